internal import BidiText

/// The nodes of one Auto Layout system, level by level, so that the children of a node follow one
/// another; the one that has the system comes first.
struct ConstraintTree {
  /// A node of the system.
  struct Member {
    let node: Node
    let parent: Int
    let depth: Int
    let bearing: Bearing
    var children: Range<Int>
  }

  private(set) var members: [Member]

  /// Gathers the nodes that the system of a node places.
  init(_ root: Node, _ bearing: Bearing, _ strategy: MirroringStrategy) {
    members = [Member(node: root, parent: 0, depth: 0, bearing: bearing, children: 0..<0)]
    var next = 0
    while next < members.count {
      let member = members[next]
      if next == 0 || member.node.placesChildrenInSystem {
        let start = members.count
        for child in member.node.children {
          members.append(
            Member(
              node: child, parent: next, depth: member.depth + 1,
              bearing: Bearing(child, isWindow: false, in: member.bearing, strategy),
              children: 0..<0))
        }
        members[next].children = start..<members.count
      }
      next += 1
    }
  }

  /// The direction that leading space of the whole system follows.
  var direction: UserInterfaceLayoutDirection { members[0].bearing.childDirection }

  /// The nearest node that is both or holds both.
  func commonAncestor(_ first: Int, _ second: Int) -> Int {
    var (first, second) = (first, second)
    while first != second {
      // Members are sorted by depth.
      if first > second { first = members[first].parent } else { second = members[second].parent }
    }
    return first
  }
}

extension Node {
  /// Whether the children are placed by the system that places the node.
  var placesChildrenInSystem: Bool {
    switch arrangement {
    case nil, .stack, .constraints: true
    case .flow, .grid, .anchors, .button, .textField, .cell, .swipe, .tabs, .strip: false
    }
  }
}
