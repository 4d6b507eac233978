package import BidiLint
private import BidiSource

/// From which severity on findings make a run fail.
package enum FailingSeverity: String, Sendable, Hashable, CaseIterable {
  /// Errors alone.
  case error
  /// Errors and warnings.
  case warning
  /// Every finding.
  case info
  /// None.
  case never

  /// Whether such findings make a run fail.
  package func isFailing(_ counts: LintCounts) -> Bool {
    let severities: [Severity] =
      switch self {
      case .error: [.error]
      case .warning: [.error, .warning]
      case .info: Severity.allCases
      case .never: []
      }
    return severities.contains { counts.bySeverity[$0, default: 0] > 0 }
  }
}
