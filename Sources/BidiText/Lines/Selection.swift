extension Line {
  /// The places on the screen that a selection of text covers.
  ///
  /// One stretch of text can be several on the screen. Places are those of ``VisualCarets``: each stretch lies
  /// between two of them.
  ///
  /// - Parameter scalarRange: The text, as offsets in the paragraph.
  /// - Returns: Stretches of visible characters, counted from the left edge, in order and apart.
  /// - Complexity: O(*n* log *n*).
  public func visualRanges(of scalarRange: Range<Int>) -> [Range<Int>] {
    let range = scalarRange.clamped(to: self.scalarRange)
    let places = visibleOrder().enumerated().lazy.filter { range.contains($0.element) }
    return Self.joined(places.map(\.offset)) { _ in false }
  }

  /// The text that a selection on the screen covers.
  ///
  /// One stretch of the screen can be several of the text. Characters that are not visible are part of a
  /// stretch where they stand between two characters of it: what is not seen splits no selection.
  ///
  /// - Parameter visualRange: Visible characters, counted from the left edge.
  /// - Returns: Stretches of the paragraph, as offsets of Unicode scalars, in order and apart.
  /// - Complexity: O(*n* log *n*).
  public func scalarRanges(ofVisual visualRange: Range<Int>) -> [Range<Int>] {
    let order = visibleOrder()
    return Self.joined(order[visualRange.clamped(to: order.indices)]) { !isVisible(at: $0) }
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
