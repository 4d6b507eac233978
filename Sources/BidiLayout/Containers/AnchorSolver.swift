internal import BidiText

/// Works out frames from equations, each axis of each node once, after those that it hangs on.
struct AnchorSolver {
  private let nodes: [Node]
  private let parent: LayoutRect
  private let isRightToLeft: Bool
  private let indices: [String: Int]
  private var result: ArrangedFrames

  init(_ nodes: [Node], _ size: LayoutSize, _ direction: UserInterfaceLayoutDirection) {
    self.nodes = nodes
    parent = LayoutRect(origin: .zero, size: size)
    isRightToLeft = direction == .rightToLeft
    indices = Dictionary(nodes.enumerated().map { ($1.id, $0) }) { first, _ in first }
    result = ArrangedFrames(frames: nodes.map(\.frame.standardized))
  }

  /// One axis of one node, as a number.
  private func unknown(_ node: Int, _ axis: LayoutAxis) -> Int {
    node * 2 + (axis == .horizontal ? 0 : 1)
  }

  mutating func solve() -> ArrangedFrames {
    // Kahn's order: what hangs on nothing first.
    var waitsFor = Array(repeating: 0, count: nodes.count * 2)
    var followers = Array(repeating: [Int](), count: nodes.count * 2)
    for (index, node) in nodes.enumerated() {
      for anchor in node.anchors {
        guard let needed = dependency(of: anchor, at: index) else { continue }
        followers[needed].append(unknown(index, anchor.attribute.axis))
        waitsFor[unknown(index, anchor.attribute.axis)] += 1
      }
    }
    var ready = waitsFor.indices.filter { waitsFor[$0] == 0 }
    var next = 0
    while next < ready.count {
      let number = ready[next]
      next += 1
      solve(number / 2, number % 2 == 0 ? .horizontal : .vertical)
      for follower in followers[number] {
        waitsFor[follower] -= 1
        if waitsFor[follower] == 0 { ready.append(follower) }
      }
    }
    for number in waitsFor.indices where waitsFor[number] > 0 {
      report(.cyclic(number % 2 == 0 ? .horizontal : .vertical), at: number / 2)
    }
    return result
  }

  private func dependency(of anchor: LayoutAnchor, at index: Int) -> Int? {
    switch anchor.target {
    case .none, .parent: nil
    case .sibling(let id, let attribute): indices[id].map { unknown($0, attribute.axis) }
    case .own(let attribute): unknown(index, attribute.axis)
    }
  }

  private mutating func report(_ fault: AnchorFault, at index: Int) {
    result.faults[index, default: []].append(fault)
  }

  /// What an equation says of an axis, in leading space.
  private enum Measure: Hashable {
    case start, end, center, length
  }

  private mutating func solve(_ index: Int, _ axis: LayoutAxis) {
    var equations: [(measure: Measure, value: Double)] = []
    for anchor in nodes[index].anchors where anchor.attribute.axis == axis {
      switch value(of: anchor, at: index) {
      case .success(let value):
        equations.append((measure(anchor.attribute), value + anchor.constant * sign(of: anchor)))
      case .failure(let fault): report(fault, at: index)
      }
    }
    let frame = result.frames[index].extent(along: axis)
    var span = Span(
      Self.deciding(equations), otherwise: Span(start: frame.start, end: frame.end))
    if Set(equations.map(\.measure)).count < 2 { report(.underdetermined(axis), at: index) }
    if equations.count > 2 || equations.count != Set(equations.map(\.measure)).count {
      let agree = equations.allSatisfy { (span[$0.measure] - $0.value).magnitude < 1e-6 }
      report(agree ? .redundant(axis) : .conflicting(axis), at: index)
    }
    if span.end < span.start {
      report(.negativeLength(axis), at: index)
      span.end = span.start
    }
    if axis == .horizontal {
      (result.frames[index].x, result.frames[index].width) = (span.start, span[.length])
    } else {
      (result.frames[index].y, result.frames[index].height) = (span.start, span[.length])
    }
  }

  /// The first two equations on different measures.
  private static func deciding(
    _ equations: [(measure: Measure, value: Double)]
  ) -> [Measure: Double] {
    var deciding: [Measure: Double] = [:]
    for (measure, value) in equations where deciding.count < 2 && deciding[measure] == nil {
      deciding[measure] = value
    }
    return deciding
  }

  /// What a node takes of an axis.
  private struct Span {
    var start: Double
    var end: Double

    init(start: Double, end: Double) {
      self.start = start
      self.end = end
    }

    /// The stretch that two measures decide; what is missing is that of another stretch.
    init(_ known: [Measure: Double], otherwise other: Span) {
      let length =
        switch (known[.start], known[.end], known[.center], known[.length]) {
        case (_, _, _, let length?): length
        case (let start?, let end?, _, _): end - start
        case (let start?, _, let center?, _): 2 * (center - start)
        case (_, let end?, let center?, _): 2 * (end - center)
        default: other.end - other.start
        }
      start =
        known[.start] ?? known[.end].map { $0 - length } ?? known[.center].map { $0 - length / 2 }
        ?? other.start
      end = start + length
    }

    subscript(measure: Measure) -> Double {
      switch measure {
      case .start: start
      case .end: end
      case .center: (start + end) / 2
      case .length: end - start
      }
    }
  }

  /// What an attribute measures in leading space, where left is the end if leading is right.
  private func measure(_ attribute: LayoutAnchor.Attribute) -> Measure {
    switch attribute {
    case .leading, .top: .start
    case .trailing, .bottom: .end
    case .left: isRightToLeft ? .end : .start
    case .right: isRightToLeft ? .start : .end
    case .centerX, .centerY: .center
    case .width, .height: .length
    }
  }

  /// Distances from left and right go to the right.
  private func sign(of anchor: LayoutAnchor) -> Double {
    anchor.attribute.isPhysical && isRightToLeft ? -1 : 1
  }

  /// What an equation measures its attribute against, in leading space.
  private func value(of anchor: LayoutAnchor, at own: Int) -> Result<Double, AnchorFault> {
    let target: LayoutAnchor.Attribute
    let rect: LayoutRect
    switch anchor.target {
    case .none:
      return anchor.attribute.isLength ? .success(0) : .failure(.unrelated(anchor))
    case .parent(let attribute):
      (target, rect) = (attribute, parent)
    case .sibling(let id, let attribute):
      guard let index = indices[id] else { return .failure(.unknownSibling(id)) }
      (target, rect) = (attribute, result.frames[index])
    case .own(let attribute):
      // Its other length, worked out before.
      guard attribute.isLength, attribute != anchor.attribute else {
        return .failure(.unrelated(anchor))
      }
      (target, rect) = (attribute, result.frames[own])
    }
    guard Self.relates(anchor, target) else { return .failure(.unrelated(anchor)) }
    let extent = rect.extent(along: target.axis)
    let span = Span(start: extent.start, end: extent.end)
    return .success(span[measure(target)] * anchor.multiplier)
  }

  private static func relates(_ anchor: LayoutAnchor, _ target: LayoutAnchor.Attribute) -> Bool {
    let attribute = anchor.attribute
    if attribute.isLength { return target.isLength }
    return target.axis == attribute.axis && !target.isLength && anchor.multiplier == 1
      && !(attribute.isDirectional && target.isPhysical)
      && !(attribute.isPhysical && target.isDirectional)
  }
}
