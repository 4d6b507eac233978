#if canImport(UIKit)
  public import BidiLayout
  public import UIKit

  /// How a hierarchy of views becomes a scene.
  @MainActor public struct ViewSceneOptions {
    /// What a view draws, where the app knows better; nil for what `Content` says.
    public var content: (UIView) -> Content? = { _ in nil }

    /// The behavior of a view under a mirror; the default is automatic.
    public var mirroring: (UIView) -> MirroringBehavior = { _ in .automatic }

    /// Whether a view of the app sets the frames of its subviews by the direction.
    ///
    /// It may do so in `layoutSubviews`; the default is that none does. Frames in other views of the app stay at their side.
    public var laysOutByDirection: (UIView) -> Bool = { _ in false }

    /// Whether hidden views are taken over, as hidden nodes.
    public var includesHiddenViews = false

    /// Makes options for a hierarchy that knows nothing of this package.
    public init() {}
  }
#endif
