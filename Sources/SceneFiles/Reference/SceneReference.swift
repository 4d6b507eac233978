internal import BidiLayout
internal import BidiPage
internal import BidiText

/// A scene as HTML with CSS logical properties: another layout engine's view of the same boxes.
///
/// Every node is a box; what is in it stands in a second box within, which has the direction of the
/// children and their arrangement, so that no box takes its size from what it holds. Transforms,
/// drawings and texts are left away: boxes alone are compared.
public struct SceneReference: Sendable {
  /// The page.
  ///
  /// Opened in a browser, it measures all boxes in both directions and writes a JSON object of `ltr`
  /// and `rtl` into the element `result`: for each index path, as `0.2.1`, the distances from the
  /// left and the top, the width and the height.
  public let html: String

  /// The nodes whose children CSS cannot place as the scene does, with the reason.
  public let leftOut: [String]

  /// Writes the scene of a file.
  ///
  /// - Parameter file: The scene.
  /// - Complexity: O(*n*).
  public init(_ file: SceneFile) {
    var writer = ReferenceWriter()
    let size = file.scene.size
    writer.open(
      "position:relative;width:\(SVGNumber(size.width))px;height:\(SVGNumber(size.height))px",
      "id=\"screen\"")
    for (index, window) in file.scene.windows.enumerated() {
      writer.write(window, at: [index], placing: .frame, in: .root)
    }
    writer.close()
    leftOut = writer.leftOut
    html = """
      <!DOCTYPE html>
      <html lang="en" dir="ltr">
      <meta charset="utf-8">
      <title>\(MarkupText.escaped(file.title ?? file.path))</title>
      <style>
        body { margin: 0; }
        div { box-sizing: border-box; }
        .inside { position: absolute; top: 0; inset-inline-start: 0; width: 100%; height: 100%; }
        [dir=ltr] .root { direction: ltr; }
        [dir=rtl] .root { direction: rtl; }
      </style>
      <body>
      \(writer.lines.joined(separator: "\n"))
      <script type="application/json" id="result"></script>
      <script>
        const result = {};
        for (const direction of ["ltr", "rtl"]) {
          document.documentElement.dir = direction;
          const screen = document.getElementById("screen").getBoundingClientRect();
          const boxes = {};
          for (const node of document.querySelectorAll("[data-path]")) {
            const box = node.getBoundingClientRect();
            boxes[node.dataset.path] = [box.left - screen.left, box.top - screen.top, box.width, box.height];
          }
          result[direction] = boxes;
        }
        document.getElementById("result").textContent = JSON.stringify(result);
      </script>
      </body>
      </html>

      """
  }
}

/// Writes nodes as boxes of HTML.
struct ReferenceWriter {
  private(set) var lines: [String] = []
  private(set) var leftOut: [String] = []

  /// How a box is placed in its parent.
  enum Placing {
    /// By its own frame.
    case frame
    /// In a stack.
    case stack(StackLayout)
    /// In lines that wrap.
    case flow
    /// In a cell of a grid.
    case grid(GridLayout)
  }

  /// Which direction a box has.
  enum Direction: Hashable {
    /// That of the page.
    case root
    /// One of its own.
    case fixed(LayoutDirection)

    var own: LayoutDirection? {
      if case .fixed(let direction) = self { direction } else { nil }
    }
  }

  mutating func open(_ style: String, _ attributes: String) {
    lines.append("<div \(attributes) style=\"\(style)\">")
  }

  mutating func close() { lines.append("</div>") }

  /// Scenes come from files, which are not deep, so recursion ends.
  mutating func write(_ node: Node, at path: [Int], placing: Placing, in inherited: Direction) {
    // What is hidden has no place in stacks, but keeps its number.
    if node.isHidden { return }
    let name = path.map(String.init).joined(separator: ".")
    open(style(of: node, placing), "data-path=\"\(name)\"")
    defer { close() }
    guard !node.children.isEmpty else { return }
    if let reason = Self.reason(node) {
      leftOut.append("\(name) (\(node.id)): \(reason)")
      return
    }
    let handedDown = node.layoutDirection.map(Direction.fixed) ?? inherited
    let direction: Direction =
      node.semantics == .unspecified
      ? handedDown
      : .fixed(node.semantics.layoutDirection(relativeTo: handedDown.own ?? .leftToRight))
    let names = direction == .root ? "inside root" : "inside"
    open(insideStyle(of: node, direction), "class=\"\(names)\"")
    for (index, child) in node.children.enumerated() {
      write(child, at: path + [index], placing: Self.placing(in: node), in: handedDown)
    }
    close()
  }

  /// Why CSS cannot place the children of a node.
  private static func reason(_ node: Node) -> String? {
    if node.transform != nil { return "it has a transform" }
    switch node.arrangement {
    case .anchors, .constraints: return "CSS has no equations"
    default: break
    }
    if case .flow(let flow) = node.arrangement, flow.lineAlignment == .justified {
      return "the last line of CSS is justified too"
    }
    if let scroll = node.scroll, case .physical = scroll.offset {
      return "CSS scrolls from the start"
    }
    return nil
  }

  private static func placing(in parent: Node) -> Placing {
    switch parent.arrangement {
    case .stack(let stack): .stack(stack)
    case .flow: .flow
    case .grid(let grid): .grid(grid)
    case .anchors, .constraints, nil: .frame
    }
  }

  private func style(of node: Node, _ placing: Placing) -> String {
    let frame = node.frame.standardized
    let (width, height) = ("\(SVGNumber(frame.width))px", "\(SVGNumber(frame.height))px")
    switch placing {
    case .frame:
      let side = node.frameSpace == .leading ? "inset-inline-start" : "left"
      return "position:absolute;\(side):\(SVGNumber(frame.x))px;top:\(SVGNumber(frame.y))px;"
        + "width:\(width);height:\(height)"
    case .flow:
      return "position:relative;flex:none;width:\(width);height:\(height)"
    case .grid(let grid):
      // Only the length along the axis counts; the cell is filled.
      return grid.axis == .vertical
        ? "position:relative;min-height:\(grid.lineLength == nil ? height : "0")"
        : "position:relative;min-width:\(grid.lineLength == nil ? width : "0")"
    case .stack(let stack):
      let isRow = stack.axis == .horizontal
      let (length, breadth) = isRow ? (width, height) : (height, width)
      let flex =
        stack.distribution == .fillEqually
        ? "flex:1 1 0" : "flex:\(SVGNumber(max(0, node.growth))) 0 \(length)"
      let (along, across) = isRow ? ("width", "height") : ("height", "width")
      let crossing = stack.alignment == .fill ? "" : ";\(across):\(breadth)"
      return "position:relative;\(flex);min-\(along):0\(crossing)"
    }
  }

  private func insideStyle(of node: Node, _ direction: Direction) -> String {
    var style: [String] = []
    if let own = direction.own { style.append("direction:\(own.rawValue)") }
    if let scroll = node.scroll, case .logical(let offset) = scroll.offset {
      style.append("top:\(SVGNumber(-offset.y))px;inset-inline-start:\(SVGNumber(-offset.x))px")
      // What stands by its own frame stands in the content; what is arranged, in the box.
      if node.arrangement == nil { style.append("width:\(SVGNumber(scroll.contentSize.width))px") }
    }
    switch node.arrangement {
    case .stack(let stack): style.append(Self.style(stack))
    case .flow(let flow): style.append(Self.style(flow))
    case .grid(let grid): style.append(Self.style(grid))
    case .anchors, .constraints, nil: break
    }
    return style.joined(separator: ";")
  }

  private static func padding(_ insets: DirectionalEdgeInsets) -> String {
    "padding-block:\(SVGNumber(insets.top))px \(SVGNumber(insets.bottom))px;"
      + "padding-inline:\(SVGNumber(insets.leading))px \(SVGNumber(insets.trailing))px"
  }

  private static func style(_ stack: StackLayout) -> String {
    let alignment =
      switch stack.alignment {
      case .leading: "flex-start"
      case .center: "center"
      case .trailing: "flex-end"
      case .fill: "stretch"
      case .firstBaseline, .lastBaseline: "flex-start"
      }
    let distribution =
      switch stack.distribution {
      case .leading, .fillEqually, .fill, .fillProportionally, .equalCentering: "flex-start"
      case .center: "safe center"
      case .trailing: "safe flex-end"
      case .spaceBetween, .equalSpacing: "space-between"
      }
    return "display:flex;flex-direction:\(stack.axis == .horizontal ? "row" : "column");"
      + "gap:\(SVGNumber(stack.spacing))px;align-items:\(alignment);"
      + "justify-content:\(distribution);\(padding(stack.insets))"
  }

  private static func style(_ flow: FlowLayout) -> String {
    let alignment =
      switch flow.lineAlignment {
      case .leading, .justified: "flex-start"
      case .center: "safe center"
      case .trailing: "safe flex-end"
      }
    let isVertical = flow.axis == .vertical
    let (rows, columns) =
      isVertical ? (flow.lineSpacing, flow.itemSpacing) : (flow.itemSpacing, flow.lineSpacing)
    return "display:flex;flex-flow:\(isVertical ? "row" : "column") wrap;"
      + "gap:\(SVGNumber(rows))px \(SVGNumber(columns))px;align-items:flex-start;"
      + "align-content:flex-start;justify-content:\(alignment);\(padding(flow.insets))"
  }

  private static func style(_ grid: GridLayout) -> String {
    let tracks = grid.tracks.map { track in
      switch track {
      case .fixed(let length): "\(SVGNumber(length))px"
      case .flexible(let minimum, let weight):
        "minmax(\(SVGNumber(minimum))px,\(SVGNumber(weight))fr)"
      }
    }
    let list = tracks.isEmpty ? "minmax(0,1fr)" : tracks.joined(separator: " ")
    let length = grid.lineLength.map { "\(SVGNumber($0))px" } ?? "max-content"
    let isVertical = grid.axis == .vertical
    let (rows, columns) =
      isVertical ? (grid.lineSpacing, grid.trackSpacing) : (grid.trackSpacing, grid.lineSpacing)
    let template =
      isVertical
      ? "grid-auto-flow:row;grid-template-columns:\(list);grid-auto-rows:\(length)"
      : "grid-auto-flow:column;grid-template-rows:\(list);grid-auto-columns:\(length)"
    return "display:grid;\(template);gap:\(SVGNumber(rows))px \(SVGNumber(columns))px;"
      + "align-content:start;justify-content:start;\(padding(grid.insets))"
  }
}
