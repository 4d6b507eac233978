import BidiLayout
import BidiSource
import BidiText
import Foundation
import InterfaceFiles
import SceneFiles

/// A finding of a storyboard or a XIB, of the file itself or of a scene of it.
struct InterfaceAuditEntry: Encodable {
  struct Finding: Encodable {
    let kind: String
    let severity: String
    let line: Int
    let column: Int
    let byteOffset: Int
    let objectID: String
    let label: String
    let explanation: String
    let cure: String
    let hasFix: Bool
  }

  let file: String
  let finding: Finding

  /// Three lines: the place, the kind and the object; explanation; cure.
  var text: String {
    "\(file):\(finding.line):\(finding.column): \(finding.severity): [\(finding.kind)]"
      + " \(finding.label) (\(finding.objectID))\n  \(finding.explanation)\n  \(finding.cure)"
      + (finding.hasFix ? " (bidi-scene fix does.)" : "") + "\n"
  }

  /// What is wrong with a file and with its scenes, in the order of the file.
  static func entries(
    ofFile path: String, _ flags: InterfaceFlags, strategy: MirroringStrategy, withInfos: Bool
  ) throws -> [InterfaceAuditEntry] {
    let file = try Interfaces.file(path)
    let scenes = try Interfaces.scenes(of: file, flags, needsLocale: false)
    var entries: [InterfaceAuditEntry] = []
    let shown = Set(scenes.flatMap { $0.scene.nodeIDs })
    for finding in file.findings() where withInfos || finding.severity == .warning {
      // Of one scene that is asked for, its own.
      if flags.sceneName != nil, !shown.contains(finding.objectID),
        !shown.contains(finding.viewID ?? "")
      {
        continue
      }
      entries.append(
        InterfaceAuditEntry(
          file: path,
          finding: Finding(
            kind: finding.kind.rawValue, severity: finding.severity.rawValue,
            line: finding.location.line, column: finding.location.column,
            byteOffset: finding.location.byteOffset, objectID: finding.objectID,
            label: finding.label, explanation: finding.explanation, cure: finding.cure,
            hasFix: finding.fix != nil)))
    }
    for (_, scene) in scenes {
      for entry in AuditReport([scene], strategy: strategy).entries {
        // The file itself says these, each with its place.
        if [.physicalEdge, .undirectedImage, .placement].contains(entry.finding.kind) { continue }
        let id = entry.finding.path.last ?? ""
        let place =
          file.location(ofObject: id) ?? SourceLocation(line: 1, column: 1, byteOffset: 0)
        entries.append(
          InterfaceAuditEntry(
            file: path,
            finding: Finding(
              kind: entry.finding.kind.rawValue, severity: "warning", line: place.line,
              column: place.column, byteOffset: place.byteOffset,
              objectID: String(id.prefix { $0 != "." }),
              label: entry.finding.path.joined(separator: "/"),
              explanation: entry.finding.explanation, cure: entry.finding.cure, hasFix: false)))
      }
    }
    return entries.enumerated().sorted {
      ($0.element.finding.byteOffset, $0.offset) < ($1.element.finding.byteOffset, $1.offset)
    }.map(\.element)
  }
}

extension AuditReport {
  /// The report, with the findings of interface files behind those of scenes.
  func text(with interfaces: [InterfaceAuditEntry], fileCount: Int) -> String {
    if interfaces.isEmpty, entries.isEmpty || fileCount == 0 {
      return "\(fileCount == 1 ? "1 file" : "\(fileCount) files"), no findings\n"
    }
    if interfaces.isEmpty { return text() }
    let lines = text().split(separator: "\n", omittingEmptySubsequences: false)
    // The last line counts what is above.
    let own = entries.isEmpty ? "" : lines.dropLast(2).joined(separator: "\n") + "\n"
    let all = entries.count + interfaces.count
    return own + interfaces.map(\.text).joined()
      + "\(fileCount == 1 ? "1 file" : "\(fileCount) files"), \(all == 1 ? "1 finding" : "\(all) findings")\n"
  }

  /// The findings as one JSON list.
  func json(with interfaces: [InterfaceAuditEntry]) throws -> String {
    guard !interfaces.isEmpty else { return try json() }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let all = entries.map(AnyEntry.scene) + interfaces.map(AnyEntry.interface)
    return String(decoding: try encoder.encode(all), as: UTF8.self) + "\n"
  }
}

/// An entry of a report on files of both kinds.
private enum AnyEntry: Encodable {
  case scene(AuditReport.Entry)
  case interface(InterfaceAuditEntry)

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .scene(let entry): try entry.encode(to: encoder)
    case .interface(let entry): try entry.encode(to: encoder)
    }
  }
}
