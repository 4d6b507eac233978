extension Collection<LevelRun> {
  /// The runs as offsets in every unit: for `NSRange` and others that count UTF-16.
  ///
  /// ```swift
  /// let text = "\u{1F600} \u{05D0}\u{05D1}"
  /// let paragraph = try ResolvedParagraph(text, baseDirection: .explicit(.leftToRight))
  /// paragraph.visualRuns().offsets(in: text).map { $0.lowerBound.utf16..<$0.upperBound.utf16 }  // [0..<3, 3..<5]
  /// ```
  ///
  /// - Parameter text: The paragraph, as it was given.
  /// - Returns: Offsets from its start, in the order of the runs, which may be any.
  /// - Complexity: O(*n* + *r* log *r*) for all *r* runs together.
  public func offsets(in text: some StringProtocol) -> [Range<TextOffset>] {
    TextOffset.ranges(map(\.scalarRange), countedIn: .scalar, of: text)
  }
}

extension Collection<UTF8LevelRun> {
  /// The runs as offsets in every unit: for `NSRange` and others that count UTF-16.
  ///
  /// ```swift
  /// let text = "\u{1F600} \u{05D0}\u{05D1}"
  /// let runs = text.levelRuns(baseDirection: .explicit(.leftToRight))
  /// runs.offsets(in: text).map { $0.lowerBound.utf16..<$0.upperBound.utf16 }  // [0..<3, 3..<5]
  /// ```
  ///
  /// - Parameter text: The text or paragraph whose bytes the runs count.
  /// - Returns: Offsets from its start, in the order of the runs, which may be any.
  /// - Complexity: O(*n* + *r* log *r*) for all *r* runs together.
  public func offsets(in text: some StringProtocol) -> [Range<TextOffset>] {
    TextOffset.ranges(map(\.utf8Range), countedIn: .utf8, of: text)
  }
}

extension TextOffset {
  /// Ranges that are counted in one unit as ranges that are counted in all.
  ///
  /// What lies after the end of the text is left out; a place inside a character is its beginning.
  fileprivate static func ranges(
    _ ranges: [Range<Int>], countedIn unit: TextUnit, of text: some StringProtocol
  ) -> [Range<TextOffset>] {
    // Every bound once, from the first in the text to the last.
    let bounds = Set(ranges.flatMap { [$0.lowerBound, $0.upperBound] }).sorted()
    var places: [Int: TextOffset] = [:]
    var next = 0
    var offset = TextOffset.zero
    for scalar in text.unicodeScalars {
      var end = offset
      end.advance(over: scalar)
      while next < bounds.count, bounds[next] < end[unit] {
        places[bounds[next]] = offset
        next += 1
      }
      if next == bounds.count { break }
      offset = end
    }
    return ranges.map { (places[$0.lowerBound] ?? offset)..<(places[$0.upperBound] ?? offset) }
  }
}

extension StringProtocol {
  /// One level for each unit of the text, in logical order; every paragraph is resolved by itself, as one line.
  ///
  /// Characters that rule X9 removes have the level of the run that they stand in.
  ///
  /// ```swift
  /// "a\u{05D0}".levels(per: .utf16, baseDirection: .explicit(.leftToRight)).map(\.number)  // [0, 1]
  /// ```
  ///
  /// - Parameters:
  ///   - unit: What a level belongs to. All bytes or units of a character have its level.
  ///   - baseDirection: The direction of each paragraph, or the order to find it.
  ///   - context: What stands outside the text.
  /// - Returns: The levels.
  /// - Complexity: O(*n*).
  public func levels(
    per unit: TextUnit, baseDirection: BaseDirection, context: OutsideContext = OutsideContext()
  ) -> [EmbeddingLevel] {
    let text = Substring(self)
    let runs = text.levelRuns(baseDirection: baseDirection, context: context)
    return withTextBytes(text) { bytes in
      var levels: [EmbeddingLevel] = []
      levels.reserveCapacity(bytes.count)
      for run in runs {
        let count = unit.count(bytes, run.utf8Range)
        levels.append(contentsOf: repeatElement(run.level, count: count))
      }
      return levels
    }
  }
}
