public import BidiText

/// A place where a caret stops on a line: an edge of a grapheme cluster.
public struct CaretStop: Sendable, Hashable {
  /// The place in the text, as an offset of scalars in the paragraph.
  public let offset: Int
  /// The character that the caret belongs to; nil where the carets of both are in one place.
  public let affinity: CaretPosition.Affinity?
  /// From the left of the container.
  public let x: Double
}

extension TextLine {
  /// The places where a caret stops, from left to right.
  ///
  /// Where the direction changes, two stops have one offset, or one place.
  ///
  /// ```swift
  /// let options = TextLayout.Options(font: TextFont(["DejaVu Sans"]))
  /// let layout = try TextLayout("ab \u{05D0}", options: options, shaper: TextShaper(FontLibrary()))
  /// layout.lines[0].caretStops().map(\.offset)  // [0, 1, 2, 3, 4, 3]
  /// ```
  ///
  /// - Returns: One stop at least; none of them is inside the text that an ellipsis stands for.
  /// - Complexity: O(*n*), *n* the length of the line.
  public func caretStops() -> [CaretStop] {
    // Characters that are not placed: a line separator, and what an ellipsis stands for.
    let spans = Dictionary(
      line.placedCharacters().map { ($0.offset, $0.span) }, uniquingKeysWith: { first, _ in first })
    let order = line.line.visibleOrder()
    let carets = line.line.visualCarets()
    var stops: [(position: CaretPosition, x: Double)] = []
    var visual = 0
    while visual < order.count {
      let edges = [
        CaretPosition(scalarOffset: order[visual], affinity: .downstream),
        CaretPosition(scalarOffset: order[visual] + 1, affinity: .upstream),
      ]
      guard let edge = edges.first(where: { carets.visualOffset(of: $0) == visual }),
        let right = carets.caret(movedFrom: edge, to: .right),
        let left = carets.caret(movedFrom: right, to: .left)
      else { break }
      let end = max(visual + 1, min(carets.visualOffset(of: right), order.count))
      if let first = spans[order[visual]], let last = spans[order[end - 1]] {
        stops += [(left, origin + first.left), (right, origin + last.right)]
      }
      visual = end
    }
    let merged = merged(stops)
    guard merged.isEmpty else { return merged }
    // Nothing is seen, or an ellipsis alone.
    return [CaretStop(offset: line.line.scalarRange.lowerBound, affinity: nil, x: left)]
  }

  /// Stops without those that are left out; the two of one place in the text and on the screen are one.
  private func merged(_ stops: [(position: CaretPosition, x: Double)]) -> [CaretStop] {
    let hidden = line.ellipsis?.scalarRange
    var merged: [CaretStop] = []
    for (position, x) in stops {
      let offset = position.scalarOffset
      if let hidden, offset > hidden.lowerBound, offset < hidden.upperBound { continue }
      if let last = merged.last, last.offset == offset, last.x == x {
        merged[merged.count - 1] = CaretStop(
          offset: offset, affinity: last.affinity == position.affinity ? last.affinity : nil, x: x)
      } else {
        merged.append(CaretStop(offset: offset, affinity: position.affinity, x: x))
      }
    }
    return merged
  }
}
