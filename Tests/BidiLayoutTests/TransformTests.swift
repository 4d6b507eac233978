import BidiLayout
import BidiTestSupport
import BidiText
import Testing

@Suite("Transforms and animations under a mirror")
struct TransformTests {
  private static func item(
    _ transform: NodeTransform, _ direction: UserInterfaceLayoutDirection,
    _ strategy: MirroringStrategy
  ) -> DrawItem? {
    var node = Node(id: "node", frame: LayoutRect(x: 20, y: 20, width: 40, height: 20))
    node.transform = transform
    return LayoutScene(
      size: LayoutSize(width: 200, height: 100),
      windows: [
        Node(id: "window", frame: LayoutRect(x: 0, y: 0, width: 200, height: 100), children: [node])
      ]
    ).resolved(in: direction, strategy: strategy).item("node")
  }

  @Test(
    "A rotation turns the other way, a clock's hand does not", arguments: MirroringStrategy.allCases
  )
  func rotation(_ strategy: MirroringStrategy) throws {
    let rotation = Transform2D(rotation: 0.5)
    #expect(rotation.mirrored == Transform2D(rotation: -0.5))
    let item = try #require(Self.item(NodeTransform(rotation), .rightToLeft, strategy))
    #expect((item.transform.b - Transform2D(rotation: -0.5).b).magnitude < 1e-12)
    #expect(item.isTransformMirrored)
    let hand = try #require(
      Self.item(NodeTransform(rotation, space: .physical), .rightToLeft, strategy))
    #expect((hand.transform.b - rotation.b).magnitude < 1e-12)
    #expect(!hand.isTransformMirrored)
    let left = try #require(Self.item(NodeTransform(rotation), .leftToRight, strategy))
    #expect((left.transform.b - rotation.b).magnitude < 1e-12)
    #expect(!left.isTransformMirrored)
  }

  @Test("Scales stay, of y above all", arguments: MirroringStrategy.allCases)
  func scale(_ strategy: MirroringStrategy) throws {
    let item = try #require(
      Self.item(NodeTransform(Transform2D(scaleX: 2, y: 3)), .rightToLeft, strategy))
    #expect(item.transform.a == 2 && item.transform.d == 3)
    #expect(item.frame == LayoutRect(x: 120, y: 0, width: 80, height: 60))
    #expect(!item.isTransformMirrored)
  }

  @Test("Article 004: in space too, about x the same way, about y and z the other")
  func space() {
    for angle in [-1.2, 0.3, 2.0] {
      #expect(
        Transform3D(rotation: angle, about: .x).mirrored == Transform3D(rotation: angle, about: .x))
      #expect(
        Transform3D(rotation: angle, about: .y).mirrored == Transform3D(rotation: -angle, about: .y)
      )
      #expect(
        Transform3D(rotation: angle, about: .z).mirrored == Transform3D(rotation: -angle, about: .z)
      )
    }
    #expect(
      Transform3D(translationX: 1, y: 2, z: 3).mirrored == Transform3D(translationX: -1, y: 2, z: 3)
    )
    #expect(Transform3D(scaleX: 1, y: 2, z: 3).mirrored == Transform3D(scaleX: 1, y: 2, z: 3))
    #expect(Transform3D(perspective: -0.005).mirrored == Transform3D(perspective: -0.005))
    #expect(Transform3D(perspective: -0.005).element(row: 3, column: 4) == -0.005)
    #expect(Transform3D.identity.element(row: 0, column: 5) == nil)
  }

  @Test("Mirrored twice, and mirrored parts of a product")
  func laws() {
    var random = SeededGenerator(seed: 35)
    func one() -> Transform3D {
      let axis = Transform3D.Axis.allCases.randomElement(using: &random) ?? .z
      return Transform3D(rotation: Double.random(in: -3...3, using: &random), about: axis)
        .concatenating(
          Transform3D(translationX: Double.random(in: -9...9, using: &random), y: 1, z: 2)
        )
        .concatenating(Transform3D(perspective: -0.001))
    }
    for _ in 0..<500 {
      let (first, second) = (one(), one())
      #expect(first.mirrored.mirrored == first)
      #expect(
        first.concatenating(second).mirrored.projection
          .difference(from: first.mirrored.concatenating(second.mirrored).projection) < 1e-12)
      // F·T·F, by the map of the plane.
      let mirror = Projection(Transform2D(scaleX: -1, y: 1))
      #expect(
        mirror.concatenating(first.projection).concatenating(mirror)
          .difference(from: first.mirrored.projection) < 1e-12)
      if let inverse = first.projection.inverse, first.projection.determinant.magnitude > 0.1 {
        #expect(first.projection.concatenating(inverse).difference(from: .identity) < 1e-9)
      }
      let affine = Transform2D(rotation: Double.random(in: -3...3, using: &random))
        .concatenating(Transform2D(translationX: 3, y: 4))
      #expect(affine.mirrored.mirrored == affine)
      if let inverse = affine.inverse {
        #expect(
          Projection(affine.concatenating(inverse)).difference(from: .identity) < 1e-12)
      }
    }
    #expect(Transform2D(scaleX: 0, y: 1).inverse == nil)
  }

  @Test(
    "Article 004: a mirror turns round animations by their property, not by a prefix of its name")
  func properties() {
    let turned: Set<LayerAnimation.Property> = [.translationX, .rotationY, .rotationZ]
    for property in LayerAnimation.Property.allCases {
      let animation = LayerAnimation(property, values: [0, 0.25, 1])
      let left = animation.resolved(in: .leftToRight, parentWidth: 100)
      let right = animation.resolved(in: .rightToLeft, parentWidth: 100)
      #expect(left.values == [0, 0.25, 1])
      switch property {
      case .positionX: #expect(right.values == [100, 99.75, 99])
      case .anchorX: #expect(right.values == [1, 0.75, 0])
      case let other where turned.contains(other): #expect(right.values == [0, -0.25, -1])
      default: #expect(right.values == [0, 0.25, 1])
      }
      // The animation that was given stays, and resolving again changes nothing.
      #expect(animation.values == [0, 0.25, 1])
      #expect(right.resolved(in: .rightToLeft, parentWidth: 100) == right)
    }
  }

  @Test("An animation resolved is the mirror image at every value")
  func sampled() {
    for property in LayerAnimation.Property.allCases {
      let animation = LayerAnimation(property, values: [-0.7, 0, 0.3, 1.1])
      let right = animation.resolved(in: .rightToLeft, parentWidth: 100)
      for (value, mirrored) in zip(animation.values, right.values) {
        guard let one = animation.transform(at: value), let other = right.transform(at: mirrored)
        else { continue }
        #expect(one.mirrored == other)
      }
    }
  }

  @Test("Under a window mirror, a layer that is turned back stays turned back")
  func windowMirror() {
    let mirror = Transform3D(scaleX: -1, y: 1, z: 1)
    for property in [LayerAnimation.Property.scale, .scaleX, .scaleY, .scaleZ] {
      let animation = LayerAnimation(property, values: [0.5, 2])
      let layers = animation.underWindowMirror(
        isParentMirrored: true, isFlipped: true, parentWidth: 100)
      for (index, value) in animation.values.enumerated() {
        // The layer's scale along x is −1 unless an animation says something else.
        let hasX = layers.contains { $0.property == .scaleX }
        let whole = layers.reduce(hasX ? .identity : mirror) { result, layer in
          layer.transform(at: layer.values[index]).map { result.concatenating($0) } ?? result
        }
        #expect(whole == animation.transform(at: value).map { mirror.concatenating($0) })
      }
      #expect(!layers.contains { $0.property == .scaleY && $0.values != animation.values })
      #expect(
        animation.underWindowMirror(isParentMirrored: true, isFlipped: false, parentWidth: 100)
          == [animation])
    }
    // What is in leading space is turned round by the mirror itself; what is not, before it.
    let rotation = LayerAnimation(.rotationZ, values: [0, 1])
    #expect(
      rotation.underWindowMirror(isParentMirrored: true, isFlipped: true, parentWidth: 100)
        == [rotation])
    let clock = LayerAnimation(.rotationZ, values: [0, 1], space: .physical)
    #expect(
      clock.underWindowMirror(isParentMirrored: true, isFlipped: false, parentWidth: 100)
        .map(\.values) == [[0, -1]])
    #expect(clock.resolved(in: .rightToLeft, parentWidth: 100).values == [0, 1])
  }
}
