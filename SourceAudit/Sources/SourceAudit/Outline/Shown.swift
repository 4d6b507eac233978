internal import BidiSource

/// Findings of which the sources do not show that somebody sees them: they are infos.
extension OffsetFinding {
  /// The finding as an info, with the reason.
  func asInfo(_ reason: String) -> OffsetFinding {
    var info = self
    info.finding = AuditFinding(
      rule: finding.rule, severity: .info, explanation: finding.explanation + reason,
      cure: finding.cure, image: finding.image)
    return info
  }
}

extension Outline {
  /// A finding, as an info if the sources do not show that the code runs in the app.
  func weighed(_ found: OffsetFinding, isExample: Bool) -> OffsetFinding {
    if found.finding.severity == .info { return found }
    if isExample { return found.asInfo(" The file is one of an example.") }
    if isUnshown(found.offset) {
      return found.asInfo(" The sources do not show that something which runs gets here.")
    }
    if knowsProject, Self.withoutPicture.contains(found.finding.rule) {
      return found.asInfo(" The sources do not show what the user sees of it.")
    }
    if let subject = found.subject, isHiddenForEver(subject.view, in: subject.function) {
      return found.asInfo(" \(subject.view) is hidden, and the sources do not show it again.")
    }
    return found
  }

  /// Rules about a way or a choice whose effect stands elsewhere.
  private static let withoutPicture: Set<String> = [
    "physical-pan", "bridged-edge", "physical-translation",
  ]
}
