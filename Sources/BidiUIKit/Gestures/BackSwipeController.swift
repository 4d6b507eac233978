#if canImport(UIKit)
  public import BidiInteraction
  internal import BidiLayout
  internal import BidiText
  public import UIKit

  /// Swiping back in a navigation controller, from the side where the direction says.
  ///
  /// The pan is a recognizer of its own, so that it works with a `leftBarButtonItem` or a hidden back
  /// button too, where UIKit's own gesture is off. UIKit's is turned off while this one is attached.
  /// Whether a pan begins, what it does and how it ends is decided by `PopInteraction`.
  ///
  /// ```swift
  /// let backSwipe = BackSwipeController(navigationController, .fullScreenBack)
  /// backSwipe.attach()
  /// ```
  ///
  /// The delegate of the navigation controller is kept, asked first, and put back by ``detach()``. Of
  /// its methods those about showing and about transitions are passed on; those about the device's
  /// orientation are not: override them in the navigation controller. Keep the controller as long as
  /// it is attached.
  @MainActor public final class BackSwipeController: NSObject {
    /// How the pan works.
    public let configuration: PopInteraction.Configuration

    /// What push and pop look like.
    public var style: any TransitionStyle = SlideTransition()

    /// Whether the screen on top allows the gesture.
    public var isEnabled = true

    /// What else would take a pan at a view, besides scroll views and controls above it.
    public var additionalCompetitors: (UIView?) -> [GestureCompetitor] = { _ in [] }

    /// The recognizer.
    public let panRecognizer = UIPanGestureRecognizer()

    private weak var navigationController: UINavigationController?
    private weak var previousDelegate: (any UINavigationControllerDelegate)?
    private var systemGestureWasEnabled: Bool?
    private var interaction: PopInteraction
    private var transition: InteractiveTransition?
    private var listener: PanListener?

    /// Makes a controller that is not attached yet.
    ///
    /// - Parameters:
    ///   - navigationController: The navigation controller, which is not kept.
    ///   - configuration: How the pan works.
    public init(
      _ navigationController: UINavigationController,
      _ configuration: PopInteraction.Configuration = .edgeBack
    ) {
      self.navigationController = navigationController
      self.configuration = configuration
      interaction = PopInteraction(configuration)
      super.init()
      let listener = PanListener { [weak self] in self?.panned($0) }
      listener.listen(to: panRecognizer)
      self.listener = listener
      panRecognizer.maximumNumberOfTouches = 1
      panRecognizer.delegate = self
    }

    /// Adds the recognizer and becomes the delegate of the navigation controller.
    ///
    /// Set a delegate of your own before.
    public func attach() {
      guard let navigationController, navigationController.delegate !== self else { return }
      previousDelegate = navigationController.delegate
      navigationController.delegate = self
      navigationController.view.addGestureRecognizer(panRecognizer)
      if systemGestureWasEnabled == nil {
        systemGestureWasEnabled = navigationController.interactivePopGestureRecognizer?.isEnabled
      }
      navigationController.interactivePopGestureRecognizer?.isEnabled = false
    }

    /// Takes the recognizer away, and puts back the delegate and UIKit's gesture.
    ///
    /// A transition that runs ends where it began. A delegate that somebody else set meanwhile stays.
    public func detach() {
      handle(.interrupted(time: FrameClock.now))
      guard let navigationController else { return }
      if navigationController.delegate === self { navigationController.delegate = previousDelegate }
      previousDelegate = nil
      navigationController.view.removeGestureRecognizer(panRecognizer)
      if let systemGestureWasEnabled {
        navigationController.interactivePopGestureRecognizer?.isEnabled = systemGestureWasEnabled
      }
      systemGestureWasEnabled = nil
    }

    /// Pops without a finger.
    ///
    /// Pops that are asked for meanwhile run one after the other.
    public func pop() {
      guard let context = context(under: nil) else { return }
      handle(.popRequested(context: context, time: FrameClock.now))
    }

    /// Tells that the container has another size: call it from `viewWillTransition(to:with:)`.
    ///
    /// - Parameters:
    ///   - size: The new size.
    ///   - isRotation: Whether the device was turned, so that the finger is at another place.
    public func containerChanged(to size: CGSize, isRotation: Bool) {
      let size = BidiLayout.Size(size)
      handle(isRotation ? .rotated(size: size) : .resized(size: size))
    }

    private func panned(_ recognizer: UIPanGestureRecognizer) {
      guard let view = navigationController?.view else { return }
      let sample = PanSample(recognizer, in: view)
      switch recognizer.state {
      case .began:
        guard let context = context(under: hitView(recognizer)) else { return }
        handle(.began(sample: sample, context: context))
      case .changed: handle(.changed(sample: sample))
      case .ended: handle(.ended(sample: sample))
      case .cancelled, .failed: handle(.cancelled(time: sample.time))
      case .possible: break
      @unknown default: break
      }
    }

    private func hitView(_ recognizer: UIGestureRecognizer) -> UIView? {
      guard let view = navigationController?.view else { return nil }
      return view.hitTest(recognizer.location(in: view), with: nil)
    }

    private func context(under view: UIView?) -> PopContext? {
      guard let navigationController, let container = navigationController.view else { return nil }
      return PopContext(
        container, depth: navigationController.viewControllers.count,
        isInTransition: transition == nil && navigationController.transitionCoordinator != nil,
        isEnabled: isEnabled,
        competitors: GestureCompetitor.under(view, in: container) + additionalCompetitors(view))
    }

    private func handle(_ event: PopEvent) {
      for command in interaction.handle(event) { perform(command) }
    }

    private func perform(_ command: PopCommand) {
      let time = FrameClock.now
      switch command {
      case .begin(_, _, let direction): begin(in: direction)
      case .update, .pause, .finish, .cancel: transition?.perform(command, at: time)
      case .complete:
        transition?.perform(command, at: time)
        transition = nil
      }
    }

    private func begin(in direction: BidiText.LayoutDirection) {
      transition = InteractiveTransition(style, .pop, in: direction) { [weak self] token, time in
        guard let self else { return false }
        handle(.settled(token: token, time: time))
        return true
      }
      if navigationController?.popViewController(animated: true) == nil {
        handle(.interrupted(time: FrameClock.now))
      }
    }
  }

  extension BackSwipeController: UIGestureRecognizerDelegate {
    /// Whether the pan begins, by the gate of the core.
    ///
    /// - Parameter gestureRecognizer: The recognizer.
    /// - Returns: Whether it begins; while a transition settles, whether it may be taken again.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      guard gestureRecognizer === panRecognizer, let view = navigationController?.view,
        let context = context(under: hitView(gestureRecognizer))
      else { return true }
      if interaction.isInTransition { return configuration.allowsRegrab }
      return configuration.gate.shouldBegin(PanSample(panRecognizer, in: view), in: context)
    }

    /// The gate has decided already which of two pans goes on, so the pans of others wait for it.
    ///
    /// - Parameters:
    ///   - gestureRecognizer: The recognizer.
    ///   - otherGestureRecognizer: Another one.
    /// - Returns: Whether the other is the pan of a scroll view inside the container.
    public func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      guard gestureRecognizer === panRecognizer,
        let scrollView = otherGestureRecognizer.view as? UIScrollView
      else { return false }
      return otherGestureRecognizer === scrollView.panGestureRecognizer
    }
  }

  extension BackSwipeController: UINavigationControllerDelegate {
    /// Passes on that a screen will be shown.
    ///
    /// - Parameters:
    ///   - navigationController: The navigation controller.
    ///   - viewController: The screen.
    ///   - animated: Whether it moves.
    public func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) {
      previousDelegate?.navigationController?(
        navigationController, willShow: viewController, animated: animated)
    }

    /// Passes on that a screen is shown.
    ///
    /// - Parameters:
    ///   - navigationController: The navigation controller.
    ///   - viewController: The screen.
    ///   - animated: Whether it moved.
    public func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {
      previousDelegate?.navigationController?(
        navigationController, didShow: viewController, animated: animated)
    }

    /// The animator: that of the delegate that was there before, or that of ``style``.
    ///
    /// - Parameters:
    ///   - navigationController: The navigation controller.
    ///   - operation: Push or pop.
    ///   - fromVC: The screen that was shown before.
    ///   - toVC: The screen that is shown after.
    /// - Returns: The animator; while a finger pops, always that of ``style``.
    public func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      if transition == nil,
        let animator = previousDelegate?.navigationController?(
          navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
      {
        return animator
      }
      return TransitionAnimator(
        style, operation,
        in: BidiText.LayoutDirection(
          navigationController.view.effectiveUserInterfaceLayoutDirection))
    }

    /// What moves the transition while a finger pops, or what the delegate before says.
    ///
    /// - Parameters:
    ///   - navigationController: The navigation controller.
    ///   - animationController: The animator.
    /// - Returns: The interaction controller; nil where the animator runs by itself.
    public func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      if let transition { return transition }
      // The delegate before knows nothing of an animator of ours.
      if animationController is TransitionAnimator { return nil }
      return previousDelegate?.navigationController?(
        navigationController, interactionControllerFor: animationController)
    }
  }
#endif
