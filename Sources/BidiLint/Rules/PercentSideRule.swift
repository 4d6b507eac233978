import BidiMessages
import BidiText

/// A percent sign on the side that a policy does not want.
public struct PercentSideRule: Rule {
  /// The name of the rule.
  public static let id = "percent-side"
  /// How bad a finding is.
  public static let severity = Severity.info
  /// What the rule finds.
  public static let summary =
    "A percent sign stands on the side that the policy does not want."

  /// What is said of the rule.
  public static let document = RuleDocument(
    finds: """
      Numbers with a percent sign, where a policy says on which side it goes: `--numbers ar=percent-left`.
      """,
    matters: """
      `25%` alone shows its sign at the right, behind Arabic letters at the left: two screens disagree.
      """,
    examples: [
      .init(
        "ar", flag: .numbers("ar=percent-right"), wrong: #""a" = "نسبة 25% فقط";"#,
        right: #""a" = "نسبة ‹LRM›25% فقط";"#)
    ],
    fixSafety: .safe,
    fix: """
      The cheapest controls that put the value right, all of its lines together, in every container that was asked for \
      and for every class of argument. Safe, and unsafe where a control stands right at an address, so that whoever \
      copies it copies the control. None for values that a program reads, such as addresses and identifiers.
      """,
    sources: ["UAX #9, rules W2 and W5", "CLDR number patterns"])
}

extension PercentSideRule: OrderRule {
  static func finds(
    _ fault: Fault, of line: LineVerdict, _ direction: WritingDirection
  ) -> Bool {
    fault.point == .percent
  }

  static func message(_ fault: Fault, of entry: CheckedEntry, _ locale: MessageLocale) -> String {
    fault.with + fault.clause(entry)
  }
}
