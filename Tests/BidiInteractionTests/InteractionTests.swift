import BidiInteraction
import BidiLayout
import BidiText
import Testing

/// An interaction with what it was told and what it answered, on a screen 400 points wide.
private struct Session {
  var interaction: PopInteraction
  let direction: UserInterfaceLayoutDirection
  var commands: [PopCommand] = []
  var time = 0.0

  init(
    _ direction: UserInterfaceLayoutDirection = .leftToRight,
    _ configuration: PopInteraction.Configuration = .fullScreenBack
  ) {
    interaction = PopInteraction(configuration)
    self.direction = direction
  }

  /// The finger, by the way back.
  func sample(_ back: Double, velocity: Double = 0) -> PanSample {
    let sign = direction == .leftToRight ? 1.0 : -1
    return PanSample(
      time: time, location: LayoutPoint(x: 200 + back * sign, y: 0),
      translation: LayoutPoint(x: back * sign, y: 0),
      velocity: LayoutPoint(x: velocity * sign, y: 0))
  }

  func context(depth: Int = 2) -> PopContext {
    PopContext(
      size: LayoutSize(width: 400, height: 800), layoutDirection: direction, depth: depth)
  }

  @discardableResult mutating func send(_ event: PopEvent) -> [PopCommand] {
    let answer = interaction.handle(event)
    commands += answer
    return answer
  }

  @discardableResult mutating func begin(_ back: Double = 10, depth: Int = 2) -> [PopCommand] {
    send(.began(sample: sample(back), context: context(depth: depth)))
  }

  @discardableResult mutating func move(_ back: Double) -> [PopCommand] {
    send(.changed(sample: sample(back)))
  }

  @discardableResult mutating func end(_ back: Double, velocity: Double = 0) -> [PopCommand] {
    send(.ended(sample: sample(back, velocity: velocity)))
  }

  /// Tells that the last movement is over.
  @discardableResult mutating func settle() -> [PopCommand] {
    guard let settle = commands.last?.settle else { return [] }
    time += settle.duration
    return send(.settled(token: settle.token, time: time))
  }
}

extension PopCommand {
  var settle: Settle? {
    switch self {
    case .finish(let settle), .cancel(let settle): settle
    default: nil
    }
  }

  /// The name of the command, with what it shows.
  var short: String {
    switch self {
    case .begin(_, let isInteractive, _): isInteractive ? "begin" : "begin alone"
    case .update(let progress): "update \(progress)"
    case .pause(let progress): "pause \(progress)"
    case .finish: "finish"
    case .cancel: "cancel"
    case .complete(let didComplete): "complete \(didComplete)"
    }
  }
}

@Suite("Interactive pops, both directions")
struct InteractionTests {
  @Test("Row 19: a pop from begin to complete", arguments: UserInterfaceLayoutDirection.allCases)
  func finished(_ direction: UserInterfaceLayoutDirection) {
    var session = Session(direction)
    session.begin()
    #expect(session.interaction.isInteracting)
    session.move(100)
    session.move(240)
    session.end(240)
    #expect(!session.interaction.isInteracting && session.interaction.isInTransition)
    session.settle()
    #expect(
      session.commands.map(\.short) == [
        "begin", "update 0.25", "update 0.6", "finish", "complete true",
      ])
    #expect(
      session.commands.first == .begin(transition: 1, isInteractive: true, direction: direction))
    #expect(!session.interaction.isInTransition)
  }

  @Test("Row 24, article 000: complete says what happened, never always true")
  func completeIsNotAlwaysTrue() {
    var session = Session()
    session.begin()
    session.move(40)
    session.end(40)
    session.settle()
    #expect(
      session.commands.map(\.short) == ["begin", "update 0.1", "cancel", "complete false"])
  }

  @Test("Row 16, articles 000 and 003: a pan the wrong way is no progress")
  func progressIsNotAbsolute() {
    for direction in UserInterfaceLayoutDirection.allCases {
      var session = Session(direction)
      session.begin()
      #expect(session.move(-300) == [.update(progress: 0)])
      #expect(session.move(500) == [.update(progress: 1)])
      #expect(session.move(-390) == [.update(progress: 0)])
      #expect(session.end(-390).map(\.short) == ["cancel"])
      let measure = PanMeasure()
      let size = LayoutSize(width: 400, height: 800)
      let wrong = LayoutPoint(x: direction == .leftToRight ? -300 : 300, y: 0)
      #expect(measure.progress(wrong, in: size, direction) == 0)
      #expect(measure.progress(LayoutPoint(x: .nan, y: 0), in: size, direction) == 0)
      #expect(measure.progress(wrong, in: .zero, direction) == 0)
    }
  }

  @Test("Row 16, article 001: the clamp knew left to right only")
  func clampFollowsDirection() {
    // min(max(0, x / W), 1) is 0 for every pan of a right-to-left interface.
    var session = Session(.rightToLeft)
    session.begin()
    let sample = PanSample(
      time: 0, location: LayoutPoint(x: 100, y: 0), translation: LayoutPoint(x: -300, y: 0))
    #expect(session.send(.changed(sample: sample)) == [.update(progress: 0.75)])
  }

  @Test("Row 17, article 000: a cancelled gesture never finishes")
  func cancelledNeverFinishes() {
    for preset in CompletionPolicy.Preset.allCases {
      var configuration = PopInteraction.Configuration.fullScreenBack
      configuration.policy = preset.policy
      var session = Session(.rightToLeft, configuration)
      session.begin()
      session.move(390)
      session.send(.cancelled(time: 1))
      session.settle()
      #expect(
        session.commands.map(\.short) == ["begin", "update 0.975", "cancel", "complete false"])
    }
  }

  @Test("Row 19, article 003: nothing interacts when the pop did not begin")
  func interactingOnlyAfterBegin() {
    var session = Session()
    #expect(session.begin(depth: 1).isEmpty)
    #expect(!session.interaction.isInteracting && !session.interaction.isInTransition)
    session.move(300)
    session.end(300)
    session.send(.cancelled(time: 1))
    session.send(.interrupted(time: 1))
    session.send(.settled(token: 1, time: 1))
    #expect(session.commands.isEmpty)
  }

  @Test("Row 19: the direction is frozen when the gesture begins")
  func frozenDirection() {
    var session = Session(.rightToLeft)
    session.begin()
    session.send(.layoutDirectionChanged(direction: .leftToRight))
    #expect(session.move(100) == [.update(progress: 0.25)])
    session.end(300)
    session.settle()
    var other = Session(.leftToRight)
    other.interaction = session.interaction
    #expect(
      other.begin() == [.begin(transition: 2, isInteractive: true, direction: .leftToRight)])
  }

  @Test("Row 19: the last sample is shown before the end, and ends decide by it")
  func lastSample() {
    var session = Session()
    session.begin()
    session.move(40)
    #expect(session.end(200).map(\.short) == ["update 0.5", "finish"])
    #expect(session.commands.last?.settle?.start == 0.5)
  }

  @Test("Row 19: a transition that settles is taken again and goes on from there")
  func regrab() {
    var configuration = PopInteraction.Configuration.fullScreenBack
    configuration.timing = SettleTiming(duration: 1, curve: .linear, keepsVelocity: false)
    for direction in UserInterfaceLayoutDirection.allCases {
      var session = Session(direction, configuration)
      session.begin()
      session.end(200)
      let first = session.commands.last?.settle?.token ?? 0
      session.time = 0.25
      #expect(session.begin(0) == [.pause(progress: 0.75)])
      // The end of the movement that was stopped comes late.
      #expect(session.send(.settled(token: first, time: 1)).isEmpty)
      session.send(.layoutDirectionChanged(direction: direction.opposite))
      session.move(-100)
      session.move(-900)
      session.end(-250)
      session.settle()
      #expect(
        session.commands.map(\.short) == [
          "begin", "update 0.5", "finish", "pause 0.75", "update 0.5", "update 0.0",
          "update 0.125", "cancel", "complete false",
        ])
    }
    configuration.allowsRegrab = false
    var session = Session(.leftToRight, configuration)
    session.begin()
    session.end(200)
    #expect(session.begin(0).isEmpty)
    #expect(session.settle() == [.complete(didComplete: true)])
  }

  @Test("Row 19: the late end of a movement that was stopped does not end the next one")
  func staleToken() {
    var session = Session()
    session.begin()
    session.end(300)
    session.begin(0)
    session.end(0)
    #expect(session.commands.compactMap(\.settle?.token) == [1, 2])
    #expect(session.send(.settled(token: 1, time: 1)).isEmpty)
    #expect(session.send(.settled(token: 2, time: 1)) == [.complete(didComplete: true)])
  }

  @Test("Row 19: a movement that a finger stops and leaves alone ends as it would have")
  func stoppedAndLeft() {
    // Refused by a flick back at 92 %, then touched.
    var session = Session()
    session.begin()
    session.move(368)
    session.end(368, velocity: -4000)
    session.begin(0)
    #expect(session.end(0).map(\.short) == ["cancel"])
    // Stopped again and moved: then the policy decides.
    session.begin(0)
    session.move(300)
    #expect(session.end(390).last?.short == "finish")
  }

  @Test("Rows 14, 19, 25: what is no pan along the way leaves a movement alone")
  func refusedRegrab() {
    var session = Session(.rightToLeft)
    session.begin()
    session.end(300)
    var scroll = session.sample(10)
    scroll.translation.y = 40
    #expect(session.send(.began(sample: scroll, context: session.context())).isEmpty)
    #expect(session.interaction.decision(for: scroll, in: session.context()) == .refuse(.tooSteep))
    var context = session.context()
    context.competitors = [.control(axis: .horizontal)]
    #expect(session.send(.began(sample: session.sample(10), context: context)).isEmpty)
    context = session.context()
    context.isEnabled = false
    #expect(session.send(.began(sample: session.sample(10), context: context)).isEmpty)
    // Pushed on or back, and wherever the finger came down, it is taken.
    #expect(session.begin(-10).map(\.short).first?.hasPrefix("pause") == true)
    #expect(
      session.interaction.decision(for: session.sample(10), in: session.context())
        == .refuse(.inTransition))

    var configuration = PopInteraction.Configuration.fullScreenBack
    configuration.gate.isEnabled = false
    #expect(
      configuration.gate.regrabDecision(for: session.sample(10), in: session.context())
        == .refuse(.disabled))
    configuration = .fullScreenBack
    configuration.allowsRegrab = false
    var still = Session(.leftToRight, configuration)
    still.begin()
    still.end(300)
    #expect(still.begin(-10).isEmpty)
    #expect(
      still.interaction.decision(for: still.sample(10), in: still.context())
        == .refuse(.inTransition))
  }

  @Test("Row 19: what changes while a movement settles counts when it is taken again")
  func changesWhileSettling() {
    for event in [
      PopEvent.resized(size: LayoutSize(width: 200, height: 800)),
      .rotated(size: LayoutSize(width: 200, height: 400)),
    ] {
      // The direction stays, the width is the new one: 100 points are a half.
      var session = Session(.rightToLeft)
      session.begin()
      session.end(300)
      session.send(event)
      session.send(.layoutDirectionChanged(direction: .leftToRight))
      #expect(session.begin(0) == [.pause(progress: 0.75)])
      #expect(session.move(-100).map(\.short) == ["update 0.25"])
    }
  }

  @Test("Row 19: on another size, what was shown before the finger took it keeps its distance")
  func resizedAfterRegrab() {
    var session = Session()
    session.begin()
    session.end(300)
    session.begin(0)
    // 300 points are the whole of 300 points, half of 600.
    #expect(
      session.send(.resized(size: LayoutSize(width: 600, height: 800))).map(\.short) == [
        "update 0.5"
      ])
    #expect(session.move(-60).map(\.short) == ["update 0.4"])
    // A width that is hardly a number breaks nothing.
    session.send(.resized(size: LayoutSize(width: .leastNonzeroMagnitude, height: 800)))
    session.send(.resized(size: LayoutSize(width: 400, height: 800)))
    #expect(session.move(400).map(\.short) == ["update 1.0"])
  }

  @Test("Row 18: a cancelled gesture settles without the finger's velocity")
  func cancelledVelocity() {
    var session = Session()
    session.begin()
    session.send(.changed(sample: session.sample(200, velocity: 3000)))
    session.send(.cancelled(time: 1))
    #expect(session.commands.last?.settle?.initialVelocity == 0)
    #expect(session.commands.last?.settle?.start == 0.5)
  }

  @Test("Row 19: a second pan does nothing while a finger moves the transition")
  func secondPan() {
    var session = Session()
    session.begin()
    session.move(100)
    #expect(session.begin().isEmpty)
    #expect(session.move(120).map(\.short) == ["update 0.3"])
  }

  @Test("Row 19: on another size the page stays under the finger")
  func resized() {
    var session = Session()
    session.begin()
    session.move(100)
    #expect(
      session.send(.resized(size: LayoutSize(width: 200, height: 800))).map(\.short) == [
        "update 0.5"
      ])
    #expect(session.move(150).map(\.short) == ["update 0.75"])
    #expect(session.send(.resized(size: LayoutSize(width: 200, height: 400))).isEmpty)
    // No width is no progress, and no trap.
    #expect(session.send(.resized(size: .zero)).map(\.short) == ["update 0.0"])
    #expect(session.end(150, velocity: 9).map(\.short) == ["cancel"])
  }

  @Test("Row 19: when the device is turned, progress stays and the pan goes on from there")
  func rotated() {
    var session = Session()
    session.begin()
    session.move(100)
    #expect(session.send(.rotated(size: LayoutSize(width: 800, height: 400))).isEmpty)
    // The finger is somewhere else by the new coordinates.
    #expect(session.move(-333).map(\.short) == ["update 0.25"])
    #expect(session.move(-133).map(\.short) == ["update 0.5"])
    #expect(session.end(-133).map(\.short) == ["finish"])
  }

  @Test("Row 19: an interruption ends at once")
  func interrupted() {
    var session = Session()
    session.begin()
    session.move(390)
    session.send(.interrupted(time: 1))
    #expect(
      session.commands.map(\.short) == ["begin", "update 0.975", "cancel", "complete false"])
    session = Session()
    session.begin()
    session.end(390)
    session.send(.interrupted(time: 1))
    #expect(session.settle().isEmpty)
    #expect(
      session.commands.map(\.short) == ["begin", "update 0.975", "finish", "complete true"])
    // Nothing moves from then on: what waited is dropped.
    session = Session()
    session.begin(depth: 4)
    session.send(.popRequested(context: session.context(depth: 4), time: 0))
    session.end(390)
    #expect(session.send(.interrupted(time: 1)) == [.complete(didComplete: true)])
    #expect(session.interaction.waitingPops == 0)
  }

  @Test("Row 19: numbers of screens that cannot be end the waiting pops")
  func impossibleDepth() {
    var session = Session()
    session.begin(depth: 4)
    session.send(.popRequested(context: session.context(depth: .min), time: 0))
    session.end(390)
    #expect(session.settle() == [.complete(didComplete: true)])
  }

  @Test("Row 19: pops wait for each other, and end at the root")
  func queue() {
    var session = Session(.rightToLeft)
    session.begin(depth: 4)
    for _ in 0..<5 { session.send(.popRequested(context: session.context(depth: 4), time: 0)) }
    #expect(session.interaction.waitingPops == 5)
    session.end(300)
    while session.interaction.isInTransition { session.settle() }
    // Four screens: three pops, one of them by the finger.
    let pop = ["begin alone", "finish", "complete true"]
    #expect(
      session.commands.map(\.short) == ["begin", "update 0.75", "finish", "complete true"] + pop
        + pop)
    #expect(session.interaction.waitingPops == 0)
    #expect(session.commands.compactMap(\.settle?.token) == [1, 2, 3])
  }

  @Test("Row 19: a waiting pop takes the direction and the size that there are when it begins")
  func queuedDirection() {
    var session = Session(.rightToLeft)
    session.begin(depth: 3)
    session.send(.popRequested(context: session.context(depth: 3), time: 0))
    session.send(.layoutDirectionChanged(direction: .leftToRight))
    session.end(0)
    #expect(
      session.settle().dropLast().last
        == .begin(transition: 2, isInteractive: false, direction: .leftToRight))
  }

  @Test("Row 24: pops without a finger")
  func requested() {
    var session = Session()
    #expect(session.send(.popRequested(context: session.context(depth: 1), time: 0)).isEmpty)
    var busy = session.context()
    busy.isInTransition = true
    #expect(session.send(.popRequested(context: busy, time: 0)).isEmpty)
    session.send(.popRequested(context: session.context(), time: 0))
    session.settle()
    #expect(session.commands.map(\.short) == ["begin alone", "finish", "complete true"])
  }

  @Test("Row 23, article 003: a pull of 400 points down dismisses, in both directions alike")
  func dismissal() {
    var answers: [[String]] = []
    for direction in UserInterfaceLayoutDirection.allCases {
      var interaction = PopInteraction(.dismissal)
      let context = PopContext(
        size: LayoutSize(width: 375, height: 812), layoutDirection: direction, depth: 1)
      func sample(_ y: Double, _ velocity: Double = 0) -> PanSample {
        PanSample(
          time: 0, location: LayoutPoint(x: 30, y: 100 + y), translation: LayoutPoint(x: 5, y: y),
          velocity: LayoutPoint(x: 900, y: velocity))
      }
      var commands = interaction.handle(.began(sample: sample(10), context: context))
      for y in [-50.0, 100, 300] { commands += interaction.handle(.changed(sample: sample(y))) }
      commands += interaction.handle(.ended(sample: sample(300, -1)))
      answers.append(commands.map(\.short))
    }
    #expect(
      answers[0] == ["begin", "update 0.0", "update 0.25", "update 0.75", "cancel"])
    #expect(answers[0] == answers[1])
  }

  @Test("Row 19: an interactive push goes the other way, from the root too")
  func push() {
    for direction in UserInterfaceLayoutDirection.allCases {
      var session = Session(direction, .fullScreenForward)
      #expect(session.begin(10, depth: 1).isEmpty)
      session.begin(-10, depth: 1)
      session.move(-100)
      session.move(100)
      session.end(-40, velocity: -400)
      session.settle()
      #expect(
        session.commands.map(\.short) == [
          "begin", "update 0.25", "update 0.0", "update 0.1", "finish", "complete true",
        ])
    }
  }

  @Test("Row 26: screens on which going back is not what it is elsewhere")
  func audit() {
    var other = PopInteraction.Configuration.fullScreenBack
    other.policy = .half
    var disabled = PopInteraction.Configuration.fullScreenBack
    disabled.gate.isEnabled = false
    let screens = [
      ScreenInteraction("odd", .edgeBack), ScreenInteraction("list", .fullScreenBack),
      ScreenInteraction("detail", .fullScreenBack), ScreenInteraction("player", other),
      ScreenInteraction("map", disabled), ScreenInteraction("login", nil),
    ]
    #expect(
      InteractionAudit.inconsistencies(screens).map { "\($0.screen): \($0.aspects)" } == [
        "odd: \([InteractionInconsistency.Aspect.gate])",
        "player: \([InteractionInconsistency.Aspect.policy])",
        "map: \([InteractionInconsistency.Aspect.presence, .gate])",
        "login: \([InteractionInconsistency.Aspect.presence])",
      ])
    #expect(InteractionAudit.inconsistencies([]).isEmpty)
    #expect(InteractionAudit.inconsistencies([ScreenInteraction("alone", nil)]).isEmpty)
  }
}
