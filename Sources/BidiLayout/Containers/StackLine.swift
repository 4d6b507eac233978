/// The things of one stack: their lengths and places along and across its axis, without the insets.
struct StackLine {
  typealias Span = (start: Double, length: Double)

  private let stack: StackLayout
  private let items: [StackLayout.Item]
  private let length: Double
  private let breadth: Double

  /// Takes the room within the insets of a stack.
  init(
    _ stack: StackLayout, _ items: [StackLayout.Item], length: Double, breadth: Double
  ) {
    self.stack = stack
    self.items = items
    self.length = length
    self.breadth = breadth
  }

  /// Where each thing is: from the start of the axis, and from the leading side or the top.
  func spans() -> [(along: Span, across: Span)] {
    Array(zip(zip(starts(lengths), lengths), crossings)).map { along, across in
      ((along.0, along.1), across)
    }
  }

  // MARK: Along the axis

  private var gaps: Double { Double(items.count - 1) }

  private var lengths: [Double] {
    FlexibleLengths.resolve(
      zip(items, factors).map { item, factors in
        FlexibleLengths.Item(
          base: factors.isFromNothing ? 0 : wanted(item, along: stack.axis, in: length),
          growth: factors.growth, shrink: factors.shrink,
          limits: item.flex.limits(along: stack.axis, in: length))
      }, in: length - gaps * stack.spacing)
  }

  private struct Factors {
    var growth: Double
    var shrink: Double
    /// Whether the thing grows from a length of 0.
    var isFromNothing = false
  }

  /// How things grow and shrink.
  private var factors: [Factors] {
    switch stack.distribution {
    case .fillEqually:
      return items.map { _ in Factors(growth: 1, shrink: 1, isFromNothing: true) }
    case .fillProportionally:
      return items.map {
        Factors(
          growth: wanted($0, along: stack.axis, in: length), shrink: 1, isFromNothing: true)
      }
    case .fill:
      let hugging = priorities { $0.hugging }
      let resistance = priorities { $0.compressionResistance }
      let hasGrowth = items.contains { $0.growth > 0 }
      let hasShrink = items.contains { $0.flex.shrink > 0 }
      return items.indices.map { index in
        Factors(
          growth: hasGrowth ? items[index].growth : hugging[index] == hugging.min() ? 1 : 0,
          shrink: hasShrink
            ? items[index].flex.shrink : resistance[index] == resistance.min() ? 1 : 0)
      }
    case .leading, .center, .trailing, .spaceBetween, .spaceAround, .spaceEvenly, .equalSpacing,
      .equalCentering:
      return items.map { Factors(growth: $0.growth, shrink: $0.flex.shrink) }
    }
  }

  private func priorities(_ of: (ContentSizing) -> ContentSizing.Priorities) -> [Double] {
    items.map { of($0.sizing ?? ContentSizing())[stack.axis] }
  }

  /// Where things begin, from the start of the axis.
  private func starts(_ lengths: [Double]) -> [Double] {
    let free = length - lengths.reduce(gaps * stack.spacing, +)
    if stack.distribution == .equalCentering, let starts = centered(lengths) { return starts }
    var (place, step) = distributed(free)
    return lengths.map { own in
      defer { place += own + step }
      return place
    }
  }

  /// Where the first thing begins, and what lies between two.
  private func distributed(_ free: Double) -> (start: Double, step: Double) {
    let count = gaps + 1
    let part: (start: Double, between: Double)
    switch stack.distribution {
    case .leading, .fillEqually, .fill, .fillProportionally, .equalCentering:
      return (0, stack.spacing)
    case .center: return (free / 2, stack.spacing)
    case .trailing: return (free, stack.spacing)
    // CSS Flexbox 1, section 8.2: what does not fit falls back to the start of the axis.
    case .spaceBetween, .equalSpacing:
      return (0, stack.spacing + (gaps > 0 ? max(0, free) / gaps : 0))
    case .spaceAround: part = (free / count / 2, free / count)
    case .spaceEvenly: part = (free / (count + 1), free / (count + 1))
    }
    // CSS Box Alignment 3, sections 4.3 and 5.3: what does not fit falls back to the start of the
    // box, which is the end of an axis that is reversed.
    if free < 0 { return (stack.isReversed ? free : 0, stack.spacing) }
    return (part.start, stack.spacing + part.between)
  }

  /// Where things begin whose middles are equally far apart; nil where they come too near.
  private func centered(_ lengths: [Double]) -> [Double]? {
    guard let first = lengths.first, let last = lengths.last, gaps > 0 else { return nil }
    let step = (length - first / 2 - last / 2) / gaps
    let starts = lengths.enumerated().map { first / 2 + Double($0) * step - $1 / 2 }
    for index in lengths.indices.dropFirst() {
      // Sums of lengths that leave just the spacing may be a little under.
      let gap = starts[index] - starts[index - 1] - lengths[index - 1]
      if gap < stack.spacing - 1e-6 { return nil }
    }
    return starts
  }

  // MARK: Across the axis

  private func wanted(_ item: StackLayout.Item, along axis: LayoutAxis, in room: Double) -> Double {
    item.flex.length(along: axis)?.resolved(in: room) ?? item.size.along(axis)
  }

  private func alignment(_ item: StackLayout.Item) -> StackLayout.Alignment {
    item.flex.alignment ?? stack.alignment
  }

  /// Where things stand across the axis.
  private var crossings: [Span] {
    let axis = stack.axis.opposite
    let lengths = items.map { item in
      let wanted =
        alignment(item) == .fill ? breadth : self.wanted(item, along: axis, in: breadth)
      return wanted.clamped(to: item.flex.limits(along: axis, in: breadth))
    }
    // How far the lines lie below the top and above the bottom, CSS Flexbox 1, section 8.5.
    var (below, above) = (-Double.infinity, -Double.infinity)
    for (item, length) in zip(items, lengths) {
      switch alignment(item) {
      case .firstBaseline: below = max(below, item.sizing?.firstBaseline ?? length)
      case .lastBaseline: above = max(above, length - (item.sizing?.lastBaseline ?? length))
      default: break
      }
    }
    let isColumn = stack.axis == .vertical
    return zip(items, lengths).map { item, length in
      switch alignment(item) {
      // CSS Box Alignment 3, section 4.2: where there are no baselines to align, the start and, as
      // far as it fits, the end.
      case .firstBaseline where isColumn: (0, length)
      case .lastBaseline where isColumn: (max(0, breadth - length), length)
      case .leading, .fill: (0, length)
      case .center: ((breadth - length) / 2, length)
      case .trailing: (breadth - length, length)
      case .firstBaseline: (below - (item.sizing?.firstBaseline ?? length), length)
      case .lastBaseline: (breadth - above - (item.sizing?.lastBaseline ?? length), length)
      }
    }
  }
}
