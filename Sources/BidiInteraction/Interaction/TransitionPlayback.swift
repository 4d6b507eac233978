public import BidiLayout

/// What is seen while commands are carried out: the progress of a transition at any time.
///
/// It is what an adapter does with an animator, as a value, for pictures and replays.
///
/// ```swift
/// var playback = TransitionPlayback()
/// playback.perform(.begin(transition: 1, isInteractive: true, direction: .rightToLeft), at: 0)
/// playback.perform(.update(progress: 0.5), at: 1)
/// playback.perform(.finish(settle: SettleTiming.linear.settle(.finish, progress: 0.5)), at: 2)
/// playback.progress(at: 2.0625)  // 0.75
/// ```
public struct TransitionPlayback: Sendable, Hashable, Codable {
  private enum State: Sendable, Hashable, Codable {
    case ended(didComplete: Bool)
    case still(progress: Double)
    case moving(Settle, start: Double)
  }

  private var state = State.ended(didComplete: false)

  /// Makes a playback of nothing.
  public init() {}

  /// Carries out a command.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - time: The time in seconds, by the clock of the events.
  public mutating func perform(_ command: PopCommand, at time: Double) {
    switch command {
    case .begin: state = .still(progress: 0)
    case .update(let progress), .pause(let progress): state = .still(progress: progress)
    case .finish(let settle), .cancel(let settle): state = .moving(settle, start: time)
    case .complete(let didComplete): state = .ended(didComplete: didComplete)
    }
  }

  /// How far the transition is.
  ///
  /// - Parameter time: The time in seconds.
  /// - Returns: The progress; a spring may pass the ends. Nil where no transition runs.
  public func progress(at time: Double) -> Double? {
    switch state {
    case .ended: nil
    case .still(let progress): progress
    case .moving(let settle, let start): settle.progress(at: time - start)
    }
  }

  /// What is seen.
  ///
  /// - Parameters:
  ///   - style: What the transition looks like.
  ///   - operation: Which way it goes.
  ///   - time: The time in seconds.
  ///   - size: The size of the container.
  /// - Returns: The frame, in leading space. Before the first transition it is that of a cancelled
  ///   one, and after each that of its end.
  public func frame(
    of style: some TransitionStyle, _ operation: TransitionOperation, at time: Double,
    in size: LayoutSize
  ) -> TransitionFrame {
    if case .ended(let didComplete) = state { return .end(didComplete: didComplete) }
    return style.frame(operation, progress: progress(at: time) ?? 0, in: size)
  }
}
