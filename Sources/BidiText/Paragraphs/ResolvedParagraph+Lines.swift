extension ResolvedParagraph {
  /// A line of the paragraph.
  ///
  /// ```swift
  /// let paragraph = try ResolvedParagraph("\u{05D0}\u{05D1} cd", baseDirection: .explicit(.rightToLeft))
  /// paragraph.line(0..<3).visualText()  // " \u{05D1}\u{05D0}"
  /// ```
  ///
  /// - Parameter range: Offsets of Unicode scalars. Part of it that lies outside the paragraph is left out.
  /// - Returns: The line.
  /// - Complexity: O(length of the line).
  public func line(_ range: Range<Int>) -> Line {
    let range = range.clamped(to: scalars.indices)
    var lineLevels = Array(levels[range])
    // L1: white space and isolate formatting characters before the end of the line.
    for offset in range.reversed() {
      let scalar = scalars[offset]
      if levels[offset] == nil { continue }
      guard ClassSet.endingLine.contains(code: CharacterTables.shared.code(of: scalar.value)) else {
        break
      }
      lineLevels[offset - range.lowerBound] = paragraphLevel
    }
    return Line(
      scalarRange: range, paragraphLevel: paragraphLevel, levels: lineLevels,
      scalars: scalars[range])
  }

  /// One level for each unit, in logical order.
  ///
  /// Characters that rule X9 removes have the level of the run that they stand in. Equal to
  /// ``BidiResolver/writeLevels(into:per:of:from:)-(_,_,String,_)``.
  ///
  /// ```swift
  /// let paragraph = try ResolvedParagraph("a\u{05D0}", baseDirection: .explicit(.leftToRight))
  /// paragraph.levels().map(\.number)  // [0, 1]
  /// paragraph.levels(per: .utf8).map(\.number)  // [0, 1, 1]
  /// ```
  ///
  /// - Parameter unit: What a level belongs to. All bytes or units of a character have its level.
  /// - Returns: The levels.
  /// - Complexity: O(*n*).
  public func levels(per unit: TextUnit = .scalar) -> [EmbeddingLevel] {
    var result: [EmbeddingLevel] = []
    result.reserveCapacity(scalars.count)
    // Removed characters before the first other one belong to its run.
    var current = levels.lazy.compactMap(\.self).first ?? paragraphLevel
    for (scalar, level) in zip(scalars, levels) {
      current = level ?? current
      result.append(contentsOf: repeatElement(current, count: unit.count(scalar)))
    }
    return result
  }

  /// The level runs, in logical order, with the paragraph as one line.
  ///
  /// Together they cover it.
  ///
  /// Empty where the paragraph is empty or holds removed characters only.
  ///
  /// - Complexity: O(*n*).
  public func levelRuns() -> [LevelRun] { wholeLine.levelRuns() }

  /// The level runs in display order, from left to right, with the paragraph as one line (rule L2).
  ///
  /// - Complexity: that of ``Line/visualRuns()``.
  public func visualRuns() -> [LevelRun] { wholeLine.visualRuns() }

  /// The characters in display order, from left to right, with the paragraph as one line (rule L2).
  ///
  /// Characters that rule X9 removes are left out.
  ///
  /// - Complexity: that of ``Line/visualRuns()``.
  public func visualOrder() -> [Int] { wholeLine.visualOrder() }

  /// The visible characters from left to right, with the paragraph as one line.
  ///
  /// See ``Line/visibleOrder()``.
  public func visibleOrder() -> [Int] { wholeLine.visibleOrder() }

  /// The visual place of each scalar, with the paragraph as one line.
  ///
  /// Nil for characters that rule X9 removes. See ``Line/visualOffsets()``.
  public func visualOffsets() -> [Int?] { wholeLine.visualOffsets() }

  /// The paragraph as it is seen on one line, written from left to right.
  ///
  /// See ``Line/visualText(_:)``.
  public func visualText(_ options: VisualTextOptions = .default) -> String {
    wholeLine.visualText(options)
  }

  private var wholeLine: Line { line(scalars.indices) }
}
