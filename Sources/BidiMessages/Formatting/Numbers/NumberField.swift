/// A number in parts, put into a field as `printf` does.
struct NumberField {
  /// `-`, `+`, a space or nothing.
  var sign = ""
  /// `0x` or nothing.
  var prefix = ""
  /// The digits.
  var digits: String

  /// The number in its field.
  ///
  /// - Parameters:
  ///   - width: The characters that the field has at least.
  ///   - flags: The side, and whether it is filled with zeros.
  /// - Returns: The text.
  func text(width: Int, flags: PrintfConversion.Flags) -> String {
    // All of it is ASCII.
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
