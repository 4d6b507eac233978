internal import BidiLayout
internal import BidiPage
internal import BidiText

/// Draws one resolved scene as SVG.
struct ScenePanel {
  private let scene: ResolvedScene
  private let images: [String: SceneFile.Figure]
  private let prefix: String
  private let numbers: [String: Int]
  private var lines: [String] = []
  private var blurs: Set<String> = []
  private var tints: Set<LayoutColor> = []
  private var clips = 0

  /// Makes a panel whose names begin with a prefix, so that two panels can be in one picture.
  ///
  /// - Parameters:
  ///   - scene: What is drawn.
  ///   - images: What images look like.
  ///   - prefix: What names begin with.
  ///   - unreadable: The names that stand in the legend, by their numbers from 1 on.
  init(
    _ scene: ResolvedScene, images: [String: SceneFile.Figure], prefix: String,
    unreadable: [String]
  ) {
    self.scene = scene
    self.images = images
    self.prefix = prefix
    numbers = Dictionary(
      uniqueKeysWithValues: unreadable.enumerated().map { ($1, $0 + 1) })
  }

  /// The markup of all items.
  mutating func draw() -> [String] {
    lines = []
    var open: [(depth: Int, groups: Int)] = []
    func closing(_ depth: Int) -> [String] {
      var ends: [String] = []
      while let last = open.last, last.depth >= depth {
        ends += Array(repeating: "</g>", count: last.groups)
        open.removeLast()
      }
      return ends
    }
    for item in scene.items {
      lines += closing(item.depth)
      var groups = 0
      if item.opacity < 1 {
        lines.append(#"<g opacity="\#(SVGNumber(item.opacity))">"#)
        groups += 1
      }
      if let decoration = item.decoration { draw(decoration, of: item) }
      if item.clips {
        openClip(
          LayoutPath(LayoutRect(origin: .zero, size: item.size), corners: item.cornerRadii),
          of: item)
        groups += 1
      }
      drawContent(of: item)
      open.append((item.depth, groups))
    }
    lines += closing(0)
    let filters = blurs.sorted().map { radius in
      #"<filter id="\#(prefix)blur-\#(radius)" x="-100%" y="-100%" width="300%" height="300%"><feGaussianBlur stdDeviation="\#(radius)"/></filter>"#
    }
    let stencils = tints.map { color in
      #"<filter id="\#(stencil(color))" x="0" y="0" width="1" height="1"><feFlood flood-color="\#(SVGMarkup.color(color))" flood-opacity="\#(SVGNumber(color.alpha))"/><feComposite in2="SourceAlpha" operator="in"/></filter>"#
    }
    return filters + stencils.sorted() + lines
  }

  // MARK: Items

  private mutating func openClip(_ outline: LayoutPath, of item: DrawItem) {
    clips += 1
    let name = "\(prefix)clip-\(clips)"
    lines.append(
      #"<clipPath id="\#(name)">\#(SVGMarkup.figure(outline, by: item.transform))/></clipPath>"#)
    lines.append(#"<g clip-path="url(#\#(name))">"#)
  }

  private mutating func drawContent(of item: DrawItem) {
    switch item.content {
    case .container: break
    case .shape(let path, let fill):
      lines.append("\(SVGMarkup.figure(path, by: item.contentTransform)) \(SVGMarkup.fill(fill))/>")
    case .text(let text): draw(text, of: item)
    case .image(let image): draw(image, of: item)
    case .control(let control):
      let drawing = ControlDrawing(control, in: item.size, item.layoutDirection)
      lines += drawing.markup(by: item.transform)
    case .web, .keyboard, .statusBar, .custom:
      drawPlaceholder(item.placeholderName(images) ?? "", item, item.contentTransform)
    }
  }

  private mutating func draw(_ decoration: ResolvedDecoration, of item: DrawItem) {
    let box = LayoutRect(origin: .zero, size: item.size)
    let outline = LayoutPath(box, corners: decoration.corners)
    if let shadow = decoration.shadow {
      let radius = SVGNumber(shadow.blurRadius / 2).description
      blurs.insert(radius)
      let moved = Projection(Transform2D(translationX: shadow.x, y: shadow.y))
        .concatenating(item.transform)
      lines.append(
        #"\#(SVGMarkup.figure(outline, by: moved)) \#(SVGMarkup.fill(shadow.color)) filter="url(#\#(prefix)blur-\#(radius))"/>"#
      )
    }
    if let fill = decoration.fill {
      lines.append("\(SVGMarkup.figure(outline, by: item.transform)) \(SVGMarkup.fill(fill))/>")
    }
    if let border = decoration.border, border.width > 0 {
      let half = border.width / 2
      let radii = decoration.corners
      let inner = CornerRadii(
        topLeft: max(0, radii.topLeft - half), topRight: max(0, radii.topRight - half),
        bottomRight: max(0, radii.bottomRight - half), bottomLeft: max(0, radii.bottomLeft - half))
      let line = LayoutPath(
        box.inset(by: PhysicalEdgeInsets(top: half, left: half, bottom: half, right: half)),
        corners: inner)
      lines.append(
        "\(SVGMarkup.figure(line, by: item.transform)) \(SVGMarkup.stroke(border.color, width: border.width))/>"
      )
    }
  }

  // MARK: Text

  private mutating func draw(_ text: ResolvedText, of item: DrawItem) {
    let drawn = TextLines(text, in: item.size)
    for line in drawn.lines {
      // The letters of the picture's font are as wide together as those of the system's font.
      let length =
        line.length.map { #" textLength="\#(SVGNumber($0))" lengthAdjust="spacingAndGlyphs""# }
        ?? ""
      let map = SVGMarkup.transform(
        item.contentTransform.affine(fitting: line, in: item.size, fontSize: drawn.fontSize))
      lines.append(
        #"<text x="\#(SVGNumber(line.x))" y="\#(SVGNumber(line.baseline))"\#(map)"#
          + #" direction="\#(line.direction.rawValue)" unicode-bidi="embed" text-anchor="\#(line.anchor)""#
          + #" font-size="\#(SVGNumber(drawn.fontSize))"\#(length) \#(SVGMarkup.fill(text.color))>"#
          + "\(MarkupText.escaped(line.text))</text>")
    }
  }

  // MARK: Images

  private mutating func draw(_ image: ResolvedImage, of item: DrawItem) {
    guard let drawing = images.figure(image.name) else {
      // The mirror of an image is in its orientation.
      let turn = Projection(fitting(image, item.size, into: item.size))
      return drawPlaceholder(image.name, item, turn.concatenating(item.transform))
    }
    let turn = Projection(fitting(image, drawing.size, into: item.size))
    // What an image draws outside of its own box is not seen.
    let isInside =
      (image.scaling ?? .fit) == .fit
      && drawing.shapes.allSatisfy { $0.path.isInside(drawing.size) }
    if !isInside {
      openClip(LayoutPath(polygon: LayoutRect(origin: .zero, size: item.size).corners), of: item)
    }
    if let picture = drawing.picture {
      var filter = ""
      if image.renderingMode == .template, let tint = image.tint {
        tints.insert(tint)
        filter = #" filter="url(#\#(stencil(tint)))""#
      }
      let map = turn.concatenating(item.transform).affine(fitting: drawing.size)
      lines.append(
        #"<image width="\#(SVGNumber(drawing.size.width))" height="\#(SVGNumber(drawing.size.height))""#
          + SVGMarkup.transform(map)
          + #" preserveAspectRatio="none"\#(filter) href="\#(MarkupText.escaped(picture))"/>"#)
    }
    for shape in drawing.shapes {
      let color = image.renderingMode == .template ? image.tint ?? shape.fill : shape.fill
      lines.append(
        "\(SVGMarkup.figure(shape.path, by: turn.concatenating(item.transform))) \(SVGMarkup.fill(color))/>"
      )
    }
    if !isInside { lines.append("</g>") }
  }

  /// The name of what colors a stencil.
  private func stencil(_ color: LayoutColor) -> String {
    let alpha = color.alpha < 1 ? "-\(Int((color.alpha * 100).rounded()))" : ""
    return "\(prefix)tint-\(SVGMarkup.color(color).dropFirst())\(alpha)"
  }

  /// Turns stored pixels, and lays what comes out into a box.
  private func fitting(_ image: ResolvedImage, _ stored: LayoutSize, into box: LayoutSize)
    -> Transform2D
  {
    let orientation = image.orientation
    let shown =
      orientation.swapsSides ? LayoutSize(width: stored.height, height: stored.width) : stored
    guard shown.width > 0, shown.height > 0 else { return .identity }
    let (x, y) = (box.width / shown.width, box.height / shown.height)
    let scale =
      switch image.scaling {
      case nil: (x: x, y: y)
      case .fit: (x: min(x, y), y: min(x, y))
      case .cover: (x: max(x, y), y: max(x, y))
      case .center: (x: 1.0, y: 1.0)
      }
    return orientation.transform(storedSize: stored)
      .concatenating(Transform2D(scaleX: scale.x, y: scale.y))
      .concatenating(
        Transform2D(
          translationX: (box.width - shown.width * scale.x) / 2,
          y: (box.height - shown.height * scale.y) / 2))
  }

  /// A grey box with a flag at its pole, which shows how the drawing is turned, and a name or a
  /// number, which is always upright.
  private mutating func drawPlaceholder(_ name: String, _ item: DrawItem, _ map: Projection) {
    let (width, height) = (item.size.width, item.size.height)
    let label = PlaceholderLabel(name, in: item.size)
    // The flag leaves the room below to the name.
    let room = label.map { height - $0.fontSize * 1.2 } ?? height
    let flag = LayoutPath(polygon: [
      LayoutPoint(x: width * 0.2, y: room * 0.15), LayoutPoint(x: width * 0.8, y: room * 0.35),
      LayoutPoint(x: width * 0.28, y: room * 0.55), LayoutPoint(x: width * 0.28, y: room * 0.95),
      LayoutPoint(x: width * 0.2, y: room * 0.95),
    ])
    let box = LayoutPath(LayoutRect(origin: .zero, size: item.size), corners: item.cornerRadii)
    lines.append(
      ##"\##(SVGMarkup.figure(box, by: item.transform)) fill="#b9c0c8" fill-opacity="0.35"><title>\##(MarkupText.escaped(name))</title></path>"##
    )
    let opacity = label == nil ? 0.4 : 0.6
    lines.append(
      ##"\##(SVGMarkup.figure(flag, by: map)) fill="#8a949e" fill-opacity="\##(SVGNumber(opacity))"/>"##
    )
    if let label {
      let baseline = height - label.fontSize * 0.35
      write(name, item, baseline: baseline, fontSize: label.fontSize, ##"fill="#48525c""##)
    } else if let number = numbers[name] {
      let fontSize = min(11, max(6, height * 0.7))
      write(
        "\(number)", item, baseline: height / 2 + fontSize * 0.36, fontSize: fontSize,
        ##"font-weight="bold" fill="#1f2933""##)
    }
  }

  /// A label in the middle of a box.
  private mutating func write(
    _ label: String, _ item: DrawItem, baseline: Double, fontSize: Double, _ attributes: String
  ) {
    lines.append(
      #"<text x="\#(SVGNumber(item.size.width / 2))" y="\#(SVGNumber(baseline))""#
        + SVGMarkup.transform(item.transform.affine(fitting: item.size))
        + #" text-anchor="middle" font-size="\#(SVGNumber(fontSize))" \#(attributes)>"#
        + "\(MarkupText.escaped(label))</text>")
  }
}

extension DrawItem {
  /// The corners of the box; of radius 0 where it has no decoration.
  var cornerRadii: CornerRadii {
    decoration?.corners ?? CornerRadii(topLeft: 0, topRight: 0, bottomRight: 0, bottomLeft: 0)
  }
}

extension Projection {
  /// The map as SVG can have it: with perspective, the one that fits three corners.
  func affine(fitting size: LayoutSize) -> Transform2D {
    if let affine { return affine }
    guard let corners = corners(of: size), size.width > 0, size.height > 0 else {
      return Transform2D(scaleX: 0, y: 0)
    }
    return Transform2D(
      a: (corners[1].x - corners[0].x) / size.width, b: (corners[1].y - corners[0].y) / size.width,
      c: (corners[3].x - corners[0].x) / size.height,
      d: (corners[3].y - corners[0].y) / size.height, tx: corners[0].x, ty: corners[0].y)
  }

  /// The map for a line of text: with perspective, the one that fits both ends of the line, as far as
  /// they can be known without a font.
  fileprivate func affine(
    fitting line: TextLines.Line, in size: LayoutSize, fontSize: Double
  ) -> Transform2D {
    if let affine { return affine }
    let width = min(Double(line.text.count) * fontSize * 0.5, size.width)
    let startsLeft = (line.anchor == "start") == (line.direction == .leftToRight)
    let left = line.anchor == "middle" ? line.x - width / 2 : startsLeft ? line.x : line.x - width
    let middle = left + width / 2
    func place(_ x: Double, _ y: Double) -> LayoutPoint? { apply(to: LayoutPoint(x: x, y: y)) }
    guard width > 0, fontSize > 0, let start = place(left, line.baseline),
      let end = place(left + width, line.baseline), let bottom = place(middle, line.baseline),
      let top = place(middle, line.baseline - fontSize)
    else { return affine(fitting: size) }
    let (a, b) = ((end.x - start.x) / width, (end.y - start.y) / width)
    let (c, d) = ((bottom.x - top.x) / fontSize, (bottom.y - top.y) / fontSize)
    return Transform2D(
      a: a, b: b, c: c, d: d, tx: start.x - a * left - c * line.baseline,
      ty: start.y - b * left - d * line.baseline)
  }
}
