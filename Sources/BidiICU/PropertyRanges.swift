private import CBidiICU

/// Stretches of code points with one value of a property, from ICU's data, for making tables.
public enum PropertyRanges {
  /// A stretch of code points with one value.
  public struct PropertyRange: Sendable, Hashable {
    /// The code points.
    public let codePoints: ClosedRange<UInt32>
    /// The value, as ICU numbers it.
    public let value: Int32
  }

  /// Bidi_Class of all 1,114,112 code points, in order.
  ///
  /// - Returns: Ranges that touch one another; values 0 (L) to 22 (PDI).
  /// - Throws: ``ICUError`` where ICU's data cannot be loaded.
  public static func bidiClass() throws(ICUError) -> [PropertyRange] {
    try ranges("read Bidi_Class") { unsafe Int32(bidi_icu_class_range($0, &$1, &$2)) }
  }

  /// Bidi_Paired_Bracket_Type of all code points, in order: 0 none, 1 open, 2 close.
  ///
  /// - Returns: Ranges that touch one another.
  /// - Throws: ``ICUError`` where ICU's data cannot be loaded.
  public static func bracketType() throws(ICUError) -> [PropertyRange] {
    try ranges("read Bidi_Paired_Bracket_Type") {
      unsafe Int32(bidi_icu_bracket_range($0, &$1, &$2))
    }
  }

  /// The Script of all code points, in order, as ICU numbers scripts.
  ///
  /// - Returns: Ranges that touch one another.
  /// - Throws: ``ICUError`` where ICU's data cannot be loaded.
  public static func script() throws(ICUError) -> [PropertyRange] {
    try ranges("read Script") { unsafe bidi_icu_script_range($0, &$1, &$2) }
  }

  /// The code points whose East_Asian_Width is W or F, in order, each range with value 1; they touch no others.
  ///
  /// - Throws: ``ICUError`` where ICU's data cannot be loaded.
  public static func wide() throws(ICUError) -> [PropertyRange] {
    let all = try ranges("read East_Asian_Width") {
      unsafe bidi_icu_wide_range($0, &$1, &$2) ? 1 : 0
    }
    return all.reduce(into: []) { result, range in
      guard range.value == 1 else { return }
      if let last = result.last, last.codePoints.upperBound + 1 == range.codePoints.lowerBound {
        result[result.count - 1] = PropertyRange(
          codePoints: last.codePoints.lowerBound...range.codePoints.upperBound, value: 1)
      } else {
        result.append(range)
      }
    }
  }

  /// The long name of a script, such as `Arabic`, by ICU's number for it.
  public static func scriptName(_ script: Int32) -> String {
    unsafe String(cString: bidi_icu_script_name_of(script))
  }

  /// The code points with Bidi_Mirrored, in order, each with value 1.
  public static func mirrored() -> [PropertyRange] {
    var result: [PropertyRange] = []
    var start: UInt32 = 0
    while start <= 0x10FFFF {
      var end: UInt32 = 0
      if unsafe bidi_icu_mirrored_range(start, &end) {
        result.append(PropertyRange(codePoints: start...end, value: 1))
      }
      start = end + 1
    }
    return result
  }

  /// The character of Bidi_Paired_Bracket, or the code point itself where there is none.
  public static func pairedBracket(of codePoint: UInt32) -> UInt32 {
    bidi_icu_paired_bracket(codePoint)
  }

  private static func ranges(
    _ operation: String, _ read: (UInt32, inout UInt32, inout Int32) -> Int32
  ) throws(ICUError) -> [PropertyRange] {
    var result: [PropertyRange] = []
    var start: UInt32 = 0
    while start <= 0x10FFFF {
      var end: UInt32 = 0
      var status: Int32 = 0
      let value = read(start, &end, &status)
      try ICUError.check(status, operation)
      result.append(PropertyRange(codePoints: start...end, value: value))
      start = end + 1
    }
    return result
  }
}
