import BidiSource
import BidiTestSupport
import Testing

@testable import BidiLanguageServer

/// Positions as LSP 3.17 defines them ("Position", "Text Documents").
struct DocumentTextTests {
  private static let pieces = [
    "a", "\u{5D0}", "\u{1F600}", "\u{65}\u{301}", "\u{FEFF}", "\n", "\r", "\r\n", "\n\r", "",
    "\u{2028}", "\u{202B}x\u{202C}", "two\nlines", "0123456789",
  ]

  private func random(_ count: Int, _ generator: inout SeededGenerator) -> String {
    (0..<count).map { _ in Self.pieces.randomElement(using: &generator) ?? "" }.joined()
  }

  /// Lines by their definition: a scan of the whole text.
  private func lineStarts(_ text: String) -> [Int] {
    var starts = [0]
    let bytes = Array(text.utf8)
    for index in bytes.indices where bytes[index] == 10 || bytes[index] == 13 {
      if bytes[index] == 13, index + 1 < bytes.count, bytes[index + 1] == 10 { continue }
      starts.append(index + 1)
    }
    return starts
  }

  @Test func linesAfterRandomEdits() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<400 {
      var expected = random(Int.random(in: 0...30, using: &generator), &generator)
      var text = DocumentText(expected)
      for _ in 0..<20 {
        let view = expected.unicodeScalars
        let offsets =
          view.indices.map { expected.utf8.distance(from: expected.startIndex, to: $0) }
          + [expected.utf8.count]
        let ends = [offsets, offsets].map { $0.randomElement(using: &generator) ?? 0 }.sorted()
        let new = random(Int.random(in: 0...4, using: &generator), &generator)
        var bytes = Array(expected.utf8)
        bytes.replaceSubrange(ends[0]..<ends[1], with: new.utf8)
        expected = String(decoding: bytes, as: UTF8.self)
        text.replace(ends[0]..<ends[1], with: new)
        #expect(text.bytes == bytes)
        #expect(text.lineStarts == lineStarts(expected))
        if text.lineStarts != lineStarts(expected) { return }
      }
    }
  }

  @Test(arguments: PositionEncoding.allCases)
  func everyOffsetAndBack(_ encoding: PositionEncoding) {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<200 {
      let string = random(20, &generator)
      let text = DocumentText(string)
      var counter = PositionCounter(text, encoding, skipping: 0)
      var offset = 0
      for scalar in string.unicodeScalars {
        let position = counter.position(of: offset)
        let line = text.line(at: offset)
        let before = String(decoding: text.bytes[text.lineStarts[line]..<offset], as: UTF8.self)
        let width =
          switch encoding {
          case .utf8: before.utf8.count
          case .utf16: before.utf16.count
          case .utf32: before.unicodeScalars.count
          }
        #expect(position == TextPosition(line: line, character: width))
        // Between CR and LF is no place of its own.
        let isInside = offset > 0 && text.bytes[offset - 1] == 13 && text.bytes[offset] == 10
        if !isInside { #expect(text.offset(of: position, encoding) == offset) }
        offset += UTF8.width(scalar)
      }
    }
  }

  @Test func placesThatAreNotThere() {
    let text = DocumentText("ab\r\n\u{1F600}c\n")
    func offset(_ line: Int, _ character: Int) -> Int {
      text.offset(of: TextPosition(line: line, character: character), .utf16)
    }
    #expect(offset(0, 2) == 2)
    #expect(offset(0, 3) == 2, "after the end of a line is its end, before CR LF")
    #expect(offset(0, 1000) == 2)
    #expect(offset(1, 1) == 4, "inside a pair is before it")
    #expect(offset(1, 2) == 8)
    #expect(offset(2, 0) == 10)
    #expect(offset(7, 0) == 10)
    #expect(
      TextPosition(.object(["line": .integer(-1), "character": .integer(-5)]))
        == TextPosition(line: 0, character: 0))
    #expect(TextPosition(.object(["line": .string("1"), "character": .integer(0)])) == nil)
  }

  @Test(arguments: [
    ("file:///a/b%20c/%D7%90.strings", "/a/b c/\u{5D0}.strings"),
    ("file://host/a/x.po", "/a/x.po"), ("untitled:Untitled-1", "Untitled-1"),
    ("vscode-vfs://github/o/r/he.json?x#y", "/o/r/he.json"), ("file:///a%2", "/a%2"),
  ])
  func aURIOfAFileNamesItsPath(_ uri: String, _ path: String) {
    #expect(DocumentPath.path(of: uri) == path)
  }

  @Test(arguments: ["", "x", "file:", "file://host"])
  func otherTextsNameNoPath(_ uri: String) { #expect(DocumentPath.path(of: uri) == nil) }
}
