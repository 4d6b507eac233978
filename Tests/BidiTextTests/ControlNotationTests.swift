import BidiTestSupport
import BidiText
import Testing

/// Controls written so that they are seen, and read back.
@Suite struct ControlNotationTests {
  /// A text, a notation, and how it is written.
  static let examples: [(String, ControlNotation, String)] = [
    ("‹RLE›a‹PDF›", .names, "‹RLE›a‹PDF›"), ("‹RLE›a‹PDF›", .swift, #"\u{202B}a\u{202C}"#),
    ("‹RLE›a‹PDF›", .strings, #"\U202Ba\U202C"#), ("‹RLE›a‹PDF›", .json, #"\u202Ba\u202C"#),
    ("‹RLE›a‹PDF›", .xml, "&#x202B;a&#x202C;"),
    ("‹ALM›", .swift, #"\u{061C}"#), ("‹ALM›", .json, #"\u061C"#), ("‹ALM›", .names, "‹ALM›"),
    ("‹FSI›‹PDI›", .strings, #"\U2068\U2069"#),
    // Nothing to write.
    ("", .json, ""), (#"a\nb"#, .swift, #"a\nb"#), ("a & b", .xml, "a & b"),
    (#"\u{5d0}"#, .swift, #"\u{5d0}"#), (#"\u202b"#, .swift, #"\u202b"#), ("&amp;", .xml, "&amp;"),
    ("\u{2039}a\u{203A}", .names, "\u{2039}a\u{203A}"),
    // What looks like an escape, and is none.
    (#"\u{202b}"#, .swift, #"\\u{202b}"#), (#"\\u{202b}"#, .swift, #"\\\\u{202b}"#),
    (#"\u202b"#, .json, #"\\u202b"#), (#"\U200f"#, .strings, #"\\U200f"#),
    ("&#x202b;", .xml, "&amp;#x202b;"), ("&amp;#8235;", .xml, "&amp;amp;#8235;"),
    // What stands before a control is not its escape.
    (#"\‹RLM›"#, .json, #"\\\u200F"#), (#"\\‹RLM›"#, .swift, #"\\\\\u{200F}"#),
    ("&‹RLM›", .xml, "&&#x200F;"), ("&amp;‹RLM›", .xml, "&amp;&#x200F;"),
  ]

  @Test(arguments: examples)
  func controlsAreWrittenAndRead(_ row: (text: String, notation: ControlNotation, expected: String))
  {
    // Capital letters of an escape are no Hebrew letters.
    let text = row.text.contains("\u{2039}") ? uax(row.text) : row.text
    let shown = text.showingControls(as: row.notation)
    #expect(codes(shown) == codes(row.expected))
    #expect(codes(shown.readingControls(as: row.notation)) == codes(text))
  }

  @Test func aNameThatIsWrittenIsNoControl() {
    let text = "\u{2039}RLE\u{203A}\u{202B}"
    #expect(text.showingControls() == "\u{2039}\u{2039}RLE\u{203A}\u{2039}RLE\u{203A}")
    #expect(codes(text.showingControls().readingControls(as: .names)) == codes(text))
  }

  /// Escapes as others write them.
  @Test(arguments: [
    (#"\u{202b}\u{0000202C}"#, ControlNotation.swift, "‹RLE›‹PDF›"),
    (#"\u202b"#, .json, "‹RLE›"), (#"\U202b"#, .strings, "‹RLE›"), ("&#x202b;", .xml, "‹RLE›"),
    ("&#8235;&#08236;", .xml, "‹RLE›‹PDF›"),
    // Cut off, too long, of other characters.
    (#"\u{202B"#, .swift, #"\u{202B"#), (#"\u{}"#, .swift, #"\u{}"#), (#"\u20"#, .json, #"\u20"#),
    (#"\u{00000202B}"#, .swift, #"\u{00000202B}"#), ("&#x202B", .xml, "&#x202B"),
    ("&#;", .xml, "&#;"), (#"\u0041"#, .json, #"\u0041"#),
    (#"\u{FFFFFFFF}"#, .swift, #"\u{FFFFFFFF}"#),
    (#"\uD83D"#, .json, #"\uD83D"#), (#"\"#, .json, #"\"#),
  ])
  func reading(_ row: (text: String, notation: ControlNotation, expected: String)) {
    let expected = row.expected == row.text ? row.text : uax(row.expected)
    #expect(codes(row.text.readingControls(as: row.notation)) == codes(expected))
  }

  @Test func otherCharactersThatAreNotSeen() {
    let text = "a\u{200D}b\u{A0}\u{FEFF}\u{AD}\u{200F}"
    #expect(
      text.showingControls(including: [.zeroWidthJoiner]) == "a‹ZWJ›b\u{A0}\u{FEFF}\u{AD}‹RLM›")
    #expect(
      text.showingControls(including: InvisibleCharacter.all) == "a‹ZWJ›b‹NBSP›‹BOM›‹SHY›‹RLM›")
    #expect(
      text.showingControls(as: .json, including: InvisibleCharacter.all)
        == #"a\u200Db\u00A0\uFEFF\u00AD\u200F"#)
    // Read only where they are asked for.
    #expect(#"\u200D"#.readingControls(as: .json) == #"\u200D"#)
    #expect(
      codes(#"\u200D"#.readingControls(as: .json, including: [.zeroWidthJoiner]))
        == codes("\u{200D}"))
  }

  /// Every abbreviation is one character's.
  @Test func abbreviationsAreUnique() {
    let names =
      DirectionalFormatting.allCases.map(\.abbreviation)
      + InvisibleCharacter.allCases.map(\.abbreviation)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { $0.count <= 5 && $0.allSatisfy { ("A"..."Z").contains($0) } })
    for notation in ControlNotation.allCases {
      for control in DirectionalFormatting.allCases {
        #expect(
          codes(notation.spelling(of: control).readingControls(as: notation))
            == codes(control.string))
      }
      for character in InvisibleCharacter.allCases {
        #expect(
          codes(
            notation.spelling(of: character).readingControls(as: notation, including: [character]))
            == codes(String(character.scalar)))
      }
    }
  }

  /// What was written is read back, whatever the text holds.
  @Test(arguments: ControlNotation.allCases)
  func readingUndoesWriting(_ notation: ControlNotation) {
    var random = SeededGenerator(seed: 61)
    let pieces = [
      "\\", "\\", "&", "amp;", "\u{2039}", "\u{203A}", "u{202B}", "u202B", "U202B", "#x202B;",
      "#8235;", "RLE\u{203A}", "ZWJ\u{203A}", "u{200D}", "u200D", "u{", "#x", "u20", "2B", ";", "}",
      "a", "\u{202B}", "\u{202B}", "\u{2069}", "\u{200D}", "\u{301}", "\n",
    ]
    for _ in 0..<20_000 {
      let text = (0..<Int.random(in: 0...8, using: &random))
        .compactMap { _ in pieces.randomElement(using: &random) }.joined()
      for invisible in [[], InvisibleCharacter.all] {
        let shown = text.showingControls(as: notation, including: invisible)
        #expect(!shown.hasDirectionalFormatting, "\(codes(text))")
        #expect(
          codes(shown.readingControls(as: notation, including: invisible)) == codes(text),
          "\(codes(text))")
      }
    }
  }
}
