import LocalizationFiles

/// The file cannot be read, and Foundation refuses the whole of it.
///
/// ## What it finds
///
/// A missing semicolon, a string that is never closed, a value that is none; in an XML property list what
/// is not well-formed or not a property list.
///
/// ## Why it matters
///
/// An app shows keys instead of texts, for every entry of the file.
///
/// ## Fix
///
/// None: what was meant is for a person to say. Such a file is never edited.
///
/// ## Source
///
/// Foundation's reader for property lists.
public struct ParseErrorRule: SyntaxRule {
  static let kind = SyntaxProblem.Kind.parseError
  /// Entries are lost.
  public static let severity = Severity.error
  /// What the rule finds.
  public static let summary = "The file cannot be read; an app shows keys instead of texts."
}
