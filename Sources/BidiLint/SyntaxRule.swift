import LocalizationFiles

/// A rule whose findings are problems that the reader of the file found.
protocol SyntaxRule: FileRule {
  /// The kind of problems that are findings of this rule.
  static var kind: SyntaxProblem.Kind { get }

  /// Whether this rule reports a problem, and no other rule does.
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
          // The fix changes the meaning of the file, so a person should look.
          Fix(edits: [$0], safety: .unsafe, message: problem.help ?? "repair the escape")
        })
    }
  }
}
