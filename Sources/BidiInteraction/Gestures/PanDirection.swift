public import BidiLayout
public import BidiText

/// The way that a finger goes to move a transition on.
public enum PanDirection: String, Sendable, Hashable, Codable, CaseIterable {
  /// Towards the trailing side: the way back.
  case toTrailing
  /// Towards the leading side: the way forward.
  case toLeading
  /// Downwards: what dismisses a sheet.
  case down
  /// Upwards.
  case up

  /// The axis that the finger goes along.
  var axis: LayoutAxis { self == .down || self == .up ? .vertical : .horizontal }

  /// How far a movement goes this way.
  ///
  /// - Parameters:
  ///   - movement: A translation or a velocity on the screen, positive to the right and downwards.
  ///   - direction: The direction of the interface.
  /// - Returns: The part along this way, in the unit of the movement; negative for the other way.
  package func along(_ movement: LayoutPoint, in direction: UserInterfaceLayoutDirection) -> Double
  {
    switch self {
    case .toTrailing: movement.x * direction.sign
    case .toLeading: -movement.x * direction.sign
    case .down: movement.y
    case .up: -movement.y
    }
  }

  /// How far a movement goes to the side of this way, without sign.
  ///
  /// - Parameter movement: A translation or a velocity on the screen.
  /// - Returns: The part across, in the unit of the movement.
  func across(_ movement: LayoutPoint) -> Double {
    (axis == .horizontal ? movement.y : movement.x).magnitude
  }

  /// How far a place is from the edge that this way begins at.
  ///
  /// - Parameters:
  ///   - location: The place, from the top left corner.
  ///   - size: The size of what holds the place.
  ///   - direction: The direction of the interface.
  /// - Returns: The distance in points.
  func distance(
    to location: LayoutPoint, in size: LayoutSize, _ direction: UserInterfaceLayoutDirection
  ) -> Double {
    switch self {
    case .toTrailing: direction == .leftToRight ? location.x : size.width - location.x
    case .toLeading: direction == .leftToRight ? size.width - location.x : location.x
    case .down: location.y
    case .up: size.height - location.y
    }
  }

  /// How wide the insets are at the edge that this way begins at.
  func inset(_ insets: PhysicalEdgeInsets, _ direction: UserInterfaceLayoutDirection) -> Double {
    switch self {
    case .toTrailing: direction == .leftToRight ? insets.left : insets.right
    case .toLeading: direction == .leftToRight ? insets.right : insets.left
    case .down: insets.top
    case .up: insets.bottom
    }
  }
}

/// How far a pan has moved a transition.
///
/// Progress is `clamp(translation · sign / length)`: a pan the wrong way gives 0, in both
/// directions.
///
/// ```swift
/// let measure = PanMeasure()
/// measure.progress(LayoutPoint(x: -150, y: 0), in: LayoutSize(width: 375, height: 812), .rightToLeft)  // 0.4
/// measure.progress(LayoutPoint(x: 150, y: 0), in: LayoutSize(width: 375, height: 812), .rightToLeft)  // 0
/// ```
public struct PanMeasure: Sendable, Hashable, Codable {
  /// The way of the pan that is the whole transition.
  public enum Length: Sendable, Hashable, Codable {
    /// The width of the container, or its height for a pan up or down.
    case container
    /// Points.
    case points(Double)
  }

  /// The way that the finger goes.
  public var motion: PanDirection

  /// How far it goes for the whole transition.
  public var length: Length

  /// Makes a measure.
  public init(_ motion: PanDirection = .toTrailing, length: Length = .container) {
    self.motion = motion
    self.length = length
  }

  /// The whole way in points.
  ///
  /// - Parameter size: The size of the container.
  /// - Returns: The length; 0 where there is none.
  public func length(in size: LayoutSize) -> Double {
    let length =
      switch length {
      case .container: motion.axis == .horizontal ? size.width : size.height
      case .points(let points): points
      }
    return length > 0 && length.isFinite ? length : 0
  }

  /// The progress of a translation.
  ///
  /// - Parameters:
  ///   - translation: How far the finger has gone on the screen, in points.
  ///   - size: The size of the container.
  ///   - direction: The direction of the interface when the pan began.
  /// - Returns: 0 to 1; 0 where the container has no length.
  public func progress(
    _ translation: LayoutPoint, in size: LayoutSize, _ direction: UserInterfaceLayoutDirection
  ) -> Double {
    let length = length(in: size)
    return length > 0 ? (motion.along(translation, in: direction) / length).clamped : 0
  }

  /// The velocity in lengths a second.
  ///
  /// - Parameters:
  ///   - velocity: The velocity on the screen, in points a second.
  ///   - size: The size of the container.
  ///   - direction: The direction of the interface when the pan began.
  /// - Returns: Lengths a second, positive towards the end of the transition.
  public func velocity(
    _ velocity: LayoutPoint, in size: LayoutSize, _ direction: UserInterfaceLayoutDirection
  ) -> Double {
    let length = length(in: size)
    guard length > 0 else { return 0 }
    let result = motion.along(velocity, in: direction) / length
    return result.isFinite ? result : 0
  }
}

extension Double {
  /// The value as a progress, 0 to 1; 0 for what is no number.
  var clamped: Double { self > 0 ? min(self, 1) : 0 }

  /// What lies between this value and another.
  func interpolated(to other: Double, _ fraction: Double) -> Double {
    self * (1 - fraction) + other * fraction
  }
}
