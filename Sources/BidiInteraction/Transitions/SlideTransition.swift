public import BidiLayout

/// The new screen comes from the trailing side and the old one leaves, less far, to the leading one.
public struct SlideTransition: TransitionStyle, Hashable, Codable {
  /// How far the screen below goes, in widths: 1 moves both alike, 0 leaves it.
  public var parallax: Double
  /// How dark the screen below becomes, 0 to 1.
  public var dim: Double
  /// The opacity of the shadow at the leading side of the screen above, when it has come.
  public var shadowOpacity: Double
  /// How far the shadow's edge is spread, in points.
  public var shadowRadius: Double
  /// The time of the whole transition, in seconds.
  public var duration: Double

  /// What the articles on swiping back do: both screens go a whole width.
  public static let article = SlideTransition(parallax: 1, dim: 0, shadowOpacity: 0, duration: 0.25)

  /// As SloppySwiper and SwipeTransition: less than a third of the way, a little darker.
  public static let swipeTransition = SlideTransition(parallax: 0.3, dim: 0.1, shadowOpacity: 0)

  /// As Flutter: a third of the way, with a faint shadow over 5 % of a screen 375 points wide.
  public static let flutter = SlideTransition(
    parallax: 1.0 / 3, dim: 0, shadowOpacity: 4.0 / 255, shadowRadius: 0.05 * 375)

  /// Makes a style.
  public init(
    parallax: Double = 0.3, dim: Double = 0.1, shadowOpacity: Double = 0.15,
    shadowRadius: Double = 8, duration: Double = 0.35
  ) {
    self.parallax = parallax
    self.dim = dim
    self.shadowOpacity = shadowOpacity
    self.shadowRadius = shadowRadius
    self.duration = duration
  }

  /// A push at a moment.
  ///
  /// - Parameters:
  ///   - progress: 0 to 1, or a little past the ends.
  ///   - size: The size of the container.
  /// - Returns: The frame, in leading space.
  public func pushFrame(progress: Double, in size: LayoutSize) -> TransitionFrame {
    var above = TransitionLayer(x: (1 - progress) * size.width, y: 0)
    var below = TransitionLayer(x: -parallax * progress * size.width, y: 0)
    below.dim = dim * progress.clamped
    // It comes with the screen; at the end it would lie outside of the container.
    let shadow = progress < 1 ? shadowOpacity * progress.clamped : 0
    if shadow > 0 {
      above.shadow = DirectionalShadow(
        color: LayoutColor(red: 0, green: 0, blue: 0, alpha: shadow),
        leadingOffset: -shadowRadius / 2,
        verticalOffset: 0, blurRadius: shadowRadius)
    }
    return TransitionFrame(from: below, to: above, front: .to)
  }
}
