internal import BidiAttributed
internal import BidiLayout
internal import BidiText

/// Insets of Interface Builder that stay at their sides in every interface.
struct PhysicalInsets: Hashable {
  var left = 0.0
  var right = 0.0
  var top = 0.0
  var bottom = 0.0

  init(_ element: Element?) {
    guard let element else { return }
    left = element.number("minX") ?? element.number("left") ?? 0
    right = element.number("maxX") ?? element.number("right") ?? 0
    top = element.number("minY") ?? element.number("top") ?? 0
    bottom = element.number("maxY") ?? element.number("bottom") ?? 0
  }

  /// Whether the two sides differ by what can be seen.
  var isLopsided: Bool { (left - right).magnitude >= 0.5 }
}

/// The image and the title of a button.
extension SceneBuilder {
  mutating func fillButton(_ node: inout Node, _ view: Element) {
    let state = view.children.first { $0.name == "state" && $0.key == "normal" }
    let configuration = view.child("buttonConfiguration")
    let title =
      configuration.flatMap { reader.string($0, "title") }
      ?? state.flatMap { reader.string($0, "title") }
    let imageOwner = [configuration, state].compactMap(\.self).first {
      Self.imageName(of: $0) != nil
    }
    let picture = imageOwner.flatMap { Self.imageName(of: $0) }
    if let configuration, configuration["style"] == "filled", node.decoration == nil {
      node.decoration = Decoration(
        fill: self.color(configuration.child("color", key: "baseBackgroundColor")) ?? Self.tint,
        corners: DirectionalCornerRadii(
          topLeading: 6, topTrailing: 6, bottomTrailing: 6, bottomLeading: 6))
    }
    let isFilled = configuration?["style"] == "filled"
    let titleColor =
      self.color(configuration?.child("color", key: "baseForegroundColor"))
      ?? self.color(state?.child("color", key: "titleColor"))
      ?? (isFilled ? LayoutColor(red: 1, green: 1, blue: 1) : Self.tint)
    let fontSize = reader.fontSize(
      configuration ?? view, otherwise: reader.fontSize(view, otherwise: 15))
    let insets = PhysicalInsets(view.child("inset", key: "contentEdgeInsets"))
    let titleInsets = PhysicalInsets(view.child("inset", key: "titleEdgeInsets"))
    let imageInsets = PhysicalInsets(view.child("inset", key: "imageEdgeInsets"))

    guard let pictureName = picture, let imageOwner else {
      guard let title, !title.isEmpty else { return }
      let alignment = Self.alignment(view["contentHorizontalAlignment"])
      let text = TextContent(
        title, style: ParagraphStyle(alignment: alignment), fontSize: fontSize, color: titleColor)
      guard insets.isLopsided || titleInsets.isLopsided || alignment != .center else {
        node.content = .text(text)
        return translate(node.id, "\(node.id).configuration.title", "\(node.id).normalTitle")
      }
      var part = Node(id: "\(node.id).title", frame: .zero)
      part.content = .text(text)
      node.children.append(part)
      writer.add(
        LayoutConstraint(part.id, .left, to: node.id, .left, insets.left + titleInsets.left))
      writer.add(
        LayoutConstraint(part.id, .right, to: node.id, .right, -insets.right - titleInsets.right))
      writer.add(LayoutConstraint(part.id, .top, to: node.id, .top))
      writer.add(LayoutConstraint(part.id, .bottom, to: node.id, .bottom))
      return translate(part.id, "\(node.id).configuration.title", "\(node.id).normalTitle")
    }

    let room = node.frame.size
    var pictureSize =
      size(ofImage: pictureName) ?? LayoutSize(width: fontSize * 1.2, height: fontSize * 1.2)
    let scale = min(
      1, room.width / max(pictureSize.width, 1), room.height / max(pictureSize.height, 1))
    pictureSize = LayoutSize(width: pictureSize.width * scale, height: pictureSize.height * scale)
    var image = Node(id: "\(node.id).image", frame: .zero)
    image.content = .image(self.image(pictureName, of: imageOwner))
    node.children.append(image)
    let padding = configuration?.number("imagePadding") ?? 0
    let placement = configuration?["imagePlacement"] ?? "leading"
    var letters = 0.0
    var label: Node?
    if let title, !title.isEmpty {
      letters = min(
        TextWidth.estimate(title, fontSize: fontSize),
        max(0, room.width - insets.left - insets.right - pictureSize.width - padding))
      var part = Node(id: "\(node.id).title", frame: .zero)
      part.content = .text(
        TextContent(
          title, style: ParagraphStyle(alignment: .center), fontSize: fontSize, color: titleColor))
      node.children.append(part)
      translate(part.id, "\(node.id).configuration.title", "\(node.id).normalTitle")
      label = part
    }
    place(
      image: (image.id, pictureSize), title: label.map { ($0.id, letters) }, padding: padding,
      isReversed: placement == "trailing", in: node.id, view, insets, imageInsets, titleInsets)
  }

  private static func imageName(of element: Element) -> String? {
    element["image"] ?? element.child("imageReference")?["image"]
  }

  private static func alignment(_ name: String?) -> ParagraphStyle.Alignment {
    switch name {
    case "left": .left
    case "right": .right
    case "leading": .leading
    case "trailing": .trailing
    default: .center
    }
  }

  /// Image and title follow the interface; insets by left and right do not.
  private mutating func place(
    image: (id: String, size: LayoutSize), title: (id: String, width: Double)?, padding: Double,
    isReversed: Bool, in button: String, _ view: Element, _ insets: PhysicalInsets,
    _ imageInsets: PhysicalInsets, _ titleInsets: PhysicalInsets
  ) {
    let group = "\(button).group"
    let width = image.size.width + (title.map { $0.width + padding } ?? 0)
    writer.addGuide(LayoutGuide(id: group, owner: button, insets: nil))
    writer.add(.length(group, .width, width))
    writer.add(LayoutConstraint(group, .top, to: button, .top))
    writer.add(LayoutConstraint(group, .bottom, to: button, .bottom))
    switch view["contentHorizontalAlignment"] {
    case "left": writer.add(LayoutConstraint(group, .left, to: button, .left, insets.left))
    case "right": writer.add(LayoutConstraint(group, .right, to: button, .right, -insets.right))
    case "leading":
      writer.add(LayoutConstraint(group, .leading, to: button, .leading, insets.left))
    case "trailing":
      writer.add(LayoutConstraint(group, .trailing, to: button, .trailing, -insets.right))
    default:
      writer.add(
        LayoutConstraint(group, .centerX, to: button, .centerX, (insets.left - insets.right) / 2))
    }
    // Each part stands in a box of its own, moved by its insets, which do not turn round.
    func part(
      _ id: String, _ width: Double, _ height: Double?, _ side: LayoutConstraint.Attribute,
      _ own: PhysicalInsets
    ) {
      let box = "\(id).box"
      writer.addGuide(LayoutGuide(id: box, owner: button, insets: nil))
      writer.add(LayoutConstraint(box, side, to: group, side))
      writer.add(.length(box, .width, width))
      writer.add(LayoutConstraint(box, .top, to: button, .top))
      writer.add(LayoutConstraint(box, .height, to: button, .height))
      writer.add(LayoutConstraint(id, .centerX, to: box, .centerX, (own.left - own.right) / 2))
      writer.add(.length(id, .width, width))
      writer.add(LayoutConstraint(id, .centerY, to: button, .centerY, (own.top - own.bottom) / 2))
      if let height {
        writer.add(.length(id, .height, height))
      } else {
        writer.add(LayoutConstraint(id, .height, to: button, .height))
      }
    }
    part(
      image.id, image.size.width, image.size.height, isReversed ? .trailing : .leading, imageInsets)
    if let title {
      part(title.id, title.width, nil, isReversed ? .leading : .trailing, titleInsets)
    }
  }
}
