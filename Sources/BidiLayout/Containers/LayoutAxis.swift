/// A direction to lay things out along.
public enum LayoutAxis: String, Sendable, Hashable, Codable, CaseIterable {
  /// From the leading to the trailing side.
  case horizontal

  /// Downwards.
  case vertical

  /// The other axis.
  package var opposite: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
}

extension LayoutSize {
  func along(_ axis: LayoutAxis) -> Double { axis == .horizontal ? width : height }

  init(along axis: LayoutAxis, _ length: Double, across: Double) {
    self =
      axis == .horizontal
      ? LayoutSize(width: length, height: across) : LayoutSize(width: across, height: length)
  }
}

extension LayoutRect {
  init(
    along axis: LayoutAxis, from start: Double, _ length: Double, across: Double, _ breadth: Double
  ) {
    self =
      axis == .horizontal
      ? LayoutRect(x: start, y: across, width: length, height: breadth)
      : LayoutRect(x: across, y: start, width: breadth, height: length)
  }

  /// Where the rectangle begins and ends on an axis.
  func extent(along axis: LayoutAxis) -> (start: Double, end: Double) {
    axis == .horizontal ? (minX, maxX) : (minY, maxY)
  }
}

extension DirectionalEdgeInsets {
  /// The insets at both ends of an axis, in leading space.
  func ends(of axis: LayoutAxis) -> (start: Double, end: Double) {
    axis == .horizontal ? (leading, trailing) : (top, bottom)
  }
}
