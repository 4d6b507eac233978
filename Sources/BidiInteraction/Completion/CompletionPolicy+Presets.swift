extension CompletionPolicy {
  /// What this package takes where nothing is said: a third of the way or 160 points, or a flick; a
  /// flick back cancels.
  ///
  /// A flick is one length a second. The points keep the way short on a tablet.
  public static let standard = CompletionPolicy(
    threshold: .points(160, maximum: 1.0 / 3), flick: VelocityLimit(1, isInclusive: true),
    veto: VelocityLimit(1, isInclusive: true))

  /// More than half of the way.
  public static let half = CompletionPolicy(threshold: .fraction(0.5))

  /// More than a third of the way.
  public static let third = CompletionPolicy(threshold: .fraction(1.0 / 3))

  /// Half of the way, unless the finger goes back.
  public static let halfUnlessBack = CompletionPolicy(
    threshold: .fraction(0.5), isInclusive: true, veto: VelocityLimit(0))

  /// More than half of the way, unless the finger goes back.
  package static let moreThanHalfUnlessBack = CompletionPolicy(
    threshold: .fraction(0.5), veto: VelocityLimit(0))

  /// More than half of the way, or faster than 1000 points a second, as SwipeTransition.
  public static let swipeTransition = CompletionPolicy(
    threshold: .fraction(0.5), flick: VelocityLimit(1000, .points))

  /// Any velocity towards the end, whatever the way, as SloppySwiper.
  public static let sloppySwiper = CompletionPolicy(threshold: nil, flick: VelocityLimit(0))

  /// More than half of the way, after what the finger would go in one second, as Hero's examples.
  public static let hero = CompletionPolicy(threshold: .fraction(0.5), projection: 1)

  /// One width a second decides by its sign, else half of the way, as Flutter.
  public static let flutter = CompletionPolicy(
    threshold: .fraction(0.5), isInclusive: true, flick: VelocityLimit(1, isInclusive: true),
    veto: VelocityLimit(1, isInclusive: true))

  /// More than half of the way, after what a scroll view would still go: 0.499 seconds.
  public static let scrollView = projected(decelerationRate: 0.998)

  /// More than half of the way, after what a scroll view would still go.
  ///
  /// - Parameter rate: `UIScrollView.DecelerationRate`: what is left of the velocity after a
  ///   millisecond, above 0 and below 1. Others count as the nearest that is.
  /// - Returns: The policy; its projection is `rate / (1 − rate) / 1000` seconds.
  public static func projected(decelerationRate rate: Double) -> CompletionPolicy {
    let rate = rate > 0 ? min(rate, 0.9999) : 0
    // To the millisecond: 0.998 is no number of the machine.
    let seconds = (rate / (1 - rate)).rounded() / 1000
    return CompletionPolicy(threshold: .fraction(0.5), projection: seconds)
  }

  /// The policies found in articles and libraries, in the order of their table, by the names that
  /// event files have.
  package enum Preset: String, Sendable, Hashable, Codable, CaseIterable {
    /// The articles on swiping back.
    case half
    /// What one of them proposes.
    case third
    /// The article on custom transitions, for navigation.
    case halfUnlessBack
    /// SwipeTransition.
    case swipeTransition
    /// SloppySwiper.
    case sloppySwiper
    /// Hero's examples.
    case hero
    /// Flutter.
    case flutter
    /// A scroll view's projection.
    case scrollView

    /// The policy.
    package var policy: CompletionPolicy {
      switch self {
      case .half: .half
      case .third: .third
      case .halfUnlessBack: .halfUnlessBack
      case .swipeTransition: .swipeTransition
      case .sloppySwiper: .sloppySwiper
      case .hero: .hero
      case .flutter: .flutter
      case .scrollView: .scrollView
      }
    }
  }
}
