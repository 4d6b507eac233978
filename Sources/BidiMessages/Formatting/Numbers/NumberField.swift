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
    let count = sign.count + prefix.count + digits.count
    let missing = max(0, width - count)
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
