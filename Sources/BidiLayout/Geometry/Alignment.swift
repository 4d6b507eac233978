public import BidiText

/// A place in a box by the sides of the screen: −1 is left or top, 0 the middle, 1 right or bottom.
public struct PhysicalAlignmentPoint: Sendable, Hashable, Codable {
  /// The horizontal place, to the right.
  public var x: Double
  /// The vertical place, downwards.
  public var y: Double

  /// The middle.
  public static let center = Self(x: 0, y: 0)

  /// Makes a place.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The sums.
  static func + (first: Self, second: Self) -> Self {
    Self(x: first.x + second.x, y: first.y + second.y)
  }

  /// The place, multiplied.
  static func * (place: Self, factor: Double) -> Self {
    Self(x: place.x * factor, y: place.y * factor)
  }

  /// What lies between this place and another.
  ///
  /// - Parameters:
  ///   - other: The other.
  ///   - fraction: 0 for this, 1 for the other.
  /// - Returns: The place.
  public func interpolated(to other: Self, _ fraction: Double) -> Self {
    self * (1 - fraction) + other * fraction
  }

  /// Where a box of a size stands in another.
  ///
  /// - Parameters:
  ///   - size: The size of the box.
  ///   - bounds: The box that it stands in.
  /// - Returns: The box.
  public func place(_ size: LayoutSize, in bounds: LayoutRect) -> LayoutRect {
    LayoutRect(
      x: bounds.x + (bounds.width - size.width) * (x + 1) / 2,
      y: bounds.y + (bounds.height - size.height) * (y + 1) / 2,
      width: size.width, height: size.height)
  }
}

/// A place in a box that follows the direction of the interface: −1 is leading or top, 0 the
/// middle, 1 trailing or bottom.
public struct DirectionalAlignment: Sendable, Hashable, Codable {
  /// The horizontal place, away from the leading side.
  public var x: Double
  /// The vertical place, downwards.
  public var y: Double

  /// At the top and the leading side.
  public static let topLeading = Self(x: -1, y: -1)
  /// At the middle of the top.
  public static let top = Self(x: 0, y: -1)
  /// At the top and the trailing side.
  public static let topTrailing = Self(x: 1, y: -1)
  /// At the middle of the leading side.
  public static let leading = Self(x: -1, y: 0)
  /// In the middle.
  public static let center = Self(x: 0, y: 0)
  /// At the middle of the trailing side.
  public static let trailing = Self(x: 1, y: 0)
  /// At the bottom and the leading side.
  public static let bottomLeading = Self(x: -1, y: 1)
  /// At the middle of the bottom.
  public static let bottom = Self(x: 0, y: 1)
  /// At the bottom and the trailing side.
  public static let bottomTrailing = Self(x: 1, y: 1)

  /// Makes a place.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The place on the screen.
  ///
  /// - Parameter direction: The direction of the interface.
  /// - Returns: The place.
  public func resolved(in direction: UserInterfaceLayoutDirection) -> PhysicalAlignmentPoint {
    PhysicalAlignmentPoint(x: direction == .leftToRight ? x : -x, y: y)
  }

  /// Where a box of a size stands in another, in leading space.
  ///
  /// - Parameters:
  ///   - size: The size of the box.
  ///   - bounds: The box that it stands in, in leading space.
  /// - Returns: The box.
  public func place(_ size: LayoutSize, in bounds: LayoutRect) -> LayoutRect {
    resolved(in: .leftToRight).place(size, in: bounds)
  }

  /// The sums.
  static func + (first: Self, second: Self) -> Self {
    Self(x: first.x + second.x, y: first.y + second.y)
  }

  /// The place, multiplied.
  static func * (place: Self, factor: Double) -> Self {
    Self(x: place.x * factor, y: place.y * factor)
  }

  /// What lies between this place and another.
  ///
  /// - Parameters:
  ///   - other: The other.
  ///   - fraction: 0 for this, 1 for the other.
  /// - Returns: The place.
  public func interpolated(to other: Self, _ fraction: Double) -> Self {
    self * (1 - fraction) + other * fraction
  }
}

/// A place of both kinds, added: one part follows the interface, one does not.
public struct CombinedAlignment: Sendable, Hashable, Codable {
  /// What follows the interface.
  public var directional: DirectionalAlignment

  /// What does not.
  public var physical: PhysicalAlignmentPoint

  /// Makes a place.
  public init(
    _ directional: DirectionalAlignment = .center, _ physical: PhysicalAlignmentPoint = .center
  ) {
    self.directional = directional
    self.physical = physical
  }

  /// The place on the screen.
  ///
  /// - Parameter direction: The direction of the interface.
  /// - Returns: The place.
  public func resolved(in direction: UserInterfaceLayoutDirection) -> PhysicalAlignmentPoint {
    directional.resolved(in: direction) + physical
  }

  /// What lies between this place and another.
  ///
  /// - Parameters:
  ///   - other: The other.
  ///   - fraction: 0 for this, 1 for the other.
  /// - Returns: The place.
  public func interpolated(to other: Self, _ fraction: Double) -> Self {
    Self(
      directional.interpolated(to: other.directional, fraction),
      physical.interpolated(to: other.physical, fraction))
  }
}
