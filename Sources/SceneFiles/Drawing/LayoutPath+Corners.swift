internal import BidiLayout

extension LayoutPath {
  /// How far the control places of a curve lie that looks like a quarter of a circle.
  private static let quarter = 0.5522847498

  /// A rectangle with round corners.
  init(_ rect: LayoutRect, corners: CornerRadii) {
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
      .move(LayoutPoint(x: left + topLeft, y: top)),
      .line(LayoutPoint(x: right - topRight, y: top)),
      .curve(
        LayoutPoint(x: right - topRight * away, y: top),
        LayoutPoint(x: right, y: top + topRight * away),
        to: LayoutPoint(x: right, y: top + topRight)),
      .line(LayoutPoint(x: right, y: bottom - bottomRight)),
      .curve(
        LayoutPoint(x: right, y: bottom - bottomRight * away),
        LayoutPoint(x: right - bottomRight * away, y: bottom),
        to: LayoutPoint(x: right - bottomRight, y: bottom)),
      .line(LayoutPoint(x: left + bottomLeft, y: bottom)),
      .curve(
        LayoutPoint(x: left + bottomLeft * away, y: bottom),
        LayoutPoint(x: left, y: bottom - bottomLeft * away),
        to: LayoutPoint(x: left, y: bottom - bottomLeft)),
      .line(LayoutPoint(x: left, y: top + topLeft)),
      .curve(
        LayoutPoint(x: left, y: top + topLeft * away),
        LayoutPoint(x: left + topLeft * away, y: top),
        to: LayoutPoint(x: left + topLeft, y: top)),
      .close,
    ])
  }

  /// Whether every place of the figure, and every place that a curve is pulled to, is in a box.
  func isInside(_ size: LayoutSize) -> Bool {
    elements.allSatisfy { element in
      let points: [LayoutPoint] =
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

extension LayoutRect {
  /// Top left, top right, bottom right, bottom left.
  var corners: [LayoutPoint] {
    [
      LayoutPoint(x: minX, y: minY), LayoutPoint(x: maxX, y: minY), LayoutPoint(x: maxX, y: maxY),
      LayoutPoint(x: minX, y: maxY),
    ]
  }
}
