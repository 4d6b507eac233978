import BidiTestSupport
import Testing

@testable import BidiText

/// Paragraphs, units and directions of a document.
@Suite struct BidiDocumentTests {
  private let automatic = BaseDirection.auto(fallback: .leftToRight)

  /// A text, and the content of each paragraph: one more than there are separators.
  static let texts: [(String, [String])] = [
    ("", [""]), ("abc", ["abc"]), ("a‹LF›", ["a", ""]), ("a‹LF›b", ["a", "b"]),
    ("‹CRLF›", ["", ""]), ("a‹CR›‹CRLF›b", ["a", "", "b"]), ("a‹CRLF›‹LF›", ["a", "", ""]),
    ("a‹NEL›b‹PS›c\u{1C}d\u{1D}e\u{1E}", ["a", "b", "c", "d", "e", ""]),
    // These are of class S or WS.
    ("a\u{B}b\u{C}c\u{1F}d‹LS›e", ["a\u{B}b\u{C}c\u{1F}d\u{2028}e"]),
  ]

  @Test(arguments: texts)
  func paragraphsOfDocuments(_ notation: String, contents: [String]) {
    let document = BidiDocument(uax(notation), baseDirection: automatic)
    let paragraphs = (0..<document.paragraphCount).map(document.paragraph)
    #expect(paragraphs.map { String($0.text) } == contents)
    #expect(paragraphs.map(\.number) == Array(contents.indices))
    #expect(paragraphs.map(\.hasSeparator) == contents.indices.map { $0 < contents.count - 1 })
    #expect(paragraphs[paragraphs.count - 1].range.upperBound == document.end)
  }

  /// Every unit of a text with characters of one to four bytes: each leads to the others and back.
  @Test func unitsLeadToOneAnother() {
    let text = "a\u{5D0}\u{5C0F}\u{1F600}\r\n\u{1F468}\u{200D}\u{1F469}\nb"
    let document = BidiDocument(text, baseDirection: automatic)
    var offset = TextOffset.zero
    for index in text.unicodeScalars.indices {
      for unit in TextUnit.allCases {
        #expect(document.offset(offset[unit], in: unit) == offset)
      }
      #expect(document.offset(of: index) == offset)
      #expect(document.index(of: offset) == index)
      // Inside a character: its beginning.
      let width = text.unicodeScalars[index].utf8.count
      for inner in 0..<width {
        #expect(document.offset(offset.utf8 + inner, in: .utf8) == offset)
      }
      offset.advance(over: text.unicodeScalars[index])
    }
    #expect(document.offset(of: text.endIndex) == offset)
    #expect(document.end == offset)
    #expect(document.offset(-1, in: .utf16) == .zero)
    #expect(document.offset(99, in: .utf16) == offset)
    // The second half of a surrogate pair: the beginning of the character.
    #expect(document.offset(4, in: .utf16).scalars == 3)
  }

  /// Where the direction of an empty paragraph comes from: a text, the fallback, and the directions of all paragraphs by
  /// each policy.
  static let empties: [(String, WritingDirection, following: String, fallback: String)] = [
    ("", .leftToRight, "L", "L"), ("", .rightToLeft, "R", "R"),
    ("a‹LF›", .leftToRight, "LL", "LL"), ("A‹LF›", .leftToRight, "RR", "RL"),
    ("a‹LF›", .rightToLeft, "LL", "LR"),
    ("A‹LF›‹LF›‹LF›b‹LF›", .leftToRight, "RRRLL", "RLLLL"),
    ("‹LF›A‹LF›", .leftToRight, "LRR", "LRL"),
    // Neutral text is not empty: it has the fallback, and so has the line after it.
    ("A‹LF›12‹LF›", .leftToRight, "RLL", "RLL"), ("A‹LF›‹RLM›‹LF›", .leftToRight, "RRR", "RRL"),
  ]

  @Test(arguments: empties)
  func emptyParagraphs(
    _ row: (notation: String, direction: WritingDirection, following: String, fallback: String)
  ) {
    for (policy, expected) in [
      (EmptyParagraphDirection.followsPreceding, row.following), (.fallback, row.fallback),
    ] {
      let document = BidiDocument(
        uax(row.notation), baseDirection: .auto(fallback: row.direction), emptyParagraphs: policy)
      let found = (0..<document.paragraphCount).map {
        document.paragraph($0).direction == .leftToRight ? "L" : "R"
      }
      #expect(found.joined() == expected, "\(policy)")
      // Natural alignment says the same, without levels.
      let alignments = uax(row.notation).naturalAlignments(
        in: UserInterfaceLayoutDirection(row.direction), emptyParagraphs: policy)
      #expect(alignments.map { $0 == .left ? "L" : "R" }.joined() == expected)
      #expect(
        Set(
          uax(row.notation).naturalAlignments(
            in: .rightToLeft, policy: .followsLayout, emptyParagraphs: policy)) == [.right])
    }
  }

  /// Each of very many empty paragraphs has the direction of the last one that is not empty, without a look at those
  /// between: with such a look, this test takes minutes.
  @Test(.timeLimit(.minutes(15))) func manyEmptyParagraphs() {
    let document = BidiDocument(
      "\u{5D0}" + String(repeating: "\n", count: 30_000) + "a", baseDirection: automatic)
    let directions = (0..<document.paragraphCount).map { document.paragraph($0).direction }
    #expect(directions.count == 30_001)
    #expect(directions.dropLast().allSatisfy { $0 == .rightToLeft })
    #expect(directions.last == .leftToRight)
  }

  /// Empty paragraphs follow those before them after edits in the middle too.
  @Test func emptyParagraphsAfterEdits() {
    var random = SeededGenerator(seed: 0xE3)
    var document = BidiDocument("", baseDirection: automatic)
    for _ in 0..<150 {
      let pieces = ["\n\n\n", "\u{5D0}\n", "a\n", "\n", ""]
      let lower = Int.random(in: 0...document.end.utf16, using: &random)
      let upper = min(lower + Int.random(in: 0...3, using: &random), document.end.utf16)
      let piece = pieces.randomElement(using: &random) ?? ""
      document.replace(
        lower..<upper, in: .utf16, with: String(repeating: piece, count: 9))
      var last = WritingDirection.leftToRight
      var expected: [WritingDirection] = []
      var found: [WritingDirection] = []
      for number in 0..<document.paragraphCount {
        let paragraph = document.paragraph(number)
        if let first = paragraph.text.first { last = first == "a" ? .leftToRight : .rightToLeft }
        expected.append(last)
        found.append(paragraph.direction)
      }
      #expect(found == expected)
    }
  }

  /// An explicit direction is that of empty paragraphs too, whatever stands before.
  @Test func explicitDirections() {
    for policy in EmptyParagraphDirection.allCases {
      let document = BidiDocument(
        uax("a‹LF›"), baseDirection: .explicit(.rightToLeft), emptyParagraphs: policy)
      #expect(document.paragraph(0).direction == .rightToLeft)
      #expect(document.paragraph(1).direction == .rightToLeft)
      #expect(document.paragraph(1).resolved.paragraphLevel.number == 1)
    }
  }

  @Test func equalDocuments() {
    let document = BidiDocument("e\u{301}", baseDirection: automatic)
    #expect(document == BidiDocument("e\u{301}", baseDirection: automatic))
    #expect(document.hashValue == BidiDocument("e\u{301}", baseDirection: automatic).hashValue)
    // Canonical equivalents are other characters.
    #expect(document != BidiDocument("\u{E9}", baseDirection: automatic))
    #expect(document != BidiDocument("e\u{301}", baseDirection: .explicit(.leftToRight)))
  }

  /// Levels are those of each paragraph by itself, with every class of characters.
  @Test func levelsAreThoseOfEachParagraph() throws {
    var random = SeededGenerator(seed: 0xD0C)
    for _ in 0..<2_000 {
      let text = RandomText.paragraphs(upTo: 30, using: &random)
      let base: BaseDirection = [
        automatic, .auto(fallback: .rightToLeft), .explicit(.leftToRight), .explicit(.rightToLeft),
      ][Int.random(in: 0..<4, using: &random)]
      let document = BidiDocument(text, baseDirection: base)
      let whole = text.paragraphs()
      #expect(document.paragraphCount == whole.count + (whole.last?.hasSeparator ?? true ? 1 : 0))
      for (number, paragraph) in whole.enumerated() where !paragraph.content.isEmpty {
        let expected = try ResolvedParagraph(text[paragraph.content], baseDirection: base)
        #expect(document.paragraph(number).resolved == expected, "\(codes(text))")
        #expect(document.paragraph(number).direction == expected.direction)
      }
    }
  }
}
