internal import BidiSource

/// A fault that the syntax of a source file proves.
protocol SourceRule: Sendable {
  /// The name of the fault.
  static var id: String { get }

  /// What is said of the rule.
  static var document: SourceRuleDocument { get }

  /// The faults in a file.
  static func findings(in outline: Outline) -> [RuleFinding]
}

/// A fault of a file, before its offset is a line.
struct RuleFinding {
  let offset: Int
  var severity = Severity.warning
  let explanation: String
  let cure: String
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

    init(swift wrong: String, _ right: String) {
      (file, self.wrong, self.right) = ("Example.swift", wrong, right)
    }

    init(objectiveC wrong: String, _ right: String) {
      (file, self.wrong, self.right) = ("Example.m", wrong, right)
    }
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
