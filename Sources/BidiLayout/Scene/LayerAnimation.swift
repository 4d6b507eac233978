public import BidiText

/// One property of a layer over time, as a Core Animation key path names it.
///
/// A mirror turns round what goes to the side: places, moves along `x`, and rotations about `y` and
/// `z`. It leaves sizes, opacity, scales, and rotations about `x`.
public struct LayerAnimation: Sendable, Hashable, Codable {
  /// What changes.
  public enum Property: String, Sendable, Hashable, Codable, CaseIterable {
    /// The horizontal place of the anchor in the parent.
    case positionX = "position.x"
    /// The vertical place of the anchor in the parent.
    case positionY = "position.y"
    /// The horizontal place of the anchor, in parts of the box.
    case anchorX = "anchorPoint.x"
    /// The vertical place of the anchor, in parts of the box.
    case anchorY = "anchorPoint.y"
    /// The width.
    case width = "bounds.size.width"
    /// The height.
    case height = "bounds.size.height"
    /// Opacity.
    case opacity = "opacity"
    /// A move to the side.
    case translationX = "transform.translation.x"
    /// A move downwards.
    case translationY = "transform.translation.y"
    /// A move towards the viewer.
    case translationZ = "transform.translation.z"
    /// A rotation about the horizontal axis, in radians.
    case rotationX = "transform.rotation.x"
    /// A rotation about the vertical axis, in radians.
    case rotationY = "transform.rotation.y"
    /// A rotation in the plane, in radians.
    case rotationZ = "transform.rotation.z"
    /// A change of size in all directions.
    case scale = "transform.scale"
    /// A change of width.
    case scaleX = "transform.scale.x"
    /// A change of height.
    case scaleY = "transform.scale.y"
    /// A change of depth.
    case scaleZ = "transform.scale.z"
  }

  /// What changes.
  public var property: Property

  /// The values, in order of time.
  public var values: [Double]

  /// What the values are measured from.
  public var space: LayoutSpace

  /// Makes an animation.
  public init(_ property: Property, values: [Double], space: LayoutSpace = .leading) {
    self.property = property
    self.values = values
    self.space = space
  }

  /// The animation on the screen, for the direct strategy.
  ///
  /// ```swift
  /// LayerAnimation(.rotationZ, values: [0, .pi]).resolved(in: .rightToLeft, parentWidth: 320).values
  /// // [0, -.pi]
  /// ```
  ///
  /// - Parameters:
  ///   - direction: The direction by which the parent places its children.
  ///   - parentWidth: The width of the parent.
  /// - Returns: The animation, in physical space; resolved again it stays as it is.
  public func resolved(in direction: UserInterfaceLayoutDirection, parentWidth: Double)
    -> LayerAnimation
  {
    var result = space == .leading && direction == .rightToLeft ? mirrored(in: parentWidth) : self
    result.space = .physical
    return result
  }

  /// The animations to give to a layer under a window mirror.
  ///
  /// The mirror over the parent turns round what is in leading space. A layer that is turned back
  /// has a scale of −1 along `x`, which an animation of that scale must keep: a change of size in
  /// all directions becomes three.
  ///
  /// - Parameters:
  ///   - isParentMirrored: Whether the parent is mirrored on the screen.
  ///   - isFlipped: ``DrawItem/isFlipped`` of the layer.
  ///   - parentWidth: The width of the parent.
  /// - Returns: The animations, that run together.
  public func underWindowMirror(isParentMirrored: Bool, isFlipped: Bool, parentWidth: Double)
    -> [LayerAnimation]
  {
    let animation = space == .physical && isParentMirrored ? mirrored(in: parentWidth) : self
    guard isFlipped else { return [animation] }
    switch property {
    case .scaleX:
      return [LayerAnimation(.scaleX, values: values.map(\.negated), space: space)]
    case .scale:
      return [
        LayerAnimation(.scaleX, values: values.map(\.negated), space: space),
        LayerAnimation(.scaleY, values: values, space: space),
        LayerAnimation(.scaleZ, values: values, space: space),
      ]
    default: return [animation]
    }
  }

  /// The transform that a value stands for; nil for what is no transform.
  ///
  /// - Parameter value: One of the values.
  /// - Returns: The transform.
  package func transform(at value: Double) -> Transform3D? {
    switch property {
    case .translationX: Transform3D(translationX: value, y: 0, z: 0)
    case .translationY: Transform3D(translationX: 0, y: value, z: 0)
    case .translationZ: Transform3D(translationX: 0, y: 0, z: value)
    case .rotationX: Transform3D(rotation: value, about: .x)
    case .rotationY: Transform3D(rotation: value, about: .y)
    case .rotationZ: Transform3D(rotation: value, about: .z)
    case .scale: Transform3D(scaleX: value, y: value, z: value)
    case .scaleX: Transform3D(scaleX: value, y: 1, z: 1)
    case .scaleY: Transform3D(scaleX: 1, y: value, z: 1)
    case .scaleZ: Transform3D(scaleX: 1, y: 1, z: value)
    case .positionX, .positionY, .anchorX, .anchorY, .width, .height, .opacity: nil
    }
  }

  private func mirrored(in width: Double) -> LayerAnimation {
    var result = self
    switch property {
    case .positionX: result.values = values.map { width - $0 }
    case .anchorX: result.values = values.map { 1 - $0 }
    case .translationX, .rotationY, .rotationZ: result.values = values.map(\.negated)
    case .positionY, .anchorY, .width, .height, .opacity, .translationY, .translationZ,
      .rotationX, .scale, .scaleX, .scaleY, .scaleZ:
      break
    }
    return result
  }
}

extension Double {
  /// The value with the other sign; zero stays zero.
  fileprivate var negated: Double { 0 - self }
}
