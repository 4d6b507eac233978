import MessageSyntax

/// A number in parts, to be put into a field as `printf` does.
struct NumberField {
  /// The sign: `-`, `+`, a space, or empty.
  var sign = ""
  /// The prefix: `0x`, or empty.
  var prefix = ""
  /// The digits.
  var digits: String

  /// The number in its field.
  ///
  /// - Parameters:
  ///   - width: The least number of characters of the field.
  ///   - flags: The flags for the side and for zeros.
  /// - Returns: The text.
  func text(width: Int, flags: PrintfConversion.Flags) -> String {
    // All characters are ASCII.
    let missing = width - (sign.utf8.count + prefix.utf8.count + digits.utf8.count)
    guard missing > 0 else { return sign + prefix + digits }
    if flags.contains(.left) {
      return sign + prefix + digits + String(repeating: " ", count: missing)
    }
    if flags.contains(.zero) {
      return sign + prefix + String(repeating: "0", count: missing) + digits
    }
    return String(repeating: " ", count: missing) + sign + prefix + digits
  }

  /// The sign of a number.
  static func sign(isNegative: Bool, flags: PrintfConversion.Flags) -> String {
    if isNegative { return "-" }
    return flags.contains(.plus) ? "+" : flags.contains(.space) ? " " : ""
  }
}
