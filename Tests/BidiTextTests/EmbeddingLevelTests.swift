import BidiText
import Testing

/// BD2: even levels are left to right, odd levels right to left, 126 is the highest.
@Suite struct EmbeddingLevelTests {
  @Test func numbersFrom0To126() {
    for number in UInt8.min...UInt8.max {
      #expect((EmbeddingLevel(number) != nil) == (number <= 126), "\(number)")
      #expect(EmbeddingLevel(number)?.number == (number <= 126 ? number : nil))
    }
  }

  @Test(arguments: [
    (UInt8(0), WritingDirection.leftToRight), (1, .rightToLeft), (2, .leftToRight),
    (61, .rightToLeft),
    (125, .rightToLeft), (126, .leftToRight),
  ])
  func direction(_ number: UInt8, expected: WritingDirection) {
    #expect(EmbeddingLevel(number)?.direction == expected)
  }

  @Test func levelsOfParagraphs() throws {
    #expect(EmbeddingLevel(.leftToRight).number == 0)
    #expect(EmbeddingLevel(.rightToLeft).number == 1)
    #expect(EmbeddingLevel(.leftToRight) < EmbeddingLevel(.rightToLeft))
    #expect(try #require(EmbeddingLevel(9)) < #require(EmbeddingLevel(10)))
  }

  /// X2–X5 with `max_depth` 125: what is nested deeper is passed over, with its end.
  @Test func explicitLevelsEndAt125() throws {
    func levels(_ text: String) throws -> [UInt8?] {
      try ResolvedParagraph(text, baseDirection: .explicit(.leftToRight)).levels.map { $0?.number }
    }
    let opener = "\u{202B}"
    let end = "\u{202C}"
    // From level 0, RLE goes to 1, 3, 5…: the 63rd to 125. L in an odd level is one higher (I2).
    for (count, level) in [(1, 2), (2, 4), (62, 124), (63, 126), (64, 126), (100, 126)] {
      let text = String(repeating: opener, count: count) + "a"
      #expect(try levels(text).last == UInt8(level), "\(count) times RLE")
    }
    // Three too deep: three ends do nothing, and the fourth ends the 63rd.
    for (ends, level) in [(0, 126), (1, 126), (3, 126), (4, 124), (5, 122), (65, 2), (66, 0)] {
      let text =
        String(repeating: opener, count: 66) + String(repeating: end, count: ends) + "a\u{5D0}"
      #expect(try levels(text)[66 + ends] == UInt8(level), "\(ends) times PDF")
    }
  }

  /// An isolate that is too deep has no level of its own, and neither has what it holds (X5a).
  @Test func isolatesEndAt125() throws {
    let text = String(repeating: "\u{2067}", count: 64) + "a" + "\u{5D0}"
    let paragraph = try ResolvedParagraph(text, baseDirection: .explicit(.leftToRight))
    let numbers = paragraph.levels.map { $0?.number }
    // Initiators have the level round them: 0, 1, 3, …, 123, and the last one 125.
    #expect(Array(numbers.prefix(4)) == [0, 1, 3, 5])
    #expect(numbers[62] == 123)
    #expect(numbers[63] == 125)
    #expect(numbers.suffix(2) == [126, 125])
  }
}
