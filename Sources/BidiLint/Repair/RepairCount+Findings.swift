extension RepairCount {
  /// Counts the findings that a ``Fixer`` repairs: every finding that has a fix.
  ///
  /// - Parameter findings: The findings of a ``Linter``.
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
