import LocalizationFiles

/// Two entries with one key.
///
/// ## What it finds
///
/// Keys that are equal when decoded: `"\U0041"` and `"A"` are one.
///
/// ## Why it matters
///
/// The last one is used. Whoever edits the first wonders why nothing changes.
///
/// ## Fix
///
/// None: which one is right is for a person to say.
///
/// ## Source
///
/// Foundation's reader.
public struct DuplicateKeyRule: SyntaxRule {
  static let kind = SyntaxProblem.Kind.duplicateKey
  /// One of the two texts is never shown.
  public static let severity = Severity.warning
  /// What the rule finds.
  public static let summary = "A key stands in the file twice; the last one is used."
}
