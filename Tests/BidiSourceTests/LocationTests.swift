import BidiSource
import Testing

/// Line, column and byte of places in a text.
@Suite struct LocationTests {
  /// A text with a place in it, and line, column, and the byte offset in UTF-8 and in UTF-16 without
  /// byte order mark.
  struct Example: Sendable, CustomTestStringConvertible {
    let before: String
    let after: String
    let line: Int
    let column: Int
    let utf8: Int
    let utf16: Int

    var testDescription: String { (before + "|" + after).debugDescription }

    init(
      _ before: String, _ after: String, _ line: Int, _ column: Int, utf8: Int, utf16: Int
    ) {
      (self.before, self.after, self.line, self.column) = (before, after, line, column)
      (self.utf8, self.utf16) = (utf8, utf16)
    }
  }

  static let examples: [Example] = [
    Example("", "", 1, 1, utf8: 0, utf16: 0),
    Example("", "abc", 1, 1, utf8: 0, utf16: 0),
    Example("ab", "c", 1, 3, utf8: 2, utf16: 4),
    Example("abc", "", 1, 4, utf8: 3, utf16: 6),
    // LF, CR LF and CR end a line.
    Example("a\n", "b", 2, 1, utf8: 2, utf16: 4),
    Example("a", "\nb", 1, 2, utf8: 1, utf16: 2),
    Example("a\r\n", "b", 2, 1, utf8: 3, utf16: 6),
    Example("a", "\r\nb", 1, 2, utf8: 1, utf16: 2),
    Example("a\r", "b", 2, 1, utf8: 2, utf16: 4),
    Example("a\n\n", "b", 3, 1, utf8: 3, utf16: 6),
    Example("a\r\r", "b", 3, 1, utf8: 3, utf16: 6),
    Example("a\n\r", "b", 3, 1, utf8: 3, utf16: 6),
    Example("a\r\n\r\n", "b", 3, 1, utf8: 5, utf16: 10),
    Example("a\r\r\n", "b", 3, 1, utf8: 4, utf16: 8),
    Example("a\n", "", 2, 1, utf8: 2, utf16: 4),
    Example("a\r", "", 2, 1, utf8: 2, utf16: 4),
    Example("1\n2\r3\r\n45", "6", 4, 3, utf8: 9, utf16: 18),
    // Other separators do not.
    Example("a\u{2028}b\u{2029}c\u{85}d\u{B}e\u{C}", "f", 1, 11, utf8: 15, utf16: 20),
    // Columns count scalars, bytes are of the file's own encoding.
    Example("\u{5D0}\u{5D1}", "a", 1, 3, utf8: 4, utf16: 4),
    Example("\u{202B}a", "b", 1, 3, utf8: 4, utf16: 4),
    Example("\u{1F600}", "a", 1, 2, utf8: 4, utf16: 4),
    Example("\u{1F600}\u{1E900}\n\u{1F600}x", "a", 2, 3, utf8: 14, utf16: 16),
    Example("e\u{301}", "a", 1, 3, utf8: 3, utf16: 4),
    Example("\u{FEFF}", "a", 1, 2, utf8: 3, utf16: 2),
  ]

  @Test(arguments: examples, SourceEncoding.allCases)
  func location(_ example: Example, encoding: SourceEncoding) throws {
    // A mark at the start of UTF-8 without one would be one.
    guard encoding != .utf8 || example.before != "\u{FEFF}" else { return }
    let file = try SourceFile(
      path: "-", bytes: bytes(example.before + example.after, as: encoding))
    let offset = encoding.isUTF16 ? example.utf16 : example.utf8
    let expected = SourceLocation(
      line: example.line, column: example.column,
      byteOffset: encoding.byteOrderMark.count + offset)
    #expect(file.location(of: example.before.utf8.count) == expected)
  }

  @Test(arguments: SourceEncoding.allCases)
  func manyPlacesInTheOrderGiven(_ encoding: SourceEncoding) throws {
    let text = "a\u{5D0}\r\n\u{1F600}\rb\nc"
    let file = try SourceFile(path: "-", bytes: bytes(text, as: encoding))
    let offsets = [11, 0, 3, 5, 9, 0, 13, 1, 10, 12, 5]
    let one = offsets.map { file.location(of: $0) }
    #expect(file.locations(of: offsets) == one)
    #expect(one.map(\.line) == [3, 1, 1, 2, 2, 1, 4, 1, 3, 4, 2])
    #expect(one.map(\.column) == [2, 1, 3, 1, 2, 1, 2, 2, 1, 1, 1])
    #expect(file.locations(of: []) == [])
  }

  /// The byte at a place of ASCII text is the one there.
  @Test(arguments: SourceEncoding.allCases)
  func byteOffsetsAreThoseOfTheFile(_ encoding: SourceEncoding) throws {
    let text = "\u{1F600}\r\n\u{5D0}x\u{1E900}\ny"
    let original = bytes(text, as: encoding)
    let file = try SourceFile(path: "-", bytes: original)
    for letter in ["x", "y"] {
      let offset = try #require(file.text.firstIndex(of: letter.utf8.first ?? 0))
      let place = file.location(of: offset).byteOffset
      let unit = original[place..<place + (encoding.isUTF16 ? 2 : 1)]
      #expect(unit.filter { $0 != 0 } == Array(letter.utf8), "\(letter)")
    }
  }

  @Test func orderIsThatOfTheFile() {
    let early = SourceLocation(line: 1, column: 9, byteOffset: 8)
    let late = SourceLocation(line: 2, column: 1, byteOffset: 10)
    #expect(early < late)
    #expect(!(late < early))
  }
}
