public import BidiLayout
public import BidiText

/// Where a pan that moves a transition may begin, and which way it goes.
public struct BackGesture: Sendable, Hashable, Codable {
  /// Where the finger may come down.
  public enum StartZone: Sendable, Hashable, Codable {
    /// In a strip at the edge that the pan begins at, of a width in points, or as wide as the safe
    /// area's inset there if that is wider.
    ///
    /// Flutter's strip is 20 points wide, widened by the safe area in this way.
    case edge(width: Double)

    /// Everywhere, or no farther from that edge than a distance in points.
    case fullScreen(maximumDistance: Double?)
  }

  /// The way that the finger goes.
  public var motion: PanDirection

  /// Where the finger may come down.
  public var startZone: StartZone

  /// The pan from the leading edge.
  public static let edge = BackGesture(startZone: .edge(width: 20))

  /// The pan from everywhere.
  public static let fullScreen = BackGesture(startZone: .fullScreen(maximumDistance: nil))

  /// The pan down that dismisses what covers the screen, from everywhere.
  public static let dismissal = BackGesture(
    motion: .down, startZone: .fullScreen(maximumDistance: nil))

  /// Makes a gesture.
  public init(motion: PanDirection = .toTrailing, startZone: StartZone) {
    self.motion = motion
    self.startZone = startZone
  }

  /// The edge of the screen that the way back begins at: the leading one.
  ///
  /// - Parameter direction: The direction of the interface.
  /// - Returns: What `UIScreenEdgePanGestureRecognizer.edges` is set to.
  public static func edge(in direction: UserInterfaceLayoutDirection) -> PhysicalEdge {
    DirectionalEdge.leading.resolved(in: direction)
  }

  /// Whether a pan may begin at a place.
  ///
  /// - Parameters:
  ///   - location: The place where the finger came down, from the top left corner.
  ///   - size: The size of the container.
  ///   - safeAreaInsets: The insets of the safe area on the screen.
  ///   - direction: The direction of the interface.
  /// - Returns: Whether the place is in ``startZone``. The distance counts from the leading edge in
  ///   both directions.
  package func canStart(
    at location: LayoutPoint, in size: LayoutSize, safeAreaInsets: PhysicalEdgeInsets = .zero,
    _ direction: UserInterfaceLayoutDirection
  ) -> Bool {
    let distance = motion.distance(to: location, in: size, direction)
    switch startZone {
    case .edge(let width): return distance <= max(width, motion.inset(safeAreaInsets, direction))
    case .fullScreen(let maximum?): return distance <= maximum
    case .fullScreen(nil): return true
    }
  }
}
