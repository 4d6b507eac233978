/// How a transition ends that a finger moved.
public enum CompletionOutcome: String, Sendable, Hashable, Codable, CaseIterable {
  /// It goes on to its end.
  case finish
  /// It goes back to where it began.
  case cancel
}

/// A velocity that decides alone.
public struct VelocityLimit: Sendable, Hashable, Codable {
  /// What the speed is measured in.
  public enum Unit: String, Sendable, Hashable, Codable, CaseIterable {
    /// Lengths of the transition a second: the same on a phone and on a tablet.
    case lengths
    /// Points a second.
    case points
  }

  /// The speed, 0 or more.
  public var speed: Double
  /// What the speed is measured in.
  public var unit: Unit
  /// Whether the speed itself is fast enough.
  public var isInclusive: Bool

  /// Makes a limit.
  public init(_ speed: Double, _ unit: Unit = .lengths, isInclusive: Bool = false) {
    self.speed = speed
    self.unit = unit
    self.isInclusive = isInclusive
  }

  /// Whether a velocity, in lengths a second, is fast enough.
  func isReached(_ velocity: Double, length: Double) -> Bool {
    let value = unit == .lengths ? velocity : velocity * length
    return isInclusive ? value >= speed : value > speed
  }
}

/// When a transition is finished and when it is cancelled, as data.
///
/// The velocities are asked first: ``veto``, then ``flick``. Then the distance decides, with what
/// the finger would still have gone. A gesture that the system cancelled is always cancelled; no
/// policy is asked.
///
/// ```swift
/// CompletionPolicy.half.outcome(progress: 0.5, velocity: 3)  // .cancel
/// CompletionPolicy.flutter.outcome(progress: 0.1, velocity: 1.2)  // .finish
/// ```
public struct CompletionPolicy: Sendable, Hashable, Codable {
  /// The distance that is far enough.
  public enum Threshold: Sendable, Hashable, Codable {
    /// A part of the length, 0 to 1.
    case fraction(Double)

    /// Points, but never more than a part of the length.
    ///
    /// Half of a tablet's width is a long way for a finger; points are the same everywhere.
    case points(Double, maximum: Double)

    /// The part of a length.
    ///
    /// - Parameter length: The length in points.
    /// - Returns: The part; the maximum where there is no length.
    func fraction(of length: Double) -> Double {
      switch self {
      case .fraction(let fraction): fraction
      case .points(let points, let maximum): length > 0 ? min(points / length, maximum) : maximum
      }
    }
  }

  /// The distance that is far enough; nil if no distance is.
  public var threshold: Threshold?

  /// Whether the threshold itself is far enough.
  public var isInclusive: Bool

  /// The velocity towards the end that finishes alone; nil if none does.
  public var flick: VelocityLimit?

  /// The velocity back that cancels alone; nil if none does.
  public var veto: VelocityLimit?

  /// How long the finger is thought to go on with its velocity, in seconds.
  public var projection: Double

  /// Makes a policy.
  public init(
    threshold: Threshold?, isInclusive: Bool = false, flick: VelocityLimit? = nil,
    veto: VelocityLimit? = nil, projection: Double = 0
  ) {
    self.threshold = threshold
    self.isInclusive = isInclusive
    self.flick = flick
    self.veto = veto
    self.projection = projection
  }

  /// How a transition ends.
  ///
  /// - Parameters:
  ///   - progress: How far it is, 0 to 1.
  ///   - velocity: Lengths a second, positive towards the end. What is no number counts as 0.
  ///   - length: The length in points, which limits in points need.
  /// - Returns: The end.
  public func outcome(
    progress: Double, velocity: Double, length: Double = 375
  ) -> CompletionOutcome {
    let velocity = velocity.isFinite ? velocity : 0
    if let veto, veto.isReached(-velocity, length: length) { return .cancel }
    if let flick, flick.isReached(velocity, length: length) { return .finish }
    guard let threshold else { return .cancel }
    let reached = progress + velocity * projection
    let needed = threshold.fraction(of: length)
    return reached > needed || isInclusive && reached == needed ? .finish : .cancel
  }
}
