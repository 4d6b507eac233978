internal import BidiText

/// How the children of a node are placed.
public enum Arrangement: Sendable, Hashable, Codable {
  /// In a row or a column; see ``Node/growth`` and ``Node/flex``.
  case stack(StackLayout)

  /// In lines that wrap.
  case flow(FlowLayout)

  /// In rows and columns.
  case grid(TrackLayout)

  /// By the ``Node/anchors`` of each.
  case anchors

  /// By Auto Layout, with all that is in the node, through all levels.
  case constraints(ConstraintLayout)

  /// As the image and the title of a button.
  case button(ControlParts<ButtonLayout>)

  /// As the text of a field with the views at its ends.
  case textField(ControlParts<TextFieldLayout>)

  /// As the parts of a table cell.
  case cell(ControlParts<TableCell>)

  /// As the actions and the content of a cell that is pulled to a side.
  case swipe(SwipeCell)

  /// As the tabs of a bar.
  case tabs(TabBar)

  /// As titles over pages, with a line below the one that is seen.
  case strip(StripLayout)

  func frames(of children: [Node], in size: LayoutSize, direction: UserInterfaceLayoutDirection)
    -> ArrangedFrames
  {
    if self == .anchors {
      var solver = AnchorSolver(children, size, direction)
      return solver.solve()
    }
    // What is hidden takes no place in lines.
    let shown = children.indices.filter { !children[$0].isHidden }
    let placed: [LayoutRect?] =
      switch self {
      case .stack(let stack): stack.frames(of: shown.map { .init(children[$0]) }, in: size)
      case .flow(let flow):
        flow.layout(
          shown.map { index in
            let child = children[index]
            let room = LayoutRect(origin: .zero, size: size).inset(by: flow.insets).size
            return child.flex?.size(of: child.wantedSize, in: room) ?? child.wantedSize
          }, in: size
        ).frames
      case .grid(let grid): grid.layout(shown.map { children[$0].wantedSize }, in: size).frames
      case .button(let button): Self.frames(of: children, in: button, size)
      case .textField(let field): Self.frames(of: children, in: field, size)
      case .cell(let cell): Self.frames(of: children, in: cell, size)
      case .swipe(let cell):
        cell.frames(of: shown.map { children[$0].wantedSize }, in: size, direction)
      case .tabs(let bar): bar.frames(count: shown.count, in: size)
      case .strip(let strip): strip.frames(of: shown.map { children[$0].wantedSize }, in: size)
      case .anchors, .constraints: []
      }
    var result = ArrangedFrames(frames: children.map(\.frame))
    for (index, frame) in zip(shown, placed) {
      if let frame { result.frames[index] = frame }
    }
    return result
  }

  /// Where the children that are not hidden stand as parts of a control.
  private static func frames<Layout>(
    of children: [Node], in control: ControlParts<Layout>, _ size: LayoutSize
  ) -> [LayoutRect?] {
    let frames = control.frames(
      of: children.map { $0.isHidden ? nil : $0.wantedSize }, in: size)
    return children.indices.compactMap { children[$0].isHidden ? nil : .some(frames[$0]) }
  }
}

/// Where the children of a node stand, in leading space.
struct ArrangedFrames {
  var frames: [LayoutRect]
  var faults: [Int: [AnchorFault]] = [:]
}

extension Arrangement {
  /// Reads an arrangement: `"anchors"`, or an object with the one key `stack`, `flow`, `grid`,
  /// `constraints`, `button`, `textField`, `cell`, `swipe`, `tabs` or `strip`.
  ///
  /// - Parameter decoder: Where to read.
  /// - Throws: The decoder's error for a value that does not fit.
  public init(from decoder: any Decoder) throws {
    let (name, values) = try decoder.named()
    switch (name, values) {
    case ("anchors", nil): self = .anchors
    case ("stack", let values?):
      self = .stack(try values.decode(StackLayout.self, forKey: NamedKey(name)))
    case ("flow", let values?):
      self = .flow(try values.decode(FlowLayout.self, forKey: NamedKey(name)))
    case ("grid", let values?):
      self = .grid(try values.decode(TrackLayout.self, forKey: NamedKey(name)))
    case ("constraints", let values?):
      self = .constraints(try values.decode(ConstraintLayout.self, forKey: NamedKey(name)))
    case ("button", let values?):
      self = .button(try values.decode(ControlParts<ButtonLayout>.self, forKey: NamedKey(name)))
    case ("textField", let values?):
      self = .textField(
        try values.decode(ControlParts<TextFieldLayout>.self, forKey: NamedKey(name)))
    case ("cell", let values?):
      self = .cell(try values.decode(ControlParts<TableCell>.self, forKey: NamedKey(name)))
    case ("swipe", let values?):
      self = .swipe(try values.decode(SwipeCell.self, forKey: NamedKey(name)))
    case ("tabs", let values?):
      self = .tabs(try values.decode(TabBar.self, forKey: NamedKey(name)))
    case ("strip", let values?):
      self = .strip(try values.decode(StripLayout.self, forKey: NamedKey(name)))
    default: throw decoder.unknownName(name)
    }
  }

  /// Writes an arrangement.
  ///
  /// - Parameter encoder: Where to write.
  /// - Throws: The encoder's error.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .anchors: try encoder.encode(name: "anchors")
    case .stack(let stack): try encoder.encode(stack, named: "stack")
    case .flow(let flow): try encoder.encode(flow, named: "flow")
    case .grid(let grid): try encoder.encode(grid, named: "grid")
    case .constraints(let layout): try encoder.encode(layout, named: "constraints")
    case .button(let button): try encoder.encode(button, named: "button")
    case .textField(let field): try encoder.encode(field, named: "textField")
    case .cell(let cell): try encoder.encode(cell, named: "cell")
    case .swipe(let cell): try encoder.encode(cell, named: "swipe")
    case .tabs(let bar): try encoder.encode(bar, named: "tabs")
    case .strip(let strip): try encoder.encode(strip, named: "strip")
    }
  }
}
