internal import BidiAttributed
internal import BidiLayout
internal import BidiText

/// What views of each kind draw.
extension SceneBuilder {
  static let tint = LayoutColor(red: 0, green: 122 / 255, blue: 1)
  private static let placeholder = LayoutColor(
    red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.3)
  private static let black = LayoutColor(red: 0, green: 0, blue: 0)
  static let bar = LayoutColor(red: 247 / 255, green: 247 / 255, blue: 247 / 255)
  private static let separator = LayoutColor(red: 198 / 255, green: 198 / 255, blue: 200 / 255)

  /// Gives a node what its view draws.
  mutating func fill(_ node: inout Node, with view: Element) {
    switch view.name {
    case "label": fillLabel(&node, view)
    case "button": fillButton(&node, view)
    case "textField": fillField(&node, view)
    case "textView": fillTextView(&node, view)
    case "searchBar": fillSearchBar(&node, view)
    case "segmentedControl": fillSegments(&node, view)
    case "imageView":
      if let name = view["image"] { node.content = .image(image(name, of: view)) }
    case "switch", "slider", "progressView", "pageControl", "stepper", "activityIndicatorView",
      "pickerView":
      node.content = control(view).map { .control($0) } ?? .container
    case "datePicker": fillDates(&node, view)
    case "mapView", "mtkView", "glkView",
      "sceneKitView", "skView", "arscnView", "arskView", "arView", "colorWell", "calendarView",
      "pdfView":
      node.content = .custom(name: view.name, .upright)
    case "webView", "wkWebView": node.content = .web
    case "navigationBar": fillNavigationBar(&node, view)
    case "toolbar": fillToolbar(&node, view)
    case "tabBar":
      let items = view.children(in: "items").filter { $0.name == "tabBarItem" }
      let chosen = view.children(in: "connections").first { $0["property"] == "selectedItem" }
      fillTabBar(
        &node, view, items,
        selected: items.firstIndex { $0.id != nil && $0.id == chosen?["destination"] })
    case "tableViewCell": fillCell(&node, view)
    case "tableView": fillTable(&node, view)
    default:
      if view.isUnknownView { node.content = .custom(name: view.name, .upright) }
    }
  }

  /// A control of UIKit with the state that the file gives it.
  private func control(_ view: Element) -> ControlContent? {
    func number(_ name: String, _ standard: Double) -> Double { view.number(name) ?? standard }
    let tint = color(view.child("color", key: "tintColor")) ?? Self.tint
    switch view.name {
    case "slider":
      let (low, high) = (number("minValue", 0), number("maxValue", 1))
      let part = high > low ? (number("value", 0.5) - low) / (high - low) : 0
      return ControlContent(.slider, value: min(max(part, 0), 1), tint: tint)
    case "progressView":
      return ControlContent(
        .progress, value: min(max(number("progress", 0), 0), 1),
        tint: color(view.child("color", key: "progressTintColor")) ?? tint)
    case "switch": return ControlContent(.toggle, value: view["on"] == "YES" ? 1 : 0)
    case "stepper": return ControlContent(.stepper)
    case "pageControl":
      return ControlContent(
        .pages, count: min(max(Int(number("numberOfPages", 3)), 0), 100),
        selected: min(max(0, Int(number("currentPage", 0))), 100),
        tint: color(view.child("color", key: "currentPageIndicatorTintColor"))
          ?? LayoutColor(red: 0.35, green: 0.35, blue: 0.37))
    case "activityIndicatorView": return ControlContent(.activity)
    case "pickerView": return ControlContent(.picker)
    default: return nil
    }
  }

  /// Takes over how a label fits its text into its box.
  mutating func setLimits(_ text: inout TextContent, of node: String, _ facts: TextFacts) {
    textFacts[node] = facts
    (text.lineLimit, text.minimumScale) = (facts.lineLimit, facts.minimumScale)
  }

  // MARK: Texts

  private mutating func fillLabel(_ node: inout Node, _ view: Element) {
    let color = self.color(view.child("color", key: "textColor")) ?? Self.black
    guard
      var text = reader.content(
        of: view, "text", role: .label, fontSize: reader.fontSize(view, otherwise: 17), color: color
      )
    else { return }
    setLimits(&text, of: node.id, TextFacts(view))
    node.content = .text(text)
    translate(node.id, "\(node.id).text", "\(node.id).attributedText")
  }

  private mutating func fillTextView(_ node: inout Node, _ view: Element) {
    let color = self.color(view.child("color", key: "textColor")) ?? Self.black
    guard
      var text = reader.content(
        of: view, "text", role: .body, fontSize: reader.fontSize(view, otherwise: 14), color: color)
    else { return }
    text.insets = DirectionalEdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5)
    text.lineLimit = 0
    node.content = .text(text)
    node.clips = true
    translate(node.id, "\(node.id).text")
  }

  private mutating func fillField(_ node: inout Node, _ view: Element) {
    let style = ParagraphStyle(alignment: TextReader.alignment(view["textAlignment"]))
    let typed = reader.string(view, "text") ?? ""
    let placeholder = reader.string(view, "placeholder") ?? ""
    var text = TextFieldLayout.content(text: typed, placeholder: placeholder, style: style)
    text.fontSize = reader.fontSize(view, otherwise: 14)
    text.lineLimit = 1
    text.color =
      typed.isEmpty
      ? Self.placeholder : color(view.child("color", key: "textColor")) ?? Self.black
    let hasBorder = view["borderStyle"] == "roundedRect" || view["borderStyle"] == "line"
    if hasBorder {
      text.insets = DirectionalEdgeInsets(leading: 7, trailing: 7)
      var decoration = node.decoration ?? Decoration()
      decoration.border = Border(color: Self.separator, width: 1)
      if view["borderStyle"] == "roundedRect" {
        decoration.corners = DirectionalCornerRadii(
          topLeading: 5, topTrailing: 5, bottomTrailing: 5, bottomLeading: 5)
      }
      node.decoration = decoration
    }
    node.clips = true
    guard !text.string.isEmpty else { return }
    node.content = .text(text)
    // What was typed scrolls.
    if typed.isEmpty { textFacts[node.id] = TextFacts(view) }
    translate(node.id, typed.isEmpty ? "\(node.id).placeholder" : "\(node.id).text")
  }

  private mutating func fillSearchBar(_ node: inout Node, _ view: Element) {
    node.decoration = node.decoration ?? Decoration(fill: Self.bar)
    var field = Node(
      id: "\(node.id).field", frame: .zero,
      decoration: Decoration(
        fill: LayoutColor(red: 0.46, green: 0.46, blue: 0.5, alpha: 0.12),
        corners: DirectionalCornerRadii(
          topLeading: 10, topTrailing: 10, bottomTrailing: 10, bottomLeading: 10)))
    let placeholder = reader.string(view, "placeholder") ?? ""
    if !placeholder.isEmpty {
      var text = TextContent(placeholder, role: .label, fontSize: 17, color: Self.placeholder)
      text.insets = DirectionalEdgeInsets(leading: 30, trailing: 8)
      field.content = .text(text)
      textFacts[field.id] = TextFacts()
      translate(field.id, "\(node.id).placeholder")
    }
    let glass = Node(
      id: "\(field.id).glass", frame: .zero, content: .control(ControlContent(.search)))
    field.children.append(glass)
    node.children.append(field)
    pin(field.id, in: node.id, leading: 8, trailing: 8, top: 10, bottom: 10)
    writer.add(LayoutConstraint(glass.id, .leading, to: field.id, .leading, 8))
    writer.add(LayoutConstraint(glass.id, .centerY, to: field.id, .centerY))
    writer.add(.length(glass.id, .width, 16))
    writer.add(.length(glass.id, .height, 16))
  }

  private mutating func fillSegments(_ node: inout Node, _ view: Element) {
    let segments = view.children(in: "segments")
    let selected = view.number("selectedSegmentIndex").map { Int($0) } ?? 0
    node.content = .control(
      ControlContent(
        .segments, count: segments.count, selected: min(max(-1, selected), segments.count - 1)))
    var ids: [String] = []
    for (index, segment) in segments.enumerated() {
      var part = Node(id: "\(node.id).segment\(index)", frame: .zero)
      if let title = segment["title"] ?? reader.string(segment, "title"), !title.isEmpty {
        var text = TextContent(title, style: ParagraphStyle(alignment: .center), fontSize: 13)
        setLimits(&text, of: part.id, TextFacts())
        part.content = .text(text)
        translate(part.id, "\(node.id).segmentTitles[\(index)]")
      } else if let name = segment["image"] {
        part.content = .image(image(name, of: segment))
      }
      ids.append(part.id)
      node.children.append(part)
    }
    row(ids, in: node.id)
  }

  // MARK: Cells and tables

  private mutating func fillCell(_ node: inout Node, _ view: Element) {
    guard let accessory = view["accessoryType"], accessory != "none" else { return }
    let name: String? =
      switch accessory {
      case "disclosureIndicator": "chevron.forward"
      case "detailDisclosureButton", "detailButton": "info.circle"
      case "checkmark": "checkmark"
      default: nil
      }
    guard let name else { return }
    var part = Node(id: "\(node.id).accessory", frame: .zero)
    part.content = .image(
      ImageContent(
        name: name, mirroring: name == "chevron.forward" ? .automatic : .never,
        renderingMode: .template))
    node.children.append(part)
    let size =
      name == "chevron.forward"
      ? LayoutSize(width: 8, height: 13) : LayoutSize(width: 20, height: 20)
    writer.add(LayoutConstraint(part.id, .trailing, to: node.id, .trailing, -16))
    writer.add(LayoutConstraint(part.id, .centerY, to: node.id, .centerY))
    writer.add(.length(part.id, .width, size.width))
    writer.add(.length(part.id, .height, size.height))
  }

  private mutating func fillTable(_ node: inout Node, _ view: Element) {
    node.clips = true
    for section in view.children(in: "sections") where section.name == "tableViewSection" {
      let cells = section.children(in: "cells").filter(isDrawn)
      guard let id = section.id, let first = cells.first?.id, let last = cells.last?.id else {
        continue
      }
      for (property, suffix) in [("headerTitle", "header"), ("footerTitle", "footer")] {
        guard let title = reader.string(section, property), !title.isEmpty else { continue }
        var part = Node(id: "\(id).\(suffix)", frame: .zero)
        part.content = .text(
          TextContent(title, fontSize: 13, color: LayoutColor(red: 0.24, green: 0.24, blue: 0.26)))
        translate(part.id, "\(id).\(property)")
        unmeasured[part.id] = "headers and footers of tables"
        node.children.append(part)
        writer.add(LayoutConstraint(part.id, .leading, to: node.id, .leading, 16))
        writer.add(LayoutConstraint(part.id, .trailing, to: node.id, .trailing, -16))
        writer.add(
          suffix == "header"
            ? LayoutConstraint(part.id, .bottom, to: first, .top)
            : LayoutConstraint(part.id, .top, to: last, .bottom))
        writer.add(.length(part.id, .height, 28))
      }
    }
  }

  // MARK: Places of parts

  /// Lays parts beside each other, equally wide, from the leading side on.
  func rowConstraints(_ ids: [String], in parent: String) -> [LayoutConstraint] {
    ids.enumerated().flatMap { index, id in
      [
        index == 0
          ? LayoutConstraint(id, .leading, to: parent, .leading)
          : LayoutConstraint(id, .leading, to: ids[index - 1], .trailing),
        LayoutConstraint(id, .width, to: parent, .width, multiplier: 1 / Double(ids.count)),
        LayoutConstraint(id, .top, to: parent, .top),
        LayoutConstraint(id, .bottom, to: parent, .bottom),
      ]
    }
  }

  mutating func row(_ ids: [String], in parent: String) {
    for constraint in rowConstraints(ids, in: parent) { writer.add(constraint) }
  }

  mutating func pin(
    _ id: String, in parent: String, leading: Double, trailing: Double, top: Double,
    bottom: Double? = nil, height: Double? = nil
  ) {
    writer.add(LayoutConstraint(id, .leading, to: parent, .leading, leading))
    writer.add(LayoutConstraint(id, .trailing, to: parent, .trailing, -trailing))
    writer.add(LayoutConstraint(id, .top, to: parent, .top, top))
    if let bottom { writer.add(LayoutConstraint(id, .bottom, to: parent, .bottom, -bottom)) }
    if let height { writer.add(.length(id, .height, height)) }
  }
}
