import BidiSource
import Foundation
import SourceAudit
import Testing

/// Runs of the real binary, which is built beside the tests.
@Suite("bidi-source-audit")
struct SourceCommandTests {
  private func run(_ arguments: [String], in folder: URL) throws -> (Int32, Data) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      .deletingLastPathComponent().appendingPathComponent("bidi-source-audit")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, data)
  }

  private func withFolder(_ files: [String: [UInt8]], _ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("source-audit-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, bytes) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
    }
    try body(folder)
  }

  @Test("The version is that of BidiKit, in one line")
  func version() throws {
    let (status, output) = try run(["--version"], in: FileManager.default.temporaryDirectory)
    #expect(status == 0)
    #expect(String(decoding: output, as: UTF8.self) == "\(PackageVersion.current)\n")
  }

  private let fault = Array("a.frame = b; a.textAlignment = .left\n".utf8)

  @Test("A folder: its sources by name, without what others wrote or what was built")
  func folders() throws {
    try withFolder([
      "b.swift": fault, "a/c.m": Array("a.textAlignment = NSTextAlignmentLeft;".utf8),
      "a/d.mm": [], "a/e.h": fault, "f.txt": fault, ".build/g.swift": fault, "Pods/h.swift": fault,
      "a/Carthage/i.swift": fault, ".git/j.swift": fault, "DerivedData/k.m": fault,
      ".build-debug/l.swift": fault, "node_modules/m.swift": fault, "X.framework/n.h": fault,
      "build/o.swift": fault,
    ]) { folder in
      let (status, output) = try run(["."], in: folder)
      let report = try JSONDecoder().decode(AuditResult.self, from: output)
      #expect(status == 1 && report.fileCount == 3 && report.failures.isEmpty)
      #expect(report.findings.map(\.file) == ["./b.swift", "./a/c.m"])
    }
  }

  @Test(
    "A function of another file that lays insets out by leading and trailing, also through others that hand them on"
  )
  func insetsOfOtherFiles() throws {
    let helper = """
      extension UIView {
        func pin(to view: UIView, edgeInsets: UIEdgeInsets) {
          leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: edgeInsets.left).isActive = true
        }
      }
      """
    // No file but that of the helper has a word for what leads.
    let card = """
      class Card: UIView {
        init(with insets: UIEdgeInsets) { stack.pin(to: self, edgeInsets: insets) }
      }
      """
    let row = "func row(_ insets: UIEdgeInsets) -> UIView { Card(with: insets) }"
    let list = "func list(insets: UIEdgeInsets) { views = [row(insets)]; add(row(insets)) }"
    let use = """
      a.pin(to: b, edgeInsets: UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 8))
      let card = Card(with: .init(top: 0, left: 20, bottom: 0, right: 8))
      add(row(UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 8)))
      list(insets: UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 8))
      c.stretch(to: b, edgeInsets: UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 8))
      """
    try withFolder([
      "a.swift": Array(use.utf8), "b.swift": Array(list.utf8), "c.swift": Array(row.utf8),
      "d.swift": Array(card.utf8), "e.swift": Array(helper.utf8),
    ]) { folder in
      let (_, output) = try run(["."], in: folder)
      let report = try JSONDecoder().decode(AuditResult.self, from: output)
      #expect(report.findings.map { $0.location?.line } == [5])
    }
  }

  @Test("A constant of insets that no file uses, or that other files count from no side by")
  func constantsOfInsets() throws {
    let insets = "UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 8)"
    let constants = """
      enum Metrics {
        static let unused = \(insets)
        static let line = \(insets)
        static let card = \(insets)
        static let box = \(insets)
        static let handed = \(insets)
      }
      let global = \(insets)
      let shown = \(insets)
      class Card: UIView {
        let padding = \(insets)
        let margin = \(insets)
      }
      extension UIEdgeInsets { static let row = \(insets) }
      """
    let uses = """
      func setUp(padding: UIEdgeInsets) {
        cell.separatorInset = Metrics.line
        a.leadingAnchor.constraint(equalTo: b.leadingAnchor, constant: Metrics.card.left).isActive = true
        button.contentEdgeInsets = Metrics.box
        button.contentEdgeInsets = Other.unused
        pin(a, insets: Metrics.handed)
        cell.separatorInset = global
        button.contentEdgeInsets = shown
        button.contentEdgeInsets = padding
        height = card.padding.top + card.padding.bottom
        width = card.margin.left
        button.contentEdgeInsets = .row
      }
      func pin(_ view: UIView, insets: UIEdgeInsets) {
        view.leadingAnchor.constraint(equalTo: c.leadingAnchor, constant: insets.left).isActive = true
      }
      """
    let test = "import XCTest\nfunc test() { equal(Metrics.card.left, 20) }"
    try withFolder([
      "a.swift": Array(constants.utf8), "b.swift": Array(uses.utf8), "c.swift": Array(test.utf8),
      "d.m": Array("@implementation A\n- (void)b { CGFloat unused = self.other; }\n@end".utf8),
    ]) { folder in
      let (_, output) = try run(["."], in: folder)
      let report = try JSONDecoder().decode(AuditResult.self, from: output)
      let lines = constants.components(separatedBy: "\n")
      let names = report.findings.filter { $0.file == "./a.swift" }.compactMap { finding in
        finding.location.map { lines[$0.line - 1] }?.firstMatch(of: /let (\w+)/)?.1
      }
      #expect(names == ["box", "shown", "margin", "row"])
    }
  }

  @Test("Files that cannot be read are told, and the others are looked at")
  func failures() throws {
    try withFolder([
      "a.swift": fault, "b.swift": Array("let a = 1\nlet b = \"".utf8) + [0xE9] + Array("\"".utf8),
      "c.txt": [],
    ]) { folder in
      let (status, output) = try run(["b.swift", "no.swift", "c.txt", "a.swift"], in: folder)
      let report = try JSONDecoder().decode(AuditResult.self, from: output)
      #expect(status == 2 && report.fileCount == 1)
      #expect(report.findings.map(\.file) == ["a.swift"])
      #expect(report.failures.map(\.file) == ["no.swift", "c.txt", "b.swift:2:10"])
      #expect(report.failures.last?.message.contains("0xE9") == true)
      #expect(report.failures.last?.message.contains("byte 19") == true)
    }
  }

  @Test("Exit status 0 without findings and for infos alone, 64 for a wrong command line")
  func status() throws {
    try withFolder([
      "a.swift": Array("let a = 1".utf8),
      "b.swift": Array("func b() { c.contentOffset.x = 0 }".utf8),
    ]) { folder in
      #expect(try run(["a.swift"], in: folder).0 == 0)
      #expect(try run(["a.swift", "b.swift"], in: folder).0 == 0)
      #expect(try run([], in: folder).0 == 64)
      #expect(try run(["--no"], in: folder).0 == 64)
      #expect(try run(["--rules", "no-rule"], in: folder).0 == 64)
      let (status, list) = try run(["--rules"], in: folder)
      #expect(status == 0 && String(decoding: list, as: UTF8.self) == SourceRules.list)
      #expect(
        try run(["--rules", "left-alignment"], in: folder).1.starts(
          with: Array("# left-alignment\n".utf8)))
    }
  }
}
