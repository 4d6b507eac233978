import BidiMessages
import BidiText

/// A unit with signs at its edges that is not shown whole.
public struct LTRRunEdgeRule: Rule {
  /// The name of the rule.
  public static let id = "ltr-run-edge"
  /// How bad a finding is.
  public static let severity = Severity.error
  /// What the rule finds.
  public static let summary =
    "A word, code or number with signs is torn apart in a line of the other direction."

  /// What is said of the rule.
  public static let document = RuleDocument(
    finds: """
      `C++`, `c#`, `@ali`, `/usr/bin`, `https://example.com/`, `403(b)(2)` and telephone numbers in a right-to-left \
      line whose signs are shown on the other side, or whose parts are shown apart.
      """,
    matters: """
      `C++` reads `++C`, an address ends in a slash that stands before it, a telephone number reaches somebody else.
      """,
    examples: [
      .init(
        "ar", wrong: #""a" = "كتاب C++ للمبتدئين";"#, right: #""a" = "كتاب C++‹LRM› للمبتدئين";"#)
    ],
    fixSafety: .safe, isFixSometimesUnsafe: true,
    fix: """
      The cheapest controls that put the value right, all of its lines together, in every container that was asked for \
      and for every class of argument. Safe, and unsafe where a control stands right at an address, so that whoever \
      copies it copies the control. None for values that a program reads, such as addresses and identifiers.
      """,
    sources: ["UAX #9, rules N1, N2 and L2"])
}

extension LTRRunEdgeRule: OrderRule {
  static func finds(
    _ fault: Fault, of line: LineVerdict, _ direction: WritingDirection
  ) -> Bool {
    fault.certainty == .always && fault.point == .whole && line.hasOwnLetters
      && fault.paragraphDirection == direction
  }

  static func message(_ fault: Fault, of entry: CheckedEntry, _ locale: MessageLocale) -> String {
    fault.with + fault.clause(entry)
  }
}
