import BidiSource
import Testing

/// Reading bytes as text, and giving them back.
@Suite struct DecodingTests {
  static let texts = [
    "", "a", "\n", "\r\n", "abc\ndef\r\nghi\r", "\u{5D0}\u{5D1}", "\u{627}\u{64E}",
    "\u{202B}a\u{202C}",
    "\u{1F600}\u{1E900}", "\u{7F}\u{80}\u{7FF}\u{800}\u{FFFF}\u{10000}\u{10FFFF}",
    "\u{D7FF}\u{E000}\u{FFFD}", "e\u{301} \u{E9}", "\u{2028}\u{2029}\u{85}", "a\u{FEFF}b",
    "\u{1}\u{7F}",
  ]

  @Test(arguments: texts, SourceEncoding.allCases)
  func roundTrip(_ text: String, encoding: SourceEncoding) throws {
    let original = bytes(text, as: encoding)
    let file = try SourceFile(path: "a/b.strings", bytes: original)
    #expect(file.encoding == encoding)
    #expect(hex(file.text) == hex(text.utf8))
    #expect(hex(file.bytes()) == hex(original))
    #expect(file.path == "a/b.strings")
  }

  @Test func byteOrderMarks() {
    #expect(SourceEncoding.utf8.byteOrderMark == [])
    #expect(SourceEncoding.utf8WithBOM.byteOrderMark == [0xEF, 0xBB, 0xBF])
    #expect(SourceEncoding.utf16LittleEndian.byteOrderMark == [0xFF, 0xFE])
    #expect(SourceEncoding.utf16BigEndian.byteOrderMark == [0xFE, 0xFF])
    #expect(SourceEncoding.allCases.map(\.isUTF16) == [false, false, true, true])
  }

  /// A second mark is a character of the text, U+FEFF.
  @Test(arguments: SourceEncoding.allCases)
  func onlyTheFirstMarkIsTakenOff(_ encoding: SourceEncoding) throws {
    let text = encoding == .utf8 ? "a\u{FEFF}" : "\u{FEFF}a"
    let file = try SourceFile(path: "-", bytes: bytes(text, as: encoding))
    #expect(hex(file.text) == hex(text.utf8))
    #expect(hex(file.bytes()) == hex(bytes(text, as: encoding)))
  }

  /// Text that begins like another encoding, and is what it is.
  @Test(arguments: [
    ([0x00], SourceEncoding.utf8), ([0x00, 0x00], .utf8), ([0xEF, 0xBB, 0xBF], .utf8WithBOM),
    ([0xFF, 0xFE], .utf16LittleEndian), ([0xFE, 0xFF], .utf16BigEndian),
    ([0xFF, 0xFE, 0x00, 0x05], .utf16LittleEndian), ([0xFE, 0xFF, 0x00, 0x00], .utf16BigEndian),
    // U+0100 has a low byte of 0.
    ([0xFF, 0xFE, 0x00, 0x01], .utf16LittleEndian), ([0xEF, 0xBB, 0xBF, 0x61, 0x00], .utf8WithBOM),
    ([0x61, 0x62, 0x00], .utf8),
  ])
  func encoding(_ original: [UInt8], expected: SourceEncoding) throws {
    let file = try SourceFile(path: "-", bytes: original)
    #expect(file.encoding == expected)
    #expect(file.bytes() == original)
  }

  @Test func aStretchOfTheText() throws {
    let file = try SourceFile(path: "-", bytes: bytes("a\u{5D0}\u{1F600}b", as: .utf16BigEndian))
    #expect(file[0..<1] == "a")
    #expect(file[1..<3] == "\u{5D0}")
    #expect(file[3..<7] == "\u{1F600}")
    #expect(file[8..<8] == "")
    #expect(file[0..<8] == "a\u{5D0}\u{1F600}b")
  }
}
