import BidiLayout
import BidiText
import Testing

/// Stacks in Auto Layout systems, as `UIStackView` documents them.
@Suite("Stacks in Auto Layout")
struct ConstraintStackTests {
  /// A stack with insets that fills a window.
  private static func scene(
    _ children: [Node], _ distribution: StackLayout.Distribution,
    _ alignment: StackLayout.Alignment = .fill, axis: LayoutAxis = .horizontal, width: Double = 320
  ) -> ConstraintScene {
    var stack = box("stack", .zero, children)
    stack.arrangement = .stack(
      StackLayout(
        axis: axis, spacing: 10, alignment: alignment, distribution: distribution,
        insets: DirectionalEdgeInsets(leading: 20)))
    var scene = ConstraintScene([stack], tied("stack", [.leading, .trailing, .top, .bottom]))
    scene.size = LayoutSize(width: width, height: 100)
    return scene
  }

  /// Three views that want 40, 60 and 100.
  private static let three = [
    label("a", 40, hugging: 251), label("b", 60), label("c", 100, hugging: 252),
  ]

  @Test(
    "Distributions along a row of 300 points, with 80 left over",
    arguments: [
      // What hugs least takes all.
      (.fill, [(20.0, 40.0), (70, 140), (220, 100)]),
      (.fillEqually, [(20, 280.0 / 3), (30 + 280.0 / 3, 280.0 / 3), (40 + 560.0 / 3, 280.0 / 3)]),
      // 280 in proportion 2 : 3 : 5.
      (.fillProportionally, [(20, 56), (86, 84), (180, 140)]),
      (.equalSpacing, [(20, 40), (110, 60), (220, 100)]),
      // Middles at 40, 155 and 270.
      (.equalCentering, [(20, 40), (125, 60), (220, 100)]),
      (.leading, [(20, 40), (70, 60), (140, 100)]),
      (.center, [(60, 40), (110, 60), (180, 100)]),
      (.trailing, [(100, 40), (150, 60), (220, 100)]),
      (.spaceBetween, [(20, 40), (110, 60), (220, 100)]),
    ] as [(StackLayout.Distribution, [(Double, Double)])])
  func distributions(_ distribution: StackLayout.Distribution, _ spans: [(Double, Double)]) {
    let scene = Self.scene(Self.three, distribution)
    let (left, right) = (scene.resolved(), scene.resolved(.rightToLeft))
    #expect(left.faults.isEmpty && right.faults.isEmpty)
    for (name, (start, width)) in zip(["a", "b", "c"], spans) {
      #expect(left.isPlaced(name, start, 0, width, 100), "\(name)")
      #expect(right.isPlaced(name, 320 - start - width, 0, width, 100), "\(name)")
    }
  }

  @Test("What does not fit shrinks by its compression resistance")
  func compression() {
    let scene = Self.scene(
      [label("a", 40), label("b", 200, resistance: 740), label("c", 100)], .fill, width: 220)
    let resolved = scene.resolved()
    #expect(resolved.faults.isEmpty)
    #expect(resolved.isPlaced("b", 70, 0, 40, 100))
    #expect(resolved.isPlaced("c", 120, 0, 100, 100))
  }

  @Test(
    "Alignments across a row of 100 points",
    arguments: [
      (.leading, 0.0, 20.0), (.center, 40, 20), (.trailing, 80, 20), (.fill, 0, 100),
    ] as [(StackLayout.Alignment, Double, Double)])
  func alignments(_ alignment: StackLayout.Alignment, _ top: Double, _ height: Double) {
    let resolved = Self.scene(Self.three, .fill, alignment).resolved()
    #expect(resolved.faults.isEmpty)
    #expect(resolved.isPlaced("b", 70, top, 140, height))
  }

  @Test("Lines of text that stand together, at the top or the bottom of a row")
  func baselines() {
    var (big, small) = (label("big", 60, 40, hugging: 251), label("small", 30, 15))
    big.sizing?.firstBaseline = 30
    big.sizing?.lastBaseline = 30
    small.sizing?.firstBaseline = 12
    small.sizing?.lastBaseline = 12
    let first = Self.scene([big, small], .fill, .firstBaseline).resolved()
    #expect(first.faults.isEmpty)
    #expect(first.isPlaced("big", 20, 0, 60, 40))
    #expect(first.isPlaced("small", 90, 18, 230, 15))
    let last = Self.scene([big, small], .fill, .lastBaseline).resolved()
    #expect(last.isPlaced("big", 20, 60, 60, 40))
    #expect(last.isPlaced("small", 90, 78, 230, 15))
  }

  @Test("Hidden children take no part")
  func hidden() {
    var children = Self.three
    children[1].isHidden = true
    let resolved = Self.scene(children, .equalSpacing).resolved()
    #expect(resolved.faults.isEmpty)
    #expect(resolved.isPlaced("a", 20, 0, 40, 100))
    #expect(resolved.isPlaced("c", 220, 0, 100, 100))
  }

  @Test("A stack is as large as what is in it, and stacks hold stacks")
  func intrinsicSize() {
    var row = box("row", .zero, [label("a", 40), label("b", 60, 30)])
    row.arrangement = .stack(
      StackLayout(axis: .horizontal, spacing: 5, alignment: .center, distribution: .fill))
    var column = box("column", .zero, [row, label("c", 70)])
    column.arrangement = .stack(
      StackLayout(axis: .vertical, spacing: 8, alignment: .leading, distribution: .fill))
    let scene = ConstraintScene(
      [column], tied("column", [.trailing], -10) + tied("column", [.top], 10))
    let resolved = scene.resolved(.rightToLeft)
    #expect(resolved.faults.isEmpty)
    // 40, 5 and 60 wide; 30, 8 and 20 high.
    #expect(resolved.isPlaced("column", 10, 10, 105, 58))
    #expect(resolved.isPlaced("a", 75, 15, 40, 20))
    #expect(resolved.isPlaced("b", 10, 10, 60, 30))
    #expect(resolved.isPlaced("c", 45, 48, 70, 20))
  }

  @Test("Constraints hold for children of a stack, whose own direction is its own")
  func constrained() {
    var scene = Self.scene([box("a"), box("b")], .fill)
    scene.nodes[0].semantics = .playback
    scene.layout.constraints.append(
      LayoutConstraint("b", .width, to: "a", .width, multiplier: 2))
    for direction in UserInterfaceLayoutDirection.allCases {
      let resolved = scene.resolved(direction)
      #expect(resolved.faults.isEmpty)
      // 290 are left in parts of 1 and 2, from the left in both.
      #expect(resolved.isPlaced("a", 20, 0, 290.0 / 3, 100))
      #expect(resolved.isPlaced("b", 30 + 290.0 / 3, 0, 580.0 / 3, 100))
    }
  }

  @Test("A constraint that contradicts a stack is left out and named")
  func conflict() {
    var scene = Self.scene([box("a"), box("b")], .fillEqually)
    let wide = LayoutConstraint("a", .width, 200, name: "wide")
    scene.layout.constraints.append(wide)
    let resolved = scene.resolved()
    #expect(resolved.faults.map(\.fault) == [.constraint(wide, .conflicting)])
    #expect(resolved.isPlaced("a", 20, 0, 145, 100))
  }
}
