import BidiMessages
import BidiText

/// A left-to-right text in a right-to-left container.
public struct LTROnlyInRTLRule: Rule {
  /// The name of the rule.
  public static let id = "ltr-only-in-rtl"
  /// How bad a finding is.
  public static let severity = Severity.warning
  /// What the rule finds.
  public static let summary =
    "A left-to-right text is shown out of order in a right-to-left container."

  /// What is said of the rule.
  public static let document = RuleDocument(
    finds: """
      Values of right-to-left locales without a letter of their language, in containers that are right to left \
      (`--container rtl` or `any`): untranslated sentences, names with punctuation at an edge.
      """,
    matters: """
      `What is CENO?` shows its question mark first.
      """,
    examples: [
      .init(
        "ar", flag: .container(.rtl), wrong: #""a" = "What is this?";"#,
        right: #""a" = "What is this?‹LRM›";"#)
    ],
    fixSafety: .safe, isFixSometimesUnsafe: true,
    fix: """
      The cheapest controls that put the value right, all of its lines together, in every container that was asked for \
      and for every class of argument. Safe, and unsafe where a control stands right at an address, so that whoever \
      copies it copies the control. None for values that a program reads, such as addresses and identifiers.
      """,
    sources: ["UAX #9, rules N2 and L2"])
}

extension LTROnlyInRTLRule: OrderRule {
  static func finds(
    _ fault: Fault, of line: LineVerdict, _ direction: WritingDirection
  ) -> Bool {
    fault.container == .rtl && direction == .rightToLeft && !line.hasOwnLetters
  }

  static func message(_ fault: Fault, of entry: CheckedEntry, _ locale: MessageLocale) -> String {
    fault.with + "in a \(fault.paragraphDirection.words) container " + fault.clause(entry)
  }
}
