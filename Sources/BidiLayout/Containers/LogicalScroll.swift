public import BidiText

/// One axis of a scroll view, by the distance from the leading edge of the content.
///
/// The logical offset is 0 where the first item is seen, in both directions.
/// `UIScrollView.contentOffset` counts from the left; it is worked out at the border to UIKit, by
/// ``physicalOffset(in:)``, and nothing is ever rotated. The vertical axis has no direction: it is
/// `leftToRight`.
public struct LogicalScroll: Sendable, Hashable, Codable {
  /// The length of the content, in points.
  public var contentLength: Double

  /// The length of what is seen of it.
  public var viewportLength: Double

  /// The distance from the leading edge of the content to that of what is seen.
  public var offset: Double

  /// Room to scroll before the content.
  public var leadingInset: Double

  /// Room to scroll after the content.
  public var trailingInset: Double

  /// Makes an axis.
  public init(
    contentLength: Double, viewportLength: Double, offset: Double = 0, leadingInset: Double = 0,
    trailingInset: Double = 0
  ) {
    self.contentLength = contentLength
    self.viewportLength = viewportLength
    self.offset = offset
    self.leadingInset = leadingInset
    self.trailingInset = trailingInset
  }

  /// Makes an axis from a `contentOffset`.
  ///
  /// - Parameters:
  ///   - physicalOffset: The distance from the left edge of the content.
  ///   - direction: The direction of the interface.
  ///   - contentLength: The length of the content.
  ///   - viewportLength: The length of what is seen of it.
  public init(
    physicalOffset: Double, in direction: UserInterfaceLayoutDirection, contentLength: Double,
    viewportLength: Double
  ) {
    self.init(contentLength: contentLength, viewportLength: viewportLength)
    offset = turned(physicalOffset, direction)
  }

  /// The distance from the left edge of the content to that of what is seen: `contentOffset`.
  ///
  /// Below zero where the content is shorter than what is seen of it and leading is right.
  ///
  /// - Parameter direction: The direction of the interface.
  /// - Returns: The distance.
  public func physicalOffset(in direction: UserInterfaceLayoutDirection) -> Double {
    turned(offset, direction)
  }

  /// The same map for both ways.
  private func turned(_ offset: Double, _ direction: UserInterfaceLayoutDirection) -> Double {
    direction == .leftToRight ? offset : contentLength - viewportLength - offset
  }

  /// The offsets that the content rests at.
  ///
  /// Where it is shorter than what is seen, it sits at the leading edge.
  public var restingOffsets: ClosedRange<Double> {
    let first = leadingInset.isNaN ? 0 : -leadingInset
    return first...max(first, contentLength - viewportLength + trailingInset)
  }

  /// The axis with its offset among ``restingOffsets``.
  public var settled: LogicalScroll {
    var scroll = self
    scroll.offset = min(max(offset, restingOffsets.lowerBound), restingOffsets.upperBound)
    return scroll
  }

  /// The axis after content was added at or taken from its end: what was seen is still seen.
  ///
  /// - Parameter length: The new length of the content.
  /// - Returns: The axis, with the same offset.
  public func withContentLength(_ length: Double) -> LogicalScroll {
    var scroll = self
    scroll.contentLength = length
    return scroll
  }

  /// The part of the content that is seen, from its leading edge.
  ///
  /// Empty where a number is none.
  public var visible: Range<Double> {
    let end = offset + max(0, viewportLength)
    return offset <= end ? offset..<end : 0..<0
  }

  /// The axis, scrolled as little as needed to show a part of the content.
  ///
  /// - Parameter part: The part, from the leading edge of the content. If it is longer than what is
  ///   seen, its start is shown.
  /// - Returns: The axis, settled.
  public func showing(_ part: Range<Double>) -> LogicalScroll {
    var scroll = self
    scroll.offset = max(offset, part.upperBound - viewportLength)
    scroll.offset = min(scroll.offset, part.lowerBound)
    return scroll.settled
  }
}
