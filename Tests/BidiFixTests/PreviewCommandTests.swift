import BidiTestSupport
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
    // By it, a report that lies in a project is known.
    #expect(page.prefix(512).contains("<meta name=\"generator\" content=\"BidiKit\">"))
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
    let folder = try Folder()
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("ar.lproj"), withIntermediateDirectories: true)
    _ = try folder.write(
      Array(
        "\"a\" = \"PDF \u{628}\u{62F}\u{623}.\";\n\"b\" = \"\u{628}\u{62F}\u{623} C++\";\n".utf8),
      to: "ar.lproj/A.strings")
    let command = try Command(["preview", ".", "-o", "r.png"], in: folder.url)
    #expect(command.exitCode == 0, "\(command.standardError)")
    let picture = try Data(contentsOf: folder.url.appendingPathComponent("r.png"))
    #expect(picture.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    let svg = try Command(["preview", ".", "-o", "-", "--format", "svg"], in: folder.url)
    #expect(svg.text.contains(">PDF \u{628}\u{62F}\u{623}.</text>"))
    // Each sample stands in its frame at the side where its line begins, and is about as wide as its letters.
    let width = try #require(svg.text.firstMatch(of: /<svg [^>]*width="([0-9.]+)"/)?.output.1)
    let texts = svg.text.matches(
      of: /<text x="([0-9.]+)" y="([0-9.]+)"[^>]*font-size="18"[^>]*>/)
    #expect(texts.count == 4)
    for text in texts {
      let (x, y) = (try #require(Double(text.output.1)), try #require(Double(text.output.2)))
      let isRightToLeft = text.output.0.contains("rtl")
      // Between the frame and its neighbours, two pixels a point.
      let span = isRightToLeft ? x - 200...x + 6 : x - 6...x + 200
      let ink = try Self.ink(
        in: folder, "r.png", [span.lowerBound, y - 22, span.upperBound, y + 8])
      #expect(ink.width == (Double(width) ?? 0) * 2)
      let begin = isRightToLeft ? x - ink.right : ink.left - x
      #expect(abs(begin) < 2.5, "\(text.output.0): \(ink)")
      // Three letters of each script at 18 points.
      #expect((50.0...90).contains(ink.right - ink.left), "\(text.output.0): \(ink)")
    }
  }

  /// The dark pixels in a part of a PNG of eight bits a channel, in points of two pixels each.
  private static func ink(
    in folder: Folder, _ name: String, _ part: [Double]
  ) throws -> (width: Double, left: Double, right: Double) {
    let program = """
      import struct, sys, zlib
      data = open(sys.argv[1], "rb").read()
      x0, y0, x1, y1 = (round(float(value) * 2) for value in sys.argv[2:])
      place, packed = 8, b""
      while place < len(data):
          size, kind = struct.unpack(">I4s", data[place:place + 8])
          body = data[place + 8:place + 8 + size]
          if kind == b"IHDR": width, height, depth, color = struct.unpack(">IIBB", body[:10])
          if kind == b"IDAT": packed += body
          place += 12 + size
      assert depth == 8
      step = {2: 3, 6: 4}[color]
      raw, row, dark = zlib.decompress(packed), bytearray(width * step), []
      for y in range(height):
          start = y * (width * step + 1)
          kind, line = raw[start], bytearray(raw[start + 1:start + 1 + width * step])
          for i in range(len(line)):
              a = line[i - step] if i >= step else 0
              b, c = row[i], row[i - step] if i >= step else 0
              p = a + b - c
              paeth = min((abs(p - a), 0, a), (abs(p - b), 1, b), (abs(p - c), 2, c))[2]
              line[i] = line[i] + (0, a, b, (a + b) // 2, paeth)[kind] & 255
          row = line
          if y0 <= y < y1:
              dark += [x for x in range(max(x0, 0), min(x1, width)) if sum(line[x * step:x * step + 3]) < 300]
      print(width, min(dark) / 2, (max(dark) + 1) / 2)
      """
    let output = folder.url.appendingPathComponent("ink")
    _ = try folder.write([], to: "ink")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["python3", "-c", program, folder.url.appendingPathComponent(name).path]
      + part.map { "\($0)" }
    process.standardOutput = try FileHandle(forWritingTo: output)
    try process.runToEnd()
    let numbers = try String(contentsOf: output, encoding: .utf8)
      .split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    try #require(process.terminationStatus == 0 && numbers.count == 3)
    return (numbers[0], numbers[1], numbers[2])
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
    process.environment = Command.sanitizerOptions.merging([
      "PATH": "/usr/local/bin:/usr/bin:/bin", "BIDI_FIX": Command.binary.path,
      "HOME": folder.url.path,
    ]) { $1 }
    let handle = try FileHandle(forWritingTo: output)
    process.standardOutput = handle
    process.standardError = handle
    try process.runToEnd()
    let text = try String(contentsOf: output, encoding: .utf8)
    #expect(process.terminationStatus == 0, "\(text)")
  }
}
