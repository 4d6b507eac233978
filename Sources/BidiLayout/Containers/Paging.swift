public import BidiText

/// Pages side by side, the first one at the leading edge.
public struct Paging: Sendable, Hashable, Codable {
  /// The width of a page and of what is seen, in points.
  public var pageLength: Double

  /// How many pages there are.
  public var pageCount: Int

  /// Makes pages.
  public init(pageLength: Double, pageCount: Int) {
    self.pageLength = pageLength
    self.pageCount = pageCount
  }

  /// The length of all pages.
  public var contentLength: Double { pageLength * Double(max(0, pageCount)) }

  /// The scroll view when a page is seen.
  ///
  /// - Parameter progress: The number of a page, from 0; between two pages a fraction.
  /// - Returns: The scroll view. Its `contentOffset` is ``LogicalScroll/physicalOffset(in:)``.
  public func scroll(at progress: Double) -> LogicalScroll {
    LogicalScroll(
      contentLength: contentLength, viewportLength: pageLength, offset: progress * pageLength)
  }

  /// Which page is seen, with a fraction between two.
  ///
  /// - Parameters:
  ///   - contentOffset: The distance from the left edge of the content.
  ///   - direction: The direction of the interface.
  /// - Returns: The number of the page, from 0; 0 where pages have no width.
  public func progress(contentOffset: Double, in direction: UserInterfaceLayoutDirection) -> Double
  {
    guard pageLength > 0 else { return 0 }
    return LogicalScroll(
      physicalOffset: contentOffset, in: direction, contentLength: contentLength,
      viewportLength: pageLength
    ).offset / pageLength
  }

  /// The page to come to rest at.
  ///
  /// - Parameters:
  ///   - progress: The page that is seen, with a fraction.
  ///   - velocity: Pages in a second, towards the last page if positive. Faster than a half, it
  ///     goes on to the next page.
  /// - Returns: The number of a page; 0 where there is none.
  public func restingPage(progress: Double, velocity: Double) -> Int {
    let page =
      if velocity > 0.5 {
        progress.rounded(.down) + 1
      } else if velocity < -0.5 {
        progress.rounded(.up) - 1
      } else {
        progress.rounded()
      }
    guard pageCount > 0, page.isFinite else { return 0 }
    return Int(min(max(page, 0), Double(pageCount - 1)))
  }

  /// The frame of a page in the content, in leading space.
  public func frame(ofPage page: Int, height: Double) -> LayoutRect {
    LayoutRect(x: Double(page) * pageLength, y: 0, width: pageLength, height: height)
  }
}
