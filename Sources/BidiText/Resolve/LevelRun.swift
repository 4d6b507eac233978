/// The longest stretch of characters with one level (BD7).
///
/// Characters that rule X9 removes belong to the run before them, or to the first run.
public struct LevelRun: Sendable, Hashable {
  /// The characters, as offsets of Unicode scalars in the paragraph.
  public let scalarRange: Range<Int>

  /// The level of the run.
  public let level: EmbeddingLevel

  /// The direction of the run.
  public var direction: WritingDirection { level.direction }
}

extension LevelRun {
  /// The run as a stretch of the text that the paragraph was resolved from.
  ///
  /// For all runs of a paragraph there is `ranges(in:)` of a collection of runs.
  ///
  /// - Parameter text: The paragraph, as it was given.
  /// - Returns: Indices of its Unicode scalars. What lies after the end of a text, which can only be another one, is
  ///   left out.
  /// - Complexity: O(*n*), as far as the run's end.
  public func range(in text: some StringProtocol) -> Range<String.Index> {
    let scalars = text.unicodeScalars
    let start = scalars.place(scalarRange.lowerBound, from: scalars.startIndex)
    return start..<scalars.place(scalarRange.count, from: start)
  }
}

extension Collection<LevelRun> {
  /// The runs as stretches of the text that the paragraph was resolved from.
  ///
  /// ```swift
  /// let text = "abc \u{05D0}\u{05D1}"
  /// let paragraph = try ResolvedParagraph(text, baseDirection: .explicit(.rightToLeft))
  /// paragraph.visualRuns().ranges(in: text).map { String(text[$0]) }  // [" \u{05D0}\u{05D1}", "abc"]
  /// ```
  ///
  /// - Parameter text: The paragraph, as it was given.
  /// - Returns: Indices of its Unicode scalars, in the order of the runs, which may be any. What lies after the end of
  ///   a text, which can only be another one, is left out.
  /// - Complexity: O(*n* + *r* log *r*) for all *r* runs together.
  public func ranges(in text: some StringProtocol) -> [Range<String.Index>] {
    let scalars = text.unicodeScalars
    var result = Array(repeating: text.startIndex..<text.startIndex, count: count)
    // From the first to the last in the text, each from the end of the one before.
    let logical = enumerated().sorted {
      $0.element.scalarRange.lowerBound < $1.element.scalarRange.lowerBound
    }
    var (index, offset) = (scalars.startIndex, 0)
    for (place, run) in logical {
      let start = scalars.place(run.scalarRange.lowerBound - offset, from: index)
      let end = scalars.place(run.scalarRange.count, from: start)
      result[place] = start..<end
      (index, offset) = (end, run.scalarRange.upperBound)
    }
    return result
  }
}

extension Collection {
  /// The index some elements after another, or the end.
  fileprivate func place(_ distance: Int, from index: Index) -> Index {
    self.index(index, offsetBy: Swift.max(0, distance), limitedBy: endIndex) ?? endIndex
  }
}
