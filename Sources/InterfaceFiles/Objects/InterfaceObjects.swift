internal import BidiSource
internal import BidiLayout

/// What a file holds, by object IDs.
struct InterfaceObjects: Sendable {
  private(set) var byID: [String: Element] = [:]
  private(set) var guides: [String: InterfaceGuide] = [:]

  /// The constraints that hold for the device of the file, in the order of the file.
  private(set) var constraints: [InterfaceConstraint] = []

  /// Views that the device of the file does not show.
  private(set) var excluded: Set<String> = []

  let device: InterfaceDevice
  let resources: InterfaceResources
  private(set) var notes: [InterfaceFile.Note] = []

  /// The first attributes of the titles of a navigation bar that give them a font.
  let titleAttributes: Element?

  private var found: [(offset: Int, message: String)] = []
  private let tree: InterfaceTree

  init(_ tree: InterfaceTree) {
    self.tree = tree
    device = tree.device
    resources = InterfaceResources(tree)
    titleAttributes = tree.elements.first(where: \.isTitleFont)
    readIDs()
    readVariations()
    readGuides()
    for element in tree.elements where element.name == "constraint" { read(element) }
    checkNumbers()
    found.sort { $0.offset < $1.offset }
    notes = zip(found, tree.source.locations(of: found.map(\.offset))).map {
      InterfaceFile.Note(location: $1, message: $0.message)
    }
    found = []
  }

  /// The object of a node; for a part of a view, such as `abc-12-xyz.title`, the view.
  func element(ofNode id: String) -> Element? {
    var name = id[...]
    while true {
      if let element = byID[String(name)] { return element }
      guard let stop = name.lastIndex(of: ".") else { return nil }
      name = name[..<stop]
    }
  }

  /// The controllers that a segue of a controller leads to: its tabs, or the screen that it begins with.
  func relatedControllers(of controller: Element, by relationship: String) -> [Element] {
    controller.children(in: "connections").compactMap { segue in
      guard segue.name == "segue", segue["relationship"] == relationship else { return nil }
      return segue["destination"].flatMap { byID[$0] }
    }
  }

  /// The view of the controller that a container shows, by a segue of kind embed; nil for one that the file does not have.
  func embeddedView(in container: Element) -> Element? {
    let segue = container.children(in: "connections").first { $0.isEmbedding }
    guard let controller = segue?["destination"].flatMap({ byID[$0] }) else { return nil }
    let shown =
      controller.child(key: "view").map { _ in controller }
      ?? relatedControllers(of: controller, by: "rootViewController").first
    return shown?.child(key: "view").flatMap { $0.isView ? $0 : nil }
  }

  private mutating func note(_ element: Element, _ attribute: String?, _ message: String) {
    let place = attribute.map { element.place(of: $0) } ?? element.tag
    found.append((place.lowerBound, message))
  }

  private mutating func readIDs() {
    for element in tree.elements {
      guard let id = element.id, element.name != "device", element.name != "adaptation" else {
        continue
      }
      if byID[id] != nil {
        note(element, "id", "the object ID '\(id)' stands twice; the first one is taken")
      } else {
        byID[id] = element
      }
    }
  }

  // MARK: Size classes

  private mutating func readVariations() {
    for element in tree.variations {
      for mask in element.children where mask.name == "mask" {
        for reference in mask.children {
          guard let id = reference["reference"] else { continue }
          if byID[id] == nil {
            note(reference, "reference", "no object has the ID '\(id)'; the line is left out")
          }
          if reference.name == "exclude" { excluded.insert(id) } else { excluded.remove(id) }
        }
      }
    }
  }

  // MARK: Guides

  private mutating func readGuides() {
    for element in tree.elements {
      guard let id = element.id else { continue }
      switch element.name {
      case "viewLayoutGuide":
        guard let owner = element.parent else { continue }
        let kind: InterfaceGuide.Kind =
          switch element.key {
          case "safeArea": .safeArea
          case "keyboard": .keyboard
          case "contentLayoutGuide": .scrollContent
          case "frameLayoutGuide": .scrollFrame
          default: .inset
          }
        guides[id] = InterfaceGuide(element: element, id: id, kind: kind, owner: owner)
      case "keyboardLayoutGuide":
        guard let owner = element.parent else { continue }
        guides[id] = InterfaceGuide(element: element, id: id, kind: .keyboard, owner: owner)
      case "viewControllerLayoutGuide":
        guard let owner = element.parent?.parent?.child(key: "view") else { continue }
        guides[id] = InterfaceGuide(
          element: element, id: id,
          kind: element["type"] == "bottom" ? .bottomLayout : .topLayout, owner: owner)
      case "layoutGuide", "userLayoutGuide":
        guard let owner = element.parent?.parent else { continue }
        guides[id] = InterfaceGuide(element: element, id: id, kind: .own, owner: owner)
      default: continue
      }
    }
  }

  // MARK: Constraints

  /// The view that the constraints of an element belong to.
  private func owner(of element: Element) -> Element? {
    element.parent?.name == "constraints" ? element.parent?.parent : nil
  }

  private mutating func item(
    _ attribute: String, of element: Element
  ) -> InterfaceConstraint.Item? {
    guard let id = element[attribute] else { return nil }
    if let guide = guides[id] { return .guide(guide) }
    if let view = byID[id], view.isView { return .view(view) }
    note(element, attribute, "no view has the ID '\(id)'; the constraint is left out")
    return nil
  }

  private mutating func read(_ element: Element) {
    guard let owner = owner(of: element) else { return }
    // What Interface Builder removes at build time, and what the size class leaves out.
    if element.isTrue("placeholder") { return }
    let id = element.id ?? "@\(element.tag.lowerBound)"
    if excluded.contains(id) { return }
    guard let name = element["firstAttribute"] else {
      return note(element, nil, "the constraint has no first attribute; it is left out")
    }
    let firstAttribute = InterfaceConstraint.Attribute(name)
    let secondAttribute = element["secondAttribute"].map(InterfaceConstraint.Attribute.init)
    for (key, attribute) in [
      ("firstAttribute", firstAttribute), ("secondAttribute", secondAttribute),
    ] {
      if let attribute, !attribute.isKnown {
        return note(
          element, key, "the attribute '\(attribute.name)' is not known; the constraint is left out"
        )
      }
    }
    var first = InterfaceConstraint.Item.view(owner)
    if element["firstItem"] != nil {
      guard let named = item("firstItem", of: element) else { return }
      first = named
    }
    var second: InterfaceConstraint.Item?
    if element["secondItem"] != nil {
      guard let named = item("secondItem", of: element) else { return }
      second = named
    } else if secondAttribute != nil {
      second = .view(owner)
    }
    if [first, second].contains(where: { $0.map(isExcluded) ?? false }) { return }
    guard (second == nil) == (secondAttribute == nil) else {
      return note(
        element, nil, "the constraint names an item without an attribute; it is left out")
    }
    if second == nil, !firstAttribute.isLength {
      return note(element, nil, "the constraint ties a place to nothing; it is left out")
    }
    guard let multiplier = multiplier(of: element), let constant = constant(of: element) else {
      return
    }
    let relation = element["relation"] ?? "equal"
    guard let relation = InterfaceConstraint.Relation(rawValue: relation) else {
      return note(
        element, "relation", "the relation '\(relation)' is not known; the constraint is left out")
    }
    let priority = element.number("priority") ?? 1000
    constraints.append(
      InterfaceConstraint(
        element: element, id: id, first: first, firstAttribute: firstAttribute,
        relation: relation, second: second, secondAttribute: secondAttribute,
        multiplier: multiplier, constant: constant, priority: min(max(priority, 1), 1000)))
  }

  private func isExcluded(_ item: InterfaceConstraint.Item) -> Bool {
    var next: Element? = item.element
    while let element = next {
      if let id = element.id, excluded.contains(id) { return true }
      next = element.parent
    }
    return false
  }

  /// A number, or two with a colon or a slash between: `16:9`, `1/3`.
  private mutating func multiplier(of element: Element) -> Double? {
    guard let text = element["multiplier"] else { return 1 }
    let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
      .map { Element.number($0.filter { !$0.isWhitespace }) }
    switch (parts.count, parts.first ?? nil, parts.last ?? nil) {
    case (1, let number?, _): return number
    case (2, let first?, let second?) where second != 0: return first / second
    default:
      note(
        element, "multiplier", "the multiplier '\(text)' is no number; the constraint is left out")
      return nil
    }
  }

  private mutating func constant(of element: Element) -> Double? {
    guard let text = element["constant"] else { return 0 }
    guard let number = Element.number(text) else {
      note(element, "constant", "the constant '\(text)' is no number; the constraint is left out")
      return nil
    }
    return number
  }

  /// Says leading and trailing for left and right, where the direction of no view is forced.
  mutating func followInterface() {
    constraints = constraints.map { constraint in
      constraint.namesPhysicalSide && !constraint.isForced ? constraint.directional : constraint
    }
  }

  // MARK: Numbers

  private mutating func checkNumbers() {
    let names: [String: [String]] = [
      "rect": ["x", "y", "width", "height"], "size": ["width", "height"],
      "inset": ["minX", "minY", "maxX", "maxY"],
      "edgeInsets": ["top", "left", "bottom", "right"],
      "directionalEdgeInsets": ["top", "leading", "bottom", "trailing"],
    ]
    for element in tree.elements {
      for attribute in names[element.name] ?? [] {
        guard let text = element[attribute], text != "infinite", Element.number(text) == nil else {
          continue
        }
        note(element, attribute, "'\(text)' is no number that a length could be; 0 is taken")
      }
    }
  }
}

extension Element {
  /// Whether the element gives the titles of a navigation bar a font.
  var isTitleFont: Bool {
    name == "textAttributes" && key == "titleTextAttributes"
      && child(key: "fontDescription") != nil
  }
}
