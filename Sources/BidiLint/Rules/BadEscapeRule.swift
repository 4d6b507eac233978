import LocalizationFiles

/// An escape that reads as something else than it looks, such as `\u203A` for `\U203A`.
///
/// ## What it finds
///
/// `\u` with four hexadecimal digits, a backslash before a letter that is no escape, `\U` with fewer than
/// four digits, and half a surrogate pair.
///
/// ## Why it matters
///
/// The backslash is dropped, and readers see the letters and digits.
///
/// ## Fix
///
/// Unsafe, for `\u` in values: a capital U. In keys there is none: the app asks for the key as it is.
///
/// ## Source
///
/// Foundation's reader.
public struct BadEscapeRule: SyntaxRule {
  static let kind = SyntaxProblem.Kind.badEscape
  /// Readers see the escape's letters.
  public static let severity = Severity.warning
  /// What the rule finds.
  public static let summary = "An escape that the format does not have: readers see its letters."
}
