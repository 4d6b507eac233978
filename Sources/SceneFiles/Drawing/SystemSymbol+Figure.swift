internal import BidiLayout

extension SceneFile.Figure {
  /// A simple drawing of a symbol of the system; nil for symbols that are not drawn.
  ///
  /// Those with forward and backward in their names are drawn for left to right.
  ///
  /// - Parameter name: The name, such as `chevron.forward`.
  package init?(systemSymbol name: String) {
    let words = name.split(separator: ".").map(String.init)
    let turns = ["left": 2, "backward": 2, "right": 0, "forward": 0, "down": 1, "up": 3]
    let side = words.last.flatMap { turns[$0] }
    let points: [(Double, Double)]
    switch (words.first, words.count, side) {
    case ("chevron", 2, let turn?): points = Self.turned(Self.chevron, turn)
    case ("arrow", 2, let turn?): points = Self.turned(Self.arrow, turn)
    case ("plus", 1, _): points = Self.plus
    case ("xmark", 1, _): points = Self.plus.map(Self.eighthTurn)
    case ("checkmark", 1, _): points = Self.check
    default: return nil
    }
    let path = LayoutPath(polygon: points.map { LayoutPoint(x: $0.0, y: $0.1) })
    self.init(
      size: LayoutSize(width: 24, height: 24),
      shapes: [Shape(path: path, fill: LayoutColor(red: 0, green: 122 / 255, blue: 1))])
  }

  private static let chevron: [(Double, Double)] = [
    (8, 3.5), (16.5, 12), (8, 20.5), (6.2, 18.7), (12.9, 12), (6.2, 5.3),
  ]

  private static let arrow: [(Double, Double)] = [
    (3, 10.8), (16.2, 10.8), (11, 5.6), (12.7, 3.9), (20.8, 12), (12.7, 20.1), (11, 18.4),
    (16.2, 13.2), (3, 13.2),
  ]

  private static let plus: [(Double, Double)] = [
    (10.8, 3), (13.2, 3), (13.2, 10.8), (21, 10.8), (21, 13.2), (13.2, 13.2), (13.2, 21),
    (10.8, 21), (10.8, 13.2), (3, 13.2), (3, 10.8), (10.8, 10.8),
  ]

  private static let check: [(Double, Double)] = [
    (4.5, 12.5), (6.3, 10.7), (10, 14.6), (17.8, 5), (19.7, 6.6), (10.1, 18.2),
  ]

  /// Points turned clockwise about the middle, by quarters.
  private static func turned(_ points: [(Double, Double)], _ quarters: Int) -> [(Double, Double)] {
    (0..<quarters).reduce(points) { points, _ in points.map { (24 - $0.1, $0.0) } }
  }

  private static func eighthTurn(_ point: (Double, Double)) -> (Double, Double) {
    let (x, y) = (point.0 - 12, point.1 - 12)
    // The sine and the cosine of 45 degrees.
    let half = 0.5.squareRoot()
    return (12 + (x - y) * half, 12 + (x + y) * half)
  }
}
