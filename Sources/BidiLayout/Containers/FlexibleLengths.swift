/// How things of a line grow or shrink until they fill it, each within its limits.
///
/// Source: CSS Flexible Box Layout, Level 1, section 9.7 (Resolving Flexible Lengths). One thing
/// differs: growth always counts against that of the others, so factors that add up to less than 1
/// fill the line too.
struct FlexibleLengths {
  /// A thing of the line.
  struct Item {
    /// The length before growing and shrinking.
    var base: Double
    var growth: Double
    var shrink: Double
    var limits: ClosedRange<Double>
  }

  /// The lengths, in the order of the things.
  ///
  /// - Parameters:
  ///   - items: The things.
  ///   - room: The length of the line without the spaces between things.
  /// - Returns: The lengths.
  /// - Complexity: O(*n*) for each time that a limit holds a thing back, so O(*n*²) at worst.
  static func resolve(_ items: [Item], in room: Double) -> [Double] {
    var lengths = items.map { $0.base.clamped(to: $0.limits) }
    let grows = lengths.reduce(0, +) < room
    func factor(_ item: Item) -> Double { max(0, grows ? item.growth : item.shrink) }

    // What cannot go the way of the line has its length.
    var open = items.indices.filter { index in
      let item = items[index]
      return factor(item) > 0
        && (grows ? item.base <= lengths[index] : item.base >= lengths[index])
    }
    for index in open { lengths[index] = items[index].base }
    let initial = room - lengths.reduce(0, +)
    while !open.isEmpty {
      for index in open { lengths[index] = items[index].base }
      var free = room - lengths.reduce(0, +)
      let factors = open.reduce(0) { $0 + factor(items[$1]) }
      if !grows, factors < 1, (initial * factors).magnitude < free.magnitude {
        free = initial * factors
      }
      let weights = open.map { grows ? factor(items[$0]) : factor(items[$0]) * items[$0].base }
      let sum = weights.reduce(0, +)
      var violation = 0.0
      var held: [(index: Int, change: Double)] = []
      for (index, weight) in zip(open, weights) {
        let wanted = items[index].base + (sum > 0 ? free * (weight / sum) : 0)
        lengths[index] = wanted.clamped(to: items[index].limits)
        held.append((index, lengths[index] - wanted))
        violation += lengths[index] - wanted
      }
      // Those that a limit holds back have their length; the others share once more.
      let settled = held.filter { violation > 0 ? $0.change > 0 : violation < 0 && $0.change < 0 }
      if settled.isEmpty { break }
      open.removeAll { index in settled.contains { $0.index == index } }
    }
    return lengths
  }
}
