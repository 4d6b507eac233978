/// One equation on where a node stands: an attribute of the node is one of something else, and a
/// distance.
///
/// Of an axis, two equations on different attributes decide. Distances on leading, trailing and the
/// middle go towards the trailing side, in both directions; those on left and right go to the
/// right.
///
/// ```swift
/// var node = Node(id: "title", frame: .zero)
/// node.anchors = [
///   .to(.leading, 16), .to(.trailing, -16), .to(.top, 8), LayoutAnchor(.height, 44),
/// ]
/// ```
public struct LayoutAnchor: Sendable, Hashable {
  /// A measure of a box.
  public enum Attribute: String, Sendable, Hashable, Codable, CaseIterable {
    /// The leading side.
    case leading
    /// The trailing side.
    case trailing
    /// The left side.
    case left
    /// The right side.
    case right
    /// The middle, from the leading side.
    case centerX
    /// The width.
    case width
    /// The top.
    case top
    /// The bottom.
    case bottom
    /// The middle, from the top.
    case centerY
    /// The height.
    case height

    /// The axis that the attribute is on.
    var axis: LayoutAxis {
      switch self {
      case .leading, .trailing, .left, .right, .centerX, .width: .horizontal
      case .top, .bottom, .centerY, .height: .vertical
      }
    }

    /// Whether the attribute is a length, not a place.
    var isLength: Bool { self == .width || self == .height }

    /// Whether the attribute is a side that follows the direction of the interface.
    var isDirectional: Bool { self == .leading || self == .trailing }

    /// Whether the attribute is a side that does not.
    var isPhysical: Bool { self == .left || self == .right }
  }

  /// What an attribute is measured against.
  public enum Target: Sendable, Hashable {
    /// Nothing: the constant is the length.
    case none
    /// The parent.
    case parent(Attribute)
    /// A sibling, by its name.
    case sibling(String, Attribute)
    /// The node itself: its width by its height, or the other way round.
    case own(Attribute)
  }

  /// What is said of the node.
  public var attribute: Attribute

  /// What it is measured against.
  public var target: Target

  /// What a length of the target is multiplied with.
  public var multiplier: Double

  /// What is added, in points.
  public var constant: Double

  /// Makes an equation.
  public init(
    _ attribute: Attribute, to target: Target, multiplier: Double = 1, _ constant: Double = 0
  ) {
    self.attribute = attribute
    self.target = target
    self.multiplier = multiplier
    self.constant = constant
  }

  /// A length.
  public init(_ attribute: Attribute, _ length: Double) {
    self.init(attribute, to: .none, length)
  }

  /// The same attribute of the parent, and a distance.
  public static func to(_ attribute: Attribute, _ constant: Double = 0) -> LayoutAnchor {
    LayoutAnchor(attribute, to: .parent(attribute), constant)
  }

  /// All four sides of the parent, with insets.
  public static func edges(_ insets: DirectionalEdgeInsets = .zero) -> [LayoutAnchor] {
    [
      .to(.leading, insets.leading), .to(.trailing, -insets.trailing), .to(.top, insets.top),
      .to(.bottom, -insets.bottom),
    ]
  }
}

/// What is wrong with the equations of a node.
public enum AnchorFault: Error, Sendable, Hashable, Codable {
  /// What is given does not decide the axis; what is missing was taken from the frame.
  case underdetermined(LayoutAxis)

  /// More than two attributes of the axis are given, and they agree.
  case redundant(LayoutAxis)

  /// More is said of the axis than can be; the first equations were taken.
  case conflicting(LayoutAxis)

  /// The width or the height comes out below zero; it was taken as zero.
  case negativeLength(LayoutAxis)

  /// The equation ties a side that follows the interface to one that does not, or a place to a
  /// length, or has a multiplier where none can be; it was left out.
  case unrelated(LayoutAnchor)

  /// No sibling has the name; the equation was left out.
  case unknownSibling(String)

  /// The axis hangs on itself; it was taken from the frame.
  case cyclic(LayoutAxis)

  /// The constraint of an Auto Layout system was left out.
  case constraint(LayoutConstraint, ConstraintFault)

  /// Several boxes of an Auto Layout system have the name; the first one was taken.
  case repeatedName(String)

  /// No node of the system has the name of the guide's owner; the guide was left out.
  case unknownOwner(of: String, String)
}
