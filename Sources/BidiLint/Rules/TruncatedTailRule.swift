import BidiSource
import LocalizationFiles

/// A stray character makes Foundation drop the rest of the file silently.
///
/// ## What it finds
///
/// The first character between entries that begins no entry, such as a second semicolon, and a key
/// whose quotation mark is never closed.
///
/// ## Why it matters
///
/// Foundation stops there without an error, and the app misses every entry after that place.
///
/// ## Example
///
///     en
///     wrong: "a" = "b";; "c" = "d";
///     right: "a" = "b"; "c" = "d";
///
/// ## Fix
///
/// None. Remove the character. The entries after it are checked all the same.
///
/// ## Source
///
/// - Foundation's reader of property lists, which does not look for the end of the file
/// - Thread SwiftGen#776
struct TruncatedTailRule: SyntaxRule {
  static let kind = SyntaxProblem.Kind.truncatedTail
  static let headline = "the rest of the file is lost"
  static let severity = Severity.error
}
