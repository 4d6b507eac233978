extension DocumentLayout {
  /// The place of a caret on the screen.
  public struct Caret: Sendable, Hashable {
    /// The number of the line.
    public let line: Int
    /// The distance from the left side of the container.
    public let x: Double
  }

  /// The place of a position's caret on the screen: at the edge of the character that it belongs to.
  ///
  /// - Parameter position: The place; one after the end is taken for the end, one between CR and LF for the end of
  ///   the line before them.
  /// - Returns: The line and the place on it.
  /// - Complexity: O(log *p* + *n*), *p* the number of paragraphs, *n* the length of the one that holds the place.
  public func caret(at position: DocumentPosition) -> Caret {
    let line = line(lineNumber(of: position))
    return Caret(line: line.number, x: line.x(of: position))
  }

  /// The two carets of a position, for a text view that draws a split caret.
  ///
  /// The primary one shows where a character of the paragraph's direction would appear if it was typed there, the
  /// secondary one where a character of the other direction would. Pango calls them the strong and the weak cursor.
  /// They differ where the direction changes, and at an end of a line whose last or first character has the other
  /// direction.
  ///
  /// ```swift
  /// let document = BidiDocument("abc \u{05D0}\u{05D1}", baseDirection: .explicit(.leftToRight))
  /// let layout = DocumentLayout(document, options: .init(width: 80), measure: .cells)
  /// let carets = layout.carets(at: DocumentPosition(document.offset(4, in: .utf16)))
  /// carets.primary.x  // 4
  /// carets.secondary?.x  // 6
  /// ```
  ///
  /// - Parameter position: The place; the affinity says on which line where the text is wrapped there.
  /// - Returns: The carets; no second one where both are in one place.
  /// - Complexity: that of ``caret(at:)``.
  public func carets(at position: DocumentPosition) -> (primary: Caret, secondary: Caret?) {
    let line = line(lineNumber(of: position))
    let (primary, secondary) = line.carets(at: line.scalarOffset(of: position.offset))
    return (
      Caret(line: line.number, x: primary),
      primary == secondary ? nil : Caret(line: line.number, x: secondary)
    )
  }

  /// The place of a press or a click: the edge of a cluster that is nearest.
  ///
  /// - Parameters:
  ///   - number: The number of the line; one outside is taken for the nearer end.
  ///   - x: The distance from the left side of the container. Beyond the ends of the line, the nearer end is taken; a line
  ///     ends before the separator or the U+2028 that ended it.
  /// - Returns: The place, and to which character it belongs.
  /// - Complexity: that of ``line(_:)``.
  public func position(onLine number: Int, at x: Double) -> DocumentPosition {
    line(min(max(number, 0), lineCount - 1)).position(at: x)
  }

  /// The part of a selection on one line.
  public struct LineSelection: Sendable, Hashable {
    /// The number of the line.
    public let line: Int
    /// The stretches of the line, from left to right and apart; none where only what ends the line is selected.
    public let spans: [Span]
    /// Whether the separator that ends the line is selected too, so that a view can fill the line to its end.
    public let includesSeparator: Bool
  }

  /// The parts of a selection on the screen, line by line.
  ///
  /// ```swift
  /// let document = BidiDocument("abc \u{05D0}\u{05D1}", baseDirection: .explicit(.leftToRight))
  /// let layout = DocumentLayout(document, options: .init(width: 80), measure: .cells)
  /// let selection = layout.selection(of: document.range(2..<5, in: .utf16))
  /// selection[0].spans.map(\.left)  // [2, 5]
  /// ```
  ///
  /// - Parameter range: The text. Part of it that lies outside the document is left out.
  /// - Returns: The lines that the selection touches, in order; none for an empty range.
  /// - Complexity: O(log *p* + *n*), *n* the length of the paragraphs that are touched.
  public func selection(of range: Range<TextOffset>) -> [LineSelection] {
    let range = document.placed(range)
    guard !range.isEmpty else { return [] }
    let first = document.paragraphNumber(holding: range.lowerBound)
    let last = document.paragraphNumber(holding: range.upperBound)
    return (first...last).flatMap { number in
      let (contentEnd, end) = document.paragraphEnd(number)
      let isSeparatorSelected =
        contentEnd < end && range.lowerBound <= contentEnd && end <= range.upperBound
      let lines = lines(ofParagraph: number)
      return lines.compactMap { line -> LineSelection? in
        let includesSeparator = isSeparatorSelected && line.number == lines[lines.count - 1].number
        let spans = line.spans(of: range)
        guard !spans.isEmpty || includesSeparator else { return nil }
        return LineSelection(
          line: line.number, spans: spans, includesSeparator: includesSeparator)
      }
    }
  }
}

extension BidiDocument {
  /// Where the content of a paragraph ends, and where the paragraph does.
  func paragraphEnd(_ number: Int) -> (content: TextOffset, end: TextOffset) {
    let entry = paragraphs[number]
    let start = paragraphs.start(of: number).length
    return (start + entry.contentLength, start + entry.length)
  }
}

extension DocumentLayout.Line {
  /// How many scalars of the paragraph stand before a place, which is taken to the line.
  func scalarOffset(of offset: TextOffset) -> Int {
    let range = content.scalarRange
    return min(max(offset.scalars - paragraphStart.scalars, range.lowerBound), range.upperBound)
  }

  /// A position by its offset in the paragraph.
  func position(_ position: CaretPosition) -> DocumentPosition {
    var offset = range.lowerBound
    for scalar in line.scalars.prefix(position.scalarOffset - line.scalarRange.lowerBound) {
      offset.advance(over: scalar)
    }
    return DocumentPosition(offset, affinity: position.affinity)
  }

  /// A position as one of the paragraph.
  func caretPosition(_ position: DocumentPosition) -> CaretPosition {
    CaretPosition(scalarOffset: scalarOffset(of: position.offset), affinity: position.affinity)
  }

  /// The place of a position's caret on this line.
  ///
  /// - Parameter position: A place on the line; others are taken for its ends.
  /// - Returns: The distance from the left side of the container.
  public func x(of position: DocumentPosition) -> Double {
    edges[carets.visualOffset(of: caretPosition(position))]
  }

  /// The place of a press on this line: the edge of a cluster that is nearest.
  ///
  /// - Parameter x: The distance from the left side of the container. Beyond the ends of the line, the nearer end is
  ///   taken.
  /// - Returns: The place, and to which character it belongs.
  /// - Complexity: O(*n*), *n* the length of the line.
  public func position(at x: Double) -> DocumentPosition {
    // The last character that begins at the place or to its left; those without width are passed over.
    let count = edges.count - 1
    let x = min(max(x, edges[0]), edges[count])
    let character = min(max(edges.partitionIndex { $0 > x } - 1, 0), max(count - 1, 0))
    let (left, right) = carets.edges(ofCharacterAt: character)
    let distances = (abs(x - edge(of: left)), abs(x - edge(of: right)))
    return position(distances.0 < distances.1 ? left : right)
  }

  private func edge(of position: CaretPosition) -> Double {
    edges[carets.visualOffset(of: position)]
  }

  /// The stretches of the line that a selection covers, from left to right and apart.
  ///
  /// - Parameter range: The text; what lies outside the line is left out.
  /// - Returns: Stretches with a width.
  /// - Complexity: O(*n* log *n*), *n* the length of the line.
  public func spans(of range: Range<TextOffset>) -> [DocumentLayout.Span] {
    let lower = scalarOffset(of: range.lowerBound)
    let scalars = lower..<max(lower, scalarOffset(of: range.upperBound))
    return content.visualRanges(of: scalars).map {
      DocumentLayout.Span(left: edges[$0.lowerBound], right: edges[$0.upperBound])
    }.filter { $0.width > 0 }
  }

  /// The primary and the secondary caret between two characters.
  func carets(at scalarOffset: Int) -> (primary: Double, secondary: Double) {
    let visible = content.scalarRange.filter { content.isVisible(at: $0) }
    let next = visible.partitionIndex { $0 >= scalarOffset }
    let base = content.paragraphLevel
    let (leading, trailing) =
      direction == .leftToRight
      ? (edges[0], edges[edges.count - 1]) : (edges[edges.count - 1], edges[0])
    let places = carets.carets(at: scalarOffset)
    // At the ends of the line stands what would be typed there.
    let before =
      next > 0
      ? (level: content.level(at: visible[next - 1]) ?? base, x: edges[places.upstream])
      : (level: base, x: leading)
    let after =
      next < visible.count
      ? (level: content.level(at: visible[next]) ?? base, x: edges[places.downstream])
      : (level: base, x: trailing)
    let isBefore = { (level: EmbeddingLevel) in level.direction == base.direction }
    let prefersAfter =
      isBefore(after.level) && (!isBefore(before.level) || after.level < before.level)
    return prefersAfter ? (after.x, before.x) : (before.x, after.x)
  }
}
