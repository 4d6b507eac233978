internal import BidiLayout

/// A symbol of the system as strokes of one pen and filled areas, in a box of 24 by 24 points.
struct SystemSymbol {
  typealias Points = [(x: Double, y: Double)]

  private(set) var lines: [Points] = []
  private(set) var areas: [Points] = []

  private init(lines: [Points], areas: [Points]) {
    (self.lines, self.areas) = (lines, areas)
  }

  /// Reads a drawing: parts with a semicolon between, each a list of points.
  ///
  /// A part is a line through its points. With `z` at its end the line is closed, and with `#` before it the part is an area.
  /// `o` before three numbers is a circle about a point.
  ///
  /// - Parameter drawing: For example `o 10.5,10.5,6.5; 15.2,15.2 20.5,20.5`, a magnifying glass.
  init(_ drawing: String) {
    for part in drawing.split(separator: ";") {
      let words = part.split(separator: " ")
      let numbers = words.map { $0.split(separator: ",").compactMap { Double($0) } }
      var points = numbers.filter { $0.count == 2 }.map { ($0[0], $0[1]) }
      if let circle = numbers.first(where: { $0.count == 3 }) {
        points = Self.circle(circle[0], circle[1], circle[2])
      }
      if words.contains("#") {
        areas.append(points)
      } else {
        lines.append(
          words.contains("z") || words.contains("o") ? points + points.prefix(1) : points)
      }
    }
  }

  /// The symbol seen in a mirror.
  var mirrored: Self { mapped { (24 - $0, $1) } }

  /// The symbol turned clockwise about its middle, by quarters.
  func turned(_ quarters: Int) -> Self {
    (0..<quarters).reduce(self) { symbol, _ in symbol.mapped { (24 - $1, $0) } }
  }

  private func mapped(_ map: (Double, Double) -> (x: Double, y: Double)) -> Self {
    func mapped(_ points: Points) -> Points { points.map { map($0.x, $0.y) } }
    return Self(lines: lines.map(mapped), areas: areas.map(mapped))
  }

  // MARK: Figures

  private static let pen = 1.8

  /// All strokes and areas as polygons that go round the same way, so that they may overlap.
  var path: LayoutPath {
    let strokes = lines.flatMap { line in
      line.map { Self.circle($0.x, $0.y, Self.pen / 2, corners: 8) }
        + zip(line, line.dropFirst()).compactMap(Self.bar)
    }
    return LayoutPath(
      (strokes + areas.map(Self.clockwise)).flatMap { points in
        LayoutPath(polygon: points.map { LayoutPoint(x: $0.x, y: $0.y) }).elements
      })
  }

  /// A straight stroke without its ends.
  private static func bar(
    _ from: (x: Double, y: Double), _ to: (x: Double, y: Double)
  ) -> Points? {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0 else { return nil }
    let (x, y) = (-dy / length * pen / 2, dx / length * pen / 2)
    return [
      (from.x - x, from.y - y), (to.x - x, to.y - y), (to.x + x, to.y + y),
      (from.x + x, from.y + y),
    ]
  }

  private static func clockwise(_ points: Points) -> Points {
    let next = points.dropFirst() + points.prefix(1)
    let area = zip(points, next).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
    return area < 0 ? points.reversed() : points
  }

  /// The corners of a circle, clockwise from the right.
  private static func circle(
    _ x: Double, _ y: Double, _ radius: Double, corners: Int = 24
  ) -> Points {
    (0..<corners).map { corner in
      let turn = Transform2D(rotation: Double(corner) / Double(corners) * 2 * .pi)
      return (x + radius * turn.a, y + radius * turn.b)
    }
  }
}
