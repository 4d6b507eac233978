import BidiMessages
import BidiText

/// A line whose order depends on its container.
public struct ContainerDependentRule: Rule {
  /// The name of the rule.
  public static let id = "container-dependent"
  /// How bad a finding is.
  public static let severity = Severity.warning
  /// What the rule finds.
  public static let summary =
    "A line is right in a container of its direction and wrong in one of the other."

  /// What is said of the rule.
  public static let document = RuleDocument(
    finds: """
      Lines of mixed direction, or with arguments, that are right in their own direction and wrong in a container of \
      the other one (`--container ltr`, `rtl` or `any`).
      """,
    matters: """
      The halves of a sentence change places round a Latin word.
      """,
    examples: [
      .init(
        "he", flag: .container(.ltr), wrong: #""a" = "הילד רץ home מהר.";"#,
        right: #""a" = "‹RLE›הילד רץ home מהר.‹PDF›";"#)
    ],
    fixSafety: .safe, isFixSometimesUnsafe: true,
    fix: """
      The cheapest controls that put the value right, all of its lines together, in every container that was asked for \
      and for every class of argument. Safe, and unsafe where a control stands right at an address, so that whoever \
      copies it copies the control. None for values that a program reads, such as addresses and identifiers.
      """,
    sources: ["UAX #9, rules P2, P3, L1 and L2"])
}

extension ContainerDependentRule: OrderRule {
  static func finds(
    _ fault: Fault, of line: LineVerdict, _ direction: WritingDirection
  ) -> Bool {
    fault.container != .natural
  }

  static func message(_ fault: Fault, of entry: CheckedEntry, _ locale: MessageLocale) -> String {
    fault.with + "in a \(fault.paragraphDirection.words) container " + fault.clause(entry)
  }
}
