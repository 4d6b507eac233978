import BidiLayout
import BidiText
import Foundation
import Testing

/// Scenes of one window whose children an Auto Layout system places.
struct ConstraintScene {
  var size = LayoutSize(width: 320, height: 200)
  var nodes: [Node]
  var layout: ConstraintLayout
  var direction: UserInterfaceLayoutDirection?

  init(_ nodes: [Node], _ constraints: [LayoutConstraint], guides: [LayoutGuide] = []) {
    self.nodes = nodes
    layout = ConstraintLayout(constraints, guides: guides)
  }

  func resolved(
    _ direction: UserInterfaceLayoutDirection = .leftToRight,
    _ strategy: MirroringStrategy = .direct,
    grid: PixelGrid? = nil
  ) -> ResolvedScene {
    var window = Node(id: "window", frame: LayoutRect(origin: .zero, size: size), children: nodes)
    window.arrangement = .constraints(layout)
    return LayoutScene(size: size, windows: [window]).resolved(
      in: LayoutEnvironment(layoutDirection: direction, pixelGrid: grid), strategy: strategy)
  }
}

extension ResolvedScene {
  /// Whether a box on the screen is the one that is meant, but for rounding.
  func isPlaced(_ id: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Bool {
    guard let frame = item(id)?.frame else { return false }
    return zip([frame.x, frame.y, frame.width, frame.height], [x, y, width, height])
      .allSatisfy { ($0 - $1).magnitude < 1e-6 }
  }
}

func box(_ id: String, _ frame: LayoutRect = .zero, _ children: [Node] = []) -> Node {
  Node(id: id, frame: frame, children: children)
}

func label(
  _ id: String, _ width: Double, _ height: Double = 20, hugging: Double = 250,
  resistance: Double = 750
) -> Node {
  var node = Node(id: id, frame: .zero)
  node.sizing = ContentSizing(
    intrinsicWidth: width, intrinsicHeight: height,
    hugging: .init(horizontal: hugging, vertical: hugging),
    compressionResistance: .init(horizontal: resistance, vertical: resistance))
  return node
}

func tied(
  _ first: String, _ attributes: [LayoutConstraint.Attribute], to second: String = "window",
  _ constant: Double = 0
) -> [LayoutConstraint] {
  attributes.map { LayoutConstraint(first, $0, to: second, $0, constant) }
}

@Suite("Auto Layout")
struct ConstraintTests {
  @Test(
    "A box with margins, in both directions and strategies", arguments: MirroringStrategy.allCases)
  func margins(_ strategy: MirroringStrategy) {
    let scene = ConstraintScene(
      [box("a")],
      tied("a", [.leading], 10) + tied("a", [.trailing], -30) + tied("a", [.top], 5) + [
        LayoutConstraint("a", .height, 44)
      ])
    let left = scene.resolved(.leftToRight, strategy)
    #expect(left.faults.isEmpty)
    #expect(left.isPlaced("a", 10, 5, 280, 44))
    #expect(scene.resolved(.rightToLeft, strategy).isPlaced("a", 30, 5, 280, 44))
  }

  @Test(
    "Left and right stay; their constants go to the right",
    arguments: UserInterfaceLayoutDirection.allCases)
  func physical(_ direction: UserInterfaceLayoutDirection) {
    let scene = ConstraintScene(
      [box("a"), box("b")],
      tied("a", [.left], 10) + tied("b", [.right], -20) + tied("a", [.top, .bottom])
        + tied("b", [.top, .bottom]) + [
          LayoutConstraint("a", .width, 50), LayoutConstraint("b", .left, to: "a", .right, 7),
        ])
    let resolved = scene.resolved(direction)
    #expect(resolved.faults.isEmpty)
    #expect(resolved.isPlaced("a", 10, 0, 50, 200))
    #expect(resolved.isPlaced("b", 67, 0, 233, 200))
    // In leading space the frames differ.
    let leading = resolved.item("a")?.leadingFrame.x
    #expect(leading == (direction == .leftToRight ? 10 : 260))
  }

  @Test("Boxes of different levels")
  func levels() {
    // The inner box ends 10 before the middle of the window, two levels up.
    let scene = ConstraintScene(
      [box("outer", .zero, [box("inner")])],
      tied("outer", [.leading], 40) + tied("outer", [.top], 30) + [
        LayoutConstraint("outer", .width, 200), LayoutConstraint("outer", .height, 100),
        LayoutConstraint("inner", .trailing, to: "window", .centerX, -10),
        LayoutConstraint("inner", .width, 60),
        LayoutConstraint("inner", .bottom, to: "window", .bottom, -80),
        LayoutConstraint("inner", .height, to: "outer", .height, multiplier: 0.5),
      ])
    let left = scene.resolved()
    #expect(left.faults.isEmpty)
    #expect(left.isPlaced("inner", 90, 70, 60, 50))
    #expect(left.item("inner")?.leadingFrame == LayoutRect(x: 50, y: 40, width: 60, height: 50))
    #expect(scene.resolved(.rightToLeft).isPlaced("inner", 320 - 150, 70, 60, 50))
  }

  @Test("Places that are multiplied count from the left, as UIKit counts them")
  func multiplied() {
    // A trailing side at four fifths of the trailing side: of the left one from right to left,
    // which is 0.
    let scene = ConstraintScene(
      [box("a")],
      [
        LayoutConstraint("a", .trailing, to: "window", .trailing, multiplier: 0.8),
        LayoutConstraint("a", .width, 50),
        LayoutConstraint("a", .centerY, to: "window", .centerY, multiplier: 0.5),
        LayoutConstraint("a", .height, 20),
      ])
    #expect(scene.resolved().isPlaced("a", 206, 40, 50, 20))
    #expect(scene.resolved(.rightToLeft).isPlaced("a", 0, 40, 50, 20))
  }

  @Test(
    "A middle stands off to the right in both directions",
    arguments: UserInterfaceLayoutDirection.allCases)
  func offCenter(_ direction: UserInterfaceLayoutDirection) {
    let scene = ConstraintScene(
      [box("a")],
      tied("a", [.centerX], 10) + tied("a", [.top]) + [
        LayoutConstraint("a", .width, 20), LayoutConstraint("a", .height, 20),
      ])
    #expect(scene.resolved(direction).isPlaced("a", 160, 0, 20, 20))
  }

  @Test("The view that hugs less is stretched, the one that resists less is compressed")
  func contents() {
    func row(_ first: Node, _ second: Node, _ width: Double) -> ResolvedScene {
      var scene = ConstraintScene(
        [first, second],
        tied("a", [.leading, .top]) + tied("b", [.trailing, .top]) + [
          LayoutConstraint("b", .leading, to: "a", .trailing, 8)
        ])
      scene.size.width = width
      return scene.resolved()
    }
    let wide = row(label("a", 50, hugging: 251), label("b", 60), 200)
    #expect(wide.faults.isEmpty)
    #expect(wide.isPlaced("a", 0, 0, 50, 20))
    #expect(wide.isPlaced("b", 58, 0, 142, 20))
    let narrow = row(label("a", 50, resistance: 749), label("b", 60), 100)
    #expect(narrow.faults.isEmpty)
    #expect(narrow.isPlaced("a", 0, 0, 32, 20))
    #expect(narrow.isPlaced("b", 40, 0, 60, 20))
    // Equal priorities decide nothing: Interface Builder calls that ambiguous.
    let open = row(label("a", 50), label("b", 60), 200)
    #expect(open.faults.contains { $0.fault == .underdetermined(.horizontal) })
  }

  @Test("One constraint of a higher priority outweighs any number of lower ones")
  func ranks() {
    var constraints = tied("a", [.leading, .top]) + [LayoutConstraint("a", .height, 10)]
    constraints += (0..<200).map { _ in LayoutConstraint("a", .width, 200, priority: 500) }
    constraints.append(LayoutConstraint("a", .width, 100, priority: 501))
    let resolved = ConstraintScene([box("a")], constraints).resolved()
    #expect(resolved.faults.isEmpty)
    #expect(resolved.isPlaced("a", 0, 0, 100, 10))
  }

  @Test("Inequalities bind where they have to")
  func inequalities() {
    // As wide as it can be, but at most 200, and half as high as wide.
    let scene = ConstraintScene(
      [box("a")],
      tied("a", [.centerX, .top]) + [
        LayoutConstraint("a", .width, .lessThanOrEqual, 200),
        LayoutConstraint("a", .width, to: "window", .width, -40, priority: 999),
        LayoutConstraint("a", .height, to: "a", .width, multiplier: 0.5),
      ])
    #expect(scene.resolved().isPlaced("a", 60, 0, 200, 100))
    var narrow = scene
    narrow.size.width = 140
    #expect(narrow.resolved().isPlaced("a", 20, 0, 100, 50))
  }

  @Test("An aspect ratio goes from the height to the width as well")
  func aspect() {
    let scene = ConstraintScene(
      [box("a"), box("b")],
      tied("a", [.leading, .top, .bottom]) + tied("b", [.top, .trailing]) + [
        LayoutConstraint("a", .width, to: "a", .height, multiplier: 0.75),
        LayoutConstraint("b", .leading, to: "a", .trailing, 10),
        LayoutConstraint("b", .height, to: "b", .width, multiplier: 0.5),
      ])
    let resolved = scene.resolved(.rightToLeft)
    #expect(resolved.faults.isEmpty)
    #expect(resolved.isPlaced("a", 170, 0, 150, 200))
    #expect(resolved.isPlaced("b", 0, 0, 160, 80))
  }

  @Test("Guides: a safe area, margins of a node inside, and one that constraints place")
  func guides() {
    let scene = ConstraintScene(
      [box("a", .zero, [box("c")]), box("b")],
      [
        LayoutConstraint("a", .leading, to: "safe", .leading, 4),
        LayoutConstraint("a", .top, to: "safe", .top),
        LayoutConstraint("a", .bottom, to: "safe", .bottom),
        LayoutConstraint("a", .trailing, to: "gap", .leading),
        LayoutConstraint("b", .leading, to: "gap", .trailing),
        LayoutConstraint("b", .trailing, to: "safe", .trailing),
        LayoutConstraint("b", .width, 100),
        LayoutConstraint("gap", .width, 30),
        LayoutConstraint("b", .top, to: "a", .centerY), LayoutConstraint("b", .height, 10),
        LayoutConstraint("c", .leading, to: "margins", .leading),
        LayoutConstraint("c", .trailing, to: "margins", .trailing),
        LayoutConstraint("c", .top, to: "margins", .top),
        LayoutConstraint("c", .bottom, to: "margins", .bottom),
      ],
      guides: [
        LayoutGuide(
          id: "safe", owner: "window",
          insets: DirectionalEdgeInsets(top: 20, leading: 44, bottom: 10, trailing: 0)),
        LayoutGuide(id: "gap", owner: "window", insets: nil),
        LayoutGuide(
          id: "margins", owner: "a",
          insets: DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)),
      ])
    let left = scene.resolved()
    #expect(left.faults.isEmpty)
    #expect(left.isPlaced("a", 48, 20, 142, 170))
    #expect(left.isPlaced("b", 220, 105, 100, 10))
    #expect(left.isPlaced("c", 50, 21, 136, 166))
    let right = scene.resolved(.rightToLeft)
    #expect(right.isPlaced("a", 130, 20, 142, 170))
    #expect(right.isPlaced("c", 134, 21, 136, 166))
  }

  @Test("Baselines")
  func baselines() {
    var big = label("big", 60, 40)
    big.sizing?.firstBaseline = 32
    big.sizing?.lastBaseline = 32
    var small = label("small", 30, 15)
    small.sizing?.firstBaseline = 12
    let scene = ConstraintScene(
      [big, small, box("image", LayoutRect(x: 0, y: 0, width: 10, height: 10))],
      tied("big", [.leading], 0) + tied("big", [.top], 50) + [
        LayoutConstraint("small", .leading, to: "big", .trailing),
        LayoutConstraint("small", .firstBaseline, to: "big", .firstBaseline),
        // What has no text stands with its bottom on the last line.
        LayoutConstraint("image", .lastBaseline, to: "big", .lastBaseline),
        LayoutConstraint("image", .leading, to: "small", .trailing),
        LayoutConstraint("image", .width, 10), LayoutConstraint("image", .height, 10),
      ])
    let resolved = scene.resolved()
    #expect(resolved.faults.isEmpty)
    #expect(resolved.isPlaced("small", 60, 70, 30, 15))
    #expect(resolved.isPlaced("image", 90, 72, 10, 10))
  }

  @Test("The view that lays out both items of a constraint says which side is leading")
  func ownDirections() {
    // The parts of a player that stays left to right, in a right-to-left interface; what a part says
    // of itself is for what is in it.
    var player = box("player", .zero, [box("time"), box("slider")])
    player.semantics = .playback
    player.children[0].semantics = .forceRightToLeft
    let scene = ConstraintScene(
      [player],
      tied("player", [.leading, .trailing, .top, .bottom]) + [
        LayoutConstraint("time", .leading, to: "player", .leading, 10),
        LayoutConstraint("time", .width, 50),
        LayoutConstraint("slider", .leading, to: "player", .leading, 10),
        LayoutConstraint("slider", .width, 50),
      ] + tied("time", [.top, .bottom], to: "player")
        + tied("slider", [.top, .bottom], to: "player"))
    let resolved = scene.resolved(.rightToLeft)
    #expect(resolved.faults.isEmpty)
    #expect(resolved.isPlaced("time", 10, 0, 50, 200))
    #expect(resolved.isPlaced("slider", 10, 0, 50, 200))
    #expect(scene.resolved(.leftToRight).isPlaced("slider", 10, 0, 50, 200))
  }

  @Test("What scrolls is as large as the constraints of its content say")
  func scrolling() {
    var scroll = box("scroll", .zero, [box("content")])
    scroll.scroll = ScrollState(contentSize: LayoutSize(width: 1, height: 1))
    let scene = ConstraintScene(
      [scroll],
      tied("scroll", [.leading, .trailing, .top, .bottom])
        + tied("content", [.leading, .trailing, .top, .bottom], to: "scroll") + [
          LayoutConstraint("content", .width, to: "scroll", .width, multiplier: 2),
          LayoutConstraint("content", .height, 500),
        ])
    let left = scene.resolved()
    #expect(left.faults.isEmpty)
    #expect(left.isPlaced("content", 0, 0, 640, 500))
    let right = scene.resolved(.rightToLeft)
    #expect(right.isPlaced("content", -320, 0, 640, 500))
    // From right to left it begins at the right end of the content.
    #expect(right.item("scroll")?.contentOffset == LayoutPoint(x: 320, y: 0))
  }

  // MARK: Faults

  @Test("Of required constraints that contradict one another, the later one is left out and named")
  func conflict() {
    let last = LayoutConstraint("a", .width, 120, name: "abc-12-XYZ")
    let scene = ConstraintScene(
      [box("a")],
      tied("a", [.leading, .top]) + [
        LayoutConstraint("a", .width, 100), LayoutConstraint("a", .height, 10), last,
      ])
    let resolved = scene.resolved()
    #expect(resolved.isPlaced("a", 0, 0, 100, 10))
    #expect(resolved.faults.map(\.fault) == [.constraint(last, .conflicting)])
    #expect(resolved.faults.map { resolved.items[$0.item].id } == ["a"])
    #expect(resolved.faults[0].fault.explanation.contains("'abc-12-XYZ'"))
    // Lengths are not below zero.
    let outside = ConstraintScene(
      [box("a")],
      tied("a", [.leading], 300) + tied("a", [.trailing], -100) + tied("a", [.top, .bottom]))
    #expect(
      outside.resolved().faults.map(\.fault) == [
        .constraint(tied("a", [.trailing], -100)[0], .conflicting), .underdetermined(.horizontal),
      ])
  }

  @Test("What nothing decides keeps its frame, and that is said")
  func underdetermined() {
    let scene = ConstraintScene(
      [
        box("a", LayoutRect(x: 10, y: 20, width: 30, height: 40)),
        box("free", LayoutRect(x: 1, y: 2, width: 3, height: 4)),
      ],
      tied("a", [.leading], 50))
    let resolved = scene.resolved(.rightToLeft)
    #expect(resolved.isPlaced("a", 240, 20, 30, 40))
    #expect(
      resolved.faults.map(\.fault) == [.underdetermined(.horizontal), .underdetermined(.vertical)])
    // No constraint names the other one: it stands by its frame.
    #expect(resolved.isPlaced("free", 316, 2, 3, 4))
  }

  @Test(
    "What cannot be is left out and said",
    arguments: [
      (LayoutConstraint("a", .leading, to: "window", .left), ConstraintFault.unrelated),
      (LayoutConstraint("a", .leading, to: "window", .top), .unrelated),
      (LayoutConstraint("a", .leading, to: "window", .width), .unrelated),
      (LayoutConstraint("a", .leading, 10), .unrelated),
      (LayoutConstraint("a", .width, to: "nobody", .width), .unknownItem),
      (LayoutConstraint("nobody", .width, 10), .unknownItem),
      (LayoutConstraint("a", .width, .nan), .invalidNumber),
      (LayoutConstraint("a", .width, .infinity), .invalidNumber),
      (LayoutConstraint("a", .width, to: "window", .width, multiplier: 1e300), .invalidNumber),
      (LayoutConstraint("a", .width, 1, priority: 0), .invalidNumber),
    ])
  func faults(_ constraint: LayoutConstraint, _ fault: ConstraintFault) {
    let scene = ConstraintScene(
      [box("a", LayoutRect(x: 1, y: 2, width: 3, height: 4))],
      tied("a", [.leading, .top, .bottom, .trailing]) + [constraint])
    let resolved = scene.resolved(.rightToLeft)
    #expect(resolved.isPlaced("a", 0, 0, 320, 200))
    guard case .constraint(_, let found)? = resolved.faults.first?.fault else {
      Issue.record("no fault")
      return
    }
    #expect(found == fault && resolved.faults.count == 1)
  }

  @Test("Names that are there twice are said; the first one is meant")
  func repeatedNames() {
    let scene = ConstraintScene(
      [
        box("a", LayoutRect(x: 0, y: 0, width: 9, height: 9)),
        box("a", LayoutRect(x: 5, y: 5, width: 5, height: 5)),
      ],
      tied("a", [.leading, .trailing, .top, .bottom]))
    let resolved = scene.resolved()
    #expect(resolved.items[1].frame == LayoutRect(x: 0, y: 0, width: 320, height: 200))
    #expect(resolved.items[2].frame == LayoutRect(x: 5, y: 5, width: 5, height: 5))
    #expect(resolved.faults.map(\.fault) == [.repeatedName("a")])
  }

  @Test("Hidden boxes stand, and what is wrong with them is said of what holds them")
  func hidden() {
    var hidden = box("hidden", .zero, [box("inside")])
    hidden.isHidden = true
    let scene = ConstraintScene(
      [hidden, box("a")],
      tied("hidden", [.leading, .top]) + [
        LayoutConstraint("hidden", .width, 70), LayoutConstraint("hidden", .height, 10),
        LayoutConstraint("a", .leading, to: "hidden", .trailing, 5),
        LayoutConstraint("hidden", .width, 71),
      ] + tied("a", [.trailing, .top, .bottom]))
    let resolved = scene.resolved()
    #expect(resolved.isPlaced("a", 75, 0, 245, 200))
    #expect(resolved.faults.count == 1 && resolved.faults[0].item == 0)
  }

  @Test("Frames are snapped to pixels in leading space, and edges stay together through levels")
  func pixels() throws {
    let grid = try #require(PixelGrid(scale: 1))
    let scene = ConstraintScene(
      [box("a", .zero, [box("inner")]), box("b")],
      tied("a", [.leading], 0.4) + tied("a", [.top, .bottom])
        + tied("b", [.trailing, .top, .bottom])
        + [
          LayoutConstraint("a", .width, 100.3), LayoutConstraint("b", .leading, to: "a", .trailing),
          LayoutConstraint("inner", .trailing, to: "a", .trailing),
          LayoutConstraint("inner", .width, 10),
        ] + tied("inner", [.top, .bottom], to: "a"))
    let left = scene.resolved(grid: grid)
    #expect(left.isPlaced("a", 0, 0, 101, 200))
    #expect(left.isPlaced("inner", 91, 0, 10, 200))
    #expect(left.isPlaced("b", 101, 0, 219, 200))
    let right = scene.resolved(.rightToLeft, grid: grid)
    #expect(right.isPlaced("inner", 219, 0, 10, 200))
  }

  @Test("JSON of layouts comes back")
  func coding() throws {
    var scene = ConstraintScene(
      [label("a", 10)],
      [
        LayoutConstraint(
          "a", .leading, .greaterThanOrEqual, to: "window", .leading, multiplier: 2, 3,
          priority: 4, name: "n")
      ], guides: [LayoutGuide(id: "g", owner: "a"), LayoutGuide(id: "h", owner: "a", insets: nil)])
    scene.layout.guides[0].area = .content
    let data = try JSONEncoder().encode(Arrangement.constraints(scene.layout))
    #expect(try JSONDecoder().decode(Arrangement.self, from: data) == .constraints(scene.layout))
    let node = try JSONDecoder().decode(Node.self, from: JSONEncoder().encode(scene.nodes[0]))
    #expect(node == scene.nodes[0])
  }

  @Test("Small numbers of JSON are the usual ones")
  func defaults() throws {
    let json = #"""
      {"constraints": {"constraints": [{"first": "a", "firstAttribute": "width", "constant": 5}],
        "guides": [{"id": "g", "owner": "a"}, {"id": "h", "owner": "a", "insets": null}]}}
      """#
    let arrangement = try JSONDecoder().decode(Arrangement.self, from: Data(json.utf8))
    #expect(
      arrangement
        == .constraints(
          ConstraintLayout(
            [LayoutConstraint("a", .width, 5)],
            guides: [
              LayoutGuide(id: "g", owner: "a"), LayoutGuide(id: "h", owner: "a", insets: nil),
            ])))
  }
}
