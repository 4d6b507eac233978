extension ResolvedParagraph {
  /// The characters in display order, from left to right, as offsets of Unicode scalars (rule L2).
  ///
  /// Characters that rule X9 removes are left out.
  ///
  /// - Complexity: that of ``visualRuns()``.
  public func visualOrder() -> [Int] {
    var order: [Int] = []
    order.reserveCapacity(scalars.count)
    for run in visualRuns() {
      switch run.direction {
      case .leftToRight:
        for offset in run.scalarRange where levels[offset] != nil { order.append(offset) }
      case .rightToLeft:
        for offset in run.scalarRange.reversed() where levels[offset] != nil {
          order.append(offset)
        }
      }
    }
    return order
  }

  /// The paragraph as it is seen, written from left to right, with mirrored characters (rule L4).
  ///
  /// Directional formatting characters, characters that rule X9 removes, and the separator at the
  /// end are left out. Combining marks in right-to-left runs stand before their base, as rule L2
  /// puts them.
  ///
  /// ```swift
  /// let paragraph = try ResolvedParagraph("\u{05D0} (b)", baseDirection: .explicit(.rightToLeft))
  /// paragraph.visualText()  // "(b) \u{05D0}"
  /// ```
  ///
  /// - Complexity: that of ``visualRuns()``.
  public func visualText() -> String {
    var text = String.UnicodeScalarView()
    for offset in visualOrder() {
      let scalar = scalars[offset]
      if DirectionalFormatting(scalar) != nil || scalar.isParagraphSeparator { continue }
      let isRightToLeft = levels[offset]?.direction == .rightToLeft
      text.append(isRightToLeft ? scalar.mirrored : scalar)
    }
    return String(text)
  }
}
