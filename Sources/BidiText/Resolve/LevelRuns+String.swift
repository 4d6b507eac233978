extension String {
  /// The level runs of the text, in logical order.
  ///
  /// Every paragraph is resolved by itself, as one line, and its runs cover it. For many texts,
  /// ``BidiResolver`` saves the array; ``BidiResolver/levelRuns(of:baseDirection:)`` takes all cores.
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
        for index in 0..<resolver.runCount {
          runs.append(resolver.run(at: index).shifted(by: start))
        }
      }
      return runs
    }
  }
}

extension UTF8LevelRun {
  fileprivate func shifted(by offset: Int) -> UTF8LevelRun {
    UTF8LevelRun(
      utf8Range: utf8Range.lowerBound + offset..<utf8Range.upperBound + offset, level: level)
  }
}
