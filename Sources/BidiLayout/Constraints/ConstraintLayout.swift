/// A box without a node that constraints name, such as a safe area or the margins of a view.
public struct LayoutGuide: Sendable, Hashable, Codable, Identifiable {
  /// What insets are measured in.
  public enum Area: String, Sendable, Hashable, Codable, CaseIterable {
    /// The box of the owner.
    case frame
    /// All that scrolls in the owner.
    case content
  }

  /// A name, by which constraints find the guide.
  public var id: String

  /// The ``Node/id`` of the node that the guide belongs to.
  public var owner: String

  /// What lies between the box of the owner and the guide; nil for a guide that constraints place.
  public var insets: DirectionalEdgeInsets?

  /// What the insets are measured in; the box where the owner does not scroll.
  public var area: Area

  /// Makes a guide.
  public init(
    id: String, owner: String, insets: DirectionalEdgeInsets? = .zero, area: Area = .frame
  ) {
    self.id = id
    self.owner = owner
    self.insets = insets
    self.area = area
  }
}

/// An Auto Layout system, which places all that is in a node, through all levels.
///
/// The box of the node itself is given, as that of a root view. A node inside that has constraints
/// too is part of the same system, and so is a stack: its children are placed as `UIStackView`
/// places them. A flow, a grid and anchors place their children after the system is solved, and
/// constraints cannot name what is in them. What nothing decides keeps its ``Node/frame``.
///
/// Names of nodes and guides have to be different inside of one system.
///
/// ```swift
/// var row = Node(id: "row", frame: LayoutRect(x: 0, y: 0, width: 320, height: 44), children: [
///   Node(id: "title", frame: .zero)
/// ])
/// row.arrangement = .constraints(
///   ConstraintLayout([
///     LayoutConstraint("title", .leading, to: "row", .leading, 16),
///     LayoutConstraint("title", .width, 100),
///     LayoutConstraint("title", .height, 20),
///     LayoutConstraint("title", .centerY, to: "row", .centerY),
///   ]))
/// ```
public struct ConstraintLayout: Sendable, Hashable, Codable {
  /// The constraints; where required ones contradict one another, the earlier ones hold.
  public var constraints: [LayoutConstraint]

  /// The boxes without nodes.
  public var guides: [LayoutGuide]

  /// Makes a system.
  public init(_ constraints: [LayoutConstraint] = [], guides: [LayoutGuide] = []) {
    self.constraints = constraints
    self.guides = guides
  }
}

extension LayoutGuide {
  private enum CodingKeys: String, CodingKey {
    case id, owner, insets, area
  }

  /// Reads a guide: `insets` are 0 where they are missing; `null` is a guide that constraints
  /// place.
  ///
  /// - Parameter decoder: Where to read.
  /// - Throws: The decoder's error for a value that does not fit.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try values.decode(String.self, forKey: .id),
      owner: try values.decode(String.self, forKey: .owner),
      insets: values.contains(.insets)
        ? try values.decodeIfPresent(DirectionalEdgeInsets.self, forKey: .insets) : .zero,
      area: try values.value(.area, otherwise: .frame))
  }

  /// Writes a guide.
  ///
  /// - Parameter encoder: Where to write.
  /// - Throws: The encoder's error.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(id, forKey: .id)
    try values.encode(owner, forKey: .owner)
    // A missing value is another one than null.
    try values.encode(insets, forKey: .insets)
    try values.encode(area, .area, unless: .frame)
  }
}

extension ConstraintLayout {
  private enum CodingKeys: String, CodingKey {
    case constraints, guides
  }

  /// Reads a system; nothing is needed.
  ///
  /// - Parameter decoder: Where to read.
  /// - Throws: The decoder's error for a value that does not fit.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try values.value(.constraints, otherwise: []),
      guides: try values.value(.guides, otherwise: []))
  }

  /// Writes a system.
  ///
  /// - Parameter encoder: Where to write.
  /// - Throws: The encoder's error.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(constraints, forKey: .constraints)
    try values.encode(guides, .guides, unless: [])
  }
}
