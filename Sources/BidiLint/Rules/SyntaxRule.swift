import BidiText
import LocalizationFiles

/// A rule whose findings the reader of the file makes.
protocol SyntaxRule: Rule {
  static var kind: SyntaxProblem.Kind { get }

  /// Whether a problem of the kind is not one that another rule knows more about.
  static func isForThisRule(_ problem: SyntaxProblem, in file: LocalizationFile) -> Bool
}

extension SyntaxRule {
  static func isForThisRule(_ problem: SyntaxProblem, in file: LocalizationFile) -> Bool { true }

  /// At the file alone.
  public static var looksAtEntries: Bool { false }

  /// The name of the rule.
  public static var id: String { kind.rawValue }

  /// The problems of the rule's kind that the reader found.
  public func check(_ file: LocalizationFile, in context: RuleContext) -> [Diagnosis] {
    file.problems.filter { $0.kind == Self.kind && Self.isForThisRule($0, in: file) }.map {
      problem in
      Diagnosis(
        range: problem.range, key: problem.key, message: problem.message, help: problem.help,
        fix: problem.repair.map {
          // What the file says changes, so a person should look.
          Fix(edits: [$0], safety: .unsafe, message: problem.help ?? "repair the escape")
        })
    }
  }
}
