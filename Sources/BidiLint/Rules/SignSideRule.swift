import BidiMessages
import BidiText

/// A sign on the side that a policy does not want.
public struct SignSideRule: Rule {
  /// The name of the rule.
  public static let id = "sign-side"
  /// How bad a finding is.
  public static let severity = Severity.info
  /// What the rule finds.
  public static let summary =
    "The sign of a number stands on the side that the policy does not want."

  /// What is said of the rule.
  public static let document = RuleDocument(
    finds: """
      Signed numbers, where a policy says on which side the sign goes: `--numbers fa=sign-left`. Without one, nothing.
      """,
    matters: """
      Readers of Persian expect `-23`, those of Arabic often `23-`; the algorithm decides by the letters before.
      """,
    examples: [
      .init(
        "fa", flag: .numbers("fa=sign-left"), wrong: #""a" = "شماره -23 شماره";"#,
        right: #""a" = "شماره ‹LRM›-23 شماره";"#)
    ],
    fixSafety: .safe,
    fix: """
      The cheapest controls that put the value right, all of its lines together, in every container that was asked for \
      and for every class of argument. Safe, and unsafe where a control stands right at an address, so that whoever \
      copies it copies the control. None for values that a program reads, such as addresses and identifiers.
      """,
    sources: ["UAX #9, rules W4 and W5", "W3C alreq, issue 288", "CLDR number patterns"])
}

extension SignSideRule: OrderRule {
  static func finds(
    _ fault: Fault, of line: LineVerdict, _ direction: WritingDirection
  ) -> Bool {
    fault.point == .sign
  }

  static func message(_ fault: Fault, of entry: CheckedEntry, _ locale: MessageLocale) -> String {
    fault.with + fault.clause(entry)
  }
}
