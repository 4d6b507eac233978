#if canImport(UIKit)
  public import BidiInteraction
  internal import BidiLayout
  internal import BidiText
  public import UIKit

  /// Presents a screen from below and dismisses it by a pan down, alike in both directions.
  ///
  /// Keep the transitions as long as the screen is shown: a screen does not keep its
  /// `transitioningDelegate`.
  ///
  /// ```swift
  /// private let transitions = ModalTransitions()
  ///
  /// func show(_ screen: UIViewController) {
  ///   screen.modalPresentationStyle = .fullScreen
  ///   screen.transitioningDelegate = transitions
  ///   transitions.attach(to: screen)
  ///   present(screen, animated: true)
  /// }
  /// ```
  @MainActor public final class ModalTransitions: NSObject, UIViewControllerTransitioningDelegate {
    /// What presenting and dismissing look like.
    public var style: any TransitionStyle = ModalCoverTransition()

    /// What else would take a pan at a view, besides scroll views and controls above it.
    ///
    /// It is asked as ``BackSwipeController/additionalCompetitors`` is.
    public var additionalCompetitors: (UIView?) -> [GestureCompetitor] = { _ in [] }

    private weak var screen: UIViewController?
    private let pan: TransitionPanRecognizer

    /// Makes transitions.
    ///
    /// - Parameter configuration: How the pan works; its `operation` is a pop.
    public init(_ configuration: PopInteraction.Configuration = .dismissal) {
      pan = TransitionPanRecognizer(configuration)
      super.init()
      pan.owner = self
    }

    /// The recognizer of the pan, which is its own delegate.
    public var panRecognizer: UIPanGestureRecognizer { pan }

    /// Adds the pan to a screen.
    ///
    /// - Parameter screen: The screen that is dismissed, which is not kept.
    public func attach(to screen: UIViewController) {
      self.screen = screen
      screen.view.addGestureRecognizer(pan)
    }

    /// The animator that presents.
    ///
    /// - Parameters:
    ///   - presented: The screen.
    ///   - presenting: The screen that is covered.
    ///   - source: The screen that asked for it.
    /// - Returns: The animator.
    public func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      TransitionAnimator(
        style, TransitionOperation.push,
        in: UserInterfaceLayoutDirection(source.view.effectiveUserInterfaceLayoutDirection))
    }

    /// The animator that dismisses.
    ///
    /// - Parameter dismissed: The screen.
    /// - Returns: The animator.
    public func animationController(forDismissed dismissed: UIViewController)
      -> (any UIViewControllerAnimatedTransitioning)?
    {
      pan.waitingAnimator
        ?? TransitionAnimator(
          style, TransitionOperation.pop,
          in: UserInterfaceLayoutDirection(dismissed.view.effectiveUserInterfaceLayoutDirection))
    }

    /// What moves the dismissal while a finger does.
    ///
    /// - Parameter animator: The animator.
    /// - Returns: The interaction controller; nil where no finger dismisses.
    public func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { pan.transition(of: animator) }
  }

  extension ModalTransitions: TransitionPanOwner {
    /// While the screen moves, places are those of the window that it moves in.
    var container: UIView? { screen?.view.window ?? screen?.view }

    func panContext(in container: UIView, competitors: [GestureCompetitor]) -> PopContext {
      PopContext(
        container, depth: 1, isInTransition: screen?.transitionCoordinator != nil,
        isEnabled: screen?.presentingViewController != nil, competitors: competitors)
    }

    func startTransition() -> Bool {
      guard let screen else { return false }
      screen.dismiss(animated: true)
      return true
    }
  }
#endif
