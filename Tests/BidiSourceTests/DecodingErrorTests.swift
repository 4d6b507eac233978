import BidiSource
import Testing

/// Bytes that are no text: what the error says and where.
@Suite struct DecodingErrorTests {
  /// Sequences that are not well-formed, and the place of the fault in them: table 3-7 of the Unicode
  /// Standard.
  static let faults: [(what: String, bytes: [UInt8], fault: Int)] = [
    ("a continuation byte alone", [0x80], 0), ("a continuation byte alone", [0xBF], 0),
    ("a continuation byte after a character", [0xC3, 0xA9, 0xA9], 2),
    ("overlong, two bytes", [0xC0, 0xAF], 0), ("overlong, two bytes", [0xC1, 0xBF], 0),
    ("overlong, three bytes", [0xE0, 0x80, 0xAF], 0),
    ("overlong, three bytes", [0xE0, 0x9F, 0xBF], 0),
    ("overlong, four bytes", [0xF0, 0x80, 0x80, 0xAF], 0),
    ("overlong, four bytes", [0xF0, 0x8F, 0xBF, 0xBF], 0),
    ("the first surrogate", [0xED, 0xA0, 0x80], 0), ("the last surrogate", [0xED, 0xBF, 0xBF], 0),
    ("past U+10FFFF", [0xF4, 0x90, 0x80, 0x80], 0), ("past U+10FFFF", [0xF5, 0x80, 0x80, 0x80], 0),
    ("no such lead byte", [0xF8, 0x88, 0x80, 0x80, 0x80], 0), ("no such byte", [0xFE], 0),
    ("no such byte", [0xFF], 0),
    ("cut, two bytes", [0xC3], 0), ("cut, three bytes", [0xE2, 0x80], 0),
    ("cut, three bytes", [0xE2], 0), ("cut, four bytes", [0xF0, 0x9F, 0x98], 0),
    ("cut, four bytes", [0xF0], 0),
    ("a letter for a continuation byte", [0xC3, 0x61], 0),
    ("a letter for the third byte", [0xE2, 0x80, 0x61], 0),
    ("a letter for the fourth byte", [0xF0, 0x9F, 0x98, 0x61], 0),
    ("a lead byte for a continuation byte", [0xC3, 0xC3, 0xA9], 0),
    ("windows-1255", [0xF9, 0xEC, 0xE5, 0xED], 0), ("latin-1", [0x63, 0x61, 0x66, 0xE9], 3),
  ]

  @Test(arguments: faults)
  func notUTF8(_ row: (what: String, bytes: [UInt8], fault: Int)) throws {
    // On the third line, after a character of two bytes and one of four.
    let before = Array("/* \u{5D0} */\n\r\n\u{5D0}\u{1F600}x".utf8)
    for mark: [UInt8] in [[], [0xEF, 0xBB, 0xBF]] {
      let error = try #require(throws: SourceDecodingError.self) {
        try SourceFile(path: "-", bytes: mark + before + row.bytes + Array(" more\n".utf8))
      }
      let offset = mark.count + before.count + row.fault
      #expect(error.location.shown == "3:\(4 + columns(row)):\(offset)")
      let byte = String(row.bytes[row.fault], radix: 16, uppercase: true)
      #expect(error.message.hasPrefix("byte 0x\(byte) is not UTF-8"))
    }
  }

  /// The characters before the fault.
  private func columns(_ row: (what: String, bytes: [UInt8], fault: Int)) -> Int {
    row.bytes[..<row.fault].count { $0 & 0xC0 != 0x80 }
  }

  /// The same at the very end of the file.
  @Test(arguments: faults)
  func notUTF8AtTheEnd(_ row: (what: String, bytes: [UInt8], fault: Int)) throws {
    let error = try #require(throws: SourceDecodingError.self) {
      try SourceFile(path: "-", bytes: Array("a\r".utf8) + row.bytes)
    }
    #expect(error.location.shown == "2:\(1 + columns(row)):\(2 + row.fault)")
  }

  /// UTF-16 units after the mark, and where the fault is.
  static let units: [(what: String, units: [UInt16], location: String)] = [
    ("a high surrogate at the end", [0x61, 0xD83D], "1:2:4"),
    ("a high surrogate before a letter", [0xD83D, 0x61], "1:1:2"),
    ("two high surrogates", [0xD83D, 0xD83D, 0xDE00], "1:1:2"),
    ("a low surrogate alone", [0x61, 0x0A, 0x5D0, 0xDE00, 0x62], "2:2:8"),
    ("the halves the wrong way round", [0x0D, 0xDE00, 0xD83D], "2:1:4"),
    ("a low surrogate after a pair", [0xD83D, 0xDE00, 0xDE00], "1:2:6"),
    ("after CR LF and a pair", [0x61, 0x0D, 0x0A, 0xD83D, 0xDE00, 0xD83D], "2:2:12"),
  ]

  @Test(arguments: units)
  func surrogateWithoutPartner(
    _ row: (what: String, units: [UInt16], location: String)
  ) throws {
    let little = row.units.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    let big = row.units.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    for original in [[0xFF, 0xFE] + little, [0xFE, 0xFF] + big] {
      let error = try #require(throws: SourceDecodingError.self) {
        try SourceFile(path: "-", bytes: original)
      }
      #expect(error.location.shown == row.location)
      #expect(error.message.contains("surrogate"))
    }
  }

  /// A text in UTF-16 with one byte more, and where that stands.
  @Test(arguments: [
    ("", "1:1:2"), ("ab", "1:3:6"), ("a\n", "2:1:6"), ("a\r\n\u{5D0}", "2:2:10"), ("a\r", "2:1:6"),
    ("\n\n\u{1F600}x", "3:3:12"),
  ])
  func oddNumberOfBytes(_ text: String, location: String) throws {
    for encoding in [SourceEncoding.utf16LittleEndian, .utf16BigEndian] {
      let error = try #require(throws: SourceDecodingError.self) {
        try SourceFile(path: "-", bytes: bytes(text, as: encoding) + [0x41])
      }
      #expect(error.location.shown == location)
      #expect(error.message.contains("odd number of bytes"))
    }
  }

  /// Bytes that are refused at their start, and what the message names.
  @Test(arguments: [
    ([0x22, 0x00, 0x61, 0x00], "UTF-16LE without a byte order mark"),
    ([0x00, 0x22, 0x00, 0x61], "UTF-16BE without a byte order mark"),
    ([0x0A, 0x00], "UTF-16LE without a byte order mark"),
    ([0x00, 0x0A], "UTF-16BE without a byte order mark"),
    ([0xFF, 0xFE, 0x00, 0x00], "UTF-32"), ([0x00, 0x00, 0xFE, 0xFF], "UTF-32"),
    ([0xFF, 0xFE, 0x00, 0x00, 0x61, 0x00, 0x00, 0x00], "UTF-32"),
    ([0x00, 0x00, 0xFE, 0xFF, 0x00, 0x00, 0x00, 0x61], "UTF-32"),
  ])
  func anotherEncoding(_ original: [UInt8], named: String) throws {
    let error = try #require(throws: SourceDecodingError.self) {
      try SourceFile(path: "-", bytes: original)
    }
    #expect(error.location == SourceLocation(line: 1, column: 1, byteOffset: 0))
    #expect(error.message.contains(named))
    #expect(!error.message.hasSuffix("."))
  }
}
