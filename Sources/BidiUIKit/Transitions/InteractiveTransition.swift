#if canImport(UIKit)
  internal import BidiInteraction
  internal import BidiText
  internal import UIKit

  /// Carries out the commands of a `PopInteraction` on one transition of UIKit.
  ///
  /// `UIPercentDrivenInteractiveTransition` runs the animations of the animator, which are none here,
  /// and settles by a speed and a curve of its own. Here the movement is the `Settle` of the core, so
  /// that it can be taken again where it is. A pop that
  /// nobody's finger began is carried out in the same way.
  @MainActor final class InteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    /// What UIKit is given as the animator: by it the transition is known.
    let animator: TransitionAnimator
    /// Whether UIKit has begun.
    private(set) var hasBegun = false

    private let style: any TransitionStyle
    private let operation: TransitionOperation
    private let direction: UserInterfaceLayoutDirection
    /// Tells the end of a movement; false where nobody is left to hear it.
    private let settled: (Int, Double) -> Bool
    private let clock = FrameClock()

    private var context: (any UIViewControllerContextTransitioning)?
    private var stage: TransitionStage?
    private var playback = TransitionPlayback()
    private var settling: Settle?
    private var settleStart = 0.0
    /// Set when the end was asked for before UIKit began.
    private var end: Bool?

    init(
      _ style: any TransitionStyle, _ operation: TransitionOperation,
      in direction: UserInterfaceLayoutDirection,
      settled: @escaping (Int, Double) -> Bool
    ) {
      self.style = style
      self.operation = operation
      self.direction = direction
      self.settled = settled
      animator = TransitionAnimator(style, operation, in: direction)
      playback.perform(
        .begin(transition: 0, isInteractive: true, direction: direction), at: 0)
    }

    func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
      hasBegun = true
      self.context = context
      stage = TransitionStage(context, direction)
      show(at: FrameClock.now)
      if let end { complete(didComplete: end) }
    }

    /// Carries out any command but `begin`.
    func perform(_ command: PopCommand, at time: Double) {
      playback.perform(command, at: time)
      switch command {
      case .begin: break
      case .update: show(at: time)
      case .pause:
        clock.stop()
        settling = nil
        show(at: time)
      case .finish(let settle), .cancel(let settle): move(settle, from: time)
      case .complete(let didComplete): complete(didComplete: didComplete)
      }
    }

    private func move(_ settle: Settle, from start: Double) {
      settling = settle
      settleStart = start
      clock.start { [self] time in tick(time) }
    }

    private func tick(_ time: Double) {
      guard let settle = settling else { return }
      guard time - settleStart < settle.duration else {
        clock.stop()
        settling = nil
        if !settled(settle.token, time) { complete(didComplete: settle.outcome == .finish) }
        return
      }
      show(at: time)
    }

    private func show(at time: Double) {
      guard let stage, let context else { return }
      // What UIKit moves along, such as the navigation bar; a spring passes the ends.
      let progress = min(max(playback.progress(at: time) ?? 0, 0), 1)
      context.updateInteractiveTransition(CGFloat(progress))
      stage.show(playback.frame(of: style, operation, at: time, in: stage.size))
    }

    private func complete(didComplete: Bool) {
      clock.stop()
      settling = nil
      guard let context else {
        end = didComplete
        return
      }
      stage?.end(didComplete: didComplete)
      stage = nil
      self.context = nil
      end = nil
      // Not when the finger has gone: until the end it may take the transition again.
      if didComplete {
        context.finishInteractiveTransition()
      } else {
        context.cancelInteractiveTransition()
      }
      context.completeTransition(didComplete)
    }
  }
#endif
