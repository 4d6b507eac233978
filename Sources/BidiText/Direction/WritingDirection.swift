/// A direction that was found, or that is certain.
///
/// A function that may find no direction returns `WritingDirection?`: neutral text is not left to
/// right.
public enum WritingDirection: String, Sendable, Hashable, Codable, CaseIterable {
  /// Left to right; even levels.
  case leftToRight = "ltr"

  /// Right to left; odd levels.
  case rightToLeft = "rtl"

  /// The other direction.
  public var opposite: WritingDirection { self == .leftToRight ? .rightToLeft : .leftToRight }
}
