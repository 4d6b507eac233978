#if canImport(UIKit)
  public import BidiInteraction
  internal import BidiLayout
  internal import BidiText
  public import UIKit

  extension GestureCompetitor {
    /// What would take a pan that begins at a view: the view and those above it.
    ///
    /// Scroll views count by the axes that they can scroll along; sliders, switches,
    /// segmented controls and page controls count as controls. Swipe actions
    /// of cells are known to their tables alone: an app adds values for them by
    /// ``BackSwipeController/additionalCompetitors``.
    ///
    /// - Parameters:
    ///   - view: The view under the finger; nil for none.
    ///   - container: Where to stop.
    /// - Returns: The competitors, the innermost one first.
    @MainActor public static func under(_ view: UIView?, in container: UIView)
      -> [GestureCompetitor]
    {
      var competitors: [GestureCompetitor] = []
      var next = view
      while let view = next, view !== container {
        competitors += at(view)
        next = view.superview
      }
      return competitors
    }

    /// What a view itself would take a pan for.
    @MainActor static func at(_ view: UIView) -> [GestureCompetitor] {
      if let scrollView = view as? UIScrollView, scrollView.isScrollEnabled {
        return LayoutAxis.allCases.compactMap { axis in
          let state = scrollView.logicalScroll(along: axis)
          let range = state.restingOffsets
          guard range.lowerBound < range.upperBound else { return nil }
          return scrollView.isPagingEnabled
            ? .pager(axis: axis, state: state) : .scroll(axis: axis, state: state)
        }
      }
      if let control = view as? UIControl, control.isEnabled, control.isDraggedHorizontally {
        return [.control(axis: .horizontal)]
      }
      return []
    }
  }

  extension UIControl {
    fileprivate var isDraggedHorizontally: Bool {
      self is UISlider || self is UISwitch || self is UISegmentedControl || self is UIPageControl
    }
  }
#endif
