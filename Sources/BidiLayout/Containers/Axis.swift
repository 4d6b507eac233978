/// A direction to lay things out along.
public enum Axis: String, Sendable, Hashable, Codable, CaseIterable {
  /// From the leading to the trailing side.
  case horizontal

  /// Downwards.
  case vertical

  /// The other axis.
  public var opposite: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Size {
  func along(_ axis: Axis) -> Double { axis == .horizontal ? width : height }

  init(along axis: Axis, _ length: Double, across: Double) {
    self =
      axis == .horizontal
      ? Size(width: length, height: across) : Size(width: across, height: length)
  }
}

extension Rect {
  init(along axis: Axis, from start: Double, _ length: Double, across: Double, _ breadth: Double) {
    self =
      axis == .horizontal
      ? Rect(x: start, y: across, width: length, height: breadth)
      : Rect(x: across, y: start, width: breadth, height: length)
  }

  /// Where the rectangle begins and ends on an axis.
  func extent(along axis: Axis) -> (start: Double, end: Double) {
    axis == .horizontal ? (minX, maxX) : (minY, maxY)
  }
}

extension DirectionalEdgeInsets {
  /// The insets at both ends of an axis, in leading space.
  func ends(of axis: Axis) -> (start: Double, end: Double) {
    axis == .horizontal ? (leading, trailing) : (top, bottom)
  }
}
