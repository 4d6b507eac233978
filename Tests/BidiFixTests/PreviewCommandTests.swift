import Foundation
import Testing

private let packageFolder = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

private let hasBrowser = [
  "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome",
].contains(where: FileManager.default.isExecutableFile)

@Suite struct PreviewCommandTests {
  private static let strings =
    "\"a\" = \"PDF \u{628}\u{62F}\u{623}\";\n\"b.c\" = \"GPS \u{628}\u{62F}\u{623}\";\n"

  private func folder() throws -> Folder {
    let folder = try Folder()
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("ar.lproj"), withIntermediateDirectories: true)
    _ = try folder.write(Array(Self.strings.utf8), to: "ar.lproj/A.strings")
    return folder
  }

  @Test func thePageIsWrittenWhole() throws {
    let folder = try folder()
    let command = try Command(["preview", ".", "-o", "r.html"], in: folder.url)
    #expect(command.exitCode == 0, "\(command.standardError)")
    #expect(command.standardError == "2 entries of 1 file to look at in r.html\n")
    let page = try String(contentsOf: folder.url.appendingPathComponent("r.html"), encoding: .utf8)
    #expect(page.hasPrefix("<!DOCTYPE html>") && page.hasSuffix("</html>\n"))
    let again = try Command(["preview", ".", "-o", "-", "--format", "html"], in: folder.url)
    #expect(again.text == page)
  }

  private static let scene = Command.binary.deletingLastPathComponent()
    .appendingPathComponent("bidi-scene").path

  /// The `bidi-scene` that stands beside the command draws the picture, in a build that has fonts.
  @Test(
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: scene)
        && FileManager.default.fileExists(atPath: "/usr/include/harfbuzz/hb.h")))
  func aPictureIsDrawn() throws {
    let folder = try folder()
    let command = try Command(["preview", ".", "-o", "r.png"], in: folder.url)
    #expect(command.exitCode == 0, "\(command.standardError)")
    let picture = try Data(contentsOf: folder.url.appendingPathComponent("r.png"))
    #expect(picture.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    let svg = try Command(["preview", ".", "-o", "-", "--format", "svg"], in: folder.url)
    #expect(svg.text.contains(">PDF \u{628}\u{62F}\u{623}</text>"))
  }

  @Test func keysChooseEntries() throws {
    let folder = try folder()
    let command = try Command(
      ["preview", "--key", "b.*", ".", "-o", "-", "--format", "md"], in: folder.url)
    #expect(command.standardError == "1 entry of 1 file to look at\n")
    #expect(command.text.contains("b&#46;c (ar)"))
    #expect(!command.text.contains("| a (ar)"))
  }

  /// What cannot be read is said on the page and beside it, and the rest is there.
  @Test func failuresAreSaid() throws {
    let folder = try folder()
    _ = try folder.write([0xFF, 0xFE, 0x00], to: "ar.lproj/Bad.strings")
    let command = try Command(["preview", ".", "-o", "-", "--format", "html"], in: folder.url)
    #expect(command.exitCode == 2)
    #expect(command.standardError.contains("ar.lproj/Bad.strings"))
    #expect(command.text.contains("\"failures\":[\"ar.lproj/Bad.strings"))
    #expect(command.standardError.contains("2 entries of 1 file"))
  }

  @Test(arguments: [
    (["preview", "."], "Name the file to write"),
    (["check", "--widths", "w.yml", "App"], "run: bidi-scene measure --widths w.yml App"),
    (["preview", ".", "-o", "x.pdf"], "does not say the form"),
    (["preview", ".", "-o", "x"], "does not say the form"),
    (["preview", ".", "--serve", "-o", "x.html"], "writes no file"),
    (["preview", ".", "-o", "x.html", "--port", "1"], "--port goes with --serve"),
    (["preview", ".", "--serve", "--format", "md"], "--serve serves html"),
  ])
  func badFlagsAreRefused(_ arguments: [String], _ words: String) throws {
    let folder = try folder()
    let command = try Command(arguments, in: folder.url)
    #expect(command.exitCode == 64)
    #expect(command.standardError.contains(words), "\(command.standardError)")
  }

  /// The whole page in a browser: console, orders, filters, keys, patches, looks.
  @Test(.enabled(if: hasBrowser, "needs Chromium"), .timeLimit(.minutes(15)))
  func theBrowserDoesWhatThePageSays() throws {
    let folder = try Folder()
    let output = try folder.write([], to: "output")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "python3", packageFolder.appendingPathComponent("Scripts/check-preview").path,
    ]
    process.currentDirectoryURL = folder.url
    process.environment = [
      "PATH": "/usr/local/bin:/usr/bin:/bin", "BIDI_FIX": Command.binary.path,
      "HOME": folder.url.path,
    ]
    let handle = try FileHandle(forWritingTo: output)
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    let text = try String(contentsOf: output, encoding: .utf8)
    #expect(process.terminationStatus == 0, "\(text)")
  }
}
