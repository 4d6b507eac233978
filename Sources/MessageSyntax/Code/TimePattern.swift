import BidiText

/// Texts with fields of `strftime`: `today at %-I:%M %p`.
///
/// Languages order the fields in their own ways and leave some out, such as `%p` with 24 hours.
///
/// Source: IEEE Std 1003.1, `strftime`; glibc, Formatting Calendar Time, for the flags `_`, `-`, `0`, `^` and `#`.
enum TimePattern {
  /// Whether every percent sign of a text begins a field, and two fields or more tell of a time, or one that no other function
  /// has: `%V`, `%OB`.
  static func fits(_ bytes: [UInt8]) -> Bool {
    var fields = 0
    var hasFieldOfTime = false
    var isCertain = false
    var index = 0
    while let sign = bytes[index...].firstIndex(of: .percentSign) {
      // Two are one of the text, which may begin a specifier for a second reader: `%d. %B (%%s)`.
      if sign + 1 < bytes.count, bytes[sign + 1] == .percentSign {
        index = sign + 2
        continue
      }
      guard let end = end(ofFieldAt: sign, in: bytes), !isFlag(before: end, in: bytes) else {
        return false
      }
      fields += 1
      // `O` and `E` choose the digits and the calendar of the locale; the number of a week is a field of no other function.
      if "OE".utf8.contains(bytes[end - 2]) || bytes[end - 1] == UInt8(ascii: "V") {
        isCertain = true
      }
      // `printf` has no such conversions.
      if "MYBbHIjyZm".utf8.contains(bytes[end - 1]) { hasFieldOfTime = true }
      index = end
    }
    return isCertain || fields > 1 && hasFieldOfTime
  }

  /// Whether the letter before a place is the flag `I` of printf, as in `%Id` and `%I.2f`: a number in the digits of the
  /// locale.
  private static func isFlag(before end: Int, in bytes: [UInt8]) -> Bool {
    guard bytes[end - 1] == UInt8(ascii: "I") else { return false }
    let conversion = bytes[end...].drop { $0.isASCIIDigit || $0 == .fullStop }.first
    return conversion.map("diufFeEgG".utf8.contains) ?? false
  }

  /// The end of the field that begins with a percent sign; nil for other texts.
  static func end(ofFieldAt sign: Int, in bytes: [UInt8]) -> Int? {
    var next = sign + 1
    while next < bytes.count, "_-0^#EO".utf8.contains(bytes[next]) { next += 1 }
    guard next < bytes.count, "aAbBcCdDeFgGhHIjklmMpPrRSTuUVwWxXyYzZ".utf8.contains(bytes[next])
    else { return nil }
    return next + 1
  }

  /// Whether a percent sign begins `%-d`, the day of a month without a zero, and no ending of `100%-d…`.
  static func isDay(at sign: Int, in bytes: [UInt8]) -> Bool {
    guard bytes[sign...].starts(with: "%-d".utf8), sign == 0 || !bytes[sign - 1].isASCIIDigit else {
      return false
    }
    return sign + 3 == bytes.count || !bytes[sign + 3].isASCIIAlphanumeric
  }

  /// Whether the field that ends at a place has words of the language: the name of a day or a month, a part of the day.
  static func hasWords(_ letter: UInt8) -> Bool { "aAbBchpPxXrZ".utf8.contains(letter) }
}
