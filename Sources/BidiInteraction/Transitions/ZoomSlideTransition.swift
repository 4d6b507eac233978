public import BidiLayout

/// Both screens slide by a width; the new one grows and appears, the old one shrinks and fades.
///
/// Scale and opacity are the same in both directions; the way is mirrored.
public struct ZoomSlideTransition: TransitionStyle, Hashable, Codable {
  /// The size of a screen at the far end, 0 to 1.
  public var scale: Double
  /// The time of the whole transition, in seconds.
  public var duration: Double

  /// Makes a style; the numbers are those of the article on custom transitions.
  public init(scale: Double = 0.1, duration: Double = 0.7) {
    self.scale = scale
    self.duration = duration
  }

  /// A push at a moment.
  ///
  /// - Parameters:
  ///   - progress: 0 to 1; past the ends it stays there.
  ///   - size: The size of the container.
  /// - Returns: The frame, in leading space.
  public func pushFrame(progress: Double, in size: LayoutSize) -> TransitionFrame {
    let progress = progress.clamped
    return TransitionFrame(
      from: layer(-1, distance: progress, in: size), to: layer(1, distance: 1 - progress, in: size),
      front: .to)
  }

  /// A screen at a part of its way to a side: −1 leading, 1 trailing.
  private func layer(_ side: Double, distance: Double, in size: LayoutSize) -> TransitionLayer {
    let zoom = 1.0.interpolated(to: scale, distance)
    let scaled = Transform2D(scaleX: zoom, y: zoom)
    return TransitionLayer(
      transform: .affine(
        scaled.concatenating(Transform2D(translationX: side * distance * size.width, y: 0))),
      opacity: 1 - distance)
  }
}
