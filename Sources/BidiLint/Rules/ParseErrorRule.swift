import LocalizationFiles

/// The file cannot be read, and Foundation refuses the whole of it.
public struct ParseErrorRule: SyntaxRule {
  static let kind = SyntaxProblem.Kind.parseError
  /// Entries are lost.
  public static let severity = Severity.error
  /// What the rule finds.
  public static let summary = "The file cannot be read; an app shows keys instead of texts."

  /// What is said of the rule.
  public static let document = RuleDocument(
    finds: """
      A missing semicolon, a string that is never closed, a value that is none; in an XML property list what is \
      not well-formed or not a property list.
      """,
    matters: "Foundation refuses the whole file, and the app shows keys in the place of texts.",
    examples: [
      .init("en", wrong: #""a" = "b" "c" = "d";"#, right: #""a" = "b"; "c" = "d";"#)
    ],
    fixSafety: nil,
    fix: "None: what was meant is for a person to say. Such a file is never edited.",
    sources: ["Foundation's reader of property lists"])
}
