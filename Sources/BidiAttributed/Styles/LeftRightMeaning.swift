/// The meaning of "left" and "right" in an authored style.
public enum LeftRightMeaning: String, Sendable, Hashable, Codable, CaseIterable {
  /// The left and the right edge, in every interface.
  case physical

  /// The leading and the trailing edge of the interface, called by their places in a left-to-right one:
  /// for styles that were written before leading and trailing were.
  case directional
}
