internal import Foundation

/// A map of the plane that keeps parallels: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
///
/// The names are those of `CGAffineTransform`; `y` goes down, so a positive rotation is clockwise.
public struct Transform2D: Sendable, Hashable, Codable {
  /// What `x` gives to `x'`.
  public var a: Double
  /// What `x` gives to `y'`.
  public var b: Double
  /// What `y` gives to `x'`.
  public var c: Double
  /// What `y` gives to `y'`.
  public var d: Double
  /// What is added to `x'`.
  public var tx: Double
  /// What is added to `y'`.
  public var ty: Double

  /// The map that moves nothing.
  public static let identity = Transform2D(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Makes a map.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// A move.
  public init(translationX x: Double, y: Double) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// A change of size about zero.
  public init(scaleX x: Double, y: Double) { self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0) }

  /// A rotation about zero, clockwise on the screen.
  ///
  /// - Parameter radians: The angle.
  public init(rotation radians: Double) {
    let (sine, cosine) = (sin(radians), cos(radians))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// The map that exchanges the left and the right end of a width.
  public init(mirrorInWidth width: Double) {
    self.init(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
  }

  /// This map first, then another.
  public func concatenating(_ next: Transform2D) -> Transform2D {
    Transform2D(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// The map as it is seen in a mirror at `x = 0`: F·T·F.
  ///
  /// Moves to the side and rotations turn round; scale stays, that of `y` and that of `x`. Done
  /// twice, it gives the map back.
  public var mirrored: Transform2D {
    Transform2D(a: a, b: -b, c: -c, d: d, tx: -tx, ty: ty)
  }

  /// How areas grow; negative where the map turns things into their mirror image.
  var determinant: Double { a * d - b * c }

  /// The map back; nil where this one squeezes the plane flat.
  public var inverse: Transform2D? {
    let determinant = determinant
    guard determinant != 0, determinant.isFinite else { return nil }
    return Transform2D(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// Where a place comes to.
  public func apply(to point: LayoutPoint) -> LayoutPoint {
    LayoutPoint(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }
}
