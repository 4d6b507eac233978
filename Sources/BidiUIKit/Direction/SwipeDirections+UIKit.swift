#if canImport(UIKit)
  public import BidiInteraction
  public import BidiLayout
  public import UIKit

  extension UISwipeGestureRecognizer.Direction {
    /// The directions of a swipe on the screen.
    ///
    /// ```swift
    /// let direction = UserInterfaceLayoutDirection(view.effectiveUserInterfaceLayoutDirection)
    /// recognizer.direction = .init(SwipeDirections.toTrailing.resolved(in: direction))
    /// ```
    ///
    /// - Parameter directions: The directions; the bits are the same.
    public init(_ directions: PhysicalSwipeDirections) { self.init(rawValue: directions.rawValue) }
  }

  extension PhysicalSwipeDirections {
    /// The directions of a recognizer of UIKit.
    ///
    /// - Parameter directions: The directions; the bits are the same.
    public init(_ directions: UISwipeGestureRecognizer.Direction) {
      self.init(rawValue: directions.rawValue)
    }
  }

  extension UIRectEdge {
    /// An edge, as `UIScreenEdgePanGestureRecognizer.edges` takes it.
    ///
    /// ```swift
    /// recognizer.edges = UIRectEdge(BackGesture.edge(in: direction))
    /// ```
    ///
    /// - Parameter edge: The edge.
    public init(_ edge: PhysicalEdge) { self = edge == .left ? .left : .right }
  }
#endif
