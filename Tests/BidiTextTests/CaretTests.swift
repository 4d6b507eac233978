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
    // After a; before bet, seen from the left; before alef with its marks; after e with its accent.
    #expect(offsets == [1, 4, 1, 7])
  }

  /// A selection over a change of direction is two stretches on the screen.
  @Test func selectionOverADirectionChange() throws {
    let line = try line("abc DEF")
    #expect(line.visualRanges(of: 2..<6) == [2..<4, 5..<7])
    #expect(line.visualRanges(of: 4..<7) == [4..<7])
    #expect(line.visualRanges(of: 3..<3) == [])
    // What is between places 3 and 5 on the screen: the space and F.
    #expect(line.scalarRanges(ofVisual: 3..<5) == [3..<4, 6..<7])
    #expect(line.scalarRanges(ofVisual: -4..<99) == [0..<7])
  }

  /// What X9 removes is not seen, and splits no selection; at its edges it is left out.
  @Test func invisibleCharactersSplitNoSelection() throws {
    // Offsets: 0 a, 1 ZWJ, 2 b, 3 RLE, 4 A, 5 ZWJ, 6 B, 7 PDF, 8 c. Seen as: abBAc
    let line = try line("a‹ZWJ›b‹RLE›A‹ZWJ›B‹PDF›c")
    #expect(line.scalarRanges(ofVisual: 0..<2) == [0..<3])
    #expect(line.scalarRanges(ofVisual: 2..<4) == [4..<7])
    // b and B: the letter A stands between them, and RLE and ZWJ with it.
    #expect(line.scalarRanges(ofVisual: 1..<3) == [2..<3, 6..<7])
    // All: one stretch of text.
    #expect(line.scalarRanges(ofVisual: 0..<5) == [0..<9])
    #expect(line.scalarRanges(ofVisual: 4..<5) == [8..<9])
    #expect(line.visualRanges(of: 1..<6) == [1..<2, 3..<4])
  }

  /// Moves that are asked of one value, place after place: `abc DEF` is seen as `abc FED`.
  @Test func movesOfOneValue() throws {
    let carets = try line("abc DEF").visualCarets()
    #expect(carets.scalarRange == 0..<7)
    func positions(_ direction: VisualDirection, from offset: Int) -> [Int] {
      var position = CaretPosition(scalarOffset: offset, affinity: .downstream)
      var offsets: [Int] = []
      while let next = carets.caret(movedFrom: position, to: direction) {
        position = next
        offsets.append(position.scalarOffset)
      }
      return offsets
    }
    // To the right: over a, b, c and the space; over F, E, D to the beginning of each.
    #expect(positions(.right, from: 0) == [1, 2, 3, 4, 6, 5, 4])
    // To the left from the right edge, which is before D: over D, E, F to the end of each.
    #expect(positions(.left, from: 4) == [5, 6, 7, 3, 2, 1, 0])
    #expect(carets.carets(at: 4) == (4, 7))
    #expect(carets.carets(at: -1) == (0, 0))
    #expect(carets.carets(at: 99) == (4, 4))
  }

  /// A line in the middle of a paragraph has the paragraph's offsets.
  @Test func caretsOfALaterLine() throws {
    let paragraph = try ResolvedParagraph(uax("abc DEF"), baseDirection: .explicit(.leftToRight))
    let carets = paragraph.line(4..<7).visualCarets()
    // Seen as: FED
    #expect(carets.carets(at: 4) == (3, 3))
    #expect(carets.carets(at: 5) == (2, 2))
    #expect(carets.carets(at: 7) == (0, 0))
    let end = CaretPosition(scalarOffset: 7, affinity: .upstream)
    #expect(carets.caret(movedFrom: end, to: .left) == nil)
    #expect(carets.caret(movedFrom: end, to: .right)?.scalarOffset == 6)
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
      let visible = line.visibleOrder()
      #expect(back.filter(visible.contains) == range.filter(visible.contains))
      // Carets stay on the line, and a move changes the place by one cluster at least.
      let displayed = visible.count
      let carets = line.visualCarets()
      for offset in 0...count {
        let (up, down) = carets.carets(at: offset)
        #expect((0...displayed).contains(up) && (0...displayed).contains(down))
        // Worked out once or each time, it is the same; a move to the right leads to the right.
        #expect(line.carets(at: offset) == (up, down))
        for affinity in [CaretPosition.Affinity.upstream, .downstream] {
          let position = CaretPosition(scalarOffset: offset, affinity: affinity)
          let place = affinity == .upstream ? up : down
          let right = carets.caret(movedFrom: position, to: .right)
          let left = carets.caret(movedFrom: position, to: .left)
          if let right { #expect(carets.visualOffset(of: right) > place, "\(codes(text))") }
          if let left { #expect(carets.visualOffset(of: left) < place, "\(codes(text))") }
          #expect(place < displayed || right == nil)
          #expect(place > 0 || left == nil)
          #expect(line.caret(movedFrom: position, to: .right) == right)
        }
      }
    }
  }

  /// The positions that repeated moves come to, from an edge of the line to the other.
  private func walk(_ line: Line, to direction: VisualDirection) -> [CaretPosition] {
    let carets = line.visualCarets()
    let edge = direction == .right ? 0 : line.visibleOrder().count
    let positions = line.scalarRange.lowerBound...line.scalarRange.upperBound
    let start = positions.lazy.flatMap { offset in
      [CaretPosition.Affinity.downstream, .upstream].map {
        CaretPosition(scalarOffset: offset, affinity: $0)
      }
    }.first { carets.visualOffset(of: $0) == edge }
    guard var position = start else { return [] }
    var path = [position]
    while let next = carets.caret(movedFrom: position, to: direction), path.count < 1_000 {
      position = next
      path.append(position)
    }
    return path
  }

  /// Joiners are removed by X9, but belong to the letter before them: a move goes after both.
  ///
  /// Meem, yeh, ZWNJ, khah, waw is one Persian word; heh with a joiner stands for its initial form.
  @Test(arguments: [
    ("\u{645}\u{6CC}\u{200C}\u{62E}\u{648}", VisualDirection.left, [0, 1, 3, 4, 5]),
    ("\u{645}\u{6CC}\u{200C}\u{62E}\u{648}", .right, [5, 4, 3, 1, 0]),
    ("\u{647}\u{200D}", .left, [0, 2]), ("\u{647}\u{200D}", .right, [2, 0]),
    // An emoji of three code points, and one with a mark after the joiner.
    ("\u{1F468}\u{200D}\u{1F469}", .left, [0, 3]),
    ("\u{5D0}\u{200D}\u{5B0}\u{5D1}", .left, [0, 3, 4]),
  ])
  func joinersAreNoPlaces(_ row: (text: String, to: VisualDirection, offsets: [Int])) throws {
    let paragraph = try ResolvedParagraph(row.text, baseDirection: .explicit(.rightToLeft))
    let line = paragraph.line(0..<paragraph.scalars.count)
    var path = walk(line, to: row.to).map(\.scalarOffset)
    // The first offset at an edge may be before characters that are not seen.
    if row.to == .right { path[0] = row.offsets[0] }
    #expect(path == row.offsets)
  }

  /// What is not seen takes no press of a key: seven characters are seen, and moved over in seven steps.
  @Test(arguments: ["abc‹LRM› ‹RLI›DE‹PDI›F‹LF›", "‹RLM›‹RLM›abc ‹RLI›D‹RLM›E‹PDI›F", "abc DEF"])
  func whatIsNotSeenTakesNoStep(_ notation: String) throws {
    let line = try line(notation)
    let places = { walk(line, to: $0).map { line.visualOffset(of: $0) } }
    #expect(places(.right) == [0, 1, 2, 3, 4, 5, 6, 7])
    #expect(places(.left) == [7, 6, 5, 4, 3, 2, 1, 0])
    #expect(
      line.visualText().unicodeScalars.elementsEqual(line.visibleOrder().map { line.scalars[$0] }))
    #expect(line.visualRanges(of: line.scalarRange) == [0..<7])
    #expect(
      line.scalarRanges(ofVisual: 0..<3).map { String(String.UnicodeScalarView(line.scalars[$0])) }
        == ["abc"])
  }

  /// Repeated moves come to the other edge, and stop at the same places in both directions: one at least for each
  /// grapheme cluster that is seen, and none inside a stretch of one level of a cluster.
  @Test func movesReachTheEdges() throws {
    var random = SeededGenerator(seed: 0xED6E)
    let alphabet = Array(
      ("ab\u{5D0}\u{5D1}\u{628}\u{6CC} 1\u{661}(!\u{301}\u{5B0}\u{200C}\u{200C}\u{200D}\u{200D}"
        + "\u{1F468}\u{1F469}\u{1F1E6}\u{600}\u{903}\u{2067}\u{2066}\u{2069}\u{202B}\u{202C}\u{200F}"
        + "\u{200E}\u{AD}\t\u{FE0F}\u{1100}\u{1161}").unicodeScalars)
    for _ in 0..<4_000 {
      var scalars = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...10, using: &random) {
        scalars.append(alphabet.randomElement(using: &random) ?? "a")
      }
      let paragraph = try ResolvedParagraph(
        String(scalars),
        baseDirection: .explicit(Bool.random(using: &random) ? .leftToRight : .rightToLeft))
      let start = Int.random(in: 0...scalars.count, using: &random)
      let line = paragraph.line(start..<Int.random(in: start...scalars.count, using: &random))
      let visible = line.visibleOrder()
      let places = { walk(line, to: $0).map { line.visualOffset(of: $0) } }
      let (right, left) = (places(.right), places(.left))
      #expect(right == left.reversed(), "\(codes(String(scalars)))")
      #expect(right.first == 0 && right.last == visible.count, "\(codes(String(scalars)))")
      #expect(zip(right, right.dropFirst()).allSatisfy { $0 < $1 })
      // Clusters by Swift, levels by the paragraph.
      var offset = line.scalarRange.lowerBound
      var least = 0
      var most = 0
      for cluster in String(String.UnicodeScalarView(line.scalars)) {
        let end = offset + cluster.unicodeScalars.count
        let seen = (offset..<end).filter(visible.contains)
        least += seen.isEmpty ? 0 : 1
        let levels = seen.map { line.levels[$0 - line.scalarRange.lowerBound] }
        most += levels.indices.count { $0 == 0 || levels[$0] != levels[$0 - 1] }
        offset = end
      }
      #expect(right.count - 1 >= least && right.count - 1 <= most, "\(codes(String(scalars)))")
    }
  }
}
