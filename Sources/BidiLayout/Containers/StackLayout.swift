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
    /// In a row, the first lines of text stand on one line, as near to the top as they can; what has
    /// no text stands on it with its bottom. In a column as ``leading``.
    case firstBaseline
    /// In a row, the last lines of text stand on one line, as near to the bottom as they can; what
    /// has no text stands on it with its bottom. In a column as ``trailing``, and at the leading
    /// side where it does not fit.
    case lastBaseline
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
    /// over the bottom or the trailing side.
    case spaceAround
    /// It goes round the things: between two as much as at an end. What does not fit goes over the
    /// bottom or the trailing side.
    case spaceEvenly
    /// All things get the same length and fill the stack.
    case fillEqually
    /// What hugs its content least takes the space, and what resists compression least gives what
    /// is missing; several share it. Where things have a ``Node/growth`` or ``FlexItem/shrink``,
    /// that decides.
    case fill
    /// Things fill the stack, in proportion to what they want.
    case fillProportionally
    /// It goes between the things, as with ``spaceBetween``.
    case equalSpacing
    /// It goes between the things, so that their middles are equally far apart. Where that leaves
    /// less than ``StackLayout/spacing`` between two, it is left at the end.
    case equalCentering
  }

  /// A thing to place.
  public struct Item: Sendable, Hashable, Codable {
    /// Its size.
    public var size: LayoutSize

    /// How much of the space left over it takes, against the others; 0 for none.
    public var growth: Double

    /// Its limits, and what else it asks for.
    public var flex: FlexItem

    /// What its content wants: baselines, and how much it hugs and resists; nil for nothing.
    public var sizing: ContentSizing?

    /// Makes a thing.
    public init(
      size: LayoutSize, growth: Double = 0, flex: FlexItem = FlexItem(),
      sizing: ContentSizing? = nil
    ) {
      self.size = size
      self.growth = growth
      self.flex = flex
      self.sizing = sizing
    }

    /// Makes a thing of a node: of the size that its content wants, else of its frame.
    init(_ node: Node) {
      self.init(
        size: node.wantedSize, growth: node.growth, flex: node.flex ?? FlexItem(),
        sizing: node.sizing)
    }
  }

  /// The axis.
  public var axis: LayoutAxis
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
    axis: LayoutAxis, spacing: Double = 0, alignment: Alignment = .leading,
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
  /// let square = StackLayout.Item(size: LayoutSize(width: 44, height: 44))
  /// let frames = row.frames(of: [square, square], in: LayoutSize(width: 320, height: 44))
  /// frames.map(\.x)  // [0, 52]
  /// frames.map { $0.resolved(inWidth: 320, .rightToLeft).x }  // [276, 224]
  /// ```
  ///
  /// - Parameters:
  ///   - items: The things, from the start of the axis on.
  ///   - size: The size of the box.
  /// - Returns: A frame for each.
  /// - Complexity: O(*n*); with limits O(*n*²) at worst.
  public func frames(of items: [Item], in size: LayoutSize) -> [LayoutRect] {
    guard !items.isEmpty else { return [] }
    let (start, end) = insets.ends(of: axis)
    let (top, bottom) = insets.ends(of: axis.opposite)
    let length = max(0, size.along(axis) - start - end)
    let breadth = max(0, size.along(axis.opposite) - top - bottom)
    let line = StackLine(self, items, length: length, breadth: breadth)
    return line.spans().map { along, across in
      LayoutRect(
        along: axis,
        from: start + (isReversed ? length - along.start - along.length : along.start),
        along.length, across: top + across.start, across.length)
    }
  }
}

extension StackLayout {
  /// Reads a stack; only the axis is needed.
  ///
  /// - Parameter decoder: Where to read.
  /// - Throws: The decoder's error for a value that does not fit.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      axis: try values.decode(LayoutAxis.self, forKey: .axis),
      spacing: try values.value(.spacing, otherwise: 0),
      alignment: try values.value(.alignment, otherwise: .leading),
      distribution: try values.value(.distribution, otherwise: .leading),
      isReversed: try values.value(.isReversed, otherwise: false),
      insets: try values.value(.insets, otherwise: .zero))
  }
}
