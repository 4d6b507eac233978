extension DocumentLayout {
  /// The position of a caret after a key.
  ///
  /// A move to the left or right at the end of a line goes on at the next line or the one before, by the direction of the
  /// paragraph. So one key can lead to and fro between paragraphs of opposite directions; `forward` and `backward` do not.
  /// Where a line is full and the text goes on in the next one, the place between the two is passed once, at
  /// the beginning of the second. The end of a line is before the separator or the character such as U+2028 that ended it.
  ///
  /// A word is a stretch of letters, marks, numbers and connectors such as `_`, with apostrophes, geresh and gershayim
  /// between two of them.
  ///
  /// ```swift
  /// let document = BidiDocument("abc\n\u{05D0}\u{05D1}", baseDirection: .auto(fallback: .leftToRight))
  /// let layout = DocumentLayout(document, options: .init(width: 80), measure: .cells)
  /// let end = DocumentPosition(document.offset(3, in: .utf16), affinity: .upstream)
  /// layout.position(end, moved: .forward)?.offset.utf16  // 4
  /// layout.position(end, moved: .wordForward)?.offset.utf16  // 6
  /// ```
  ///
  /// - Parameters:
  ///   - position: Where the caret is; after the end is taken for the end.
  ///   - move: Where it goes.
  ///   - goalX: For moves up and down, the place along the line that the caret keeps over lines that are shorter; nil for
  ///     its place now.
  /// - Returns: The new place; nil if there is none, as to the left of the first line's left end and above the first
  ///   line.
  /// - Complexity: O(log *p* + *n*), *p* the number of paragraphs, *n* the length of those that are touched.
  public func position(
    _ position: DocumentPosition, moved move: CaretMove, goalX: Double? = nil
  ) -> DocumentPosition? {
    let position = DocumentPosition(
      document.placed(position.offset), affinity: position.affinity)
    switch move {
    case .left: return moved(position, to: .left)
    case .right: return moved(position, to: .right)
    case .up: return moved(position, byLines: -1, goalX)
    case .down: return moved(position, byLines: 1, goalX)
    case .forward: return document.clusterEnd(after: position.offset).map(atCluster(endingAt:))
    case .backward: return document.clusterStart(before: position.offset).map { .init($0) }
    case .wordForward: return document.wordEnd(after: position.offset).map(atCluster(endingAt:))
    case .wordBackward: return document.wordStart(before: position.offset).map { .init($0) }
    case .wordLeft, .wordRight:
      let direction = document.paragraph(document.paragraphNumber(holding: position.offset))
        .direction
      let isForward = (move == .wordRight) == (direction == .leftToRight)
      return self.position(position, moved: isForward ? .wordForward : .wordBackward)
    case .lineStart, .lineEnd, .lineLeft, .lineRight:
      let line = line(lineNumber(of: position))
      let isEnd =
        move == .lineEnd
        || move != .lineStart && (move == .lineRight) == (line.direction == .leftToRight)
      return isEnd
        ? DocumentPosition(line.contentEnd, affinity: .upstream)
        : DocumentPosition(line.range.lowerBound)
    case .documentStart: return DocumentPosition(.zero)
    case .documentEnd: return DocumentPosition(document.end, affinity: .upstream)
    }
  }

  /// The places that a caret comes to when one key is pressed again and again.
  ///
  /// The sequence ends where the key does nothing more, and before a place that was there already: a move to the left or
  /// right can lead to and fro between paragraphs of opposite directions.
  ///
  /// ```swift
  /// let document = BidiDocument("ab\n\u{05D0}", baseDirection: .auto(fallback: .leftToRight))
  /// let layout = DocumentLayout(document, options: .init(width: 80), measure: .cells)
  /// layout.caretStops(moving: .forward).map(\.offset.utf16)  // [1, 2, 3, 4]
  /// layout.caretStops(moving: .right).map(\.offset.utf16)  // [1, 2, 3]
  /// ```
  ///
  /// - Parameters:
  ///   - move: The key.
  ///   - position: Where the caret is; it is not in the sequence.
  /// - Returns: The places in order. Each is worked out when it is asked for.
  /// - Complexity: That of ``position(_:moved:goalX:)`` for each place; the places passed are kept.
  public func caretStops(
    moving move: CaretMove, from position: DocumentPosition = DocumentPosition(.zero)
  ) -> some Sequence<DocumentPosition> {
    let goalX = line(lineNumber(of: position)).x(of: position)
    return sequence(state: (position: position, passed: Set([position]))) { state in
      guard let next = self.position(state.position, moved: move, goalX: goalX),
        state.passed.insert(next).inserted
      else { return nil }
      state.position = next
      return next
    }
  }

  /// A caret at the end of a character; where a line is full, at the beginning of the next one.
  private func atCluster(endingAt offset: TextOffset) -> DocumentPosition {
    let upstream = DocumentPosition(offset, affinity: .upstream)
    let downstream = DocumentPosition(offset)
    let isLineStart = lineNumber(of: upstream) != lineNumber(of: downstream)
    let paragraph = document.paragraphNumber(holding: offset)
    let isParagraphStart = document.paragraphs.start(of: paragraph).length == offset
    return isLineStart || isParagraphStart ? downstream : upstream
  }

  private func moved(
    _ position: DocumentPosition, byLines count: Int, _ goalX: Double?
  ) -> DocumentPosition? {
    let number = lineNumber(of: position)
    guard (0..<lineCount).contains(number + count) else { return nil }
    let x = goalX ?? line(number).x(of: position)
    return line(number + count).position(at: x)
  }

  private func moved(
    _ position: DocumentPosition, to direction: VisualDirection
  ) -> DocumentPosition? {
    let line = line(lineNumber(of: position))
    if let moved = line.carets.caret(movedFrom: line.caretPosition(position), to: direction) {
      return line.isEnd(moved) && line.sharesEnd
        ? self.line(line.number + 1).edge(atEnd: false) : line.position(moved)
    }
    if line.isForward(direction) {
      guard line.number + 1 < lineCount else { return nil }
      let next = self.line(line.number + 1)
      // The end of a full line is the beginning of the next one: the caret is there already.
      return line.sharesEnd
        ? next.moved(fromEnd: false, to: direction) : next.edge(atEnd: false)
    }
    guard line.number > 0 else { return nil }
    let before = self.line(line.number - 1)
    return before.sharesEnd ? before.moved(fromEnd: true, to: direction) : before.edge(atEnd: true)
  }
}

extension DocumentLayout.Line {
  /// Whether a move in a direction leads to the next line.
  fileprivate func isForward(_ move: VisualDirection) -> Bool {
    (move == .right) == (direction == .leftToRight)
  }

  /// The side where the line ends, or begins.
  private func side(atEnd: Bool) -> VisualDirection {
    atEnd == (direction == .leftToRight) ? .right : .left
  }

  /// Whether a position is drawn at the side where the line ends.
  fileprivate func isEnd(_ position: CaretPosition) -> Bool {
    carets.visualOffset(of: position) == (direction == .leftToRight ? carets.visibleCount : 0)
  }

  /// The position at the side where the line ends, or begins.
  fileprivate func edge(atEnd: Bool) -> DocumentPosition {
    position(carets.edge(side(atEnd: atEnd)))
  }

  /// One cluster on from a side of the line; the other side where there is none.
  fileprivate func moved(fromEnd: Bool, to direction: VisualDirection) -> DocumentPosition {
    let edge = carets.edge(side(atEnd: fromEnd))
    return position(carets.caret(movedFrom: edge, to: direction) ?? edge)
  }
}

extension BidiDocument {
  /// The end of the cluster that begins at a place or holds it; nil at the end of the text.
  func clusterEnd(after offset: TextOffset) -> TextOffset? {
    guard offset < end else { return nil }
    let paragraph = paragraph(paragraphNumber(holding: offset))
    guard offset < paragraph.content.upperBound else { return paragraph.range.upperBound }
    return placed(paragraph.text.index(after: index(of: offset)), in: paragraph)
  }

  /// The beginning of the cluster that ends at a place or holds it; nil at the start of the text.
  func clusterStart(before offset: TextOffset) -> TextOffset? {
    guard offset > .zero else { return nil }
    let number = paragraphNumber(holding: offset)
    let paragraph = paragraph(number)
    if offset > paragraph.content.upperBound { return paragraph.content.upperBound }
    if offset == paragraph.range.lowerBound { return paragraphEnd(number - 1).content }
    // A place inside a cluster leads to the beginning of the cluster.
    let before = paragraph.text[..<index(of: offset)]
    return placed(before.index(before: before.endIndex), in: paragraph)
  }

  /// The end of the word after a place; nil at the end of the text.
  func wordEnd(after offset: TextOffset) -> TextOffset? {
    guard offset < end else { return nil }
    for number in paragraphNumber(holding: offset)..<paragraphCount {
      let paragraph = paragraph(number)
      let start = index(of: max(offset, paragraph.range.lowerBound))
      let words = paragraph.text.wordRanges()
      if let word = words.first(where: { $0.upperBound > start }) {
        return placed(word.upperBound, in: paragraph)
      }
    }
    return end
  }

  /// The beginning of the word before a place; nil at the start of the text.
  func wordStart(before offset: TextOffset) -> TextOffset? {
    guard offset > .zero else { return nil }
    for number in (0...paragraphNumber(holding: offset)).reversed() {
      let paragraph = paragraph(number)
      let end = index(of: min(offset, paragraph.range.upperBound))
      let words = paragraph.text.wordRanges()
      if let word = words.last(where: { $0.lowerBound < end }) {
        return placed(word.lowerBound, in: paragraph)
      }
    }
    return .zero
  }

  /// A place in a paragraph, in every unit.
  private func placed(_ index: String.Index, in paragraph: Paragraph) -> TextOffset {
    paragraph.range.lowerBound + TextOffset(endOf: paragraph.text[..<index])
  }
}

extension Substring {
  /// The words: letters, marks, numbers and connectors, with apostrophes and their like between two of them.
  fileprivate func wordRanges() -> [Range<Index>] {
    var ranges: [Range<Index>] = []
    var start: Index?
    var index = startIndex
    while index < endIndex {
      let next = self.index(after: index)
      let isInside =
        self[index].isPartOfWord
        || start != nil && self[index].joinsWords && next < endIndex && self[next].isPartOfWord
      if isInside {
        start = start ?? index
      } else if let first = start {
        ranges.append(first..<index)
        start = nil
      }
      index = next
    }
    if let first = start { ranges.append(first..<endIndex) }
    return ranges
  }
}

extension Character {
  fileprivate var isPartOfWord: Bool {
    guard let first = unicodeScalars.first else { return false }
    let properties = first.properties
    if properties.isAlphabetic || properties.numericType != nil { return true }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .connectorPunctuation: return true
    default: return false
    }
  }

  /// Apostrophe, right single quotation mark, and the signs of Hebrew abbreviations.
  fileprivate var joinsWords: Bool {
    switch self {
    case "'", "\u{2019}", "\u{05F3}", "\u{05F4}": true
    default: false
    }
  }
}
