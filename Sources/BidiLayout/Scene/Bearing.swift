internal import BidiText

/// What a node takes from those above it, and hands down.
struct Bearing {
  /// The direction of the interface that is handed down.
  let layoutDirection: UserInterfaceLayoutDirection

  /// The direction of the node itself, after its semantics.
  let direction: UserInterfaceLayoutDirection

  /// The direction that the children are measured in.
  let childDirection: UserInterfaceLayoutDirection

  /// The state that children inherit.
  let handedDown: MirroringState

  /// The state of the node's own drawing.
  let mirroring: MirroringState

  /// The bearing of a screen.
  init(screen direction: UserInterfaceLayoutDirection) {
    layoutDirection = direction
    self.direction = direction
    childDirection = direction
    handedDown = .screen
    mirroring = .screen
  }

  /// The bearing of a node.
  init(_ node: Node, isWindow: Bool, in parent: Bearing, _ strategy: MirroringStrategy) {
    layoutDirection = node.layoutDirection ?? parent.layoutDirection
    direction = node.semantics.layoutDirection(relativeTo: layoutDirection)
    // What semantics say holds for the node's own drawing, and is not handed down.
    let behavior = node.mirroringBehavior(isWindow: isWindow)
    handedDown = parent.handedDown.child(
      behavior, in: layoutDirection, setsDirection: node.layoutDirection != nil)
    mirroring =
      direction == layoutDirection
      ? handedDown : parent.handedDown.child(behavior, in: direction, setsDirection: true)
    let followsMirror = strategy == .windowMirror && node.semantics == .unspecified
    childDirection =
      followsMirror ? (mirroring.isMirrored ? .rightToLeft : .leftToRight) : direction
  }
}
