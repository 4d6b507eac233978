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

extension ResolvedParagraph {
  /// The level runs, in logical order.
  ///
  /// Together they cover the paragraph.
  ///
  /// Empty where the paragraph is empty or holds removed characters only.
  ///
  /// - Complexity: O(*n*).
  public func levelRuns() -> [LevelRun] {
    var runs: [LevelRun] = []
    var start = 0
    var current: EmbeddingLevel?
    for (offset, level) in levels.enumerated() {
      guard let level, level != current else { continue }
      if let current {
        runs.append(LevelRun(scalarRange: start..<offset, level: current))
        start = offset
      }
      current = level
    }
    if let current { runs.append(LevelRun(scalarRange: start..<levels.count, level: current)) }
    return runs
  }

  /// The level runs in display order, from left to right (rule L2).
  ///
  /// Within a run of odd level the characters stand from right to left.
  ///
  /// - Complexity: O(*n* + *r* · *d*), *r* the number of runs, *d* the number of different levels.
  public func visualRuns() -> [LevelRun] {
    let runs = levelRuns()
    return Self.reordered(runs.map(\.level)).map { runs[$0] }
  }

  /// The order in which items with the given levels are displayed, from left to right (rule L2).
  static func reordered(_ levels: [EmbeddingLevel]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max()?.number,
      let lowestOdd = levels.lazy.map(\.number).filter({ $0 % 2 == 1 }).min()
    else { return order }
    for level in stride(from: highest, through: lowestOdd, by: -1) {
      var index = 0
      while index < order.count {
        guard levels[order[index]].number >= level else {
          index += 1
          continue
        }
        let start = index
        while index < order.count, levels[order[index]].number >= level { index += 1 }
        order[start..<index].reverse()
      }
    }
    return order
  }
}
