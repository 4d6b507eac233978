public import BidiText

/// A rectangle, in points: left of `x` and above `y` is outside, at them is inside, at the far
/// edges is outside.
///
/// Width or height may be negative; all that measures looks at the ``standardized`` rectangle.
public struct LayoutRect: Sendable, Hashable, Codable {
  /// The horizontal origin: from the left edge, or from the leading one, as the context says.
  public var x: Double

  /// The vertical origin, downwards.
  public var y: Double

  /// The width.
  public var width: Double

  /// The height.
  public var height: Double

  /// An empty rectangle at zero.
  public static let zero = LayoutRect(x: 0, y: 0, width: 0, height: 0)

  /// Makes a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Makes a rectangle from where it begins and its size.
  public init(origin: LayoutPoint, size: LayoutSize) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  /// The width and the height, as they were given.
  public var size: LayoutSize { LayoutSize(width: width, height: height) }

  /// The same rectangle with no negative width or height.
  public var standardized: LayoutRect {
    LayoutRect(
      x: width < 0 ? x + width : x, y: height < 0 ? y + height : y,
      width: width.magnitude, height: height.magnitude)
  }

  /// The smallest `x`.
  public var minX: Double { width < 0 ? x + width : x }

  /// The largest `x`.
  public var maxX: Double { width < 0 ? x : x + width }

  /// The smallest `y`.
  public var minY: Double { height < 0 ? y + height : y }

  /// The largest `y`.
  public var maxY: Double { height < 0 ? y : y + height }

  /// The middle.
  public var center: LayoutPoint { LayoutPoint(x: x + width / 2, y: y + height / 2) }

  /// The rectangle as it is seen in a mirror that exchanges the left and the right end of a width.
  ///
  /// It is this that carries a rectangle from leading space to the screen of a right-to-left
  /// interface, and back. Width, `y` and height stay.
  ///
  /// ```swift
  /// LayoutRect(x: 10, y: 20, width: 50, height: 30).mirrored(inWidth: 100).x  // 40
  /// ```
  ///
  /// - Parameter width: The width of what the rectangle stands in.
  /// - Returns: The rectangle, standardized.
  public func mirrored(inWidth width: Double) -> LayoutRect {
    let rect = standardized
    return LayoutRect(
      x: width - rect.x - rect.width, y: rect.y, width: rect.width, height: rect.height)
  }

  /// The rectangle between leading space and the screen: mirrored where leading is right.
  ///
  /// - Parameters:
  ///   - width: The width of what the rectangle stands in.
  ///   - direction: The direction of what the rectangle stands in.
  /// - Returns: The rectangle, standardized.
  public func resolved(inWidth width: Double, _ direction: UserInterfaceLayoutDirection)
    -> LayoutRect
  {
    direction == .leftToRight ? standardized : mirrored(inWidth: width)
  }

  /// The rectangle, moved.
  public func offsetBy(x: Double, y: Double) -> LayoutRect {
    LayoutRect(x: self.x + x, y: self.y + y, width: width, height: height)
  }

  /// Whether a place is inside.
  public func contains(_ point: LayoutPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether the rectangles have more than edges in common.
  public func intersects(_ other: LayoutRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// The smallest rectangle that holds both.
  public func union(_ other: LayoutRect) -> LayoutRect {
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    return LayoutRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// What is left within insets; never less than nothing.
  public func inset(by insets: PhysicalEdgeInsets) -> LayoutRect {
    let rect = standardized
    return LayoutRect(
      x: rect.x + insets.left, y: rect.y + insets.top,
      width: max(0, rect.width - insets.left - insets.right),
      height: max(0, rect.height - insets.top - insets.bottom))
  }

  /// What is left, in leading space, within insets; never less than nothing.
  public func inset(by insets: DirectionalEdgeInsets) -> LayoutRect {
    inset(by: insets.resolved(in: .leftToRight))
  }
}
