import BidiLint
import BidiSource
import BidiProject

/// Which findings a team wants to hear of.
struct FindingFilter: Sendable {
  /// The findings that it has accepted.
  var baseline: Baseline?

  /// The file of these; nil for none.
  var baselineName: String?

  /// Whether findings may be left out.
  var isActive: Bool { baseline != nil || changes != nil }

  /// What it has changed; nil where everything is looked at.
  var changes: GitChanges?

  /// The filter for the findings of one file; nil where nothing of it is of interest.
  func ofFile(_ loaded: Project.Loaded) throws(FileFailure) -> FileFilter? {
    guard let changes else { return FileFilter(baseline: baseline, old: nil) }
    guard let old = try changes.oldValues(of: loaded.path, loaded.file) else { return nil }
    return FileFilter(baseline: baseline, old: old)
  }
}

/// Which findings of one file a team wants to hear of, and what it had accepted of the others.
struct FileFilter: Sendable {
  let baseline: Baseline?
  let old: OldValues?

  /// How often accepted findings were seen, by their fingerprints.
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
