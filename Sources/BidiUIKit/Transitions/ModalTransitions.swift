#if canImport(UIKit)
  public import BidiInteraction
  internal import BidiLayout
  internal import BidiText
  public import UIKit

  /// Presents a screen from below and dismisses it by a pan down, alike in both directions.
  ///
  /// ```swift
  /// let transitions = ModalTransitions()
  /// screen.modalPresentationStyle = .fullScreen
  /// screen.transitioningDelegate = transitions
  /// transitions.attach(to: screen)
  /// ```
  @MainActor public final class ModalTransitions: NSObject, UIViewControllerTransitioningDelegate {
    /// What presenting and dismissing look like.
    public var style: any TransitionStyle = ModalCoverTransition()

    /// The recognizer of the pan.
    public let panRecognizer = UIPanGestureRecognizer()

    private weak var screen: UIViewController?
    private var interaction: PopInteraction
    private var transition: InteractiveTransition?
    private var listener: PanListener?

    /// Makes transitions.
    ///
    /// - Parameter configuration: How the pan works.
    public init(_ configuration: PopInteraction.Configuration = .dismissal) {
      interaction = PopInteraction(configuration)
      super.init()
      let listener = PanListener { [weak self] in self?.panned($0) }
      listener.listen(to: panRecognizer)
      self.listener = listener
    }

    /// Adds the pan to a screen.
    ///
    /// - Parameter screen: The screen that is dismissed, which is not kept.
    public func attach(to screen: UIViewController) {
      self.screen = screen
      screen.view.addGestureRecognizer(panRecognizer)
    }

    private func panned(_ recognizer: UIPanGestureRecognizer) {
      // While the screen moves, places are those of the window that it moves in.
      guard let screen, let view = screen.view.window ?? screen.view else { return }
      let sample = PanSample(recognizer, in: view)
      switch recognizer.state {
      case .began:
        let hit = screen.view.hitTest(recognizer.location(in: screen.view), with: nil)
        handle(
          .began(
            sample: sample,
            context: PopContext(
              view, depth: 1,
              isInTransition: transition == nil && screen.transitionCoordinator != nil,
              isEnabled: screen.presentingViewController != nil,
              competitors: GestureCompetitor.under(hit, in: screen.view))))
      case .changed: handle(.changed(sample: sample))
      case .ended: handle(.ended(sample: sample))
      case .cancelled, .failed: handle(.cancelled(time: sample.time))
      case .possible: break
      @unknown default: break
      }
    }

    private func handle(_ event: PopEvent) {
      for command in interaction.handle(event) {
        if case .begin(_, _, let direction) = command {
          transition = InteractiveTransition(style, .pop, in: direction) {
            [weak self] token, time in
            guard let self else { return false }
            handle(.settled(token: token, time: time))
            return true
          }
          screen?.dismiss(animated: true)
          continue
        }
        transition?.perform(command, at: FrameClock.now)
        if case .complete = command { transition = nil }
      }
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
        in: BidiText.LayoutDirection(source.view.effectiveUserInterfaceLayoutDirection))
    }

    /// The animator that dismisses.
    ///
    /// - Parameter dismissed: The screen.
    /// - Returns: The animator.
    public func animationController(forDismissed dismissed: UIViewController)
      -> (any UIViewControllerAnimatedTransitioning)?
    {
      TransitionAnimator(
        style, TransitionOperation.pop,
        in: BidiText.LayoutDirection(dismissed.view.effectiveUserInterfaceLayoutDirection))
    }

    /// What moves the dismissal while a finger does.
    ///
    /// - Parameter animator: The animator.
    /// - Returns: The interaction controller; nil where no finger dismisses.
    public func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { transition }
  }
#endif
