import LocalizationFiles

/// A comment that is never closed.
///
/// ## What it finds
///
/// A `/*` without its `*/`.
///
/// ## Why it matters
///
/// It swallows the rest of the file, and Foundation does not say so.
///
/// ## Fix
///
/// None: where it should end is for a person to say.
///
/// ## Source
///
/// Foundation's reader.
public struct OpenCommentRule: SyntaxRule {
  static let kind = SyntaxProblem.Kind.openComment
  /// Entries are lost.
  public static let severity = Severity.error
  /// What the rule finds.
  public static let summary = "A /* that is never closed swallows the rest of the file."
}
