internal import BidiAttributed
internal import BidiLayout
internal import BidiText

/// Makes the node of a view with all that is in it, and the Auto Layout system of both.
struct SceneBuilder {
  private let objects: InterfaceObjects
  private(set) var geometry: DesignGeometry
  private let strings: InterfaceStrings?
  private let assets: FileAssets
  let reader: TextReader
  var writer: ConstraintWriter
  private(set) var translations: [String: String] = [:]

  /// The properties that translations are of, by the IDs of nodes.
  private(set) var translatedProperties: [String: String] = [:]
  var textFacts: [String: TextFacts] = [:]

  /// What texts are whose room is not known, by the IDs of nodes.
  var unmeasured: [String: String] = [:]
  private(set) var designFrames: [String: LayoutRect] = [:]
  private(set) var unsettled: Set<String> = []
  private let root: Element
  /// The views of other controllers that stand in a container of the scene; each stands in one.
  private var embedded: Set<Element> = []

  init(
    _ root: Element, _ objects: InterfaceObjects, _ strings: InterfaceStrings?, _ assets: FileAssets
  ) {
    self.assets = assets
    self.root = root
    self.objects = objects
    self.strings = strings
    geometry = DesignGeometry(root, objects)
    reader = TextReader(resources: objects.resources)
    writer = ConstraintWriter(geometry, views: geometry.views)
  }

  /// The node of the root, which arranges all that is in it.
  mutating func build() -> Node {
    var node = node(
      root, LayoutRect(origin: .zero, size: geometry.sceneSize), isUnsettled: false)
    writer.write(objects.constraints)
    node.sizing = nil
    if !writer.layout.constraints.isEmpty || node.holdsStacks {
      if case .stack? = node.arrangement {
        // The box of a root is given, so a stack at the root stands in a box of its own size.
        var outer = Node(id: "\(node.id).root", frame: node.frame)
        outer.decoration = node.decoration
        node.decoration = nil
        for side in [LayoutConstraint.Attribute.leading, .trailing, .top, .bottom] {
          writer.add(LayoutConstraint(node.id, side, to: outer.id, side))
        }
        outer.children = [node]
        node = outer
      }
      node.arrangement = .constraints(writer.layout)
    }
    return node
  }

  /// Begins a system of its own for a bar beside the view.
  ///
  /// - Parameter items: The views of the app's own in its items.
  mutating func beginBar(_ items: [Element] = []) {
    var views: Set<Element> = []
    var open = items
    while let view = open.popLast() {
      views.insert(view)
      open += view.containedViews
    }
    for item in items { geometry.add(item) }
    writer = ConstraintWriter(geometry, views: views)
  }

  /// The system of the bar that was begun last.
  mutating func endBar() -> ConstraintLayout {
    writer.write(objects.constraints)
    return writer.layout
  }

  // MARK: Nodes

  /// Files are no deeper than ``InterfaceTree/depthLimit``, so recursion ends.
  mutating func node(_ view: Element, _ frame: LayoutRect, isUnsettled: Bool) -> Node {
    let id = view.id ?? ""
    var node = Node(id: id, frame: frame, decoration: decoration(of: view))
    node.isHidden = view.isTrue("hidden")
    node.opacity = min(max(view.number("alpha") ?? 1, 0), 1)
    node.clips = view.isTrue("clipsSubviews") || view.name == "scrollView" || view.name == "label"
    node.allowsHitTesting = view["userInteractionEnabled"] != "NO"
    node.semantics =
      view["semanticContentAttribute"].flatMap(SemanticContentAttribute.init(rawValue:))
      ?? .unspecified
    node.sizing = sizing(of: view, frame.size)
    let isUnsettled =
      isUnsettled || view.isTrue("misplaced") || view.isTrue("ambiguous")
    if isUnsettled { unsettled.insert(id) }
    if view != root { designFrames[id] = frame }
    fill(&node, with: view)
    for child in view.subviewElements {
      guard let childID = child.id, !objects.excluded.contains(childID) else { continue }
      let childFrame = child.designFrame ?? LayoutRect(origin: .zero, size: frame.size)
      node.children.append(
        self.node(child, childFrame, isUnsettled: isUnsettled))
      place(child, childFrame, in: view, frame.size)
    }
    if view.name == "stackView" { node.arrangement = .stack(Self.stack(view)) }
    if let inner = objects.embeddedView(in: view) {
      embed(inner, in: &node, isUnsettled: isUnsettled)
    }
    return node
  }

  /// Puts the view of another controller into a container, which it fills.
  private mutating func embed(_ view: Element, in container: inout Node, isUnsettled: Bool) {
    guard let id = view.id, view != root, geometry.views.contains(view),
      embedded.insert(view).inserted
    else { return }
    let frame = LayoutRect(origin: .zero, size: container.frame.size)
    container.children.append(node(view, frame, isUnsettled: isUnsettled))
    for side in [LayoutConstraint.Attribute.leading, .trailing, .top, .bottom] {
      writer.add(LayoutConstraint(id, side, to: container.id, side))
    }
  }

  /// Whether a view has a node on the device of the file.
  func isDrawn(_ view: Element) -> Bool {
    view.isView && view.id.map { !objects.excluded.contains($0) } ?? false
  }

  /// Ties a view that has no constraints of its own to its frame.
  private mutating func place(
    _ child: Element, _ frame: LayoutRect, in view: Element, _ size: LayoutSize
  ) {
    guard let id = child.id, let parent = view.id else { return }
    if child.isPlacedByParent || isBuiltIn(child, in: view) {
      if child.isSelfSizing {
        writer.writeSelfSizing(
          id, frame, in: parent, size, isCell: child.key != "contentView",
          after: cell(before: child, frame, in: view))
      } else {
        writer.writePlaced(id, frame, in: parent, size)
      }
    } else if child.isArranged {
      return
    } else if child.hasAutoresizing || child.isTrue("fixedFrame") {
      writer.writeAutoresizing(child, frame, in: view, size)
    }
  }

  /// The cell of a table above a cell, with the room between both.
  private func cell(
    before cell: Element, _ frame: LayoutRect, in table: Element
  ) -> (id: String, gap: Double)? {
    let cells = table.subviewElements.filter { other in
      other.name == cell.name && other.id.map { !objects.excluded.contains($0) } ?? false
    }
    guard let index = cells.firstIndex(of: cell), index > 0, let id = cells[index - 1].id,
      let above = cells[index - 1].designFrame, frame.minY >= above.maxY
    else { return nil }
    return (id, frame.minY - above.maxY)
  }

  /// Whether a view is the label or the image of a cell of one of UIKit's own styles.
  private func isBuiltIn(_ child: Element, in view: Element) -> Bool {
    guard view.key == "contentView", let cell = view.parent, cell.name == "tableViewCell" else {
      return false
    }
    return ["textLabel", "detailTextLabel", "imageView"].contains { cell[$0] == child.id }
  }

  private func decoration(of view: Element) -> Decoration? {
    let fill = objects.resources.color(view.child("color", key: "backgroundColor"))
    let runtime = view.children(in: "userDefinedRuntimeAttributes")
    func value(_ path: String) -> Double? {
      runtime.first { $0["keyPath"] == path }?.children.first?.number("value")
    }
    let radius = max(0, value("layer.cornerRadius") ?? value("cornerRadius") ?? 0)
    guard fill.map({ $0.alpha > 0 }) ?? false else { return nil }
    return Decoration(
      fill: fill,
      corners: DirectionalCornerRadii(
        topLeading: radius, topTrailing: radius, bottomTrailing: radius, bottomLeading: radius))
  }

  // MARK: Sizes

  /// The size that the content of a leaf has: as Interface Builder measured it, or that of its image.
  private func sizing(of view: Element, _ size: LayoutSize) -> ContentSizing? {
    func priority(_ name: String, _ standard: Double) -> Double {
      min(max(view.number(name) ?? standard, 1), 1000)
    }
    let hugging = ContentSizing.Priorities(
      horizontal: priority("horizontalHuggingPriority", 250),
      vertical: priority("verticalHuggingPriority", 250))
    let resistance = ContentSizing.Priorities(
      horizontal: priority("horizontalCompressionResistancePriority", 750),
      vertical: priority("verticalCompressionResistancePriority", 750))
    let has = view.hasIntrinsicSize
    var own = size
    if view.name == "imageView", let name = view["image"],
      let image = objects.resources.size(ofImage: name)
    {
      own = image
    }
    var sizing = ContentSizing(
      intrinsicWidth: has.width ? own.width : nil, intrinsicHeight: has.height ? own.height : nil,
      hugging: hugging, compressionResistance: resistance)
    if view.showsText {
      // Of the system's font: 0.952 above the baseline, 0.241 below.
      let font = reader.fontSize(view, otherwise: 17)
      if view.name == "textView" || view.isMultiline(font, height: size.height) {
        let top = view.name == "textView" ? 8.0 : 0
        sizing.firstBaseline = top + font * 0.952
        sizing.lastBaseline = max(0, size.height - top - font * 0.241)
      } else {
        let baseline = (size.height - font * 1.193) / 2 + font * 0.952
        (sizing.firstBaseline, sizing.lastBaseline) = (baseline, baseline)
      }
    }
    return sizing == ContentSizing() ? nil : sizing
  }

  private static func stack(_ view: Element) -> StackLayout {
    let axis: LayoutAxis = view["axis"] == "vertical" ? .vertical : .horizontal
    let alignment: StackLayout.Alignment =
      switch view["alignment"] {
      case "leading", "top": .leading
      case "center": .center
      case "trailing", "bottom": .trailing
      case "firstBaseline": .firstBaseline
      case "lastBaseline": .lastBaseline
      default: .fill
      }
    let distribution: StackLayout.Distribution =
      switch view["distribution"] {
      case "fillEqually": .fillEqually
      case "fillProportionally": .fillProportionally
      case "equalSpacing": .equalSpacing
      case "equalCentering": .equalCentering
      default: .fill
      }
    return StackLayout(
      axis: axis, spacing: view.number("spacing") ?? 0, alignment: alignment,
      distribution: distribution, insets: margins(ofStack: view))
  }

  /// The margins that a stack arranges its views in: those that the file has, as Interface Builder takes them.
  ///
  /// The safe area moves them down; the views of the file tell how far.
  private static func margins(ofStack view: Element) -> DirectionalEdgeInsets {
    guard
      let margins = view.child(key: "directionalLayoutMargins") ?? view.child(key: "layoutMargins")
    else { return .zero }
    var insets = DirectionalEdgeInsets(
      top: margins.number("top") ?? 0,
      leading: margins.number("leading") ?? margins.number("left") ?? 0,
      bottom: margins.number("bottom") ?? 0,
      trailing: margins.number("trailing") ?? margins.number("right") ?? 0)
    let isUnsettled = view.isTrue("ambiguous") || view.isTrue("misplaced")
    if view["insetsLayoutMarginsFromSafeArea"] != "NO", !isUnsettled,
      let top = view.subviewElements.compactMap(\.designFrame?.minY).min()
    {
      insets.top = max(insets.top, top)
    }
    return insets
  }

  // MARK: Translations

  /// Remembers what a node says in the other language.
  mutating func translate(_ node: String, _ keys: String...) {
    for key in keys {
      guard let value = strings?[key], !value.isEmpty else { continue }
      translations[node] = value
      translatedProperties[node] = key
      return
    }
  }

  /// Remembers what a node says in the other language, if no property of the file has it.
  mutating func translate(_ node: String, as text: String) { translations[node] = text }

  /// The other language; nil if there is none.
  var locale: String? { strings?.locale }

  /// A color of the file.
  func color(_ element: Element?) -> LayoutColor? { objects.resources.color(element) }

  /// The attributes of the titles of a bar that give them a font: those of the item's own bar, or else of the first bar of the file
  /// that has some.
  func titleAttributes(of item: Element) -> Element? {
    guard let bar = item.selfAndAncestors.first(where: { $0.name == "navigationBar" }) else {
      return objects.titleAttributes
    }
    return bar.children.first(where: \.isTitleFont)
  }

  /// An image of the file, of an asset catalog, or a symbol of the system.
  func image(_ name: String, of element: Element) -> ImageContent {
    var content = content(ofImage: name, element)
    content.scaling =
      switch element["contentMode"] {
      case "scaleAspectFit": .fit
      case "scaleAspectFill": .cover
      case "center": .center
      // Parts of controls have a box for their image, which keeps its ratio.
      case _ where element.name != "imageView": .fit
      default: nil
      }
    if content.renderingMode == .template { content.tint = tint(of: element) }
    return content
  }

  /// A symbol of the system.
  func symbol(_ name: String, of element: Element) -> ImageContent {
    ImageContent(
      name: name, mirroring: Self.isMirrored(symbol: name) ? .automatic : .never,
      renderingMode: .template, scaling: .fit, tint: tint(of: element))
  }

  /// The color of controls in a view.
  func tint(of element: Element) -> LayoutColor {
    let colors = element.selfAndAncestors.lazy.compactMap { $0.child("color", key: "tintColor") }
    return color(colors.first) ?? Self.tint
  }

  /// Whether a symbol has a drawing for each direction.
  ///
  /// It has one if its name has such a side after its first word. Symbols that begin with a side wind a player, such as
  /// `backward.fill`, and stay.
  private static func isMirrored(symbol name: String) -> Bool {
    name.split(separator: ".").dropFirst().contains { $0 == "forward" || $0 == "backward" }
  }

  private func content(ofImage name: String, _ element: Element) -> ImageContent {
    let isSystem = element["catalog"] == "system" || objects.resources.isSystemImage(name)
    if !isSystem, let asset = assets.image(name) { return ImageContent(asset) }
    return ImageContent(
      name: name, mirroring: isSystem && Self.isMirrored(symbol: name) ? .automatic : .never,
      renderingMode: isSystem ? .template : .automatic)
  }

  /// The size of an image; nil for one that the file does not tell.
  func size(ofImage name: String) -> LayoutSize? { objects.resources.size(ofImage: name) }
}

extension Element {
  /// Whether a label shows more than one row.
  fileprivate func isMultiline(_ font: Double, height: Double) -> Bool {
    name == "label" && self["numberOfLines"] != nil && self["numberOfLines"] != "1"
      && height > font * 1.9
  }
}

extension Node {
  /// Whether a stack stands in the node, at any depth.
  fileprivate var holdsStacks: Bool {
    if case .stack? = arrangement { return true }
    return children.contains { $0.holdsStacks }
  }
}
