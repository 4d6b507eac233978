public import BidiLayout
internal import BidiText

/// A scene whose controls a finger moves: sliders, segments, tabs, lists, pages and cells.
///
/// ```swift
/// let slider = Node(
///   id: "volume", frame: LayoutRect(x: 0, y: 0, width: 100, height: 30), content: .control(ControlContent(.slider)))
/// var touches = SceneTouches(
///   LayoutScene(size: LayoutSize(width: 100, height: 30), windows: [slider]),
///   in: LayoutEnvironment(layoutDirection: .rightToLeft))
/// touches.handle(Touch(.down, at: LayoutPoint(x: 20, y: 10), time: 0))
/// touches.scene.windows[0].content  // .control(ControlContent(.slider, value: 0.8))
/// ```
public struct SceneTouches: Sendable {
  /// The scene as the finger left it.
  public private(set) var scene: LayoutScene

  private let environment: LayoutEnvironment
  private var grip: Grip?

  /// The place of the node that the finger holds; nil where it holds none.
  package var held: [Int]? { grip?.indexPath }

  /// Takes a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - environment: What the scene is resolved for.
  public init(_ scene: LayoutScene, in environment: LayoutEnvironment) {
    self.scene = scene
    self.environment = environment
  }

  /// No list has more pages.
  private static let mostPages = 10_000.0

  /// What the finger holds.
  private struct Grip {
    enum Kind {
      case slider
      case segments
      case tabs
      /// With the offset when the finger came down.
      case list(LayoutPoint)
      /// With the pull when the finger came down.
      case cell(Double)
    }

    let kind: Kind
    let indexPath: [Int]
    /// The size of the node.
    let size: LayoutSize
    /// The way from the screen into the node: under a scale its points are not those of the screen.
    let inward: Projection
    /// 1 where the node begins at the left, else -1.
    let sign: Double
    let start: Touch
    /// The touch before the last one, and the last one, for the velocity.
    var last: (Touch, Touch)

    /// The touch as the node sees it.
    func inside(_ touch: Touch) -> Touch {
      // What lies behind the eye is seen nowhere.
      let place = inward.apply(to: touch.location) ?? start.location
      return Touch(touch.phase, at: place, time: touch.time)
    }
  }

  /// Moves what the finger holds.
  ///
  /// A finger that comes down holds the innermost control, list or cell under it. When it goes, a list
  /// comes to rest as `ScrollState.resting` says, and a cell with all actions of a side or none. As in a
  /// table of UIKit, one cell is open at most: a finger elsewhere in the list, on another cell or on the
  /// content of the open one closes it.
  ///
  /// - Parameter touch: What the finger does. Under a transform, the way of the finger is that which it goes in the node.
  /// - Complexity: O(*n*) for *n* nodes.
  public mutating func handle(_ touch: Touch) {
    switch touch.phase {
    case .down:
      grip = grip(at: touch)
      closeCells(besideTouch: touch)
      if case .slider? = grip?.kind { move(touch) }
    case .move:
      move(touch)
    case .up:
      move(touch)
      settle(touch)
      grip = nil
    case .cancel: grip = nil
    }
  }

  private func grip(at touch: Touch) -> Grip? {
    let resolved = scene.resolved(in: environment)
    guard let hit = resolved.hitTest(touch.location) else { return nil }
    var index: Int? = hit.item
    while let current = index {
      let item = resolved.items[current]
      index = item.parent
      let indexPath = resolved.indexPath(of: current)
      guard let node = scene.node(at: indexPath), let kind = kind(of: node, item) else { continue }
      var direction = item.childDirection
      if case .swipe(let cell)? = node.arrangement, cell.space == .physical {
        direction = .leftToRight
      }
      if node.scroll?.flips == false { direction = .leftToRight }
      guard let inward = item.transform.inverse, let place = inward.apply(to: touch.location) else {
        return nil
      }
      let start = Touch(touch.phase, at: place, time: touch.time)
      return Grip(
        kind: kind, indexPath: indexPath, size: item.size, inward: inward,
        sign: direction == .leftToRight ? 1 : -1, start: start, last: (start, start))
    }
    return nil
  }

  private func kind(of node: Node, _ item: DrawItem) -> Grip.Kind? {
    if case .control(let control) = node.content {
      if control.kind == .slider { return .slider }
      if control.kind == .segments, control.count > 0 { return .segments }
      if control.kind == .tabs { return .tabs }
    }
    if case .swipe(let cell)? = node.arrangement { return .cell(cell.pull) }
    guard let scroll = node.scroll, scroll.contentSize.width > item.size.width else { return nil }
    let axis = LogicalScroll(
      contentLength: scroll.contentSize.width, viewportLength: item.size.width)
    switch scroll.offset {
    case .logical(let point): return .list(point)
    case .physical(let point):
      let direction = scroll.flips ? item.childDirection : .leftToRight
      return .list(
        LayoutPoint(
          x: LogicalScroll(
            physicalOffset: point.x, in: direction, contentLength: axis.contentLength,
            viewportLength: axis.viewportLength
          ).offset, y: point.y))
    }
  }

  private mutating func move(_ touch: Touch) {
    guard var grip else { return }
    let touch = grip.inside(touch)
    grip.last = (grip.last.1, touch)
    self.grip = grip
    let way = (touch.location.x - grip.start.location.x) * grip.sign
    scene.update(at: grip.indexPath) { node in
      switch grip.kind {
      case .slider:
        guard case .control(var control) = node.content, grip.size.width > 0 else { return }
        let part = touch.location.x / grip.size.width
        control.value = (grip.sign > 0 ? part : 1 - part).clamped
        node.content = .control(control)
      case .segments, .tabs: break
      case .list(let start):
        guard let scroll = node.scroll else { return }
        let axis = LogicalScroll(
          contentLength: scroll.contentSize.width, viewportLength: grip.size.width,
          offset: start.x - way
        ).settled
        node.scroll?.offset = .logical(LayoutPoint(x: axis.offset, y: start.y))
      case .cell(let start):
        guard case .swipe(var cell)? = node.arrangement else { return }
        cell.pull = start + way
        node.arrangement = .swipe(cell)
      }
    }
  }

  private mutating func settle(_ up: Touch) {
    guard let grip else { return }
    let touch = grip.inside(up)
    let (before, last) = grip.last
    let seconds = last.time - before.time
    var page: (number: Int, count: Int)?
    let velocity =
      seconds > 0 ? (last.location.x - before.location.x) * grip.sign / seconds : 0
    let child = child(at: up.location, of: grip.indexPath)
    scene.update(at: grip.indexPath) { node in
      switch grip.kind {
      case .slider: break
      case .segments:
        let box = LayoutRect(origin: .zero, size: grip.size)
        guard case .control(var control) = node.content, box.contains(touch.location) else {
          return
        }
        let part = touch.location.x / max(box.width, 1)
        let place = (grip.sign > 0 ? part : 1 - part).clamped * Double(control.count)
        control.selected = min(Int(place), control.count - 1)
        node.content = .control(control)
      case .tabs:
        guard case .control(var control) = node.content, let child else { return }
        control.selected = child
        node.content = .control(control)
      case .list: page = Self.settle(&node, velocity: velocity, width: grip.size.width)
      case .cell:
        guard case .swipe(var cell)? = node.arrangement else { return }
        let isTap = touch.location == grip.start.location
        // A tap on the content closes the cell.
        cell.pull =
          isTap && child == node.children.indices.last
          ? 0 : cell.restingPull(cell.pull, widths: node.children.map(\.wantedSize.width))
        node.arrangement = .swipe(cell)
      }
    }
    if let page { choose(page.number, of: page.count, beside: grip.indexPath) }
  }

  /// The child of a node that is seen at a place.
  private func child(at place: LayoutPoint, of indexPath: [Int]) -> Int? {
    let path = path(at: place)
    return path.count > indexPath.count && path.starts(with: indexPath)
      ? path[indexPath.count] : nil
  }

  /// What is seen at a place, and takes touches.
  private func path(at place: LayoutPoint) -> [Int] {
    let resolved = scene.resolved(in: environment)
    return resolved.hitTest(place).map { resolved.indexPath(of: $0.item) } ?? []
  }

  /// Closes open cells when a finger comes down elsewhere in their list, or on any other cell.
  ///
  /// Source: UITableView, which has at most one open row.
  private mutating func closeCells(besideTouch touch: Touch) {
    let touched = path(at: touch.location)
    let holdsCell =
      if case .cell? = grip?.kind { true } else { false }
    for path in scene.openCells where !touched.starts(with: path) {
      guard holdsCell || touched.starts(with: path.dropLast()) else { continue }
      scene.update(at: path) { node in
        guard case .swipe(var cell)? = node.arrangement else { return }
        cell.pull = 0
        node.arrangement = .swipe(cell)
      }
    }
  }

  /// Moves the dots and the tabs beside pages to the page that is seen.
  private mutating func choose(_ page: Int, of count: Int, beside indexPath: [Int]) {
    scene.update(at: indexPath.dropLast()) { parent in
      for index in parent.children.indices {
        guard case .control(var control) = parent.children[index].content,
          control.kind == .pages || control.kind == .tabs, control.count == count
        else { continue }
        control.selected = page
        parent.children[index].content = .control(control)
      }
    }
  }

  /// Lets a list come to rest: at a page, or at the item that begins nearest.
  ///
  /// - Returns: The page that is seen, and how many there are; nil for other lists.
  private static func settle(
    _ list: inout Node, velocity: Double, width: Double
  ) -> (number: Int, count: Int)? {
    guard let scroll = list.scroll, let resting = scroll.resting,
      case .logical(var point) = scroll.offset, width > 0
    else { return nil }
    var found: (number: Int, count: Int)?
    var axis = LogicalScroll(
      contentLength: scroll.contentSize.width, viewportLength: width, offset: point.x)
    switch resting {
    case .pages:
      let count = Int(min((axis.contentLength / width).rounded(), Self.mostPages))
      let paging = Paging(pageLength: width, pageCount: count)
      // A list that goes on shows what comes after.
      let page = paging.restingPage(progress: point.x / width, velocity: -velocity / width)
      axis = paging.scroll(at: Double(page))
      found = (page, count)
    case .items:
      let starts = list.itemStarts(width: width)
      axis.offset = starts.min { abs($0 - point.x) < abs($1 - point.x) } ?? point.x
    }
    point.x = axis.settled.offset
    list.scroll?.offset = .logical(point)
    return found
  }
}

extension Node {
  /// Where the children begin, from the leading edge of the content.
  fileprivate func itemStarts(width: Double) -> [Double] {
    var probe = self
    probe.frame = LayoutRect(x: 0, y: 0, width: width, height: frame.height)
    probe.scroll = nil
    probe.isHidden = false
    let resolved = LayoutScene(size: probe.frame.size, windows: [probe]).resolved(in: .leftToRight)
    return resolved.items.filter { $0.depth == 1 }.map(\.leadingFrame.minX)
  }
}

extension LayoutScene {
  /// The places of the cells whose actions are seen.
  fileprivate var openCells: [[Int]] {
    var found: [[Int]] = []
    var open = windows.enumerated().map { ([$0.offset], $0.element) }
    while let (path, node) = open.popLast() {
      if case .swipe(let cell)? = node.arrangement, cell.pull != 0 { found.append(path) }
      open += node.children.enumerated().map { (path + [$0.offset], $0.element) }
    }
    return found
  }

  /// Changes the node at a place, as ``LayoutScene/node(at:)`` takes it.
  fileprivate mutating func update(
    at indexPath: some Collection<Int>, _ change: (inout Node) -> Void
  ) {
    let indexPath = Array(indexPath)
    guard node(at: indexPath) != nil else { return }
    func update(_ nodes: inout [Node], _ path: ArraySlice<Int>) {
      guard let first = path.first else { return }
      if path.count == 1 {
        change(&nodes[first])
      } else {
        update(&nodes[first].children, path.dropFirst())
      }
    }
    update(&windows, indexPath[...])
  }
}
