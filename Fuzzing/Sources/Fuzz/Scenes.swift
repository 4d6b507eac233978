import BidiInteraction
import BidiLayout
import BidiSource
@testable import BidiText
@testable import SceneFiles

/// Any bytes as a scene or as touches: refused, or written and read again; pictures and reports are made of all.
func fuzzScenes(_ input: inout Input) {
  if input.flag() { events(input.rest()) } else { scene(input.rest()) }
}

private func scene(_ bytes: [UInt8]) {
  let file: SceneFile
  do throws(SceneFileError) {
    file = try SceneFile(path: "x.json", bytes: bytes)
  } catch {
    require(!error.faults.isEmpty, "what is refused has a reason")
    for fault in error.faults {
      require(
        (0...bytes.count * 3).contains(fault.location.byteOffset), "faults have a place")
    }
    return
  }
  guard let json = try? file.json() else { fail("what was read can be written") }
  guard let again = try? SceneFile(path: "x.json", bytes: Array(json.utf8)) else {
    fail("what was written can be read: \(json)")
  }
  require(again == file, "and is the same: \(json)")
  for direction in UserInterfaceLayoutDirection.allCases {
    _ = file.scene(in: direction)
  }
  compare(file)
  let audit = AuditResult(auditing: [file])
  guard (try? LayoutReport(file).json()) != nil, (try? AuditReport(audit).json()) != nil else {
    fail("reports are written")
  }
  _ = AuditReport(audit).text()
  let picture = SceneSVG(file).beforeAfter()
  require(picture.contains("<svg"), "a picture is made")
}

/// A scene beside itself lacks nothing.
private func compare(_ file: SceneFile) {
  let captures = UserInterfaceLayoutDirection.allCases.map { file.scene(in: $0) }
  for rightToLeft in captures {
    let comparison = CaptureComparison(leftToRight: captures[0], rightToLeft: rightToLeft)
    let findings = comparison.findings()
    require(
      findings.allSatisfy { $0.rule == LayoutRule.unmirrored.rawValue }, "both have the same nodes")
    require(comparison.findingsLeftToRight().isEmpty, "both have the same nodes")
    for finding in findings {
      require(rightToLeft.node(at: finding.node?.indexPath ?? []) != nil, "findings have a place")
    }
  }
  let empty = LayoutScene(size: captures[0].size, windows: [])
  let alone = CaptureComparison(leftToRight: empty, rightToLeft: captures[0]).findings()
  let items = captures[0].resolved(in: .rightToLeft).items
  require(alone.isEmpty == items.isEmpty, "windows that one has alone are told")
}

private func events(_ bytes: [UInt8]) {
  guard let file = try? EventFile(path: "x.json", bytes: bytes) else { return }
  for direction in UserInterfaceLayoutDirection.allCases {
    let replay = Replay(file, in: direction)
    guard (try? replay.jsonLines()) != nil else { fail("a replay is written") }
    _ = replay.finger(at: 0.1)
    _ = replay.playback(at: 0.1)
  }
}
