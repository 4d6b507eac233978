import Foundation
import Testing

/// Files with so many findings that they wait for their turn on the disk.
@Suite struct LargeFileTests {
  private static let count = 5_000

  private func project() throws -> Folder {
    let folder = try Folder()
    let text = (0..<Self.count).map { "\"k\($0)\" = \"abc \u{05D0}\u{05D1}, \u{05D2} %@.\";\n" }
    try folder.write(Array(text.joined().utf8), to: "he.lproj/a.strings")
    try folder.write(Array("\"z\" = \"abc \u{05D0}\u{05D1}.\";\n".utf8), to: "he.lproj/b.strings")
    return folder
  }

  @Test func theJSONDocumentIsWhole() throws {
    let folder = try project()
    let run = try Command(["check", "--format", "json", "."], in: folder.url)
    #expect(run.exitCode == 1)
    #expect(run.standardOutput.count > 5 << 20)
    let object = try JSONSerialization.jsonObject(with: Data(run.standardOutput))
    let document = try #require(object as? [String: Any])
    let findings = try #require(document["findings"] as? [[String: Any]])
    #expect(
      findings.map { $0["key"] as? String } == (0..<Self.count).map { "k\($0)" } + ["z"])
    #expect(document["files"] as? Int == 2)
    #expect(document["entries"] as? Int == Self.count + 1)
  }

  @Test func theTextHasEveryFindingOnce() throws {
    let folder = try project()
    let run = try Command(["check", "."], in: folder.url)
    let lines = run.text.split(separator: "\n")
    #expect(lines.filter { $0.contains(": [base-direction]") }.count == Self.count + 1)
    #expect(
      lines.filter { $0.hasPrefix("he.lproj/") } == [
        "he.lproj/a.strings: \(Self.count) errors", "he.lproj/b.strings: 1 error",
      ])
    #expect(run.standardError.contains("\(Self.count + 1) findings"))
    // Nothing is left on the disk.
    let left = try FileManager.default.contentsOfDirectory(
      atPath: FileManager.default.temporaryDirectory.path)
    #expect(!left.contains { $0.hasPrefix(".bidi-fix-") })
  }
}
