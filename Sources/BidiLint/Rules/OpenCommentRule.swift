import BidiSource
import LocalizationFiles

/// A comment that is never closed swallows the rest of the file.
///
/// ## What it finds
///
/// A /* without its */.
///
/// ## Why it matters
///
/// Foundation reads the rest of the file as a comment and reports no error. The app misses those
/// texts.
///
/// ## Example
///
///     en
///     wrong: "a" = "b"; /* a note
///     right: "a" = "b"; /* a note */
///
/// ## Fix
///
/// None. Only a person can say where the comment should end.
///
/// ## Source
///
/// - Foundation's reader of property lists
struct OpenCommentRule: SyntaxRule {
  static let kind = SyntaxProblem.Kind.openComment
  static let headline = "a comment is never closed"
  static let severity = Severity.error
}
