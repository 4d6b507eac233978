import BidiTestSupport
import Testing

@testable import BidiText

/// Text for receipts and terminals.
///
/// Capitals are Hebrew letters.
@Suite struct ColumnLayoutTests {
  /// Lines of a text in ten columns, in visual order, worked out by hand.
  static let texts: [(String, LineAlignment, UserInterfaceLayoutDirection, [String])] = [
    ("abc", .natural, .leftToRight, ["abc       "]),
    ("abc", .natural, .rightToLeft, ["abc       "]),
    ("ABC", .natural, .leftToRight, ["       CBA"]),
    ("ABC", .leading, .leftToRight, ["CBA       "]),
    ("abc", .leading, .rightToLeft, ["       abc"]),
    ("abc", .trailing, .rightToLeft, ["abc       "]),
    ("abc", .center, .leftToRight, ["   abc    "]), ("abc", .right, .leftToRight, ["       abc"]),
    // Mirrored brackets, and a number inside Hebrew.
    ("AB (CD) 12", .natural, .leftToRight, ["12 (DC) BA"]),
    ("one two three", .natural, .leftToRight, ["one two   ", "three     "]),
    ("ABCD EFGH IJ", .natural, .rightToLeft, [" HGFE DCBA", "        JI"]),
    // Wide characters take two columns; a mark none.
    (
      "\u{5C0F}\u{660E}\u{5C0F}\u{660E}x\u{5C0F}", .left, .leftToRight,
      ["\u{5C0F}\u{660E}\u{5C0F}\u{660E}x ", "\u{5C0F}        "]
    ),
    ("e\u{301}A\u{5B8}B", .right, .leftToRight, ["       e\u{301}BA\u{5B8}"]),
    // Tabs, from the left and from the right.
    ("a\tb", .natural, .leftToRight, ["a       b "]),
    ("A\tB", .natural, .rightToLeft, [" B       A"]),
    ("A\tB", .leading, .leftToRight, ["B       A "]),
    // Empty lines: of empty text, between, and after the last separator.
    ("", .natural, .leftToRight, ["          "]),
    (
      "a‹LF›‹LF›b‹LF›", .natural, .leftToRight,
      ["a         ", "          ", "b         ", "          "]
    ),
    // A word that is too long.
    ("abcdefghijkl", .natural, .leftToRight, ["abcdefghij", "kl        "]),
  ]

  @Test(arguments: texts)
  func linesOfATextInColumns(
    _ row: (
      text: String, alignment: LineAlignment, direction: UserInterfaceLayoutDirection,
      lines: [String]
    )
  ) {
    let layout = ColumnLayout(columns: 10, layoutDirection: row.direction, order: .visual)
    let lines = layout.lines(of: uax(row.text), alignment: row.alignment)
    #expect(lines.map(codes) == row.lines.map { codes(uax($0)) })
  }

  private func rows(
    _ layout: ColumnLayout, _ cells: [ColumnCell], gap: Int = 1, leader: Character? = nil
  ) -> [String] {
    layout.rows(
      of: cells.map {
        ColumnCell(
          uax($0.text), columns: $0.columns, alignment: $0.alignment, placement: $0.placement)
      }, gap: gap, leader: leader)
  }

  /// Receipts of both directions, in visual order: name and price.
  @Test func rowsOfReceipts() {
    let left = ColumnLayout(columns: 20, order: .visual)
    let price = ColumnCell("12.50", columns: 6, alignment: .trailing)
    #expect(rows(left, [ColumnCell("milk"), price], leader: ".") == ["milk ......... 12.50"])
    #expect(rows(left, [ColumnCell("milk"), price]) == ["milk           12.50"])
    let right = ColumnLayout(columns: 20, layoutDirection: .rightToLeft, order: .visual)
    #expect(rows(right, [ColumnCell("ABC"), price], leader: ".") == [uax("12.50 .......... CBA")])
    // An English name in a Hebrew receipt stands at the right if it follows the interface.
    #expect(
      rows(right, [ColumnCell("milk", alignment: .leading), price]) == ["12.50           milk"])
    // A long name, and the price beside its end.
    var low = price
    low.placement = .bottom
    #expect(
      rows(left, [ColumnCell("fresh whole milk from hills"), low], leader: ".") == [
        "fresh whole         ", "milk from           ", "hills ........ 12.50",
      ])
  }

  /// What cannot be shared evenly goes to the first cells; a cell has one column at least.
  @Test func widthsOfCells() {
    let layout = ColumnLayout(columns: 11, order: .visual)
    #expect(
      rows(layout, [ColumnCell("abc"), ColumnCell("d"), ColumnCell("e")]) == ["abc d   e  "])
    #expect(
      rows(layout, [ColumnCell("a"), ColumnCell("b", columns: 20)], gap: 0).map(\.count) == [21])
    #expect(rows(layout, []) == [])
    // Nothing overflows.
    let wide = [ColumnCell("a", columns: .max), ColumnCell("b", columns: .min)]
    #expect(rows(layout, wide, gap: .min).map(\.count) == [65_536])
    #expect(
      rows(ColumnLayout(columns: -3, order: .visual), [ColumnCell("ab")], gap: -1) == ["a", "b"])
  }

  /// In the order of memory, for a terminal that orders characters itself: controls only where they are needed.
  @Test func logicalOrder() {
    let left = ColumnLayout(columns: 16, order: .logical)
    let price = ColumnCell("5", columns: 4, alignment: .trailing)
    #expect(rows(left, [ColumnCell("milk"), price]) == ["milk           5"])
    // The number would go to the other side of the name.
    let isolated = rows(left, [ColumnCell("ABC", alignment: .leading), price])
    #expect(isolated == [uax("‹RLI›ABC‹PDI›            ‹LRI›5‹PDI›")])
    // Already right: the whole line is right to left.
    let right = ColumnLayout(columns: 16, layoutDirection: .rightToLeft, order: .logical)
    #expect(rows(right, [ColumnCell("ABC")]) == [uax("ABC             ")])
    #expect(rows(right, [ColumnCell("ABC"), price]) == [uax("ABC            5")])
  }

  /// What a terminal shows of the lines in logical order are the lines in visual order; all are as wide as the layout.
  @Test func bothOrdersAreSeenAlike() {
    var random = SeededGenerator(seed: 0xC01)
    for round in 0..<2_500 {
      let direction: UserInterfaceLayoutDirection =
        round.isMultiple(of: 2) ? .leftToRight : .rightToLeft
      var layout = ColumnLayout(
        columns: Int.random(in: 12...30, using: &random), layoutDirection: direction,
        order: .visual, tabInterval: 4)
      let cells = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        ColumnCell(
          round.isMultiple(of: 3)
            ? RandomText.paragraph(upTo: 14, using: &random)
            : RandomText.paragraphs(upTo: 14, using: &random),
          alignment: LineAlignment.allCases.randomElement(using: &random) ?? .natural,
          placement: Bool.random(using: &random) ? .top : .bottom)
      }
      let leader: Character? = [nil, ".", ">", "\u{3002}"].randomElement(using: &random) ?? nil
      let visual = layout.rows(of: cells, leader: leader)
      layout.order = .logical
      let logical = layout.rows(of: cells, leader: leader)
      #expect(visual.count == logical.count)
      for (seen, stored) in zip(visual, logical) {
        let shown = PlainDisplay.visualText(
          of: stored, baseDirection: .explicit(WritingDirection(direction)))
        #expect(codes(shown) == codes(seen), "\(codes(stored))")
        #expect(seen.cellWidth == layout.columns, "\(codes(seen))")
        #expect(stored.cellWidth == layout.columns, "\(codes(stored))")
      }
    }
  }

  /// A text of a user, and its lines in twelve columns: control characters of ECMA-48 that end no line and are no tab are
  /// not there, so that they take no width and a terminal gets no escape sequence.
  static let controls: [(String, [String])] = [
    ("a\u{1B}[31mb", ["a[31mb      "]), ("a\u{9B}31mb\u{7}", ["a31mb       "]),
    ("\u{0}a\u{7F}b\u{8}\u{E}\u{1F}c", ["abc         "]),
    ("a\u{80}\u{84}\u{86}\u{90}\u{9D}\u{9F}", ["a           "]),
    ("\u{1B}\u{7}", ["            "]), ("", ["            "]),
    // A tab, and what ends a line or a paragraph, do their work.
    ("a\u{1B}\tb", ["a       b   "]),
    ("a\u{7}\u{B}b\u{C}c\u{1C}d\u{85}e", ["a", "b", "c", "d", "e"].map { $0 + "           " }),
  ]

  @Test(arguments: controls, ColumnLayout.Order.allCases)
  func controlCharactersAreLeftOut(
    _ row: (text: String, lines: [String]), _ order: ColumnLayout.Order
  ) {
    let lines = ColumnLayout(columns: 12, order: order).lines(of: row.text)
    #expect(lines.map(codes) == row.lines.map(codes))
  }

  /// Lines with characters that are not seen are as wide as the layout, and in both orders the same is seen.
  @Test func unseenCharactersTakeNoColumn() {
    for order in ColumnLayout.Order.allCases {
      let narrow = ColumnLayout(columns: 3, order: order)
      #expect(narrow.lines(of: "a\u{10FFFF}\u{5C0F}").map(codes) == [codes("a\u{5C0F}")])
      // A mark on a noncharacter stands on what is printed before it.
      #expect(narrow.lines(of: "a\u{1FFFF}\u{301}b").map(codes) == [codes("a\u{301}b ")])
      for unseen in [
        "\u{2065}", "\u{FFF0}", "\u{FFF8}", "\u{E0FFF}", "\u{FFFE}", "\u{1FFFF}",
        "\u{1B}", "\u{AD}", "\u{200B}",
      ] {
        for text in [
          "a\(unseen)\u{5C0F}", "\u{5D0}\(unseen)\u{5B8}", "\u{FFFD}\(unseen)\u{1F3FD}",
          "\u{600}\u{600}\(unseen)",
        ] {
          #expect(narrow.lines(of: text).map(\.cellWidth) == [3], "\(codes(text))")
        }
      }
    }
  }

  /// The display leaves NUL out, and the colour of skin after it stands in one cluster with the character before.
  @Test(arguments: LineAlignment.allCases, ColumnLayout.Order.allCases)
  func leftOutControlsPartNothing(_ alignment: LineAlignment, _ order: ColumnLayout.Order) {
    let layout = ColumnLayout(columns: 7, order: order)
    for text in ["\u{FFFD}\u{0}\u{1F3FD}1", "\u{0}\u{1F3FD}1", "\u{1100}\u{0}\u{1100}\u{05D0}"] {
      #expect(
        layout.lines(of: text, alignment: alignment).map(\.cellWidth) == [7], "\(codes(text))")
    }
  }
}
