import BidiLayout
import BidiTestSupport
import BidiText

/// Random scenes.
///
/// Coordinates are multiples of a quarter, so that sums and mirrors are exact.
struct SceneGenerator {
  /// What may be in a scene.
  struct Options: OptionSet {
    let rawValue: Int
    /// Behaviors other than automatic, on nodes without children.
    static let leafBehaviors = Options(rawValue: 1)
    /// Behaviors and upright contents on nodes with children too.
    static let innerBehaviors = Options(rawValue: 2)
    /// Directions of subtrees, semantics, physical frames.
    static let directions = Options(rawValue: 4)
    /// Moves, rotations and scales of the plane.
    static let transforms = Options(rawValue: 8)
    /// Rotations in space and perspective.
    static let spatial = Options(rawValue: 16)
    /// Scrolled nodes.
    static let scrolls = Options(rawValue: 32)
    /// Transforms that do not follow the layout.
    static let physicalTransforms = Options(rawValue: 64)
    /// Opacities, some of which take no touch.
    static let opacities = Options(rawValue: 128)
    /// Stacks, flows, grids and controls, with all that nodes may ask of them.
    static let arrangements = Options(rawValue: 256)
  }

  var random: SeededGenerator
  let options: Options
  private var count = 0

  init(seed: UInt64, _ options: Options = []) {
    random = SeededGenerator(seed: seed)
    self.options = options
  }

  mutating func scene(width: Double = 60, height: Double = 48, depth: Int = 4) -> LayoutScene {
    let windows = (0..<Int.random(in: 1...2, using: &random)).map { index in
      var window = node(
        in: LayoutSize(width: width, height: height), depth: depth, isLeaf: depth == 0,
        isWindow: true)
      if index == 0 { window.frame = LayoutRect(x: 0, y: 0, width: width, height: height) }
      return window
    }
    return LayoutScene(size: LayoutSize(width: width, height: height), windows: windows)
  }

  private mutating func quarter(_ range: ClosedRange<Double>) -> Double {
    (Double.random(in: range, using: &random) * 4).rounded() / 4
  }

  private mutating func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &random) == 0 }

  private mutating func node(in size: LayoutSize, depth: Int, isLeaf: Bool, isWindow: Bool = false)
    -> Node
  {
    count += 1
    let width = quarter(1...max(2, size.width))
    let height = quarter(1...max(2, size.height))
    var node = Node(
      id: "n\(count)",
      frame: LayoutRect(
        x: quarter(-2...max(0, size.width - width) + 2),
        y: quarter(-2...max(0, size.height - height) + 2), width: width, height: height))
    node.clips = chance(4)
    node.decoration = Decoration(
      corners: DirectionalCornerRadii(topLeading: quarter(0...3), bottomTrailing: quarter(0...3)))
    if isLeaf || options.contains(.innerBehaviors) { node.content = content(width) }
    if options.contains(isLeaf ? .leafBehaviors : .innerBehaviors), chance(2) {
      node.mirroring = MirroringBehavior.allCases.randomElement(using: &random) ?? .automatic
    }
    if options.contains(.opacities), chance(4) {
      node.opacity = [0, 0.0099, 0.01, 0.5].randomElement(using: &random) ?? 1
    }
    if options.contains(.directions) { addDirections(&node) }
    if options.contains(.transforms), chance(3) { node.transform = transform() }
    if options.contains(.scrolls), !isLeaf, chance(3) {
      let offset = LayoutPoint(x: quarter(0...10), y: quarter(0...10))
      node.scroll = ScrollState(
        contentSize: LayoutSize(width: width + quarter(-4...20), height: height + quarter(0...20)),
        offset: chance(3) ? .physical(offset) : .logical(offset))
    }
    if !isLeaf {
      node.children = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        let leaf = depth <= 1 || chance(3)
        return self.node(in: node.frame.size, depth: depth - 1, isLeaf: leaf)
      }
      if options.contains(.arrangements) { arrange(&node) }
    }
    return node
  }

  private mutating func insets() -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(
      top: quarter(0...3), leading: quarter(0...6), bottom: quarter(0...3),
      trailing: quarter(0...6))
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &random)]
  }

  private mutating func length() -> Length {
    chance(2) ? .points(quarter(0...40)) : .percent(Double.random(in: 0...120, using: &random))
  }

  private mutating func flex() -> FlexItem {
    FlexItem(
      shrink: pick([0, 0, 0.25, 1, 2]), width: chance(4) ? length() : nil,
      height: chance(4) ? length() : nil, minimumWidth: chance(4) ? length() : nil,
      minimumHeight: chance(4) ? length() : nil, maximumWidth: chance(4) ? length() : nil,
      maximumHeight: chance(4) ? length() : nil,
      alignment: chance(3) ? pick(StackLayout.Alignment.allCases) : nil)
  }

  private mutating func arrange(_ node: inout Node) {
    for index in node.children.indices {
      if chance(3) { node.children[index].growth = pick([0.5, 1, 2]) }
      if chance(2) { node.children[index].flex = flex() }
      if chance(3) {
        node.children[index].sizing = ContentSizing(
          intrinsicWidth: chance(2) ? quarter(1...40) : nil, firstBaseline: quarter(0...12),
          lastBaseline: quarter(12...30),
          hugging: .init(horizontal: pick([100, 250]), vertical: 250))
      }
      if chance(8) { node.children[index].isHidden = true }
    }
    node.arrangement = arrangement()
  }

  private mutating func arrangement() -> Arrangement? {
    let axis = pick(LayoutAxis.allCases)
    switch Int.random(in: 0..<14, using: &random) {
    case 0: return nil
    case 1:
      return .flow(
        FlowLayout(
          axis: axis, itemSpacing: quarter(0...4), lineSpacing: quarter(0...4),
          lineAlignment: pick(FlowLayout.LineAlignment.allCases), insets: insets()))
    case 2:
      return .grid(
        TrackLayout(
          axis: axis, tracks: [.fixed(quarter(1...20)), .flexible(minimum: 3, weight: 2)],
          trackSpacing: quarter(0...4), insets: insets()))
    case 3:
      return .button(
        ControlParts(
          ButtonLayout(
            contentInsets: insets(), imageInsets: insets(), titleInsets: insets(),
            imagePlacement: pick(ButtonLayout.ImagePlacement.allCases),
            imagePadding: quarter(0...5), alignment: pick(ButtonLayout.Alignment.allCases))))
    case 4:
      return .textField(
        ControlParts(
          TextFieldLayout(insets: insets(), spacing: quarter(0...5)),
          parts: TextFieldLayout.Part.allCases.shuffled(using: &random)))
    case 5:
      return .cell(
        ControlParts(
          TableCell(insets: insets(), spacing: quarter(0...5)),
          parts: TableCell.Part.allCases.shuffled(using: &random)))
    case 6:
      return .tabs(
        TabBar(tabWidth: chance(2) ? 10 : nil, spacing: quarter(0...4), insets: insets()))
    case 7:
      return .strip(
        StripLayout(
          progress: quarter(0...3), spacing: quarter(0...5), leadingInset: quarter(0...5),
          trailingInset: quarter(0...5), hasIndicator: chance(2)))
    default:
      return .stack(
        StackLayout(
          axis: axis, spacing: quarter(0...5), alignment: pick(StackLayout.Alignment.allCases),
          distribution: pick(StackLayout.Distribution.allCases), isReversed: chance(2),
          insets: insets()))
    }
  }

  private mutating func addDirections(_ node: inout Node) {
    if chance(5) {
      node.layoutDirection = UserInterfaceLayoutDirection.allCases.randomElement(using: &random)
    }
    if chance(5) {
      node.semantics = SemanticContentAttribute.allCases.randomElement(using: &random) ?? .spatial
    }
    if chance(5) { node.frameSpace = .physical }
  }

  private mutating func content(_ width: Double) -> Content {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: .text(TextContent("abc"))
    case 1: .text(TextContent("\u{05D0}\u{05D1}", role: .body))
    case 2: .image(ImageContent(name: "cover"))
    case 3: .image(ImageContent(name: "back", mirroring: .automatic))
    case 4: .image(ImageContent(name: "logo", mirroring: .always))
    case 5:
      .shape(
        LayoutPath(polygon: [LayoutPoint(x: 0, y: 0), LayoutPoint(x: width, y: 1)]),
        fill: LayoutColor(red: 1, green: 0, blue: 0))
    case 6:
      .custom(name: "player", MirroringBehavior.allCases.randomElement(using: &random) ?? .inherit)
    default: .container
    }
  }

  private mutating func transform() -> NodeTransform {
    let angle = Double.random(in: -3...3, using: &random)
    let space: LayoutSpace =
      options.contains(.physicalTransforms) && chance(2) ? .physical : .leading
    if options.contains(.spatial), chance(2) {
      let axis = Transform3D.Axis.allCases.randomElement(using: &random) ?? .y
      return NodeTransform(
        .spatial(
          Transform3D(rotation: angle / 3, about: axis)
            .concatenating(Transform3D(translationX: quarter(-3...3), y: 0, z: 0))
            .concatenating(Transform3D(perspective: -1.0 / 200))),
        space: space, anchor: LayoutPoint(x: chance(2) ? 0 : 0.5, y: 0.5))
    }
    let affine =
      switch Int.random(in: 0..<3, using: &random) {
      case 0: Transform2D(rotation: angle)
      case 1: Transform2D(scaleX: 0.5 + angle.magnitude / 3, y: 0.75)
      default: Transform2D(translationX: quarter(-6...6), y: quarter(-6...6))
      }
    return NodeTransform(.affine(affine), space: space, anchor: LayoutPoint(x: 0.25, y: 0.5))
  }
}

extension Projection {
  /// The largest difference of a number.
  func difference(from other: Projection) -> Double {
    [
      a - other.a, b - other.b, c - other.c, d - other.d, px - other.px, py - other.py,
      tx - other.tx, ty - other.ty, pw - other.pw,
    ].reduce(0) { max($0, $1.magnitude) }
  }

  /// The map as it is seen in a mirror over a screen, for a box that is mirrored itself.
  func mirrored(box: Double, screen: Double) -> Projection {
    Projection(Transform2D(mirrorInWidth: box)).concatenating(self)
      .concatenating(Projection(Transform2D(mirrorInWidth: screen)))
  }
}

extension LayoutRect {
  func difference(from other: LayoutRect) -> Double {
    [x - other.x, y - other.y, width - other.width, height - other.height].reduce(0) {
      max($0, $1.magnitude)
    }
  }
}
