import BidiTestSupport
import Testing

@testable import BidiText

/// Lines: where they break, which way they lie and where they stand.
///
/// Every character is one wide, East Asian ones two: widths are those of ``ClusterMeasure/cells``.
@Suite struct DocumentLayoutTests {
  private func layout(
    _ notation: String, _ direction: WritingDirection? = nil, _ options: DocumentLayout.Options
  ) -> DocumentLayout {
    let base: BaseDirection = direction.map { .explicit($0) } ?? .auto(fallback: .leftToRight)
    return DocumentLayout(
      BidiDocument(uax(notation), baseDirection: base), options: options, measure: .cells)
  }

  /// A text, a width, and its lines.
  static let wraps: [(String, Double, [String])] = [
    ("abc def ghi", 7, ["abc def ", "ghi"]), ("abc def ghi", 3, ["abc ", "def ", "ghi"]),
    // A word that is too long is broken between clusters; a line takes one at least.
    ("abcdefgh", 3, ["abc", "def", "gh"]),
    ("a e\u{301}e\u{301}e\u{301}", 2, ["a ", "e\u{301}e\u{301}", "e\u{301}"]),
    ("ab", 0, ["a", "b"]), ("\u{5C0F}\u{660E}", 1, ["\u{5C0F}", "\u{660E}"]),
    ("\u{5C0F}\u{660E}x", 3, ["\u{5C0F}", "\u{660E}x"]),
    (
      "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}a", 2,
      ["\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", "a"]
    ),
    // White space hangs, at any width.
    ("ab    cd", 2, ["ab    ", "cd"]), ("ab cd", 4, ["ab ", "cd"]), ("    ab", 2, ["    ", "ab"]),
    // No break at a no-break space; after a hyphen.
    ("a b\u{A0}c", 4, ["a ", "b\u{A0}c"]), ("well-known", 6, ["well-", "known"]),
    // What ends a line, and what ends a paragraph.
    ("a‹LS›b", 80, ["a\u{2028}", "b"]), ("a‹LS›", 80, ["a\u{2028}", ""]),
    ("a‹LF›b", 80, ["a", "b"]),
    ("a‹CRLF›", 80, ["a", ""]), ("", 80, [""]), ("‹LF›‹LF›", 80, ["", "", ""]),
    ("abc", .infinity, ["abc"]),
    // Hebrew, in the order of the text.
    ("ABC DEF GHI", 7, ["ABC DEF ", "GHI"]),
  ]

  @Test(arguments: wraps)
  func wrappedLines(_ notation: String, _ width: Double, _ expected: [String]) {
    let layout = layout(notation, nil, .init(width: width))
    let lines = (0..<layout.lineCount).map(layout.line)
    #expect(lines.map { text(of: $0, in: layout) } == expected.map(uax))
    #expect(lines.map(\.number) == Array(expected.indices))
  }

  private func text(of line: DocumentLayout.Line, in layout: DocumentLayout) -> String {
    let document = layout.document
    return String(
      document.text[
        document.index(of: line.range.lowerBound)..<document.index(of: line.range.upperBound)])
  }

  @Test func widthsByLine() {
    let layout = layout("abcdefgh", nil, .init(width: 4, widthOfLine: { $0 == 0 ? 2 : 4 }))
    #expect((0..<layout.lineCount).map { layout.line($0).range.lowerBound.utf16 } == [0, 2, 6])
  }

  @Test func breaksOfTheCaller() {
    let anywhere = layout("ab cd", nil, .init(width: 4, lineBreaking: .anywhere))
    #expect(text(of: anywhere.line(0), in: anywhere) == "ab c")
    let custom = LineBreaking { text in
      text.unicodeScalars.enumerated().filter { $0.element == "-" }.map {
        LineBreakOpportunity(scalarOffset: $0.offset + 1, isMandatory: $0.offset == 1)
      }
    }
    let layout = layout("a-b c-d", nil, .init(width: 5, lineBreaking: custom))
    #expect(
      (0..<layout.lineCount).map { text(of: layout.line($0), in: layout) } == ["a-", "b c-d"])
  }

  /// `abc DEF ` is seen as `abc FED`, with the space beyond; worked out by hand from L1 and L2.
  @Test func runsOfALeftToRightLine() {
    let layout = layout("abc DEF GHI", .leftToRight, .init(width: 8))
    let line = layout.line(0)
    #expect(line.runs.map(\.range.lowerBound.utf16) == [0, 4, 7])
    #expect(line.runs.map(\.level.number) == [0, 1, 0])
    #expect(line.runs.map(\.left) == [0, 4, 7])
    #expect(line.span == .init(left: 0, right: 7))
    #expect(line.hangingWidth == 1)
    #expect(line.isWrapped)
    #expect(line.direction == .leftToRight)
    #expect(layout.line(1).runs.map(\.left) == [0])
    #expect(!layout.line(1).isWrapped)
  }

  /// `ABC def ` in a right-to-left paragraph is seen as ` def CBA`: the space hangs at the left.
  @Test func runsOfARightToLeftLine() {
    let layout = layout("ABC def GHI", .rightToLeft, .init(width: 9))
    let line = layout.line(0)
    #expect(line.runs.map(\.range.lowerBound.utf16) == [7, 4, 0])
    #expect(line.runs.map(\.level.number) == [1, 2, 1])
    #expect(line.span == .init(left: 2, right: 9))
    #expect(line.runs.map(\.left) == [1, 2, 5])
    #expect(line.hangingWidth == 1)
    #expect(line.edge == .right)
    #expect(layout.line(1).span == .init(left: 6, right: 9))
  }

  /// Alignment, the direction of the interface, and where `abc` and `ABC` begin in ten columns.
  static let alignments:
    [(LineAlignment, NaturalAlignmentPolicy, UserInterfaceLayoutDirection, Double, Double)] = [
      (.natural, .followsParagraph, .leftToRight, 0, 7),
      (.natural, .followsParagraph, .rightToLeft, 0, 7),
      (.natural, .followsLayout, .leftToRight, 0, 0),
      (.natural, .followsLayout, .rightToLeft, 7, 7),
      (.leading, .followsParagraph, .leftToRight, 0, 0),
      (.leading, .followsParagraph, .rightToLeft, 7, 7),
      (.trailing, .followsParagraph, .leftToRight, 7, 7),
      (.trailing, .followsParagraph, .rightToLeft, 0, 0),
      (.left, .followsParagraph, .rightToLeft, 0, 0),
      (.right, .followsParagraph, .leftToRight, 7, 7),
      (.center, .followsParagraph, .leftToRight, 3.5, 3.5),
    ]

  @Test(arguments: alignments)
  func alignedLines(
    _ row: (
      alignment: LineAlignment, policy: NaturalAlignmentPolicy,
      layout: UserInterfaceLayoutDirection,
      left: Double, right: Double
    )
  ) {
    let layout = layout(
      "abc ‹LF›ABC ", nil,
      .init(
        width: 10, alignment: row.alignment, naturalAlignment: row.policy,
        layoutDirection: row.layout))
    #expect(layout.line(0).span.left == row.left)
    #expect(layout.line(1).span.left == row.right)
    #expect(layout.line(0).span.width == 3)
    #expect(layout.line(1).hangingWidth == 1)
  }

  /// The empty line after a last separator stands where the paragraph before does, so that its caret does.
  @Test func theEmptyLastLine() {
    let layout = layout("ABC‹LF›", nil, .init(width: 10))
    #expect(layout.lineCount == 2)
    #expect(layout.line(1).edge == .right)
    #expect(layout.line(1).span == .init(left: 10, right: 10))
    #expect(layout.caret(at: .init(layout.document.end)) == .init(line: 1, x: 10))
    let empty = self.layout("", nil, .init(width: 10, layoutDirection: .rightToLeft))
    #expect(empty.caret(at: .init(.zero)) == .init(line: 0, x: 0))
  }

  @Test func tabsGoToStops() {
    let left = layout("a\tb\tc", .leftToRight, .init(width: 80, tabInterval: 4))
    #expect(
      ["a", "b", "c"].indices.map { left.caret(at: position($0 * 2, in: left)).x } == [0, 4, 8])
    // From the right: A at 79, B after 76, C after 72; each caret is at the right of its letter.
    let right = layout("A\tB\tC", .rightToLeft, .init(width: 80, tabInterval: 4))
    #expect([0, 2, 4].map { right.caret(at: position($0, in: right)).x } == [80, 76, 72])
    // Four columns hold no more than the tab.
    let wrapped = layout("a\tb", .leftToRight, .init(width: 4, tabInterval: 4))
    #expect(wrapped.lineCount == 2)
  }

  private func position(
    _ utf16: Int, in layout: DocumentLayout
  ) -> DocumentPosition {
    DocumentPosition(layout.document.offset(utf16, in: .utf16))
  }

  /// Advances of whole paragraphs: too few, too many, and none that is a number.
  @Test func measuresOfTheCaller() {
    let document = BidiDocument("abc\nde", baseDirection: .explicit(.leftToRight))
    let layout = DocumentLayout(
      document, options: .init(width: .infinity),
      measure: ClusterMeasure(paragraph: { $0.count == 3 ? [1.5, .nan] : [-1, 2, 3, 4] }))
    #expect(layout.line(0).span.width == 1.5)
    #expect(layout.line(1).span.width == 2)
  }

  /// Fractions that add up to the width fit.
  @Test func fractionsThatAddUpToTheWidthFit() {
    let document = BidiDocument("aaa bbb", baseDirection: .explicit(.leftToRight))
    let layout = DocumentLayout(
      document, options: .init(width: 0.3), measure: ClusterMeasure(cluster: { _ in 0.1 }))
    #expect(layout.lineCount == 2)
  }

  /// Lines cover each paragraph in order, break between clusters, and fit, but for one cluster or what hangs.
  @Test func linesCoverTheText() {
    var random = SeededGenerator(seed: 0x11E)
    for _ in 0..<1_500 {
      let text = RandomText.paragraphs(upTo: 40, using: &random)
      let width = Double(Int.random(in: 0...12, using: &random))
      let layout = DocumentLayout(
        BidiDocument(text, baseDirection: .auto(fallback: .leftToRight)),
        options: .init(
          width: width, lineBreaking: Bool.random(using: &random) ? .unicode : .anywhere),
        measure: .cells)
      var number = 0
      for index in 0..<layout.document.paragraphCount {
        let paragraph = layout.document.paragraph(index)
        var end = paragraph.range.lowerBound
        let clusters = Set(Array(paragraph.text.indices) + [paragraph.text.endIndex])
        for line in layout.lines(ofParagraph: index) {
          #expect(line.number == number)
          #expect(line.range.lowerBound == end)
          #expect(clusters.contains(layout.document.index(of: line.range.upperBound)))
          // A cluster of two cells may be wider than the line.
          #expect(line.span.width <= max(width, 2), "\(codes(text))")
          #expect(line.span.width >= 0)
          #expect(line.line == paragraph.resolved.line(line.line.scalarRange))
          let runs = line.runs.reduce(0) { $0 + $1.span.width }
          #expect(line.runs.isEmpty || runs == line.span.width + line.hangingWidth)
          end = line.range.upperBound
          number += 1
        }
        #expect(end == paragraph.content.upperBound)
      }
      #expect(number == layout.lineCount)
    }
  }

  /// The values of a line, to compare.
  private struct LineRecord: Equatable {
    let range: Range<TextOffset>
    let span: DocumentLayout.Span
    let runs: [DocumentLayout.Run]
    let isWrapped: Bool
  }

  private func records(of layout: DocumentLayout) -> [LineRecord] {
    (0..<layout.lineCount).map {
      let line = layout.line($0)
      return LineRecord(
        range: line.range, span: line.span, runs: line.runs, isWrapped: line.isWrapped)
    }
  }

  /// A layout after an edit is the one that would be made anew, and names the lines that changed.
  @Test func editsGiveTheLinesOfALayoutMadeAnew() {
    var random = SeededGenerator(seed: 0x1A)
    for _ in 0..<150 {
      var layout = DocumentLayout(
        BidiDocument(
          RandomText.paragraphs(upTo: 40, using: &random),
          baseDirection: .auto(fallback: .rightToLeft)),
        options: .init(width: 6), measure: .cells)
      for _ in 0..<6 {
        let lower = Int.random(in: 0...layout.document.end.utf16, using: &random)
        let upper = Int.random(in: lower...layout.document.end.utf16, using: &random)
        let before = layout.lineCount
        let change = layout.replace(
          lower..<min(upper, lower + 5), in: .utf16,
          with: RandomText.paragraphs(upTo: 6, using: &random))
        let anew = DocumentLayout(layout.document, options: layout.options, measure: .cells)
        #expect(records(of: layout) == records(of: anew))
        #expect(layout.lineCount - before == change.newLines.count - change.replacedLines.count)
        #expect(change.newLines.lowerBound == change.replacedLines.lowerBound)
      }
    }
  }

  /// A document that is laid out in another way has the lines of a layout made anew, and nothing is measured again.
  @Test func relayoutGivesTheLinesOfALayoutMadeAnew() {
    final class Count: Sendable {
      let texts = Locked(0)
    }
    var random = SeededGenerator(seed: 0x2B)
    for _ in 0..<300 {
      let count = Count()
      let cells = ClusterMeasure(paragraph: { text in
        count.texts.withLock { $0 += 1 }
        return text.map { Double($0.cellWidth) }
      })
      var layout = DocumentLayout(
        BidiDocument(
          RandomText.paragraphs(upTo: 40, using: &random),
          baseDirection: .auto(fallback: .rightToLeft)),
        options: .init(width: 6), measure: cells)
      for _ in 0..<4 {
        let measured = count.texts.withLock { $0 }
        var options = DocumentLayout.Options(width: Double(Int.random(in: 0...20, using: &random)))
        if Bool.random(using: &random) { options.widthOfLine = { $0 == 0 ? 3 : 5 } }
        options.alignment = LineAlignment.allCases.randomElement(using: &random) ?? .natural
        if Bool.random(using: &random) { options.lineBreaking = .anywhere }
        if Bool.random(using: &random) { options.tabInterval = 4 }
        layout.relayout(options)
        #expect(count.texts.withLock { $0 } == measured)
        let anew = DocumentLayout(layout.document, options: options, measure: .cells)
        #expect(records(of: layout) == records(of: anew))
        // An edit goes on in the new way.
        layout.replace(0..<0, in: .utf16, with: "x\u{05D0} ")
        let edited = DocumentLayout(layout.document, options: options, measure: .cells)
        #expect(records(of: layout) == records(of: edited))
      }
    }
  }
}
