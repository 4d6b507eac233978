internal import BidiLayout
internal import BidiPage
internal import BidiText

/// A scene as HTML with CSS logical properties: another layout engine's view of the same boxes.
///
/// Every node is a box; what is in it stands in a second box within, which has the direction of the
/// children and their arrangement, so that no box takes its size from what it holds. Transforms,
/// drawings and texts are left away: boxes alone are compared. A point is a rem of 16 pixels, because
/// browsers round boxes to parts of a pixel.
package struct SceneReference: Sendable {
  /// The page.
  ///
  /// Opened in a browser, it measures all boxes in both directions and writes a JSON object of `ltr`
  /// and `rtl` into the element `result`: for each index path, as `0.2.1`, the distances from the
  /// left and the top, the width and the height.
  package let html: String

  /// The nodes whose children CSS cannot place as the scene does, with the reason.
  package let omitted: [String]

  /// Writes the scene of a file.
  ///
  /// - Parameter file: The scene.
  /// - Complexity: O(*n*).
  package init(_ file: SceneFile) {
    let resolved = file.scene.resolved(in: .leftToRight)
    var writer = ReferenceWriter(
      sizes: Dictionary(
        resolved.items.indices.map { (resolved.indexPath(of: $0), resolved.items[$0].size) },
        uniquingKeysWith: { first, _ in first }))
    let size = file.scene.size
    writer.open(
      "position:relative;width:\(SVGNumber(size.width))rem;height:\(SVGNumber(size.height))rem",
      "id=\"screen\"")
    for (index, window) in file.scene.windows.enumerated() {
      writer.write(window, at: [index], place: ReferencePlace(frame: window), in: .root)
    }
    writer.close()
    omitted = writer.omitted
    html = """
      <!DOCTYPE html>
      <html lang="en" dir="ltr">
      <meta charset="utf-8">
      <title>\(MarkupText.escaped(file.title ?? file.path))</title>
      <style>
        html { font-size: 16px; }
        body { margin: 0; }
        div { box-sizing: border-box; }
        p { margin: 0; font-size: 0; line-height: 0; }
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
            boxes[node.dataset.path] = [
              box.left - screen.left, box.top - screen.top, box.width, box.height
            ].map(pixels => pixels / 16);
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
  private(set) var omitted: [String] = []
  /// The sizes of boxes by their index paths; strips scroll by theirs.
  private let sizes: [[Int]: LayoutSize]

  init(sizes: [[Int]: LayoutSize]) { self.sizes = sizes }

  /// Which direction a box has.
  enum Direction: Hashable {
    /// That of the page.
    case root
    /// One of its own.
    case fixed(UserInterfaceLayoutDirection)

    var own: UserInterfaceLayoutDirection? {
      if case .fixed(let direction) = self { direction } else { nil }
    }
  }

  mutating func open(_ style: String, _ attributes: String) {
    lines.append("<div \(attributes) style=\"\(style)\">")
  }

  mutating func close() { lines.append("</div>") }

  /// Scenes come from files, which are not deep, so recursion ends.
  mutating func write(
    _ node: Node, at path: [Int], place: ReferencePlace, in inherited: Direction
  ) {
    // What is hidden has no place in stacks, but keeps its number.
    if node.isHidden { return }
    let name = path.map(String.init).joined(separator: ".")
    lines += place.before
    open(place.style, "data-path=\"\(name)\"")
    lines += place.inside
    defer {
      close()
      lines += place.after
    }
    guard !node.children.isEmpty else { return }
    if let reason = Self.reason(node) {
      omitted.append("\(name) (\(node.id)): \(reason)")
      return
    }
    let childDirection = node.layoutDirection.map(Direction.fixed) ?? inherited
    let direction: Direction =
      node.semantics == .unspecified
      ? childDirection
      : .fixed(node.semantics.layoutDirection(relativeTo: childDirection.own ?? .leftToRight))
    let names = direction == .root ? "inside root" : "inside"
    let size = sizes[path] ?? node.frame.standardized.size
    open(insideStyle(of: node, size, direction), "class=\"\(names)\"")
    let places = ReferencePlace.places(of: node.children, in: node, size)
    for (index, child) in node.children.enumerated() {
      write(child, at: path + [index], place: places[index], in: childDirection)
    }
    close()
  }

  /// Why CSS cannot place the children of a node.
  private static func reason(_ node: Node) -> String? {
    if node.transform != nil { return "it has a transform" }
    if let scroll = node.scroll, case .physical = scroll.offset {
      return "CSS scrolls from the start"
    }
    if node.scroll?.flips == false { return "CSS begins at the leading side" }
    switch node.arrangement {
    case .swipe: return "CSS has no pull"
    case .anchors, .constraints: return "CSS has no equations"
    case .flow(let flow) where flow.lineAlignment == .justified:
      return "the last line of CSS is justified too"
    case .stack(let stack) where stack.distribution == .equalCentering:
      return "CSS knows nothing of middles"
    case .stack(let stack) where stack.distribution == .fillProportionally:
      let isKnown = node.children.allSatisfy { child in
        if case .percent = child.flex?.length(along: stack.axis) { false } else { true }
      }
      return isKnown ? nil : "CSS does not grow by parts of the room"
    default: return nil
    }
  }

  private func insideStyle(of node: Node, _ size: LayoutSize, _ direction: Direction) -> String {
    var style: [String] = []
    if let own = direction.own { style.append("direction:\(own.rawValue)") }
    if let scroll = node.scroll, case .logical(let offset) = scroll.offset {
      style.append("top:\(SVGNumber(-offset.y))rem;inset-inline-start:\(SVGNumber(-offset.x))rem")
      // What stands by its own frame stands in the content; what is arranged, in the box.
      if node.arrangement == nil { style.append("width:\(SVGNumber(scroll.contentSize.width))rem") }
    }
    switch node.arrangement {
    case .stack(let stack): style.append(Self.style(stack))
    case .flow(let flow): style.append(Self.style(flow))
    case .grid(let grid): style.append(Self.style(grid))
    case .tabs(let bar): style.append(Self.style(bar.stack))
    case .strip(let strip): style.append(Self.style(strip, of: node, size))
    case .anchors, .constraints, .button, .textField, .cell, .swipe, nil: break
    }
    return style.joined(separator: ";")
  }

  private static func padding(_ insets: DirectionalEdgeInsets) -> String {
    "padding-block:\(SVGNumber(insets.top))rem \(SVGNumber(insets.bottom))rem;"
      + "padding-inline:\(SVGNumber(insets.leading))rem \(SVGNumber(insets.trailing))rem"
  }

  private static func style(_ stack: StackLayout) -> String {
    let distribution =
      switch stack.distribution {
      case .leading, .fillEqually, .fill, .fillProportionally, .equalCentering: "flex-start"
      case .center: "center"
      case .trailing: "flex-end"
      case .spaceBetween, .equalSpacing: "space-between"
      case .spaceAround: "space-around"
      case .spaceEvenly: "space-evenly"
      }
    return "display:flex;flex-direction:\(stack.axis == .horizontal ? "row" : "column")"
      + (stack.isReversed ? "-reverse" : "")
      + ";gap:\(SVGNumber(stack.spacing))rem;align-items:\(ReferencePlace.name(stack.alignment, stack.axis));"
      + "justify-content:\(distribution);\(padding(stack.insets))"
  }

  /// A row of titles that is moved until the one that is seen is in the middle.
  private static func style(_ strip: StripLayout, of node: Node, _ size: LayoutSize) -> String {
    let offset = ReferencePlace.strip(strip, of: node, size).scroll(at: strip.progress).offset
    return "display:flex;gap:\(SVGNumber(strip.spacing))rem;"
      + "padding-inline:\(SVGNumber(strip.leadingInset))rem \(SVGNumber(strip.trailingInset))rem;"
      + "inset-inline-start:\(SVGNumber(-offset))rem"
  }

  private static func style(_ flow: FlowLayout) -> String {
    let alignment =
      switch flow.lineAlignment {
      case .leading, .justified: "flex-start"
      case .center: "center"
      case .trailing: "flex-end"
      }
    let isVertical = flow.axis == .vertical
    let (rows, columns) =
      isVertical ? (flow.lineSpacing, flow.itemSpacing) : (flow.itemSpacing, flow.lineSpacing)
    return "display:flex;flex-flow:\(isVertical ? "row" : "column") wrap;"
      + "gap:\(SVGNumber(rows))rem \(SVGNumber(columns))rem;align-items:flex-start;"
      + "align-content:flex-start;justify-content:\(alignment);\(padding(flow.insets))"
  }

  private static func style(_ grid: TrackLayout) -> String {
    let tracks = grid.tracks.map { track in
      switch track {
      case .fixed(let length): "\(SVGNumber(length))rem"
      case .flexible(let minimum, let weight):
        "minmax(\(SVGNumber(minimum))rem,\(SVGNumber(weight))fr)"
      }
    }
    let list = tracks.isEmpty ? "minmax(0,1fr)" : tracks.joined(separator: " ")
    let length = grid.lineLength.map { "\(SVGNumber($0))rem" } ?? "max-content"
    let isVertical = grid.axis == .vertical
    let (rows, columns) =
      isVertical ? (grid.lineSpacing, grid.trackSpacing) : (grid.trackSpacing, grid.lineSpacing)
    let template =
      isVertical
      ? "grid-auto-flow:row;grid-template-columns:\(list);grid-auto-rows:\(length)"
      : "grid-auto-flow:column;grid-template-rows:\(list);grid-auto-columns:\(length)"
    return "display:grid;\(template);gap:\(SVGNumber(rows))rem \(SVGNumber(columns))rem;"
      + "align-content:start;justify-content:start;\(padding(grid.insets))"
  }
}
