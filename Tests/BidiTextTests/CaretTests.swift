import BidiTestSupport
import Testing

@testable import BidiText

/// Carets and selections.
///
/// Capitals are Hebrew letters; `abc DEF` is seen as `abc FED`.
@Suite struct CaretTests {
  private func line(_ notation: String, _ direction: WritingDirection = .leftToRight) throws -> Line
  {
    let paragraph = try ResolvedParagraph(uax(notation), baseDirection: .explicit(direction))
    return paragraph.line(0..<paragraph.scalars.count)
  }

  /// Between `abc ` and `DEF` the caret is at the end of the space and at the right edge of D.
  @Test func theCaretSplitsWhereTheDirectionChanges() throws {
    let line = try line("abc DEF")
    #expect(line.carets(at: 0) == (0, 0))
    #expect(line.carets(at: 2) == (2, 2))
    #expect(line.carets(at: 4) == (4, 7))
    #expect(line.carets(at: 5) == (6, 6))
    #expect(line.carets(at: 7) == (4, 4))
  }

  @Test func theCaretInARightToLeftParagraph() throws {
    let line = try line("AB cd", .rightToLeft)
    // Seen as: cd BA
    #expect(line.carets(at: 0) == (5, 5))
    #expect(line.carets(at: 3) == (2, 0))
    #expect(line.carets(at: 5) == (2, 2))
  }

  @Test func anEmptyLine() throws {
    #expect(try line("").carets(at: 0) == (0, 0))
    #expect(
      try line("").caret(movedFrom: .init(scalarOffset: 0, affinity: .upstream), to: .right) == nil)
    #expect(try line("‹RLE›‹PDF›").carets(at: 1) == (0, 0))
  }

  /// Moving to the right goes over every place from left to right, and back.
  @Test func movingGoesOverEveryPlace() throws {
    let line = try line("abc DEF 12")
    var position = CaretPosition(scalarOffset: 0, affinity: .downstream)
    var places = [line.visualOffset(of: position)]
    while let next = line.caret(movedFrom: position, to: .right) {
      position = next
      places.append(line.visualOffset(of: position))
    }
    #expect(places == Array(0...10))
    while let next = line.caret(movedFrom: position, to: .left) {
      position = next
      places.append(line.visualOffset(of: position))
    }
    #expect(Array(places.suffix(10)) == Array((0...9).reversed()))
  }

  /// A letter with its marks is one step.
  @Test func marksMoveWithTheirBase() throws {
    let text = "a\u{5D0}\u{5B7}\u{5BC}\u{5D1}e\u{301}"
    let paragraph = try ResolvedParagraph(text, baseDirection: .explicit(.leftToRight))
    let line = paragraph.line(0..<paragraph.scalars.count)
    var position = CaretPosition(scalarOffset: 0, affinity: .downstream)
    var offsets: [Int] = []
    while let next = line.caret(movedFrom: position, to: .right) {
      position = next
      offsets.append(position.scalarOffset)
    }
    // Behind a; before bet, seen from the left; before alef with its marks; behind e with its accent.
    #expect(offsets == [1, 4, 1, 7])
  }

  /// A selection over a change of direction is two stretches on the screen.
  @Test func selections() throws {
    let line = try line("abc DEF")
    #expect(line.visualRanges(of: 2..<6) == [2..<4, 5..<7])
    #expect(line.visualRanges(of: 4..<7) == [4..<7])
    #expect(line.visualRanges(of: 3..<3) == [])
    // What is between places 3 and 5 on the screen: the space and F.
    #expect(line.scalarRanges(ofVisual: 3..<5) == [3..<4, 6..<7])
    #expect(line.scalarRanges(ofVisual: -4..<99) == [0..<7])
  }

  @Test func selectionsCoverTheSameCharacters() throws {
    var random = SeededGenerator(seed: 0x5E1)
    for _ in 0..<1_000 {
      let text = RandomText.paragraph(upTo: 16, using: &random)
      let paragraph = try ResolvedParagraph(text, baseDirection: .auto(fallback: .leftToRight))
      let count = paragraph.scalars.count
      let line = paragraph.line(0..<count)
      let start = Int.random(in: 0...count, using: &random)
      let range = start..<Int.random(in: start...count, using: &random)
      let visual = line.visualRanges(of: range)
      let back = visual.flatMap { line.scalarRanges(ofVisual: $0) }.flatMap(Array.init).sorted()
      #expect(back == range.filter { paragraph.levels[$0] != nil })
      // Carets stay on the line, and a move changes the place by one cluster at least.
      let displayed = line.visualOrder().count
      for offset in 0...count {
        let (up, down) = line.carets(at: offset)
        #expect((0...displayed).contains(up) && (0...displayed).contains(down))
      }
    }
  }
}
