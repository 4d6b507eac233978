import LocalizationFiles

/// A stray character, such as a second semicolon, behind which Foundation reads nothing.
///
/// ## What it finds
///
/// The first character between entries that begins none, and a key whose quotation mark is never closed.
///
/// ## Why it matters
///
/// Foundation stops there without an error, and every entry behind it is missing in the app.
///
/// ## Fix
///
/// None: remove the character. Entries behind it are checked all the same.
///
/// ## Source
///
/// Foundation's reader, which does not look for the end of the file.
public struct TruncatedTailRule: SyntaxRule {
  static let kind = SyntaxProblem.Kind.truncatedTail
  /// Entries are lost.
  public static let severity = Severity.error
  /// What the rule finds.
  public static let summary =
    "A stray character makes Foundation drop the rest of the file silently."
}
