public import BidiText

/// Distances from the four sides of the screen, in points.
public struct PhysicalEdgeInsets: Sendable, Hashable, Codable {
  /// The distance from the top.
  public var top: Double
  /// The distance from the left side.
  public var left: Double
  /// The distance from the bottom.
  public var bottom: Double
  /// The distance from the right side.
  public var right: Double

  /// No distance.
  public static let zero = PhysicalEdgeInsets()

  /// Makes insets.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  /// The insets as they are seen in a mirror.
  ///
  /// Done twice, it gives the insets back.
  public var mirrored: PhysicalEdgeInsets {
    PhysicalEdgeInsets(top: top, left: right, bottom: bottom, right: left)
  }

  /// The same insets by the direction of an interface, as for a notch that is on the left.
  ///
  /// - Parameter direction: The direction of the interface.
  /// - Returns: The insets; resolved in the same direction they are these.
  public func directional(in direction: UserInterfaceLayoutDirection) -> DirectionalEdgeInsets {
    let insets = direction == .leftToRight ? self : mirrored
    return DirectionalEdgeInsets(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }

  /// The distance from a side.
  public subscript(edge: PhysicalEdge) -> Double { edge == .left ? left : right }

  /// The sums, side by side.
  public static func + (first: Self, second: Self) -> Self {
    PhysicalEdgeInsets(
      top: first.top + second.top, left: first.left + second.left,
      bottom: first.bottom + second.bottom, right: first.right + second.right)
  }

  /// The differences, side by side.
  public static func - (first: Self, second: Self) -> Self { first + second * -1 }

  /// The insets, all multiplied.
  public static func * (insets: Self, factor: Double) -> Self {
    PhysicalEdgeInsets(
      top: insets.top * factor, left: insets.left * factor, bottom: insets.bottom * factor,
      right: insets.right * factor)
  }

  /// What lies between these insets and others.
  ///
  /// - Parameters:
  ///   - other: The others.
  ///   - fraction: 0 for these, 1 for the others.
  /// - Returns: The insets.
  public func interpolated(to other: PhysicalEdgeInsets, _ fraction: Double) -> PhysicalEdgeInsets {
    self * (1 - fraction) + other * fraction
  }
}
