public import BidiMessages

/// A repair, and where the value is right after it.
public struct ExplainedRepair: Sendable, Hashable {
  /// The controls that are put in and taken out, and the orders before and after.
  public let repair: MessageRepair

  /// The repaired text with its controls as the format of the file escapes them; nil where the format has no escapes,
  /// and where there are no controls.
  public let escaped: EscapedText?

  /// The containers that were asked for.
  ///
  /// The value is right in each of them after the repair: without that proof there is no repair.
  public let askedFor: [Container]

  /// The other containers in which the value is right after the repair.
  public let alsoRight: [Container]

  /// The other containers in which it is wrong after the repair.
  public let stillWrong: [Container]

  /// Whether `fix` makes it; others are made with `--unsafe-fixes`.
  public var isSafe: Bool { repair.isSafe }
}

/// A text with its controls as escapes.
public struct EscapedText: Sendable, Hashable {
  /// What messages call the format that has these escapes.
  public let formatName: String

  /// The text.
  public let text: String
}
