internal import BidiAttributed
internal import BidiLayout
internal import BidiText

/// Navigation bars, toolbars and tab bars with their items.
extension SceneBuilder {
  mutating func fillNavigationBar(_ node: inout Node, _ view: Element) {
    node.decoration = node.decoration ?? Decoration(fill: Self.bar)
    let items = view.children(in: "items").filter { $0.name == "navigationItem" }
    if let item = items.last { fill(&node, withItem: item) }
  }

  /// Puts the title and the buttons of a navigation item into a bar.
  mutating func fill(_ node: inout Node, withItem item: Element) {
    let id = item.id ?? node.id
    var titleID: String?
    if let title = reader.string(item, "title"), !title.isEmpty {
      var part = Node(id: "\(id).title", frame: .zero)
      let attributes = titleAttributes(of: item)
      part.content = .text(
        TextContent(
          title, style: ParagraphStyle(alignment: .center),
          fontSize: attributes.map { reader.fontSize($0, otherwise: 17) } ?? 17))
      var facts = attributes.map { TextFacts($0) } ?? TextFacts()
      if attributes == nil { facts.weight = 600 }
      textFacts[part.id] = facts
      titleID = part.id
      translate(part.id, "\(id).title")
      node.children.append(part)
      pin(part.id, in: node.id, leading: 90, trailing: 90, top: 0, bottom: 0)
    }
    if let view = item.child(key: "titleView"), view.isView, let frame = view.designFrame {
      // The view stands where the title would be.
      if let title = titleID { textFacts[title] = nil }
      titleID = nil
      let part = self.node(view, frame, isUnsettled: true)
      node.children.append(part)
      writer.add(LayoutConstraint(part.id, .centerX, to: node.id, .centerX))
      writer.add(LayoutConstraint(part.id, .centerY, to: node.id, .centerY))
      writer.add(.length(part.id, .width, frame.width))
      writer.add(.length(part.id, .height, frame.height))
    }
    for side in [LayoutConstraint.Attribute.leading, .trailing] {
      var place = 16.0
      for button in item.barButtonItems(at: side) {
        place += barItem(button, in: &node, side, place) + 16
      }
    }
    share(
      node.id, among: item.barButtonItems(at: .leading) + item.barButtonItems(at: .trailing),
      title: titleID)
  }

  /// Lets the texts of a bar share its width.
  ///
  /// Margins and spaces are those of UIKit on narrow phones: no bar has less. Views of the app's own may become narrow, so they
  /// take nothing.
  private mutating func share(_ bar: String, among items: [Element], title: String?) {
    let (margin, space) = (16.0, 8.0)
    let shown = items.filter { !$0.isSpace && $0.id != nil }
    var taken = 2 * margin + Double(max(0, shown.count - 1)) * space
    for item in items {
      if item["systemItem"] == "fixedSpace" {
        taken += max(0, item.number("width") ?? 0)
      } else if !item.isSpace, item.itemViews.isEmpty, item.id.flatMap({ textFacts[$0] }) == nil {
        taken += item["image"].flatMap { size(ofImage: $0)?.width } ?? 24
      }
    }
    for id in shown.compactMap(\.id) {
      textFacts[id]?.sharedRoom = SharedRoom(box: bar, taken: taken, part: .button)
    }
    if let title {
      textFacts[title]?.sharedRoom = SharedRoom(
        box: bar, taken: taken + (shown.isEmpty ? 0 : space), part: .title)
    }
  }

  /// A button of a bar; gives back its width.
  private mutating func barItem(
    _ item: Element, in bar: inout Node, _ side: LayoutConstraint.Attribute, _ place: Double
  ) -> Double {
    guard let id = item.id else { return 0 }
    var part = Node(id: id, frame: .zero)
    var width = 24.0
    var height = 24.0
    let system = item["systemItem"].flatMap { SystemItem.barButtons[$0] }
    if let title = system?.title ?? reader.string(item, "title"), !title.isEmpty {
      part.content = .text(
        TextContent(
          title, style: ParagraphStyle(alignment: .center), fontSize: 17, color: tint(of: item)))
      if system == nil { translate(id, "\(id).title") }
      var facts = TextFacts()
      if item["style"] == "done" { facts.weight = 600 }
      // UIKit shows the image of an item that has both.
      if item["image"] == nil { textFacts[id] = facts }
      width = TextWidth.estimate(title, fontSize: 17)
    } else if let name = item["image"] {
      part.content = .image(image(name, of: item))
      width = size(ofImage: name)?.width ?? 24
    } else if let symbol = system?.symbol {
      part.content = .image(self.symbol(symbol, of: item))
    } else if let name = item["systemItem"], !item.isSpace {
      part.content = .custom(name: name, .upright)
    } else if let view = item.itemViews.first, let frame = view.designFrame {
      (width, height) = (frame.width, frame.height)
      let box = LayoutRect(origin: .zero, size: frame.size)
      let inner = node(view, box, isUnsettled: true)
      part.children.append(inner)
      writer.writePlaced(inner.id, box, in: id, frame.size)
    }
    bar.children.append(part)
    writer.add(
      LayoutConstraint(id, side, to: bar.id, side, side == .trailing ? -place : place))
    writer.add(.length(id, .width, width))
    writer.add(LayoutConstraint(id, .centerY, to: bar.id, .centerY))
    writer.add(.length(id, .height, height))
    return width
  }

  mutating func fillToolbar(_ node: inout Node, _ view: Element) {
    fillToolbar(&node, view.children(in: "items").filter { $0.name == "barButtonItem" })
  }

  /// Puts items into a toolbar.
  mutating func fillToolbar(_ node: inout Node, _ items: [Element]) {
    node.decoration = node.decoration ?? Decoration(fill: Self.bar)
    // Items after the last flexible space are counted from the other side.
    let last = items.lastIndex { $0["systemItem"] == "flexibleSpace" }
    var place = 16.0
    for item in items[..<(last ?? items.endIndex)] where !item.isSpace {
      place += barItem(item, in: &node, .leading, place) + 16
    }
    place = 16
    for item in items[(last ?? items.endIndex)...].reversed() where !item.isSpace {
      place += barItem(item, in: &node, .trailing, place) + 16
    }
    share(node.id, among: items, title: nil)
  }

  /// Puts items into a tab bar, each with its image above its title.
  mutating func fillTabBar(
    _ node: inout Node, _ view: Element, _ items: [Element], selected: Int?
  ) {
    node.decoration = node.decoration ?? Decoration(fill: Self.bar)
    guard !items.isEmpty else { return }
    node.content = .control(
      ControlContent(
        .tabs, count: items.count, selected: selected ?? -1, tint: tint(of: view)))
    var ids: [String] = []
    for (index, item) in items.enumerated() {
      let id = item.id ?? "\(node.id).item\(index)"
      var tab = Node(id: id, frame: .zero)
      let system = item["systemItem"].flatMap { SystemItem.tabs[$0] }
      let image = item["image"].map { self.image($0, of: item) }
      if let image = image ?? system?.symbol.map({ symbol($0, of: item) }) {
        var part = Node(id: "\(id).image", frame: .zero)
        part.content = .image(image)
        tab.children.append(part)
        writer.add(LayoutConstraint(part.id, .centerX, to: id, .centerX))
        writer.add(LayoutConstraint(part.id, .top, to: id, .top, 6))
        writer.add(.length(part.id, .width, 25))
        writer.add(.length(part.id, .height, 25))
      }
      if let title = system?.title ?? reader.string(item, "title"), !title.isEmpty {
        var part = Node(id: "\(id).title", frame: .zero)
        part.content = .text(
          TextContent(title, style: ParagraphStyle(alignment: .center), fontSize: 10))
        if system == nil { translate(part.id, "\(id).title") }
        var facts = TextFacts()
        facts.weight = 500
        textFacts[part.id] = facts
        tab.children.append(part)
        pin(part.id, in: id, leading: 0, trailing: 0, top: 34, height: 13)
      }
      ids.append(id)
      node.children.append(tab)
    }
    row(ids, in: node.id)
  }
}

extension Element {
  /// Whether a bar button item is empty space.
  fileprivate var isSpace: Bool { self["systemItem"]?.hasSuffix("Space") ?? false }
}
