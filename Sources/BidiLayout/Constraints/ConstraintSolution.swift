/// Where the nodes of an Auto Layout system stand.
struct ConstraintSolution {
  /// The children of each node, by number; the node that has the system is 0.
  var children: [Range<Int>]

  /// The frame of each node, in the leading space of its parent.
  var frames: [LayoutRect]

  /// The size of what scrolls in a node, where it does.
  var contentSizes: [Int: LayoutSize] = [:]

  /// What is wrong, by node.
  var faults: [Int: [AnchorFault]] = [:]

  /// What is needed to place the children of a node.
  func arranged(inside node: Int) -> ArrangedFrames {
    let children = children[node]
    var result = ArrangedFrames(frames: Array(frames[children]))
    for child in children {
      if let faults = faults[child] { result.faults[child - children.lowerBound] = faults }
    }
    return result
  }
}
