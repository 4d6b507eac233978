import BidiMessages
import BidiText

/// A pair of brackets or quotation marks that is torn apart.
public struct BracketTornRule: Rule {
  /// The name of the rule.
  public static let id = "bracket-torn"
  /// How bad a finding is.
  public static let severity = Severity.error
  /// What the rule finds.
  public static let summary =
    "A bracket or quotation mark is shown apart from what it encloses."

  /// What is said of the rule.
  public static let document = RuleDocument(
    finds: """
      Brackets and quotation marks that enclose something else on the screen than in the text: a quotation behind a \
      Latin word whose first mark is drawn to the word and whose last is not.
      """,
    matters: """
      The reader cannot tell what is quoted or in brackets.
      """,
    examples: [
      .init(
        "he", wrong: #""a" = "פתחו Word \"Draft\" עכשיו";"#,
        right: #""a" = "פתחו Word \"Draft\"‹LRM› עכשיו";"#)
    ],
    fixSafety: .safe,
    fix: """
      The cheapest controls that put the value right, all of its lines together, in every container that was asked for \
      and for every class of argument. Safe, and unsafe where a control stands right at an address, so that whoever \
      copies it copies the control. None for values that a program reads, such as addresses and identifiers.
      """,
    sources: ["UAX #9, rules N0, N1 and N2"])
}

extension BracketTornRule: OrderRule {
  static func finds(
    _ fault: Fault, of line: LineVerdict, _ direction: WritingDirection
  ) -> Bool {
    fault.certainty == .always && fault.point == .pair && line.hasOwnLetters
      && fault.paragraphDirection == direction
  }

  static func message(_ fault: Fault, of entry: CheckedEntry, _ locale: MessageLocale) -> String {
    fault.with + fault.clause(entry)
  }
}
