import LocalizationFiles

/// A rule whose findings the reader of the file makes.
protocol SyntaxRule: FileRule {
  /// The problems of the reader that are findings of this rule.
  static var kind: SyntaxProblem.Kind { get }

  /// False for a problem that another rule reports.
  static func isForThisRule(_ problem: SyntaxProblem, in file: LocalizationFile) -> Bool
}

extension SyntaxRule {
  static func isForThisRule(_ problem: SyntaxProblem, in file: LocalizationFile) -> Bool { true }

  static var id: String { kind.rawValue }

  func check(_ file: LocalizationFile, in context: RuleContext) -> [Diagnosis] {
    file.problems.filter { $0.kind == Self.kind && Self.isForThisRule($0, in: file) }.map {
      problem in
      Diagnosis(
        rule: Self.self, range: problem.range, key: problem.key, message: problem.message,
        help: problem.help,
        fix: problem.repair.map {
          // What the file says changes, so a person should look.
          Fix(edits: [$0], safety: .unsafe, message: problem.help ?? "repair the escape")
        })
    }
  }
}
