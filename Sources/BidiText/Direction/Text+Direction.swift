extension StringProtocol {
  /// The direction of the text by its first paragraph; nil if nothing in it has one.
  ///
  /// That of ``DirectionStrategy/firstStrongOutsideCode``: the first letter that is not in a format specifier, a tag, an
  /// address and so on. ``writingDirection(by:)`` takes another strategy.
  ///
  /// ```swift
  /// "%d \u{05D0}".writingDirection  // .rightToLeft
  /// "12:30".writingDirection  // nil
  /// ```
  ///
  /// - Complexity: O(*n*).
  public var writingDirection: WritingDirection? { writingDirection(by: .firstStrongOutsideCode) }

  /// The direction of the text; nil if the strategy finds none.
  ///
  /// ```swift
  /// "abc \u{05D0} \u{05D1}".writingDirection(by: .wordShare())  // .rightToLeft
  /// ```
  ///
  /// - Parameter strategy: How the direction is found.
  /// - Returns: What was found.
  /// - Complexity: O(*n*).
  public func writingDirection(by strategy: DirectionStrategy) -> WritingDirection? {
    strategy.direction(of: self)
  }

  /// Whether ``writingDirection`` is right to left.
  ///
  /// ```swift
  /// "\u{05D0} abc".isRightToLeft  // true
  /// ```
  public var isRightToLeft: Bool { writingDirection == .rightToLeft }

  /// The characters of the text in display order, from left to right, with every paragraph as one line.
  ///
  /// One paragraph stands after the other. Characters that rule X9 removes are left out. For text that is wrapped,
  /// take ``ResolvedParagraph/line(_:)``: lines come before the order.
  ///
  /// ```swift
  /// "ab \u{05D0}\u{05D1}".visualOrder()  // [0, 1, 2, 4, 3]
  /// "ab \u{05D0}\u{05D1}".visualOrder(in: .utf8)  // [0, 1, 2, 5, 3]
  /// ```
  ///
  /// - Parameters:
  ///   - baseDirection: The direction of each paragraph, or the order to find it.
  ///   - unit: What the offsets are counted in. The offset of a character of several bytes or units is that of its first.
  /// - Returns: Where each Unicode scalar begins, from the start of the text.
  /// - Complexity: O(*n*) time and space, and that of ``Line/visualRuns()``.
  public func visualOrder(
    baseDirection: BaseDirection = .auto(fallback: .leftToRight), in unit: TextUnit = .scalar
  ) -> [Int] {
    var order: [Int] = []
    var start = 0
    for paragraph in paragraphs() {
      let text = self[paragraph.range]
      // A paragraph holds no separator inside.
      guard let resolved = try? ResolvedParagraph(text, baseDirection: baseDirection) else {
        continue
      }
      for offset in resolved.visualOrder() { order.append(start + offset) }
      start += resolved.scalars.count
    }
    if unit == .scalar { return order }
    var offset = TextOffset.zero
    let starts = unicodeScalars.map { scalar in
      let start = offset[unit]
      offset.advance(over: scalar)
      return start
    }
    return order.map { starts[$0] }
  }

  /// The text as it is seen, written from left to right, with every paragraph as one line.
  ///
  /// Characters in right-to-left runs are replaced by their mirrors, and controls are left out; separators of paragraphs
  /// stay after their lines. It is for eyes and for devices that know no right-to-left text, not to be stored: the order
  /// in which text is read is lost.
  ///
  /// ```swift
  /// "ab (\u{05D0}\u{05D1})".visualText()  // "ab (\u{05D1}\u{05D0})"
  /// ```
  ///
  /// - Parameter baseDirection: The direction of each paragraph, or the order to find it.
  /// - Returns: The characters in visual order.
  /// - Complexity: O(*n*).
  public func visualText(baseDirection: BaseDirection = .auto(fallback: .leftToRight)) -> String {
    PlainDisplay.visualText(of: self, baseDirection: baseDirection)
  }
}
