import BidiLayout
import BidiTestSupport
import BidiText
import Testing

@Suite("Edges and rectangles")
struct RectTests {
  @Test("Edges")
  func edges() {
    #expect(DirectionalEdge.leading.resolved(in: .leftToRight) == .left)
    #expect(DirectionalEdge.trailing.resolved(in: .leftToRight) == .right)
    #expect(DirectionalEdge.leading.resolved(in: .rightToLeft) == .right)
    #expect(DirectionalEdge.trailing.resolved(in: .rightToLeft) == .left)
    for direction in UserInterfaceLayoutDirection.allCases {
      for edge in DirectionalEdge.allCases {
        #expect(edge.resolved(in: direction).directional(in: direction) == edge)
      }
    }
  }

  // The numbers of MDFInternationalization's tests of rectangles, and negative sizes, which it standardizes.
  @Test(
    "Mirrored in a width",
    arguments: [
      (
        LayoutRect(x: 10, y: 20, width: 50, height: 30), 100.0,
        LayoutRect(x: 40, y: 20, width: 50, height: 30)
      ),
      (
        LayoutRect(x: 60, y: 50, width: -50, height: -30), 100,
        LayoutRect(x: 40, y: 20, width: 50, height: 30)
      ),
      (
        LayoutRect(x: 0, y: 0, width: 100, height: 10), 100,
        LayoutRect(x: 0, y: 0, width: 100, height: 10)
      ),
      (
        LayoutRect(x: -10, y: 0, width: 10, height: 10), 100,
        LayoutRect(x: 100, y: 0, width: 10, height: 10)
      ),
      (
        LayoutRect(x: 10, y: 0, width: 0, height: 10), 0,
        LayoutRect(x: -10, y: 0, width: 0, height: 10)
      ),
    ] as [(LayoutRect, Double, LayoutRect)])
  func mirrored(_ rect: LayoutRect, _ width: Double, _ expected: LayoutRect) {
    #expect(rect.mirrored(inWidth: width) == expected)
    #expect(rect.resolved(inWidth: width, .leftToRight) == rect.standardized)
    #expect(rect.resolved(inWidth: width, .rightToLeft) == expected)
  }

  @Test("Mirrored twice it is the same; width, y and height stay")
  func mirrorLaw() {
    var random = SeededGenerator(seed: 2)
    func quarter() -> Double { (Double.random(in: -500...500, using: &random) * 4).rounded() / 4 }
    for _ in 0..<10_000 {
      let rect = LayoutRect(x: quarter(), y: quarter(), width: quarter(), height: quarter())
      let width = quarter()
      let mirrored = rect.mirrored(inWidth: width)
      #expect(mirrored.mirrored(inWidth: width) == rect.standardized)
      #expect(mirrored.size == rect.standardized.size)
      #expect(mirrored.y == rect.minY)
      #expect(mirrored.minX == width - rect.maxX)
    }
  }

  @Test("What is on the left stays on the left", arguments: MirroringStrategy.allCases)
  func physicalFrames(_ strategy: MirroringStrategy) {
    var node = Node(id: "volume", frame: LayoutRect(x: 4, y: 0, width: 10, height: 10))
    node.frameSpace = .physical
    let scene = LayoutScene(
      size: LayoutSize(width: 100, height: 10),
      windows: [
        Node(id: "window", frame: LayoutRect(x: 0, y: 0, width: 100, height: 10), children: [node])
      ])
    for direction in UserInterfaceLayoutDirection.allCases {
      #expect(scene.resolved(in: direction, strategy: strategy).item("volume")?.frame.x == 4)
    }
    let item = scene.resolved(in: .rightToLeft, strategy: strategy).item("volume")
    #expect(item?.leadingFrame.x == 86)
  }

  @Test("A scene right to left is the mirror image of the scene left to right")
  func sceneLaw() {
    var boxes = 0
    for seed in 0..<400 as Range<UInt64> {
      var generator = SceneGenerator(seed: seed, [.transforms, .spatial, .leafBehaviors])
      let scene = generator.scene()
      let left = scene.resolved(in: .leftToRight)
      let right = scene.resolved(in: .rightToLeft)
      #expect(left.items.count == right.items.count)
      for (one, other) in zip(left.items, right.items) {
        boxes += 1
        let image = one.transform.mirrored(box: one.size.width, screen: scene.size.width)
        #expect(image.difference(from: other.transform) < 1e-9)
        #expect(one.leadingFrame == other.leadingFrame)
        #expect(one.decoration?.corners.mirrored == other.decoration?.corners)
      }
    }
    #expect(boxes > 5_000)
  }
}

@Suite("Pixels")
struct PixelGridTests {
  @Test("Snapped in leading space, mirror images agree pixel by pixel", arguments: [1.0, 2, 3])
  func snapLaw(_ scale: Double) throws {
    let grid = try #require(PixelGrid(scale: scale))
    var random = SeededGenerator(seed: 7)
    var late = 0
    for _ in 0..<300 {
      let width = Double(Int.random(in: 20...400, using: &random))
      var nodes = (0..<30).map { index in
        Node(
          id: "\(index)",
          frame: LayoutRect(
            x: Double.random(in: 0...width, using: &random), y: 0.3,
            width: Double.random(in: 0...50, using: &random), height: 9.6))
      }
      // Half a pixel, where rounding after the mirror goes the other way.
      nodes[0].frame = LayoutRect(x: 0.5 / scale, y: 0, width: 4, height: 4)
      let scene = LayoutScene(
        size: LayoutSize(width: width, height: 10),
        windows: [
          Node(
            id: "window", frame: LayoutRect(x: 0, y: 0, width: width, height: 10), children: nodes)
        ])
      let left = scene.resolved(
        in: LayoutEnvironment(layoutDirection: .leftToRight, pixelGrid: grid))
      let right = scene.resolved(
        in: LayoutEnvironment(layoutDirection: .rightToLeft, pixelGrid: grid))
      for (one, other) in zip(left.items, right.items) {
        #expect(one.frame.mirrored(inWidth: width).difference(from: other.frame) < 1e-9)
        for edge in [other.frame.minX, other.frame.maxX] {
          #expect(((edge * scale).rounded() - edge * scale).magnitude < 1e-6)
        }
        let mirroredFirst = grid.snapped(
          scene.windows[0].children.first { $0.id == one.id }?.frame.mirrored(inWidth: width)
            ?? other.frame)
        if mirroredFirst.difference(from: other.frame) > 1e-6 { late += 1 }
      }
    }
    // The other order is seen to be wrong, so the law says something.
    #expect(late >= 300)
  }

  @Test("A screen that ends between two pixels is mirrored at a pixel")
  func mirrorAxis() throws {
    let grid = try #require(PixelGrid(scale: 2))
    let scene = LayoutScene(
      size: LayoutSize(width: 187.2, height: 10),
      windows: [Node(id: "a", frame: LayoutRect(x: 10.1, y: 0, width: 20, height: 5))])
    let right = scene.resolved(
      in: LayoutEnvironment(layoutDirection: .rightToLeft, pixelGrid: grid))
    #expect(right.size == LayoutSize(width: 187, height: 10))
    // From 10 to 30, mirrored in 187.
    #expect(right.item("a")?.frame == LayoutRect(x: 157, y: 0, width: 20, height: 5))
    #expect(scene.resolved(in: .rightToLeft).size.width == 187.2)
  }

  @Test("Neighbours stay neighbours")
  func neighbours() throws {
    let grid = try #require(PixelGrid(scale: 2))
    let first = grid.snapped(LayoutRect(x: 0, y: 0, width: 33.3, height: 10))
    let second = grid.snapped(LayoutRect(x: 33.3, y: 0, width: 33.3, height: 10))
    #expect(first.maxX == second.minX)
    #expect(PixelGrid(scale: 0) == nil)
    #expect(PixelGrid(scale: -.infinity) == nil)
  }
}
