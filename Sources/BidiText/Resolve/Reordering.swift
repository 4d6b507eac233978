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
    for level in stride(from: highest, through: lowest, by: -1) {
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
