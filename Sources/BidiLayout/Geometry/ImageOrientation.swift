/// How stored pixels are turned to be shown: the eight cases of `UIImage.Orientation` and EXIF.
public enum ImageOrientation: String, Sendable, Hashable, Codable, CaseIterable {
  /// As stored.
  case up
  /// Turned by a half.
  case down
  /// Turned by a quarter, counterclockwise.
  case left
  /// Turned by a quarter, clockwise.
  case right
  /// Mirrored, left to right.
  case upMirrored
  /// Mirrored, top to bottom.
  case downMirrored
  /// Mirrored left to right, then turned by a quarter, counterclockwise.
  case leftMirrored
  /// Mirrored left to right, then turned by a quarter, clockwise.
  case rightMirrored

  /// The orientation that shows the mirror image of what this one shows.
  ///
  /// Done twice, it gives this one back.
  ///
  /// It is the display that is mirrored, not the stored pixels: the image of ``left`` is
  /// ``rightMirrored``.
  public var horizontallyMirrored: ImageOrientation {
    switch self {
    case .up: .upMirrored
    case .upMirrored: .up
    case .down: .downMirrored
    case .downMirrored: .down
    case .left: .rightMirrored
    case .rightMirrored: .left
    case .right: .leftMirrored
    case .leftMirrored: .right
    }
  }

  /// Whether the shown image is as wide as the stored one is high.
  public var swapsSides: Bool {
    switch self {
    case .up, .down, .upMirrored, .downMirrored: false
    case .left, .right, .leftMirrored, .rightMirrored: true
    }
  }

  /// The map from stored to shown pixels.
  ///
  /// - Parameter size: The size of the stored image.
  /// - Returns: The map, onto the rectangle from zero that the shown image fills.
  public func transform(storedSize size: LayoutSize) -> Transform2D {
    let (width, height) = (size.width, size.height)
    return switch self {
    case .up: .identity
    case .down: Transform2D(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
    case .left: Transform2D(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
    case .right: Transform2D(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
    case .upMirrored: Transform2D(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
    case .downMirrored: Transform2D(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
    case .leftMirrored: Transform2D(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .rightMirrored: Transform2D(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
    }
  }
}
