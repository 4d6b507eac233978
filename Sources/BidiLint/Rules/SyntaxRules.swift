import BidiText
import LocalizationFiles

/// A rule whose findings the reader of the file makes.
protocol SyntaxRule: Rule {
  static var kind: SyntaxProblem.Kind { get }
}

extension SyntaxRule {
  /// The name of the rule.
  public static var id: String { kind.rawValue }

  /// The problems of the rule's kind that the reader found.
  public func check(
    _ file: LocalizationFile, in context: RuleContext
  ) throws(BidiError) -> [Diagnosis] {
    file.problems.filter { $0.kind == Self.kind }.map { problem in
      Diagnosis(
        range: problem.range, key: nil, message: problem.message, help: problem.help,
        fix: problem.repair.map {
          // What the file says changes, so a person should look.
          Fix(edits: [$0], safety: .unsafe, message: problem.help ?? "repair the escape")
        })
    }
  }
}

/// The file cannot be read, and Foundation refuses the whole of it.
///
/// Such a file is never edited.
public struct ParseErrorRule: SyntaxRule {
  static let kind = SyntaxProblem.Kind.parseError
  /// Entries are lost.
  public static let severity = Severity.error
  /// What the rule finds.
  public static let summary = "The file cannot be read; an app shows keys instead of texts."
}

/// A stray character, such as a second semicolon, behind which Foundation reads nothing.
public struct TruncatedTailRule: SyntaxRule {
  static let kind = SyntaxProblem.Kind.truncatedTail
  /// Entries are lost.
  public static let severity = Severity.error
  /// What the rule finds.
  public static let summary =
    "A stray character makes Foundation drop the rest of the file silently."
}

/// A comment that is never closed.
public struct OpenCommentRule: SyntaxRule {
  static let kind = SyntaxProblem.Kind.openComment
  /// Entries are lost.
  public static let severity = Severity.error
  /// What the rule finds.
  public static let summary = "A /* that is never closed swallows the rest of the file."
}

/// Two entries with one key.
///
/// Keys are compared decoded: `"\U0041"` and `"A"` are one.
public struct DuplicateKeyRule: SyntaxRule {
  static let kind = SyntaxProblem.Kind.duplicateKey
  /// One of the two texts is never shown.
  public static let severity = Severity.warning
  /// What the rule finds.
  public static let summary = "A key stands in the file twice; the last one is used."
}

/// An escape that reads as something else than it looks, such as `\u203A` for `\U203A`.
public struct BadEscapeRule: SyntaxRule {
  static let kind = SyntaxProblem.Kind.badEscape
  /// Readers see the escape's letters.
  public static let severity = Severity.warning
  /// What the rule finds.
  public static let summary = "An escape that the format does not have: readers see its letters."
}
