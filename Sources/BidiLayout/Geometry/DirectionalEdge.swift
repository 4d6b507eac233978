public import BidiText

/// A side that follows the direction of the interface.
public enum DirectionalEdge: String, Sendable, Hashable, Codable, CaseIterable {
  /// Where lines of the interface begin.
  case leading

  /// Where lines of the interface end.
  case trailing

  /// The side on the screen.
  ///
  /// - Parameter direction: The direction of the interface.
  /// - Returns: The side.
  public func resolved(in direction: UserInterfaceLayoutDirection) -> PhysicalEdge {
    (self == .leading) == (direction == .leftToRight) ? .left : .right
  }
}

/// A side of the screen.
///
/// It never moves.
public enum PhysicalEdge: String, Sendable, Hashable, Codable, CaseIterable {
  /// The left side.
  case left

  /// The right side.
  case right

  /// The same side by the direction of an interface.
  ///
  /// - Parameter direction: The direction of the interface.
  /// - Returns: The side.
  public func directional(in direction: UserInterfaceLayoutDirection) -> DirectionalEdge {
    (self == .left) == (direction == .leftToRight) ? .leading : .trailing
  }
}

extension UserInterfaceLayoutDirection {
  /// What leading distances are multiplied with to go to the right: 1, or −1 where leading is
  /// right.
  public var sign: Double { self == .leftToRight ? 1 : -1 }
}
