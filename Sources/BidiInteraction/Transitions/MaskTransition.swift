public import BidiLayout

/// The new screen is seen through a rectangle that grows until it holds all of the screen.
public struct MaskTransition: TransitionStyle, Hashable, Codable {
  /// The rectangle at the start, in leading space, such as that of the button that was touched.
  public var source: LayoutRect
  /// The time of the whole transition, in seconds.
  public var duration: Double

  /// Makes a style.
  public init(from source: LayoutRect, duration: Double = 0.35) {
    self.source = source
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
    let start = source.standardized
    let mask = LayoutRect(
      x: start.x.interpolated(to: 0, progress), y: start.y.interpolated(to: 0, progress),
      width: start.width.interpolated(to: size.width, progress),
      height: start.height.interpolated(to: size.height, progress))
    return TransitionFrame(
      from: .identity, to: TransitionLayer(mask: progress < 1 ? mask : nil), front: .to)
  }
}
