package import BidiInteraction
package import BidiLayout
package import BidiText
internal import Foundation

/// What an interaction does with the events of a file, in one direction.
///
/// Movements settle by themselves: when the time of one is over, the interaction is told. In the
/// direction that is not that of the file, everything is seen in a mirror.
package struct Replay: Sendable {
  /// What the interaction did.
  package enum Outcome: Sendable, Hashable {
    /// A command.
    case command(PopCommand)
    /// A pan that does not move a transition, with the reason.
    case refused(PopGestureGate.Refusal)
  }

  /// Something that the interaction did, and when.
  package struct Step: Sendable, Hashable {
    /// The time in seconds, by the clock of the file.
    package let time: Double
    /// What it did.
    package let outcome: Outcome
    /// What else under the finger would take the pan, where a pan begins or is refused because of it.
    package var conflicts: [Conflict] = []
  }

  /// Something under the finger that would take the same pan, and who gets it.
  package struct Conflict: Sendable, Hashable, Encodable {
    /// Its place in ``EventFile/competitors``.
    package let competitor: Int
    /// Its name in the file; nil if it has none.
    package let name: String?
    /// What it could do with the pan, by the direction of the interface.
    package let situation: GestureConflict
    /// Who gets the finger.
    package let winner: GestureConflictOutcome
  }

  /// The direction of the interface.
  package let layoutDirection: UserInterfaceLayoutDirection

  /// What the interaction did, in the order of time.
  package let steps: [Step]

  /// When something happens, from the first event to the last one or the end of its movement.
  package let duration: ClosedRange<Double>

  /// Where the finger is from a time on; nil where there is none.
  private let fingers: [Finger]

  private struct Finger: Sendable {
    let time: Double
    let place: BidiLayout.LayoutPoint?
  }

  /// Replays events.
  ///
  /// - Parameters:
  ///   - file: The events.
  ///   - direction: The direction of the interface.
  ///   - mirrorsTouches: Whether the finger is mirrored in the direction that is not that of the
  ///     file; if not, it goes where it went, which may be the wrong way.
  /// - Complexity: O(*n*) for *n* events.
  package init(
    _ file: EventFile, in direction: UserInterfaceLayoutDirection, mirrorsTouches: Bool = true
  ) {
    layoutDirection = direction
    var run = Run(file, isOther: direction != file.layoutDirection, mirrorsTouches)
    for event in file.events { run.handle(event) }
    run.settle(until: .infinity)
    steps = run.steps
    fingers = run.fingers
    let start = file.events.first?.time ?? 0
    let end = max(file.events.last?.time ?? start, steps.last?.time ?? start)
    duration = start...max(start, end)
  }

  /// Where the finger is.
  ///
  /// - Parameter time: The time in seconds.
  /// - Returns: The place on the screen; nil where there is no finger.
  package func finger(at time: Double) -> BidiLayout.LayoutPoint? {
    fingers.last { $0.time <= time }.flatMap(\.place)
  }

  /// What is seen.
  ///
  /// - Parameter time: The time in seconds.
  /// - Returns: The playback of all that was commanded until then.
  package func playback(at time: Double) -> TransitionPlayback {
    var playback = TransitionPlayback()
    for step in steps where step.time <= time {
      if case .command(let command) = step.outcome { playback.perform(command, at: step.time) }
    }
    return playback
  }

  /// What the interaction did, as lines of JSON.
  ///
  /// Numbers have at most six decimals, so that a mirror gives equal lines but for the direction.
  ///
  /// - Returns: A line for each step, names sorted, each ending in a line break.
  /// - Throws: Foundation's error for numbers that JSON cannot hold.
  package func jsonLines() throws -> String {
    try steps.reduce(into: "") { text, step in
      text += try Line(step, layoutDirection).jsonText(isIndented: false) + "\n"
    }
  }

  private struct Line: Encodable {
    let interface: UserInterfaceLayoutDirection
    let time: Double
    var command: String?
    var refused: String?
    var competitor: Int?
    var conflicts: [Conflict]?
    var transition: Int?
    var isInteractive: Bool?
    var direction: UserInterfaceLayoutDirection?
    var progress: Double?
    var duration: Double?
    var initialVelocity: Double?
    var didComplete: Bool?

    init(_ step: Step, _ interface: UserInterfaceLayoutDirection) {
      self.interface = interface
      time = step.time.rounded(toDecimals: 6)
      conflicts = step.conflicts.isEmpty ? nil : step.conflicts
      switch step.outcome {
      case .refused(let refusal): (refused, competitor) = Self.reason(refusal)
      case .command(.begin(let transition, let isInteractive, let direction)):
        command = "begin"
        (self.transition, self.isInteractive) = (transition, isInteractive)
        self.direction = direction
      case .command(.update(let progress)):
        (command, self.progress) = ("update", progress.rounded(toDecimals: 6))
      case .command(.pause(let progress)):
        (command, self.progress) = ("pause", progress.rounded(toDecimals: 6))
      case .command(.finish(let settle)): self.settle("finish", settle)
      case .command(.cancel(let settle)): self.settle("cancel", settle)
      case .command(.complete(let didComplete)):
        (command, self.didComplete) = ("complete", didComplete)
      }
    }

    private mutating func settle(_ name: String, _ settle: Settle) {
      command = name
      progress = settle.start.rounded(toDecimals: 6)
      duration = settle.duration.rounded(toDecimals: 6)
      initialVelocity = settle.initialVelocity.rounded(toDecimals: 6)
    }

    private static func reason(_ refusal: PopGestureGate.Refusal) -> (String, Int?) {
      switch refusal {
      case .disabled: ("disabled", nil)
      case .root: ("root", nil)
      case .inTransition: ("inTransition", nil)
      case .wrongWay: ("wrongWay", nil)
      case .tooSteep: ("tooSteep", nil)
      case .outsideStartZone: ("outsideStartZone", nil)
      case .competitor(let index): ("competitor", index)
      }
    }
  }
}

extension Replay {
  /// A replay while it runs.
  private struct Run {
    let isOther: Bool
    let mirrorsTouches: Bool
    var steps: [Step] = []
    var fingers: [Finger] = []

    /// What a pan finds, in the direction of the file.
    private var context: PopContext
    private var recognizer = PanRecognizer()
    /// What lies on the screen, with its boxes in the direction of the file.
    private var competitors: [EventFile.Competitor]
    /// Which of them were under the finger when it came down.
    private var touched: [Int] = []
    private var interaction: PopInteraction
    /// The movement that settles, and when it is over.
    private var settling: (token: Int, end: Double)?

    init(_ file: EventFile, isOther: Bool, _ mirrorsTouches: Bool) {
      self.isOther = isOther
      self.mirrorsTouches = mirrorsTouches
      context = PopContext(
        size: file.size, layoutDirection: file.layoutDirection, depth: file.depth)
      competitors = file.competitors
      interaction = PopInteraction(file.configuration)
    }

    mutating func handle(_ event: EventFile.Event) {
      settle(until: event.time)
      guard let seen = popEvent(event) else { return }
      handle(placed(seen), at: event.time)
    }

    /// Tells the interaction of movements that are over.
    mutating func settle(until time: Double) {
      while let (token, end) = settling, end <= time {
        settling = nil
        handle(.settled(token: token, time: end), at: end)
      }
    }

    private mutating func handle(_ event: PopEvent, at time: Double) {
      var conflicts: [Conflict] = []
      if case .began(let sample, let context) = event {
        conflicts = self.conflicts
        switch interaction.decision(for: sample, in: context) {
        case .refuse(.competitor(let index)):
          // The gate counts what is under the finger alone.
          steps.append(
            Step(
              time: time, outcome: .refused(.competitor(index: touched[index])),
              conflicts: conflicts))
        case .refuse(let reason): steps.append(Step(time: time, outcome: .refused(reason)))
        case .begin: break
        }
      }
      let commands = interaction.handle(event)
      for command in commands {
        steps.append(Step(time: time, outcome: .command(command), conflicts: conflicts))
        conflicts = []
        switch command {
        case .finish(let settle), .cancel(let settle):
          settling = (settle.token, time + settle.duration)
        case .pause: settling = nil
        case .complete(didComplete: true):
          context.depth += interaction.configuration.operation == .push ? 1 : -1
        case .begin, .update, .complete(didComplete: false): break
        }
      }
    }

    /// What else would take a pan that begins now.
    private var conflicts: [Conflict] {
      touched.map { index in
        let competitor = competitors[index]
        let gate = interaction.configuration.gate
        return Conflict(
          competitor: index, name: competitor.name,
          situation: competitor.gesture.situation(for: gate.gesture.motion),
          winner: gate.outcome(against: competitor.gesture))
      }
    }

    /// The competitors at a place where a finger comes down.
    private func competitors(at location: BidiLayout.LayoutPoint) -> [Int] {
      // A finger that is not mirrored meets what the mirror has there.
      let place =
        isOther && !mirrorsTouches ? location.mirrored(inWidth: context.size.width) : location
      return competitors.indices.filter { competitors[$0].frame?.contains(place) ?? true }
    }

    /// The event as it happens in the direction of the replay.
    private func placed(_ event: PopEvent) -> PopEvent {
      guard isOther else { return event }
      if mirrorsTouches { return event.mirrored(inWidth: context.size.width) }
      switch event {
      case .began(let sample, var context):
        context.layoutDirection = context.layoutDirection.opposite
        return .began(sample: sample, context: context)
      case .popRequested(var context, let time):
        context.layoutDirection = context.layoutDirection.opposite
        return .popRequested(context: context, time: time)
      case .layoutDirectionChanged(let direction):
        return .layoutDirectionChanged(direction: direction.opposite)
      case .changed, .ended, .cancelled, .interrupted, .settled, .resized, .rotated: return event
      }
    }

    private mutating func popEvent(_ event: EventFile.Event) -> PopEvent? {
      switch event {
      case .touch(let touch):
        let isOver = touch.phase == .up || touch.phase == .cancel
        let isMirrored = isOther && mirrorsTouches
        let place =
          isMirrored ? touch.location.mirrored(inWidth: context.size.width) : touch.location
        fingers.append(Finger(time: touch.time, place: isOver ? nil : place))
        if touch.phase == .down { touched = competitors(at: touch.location) }
        context.competitors = touched.map { competitors[$0].gesture }
        return recognizer.handle(touch, in: context)
      case .interrupt(let time): return .interrupted(time: time)
      case .pop(let time): return .popRequested(context: context, time: time)
      case .resize(let size, _):
        context.size = size
        return .resized(size: size)
      case .rotate(let size, _):
        context.size = size
        return .rotated(size: size)
      case .layoutDirection(let direction, _):
        context.layoutDirection = direction
        return .layoutDirectionChanged(direction: direction)
      case .scroll(let competitor, let offset, _):
        if competitors.indices.contains(competitor) {
          competitors[competitor].gesture.scroll?.offset = offset
        }
        return nil
      }
    }
  }
}

extension Double {
  fileprivate func rounded(toDecimals count: Int) -> Double {
    let factor = (0..<count).reduce(1.0) { factor, _ in factor * 10 }
    let value = (self * factor).rounded() / factor
    // No minus before nothing.
    return value == 0 ? 0 : value
  }
}
