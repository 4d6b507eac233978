import BidiText
import Testing

/// Where tabs lead, in cells: expectations were counted by hand.
@Suite struct TabStopTests {
  private func lefts(
    _ text: String, _ stops: [TabStop], width: Double = 40, interval: Double = 0,
    indent: Double = 0
  ) -> [[Double]] {
    var options = DocumentLayout.Options(width: width, tabInterval: interval)
    options.tabStops = stops
    if indent > 0 { options.indentOfLine = { $0 == 0 ? indent : 0 } }
    let layout = DocumentLayout(text, options: options, measure: .cells)
    return (0..<layout.lineCount).map { number in
      layout.line(number).placedCharacters().map(\.span.left)
    }
  }

  @Test(arguments: [
    (TabStop.Alignment.leading, [0.0, 1, 10, 11]), (.trailing, [0, 1, 8, 9]),
    (.center, [0, 1, 9, 10]), (.decimal, [0, 1, 8, 9]),
  ])
  func twoLettersAtAStop(
    _ alignment: TabStop.Alignment, _ expected: [Double]
  ) {
    #expect(lefts("a\tbb", [.init(location: 10, alignment: alignment)]) == [expected])
  }

  /// `12.5`: two digits and half of the full stop are before the stop.
  @Test func decimalSeparator() {
    #expect(
      lefts("a\t12.5", [.init(location: 10, alignment: .decimal)])
        == [[0, 1, 7.5, 8.5, 9.5, 10.5]])
  }

  @Test func textWithoutRoomBeginsAtTheTab() {
    #expect(
      lefts("abc\tdefgh", [.init(location: 5, alignment: .trailing)])
        == [[0, 1, 2, 3, 3, 4, 5, 6, 7]])
  }

  @Test func eachTabHasTheNextStop() {
    let stops = [4.0, 8].map { TabStop(location: $0) }
    #expect(lefts("a\tb\tc\td", stops, interval: 5) == [[0, 1, 4, 5, 8, 9, 10]])
    // Without an interval the tab has its own advance, which is none.
    #expect(lefts("abcdefghi\tj", stops) == [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9]])
  }

  /// Stops count from the edge of the paragraph, and the line begins two cells after it.
  @Test func stopsCountFromTheEdge() {
    #expect(lefts("a\tb", [.init(location: 10)], indent: 2) == [[0, 1, 8]])
    #expect(lefts("a\tb", [], interval: 8, indent: 2) == [[0, 1, 6]])
  }

  /// From the right in a right-to-left paragraph: bet ends 10 cells from the right edge of 40.
  @Test func rightToLeft() {
    let stop = TabStop(location: 10, alignment: .trailing)
    #expect(lefts("\u{05D0}\t\u{05D1}", [stop]) == [[30, 31, 39]])
  }

  /// The text after a trailing tab takes the room before its stop first, so that a word more fits on the line.
  @Test func linesAreBrokenWithStops() {
    let stop = TabStop(location: 10, alignment: .trailing)
    #expect(lefts("a\tbcd efg hij", [stop], width: 10).map(\.count) == [10, 3])
  }
}
