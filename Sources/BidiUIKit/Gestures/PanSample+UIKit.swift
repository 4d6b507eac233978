#if canImport(UIKit)
  public import BidiInteraction
  internal import BidiLayout
  internal import BidiText
  public import UIKit

  extension PanSample {
    /// What a pan recognizer says now.
    ///
    /// - Parameters:
    ///   - recognizer: The recognizer.
    ///   - view: The container of the transition.
    @MainActor public init(_ recognizer: UIPanGestureRecognizer, in view: UIView) {
      self.init(
        time: CACurrentMediaTime(),
        location: LayoutPoint(recognizer.location(in: view)),
        translation: LayoutPoint(recognizer.translation(in: view)),
        velocity: LayoutPoint(recognizer.velocity(in: view)))
    }
  }

  extension PopContext {
    /// What a gesture finds in the view of a container.
    ///
    /// - Parameters:
    ///   - view: The container of the transition.
    ///   - depth: How many screens are on the stack, the root among them.
    ///   - isInTransition: Whether another transition runs.
    ///   - isEnabled: Whether the screen allows the gesture.
    ///   - competitors: What else would take the pan.
    @MainActor public init(
      _ view: UIView, depth: Int, isInTransition: Bool, isEnabled: Bool,
      competitors: [GestureCompetitor]
    ) {
      self.init(
        size: LayoutSize(view.bounds.size),
        layoutDirection: UserInterfaceLayoutDirection(view.effectiveUserInterfaceLayoutDirection),
        depth: depth, safeAreaInsets: PhysicalEdgeInsets(view.safeAreaInsets),
        isInTransition: isInTransition, isEnabled: isEnabled, competitors: competitors)
    }
  }
#endif
