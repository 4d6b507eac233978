/// The paragraph direction (BD5) that is asked for.
///
/// A fallback is not a command: ``auto(fallback:)`` looks at the text first.
///
/// ```swift
/// "ab \u{05D0}\u{05D1}".visualOrder(baseDirection: .rightToLeft)  // [4, 3, 2, 0, 1]
/// "ab \u{05D0}\u{05D1}".visualOrder(baseDirection: .auto(fallback: .rightToLeft))  // [0, 1, 2, 4, 3]
/// ```
public enum BaseDirection: Sendable, Hashable {
  /// The direction of the first strong character (P2–P3), or the fallback where there is none.
  case auto(fallback: WritingDirection)

  /// This direction, whatever the text holds.
  case explicit(WritingDirection)

  /// Left to right, whatever the text holds: `.explicit(.leftToRight)`.
  public static let leftToRight = BaseDirection.explicit(.leftToRight)

  /// Right to left, whatever the text holds: `.explicit(.rightToLeft)`.
  public static let rightToLeft = BaseDirection.explicit(.rightToLeft)
}
