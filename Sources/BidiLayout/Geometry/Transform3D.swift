internal import Foundation

/// A map of space, of the form of `CATransform3D`: a row `(x y z 1)` is multiplied by the matrix.
public struct Transform3D: Sendable, Hashable, Codable {
  /// The matrix, row by row.
  private(set) var rows: [SIMD4<Double>]

  /// The map that moves nothing.
  public static let identity = Transform3D(
    rows: [
      SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(0, 0, 0, 1),
    ])

  private init(rows: [SIMD4<Double>]) { self.rows = rows }

  /// Reads 16 numbers, row by row.
  ///
  /// - Parameter decoder: Where to read.
  /// - Throws: The decoder's error for data of another form.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.singleValueContainer()
    let numbers = try values.decode([Double].self)
    guard numbers.count == 16 else {
      throw DecodingError.dataCorruptedError(
        in: values, debugDescription: "a transform has 16 numbers, not \(numbers.count)")
    }
    rows = stride(from: 0, to: 16, by: 4).map {
      SIMD4(numbers[$0], numbers[$0 + 1], numbers[$0 + 2], numbers[$0 + 3])
    }
  }

  /// Writes the 16 numbers, row by row.
  ///
  /// - Parameter encoder: Where to write.
  /// - Throws: The encoder's error.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.singleValueContainer()
    try values.encode(rows.flatMap { [$0.x, $0.y, $0.z, $0.w] })
  }

  /// A map of the plane.
  public init(_ affine: Transform2D) {
    self = .identity
    rows[0] = SIMD4(affine.a, affine.b, 0, 0)
    rows[1] = SIMD4(affine.c, affine.d, 0, 0)
    rows[3] = SIMD4(affine.tx, affine.ty, 0, 1)
  }

  /// A move.
  public init(translationX x: Double, y: Double, z: Double) {
    self = .identity
    rows[3] = SIMD4(x, y, z, 1)
  }

  /// A change of size about zero.
  public init(scaleX x: Double, y: Double, z: Double) {
    self = .identity
    rows[0].x = x
    rows[1].y = y
    rows[2].z = z
  }

  /// An axis to turn about.
  public enum Axis: String, Sendable, Hashable, Codable, CaseIterable {
    /// To the right.
    case x
    /// Downwards.
    case y
    /// Towards the viewer.
    case z
  }

  /// A rotation about an axis through zero.
  ///
  /// - Parameters:
  ///   - radians: The angle.
  ///   - axis: The axis.
  public init(rotation radians: Double, about axis: Axis) {
    self = .identity
    let (sine, cosine) = (sin(radians), cos(radians))
    let (first, second) =
      switch axis {
      case .x: (1, 2)
      case .y: (2, 0)
      case .z: (0, 1)
      }
    rows[first][first] = cosine
    rows[first][second] = sine
    rows[second][first] = -sine
    rows[second][second] = cosine
  }

  /// A perspective.
  ///
  /// - Parameter m34: The number that `CATransform3D` calls `m34`, such as −1/500.
  public init(perspective m34: Double) {
    self = .identity
    rows[2].w = m34
  }

  /// One number of the matrix.
  ///
  /// - Parameters:
  ///   - row: 1 to 4.
  ///   - column: 1 to 4.
  /// - Returns: What `CATransform3D` calls `m` with both numbers; nil outside of the matrix.
  public func element(row: Int, column: Int) -> Double? {
    guard (1...4).contains(row), (1...4).contains(column) else { return nil }
    return rows[row - 1][column - 1]
  }

  /// This map first, then another.
  public func concatenating(_ next: Transform3D) -> Transform3D {
    Transform3D(
      rows: rows.map { row in
        row.x * next.rows[0] + row.y * next.rows[1] + row.z * next.rows[2] + row.w * next.rows[3]
      })
  }

  /// The map as it is seen in a mirror at `x = 0`: F·T·F.
  ///
  /// Rotations about `y` and `z` and moves along `x` turn round; rotations about `x`, scales and
  /// the perspective stay. Done twice, it gives the map back.
  public var mirrored: Transform3D {
    let across = SIMD4<Double>(-1, 1, 1, 1)
    return Transform3D(rows: [rows[0] * across * -1] + rows[1...].map { $0 * across })
  }

  /// What becomes of the plane `z = 0` when it is seen from the front.
  public var projection: Projection {
    Projection(
      a: rows[0].x, b: rows[0].y, px: rows[0].w,
      c: rows[1].x, d: rows[1].y, py: rows[1].w,
      tx: rows[3].x, ty: rows[3].y, pw: rows[3].w)
  }
}
