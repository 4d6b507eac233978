import BidiTestSupport
import BidiText
import Testing

/// What holds for every paragraph, over texts put together at random.
@Suite struct ResolutionLawTests {
  static let directions: [BaseDirection] = [
    .auto(fallback: .leftToRight), .auto(fallback: .rightToLeft), .explicit(.leftToRight),
    .explicit(.rightToLeft),
  ]

  @Test(arguments: directions)
  func levelsOrderAndRuns(_ base: BaseDirection) throws {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<5_000 {
      let text = RandomText.paragraph(upTo: 24, using: &random)
      let paragraph = try ResolvedParagraph(text, baseDirection: base)
      var shown: Comment { Comment(rawValue: codes(text)) }
      let count = text.unicodeScalars.count
      #expect(paragraph.scalars == Array(text.unicodeScalars), shown)
      try #require(paragraph.levels.count == count, shown)
      expectBounds(paragraph, shown)
      // X9 removes these classes and no others.
      for (scalar, level) in zip(text.unicodeScalars, paragraph.levels) {
        #expect((level == nil) == Self.removed.contains(scalar.bidiClass), shown)
      }
      // The visual order is a permutation of what stays.
      let stays = paragraph.levels.indices.filter { paragraph.levels[$0] != nil }
      #expect(paragraph.visualOrder().sorted() == stays, shown)
      expectTiles(paragraph, shown)
    }
  }

  /// BD2: no level is below the paragraph's or above 126.
  private func expectBounds(_ paragraph: ResolvedParagraph, _ shown: Comment) {
    let bounds = paragraph.paragraphLevel.number...126
    let levels = paragraph.levels.compactMap { $0?.number }
    #expect(levels.allSatisfy(bounds.contains), shown)
  }

  /// The same for texts as long and as deep as the standard has limits for.
  @Test(arguments: RandomTextKind.paragraphKinds)
  func lawsHoldAtTheLimits(_ kind: RandomTextKind) throws {
    var random = SeededGenerator(seed: 7)
    for round in 0..<40 {
      let text = String(String.UnicodeScalarView(kind.scalars(using: &random)))
      let paragraph = try ResolvedParagraph(text, baseDirection: Self.directions[round % 4])
      var shown: Comment { Comment(rawValue: codes(text)) }
      expectBounds(paragraph, shown)
      let stays = paragraph.levels.indices.filter { paragraph.levels[$0] != nil }
      #expect(paragraph.visualOrder().sorted() == stays, shown)
      expectTiles(paragraph, shown)
    }
  }

  /// I1 and I2: without overrides, L and numbers have even levels, R and AL odd ones.
  @Test(arguments: directions)
  func parityFollowsTheClass(_ base: BaseDirection) throws {
    var random = SeededGenerator(seed: 8)
    for round in 0..<3_000 {
      let kind = round % 30 == 0 ? RandomTextKind.isolates : .dense
      let scalars = kind.scalars(using: &random).filter { $0 != "\u{202D}" && $0 != "\u{202E}" }
      let paragraph = try ResolvedParagraph(
        String(String.UnicodeScalarView(scalars)), baseDirection: base)
      for (scalar, level) in zip(scalars, paragraph.levels) {
        guard let level else { continue }
        switch scalar.bidiClass {
        case .leftToRight, .europeanNumber, .arabicNumber:
          #expect(level.direction == .leftToRight, "\(scalars.map(\.codePoint))")
        case .rightToLeft, .arabicLetter:
          #expect(level.direction == .rightToLeft, "\(scalars.map(\.codePoint))")
        default: break
        }
      }
    }
  }

  private static let removed: Set<BidiClass> = [
    .leftToRightEmbedding, .rightToLeftEmbedding, .leftToRightOverride, .rightToLeftOverride,
    .popDirectionalFormat, .boundaryNeutral,
  ]

  /// Runs cover the paragraph, no two neighbours have one level, and every character is in a run of
  /// its own level.
  private func expectTiles(_ paragraph: ResolvedParagraph, _ shown: Comment) {
    let runs = paragraph.levelRuns()
    let isEmpty = paragraph.levels.allSatisfy { $0 == nil }
    #expect(runs.isEmpty == isEmpty, shown)
    guard !isEmpty else { return }
    #expect(runs.first?.scalarRange.lowerBound == 0, shown)
    #expect(runs.last?.scalarRange.upperBound == paragraph.levels.count, shown)
    for (run, next) in zip(runs, runs.dropFirst()) {
      #expect(run.scalarRange.upperBound == next.scalarRange.lowerBound, shown)
      #expect(run.level != next.level, shown)
    }
    for run in runs {
      #expect(!run.scalarRange.isEmpty, shown)
      for offset in run.scalarRange {
        #expect(paragraph.levels[offset] == nil || paragraph.levels[offset] == run.level, shown)
      }
    }
    let visual = paragraph.visualRuns()
    #expect(
      visual.sorted { $0.scalarRange.lowerBound < $1.scalarRange.lowerBound } == runs, shown)
  }

  /// P2 and P3: the automatic direction is that of the first strong character.
  @Test func paragraphLevelIsThatOfTheFirstStrongCharacter() throws {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<5_000 {
      let text = RandomText.paragraph(upTo: 12, using: &random)
      let first = WritingDirection(firstStrongIn: text)
      for fallback in WritingDirection.allCases {
        let paragraph = try ResolvedParagraph(text, baseDirection: .auto(fallback: fallback))
        #expect(paragraph.direction == first ?? fallback, "\(codes(text))")
        let explicit = try ResolvedParagraph(
          text, baseDirection: .explicit(first ?? fallback))
        #expect(paragraph == explicit, "\(codes(text))")
      }
    }
  }

  /// P1: paragraphs of one text resolve as each does alone.
  @Test func paragraphsResolveApart() throws {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<5_000 {
      let text = RandomText.paragraphs(upTo: 24, using: &random)
      for paragraph in text.paragraphs() {
        let inside = try ResolvedParagraph(
          text[paragraph.range], baseDirection: .auto(fallback: .leftToRight))
        let copy = String(String.UnicodeScalarView(text.unicodeScalars[paragraph.range]))
        let alone = try ResolvedParagraph(copy, baseDirection: .auto(fallback: .leftToRight))
        #expect(inside == alone, "\(codes(text))")
        // L1: the separator has the paragraph level, and changes nothing before it.
        let content = try ResolvedParagraph(
          text[paragraph.content], baseDirection: .explicit(alone.direction))
        let count = content.levels.count
        #expect(
          alone.levels[count...].allSatisfy { $0 == alone.paragraphLevel }, "\(codes(text))")
        #expect(Array(alone.levels[..<count]) == content.levels, "\(codes(text))")
        #expect(codes(alone.visualText()) == codes(content.visualText()), "\(codes(text))")
      }
    }
  }

  /// The paragraphs of a text are the text, and each has one separator at its end or none.
  @Test func paragraphsTile() {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<5_000 {
      let text = RandomText.paragraphs(upTo: 24, using: &random)
      let paragraphs = text.paragraphs()
      #expect(paragraphs.isEmpty == text.isEmpty)
      #expect(paragraphs.first?.range.lowerBound ?? text.startIndex == text.startIndex)
      #expect(paragraphs.last?.range.upperBound ?? text.endIndex == text.endIndex)
      for (paragraph, next) in zip(paragraphs, paragraphs.dropFirst()) {
        #expect(paragraph.range.upperBound == next.range.lowerBound)
        #expect(paragraph.hasSeparator)
      }
      for paragraph in paragraphs {
        #expect(paragraph.content.lowerBound == paragraph.range.lowerBound)
        let content = text.unicodeScalars[paragraph.content]
        #expect(!content.contains { $0.bidiClass == .paragraphSeparator }, "\(codes(text))")
        let separator = codes(text[paragraph.content.upperBound..<paragraph.range.upperBound])
        #expect(
          ["", "000A", "000D", "000D 000A", "0085", "2029", "001C", "001D", "001E"]
            .contains(separator))
      }
    }
  }
}
