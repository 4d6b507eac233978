/// A screen, and how one goes back from it.
public struct ScreenInteraction: Sendable, Hashable, Codable {
  /// The name of the screen.
  public var screen: String
  /// How one goes back from it; nil if no gesture does.
  public var configuration: PopInteraction.Configuration?

  /// Makes a screen.
  public init(_ screen: String, _ configuration: PopInteraction.Configuration?) {
    self.screen = screen
    self.configuration = configuration
  }
}

/// A screen on which going back is not what it is on most others.
public struct InteractionInconsistency: Sendable, Hashable, Codable {
  /// What differs.
  public enum Aspect: String, Sendable, Hashable, Codable, CaseIterable {
    /// One has a gesture, the other has none.
    case presence
    /// When a pan begins a transition.
    case gate
    /// How far a pan moves it.
    case measure
    /// When it is finished.
    case policy
    /// How it settles.
    case timing
    /// Whether it can be taken again.
    case regrab
  }

  /// The name of the screen.
  public let screen: String
  /// What differs, in the order of ``Aspect``.
  public let aspects: [Aspect]
}

/// Finds screens on which going back is not what it is elsewhere: readers mind that more than no
/// gesture at all.
public enum InteractionAudit {
  /// The screens that differ from most.
  ///
  /// - Parameter screens: The screens of an app. Where two ways are equally common, the one that
  ///   comes first counts.
  /// - Returns: The screens that differ, in order, with what differs.
  /// - Complexity: O(*n*) for *n* screens.
  public static func inconsistencies(
    _ screens: [ScreenInteraction]
  ) -> [InteractionInconsistency] {
    let counts = Dictionary(screens.map { ($0.configuration, 1) }, uniquingKeysWith: +)
    var usual: ScreenInteraction?
    for screen in screens {
      let count = counts[screen.configuration] ?? 0
      if count > usual.flatMap({ counts[$0.configuration] }) ?? 0 { usual = screen }
    }
    guard let usual else { return [] }
    return screens.compactMap { screen in
      let aspects = differences(screen.configuration, usual.configuration)
      return aspects.isEmpty
        ? nil : InteractionInconsistency(screen: screen.screen, aspects: aspects)
    }
  }

  private static func differences(
    _ first: PopInteraction.Configuration?, _ second: PopInteraction.Configuration?
  ) -> [InteractionInconsistency.Aspect] {
    guard let first, let second else { return first == second ? [] : [.presence] }
    let aspects: [(InteractionInconsistency.Aspect, Bool)] = [
      (.presence, first.gate.isEnabled != second.gate.isEnabled),
      (.gate, first.gate != second.gate), (.measure, first.measure != second.measure),
      (.policy, first.policy != second.policy), (.timing, first.timing != second.timing),
      (.regrab, first.allowsRegrab != second.allowsRegrab),
    ]
    return aspects.filter(\.1).map(\.0)
  }
}
