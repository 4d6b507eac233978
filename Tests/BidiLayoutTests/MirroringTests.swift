import BidiLayout
import BidiTestSupport
import BidiText
import Testing

@Suite("Window mirror")
struct MirroringTests {
  private static let parents: [(String, MirroringState)] = [
    ("N", MirroringState(isMirrored: false, isLocked: false)),
    ("F", MirroringState(isMirrored: true, isLocked: false)),
    ("N*", MirroringState(isMirrored: false, isLocked: true)),
    ("F*", MirroringState(isMirrored: true, isLocked: true)),
  ]

  /// What AWERTL's resolver gives: N upright, F mirrored, * locked, "flip" where the node is turned
  /// itself.
  @Test(
    "Five behaviors and automatic, right to left",
    arguments: [
      (MirroringBehavior.automatic, ["N", "F", "N*", "F*"]),
      (.inherit, ["N", "F", "N*", "F*"]),
      (.upright, ["N", "N flip", "N*", "F*"]),
      (.mirrored, ["F flip", "F", "N*", "F*"]),
      (.uprightSubtree, ["N*", "N* flip", "N*", "F*"]),
      (.mirroredSubtree, ["F* flip", "F*", "N*", "F*"]),
    ])
  func table(_ behavior: MirroringBehavior, _ expected: [String]) {
    let found = Self.parents.map { _, parent in
      let child = parent.child(behavior, in: .rightToLeft)
      return (child.isMirrored ? "F" : "N") + (child.isLocked ? "*" : "")
        + (child.isMirrored != parent.isMirrored ? " flip" : "")
    }
    #expect(found == expected)
    // Without a parent, what inherits is upright.
    #expect(
      MirroringState.screen.child(behavior, in: .rightToLeft)
        == Self.parents[0].1.child(behavior, in: .rightToLeft))
    let left = MirroringState.screen.child(behavior, in: .leftToRight)
    #expect(!left.isMirrored)
  }

  @Test("What content wants by itself")
  func automatic() {
    let image = { Content.image(ImageContent(name: "image", mirroring: $0)) }
    let shape = Content.shape(LayoutPath(), fill: LayoutColor(red: 0, green: 0, blue: 0))
    let table: [(Content, MirroringBehavior)] = [
      (.text(TextContent("abc")), .upright), (.web, .upright), (image(.never), .upright),
      (image(.automatic), .mirrored), (image(.always), .upright), (.keyboard, .upright),
      (.statusBar, .upright), (.container, .inherit), (shape, .inherit),
      (.custom(name: "camera", .upright), .upright), (.custom(name: "bar", .automatic), .inherit),
    ]
    for (content, behavior) in table { #expect(content.automaticBehavior() == behavior) }
    #expect(Content.container.automaticBehavior(isWindow: true) == .mirrored)
    #expect(Content.keyboard.automaticBehavior(isWindow: true) == .upright)
  }

  @Test("Article 004: a keyboard is upright, and locks nothing in it")
  func keyboard() {
    var arrow = Node(id: "arrow", frame: LayoutRect(x: 0, y: 0, width: 5, height: 5))
    arrow.mirroring = .mirrored
    var keyboard = Node(
      id: "keyboard", frame: LayoutRect(x: 0, y: 0, width: 20, height: 10), content: .keyboard)
    keyboard.children = [arrow]
    func isMirrored(_ keyboard: Node, _ id: String) -> Bool? {
      let window = Node(
        id: "window", frame: LayoutRect(x: 0, y: 0, width: 20, height: 10), children: [keyboard])
      return LayoutScene(size: LayoutSize(width: 20, height: 10), windows: [window])
        .resolved(in: .rightToLeft, strategy: .windowMirror).item(id)?.mirroring.isMirrored
    }
    #expect(isMirrored(keyboard, "keyboard") == false)
    #expect(isMirrored(keyboard, "arrow") == true)
    // What locks a subtree is said, and not tied to a class.
    keyboard.mirroring = .uprightSubtree
    #expect(isMirrored(keyboard, "arrow") == false)
  }

  @Test("Text is upright unless it is asked to be mirrored", arguments: MirroringStrategy.allCases)
  func text(_ strategy: MirroringStrategy) {
    var label = Node(
      id: "label", frame: LayoutRect(x: 0, y: 0, width: 10, height: 10),
      content: .text(TextContent("abc")))
    for behavior in MirroringBehavior.allCases {
      label.mirroring = behavior
      let scene = LayoutScene(
        size: LayoutSize(width: 20, height: 10),
        windows: [
          Node(
            id: "window", frame: LayoutRect(x: 0, y: 0, width: 20, height: 10), children: [label])
        ]
      ).resolved(in: .rightToLeft, strategy: strategy)
      let isMirrored = [.inherit, .mirrored, .mirroredSubtree].contains(behavior)
      #expect((scene.item("label")?.contentTransform.determinant ?? 0 < 0) == isMirrored)
      #expect(scene.item("label")?.transform.determinant == 1)
    }
  }

  /// A tree in which every chain of behaviors is a path.
  private static func tree(_ depth: Int, _ id: String, _ behavior: MirroringBehavior) -> Node {
    var node = Node(id: id, frame: LayoutRect(x: 1, y: 1, width: 16 + Double(depth), height: 9))
    node.mirroring = behavior
    if depth > 1 {
      node.children = MirroringBehavior.allCases.enumerated().map {
        tree(depth - 1, "\(id)\($0)", $1)
      }
    }
    return node
  }

  @Test("The product of all turns on a path is the state of its end: every chain of six")
  func parity() {
    var states = 0
    for (number, behavior) in MirroringBehavior.allCases.enumerated() {
      let scene = LayoutScene(
        size: LayoutSize(width: 40, height: 20), windows: [Self.tree(6, "\(number)", behavior)])
      for direction in UserInterfaceLayoutDirection.allCases {
        let resolved = scene.resolved(in: direction, strategy: .windowMirror)
        var parities = Array(repeating: false, count: resolved.items.count)
        var broken = 0
        for (index, item) in resolved.items.enumerated() {
          let above = item.parent.map { parities[$0] } ?? false
          parities[index] = above != item.isFlipped
          let parent = item.parent.map { resolved.items[$0].mirroring } ?? .screen
          if item.isFlipped != (item.mirroring.isMirrored != parent.isMirrored) { broken += 1 }
          if parities[index] != item.mirroring.isMirrored { broken += 1 }
          if item.mirroring.isMirrored != (item.contentTransform.determinant < 0) { broken += 1 }
          if direction == .leftToRight, item.isFlipped { broken += 1 }
          states += 1
        }
        #expect(broken == 0)
      }
    }
    #expect(states == 2 * (6 + 36 + 216 + 1_296 + 7_776 + 46_656))
  }

  @Test(
    "With behaviors on leaves alone, both strategies draw the same",
    arguments: UserInterfaceLayoutDirection.allCases)
  func strategiesAgree(_ direction: UserInterfaceLayoutDirection) {
    var boxes = 0
    for seed in 0..<600 as Range<UInt64> {
      var options: SceneGenerator.Options = [
        .leafBehaviors, .directions, .transforms, .spatial, .physicalTransforms, .scrolls,
      ]
      if seed % 2 == 1 { options.insert(.arrangements) }
      var generator = SceneGenerator(seed: seed, options)
      let scene = generator.scene()
      let direct = scene.resolved(in: direction)
      let window = scene.resolved(in: direction, strategy: .windowMirror)
      #expect(direct.items.count == window.items.count)
      for (one, other) in zip(direct.items, window.items) {
        boxes += 1
        #expect(one.id == other.id)
        #expect(one.transform.difference(from: other.transform) < 1e-9)
        #expect(one.contentTransform.difference(from: other.contentTransform) < 1e-9)
        #expect(one.mirroring == other.mirroring)
        #expect(one.decoration == other.decoration)
        #expect(one.content == other.content)
        #expect(one.clip == other.clip)
        #expect(one.isTransformMirrored == other.isTransformMirrored)
        if one.contentOffset != nil, other.childDirection == one.childDirection {
          #expect(one.contentOffset == other.contentOffset)
        }
      }
    }
    #expect(boxes > 8_000)
  }

  @Test("With behaviors inside, the window mirror leaves badges on their left-to-right corner")
  func badge() {
    let badge = Node(id: "badge", frame: LayoutRect(x: 80, y: 0, width: 16, height: 16))
    let cover = Node(
      id: "cover", frame: LayoutRect(x: 10, y: 0, width: 100, height: 60),
      content: .image(ImageContent(name: "cover")), children: [badge])
    let scene = LayoutScene(
      size: LayoutSize(width: 200, height: 60),
      windows: [
        Node(id: "window", frame: LayoutRect(x: 0, y: 0, width: 200, height: 60), children: [cover])
      ])
    #expect(scene.resolved(in: .rightToLeft).item("badge")?.frame.x == 94)
    #expect(
      scene.resolved(in: .rightToLeft, strategy: .windowMirror).item("badge")?.frame.x == 170)
    for strategy in MirroringStrategy.allCases {
      #expect(scene.resolved(in: .rightToLeft, strategy: strategy).item("cover")?.frame.x == 90)
    }
  }

  @Test(
    "A component that follows the direction by itself is left alone",
    arguments: MirroringStrategy.allCases)
  func adapted(_ strategy: MirroringStrategy) throws {
    func scene(_ component: Node) -> ResolvedScene {
      LayoutScene(
        size: LayoutSize(width: 200, height: 60),
        windows: [
          Node(
            id: "window", frame: LayoutRect(x: 0, y: 0, width: 200, height: 60),
            children: [component])
        ]
      ).resolved(in: .rightToLeft, strategy: strategy)
    }
    // In its own right-to-left form: the arrow is at the left, and drawn as it is to be seen.
    var arrow = Node(
      id: "arrow", frame: LayoutRect(x: 4, y: 0, width: 10, height: 10),
      content: .image(ImageContent(name: "arrow", mirroring: .automatic)))
    arrow.mirroring = .mirrored
    let strip = Node(
      id: "strip", frame: LayoutRect(x: 10, y: 0, width: 100, height: 20),
      children: [
        Node(id: "inner", frame: LayoutRect(x: 20, y: 0, width: 30, height: 20), children: [arrow])
      ])
    let resolved = scene(strip.adapted())
    #expect(resolved.item("strip")?.frame.x == 90)
    #expect(resolved.item("inner")?.frame.x == 110)
    #expect(resolved.item("arrow")?.frame.x == 114)
    #expect(resolved.items.allSatisfy { $0.id == "window" || !$0.mirroring.isMirrored })
    let item = try #require(resolved.item("arrow"))
    guard case .image(let image) = item.content else {
      Issue.record("no image")
      return
    }
    #expect(image.orientation == .up)
    // Not left alone, it is mirrored once more.
    #expect(scene(strip).item("arrow")?.frame.x != 114)
  }

  @Test(
    "A window of its own for what follows the direction by itself",
    arguments: MirroringStrategy.allCases)
  func windows(_ strategy: MirroringStrategy) {
    let picker = Node(
      id: "picker", frame: LayoutRect(x: 0, y: 0, width: 100, height: 20),
      children: [Node(id: "cell", frame: LayoutRect(x: 5, y: 0, width: 20, height: 20))]
    ).adapted()
    let main = Node(
      id: "main", frame: LayoutRect(x: 0, y: 0, width: 100, height: 20),
      children: [Node(id: "title", frame: LayoutRect(x: 5, y: 0, width: 20, height: 20))])
    let scene = LayoutScene(size: LayoutSize(width: 100, height: 20), windows: [main, picker])
      .resolved(in: .rightToLeft, strategy: strategy)
    #expect(scene.item("title")?.frame.x == 75)
    #expect(scene.item("cell")?.frame.x == 5)
    #expect(scene.hitTest(LayoutPoint(x: 10, y: 10))?.id == "cell")
    #expect(scene.path(of: 3) == ["picker", "cell"])
  }

  @Test(
    "Switched there and back, and in any order, the scene is the same",
    arguments: MirroringStrategy.allCases)
  func toggle(_ strategy: MirroringStrategy) {
    for seed in 0..<200 as Range<UInt64> {
      var generator = SceneGenerator(
        seed: seed,
        [
          .leafBehaviors, .innerBehaviors, .directions, .transforms, .spatial, .physicalTransforms,
          .scrolls,
        ])
      let scene = generator.scene()
      let authored = scene
      let left = scene.resolved(in: .leftToRight, strategy: strategy)
      let right = scene.resolved(in: .rightToLeft, strategy: strategy)
      #expect(scene.resolved(in: .leftToRight, strategy: strategy) == left)
      #expect(scene.resolved(in: .rightToLeft, strategy: strategy) == right)
      // Byte by byte, not only equal: no negative zero comes in.
      #expect("\(scene.resolved(in: .leftToRight, strategy: strategy))" == "\(left)")
      #expect(scene == authored)
    }
  }

  @Test("Items know where their nodes are, after hidden ones too")
  func indexPaths() {
    for seed in 0..<50 as Range<UInt64> {
      var generator = SceneGenerator(seed: seed, [.innerBehaviors])
      var scene = generator.scene()
      if let first = scene.windows[0].children.indices.first {
        scene.windows[0].children[first].isHidden = true
      }
      let resolved = scene.resolved(in: .rightToLeft)
      for (index, item) in resolved.items.enumerated() {
        #expect(scene.node(at: resolved.indexPath(of: index))?.id == item.id)
        #expect(resolved.path(of: index).last == item.id)
        #expect(resolved.path(of: index).count == item.depth + 1)
      }
    }
    let scene = LayoutScene(size: .zero, windows: [])
    #expect(scene.node(at: []) == nil && scene.node(at: [3]) == nil)
    #expect(scene.resolved(in: .rightToLeft).items.isEmpty)
    #expect(scene.resolved(in: .rightToLeft).indexPath(of: 7).isEmpty)
  }

  @Test(
    "Arranged trees are seen in a mirror: 10,000 of them, in both strategies",
    arguments: 0..<10 as Range<UInt64>)
  func arrangedTrees(_ thousand: UInt64) {
    var (boxes, failures) = (0, 0)
    for seed in thousand * 1000..<(thousand + 1) * 1000 {
      var generator = SceneGenerator(seed: seed, [.arrangements, .scrolls, .leafBehaviors])
      // Physical offsets count from the left in both.
      let scene = Self.scrolledLogically(generator.scene())
      let left = scene.resolved(in: .leftToRight)
      let right = scene.resolved(in: .rightToLeft)
      let window = scene.resolved(in: .rightToLeft, strategy: .windowMirror)
      guard left.items.count == right.items.count, left.items.count == window.items.count else {
        failures += 1
        continue
      }
      for (index, item) in left.items.enumerated() {
        boxes += 1
        let expected = item.frame.mirrored(inWidth: scene.size.width)
        if expected.difference(from: right.items[index].frame) > 1e-9
          || expected.difference(from: window.items[index].frame) > 1e-9
        {
          failures += 1
        }
      }
    }
    #expect(failures == 0)
    #expect(boxes > 10_000)
  }

  private static func scrolledLogically(_ scene: LayoutScene) -> LayoutScene {
    func changed(_ node: Node) -> Node {
      var node = node
      if let scroll = node.scroll, case .physical(let offset) = scroll.offset {
        node.scroll = ScrollState(contentSize: scroll.contentSize, offset: .logical(offset))
      }
      node.children = node.children.map(changed)
      return node
    }
    return LayoutScene(size: scene.size, windows: scene.windows.map(changed))
  }

  @Test("Bad numbers break nothing", arguments: [Double.nan, .infinity, -.infinity, 1e308, -1e308])
  func badNumbers(_ number: Double) {
    var node = Node(
      id: "node", frame: LayoutRect(x: number, y: number, width: number, height: number),
      content: .text(TextContent("abc")),
      children: [Node(id: "child", frame: LayoutRect(x: 1, y: 1, width: 5, height: number))])
    node.transform = NodeTransform(Transform2D(scaleX: number, y: 1))
    node.scroll = ScrollState(contentSize: LayoutSize(width: number, height: 1))
    let arrangements: [Arrangement?] = [
      nil, .anchors, .stack(StackLayout(axis: .horizontal, spacing: number)),
      .flow(FlowLayout(itemSpacing: number)),
      .grid(TrackLayout(tracks: [.fixed(number), .flexible(minimum: number, weight: number)])),
    ]
    for arrangement in arrangements {
      node.arrangement = arrangement
      for strategy in MirroringStrategy.allCases {
        let environment = LayoutEnvironment(
          layoutDirection: .rightToLeft, pixelGrid: PixelGrid(scale: 2))
        let scene = LayoutScene(size: LayoutSize(width: number, height: 10), windows: [node])
          .resolved(in: environment, strategy: strategy)
        #expect(scene.items.count == 2)
        _ = scene.hitTest(LayoutPoint(x: number, y: 1))
      }
    }
    let scroll = LogicalScroll(
      contentLength: number, viewportLength: number, offset: number, leadingInset: number,
      trailingInset: number)
    #expect(!scroll.restingOffsets.lowerBound.isNaN)
    _ = (scroll.visible, scroll.settled, scroll.showing(0..<1), scroll.withContentLength(number))
    _ = SwipeActions(leading: [number]).frames(pull: number, in: .zero)
    let strip = CategoryStrip(titleWidths: [1, 2], spacing: number, width: 9, height: 9)
    _ = (strip.scroll(at: number), strip.indicatorFrame(at: number))
    let page = Paging(pageLength: number, pageCount: 3).restingPage(
      progress: number, velocity: number)
    #expect((0...2).contains(page))
  }
}
