import BidiInteraction
import BidiLayout
import BidiTestSupport
import BidiText
import Testing

/// A pan on a screen 400 points wide, told by the way back: `start` from the leading edge, `back`
/// towards the trailing side.
private func pan(
  start: Double = 8, back: Double = 30, down: Double = 0, in direction: UserInterfaceLayoutDirection
) -> PanSample {
  let isLeftToRight = direction == .leftToRight
  let x = start + back
  return PanSample(
    time: 0, location: LayoutPoint(x: isLeftToRight ? x : 400 - x, y: 300 + down),
    translation: LayoutPoint(x: isLeftToRight ? back : -back, y: down))
}

private func context(
  _ direction: UserInterfaceLayoutDirection, depth: Int = 2, _ competitors: [GestureCompetitor] = []
) -> PopContext {
  PopContext(
    size: LayoutSize(width: 400, height: 800), layoutDirection: direction, depth: depth,
    competitors: competitors)
}

@Suite("Swipes, and the edge of the way back")
struct SwipeTests {
  @Test("Row 13: every set of directions is exchanged bit by bit", arguments: 0..<16)
  func sets(_ bits: Int) {
    // UISwipeGestureRecognizer.Direction: right 1, left 2, up 4, down 8.
    let expected = [0, 2, 1, 3][bits & 3] | bits & 12
    let set = SwipeDirections(rawValue: UInt(bits))
    #expect(set.resolved(in: .leftToRight).rawValue == UInt(bits))
    #expect(set.resolved(in: .rightToLeft).rawValue == UInt(expected))
    #expect(set.resolved(in: .rightToLeft).mirrored.rawValue == UInt(bits))
  }

  @Test("Row 13, article 002: `==` on an option set misses left with up")
  func optionSetComparedByBits() {
    let set: SwipeDirections = [.toTrailing, .up]
    #expect(set.resolved(in: .rightToLeft) == [.left, .up])
    #expect(
      SwipeDirections(authoredLeftToRight: [.left, .right, .down]).resolved(in: .rightToLeft)
        == [.left, .right, .down])
    #expect(SwipeDirections(rawValue: 0x13).resolved(in: .rightToLeft).rawValue == 0x13)
  }

  @Test("Row 15: the way back begins at the leading edge")
  func edge() {
    #expect(BackGesture.edge(in: .leftToRight) == .left)
    #expect(BackGesture.edge(in: .rightToLeft) == .right)
  }

  @Test("Row 15: a strip of 20 points, widened by the safe area of that side")
  func strip() {
    let size = LayoutSize(width: 400, height: 800)
    func canStart(
      _ x: Double, _ insets: PhysicalEdgeInsets, _ direction: UserInterfaceLayoutDirection
    ) -> Bool {
      BackGesture.edge.canStart(
        at: LayoutPoint(x: x, y: 5), in: size, safeAreaInsets: insets, direction)
    }
    let notch = PhysicalEdgeInsets(left: 44)
    #expect(canStart(20, .zero, .leftToRight) && !canStart(21, .zero, .leftToRight))
    #expect(canStart(380, .zero, .rightToLeft) && !canStart(379, .zero, .rightToLeft))
    #expect(canStart(44, notch, .leftToRight) && !canStart(45, notch, .leftToRight))
    // The notch is at the left in both; the leading side of the other one has none.
    #expect(canStart(380, notch, .rightToLeft) && !canStart(379, notch, .rightToLeft))
    #expect(!canStart(.nan, .zero, .leftToRight))
  }
}

@Suite("Whether a pan begins a transition")
struct GateTests {
  @Test("Row 14: reasons, in both directions", arguments: UserInterfaceLayoutDirection.allCases)
  func reasons(_ direction: UserInterfaceLayoutDirection) {
    let gate = PopGestureGate()
    func decide(
      _ sample: PanSample, depth: Int = 2, _ change: (inout PopContext) -> Void = { _ in }
    ) -> PopGestureGate.Decision {
      var context = context(direction, depth: depth)
      change(&context)
      return gate.decision(for: sample, in: context)
    }
    #expect(decide(pan(in: direction)) == .begin)
    #expect(decide(pan(back: -30, in: direction)) == .refuse(.wrongWay))
    #expect(decide(pan(back: 0, down: 30, in: direction)) == .refuse(.wrongWay))
    #expect(decide(pan(back: 30, down: 30, in: direction)) == .refuse(.tooSteep))
    #expect(decide(pan(back: 30, down: -29, in: direction)) == .begin)
    #expect(decide(pan(start: 21, in: direction)) == .refuse(.outsideStartZone))
    #expect(decide(pan(in: direction)) { $0.isInTransition = true } == .refuse(.inTransition))
    #expect(decide(pan(in: direction)) { $0.isEnabled = false } == .refuse(.disabled))
    #expect(
      PopGestureGate(isEnabled: false).decision(for: pan(in: direction), in: context(direction))
        == .refuse(.disabled))
  }

  @Test("Row 27: the root never begins", arguments: [-1, 0, 1])
  func root(_ depth: Int) {
    for direction in UserInterfaceLayoutDirection.allCases {
      for gesture in [BackGesture.edge, .fullScreen] {
        #expect(
          PopGestureGate(gesture: gesture)
            .decision(for: pan(in: direction), in: context(direction, depth: depth))
            == .refuse(.root))
      }
    }
  }

  @Test("Row 14: without translation the velocity says the way")
  func velocity() {
    var sample = PanSample(time: 0, location: LayoutPoint(x: 395, y: 9), translation: .zero)
    sample.velocity = LayoutPoint(x: -500, y: 100)
    #expect(PopGestureGate().decision(for: sample, in: context(.rightToLeft)) == .begin)
    sample.velocity = LayoutPoint(x: 500, y: 100)
    #expect(PopGestureGate().decision(for: sample, in: context(.rightToLeft)) != .begin)
    sample.velocity = LayoutPoint(x: .nan, y: 0)
    #expect(PopGestureGate().decision(for: sample, in: context(.rightToLeft)) != .begin)
  }

  @Test("Row 14: the farthest start counts from the leading edge, not from the left")
  func maximumDistance() {
    let gate = PopGestureGate(
      gesture: BackGesture(startZone: .fullScreen(maximumDistance: 100)))
    for direction in UserInterfaceLayoutDirection.allCases {
      let context = context(direction)
      #expect(gate.decision(for: pan(start: 100, in: direction), in: context) == .begin)
      #expect(gate.decision(for: pan(start: 101, in: direction), in: context) != .begin)
    }
  }

  @Test("Article 003: the start zone is not the left half in both directions")
  func startZoneIsTheLeadingHalf() {
    let gate = PopGestureGate(
      gesture: BackGesture(startZone: .fullScreen(maximumDistance: 200)))
    let atLeft = PanSample(
      time: 0, location: LayoutPoint(x: 70, y: 0), translation: LayoutPoint(x: -30, y: 0))
    let atRight = PanSample(
      time: 0, location: LayoutPoint(x: 270, y: 0), translation: LayoutPoint(x: -30, y: 0))
    #expect(gate.decision(for: atLeft, in: context(.rightToLeft)) != .begin)
    #expect(gate.decision(for: atRight, in: context(.rightToLeft)) == .begin)
  }

  @Test("Row 14: a mirrored pan gets the same answer")
  func mirror() {
    var random = SeededGenerator(seed: 14)
    var begun = 0
    for _ in 0..<20_000 {
      let sample = PanSample(
        time: 0, location: LayoutPoint(x: Double(Int.random(in: 0...400, using: &random)), y: 20),
        translation: LayoutPoint(
          x: Double(Int.random(in: -40...40, using: &random)),
          y: Double(Int.random(in: -20...20, using: &random))))
      var context = context(.leftToRight, depth: Int.random(in: 1...3, using: &random))
      context.safeAreaInsets = PhysicalEdgeInsets(
        left: Double(Int.random(in: 0...60, using: &random)),
        right: Double(Int.random(in: 0...60, using: &random)))
      let gate = PopGestureGate(gesture: Bool.random(using: &random) ? .edge : .fullScreen)
      let decision = gate.decision(for: sample, in: context)
      begun += decision == .begin ? 1 : 0
      #expect(
        gate.decision(for: sample.mirrored(inWidth: 400), in: context.mirrored) == decision)
    }
    #expect(begun > 1000)
  }
}

@Suite("Who gets the finger")
struct ConflictTests {
  /// The table of the documentation, typed again: edge, full screen.
  static let table: [(GestureConflict, GestureConflictOutcome, GestureConflictOutcome)] = [
    (.scrollAtStart, .transition, .transition),
    (.scrollInside, .transition, .other),
    (.pagerAtStart, .transition, .transition),
    (.pagerInside, .transition, .other),
    (.crossingScroll, .transition, .transition),
    (.control, .other, .other),
    (.crossingControl, .transition, .transition),
    (.cellWithActions, .transition, .other),
    (.cellWithoutActions, .transition, .transition),
    (.openCell, .other, .other),
    (.indifferent, .both, .both),
  ]

  @Test("Row 25: the table, cell by cell")
  func cells() {
    #expect(Set(Self.table.map(\.0)) == Set(GestureConflict.allCases))
    for (conflict, edge, fullScreen) in Self.table {
      let table = GestureConflictTable.standard
      #expect(table.outcome(of: conflict, .edge(width: 20)) == edge)
      #expect(table.outcome(of: conflict, .fullScreen(maximumDistance: nil)) == fullScreen)
    }
  }

  @Test(
    "Row 25: a pan from everywhere begins only at a logical offset of 0 or less",
    arguments: UserInterfaceLayoutDirection.allCases)
  func scroll(_ direction: UserInterfaceLayoutDirection) {
    let gate = PopGestureGate(gesture: .fullScreen)
    // By UIKit's numbers: content of 1000 points seen through 400.
    let start = direction == .leftToRight ? 0.0 : 600.0
    let away = direction == .leftToRight ? 1.0 : -1.0
    for distance in [-30.0, -1, 0, 1, 300, 600] {
      let state = LogicalScroll(
        physicalOffset: start + away * distance, in: direction, contentLength: 1000,
        viewportLength: 400)
      for competitor in [
        GestureCompetitor.scroll(axis: .horizontal, state: state),
        .pager(axis: .horizontal, state: state),
      ] {
        #expect(
          gate.decision(
            for: pan(start: 200, in: direction), in: context(direction, [competitor]))
            == (distance <= 0 ? .begin : .refuse(.competitor(index: 0))))
      }
    }
  }

  @Test("Row 25: the slider never loses, whatever else is there")
  func slider() {
    for direction in UserInterfaceLayoutDirection.allCases {
      for gesture in [BackGesture.edge, .fullScreen] {
        #expect(
          PopGestureGate(gesture: gesture).decision(
            for: pan(in: direction),
            in: context(direction, [.indifferent, .control(axis: .horizontal)]))
            == .refuse(.competitor(index: 1)))
      }
    }
  }

  @Test("Row 25: cells lose what they have no actions for")
  func cell() {
    func situation(
      _ leading: Bool, _ trailing: Bool, _ isOpen: Bool, _ motion: PanDirection
    ) -> GestureConflict {
      GestureCompetitor.cell(
        hasLeadingActions: leading, hasTrailingActions: trailing, isOpen: isOpen
      ).situation(for: motion)
    }
    #expect(situation(true, false, false, .toTrailing) == .cellWithActions)
    #expect(situation(false, true, false, .toTrailing) == .cellWithoutActions)
    #expect(situation(false, true, false, .toLeading) == .cellWithActions)
    #expect(situation(true, false, false, .toLeading) == .cellWithoutActions)
    #expect(situation(false, true, true, .toTrailing) == .openCell)
    #expect(situation(true, true, true, .down) == .cellWithoutActions)
  }

  @Test("Row 25: other axes, insets, and the way forward")
  func axes() {
    let scroll = LogicalScroll(
      contentLength: 1000, viewportLength: 400, offset: -16, leadingInset: 16, trailingInset: 8)
    func situation(_ offset: Double, _ motion: PanDirection, _ axis: LayoutAxis = .horizontal)
      -> GestureConflict
    {
      var state = scroll
      state.offset = offset
      return GestureCompetitor.scroll(axis: axis, state: state).situation(for: motion)
    }
    #expect(situation(-16, .toTrailing) == .scrollAtStart)
    #expect(situation(0, .toTrailing) == .scrollInside)
    #expect(situation(607, .toLeading) == .scrollInside)
    #expect(situation(608, .toLeading) == .scrollAtStart)
    #expect(situation(300, .down) == .crossingScroll)
    #expect(situation(300, .down, .vertical) == .scrollInside)
    #expect(situation(-16, .down, .vertical) == .scrollAtStart)
    #expect(
      GestureCompetitor.control(axis: .vertical).situation(for: .toTrailing) == .crossingControl)
  }
}
