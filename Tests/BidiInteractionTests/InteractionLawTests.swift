import BidiInteraction
import BidiLayout
import BidiTestSupport
import BidiText
import Foundation
import Testing

/// Random events, well-ordered or not.
private struct EventSource {
  var random: SeededGenerator
  var time = 0.0
  var width = 400.0
  /// The last movement that the interaction asked for.
  var token = 0
  /// Where the finger is, so that well-behaved stretches are drawn too.
  var place = 0.0

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func number(_ range: ClosedRange<Int>) -> Double {
    Double(Int.random(in: range, using: &random))
  }

  mutating func sample() -> PanSample {
    time += number(1...8) / 64
    place += number(-60...90)
    let down = number(-20...20)
    // Now and then what no recognizer says.
    let isOdd = number(0...199) == 0
    return PanSample(
      time: time, location: LayoutPoint(x: place + number(0...400), y: 100 + down),
      translation: LayoutPoint(x: isOdd ? .nan : place, y: down),
      velocity: LayoutPoint(x: isOdd ? .infinity : number(-2000...2000), y: 0))
  }

  mutating func context(_ direction: UserInterfaceLayoutDirection) -> PopContext {
    PopContext(
      size: LayoutSize(width: width, height: 800), layoutDirection: direction,
      depth: number(0...99) == 0 ? .min : Int(number(1...5)), isInTransition: number(0...19) == 0,
      isEnabled: number(0...19) != 0,
      competitors: number(0...9) == 0 ? [.control(axis: .horizontal)] : [])
  }

  mutating func event(_ direction: UserInterfaceLayoutDirection) -> PopEvent {
    switch number(0...19) {
    case 0...3:
      place = 0
      return .began(sample: sample(), context: context(direction))
    case 4...10: return .changed(sample: sample())
    case 11...13: return .ended(sample: sample())
    case 14: return .cancelled(time: time)
    case 15: return number(0...3) == 0 ? .interrupted(time: time) : .cancelled(time: time)
    case 16: return .popRequested(context: context(direction), time: time)
    case 17, 18: return .settled(token: token - Int(number(0...1)), time: time)
    default:
      let size = LayoutSize(width: number(0...5) == 0 ? 0 : number(100...900), height: 800)
      switch number(0...2) {
      case 0: return .resized(size: size)
      case 1: return .rotated(size: size)
      default:
        return .layoutDirectionChanged(
          direction: Bool.random(using: &random) ? direction : direction.opposite)
      }
    }
  }
}

/// What commands may follow each other: begin, updates, finish or cancel, complete; a pause takes a
/// movement back.
private struct Grammar {
  enum State { case idle, tracking, settling(CompletionOutcome) }
  var state = State.idle
  var begun = 0
  var completed = 0
  var regrabs = 0

  /// Whether a command may come here.
  mutating func accepts(_ command: PopCommand) -> Bool {
    switch (state, command) {
    case (.idle, .begin(let transition, _, _)):
      begun += 1
      state = .tracking
      return transition == begun
    case (.tracking, .update(let progress)): return (0...1).contains(progress)
    case (.tracking, .finish(let settle)):
      state = .settling(.finish)
      return settle.outcome == .finish && settle.duration > 0 && settle.duration.isFinite
    case (.tracking, .cancel(let settle)):
      state = .settling(.cancel)
      return settle.outcome == .cancel && settle.duration > 0 && settle.duration.isFinite
    case (.settling, .pause(let progress)):
      regrabs += 1
      state = .tracking
      return (0...1).contains(progress)
    case (.settling(let outcome), .complete(let didComplete)):
      completed += 1
      state = .idle
      return didComplete == (outcome == .finish)
    default: return false
    }
  }
}

@Suite("Laws over random gestures")
struct InteractionLawTests {
  /// A stream's violations, and what it did.
  private static func run(
    _ seed: UInt64, _ configuration: PopInteraction.Configuration
  ) -> (violations: Int, commands: Int, grammar: Grammar) {
    var source = EventSource(seed: seed)
    var (left, right) = (PopInteraction(configuration), PopInteraction(configuration))
    var grammar = Grammar()
    var (violations, commands) = (0, 0)
    // The stream, and a gentle end to whatever still runs.
    let length = 6 + Int(seed % 19)
    for step in 0..<(length + 8) {
      let event: PopEvent =
        step < length ? source.event(.leftToRight) : .interrupted(time: source.time)
      let answer = left.handle(event)
      for command in answer {
        if !grammar.accepts(command) { violations += 1 }
        switch command {
        case .finish(let settle), .cancel(let settle): source.token = settle.token
        default: break
        }
      }
      if right.handle(event.mirrored(inWidth: 400)) != answer.map(\.mirrored) { violations += 1 }
      commands += answer.count
    }
    if left.isInTransition || grammar.begun != grammar.completed { violations += 1 }
    return (violations, commands, grammar)
  }

  @Test("Rows 16–19, 24: 100,000 random streams of events, none breaks a law")
  func streams() {
    var regrabbing = PopInteraction.Configuration.fullScreenBack
    regrabbing.timing = .linear
    var still = PopInteraction.Configuration.fullScreenBack
    still.allowsRegrab = false
    still.policy = .sloppySwiper
    let configurations = [.fullScreenBack, .edgeBack, regrabbing, still, .fullScreenForward]
    var (violations, commands, begun, completed, regrabs) = (0, 0, 0, 0, 0)
    let start = Date()
    for seed in 0..<UInt64(100_000) {
      let result = Self.run(seed, configurations[Int(seed) % configurations.count])
      violations += result.violations
      commands += result.commands
      begun += result.grammar.begun
      completed += result.grammar.completed
      regrabs += result.grammar.regrabs
    }
    print(
      "streams 100000, commands \(commands), transitions \(begun), taken again \(regrabs),",
      "violations \(violations), seconds \(Date().timeIntervalSince(start))")
    #expect(violations == 0)
    #expect(begun == completed)
    // The streams reach what they are to test.
    #expect(begun > 50_000 && regrabs > 1000)
  }

  @Test("Row 19: without a second touch, exactly one finish or cancel and one complete")
  func oneEnd() {
    var random = SeededGenerator(seed: 19)
    for _ in 0..<2000 {
      var interaction = PopInteraction(.fullScreenBack)
      let context = PopContext(
        size: LayoutSize(width: 400, height: 800), layoutDirection: .rightToLeft)
      func sample(_ x: Double) -> PanSample {
        PanSample(
          time: 0, location: LayoutPoint(x: 300 + x, y: 0), translation: LayoutPoint(x: x, y: 0),
          velocity: LayoutPoint(x: Double.random(in: -900...900, using: &random), y: 0))
      }
      var commands = interaction.handle(.began(sample: sample(-10), context: context))
      for _ in 0..<Int.random(in: 0...9, using: &random) {
        commands += interaction.handle(
          .changed(sample: sample(Double.random(in: -500...300, using: &random))))
      }
      let isCancelled = Bool.random(using: &random)
      commands += interaction.handle(
        isCancelled
          ? .cancelled(time: 1)
          : .ended(sample: sample(Double.random(in: -500...300, using: &random))))
      let ends = commands.filter { $0.settle != nil }
      #expect(ends.count == 1)
      #expect(!isCancelled || ends.first?.short == "cancel")
      let token = ends.first?.settle?.token ?? 0
      let last = interaction.handle(.settled(token: token, time: 2))
      #expect(last == [.complete(didComplete: ends.first?.short == "finish")])
      // No command after the end.
      for event in [
        PopEvent.changed(sample: sample(-99)), .ended(sample: sample(-99)), .cancelled(time: 3),
        .settled(token: token, time: 3), .interrupted(time: 3),
      ] {
        #expect(interaction.handle(event).isEmpty)
      }
    }
  }

  @Test("Row 16: progress grows with the way, and is the same in a mirror")
  func monotone() {
    var random = SeededGenerator(seed: 16)
    for _ in 0..<5000 {
      let size = LayoutSize(width: Double.random(in: 1...1400, using: &random), height: 800)
      let places = (0..<6).map { _ in Double.random(in: -1500...1500, using: &random) }.sorted()
      for motion in PanDirection.allCases {
        let measure = PanMeasure(motion)
        for direction in UserInterfaceLayoutDirection.allCases {
          let sign = motion.along(LayoutPoint(x: 1, y: 1), in: direction)
          let progress = places.map {
            measure.progress(LayoutPoint(x: $0 * sign, y: $0 * sign), in: size, direction)
          }
          #expect(progress == progress.sorted() && progress.allSatisfy { (0...1).contains($0) })
        }
        let point = LayoutPoint(x: places[0], y: places[1])
        #expect(
          measure.progress(point, in: size, .leftToRight)
            == measure.progress(point.mirrored(inWidth: 0), in: size, .rightToLeft))
      }
    }
  }

  @Test("Row 19: what is seen does not jump when a transition is taken again")
  func continuity() {
    var pauses = 0
    for seed in 0..<UInt64(3000) {
      var source = EventSource(seed: seed)
      var interaction = PopInteraction(.fullScreenBack)
      var playback = TransitionPlayback()
      for _ in 0..<20 {
        let event = source.event(.rightToLeft)
        for command in interaction.handle(event) {
          if case .pause(let progress) = command {
            pauses += 1
            let seen = playback.progress(at: source.time) ?? .nan
            #expect(min(max(seen, 0), 1).isNear(progress), "seed \(seed)")
          }
          playback.perform(command, at: source.time)
          if let settle = command.settle {
            source.token = settle.token
            #expect(playback.progress(at: source.time) == settle.start)
          }
        }
        #expect(interaction.isInTransition == (playback.progress(at: source.time) != nil))
      }
    }
    #expect(pauses > 500)
  }

  @Test("Events, commands and the machine itself are read back as they were written")
  func coding() throws {
    var source = EventSource(seed: 4)
    var interaction = PopInteraction(.fullScreenBack)
    var copy = interaction
    let encoder = JSONEncoder()
    let decoder = JSONDecoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    for _ in 0..<300 {
      let event = source.event(.rightToLeft)
      let read = try decoder.decode(PopEvent.self, from: encoder.encode(event))
      let answer = interaction.handle(event)
      #expect(copy.handle(read) == answer)
      #expect(try decoder.decode([PopCommand].self, from: encoder.encode(answer)) == answer)
      copy = try decoder.decode(PopInteraction.self, from: encoder.encode(interaction))
      #expect(copy == interaction)
    }
  }
}
