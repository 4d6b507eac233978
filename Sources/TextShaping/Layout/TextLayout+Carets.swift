public import BidiText

extension TextLayout {
  /// A caret on the screen.
  public struct Caret: Sendable, Hashable {
    /// The number of the line.
    public let line: Int
    /// From the left of the container.
    public let x: Double
    /// From the top of the container to that of the caret.
    public let top: Double
    /// From the top to the bottom of the caret.
    public let height: Double
  }

  /// A rectangle of a selection.
  public struct Box: Sendable, Hashable {
    /// The number of the line.
    public let line: Int
    /// From the left of the container.
    public let x: Double
    /// From the top of the container.
    public let y: Double
    /// The width.
    public let width: Double
    /// The height: that of the line.
    public let height: Double
  }

  /// The place of a position's caret, at the edge of the character that it belongs to.
  ///
  /// - Parameter position: The place; one after the end is taken for the end, one that is left out for the ellipsis.
  /// - Returns: The caret.
  public func caret(at position: DocumentPosition) -> Caret {
    let (line, local) = line(holding: position)
    return caret(on: line, x: line.origin + line.line.x(of: local))
  }

  /// The two carets of a position, for a text view that draws a split caret.
  ///
  /// - Parameter position: The place.
  /// - Returns: The carets; no second one where both are in one place. See `DocumentLayout.carets(at:)`.
  public func carets(at position: DocumentPosition) -> (primary: Caret, secondary: Caret?) {
    let (line, local) = line(holding: position)
    guard line.elided == nil else { return (caret(at: position), nil) }
    let carets = paragraphs[line.paragraph].layout.carets(at: local)
    return (
      caret(on: line, x: line.origin + carets.primary.x),
      carets.secondary.map { caret(on: line, x: line.origin + $0.x) }
    )
  }

  private func caret(on line: TextLine, x: Double) -> Caret {
    Caret(
      line: line.number, x: x, top: line.baseline - line.ascent, height: line.ascent + line.descent)
  }

  /// The place of a press: the edge of a cluster that is nearest.
  ///
  /// - Parameters:
  ///   - x: From the left of the container.
  ///   - y: From the top of the container; above and below the lines, the nearest line is taken.
  /// - Returns: The place, and to which character it belongs.
  public func position(x: Double, y: Double) -> DocumentPosition {
    let next = lines.partitionIndex { $0.top > y } - 1
    return position(onLine: next, x: x)
  }

  /// The place of a press on a line: the edge of a cluster that is nearest.
  ///
  /// - Parameters:
  ///   - number: The number of the line; one outside is taken for the nearer end.
  ///   - x: From the left of the container.
  /// - Returns: The place, and to which character it belongs.
  public func position(onLine number: Int, x: Double) -> DocumentPosition {
    let line = lines[min(max(number, 0), lines.count - 1)]
    let local = line.line.position(at: x - line.origin)
    return DocumentPosition(
      paragraphs[line.paragraph].start + local.offset, affinity: local.affinity)
  }

  /// The rectangles of a selection, line by line and from left to right.
  ///
  /// - Parameter range: The text; what lies outside, and what is left out, is left out.
  /// - Returns: The rectangles; none of them is empty.
  public func selection(of range: Range<TextOffset>) -> [Box] {
    lines.flatMap { line -> [Box] in
      guard range.lowerBound < line.range.upperBound, line.range.lowerBound < range.upperBound
      else { return [] }
      let start = paragraphs[line.paragraph].start
      let lower = max(range.lowerBound, line.range.lowerBound) - start
      let upper = min(range.upperBound, line.range.upperBound) - start
      return line.line.spans(of: lower..<upper).map { span in
        Box(
          line: line.number, x: line.origin + span.left, y: line.top, width: span.width,
          height: line.height)
      }
    }
  }

  /// The line that shows a position, and the position in its paragraph.
  private func line(holding position: DocumentPosition) -> (TextLine, DocumentPosition) {
    let number = max(paragraphs.partitionIndex { $0.start > position.offset } - 1, 0)
    let paragraph = paragraphs[number]
    let offset = min(position.offset, paragraph.contentEnd) - paragraph.start
    let local = DocumentPosition(offset, affinity: position.affinity)
    let shown = lines.partitionIndex { $0.paragraph >= number }
    // What is not shown is at the end of the last line.
    guard shown < lines.count, !paragraph.lines.isEmpty else {
      let last = lines[lines.count - 1]
      return (last, DocumentPosition(last.line.range.upperBound, affinity: .upstream))
    }
    let index = min(paragraph.layout.lineNumber(of: local), paragraph.lines.count - 1)
    return (lines[shown + index], local)
  }
}
