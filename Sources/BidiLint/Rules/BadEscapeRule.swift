import BidiSource
import LocalizationFiles

/// An escape that the format does not have shows its letters to readers.
///
/// ## What it finds
///
/// `\u` with four hexadecimal digits, a backslash before a letter that is no escape, `\U` with
/// fewer than four digits, and half of a surrogate pair.
///
/// ## Why it matters
///
/// Foundation drops the backslash. Readers see the letters and digits: u203A instead of ›.
///
/// ## Example
///
///     en
///     wrong: "a" = "\u203A next";
///     right: "a" = "\U203A next";
///
/// ## Fix
///
/// Unsafe. In values, `\u` becomes `\U`. The text changes, so a person should look. In keys there
/// is no fix, because the app asks for the key as it is. If the escape is a directional control,
/// escaped-control-text repairs it.
///
/// ## Source
///
/// - Foundation's reader of property lists
struct BadEscapeRule: SyntaxRule {
  static let kind = SyntaxProblem.Kind.badEscape
  static let headline = "readers see an escape that is unknown"
  static let severity = Severity.warning
  static let fixChangesText = true

  /// The rule escaped-control-text reports escapes of controls.
  static func isForThisRule(_ problem: SyntaxProblem, in file: LocalizationFile) -> Bool {
    file.misspelledControl(problem) == nil
  }
}
