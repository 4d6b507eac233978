public import BidiLayout
internal import BidiText
internal import Foundation

/// What the audit finds in scene files, as text or JSON.
public struct AuditReport: Sendable {
  /// A finding with its file.
  public struct Entry: Sendable, Hashable, Codable {
    /// The path of the file.
    public let file: String

    /// The finding.
    public let finding: LayoutFinding
  }

  /// The findings, in the order of the files.
  public let entries: [Entry]

  private let fileCount: Int

  /// Looks at files.
  ///
  /// Texts are those of the right-to-left interface; where a translation stands for a text, both
  /// are looked at.
  ///
  /// - Parameters:
  ///   - files: The files; the back gestures of all are compared.
  ///   - strategy: How the scenes become right to left.
  public init(_ files: [SceneFile], strategy: MirroringStrategy = .direct) {
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
    fileCount = files.count
  }

  /// Lays two captures of one screen side by side.
  ///
  /// - Parameters:
  ///   - first: The file with the screen while it was left to right.
  ///   - second: The file with the screen while it was right to left.
  public init(comparing first: SceneFile, with second: SceneFile) {
    let comparison = CaptureComparison(leftToRight: first.scene, rightToLeft: second.scene)
    entries =
      comparison.findings().map { Entry(file: second.path, finding: $0) }
      + comparison.findingsLeftToRight().map { Entry(file: first.path, finding: $0) }
    fileCount = 2
  }

  /// Three lines for each finding: file, path of the node and kind; explanation; cure.
  ///
  /// The last line counts files and findings.
  public func text() -> String {
    entries.map { entry in
      let finding = entry.finding
      let path = finding.indexPath.isEmpty ? "" : " \(finding.path.joined(separator: "/")):"
      return "\(entry.file):\(path) [\(finding.kind.rawValue)]\n  \(finding.explanation)\n"
        + "  \(finding.cure)\n"
    }.joined() + count
  }

  private var count: String {
    let files = fileCount == 1 ? "1 file" : "\(fileCount) files"
    let findings =
      switch entries.count {
      case 0: "no findings"
      case 1: "1 finding"
      default: "\(entries.count) findings"
      }
    return "\(files), \(findings)\n"
  }

  /// The findings as a JSON list.
  ///
  /// - Returns: JSON, names sorted, ending in a line break.
  /// - Throws: Foundation's error where it cannot be written.
  public func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(entries), as: UTF8.self) + "\n"
  }
}
