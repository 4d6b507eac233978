/// Rows and columns, in leading space: the first column is at the leading side.
///
/// Vertical: the tracks are columns, filled row by row. Horizontal: the tracks are rows, filled
/// column by column.
public struct TrackLayout: Sendable, Hashable, Codable {
  /// A column of a vertical grid, a row of a horizontal one.
  public enum Track: Sendable, Hashable {
    /// Of a size, in points.
    case fixed(Double)

    /// Of what is left over, against the weights of the others, but not less than a minimum.
    case flexible(minimum: Double, weight: Double)
  }

  /// The axis that the content grows along.
  public var axis: LayoutAxis
  /// The columns of a vertical grid, the rows of a horizontal one.
  ///
  /// None is as one that takes all.
  public var tracks: [Track]
  /// The space between tracks, in points.
  public var trackSpacing: Double
  /// The space between lines.
  public var lineSpacing: Double
  /// The height of rows in a vertical grid, the width of columns in a horizontal one; nil for that
  /// of the largest item.
  public var lineLength: Double?
  /// What lies between the content's edges and the items.
  public var insets: DirectionalEdgeInsets

  /// Makes a grid.
  public init(
    axis: LayoutAxis = .vertical, tracks: [Track], trackSpacing: Double = 0,
    lineSpacing: Double = 0,
    lineLength: Double? = nil, insets: DirectionalEdgeInsets = .zero
  ) {
    self.axis = axis
    self.tracks = tracks
    self.trackSpacing = trackSpacing
    self.lineSpacing = lineSpacing
    self.lineLength = lineLength
    self.insets = insets
  }

  /// Places items, each filling its cell.
  ///
  /// - Parameters:
  ///   - sizes: The size of each item, of which only that along the axis counts.
  ///   - container: The size of the box.
  /// - Returns: Where the items stand.
  /// - Complexity: O(*n*).
  public func layout(_ sizes: [LayoutSize], in container: LayoutSize) -> ItemLayout {
    let (before, after) = insets.ends(of: axis)
    let (start, end) = insets.ends(of: axis.opposite)
    let lengths = trackLengths(in: max(0, container.along(axis.opposite) - start - end))
    var frames: [LayoutRect] = []
    frames.reserveCapacity(sizes.count)
    let lines = stride(from: 0, to: sizes.count, by: lengths.count).map {
      $0..<min($0 + lengths.count, sizes.count)
    }
    var place = before
    for line in lines {
      let thickness = lineLength ?? sizes[line].reduce(0) { max($0, $1.along(axis)) }
      var along = start
      for length in lengths.prefix(line.count) {
        frames.append(
          LayoutRect(along: axis.opposite, from: along, length, across: place, thickness))
        along += length + trackSpacing
      }
      place += thickness + lineSpacing
    }
    let grown = (lines.isEmpty ? place : place - lineSpacing) + after
    let wide = start + end + lengths.reduce(Double(lengths.count - 1) * trackSpacing, +)
    return ItemLayout(
      axis: axis, frames: frames, lines: lines,
      contentSize: LayoutSize(
        along: axis, max(grown, container.along(axis)),
        across: max(wide, container.along(axis.opposite))))
  }

  /// The lengths of the tracks in a breadth.
  ///
  /// - Parameter breadth: What the tracks and the spaces between them fill.
  /// - Returns: At least one length. Tracks that would be below their minimum have it; the others
  ///   share the rest.
  package func trackLengths(in breadth: Double) -> [Double] {
    guard !tracks.isEmpty else { return [breadth] }
    var lengths = tracks.map { track in
      if case .fixed(let length) = track { max(0, length) } else { nil as Double? }
    }
    let gaps = Double(tracks.count - 1) * trackSpacing
    // Each round settles at least one track, or ends.
    while true {
      let free = breadth - gaps - lengths.reduce(0) { $0 + ($1 ?? 0) }
      var weights = 0.0
      for (track, length) in zip(tracks, lengths) where length == nil { weights += track.weight }
      var hasSettled = false
      for (index, track) in tracks.enumerated() where lengths[index] == nil {
        let share = weights > 0 ? free * track.weight / weights : 0
        if share < track.minimum {
          lengths[index] = track.minimum
          hasSettled = true
        }
      }
      if hasSettled { continue }
      return zip(tracks, lengths).map { track, length in
        length ?? (weights > 0 ? max(0, free) * track.weight / weights : 0)
      }
    }
  }
}

extension TrackLayout.Track {
  fileprivate var weight: Double {
    if case .flexible(_, let weight) = self { max(0, weight) } else { 0 }
  }

  fileprivate var minimum: Double {
    if case .flexible(let minimum, _) = self { max(0, minimum) } else { 0 }
  }
}

extension TrackLayout {
  /// Reads a grid; only the tracks are needed.
  ///
  /// - Parameter decoder: Where to read.
  /// - Throws: The decoder's error for a value that does not fit.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      axis: try values.value(.axis, otherwise: .vertical),
      tracks: try values.decode([Track].self, forKey: .tracks),
      trackSpacing: try values.value(.trackSpacing, otherwise: 0),
      lineSpacing: try values.value(.lineSpacing, otherwise: 0),
      lineLength: try values.decodeIfPresent(Double.self, forKey: .lineLength),
      insets: try values.value(.insets, otherwise: .zero))
  }
}

extension TrackLayout.Track: Codable {
  private enum CodingKeys: String, CodingKey {
    case fixed, minimum, weight
  }

  /// Reads a track: `fixed`, or a `weight` with a `minimum` or none.
  ///
  /// - Parameter decoder: Where to read.
  /// - Throws: The decoder's error for a value that does not fit.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    if let length = try values.decodeIfPresent(Double.self, forKey: .fixed) {
      self = .fixed(length)
    } else {
      self = .flexible(
        minimum: try values.value(.minimum, otherwise: 0),
        weight: try values.value(.weight, otherwise: 1))
    }
  }

  /// Writes a track.
  ///
  /// - Parameter encoder: Where to write.
  /// - Throws: The encoder's error.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .fixed(let length): try values.encode(length, forKey: .fixed)
    case .flexible(let minimum, let weight):
      try values.encode(minimum, forKey: .minimum)
      try values.encode(weight, forKey: .weight)
    }
  }
}
