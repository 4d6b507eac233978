import BidiInteraction
import BidiLayout
import BidiText
import Testing

@Suite("Completion policies and settling")
struct CompletionTests {
  /// Progress and velocity in widths a second.
  static let samples: [(progress: Double, velocity: Double)] = [
    (0.20, 0), (0.34, 0), (0.50, 0), (0.51, 0), (0.10, 1.2), (0.10, 3), (0.90, -0.5),
    (0.90, -1.2), (0.90, -3),
  ]

  /// The printed table of what libraries and articles do, a row a policy.
  static let printed = """
    half            C C C F C C F F F
    third           C F F F C C F F F
    halfUnlessBack  C C F F C C C C C
    swipeTransition C C C F C F F F F
    sloppySwiper    C C C C F F C C C
    hero            C C C F F F C C C
    flutter         C C F F F F F C C
    scrollView      C C C F F F F C C
    """

  /// The table as the interaction gives it for pans on a screen 375 points wide.
  static func table(in direction: UserInterfaceLayoutDirection) -> String {
    CompletionPolicy.Preset.allCases.map { preset in
      let cells = samples.map { sample in
        var interaction = PopInteraction(
          PopInteraction.Configuration(
            gate: PopGestureGate(gesture: .fullScreen), policy: preset.policy))
        let sign = direction == .leftToRight ? 1.0 : -1
        let x = sample.progress * 375 * sign
        let pan = PanSample(
          time: 0, location: LayoutPoint(x: 187 + x, y: 0), translation: LayoutPoint(x: x, y: 0),
          velocity: LayoutPoint(x: sample.velocity * 375 * sign, y: 0))
        let context = PopContext(
          size: LayoutSize(width: 375, height: 812), layoutDirection: direction)
        let commands =
          interaction.handle(.began(sample: pan, context: context))
          + interaction.handle(.ended(sample: pan))
        switch commands.last {
        case .finish: return "F"
        case .cancel: return "C"
        default: return "?"
        }
      }
      let name = preset.rawValue.padded(to: 16)
      return name + cells.joined(separator: " ")
    }.joined(separator: "\n")
  }

  @Test("Row 17: the truth table, cell by cell", arguments: UserInterfaceLayoutDirection.allCases)
  func truthTable(_ direction: UserInterfaceLayoutDirection) {
    let table = Self.table(in: direction)
    print("\(direction.rawValue)\n\(table)")
    #expect(table == Self.printed)
  }

  @Test("Row 17: the truth table, asked of the policies")
  func policies() {
    let rows = CompletionPolicy.Preset.allCases.map { preset in
      preset.rawValue.padded(to: 16)
        + Self.samples.map {
          preset.policy.outcome(progress: $0.progress, velocity: $0.velocity) == .finish ? "F" : "C"
        }.joined(separator: " ")
    }
    #expect(rows.joined(separator: "\n") == Self.printed)
  }

  @Test("Row 17, article 001: half of the width is a long way on an iPad")
  func thresholdInPoints() {
    // 200 points are half of a phone and a fifth of a tablet.
    let policy = CompletionPolicy(threshold: .points(160, maximum: 0.5))
    #expect(policy.outcome(progress: 200.0 / 1024, velocity: 0, length: 1024) == .finish)
    #expect(CompletionPolicy.half.outcome(progress: 200.0 / 1024, velocity: 0) == .cancel)
    #expect(policy.outcome(progress: 0.5, velocity: 0, length: 200) == .cancel)
    #expect(policy.outcome(progress: 0.51, velocity: 0, length: 200) == .finish)
    #expect(policy.outcome(progress: 0.51, velocity: 0, length: 0) == .finish)
  }

  @Test("Row 17, article 003: the modal's policy")
  func modal() {
    let policy = CompletionPolicy.moreThanHalfUnlessBack
    #expect(policy.outcome(progress: 0.5, velocity: 0) == .cancel)
    #expect(policy.outcome(progress: 0.51, velocity: 0) == .finish)
    #expect(policy.outcome(progress: 0.9, velocity: -0.01) == .cancel)
  }

  @Test("Row 17: a thousand points a second is another speed on another width")
  func velocityInPoints() {
    let policy = CompletionPolicy.swipeTransition
    #expect(policy.outcome(progress: 0.1, velocity: 2, length: 375) == .cancel)
    #expect(policy.outcome(progress: 0.1, velocity: 2, length: 1024) == .finish)
    #expect(policy.outcome(progress: 0.1, velocity: .infinity) == .cancel)
    #expect(CompletionPolicy.projected(decelerationRate: 0.998).projection == 0.499)
    #expect(CompletionPolicy.projected(decelerationRate: 7).projection == 9.999)
  }

  @Test("Row 17: the policy of this package")
  func standard() {
    let policy = CompletionPolicy.standard
    #expect(policy.outcome(progress: 0.34, velocity: 0, length: 375) == .finish)
    #expect(policy.outcome(progress: 0.2, velocity: 0, length: 375) == .cancel)
    #expect(policy.outcome(progress: 0.2, velocity: 0, length: 1024) == .finish)
    #expect(policy.outcome(progress: 0.05, velocity: 1) == .finish)
    #expect(policy.outcome(progress: 0.95, velocity: -1) == .cancel)
  }

  @Test("Row 18: what is left, and the time that it takes")
  func duration() {
    let timing = SettleTiming(duration: 0.4, minimum: 0.05, curve: .linear)
    #expect(SettleTiming.remainingFraction(.finish, progress: 0.25) == 0.75)
    #expect(SettleTiming.remainingFraction(.cancel, progress: 0.25) == 0.25)
    #expect(timing.settleDuration(.finish, progress: 0.25) == 0.75 * 0.4)
    #expect(timing.settleDuration(.cancel, progress: 0.25) == 0.25 * 0.4)
    // min(lerp(800, 0, v), 300) milliseconds, v being what is shown of the page.
    #expect(SettleTiming.flutter.settleDuration(.finish, progress: 0.9).isNear(0.08))
    #expect(SettleTiming.flutter.settleDuration(.finish, progress: 0.1).isNear(0.3))
    #expect(SettleTiming.flutter.settleDuration(.cancel, progress: 0.9).isNear(0.3))
  }

  @Test("Row 18, article 003: the speed is never 0, at the ends neither")
  func speedIsNeverZero() {
    for timing in [
      SettleTiming.standard, .linear, .flutter, SettleTiming(duration: 0, curve: .linear),
      SettleTiming(duration: .nan, minimum: -1, curve: .linear),
    ] {
      for outcome in CompletionOutcome.allCases {
        for progress in [0, 0.001, 0.5, 0.999, 1, .nan, 7, -7] {
          #expect(timing.settleDuration(outcome, progress: progress) > 0)
          #expect(timing.completionSpeed(outcome, progress: progress) > 0)
        }
      }
    }
    // duration = (1 − p) · d / speed, as the header of UIPercentDrivenInteractiveTransition says.
    let speed = SettleTiming.flutter.completionSpeed(.finish, progress: 0.1)
    #expect((0.9 * 0.8 / speed).isNear(0.3))
  }

  @Test("Row 18: curves begin at 0, end at 1 and begin with the velocity that was there")
  func curves() {
    let curves: [TimingCurve] = [
      .linear, .easeIn, .easeOut, .easeInOut, .spring(dampingRatio: 1),
      .spring(dampingRatio: 0.6), .spring(dampingRatio: 0),
    ]
    for curve in curves {
      #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1 && curve.value(at: .nan) == 0)
      for velocity in [0.5, 2, 9, 40] {
        let slope = curve.value(at: 1e-8, initialVelocity: velocity) / 1e-8
        #expect((slope / velocity - 1).magnitude < 0.01, "\(curve) \(velocity)")
      }
    }
    for time in stride(from: 0.0, through: 1, by: 0.125) {
      #expect(TimingCurve.linear.value(at: time).isNear(time))
    }
    // The point of symmetry, and the middle of t²·(3 − 2t) moved by both control points.
    #expect(TimingCurve.easeInOut.value(at: 0.5).isNear(0.5))
    #expect(TimingCurve.easeIn.value(at: 0.5) < 0.35)
    #expect(TimingCurve.easeOut.value(at: 0.5) > 0.65)
    // A spring that swings passes the end; one that does not, does not. Near rest at the end.
    let times = stride(from: 0.0, to: 1, by: 0.01)
    #expect(times.contains { TimingCurve.spring(dampingRatio: 0.6).value(at: $0) > 1.05 })
    #expect(times.allSatisfy { TimingCurve.spring(dampingRatio: 1).value(at: $0) <= 1 })
    for ratio in [0.3, 0.6, 1] {
      #expect(TimingCurve.spring(dampingRatio: ratio).value(at: 0.9999).isNear(1, within: 0.002))
    }
  }

  @Test("Row 18: a settle goes from where it is to its end")
  func settle() {
    for (outcome, end) in [(CompletionOutcome.finish, 1.0), (.cancel, 0.0)] {
      let settle = SettleTiming.linear.settle(outcome, progress: 0.4)
      #expect(settle.progress(at: -1) == 0.4 && settle.progress(at: 0) == 0.4)
      #expect(settle.progress(at: settle.duration) == end)
      #expect(settle.progress(at: 9) == end)
      #expect(settle.progress(at: settle.duration / 2).isNear((0.4 + end) / 2))
    }
    // 0.6 are left; 1.2 a second are 2 of what is left.
    #expect(
      SettleTiming.standard.settle(.finish, progress: 0.4, velocity: 1.2).initialVelocity.isNear(2))
    #expect(
      SettleTiming.standard.settle(.cancel, progress: 0.4, velocity: 1.2).initialVelocity.isNear(-3)
    )
    #expect(SettleTiming.standard.settle(.finish, progress: 1, velocity: 3).initialVelocity == 0)
  }
}

extension Double {
  func isNear(_ other: Double, within limit: Double = 1e-9) -> Bool {
    (self - other).magnitude <= limit
  }
}

extension String {
  fileprivate func padded(to length: Int) -> String {
    self + String(repeating: " ", count: max(0, length - count))
  }
}
