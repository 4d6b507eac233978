import BidiTestSupport
import Foundation
import Testing

@testable import BidiFiles
@testable import bidi_fix

/// What `fix` and `strip` do to files.
@Suite struct RepairTests {
  @Test func fixesInPlaceAndOnlyOnce() throws {
    let project = try sampleProject()
    let path = "ar.lproj/Localizable.strings"
    let before = String(decoding: try project.bytes(of: path), as: UTF8.self)
    #expect(try Command(["fix", "."], in: project.url).exitCode == 0)
    let after = String(decoding: try project.bytes(of: path), as: UTF8.self)
    #expect(
      after
        == before.replacing("小明بدأ في متابعتك", with: "\u{202B}小明بدأ في متابعتك\u{202C}")
        .replacing("%@ أعجبه منشورك.", with: "\u{202B}\u{2068}%@\u{2069} أعجبه منشورك.\u{202C}"))
    #expect(try Command(["check", "."], in: project.url).exitCode == 0)
    #expect(try Command(["fix", "."], in: project.url).exitCode == 0)
    #expect(String(decoding: try project.bytes(of: path), as: UTF8.self) == after)
    #expect(try Command(["strip", "."], in: project.url).exitCode == 0)
    #expect(String(decoding: try project.bytes(of: path), as: UTF8.self) == before)
  }

  @Test func diffWritesNothing() throws {
    let project = try sampleProject()
    let path = "ar.lproj/Localizable.strings"
    let before = try project.bytes(of: path)
    #expect(try Command(["fix", "--diff", "."], in: project.url).exitCode == 0)
    #expect(try project.bytes(of: path) == before)
  }

  /// `patch` makes of the old file what `fix` makes of it.
  @Test func theDiffIsAPatch() throws {
    let project = try sampleProject()
    let diff = try Command(["fix", "--diff", "."], in: project.url).standardOutput
    try project.write(diff, to: "change.diff")
    let patch = Process()
    patch.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    patch.arguments = ["git", "apply", "-p0", "change.diff"]
    patch.currentDirectoryURL = project.url
    try patch.runToEnd()
    #expect(patch.terminationStatus == 0)
    let patched = try project.bytes(of: "ar.lproj/Localizable.strings")
    let other = try sampleProject()
    _ = try Command(["fix", "."], in: other.url)
    #expect(try other.bytes(of: "ar.lproj/Localizable.strings") == patched)
  }

  @Test func modeAndSymbolicLinkStay() throws {
    let folder = try Folder()
    let file = try folder.write("\"k\" = \"abc אבג\";\n", to: "real/he.lproj/A.strings")
    let manager = FileManager.default
    try manager.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
    let link = folder.url.appendingPathComponent("he.lproj/A.strings")
    try manager.createDirectory(
      at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
    try manager.createSymbolicLink(at: link, withDestinationURL: file)
    #expect(try Command(["fix", "."], in: folder.url).exitCode == 0)
    #expect(try manager.destinationOfSymbolicLink(atPath: link.path) == file.path)
    let mode = try manager.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
    #expect(mode == 0o640)
    #expect(
      try folder.bytes(of: "real/he.lproj/A.strings")
        == Array("\"k\" = \"\u{202B}abc אבג\u{202C}\";\n".utf8))
    // No temporary file is left.
    #expect(
      try manager.contentsOfDirectory(atPath: file.deletingLastPathComponent().path) == [
        "A.strings"
      ])
  }

  /// A file that changed since it was read keeps what it has now.
  @Test func aFileThatChangedIsRefused() throws {
    let folder = try Folder()
    let file = try folder.write("new", to: "A.strings")
    #expect(throws: (any Error).self) {
      try FileWriter.replace(file.path, with: Array("repaired".utf8), ifStill: Array("old".utf8))
    }
    #expect(try folder.bytes(of: "A.strings") == Array("new".utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["A.strings"])
  }

  @Test func anXMLPropertyListIsRepaired() throws {
    let folder = try Folder()
    let xml = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict>
        <key>a</key> <string>A &amp; B אבג</string>
        <key>b</key> <string><![CDATA[abc אבג]]></string>
      </dict></plist>

      """
    try folder.write(xml, to: "he.lproj/A.strings")
    #expect(try Command(["fix", "."], in: folder.url).exitCode == 0)
    #expect(
      String(decoding: try folder.bytes(of: "he.lproj/A.strings"), as: UTF8.self)
        == xml.replacing("A &amp; B אבג", with: "\u{202B}A &amp; B אבג\u{202C}")
        .replacing("abc אבג", with: "\u{202B}abc אבג\u{202C}"))
  }

  @Test func aShorthandEntryKeepsItsKey() throws {
    let folder = try Folder()
    try folder.write("\"abc אבג\";\n", to: "he.lproj/A.strings")
    #expect(try Command(["fix", "."], in: folder.url).exitCode == 0)
    #expect(
      try folder.bytes(of: "he.lproj/A.strings")
        == Array("\"abc אבג\" =\"\u{202B}abc אבג\u{202C}\";\n".utf8))
    #expect(try Command(["strip", "."], in: folder.url).exitCode == 0)
    #expect(
      try folder.bytes(of: "he.lproj/A.strings") == Array("\"abc אבג\";\n".utf8))
  }
}
