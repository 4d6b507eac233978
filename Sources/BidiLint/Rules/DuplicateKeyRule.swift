import BidiSource
import LocalizationFiles

/// A key stands in the file twice, and only the last entry is used.
///
/// ## What it finds
///
/// Two entries whose keys are equal when decoded: "\U0041" and "A" are one key.
///
/// ## Why it matters
///
/// Foundation uses the last entry. A change of the first entry has no effect, and the person who
/// edits it wonders why.
///
/// ## Example
///
///     en
///     wrong: "a" = "one"; "a" = "two";
///     right: "a" = "two";
///
/// ## Fix
///
/// None. Only a person can say which entry is right.
///
/// ## Source
///
/// - Foundation's reader of property lists
struct DuplicateKeyRule: SyntaxRule {
  static let kind = SyntaxProblem.Kind.duplicateKey
  static let headline = "the key stands in the file twice"
  static let severity = Severity.warning
}
