/// A stretch of a paragraph that is laid out on one line.
///
/// Lines come after levels: rule L1 gives white space at the end of the line the paragraph level, rule L2
/// orders what is on the line. Text that was ordered first and wrapped then would read backwards.
///
/// Offsets count Unicode scalars from the start of the paragraph; visual offsets count displayed characters, those
/// that rule X9 does not remove, from the left edge of the line.
public struct Line: Sendable, Hashable {
  /// The characters of the line, as offsets in the paragraph.
  public let scalarRange: Range<Int>

  /// The level of the paragraph.
  public let paragraphLevel: EmbeddingLevel

  /// One level for each scalar of the line, after rule L1; nil if rule X9 removes the character.
  public let levels: [EmbeddingLevel?]

  /// The characters of the line.
  public let scalars: ArraySlice<Unicode.Scalar>
}

extension Line {
  /// The level runs, in logical order.
  ///
  /// Together they cover the line.
  ///
  /// Characters that rule X9 removes belong to the run before them, or to the first run. Empty where the
  /// line is empty or holds removed characters only.
  ///
  /// - Complexity: O(*n*).
  public func levelRuns() -> [LevelRun] {
    var runs: [LevelRun] = []
    var start = scalarRange.lowerBound
    var current: EmbeddingLevel?
    for (offset, level) in zip(scalarRange, levels) {
      guard let level, level != current else { continue }
      if let current {
        runs.append(LevelRun(scalarRange: start..<offset, level: current))
        start = offset
      }
      current = level
    }
    if let current {
      runs.append(LevelRun(scalarRange: start..<scalarRange.upperBound, level: current))
    }
    return runs
  }

  /// The level runs in display order, from left to right (rule L2).
  ///
  /// Within a run of odd level the characters stand from right to left.
  ///
  /// - Complexity: O(*n* + *r* · *d*), *r* the number of runs, *d* the number of different levels.
  public func visualRuns() -> [LevelRun] {
    let runs = levelRuns()
    return Reordering.visualOrder(runs.map(\.level)).map { runs[$0] }
  }

  /// The displayed characters from left to right, as offsets in the paragraph: visual to logical.
  ///
  /// Characters that rule X9 removes are left out. Separators, isolate controls and implicit marks such as LRM
  /// are not removed by it, and are in the order, as in the conformance files; ``visibleOrder()`` has none of them.
  ///
  /// - Complexity: that of ``visualRuns()``.
  public func visualOrder() -> [Int] { order(of: { level(at: $0) != nil }) }

  /// The visible characters from left to right, as offsets in the paragraph: those of ``visualOrder()``
  /// without directional formatting characters and the paragraph separator.
  ///
  /// The places of ``VisualCarets`` count them. ``visualText(_:)`` has them by whole grapheme clusters, with the joiners
  /// inside.
  ///
  /// ```swift
  /// let paragraph = try ResolvedParagraph(
  ///   "a\u{200E}\u{05D0}\u{05D1}\n", baseDirection: .explicit(.leftToRight))
  /// paragraph.visualOrder()  // [0, 1, 3, 2, 4]
  /// paragraph.line(0..<5).visibleOrder()  // [0, 3, 2]
  /// ```
  ///
  /// - Complexity: that of ``visualRuns()``.
  public func visibleOrder() -> [Int] { order(of: isVisible) }

  /// The characters that are part of it, in visual order.
  private func order(of isPart: (Int) -> Bool) -> [Int] {
    var order: [Int] = []
    order.reserveCapacity(scalarRange.count)
    for run in visualRuns() {
      switch run.direction {
      case .leftToRight: for offset in run.scalarRange where isPart(offset) { order.append(offset) }
      case .rightToLeft:
        for offset in run.scalarRange.reversed() where isPart(offset) { order.append(offset) }
      }
    }
    return order
  }

  /// The visual place of each scalar of the line; nil for removed characters.
  ///
  /// - Complexity: that of ``visualRuns()``.
  public func visualOffsets() -> [Int?] {
    var offsets: [Int?] = Array(repeating: nil, count: scalarRange.count)
    for (visual, logical) in visualOrder().enumerated() {
      offsets[logical - scalarRange.lowerBound] = visual
    }
    return offsets
  }

  /// The level of a character of the line; nil if rule X9 removes it.
  func level(at offset: Int) -> EmbeddingLevel? { levels[offset - scalarRange.lowerBound] }

  /// Whether a character of the line is seen: not removed by X9, no directional formatting, no separator.
  func isVisible(at offset: Int) -> Bool {
    let codePoint = scalars[offset].value
    return CharacterTables.isVisible(
      codePoint, ofClass: CharacterTables.shared.code(of: codePoint))
  }

  /// The line with a part that has one level, as a sign has that stands for the part.
  ///
  /// At an end of the line it is the level of the paragraph. Between others it is the lowest level of the part and of what is shown on
  /// both sides, so that the rest keeps its order: with a higher level, `12` and `34` round a Hebrew word that is left out would be
  /// one number.
  func eliding(_ range: Range<Int>) -> Line {
    var levels = levels
    let start = scalarRange.lowerBound
    let before = levels[..<(range.lowerBound - start)].lazy.compactMap(\.self).last
    let after = levels[(range.upperBound - start)...].lazy.compactMap(\.self).first
    var own = paragraphLevel
    if let before, let after {
      own = range.compactMap { level(at: $0) }.reduce(min(before, after)) { min($0, $1) }
    }
    for offset in range where level(at: offset) != nil { levels[offset - start] = own }
    return Line(
      scalarRange: scalarRange, paragraphLevel: paragraphLevel, levels: levels, scalars: scalars)
  }
}
