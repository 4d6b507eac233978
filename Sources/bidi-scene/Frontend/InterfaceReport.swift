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
          severity: finding.severity,
          explanation: finding.explanation, cure: finding.cure, objectID: finding.objectID,
          label: finding.label, hasFix: finding.fix != nil))
    }
    func look(at scenes: [SceneFile], isFirst: Bool) {
      for scene in scenes {
        for entry in AuditReport([scene], strategy: strategy).entries {
          // The file itself says these, each with its place.
          if [.physicalEdge, .undirectedImage].contains(entry.finding.kind) { continue }
          // What another translation changes.
          let isOfText = [.displayOrder, .unbalancedControl].contains(entry.finding.kind)
          if !isFirst, !isOfText { continue }
          let id = entry.finding.path.last ?? ""
          // A frame without constraints is a finding of its own, and so are the insets of a button's parts.
          if [.offCenter, .multipliedPlace].contains(entry.finding.kind),
            id.contains(".") || file.isPlacedByFrame(id)
          {
            continue
          }
          // Interface Builder says it too, and the app may decide what is open.
          let isInfo = entry.finding.kind == .placement
          if isInfo, !withInfos { continue }
          let place =
            file.location(ofObject: id) ?? SourceLocation(line: 1, column: 1, byteOffset: 0)
          let language = isOfText ? scene.locale.map { ", \($0)" } ?? "" : ""
          let finding = PlacedFinding(
            file: path, line: place.line, column: place.column, byteOffset: place.byteOffset,
            rule: entry.finding.kind.rawValue, severity: isInfo ? .info : .warning,
            explanation: entry.finding.explanation, cure: entry.finding.cure,
            objectID: String(id.prefix { $0 != "." }),
            label: entry.finding.path.joined(separator: "/") + language, hasFix: false)
          // What is wrong with a source text is so beside every translation.
          if !entries.contains(where: {
            $0.explanation == finding.explanation && $0.byteOffset == finding.byteOffset
          }) {
            entries.append(finding)
          }
        }
      }
    }
    look(at: scenes.map(\.file), isFirst: true)
    if flags.locale == nil {
      let first = scenes.first?.file.locale
      for locale in Interfaces.rightToLeftLocales(beside: path) where locale != first {
        var flags = flags
        flags.locale = locale
        look(
          at: try Interfaces.scenes(of: file, flags, needsLocale: false).map(\.file),
          isFirst: false)
      }
    }
    return entries.enumerated().sorted {
      ($0.element.byteOffset, $0.offset) < ($1.element.byteOffset, $1.offset)
    }.map(\.element)
  }
}
