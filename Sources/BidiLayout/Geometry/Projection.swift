/// A map of the plane that keeps straight lines: what a layer in space looks like from the front.
///
/// A place is divided by `px·x + py·y + pw`. Without perspective that is 1, and the map is
/// ``affine``. Layers are flattened into their parents, as `CALayer` does, so a chain of layers is
/// a product of such maps.
public struct Projection: Sendable, Hashable, Codable {
  /// What `x` gives to `x'`.
  public var a: Double
  /// What `x` gives to `y'`.
  public var b: Double
  /// What `x` gives to the divisor.
  public var px: Double
  /// What `y` gives to `x'`.
  public var c: Double
  /// What `y` gives to `y'`.
  public var d: Double
  /// What `y` gives to the divisor.
  public var py: Double
  /// What is added to `x'`.
  public var tx: Double
  /// What is added to `y'`.
  public var ty: Double
  /// What is added to the divisor.
  public var pw: Double

  /// The map that moves nothing.
  public static let identity = Projection(.identity)

  /// Makes a map.
  init(
    a: Double, b: Double, px: Double, c: Double, d: Double, py: Double, tx: Double, ty: Double,
    pw: Double
  ) {
    (self.a, self.b, self.px) = (a, b, px)
    (self.c, self.d, self.py) = (c, d, py)
    (self.tx, self.ty, self.pw) = (tx, ty, pw)
  }

  /// A map without perspective.
  public init(_ affine: Transform2D) {
    self.init(
      a: affine.a, b: affine.b, px: 0, c: affine.c, d: affine.d, py: 0, tx: affine.tx,
      ty: affine.ty, pw: 1)
  }

  /// The map without perspective that this is; nil where it has one.
  public var affine: Transform2D? {
    guard isAffine else { return nil }
    return Transform2D(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Whether there is no perspective.
  var isAffine: Bool { px == 0 && py == 0 && pw == 1 }

  /// This map first, then another.
  public func concatenating(_ next: Projection) -> Projection {
    Projection(
      a: a * next.a + b * next.c + px * next.tx, b: a * next.b + b * next.d + px * next.ty,
      px: a * next.px + b * next.py + px * next.pw,
      c: c * next.a + d * next.c + py * next.tx, d: c * next.b + d * next.d + py * next.ty,
      py: c * next.px + d * next.py + py * next.pw,
      tx: tx * next.a + ty * next.c + pw * next.tx, ty: tx * next.b + ty * next.d + pw * next.ty,
      pw: tx * next.px + ty * next.py + pw * next.pw)
  }

  /// How areas grow; negative where the map turns things into their mirror image.
  package var determinant: Double {
    a * (d * pw - py * ty) - b * (c * pw - py * tx) + px * (c * ty - d * tx)
  }

  /// The map back; nil where this one squeezes the plane flat.
  public var inverse: Projection? {
    let scale = determinant
    guard scale != 0, scale.isFinite else { return nil }
    return Projection(
      a: (d * pw - py * ty) / scale, b: (px * ty - b * pw) / scale, px: (b * py - px * d) / scale,
      c: (py * tx - c * pw) / scale, d: (a * pw - px * tx) / scale, py: (px * c - a * py) / scale,
      tx: (c * ty - d * tx) / scale, ty: (b * tx - a * ty) / scale, pw: (a * d - b * c) / scale)
  }

  /// Where a place comes to.
  ///
  /// - Parameter point: The place.
  /// - Returns: Where it is seen; nil for what lies behind the viewer.
  public func apply(to point: LayoutPoint) -> LayoutPoint? {
    let divisor = px * point.x + py * point.y + pw
    guard divisor > 0 else { return nil }
    return LayoutPoint(
      x: (a * point.x + c * point.y + tx) / divisor, y: (b * point.x + d * point.y + ty) / divisor)
  }

  /// The corners of a rectangle from zero, seen through the map.
  ///
  /// - Parameter size: The size of the rectangle.
  /// - Returns: Top left, top right, bottom right and bottom left; nil if one of them lies behind
  ///   the viewer.
  public func corners(of size: LayoutSize) -> [LayoutPoint]? {
    let corners = [
      LayoutPoint(x: 0, y: 0), LayoutPoint(x: size.width, y: 0),
      LayoutPoint(x: size.width, y: size.height),
      LayoutPoint(x: 0, y: size.height),
    ].compactMap { apply(to: $0) }
    return corners.count == 4 ? corners : nil
  }

  /// The smallest rectangle that holds what is seen of a rectangle from zero.
  ///
  /// - Parameter size: The size of the rectangle.
  /// - Returns: The rectangle; nil if a corner lies behind the viewer.
  func boundingBox(of size: LayoutSize) -> LayoutRect? {
    if b == 0, c == 0, isAffine {
      return LayoutRect(
        x: a < 0 ? tx + a * size.width : tx, y: d < 0 ? ty + d * size.height : ty,
        width: a.magnitude * size.width, height: d.magnitude * size.height)
    }
    guard let corners = corners(of: size) else { return nil }
    let (first, rest) = (corners[0], corners[1...])
    let (left, right) = rest.reduce((first.x, first.x)) { (min($0.0, $1.x), max($0.1, $1.x)) }
    let (top, bottom) = rest.reduce((first.y, first.y)) { (min($0.0, $1.y), max($0.1, $1.y)) }
    return LayoutRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
