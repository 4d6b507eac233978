internal import BidiLayout

extension Path {
  /// How far the control places of a curve lie that looks like a quarter of a circle.
  private static let quarter = 0.5522847498

  /// A rectangle with round corners.
  init(_ rect: Rect, corners: CornerRadii) {
    let radii = corners.fitted(to: rect.standardized.size)
    let (topLeft, topRight) = (radii.topLeft, radii.topRight)
    let (bottomLeft, bottomRight) = (radii.bottomLeft, radii.bottomRight)
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    guard topLeft + topRight + bottomLeft + bottomRight > 0 else {
      self.init(polygon: rect.corners)
      return
    }
    let away = 1 - Self.quarter
    self.init([
      .move(Point(x: left + topLeft, y: top)),
      .line(Point(x: right - topRight, y: top)),
      .curve(
        Point(x: right - topRight * away, y: top), Point(x: right, y: top + topRight * away),
        to: Point(x: right, y: top + topRight)),
      .line(Point(x: right, y: bottom - bottomRight)),
      .curve(
        Point(x: right, y: bottom - bottomRight * away),
        Point(x: right - bottomRight * away, y: bottom),
        to: Point(x: right - bottomRight, y: bottom)),
      .line(Point(x: left + bottomLeft, y: bottom)),
      .curve(
        Point(x: left + bottomLeft * away, y: bottom),
        Point(x: left, y: bottom - bottomLeft * away),
        to: Point(x: left, y: bottom - bottomLeft)),
      .line(Point(x: left, y: top + topLeft)),
      .curve(
        Point(x: left, y: top + topLeft * away), Point(x: left + topLeft * away, y: top),
        to: Point(x: left + topLeft, y: top)),
      .close,
    ])
  }

  /// Whether every place of the figure, and every place that a curve is pulled to, is in a box.
  func isInside(_ size: Size) -> Bool {
    elements.allSatisfy { element in
      let points: [Point] =
        switch element {
        case .move(let point), .line(let point): [point]
        case .curve(let first, let second, let end): [first, second, end]
        case .close: []
        }
      return points.allSatisfy {
        $0.x >= 0 && $0.y >= 0 && $0.x <= size.width && $0.y <= size.height
      }
    }
  }
}

extension Rect {
  /// Top left, top right, bottom right, bottom left.
  var corners: [Point] {
    [
      Point(x: minX, y: minY), Point(x: maxX, y: minY), Point(x: maxX, y: maxY),
      Point(x: minX, y: maxY),
    ]
  }
}
