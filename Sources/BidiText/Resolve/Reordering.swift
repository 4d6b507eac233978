/// Rule L2 over a list of levels.
package enum Reordering {
  /// The order in which items with the given levels are displayed, from left to right.
  ///
  /// - Complexity: O(*n* · *d*), *d* the number of different levels.
  ///
  /// - Parameters:
  ///   - levels: One level for each item.
  ///   - floor: Stretches of lower levels than this are not turned round.
  /// - Returns: The indices of the items in display order.
  package static func visualOrder(_ levels: [EmbeddingLevel], floor: UInt8 = 1) -> [Int] {
    var order = Array(levels.indices)
    let odd = levels.lazy.map(\.number).filter { $0 % 2 == 1 }.min()
    // L2 goes down to the lowest odd level.
    guard let highest = levels.max()?.number, let lowest = floor > 1 ? floor : odd,
      highest >= lowest
    else { return order }
    forEachStretch(
      count: order.count, from: highest, to: lowest, level: { levels[order[$0]].number },
      { order[$0].reverse() })
    return order
  }

  /// Finds the stretches that rule L2 turns round: for each level from the highest down, the longest ones of
  /// places whose level is not below it.
  ///
  /// - Parameters:
  ///   - count: How many places there are.
  ///   - highest: The highest level.
  ///   - lowest: The last level for which stretches are turned round.
  ///   - levelAt: The level of what is at a place now.
  ///   - reverse: Turns a stretch of places round.
  @inline(__always)
  static func forEachStretch(
    count: Int, from highest: UInt8, to lowest: UInt8, level levelAt: (Int) -> UInt8,
    _ reverse: (Range<Int>) -> Void
  ) {
    guard lowest <= highest else { return }
    for level in stride(from: highest, through: lowest, by: -1) {
      var index = 0
      while index < count {
        guard levelAt(index) >= level else {
          index += 1
          continue
        }
        let start = index
        while index < count, levelAt(index) >= level { index += 1 }
        reverse(start..<index)
      }
    }
  }
}
