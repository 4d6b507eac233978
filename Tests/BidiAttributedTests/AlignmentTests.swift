import BidiAttributed
import BidiText
import Testing

/// Where lines stand: every cell.
///
/// Source: the headers of UIKit and AppKit for natural, leading and trailing; center and justified are the same
/// in both directions.
struct AlignmentTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let alignment: ParagraphStyle.Alignment
    let leftRight: LeftRightMeaning
    let natural: NaturalAlignmentPolicy
    /// For layout and paragraph direction: ltr ltr, ltr rtl, rtl ltr, rtl rtl.
    let expected: [PhysicalTextAlignment]

    init(
      _ alignment: ParagraphStyle.Alignment, _ leftRight: LeftRightMeaning,
      _ natural: NaturalAlignmentPolicy, _ expected: [PhysicalTextAlignment]
    ) {
      self.alignment = alignment
      self.leftRight = leftRight
      self.natural = natural
      self.expected = expected
    }

    var testDescription: String { "\(alignment) \(leftRight) \(natural)" }
  }

  static let lastLeft = PhysicalTextAlignment.justified(lastLine: .left)
  static let lastRight = PhysicalTextAlignment.justified(lastLine: .right)

  static let rows: [Row] = [
    Row(.natural, .physical, .followsLayout, [.left, .left, .right, .right]),
    Row(.natural, .directional, .followsLayout, [.left, .left, .right, .right]),
    Row(.natural, .physical, .followsParagraph, [.left, .right, .left, .right]),
    Row(.natural, .directional, .followsParagraph, [.left, .right, .left, .right]),
    Row(.leading, .physical, .followsLayout, [.left, .left, .right, .right]),
    Row(.leading, .directional, .followsLayout, [.left, .left, .right, .right]),
    Row(.leading, .physical, .followsParagraph, [.left, .left, .right, .right]),
    Row(.leading, .directional, .followsParagraph, [.left, .left, .right, .right]),
    Row(.trailing, .physical, .followsLayout, [.right, .right, .left, .left]),
    Row(.trailing, .directional, .followsLayout, [.right, .right, .left, .left]),
    Row(.trailing, .physical, .followsParagraph, [.right, .right, .left, .left]),
    Row(.trailing, .directional, .followsParagraph, [.right, .right, .left, .left]),
    Row(.left, .physical, .followsLayout, [.left, .left, .left, .left]),
    Row(.left, .directional, .followsLayout, [.left, .left, .right, .right]),
    Row(.left, .physical, .followsParagraph, [.left, .left, .left, .left]),
    Row(.left, .directional, .followsParagraph, [.left, .left, .right, .right]),
    Row(.right, .physical, .followsLayout, [.right, .right, .right, .right]),
    Row(.right, .directional, .followsLayout, [.right, .right, .left, .left]),
    Row(.right, .physical, .followsParagraph, [.right, .right, .right, .right]),
    Row(.right, .directional, .followsParagraph, [.right, .right, .left, .left]),
    Row(.center, .physical, .followsLayout, [.center, .center, .center, .center]),
    Row(.center, .directional, .followsLayout, [.center, .center, .center, .center]),
    Row(.center, .physical, .followsParagraph, [.center, .center, .center, .center]),
    Row(.center, .directional, .followsParagraph, [.center, .center, .center, .center]),
    Row(.justified, .physical, .followsLayout, [lastLeft, lastLeft, lastRight, lastRight]),
    Row(.justified, .directional, .followsLayout, [lastLeft, lastLeft, lastRight, lastRight]),
    Row(.justified, .physical, .followsParagraph, [lastLeft, lastRight, lastLeft, lastRight]),
    Row(.justified, .directional, .followsParagraph, [lastLeft, lastRight, lastLeft, lastRight]),
  ]

  @Test func everyCellIsInTheTable() {
    let cells = Set(Self.rows.map(\.testDescription))
    #expect(
      cells.count == ParagraphStyle.Alignment.allCases.count * LeftRightMeaning.allCases.count
        * NaturalAlignmentPolicy.allCases.count)
  }

  @Test(arguments: rows)
  func alignmentsInAllDirections(row: Row) {
    var found: [PhysicalTextAlignment] = []
    for layout in UserInterfaceLayoutDirection.allCases {
      for paragraph in WritingDirection.allCases {
        let environment = ParagraphEnvironment(
          layoutDirection: layout, naturalAlignment: row.natural, leftRight: row.leftRight)
        found.append(
          row.alignment.resolved(paragraphDirection: paragraph, in: environment))
      }
    }
    #expect(found == row.expected)
  }

  @Test(arguments: [
    (ParagraphStyle.Alignment.natural, ParagraphStyle.Alignment.natural), (.leading, .leading),
    (.trailing, .trailing), (.left, .right), (.right, .left), (.center, .center),
    (.justified, .justified),
  ])
  func mirrors(alignment: ParagraphStyle.Alignment, expected: ParagraphStyle.Alignment) {
    let style = ParagraphStyle(alignment: alignment)
    #expect(style.mirrored(leftRight: .directional).alignment == expected)
    #expect(style.mirrored(leftRight: .physical) == style)
    #expect(style.mirrored(leftRight: .directional).mirrored(leftRight: .directional) == style)
  }

  /// A style without "left" and "right" in an interface turned round is its picture in a mirror.
  @Test(arguments: ParagraphStyle.Alignment.allCases, NaturalAlignmentPolicy.allCases)
  func theOtherInterfaceIsTheMirror(
    alignment: ParagraphStyle.Alignment, natural: NaturalAlignmentPolicy
  ) {
    var style = ParagraphStyle(alignment: alignment)
    style.firstLineHeadIndent = 30
    style.headIndent = 10
    style.tailIndent = -5
    style.tabStops = TabStop.Alignment.allCases.map { TabStop(location: 40, alignment: $0) }
    for layout in UserInterfaceLayoutDirection.allCases {
      for paragraph in WritingDirection.allCases {
        let here = ParagraphEnvironment(
          layoutDirection: layout, naturalAlignment: natural, leftRight: .directional)
        var there = here
        there.layoutDirection = layout.opposite
        let resolved = style.resolved(paragraphDirection: paragraph, in: here)
        let other = style.resolved(paragraphDirection: paragraph.opposite, in: there)
        #expect(other == resolved.mirrored)
        #expect(resolved.mirrored.mirrored == resolved)
      }
    }
  }

  struct SpanRow: Sendable {
    let first: Double
    let head: Double
    let tail: Double
    /// First line and other lines of a left-to-right, then of a right-to-left paragraph, in 100 units.
    let expected: [[Double]]
  }

  @Test(arguments: [
    SpanRow(first: 0, head: 0, tail: 0, expected: [[0, 100], [0, 100], [0, 100], [0, 100]]),
    SpanRow(first: 30, head: 10, tail: 0, expected: [[30, 100], [10, 100], [0, 70], [0, 90]]),
    SpanRow(
      first: 30, head: 10, tail: -20, expected: [[30, 80], [10, 80], [20, 70], [20, 90]]),
    SpanRow(first: 30, head: 10, tail: 60, expected: [[30, 60], [10, 60], [40, 70], [40, 90]]),
    SpanRow(first: 70, head: 10, tail: 60, expected: [[70, 70], [10, 60], [30, 30], [40, 90]]),
  ])
  func spans(row: SpanRow) {
    var style = ParagraphStyle()
    style.firstLineHeadIndent = row.first
    style.headIndent = row.head
    style.tailIndent = row.tail
    let environment = ParagraphEnvironment(layoutDirection: .leftToRight)
    let found = WritingDirection.allCases.flatMap { direction in
      let resolved = style.resolved(paragraphDirection: direction, in: environment)
      return [true, false].map { resolved.lineSpan(inWidth: 100, isFirstLine: $0) }
    }
    #expect(found.map { [$0.left, $0.right] } == row.expected)
  }

  @Test func tabStopsStandFromTheLeadingEdgeOn() {
    var style = ParagraphStyle()
    style.tabStops = TabStop.Alignment.allCases.map { TabStop(location: 30, alignment: $0) }
    let environment = ParagraphEnvironment(layoutDirection: .rightToLeft)
    let latin = style.resolved(paragraphDirection: .leftToRight, in: environment)
    let hebrew = style.resolved(paragraphDirection: .rightToLeft, in: environment)
    // Leading, trailing, left, right, center, decimal.
    #expect(latin.tabs.map(\.alignment) == [.left, .right, .left, .right, .center, .decimal])
    #expect(hebrew.tabs.map(\.alignment) == [.right, .left, .left, .right, .center, .decimal])
    #expect(latin.tabs.map { latin.position(of: $0, inWidth: 100) }.allSatisfy { $0 == 30 })
    #expect(hebrew.tabs.map { hebrew.position(of: $0, inWidth: 100) }.allSatisfy { $0 == 70 })
    #expect(latin.leadingEdge == .left && hebrew.leadingEdge == .right)
  }
}
