package import BidiLayout
package import BidiSource
internal import BidiText
internal import Foundation

/// What the audit finds in scene files, storyboards, XIBs and source files, as text or JSON.
package struct AuditReport: Sendable {
  /// A finding with its file.
  package struct Entry: Sendable, Hashable, Codable {
    /// The path of the file.
    package let file: String

    /// The finding.
    package let finding: LayoutFinding
  }

  /// The findings, in the order of the files.
  package let entries: [Entry]

  /// The findings in source files, storyboards and XIBs, in the order of the files.
  package let placed: [PlacedFinding]

  /// Whether there is a finding that is no info.
  package var hasFaults: Bool {
    !entries.isEmpty || placed.contains { $0.severity == .warning }
  }

  private let fileCount: Int

  /// Looks at files.
  ///
  /// Texts are those of the right-to-left interface; where a translation stands for a text, both
  /// are looked at.
  ///
  /// - Parameters:
  ///   - files: The files; the back gestures of all are compared.
  ///   - placed: What was found in source files, storyboards and XIBs.
  ///   - count: In how many files that was looked for.
  ///   - strategy: How the scenes become right to left.
  package init(
    _ files: [SceneFile], beside placed: [PlacedFinding] = [], inFiles count: Int = 0,
    strategy: MirroringStrategy = .direct
  ) {
    var entries = files.flatMap { file in
      LayoutAudit(
        file.scene(in: .rightToLeft), translating: file.scene, strategy: strategy,
        locale: file.locale
      ).findings().map { Entry(file: file.path, finding: $0) }
    }
    entries += LayoutAudit.backGestures(
      of: files.map { (name: $0.path, gesture: $0.backGesture) }
    ).map { Entry(file: $0.path.first ?? "", finding: $0) }
    self.entries = entries
    self.placed = placed
    fileCount = files.count + count
  }

  /// Lays two captures of one screen side by side.
  ///
  /// - Parameters:
  ///   - first: The file with the screen while it was left to right.
  ///   - second: The file with the screen while it was right to left.
  package init(comparing first: SceneFile, with second: SceneFile) {
    let comparison = CaptureComparison(leftToRight: first.scene, rightToLeft: second.scene)
    entries =
      comparison.findings().map { Entry(file: second.path, finding: $0) }
      + comparison.findingsLeftToRight().map { Entry(file: first.path, finding: $0) }
    placed = []
    fileCount = 2
  }

  /// Three lines for each finding: file, path of the node or place in the source, and kind; explanation; cure.
  ///
  /// The last line counts files and findings.
  package func text() -> String {
    entries.map { entry in
      let finding = entry.finding
      let path = finding.indexPath.isEmpty ? "" : " \(finding.path.joined(separator: "/")):"
      return "\(entry.file):\(path) [\(finding.kind.rawValue)]\n  \(finding.explanation)\n"
        + "  \(finding.cure)\n"
    }.joined() + placed.map(text).joined() + count
  }

  private func text(_ finding: PlacedFinding) -> String {
    let object = finding.objectID.map { " \(finding.label ?? "") (\($0))" } ?? ""
    let fix = finding.hasFix == true ? " (bidi-scene fix does.)" : ""
    return
      "\(finding.file):\(finding.line):\(finding.column): \(finding.severity.rawValue): [\(finding.rule)]\(object)\n"
      + "  \(finding.explanation)\n  \(finding.cure)\(fix)\n"
  }

  private var count: String {
    let infos = placed.count { $0.severity == .info }
    let faults = entries.count + placed.count - infos
    let findings = faults == 0 ? "no findings" : quantity(faults, "finding")
    let more = infos == 0 ? "" : ", \(quantity(infos, "info"))"
    return "\(quantity(fileCount, "file")), \(findings)\(more)\n"
  }

  /// The findings as a JSON list.
  ///
  /// - Returns: JSON, names sorted, ending in a line break.
  /// - Throws: Foundation's error where it cannot be written.
  package func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let records = entries.map(Record.scene) + placed.map(Record.placed)
    return String(decoding: try encoder.encode(records), as: UTF8.self) + "\n"
  }

  /// A finding as it is written: all have `file` and `finding`, those with a place in a file a `location` too.
  private enum Record: Encodable {
    case scene(Entry)
    case placed(PlacedFinding)

    private enum Key: String, CodingKey {
      case file, finding, location, kind, severity, explanation, cure, line, column, byteOffset,
        objectID, label, hasFix
    }

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .scene(let entry): try entry.encode(to: encoder)
      case .placed(let found):
        var record = encoder.container(keyedBy: Key.self)
        try record.encode(found.file, forKey: .file)
        var location = record.nestedContainer(keyedBy: Key.self, forKey: .location)
        try location.encode(found.line, forKey: .line)
        try location.encode(found.column, forKey: .column)
        try location.encode(found.byteOffset, forKey: .byteOffset)
        var finding = record.nestedContainer(keyedBy: Key.self, forKey: .finding)
        try finding.encode(found.rule, forKey: .kind)
        try finding.encode(found.severity, forKey: .severity)
        try finding.encode(found.explanation, forKey: .explanation)
        try finding.encode(found.cure, forKey: .cure)
        try finding.encodeIfPresent(found.objectID, forKey: .objectID)
        try finding.encodeIfPresent(found.label, forKey: .label)
        try finding.encodeIfPresent(found.hasFix, forKey: .hasFix)
      }
    }
  }
}
