/// Lines of items that wrap, as a collection view has them, in leading space.
///
/// Vertical: rows from the leading side on, content that grows downwards. Horizontal: columns from
/// the top down, content that grows to the trailing side.
public struct FlowLayout: Sendable, Hashable, Codable {
  /// What becomes of space that is left over in a line.
  public enum LineAlignment: String, Sendable, Hashable, Codable, CaseIterable {
    /// It is left at the end of the line.
    case leading
    /// It is left at both ends.
    case center
    /// It is left at the start.
    case trailing
    /// It goes between the items; but in the last line it is left at the end.
    case justified
  }

  /// The axis that the content grows along.
  public var axis: LayoutAxis
  /// The least space between items of a line, in points.
  public var itemSpacing: Double
  /// The space between lines.
  public var lineSpacing: Double
  /// What becomes of space that is left over in a line.
  public var lineAlignment: LineAlignment
  /// What lies between the content's edges and the items.
  public var insets: DirectionalEdgeInsets

  /// Makes a layout.
  public init(
    axis: LayoutAxis = .vertical, itemSpacing: Double = 0, lineSpacing: Double = 0,
    lineAlignment: LineAlignment = .leading, insets: DirectionalEdgeInsets = .zero
  ) {
    self.axis = axis
    self.itemSpacing = itemSpacing
    self.lineSpacing = lineSpacing
    self.lineAlignment = lineAlignment
    self.insets = insets
  }

  /// Places items.
  ///
  /// Items of a line stand at its start; the line is as thick as the thickest. An item that is
  /// longer than a line has one for itself, and goes over the ends that ``lineAlignment`` leaves
  /// space at.
  ///
  /// - Parameters:
  ///   - sizes: The size of each item.
  ///   - container: The size of the box.
  /// - Returns: Where the items stand.
  /// - Complexity: O(*n*).
  public func layout(_ sizes: [LayoutSize], in container: LayoutSize) -> ItemLayout {
    let lineAxis = axis.opposite
    let (before, after) = insets.ends(of: axis)
    let (start, end) = insets.ends(of: lineAxis)
    let length = max(0, container.along(lineAxis) - start - end)

    var frames: [LayoutRect] = []
    frames.reserveCapacity(sizes.count)
    var place = before
    var widest = 0.0
    let lines = lines(of: sizes, length: length)
    for line in lines {
      let items = sizes[line]
      let gaps = Double(items.count - 1)
      let used = items.reduce(gaps * itemSpacing) { $0 + $1.along(lineAxis) }
      let free = length - used
      var along = start
      var step = itemSpacing
      switch lineAlignment {
      case .leading: break
      case .center: along += free / 2
      case .trailing: along += free
      case .justified: if gaps > 0, line.upperBound < sizes.count { step += max(0, free) / gaps }
      }
      for size in items {
        let own = size.along(lineAxis)
        frames.append(
          LayoutRect(along: lineAxis, from: along, own, across: place, size.along(axis)))
        along += own + step
      }
      widest = max(widest, along - step)
      place += items.reduce(0) { max($0, $1.along(axis)) } + lineSpacing
    }
    let grown = (lines.isEmpty ? place : place - lineSpacing) + after
    return ItemLayout(
      axis: axis, frames: frames, lines: lines,
      contentSize: LayoutSize(
        along: axis, max(grown, container.along(axis)),
        across: max(widest + end, container.along(lineAxis))))
  }

  /// Which items share a line.
  private func lines(of sizes: [LayoutSize], length: Double) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var first = 0
    var used = 0.0
    for (index, size) in sizes.enumerated() {
      let own = size.along(axis.opposite)
      // Sums of sizes that fill a line exactly may be a little over.
      if index > first, used + itemSpacing + own > length + 1e-6 {
        lines.append(first..<index)
        first = index
      }
      used = index == first ? own : used + itemSpacing + own
    }
    if first < sizes.count { lines.append(first..<sizes.count) }
    return lines
  }
}

extension FlowLayout {
  /// Reads a layout; nothing is needed.
  ///
  /// - Parameter decoder: Where to read.
  /// - Throws: The decoder's error for a value that does not fit.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      axis: try values.value(.axis, otherwise: .vertical),
      itemSpacing: try values.value(.itemSpacing, otherwise: 0),
      lineSpacing: try values.value(.lineSpacing, otherwise: 0),
      lineAlignment: try values.value(.lineAlignment, otherwise: .leading),
      insets: try values.value(.insets, otherwise: .zero))
  }
}
