public import BidiLayout

/// The new screen comes from below over the old one, and goes back there.
///
/// It has no sides: it is the same in both directions.
public struct ModalCoverTransition: TransitionStyle, Hashable, Codable {
  /// How dark the screen below becomes, 0 to 1.
  public var dim: Double
  /// The time of the whole transition, in seconds.
  public var duration: Double

  /// Makes a style.
  public init(dim: Double = 0, duration: Double = 0.5) {
    self.dim = dim
    self.duration = duration
  }

  /// A presentation at a moment.
  ///
  /// - Parameters:
  ///   - progress: 0 to 1, or a little past the ends.
  ///   - size: The size of the container.
  /// - Returns: The frame.
  public func pushFrame(progress: Double, in size: LayoutSize) -> TransitionFrame {
    TransitionFrame(
      from: TransitionLayer(dim: dim * progress.clamped),
      to: TransitionLayer(x: 0, y: (1 - progress) * size.height), front: .to)
  }
}
