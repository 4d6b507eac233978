import BidiMessages
import BidiText

/// An argument that nothing keeps apart from its neighbours.
public struct PlaceholderUnisolatedRule: Rule {
  /// The name of the rule.
  public static let id = "placeholder-unisolated"
  /// How bad a finding is.
  public static let severity = Severity.info
  /// The rule runs only where it is asked for.
  public static let isOptIn = true
  /// What the rule finds.
  public static let summary =
    "An argument with signs at its edges, or an address, is torn apart."

  /// What is said of the rule.
  public static let document = RuleDocument(
    finds: """
      Arguments that are torn apart or move their neighbours only where they are a text with signs at its edges \
      (`C++`, `John (Work)`), an address (a URL, a handle, a telephone number), or empty.
      """,
    matters: """
      `C++` reads `++C` where the name of a book stands. Many teams know that their arguments are plain words; so the \
      rule runs only when selected. Repairs of other findings are right for these arguments too.
      """,
    examples: [
      .init(
        "he", flag: .select("placeholder-unisolated"), wrong: #""phone" = "מספר טלפון: %@";"#,
        right: #""phone" = "מספר טלפון: ‹FSI›%@‹PDI›";"#)
    ],
    fixSafety: .safe, isFixSometimesUnsafe: true,
    fix: """
      The cheapest controls that put the value right, all of its lines together, in every container that was asked for \
      and for every class of argument. Safe, and unsafe where a control stands right at an address, so that whoever \
      copies it copies the control. None for values that a program reads, such as addresses and identifiers.
      """,
    sources: ["UAX #9, section 3.1.2, and HL", "W3C, String Metadata"])
}

extension PlaceholderUnisolatedRule: OrderRule {
  static func finds(
    _ fault: Fault, of line: LineVerdict, _ direction: WritingDirection
  ) -> Bool {
    fault.certainty == .rare && line.hasOwnLetters
      && (fault.container == .natural || fault.paragraphDirection == direction)
  }

  static func message(_ fault: Fault, of entry: CheckedEntry, _ locale: MessageLocale) -> String {
    fault.with + fault.clause(entry)
  }
}
