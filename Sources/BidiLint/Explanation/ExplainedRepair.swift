package import BidiText
package import BidiJudge

/// A repair, with the containers in which the value is right after it.
package struct ExplainedRepair: Sendable, Hashable {
  /// The controls that are inserted and removed, and the orders before and after.
  package let repair: MessageRepair

  /// The repaired text, with controls as escapes of the file's format; nil if the format has no escapes, and if there
  /// are no controls.
  package let escaped: EscapedText?

  /// The containers that the options ask for.
  ///
  /// After the repair the value is right in each of them; otherwise there is no repair.
  package let askedFor: [DisplayContainer]

  /// The other containers in which the value is right after the repair.
  package let alsoRight: [DisplayContainer]

  /// The other containers in which the value is wrong after the repair.
  package let stillWrong: [DisplayContainer]

  /// Whether `fix` makes the repair.
  ///
  /// Other repairs need `--unsafe-fixes`.
  package var isSafe: Bool { repair.isSafe }
}

/// A text with its controls as escapes.
package struct EscapedText: Sendable, Hashable {
  /// The name of the format, for messages.
  package let formatName: String

  /// The text.
  package let text: String
}
