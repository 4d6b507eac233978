public import BidiLayout

/// Which way a transition goes.
public enum TransitionOperation: String, Sendable, Hashable, Codable, CaseIterable {
  /// To a new screen: push, present, the next tab.
  case push
  /// Back from it: pop, dismiss, the previous tab.
  case pop
}

/// The two screens of a transition.
public enum TransitionRole: String, Sendable, Hashable, Codable, CaseIterable {
  /// The screen that was shown before.
  case from
  /// The screen that is shown after.
  case to
}

/// What a transition looks like, authored once for both directions.
///
/// A style says what a push looks like. A pop is the same, backwards and with the screens exchanged:
/// `pop(p) = push(1 − p)`. Frames are values, in leading space; nothing has to be put back after a
/// transition was cancelled, and at its ends the screen that is shown is as it always is.
///
/// ```swift
/// let size = LayoutSize(width: 400, height: 800)
/// let frame = SlideTransition().frame(.pop, progress: 0.25, in: size)
/// frame.from.resolved(in: .leftToRight, size: size).apply(to: .zero, in: size)?.x  // 100
/// frame.from.resolved(in: .rightToLeft, size: size).apply(to: .zero, in: size)?.x  // -100
/// ```
public protocol TransitionStyle: Sendable {
  /// The time of the whole transition, in seconds.
  var duration: Double { get }

  /// A push at a moment.
  ///
  /// - Parameters:
  ///   - progress: 0 to 1. A spring may go past the ends a little.
  ///   - size: The size of the container.
  /// - Returns: The frame, in leading space.
  func pushFrame(progress: Double, in size: LayoutSize) -> TransitionFrame
}

extension TransitionStyle {
  /// The transition at a moment.
  ///
  /// - Parameters:
  ///   - operation: Which way it goes.
  ///   - progress: 0 to 1. A spring may go past the ends a little; what is no number counts as 0.
  ///   - size: The size of the container.
  /// - Returns: The frame, in leading space.
  public func frame(
    _ operation: TransitionOperation, progress: Double, in size: LayoutSize
  ) -> TransitionFrame {
    let progress = progress.isFinite ? progress : 0
    return operation == .push
      ? pushFrame(progress: progress, in: size)
      : pushFrame(progress: 1 - progress, in: size).exchanged
  }

  /// The transition at moments of equal distance, from its start to its end.
  ///
  /// - Parameters:
  ///   - operation: Which way it goes.
  ///   - count: How many moments; below 2 gives the start alone, below 1 none.
  ///   - size: The size of the container.
  /// - Returns: The frames.
  public func frames(
    _ operation: TransitionOperation, count: Int, in size: LayoutSize
  ) -> [TransitionFrame] {
    guard count > 0 else { return [] }
    return (0..<count).map {
      frame(operation, progress: Double($0) / Double(max(1, count - 1)), in: size)
    }
  }
}
