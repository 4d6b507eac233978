internal import BidiText

/// How far what is in a node is scrolled.
public struct ScrollState: Sendable, Hashable {
  /// A place of the content.
  public enum Offset: Sendable, Hashable {
    /// From the leading edge and the top.
    case logical(LayoutPoint)

    /// From the left edge and the top, as `contentOffset` is: it shows another part in the other
    /// direction.
    case physical(LayoutPoint)
  }

  /// Where what is seen comes to rest after a pan.
  public enum Resting: String, Sendable, Hashable, Codable, CaseIterable {
    /// At a whole number of pages, each as wide as the node.
    case pages
    /// At the start of an item.
    case items
  }

  /// The size of the content, in points.
  public var contentSize: LayoutSize

  /// The place of the content that is seen at the start of the node.
  public var offset: Offset

  /// Whether the content begins at the leading side.
  ///
  /// The layout of a collection view that returns false for
  /// `flipsHorizontallyInOppositeLayoutDirection`, as `UICollectionViewLayout` does, begins at the
  /// left in every interface. Source: `UICollectionViewLayout.h`.
  public var flips: Bool

  /// Where what is seen comes to rest after a pan; nil for anywhere.
  public var resting: Resting?

  /// Makes a state.
  public init(
    contentSize: LayoutSize, offset: Offset = .logical(.zero), flips: Bool = true,
    resting: Resting? = nil
  ) {
    self.contentSize = contentSize
    self.offset = offset
    self.flips = flips
    self.resting = resting
  }

  /// The offset from the leading edge and the top.
  ///
  /// - Parameters:
  ///   - viewport: The size of the node.
  ///   - direction: The direction by which it places its children.
  /// - Returns: The offset.
  func logicalOffset(viewport: LayoutSize, direction: UserInterfaceLayoutDirection)
    -> LayoutPoint
  {
    switch offset {
    case .logical(let point): point
    case .physical(let point): turned(point, viewport, direction)
    }
  }

  /// The offset from the left edge and the top: `contentOffset`.
  ///
  /// - Parameters:
  ///   - viewport: The size of the node.
  ///   - direction: The direction by which it places its children.
  /// - Returns: The offset.
  func contentOffset(viewport: LayoutSize, direction: UserInterfaceLayoutDirection)
    -> LayoutPoint
  {
    switch offset {
    case .logical(let point): flips ? turned(point, viewport, direction) : point
    case .physical(let point): point
    }
  }

  private func turned(
    _ point: LayoutPoint, _ viewport: LayoutSize, _ direction: UserInterfaceLayoutDirection
  ) -> LayoutPoint {
    let axis = LogicalScroll(
      contentLength: contentSize.width, viewportLength: viewport.width, offset: point.x)
    return LayoutPoint(x: axis.physicalOffset(in: direction), y: point.y)
  }
}

extension ScrollState: Codable {
  private enum CodingKeys: String, CodingKey {
    case contentSize, logicalOffset, contentOffset, flips, resting
  }

  /// Reads a state: the size of the content, and `logicalOffset` or the physical `contentOffset`,
  /// or none for the start.
  ///
  /// - Parameter decoder: Where to read.
  /// - Throws: The decoder's error for a value that does not fit.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let physical = try values.decodeIfPresent(LayoutPoint.self, forKey: .contentOffset)
    let logical = try values.value(.logicalOffset, otherwise: LayoutPoint.zero)
    self.init(
      contentSize: try values.decode(LayoutSize.self, forKey: .contentSize),
      offset: physical.map { .physical($0) } ?? .logical(logical),
      flips: try values.value(.flips, otherwise: true),
      resting: try values.decodeIfPresent(Resting.self, forKey: .resting))
  }

  /// Writes a state.
  ///
  /// - Parameter encoder: Where to write.
  /// - Throws: The encoder's error.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(contentSize, forKey: .contentSize)
    switch offset {
    case .logical(let point): try values.encode(point, forKey: .logicalOffset)
    case .physical(let point): try values.encode(point, forKey: .contentOffset)
    }
    try values.encode(flips, .flips, unless: true)
    try values.encodeIfPresent(resting, forKey: .resting)
  }
}
