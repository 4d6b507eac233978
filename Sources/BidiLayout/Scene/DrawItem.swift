public import BidiText

/// One box of a resolved scene: all that is needed to draw it and to touch it.
public struct DrawItem: Sendable, Hashable, Identifiable {
  /// The name of the node.
  public let id: String

  /// The place of the node among its parent's children, or of the window among the scene's windows.
  let childIndex: Int

  /// The item of the parent, by its place in ``ResolvedScene/items``; nil for windows.
  public let parent: Int?

  /// How many parents there are above; 0 for windows.
  public let depth: Int

  /// The frame in leading space that was laid out, in the parent's coordinates, before scrolling:
  /// arranged and snapped to pixels.
  public let leadingFrame: LayoutRect

  /// The size of the box in its own coordinates.
  public let size: LayoutSize

  /// The map from the box's own coordinates, from its top left corner, to the screen.
  ///
  /// Decoration and images are drawn by it. No mirror is in it: both strategies give the same.
  public let transform: Projection

  /// The smallest rectangle on the screen that holds the box; empty for a box behind the viewer.
  public let frame: LayoutRect

  /// The direction of the interface here, by which text and decoration are resolved.
  public let layoutDirection: UserInterfaceLayoutDirection

  /// The direction by which the children are placed.
  public let childDirection: UserInterfaceLayoutDirection

  /// Whether the node is drawn mirrored.
  public let mirroring: MirroringState

  /// Whether the window mirror turns this node against its parent; always false for the direct
  /// strategy.
  public let isFlipped: Bool

  /// Whether the node's transform is shown as in a mirror, so that rotations turn the other way.
  package let isTransformMirrored: Bool

  /// What the box looks like.
  public var decoration: ResolvedDecoration? { boxedDecoration.value }

  let boxedDecoration: Boxed<ResolvedDecoration>

  /// What is drawn in the box.
  public let content: ResolvedContent

  /// Opacity from 0 to 1, of the item with all that is in it.
  public let opacity: Double

  /// Whether what is in the node is clipped to its box.
  public let clips: Bool

  /// The nearest item above that clips this one, by its place in ``ResolvedScene/items``.
  ///
  /// That item may be clipped itself.
  public let clip: Int?

  /// Whether the node can be touched.
  ///
  /// As in UIKit, what is in a node that cannot be touched cannot be touched either, and nothing
  /// of an ``opacity`` below 0.01 can be.
  public let allowsHitTesting: Bool

  /// What `UIScrollView.contentOffset` is; nil for what does not scroll.
  public internal(set) var contentOffset: LayoutPoint?

  /// The map from the coordinates that text, figures and other drawing of the app are made in to
  /// the screen.
  ///
  /// It is ``transform``, with a mirror before it where the node is drawn mirrored. Text is upright
  /// unless something above it or its author asks for the mirror.
  public var contentTransform: Projection {
    guard mirroring.isMirrored else { return transform }
    return Projection(Transform2D(mirrorInWidth: size.width)).concatenating(transform)
  }
}
