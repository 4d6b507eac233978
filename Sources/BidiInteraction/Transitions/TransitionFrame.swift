public import BidiLayout
public import BidiText

/// How one screen looks at a moment of a transition, in leading space.
public struct TransitionLayer: Sendable, Hashable, Codable {
  /// How the screen is moved, turned and scaled about ``anchor``.
  public var transform: NodeTransform.Matrix
  /// The place that the map is about, in parts of the screen, from the leading side and the top.
  public var anchor: LayoutPoint
  /// The opacity, 0 to 1.
  public var opacity: Double
  /// The opacity of the black that lies over the screen, 0 to 1.
  public var dim: Double
  /// The shadow.
  public var shadow: DirectionalShadow?
  /// The part of the screen that is seen, in its own coordinates; nil for all.
  public var mask: LayoutRect?
  /// Whether the screen is not there.
  public var isHidden: Bool

  /// A screen as it always is.
  public static let identity = TransitionLayer()

  /// Makes a layer.
  public init(
    transform: NodeTransform.Matrix = .affine(.identity),
    anchor: LayoutPoint = LayoutPoint(x: 0.5, y: 0.5),
    opacity: Double = 1, dim: Double = 0, shadow: DirectionalShadow? = nil, mask: LayoutRect? = nil,
    isHidden: Bool = false
  ) {
    self.transform = transform
    self.anchor = anchor
    self.opacity = opacity
    self.dim = dim
    self.shadow = shadow
    self.mask = mask
    self.isHidden = isHidden
  }

  /// A screen that is moved; distances to the side go towards the trailing one.
  init(x: Double, y: Double) { self.init(transform: .affine(.init(translationX: x, y: y))) }

  /// The layer on the screen.
  ///
  /// - Parameters:
  ///   - direction: The direction of the interface.
  ///   - size: The size of the container.
  /// - Returns: The layer.
  public func resolved(in direction: UserInterfaceLayoutDirection, size: LayoutSize)
    -> ResolvedTransitionLayer
  {
    let isMirrored = direction == .rightToLeft
    return ResolvedTransitionLayer(
      transform: isMirrored ? transform.mirrored : transform,
      anchor: isMirrored ? anchor.mirrored(inWidth: 1) : anchor, opacity: opacity, dim: dim,
      shadow: shadow?.resolved(in: direction),
      mask: mask?.resolved(inWidth: size.width, direction), isHidden: isHidden)
  }
}

/// How one screen looks at a moment of a transition, on the screen.
///
/// It is not resolved again.
public struct ResolvedTransitionLayer: Sendable, Hashable, Codable {
  /// How the screen is moved, turned and scaled about ``anchor``.
  public let transform: NodeTransform.Matrix
  /// What `CALayer.anchorPoint` is.
  public let anchor: LayoutPoint
  /// The opacity, 0 to 1.
  public let opacity: Double
  /// The opacity of the black that lies over the screen, 0 to 1.
  public let dim: Double
  /// The shadow.
  public let shadow: Shadow?
  /// The part of the screen that is seen, from its top left corner; nil for all.
  public let mask: LayoutRect?
  /// Whether the screen is not there.
  public let isHidden: Bool

  /// Where a place of the screen comes to.
  ///
  /// - Parameters:
  ///   - point: The place, from the top left corner of the screen.
  ///   - size: The size of the container.
  /// - Returns: Where it is seen; nil for what lies behind the viewer.
  public func apply(to point: LayoutPoint, in size: LayoutSize) -> LayoutPoint? {
    let (x, y) = (anchor.x * size.width, anchor.y * size.height)
    return transform.projection.apply(to: LayoutPoint(x: point.x - x, y: point.y - y)).map {
      LayoutPoint(x: $0.x + x, y: $0.y + y)
    }
  }
}

/// A moment of a transition, in leading space.
public struct TransitionFrame: Sendable, Hashable, Codable {
  /// The screen that was shown before.
  public var from: TransitionLayer
  /// The screen that is shown after.
  public var to: TransitionLayer
  /// Which one lies above the other.
  public var front: TransitionRole

  /// What is left when a transition was finished: all is put back, and the old screen is gone.
  static let completed = TransitionFrame(
    from: TransitionLayer(isHidden: true), to: .identity, front: .to)

  /// What is left when a transition was cancelled: all is put back, and the new screen is gone.
  package static let cancelled = TransitionFrame(
    from: .identity, to: TransitionLayer(isHidden: true), front: .from)

  /// What is left when a transition is over.
  ///
  /// - Parameter didComplete: What ``PopCommand/complete(didComplete:)`` says.
  /// - Returns: The frame, the same for all styles.
  public static func end(didComplete: Bool) -> TransitionFrame {
    didComplete ? .completed : .cancelled
  }

  /// Makes a frame.
  public init(from: TransitionLayer, to: TransitionLayer, front: TransitionRole) {
    self.from = from
    self.to = to
    self.front = front
  }

  /// The layer of a screen.
  public subscript(role: TransitionRole) -> TransitionLayer { role == .from ? from : to }

  /// The frame with the screens exchanged.
  ///
  /// Done twice, it gives the frame back.
  package var exchanged: TransitionFrame {
    TransitionFrame(from: to, to: from, front: front == .from ? .to : .from)
  }
}
