import BidiLayout
import BidiTestSupport
import BidiText
import Testing

@Suite("Touches and pixels")
struct HitTests {
  /// Paints every box over those before it, by the sides of what is seen of it, and says which is
  /// on top.
  private static func paint(_ scene: ResolvedScene) -> [Int?] {
    let (width, height) = (Int(scene.size.width), Int(scene.size.height))
    let shapes = scene.items.map { $0.transform.corners(of: $0.size) ?? [] }
    var pixels = [Int?](repeating: nil, count: width * height)
    for (index, item) in scene.items.enumerated() {
      var clips: [[Point]] = []
      var next = item.clip
      while let clip = next {
        clips.append(shapes[clip])
        next = scene.items[clip].clip
      }
      let xs = shapes[index].map(\.x)
      let ys = shapes[index].map(\.y)
      guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
      else { continue }
      for y in max(0, Int(top))..<max(0, Int(top), min(height, Int(bottom) + 1)) {
        for x in max(0, Int(left))..<max(0, Int(left), min(width, Int(right) + 1)) {
          let point = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
          if ([shapes[index]] + clips).allSatisfy({ isInside(point, $0) }) {
            pixels[y * width + x] = index
          }
        }
      }
    }
    return pixels
  }

  /// Whether a place is on the same side of all sides of a figure.
  private static func isInside(_ point: Point, _ corners: [Point]) -> Bool {
    guard corners.count == 4 else { return false }
    var signs: Set<Bool> = []
    for index in 0..<4 {
      let (a, b) = (corners[index], corners[(index + 1) % 4])
      let side = (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)
      // On the side itself: it is the top and the left that belong to a box.
      if side.magnitude < 1e-9 { return false }
      signs.insert(side > 0)
    }
    return signs.count == 1
  }

  @Test("A touch meets what is seen, at every pixel", arguments: MirroringStrategy.allCases)
  func pixels(_ strategy: MirroringStrategy) {
    var pixels = 0
    var differences = 0
    for seed in 0..<120 as Range<UInt64> {
      // An offset that keeps edges off the centres of pixels.
      var generator = SceneGenerator(
        seed: seed,
        [
          .leafBehaviors, .innerBehaviors, .directions, .transforms, .spatial, .physicalTransforms,
          .scrolls,
        ])
      var scene = generator.scene(width: 30, height: 24, depth: 3)
      for index in scene.windows.indices {
        scene.windows[index].frame.x += 0.0617
        scene.windows[index].frame.y += 0.0617
      }
      for direction in LayoutDirection.allCases {
        let resolved = scene.resolved(in: direction, strategy: strategy)
        for (index, top) in Self.paint(resolved).enumerated() {
          let point = Point(x: Double(index % 30) + 0.5, y: Double(index / 30) + 0.5)
          pixels += 1
          if resolved.hitTest(point)?.item != top { differences += 1 }
        }
      }
    }
    #expect(pixels == 172_800)
    #expect(differences == 0)
  }

  @Test("A touch at the mirrored place meets the same node")
  func mirrored() {
    for seed in 0..<100 as Range<UInt64> {
      var generator = SceneGenerator(seed: seed, [.transforms, .leafBehaviors])
      var scene = generator.scene(width: 30, height: 24, depth: 3)
      for index in scene.windows.indices { scene.windows[index].frame.x += 0.0617 }
      let left = scene.resolved(in: .leftToRight)
      let right = scene.resolved(in: .rightToLeft)
      for x in 0..<30 {
        for y in stride(from: 0.5, to: 24, by: 3) {
          let point = Point(x: Double(x) + 0.5, y: y)
          #expect(left.hitTest(point)?.item == right.hitTest(point.mirrored(inWidth: 30))?.item)
        }
      }
    }
  }

  @Test("Edges, hidden and untouchable nodes, clips")
  func details() {
    var front = Node(id: "front", frame: Rect(x: 10, y: 0, width: 10, height: 10))
    var back = Node(id: "back", frame: Rect(x: 0, y: 0, width: 15, height: 10))
    func hit(_ x: Double) -> String? {
      Scene(size: Size(width: 40, height: 10), windows: [back, front])
        .resolved(in: .leftToRight).hitTest(Point(x: x, y: 5))?.id
    }
    #expect(hit(0) == "back" && hit(10) == "front" && hit(20) == nil && hit(-1) == nil)
    front.allowsHitTesting = false
    #expect(hit(12) == "back")
    front.allowsHitTesting = true
    front.isHidden = true
    #expect(hit(12) == "back" && hit(17) == nil)
    back.children = [Node(id: "over", frame: Rect(x: 12, y: 0, width: 10, height: 10))]
    #expect(hit(20) == "over")
    back.clips = true
    #expect(hit(20) == nil && hit(14) == "over")
    // Squeezed flat, it cannot be met; and nothing breaks.
    back.transform = NodeTransform(AffineTransform(scaleX: 0, y: 1))
    #expect(hit(7) == nil)
    #expect(hit(.nan) == nil)
  }

  @Test("The place in a mirrored drawing is mirrored", arguments: MirroringStrategy.allCases)
  func contentPoint(_ strategy: MirroringStrategy) throws {
    let stars = Node(
      id: "stars", frame: Rect(x: 0, y: 0, width: 50, height: 10),
      content: .custom(name: "stars", .inherit))
    let scene = Scene(
      size: Size(width: 100, height: 10),
      windows: [
        Node(id: "window", frame: Rect(x: 0, y: 0, width: 100, height: 10), children: [stars])
      ])
    let hit = try #require(
      scene.resolved(in: .rightToLeft, strategy: strategy).hitTest(Point(x: 95, y: 5)))
    // The first star, which is drawn at the right.
    #expect(hit.point == Point(x: 45, y: 5))
    #expect(hit.contentPoint == Point(x: 5, y: 5))
  }
}
