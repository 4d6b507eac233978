import BidiMessages
import BidiText

/// A chain of units that is not read in one direction.
public struct NumberSequenceRule: Rule {
  /// The name of the rule.
  public static let id = "number-sequence"
  /// How bad a finding is.
  public static let severity = Severity.error
  /// What the rule finds.
  public static let summary =
    "Numbers that one separator joins are not read from end to end."

  /// What is said of the rule.
  public static let document = RuleDocument(
    finds: """
      Dimensions, products and paths of menus that are read partly from the left and partly from the right: \
      `5 x 7 x 9 mm`, `12 x $5.00`, `a > PDF > DOC`. Ranges are looked at under a policy (`--numbers fa=range-ltr`).
      """,
    matters: """
      `5 x 7 x 9 mm` is shown as `x 7 x 9 mm 5`: nobody can tell which number is which.
      """,
    examples: [
      .init(
        "he", wrong: #""a" = "גודל 5 x 7 x 9 mm בערך";"#,
        right: #""a" = "גודל ‹LRM›5 x 7 x 9 mm בערך";"#)
    ],
    fixSafety: .safe,
    fix: """
      The cheapest controls that put the value right, all of its lines together, in every container that was asked for \
      and for every class of argument. Safe, and unsafe where a control stands right at an address, so that whoever \
      copies it copies the control. None for values that a program reads, such as addresses and identifiers.
      """,
    sources: ["UAX #9, rules W7, N1, N2 and L2"])
}

extension NumberSequenceRule: OrderRule {
  static func finds(
    _ fault: Fault, of line: LineVerdict, _ direction: WritingDirection
  ) -> Bool {
    fault.certainty == .always && fault.point == .chain && line.hasOwnLetters
      && fault.paragraphDirection == direction
  }

  static func message(_ fault: Fault, of entry: CheckedEntry, _ locale: MessageLocale) -> String {
    fault.with + fault.clause(entry)
  }
}
