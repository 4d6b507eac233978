internal import BidiLayout

/// Where Interface Builder has the views of a scene, and what follows of the boxes that it does not write.
struct DesignGeometry {
  private var places: [Element: LayoutRect] = [:]

  /// The views of the scene, with those that containers show.
  private(set) var views: Set<Element> = []

  /// How many containers stand in one another, each with the view of another controller; what is deeper is left out.
  private static let mostEmbeddings = 4
  private let objects: InterfaceObjects
  private let root: Element

  init(_ root: Element, _ objects: InterfaceObjects) {
    self.root = root
    self.objects = objects
    var size = root.designFrame?.size ?? objects.device.designSize
    if size == .zero { size = objects.device.designSize }
    add(root, LayoutRect(origin: .zero, size: size))
  }

  /// Adds a view that stands outside of the root, such as one in a bar above it.
  mutating func add(_ view: Element) {
    if let frame = view.designFrame { add(view, LayoutRect(origin: .zero, size: frame.size)) }
  }

  private mutating func add(_ view: Element, _ place: LayoutRect) {
    var open: [(Element, LayoutRect?, embeddings: Int)] = [(view, place, 0)]
    while let (view, place, embeddings) = open.popLast() {
      guard views.insert(view).inserted else { continue }
      places[view] = place
      if embeddings < Self.mostEmbeddings, let inner = objects.embeddedView(in: view) {
        open.append((inner, place, embeddings + 1))
      }
      for child in view.containedViews {
        // What is in a view without a frame has no place either.
        let frame = child.designFrame.flatMap { frame in
          place.map { frame.offsetBy(x: $0.x, y: $0.y) }
        }
        open.append((child, frame, embeddings))
      }
    }
  }

  /// The size of the root in the file.
  var size: LayoutSize { places[root]?.size ?? .zero }

  /// The size of the root in the scene: a screen is as large as the device that it is shown on.
  var sceneSize: LayoutSize {
    let device = objects.device
    let isScreen = root.key == "view" && size == device.designSize
    return device.isForeign && isScreen ? device.size : size
  }

  // MARK: Guides

  /// Which box a constraint names besides views.
  enum Box: Hashable {
    case guide(InterfaceGuide)
    case margins(Element)

    var owner: Element {
      switch self {
      case .guide(let guide): guide.owner
      case .margins(let view): view
      }
    }

    init?(_ item: InterfaceConstraint.Item, _ attribute: InterfaceConstraint.Attribute) {
      switch (item, attribute.isOfMargins) {
      case (.guide(let guide), _): self = .guide(guide)
      case (.view(let view), true): self = .margins(view)
      case (.view, false): return nil
      }
    }
  }

  /// What lies between a view and one of its boxes.
  ///
  /// Interface Builder does not write it. Where an equation ties the box to a view, the frame of the
  /// view says it; else it is what UIKit has by default.
  func insets(of box: Box) -> DirectionalEdgeInsets {
    var insets = standardInsets(of: box)
    // The frames of the file know nothing of the bars of another device.
    if objects.device.isForeign, case .guide(let guide) = box, guide.owner == root { return insets }
    guard let owner = places[box.owner] else { return insets }
    var found: [String: [Double]] = [:]
    for constraint in objects.constraints {
      guard let (side, place) = edge(of: box, by: constraint) else { continue }
      switch side {
      case "left", "leading": found["leading", default: []].append(place - owner.minX)
      case "right", "trailing": found["trailing", default: []].append(owner.maxX - place)
      case "top": found["top", default: []].append(place - owner.minY)
      case "bottom": found["bottom", default: []].append(owner.maxY - place)
      case "centerX": found["centerX", default: []].append(place - owner.center.x)
      case "centerY": found["centerY", default: []].append(place - owner.center.y)
      default: break
      }
    }
    if let value = Self.mostCommon(found["leading"]) { insets.leading = value }
    if let value = Self.mostCommon(found["trailing"]) { insets.trailing = value }
    if let value = Self.mostCommon(found["top"]) { insets.top = value }
    if let value = Self.mostCommon(found["bottom"]) { insets.bottom = value }
    // Where only the middle is known, what moves it lies at one side.
    if found["leading"] == nil, found["trailing"] == nil,
      let shift = Self.mostCommon(found["centerX"])
    {
      (insets.leading, insets.trailing) = (max(0, 2 * shift), max(0, -2 * shift))
    }
    if found["top"] == nil, found["bottom"] == nil, let shift = Self.mostCommon(found["centerY"]) {
      (insets.top, insets.bottom) = (max(0, 2 * shift), max(0, -2 * shift))
    }
    return insets
  }

  /// The side of a box that a required equation with a view gives, and its place in the root.
  private func edge(
    of box: Box, by constraint: InterfaceConstraint
  ) -> (side: String, place: Double)? {
    guard constraint.relation == .equal, constraint.priority == 1000, constraint.multiplier == 1,
      let second = constraint.second, let secondAttribute = constraint.secondAttribute
    else { return nil }
    let firstBox = Box(constraint.first, constraint.firstAttribute)
    let secondBox = Box(second, secondAttribute)
    // A side of a box is told by sides, its middle by middles.
    guard
      constraint.firstAttribute.name.hasPrefix("center") == secondAttribute.name.hasPrefix("center")
    else { return nil }
    if firstBox == box, secondBox == nil,
      let place = side(constraint.secondAttribute?.name ?? "", of: second)
    {
      return (constraint.firstAttribute.name, place + constraint.constant)
    }
    if secondBox == box, firstBox == nil,
      let place = side(constraint.firstAttribute.name, of: constraint.first)
    {
      return (secondAttribute.name, place - constraint.constant)
    }
    return nil
  }

  private func side(_ name: String, of item: InterfaceConstraint.Item) -> Double? {
    guard case .view(let view) = item, let place = places[view], !view.isTrue("misplaced"),
      !view.isTrue("ambiguous")
    else { return nil }
    return switch name {
    case "left", "leading": place.minX
    case "right", "trailing": place.maxX
    case "top": place.minY
    case "bottom": place.maxY
    case "centerX": place.center.x
    case "centerY": place.center.y
    default: nil
    }
  }

  /// The value that most equations give; of two as common, that of the earlier.
  private static func mostCommon(_ values: [Double]?) -> Double? {
    guard let values else { return nil }
    var best: (value: Double, count: Int)?
    for value in values {
      let count = values.count { ($0 - value).magnitude < 0.5 }
      if count > best?.count ?? 0 { best = (value, count) }
    }
    return best?.value
  }

  private func standardInsets(of box: Box) -> DirectionalEdgeInsets {
    switch box {
    case .margins(let view): return standardMargins(of: view)
    case .guide(let guide):
      let device = objects.device
      let isScreen = guide.owner == root && root.key == "view"
      let height =
        guide.owner == root ? sceneSize.height : places[guide.owner]?.height ?? 0
      switch guide.kind {
      case .safeArea:
        return isScreen
          ? DirectionalEdgeInsets(top: device.statusBar, bottom: device.homeIndicator) : .zero
      case .keyboard:
        // Without a keyboard the guide begins where the safe area ends.
        return DirectionalEdgeInsets(
          top: max(0, height - (isScreen ? device.homeIndicator : 0)))
      case .topLayout:
        return DirectionalEdgeInsets(bottom: max(0, height - (isScreen ? device.statusBar : 0)))
      case .bottomLayout:
        return DirectionalEdgeInsets(top: max(0, height - (isScreen ? device.homeIndicator : 0)))
      case .scrollContent, .scrollFrame, .inset, .own: return .zero
      }
    }
  }

  /// The layout margins of a view, as the file or else UIKit has them.
  private func standardMargins(of view: Element) -> DirectionalEdgeInsets {
    if let margins = view.child(key: "directionalLayoutMargins") ?? view.child(key: "layoutMargins")
    {
      return DirectionalEdgeInsets(
        top: margins.number("top") ?? 0,
        leading: margins.number("leading") ?? margins.number("left") ?? 0,
        bottom: margins.number("bottom") ?? 0,
        trailing: margins.number("trailing") ?? margins.number("right") ?? 0)
    }
    let side: Double = (places[root]?.width ?? 0) >= 400 ? 20 : 16
    if view.name == "tableViewCellContentView" {
      return DirectionalEdgeInsets(top: 11, leading: side, bottom: 11, trailing: side)
    }
    if view == root, root.key == "view" {
      return DirectionalEdgeInsets(leading: side, trailing: side)
    }
    return DirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  }

  /// How much room constraints leave at the top of the root for bars; nil where none says so.
  var roomAtTop: Double? {
    for guide in objects.guides.values.sorted(by: { $0.id < $1.id }) where guide.owner == root {
      guard guide.kind == .safeArea || guide.kind == .topLayout else { continue }
      let side = guide.kind == .safeArea ? "top" : "bottom"
      let isConstrained = objects.constraints.contains {
        edge(of: .guide(guide), by: $0)?.side == side
      }
      guard isConstrained else { continue }
      let insets = insets(of: .guide(guide))
      return guide.kind == .safeArea ? insets.top : size.height - insets.bottom
    }
    return nil
  }

  /// Whether the design leaves room for the bar of a navigation item; views in the item have to stand somewhere.
  func hasRoom(for item: Element, _ device: InterfaceDevice) -> Bool {
    !item.itemViews.isEmpty || roomAtTop.map { $0 >= device.statusBar + 40 } ?? true
  }

  // MARK: Scroll views

  /// The size of what a scroll view scrolls, by the equations that tie its far sides to views inside.
  func contentSize(of scrollView: Element) -> LayoutSize {
    guard let frame = places[scrollView] else { return .zero }
    var size = frame.size
    for constraint in objects.constraints {
      guard constraint.relation == .equal, constraint.multiplier == 1,
        let second = constraint.second,
        let secondAttribute = constraint.secondAttribute
      else { continue }
      let pairs = [
        (constraint.first, constraint.firstAttribute, second, secondAttribute, 1.0),
        (second, secondAttribute, constraint.first, constraint.firstAttribute, -1.0),
      ]
      for (outer, outerAttribute, inner, innerAttribute, sign) in pairs {
        guard isContent(outer, of: scrollView), case .view(let view) = inner, view != scrollView,
          let place = side(innerAttribute.name, of: inner)
        else { continue }
        let far = place + constraint.constant * sign
        switch outerAttribute.name {
        case "right", "trailing": size.width = max(0, far - frame.minX)
        case "bottom": size.height = max(0, far - frame.minY)
        default: break
        }
      }
    }
    return size
  }

  private func isContent(_ item: InterfaceConstraint.Item, of scrollView: Element) -> Bool {
    switch item {
    case .view(let view): view == scrollView
    case .guide(let guide): guide.owner == scrollView && guide.kind == .scrollContent
    }
  }
}
