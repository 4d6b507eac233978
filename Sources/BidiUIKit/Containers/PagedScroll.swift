#if canImport(UIKit)
  internal import BidiLayout
  internal import BidiText
  public import UIKit

  /// The pages of a scroll view, the first one at the leading edge.
  ///
  /// ```swift
  /// let pages = PagedScroll(scrollView, pageCount: 3)
  /// pages.placePage(view, at: 0)
  /// pages.show(page: 0, animated: false)
  /// pageControl.currentPage = pages.currentPage
  /// ```
  @MainActor public struct PagedScroll {
    private let scrollView: UIScrollView

    /// How many pages there are.
    public var pageCount: Int

    /// Makes pages that are as wide as the scroll view.
    ///
    /// - Parameters:
    ///   - scrollView: The scroll view.
    ///   - pageCount: How many pages there are.
    public init(_ scrollView: UIScrollView, pageCount: Int) {
      self.scrollView = scrollView
      self.pageCount = pageCount
    }

    private var paging: Paging {
      Paging(pageLength: Double(scrollView.bounds.width), pageCount: pageCount)
    }

    private var direction: UserInterfaceLayoutDirection {
      UserInterfaceLayoutDirection(scrollView.effectiveUserInterfaceLayoutDirection)
    }

    /// Which page is seen, with a fraction between two.
    public var progress: Double {
      paging.progress(contentOffset: Double(scrollView.contentOffset.x), in: direction)
    }

    /// The page that is seen most.
    public var currentPage: Int { paging.restingPage(progress: progress, velocity: 0) }

    /// Makes room for the pages.
    public func setContentSize() {
      scrollView.contentSize = CGSize(
        width: CGFloat(paging.contentLength), height: scrollView.bounds.height)
    }

    /// Gives a view the frame of a page.
    ///
    /// - Parameters:
    ///   - view: The view, in the scroll view.
    ///   - page: The number of the page, from 0.
    public func placePage(_ view: UIView, at page: Int) {
      let frame = paging.frame(ofPage: page, height: Double(scrollView.bounds.height))
      view.frame = CGRect(frame.resolved(inWidth: paging.contentLength, direction))
    }

    /// Goes to a page.
    ///
    /// - Parameters:
    ///   - page: The number of the page, from 0; one that is not there counts as the nearest.
    ///   - animated: Whether it moves there.
    public func show(page: Int, animated: Bool) {
      scrollView.setContentOffset(offset(of: page), animated: animated)
    }

    /// Where to come to rest, for `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`.
    ///
    /// - Parameter velocity: The velocity that the delegate is told, in points a millisecond.
    /// - Returns: The offset of a page.
    public func restingOffset(velocity: CGPoint) -> CGPoint {
      guard paging.pageLength > 0 else { return scrollView.contentOffset }
      let pages = Double(velocity.x) * 1000 / paging.pageLength * direction.sign
      return offset(of: paging.restingPage(progress: progress, velocity: pages))
    }

    private func offset(of page: Int) -> CGPoint {
      let page = paging.restingPage(progress: Double(page), velocity: 0)
      return scrollView.contentOffset(for: paging.scroll(at: Double(page)))
    }
  }
#endif
