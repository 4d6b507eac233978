internal import Foundation

/// How a settling transition goes through its time.
public enum TimingCurve: Sendable, Hashable, Codable {
  /// A curve of Bézier from (0, 0) to (1, 1) with two control points, as `UICubicTimingParameters`.
  ///
  /// The horizontal coordinates are 0 to 1; others count as the nearest.
  case cubic(x1: Double, y1: Double, x2: Double, y2: Double)

  /// A damped spring.
  ///
  /// The ratio is 1 for no swing, and less for more; below 0.05 and above 1 counts as these. The
  /// spring is as stiff as it must be to be at rest, within a thousandth, when the time is over.
  case spring(dampingRatio: Double)

  /// The same speed all the time.
  public static let linear = TimingCurve.cubic(x1: 0, y1: 0, x2: 1, y2: 1)
  /// Slow at both ends.
  public static let easeInOut = TimingCurve.cubic(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
  /// Slow at the end.
  public static let easeOut = TimingCurve.cubic(x1: 0, y1: 0, x2: 0.58, y2: 1)
  /// Slow at the start.
  public static let easeIn = TimingCurve.cubic(x1: 0.42, y1: 0, x2: 1, y2: 1)

  /// How far the movement is.
  ///
  /// - Parameters:
  ///   - time: The part of the time that is over; below 0 gives 0, above 1 gives 1.
  ///   - initialVelocity: The velocity that the movement had before, in its whole way over its
  ///     whole time. A spring takes it as it is. A cubic curve begins with it if it goes towards
  ///     the end, and else with its own.
  /// - Returns: The part of the way; a spring may pass 1.
  public func value(at time: Double, initialVelocity: Double = 0) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    let velocity = initialVelocity.isFinite ? initialVelocity : 0
    switch self {
    case .spring(let ratio): return Self.spring(time, min(max(ratio, 0.05), 1), velocity)
    case .cubic(let x1, let y1, let x2, let y2):
      if velocity > 0 {
        // The slope at the start is y1 / x1.
        let x = min(1 / 3, 1 / velocity)
        return Self.cubic(time, x, x * velocity, x2.clamped, y2)
      }
      return Self.cubic(time, x1.clamped, y1, x2.clamped, y2)
    }
  }

  private static func cubic(
    _ time: Double, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) -> Double {
    func coordinate(_ first: Double, _ second: Double, _ t: Double) -> Double {
      let s = 1 - t
      return 3 * s * s * t * first + 3 * s * t * t * second + t * t * t
    }
    if x1 == y1 && x2 == y2 { return time }
    // The horizontal coordinate grows, so it can be found by halves.
    var (low, high) = (0.0, 1.0)
    for _ in 0..<48 {
      let middle = (low + high) / 2
      if coordinate(x1, x2, middle) < time { low = middle } else { high = middle }
    }
    return coordinate(y1, y2, (low + high) / 2)
  }

  private static func spring(_ time: Double, _ ratio: Double, _ velocity: Double) -> Double {
    if ratio > 0.999 {
      // (1 + ω)·exp(−ω) is a thousandth.
      let frequency = 9.2334
      return 1 - exp(-frequency * time) * (1 + (frequency - velocity) * time)
    }
    let decay = -log(0.001)
    let frequency = decay / ratio
    let damped = frequency * (1 - ratio * ratio).squareRoot()
    return 1
      - exp(-decay * time)
      * (cos(damped * time) + (decay - velocity) / damped * sin(damped * time))
  }
}
