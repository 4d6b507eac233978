#if canImport(UIKit)
  public import BidiInteraction
  internal import BidiLayout
  internal import BidiText
  public import UIKit

  /// Swiping back in a navigation controller, from the side where the direction says.
  ///
  /// The pan is a recognizer of its own, so that it works with a `leftBarButtonItem` or a hidden back
  /// button too, where UIKit's own gesture is off. UIKit's gestures are turned off while this one is
  /// attached. Whether a pan begins, what it does and how it ends is decided by `PopInteraction`.
  ///
  /// ```swift
  /// let backSwipe = BackSwipeController(navigationController, .fullScreenBack)
  /// backSwipe.attach()
  /// ```
  ///
  /// The delegate of the navigation controller is asked first, gets every message that is not about
  /// transitions, such as those about the device's orientation, and is put back by ``detach()``. It
  /// has to live until then.
  ///
  /// Keep the controller as long as it is attached. If you release it early, its pan never begins.
  /// Without ``detach()``, UIKit's gestures stay off.
  @MainActor public final class BackSwipeController: NSObject {
    /// How the pan works.
    public let configuration: PopInteraction.Configuration

    /// What push and pop look like.
    public var style: any TransitionStyle = SlideTransition()

    /// Whether the screen on top allows the gesture.
    public var isEnabled = true

    /// What else would take a pan at a view, besides scroll views and controls above it.
    ///
    /// It is asked with the view under the finger, and with the view of each recognizer that could go
    /// on at the same time: where the table says *both* of all that it gives, that one does.
    public var additionalCompetitors: (UIView?) -> [GestureCompetitor] = { _ in [] }

    private weak var navigationController: UINavigationController?
    private nonisolated(unsafe) weak var storedDelegate: (any UINavigationControllerDelegate)?
    private var pausedGestures: [UIGestureRecognizer] = []
    private let pan: TransitionPanRecognizer

    /// Makes a controller that is not attached yet.
    ///
    /// - Parameters:
    ///   - navigationController: The navigation controller, which is not kept.
    ///   - configuration: How the pan works; its `operation` is a pop.
    public init(
      _ navigationController: UINavigationController,
      _ configuration: PopInteraction.Configuration = .edgeBack
    ) {
      self.navigationController = navigationController
      self.configuration = configuration
      pan = TransitionPanRecognizer(configuration)
      super.init()
      pan.owner = self
    }

    /// The recognizer, which is its own delegate.
    public var panRecognizer: UIPanGestureRecognizer { pan }

    /// The delegate that was there before.
    ///
    /// Methods of `NSObject` read it too. They cannot say, but UIKit sees to it, that they are called on
    /// the main thread.
    private nonisolated var previousDelegate: (any UINavigationControllerDelegate)? {
      get { unsafe storedDelegate }
      set { unsafe storedDelegate = newValue }
    }

    /// Adds the recognizer and becomes the delegate of the navigation controller.
    ///
    /// Set a delegate of your own before.
    public func attach() {
      guard let navigationController, navigationController.delegate !== self else { return }
      previousDelegate = navigationController.delegate
      navigationController.delegate = self
      navigationController.view.addGestureRecognizer(pan)
      var systemGestures = [navigationController.interactivePopGestureRecognizer]
      if #available(iOS 26, *) {
        systemGestures.append(navigationController.interactiveContentPopGestureRecognizer)
      }
      for case let gesture? in systemGestures where gesture.isEnabled {
        gesture.isEnabled = false
        pausedGestures.append(gesture)
      }
    }

    /// Takes the recognizer away, and puts back the delegate and UIKit's gestures.
    ///
    /// A transition that runs ends where it began. A delegate that somebody else set meanwhile stays.
    public func detach() {
      pan.handle(.interrupted(time: FrameClock.now))
      for gesture in pausedGestures { gesture.isEnabled = true }
      pausedGestures = []
      guard let navigationController else { return }
      if navigationController.delegate === self {
        navigationController.delegate = previousDelegate
      }
      previousDelegate = nil
      navigationController.view.removeGestureRecognizer(pan)
    }

    /// Pops without a finger.
    ///
    /// Pops that are asked for meanwhile run one after the other.
    public func pop() { pan.requestPop() }

    /// Tells that the container has another size: call it from `viewWillTransition(to:with:)`.
    ///
    /// - Parameters:
    ///   - size: The new size.
    ///   - isRotation: Whether the device was turned, so that the finger is at another place.
    public func containerChanged(to size: CGSize, isRotation: Bool) {
      let size = LayoutSize(size)
      pan.handle(isRotation ? .rotated(size: size) : .resized(size: size))
    }
  }

  extension BackSwipeController: TransitionPanOwner {
    var container: UIView? { navigationController?.view }

    func panContext(in container: UIView, competitors: [GestureCompetitor]) -> PopContext {
      PopContext(
        container, depth: navigationController?.viewControllers.count ?? 0,
        isInTransition: navigationController?.transitionCoordinator != nil,
        isEnabled: isEnabled, competitors: competitors)
    }

    func startTransition() -> Bool {
      navigationController?.popViewController(animated: true) != nil
    }
  }

  extension BackSwipeController: UINavigationControllerDelegate {
    /// Whether this or the delegate before understands a message.
    ///
    /// - Parameter aSelector: The message.
    /// - Returns: Whether one of them does.
    public nonisolated override func responds(to aSelector: Selector!) -> Bool {
      super.responds(to: aSelector) || previousDelegate?.responds(to: aSelector) == true
    }

    /// Who gets the messages that are not understood here.
    ///
    /// - Parameter aSelector: The message.
    /// - Returns: The delegate that was there before.
    public nonisolated override func forwardingTarget(for aSelector: Selector!) -> Any? {
      previousDelegate
    }

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
    /// - Returns: The animator; for a pop that a finger or ``pop()`` began, always that of ``style``.
    public func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      if operation == .pop, let animator = pan.waitingAnimator { return animator }
      if let animator = previousDelegate?.navigationController?(
        navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
      {
        return animator
      }
      return TransitionAnimator(
        style, operation,
        in: UserInterfaceLayoutDirection(
          navigationController.view.effectiveUserInterfaceLayoutDirection))
    }

    /// What moves the pop of a finger or of ``pop()``, or what the delegate before says.
    ///
    /// - Parameters:
    ///   - navigationController: The navigation controller.
    ///   - animationController: The animator.
    /// - Returns: The interaction controller; nil where the animator runs by itself.
    public func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      if let transition = pan.transition(of: animationController) { return transition }
      // The delegate before knows nothing of an animator of ours.
      if animationController is TransitionAnimator { return nil }
      return previousDelegate?.navigationController?(
        navigationController, interactionControllerFor: animationController)
    }
  }
#endif
