/// Text in columns of one width, for receipts, terminals and displays of characters: wrapped, aligned and padded.
///
/// Widths are cells as ``Swift/StringProtocol/cellWidth`` counts them: East Asian wide characters and emoji take two,
/// combining marks none. Grapheme clusters stay whole. Tabs become spaces as far as the next tab stop.
///
/// Other control characters (C0, DEL and C1) that end no line are left out, in both orders: text of a user writes no
/// escape sequence to a terminal. Noncharacters, such as U+10FFFF, are left out too. The text is laid out as if none of
/// them was there, so they count for no width.
///
/// ```swift
/// let receipt = ColumnLayout(columns: 16, layoutDirection: .rightToLeft, order: .visual)
/// receipt.rows(
///   of: [ColumnCell("\u{05D7}\u{05DC}\u{05D1}"), ColumnCell("12.50", columns: 5)], leader: ".")
/// // ["12.50 ...... \u{05D1}\u{05DC}\u{05D7}"]
/// ```
///
/// Arabic letters for a printer without shaping are shaped first, by ``PlainDisplay/shaped(_:)``: lam and alef become one
/// character, so widths come after it.
public struct ColumnLayout: Sendable {
  /// The order in which the characters of a line are written.
  public enum Order: String, Sendable, Hashable, Codable, CaseIterable {
    /// The order of memory, for a terminal that applies the bidirectional algorithm to each line, in the direction
    /// ``ColumnLayout/layoutDirection``.
    ///
    /// Isolates are put round a text where it would be displayed in another order without them, as a price beside an Arabic
    /// name. Where isolates are not enough, as for a wrapped line whose levels come from the line before it, overrides
    /// state the levels.
    case logical

    /// From left to right, mirrored and without controls, for a printer or a display that shows character by character.
    case visual
  }

  /// The number of columns of a line, from 1 to 65,535.
  ///
  /// Other numbers count as the nearer of these.
  public var columns: Int

  /// The direction of the interface: of the display, of the order of cells, and of paragraphs without a strong character.
  public var layoutDirection: UserInterfaceLayoutDirection

  /// The order in which characters are written.
  public var order: Order

  /// The direction of paragraphs; nil for the first strong character, else that of the interface.
  public var baseDirection: BaseDirection?

  /// The policy for natural alignment: follow the layout or the paragraph.
  public var naturalAlignment: NaturalAlignmentPolicy

  /// The places where lines may end.
  public var lineBreaking: LineBreaking

  /// The distance of tab stops, in columns from the side where lines of the paragraph begin; from 1 to 65,535, others
  /// count as the nearer of these.
  public var tabInterval: Int

  /// Makes a layout.
  public init(
    columns: Int, layoutDirection: UserInterfaceLayoutDirection = .leftToRight, order: Order,
    baseDirection: BaseDirection? = nil,
    naturalAlignment: NaturalAlignmentPolicy = .followsParagraph,
    lineBreaking: LineBreaking = .unicode, tabInterval: Int = 8
  ) {
    self.columns = columns
    self.layoutDirection = layoutDirection
    self.order = order
    self.baseDirection = baseDirection
    self.naturalAlignment = naturalAlignment
    self.lineBreaking = lineBreaking
    self.tabInterval = tabInterval
  }

  /// The lines of a text, each as wide as the layout.
  ///
  /// ```swift
  /// ColumnLayout(columns: 8, order: .visual).lines(of: "one two three", alignment: .right)
  /// // [" one two", "   three"]
  /// ```
  ///
  /// - Parameters:
  ///   - text: The text. Empty text is one empty line, and so is what stands after a last separator.
  ///   - alignment: How lines stand.
  /// - Returns: The lines, padded with spaces. A line is wider only where one cluster is wider than the layout.
  /// - Complexity: O(*n* + lines × columns).
  public func lines(of text: String, alignment: LineAlignment = .natural) -> [String] {
    rows(of: [ColumnCell(text, alignment: alignment)])
  }

  /// The lines of a row of cells, each as wide as the layout.
  ///
  /// The first cell stands where lines of the interface begin: at the right in a right-to-left one.
  ///
  /// - Parameters:
  ///   - cells: The cells. Where all together are wider than the layout, the lines are wider too; every cell has one
  ///     column at least.
  ///   - gap: How many columns stand between two cells, from 0.
  ///   - leader: What fills the space between two texts on one line, such as dots, with one space at both ends; nil for
  ///     spaces.
  /// - Returns: The lines, padded with spaces; none for no cells.
  /// - Complexity: O(*n* + lines × columns).
  public func rows(of cells: [ColumnCell], gap: Int = 1, leader: Character? = nil) -> [String] {
    let gap = Self.clamped(gap, from: 0)
    let blocks = zip(cells, widths(of: cells, gap)).map { cell, width in
      (cell: cell, width: width, lines: lines(of: cell, width))
    }
    let count = blocks.map(\.lines.count).max() ?? 0
    return (0..<count).map { number in
      let pieces = blocks.map { block in
        let place = block.cell.placement == .top ? number : number - count + block.lines.count
        return block.lines.indices.contains(place)
          ? block.lines[place] : ColumnLine(blankOf: block.width)
      }
      return ColumnRow(pieces: pieces, gap: gap, leader: leader, direction: direction)
        .text(in: order)
    }
  }

  private static func clamped(_ columns: Int, from lowest: Int = 1) -> Int {
    min(max(columns, lowest), 65_535)
  }

  /// The direction in which the display lays out a line.
  private var direction: WritingDirection { WritingDirection(layoutDirection) }

  /// How many columns each cell has.
  private func widths(of cells: [ColumnCell], _ gap: Int) -> [Int] {
    let shares = cells.count { $0.columns == nil }
    let fixed = cells.reduce(0) { $0 + ($1.columns.map { Self.clamped($0) } ?? 0) }
    let left = max(Self.clamped(columns) - fixed - gap * max(cells.count - 1, 0), 0)
    var share = 0
    return cells.map { cell in
      if let columns = cell.columns { return Self.clamped(columns) }
      share += 1
      // What cannot be shared evenly goes to the first ones.
      return max(left / shares + (share <= left % shares ? 1 : 0), 1)
    }
  }

  private func lines(of cell: ColumnCell, _ width: Int) -> [ColumnLine] {
    let document = BidiDocument(
      cell.text.withoutUnprinted, baseDirection: baseDirection ?? .auto(fallback: direction))
    let options = DocumentLayout.Options(
      width: Double(width), alignment: cell.alignment, naturalAlignment: naturalAlignment,
      layoutDirection: layoutDirection, lineBreaking: lineBreaking,
      tabInterval: Double(Self.clamped(tabInterval)))
    let layout = DocumentLayout(document, options: options, measure: .cells)
    return (0..<document.paragraphCount).flatMap { number in
      let paragraph = document.paragraph(number)
      return layout.lines(ofParagraph: number).map {
        ColumnLine(
          $0, of: paragraph, width: width, tabInterval: Self.clamped(tabInterval))
      }
    }
  }
}

extension String {
  /// The text without control characters, but for tabs and what ends a line, and without noncharacters.
  ///
  /// They are taken out before lines are made, so that widths are those of the clusters that are printed.
  fileprivate var withoutUnprinted: String {
    guard unicodeScalars.contains(where: \.isUnprinted) else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.filter { !$0.isUnprinted }))
  }
}

extension Unicode.Scalar {
  /// Whether a line of columns leaves it out.
  fileprivate var isUnprinted: Bool {
    switch value {
    // Tab, the ends of lines and paragraphs, and U+0085 NEXT LINE stay.
    case 0x00...0x08, 0x0E...0x1B, 0x1F, 0x7F...0x84, 0x86...0x9F: true
    case 0xFDD0...0xFDEF: true
    default: value & 0xFFFE == 0xFFFE
    }
  }
}
