import BidiSource
import Testing

/// Replacements in a text, and the bytes that come of them.
@Suite struct EditTests {
  /// A text, edits, and the text afterwards; the same in every encoding.
  static let examples: [(String, [Edit], String)] = [
    ("abc", [], "abc"),
    ("abc", [.insertion("X", at: 0)], "Xabc"), ("abc", [.insertion("X", at: 1)], "aXbc"),
    ("abc", [.insertion("X", at: 3)], "abcX"), ("", [.insertion("X", at: 0)], "X"),
    ("abc", [.removal(of: 1..<2)], "ac"), ("abc", [.removal(of: 0..<3)], ""),
    ("abc", [Edit(range: 0..<1, replacement: "XYZ")], "XYZbc"),
    ("abc", [Edit(range: 1..<3, replacement: "")], "a"),
    ("abc", [Edit(range: 1..<1, replacement: "")], "abc"),
    // Insertions at one place stand in the order given.
    ("ab", [.insertion("1", at: 1), .insertion("2", at: 1), .insertion("3", at: 1)], "a123b"),
    ("ab", [.insertion("1", at: 2), .insertion("2", at: 2)], "ab12"),
    // Neighbours.
    ("abcd", [.removal(of: 0..<1), .removal(of: 1..<2)], "cd"),
    ("abcd", [.insertion("1", at: 1), .removal(of: 1..<2), .insertion("2", at: 2)], "a12cd"),
    ("abcd", [.removal(of: 1..<2), .insertion("X", at: 2), .insertion("Y", at: 3)], "aXcYd"),
    // Offsets are those of the text before any edit, in UTF-8.
    (
      "\u{5D0}\u{1F600}b", [.insertion("\u{202B}", at: 2), .insertion("\u{202C}", at: 6)],
      "\u{5D0}\u{202B}\u{1F600}\u{202C}b"
    ),
    ("a\r\nb\r\n", [.insertion("X", at: 3), .insertion("Y", at: 4)], "a\r\nXbY\r\n"),
    ("\u{202B}a\u{202C}", [.removal(of: 0..<3), .removal(of: 4..<7)], "a"),
    ("e\u{301}", [.insertion("\u{200F}", at: 1)], "e\u{200F}\u{301}"),
    ("a", [.insertion("\u{1F600}", at: 0)], "\u{1F600}a"),
  ]

  @Test(arguments: examples, SourceEncoding.allCases)
  func replacing(_ row: (String, [Edit], String), encoding: SourceEncoding) throws {
    let file = try SourceFile(path: "-", bytes: bytes(row.0, as: encoding))
    #expect(hex(file.bytes(replacing: row.1)) == hex(bytes(row.2, as: encoding)))
    #expect(hex(file.bytes()) == hex(bytes(row.0, as: encoding)), "the file itself stays")
    // What is written can be read again, in the same encoding.
    let again = try SourceFile(path: "-", bytes: file.bytes(replacing: row.1))
    #expect(again.encoding == encoding)
    #expect(hex(again.text) == hex(row.2.utf8))
  }

  @Test func makingEdits() {
    let insertion = Edit.insertion("X", at: 4)
    #expect(insertion.range == 4..<4)
    #expect(insertion.replacement == "X")
    let removal = Edit.removal(of: 2..<5)
    #expect(removal.range == 2..<5)
    #expect(removal.replacement == "")
  }

  /// Two ranges, and whether they share a byte or an edge.
  @Test(arguments: [
    (0..<2, 3..<4, false), (0..<2, 2..<4, true), (0..<3, 2..<4, true), (0..<9, 2..<4, true),
    (2..<4, 2..<4, true), (2..<2, 2..<2, true), (2..<2, 3..<3, false), (2..<2, 2..<4, true),
    (4..<4, 2..<4, true), (3..<3, 2..<4, true), (1..<1, 2..<4, false), (5..<5, 2..<4, false),
  ])
  func touches(_ first: Range<Int>, second: Range<Int>, expected: Bool) {
    let (one, other) = (Edit.removal(of: first), Edit(range: second, replacement: "x"))
    #expect(one.touches(other) == expected)
    #expect(other.touches(one) == expected)
  }

  /// Ranges of edits, and whether they can be made together.
  @Test(arguments: [
    ([], true), ([0..<2], true), ([0..<2, 2..<3], true), ([2..<2, 2..<2], true),
    ([2..<2, 2..<4], true), ([2..<4, 4..<4], true), ([0..<2, 1..<3], false),
    ([2..<3, 0..<1], false), ([0..<5, 1..<2], false), ([2..<4, 3..<3], false),
    ([0..<1, 4..<5, 2..<3], false),
  ])
  func areDisjoint(_ ranges: [Range<Int>], expected: Bool) {
    #expect(Edit.areDisjoint(ranges.map { .removal(of: $0) }) == expected)
  }

  /// A stretch with edits, whose offsets count from its start.
  @Test func textOfAStretch() throws {
    let file = try SourceFile(path: "-", bytes: Array("abc\u{5D0}def".utf8))
    #expect(file.text(of: 1..<5, replacing: []) == "bc\u{5D0}")
    #expect(file.text(of: 1..<5, replacing: [.insertion("X", at: 0)]) == "Xbc\u{5D0}")
    #expect(
      file.text(of: 1..<5, replacing: [.removal(of: 0..<1), .insertion("X", at: 4)])
        == "c\u{5D0}X")
  }
}
