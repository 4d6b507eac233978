internal import BidiLayout

/// Makes the Auto Layout system of a scene out of the constraints and the frames of a file.
struct ConstraintWriter {
  private let geometry: DesignGeometry
  private let views: Set<Element>
  private var guides: [DesignGeometry.Box: String] = [:]
  private(set) var layout = ConstraintLayout()

  init(_ geometry: DesignGeometry, views: Set<Element>) {
    self.geometry = geometry
    self.views = views
  }

  mutating func write(_ constraints: [InterfaceConstraint]) {
    for constraint in constraints { write(constraint) }
  }

  mutating func add(_ constraint: LayoutConstraint) { layout.constraints.append(constraint) }

  mutating func addGuide(_ guide: LayoutGuide) { layout.guides.append(guide) }

  // MARK: Constraints of the file

  private mutating func write(_ constraint: InterfaceConstraint) {
    guard isInScene(constraint.first), constraint.second.map(isInScene) ?? true,
      let firstAttribute = Self.attribute(constraint.firstAttribute)
    else { return }
    let other = constraint.second?.element
    let first = name(of: constraint.first, constraint.firstAttribute, beside: other)
    let second = constraint.second.map {
      name(
        of: $0, constraint.secondAttribute ?? constraint.firstAttribute,
        beside: constraint.first.element)
    }
    layout.constraints.append(
      LayoutConstraint(
        first, firstAttribute,
        LayoutConstraint.Relation(rawValue: constraint.relation.rawValue) ?? .equal,
        to: second, constraint.secondAttribute.flatMap(Self.attribute),
        multiplier: constraint.multiplier, constraint.constant, priority: constraint.priority,
        name: constraint.id))
  }

  private func isInScene(_ item: InterfaceConstraint.Item) -> Bool {
    switch item {
    case .view(let view): views.contains(view)
    case .guide(let guide): views.contains(guide.owner)
    }
  }

  static func attribute(
    _ attribute: InterfaceConstraint.Attribute
  ) -> LayoutConstraint.Attribute? {
    switch attribute.name {
    case "baseline": .lastBaseline
    default: LayoutConstraint.Attribute(rawValue: attribute.name)
    }
  }

  private mutating func name(
    of item: InterfaceConstraint.Item, _ attribute: InterfaceConstraint.Attribute,
    beside other: Element?
  ) -> String {
    switch item {
    case .view(let view):
      if attribute.isOfMargins { return guide(.margins(view)) }
      // The sides of a scroll view are those of its content to the views inside; its middle and its
      // lengths are its own.
      if view.name == "scrollView", attribute.isSide, let other, other != view,
        other.isInside(view)
      {
        return contentGuide(of: view)
      }
      return view.id ?? ""
    case .guide(let guide):
      switch guide.kind {
      case .scrollFrame: return guide.owner.id ?? ""
      case .scrollContent: return contentGuide(of: guide.owner)
      default: return self.guide(.guide(guide))
      }
    }
  }

  private mutating func guide(_ box: DesignGeometry.Box) -> String {
    if let id = guides[box] { return id }
    let owner = box.owner.id ?? ""
    let id: String =
      switch box {
      case .guide(let guide): guide.id
      case .margins: "\(owner).margins"
      }
    guides[box] = id
    if case .guide(let guide) = box, guide.kind == .own {
      layout.guides.append(LayoutGuide(id: id, owner: owner, insets: nil))
      return id
    }
    let insets = geometry.insets(of: box)
    guard case .margins(let view) = box, view.child(key: "layoutMargins") != nil,
      insets.leading != insets.trailing
    else {
      layout.guides.append(LayoutGuide(id: id, owner: owner, insets: insets))
      return id
    }
    // Margins of the left and the right side stay there.
    layout.guides.append(LayoutGuide(id: id, owner: owner, insets: nil))
    layout.constraints += [
      LayoutConstraint(id, .left, to: owner, .left, insets.leading),
      LayoutConstraint(id, .right, to: owner, .right, -insets.trailing),
      LayoutConstraint(id, .top, to: owner, .top, insets.top),
      LayoutConstraint(id, .bottom, to: owner, .bottom, -insets.bottom),
    ]
    return id
  }

  private mutating func contentGuide(of scrollView: Element) -> String {
    let owner = scrollView.id ?? ""
    let id = "\(owner).content"
    guard !layout.guides.contains(where: { $0.id == id }) else { return id }
    let size = geometry.contentSize(of: scrollView)
    layout.guides.append(LayoutGuide(id: id, owner: owner, insets: nil))
    layout.constraints += [
      LayoutConstraint(id, .left, to: owner, .left),
      LayoutConstraint(id, .top, to: owner, .top),
      // What nothing decides is as Interface Builder has it.
      .length(id, .width, size.width, priority: 1),
      .length(id, .height, size.height, priority: 1),
    ]
    return id
  }

  // MARK: Frames

  /// Writes what autoresizing makes of a frame: sides that do not turn round.
  mutating func writeAutoresizing(
    _ view: Element, _ frame: LayoutRect, in parent: Element, _ size: LayoutSize
  ) {
    guard let id = view.id, let parent = parent.id else { return }
    let mask = view.child(key: "autoresizingMask")
    func isOn(_ name: String) -> Bool { mask?.isTrue(name) ?? false }
    switch (isOn("widthSizable"), isOn("flexibleMinX"), isOn("flexibleMaxX")) {
    case (true, _, _):
      add(LayoutConstraint(id, .left, to: parent, .left, frame.minX))
      add(LayoutConstraint(id, .right, to: parent, .right, frame.maxX - size.width))
    case (false, true, true):
      add(LayoutConstraint(id, .centerX, to: parent, .centerX, frame.center.x - size.width / 2))
      add(.length(id, .width, frame.width))
    case (false, true, false):
      add(LayoutConstraint(id, .right, to: parent, .right, frame.maxX - size.width))
      add(.length(id, .width, frame.width))
    case (false, false, _):
      add(LayoutConstraint(id, .left, to: parent, .left, frame.minX))
      add(.length(id, .width, frame.width))
    }
    switch (isOn("heightSizable"), isOn("flexibleMinY"), isOn("flexibleMaxY")) {
    case (true, _, _):
      add(LayoutConstraint(id, .top, to: parent, .top, frame.minY))
      add(LayoutConstraint(id, .bottom, to: parent, .bottom, frame.maxY - size.height))
    case (false, true, true):
      add(LayoutConstraint(id, .centerY, to: parent, .centerY, frame.center.y - size.height / 2))
      add(.length(id, .height, frame.height))
    case (false, true, false):
      add(LayoutConstraint(id, .bottom, to: parent, .bottom, frame.maxY - size.height))
      add(.length(id, .height, frame.height))
    case (false, false, _):
      add(LayoutConstraint(id, .top, to: parent, .top, frame.minY))
      add(.length(id, .height, frame.height))
    }
  }

  /// Writes a frame that UIKit itself turns round, such as that of the content view of a cell.
  mutating func writePlaced(
    _ id: String, _ frame: LayoutRect, in parent: String, _ size: LayoutSize
  ) {
    add(LayoutConstraint(id, .leading, to: parent, .leading, frame.minX))
    add(LayoutConstraint(id, .trailing, to: parent, .trailing, frame.maxX - size.width))
    add(LayoutConstraint(id, .top, to: parent, .top, frame.minY))
    add(.length(id, .height, frame.height))
  }
}

extension ConstraintWriter {
  /// Writes the place of a cell, or of its content view, that is as high as its constraints make it.
  ///
  /// - Parameters:
  ///   - id: The cell or its content view.
  ///   - frame: Its frame in the file.
  ///   - parent: The table or the cell.
  ///   - size: The size of the parent in the file.
  ///   - isCell: Whether it is the cell.
  ///   - above: The cell above, with the room between both.
  mutating func writeSelfSizing(
    _ id: String, _ frame: LayoutRect, in parent: String, _ size: LayoutSize, isCell: Bool,
    after above: (id: String, gap: Double)?
  ) {
    add(LayoutConstraint(id, .leading, to: parent, .leading, frame.minX))
    add(LayoutConstraint(id, .trailing, to: parent, .trailing, frame.maxX - size.width))
    if let above {
      add(LayoutConstraint(id, .top, to: above.id, .bottom, above.gap))
    } else {
      add(LayoutConstraint(id, .top, to: parent, .top, frame.minY))
    }
    if isCell {
      // What the content does not decide is as in the file: 50 is `UILayoutPriority.fittingSizeLevel`.
      add(.length(id, .height, frame.height, priority: 50))
    } else {
      add(LayoutConstraint(id, .bottom, to: parent, .bottom, frame.maxY - size.height))
    }
  }
}

extension Element {
  /// Whether the element stands in another, at any depth.
  func isInside(_ other: Element) -> Bool {
    range.lowerBound > other.range.lowerBound && range.upperBound <= other.range.upperBound
  }
}

extension LayoutConstraint {
  /// A length, in points.
  static func length(
    _ id: String, _ attribute: Attribute, _ length: Double, priority: Double = 1000
  ) -> LayoutConstraint {
    LayoutConstraint(id, attribute, .equal, to: nil, nil, length, priority: priority)
  }
}
