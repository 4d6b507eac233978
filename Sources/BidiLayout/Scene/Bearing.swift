internal import BidiText

/// The directions and mirrors of a node, and those that its children inherit.
struct Bearing {
  /// The direction of the interface that children inherit.
  let layoutDirection: UserInterfaceLayoutDirection

  /// The direction of the node itself, after its semantics.
  let direction: UserInterfaceLayoutDirection

  /// The direction that the children are measured in.
  let childDirection: UserInterfaceLayoutDirection

  /// The state that children inherit.
  let childMirroring: MirroringState

  /// The state of the node's own drawing.
  let mirroring: MirroringState

  /// The bearing of a screen.
  init(screen direction: UserInterfaceLayoutDirection) {
    layoutDirection = direction
    self.direction = direction
    childDirection = direction
    childMirroring = .screen
    mirroring = .screen
  }

  /// The bearing of a node.
  init(_ node: Node, isWindow: Bool, in parent: Bearing, _ strategy: MirroringStrategy) {
    layoutDirection = node.layoutDirection ?? parent.layoutDirection
    direction = node.semantics.layoutDirection(relativeTo: layoutDirection)
    // Semantics hold for the node alone; children do not inherit them.
    let behavior = node.mirroringBehavior(isWindow: isWindow)
    childMirroring = parent.childMirroring.child(
      behavior, in: layoutDirection, setsDirection: node.layoutDirection != nil)
    mirroring =
      direction == layoutDirection
      ? childMirroring : parent.childMirroring.child(behavior, in: direction, setsDirection: true)
    let followsMirror = strategy == .windowMirror && node.semantics == .unspecified
    childDirection =
      followsMirror ? (mirroring.isMirrored ? .rightToLeft : .leftToRight) : direction
  }
}
