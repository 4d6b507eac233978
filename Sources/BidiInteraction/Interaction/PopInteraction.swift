internal import BidiLayout
internal import BidiText

/// A transition that a finger moves, as a state machine: events go in, commands come out.
///
/// - The direction of the interface is that of the moment when the transition began.
/// - Nothing is updated or ended that has not begun; a pan that ``PopGestureGate`` refused does
///   nothing until the next one.
/// - A pan the wrong way shows progress 0.
/// - A cancelled gesture cancels, whatever the policy says.
/// - A transition that settles can be taken again by a pan along its way, and goes on from where it
///   is. It keeps its direction, and its end if the finger does not move it.
/// - Pops that are asked for meanwhile wait, and run one after the other; those for which no screen
///   is left are dropped, and all of them where the app is interrupted.
///
/// ```swift
/// let context = PopContext(size: LayoutSize(width: 400, height: 800), layoutDirection: .rightToLeft)
/// let pan = PanSample(
///   time: 0, location: LayoutPoint(x: 90, y: 300), translation: LayoutPoint(x: -300, y: 0))
/// var interaction = PopInteraction(.fullScreenBack)
/// interaction.handle(.began(sample: pan, context: context)).count  // 1
/// interaction.handle(.changed(sample: pan))  // [.update(progress: 0.75)]
/// interaction.handle(.changed(sample: pan.mirrored(inWidth: 400)))  // [.update(progress: 0)]
/// ```
public struct PopInteraction: Sendable, Hashable, Codable {
  /// How the interaction works.
  public let configuration: Configuration

  private var state = State.idle
  private var queue: [Request] = []
  private var transitions = 0
  private var tokens = 0
  private var completedPops = 0

  /// Makes an interaction.
  public init(_ configuration: Configuration = .edgeBack) { self.configuration = configuration }

  /// Whether a finger moves a transition.
  public var isInteracting: Bool {
    if case .tracking = state { true } else { false }
  }

  /// Whether a transition runs.
  public var isInTransition: Bool { state != .idle }

  /// How many pops wait.
  package var waitingPops: Int { queue.count }

  /// Whether a pan would move a transition, and if not, why: what `gestureRecognizerShouldBegin`
  /// asks.
  ///
  /// - Parameters:
  ///   - sample: The pan when it is recognized.
  ///   - context: What it finds.
  /// - Returns: The answer of the gate. A pan takes a transition that settles from anywhere, forward
  ///   or back, unless it goes to the side or belongs to something else under the finger.
  public func decision(
    for sample: PanSample, in context: PopContext
  ) -> PopGestureGate.Decision {
    switch state {
    case .idle: configuration.gate.decision(for: sample, in: context)
    case .tracking: .refuse(.inTransition)
    case .settling:
      configuration.allowsRegrab
        ? configuration.gate.regrabDecision(for: sample, in: context) : .refuse(.inTransition)
    }
  }

  /// What an event makes the interaction do.
  ///
  /// - Parameter event: The event. One that does not fit the state, such as the end of a movement
  ///   that was stopped, does nothing.
  /// - Returns: The commands, to be carried out in order.
  public mutating func handle(_ event: PopEvent) -> [PopCommand] {
    switch event {
    case .began(let sample, let context): began(sample, context)
    case .changed(let sample): changed(sample)
    case .ended(let sample): ended(sample)
    case .cancelled(let time): cancelled(time)
    case .interrupted(let time): interrupted(time)
    case .popRequested(let context, let time): requested(context, time)
    case .settled(let token, let time): settled(token, time)
    case .resized(let size): resized(size)
    case .rotated(let size): rotated(size)
    case .layoutDirectionChanged(let direction): directionChanged(direction)
    }
  }
}

extension PopInteraction {
  private enum State: Sendable, Hashable, Codable {
    case idle
    case tracking(Transition, Tracking)
    case settling(Transition, Settling)
  }

  /// What does not change while the finger comes and goes.
  private struct Transition: Sendable, Hashable, Codable {
    let direction: UserInterfaceLayoutDirection
    var size: LayoutSize
  }

  private struct Tracking: Sendable, Hashable, Codable {
    /// The progress where the finger was at ``origin``.
    var base: Double
    /// Where the finger was, along its way; nil until it is seen again after a rotation.
    var origin: Double?
    /// Where the finger is.
    var place: Double
    var progress: Double
    /// How the movement would have ended that the finger stopped, as long as it stays there.
    var stopped: CompletionOutcome?
  }

  private struct Settling: Sendable, Hashable, Codable {
    let settle: Settle
    let start: Double
  }

  /// A pop that waits.
  private struct Request: Sendable, Hashable, Codable {
    var context: PopContext
    /// How many pops were over when it was asked for.
    let completedPops: Int
  }

  private mutating func began(_ sample: PanSample, _ context: PopContext) -> [PopCommand] {
    guard decision(for: sample, in: context) == .begin else { return [] }
    switch state {
    case .tracking: return []
    case .settling(let transition, let settling):
      let progress = settling.settle.progress(at: sample.time - settling.start).clamped
      let place = place(of: sample, transition) ?? 0
      state = .tracking(
        transition,
        Tracking(
          base: progress, origin: place, place: place, progress: progress,
          stopped: settling.settle.outcome))
      return [.pause(progress: progress)]
    case .idle:
      let transition = Transition(direction: context.layoutDirection, size: context.size)
      let place = place(of: sample, transition) ?? 0
      state = .tracking(transition, Tracking(base: 0, origin: 0, place: place, progress: 0))
      return [begin(transition.direction, isInteractive: true)]
    }
  }

  private mutating func begin(_ direction: UserInterfaceLayoutDirection, isInteractive: Bool)
    -> PopCommand
  {
    transitions += 1
    return .begin(transition: transitions, isInteractive: isInteractive, direction: direction)
  }

  private mutating func changed(_ sample: PanSample) -> [PopCommand] {
    guard case .tracking(let transition, let tracking) = state else { return [] }
    let moved = move(tracking, to: sample, of: transition)
    state = .tracking(transition, moved)
    return [.update(progress: moved.progress)]
  }

  private func move(
    _ tracking: Tracking, to sample: PanSample, of transition: Transition
  ) -> Tracking {
    var moved = tracking
    guard let place = place(of: sample, transition) else { return tracking }
    moved.place = place
    moved.origin = tracking.origin ?? moved.place
    moved.progress = progress(of: moved, transition)
    if moved.place != moved.origin { moved.stopped = nil }
    return moved
  }

  /// Where the finger is, along its way; nil for what is no number.
  private func place(of sample: PanSample, _ transition: Transition) -> Double? {
    let place = configuration.measure.motion.along(
      sample.translation, in: transition.direction)
    return place.isFinite ? place : nil
  }

  private func progress(of tracking: Tracking, _ transition: Transition) -> Double {
    let length = configuration.measure.length(in: transition.size)
    let way = tracking.place - (tracking.origin ?? tracking.place)
    return (tracking.base + (length > 0 ? way / length : 0)).clamped
  }

  private mutating func ended(_ sample: PanSample) -> [PopCommand] {
    guard case .tracking(let transition, let tracking) = state else { return [] }
    let moved = move(tracking, to: sample, of: transition)
    let progress = moved.progress
    let velocity = configuration.measure.velocity(
      sample.velocity, in: transition.size, transition.direction)
    let outcome =
      moved.stopped
      ?? configuration.policy.outcome(
        progress: progress, velocity: velocity,
        length: configuration.measure.length(in: transition.size))
    let update = progress == tracking.progress ? [] : [PopCommand.update(progress: progress)]
    return update + [settle(transition, outcome, progress, velocity, sample.time)]
  }

  private mutating func cancelled(_ time: Double) -> [PopCommand] {
    guard case .tracking(let transition, let tracking) = state else { return [] }
    return [settle(transition, .cancel, tracking.progress, 0, time)]
  }

  private mutating func settle(
    _ transition: Transition, _ outcome: CompletionOutcome, _ progress: Double,
    _ velocity: Double, _ time: Double
  ) -> PopCommand {
    tokens += 1
    let settle = configuration.timing.settle(
      outcome, progress: progress, velocity: velocity, token: tokens)
    state = .settling(transition, Settling(settle: settle, start: time))
    return outcome == .finish ? .finish(settle: settle) : .cancel(settle: settle)
  }

  private mutating func interrupted(_ time: Double) -> [PopCommand] {
    queue = []
    let commands = cancelled(time)
    guard case .settling(_, let settling) = state else { return commands }
    return commands + complete(settling.settle, time)
  }

  private mutating func settled(_ token: Int, _ time: Double) -> [PopCommand] {
    guard case .settling(_, let settling) = state, settling.settle.token == token else {
      return []
    }
    return complete(settling.settle, time)
  }

  private mutating func complete(_ settle: Settle, _ time: Double) -> [PopCommand] {
    state = .idle
    let didComplete = settle.outcome == .finish
    if didComplete { completedPops += 1 }
    return [.complete(didComplete: didComplete)] + startNext(time)
  }

  private mutating func requested(_ context: PopContext, _ time: Double) -> [PopCommand] {
    // A transition of somebody else's has nobody to tell when it is over.
    guard state != .idle || !context.isInTransition else { return [] }
    queue.append(Request(context: context, completedPops: completedPops))
    return state == .idle ? startNext(time) : []
  }

  private mutating func startNext(_ time: Double) -> [PopCommand] {
    while !queue.isEmpty {
      let request = queue.removeFirst()
      let (depth, overflows) = request.context.depth.subtractingReportingOverflow(
        completedPops - request.completedPops)
      let isLeft = !overflows && depth >= configuration.gate.minimumDepth
      guard isLeft || configuration.operation == .push else { continue }
      let transition = Transition(
        direction: request.context.layoutDirection, size: request.context.size)
      let begin = begin(transition.direction, isInteractive: false)
      return [begin, settle(transition, .finish, 0, 0, time)]
    }
    return []
  }

  private mutating func resized(_ size: LayoutSize) -> [PopCommand] {
    resizeQueue(size)
    guard case .tracking(var transition, var tracking) = state else {
      if case .settling(var transition, let settling) = state {
        transition.size = size
        state = .settling(transition, settling)
      }
      return []
    }
    // What was shown before the finger took it again keeps its distance too.
    let old = configuration.measure.length(in: transition.size)
    let new = configuration.measure.length(in: size)
    let base = tracking.base * (old / new)
    if base.isFinite { tracking.base = base }
    transition.size = size
    let before = tracking.progress
    tracking.progress = progress(of: tracking, transition)
    state = .tracking(transition, tracking)
    return tracking.progress == before ? [] : [.update(progress: tracking.progress)]
  }

  private mutating func rotated(_ size: LayoutSize) -> [PopCommand] {
    resizeQueue(size)
    switch state {
    case .idle: break
    case .tracking(var transition, var tracking):
      transition.size = size
      tracking.base = tracking.progress
      tracking.origin = nil
      state = .tracking(transition, tracking)
    case .settling(var transition, let settling):
      transition.size = size
      state = .settling(transition, settling)
    }
    return []
  }

  private mutating func resizeQueue(_ size: LayoutSize) {
    for index in queue.indices { queue[index].context.size = size }
  }

  private mutating func directionChanged(_ direction: UserInterfaceLayoutDirection) -> [PopCommand]
  {
    for index in queue.indices { queue[index].context.layoutDirection = direction }
    return []
  }
}
