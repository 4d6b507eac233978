import BidiSource
import LocalizationFiles
import Testing

/// Bytes that are no text.
@Suite struct FileErrorTests {
  @Test(arguments: ["bplist00", "bplist00\u{1}\u{2}\0", "bplist15xyz", "bplist"])
  func binaryPropertyList(_ start: String) throws {
    for rest: [UInt8] in [[], [0xD1, 0x01, 0x02, 0xFF]] {
      let error = try #require(throws: SourceDecodingError.self) {
        try LocalizationFile(path: "-", bytes: Array(start.utf8) + rest)
      }
      #expect(error.message.contains("binary property list"))
      #expect(error.location == SourceLocation(line: 1, column: 1, byteOffset: 0))
    }
  }

  /// Text that only holds the word is none.
  @Test(arguments: ["\"bplist00\" = \"1\";", "/* bplist00 */", " bplist00;", "bplis = t;"])
  func noBinaryPropertyList(_ text: String) throws {
    #expect(try LocalizationFile(text).problems == [])
  }

  /// Bytes, and where they are no text.
  static let notTexts: [([UInt8], String)] = [
    (Array("\"a\" = \"1\";\n\"b\" = \"\u{5D0}".utf8) + [0xE9, 0x22, 0x3B], "2:9:20"),
    ([0xFF, 0xFE, 0x22, 0x00, 0x61, 0x00, 0x22], "1:3:6"), ([0x22, 0x00, 0x61, 0x00], "1:1:0"),
  ]

  @Test(arguments: notTexts)
  func notText(_ bytes: [UInt8], place: String) throws {
    let error = try #require(throws: SourceDecodingError.self) {
      try LocalizationFile(path: "-", bytes: bytes)
    }
    let location = error.location
    #expect("\(location.line):\(location.column):\(location.byteOffset)" == place)
  }

  /// An encoding that XML declares and that is not read, where it makes a difference.
  @Test(arguments: ["ISO-8859-1", "windows-1255", "Shift_JIS"])
  func declaredEncoding(_ name: String) throws {
    let start = "<?xml version=\"1.0\" encoding=\"\(name)\"?><plist><dict><key>a</key><string>"
    let end = "</string></dict></plist>"
    let error = try #require(throws: SourceDecodingError.self) {
      try LocalizationFile(start + "\u{E9}" + end)
    }
    #expect(error.message.contains(name))
    #expect(error.location == SourceLocation(line: 1, column: 1, byteOffset: 0))
    #expect(try LocalizationFile(start + "e" + end).pairs == ["a=e"])
    // Bytes that are no UTF-8 are those of the encoding that is named.
    let bytes = Array(start.utf8) + [0xE9] + Array(end.utf8)
    let named = try #require(throws: SourceDecodingError.self) {
      try LocalizationFile(path: "he.lproj/a.strings", bytes: bytes)
    }
    #expect(named == error)
  }

  @Test(arguments: SourceEncoding.allCases)
  func anEmptyFile(_ encoding: SourceEncoding) throws {
    let file = try LocalizationFile("", as: encoding)
    #expect(file.entries == [])
    #expect(file.trailingComments == [])
    #expect(file.problems == [])
    #expect(file.format.name == ".strings")
    #expect(file.source.bytes() == encoding.byteOrderMark)
  }
}
