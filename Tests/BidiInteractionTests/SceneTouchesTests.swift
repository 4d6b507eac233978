import BidiInteraction
import BidiLayout
import BidiText
import Testing

/// Fingers on controls: the same in a mirror, but for what stays from left to right.
@Suite("Touches of controls")
struct SceneTouchesTests {
  private static let width = 320.0

  private func box(_ id: String, _ x: Double, _ width: Double, _ children: [Node] = []) -> Node {
    Node(id: id, frame: LayoutRect(x: x, y: 0, width: width, height: 40), children: children)
  }

  private func control(_ content: ControlContent, _ semantics: SemanticContentAttribute) -> Node {
    var node = box("control", 60, 200)
    node.content = .control(content)
    node.semantics = semantics
    return node
  }

  /// What is left after a finger went along places.
  private func touched(
    _ node: Node, _ places: [Double], _ direction: UserInterfaceLayoutDirection, fast: Bool = false
  ) -> Node {
    var touches = SceneTouches(
      LayoutScene(
        size: LayoutSize(width: Self.width, height: 40), windows: [box("window", 0, 320, [node])]),
      in: LayoutEnvironment(layoutDirection: direction))
    for (index, x) in places.enumerated() {
      let phase: Touch.Phase = index == 0 ? .down : index == places.count - 1 ? .up : .move
      touches.handle(
        Touch(phase, at: LayoutPoint(x: x, y: 20), time: Double(index) * (fast ? 0.02 : 1)))
    }
    return touches.scene.windows[0].children[0]
  }

  private func mirrored(_ places: [Double]) -> [Double] { places.map { Self.width - $0 } }

  @Test("A slider fills from the leading side; one of a player from the left in both interfaces")
  func sliders() {
    func value(
      _ x: Double, _ semantics: SemanticContentAttribute, _ direction: UserInterfaceLayoutDirection
    ) -> Double? {
      let node = touched(control(ControlContent(.slider), semantics), [x, x], direction)
      if case .control(let control) = node.content { return control.value }
      return nil
    }
    // The slider is 200 points wide, from 60 to 260 in both interfaces.
    #expect(value(110, .unspecified, .leftToRight) == 0.25)
    #expect(value(110, .unspecified, .rightToLeft) == 0.75)
    #expect(value(110, .playback, .rightToLeft) == 0.25)
    #expect(value(20, .unspecified, .leftToRight) == 0)
  }

  @Test("A tap chooses the segment that is seen there; a choice of sides does not turn round")
  func segments() {
    func selected(
      _ x: Double, _ semantics: SemanticContentAttribute, _ direction: UserInterfaceLayoutDirection
    ) -> Int? {
      let node = touched(
        control(ControlContent(.segments, count: 4), semantics), [x, x], direction)
      if case .control(let control) = node.content { return control.selected }
      return nil
    }
    // Four segments of 50 points.
    #expect(selected(70, .unspecified, .leftToRight) == 0)
    #expect(selected(70, .unspecified, .rightToLeft) == 3)
    #expect(selected(70, .spatial, .rightToLeft) == 0)
    #expect(selected(250, .unspecified, .rightToLeft) == 0)
    // A finger that leaves the control chooses nothing.
    let left = touched(
      control(ControlContent(.segments, count: 4), .unspecified), [250, 300], .leftToRight)
    #expect(left.content == .control(ControlContent(.segments, count: 4)))
  }

  private func pager(_ offset: ScrollState.Offset = .logical(.zero), flips: Bool = true) -> Node {
    var pager = box("pager", 0, 320, (0..<3).map { box("page\($0)", Double($0) * 320, 320) })
    pager.scroll = ScrollState(
      contentSize: LayoutSize(width: 960, height: 40), offset: offset, flips: flips,
      resting: .pages)
    return pager
  }

  private func page(_ node: Node) -> Double? {
    guard case .logical(let point)? = node.scroll?.offset else { return nil }
    return point.x / 320
  }

  @Test("A pan to the leading side shows the next page, in each interface; a fast one too")
  func pages() {
    #expect(page(touched(pager(), [300, 200, 100], .leftToRight)) == 1)
    #expect(page(touched(pager(), mirrored([300, 200, 100]), .rightToLeft)) == 1)
    // The same finger on a page of the other interface goes back, and there is no page before the first.
    #expect(page(touched(pager(), [300, 200, 100], .rightToLeft)) == 0)
    // Less than half of the way.
    #expect(page(touched(pager(), [300, 250, 200], .leftToRight)) == 0)
    #expect(page(touched(pager(), [300, 250, 200], .leftToRight, fast: true)) == 1)
    // contentOffset 640 is the last page from left to right, and the first one from right to left.
    let physical = pager(.physical(LayoutPoint(x: 640, y: 0)))
    #expect(page(touched(physical, [160, 160], .leftToRight)) == 2)
    #expect(page(touched(physical, [160, 160], .rightToLeft)) == 0)
  }

  @Test(
    "What is half as large on the screen goes twice as far: pages, cells, and a slider that is turned"
  )
  func transforms() {
    let half = NodeTransform(.affine(Transform2D(scaleX: 0.5, y: 0.5)))
    // The pager is from 80 to 240 on the screen, so half of a page is 80 points.
    var pages = pager()
    pages.transform = half
    #expect(page(touched(pages, [220, 170, 130], .leftToRight)) == 1)
    #expect(page(touched(pages, mirrored([220, 170, 130]), .rightToLeft)) == 1)
    #expect(page(touched(pages, [220, 170, 150], .leftToRight)) == 0)
    // 45 points of the screen are 90 of the cell, whose action is 160 wide.
    var cell = box("cell", 0, 320, [box("read", 0, 160), box("content", 0, 320)])
    cell.arrangement = .swipe(SwipeCell(leadingCount: 1, trailingCount: 0))
    cell.transform = half
    let pulled = touched(cell, [100, 120, 145], .leftToRight)
    #expect(pulled.arrangement == .swipe(SwipeCell(leadingCount: 1, trailingCount: 0, pull: 160)))
    // From 60 to 260, and turned round: it begins at the right.
    var slider = control(ControlContent(.slider), .unspecified)
    slider.transform = NodeTransform(.affine(Transform2D(rotation: .pi)))
    guard case .control(let content) = touched(slider, [110, 110], .leftToRight).content else {
      Issue.record("no slider")
      return
    }
    #expect(abs(content.value - 0.75) < 1e-9)
  }

  @Test(
    "The dots and the tabs beside pages show the page that is seen",
    arguments: [ControlContent.Kind.pages, .tabs])
  func dots(_ kind: ControlContent.Kind) {
    var dots = box("dots", 0, 320)
    dots.content = .control(ControlContent(kind, count: 3))
    let pages = pager()
    var touches = SceneTouches(
      LayoutScene(
        size: LayoutSize(width: 320, height: 40), windows: [box("window", 0, 320, [dots, pages])]),
      in: LayoutEnvironment(layoutDirection: .rightToLeft))
    for (index, x) in [20.0, 120, 220].enumerated() {
      let phase: Touch.Phase = [.down, .move, .up][index]
      touches.handle(Touch(phase, at: LayoutPoint(x: x, y: 20), time: Double(index)))
    }
    #expect(
      touches.scene.windows[0].children[0].content
        == .control(ControlContent(kind, count: 3, selected: 1)))
  }

  @Test("A list comes to rest at the start of an item, however wide each is")
  func items() {
    var list = box("list", 0, 320, [box("a", 0, 90), box("b", 90, 210), box("c", 300, 400)])
    list.scroll = ScrollState(
      contentSize: LayoutSize(width: 700, height: 40), resting: .items)
    func offset(_ places: [Double], _ direction: UserInterfaceLayoutDirection) -> Double? {
      guard case .logical(let point)? = touched(list, places, direction).scroll?.offset else {
        return nil
      }
      return point.x
    }
    // Moved by 70: the item at 90 is nearer than the one at 0.
    #expect(offset([300, 250, 230], .leftToRight) == 90)
    #expect(offset(mirrored([300, 250, 230]), .rightToLeft) == 90)
    #expect(offset([300, 280, 260], .leftToRight) == 0)
  }

  @Test("A cell shows all actions of a side or none; the side is that of the interface")
  func cells() {
    var cell = box(
      "cell", 0, 320, [box("read", 0, 80), box("delete", 0, 100), box("content", 0, 320)])
    cell.arrangement = .swipe(SwipeCell(leadingCount: 1, trailingCount: 1))
    func pull(_ places: [Double], _ direction: UserInterfaceLayoutDirection, _ cell: Node)
      -> Double?
    {
      guard case .swipe(let cell)? = touched(cell, places, direction).arrangement else {
        return nil
      }
      return cell.pull
    }
    #expect(pull([100, 140, 160], .leftToRight, cell) == 80)
    #expect(pull([100, 140, 160], .rightToLeft, cell) == -100)
    #expect(pull([100, 110, 120], .leftToRight, cell) == 0)
    var fixed = cell
    fixed.arrangement = .swipe(SwipeCell(leadingCount: 1, trailingCount: 1, space: .physical))
    #expect(pull([100, 140, 160], .rightToLeft, fixed) == 80)
  }

  @Test("A tap chooses the tab that is seen there, in each interface")
  func tabs() {
    var bar = box("bar", 0, 320, (0..<4).map { box("tab\($0)", 0, 80) })
    bar.content = .control(ControlContent(.tabs, count: 4))
    bar.arrangement = .tabs(TabBar(tabWidth: 60))
    func selected(_ places: [Double], _ direction: UserInterfaceLayoutDirection) -> Int? {
      if case .control(let control) = touched(bar, places, direction).content {
        return control.selected
      }
      return nil
    }
    // Four tabs of 60 points in the middle: from 40 to 280.
    #expect(selected([110, 110], .leftToRight) == 1)
    #expect(selected([110, 110], .rightToLeft) == 2)
    // Beside the tabs, and a finger that leaves them.
    #expect(selected([20, 20], .leftToRight) == 0)
    #expect(selected([250, 300], .leftToRight) == 0)
  }

  @Test("One cell is open at most: a finger elsewhere in the list or on another cell closes it")
  func openCells() {
    func cell(_ id: String, _ y: Double) -> Node {
      var cell = Node(
        id: id, frame: LayoutRect(x: 0, y: y, width: 320, height: 40),
        children: [box("\(id).delete", 0, 80), box("\(id).content", 0, 320)])
      cell.arrangement = .swipe(SwipeCell(trailingCount: 1))
      return cell
    }
    let list = Node(
      id: "list", frame: LayoutRect(x: 0, y: 0, width: 320, height: 120),
      children: [cell("a", 0), cell("b", 40)])
    let outside = Node(id: "bar", frame: LayoutRect(x: 0, y: 120, width: 320, height: 40))
    let window = Node(
      id: "window", frame: LayoutRect(x: 0, y: 0, width: 320, height: 160),
      children: [list, outside])
    /// The pulls of both cells after the first was opened, and a finger went on along places.
    func pulls(_ places: [LayoutPoint], _ direction: UserInterfaceLayoutDirection) -> [Double] {
      var touches = SceneTouches(
        LayoutScene(size: LayoutSize(width: 320, height: 160), windows: [window]),
        in: LayoutEnvironment(layoutDirection: direction))
      func go(_ places: [LayoutPoint], _ start: Double) {
        for (index, place) in places.enumerated() {
          let phase: Touch.Phase = index == 0 ? .down : index == places.count - 1 ? .up : .move
          let seen = direction == .leftToRight ? place : place.mirrored(inWidth: 320)
          touches.handle(Touch(phase, at: seen, time: start + Double(index)))
        }
      }
      go([200, 150, 100].map { LayoutPoint(x: $0, y: 20) }, 0)
      go(places, 10)
      return touches.scene.windows[0].children[0].children.map { node in
        if case .swipe(let cell)? = node.arrangement { cell.pull } else { 0 }
      }
    }
    for direction in UserInterfaceLayoutDirection.allCases {
      #expect(pulls([], direction) == [-80, 0])
      let other = [200.0, 150, 100].map { LayoutPoint(x: $0, y: 60) }
      #expect(pulls(other, direction) == [0, -80])
      func tap(_ x: Double, _ y: Double) -> [Double] {
        pulls([LayoutPoint(x: x, y: y), LayoutPoint(x: x, y: y)], direction)
      }
      #expect(tap(100, 60) == [0, 0])
      #expect(tap(100, 100) == [0, 0])
      #expect(tap(100, 20) == [0, 0])
      // On its action, and outside of the list.
      #expect(tap(300, 20) == [-80, 0])
      #expect(tap(100, 140) == [-80, 0])
    }
  }

  @Test("A finger that the system takes away leaves the controls where they are")
  func cancelled() {
    var touches = SceneTouches(
      LayoutScene(size: LayoutSize(width: 320, height: 40), windows: [pager()]),
      in: LayoutEnvironment(layoutDirection: .leftToRight))
    touches.handle(Touch(.down, at: LayoutPoint(x: 300, y: 20), time: 0))
    touches.handle(Touch(.move, at: LayoutPoint(x: 280, y: 20), time: 1))
    touches.handle(Touch(.cancel, at: LayoutPoint(x: 280, y: 20), time: 2))
    touches.handle(Touch(.move, at: LayoutPoint(x: 100, y: 20), time: 3))
    #expect(page(touches.scene.windows[0]) == 20.0 / 320)
  }
}
