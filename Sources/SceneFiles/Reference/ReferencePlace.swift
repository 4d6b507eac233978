internal import BidiLayout

/// How CSS places a box in its parent: its style, and the boxes round it that it needs.
struct ReferencePlace {
  /// What stands before the box: boxes that are opened.
  var before: [String] = []
  /// The style of the box.
  var style: String
  /// What stands in the box before what is in it.
  var inside: [String] = []
  /// What closes the boxes of ``before``.
  var after: [String] = []

  init(style: String) { self.style = style }

  /// A box that stands by its own frame.
  ///
  /// - Parameters:
  ///   - node: The box.
  ///   - isArranged: Whether the parent arranges others, and so asks for no space but the leading one.
  init(frame node: Node, isArranged: Bool = false) {
    let frame = node.frame.standardized
    let side = isArranged || node.frameSpace == .leading ? "inset-inline-start" : "left"
    style =
      "position:absolute;\(side):\(SVGNumber(frame.x))rem;top:\(SVGNumber(frame.y))rem;"
      + Self.size(frame.size)
  }

  /// The places of children, in order.
  ///
  /// - Parameters:
  ///   - children: The children.
  ///   - parent: What they stand in.
  ///   - size: The size that the parent was laid out with; strips alone need it.
  /// - Returns: A place for each.
  static func places(of children: [Node], in parent: Node, _ size: LayoutSize) -> [ReferencePlace] {
    switch parent.arrangement {
    case .stack(let stack): places(of: children, in: stack)
    case .flow: children.map { ReferencePlace(style: inFlow($0)) }
    case .grid(let grid): children.map { ReferencePlace(style: inGrid($0, grid)) }
    case .tabs(let bar):
      children.map { _ in
        ReferencePlace(
          style: "position:relative;min-width:0;"
            + (bar.tabWidth.map { "flex:none;width:\(SVGNumber($0))rem" } ?? "flex:1 1 0"))
      }
    case .strip(let strip): places(of: children, in: strip, of: parent, size)
    case .button(let button): places(of: children, in: button)
    case .textField(let field): places(of: children, in: field)
    case .cell(let cell): places(of: children, in: cell)
    case .anchors, .constraints, .swipe, nil: children.map { ReferencePlace(frame: $0) }
    }
  }

  // MARK: Words of CSS

  /// The word for an alignment.
  ///
  /// Columns have no baselines here. CSS makes some up at the left side in both directions, which no
  /// mirror leaves where they are, so columns are asked for what CSS falls back to.
  static func name(_ alignment: StackLayout.Alignment, _ axis: LayoutAxis) -> String {
    switch alignment {
    case .firstBaseline where axis == .vertical: "flex-start"
    case .lastBaseline where axis == .vertical: "safe flex-end"
    case .leading: "flex-start"
    case .center: "center"
    case .trailing: "flex-end"
    case .fill: "stretch"
    case .firstBaseline: "first baseline"
    case .lastBaseline: "last baseline"
    }
  }

  static func length(_ length: Length) -> String {
    switch length {
    case .points(let points): "\(SVGNumber(points))rem"
    case .percent(let percent): "\(SVGNumber(percent))%"
    }
  }

  static func size(_ size: LayoutSize) -> String {
    "width:\(SVGNumber(size.width))rem;height:\(SVGNumber(size.height))rem"
  }

  // MARK: Lines

  private static func inFlow(_ node: Node) -> String {
    let size = node.wantedSize
    let flex = node.flex ?? FlexItem()
    return "position:relative;flex:none;"
      + "width:\(length(flex.width ?? .points(size.width)));"
      + "height:\(length(flex.height ?? .points(size.height)))\(limits(flex))"
  }

  private static func inGrid(_ node: Node, _ grid: TrackLayout) -> String {
    // Only the length along the axis counts; the cell is filled.
    let size = node.wantedSize
    return grid.axis == .vertical
      ? "position:relative;min-height:\(SVGNumber(grid.lineLength == nil ? size.height : 0))rem"
      : "position:relative;min-width:\(SVGNumber(grid.lineLength == nil ? size.width : 0))rem"
  }

  /// The limits on both axes, each with a semicolon before it.
  private static func limits(_ flex: FlexItem) -> String {
    [
      ("min-width", flex.minimumWidth), ("min-height", flex.minimumHeight),
      ("max-width", flex.maximumWidth), ("max-height", flex.maximumHeight),
    ].map { name, value in value.map { ";\(name):\(length($0))" } ?? "" }.joined()
  }

  private static func places(of children: [Node], in stack: StackLayout) -> [ReferencePlace] {
    let isRow = stack.axis == .horizontal
    let (along, across) = isRow ? ("width", "height") : ("height", "width")
    return zip(children, factors(of: children, in: stack)).map { node, factors in
      let flex = node.flex ?? FlexItem()
      let size = node.wantedSize
      let (long, broad) = isRow ? (size.width, size.height) : (size.height, size.width)
      let basis =
        factors.isFromNothing ? "0" : length(flex.length(along: stack.axis) ?? .points(long))
      let alignment = flex.alignment ?? stack.alignment
      var style =
        "position:relative;flex:\(SVGNumber(factors.growth)) \(SVGNumber(factors.shrink)) \(basis);"
        + "min-\(along):0"
      if alignment != .fill {
        let breadth = flex.length(along: stack.axis.opposite) ?? .points(broad)
        style += ";\(across):\(length(breadth))"
      }
      if flex.alignment != nil { style += ";align-self:\(name(alignment, stack.axis))" }
      var place = ReferencePlace(style: style + limits(flex))
      if isRow, let sizing = node.sizing { place.inside = lines(sizing) }
      return place
    }
  }

  /// Lines of text without letters, whose baselines are where the content has them.
  private static func lines(_ sizing: ContentSizing) -> [String] {
    let (first, last) = (sizing.firstBaseline, sizing.lastBaseline)
    var heights: [Double] = []
    if let top = first ?? last { heights.append(top) }
    if let first, let last, last > first { heights.append(last - first) }
    return heights.map {
      "<p><span style=\"display:inline-block;width:0;height:\(SVGNumber($0))rem\"></span></p>"
    }
  }

  private struct Factors {
    var growth: Double
    var shrink: Double
    var isFromNothing = false
  }

  private static func factors(of children: [Node], in stack: StackLayout) -> [Factors] {
    func wishes(_ node: Node) -> ContentSizing { node.sizing ?? ContentSizing() }
    let shown = children.filter { !$0.isHidden }
    let hugging = shown.map { wishes($0).hugging[stack.axis] }.min()
    let resistance = shown.map { wishes($0).compressionResistance[stack.axis] }.min()
    var factors = children.map { node -> Factors in
      let shrink = node.flex?.shrink ?? 0
      switch stack.distribution {
      case .fillEqually: return Factors(growth: 1, shrink: 1, isFromNothing: true)
      case .fillProportionally:
        let wanted = node.wantedSize
        var length = stack.axis == .horizontal ? wanted.width : wanted.height
        if case .points(let points) = node.flex?.length(along: stack.axis) { length = points }
        return Factors(growth: length, shrink: 1, isFromNothing: true)
      case .fill:
        let grows = shown.contains { $0.growth > 0 }
        let shrinks = shown.contains { ($0.flex?.shrink ?? 0) > 0 }
        return Factors(
          growth: grows ? node.growth : wishes(node).hugging[stack.axis] == hugging ? 1 : 0,
          shrink: shrinks
            ? shrink : wishes(node).compressionResistance[stack.axis] == resistance ? 1 : 0)
      case .leading, .center, .trailing, .spaceBetween, .spaceAround, .spaceEvenly, .equalSpacing,
        .equalCentering:
        return Factors(growth: max(0, node.growth), shrink: max(0, shrink))
      }
    }
    // Growth counts against that of the others; CSS fills less than the line where the sum is below 1.
    let least = factors.map(\.growth).filter { $0 > 0 }.min() ?? 1
    if least < 1 { for index in factors.indices { factors[index].growth /= least } }
    return factors
  }

  // MARK: Strips

  /// The strip that a node's children are.
  static func strip(_ strip: StripLayout, of node: Node, _ size: LayoutSize) -> CategoryStrip {
    let shown = node.children.filter { !$0.isHidden }
    let titles = strip.hasIndicator ? shown.dropLast() : shown[...]
    return strip.strip(titleWidths: titles.map(\.wantedSize.width), in: size)
  }

  private static func places(
    of children: [Node], in layout: StripLayout, of parent: Node, _ size: LayoutSize
  ) -> [ReferencePlace] {
    let strip = strip(layout, of: parent, size)
    let indicator = layout.hasIndicator ? children.lastIndex { !$0.isHidden } : nil
    return children.indices.map { index in
      guard index == indicator else {
        return ReferencePlace(
          style:
            "position:relative;flex:none;width:\(SVGNumber(children[index].wantedSize.width))rem")
      }
      let line = strip.indicatorFrame(at: layout.progress) ?? .zero
      return ReferencePlace(
        style: "position:absolute;bottom:0;inset-inline-start:\(SVGNumber(line.x))rem;"
          + "width:\(SVGNumber(line.width))rem;height:\(SVGNumber(layout.indicatorHeight))rem")
    }
  }
}
