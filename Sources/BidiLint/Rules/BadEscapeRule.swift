import LocalizationFiles

/// An escape that reads as something else than it looks, such as `\u203A` for `\U203A`.
public struct BadEscapeRule: SyntaxRule {
  static let kind = SyntaxProblem.Kind.badEscape
  /// Readers see the escape's letters.
  public static let severity = Severity.warning
  /// What the rule finds.
  public static let summary = "An escape that the format does not have: readers see its letters."
  /// Escapes become the characters that they were meant for.
  public static let fixChangesText = true

  /// What is said of the rule.
  public static let document = RuleDocument(
    finds: """
      \\u with four hexadecimal digits, a backslash before a letter that is no escape, \\U with fewer than four digits, \
      and half a surrogate pair.
      """,
    matters:
      "The backslash is dropped, and readers see the letters and digits: u203A in the place of ›.",
    examples: [.init("en", wrong: #""a" = "\u203A next";"#, right: #""a" = "\U203A next";"#)],
    fixSafety: .unsafe,
    fix: """
      A capital U for \\u in values. Unsafe: the text changes, and a person should look. In keys there is none: the app \
      asks for the key as it is. Where the escape is a directional control, escaped-control-text mends it.
      """,
    sources: ["Foundation's reader of property lists"])

  /// Controls are for escaped-control-text.
  static func isForThisRule(_ problem: SyntaxProblem, in file: LocalizationFile) -> Bool {
    file.misspelledControl(problem) == nil
  }
}
