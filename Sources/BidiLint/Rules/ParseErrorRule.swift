import BidiSource
import LocalizationFiles

/// The file cannot be read, and the app shows keys instead of texts.
///
/// ## What it finds
///
/// A missing semicolon, a string that is never closed, or text that is no value. In an XML property
/// list: text that is not well-formed XML or not a property list.
///
/// ## Why it matters
///
/// Foundation refuses the whole file, and the app shows keys instead of texts.
///
/// ## Example
///
///     en
///     wrong: "a" = "b" "c" = "d";
///     right: "a" = "b"; "c" = "d";
///
/// ## Fix
///
/// None. Only a person can say what was meant. Such a file is never edited.
///
/// ## Source
///
/// - Foundation's reader of property lists
struct ParseErrorRule: SyntaxRule {
  static let kind = SyntaxProblem.Kind.parseError
  static let headline = "the file cannot be read"
  static let severity = Severity.error
}
