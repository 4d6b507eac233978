package import BidiMessages

/// A repair, and where the value is right after it.
package struct ExplainedRepair: Sendable, Hashable {
  /// The controls that are put in and taken out, and the orders before and after.
  package let repair: MessageRepair

  /// The repaired text with its controls as the format of the file escapes them; nil where the format has no escapes,
  /// and where there are no controls.
  package let escaped: EscapedText?

  /// The containers that were asked for.
  ///
  /// The value is right in each of them after the repair: without that proof there is no repair.
  package let askedFor: [DisplayContainer]

  /// The other containers in which the value is right after the repair.
  package let alsoRight: [DisplayContainer]

  /// The other containers in which it is wrong after the repair.
  package let stillWrong: [DisplayContainer]

  /// Whether `fix` makes it; others are made with `--unsafe-fixes`.
  package var isSafe: Bool { repair.isSafe }
}

/// A text with its controls as escapes.
package struct EscapedText: Sendable, Hashable {
  /// What messages call the format that has these escapes.
  package let formatName: String

  /// The text.
  package let text: String
}
