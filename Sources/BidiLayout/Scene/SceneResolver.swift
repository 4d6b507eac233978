internal import BidiText

/// Goes through a scene once, from the front of each list of children to its end, without
/// recursion.
struct SceneResolver {
  private(set) var items: [DrawItem] = []
  private(set) var faults: [ResolvedScene.Fault] = []
  private let environment: LayoutEnvironment
  private let strategy: MirroringStrategy
  private let text: TextResolver

  init(
    _ environment: LayoutEnvironment, _ strategy: MirroringStrategy,
    _ analyzer: any ParagraphAnalyzing
  ) {
    self.environment = environment
    self.strategy = strategy
    text = TextResolver(environment, analyzer)
  }

  /// The screen, whose width is what windows are mirrored by: a mirror between two pixels' lines
  /// would take frames off them.
  func size(of scene: LayoutScene) -> LayoutSize {
    environment.pixelGrid?.snapped(scene.size) ?? scene.size
  }

  mutating func resolve(_ scene: LayoutScene) {
    items.reserveCapacity(Self.count(scene.windows))
    var open = [
      Level(
        nodes: scene.windows, arranged: nil, system: nil,
        parent: Parent(screen: size(of: scene), environment.layoutDirection))
    ]
    while let top = open.indices.last {
      let next = open[top].next
      guard next < open[top].nodes.count else {
        open.removeLast()
        continue
      }
      open[top].next += 1
      let node = open[top].nodes[next]
      if node.isHidden { continue }
      let arranged = open[top].arranged
      let frame = arranged?.frames[next] ?? node.frame
      for fault in arranged?.faults[next] ?? [] {
        faults.append(.init(item: items.count, fault: fault))
      }
      let isPhysical = node.frameSpace == .physical && arranged == nil
      var parent = add(
        node, childIndex: next, frame: frame, isPhysical: isPhysical, in: open[top].parent)
      guard !node.children.isEmpty else { continue }
      let system = system(of: node, in: open[top], at: next, parent)
      if let system, let size = system.solution.contentSizes[system.member] {
        parent.scroll?.contentSize = size
        items[items.count - 1].contentOffset = parent.scroll?.contentOffset(
          viewport: parent.size, direction: parent.childDirection)
      }
      open.append(
        Level(
          nodes: node.children,
          arranged: system.map { $0.solution.arranged(inside: $0.member) }
            ?? node.arrangement?.frames(
              of: node.children, in: parent.size, direction: parent.bearing.childDirection),
          system: system, parent: parent))
    }
  }

  /// The Auto Layout system that places the children of the node that was put into the list last.
  private mutating func system(
    of node: Node, in level: Level, at place: Int, _ parent: Parent
  ) -> System? {
    if let system = level.system, node.placesChildrenInSystem {
      let member = system.solution.children[system.member].lowerBound + place
      return System(solution: system.solution, member: member)
    }
    guard case .constraints? = node.arrangement else { return nil }
    let tree = ConstraintTree(node, parent.bearing, strategy)
    let solution = ConstraintSolver(tree, parent.size, environment.pixelGrid).solution()
    for fault in solution.faults[0] ?? [] {
      faults.append(.init(item: items.count - 1, fault: fault))
    }
    return System(solution: solution, member: 0)
  }

  /// An Auto Layout system, and a node of it.
  private struct System {
    let solution: ConstraintSolution
    let member: Int
  }

  /// How many nodes there are, so that the list is made once.
  private static func count(_ nodes: [Node]) -> Int {
    var open = [nodes[...]]
    var count = nodes.count
    while var last = open.popLast() {
      guard let node = last.popFirst() else { continue }
      open.append(last)
      guard !node.children.isEmpty else { continue }
      count += node.children.count
      open.append(node.children[...])
    }
    return count
  }

  /// The children of one node that are still to be looked at.
  private struct Level {
    let nodes: [Node]
    let arranged: ArrangedFrames?
    let system: System?
    let parent: Parent
    var next = 0
  }

  /// What children need to know of what they stand in.
  private struct Parent {
    var item: Int?
    var depth = 0
    let size: LayoutSize
    /// From the coordinates that the strategy works in to the screen.
    let map: Projection
    let bearing: Bearing
    /// Whether a mirror of the window's lies over the coordinates of `map`.
    let isInMirror: Bool
    var scroll: ScrollState?
    var clip: Int?
    var allowsHitTesting = true
    /// The bar of tabs that the children are the tabs of.
    var tabs: ControlContent?
    /// The color of what is drawn in a tab; nil elsewhere.
    var ink: LayoutColor?

    init(screen size: LayoutSize, _ direction: UserInterfaceLayoutDirection) {
      self.size = size
      map = .identity
      bearing = Bearing(screen: direction)
      isInMirror = false
    }

    init(size: LayoutSize, map: Projection, bearing: Bearing, isInMirror: Bool) {
      self.size = size
      self.map = map
      self.bearing = bearing
      self.isInMirror = isInMirror
    }

    var childDirection: UserInterfaceLayoutDirection { bearing.childDirection }
  }

  /// Puts a node into the list.
  private mutating func add(
    _ node: Node, childIndex: Int, frame: LayoutRect, isPhysical: Bool, in parent: Parent
  ) -> Parent {
    let bearing = Bearing(node, isWindow: parent.item == nil, in: parent.bearing, strategy)
    let (direction, mirroring) = (bearing.direction, bearing.mirroring)

    // Snapped in the space it was authored in; mirrored after that.
    let standing = environment.pixelGrid?.snapped(frame) ?? frame.standardized
    let onScreen = place(standing, isPhysical: isPhysical, in: parent)
    let authored = parent.isInMirror ? onScreen.mirrored(inWidth: parent.size.width) : onScreen
    let transform = node.transform.map { transform in
      let isMirrored = transform.space == .leading && parent.childDirection == .rightToLeft
      return isMirrored != parent.isInMirror ? transform.mirrored : transform
    }
    var map =
      transform?.projection(frame: authored)
      ?? Projection(Transform2D(translationX: authored.x, y: authored.y))
    map = map.concatenating(parent.map)

    let size = standing.size
    let isFlipped =
      strategy == .windowMirror && mirroring.isMirrored != parent.isInMirror
    let mirror = Projection(Transform2D(mirrorInWidth: size.width))
    if isFlipped { map = mirror.concatenating(map) }
    let isInMirror = strategy == .windowMirror && mirroring.isMirrored
    let upright = isInMirror ? mirror.concatenating(map) : map
    let childDirection = bearing.childDirection

    var child = Parent(size: size, map: map, bearing: bearing, isInMirror: isInMirror)
    child.item = items.count
    child.depth = parent.depth + 1
    child.scroll = node.scroll
    child.clip = node.clips ? items.count : parent.clip
    let ink = parent.tabs?.ink(ofChild: childIndex) ?? parent.ink
    child.ink = ink
    if case .control(let control) = node.content { child.tabs = control }
    // As UIKit has it: what is almost clear is not touched, nor what is in it.
    child.allowsHitTesting =
      parent.allowsHitTesting && node.allowsHitTesting && !(node.opacity < 0.01)

    items.append(
      DrawItem(
        id: node.id, childIndex: childIndex, parent: parent.item, depth: parent.depth,
        leadingFrame: isPhysical
          ? standing.resolved(inWidth: parent.size.width, parent.childDirection) : standing,
        size: size, transform: upright, frame: upright.boundingBox(of: size) ?? .zero,
        layoutDirection: direction, childDirection: childDirection, mirroring: mirroring,
        isFlipped: isFlipped,
        isTransformMirrored: parent.childDirection == .rightToLeft
          && node.transform?.space == .leading && node.transform?.changesInMirror == true,
        boxedDecoration: Boxed(node.decoration?.resolved(in: direction)),
        content: resolve(
          ink.map(node.content.colored) ?? node.content, size, direction,
          isMirrored: mirroring.isMirrored),
        opacity: node.opacity, clips: node.clips, clip: parent.clip,
        allowsHitTesting: child.allowsHitTesting,
        contentOffset: node.scroll?.contentOffset(viewport: size, direction: childDirection)))
    return child
  }

  /// Where a frame is, from the top left corner of what it stands in, as the screen shows it.
  private func place(_ frame: LayoutRect, isPhysical: Bool, in parent: Parent) -> LayoutRect {
    let width = parent.size.width
    guard let scroll = parent.scroll else {
      return isPhysical ? frame : frame.resolved(inWidth: width, parent.childDirection)
    }
    if isPhysical || !scroll.flips {
      let offset = scroll.contentOffset(viewport: parent.size, direction: parent.childDirection)
      return frame.offsetBy(x: -offset.x, y: -offset.y)
    }
    let offset = scroll.logicalOffset(viewport: parent.size, direction: parent.childDirection)
    return frame.offsetBy(x: -offset.x, y: -offset.y)
      .resolved(inWidth: width, parent.childDirection)
  }

  private func resolve(
    _ content: Content, _ size: LayoutSize, _ direction: UserInterfaceLayoutDirection,
    isMirrored: Bool
  ) -> ResolvedContent {
    switch content {
    case .container: .container
    case .shape(let path, let fill): .shape(path, fill: fill)
    case .text(let content): .text(text.resolve(content, width: size.width, in: direction))
    case .image(let image):
      .image(
        image.resolved(
          in: direction, isMirrored: isMirrored != (image.mirroring == .always)))
    case .control(let control): .control(control)
    case .web: .web
    case .keyboard: .keyboard
    case .statusBar: .statusBar
    case .custom(let name, _): .custom(name: name)
    }
  }
}
