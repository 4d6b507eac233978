#if canImport(UIKit)
  public import BidiInteraction
  public import BidiText
  public import UIKit

  /// Shows a transition style of the core between two view controllers, without a finger.
  ///
  /// It serves navigation controllers, tab bar controllers and presentations alike.
  @MainActor public final class TransitionAnimator: NSObject, UIViewControllerAnimatedTransitioning
  {
    private let style: any TransitionStyle
    private let operation: TransitionOperation
    private let direction: UserInterfaceLayoutDirection
    private let curve: TimingCurve
    private let clock = FrameClock()

    /// Makes an animator for one transition.
    ///
    /// - Parameters:
    ///   - style: What the transition looks like.
    ///   - operation: Which way it goes.
    ///   - direction: The direction of the interface; it stays the same during the transition.
    ///   - curve: How it moves.
    public init(
      _ style: any TransitionStyle, _ operation: TransitionOperation,
      in direction: UserInterfaceLayoutDirection, curve: TimingCurve = .easeInOut
    ) {
      self.style = style
      self.operation = operation
      self.direction = direction
      self.curve = curve
    }

    /// The time of the whole transition, in seconds.
    ///
    /// - Parameter transitionContext: The transition; the time is the same for all.
    /// - Returns: The time.
    public func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { style.duration }

    /// Runs the transition to its end.
    ///
    /// - Parameter transitionContext: The transition.
    public func animateTransition(
      using transitionContext: any UIViewControllerContextTransitioning
    ) {
      guard let stage = TransitionStage(transitionContext, direction) else {
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        return
      }
      let settle = Settle(
        outcome: .finish, start: 0, duration: transitionContext.isAnimated ? style.duration : 0,
        curve: curve)
      let start = FrameClock.now
      stage.show(style.frame(operation, progress: 0, in: stage.size))
      clock.start { [self] time in
        guard time - start < settle.duration else {
          clock.stop()
          let didComplete = !transitionContext.transitionWasCancelled
          stage.end(didComplete: didComplete)
          transitionContext.completeTransition(didComplete)
          return
        }
        stage.show(
          style.frame(operation, progress: settle.progress(at: time - start), in: stage.size))
      }
    }
  }
#endif
