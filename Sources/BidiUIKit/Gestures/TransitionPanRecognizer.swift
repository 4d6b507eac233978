#if canImport(UIKit)
  internal import BidiInteraction
  internal import BidiText
  internal import UIKit

  /// Who knows the screens that a ``TransitionPanRecognizer`` moves.
  @MainActor protocol TransitionPanOwner: AnyObject {
    /// What the transition looks like.
    var style: any TransitionStyle { get }

    /// What else would take a pan at a view, besides scroll views and controls above it.
    var additionalCompetitors: (UIView?) -> [GestureCompetitor] { get }

    /// The view that the transition takes place in, by which places are measured.
    var container: UIView? { get }

    /// What a pan finds in the container.
    func panContext(in container: UIView, competitors: [GestureCompetitor]) -> PopContext

    /// Asks UIKit for the transition; false where there is nothing to leave.
    func startTransition() -> Bool
  }

  /// A pan that moves a transition, by what `PopInteraction` says.
  ///
  /// It is its own target and its own delegate: where the owner has gone without taking it away, it
  /// never begins.
  final class TransitionPanRecognizer: UIPanGestureRecognizer {
    weak var owner: (any TransitionPanOwner)?
    private var interaction: PopInteraction
    private var transition: InteractiveTransition?

    init(_ configuration: PopInteraction.Configuration) {
      interaction = PopInteraction(configuration)
      super.init(target: nil, action: nil)
      addTarget(self, action: #selector(transitionPanMoved(_:)))
      maximumNumberOfTouches = 1
      delegate = self
    }

    /// Begins a pop without a finger, or lets it wait for those before it.
    func requestPop() {
      guard let context = context(competitors: []) else { return }
      handle(.popRequested(context: context, time: FrameClock.now))
    }

    func handle(_ event: PopEvent) {
      for command in interaction.handle(event) { perform(command) }
    }

    /// The animator of the pop that UIKit was asked for and has not begun.
    var waitingAnimator: TransitionAnimator? {
      transition.flatMap { $0.hasBegun ? nil : $0.animator }
    }

    /// What moves an animator; nil for one that is not of a pop of this recognizer.
    func transition(
      of animator: any UIViewControllerAnimatedTransitioning
    ) -> InteractiveTransition? { transition?.animator === animator ? transition : nil }

    @objc private func transitionPanMoved(_ recognizer: UIPanGestureRecognizer) {
      guard let container = owner?.container else { return }
      let sample = PanSample(self, in: container)
      switch state {
      case .began:
        guard let context = contextUnderFinger() else { return }
        handle(.began(sample: sample, context: context))
      case .changed: handle(.changed(sample: sample))
      case .ended: handle(.ended(sample: sample))
      case .cancelled, .failed: handle(.cancelled(time: sample.time))
      case .possible: break
      @unknown default: break
      }
    }

    private func contextUnderFinger() -> PopContext? {
      guard let owner, let view else { return nil }
      let touched = view.hitTest(location(in: view), with: nil)
      return context(
        competitors: GestureCompetitor.under(touched, in: view)
          + owner.additionalCompetitors(touched))
    }

    private func context(competitors: [GestureCompetitor]) -> PopContext? {
      guard let owner, let container = owner.container else { return nil }
      var context = owner.panContext(in: container, competitors: competitors)
      // The interaction knows of its own.
      if transition != nil { context.isInTransition = false }
      return context
    }

    private func perform(_ command: PopCommand) {
      if case .begin(_, _, let direction) = command {
        begin(in: direction)
        return
      }
      transition?.perform(command, at: FrameClock.now)
      if case .complete = command { transition = nil }
    }

    private func begin(in direction: UserInterfaceLayoutDirection) {
      transition = (owner?.style).map { style in
        InteractiveTransition(style, .pop, in: direction) { [weak self] token, time in
          guard let self else { return false }
          handle(.settled(token: token, time: time))
          return true
        }
      }
      if owner?.startTransition() != true { handle(.interrupted(time: FrameClock.now)) }
    }
  }

  extension TransitionPanRecognizer: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      guard let container = owner?.container, let context = contextUnderFinger() else {
        return false
      }
      return interaction.decision(for: PanSample(self, in: container), in: context) == .begin
    }

    /// The gate decides which of two pans goes on, so those of scroll views wait for it.
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      guard owner != nil, let scrollView = otherGestureRecognizer.view as? UIScrollView else {
        return false
      }
      return otherGestureRecognizer === scrollView.panGestureRecognizer
        && !sharesFinger(with: otherGestureRecognizer)
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { sharesFinger(with: otherGestureRecognizer) }

    /// Whether the table says *both* for all that the view of another recognizer takes pans for.
    private func sharesFinger(with other: UIGestureRecognizer) -> Bool {
      guard let owner, let view = other.view else { return false }
      let competitors = GestureCompetitor.at(view) + owner.additionalCompetitors(view)
      let gate = interaction.configuration.gate
      return !competitors.isEmpty
        && competitors.allSatisfy { gate.outcome(against: $0) == .both }
    }
  }
#endif
