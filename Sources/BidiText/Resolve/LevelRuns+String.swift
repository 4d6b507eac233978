extension String {
  /// The level runs of the text, in logical order.
  ///
  /// Every paragraph is resolved by itself, as one line, and its runs cover it. For many texts,
  /// ``BidiResolver`` saves the array, and a batch of it takes all cores.
  ///
  /// ```swift
  /// let text = "abc \u{05D0}\u{05D1}"
  /// text.levelRuns(baseDirection: .auto(fallback: .leftToRight)).map { $0.level.number }  // [0, 1]
  /// ```
  ///
  /// - Parameters:
  ///   - baseDirection: The direction of each paragraph, or the order to find it.
  ///   - context: What stands outside the text.
  /// - Returns: The runs, whose ranges are bytes of UTF-8 from the start of the text.
  /// - Complexity: O(*n*) time; one allocation for short texts, that of the array.
  public func levelRuns(
    baseDirection: BaseDirection, context: OutsideContext = OutsideContext()
  ) -> [UTF8LevelRun] {
    withTextBytes(self) { LevelRuns.resolve($0, baseDirection, context) }
  }
}

extension Substring {
  /// The level runs of the text, in logical order.
  ///
  /// See ``Swift/String/levelRuns(baseDirection:context:)``; ranges are bytes from the start of the part.
  public func levelRuns(
    baseDirection: BaseDirection, context: OutsideContext = OutsideContext()
  ) -> [UTF8LevelRun] {
    withTextBytes(self) { LevelRuns.resolve($0, baseDirection, context) }
  }
}

extension StringProtocol {
  /// The level runs of the text, in logical order, with the direction of each paragraph found by a strategy.
  ///
  /// ```swift
  /// let text = "%d \u{05D0}"
  /// text.levelRuns(by: .firstStrongOutsideCode, fallback: .leftToRight).map { $0.level.number }  // [1, 2, 1]
  /// ```
  ///
  /// - Parameters:
  ///   - strategy: How the direction of each paragraph is found.
  ///   - fallback: The direction of a paragraph where it finds none.
  ///   - context: What stands outside the text.
  /// - Returns: The runs, whose ranges are bytes of UTF-8 from the start of the text.
  /// - Complexity: O(*n*) time.
  public func levelRuns(
    by strategy: DirectionStrategy, fallback: WritingDirection,
    context: OutsideContext = OutsideContext()
  ) -> [UTF8LevelRun] {
    let text = Substring(self)
    var resolver = BidiResolver()
    var runs: [UTF8LevelRun] = []
    var start = 0
    for paragraph in text.paragraphs() {
      let content = text[paragraph.range]
      let isFirst = paragraph.range.lowerBound == text.startIndex
      resolver.forEachParagraph(
        of: content, baseDirection: strategy.baseDirection(of: content, fallback: fallback),
        // Context stands outside the text, not between its paragraphs.
        context: OutsideContext(before: isFirst ? context.before : nil, after: context.after)
      ) { $0.appendRuns(to: &runs, from: start + $1) }
      start += content.utf8.count
    }
    return runs
  }
}

private enum LevelRuns {
  /// Resolves a text by a resolver whose buffers begin on the stack.
  static func resolve(
    _ text: TextBytes, _ baseDirection: BaseDirection, _ context: OutsideContext
  ) -> [UTF8LevelRun] {
    // The resolver ends before the memory does.
    unsafe withUnsafeTemporaryAllocation(byteCount: BidiResolver.scratchSize, alignment: 16) {
      var scratch = unsafe Scratch($0)
      var resolver = BidiResolver(scratch: &scratch)
      var runs: [UTF8LevelRun] = []
      resolver.forEachParagraph(of: text, baseDirection: baseDirection, context: context) {
        resolver, start in
        if start == 0 { runs.reserveCapacity(resolver.runCount) }
        resolver.appendRuns(to: &runs, from: start)
      }
      return runs
    }
  }
}

extension BidiResolver {
  /// Appends the runs of the last paragraph, whose ranges become those of the whole text.
  package func appendRuns(to result: inout [UTF8LevelRun], from start: Int) {
    for index in 0..<runCount {
      let run = knownRun(at: index)
      result.append(
        UTF8LevelRun(
          utf8Range: run.utf8Range.lowerBound + start..<run.utf8Range.upperBound + start,
          level: run.level))
    }
  }
}
