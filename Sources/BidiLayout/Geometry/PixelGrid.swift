/// The pixels of a screen, to which frames are moved in leading space, before any mirror.
///
/// Rounding and mirroring do not commute: rounded after the mirror, a frame can come out a pixel
/// away from the mirror image. So frames are snapped first and mirrored last, and screenshots in
/// both directions agree pixel by pixel.
public struct PixelGrid: Sendable, Hashable, Codable {
  /// Pixels in a point: 1, 2 or 3 on screens.
  public let scale: Double

  /// Makes a grid.
  ///
  /// - Parameter scale: Pixels in a point; nil is returned if it is not above zero.
  public init?(scale: Double) {
    guard scale > 0, scale.isFinite else { return nil }
    self.scale = scale
  }

  /// The nearest line of the grid; between two, the one farther along.
  public func snapped(_ value: Double) -> Double {
    (value * scale + 0.5).rounded(.down) / scale
  }

  /// The rectangle whose edges are each at the nearest line of the grid, so that neighbours stay
  /// neighbours.
  public func snapped(_ rect: LayoutRect) -> LayoutRect {
    let (left, top) = (snapped(rect.minX), snapped(rect.minY))
    return LayoutRect(
      x: left, y: top, width: snapped(rect.maxX) - left, height: snapped(rect.maxY) - top)
  }

  /// The size whose sides are each at the nearest line of the grid.
  public func snapped(_ size: LayoutSize) -> LayoutSize {
    LayoutSize(width: snapped(size.width), height: snapped(size.height))
  }
}
