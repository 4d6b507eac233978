public import BidiText

/// Distances from the top, the bottom and the two sides that follow the direction of the interface,
/// in points.
///
/// What is drawn is ``PhysicalEdgeInsets``, another type, so insets cannot be resolved twice.
public struct DirectionalEdgeInsets: Sendable, Hashable, Codable {
  /// The distance from the top.
  public var top: Double
  /// The distance from the leading side.
  public var leading: Double
  /// The distance from the bottom.
  public var bottom: Double
  /// The distance from the trailing side.
  public var trailing: Double

  /// No distance.
  public static let zero = DirectionalEdgeInsets()

  /// Makes insets.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// The insets on the screen.
  ///
  /// ```swift
  /// let insets = DirectionalEdgeInsets(top: 98, leading: 99, bottom: 96, trailing: 97)
  /// insets.resolved(in: .rightToLeft).left  // 97
  /// ```
  ///
  /// - Parameter direction: The direction of the interface.
  /// - Returns: The insets.
  public func resolved(in direction: UserInterfaceLayoutDirection) -> PhysicalEdgeInsets {
    let insets = PhysicalEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
    return direction == .leftToRight ? insets : insets.mirrored
  }

  /// The distance from a side.
  public subscript(edge: DirectionalEdge) -> Double { edge == .leading ? leading : trailing }

  /// The sums, side by side.
  public static func + (first: Self, second: Self) -> Self {
    DirectionalEdgeInsets(
      top: first.top + second.top, leading: first.leading + second.leading,
      bottom: first.bottom + second.bottom, trailing: first.trailing + second.trailing)
  }

  /// The differences, side by side.
  public static func - (first: Self, second: Self) -> Self { first + second * -1 }

  /// The insets, all multiplied.
  public static func * (insets: Self, factor: Double) -> Self {
    DirectionalEdgeInsets(
      top: insets.top * factor, leading: insets.leading * factor, bottom: insets.bottom * factor,
      trailing: insets.trailing * factor)
  }

  /// What lies between these insets and others.
  ///
  /// - Parameters:
  ///   - other: The others.
  ///   - fraction: 0 for these, 1 for the others.
  /// - Returns: The insets.
  public func interpolated(to other: Self, _ fraction: Double) -> Self {
    self * (1 - fraction) + other * fraction
  }
}

/// Insets of both kinds, added: some follow the interface, some do not.
public struct CombinedEdgeInsets: Sendable, Hashable, Codable {
  /// What follows the interface.
  public var directional: DirectionalEdgeInsets

  /// What stays at its side of the screen.
  public var physical: PhysicalEdgeInsets

  /// Makes insets.
  public init(_ directional: DirectionalEdgeInsets = .zero, _ physical: PhysicalEdgeInsets = .zero)
  {
    self.directional = directional
    self.physical = physical
  }

  /// The insets on the screen.
  ///
  /// - Parameter direction: The direction of the interface.
  /// - Returns: The insets.
  public func resolved(in direction: UserInterfaceLayoutDirection) -> PhysicalEdgeInsets {
    directional.resolved(in: direction) + physical
  }

  /// What lies between these insets and others.
  ///
  /// - Parameters:
  ///   - other: The others.
  ///   - fraction: 0 for these, 1 for the others.
  /// - Returns: The insets.
  public func interpolated(to other: Self, _ fraction: Double) -> Self {
    Self(
      directional.interpolated(to: other.directional, fraction),
      physical.interpolated(to: other.physical, fraction))
  }
}

extension DirectionalEdgeInsets {
  /// Reads insets; what is not there is 0.
  ///
  /// - Parameter decoder: Where to read.
  /// - Throws: The decoder's error for a value that does not fit.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      top: try values.value(.top, otherwise: 0), leading: try values.value(.leading, otherwise: 0),
      bottom: try values.value(.bottom, otherwise: 0),
      trailing: try values.value(.trailing, otherwise: 0))
  }
}
