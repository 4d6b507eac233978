/// A row or a column, in leading space.
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
    /// In a row, the first lines of text stand on one line; only in an Auto Layout system, else as
    /// at the top.
    case firstBaseline
    /// In a row, the last lines of text stand on one line; only in an Auto Layout system, else as
    /// at the top.
    case lastBaseline
  }

  /// What becomes of space that is left over along the axis.
  public enum Distribution: String, Sendable, Hashable, Codable, CaseIterable {
    /// It is left at the end.
    case leading
    /// It is left at both ends.
    case center
    /// It is left at the start.
    case trailing
    /// It goes between the things.
    case spaceBetween
    /// All things get the same length and fill the stack.
    case fillEqually
    /// Things grow or shrink by their priorities; only in an Auto Layout system, else it is left at
    /// the end.
    case fill
    /// Things grow or shrink in proportion to what they want; only in an Auto Layout system, else
    /// it is left at the end.
    case fillProportionally
    /// It goes between the things, in equal parts.
    case equalSpacing
    /// It goes between the things, so that their middles are equally far apart; only in an Auto
    /// Layout system, else it is left at the end.
    case equalCentering
  }

  /// A thing to place.
  public struct Item: Sendable, Hashable, Codable {
    /// Its size.
    public var size: Size

    /// How much of the space left over it takes, against the others; 0 for none.
    public var growth: Double

    /// Makes a thing.
    public init(size: Size, growth: Double = 0) {
      self.size = size
      self.growth = growth
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
  /// What lies between the box and the things.
  public var insets: DirectionalEdgeInsets

  /// Makes a stack.
  public init(
    axis: Axis, spacing: Double = 0, alignment: Alignment = .leading,
    distribution: Distribution = .leading, insets: DirectionalEdgeInsets = .zero
  ) {
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
    self.distribution = distribution
    self.insets = insets
  }

  /// Where things stand, in leading space.
  ///
  /// What does not fit goes over the end of the axis: nothing shrinks.
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
  /// - Complexity: O(*n*).
  public func frames(of items: [Item], in size: Size) -> [Rect] {
    guard !items.isEmpty else { return [] }
    let (start, end) = insets.ends(of: axis)
    let (top, bottom) = insets.ends(of: axis.opposite)
    let length = max(0, size.along(axis) - start - end)
    let breadth = max(0, size.along(axis.opposite) - top - bottom)
    let gaps = Double(items.count - 1)
    let used = items.reduce(gaps * spacing) { $0 + $1.size.along(axis) }
    let free = max(0, length - used)
    let growths = items.reduce(0) { $0 + max(0, $1.growth) }

    var place = start
    var step = spacing
    if growths == 0 {
      switch distribution {
      case .leading, .fillEqually, .fill, .fillProportionally, .equalCentering: break
      case .center: place += free / 2
      case .trailing: place += free
      case .spaceBetween, .equalSpacing: if gaps > 0 { step += free / gaps }
      }
    }
    let equal = max(0, (length - gaps * spacing) / Double(items.count))
    return items.map { item in
      var own = item.size.along(axis)
      if distribution == .fillEqually {
        own = equal
      } else if growths > 0 {
        own += free * max(0, item.growth) / growths
      }
      let (across, thickness) = span(of: item.size.along(axis.opposite), in: breadth)
      defer { place += own + step }
      return Rect(along: axis, from: place, own, across: top + across, thickness)
    }
  }

  private func span(of length: Double, in breadth: Double) -> (start: Double, length: Double) {
    switch alignment {
    case .leading, .firstBaseline, .lastBaseline: (0, length)
    case .center: ((breadth - length) / 2, length)
    case .trailing: (breadth - length, length)
    case .fill: (0, breadth)
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
      insets: try values.value(.insets, otherwise: .zero))
  }
}
