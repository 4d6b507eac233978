import MessageSyntax

/// Floating-point numbers as `printf` writes them in the C locale, exact to the last digit.
enum FloatText {
  /// Writes a number by `f F e E g G a A`.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - conversion: The specifier.
  ///   - width: The least number of characters of the field.
  ///   - precision: The number of digits after the point, or of significant digits for `g`.
  /// - Returns: The text.
  static func text(
    _ value: Double, _ conversion: PrintfConversion, width: Int, precision: Int?
  ) -> String {
    var flags = conversion.flags
    var field = NumberField(
      sign: NumberField.sign(isNegative: value.sign == .minus, flags: flags), digits: "")
    let hasPoint = flags.contains(.alternate)
    if value.isFinite {
      switch conversion.letter {
      case "f", "F":
        field.digits = fixed(DecimalExpansion(of: value), precision ?? 6, hasPoint)
      case "e", "E":
        field.digits = scientific(DecimalExpansion(of: value), precision ?? 6, hasPoint)
      case "a", "A":
        field.prefix = "0x"
        field.digits = hexadecimal(value, precision, hasPoint)
      default:
        field.digits = general(DecimalExpansion(of: value), precision ?? 6, hasPoint)
      }
    } else {
      field.digits = value.isNaN ? "nan" : "inf"
      flags.remove(.zero)
    }
    let text = field.text(width: width, flags: flags)
    return conversion.letter.properties.isUppercase ? text.uppercased() : text
  }

  private static func fixed(_ exact: DecimalExpansion, _ precision: Int, _ hasPoint: Bool) -> String
  {
    var number = exact
    number.round(toDigits: number.pointOffset + precision)
    let whole = (-max(1, number.pointOffset)..<0).map { number.digit(at: $0) }
    let fraction = (0..<precision).map { number.digit(at: $0) }
    return text(whole) + (precision > 0 || hasPoint ? "." : "") + text(fraction)
  }

  private static func scientific(
    _ exact: DecimalExpansion, _ precision: Int, _ hasPoint: Bool
  ) -> String {
    var number = exact
    number.round(toDigits: precision + 1)
    let exponent = number.digits.isEmpty ? 0 : number.pointOffset - 1
    let first = number.digits.first ?? 0
    let fraction = (1..<precision + 1).map { index in
      number.digits.indices.contains(index) ? number.digits[index] : 0
    }
    let power = String(exponent.magnitude)
    return text([first]) + (precision > 0 || hasPoint ? "." : "") + text(fraction)
      + (exponent < 0 ? "e-" : "e+") + (power.count < 2 ? "0" : "") + power
  }

  /// Scientific or fixed notation, by the rule of C: scientific if the exponent is below −4 or not below the precision.
  private static func general(
    _ exact: DecimalExpansion, _ precision: Int, _ keepsZeros: Bool
  ) -> String {
    let precision = max(1, precision)
    var rounded = exact
    rounded.round(toDigits: precision)
    let exponent = rounded.digits.isEmpty ? 0 : rounded.pointOffset - 1
    let isScientific = exponent < -4 || exponent >= precision
    let text =
      isScientific
      ? scientific(exact, precision - 1, keepsZeros)
      : fixed(exact, precision - 1 - exponent, keepsZeros)
    if keepsZeros { return text }
    let mantissa = text.prefix { $0 != "e" }
    guard mantissa.contains(".") else { return text }
    let power = text.dropFirst(mantissa.count)
    let kept = mantissa.reversed().drop { $0 == "0" }.drop { $0 == "." }
    return String(kept.reversed()) + power
  }

  private static func hexadecimal(_ value: Double, _ precision: Int?, _ hasPoint: Bool) -> String {
    let isNormal = value.exponentBitPattern != 0
    var bits = value.significandBitPattern | (isNormal ? 1 << 52 : 0)
    var count = 13
    if let precision, precision < 13 {
      // Rounds half to even at the last digit. A carry goes into the digit before the point.
      let shift = UInt64(4 * (13 - precision))
      let half: UInt64 = 1 << (shift - 1)
      let rest = bits & (1 << shift - 1)
      bits >>= shift
      if rest > half || rest == half && bits & 1 == 1 { bits += 1 }
      count = precision
    }
    let first = bits >> UInt64(4 * count)
    let digits = String(bits & (1 << UInt64(4 * count) - 1), radix: 16)
    var fraction = count == 0 ? "" : String(repeating: "0", count: count - digits.count) + digits
    if let precision {
      fraction += String(repeating: "0", count: max(0, precision - 13))
    } else {
      while fraction.hasSuffix("0") { fraction.removeLast() }
    }
    let exponent = value == 0 ? 0 : isNormal ? Int(value.exponentBitPattern) - 1023 : -1022
    return String(first, radix: 16) + (fraction.isEmpty && !hasPoint ? "" : ".") + fraction
      + (exponent < 0 ? "p-" : "p+") + String(exponent.magnitude)
  }

  private static func text(_ digits: [UInt8]) -> String {
    String(decoding: digits.map { $0 + .digitZero }, as: UTF8.self)
  }
}
