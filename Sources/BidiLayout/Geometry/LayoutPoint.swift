/// A place: `x` to the right or from the leading edge, as the context says, and `y` downwards, in
/// points.
public struct LayoutPoint: Sendable, Hashable, Codable {
  /// The horizontal coordinate.
  public var x: Double

  /// The vertical coordinate, downwards.
  public var y: Double

  /// Where both coordinates are zero.
  public static let zero = LayoutPoint(x: 0, y: 0)

  /// Makes a place.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The place as it is seen in a mirror that exchanges the left and the right end of a width.
  ///
  /// - Parameter width: The width.
  /// - Returns: The place; mirrored again it is the same.
  public func mirrored(inWidth width: Double) -> LayoutPoint { LayoutPoint(x: width - x, y: y) }
}
