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

/// A finding without its file and location.
struct OffsetFinding {
  /// A view in a function.
  struct Subject: Hashable {
    let function: Int
    /// The view, without spaces.
    let view: String
  }

  /// The byte offset in the text that gives the location.
  let offset: Int
  var finding: AuditFinding
  /// The view that the finding is about; nil if it is not seen.
  var subject: Subject?
}

extension SourceRule {
  /// A finding of this rule.
  static func finding(
    at offset: Int, severity: Severity = .warning, explanation: String, cure: String,
    image: String? = nil, about subject: OffsetFinding.Subject? = nil
  ) -> OffsetFinding {
    OffsetFinding(
      offset: offset,
      finding: AuditFinding(
        rule: id, severity: severity, explanation: explanation, cure: cure, image: image),
      subject: subject)
  }
}

extension Outline {
  /// The view that a finding is about, for rules of places and distances; nil for a view that is not seen.
  func subject(_ place: Place, _ view: String) -> OffsetFinding.Subject? {
    view.isEmpty ? nil : OffsetFinding.Subject(function: function(of: place.scope), view: view)
  }
}

extension [OffsetFinding] {
  /// The findings in the order of the file; of several about one view in one function, the first says that they belong together.
  func toldTogether() -> [OffsetFinding] {
    let counts = Dictionary(grouping: self, by: \.subject).mapValues(\.count)
    var told: Set<OffsetFinding.Subject> = []
    return sorted { $0.offset < $1.offset }.map { found in
      guard let subject = found.subject, let count = counts[subject], count > 1,
        told.insert(subject).inserted
      else { return found }
      var first = found
      let own = found.finding
      first.finding = AuditFinding(
        rule: own.rule, severity: own.severity,
        explanation: own.explanation
          + " \(count) findings in this function are about \(subject.view): mend them together.",
        cure: own.cure, image: own.image)
      return first
    }
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
