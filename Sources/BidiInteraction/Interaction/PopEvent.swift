public import BidiLayout
public import BidiText

/// What happens to an interaction.
///
/// Times are seconds from any one moment.
public enum PopEvent: Sendable, Hashable, Codable {
  /// A pan is recognized.
  case began(sample: PanSample, context: PopContext)
  /// The finger moved.
  case changed(sample: PanSample)
  /// The finger has gone.
  case ended(sample: PanSample)
  /// The recognizer was cancelled or failed.
  case cancelled(time: Double)
  /// The app was interrupted, as by a call: nothing moves from here on, and no pop waits any more.
  case interrupted(time: Double)
  /// A pop without a finger, as by the back button.
  case popRequested(context: PopContext, time: Double)
  /// The movement of a ``Settle`` is over.
  case settled(token: Int, time: Double)
  /// The container has another size, and its contents stay under the finger.
  case resized(size: LayoutSize)
  /// The device was turned: places on the screen are others, so the pan goes on from where it is.
  case rotated(size: LayoutSize)
  /// The interface has another direction. A gesture that runs keeps the one that it began with.
  case layoutDirectionChanged(direction: UserInterfaceLayoutDirection)

  /// The event as it is seen in a mirror: the same one in the other direction.
  ///
  /// - Parameter width: The width of the container.
  /// - Returns: The event.
  public func mirrored(inWidth width: Double) -> PopEvent {
    switch self {
    case .began(let sample, let context):
      .began(sample: sample.mirrored(inWidth: width), context: context.mirrored)
    case .changed(let sample): .changed(sample: sample.mirrored(inWidth: width))
    case .ended(let sample): .ended(sample: sample.mirrored(inWidth: width))
    case .popRequested(let context, let time):
      .popRequested(context: context.mirrored, time: time)
    case .layoutDirectionChanged(let direction):
      .layoutDirectionChanged(direction: direction.opposite)
    case .cancelled, .interrupted, .settled, .resized, .rotated: self
    }
  }
}

/// What to do next.
///
/// The commands of a transition are one ``begin(transition:isInteractive:direction:)``, a stretch
/// of updates that one finish or cancel ends, such a stretch again after each pause, and one
/// ``complete(didComplete:)``.
public enum PopCommand: Sendable, Hashable, Codable {
  /// Begin the transition: call `popViewController`.
  case begin(transition: Int, isInteractive: Bool, direction: UserInterfaceLayoutDirection)
  /// Show the transition at a progress from 0 to 1.
  case update(progress: Double)
  /// Stop a movement at a progress: the finger has it again.
  case pause(progress: Double)
  /// Move on to the end, then tell ``PopEvent/settled(token:time:)``.
  case finish(settle: Settle)
  /// Move back to the start, then tell ``PopEvent/settled(token:time:)``.
  case cancel(settle: Settle)
  /// Call `completeTransition` with this; if false, all is as it was before.
  case complete(didComplete: Bool)

  /// The command for the other direction.
  public var mirrored: PopCommand {
    guard case .begin(let transition, let isInteractive, let direction) = self else { return self }
    return .begin(
      transition: transition, isInteractive: isInteractive, direction: direction.opposite)
  }
}
