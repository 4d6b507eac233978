extension RepairCount {
  /// How many of some findings a ``Fixer`` repairs: each finding that has a fix is gone once it is made.
  ///
  /// - Parameter findings: What a ``Linter`` found.
  /// - Complexity: O(*n*).
  package init(of findings: [Finding]) {
    self.init()
    for finding in findings {
      switch finding.fix?.edits.isEmpty == false ? finding.fix?.safety : nil {
      case .safe: safe += 1
      case .unsafe: unsafe += 1
      case nil where finding.rule == ParseErrorRule.id: unreadable += 1
      case nil: notRepairable += 1
      }
    }
  }
}
