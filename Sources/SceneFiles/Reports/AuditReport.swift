package import BidiSource
internal import Foundation

/// The findings of an audit, as text or JSON.
package struct AuditReport: Sendable {
  private let result: AuditResult

  /// Whether all was audited that was asked for.
  private let isWhole: Bool

  /// Makes a report.
  ///
  /// - Parameters:
  ///   - result: The result.
  ///   - isWhole: Whether all was audited that was asked for: what could not be may have findings.
  package init(_ result: AuditResult, isWhole: Bool = true) {
    (self.result, self.isWhole) = (result, isWhole)
  }

  /// Three lines for each finding: file, path of the node or place in the source, and rule; explanation; cure.
  ///
  /// The last line counts files and findings.
  package func text() -> String {
    result.findings.map { finding in
      let fix = finding.fix == nil ? "" : " (bidi-scene fix does.)"
      return "\(place(of: finding))\n  \(finding.explanation)\n  \(finding.cure)\(fix)\n"
    }.joined() + count
  }

  /// The first line of a finding.
  private func place(of finding: AuditFinding) -> String {
    let place =
      if let location = finding.location {
        "\(location.line):\(location.column): \(finding.severity.rawValue):"
      } else if let node = finding.node, !node.indexPath.isEmpty {
        " \(node):"
      } else {
        ""
      }
    let object = finding.object.map { " \($0.label) (\($0.id))" } ?? ""
    return "\(finding.file ?? ""):\(place) [\(finding.rule)]\(object)"
  }

  private var count: String {
    let infos = result.findings.count { $0.severity == .info }
    let faults = result.findings.count - infos
    let files = quantity(result.fileCount, "file")
    let more = infos == 0 ? "" : ", \(quantity(infos, "info"))"
    if !isWhole, faults == 0 {
      return "not all could be done; the rest was audited: \(files)\(more)\n"
    }
    let findings = faults == 0 ? "no findings" : quantity(faults, "finding")
    return "\(files), \(findings)\(more)\(isWhole ? "" : "; not all could be done")\n"
  }

  /// The findings as a JSON list.
  ///
  /// - Returns: JSON, names sorted, ending in a line break.
  /// - Throws: Foundation's error where it cannot be written.
  package func json() throws -> String {
    try result.findings.map(Record.init).jsonText() + "\n"
  }

  /// A finding as it is written: those with a place in a file have a `location` and a severity too.
  private struct Record: Encodable {
    struct Finding: Encodable {
      let kind: String
      let severity: Severity?
      let explanation: String
      let cure: String
      let path: [String]?
      let indexPath: [Int]?
      let objectID: String?
      let label: String?
      let hasFix: Bool?
      let text: String?
      let language: String?
      let font: String?
      let margin: Double?
      let points: Double?
      let width: Double?
      let lines: Int?
      let lineRoom: Int?
      let characters: [String]?
    }

    let file: String?
    let location: SourceLocation?
    let finding: Finding

    init(_ found: AuditFinding) {
      (file, location) = (found.file, found.location)
      finding = Finding(
        kind: found.rule, severity: found.location.map { _ in found.severity },
        explanation: found.explanation, cure: found.cure, path: found.node?.path,
        indexPath: found.node?.indexPath, objectID: found.object?.id, label: found.object?.label,
        hasFix: found.object.map { _ in found.fix != nil }, text: found.measured?.text,
        language: found.measured?.language, font: found.measured?.font,
        margin: found.measured?.margin, points: found.measured?.points,
        width: found.measured?.width, lines: found.measured?.lines,
        lineRoom: found.measured?.lineRoom, characters: found.measured?.characters)
    }
  }
}
