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
    left = element.number("minX") ?? element.number("left") ?? element.number("leading") ?? 0
    right = element.number("maxX") ?? element.number("right") ?? element.number("trailing") ?? 0
    top = element.number("minY") ?? element.number("top") ?? 0
    bottom = element.number("maxY") ?? element.number("bottom") ?? 0
  }

  /// Whether the two sides differ by what can be seen.
  var isLopsided: Bool { difference >= 0.5 }

  /// How much more is at one side than at the other.
  var difference: Double { (left - right).magnitude }
}

/// What the file says of a button.
private struct ButtonParts {
  let view: Element
  let configuration: Element?

  /// The state or the configuration that names the image, with the name.
  let image: (owner: Element, name: String)?

  /// The title; nil if it is empty.
  let title: String?
  let fontSize: Double
  let titleColor: LayoutColor

  let insets: PhysicalInsets
  let titleInsets: PhysicalInsets
  let imageInsets: PhysicalInsets
}

/// The image and the title of a button.
extension SceneBuilder {
  mutating func fillButton(_ node: inout Node, _ view: Element) {
    let parts = buttonParts(view)
    if let configuration = parts.configuration, configuration["style"] == "filled",
      node.decoration == nil
    {
      node.decoration = Decoration(
        fill: color(configuration.child("color", key: "baseBackgroundColor")) ?? Self.tint,
        corners: DirectionalCornerRadii(
          topLeading: 6, topTrailing: 6, bottomTrailing: 6, bottomLeading: 6))
    }
    if let image = parts.image {
      addImage(image.name, of: image.owner, to: &node, parts)
    } else if let title = parts.title {
      addLoneTitle(title, to: &node, parts)
    }
  }

  private func buttonParts(_ view: Element) -> ButtonParts {
    let state = view.children.first { $0.name == "state" && $0.key == "normal" }
    let configuration = view.child("buttonConfiguration")
    let title =
      configuration.flatMap { reader.string($0, "title") }
      ?? state.flatMap { reader.string($0, "title") }
    // With a configuration UIKit passes the insets of the button over.
    func insets(_ configured: Element?, _ key: String) -> PhysicalInsets {
      PhysicalInsets(configuration == nil ? view.child("inset", key: key) : configured)
    }
    let titleColor =
      color(configuration?.child("color", key: "baseForegroundColor"))
      ?? color(state?.child("color", key: "titleColor"))
      ?? (configuration?["style"] == "filled" ? LayoutColor(red: 1, green: 1, blue: 1) : Self.tint)
    return ButtonParts(
      view: view, configuration: configuration,
      image: [configuration, state].compactMap(\.self).compactMap { owner in
        Self.imageName(of: owner).map { (owner: owner, name: $0) }
      }.first,
      title: title?.isEmpty == false ? title : nil,
      fontSize: reader.fontSize(
        configuration ?? view, otherwise: reader.fontSize(view, otherwise: 15)),
      titleColor: titleColor,
      insets: insets(configuration?.child(key: "contentInsets"), "contentEdgeInsets"),
      titleInsets: insets(nil, "titleEdgeInsets"), imageInsets: insets(nil, "imageEdgeInsets"))
  }

  /// Gives a button without an image its title: as its own content, or as a part if the title is not in the middle.
  private mutating func addLoneTitle(_ title: String, to node: inout Node, _ parts: ButtonParts) {
    let alignment = Self.alignment(parts.view["contentHorizontalAlignment"])
    var text = TextContent(
      title, style: ParagraphStyle(alignment: alignment), fontSize: parts.fontSize,
      color: parts.titleColor)
    let (insets, titleInsets) = (parts.insets, parts.titleInsets)
    guard insets.isLopsided || titleInsets.isLopsided || alignment != .center else {
      // The title has the room that the insets leave; negative ones give no more than the button has.
      text.insets = DirectionalEdgeInsets(
        leading: max(0, insets.left + titleInsets.left),
        trailing: max(0, insets.right + titleInsets.right))
      setLimits(&text, of: node.id, TextFacts(parts.view))
      node.content = .text(text)
      return translateTitle(of: node.id, at: node.id)
    }
    text.lineLimit = 1
    let id = addTitle(text, to: &node)
    shareRoom(
      of: node.id, with: id, parts,
      taken: max(0, insets.left + titleInsets.left) + max(0, insets.right + titleInsets.right))
    // The insets of a configuration follow the interface; those of the button do not.
    let (start, end): (LayoutConstraint.Attribute, LayoutConstraint.Attribute) =
      parts.configuration == nil ? (.left, .right) : (.leading, .trailing)
    writer.add(LayoutConstraint(id, start, to: node.id, start, insets.left + titleInsets.left))
    writer.add(LayoutConstraint(id, end, to: node.id, end, -insets.right - titleInsets.right))
    writer.add(LayoutConstraint(id, .top, to: node.id, .top))
    writer.add(LayoutConstraint(id, .bottom, to: node.id, .bottom))
  }

  /// Gives a button its image, and its title beside it.
  private mutating func addImage(
    _ name: String, of owner: Element, to node: inout Node, _ parts: ButtonParts
  ) {
    let room = node.frame.size
    var size =
      self.size(ofImage: name)
      ?? LayoutSize(width: parts.fontSize * 1.2, height: parts.fontSize * 1.2)
    let scale = min(1, room.width / max(size.width, 1), room.height / max(size.height, 1))
    size = LayoutSize(width: size.width * scale, height: size.height * scale)
    var image = Node(id: "\(node.id).image", frame: .zero)
    image.content = .image(self.image(name, of: owner))
    node.children.append(image)
    let padding = parts.configuration?.number("imagePadding") ?? 0
    let title = parts.title.map { title in
      let width = min(
        TextWidth.estimate(title, fontSize: parts.fontSize),
        max(0, room.width - parts.insets.left - parts.insets.right - size.width - padding))
      let text = TextContent(
        title, style: ParagraphStyle(alignment: .center), fontSize: parts.fontSize,
        color: parts.titleColor)
      let id = addTitle(text, to: &node)
      let isBeside = !["top", "bottom"].contains(parts.configuration?["imagePlacement"])
      let insets = [
        parts.insets.left, parts.insets.right, parts.titleInsets.left + parts.titleInsets.right,
      ]
      shareRoom(
        of: node.id, with: id, parts,
        taken: insets.reduce(0) { $0 + max(0, $1) } + (isBeside ? size.width + padding : 0))
      return (id, width)
    }
    place(image: (image.id, size), title: title, padding: padding, in: node.id, parts)
  }

  /// Gives a title the room that the other parts of its button leave.
  private mutating func shareRoom(
    of button: String, with title: String, _ parts: ButtonParts, taken: Double
  ) {
    var facts = TextFacts(parts.view)
    facts.sharedRoom = SharedRoom(box: button, taken: taken, part: .content)
    textFacts[title] = facts
  }

  /// Adds a title as a part of a button, and gives back its ID.
  private mutating func addTitle(_ text: TextContent, to node: inout Node) -> String {
    var part = Node(id: "\(node.id).title", frame: .zero)
    part.content = .text(text)
    node.children.append(part)
    translateTitle(of: node.id, at: part.id)
    return part.id
  }

  private mutating func translateTitle(of button: String, at node: String) {
    translate(node, "\(button).configuration.title", "\(button).normalTitle")
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
    in button: String, _ parts: ButtonParts
  ) {
    let insets = parts.insets
    let isReversed = parts.configuration?["imagePlacement"] == "trailing"
    let group = "\(button).group"
    let width = image.size.width + (title.map { $0.width + padding } ?? 0)
    writer.addGuide(LayoutGuide(id: group, owner: button, insets: nil))
    writer.add(.length(group, .width, width))
    writer.add(LayoutConstraint(group, .top, to: button, .top))
    writer.add(LayoutConstraint(group, .bottom, to: button, .bottom))
    switch parts.view["contentHorizontalAlignment"] {
    case "left": writer.add(LayoutConstraint(group, .left, to: button, .left, insets.left))
    case "right": writer.add(LayoutConstraint(group, .right, to: button, .right, -insets.right))
    case "leading":
      writer.add(LayoutConstraint(group, .leading, to: button, .leading, insets.left))
    case "trailing":
      writer.add(LayoutConstraint(group, .trailing, to: button, .trailing, -insets.right))
    case _ where parts.configuration != nil && insets.isLopsided:
      let room = "\(button).room"
      writer.addGuide(
        LayoutGuide(
          id: room, owner: button,
          insets: DirectionalEdgeInsets(leading: insets.left, trailing: insets.right)))
      writer.add(LayoutConstraint(group, .centerX, to: room, .centerX))
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
      image.id, image.size.width, image.size.height, isReversed ? .trailing : .leading,
      parts.imageInsets)
    if let title {
      part(title.id, title.width, nil, isReversed ? .leading : .trailing, parts.titleInsets)
    }
  }
}
