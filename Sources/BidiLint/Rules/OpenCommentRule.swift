import LocalizationFiles

/// A comment that is never closed.
public struct OpenCommentRule: SyntaxRule {
  static let kind = SyntaxProblem.Kind.openComment
  /// Entries are lost.
  public static let severity = Severity.error
  /// What the rule finds.
  public static let summary = "A /* that is never closed swallows the rest of the file."

  /// What is said of the rule.
  public static let document = RuleDocument(
    finds: "A /* without its */.",
    matters:
      "It swallows the rest of the file, and Foundation does not say so: those texts are missing in the app.",
    examples: [
      .init("en", wrong: #""a" = "b"; /* a note"#, right: #""a" = "b"; /* a note */"#)
    ],
    fixSafety: nil,
    fix: "None: where the comment should end is for a person to say.",
    sources: ["Foundation's reader of property lists"])
}
