/// Children as a ``CategoryStrip``: titles, and the line below the title of the page that is seen.
///
/// The strip is scrolled so that this title is in the middle, as far as the strip goes.
public struct StripLayout: Sendable, Hashable, Codable {
  /// The number of the page that is seen, from 0, with a fraction between two pages.
  public var progress: Double
  /// The space between titles, in points.
  public var spacing: Double
  /// The room before the first title.
  public var leadingInset: Double
  /// The room after the last title.
  public var trailingInset: Double
  /// The height of the line.
  public var indicatorHeight: Double
  /// Whether the last child is the line; else all children are titles.
  public var hasIndicator: Bool

  /// Makes a strip.
  public init(
    progress: Double = 0, spacing: Double = 0, leadingInset: Double = 0, trailingInset: Double = 0,
    indicatorHeight: Double = 2, hasIndicator: Bool = true
  ) {
    self.progress = progress
    self.spacing = spacing
    self.leadingInset = leadingInset
    self.trailingInset = trailingInset
    self.indicatorHeight = indicatorHeight
    self.hasIndicator = hasIndicator
  }

  /// The strip of titles.
  ///
  /// - Parameters:
  ///   - titleWidths: The widths of the titles, in points.
  ///   - size: The size of the strip.
  /// - Returns: The strip.
  package func strip(titleWidths: [Double], in size: LayoutSize) -> CategoryStrip {
    CategoryStrip(
      titleWidths: titleWidths, spacing: spacing, width: size.width, height: size.height,
      leadingInset: leadingInset, trailingInset: trailingInset, indicatorHeight: indicatorHeight)
  }

  /// Where children stand, in leading space.
  ///
  /// - Parameters:
  ///   - sizes: The sizes of the children, of which only the width of titles counts.
  ///   - size: The size of the strip.
  /// - Returns: A frame for each; the line has no width where there is no title.
  /// - Complexity: O(*n*).
  func frames(of sizes: [LayoutSize], in size: LayoutSize) -> [LayoutRect] {
    let titles = hasIndicator ? sizes.dropLast() : sizes[...]
    let strip = strip(titleWidths: titles.map(\.width), in: size)
    var frames = strip.titleFrames
    if frames.count < sizes.count {
      frames.append(
        strip.indicatorFrame(at: progress)
          ?? LayoutRect(x: 0, y: size.height - indicatorHeight, width: 0, height: indicatorHeight))
    }
    let offset = strip.scroll(at: progress).offset
    return frames.map { $0.offsetBy(x: -offset, y: 0) }
  }
}

extension StripLayout {
  /// Reads a strip; nothing is needed.
  ///
  /// - Parameter decoder: Where to read.
  /// - Throws: The decoder's error for a value that does not fit.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      progress: try values.value(.progress, otherwise: 0),
      spacing: try values.value(.spacing, otherwise: 0),
      leadingInset: try values.value(.leadingInset, otherwise: 0),
      trailingInset: try values.value(.trailingInset, otherwise: 0),
      indicatorHeight: try values.value(.indicatorHeight, otherwise: 2),
      hasIndicator: try values.value(.hasIndicator, otherwise: true))
  }
}
