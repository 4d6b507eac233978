import BidiLayout
import BidiTestSupport
import BidiText
import Testing

@Suite("Anchors")
struct AnchorTests {
  private static let size = LayoutSize(width: 300, height: 200)

  private static func resolved(
    _ nodes: [Node], _ direction: UserInterfaceLayoutDirection,
    _ strategy: MirroringStrategy = .direct
  ) -> ResolvedScene {
    var window = Node(id: "window", frame: LayoutRect(origin: .zero, size: size), children: nodes)
    window.arrangement = .anchors
    return LayoutScene(size: size, windows: [window]).resolved(in: direction, strategy: strategy)
  }

  private static func node(_ anchors: [LayoutAnchor], _ id: String = "node") -> Node {
    var node = Node(id: id, frame: LayoutRect(x: 1, y: 2, width: 30, height: 20))
    node.anchors = anchors
    return node
  }

  /// Two equations on the horizontal axis, and the stretch in leading space.
  @Test(
    "Any two decide",
    arguments: [
      ([LayoutAnchor.to(.leading, 10), .to(.trailing, -20)], 10.0, 270.0),
      ([.to(.leading, 10), .to(.centerX, 0)], 10, 280),
      ([.to(.leading, 10), LayoutAnchor(.width, 50)], 10, 50),
      ([.to(.trailing, -20), .to(.centerX, 0)], 20, 260),
      ([.to(.trailing, -20), LayoutAnchor(.width, 50)], 230, 50),
      ([.to(.centerX, 5), LayoutAnchor(.width, 50)], 130, 50),
      ([LayoutAnchor(.width, to: .parent(.width), multiplier: 0.5, -10), .to(.leading)], 0, 140),
      ([LayoutAnchor(.leading, to: .parent(.centerX), 4), .to(.trailing)], 154, 146),
    ] as [([LayoutAnchor], Double, Double)])
  func pairs(_ anchors: [LayoutAnchor], _ start: Double, _ width: Double) {
    for order in [anchors, anchors.reversed()] {
      let node = Self.node(order + [.to(.top, 3), LayoutAnchor(.height, 9)])
      for strategy in MirroringStrategy.allCases {
        let left = Self.resolved([node], .leftToRight, strategy)
        let right = Self.resolved([node], .rightToLeft, strategy)
        #expect(left.faults.isEmpty && right.faults.isEmpty)
        #expect(left.item("node")?.frame == LayoutRect(x: start, y: 3, width: width, height: 9))
        #expect(
          right.item("node")?.frame
            == LayoutRect(x: 300 - start - width, y: 3, width: width, height: 9))
      }
    }
  }

  @Test(
    "Left and right stay, and their distances go to the right",
    arguments: UserInterfaceLayoutDirection.allCases)
  func physical(_ direction: UserInterfaceLayoutDirection) {
    let nodes = [
      Self.node([.to(.left, 10), LayoutAnchor(.width, 50), .to(.top), .to(.bottom)], "a"),
      Self.node([.to(.right, -10), LayoutAnchor(.width, 50), .to(.top), .to(.bottom)], "b"),
      Self.node(
        [LayoutAnchor(.left, to: .sibling("a", .right), 5), .to(.right), .to(.top), .to(.bottom)],
        "c"),
    ]
    let scene = Self.resolved(nodes, direction)
    #expect(scene.faults.isEmpty)
    #expect(scene.item("a")?.frame.x == 10)
    #expect(scene.item("b")?.frame.x == 240)
    #expect(scene.item("c")?.frame == LayoutRect(x: 65, y: 0, width: 235, height: 200))
  }

  @Test("Siblings in any order, and a length by the other one")
  func siblings() {
    let nodes = [
      Self.node(
        [
          LayoutAnchor(.leading, to: .sibling("icon", .trailing), 8), .to(.trailing, -8),
          LayoutAnchor(.centerY, to: .sibling("icon", .centerY)), LayoutAnchor(.height, 20),
        ], "title"),
      Self.node(
        [
          .to(.leading, 16), .to(.top, 10), LayoutAnchor(.height, 40),
          LayoutAnchor(.width, to: .own(.height), multiplier: 1.5),
        ], "icon"),
    ]
    let left = Self.resolved(nodes, .leftToRight)
    #expect(left.faults.isEmpty)
    #expect(left.item("icon")?.frame == LayoutRect(x: 16, y: 10, width: 60, height: 40))
    #expect(left.item("title")?.frame == LayoutRect(x: 84, y: 20, width: 208, height: 20))
    let right = Self.resolved(nodes, .rightToLeft)
    #expect(right.item("title")?.frame == LayoutRect(x: 8, y: 20, width: 208, height: 20))
  }

  @Test("Too little and too much is reported")
  func faults() {
    let vertical: [LayoutAnchor] = [.to(.top), .to(.bottom)]
    func faults(_ anchors: [LayoutAnchor]) -> [AnchorFault] {
      Self.resolved([Self.node(anchors + vertical)], .rightToLeft).faults.map(\.fault)
    }
    #expect(faults([]) == [.underdetermined(.horizontal)])
    #expect(faults([.to(.leading)]) == [.underdetermined(.horizontal)])
    #expect(
      faults([.to(.leading), .to(.leading)]) == [
        .underdetermined(.horizontal), .redundant(.horizontal),
      ])
    #expect(
      faults([.to(.leading), .to(.trailing), LayoutAnchor(.width, 300)]) == [
        .redundant(.horizontal)
      ])
    #expect(
      faults([.to(.leading), .to(.trailing), LayoutAnchor(.width, 10)]) == [
        .conflicting(.horizontal)
      ])
    #expect(
      faults([.to(.leading), .to(.leading, 1), LayoutAnchor(.width, 10)]) == [
        .conflicting(.horizontal)
      ])
    #expect(faults([.to(.leading, 200), .to(.trailing, -200)]) == [.negativeLength(.horizontal)])
    let mixed = LayoutAnchor(.leading, to: .parent(.left))
    #expect(faults([mixed, .to(.leading), .to(.trailing)]) == [.unrelated(mixed)])
    let across = LayoutAnchor(.leading, to: .parent(.top))
    #expect(faults([across, .to(.leading), .to(.trailing)]) == [.unrelated(across)])
    let alone = LayoutAnchor(.leading, 5)
    #expect(faults([alone, .to(.leading), .to(.trailing)]) == [.unrelated(alone)])
    #expect(
      faults([LayoutAnchor(.leading, to: .sibling("x", .leading)), .to(.leading), .to(.trailing)])
        == [.unknownSibling("x")])
    let cycle = [
      Self.node(
        [LayoutAnchor(.leading, to: .sibling("b", .trailing)), LayoutAnchor(.width, 5)] + vertical,
        "a"),
      Self.node(
        [LayoutAnchor(.leading, to: .sibling("a", .trailing)), LayoutAnchor(.width, 5)] + vertical,
        "b"),
    ]
    #expect(
      Self.resolved(cycle, .leftToRight).faults.map(\.fault) == [
        .cyclic(.horizontal), .cyclic(.horizontal),
      ])
    // What is missing is taken from the frame, and the scene is still there.
    #expect(
      Self.resolved([Self.node([.to(.trailing)] + vertical)], .leftToRight).item("node")?.frame.x
        == 270)
  }

  @Test("Insets on all sides")
  func edges() {
    let node = Self.node(LayoutAnchor.edges(.init(top: 1, leading: 2, bottom: 3, trailing: 4)))
    #expect(
      Self.resolved([node], .leftToRight).item("node")?.frame
        == LayoutRect(x: 2, y: 1, width: 294, height: 196))
    #expect(
      Self.resolved([node], .rightToLeft).item("node")?.frame
        == LayoutRect(x: 4, y: 1, width: 294, height: 196))
  }

  @Test("A long chain is worked out without recursion")
  func chain() {
    let count = 20_000
    let nodes = (0..<count).reversed().map { index in
      Self.node(
        [
          index == 0
            ? .to(.leading) : LayoutAnchor(.leading, to: .sibling("\(index - 1)", .trailing), 1),
          LayoutAnchor(.width, 2), .to(.top), .to(.bottom),
        ], "\(index)")
    }
    let scene = Self.resolved(nodes, .leftToRight)
    #expect(scene.faults.isEmpty)
    #expect(scene.item("\(count - 1)")?.frame.x == Double(count - 1) * 3)
  }
}
