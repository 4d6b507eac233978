/// One line of an Auto Layout system: an attribute of a box is, is at most or is at least an
/// attribute of another box times a multiplier, and a constant.
///
/// Constants of leading and trailing go towards the trailing side; those of left, right and the
/// middle go to the right. Which side is leading follows the direction of the nearest node that
/// holds both items, which lays them out. Places are measured from the left and the top of that
/// node, in both directions; that matters for multipliers.
///
/// ```swift
/// var title = LayoutConstraint("title", .leading, to: "row", .leading, 16)
/// title.priority = 750
/// ```
///
/// Source: `NSLayoutConstraint` of UIKit.
public struct LayoutConstraint: Sendable, Hashable, Codable {
  /// A measure of a box.
  public enum Attribute: String, Sendable, Hashable, Codable, CaseIterable {
    /// The left side.
    case left
    /// The right side.
    case right
    /// The leading side.
    case leading
    /// The trailing side.
    case trailing
    /// The top.
    case top
    /// The bottom.
    case bottom
    /// The width.
    case width
    /// The height.
    case height
    /// The middle, from left to right.
    case centerX
    /// The middle, from the top.
    case centerY
    /// The line that the first row of text stands on; the bottom of a node that names none.
    case firstBaseline
    /// The line that the last row of text stands on; the bottom of a node that names none.
    case lastBaseline

    /// The axis that the attribute is on.
    package var axis: LayoutAxis {
      switch self {
      case .left, .right, .leading, .trailing, .centerX, .width: .horizontal
      case .top, .bottom, .centerY, .height, .firstBaseline, .lastBaseline: .vertical
      }
    }

    /// Whether the attribute is a length, not a place.
    package var isLength: Bool { self == .width || self == .height }
  }

  /// How the two sides compare.
  public enum Relation: String, Sendable, Hashable, Codable, CaseIterable {
    /// The first attribute is not more than the rest.
    case lessThanOrEqual
    /// Both sides are the same.
    case equal
    /// The first attribute is not less than the rest.
    case greaterThanOrEqual
  }

  /// What messages call the constraint, such as an object ID of Interface Builder.
  public var name: String?

  /// The box that is placed: the ``Node/id`` of a node or the ``LayoutGuide/id`` of a guide.
  ///
  /// The node that has the constraints is known by its own name.
  public var first: String

  /// What is said of the first box.
  public var firstAttribute: Attribute

  /// How the two sides compare.
  public var relation: Relation

  /// The box that it is measured against, named as ``first`` is; nil for none.
  public var second: String?

  /// What is taken of the second box; nil for none.
  public var secondAttribute: Attribute?

  /// What the second attribute is multiplied with.
  public var multiplier: Double

  /// What is added, in points.
  public var constant: Double

  /// How much the constraint matters, above 0, up to 1000, which is required.
  ///
  /// A constraint never gives way to others of lower priorities, however many they are.
  public var priority: Double

  /// Makes a constraint between two boxes.
  public init(
    _ first: String, _ firstAttribute: Attribute, _ relation: Relation = .equal,
    to second: String?, _ secondAttribute: Attribute?, multiplier: Double = 1,
    _ constant: Double = 0, priority: Double = 1000, name: String? = nil
  ) {
    self.name = name
    self.first = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.second = second
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
  }

  /// Makes a constraint on a length, in points.
  public init(
    _ first: String, _ firstAttribute: Attribute, _ relation: Relation, _ constant: Double,
    priority: Double = 1000, name: String? = nil
  ) {
    self.init(
      first, firstAttribute, relation, to: nil, nil, constant, priority: priority, name: name)
  }

  /// Makes an equation for a length, in points.
  public init(
    _ first: String, _ firstAttribute: Attribute, _ constant: Double, priority: Double = 1000,
    name: String? = nil
  ) {
    self.init(first, firstAttribute, .equal, constant, priority: priority, name: name)
  }
}

extension LayoutConstraint {
  private enum CodingKeys: String, CodingKey {
    case name, first, firstAttribute, relation, second, secondAttribute
    case multiplier, constant, priority
  }

  /// Reads a constraint: `first` and `firstAttribute` are needed; an equation of priority 1000,
  /// times 1 and plus 0, if nothing else is said.
  ///
  /// - Parameter decoder: Where to read.
  /// - Throws: The decoder's error for a value that does not fit.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try values.decode(String.self, forKey: .first),
      try values.decode(Attribute.self, forKey: .firstAttribute),
      try values.value(.relation, otherwise: .equal),
      to: try values.decodeIfPresent(String.self, forKey: .second),
      try values.decodeIfPresent(Attribute.self, forKey: .secondAttribute),
      multiplier: try values.value(.multiplier, otherwise: 1),
      try values.value(.constant, otherwise: 0),
      priority: try values.value(.priority, otherwise: 1000),
      name: try values.decodeIfPresent(String.self, forKey: .name))
  }

  /// Writes what differs from an equation of priority 1000.
  ///
  /// - Parameter encoder: Where to write.
  /// - Throws: The encoder's error.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encodeIfPresent(name, forKey: .name)
    try values.encode(first, forKey: .first)
    try values.encode(firstAttribute, forKey: .firstAttribute)
    try values.encode(relation, .relation, unless: .equal)
    try values.encodeIfPresent(second, forKey: .second)
    try values.encodeIfPresent(secondAttribute, forKey: .secondAttribute)
    try values.encode(multiplier, .multiplier, unless: 1)
    try values.encode(constant, .constant, unless: 0)
    try values.encode(priority, .priority, unless: 1000)
  }
}
