import BidiLint
import BidiSource
import BidiProject

/// Selects the findings that a team wants to see.
struct FindingFilter: Sendable {
  /// The findings that the team has accepted; nil for none.
  var baseline: Baseline?

  /// The path of the baseline file; nil for none.
  var baselineName: String?

  /// Whether findings may be left out.
  var isActive: Bool { baseline != nil || changes != nil }

  /// The changes since a commit; nil if all texts are checked.
  var changes: GitChanges?

  /// The filter for the findings of one file; nil if the file has not changed.
  func ofFile(_ loaded: Project.Loaded) throws(FileFailure) -> FileFilter? {
    guard let changes else { return FileFilter(baseline: baseline, old: nil) }
    guard let old = try changes.oldValues(of: loaded.path, loaded.file) else { return nil }
    return FileFilter(baseline: baseline, old: old)
  }
}

/// Selects the findings of one file, and counts the accepted ones.
struct FileFilter: Sendable {
  let baseline: Baseline?
  let old: OldValues?

  /// The number of accepted findings, by fingerprint.
  private(set) var accepted: [String: Int] = [:]

  init(baseline: Baseline?, old: OldValues?) {
    self.baseline = baseline
    self.old = old
  }

  mutating func keep(_ findings: [Finding]) -> [Finding] {
    guard baseline != nil || old != nil else { return findings }
    return findings.filter { finding in
      if let baseline, baseline.accepts(finding) {
        accepted[finding.fingerprint, default: 0] += 1
        return false
      }
      return !(old?.holds(finding) ?? false)
    }
  }
}
