internal import BidiInteraction
internal import BidiLayout
internal import BidiText

/// Takes the touches of a gesture to where a finger does the same in the other direction.
///
/// The screen is seen in a mirror. A control that stays as it is, such as a choice between left and right, is touched where it was.
struct FingerMirror {
  private let environment: LayoutEnvironment
  private let width: Double

  /// The scene in the direction of the gesture, as the finger leaves it there.
  private var own: SceneTouches

  /// The way of the finger that is down, where its control stays as it is.
  private var kept: (outward: Projection, inward: Projection)?

  init(
    _ scene: LayoutScene, _ direction: UserInterfaceLayoutDirection, _ pixelGrid: PixelGrid?
  ) {
    environment = LayoutEnvironment(layoutDirection: direction, pixelGrid: pixelGrid)
    width = scene.size.width
    own = SceneTouches(scene, in: environment)
  }

  /// - Parameters:
  ///   - touch: A touch of the gesture.
  ///   - other: The scene in the other direction, before the touch.
  /// - Returns: The touch in the other direction.
  mutating func place(_ touch: Touch, in other: ResolvedScene) -> Touch {
    if touch.phase == .down { kept = nil }
    let before = own.scene
    own.handle(touch)
    if touch.phase == .down, let held = own.held {
      kept = Self.way(before.resolved(in: environment).item(at: held), other.item(at: held))
    }
    let place = kept.flatMap { way in
      way.inward.apply(to: touch.location).flatMap { way.outward.apply(to: $0) }
    }
    return Touch(
      touch.phase, at: place ?? touch.location.mirrored(inWidth: width), time: touch.time)
  }

  /// The way from a control into itself and out again in the other direction; nil for one that turns round.
  private static func way(
    _ item: DrawItem?, _ other: DrawItem?
  ) -> (outward: Projection, inward: Projection)? {
    guard let item, let other, case .control = item.content,
      item.layoutDirection == other.layoutDirection, let inward = item.transform.inverse
    else { return nil }
    return (other.transform, inward)
  }
}

extension ResolvedScene {
  /// The item of the node at a place.
  fileprivate func item(at path: [Int]) -> DrawItem? {
    items.indices.first { indexPath(of: $0) == path }.map { items[$0] }
  }
}
