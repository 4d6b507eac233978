public import BidiLayout

/// Two tabs as neighboring faces of a cube that turns about their common edge.
///
/// Which way it turns hangs on the order of the tabs and on the direction of the interface: to a
/// later tab the new face comes from the trailing side.
public struct TabCubeTransition: TransitionStyle, Hashable, Codable {
  /// Which side of the cube's faces one sees.
  public enum Facing: String, Sendable, Hashable, Codable, CaseIterable {
    /// The cube from outside: faces turn away from the viewer.
    case outward

    /// The cube from inside, with the angles of the article on custom transitions.
    ///
    /// Faces turn towards the viewer, so the eye is kept behind them: the perspective is at most
    /// half of one over the width.
    case inward
  }

  /// The number of the tab that was shown before.
  public var fromIndex: Int
  /// The number of the tab that is shown after.
  public var toIndex: Int
  /// `m34` of the perspective: minus one over the distance of the eye, in points.
  public var perspective: Double
  /// Which side of the faces one sees.
  public var facing: Facing
  /// The time of the whole transition, in seconds.
  public var duration: Double

  /// Makes a style between two tabs.
  public init(
    from fromIndex: Int, to toIndex: Int, perspective: Double = -1.0 / 500,
    facing: Facing = .outward, duration: Double = 0.7
  ) {
    self.fromIndex = fromIndex
    self.toIndex = toIndex
    self.perspective = perspective
    self.facing = facing
    self.duration = duration
  }

  /// The numbers of the article on custom transitions: the eye 200 points away, angles of ∓90°.
  ///
  /// - Parameters:
  ///   - fromIndex: The number of the tab that was shown before.
  ///   - toIndex: The number of the tab that is shown after.
  /// - Returns: The style. The article sets `m34` after the rotation, where a flat layer does not
  ///   show it; here it is seen.
  public static func article(from fromIndex: Int, to toIndex: Int) -> TabCubeTransition {
    TabCubeTransition(from: fromIndex, to: toIndex, perspective: -1.0 / 200, facing: .inward)
  }

  /// 1 to a later tab, −1 to an earlier one, 0 to the same.
  package var order: Double { toIndex == fromIndex ? 0 : toIndex > fromIndex ? 1 : -1 }

  /// The angle of a face about the vertical axis, in leading space.
  ///
  /// - Parameters:
  ///   - role: The face.
  ///   - progress: 0 to 1; past the ends it stays there.
  /// - Returns: Radians; mirrored in a right-to-left interface.
  func angle(of role: TransitionRole, progress: Double) -> Double {
    let turned = role == .from ? -progress.clamped : 1 - progress.clamped
    return turned * order * .pi / 2 * (facing == .outward ? 1 : -1)
  }

  /// The horizontal place that a face turns about, in parts of its width from the leading side.
  ///
  /// - Parameter role: The face.
  /// - Returns: 0, 1, or the middle for the same tab.
  package func anchorX(of role: TransitionRole) -> Double {
    0.5 + (role == .from ? order : -order) / 2
  }

  /// A move to the other tab at a moment.
  ///
  /// - Parameters:
  ///   - progress: 0 to 1; past the ends it stays there.
  ///   - size: The size of the container.
  /// - Returns: The frame, in leading space. For the same tab nothing moves.
  public func pushFrame(progress: Double, in size: LayoutSize) -> TransitionFrame {
    guard order != 0 else {
      return TransitionFrame(from: .identity, to: .identity, front: .to)
    }
    let progress = progress.clamped
    return TransitionFrame(
      from: face(.from, distance: -progress, progress, size),
      to: face(.to, distance: 1 - progress, progress, size),
      front: progress < 0.5 ? .from : .to)
  }

  private func face(
    _ role: TransitionRole, distance: Double, _ progress: Double, _ size: LayoutSize
  ) -> TransitionLayer {
    // The face that is looked at straight is the screen itself, without perspective.
    guard distance != 0 else { return .identity }
    let nearest = size.width > 0 ? -0.5 / size.width : 0
    let m34 = facing == .outward ? perspective : max(perspective, nearest)
    let transform = Transform3D(rotation: angle(of: role, progress: progress), about: .y)
      .concatenating(Transform3D(perspective: m34))
      .concatenating(Transform3D(translationX: distance * order * size.width, y: 0, z: 0))
    return TransitionLayer(
      transform: .spatial(transform), anchor: LayoutPoint(x: anchorX(of: role), y: 0.5))
  }
}
