import LocalizationFiles

/// Two entries with one key.
public struct DuplicateKeyRule: SyntaxRule {
  static let kind = SyntaxProblem.Kind.duplicateKey
  /// One of the two texts is never shown.
  public static let severity = Severity.warning
  /// What the rule finds.
  public static let summary = "A key stands in the file twice; the last one is used."

  /// What is said of the rule.
  public static let document = RuleDocument(
    finds: #"Two entries whose keys are equal when decoded: "\U0041" and "A" are one key."#,
    matters: "The last one is used. Whoever edits the first wonders why nothing changes.",
    examples: [
      .init(
        "en", wrong: #""a" = "one"; "a" = "two";"#, right: #""a" = "two";"#)
    ],
    fixSafety: nil,
    fix: "None: which one is right is for a person to say.",
    sources: ["Foundation's reader of property lists"])
}
