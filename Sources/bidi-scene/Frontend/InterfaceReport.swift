import BidiLayout
import BidiSource
import BidiText
import InterfaceFiles
import SceneFiles

/// What is found in storyboards and XIBs: in the file itself, and in the scenes that it holds.
enum InterfaceReport {
  /// What is wrong with a file and with its scenes, in the order of the file.
  static func findings(
    ofFile path: String, _ flags: InterfaceFlags, strategy: MirroringStrategy, withInfos: Bool
  ) throws -> [PlacedFinding] {
    let file = try Interfaces.file(path)
    let scenes = try Interfaces.scenes(of: file, flags, needsLocale: false)
    var entries: [PlacedFinding] = []
    let shown = Set(scenes.flatMap { $0.scene.nodeIDs })
    for finding in file.findings() where withInfos || finding.severity == .warning {
      // Of one scene that is asked for, its own.
      if flags.sceneName != nil, !shown.contains(finding.objectID),
        !shown.contains(finding.viewID ?? "")
      {
        continue
      }
      entries.append(
        PlacedFinding(
          file: path, line: finding.location.line, column: finding.location.column,
          byteOffset: finding.location.byteOffset, rule: finding.kind.rawValue,
          severity: finding.severity == .warning ? .warning : .info,
          explanation: finding.explanation, cure: finding.cure, objectID: finding.objectID,
          label: finding.label, hasFix: finding.fix != nil))
    }
    for (_, scene) in scenes {
      for entry in AuditReport([scene], strategy: strategy).entries {
        // The file itself says these, each with its place.
        if [.physicalEdge, .undirectedImage, .placement].contains(entry.finding.kind) { continue }
        let id = entry.finding.path.last ?? ""
        let place =
          file.location(ofObject: id) ?? SourceLocation(line: 1, column: 1, byteOffset: 0)
        entries.append(
          PlacedFinding(
            file: path, line: place.line, column: place.column, byteOffset: place.byteOffset,
            rule: entry.finding.kind.rawValue, severity: .warning,
            explanation: entry.finding.explanation, cure: entry.finding.cure,
            objectID: String(id.prefix { $0 != "." }),
            label: entry.finding.path.joined(separator: "/"), hasFix: false))
      }
    }
    return entries.enumerated().sorted {
      ($0.element.byteOffset, $0.offset) < ($1.element.byteOffset, $1.offset)
    }.map(\.element)
  }
}
