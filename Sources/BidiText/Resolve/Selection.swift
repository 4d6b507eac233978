extension Line {
  /// The places on the screen that a selection of text covers.
  ///
  /// One stretch of text can be several on the screen.
  ///
  /// - Parameter scalarRange: The text, as offsets in the paragraph.
  /// - Returns: Stretches of displayed characters, counted from the left edge, in order and apart.
  /// - Complexity: O(*n* log *n*).
  public func visualRanges(of scalarRange: Range<Int>) -> [Range<Int>] {
    let range = scalarRange.clamped(to: self.scalarRange)
    let start = self.scalarRange.lowerBound
    let places = visualOffsets()[range.lowerBound - start..<range.upperBound - start]
    return Self.joined(places.compactMap { $0 })
  }

  /// The text that a selection on the screen covers.
  ///
  /// One stretch of the screen can be several of the text.
  ///
  /// - Parameter visualRange: Displayed characters, counted from the left edge.
  /// - Returns: Stretches of the paragraph, as offsets of Unicode scalars, in order and apart.
  /// - Complexity: O(*n* log *n*).
  public func scalarRanges(ofVisual visualRange: Range<Int>) -> [Range<Int>] {
    let order = visualOrder()
    return Self.joined(Array(order[visualRange.clamped(to: order.indices)]))
  }

  private static func joined(_ offsets: [Int]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for offset in offsets.sorted() {
      if let last = ranges.last, last.upperBound == offset {
        ranges[ranges.count - 1] = last.lowerBound..<offset + 1
      } else {
        ranges.append(offset..<offset + 1)
      }
    }
    return ranges
  }
}
