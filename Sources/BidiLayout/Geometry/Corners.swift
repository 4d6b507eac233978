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

  /// The radii that a box has room for.
  ///
  /// Radii that do not fit shrink together, as in CSS Backgrounds 3, §5.5; those below 0 become 0.
  ///
  /// - Parameter size: The size of the box.
  /// - Returns: The radii, of which no two of one side are longer than the side.
  package func fitted(to size: LayoutSize) -> CornerRadii {
    let radii = [topLeft, topRight, bottomRight, bottomLeft].map { max(0, $0) }
    let sides = [
      (radii[0] + radii[1], size.width), (radii[3] + radii[2], size.width),
      (radii[0] + radii[3], size.height), (radii[1] + radii[2], size.height),
    ]
    let factor = sides.reduce(1.0) {
      $1.0 > $1.1 && $1.0 > 0 ? min($0, max(0, $1.1) / $1.0) : $0
    }
    return CornerRadii(
      topLeft: radii[0] * factor, topRight: radii[1] * factor, bottomRight: radii[2] * factor,
      bottomLeft: radii[3] * factor)
  }

  /// Whether a place in a box is not cut away by one of its corners, for radii that fit.
  func contains(_ point: LayoutPoint, in size: LayoutSize) -> Bool {
    let (right, bottom) = (size.width - point.x, size.height - point.y)
    return [
      (topLeft, point.x, point.y), (topRight, right, point.y), (bottomRight, right, bottom),
      (bottomLeft, point.x, bottom),
    ].allSatisfy { radius, x, y in
      guard x < radius, y < radius else { return true }
      return (radius - x) * (radius - x) + (radius - y) * (radius - y) <= radius * radius
    }
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
  public func resolved(in direction: UserInterfaceLayoutDirection) -> CornerRadii {
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
  /// - Throws: The decoder's error for a value that does not fit.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      topLeading: try values.value(.topLeading, otherwise: 0),
      topTrailing: try values.value(.topTrailing, otherwise: 0),
      bottomTrailing: try values.value(.bottomTrailing, otherwise: 0),
      bottomLeading: try values.value(.bottomLeading, otherwise: 0))
  }
}
