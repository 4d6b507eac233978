import BidiMessages
import BidiText

/// A right-to-left text in a left-to-right container.
public struct RTLOnlyInLTRRule: Rule {
  /// The name of the rule.
  public static let id = "rtl-only-in-ltr"
  /// How bad a finding is.
  public static let severity = Severity.warning
  /// What the rule finds.
  public static let summary =
    "A right-to-left text is shown out of order in a left-to-right container."

  /// What is said of the rule.
  public static let document = RuleDocument(
    finds: """
      Lines of the letters of one right-to-left language, without Latin ones and without arguments, in a container that \
      is left to right (`--container ltr` or `any`).
      """,
    matters: """
      The question mark stands at the right end, where the sentence begins.
      """,
    examples: [
      .init(
        "he", flag: .container(.ltr), wrong: #""a" = "מה שלומך?";"#,
        right: #""a" = "‹RLE›מה שלומך?‹PDF›";"#)
    ],
    fixSafety: .safe,
    fix: """
      The cheapest controls that put the value right, all of its lines together, in every container that was asked for \
      and for every class of argument. Safe, and unsafe where a control stands right at an address, so that whoever \
      copies it copies the control. None for values that a program reads, such as addresses and identifiers.
      """,
    sources: ["UAX #9, rules P2, P3, L1 and L2"])
}

extension RTLOnlyInLTRRule: OrderRule {
  static func finds(
    _ fault: Fault, of line: LineVerdict, _ direction: WritingDirection
  ) -> Bool {
    fault.container == .ltr && direction == .rightToLeft && line.hasOwnLetters
      && !line.hasForeignLetters && !line.hasArguments
  }

  static func message(_ fault: Fault, of entry: CheckedEntry, _ locale: MessageLocale) -> String {
    "shown in a \(fault.paragraphDirection.words) container, " + fault.clause(entry)
  }
}
