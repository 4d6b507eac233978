/// A row of titles over pages, with a line below the one that is seen, in leading space.
public struct CategoryStrip: Sendable, Hashable, Codable {
  /// The widths of the titles, in points.
  public var titleWidths: [Double]
  /// The space between titles.
  public var spacing: Double
  /// The room before the first title.
  public var leadingInset: Double
  /// The room after the last title.
  public var trailingInset: Double
  /// The width of the strip.
  public var width: Double
  /// The height of the strip.
  public var height: Double
  /// The height of the line.
  public var indicatorHeight: Double

  /// Makes a strip.
  public init(
    titleWidths: [Double], spacing: Double, width: Double, height: Double,
    leadingInset: Double = 0, trailingInset: Double = 0, indicatorHeight: Double = 2
  ) {
    self.titleWidths = titleWidths
    self.spacing = spacing
    self.width = width
    self.height = height
    self.leadingInset = leadingInset
    self.trailingInset = trailingInset
    self.indicatorHeight = indicatorHeight
  }

  /// The length of all titles with the spaces and the room at both ends.
  package var contentLength: Double {
    titleWidths.reduce(Double(max(0, titleWidths.count - 1)) * spacing, +) + leadingInset
      + trailingInset
  }

  /// The frames of the titles in the content.
  public var titleFrames: [LayoutRect] {
    StackLayout(
      axis: .horizontal, spacing: spacing, insets: .init(leading: leadingInset)
    ).frames(
      of: titleWidths.map { .init(size: LayoutSize(width: $0, height: height)) },
      in: LayoutSize(width: contentLength, height: height))
  }

  /// The line below the title of the page that is seen.
  ///
  /// Between two pages it lies between their titles, so it moves the way the pages do in both
  /// directions.
  ///
  /// - Parameter progress: The number of the page, from 0, with a fraction; before the first and
  ///   after the last page the line stays with their titles.
  /// - Returns: The frame in the content; nil without titles.
  public func indicatorFrame(at progress: Double) -> LayoutRect? {
    guard let (first, second, fraction) = titles(at: progress) else { return nil }
    return LayoutRect(
      x: first.x + (second.x - first.x) * fraction, y: height - indicatorHeight,
      width: first.width + (second.width - first.width) * fraction, height: indicatorHeight)
  }

  /// The strip, scrolled so that the title of the page that is seen is in the middle, as far as the
  /// strip goes.
  ///
  /// - Parameter progress: The number of the page, from 0, with a fraction.
  /// - Returns: The scroll view.
  public func scroll(at progress: Double) -> LogicalScroll {
    var scroll = LogicalScroll(contentLength: contentLength, viewportLength: width)
    if let (first, second, fraction) = titles(at: progress) {
      let center = first.center.x + (second.center.x - first.center.x) * fraction
      scroll.offset = center - width / 2
    }
    return scroll.settled
  }

  private func titles(at progress: Double) -> (LayoutRect, LayoutRect, Double)? {
    let frames = titleFrames
    guard !frames.isEmpty, !progress.isNaN else { return nil }
    let place = min(max(progress, 0), Double(frames.count - 1))
    let first = Int(place)
    return (frames[first], frames[min(first + 1, frames.count - 1)], place - Double(first))
  }
}
