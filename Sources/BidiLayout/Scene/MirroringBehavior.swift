public import BidiText

/// Whether a node draws itself, and what is in it, mirrored in a right-to-left interface.
///
/// This is about drawing alone. Where children stand follows the layout direction; see
/// ``MirroringStrategy`` for what the window mirror makes of it. The names in AWERTL are in
/// brackets.
public enum MirroringBehavior: String, Sendable, Hashable, Codable, CaseIterable {
  /// As the content wants it; see ``Content/automaticBehavior(isWindow:)`` (Auto).
  case automatic

  /// As the parent (Inherit).
  case inherit

  /// Not mirrored (Normal).
  case upright

  /// Mirrored (Flip).
  case mirrored

  /// Not mirrored, nor anything inside (NormalWithAllDescendants).
  case uprightSubtree

  /// Mirrored, and everything inside too (FlipWithAllDescendants).
  case mirroredSubtree
}

/// Whether a node is drawn mirrored, for certain.
public struct MirroringState: Sendable, Hashable, Codable {
  /// Whether the node is drawn mirrored.
  public var isMirrored: Bool

  /// Whether everything inside is drawn as the node is, whatever it asks for.
  public var isLocked: Bool

  /// What holds for the screen, on which windows stand.
  public static let screen = MirroringState(isMirrored: false, isLocked: false)

  /// Makes a state.
  package init(isMirrored: Bool, isLocked: Bool) {
    self.isMirrored = isMirrored
    self.isLocked = isLocked
  }

  /// The state of a node inside a node of this state.
  ///
  /// In a left-to-right interface nothing is mirrored. A node that is given a direction of its own
  /// takes over no state: what inherits is mirrored there if the direction is right to left.
  ///
  /// - Parameters:
  ///   - behavior: What the node asks for, where ``MirroringBehavior/automatic`` is taken as
  ///     ``MirroringBehavior/inherit``.
  ///   - direction: The direction of the interface at the node.
  ///   - setsDirection: Whether the node sets that direction itself.
  /// - Returns: The state.
  public func child(
    _ behavior: MirroringBehavior, in direction: UserInterfaceLayoutDirection,
    setsDirection: Bool = false
  ) -> MirroringState {
    if isLocked { return self }
    let isRightToLeft = direction == .rightToLeft
    return switch behavior {
    case .automatic, .inherit:
      MirroringState(
        isMirrored: isRightToLeft && (setsDirection || isMirrored), isLocked: false)
    case .upright: MirroringState(isMirrored: false, isLocked: false)
    case .mirrored: MirroringState(isMirrored: isRightToLeft, isLocked: false)
    case .uprightSubtree: MirroringState(isMirrored: false, isLocked: true)
    case .mirroredSubtree: MirroringState(isMirrored: isRightToLeft, isLocked: isRightToLeft)
    }
  }
}

/// How a scene becomes right to left.
public enum MirroringStrategy: String, Sendable, Hashable, Codable, CaseIterable {
  /// Every node places its children by its direction, and mirrors its own drawing alone.
  ///
  /// A badge on a cover image stands on the leading corner although the image is not mirrored.
  case direct

  /// The window is shown in a mirror, and what must not be mirrored is turned back with all that it
  /// holds.
  ///
  /// This is what AWERTL does. It places everything as ``direct`` does, as long as only nodes
  /// without children are turned back.
  case windowMirror
}
