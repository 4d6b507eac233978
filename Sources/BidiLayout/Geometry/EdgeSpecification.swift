public import BidiText

/// Distances from the sides, given in more than one way, as style sheets do.
///
/// The one that says more wins: leading and trailing, then left and right, then horizontal or
/// vertical, then all. Source: Yoga's edges; Android's relative margins fall back to left and right
/// in the same way.
public struct EdgeSpecification: Sendable, Hashable, Codable {
  /// The distance from the leading side.
  public var leading: Double?
  /// The distance from the trailing side.
  public var trailing: Double?
  /// The distance from the left side.
  public var left: Double?
  /// The distance from the right side.
  public var right: Double?
  /// The distance from the top.
  public var top: Double?
  /// The distance from the bottom.
  public var bottom: Double?
  /// The distance from both sides.
  public var horizontal: Double?
  /// The distance from the top and the bottom.
  public var vertical: Double?
  /// The distance from all.
  public var all: Double?

  /// Makes a specification.
  public init(
    leading: Double? = nil, trailing: Double? = nil, left: Double? = nil, right: Double? = nil,
    top: Double? = nil, bottom: Double? = nil, horizontal: Double? = nil, vertical: Double? = nil,
    all: Double? = nil
  ) {
    (self.leading, self.trailing, self.left, self.right) = (leading, trailing, left, right)
    (self.top, self.bottom) = (top, bottom)
    (self.horizontal, self.vertical, self.all) = (horizontal, vertical, all)
  }

  /// The insets on the screen; 0 where nothing is given.
  ///
  /// - Parameter direction: The direction of the interface.
  /// - Returns: The insets.
  public func resolved(in direction: UserInterfaceLayoutDirection) -> PhysicalEdgeInsets {
    let (atLeft, atRight) =
      direction == .leftToRight ? (leading, trailing) : (trailing, leading)
    return PhysicalEdgeInsets(
      top: top ?? vertical ?? all ?? 0, left: atLeft ?? left ?? horizontal ?? all ?? 0,
      bottom: bottom ?? vertical ?? all ?? 0, right: atRight ?? right ?? horizontal ?? all ?? 0)
  }
}
