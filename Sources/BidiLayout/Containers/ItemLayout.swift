public import BidiText

/// Where the items of a collection stand: the result of a flow or a grid.
///
/// Items keep the order of their indices in both directions: the first one is at the leading side.
public struct ItemLayout: Sendable, Hashable {
  /// An item on the screen.
  public struct Attributes: Sendable, Hashable {
    /// The index of the item.
    public let index: Int

    /// Its frame in the content, from the left.
    public let frame: LayoutRect
  }

  /// A stretch of the scrolling axis with the items in it.
  struct Band: Sendable, Hashable {
    let items: Range<Int>
    var start: Double
    var end: Double
  }

  /// The axis that the content grows along.
  let axis: LayoutAxis

  /// The frame of each item, in leading space.
  public let frames: [LayoutRect]

  /// The size of all items with the insets round them; not less than that of the box.
  public let contentSize: LayoutSize

  let bands: [Band]

  /// Makes a layout of bands that follow one another.
  init(axis: LayoutAxis, frames: [LayoutRect], lines: [Range<Int>], contentSize: LayoutSize) {
    self.axis = axis
    self.frames = frames
    self.contentSize = contentSize
    var bands = lines.map { line in
      let extents = frames[line].map { $0.extent(along: axis) }
      return Band(
        items: line, start: extents.reduce(.infinity) { min($0, $1.start) },
        end: extents.reduce(-.infinity) { max($0, $1.end) })
    }
    // Ends and starts never fall from band to band, so that they can be searched.
    for index in bands.indices.dropFirst() {
      bands[index].end = max(bands[index].end, bands[index - 1].end)
    }
    for index in bands.indices.dropLast().reversed() {
      bands[index].start = min(bands[index].start, bands[index + 1].start)
    }
    self.bands = bands
  }

  /// The frames of all items on the screen: in the content, from the left.
  ///
  /// - Parameter direction: The direction of the interface.
  /// - Returns: The frames, by index.
  public func frames(in direction: UserInterfaceLayoutDirection) -> [LayoutRect] {
    frames.map { $0.resolved(inWidth: contentSize.width, direction) }
  }

  /// The items that a part of the content shows.
  ///
  /// The part is turned into leading space first, so the items are those that are seen there.
  ///
  /// - Parameters:
  ///   - rect: A part of the content, from the left, as `UIScrollView.bounds` is.
  ///   - direction: The direction of the interface.
  /// - Returns: The items in the order of their indices.
  /// - Complexity: O(log *n* + *k*), *k* the number of items in the lines that are met.
  public func attributes(in rect: LayoutRect, direction: UserInterfaceLayoutDirection)
    -> [Attributes]
  {
    let query = rect.resolved(inWidth: contentSize.width, direction)
    let (start, end) = query.extent(along: axis)
    var result: [Attributes] = []
    for band in bands[bands.partitionIndex { $0.end > start }...] {
      guard band.start < end else { break }
      for index in band.items where frames[index].intersects(query) {
        result.append(
          Attributes(
            index: index,
            frame: frames[index].resolved(inWidth: contentSize.width, direction)))
      }
    }
    return result
  }
}
