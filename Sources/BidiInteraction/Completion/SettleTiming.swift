/// How long a transition takes to settle when the finger has gone, and how it moves.
///
/// What is left to go is 1 − p to finish and p to cancel. It takes that part of ``duration``, but
/// never no time: at the ends there is nothing left to go, and still something has to end.
public struct SettleTiming: Sendable, Hashable, Codable {
  /// The time of the whole transition, in seconds.
  public var duration: Double

  /// The least time, above 0.
  public var minimum: Double

  /// The most time, at least ``minimum``.
  public var maximum: Double

  /// How it moves.
  public var curve: TimingCurve

  /// Whether the velocity of the finger is kept.
  public var keepsVelocity: Bool

  /// 0.35 seconds for the whole way, with a spring that does not swing.
  public static let standard = SettleTiming(duration: 0.35, curve: .spring(dampingRatio: 1))

  /// What the article on full-screen swiping takes: a quarter of a second, at even speed.
  public static let linear = SettleTiming(duration: 0.25, curve: .linear, keepsVelocity: false)

  /// As Flutter: 800 milliseconds by what is left, but 300 at most.
  public static let flutter = SettleTiming(
    duration: 0.8, maximum: 0.3, curve: .easeOut, keepsVelocity: false)

  /// Makes a timing.
  public init(
    duration: Double, minimum: Double = 0.05, maximum: Double = .greatestFiniteMagnitude,
    curve: TimingCurve, keepsVelocity: Bool = true
  ) {
    self.duration = duration
    self.minimum = minimum
    self.maximum = maximum
    self.curve = curve
    self.keepsVelocity = keepsVelocity
  }

  /// The part of the transition that is left to go.
  ///
  /// - Parameters:
  ///   - outcome: How it ends.
  ///   - progress: How far it is, 0 to 1.
  /// - Returns: 1 − p to finish, p to cancel.
  package static func remainingFraction(
    _ outcome: CompletionOutcome, progress: Double
  ) -> Double {
    outcome == .finish ? 1 - progress.clamped : progress.clamped
  }

  /// The time that is left.
  ///
  /// - Parameters:
  ///   - outcome: How the transition ends.
  ///   - progress: How far it is, 0 to 1.
  /// - Returns: Seconds, always above 0.
  package func settleDuration(_ outcome: CompletionOutcome, progress: Double) -> Double {
    let least = minimum > 0 && minimum.isFinite ? minimum : 0.01
    let seconds = Self.remainingFraction(outcome, progress: progress) * duration
    return seconds > least ? min(seconds, max(least, maximum)) : least
  }

  /// What `UIPercentDrivenInteractiveTransition.completionSpeed` is set to, so that what is left
  /// takes ``Settle/duration``.
  ///
  /// - Parameters:
  ///   - outcome: How the transition ends.
  ///   - progress: How far it is, 0 to 1.
  /// - Returns: The speed, always above 0; 1 where nothing is left.
  public func completionSpeed(_ outcome: CompletionOutcome, progress: Double) -> Double {
    let seconds = Self.remainingFraction(outcome, progress: progress) * duration
    guard seconds > 0, seconds.isFinite else { return 1 }
    return seconds / settleDuration(outcome, progress: progress)
  }

  /// The movement to an end.
  ///
  /// - Parameters:
  ///   - outcome: How the transition ends.
  ///   - progress: How far it is, 0 to 1.
  ///   - velocity: Lengths a second, positive towards the end of the transition.
  ///   - token: A number by which its end is told from that of others.
  /// - Returns: The movement.
  public func settle(
    _ outcome: CompletionOutcome, progress: Double, velocity: Double = 0, token: Int = 0
  ) -> Settle {
    let remaining = Self.remainingFraction(outcome, progress: progress)
    let towards = outcome == .finish ? velocity : -velocity
    let relative = keepsVelocity && remaining > 0 ? towards / remaining : 0
    return Settle(
      token: token, outcome: outcome, start: progress.clamped,
      duration: settleDuration(outcome, progress: progress), curve: curve,
      initialVelocity: relative.isFinite ? relative : 0)
  }
}

/// The movement of a transition to one of its ends, after the finger has gone.
public struct Settle: Sendable, Hashable, Codable {
  /// A number by which its end is told from that of others.
  public var token: Int

  /// How the transition ends.
  public var outcome: CompletionOutcome

  /// The progress that it starts from.
  public var start: Double

  /// The time it takes, in seconds, above 0.
  public var duration: Double

  /// How it moves.
  public var curve: TimingCurve

  /// The velocity that it starts with, in what is left to go a second: the unit of
  /// `UISpringTimingParameters`.
  public var initialVelocity: Double

  /// The progress that it goes to: 1 to finish, 0 to cancel.
  public var end: Double { outcome == .finish ? 1 : 0 }

  /// Makes a movement.
  public init(
    token: Int = 0, outcome: CompletionOutcome, start: Double, duration: Double,
    curve: TimingCurve, initialVelocity: Double = 0
  ) {
    self.token = token
    self.outcome = outcome
    self.start = start
    self.duration = duration
    self.curve = curve
    self.initialVelocity = initialVelocity
  }

  /// How far the transition is.
  ///
  /// - Parameter seconds: The time since the finger has gone.
  /// - Returns: The progress, exactly the end once the time is over. A spring may pass the end.
  public func progress(at seconds: Double) -> Double {
    let time = duration > 0 ? seconds / duration : 1
    if time <= 0 { return start }
    guard time < 1 else { return end }
    return start.interpolated(
      to: end, curve.value(at: time, initialVelocity: initialVelocity * duration))
  }
}
