internal import BidiLayout
internal import BidiText

/// Whether a pan begins a transition: what `gestureRecognizerShouldBegin` asks.
///
/// Nothing here knows left and right: a mirrored pan in the other direction gets the same answer.
///
/// ```swift
/// let context = PopContext(size: LayoutSize(width: 375, height: 812), layoutDirection: .rightToLeft)
/// let pan = PanSample(
///   time: 0, location: LayoutPoint(x: 310, y: 300), translation: LayoutPoint(x: -40, y: 6))
/// let gate = PopGestureGate(gesture: .fullScreen)
/// gate.decision(for: pan, in: context)  // .begin
/// gate.decision(for: pan.mirrored(inWidth: 375), in: context)  // .refuse(.wrongWay)
/// ```
public struct PopGestureGate: Sendable, Hashable, Codable {
  /// Why a pan does not begin a transition; the first reason in this order.
  public enum Refusal: Error, Sendable, Hashable, Codable {
    /// The gate or the screen does not allow the gesture.
    case disabled
    /// There is no screen to go back to.
    case root
    /// Another transition runs.
    case inTransition
    /// The finger goes the other way, or nowhere.
    case wrongWay
    /// The finger goes more to the side than along.
    case tooSteep
    /// The finger came down elsewhere.
    case outsideStartZone
    /// Something under the finger takes the pan: its place in ``PopContext/competitors``.
    case competitor(index: Int)
  }

  /// The answer.
  public enum Decision: Sendable, Hashable, Codable {
    /// The transition begins.
    case begin
    /// It does not.
    case refuse(Refusal)
  }

  /// Whether there is a gesture at all.
  public var isEnabled: Bool

  /// Where the pan may begin, and which way it goes.
  public var gesture: BackGesture

  /// How many screens there must be: 2 for a stack, 1 for what covers another screen.
  public var minimumDepth: Int

  /// How much the finger may go to the side for each point along its way; as much is too much.
  ///
  /// 1 is an angle of 45 degrees.
  public var maximumSlope: Double

  /// Who gets the finger where two recognizers want it.
  public var conflicts: GestureConflictTable

  /// Makes a gate.
  public init(
    gesture: BackGesture = .edge, isEnabled: Bool = true, minimumDepth: Int = 2,
    maximumSlope: Double = 1, conflicts: GestureConflictTable = .standard
  ) {
    self.isEnabled = isEnabled
    self.gesture = gesture
    self.minimumDepth = minimumDepth
    self.maximumSlope = maximumSlope
    self.conflicts = conflicts
  }

  /// Whether a pan begins a transition, and if not, why.
  ///
  /// - Parameters:
  ///   - sample: The pan when it is recognized. Where it has no translation yet, its velocity says
  ///     which way it goes.
  ///   - context: What it finds.
  /// - Returns: The answer.
  public func decision(for sample: PanSample, in context: PopContext) -> Decision {
    guard isEnabled, context.isEnabled else { return .refuse(.disabled) }
    guard context.depth >= minimumDepth else { return .refuse(.root) }
    guard !context.isInTransition else { return .refuse(.inTransition) }

    let movement = sample.translation == .zero ? sample.velocity : sample.translation
    let direction = context.layoutDirection
    let along = gesture.motion.along(movement, in: direction)
    guard along > 0 else { return .refuse(.wrongWay) }
    guard gesture.motion.across(movement) < along * maximumSlope else {
      return .refuse(.tooSteep)
    }
    guard
      gesture.canStart(
        at: sample.startLocation, in: context.size, safeAreaInsets: context.safeAreaInsets,
        direction)
    else { return .refuse(.outsideStartZone) }

    return decisionAboutCompetitors(in: context)
  }

  /// Whether a pan takes a transition that settles, and if not, why.
  ///
  /// It may push the transition on or back, and begin anywhere: where and with how many screens was
  /// asked when the transition began. What goes to the side, or belongs to something else under the
  /// finger, leaves the transition alone.
  ///
  /// - Parameters:
  ///   - sample: The pan when it is recognized; one without translation and velocity takes it.
  ///   - context: What it finds.
  /// - Returns: The answer.
  package func regrabDecision(for sample: PanSample, in context: PopContext) -> Decision {
    guard isEnabled, context.isEnabled else { return .refuse(.disabled) }
    let movement = sample.translation == .zero ? sample.velocity : sample.translation
    let along = gesture.motion.along(movement, in: context.layoutDirection).magnitude
    guard movement == .zero || gesture.motion.across(movement) < along * maximumSlope else {
      return .refuse(.tooSteep)
    }
    return decisionAboutCompetitors(in: context)
  }

  /// Who gets the finger where something else under it would take the pan.
  ///
  /// - Parameter competitor: What else is under the finger.
  /// - Returns: The cell of ``conflicts``.
  public func outcome(against competitor: GestureCompetitor) -> GestureConflictOutcome {
    conflicts.outcome(of: competitor.situation(for: gesture.motion), gesture.startZone)
  }

  private func decisionAboutCompetitors(in context: PopContext) -> Decision {
    let lost = context.competitors.firstIndex { outcome(against: $0) == .other }
    return lost.map { .refuse(.competitor(index: $0)) } ?? .begin
  }
}
