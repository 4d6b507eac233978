import BidiLayout
import BidiTestSupport
import BidiText
import Testing

/// Random Auto Layout systems.
struct ConstraintGenerator {
  private var generator: SeededGenerator
  private var names: [String] = ["window"]

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  private mutating func number(_ range: ClosedRange<Int>) -> Double {
    Double(Int.random(in: range, using: &generator)) / 2
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &generator)]
  }

  private mutating func node(depth: Int) -> Node {
    let name = "n\(names.count)"
    names.append(name)
    var node = Node(
      id: name,
      frame: LayoutRect(
        x: number(0...200), y: number(0...200), width: number(0...300), height: number(0...100)))
    if Bool.random(using: &generator) {
      node.sizing = ContentSizing(
        intrinsicWidth: number(0...200), intrinsicHeight: number(0...80),
        firstBaseline: number(0...30),
        hugging: .init(horizontal: pick([100, 250, 251, 1000]), vertical: 250))
    }
    if depth < 3 {
      for _ in 0..<Int.random(in: 0...3, using: &generator) {
        node.children.append(self.node(depth: depth + 1))
      }
    }
    if !node.children.isEmpty, Int.random(in: 0..<3, using: &generator) == 0 {
      node.arrangement = .stack(
        StackLayout(
          axis: pick(LayoutAxis.allCases), spacing: number(0...20),
          alignment: pick(StackLayout.Alignment.allCases),
          distribution: pick(StackLayout.Distribution.allCases),
          insets: DirectionalEdgeInsets(top: number(0...9), leading: number(0...9))))
    }
    return node
  }

  /// A window whose system says nothing of left and right.
  mutating func window() -> Node {
    var window = Node(id: "window", frame: LayoutRect(x: 0, y: 0, width: 400, height: 300))
    for _ in 0..<Int.random(in: 1...5, using: &generator) { window.children.append(node(depth: 0)) }
    var layout = ConstraintLayout()
    for number in 0..<2 {
      let owner = pick(names)
      let insets = DirectionalEdgeInsets(
        top: 3, leading: self.number(0...40), trailing: self.number(0...9))
      layout.guides.append(
        LayoutGuide(id: "g\(number)", owner: owner, insets: pick([insets, insets, nil])))
      names.append("g\(number)")
    }
    for _ in 0..<names.count * 4 {
      let isLength = Int.random(in: 0..<3, using: &generator) == 0
      let attributes: [LayoutConstraint.Attribute] =
        isLength
        ? [.width, .height]
        : pick([
          [.leading, .trailing], [.leading, .trailing, .centerX],
          [.top, .bottom, .centerY, .firstBaseline],
        ])
      let (first, second) = (pick(attributes), pick(attributes))
      let isCenter = first == .centerX && second == .centerX
      layout.constraints.append(
        LayoutConstraint(
          pick(names), first, pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]),
          to: pick(names), second,
          multiplier: isLength || first.axis == .vertical ? pick([1, 0.5, 1.5]) : 1,
          isCenter ? 0 : number(-40...80), priority: pick([1000, 1000, 750, 250, 100.5])))
      // The same to both sides of a middle: an inequality of middles would go to the right.
      if isCenter { layout.constraints[layout.constraints.count - 1].relation = .equal }
    }
    window.arrangement = .constraints(layout)
    return window
  }

  /// A system of anything: names that are not there, numbers that are none.
  mutating func hostileWindow() -> Node {
    var window = window()
    guard case .constraints(var layout)? = window.arrangement else { return window }
    let numbers: [Double] = [0, -1, 1, .nan, .infinity, -.infinity, 1e300, 1e-300, 1e6, -0.0, 3]
    for index in layout.constraints.indices {
      layout.constraints[index].firstAttribute = pick(LayoutConstraint.Attribute.allCases)
      layout.constraints[index].secondAttribute = pick(LayoutConstraint.Attribute.allCases + [nil])
      layout.constraints[index].second = pick(names + ["nobody", nil])
      layout.constraints[index].constant = pick(numbers)
      layout.constraints[index].multiplier = pick(numbers)
      layout.constraints[index].priority = pick(numbers + [1000, 1000])
    }
    layout.guides.append(LayoutGuide(id: "window", owner: "nobody"))
    layout.guides.append(LayoutGuide(id: "g0", owner: "window"))
    window.arrangement = .constraints(layout)
    window.children[0].frame = LayoutRect(
      x: pick(numbers), y: pick(numbers), width: pick(numbers), height: pick(numbers))
    window.children[0].sizing = ContentSizing(
      intrinsicWidth: pick(numbers), intrinsicHeight: pick(numbers))
    window.children[0].arrangement = .stack(StackLayout(axis: .horizontal, spacing: pick(numbers)))
    window.children.append(window.children[0])
    return window
  }
}

@Suite("Laws of Auto Layout")
struct ConstraintLawTests {
  @Test(
    "From right to left, systems without left and right are the mirror image",
    arguments: MirroringStrategy.allCases)
  func mirror(_ strategy: MirroringStrategy) {
    var compared = 0
    for seed in 0..<100 as Range<UInt64> {
      var generator = ConstraintGenerator(seed: seed)
      let window = generator.window()
      let scene = LayoutScene(size: LayoutSize(width: 400, height: 300), windows: [window])
      let left = scene.resolved(in: .leftToRight, strategy: strategy)
      let right = scene.resolved(in: .rightToLeft, strategy: strategy)
      #expect(left.faults == right.faults)
      for (one, other) in zip(left.items, right.items) {
        let mirrored = one.frame.mirrored(inWidth: 400)
        let isSame =
          (mirrored.x - other.frame.x).magnitude < 1e-6
          && (mirrored.y - other.frame.y).magnitude < 1e-6
          && (mirrored.width - other.frame.width).magnitude < 1e-6
          && (mirrored.height - other.frame.height).magnitude < 1e-6
        #expect(isSame, "seed \(seed), \(one.id): \(mirrored), \(other.frame)")
        compared += 1
      }
    }
    #expect(compared > 1000)
  }

  @Test("What has to hold holds, but for what is said to be left out")
  func required() {
    var checked = 0
    for seed in 0..<100 as Range<UInt64> {
      var generator = ConstraintGenerator(seed: seed)
      let window = generator.window()
      guard case .constraints(let layout)? = window.arrangement else { continue }
      let resolved = LayoutScene(size: LayoutSize(width: 400, height: 300), windows: [window])
        .resolved(
          in: .leftToRight)
      let dropped = Set(
        resolved.faults.compactMap { fault -> LayoutConstraint? in
          if case .constraint(let constraint, _) = fault.fault { constraint } else { nil }
        })
      let guides = Set(layout.guides.map(\.id))
      for constraint in layout.constraints
      where constraint.priority == 1000 && !dropped.contains(constraint) {
        guard let name = constraint.second, !guides.contains(name),
          !guides.contains(constraint.first),
          let first = resolved.item(constraint.first)?.frame,
          let second = resolved.item(name)?.frame,
          let other = constraint.secondAttribute, constraint.firstAttribute != .firstBaseline,
          other != .firstBaseline
        else { continue }
        // Places that are multiplied count from what holds both; those of the window are from zero.
        if constraint.multiplier != 1, !constraint.firstAttribute.isLength { continue }
        let difference =
          Self.value(constraint.firstAttribute, first)
          - Self.value(other, second) * constraint.multiplier - constraint.constant
        switch constraint.relation {
        case .equal: #expect(difference.magnitude < 1e-3, "seed \(seed): \(constraint)")
        case .lessThanOrEqual: #expect(difference < 1e-3, "seed \(seed): \(constraint)")
        case .greaterThanOrEqual: #expect(difference > -1e-3, "seed \(seed): \(constraint)")
        }
        checked += 1
      }
      #expect(resolved.items.allSatisfy { $0.size.width >= 0 && $0.size.height >= 0 })
    }
    #expect(checked > 300)
  }

  private static func value(_ attribute: LayoutConstraint.Attribute, _ frame: LayoutRect) -> Double
  {
    switch attribute {
    case .left, .leading: frame.minX
    case .right, .trailing: frame.maxX
    case .centerX: frame.center.x
    case .top, .firstBaseline: frame.minY
    case .bottom, .lastBaseline: frame.maxY
    case .centerY: frame.center.y
    case .width: frame.width
    case .height: frame.height
    }
  }

  @Test("Nothing traps, and the same comes out again")
  func hostile() {
    for seed in 0..<80 as Range<UInt64> {
      var generator = ConstraintGenerator(seed: seed)
      let scene = LayoutScene(
        size: LayoutSize(width: 400, height: 300), windows: [generator.hostileWindow()])
      let resolved = scene.resolved(in: .rightToLeft)
      #expect(!resolved.faults.isEmpty)
      // By words: a number that is none is not equal to itself.
      let again = scene.resolved(in: .rightToLeft)
      #expect(resolved.faults.map(\.fault.explanation) == again.faults.map(\.fault.explanation))
      #expect(resolved.items.map(\.frame) == again.items.map(\.frame))
      _ = LayoutAudit(scene).findings()
    }
  }

  @Test("A thousand boxes that hang together are solved in time")
  func large() {
    // Rows below one another, each with a picture, a title and a value.
    var window = Node(id: "window", frame: LayoutRect(x: 0, y: 0, width: 400, height: 800))
    var constraints: [LayoutConstraint] = []
    for row in 0..<250 {
      var title = Node(id: "t\(row)", frame: .zero)
      title.sizing = ContentSizing(intrinsicWidth: Double(20 + row % 90), intrinsicHeight: 20)
      var value = Node(id: "v\(row)", frame: .zero)
      value.sizing = ContentSizing(
        intrinsicWidth: 30, intrinsicHeight: 20, hugging: .init(horizontal: 251, vertical: 250))
      window.children.append(
        Node(
          id: "r\(row)", frame: .zero, children: [Node(id: "p\(row)", frame: .zero), title, value]))
      constraints += [
        LayoutConstraint("r\(row)", .leading, to: "window", .leading, 16),
        LayoutConstraint("r\(row)", .trailing, to: "window", .trailing, -16),
        row == 0
          ? LayoutConstraint("r0", .top, to: "window", .top)
          : LayoutConstraint("r\(row)", .top, to: "r\(row - 1)", .bottom, 1),
        row == 0
          ? LayoutConstraint("r0", .height, .greaterThanOrEqual, 44)
          : LayoutConstraint("r\(row)", .height, to: "r\(row - 1)", .height),
        LayoutConstraint("p\(row)", .leading, to: "r\(row)", .leading, 8),
        LayoutConstraint("p\(row)", .width, to: "p\(row)", .height),
        LayoutConstraint("p\(row)", .height, 30),
        LayoutConstraint("p\(row)", .centerY, to: "r\(row)", .centerY),
        LayoutConstraint("t\(row)", .leading, to: "p\(row)", .trailing, 8),
        LayoutConstraint("t\(row)", .centerY, to: "p\(row)", .centerY),
        LayoutConstraint("v\(row)", .leading, to: "t\(row)", .trailing, 8),
        LayoutConstraint("v\(row)", .trailing, to: "r\(row)", .trailing, -8),
        LayoutConstraint("v\(row)", .centerY, to: "t\(row)", .centerY),
      ]
    }
    constraints.append(LayoutConstraint("r0", .height, 44, priority: 250))
    window.arrangement = .constraints(ConstraintLayout(constraints))
    let scene = LayoutScene(size: LayoutSize(width: 400, height: 800), windows: [window])
    let clock = ContinuousClock()
    var resolved = scene.resolved(in: .leftToRight)
    let time = clock.measure { resolved = scene.resolved(in: .rightToLeft) }
    #expect(resolved.faults.isEmpty)
    #expect(resolved.isPlaced("r249", 16, 249 * 45, 368, 44))
    #expect(resolved.isPlaced("v249", 24, 249 * 45 + 12, 30, 20))
    // Far less in a release build; this is for what grows without bound.
    #expect(time < .seconds(20))
  }
}
