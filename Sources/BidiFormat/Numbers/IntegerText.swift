/// Integers as `printf` writes them in the C locale.
///
/// No value is cut to the size in the specifier: `%d` of 5,000,000,000 is that number.
enum IntegerText {
  /// Writes an integer by `d i D u U x X o O p`.
  ///
  /// - Parameters:
  ///   - magnitude: The number without its sign.
  ///   - isNegative: Whether the number is below zero.
  ///   - conversion: The specifier.
  ///   - width: The least number of characters of the field.
  ///   - precision: The least number of digits.
  /// - Returns: The text.
  static func text(
    magnitude: UInt64, isNegative: Bool, _ conversion: PrintfConversion, width: Int,
    precision: Int?
  ) -> String {
    var flags = conversion.flags
    // With a precision, the flag for zeros has no effect.
    if precision != nil { flags.remove(.zero) }
    let letter = conversion.letter
    if letter == "d" || letter == "i" || letter == "D" {
      return NumberField(
        sign: NumberField.sign(isNegative: isNegative, flags: flags),
        digits: digits(of: magnitude, radix: 10, precision)
      ).text(width: width, flags: flags)
    }
    let value = isNegative ? complement(of: magnitude, conversion.length) : magnitude
    switch letter {
    case "x", "X", "p":
      let hex = digits(of: value, radix: 16, precision)
      let hasPrefix = letter == "p" || flags.contains(.alternate) && value != 0
      return NumberField(
        prefix: hasPrefix ? (letter == "X" ? "0X" : "0x") : "",
        digits: letter == "X" ? hex.uppercased() : hex
      ).text(width: width, flags: flags)
    case "o", "O":
      let octal = digits(of: value, radix: 8, precision)
      let needsZero = flags.contains(.alternate) && !octal.hasPrefix("0")
      return NumberField(digits: (needsZero ? "0" : "") + octal).text(width: width, flags: flags)
    default:
      return NumberField(digits: digits(of: value, radix: 10, precision))
        .text(width: width, flags: flags)
    }
  }

  /// The digits, with zeros before them up to the precision.
  ///
  /// Zero with precision 0 has no digits.
  private static func digits(of value: UInt64, radix: Int, _ precision: Int?) -> String {
    if value == 0, precision == 0 { return "" }
    let digits = String(value, radix: radix)
    let missing = (precision ?? 1) - digits.utf8.count
    return missing > 0 ? String(repeating: "0", count: missing) + digits : digits
  }

  /// The two's complement of a negative number, in the bits of the length, or in more if the number needs them.
  private static func complement(of magnitude: UInt64, _ length: String) -> UInt64 {
    let named: UInt64 =
      switch length {
      case "hh": 8
      case "h": 16
      case "": 32
      default: 64
      }
    var bits = named
    while bits < 64, magnitude > 1 << (bits - 1) { bits *= 2 }
    let value = ~magnitude &+ 1
    return bits == 64 ? value : value & (1 << bits - 1)
  }
}
