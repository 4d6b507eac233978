public import BidiLayout
public import BidiText

/// What a pan recognizer says at one moment, on the screen: positive to the right and downwards.
public struct PanSample: Sendable, Hashable, Codable {
  /// The time, in seconds from any moment.
  public var time: Double
  /// Where the finger is, from the top left corner of the container.
  public var location: LayoutPoint
  /// How far the finger has gone since it came down, in points.
  public var translation: LayoutPoint
  /// The velocity, in points a second.
  public var velocity: LayoutPoint

  /// Makes a sample.
  public init(
    time: Double, location: LayoutPoint, translation: LayoutPoint, velocity: LayoutPoint = .zero
  ) {
    self.time = time
    self.location = location
    self.translation = translation
    self.velocity = velocity
  }

  /// Where the finger came down.
  var startLocation: LayoutPoint {
    LayoutPoint(x: location.x - translation.x, y: location.y - translation.y)
  }

  /// The sample as it is seen in a mirror.
  ///
  /// - Parameter width: The width of the container.
  /// - Returns: The sample; what it does in one direction is what this one does in the other.
  public func mirrored(inWidth width: Double) -> PanSample {
    PanSample(
      time: time, location: location.mirrored(inWidth: width),
      translation: translation.mirrored(inWidth: 0), velocity: velocity.mirrored(inWidth: 0))
  }
}

/// What a gesture finds when it begins.
public struct PopContext: Sendable, Hashable, Codable {
  /// The size of the container.
  public var size: LayoutSize
  /// The direction of the interface.
  public var layoutDirection: UserInterfaceLayoutDirection
  /// How many screens are on the stack, the root among them.
  public var depth: Int
  /// The insets of the safe area on the screen.
  public var safeAreaInsets: PhysicalEdgeInsets
  /// Whether another transition runs, of which the interaction knows nothing, such as a push.
  public var isInTransition: Bool
  /// Whether the screen allows the gesture.
  public var isEnabled: Bool
  /// What else would take the pan.
  public var competitors: [GestureCompetitor]

  /// Makes a context.
  public init(
    size: LayoutSize, layoutDirection: UserInterfaceLayoutDirection, depth: Int = 2,
    safeAreaInsets: PhysicalEdgeInsets = .zero, isInTransition: Bool = false,
    isEnabled: Bool = true,
    competitors: [GestureCompetitor] = []
  ) {
    self.size = size
    self.layoutDirection = layoutDirection
    self.depth = depth
    self.safeAreaInsets = safeAreaInsets
    self.isInTransition = isInTransition
    self.isEnabled = isEnabled
    self.competitors = competitors
  }

  /// The context as it is seen in a mirror: the same one in the other direction.
  public var mirrored: PopContext {
    var context = self
    context.layoutDirection = layoutDirection.opposite
    context.safeAreaInsets = safeAreaInsets.mirrored
    return context
  }
}
