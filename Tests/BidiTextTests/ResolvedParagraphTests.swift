import BidiTestSupport
import BidiText
import Testing

/// Levels, visual order and visual text of short paragraphs.
@Suite struct ResolvedParagraphTests {
  private static let baseDirections: [String: BaseDirection] = [
    "ltr": .explicit(.leftToRight), "rtl": .explicit(.rightToLeft),
    "auto-ltr": .auto(fallback: .leftToRight), "auto-rtl": .auto(fallback: .rightToLeft),
  ]

  @Test(arguments: try FixtureRow.rows(of: "Levels", fields: 6))
  func levelsAndOrderOfExamples(_ row: FixtureRow) throws {
    let base = try #require(Self.baseDirections[row.fields[1]], "\(row.place)")
    let text = try row.text(0)
    let paragraph = try ResolvedParagraph(text, baseDirection: base)
    #expect(String(paragraph.paragraphLevel.number) == row.fields[2])
    #expect(paragraph.direction == (row.fields[2] == "0" ? .leftToRight : .rightToLeft))
    #expect(Self.list(paragraph.levels.map { $0?.number }) == row.fields[3])
    #expect(Self.list(paragraph.visualOrder().map { $0 }) == row.fields[4])
    #expect(codes(paragraph.visualText()) == row.fields[5])
    #expect(paragraph.scalars == Array(text.unicodeScalars))
  }

  private static func list<Number: BinaryInteger>(_ numbers: [Number?]) -> String {
    numbers.map { number in number.map { "\($0)" } ?? "x" }.joined(separator: " ")
  }

  /// The examples of UAX #9, section 3.4, with capital letters for right-to-left ones.
  static let examplesOfTheStandard: [(memory: String, levels: String, display: String)] = [
    ("car means CAR.", "00000000001110", "car means RAC."),
    ("‹RLI›car MEANS CAR.‹PDI›", "0222111111111110", ".RAC SNAEM car"),
    (
      "he said \u{201C}‹RLI›car MEANS CAR‹PDI›.\u{201D} \u{201C}‹RLI›IT DOES‹PDI›,\u{201D} she"
        + " agreed.",
      "000000000022211111111110000001111111000000000000000",
      "he said \u{201C}RAC SNAEM car.\u{201D} \u{201C}SEOD TI,\u{201D} she agreed."
    ),
    (
      "DID YOU SAY \u{2019}‹LRI›he said \u{201C}‹RLI›car MEANS CAR‹PDI›\u{201D}‹PDI›\u{2018}?",
      "111111111111112222222222444333333333322111",
      "?\u{2018}he said \u{201C}RAC SNAEM car\u{201D}\u{2019} YAS UOY DID"
    ),
  ]

  @Test(arguments: examplesOfTheStandard)
  func exampleOfTheStandard(
    _ example: (memory: String, levels: String, display: String)
  ) throws {
    let paragraph = try ResolvedParagraph(
      uax(example.memory), baseDirection: .auto(fallback: .leftToRight))
    let levels = paragraph.levels.map { $0.map { "\($0.number)" } ?? "x" }.joined()
    #expect(levels == example.levels)
    #expect(codes(paragraph.visualText()) == codes(uax(example.display)))
  }

  /// A text of more than one paragraph, and the offset of the separator that is not the last.
  @Test(arguments: [
    ("a‹LF›b", 1), ("‹LF›b", 0), ("a‹CRLF›b", 1), ("a‹CR›b", 1), ("a‹NEL›b", 1), ("a‹PS›b", 1),
    ("\u{1C}b", 0), ("\u{1D}b", 0), ("\u{1E}b", 0), ("a‹CRLF›‹LF›", 1), ("a‹LF›‹LF›", 1),
    ("a‹LF›‹CR›", 1), ("a‹CR›‹CR›", 1), ("a‹CR›‹CRLF›", 1), ("ab‹PS›‹PS›", 2),
    ("\u{1F600}‹LF›b", 1), ("‹RLE›a‹LF›b‹PDF›", 2),
  ])
  func separatorInside(_ notation: String, offset: Int) {
    #expect(throws: BidiError.separatorInside(scalarOffset: offset)) {
      try ResolvedParagraph(uax(notation), baseDirection: .auto(fallback: .leftToRight))
    }
  }

  @Test(arguments: [
    "‹LF›", "‹CR›", "‹CRLF›", "‹NEL›", "‹PS›", "\u{1C}", "\u{1D}", "\u{1E}", "\u{B}b", "\u{C}b",
    "‹LS›b", "\u{1F}b", "‹TAB›b",
  ])
  func noSeparatorInside(_ end: String) throws {
    let text = uax("A" + end)
    let paragraph = try ResolvedParagraph(text, baseDirection: .explicit(.rightToLeft))
    #expect(paragraph.levels.count == text.unicodeScalars.count)
    #expect(paragraph.levels[1]?.number == 1)
  }

  @Test func errorsSayWhatIsWrong() {
    #expect(
      BidiError.separatorInside(scalarOffset: 7).description
        == "a paragraph separator stands inside the paragraph, at scalar 7")
  }

  @Test func aSubstringIsResolvedAlone() throws {
    let text = uax("abc‹LF›DEF‹LF›ghi")
    let part = text[index(4, in: text)..<index(8, in: text)]
    let paragraph = try ResolvedParagraph(part, baseDirection: .auto(fallback: .leftToRight))
    #expect(paragraph.levels.map { $0?.number } == [1, 1, 1, 1])
  }
}
