import BidiMessages
import BidiText

/// A currency sign on the side that a policy does not want.
public struct CurrencySideRule: Rule {
  /// The name of the rule.
  public static let id = "currency-side"
  /// How bad a finding is.
  public static let severity = Severity.info
  /// What the rule finds.
  public static let summary =
    "A currency sign stands on the side that the policy does not want."

  /// What is said of the rule.
  public static let document = RuleDocument(
    finds: """
      Amounts with a currency sign, where a policy says on which side it goes: `--numbers ar=currency-left`.
      """,
    matters: """
      Behind Arabic letters rule W2 cuts the sign from its digits, and it goes to the other side.
      """,
    examples: [
      .init(
        "ar", flag: .numbers("ar=currency-left"), wrong: #""a" = "ثمن $5 فقط";"#,
        right: #""a" = "ثمن ‹LRM›$5 فقط";"#)
    ],
    fixSafety: .safe,
    fix: """
      The cheapest controls that put the value right, all of its lines together, in every container that was asked for \
      and for every class of argument. Safe, and unsafe where a control stands right at an address, so that whoever \
      copies it copies the control. None for values that a program reads, such as addresses and identifiers.
      """,
    sources: ["UAX #9, rules W2 and W5", "CLDR number patterns"])
}

extension CurrencySideRule: OrderRule {
  static func finds(
    _ fault: Fault, of line: LineVerdict, _ direction: WritingDirection
  ) -> Bool {
    fault.point == .currency
  }

  static func message(_ fault: Fault, of entry: CheckedEntry, _ locale: MessageLocale) -> String {
    fault.with + fault.clause(entry)
  }
}
