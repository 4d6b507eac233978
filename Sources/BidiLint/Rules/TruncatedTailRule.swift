import LocalizationFiles

/// A stray character, such as a second semicolon, behind which Foundation reads nothing.
public struct TruncatedTailRule: SyntaxRule {
  static let kind = SyntaxProblem.Kind.truncatedTail
  /// Entries are lost.
  public static let severity = Severity.error
  /// What the rule finds.
  public static let summary =
    "A stray character makes Foundation drop the rest of the file silently."

  /// What is said of the rule.
  public static let document = RuleDocument(
    finds: """
      The first character between entries that begins none, such as a second semicolon, and a key whose \
      quotation mark is never closed.
      """,
    matters:
      "Foundation stops there without an error, and every enbehind it is missing in the app.",
    examples: [
      .init("en", wrong: #""a" = "b";; "c" = "d";"#, right: #""a" = "b"; "c" = "d";"#)
    ],
    fixSafety: nil,
    fix: "None: remove the character. Entries behind it are checked all the same.",
    sources: [
      "Foundation's reader of property lists, which does not look for the end of the file",
      "Thread SwiftGen#776",
    ])
}
