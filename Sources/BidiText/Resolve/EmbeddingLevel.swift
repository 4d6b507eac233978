/// An embedding level, 0 to 126: even is left to right, odd is right to left (BD2).
///
/// Explicit levels end at 125 (`max_depth`); rule I1 can add one.
public struct EmbeddingLevel: Sendable, Hashable, Comparable {
  /// The level, 0 to 126.
  public let number: UInt8

  /// Makes a level.
  ///
  /// Nil for a number above 126.
  public init?(_ number: UInt8) {
    guard number <= 126 else { return nil }
    self.number = number
  }

  /// A level that a resolver made, whose range the resolver answers for.
  init(resolved number: UInt8) { self.number = number }

  /// The paragraph level of a direction: 0 or 1.
  public init(_ direction: WritingDirection) {
    number = direction == .leftToRight ? 0 : 1
  }

  /// The direction of the level.
  public var direction: WritingDirection {
    number.isMultiple(of: 2) ? .leftToRight : .rightToLeft
  }

  /// Orders levels by their numbers.
  public static func < (lhs: EmbeddingLevel, rhs: EmbeddingLevel) -> Bool {
    lhs.number < rhs.number
  }
}
