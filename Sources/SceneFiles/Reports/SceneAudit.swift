package import BidiLayout
package import BidiSource
internal import BidiText

extension AuditResult {
  /// Audits scene files.
  ///
  /// Texts are those of the right-to-left interface; where a translation stands for a text, both are audited.
  ///
  /// - Parameters:
  ///   - files: The files; the back gestures of all are compared.
  ///   - strategy: How the scenes become right to left.
  package init(auditing files: [SceneFile], strategy: MirroringStrategy = .direct) {
    let findings = files.flatMap { file in
      LayoutAudit(
        file.scene(in: .rightToLeft), translating: file.scene, strategy: strategy,
        locale: file.locale
      ).findings().map { $0.inFile(file.path) }
    }
    let gestures = LayoutAudit.backGestures(
      of: files.map { (name: $0.path, gesture: $0.backGesture) }
    ).map { $0.inFile($0.node?.path.first) }
    self.init(fileCount: files.count, findings: findings + gestures)
  }

  /// Compares two captures of one screen.
  ///
  /// - Parameters:
  ///   - first: The file with the screen while it was left to right.
  ///   - second: The file with the screen while it was right to left.
  package init(comparing first: SceneFile, with second: SceneFile) {
    let comparison = CaptureComparison(leftToRight: first.scene, rightToLeft: second.scene)
    self.init(
      fileCount: 2,
      findings: comparison.findings().map { $0.inFile(second.path) }
        + comparison.findingsLeftToRight().map { $0.inFile(first.path) })
  }
}

extension AuditFinding {
  fileprivate func inFile(_ path: String?) -> AuditFinding {
    var finding = self
    finding.file = path
    return finding
  }
}
