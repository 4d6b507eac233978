public import BidiText

/// The radii of the corners of a box on the screen, in points.
public struct CornerRadii: Sendable, Hashable, Codable {
  /// The radius at the top left.
  public var topLeft: Double
  /// The radius at the top right.
  public var topRight: Double
  /// The radius at the bottom right.
  public var bottomRight: Double
  /// The radius at the bottom left.
  public var bottomLeft: Double

  /// Makes radii.
  public init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    (self.topLeft, self.topRight) = (topLeft, topRight)
    (self.bottomRight, self.bottomLeft) = (bottomRight, bottomLeft)
  }

  /// The radii as they are seen in a mirror.
  ///
  /// Done twice, it gives the radii back.
  public var mirrored: CornerRadii {
    CornerRadii(
      topLeft: topRight, topRight: topLeft, bottomRight: bottomLeft, bottomLeft: bottomRight)
  }
}

/// The radii of the corners of a box, where the corners follow the direction of the interface, in
/// points.
public struct DirectionalCornerRadii: Sendable, Hashable, Codable {
  /// The radius at the top of the leading side.
  public var topLeading: Double
  /// The radius at the top of the trailing side.
  public var topTrailing: Double
  /// The radius at the bottom of the trailing side.
  public var bottomTrailing: Double
  /// The radius at the bottom of the leading side.
  public var bottomLeading: Double

  /// Makes radii.
  public init(
    topLeading: Double = 0, topTrailing: Double = 0, bottomTrailing: Double = 0,
    bottomLeading: Double = 0
  ) {
    (self.topLeading, self.topTrailing) = (topLeading, topTrailing)
    (self.bottomTrailing, self.bottomLeading) = (bottomTrailing, bottomLeading)
  }

  /// The same radius at all corners.
  public init(all radius: Double) {
    self.init(
      topLeading: radius, topTrailing: radius, bottomTrailing: radius, bottomLeading: radius)
  }

  /// The radii on the screen.
  ///
  /// - Parameter direction: The direction of the interface.
  /// - Returns: The radii.
  public func resolved(in direction: LayoutDirection) -> CornerRadii {
    let radii = CornerRadii(
      topLeft: topLeading, topRight: topTrailing, bottomRight: bottomTrailing,
      bottomLeft: bottomLeading)
    return direction == .leftToRight ? radii : radii.mirrored
  }
}

extension DirectionalCornerRadii {
  /// Reads radii; what is not there is 0.
  ///
  /// - Parameter decoder: Where to read.
  /// - Throws: The decoder's error for a value that is none.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      topLeading: try values.value(.topLeading, otherwise: 0),
      topTrailing: try values.value(.topTrailing, otherwise: 0),
      bottomTrailing: try values.value(.bottomTrailing, otherwise: 0),
      bottomLeading: try values.value(.bottomLeading, otherwise: 0))
  }
}
