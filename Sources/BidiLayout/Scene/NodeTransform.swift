/// What frames and transforms are measured from.
public enum LayoutSpace: String, Sendable, Hashable, Codable, CaseIterable {
  /// From the leading side: in a right-to-left interface it is mirrored.
  case leading

  /// From the left side, in every interface.
  case physical
}

/// How a node is moved, turned and scaled about a place of its box.
public struct NodeTransform: Sendable, Hashable, Codable {
  /// The map.
  public enum Matrix: Sendable, Hashable, Codable {
    /// A map of the plane.
    case affine(Transform2D)

    /// A map of space; the node is seen from the front, flattened into its parent.
    indirect case spatial(Transform3D)

    /// The map as it is seen in a mirror at `x = 0`.
    package var mirrored: Matrix {
      switch self {
      case .affine(let transform): .affine(transform.mirrored)
      case .spatial(let transform): .spatial(transform.mirrored)
      }
    }

    /// What becomes of the plane.
    package var projection: Projection {
      switch self {
      case .affine(let transform): Projection(transform)
      case .spatial(let transform): transform.projection
      }
    }
  }

  /// The map, about ``anchor``.
  public var matrix: Matrix

  /// Whether the map is mirrored with the layout.
  ///
  /// In leading space a rotation turns the other way in a right-to-left interface. What must turn
  /// the same way everywhere, such as the hand of a clock, is in physical space.
  public var space: LayoutSpace

  /// The place that the map leaves, in parts of the box: from the leading side or the left one, as
  /// the space is.
  public var anchor: LayoutPoint

  /// Makes a transform about the middle of the box.
  public init(
    _ matrix: Matrix, space: LayoutSpace = .leading,
    anchor: LayoutPoint = LayoutPoint(x: 0.5, y: 0.5)
  ) {
    self.matrix = matrix
    self.space = space
    self.anchor = anchor
  }

  /// A transform of the plane about the middle of the box.
  public init(_ transform: Transform2D, space: LayoutSpace = .leading) {
    self.init(.affine(transform), space: space)
  }

  /// The transform as it is seen in a mirror.
  var mirrored: NodeTransform {
    NodeTransform(matrix.mirrored, space: space, anchor: anchor.mirrored(inWidth: 1))
  }

  /// The map from the box's own coordinates to those of what it stands in.
  func projection(frame: LayoutRect) -> Projection {
    let x = anchor.x * frame.width
    let y = anchor.y * frame.height
    return Projection(Transform2D(translationX: -x, y: -y))
      .concatenating(matrix.projection)
      .concatenating(Projection(Transform2D(translationX: frame.x + x, y: frame.y + y)))
  }

  /// Whether a mirror changes the map.
  var changesInMirror: Bool { matrix != matrix.mirrored || anchor.x != 0.5 }
}

extension NodeTransform {
  /// Reads a transform; only the map is needed.
  ///
  /// - Parameter decoder: Where to read.
  /// - Throws: The decoder's error for a value that does not fit.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try values.decode(Matrix.self, forKey: .matrix),
      space: try values.value(.space, otherwise: .leading),
      anchor: try values.value(.anchor, otherwise: LayoutPoint(x: 0.5, y: 0.5)))
  }
}

extension NodeTransform.Matrix {
  /// Reads a map: an object with the one key `affine` or `spatial`.
  ///
  /// - Parameter decoder: Where to read.
  /// - Throws: The decoder's error for a value that does not fit.
  public init(from decoder: any Decoder) throws {
    let (name, values) = try decoder.named()
    switch (name, values) {
    case ("affine", let values?):
      self = .affine(try values.decode(Transform2D.self, forKey: NamedKey(name)))
    case ("spatial", let values?):
      self = .spatial(try values.decode(Transform3D.self, forKey: NamedKey(name)))
    default: throw decoder.unknownName(name)
    }
  }

  /// Writes a map.
  ///
  /// - Parameter encoder: Where to write.
  /// - Throws: The encoder's error.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .affine(let transform): try encoder.encode(transform, named: "affine")
    case .spatial(let transform): try encoder.encode(transform, named: "spatial")
    }
  }
}

extension NodeTransform.Matrix {
  /// Whether the map turns, rather than moves and scales.
  var turns: Bool {
    let map = projection
    // A half turn by π has a sine of 1e-16.
    let scale = [map.a, map.b, map.c, map.d].reduce(0) { max($0, $1.magnitude) } * 1e-9
    return map.b.magnitude > scale || map.c.magnitude > scale || map.px.magnitude > 1e-12
      || map.py.magnitude > 1e-12
  }
}
