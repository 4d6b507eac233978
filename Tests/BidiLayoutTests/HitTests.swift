import BidiLayout
import BidiTestSupport
import BidiText
import Foundation
import Testing

@Suite("Touches and pixels")
struct HitTests {
  /// What is on top of a pixel.
  private enum Top: Equatable {
    case nothing
    case item(Int)
    /// So near to a round corner that its polygons do not decide.
    case undecided
  }

  /// Paints every box over those before it, by the sides of what is seen of it, and says which is
  /// on top.
  private static func paint(_ scene: ResolvedScene) -> [Top] {
    let (width, height) = (Int(scene.size.width), Int(scene.size.height))
    let outlines = scene.items.map(Outline.init)
    var pixels = [Top](repeating: .nothing, count: width * height)
    for (index, item) in scene.items.enumerated() {
      var clips: [Outline] = []
      var next = item.clip
      while let clip = next {
        clips.append(outlines[clip])
        next = scene.items[clip].clip
      }
      var isClear = item.opacity < 0.01
      var above = item.parent
      while let parent = above {
        isClear = isClear || scene.items[parent].opacity < 0.01
        above = scene.items[parent].parent
      }
      let xs = outlines[index].box.map(\.x)
      let ys = outlines[index].box.map(\.y)
      guard !isClear, let left = xs.min(), let right = xs.max(), let top = ys.min(),
        let bottom = ys.max()
      else { continue }
      for y in max(0, Int(top))..<max(0, Int(top), min(height, Int(bottom) + 1)) {
        for x in max(0, Int(left))..<max(0, Int(left), min(width, Int(right) + 1)) {
          let point = LayoutPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)
          let shapes = [outlines[index]] + clips
          guard shapes.allSatisfy({ isInside(point, $0.outer) }) else {
            continue
          }
          let isDecided = shapes.allSatisfy { isInside(point, $0.inner) }
          pixels[y * width + x] = isDecided ? .item(index) : .undecided
        }
      }
    }
    return pixels
  }

  /// What is seen of a box.
  private struct Outline {
    /// A side, from one end to the other, clockwise in the box.
    typealias Side = (LayoutPoint, LayoutPoint)

    let box: [LayoutPoint]

    /// The sides of a figure with many corners within the box and its round corners.
    private(set) var inner: [Side] = []

    /// The sides of the box, and lines that touch its round corners from outside.
    private(set) var outer: [Side] = []

    init(_ item: DrawItem) {
      box = item.transform.corners(of: item.size) ?? []
      guard box.count == 4 else { return }
      outer = (0..<4).map { (box[$0], box[($0 + 1) % 4]) }
      inner = outer
      guard let corners = item.decoration?.corners else { return }
      let (width, height) = (item.size.width, item.size.height)
      var radii = [corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft]
      guard radii.contains(where: { $0 > 0 }) else { return }
      var factor = 1.0
      for side in 0..<4 {
        let length = side % 2 == 0 ? width : height
        factor = min(factor, length / (radii[side] + radii[(side + 1) % 4]))
      }
      radii = radii.map { $0 * factor }
      let centers = [
        LayoutPoint(x: radii[0], y: radii[0]), LayoutPoint(x: width - radii[1], y: radii[1]),
        LayoutPoint(x: width - radii[2], y: height - radii[2]),
        LayoutPoint(x: radii[3], y: height - radii[3]),
      ]
      let steps = 24
      func arc(_ corner: Int, _ growth: Double) -> [LayoutPoint] {
        let (center, radius) = (centers[corner], radii[corner] * growth)
        return (0...(radius > 0 ? steps : 0)).compactMap { (step: Int) -> LayoutPoint? in
          // Clockwise from the left end of the corner at the top left.
          let quarters: Double = Double(corner) + Double(step) / Double(steps) + 2
          let (x, y) = (cos(quarters * .pi / 2) * radius, sin(quarters * .pi / 2) * radius)
          return item.transform.apply(to: LayoutPoint(x: center.x + x, y: center.y + y))
        }
      }
      let points = (0..<4).flatMap { arc($0, 1) }
      inner = points.indices.map { (points[$0], points[($0 + 1) % points.count]) }
      for corner in 0..<4 {
        let points = arc(corner, 1 / cos(.pi / 4 / Double(steps)))
        outer += zip(points, points.dropFirst()).map { ($0, $1) }
      }
    }
  }

  /// Whether a place is on the same side of all sides of a figure.
  private static func isInside(_ point: LayoutPoint, _ sides: [Outline.Side]) -> Bool {
    var signs: Set<Bool> = []
    for (a, b) in sides {
      // Two round corners that meet have one end.
      if (a.x - b.x).magnitude + (a.y - b.y).magnitude < 1e-9 { continue }
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
    var undecided = 0
    for seed in 0..<120 as Range<UInt64> {
      // An offset that keeps edges off the centres of pixels.
      var generator = SceneGenerator(
        seed: seed,
        [
          .leafBehaviors, .innerBehaviors, .directions, .transforms, .spatial, .physicalTransforms,
          .scrolls, .opacities,
        ])
      var scene = generator.scene(width: 30, height: 24, depth: 3)
      for index in scene.windows.indices {
        scene.windows[index].frame.x += 0.0617
        scene.windows[index].frame.y += 0.0617
      }
      for direction in UserInterfaceLayoutDirection.allCases {
        let resolved = scene.resolved(in: direction, strategy: strategy)
        for (index, top) in Self.paint(resolved).enumerated() {
          let point = LayoutPoint(x: Double(index % 30) + 0.5, y: Double(index / 30) + 0.5)
          pixels += 1
          switch top {
          case .undecided: undecided += 1
          case .nothing: if resolved.hitTest(point) != nil { differences += 1 }
          case .item(let item): if resolved.hitTest(point)?.item != item { differences += 1 }
          }
        }
      }
    }
    #expect(pixels == 172_800)
    #expect(differences == 0)
    #expect(undecided < 200)
  }

  @Test(
    "What is almost clear takes no touch, nor does what is in it", arguments: [0, 0.0099, 0.01])
  func clear(_ opacity: Double) {
    let back = Node(id: "back", frame: LayoutRect(x: 0, y: 0, width: 40, height: 10))
    let child = Node(id: "child", frame: LayoutRect(x: 0, y: 0, width: 5, height: 10))
    var front = Node(
      id: "front", frame: LayoutRect(x: 0, y: 0, width: 20, height: 10), children: [child])
    front.opacity = opacity
    let scene = LayoutScene(size: LayoutSize(width: 40, height: 10), windows: [back, front])
      .resolved(in: .leftToRight)
    #expect(scene.hitTest(LayoutPoint(x: 2, y: 5))?.id == (opacity < 0.01 ? "back" : "child"))
    #expect(scene.hitTest(LayoutPoint(x: 9, y: 5))?.id == (opacity < 0.01 ? "back" : "front"))
  }

  /// A place in a box of 20 by 20 on a screen of 30, and whether the box is met there from left to
  /// right and from right to left.
  static let roundPlaces: [(x: Double, y: Double, ltr: Bool, rtl: Bool)] = [
    // The radius of 10 at the top of the leading side: 10 - 10 / sqrt(2) is 2.93.
    (2.9, 2.9, false, false), (3, 3, true, false), (27, 3, false, true), (27.1, 2.9, false, false),
    (0.5, 19.5, true, false), (19.5, 19.5, true, true), (19.5, 0.5, true, true),
  ]

  @Test("Round corners are no part of a box, nor of what it clips", arguments: roundPlaces)
  func round(_ place: (x: Double, y: Double, ltr: Bool, rtl: Bool)) {
    let round = Decoration(corners: DirectionalCornerRadii(topLeading: 10))
    let child = Node(id: "child", frame: LayoutRect(x: 0, y: 0, width: 20, height: 20))
    var box = Node(
      id: "box", frame: LayoutRect(x: 0, y: 0, width: 20, height: 20), decoration: round,
      children: [child])
    for clips in [false, true] {
      box.clips = clips
      box.children = clips ? [child] : []
      let scene = LayoutScene(size: LayoutSize(width: 30, height: 20), windows: [box])
      for (direction, isMet) in [
        (UserInterfaceLayoutDirection.leftToRight, place.ltr), (.rightToLeft, place.rtl),
      ] {
        let hit = scene.resolved(in: direction).hitTest(LayoutPoint(x: place.x, y: place.y))
        #expect(hit?.id == (isMet ? (clips ? "child" : "box") : nil))
      }
    }
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
          let point = LayoutPoint(x: Double(x) + 0.5, y: y)
          #expect(left.hitTest(point)?.item == right.hitTest(point.mirrored(inWidth: 30))?.item)
        }
      }
    }
  }

  @Test("Edges, hidden and untouchable nodes, clips")
  func details() {
    var front = Node(id: "front", frame: LayoutRect(x: 10, y: 0, width: 10, height: 10))
    var back = Node(id: "back", frame: LayoutRect(x: 0, y: 0, width: 15, height: 10))
    func hit(_ x: Double) -> String? {
      LayoutScene(size: LayoutSize(width: 40, height: 10), windows: [back, front])
        .resolved(in: .leftToRight).hitTest(LayoutPoint(x: x, y: 5))?.id
    }
    #expect(hit(0) == "back" && hit(10) == "front" && hit(20) == nil && hit(-1) == nil)
    front.allowsHitTesting = false
    #expect(hit(12) == "back")
    front.allowsHitTesting = true
    front.isHidden = true
    #expect(hit(12) == "back" && hit(17) == nil)
    back.children = [Node(id: "over", frame: LayoutRect(x: 12, y: 0, width: 10, height: 10))]
    #expect(hit(20) == "over")
    back.clips = true
    #expect(hit(20) == nil && hit(14) == "over")
    // Squeezed flat, it cannot be met; and nothing breaks.
    back.transform = NodeTransform(Transform2D(scaleX: 0, y: 1))
    #expect(hit(7) == nil)
    #expect(hit(.nan) == nil)
  }

  @Test("The place in a mirrored drawing is mirrored", arguments: MirroringStrategy.allCases)
  func contentPoint(_ strategy: MirroringStrategy) throws {
    let stars = Node(
      id: "stars", frame: LayoutRect(x: 0, y: 0, width: 50, height: 10),
      content: .custom(name: "stars", .inherit))
    let scene = LayoutScene(
      size: LayoutSize(width: 100, height: 10),
      windows: [
        Node(id: "window", frame: LayoutRect(x: 0, y: 0, width: 100, height: 10), children: [stars])
      ])
    let hit = try #require(
      scene.resolved(in: .rightToLeft, strategy: strategy).hitTest(LayoutPoint(x: 95, y: 5)))
    // The first star, which is drawn at the right.
    #expect(hit.point == LayoutPoint(x: 45, y: 5))
    #expect(hit.contentPoint == LayoutPoint(x: 5, y: 5))
  }
}
