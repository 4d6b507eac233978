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
    return Self.joined(places.compactMap { $0 }) { _ in false }
  }

  /// The text that a selection on the screen covers.
  ///
  /// One stretch of the screen can be several of the text. Characters that rule X9 removes are part of a
  /// stretch where they stand between two characters of it: what is not seen splits no selection.
  ///
  /// - Parameter visualRange: Displayed characters, counted from the left edge.
  /// - Returns: Stretches of the paragraph, as offsets of Unicode scalars, in order and apart.
  /// - Complexity: O(*n* log *n*).
  public func scalarRanges(ofVisual visualRange: Range<Int>) -> [Range<Int>] {
    let order = visualOrder()
    return Self.joined(order[visualRange.clamped(to: order.indices)]) { level(at: $0) == nil }
  }

  /// Offsets as ranges; what may be passed over between two of them joins them.
  private static func joined(
    _ offsets: some Sequence<Int>, passingOver isPassedOver: (Int) -> Bool
  ) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for offset in offsets.sorted() {
      if let last = ranges.last, (last.upperBound..<offset).allSatisfy(isPassedOver) {
        ranges[ranges.count - 1] = last.lowerBound..<offset + 1
      } else {
        ranges.append(offset..<offset + 1)
      }
    }
    return ranges
  }
}
