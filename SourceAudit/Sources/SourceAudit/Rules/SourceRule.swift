internal import BidiSource

/// A fault that the syntax of a source file proves.
protocol SourceRule: Sendable {
  /// The name of the fault.
  static var id: String { get }

  /// What is said of the rule, from its doc comment; `Scripts/check-rules --write` writes it.
  static var document: SourceRuleDocument { get }

  /// The faults in a file.
  static func findings(in outline: Outline) -> [OffsetFinding]
}

/// A finding without its file and location, and the byte offset in the text that gives the location.
typealias OffsetFinding = (offset: Int, finding: AuditFinding)

extension SourceRule {
  /// A finding of this rule.
  static func finding(
    at offset: Int, severity: Severity = .warning, explanation: String, cure: String,
    image: String? = nil
  ) -> OffsetFinding {
    (
      offset,
      AuditFinding(
        rule: id, severity: severity, explanation: explanation, cure: cure, image: image)
    )
  }
}

/// The document of a rule.
public struct SourceRuleDocument: Sendable {
  /// Source with the fault, and without.
  public struct Example: Sendable {
    /// A file's name, which says the language.
    public let file: String
    /// The fault.
    public let wrong: String
    /// The same without it.
    public let right: String
  }

  /// The rule in one line.
  public let summary: String
  /// What is found.
  public let finds: String
  /// What is not found, because it may be meant.
  public let silent: String
  /// What a reader of a right-to-left language sees.
  public let matters: String
  /// At least one.
  public let examples: [Example]
  /// Where the facts come from.
  public let sources: [String]
}
