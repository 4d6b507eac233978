#if canImport(UIKit)
  public import BidiLayout
  internal import BidiText
  public import UIKit

  extension UIScrollView {
    /// Where the scroll view is along an axis, by the distance from the leading edge or the top.
    ///
    /// `contentOffset` counts from the left edge of the content in both directions.
    ///
    /// - Parameter axis: The axis.
    /// - Returns: The axis, with the insets that the safe area adds.
    public func logicalScroll(along axis: LayoutAxis) -> LogicalScroll {
      let insets = PhysicalEdgeInsets(adjustedContentInset)
      guard axis == .horizontal else {
        return LogicalScroll(
          contentLength: Double(contentSize.height), viewportLength: Double(bounds.height),
          offset: Double(contentOffset.y), leadingInset: insets.top, trailingInset: insets.bottom)
      }
      let direction = UserInterfaceLayoutDirection(effectiveUserInterfaceLayoutDirection)
      let directional = insets.directional(in: direction)
      var scroll = LogicalScroll(
        physicalOffset: Double(contentOffset.x), in: direction,
        contentLength: Double(contentSize.width), viewportLength: Double(bounds.width))
      scroll.leadingInset = directional.leading
      scroll.trailingInset = directional.trailing
      return scroll
    }

    /// The `contentOffset` for a place on the horizontal axis; the other axis stays.
    ///
    /// - Parameter scroll: The horizontal axis.
    /// - Returns: The offset.
    public func contentOffset(for scroll: LogicalScroll) -> CGPoint {
      let direction = UserInterfaceLayoutDirection(effectiveUserInterfaceLayoutDirection)
      return CGPoint(x: CGFloat(scroll.physicalOffset(in: direction)), y: contentOffset.y)
    }

    /// Shows the leading edge of the content, where readers begin.
    ///
    /// - Parameter animated: Whether it moves there.
    public func scrollToLeadingEdge(animated: Bool) {
      var scroll = logicalScroll(along: .horizontal)
      scroll.offset = scroll.restingOffsets.lowerBound
      setContentOffset(contentOffset(for: scroll), animated: animated)
    }

    /// Changes the width of the content; what was seen, from the leading edge, is still seen.
    ///
    /// - Parameter width: The new width of the content.
    public func setContentWidthKeepingLogicalOffset(_ width: CGFloat) {
      let scroll = logicalScroll(along: .horizontal).withContentLength(Double(width))
      contentSize.width = width
      contentOffset = contentOffset(for: scroll)
    }
  }
#endif
