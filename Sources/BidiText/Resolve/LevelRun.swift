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
  /// - Parameter text: The paragraph, as it was given.
  /// - Returns: Indices of its Unicode scalars.
  /// - Complexity: O(*n*), as far as the run's end.
  public func range(in text: some StringProtocol) -> Range<String.Index> {
    let scalars = text.unicodeScalars
    let start = scalars.index(scalars.startIndex, offsetBy: scalarRange.lowerBound)
    return start..<scalars.index(start, offsetBy: scalarRange.count)
  }
}

extension ResolvedParagraph {
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

  /// The paragraph as it is seen on one line, written from left to right.
  ///
  /// See ``Line/visualText(_:)``.
  public func visualText(_ options: VisualTextOptions = .default) -> String {
    wholeLine.visualText(options)
  }

  private var wholeLine: Line { line(scalars.indices) }
}
