/// How a node takes its size and its place in a stack or a flow, besides its frame and
/// ``Node/growth``.
///
/// The members mean what those of CSS and Yoga mean; sides are leading and trailing.
/// Source: CSS Flexible Box Layout, Level 1.
public struct FlexItem: Sendable, Hashable, Codable {
  /// How much the node gives where a stack is too short, against the others, each multiplied by its
  /// length; 0 for nothing, as `flex-shrink`.
  ///
  /// Where the factors of all add up to less than 1, only that part of what is missing is given.
  public var shrink: Double
  /// The width; nil for that of the frame.
  public var width: Length?
  /// The height; nil for that of the frame.
  public var height: Length?
  /// The least width; nil for 0.
  public var minimumWidth: Length?
  /// The least height; nil for 0.
  public var minimumHeight: Length?
  /// The greatest width, unless a minimum is greater; nil for none.
  public var maximumWidth: Length?
  /// The greatest height, unless a minimum is greater; nil for none.
  public var maximumHeight: Length?
  /// Where the node stands across a stack; nil for what the stack says.
  public var alignment: StackLayout.Alignment?

  /// Makes an item that neither shrinks nor has limits.
  public init(
    shrink: Double = 0, width: Length? = nil, height: Length? = nil, minimumWidth: Length? = nil,
    minimumHeight: Length? = nil, maximumWidth: Length? = nil, maximumHeight: Length? = nil,
    alignment: StackLayout.Alignment? = nil
  ) {
    self.shrink = shrink
    self.width = width
    self.height = height
    self.minimumWidth = minimumWidth
    self.minimumHeight = minimumHeight
    self.maximumWidth = maximumWidth
    self.maximumHeight = maximumHeight
    self.alignment = alignment
  }

  /// The length along an axis; nil for that of the frame.
  package func length(along axis: LayoutAxis) -> Length? { axis == .horizontal ? width : height }

  /// The least and the greatest length along an axis.
  ///
  /// - Parameters:
  ///   - axis: The axis.
  ///   - room: The parent's length within its insets, in points.
  /// - Returns: The limits in points; the greatest is never below the least.
  func limits(along axis: LayoutAxis, in room: Double) -> ClosedRange<Double> {
    let (least, greatest) =
      axis == .horizontal ? (minimumWidth, maximumWidth) : (minimumHeight, maximumHeight)
    let minimum = least?.resolved(in: room) ?? 0
    let maximum = greatest?.resolved(in: room) ?? .infinity
    // What is no number is no limit.
    let lower = minimum.isNaN ? 0 : minimum
    return lower...max(lower, maximum.isNaN ? .infinity : maximum)
  }

  /// The size in a flow: that of the frame or its part of the room, within the limits.
  ///
  /// - Parameters:
  ///   - size: The size of the frame.
  ///   - room: The parent's size within its insets.
  /// - Returns: The size.
  func size(of size: LayoutSize, in room: LayoutSize) -> LayoutSize {
    func length(_ axis: LayoutAxis) -> Double {
      let length = self.length(along: axis)?.resolved(in: room.along(axis)) ?? size.along(axis)
      return length.clamped(to: limits(along: axis, in: room.along(axis)))
    }
    return LayoutSize(width: length(.horizontal), height: length(.vertical))
  }
}

extension Double {
  /// The nearest number within limits.
  func clamped(to limits: ClosedRange<Double>) -> Double {
    Swift.max(limits.lowerBound, Swift.min(self, limits.upperBound))
  }
}

extension FlexItem {
  private enum CodingKeys: String, CodingKey {
    case shrink, width, height, minimumWidth, minimumHeight, maximumWidth, maximumHeight, alignment
  }

  /// Reads an item; nothing is needed.
  ///
  /// - Parameter decoder: Where to read.
  /// - Throws: The decoder's error for a value that does not fit.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      shrink: try values.value(.shrink, otherwise: 0),
      width: try values.decodeIfPresent(Length.self, forKey: .width),
      height: try values.decodeIfPresent(Length.self, forKey: .height),
      minimumWidth: try values.decodeIfPresent(Length.self, forKey: .minimumWidth),
      minimumHeight: try values.decodeIfPresent(Length.self, forKey: .minimumHeight),
      maximumWidth: try values.decodeIfPresent(Length.self, forKey: .maximumWidth),
      maximumHeight: try values.decodeIfPresent(Length.self, forKey: .maximumHeight),
      alignment: try values.decodeIfPresent(StackLayout.Alignment.self, forKey: .alignment))
  }

  /// Writes what differs from a new item.
  ///
  /// - Parameter encoder: Where to write.
  /// - Throws: The encoder's error.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(shrink, .shrink, unless: 0)
    try values.encodeIfPresent(width, forKey: .width)
    try values.encodeIfPresent(height, forKey: .height)
    try values.encodeIfPresent(minimumWidth, forKey: .minimumWidth)
    try values.encodeIfPresent(minimumHeight, forKey: .minimumHeight)
    try values.encodeIfPresent(maximumWidth, forKey: .maximumWidth)
    try values.encodeIfPresent(maximumHeight, forKey: .maximumHeight)
    try values.encodeIfPresent(alignment, forKey: .alignment)
  }
}
