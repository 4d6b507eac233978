import BidiTestSupport
import Testing

@testable import BidiText

/// Carets, presses, selections and moves over lines and paragraphs.
///
/// Capitals are Hebrew letters; `abc DEF` is seen as `abc FED`. Offsets are of UTF-16; every character is one wide.
@Suite struct DocumentCaretTests {
  private func layout(
    _ notation: String, _ direction: WritingDirection? = .leftToRight, width: Double = 80
  ) -> DocumentLayout {
    let base: BaseDirection = direction.map { .explicit($0) } ?? .auto(fallback: .leftToRight)
    return DocumentLayout(
      BidiDocument(uax(notation), baseDirection: base),
      options: .init(width: width, alignment: .left), measure: .cells)
  }

  private func at(
    _ utf16: Int, _ affinity: CaretPosition.Affinity, _ layout: DocumentLayout
  ) -> DocumentPosition {
    DocumentPosition(layout.document.offset(utf16, in: .utf16), affinity: affinity)
  }

  private func at(_ utf16: Int, _ layout: DocumentLayout) -> DocumentPosition {
    at(utf16, .downstream, layout)
  }

  /// A text, its direction, an offset, and where the primary and the secondary caret are.
  ///
  /// The primary one is where a letter of the paragraph's direction would appear, by hand from L2: at 4 of `abc DEF` a
  /// letter x gives `abc xFED`, a letter X gives `abc FEDX`.
  static let splits: [(String, WritingDirection, Int, Double, Double?)] = [
    ("abc DEF", .leftToRight, 0, 0, nil), ("abc DEF", .leftToRight, 2, 2, nil),
    ("abc DEF", .leftToRight, 4, 4, 7), ("abc DEF", .leftToRight, 5, 6, nil),
    ("abc DEF", .leftToRight, 7, 7, 4),
    ("DEF abc", .leftToRight, 0, 0, 3), ("DEF abc", .leftToRight, 3, 3, 0),
    ("DEF abc", .leftToRight, 4, 4, nil),
    // Seen as: cd BA
    ("AB cd", .rightToLeft, 0, 5, nil), ("AB cd", .rightToLeft, 3, 2, 0),
    ("AB cd", .rightToLeft, 4, 1, nil), ("AB cd", .rightToLeft, 5, 0, 2),
    ("cd AB", .rightToLeft, 0, 5, 3), ("cd AB", .rightToLeft, 2, 3, 5),
    // Numbers in Hebrew, seen as: 12 A. Their direction is that of an English paragraph, at a higher level.
    ("A 12", .rightToLeft, 2, 2, 0), ("A 12", .rightToLeft, 4, 0, 2),
    ("", .leftToRight, 0, 0, nil),
  ]

  @Test(arguments: splits)
  func splitCarets(
    _ row: (
      text: String, direction: WritingDirection, offset: Int, primary: Double, secondary: Double?
    )
  ) {
    let layout = layout(row.text, row.direction)
    let carets = layout.carets(at: at(row.offset, layout))
    #expect(carets.primary.x == row.primary)
    #expect(carets.secondary?.x == row.secondary)
  }

  /// Four hundred texts of letters, numbers and signs: both carets at every place are where Pango draws its two cursors,
  /// and presses lead where Pango's lead.
  @Test func splitCaretsAsInPango() throws {
    let rows = try FixtureRow.rows(of: "Carets", fields: 5)
    #expect(rows.count == 400)
    for row in rows {
      let text = try row.text(0)
      let layout = DocumentLayout(
        BidiDocument(
          text, baseDirection: .explicit(row.fields[1] == "L" ? .leftToRight : .rightToLeft)),
        options: .init(width: .infinity, alignment: .left), measure: .cells)
      // The white space at the end of a right-to-left line hangs to the left of 0.
      let left = layout.line(0).edges[0]
      let carets = (0...text.unicodeScalars.count).map { layout.carets(at: at($0, layout)) }
      let primary = carets.map { String(Int($0.primary.x - left)) }.joined(separator: " ")
      let secondary = carets.map { String(Int(($0.secondary ?? $0.primary).x - left)) }
        .joined(separator: " ")
      #expect(primary == row.fields[2], "\(row.place): \(row.fields[0])")
      #expect(secondary == row.fields[3], "\(row.place): \(row.fields[0])")
      let presses = (0..<text.unicodeScalars.count).flatMap { character in
        [0.25, 0.75].map { part in
          let place = layout.position(onLine: 0, at: left + Double(character) + part)
          return "\(place.offset.utf16)\(place.affinity == .upstream ? "-" : "")"
        }
      }
      #expect(presses.joined(separator: " ") == row.fields[4], "\(row.place): \(row.fields[0])")
    }
  }

  /// At 4, the caret of the space and that of D.
  @Test func caretsByAffinity() {
    let layout = layout("abc DEF")
    #expect(layout.caret(at: at(4, .upstream, layout)).x == 4)
    #expect(layout.caret(at: at(4, .downstream, layout)).x == 7)
    #expect(layout.caret(at: at(99, layout)).x == 4)
  }

  /// Where a line is full, the affinity says which line the caret is on.
  @Test func caretsWhereTextIsWrapped() {
    let layout = layout("ab cd‹CRLF›ef", width: 2)
    #expect(layout.caret(at: at(3, .upstream, layout)) == .init(line: 0, x: 3))
    #expect(layout.caret(at: at(3, .downstream, layout)) == .init(line: 1, x: 0))
    #expect(layout.caret(at: at(5, .downstream, layout)) == .init(line: 1, x: 2))
    // Between CR and LF.
    #expect(layout.caret(at: at(6, .downstream, layout)) == .init(line: 1, x: 2))
    #expect(layout.caret(at: at(7, .upstream, layout)) == .init(line: 2, x: 0))
    #expect(layout.caret(at: at(9, .upstream, layout)) == .init(line: 2, x: 2))
  }

  /// What ends a line but not a paragraph (LB4, and a caller's break): a press beyond the line and the End key lead to the
  /// edge before it, which is drawn on the same line.
  ///
  /// Texts, directions, and the place at the end of the first line.
  static let lineEnds: [(String, WritingDirection, Int, Double)] = [
    ("ab‹LS›cd", .leftToRight, 2, 2), ("ab\u{B}cd", .leftToRight, 2, 2),
    ("ab\u{C}cd", .leftToRight, 2, 2), ("ab‹LF›cd", .leftToRight, 2, 2),
    ("ab  ‹LS›cd", .leftToRight, 4, 4),
    // Hebrew from the right of two columns.
    ("AB‹LS›CD", .rightToLeft, 2, 0), ("AB\u{B}CD", .rightToLeft, 2, 0),
    ("AB‹LF›CD", .rightToLeft, 2, 0),
    ("‹LS›ab", .leftToRight, 0, 0), ("ab‹LS›", .leftToRight, 2, 2), ("AB‹LS›", .rightToLeft, 2, 0),
  ]

  @Test(arguments: lineEnds)
  func endsOfLines(
    _ row: (text: String, direction: WritingDirection, offset: Int, x: Double)
  ) throws {
    let layout = layout(row.text, row.direction)
    #expect(layout.lineCount == 2)
    let end = at(row.offset, .upstream, layout)
    #expect(layout.caret(at: end) == .init(line: 0, x: row.x))
    // The beginning of the next line is after what ended this one.
    let next = at(row.offset + 1, layout)
    #expect(layout.caret(at: next).line == 1)
    let start = at(0, layout)
    let side: CaretMove = row.direction == .leftToRight ? .lineRight : .lineLeft
    for move in [CaretMove.lineEnd, side] {
      #expect(layout.position(start, moved: move) == end)
      #expect(layout.position(end, moved: move) == end)
    }
    let pressed = layout.position(
      onLine: 0, at: row.direction == .leftToRight ? 99 : -99)
    #expect(pressed.offset == end.offset)
    #expect(layout.caret(at: pressed) == .init(line: 0, x: row.x))
    // From anywhere below: up to this line.
    for x in [0.0, 1, 2, 99] {
      let up = try #require(layout.position(next, moved: .up, goalX: x))
      #expect(layout.lineNumber(of: up) == 0)
      #expect(up.offset <= end.offset)
    }
    // Back over the end of the line, by the screen and by the text, and on again.
    let backward: CaretMove = row.direction == .leftToRight ? .left : .right
    let forward: CaretMove = row.direction == .leftToRight ? .right : .left
    #expect(layout.position(next, moved: backward)?.offset == end.offset)
    #expect(layout.position(next, moved: .backward)?.offset == end.offset)
    #expect(layout.position(end, moved: forward)?.offset == next.offset)
    #expect(layout.position(end, moved: .forward)?.offset == next.offset)
  }

  /// `abc DEF` before U+2028 is seen as `abc FED`: a press at the right hits D, the End key leads to the end of F.
  @Test func mixedLineBeforeASeparator() {
    for separator in ["‹LF›", "‹LS›"] {
      let layout = layout("abc DEF\(separator)gh")
      #expect(layout.position(onLine: 0, at: 99) == at(4, layout))
      #expect(layout.position(at(0, layout), moved: .lineEnd) == at(7, .upstream, layout))
      #expect(layout.caret(at: at(7, .upstream, layout)) == .init(line: 0, x: 4))
      #expect(walk(layout, .right, from: at(0, layout)) == [1, 2, 3, 4, 6, 5, 4, 8, 9, 10])
      let carets = layout.carets(at: at(7, layout))
      #expect(carets.primary.x == 7)
      #expect(carets.secondary?.x == 4)
      // What ends the line has no width.
      let spans = layout.selection(of: layout.document.range(5..<9, in: .utf16)).map(\.spans)
      #expect(spans == [[.init(left: 4, right: 6)], [.init(left: 0, right: 1)]])
    }
  }

  /// A line that must end with no character that says so: one place in the text, on the first line upstream.
  @Test func endsOfLinesWithoutACharacter() {
    let breaking = LineBreaking { _ in [LineBreakOpportunity(scalarOffset: 2, isMandatory: true)] }
    let layout = DocumentLayout(
      BidiDocument("a-bc", baseDirection: .explicit(.leftToRight)),
      options: .init(width: 80, lineBreaking: breaking), measure: .cells)
    #expect(layout.lineCount == 2)
    #expect(!layout.line(0).isWrapped)
    let end = at(2, .upstream, layout)
    #expect(layout.position(at(0, layout), moved: .lineEnd) == end)
    #expect(layout.caret(at: end) == .init(line: 0, x: 2))
    #expect(layout.caret(at: at(2, layout)) == .init(line: 1, x: 0))
    #expect(layout.position(onLine: 0, at: 9) == end)
    #expect(walk(layout, .right, from: at(0, layout)) == [1, 2, 3, 4])
    #expect(walk(layout, .left, from: at(4, layout)) == [3, 2, 1, 0])
  }

  /// A press on `abc FED`: the nearer edge of the letter that was hit.
  @Test(arguments: [
    (-5.0, 0, CaretPosition.Affinity.downstream), (0.4, 0, .downstream), (0.6, 1, .upstream),
    (1.4, 1, .downstream), (3.6, 4, .upstream), (4.2, 7, .upstream), (4.8, 6, .downstream),
    (5.2, 6, .upstream), (6.9, 4, .downstream), (99, 4, .downstream),
  ])
  func presses(_ row: (x: Double, offset: Int, affinity: CaretPosition.Affinity)) {
    let layout = layout("abc DEF")
    #expect(layout.position(onLine: 0, at: row.x) == at(row.offset, row.affinity, layout))
  }

  @Test func pressesOutside() {
    let layout = layout("ab‹LF›‹LF›cd", nil)
    #expect(layout.position(onLine: -1, at: 1) == at(1, .downstream, layout))
    #expect(layout.position(onLine: 1, at: 7).offset.utf16 == 3)
    #expect(layout.position(onLine: 9, at: 7).offset.utf16 == 6)
    // A cluster is not parted.
    let family = self.layout("\u{1F468}\u{200D}\u{1F469}a")
    #expect(family.position(onLine: 0, at: 0.9).offset.utf16 == 0)
    #expect(family.position(onLine: 0, at: 1.1).offset.utf16 == 5)
  }

  /// A press on the place of a caret that moves stop at leads back to that place; every press, to the nearest one.
  @Test func pressesLeadToCarets() {
    var random = SeededGenerator(seed: 0x417)
    for _ in 0..<1_500 {
      let layout = DocumentLayout(
        BidiDocument(
          RandomText.paragraphs(upTo: 16, using: &random),
          baseDirection: .auto(fallback: .leftToRight)),
        options: .init(width: 8), measure: .cells)
      for number in 0..<layout.lineCount {
        let line = layout.line(number)
        let left = line.edges[0]
        let right = line.edges[line.edges.count - 1]
        for _ in 0..<6 {
          let x = Double.random(in: left - 1...right + 1, using: &random)
          let position = layout.position(onLine: number, at: x)
          let caret = line.x(of: position)
          // No cluster is wider than two cells.
          #expect(abs(caret - min(max(x, left), right)) <= 1)
          #expect(line.x(of: line.position(at: caret)) == caret)
          #expect(layout.lineNumber(of: position) == number || line.range.isEmpty)
        }
      }
    }
  }

  @Test func selectionsOverLines() {
    let layout = layout("abc DEF‹LF›gh‹LF›")
    func spans(_ range: Range<Int>) -> [String] {
      layout.selection(of: layout.document.range(range, in: .utf16)).map { line in
        let spans = line.spans.map { "\(Int($0.left))-\(Int($0.right))" }.joined(separator: ",")
        return "\(line.line):\(spans)\(line.includesSeparator ? "+" : "")"
      }
    }
    #expect(spans(2..<6) == ["0:2-4,5-7"])
    #expect(spans(4..<7) == ["0:4-7"])
    #expect(spans(0..<8) == ["0:0-7+"])
    #expect(spans(5..<9) == ["0:4-6+", "1:0-1"])
    #expect(spans(7..<8) == ["0:+"])
    #expect(spans(0..<99) == ["0:0-7+", "1:0-2+"])
    #expect(spans(3..<3) == [])
    #expect(spans(11..<11) == [])
  }

  @Test func selectionsOfWrappedLines() {
    let layout = layout("ab cd ef", width: 2)
    let lines = layout.selection(of: layout.document.range(1..<7, in: .utf16))
    #expect(lines.map(\.line) == [0, 1, 2])
    // White space that hangs is selected where it hangs.
    #expect(lines.map { $0.spans.map(\.left) } == [[1], [0], [0]])
    #expect(lines.map { $0.spans.map(\.right) } == [[3], [3], [1]])
    #expect(lines.allSatisfy { !$0.includesSeparator })
  }

  /// The offsets that repeated moves lead to.
  private func walk(
    _ layout: DocumentLayout, _ move: CaretMove, from start: DocumentPosition
  ) -> [Int] {
    var position = start
    var offsets: [Int] = []
    while offsets.count < 100, let next = layout.position(position, moved: move) {
      position = next
      offsets.append(position.offset.utf16)
    }
    return offsets
  }

  @Test func movesOnOneLine() {
    let layout = layout("abc DEF")
    #expect(walk(layout, .right, from: at(0, layout)) == [1, 2, 3, 4, 6, 5, 4])
    #expect(walk(layout, .left, from: at(4, layout)) == [5, 6, 7, 3, 2, 1, 0])
    #expect(walk(layout, .forward, from: at(0, layout)) == [1, 2, 3, 4, 5, 6, 7])
    #expect(walk(layout, .backward, from: at(7, layout)) == [6, 5, 4, 3, 2, 1, 0])
  }

  /// Over wrapped lines and paragraphs, each place once, in both directions and both scripts.
  @Test func movesOverLines() {
    let left = layout("ab cd ef‹LF›gh", width: 2)
    #expect(walk(left, .right, from: at(0, left)) == Array(1...11))
    #expect(walk(left, .left, from: at(11, left)) == Array((0...10).reversed()))
    let right = layout("AB CD EF‹LF›GH", .rightToLeft, width: 2)
    #expect(walk(right, .left, from: at(0, right)) == Array(1...11))
    #expect(walk(right, .right, from: at(11, right)) == Array((0...10).reversed()))
    // From the end of a full line the next place is after the first letter of the next one.
    #expect(left.position(at(3, .upstream, left), moved: .right)?.offset.utf16 == 4)
    #expect(left.position(at(3, .upstream, left), moved: .left)?.offset.utf16 == 2)
  }

  @Test func logicalMovesPassClusters() {
    let layout = layout("e\u{301}‹CRLF›\u{1F468}\u{200D}\u{1F469}x", nil)
    #expect(walk(layout, .forward, from: at(0, layout)) == [2, 4, 9, 10])
    #expect(walk(layout, .backward, from: at(10, layout)) == [9, 4, 2, 0])
    #expect(layout.position(at(1, layout), moved: .forward)?.offset.utf16 == 2)
    #expect(layout.position(at(3, layout), moved: .backward)?.offset.utf16 == 2)
  }

  @Test func movesByWords() {
    let layout = layout("foo, bar-baz‹LF› don't A\u{5F4}B ", nil)
    #expect(walk(layout, .wordForward, from: at(0, layout)) == [3, 8, 12, 19, 23, 24])
    #expect(walk(layout, .wordBackward, from: at(24, layout)) == [20, 14, 9, 5, 0])
    // By the direction of the paragraph.
    let right = self.layout("AB CD", .rightToLeft)
    #expect(walk(right, .wordLeft, from: at(0, right)) == [2, 5])
    #expect(walk(right, .wordRight, from: at(5, right)) == [3, 0])
    #expect(walk(layout, .wordRight, from: at(0, layout)).first == 3)
  }

  @Test func movesUpAndDown() {
    let layout = layout("abcd‹LF›e‹LF›fghi", nil)
    let start = at(3, layout)
    #expect(layout.position(start, moved: .up) == nil)
    let down = layout.position(start, moved: .down)
    #expect(down?.offset.utf16 == 6)
    #expect(down.flatMap { layout.position($0, moved: .down) }?.offset.utf16 == 8)
    // The place along the line is kept.
    #expect(down.flatMap { layout.position($0, moved: .down, goalX: 3) }?.offset.utf16 == 10)
    #expect(layout.position(at(10, layout), moved: .down) == nil)
  }

  @Test func movesToEnds() {
    let layout = layout("abc DEF GHI‹LF›A", .rightToLeft, width: 4)
    let start = at(5, layout)
    #expect(layout.position(start, moved: .lineStart) == at(4, .downstream, layout))
    #expect(layout.position(start, moved: .lineEnd) == at(8, .upstream, layout))
    #expect(layout.position(start, moved: .lineLeft) == at(8, .upstream, layout))
    #expect(layout.position(start, moved: .lineRight) == at(4, .downstream, layout))
    #expect(layout.position(start, moved: .documentStart) == at(0, layout))
    #expect(layout.position(start, moved: .documentEnd) == at(13, .upstream, layout))
  }

  /// Whatever the text: moves end, stay on places between clusters, and forward and backward are opposites.
  @Test func logicalMovesAreOpposites() {
    var random = SeededGenerator(seed: 0xF0B)
    for _ in 0..<400 {
      let layout = DocumentLayout(
        BidiDocument(
          RandomText.paragraphs(upTo: 20, using: &random),
          baseDirection: .auto(fallback: .leftToRight)),
        options: .init(width: 5), measure: .cells)
      let end = layout.document.end.utf16
      let forward = walk(layout, .forward, from: DocumentPosition(.zero))
      let backward = walk(layout, .backward, from: DocumentPosition(layout.document.end))
      #expect(Array(([0] + forward).reversed().dropFirst()) == backward)
      #expect(forward.last ?? 0 == end)
      for move in CaretMove.allCases {
        var position = DocumentPosition(
          layout.document.offset(Int.random(in: 0...end, using: &random), in: .utf16))
        for _ in 0..<5 {
          guard let next = layout.position(position, moved: move) else { break }
          #expect(next.offset <= layout.document.end)
          #expect(layout.document.placed(next.offset) == next.offset)
          position = next
        }
      }
    }
  }

  /// Between paragraphs of two directions one key leads to and fro; the sequence ends all the same.
  @Test func stopsEndWhereAKeyRunsInACircle() {
    let layout = layout("ab\nDE", nil)
    let stops = layout.caretStops(moving: .right)
    #expect(stops.map(\.offset.utf16) == [1, 2, 3])
    let circle = layout.position(at(3, layout), moved: .right)
    #expect(circle.map { Array(stops).contains($0) || $0.offset == .zero } ?? false)
    #expect(layout.caretStops(moving: .forward).map(\.offset.utf16) == [1, 2, 3, 4, 5])
    let end = DocumentPosition(layout.document.end, affinity: .upstream)
    #expect(layout.caretStops(moving: .backward, from: end).map(\.offset.utf16) == [4, 3, 2, 1, 0])
    #expect(Array(layout.caretStops(moving: .up)).isEmpty)
  }

  /// Whatever the text and the key: the stops end, none comes twice, and each is where the key leads.
  @Test func stopsAreThoseOfTheKey() {
    var random = SeededGenerator(seed: 0xCA9E7)
    for _ in 0..<200 {
      let layout = DocumentLayout(
        BidiDocument(
          RandomText.paragraphs(upTo: 20, using: &random),
          baseDirection: .auto(fallback: .leftToRight)),
        options: .init(width: 5), measure: .cells)
      for move in CaretMove.allCases where move != .up && move != .down {
        let stops = Array(layout.caretStops(moving: move))
        #expect(Set(stops).count == stops.count)
        var position = DocumentPosition(.zero)
        for stop in stops {
          #expect(layout.position(position, moved: move) == stop)
          position = stop
        }
        let next = layout.position(position, moved: move)
        #expect(next.map { stops.contains($0) || $0 == DocumentPosition(.zero) } ?? true)
      }
    }
  }
}
