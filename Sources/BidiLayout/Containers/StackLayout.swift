/// A row or a column, in leading space.
///
/// Sizes and places are those that CSS gives a flex container of one line whose things do not keep
/// to their contents (`min-width: 0`).
/// Source: CSS Flexible Box Layout, Level 1, sections 8 and 9; CSS Box Alignment, Level 3.
public struct StackLayout: Sendable, Hashable, Codable {
  /// Where things stand across the axis.
  public enum Alignment: String, Sendable, Hashable, Codable, CaseIterable {
    /// At the leading side of a column, the top of a row.
    case leading
    /// In the middle.
    case center
    /// At the trailing side of a column, the bottom of a row.
    case trailing
    /// From side to side.
    case fill
  }

  /// What becomes of space that is left over along the axis.
  public enum Distribution: String, Sendable, Hashable, Codable, CaseIterable {
    /// It is left at the end. What does not fit goes over the end.
    case leading
    /// It is left at both ends. What does not fit goes over both ends.
    case center
    /// It is left at the start. What does not fit goes over the start.
    case trailing
    /// It goes between the things. What does not fit goes over the end.
    case spaceBetween
    /// It goes round the things: between two twice as much as at an end. What does not fit goes
    /// over the end.
    case spaceAround
    /// It goes round the things: between two as much as at an end. What does not fit goes over the
    /// end.
    case spaceEvenly
    /// All things get the same length and fill the stack.
    case fillEqually
  }

  /// A thing to place.
  public struct Item: Sendable, Hashable, Codable {
    /// Its size.
    public var size: Size

    /// How much of the space left over it takes, against the others; 0 for none.
    public var growth: Double

    /// Its limits, and what else it asks for.
    public var flex: FlexItem

    /// Makes a thing.
    public init(size: Size, growth: Double = 0, flex: FlexItem = FlexItem()) {
      self.size = size
      self.growth = growth
      self.flex = flex
    }
  }

  /// The axis.
  public var axis: Axis
  /// The least space between things, in points.
  public var spacing: Double
  /// Where things stand across the axis.
  public var alignment: Alignment
  /// What becomes of space that is left over.
  public var distribution: Distribution
  /// Whether the axis runs the other way: from the trailing side, or from the bottom.
  ///
  /// The insets stay where they are.
  public var isReversed: Bool
  /// What lies between the box and the things.
  public var insets: DirectionalEdgeInsets

  /// Makes a stack.
  public init(
    axis: Axis, spacing: Double = 0, alignment: Alignment = .leading,
    distribution: Distribution = .leading, isReversed: Bool = false,
    insets: DirectionalEdgeInsets = .zero
  ) {
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
    self.distribution = distribution
    self.isReversed = isReversed
    self.insets = insets
  }

  /// Where things stand, in leading space.
  ///
  /// Things grow by their ``Item/growth`` and shrink by ``FlexItem/shrink``, within their limits.
  /// What does not fit after that goes over the ends that ``distribution`` says.
  ///
  /// ```swift
  /// let row = StackLayout(axis: .horizontal, spacing: 8)
  /// let square = StackLayout.Item(size: Size(width: 44, height: 44))
  /// let frames = row.frames(of: [square, square], in: Size(width: 320, height: 44))
  /// frames.map(\.x)  // [0, 52]
  /// frames.map { $0.resolved(inWidth: 320, .rightToLeft).x }  // [276, 224]
  /// ```
  ///
  /// - Parameters:
  ///   - items: The things, from the start of the axis on.
  ///   - size: The size of the box.
  /// - Returns: A frame for each.
  /// - Complexity: O(*n*); with limits O(*n*²) at worst.
  public func frames(of items: [Item], in size: Size) -> [Rect] {
    guard !items.isEmpty else { return [] }
    let (start, end) = insets.ends(of: axis)
    let (top, bottom) = insets.ends(of: axis.opposite)
    let length = max(0, size.along(axis) - start - end)
    let breadth = max(0, size.along(axis.opposite) - top - bottom)
    let lengths = lengths(of: items, in: length)
    let free = length - lengths.reduce(Double(items.count - 1) * spacing, +)
    var (place, step) = distributed(free, count: Double(items.count))
    return zip(items, lengths).map { item, own in
      let (across, thickness) = span(of: item, in: breadth)
      defer { place += own + step }
      return Rect(
        along: axis, from: start + (isReversed ? length - place - own : place), own,
        across: top + across, thickness)
    }
  }

  /// The lengths of things along the axis.
  private func lengths(of items: [Item], in length: Double) -> [Double] {
    let isEqual = distribution == .fillEqually
    return FlexibleLengths.resolve(
      items.map { item in
        FlexibleLengths.Item(
          base: isEqual
            ? 0 : item.flex.length(along: axis)?.resolved(in: length) ?? item.size.along(axis),
          growth: isEqual ? 1 : item.growth, shrink: isEqual ? 1 : item.flex.shrink,
          limits: item.flex.limits(along: axis, in: length))
      }, in: length - Double(items.count - 1) * spacing)
  }

  /// Where the first thing begins, and what lies between two.
  private func distributed(_ free: Double, count: Double) -> (start: Double, step: Double) {
    switch distribution {
    case .leading, .fillEqually: return (0, spacing)
    case .center: return (free / 2, spacing)
    case .trailing: return (free, spacing)
    case .spaceBetween, .spaceAround, .spaceEvenly: break
    }
    // CSS Box Alignment 3, 5.3: what does not fit falls back to the start of the box, which of a
    // reversed axis is the end.
    if free < 0 { return (isReversed ? free : 0, spacing) }
    switch distribution {
    case .spaceAround: return (free / count / 2, spacing + free / count)
    case .spaceEvenly: return (free / (count + 1), spacing + free / (count + 1))
    default: return (0, count > 1 ? spacing + free / (count - 1) : spacing)
    }
  }

  /// Where a thing stands across the axis, but for baselines.
  private func span(of item: Item, in breadth: Double) -> (start: Double, length: Double) {
    let across = axis.opposite
    let limits = item.flex.limits(along: across, in: breadth)
    let alignment = item.flex.alignment ?? self.alignment
    let wanted =
      alignment == .fill
      ? breadth
      : item.flex.length(along: across)?.resolved(in: breadth) ?? item.size.along(across)
    let length = wanted.clamped(to: limits)
    return switch alignment {
    case .leading, .fill: (0, length)
    case .center: ((breadth - length) / 2, length)
    case .trailing: (breadth - length, length)
    }
  }
}

extension StackLayout {
  /// Reads a stack; only the axis is needed.
  ///
  /// - Parameter decoder: Where to read.
  /// - Throws: The decoder's error for a value that is none.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      axis: try values.decode(Axis.self, forKey: .axis),
      spacing: try values.value(.spacing, otherwise: 0),
      alignment: try values.value(.alignment, otherwise: .leading),
      distribution: try values.value(.distribution, otherwise: .leading),
      isReversed: try values.value(.isReversed, otherwise: false),
      insets: try values.value(.insets, otherwise: .zero))
  }
}
