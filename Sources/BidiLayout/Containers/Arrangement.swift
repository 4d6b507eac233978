internal import BidiText

/// How the children of a node are placed.
public enum Arrangement: Sendable, Hashable, Codable {
  /// In a row or a column; see ``Node/growth``.
  case stack(StackLayout)

  /// In lines that wrap.
  case flow(FlowLayout)

  /// In rows and columns.
  case grid(GridLayout)

  /// By the ``Node/anchors`` of each.
  case anchors

  /// By Auto Layout, with all that is in the node, through all levels.
  case constraints(ConstraintLayout)

  func frames(of children: [Node], in size: Size, direction: LayoutDirection) -> ArrangedFrames {
    if self == .anchors {
      var solver = AnchorSolver(children, size, direction)
      return solver.solve()
    }
    // What is hidden takes no place in lines.
    let shown = children.indices.filter { !children[$0].isHidden }
    let sizes = shown.map { children[$0].frame.standardized.size }
    let placed =
      switch self {
      case .stack(let stack):
        stack.frames(
          of: zip(shown, sizes).map { .init(size: $1, growth: children[$0].growth) }, in: size)
      case .flow(let flow): flow.layout(sizes, in: size).frames
      case .grid(let grid): grid.layout(sizes, in: size).frames
      case .anchors, .constraints: shown.map { children[$0].frame }
      }
    var result = ArrangedFrames(frames: children.map(\.frame))
    for (index, frame) in zip(shown, placed) { result.frames[index] = frame }
    return result
  }
}

/// Where the children of a node stand, in leading space.
struct ArrangedFrames {
  var frames: [Rect]
  var faults: [Int: [AnchorFault]] = [:]
}

extension Arrangement {
  /// Reads an arrangement: `"anchors"`, or an object with the one key `stack`, `flow`, `grid` or
  /// `constraints`.
  ///
  /// - Parameter decoder: Where to read.
  /// - Throws: The decoder's error for a value that is none.
  public init(from decoder: any Decoder) throws {
    let (name, values) = try decoder.named()
    switch (name, values) {
    case ("anchors", nil): self = .anchors
    case ("stack", let values?):
      self = .stack(try values.decode(StackLayout.self, forKey: NamedKey(name)))
    case ("flow", let values?):
      self = .flow(try values.decode(FlowLayout.self, forKey: NamedKey(name)))
    case ("grid", let values?):
      self = .grid(try values.decode(GridLayout.self, forKey: NamedKey(name)))
    case ("constraints", let values?):
      self = .constraints(try values.decode(ConstraintLayout.self, forKey: NamedKey(name)))
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
    }
  }
}
