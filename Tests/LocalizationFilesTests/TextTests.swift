import BidiSource
import LocalizationFiles
import Testing

/// A text that stands in no file.
@Suite struct TextTests {
  /// Nothing in a text is syntax, not even a byte order mark or a quotation mark.
  @Test(arguments: ["", "a \"b\" \\n;", "\u{FEFF}a", "<plist>", "bplist00", "\0", "a\r\nb"])
  func isTheValue(_ text: String) throws {
    let file = LocalizationFile(text: text)
    #expect(file.entries.map(\.value.string.unicodeScalars.count) == [text.unicodeScalars.count])
    #expect(file.entries.map(\.key.string) == [""])
    #expect(file.source.bytes() == Array(text.utf8))
    #expect(file.problems.isEmpty)
    #expect(!file.isRefused)
  }

  @Test func isEditedByCharacters() throws {
    let file = LocalizationFile(text: "\u{FEFF}a\"b")
    let edits = file.entries[0].edits(
      [.insert("\u{202B}", before: 0), .append("\u{202C}", after: 6)], spelling: .escaped,
      in: file.source)
    let next = try file.replacing(edits)
    #expect(
      next.entries[0].value.string.unicodeScalars
        .elementsEqual("\u{202B}\u{FEFF}a\"b\u{202C}".unicodeScalars))
    #expect(next.isText)
  }

  @Test func aFileIsReadAgainAsOne() throws {
    let file = try LocalizationFile(path: "x.strings", bytes: Array("k = \"v\";".utf8))
    let next = try file.replacing([.insertion("w", at: 5)])
    #expect(next.entries.map(\.value.string) == ["wv"])
    #expect(next.source.path == "x.strings")
    #expect(throws: SourceDecodingError.self) {
      try file.replacing([Edit(range: 0..<8, replacement: "bplist00")])
    }
  }
}
