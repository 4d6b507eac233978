private import CBidiICU

/// What UAX #14 asks of a character, from ICU's data, for making tables.
public struct LineBreakData: Sendable, Hashable {
  /// The short name of the Line_Break class, such as `AL`.
  public let className: String

  /// Whether East_Asian_Width is W, F or H.
  public let isEastAsian: Bool

  /// Whether General_Category is Mn or Mc.
  public let isMark: Bool

  /// Whether the code point has Extended_Pictographic and is not assigned.
  public let isUnassignedPictograph: Bool

  /// Looks up a code point, up to 0x10FFFF.
  public init(_ codePoint: UInt32) {
    className = unsafe String(cString: bidi_icu_line_break_name(codePoint))
    isEastAsian = bidi_icu_is_east_asian(codePoint)
    isMark = bidi_icu_is_mark(codePoint)
    isUnassignedPictograph = bidi_icu_is_unassigned_pictograph(codePoint)
  }
}
