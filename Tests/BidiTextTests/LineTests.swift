import BidiTestSupport
import Testing

@testable import BidiText

/// Lines of a paragraph: rules L1 and L2 apply to each on its own.
///
/// Capitals are Hebrew letters.
@Suite struct LineTests {
  private func paragraph(_ notation: String, _ direction: WritingDirection) throws
    -> ResolvedParagraph
  {
    try ResolvedParagraph(uax(notation), baseDirection: .explicit(direction))
  }

  /// A sentence broken into lines: each line is ordered by itself, first things first.
  @Test func linesAreOrderedOneByOne() throws {
    let paragraph = try paragraph("ABC DEF ghi", .rightToLeft)
    #expect(codes(paragraph.line(0..<4).visualText()) == codes(uax(" CBA")))
    #expect(codes(paragraph.line(4..<8).visualText()) == codes(uax(" FED")))
    #expect(codes(paragraph.line(8..<11).visualText()) == codes("ghi"))
    #expect(codes(paragraph.visualText()) == codes(uax("ghi FED CBA")))
  }

  /// L1: white space at the end of a line takes the paragraph level, wherever the line ends.
  @Test func whiteSpaceAtTheEndOfALine() throws {
    let paragraph = try paragraph("ab CD  EF gh", .leftToRight)
    #expect(codes(paragraph.visualText()) == codes(uax("ab FE  DC gh")))
    let line = paragraph.line(0..<7)
    #expect(codes(line.visualText()) == codes(uax("ab DC  ")))
    #expect(line.levels.suffix(2).allSatisfy { $0?.number == 0 })
  }

  /// Isolate formatting characters before the end of a line are reset as white space is.
  @Test func isolatesAtTheEndOfALine() throws {
    let paragraph = try paragraph("AB ‹LRI›cd‹PDI› EF", .leftToRight)
    let line = paragraph.line(0..<4)
    #expect(line.levels.map { $0?.number } == [1, 1, 0, 0])
  }

  @Test func rangesOutsideAreCut() throws {
    let paragraph = try paragraph("abc", .leftToRight)
    #expect(paragraph.line(1..<9).scalarRange == 1..<3)
    #expect(paragraph.line(5..<9).visualText().isEmpty)
    #expect(paragraph.line(1..<1).visualRuns().isEmpty)
  }

  @Test func visualTextOptions() throws {
    let paragraph = try paragraph("A(b)‹RLM›B", .rightToLeft)
    #expect(codes(paragraph.visualText()) == codes(uax("B(b)A")))
    #expect(codes(paragraph.visualText([.mirroring])) == codes(uax("B‹RLM›(b)A")))
    #expect(codes(paragraph.visualText([.removingControls])) == codes(uax("B)b(A")))
    // Alef with patah and dagesh, bet: rule L3 keeps the marks after their base.
    let marks = try ResolvedParagraph(
      "\u{5D0}\u{5B7}\u{5BC}\u{5D1}", baseDirection: .explicit(.rightToLeft))
    #expect(codes(marks.visualText()) == "05D1 05D0 05B7 05BC")
    // A mark after a control has no base, and does not go to another run's letter.
    let alone = try ResolvedParagraph(
      "\u{202E}\u{301}\u{202C}abc \u{5D0}", baseDirection: .explicit(.leftToRight))
    #expect(codes(alone.visualText()) == "0301 0061 0062 0063 0020 05D0")
  }

  @Test func mapsAreInverse() throws {
    var random = SeededGenerator(seed: 0x11E)
    for _ in 0..<2_000 {
      let text = RandomText.paragraph(upTo: 20, using: &random)
      let paragraph = try ResolvedParagraph(text, baseDirection: .auto(fallback: .rightToLeft))
      let count = paragraph.scalars.count
      let start = Int.random(in: 0...count, using: &random)
      let line = paragraph.line(start..<Int.random(in: start...count, using: &random))
      let order = line.visualOrder()
      let places = line.visualOffsets()
      for (visual, logical) in order.enumerated() {
        #expect(places[logical - line.scalarRange.lowerBound] == visual)
      }
      #expect(places.count { $0 != nil } == order.count)
      #expect(
        line.levelRuns().map(\.scalarRange.count).reduce(0, +)
          == (order.isEmpty ? 0 : line.scalarRange.count))
    }
  }
}
