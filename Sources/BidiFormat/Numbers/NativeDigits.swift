internal import BidiText

/// The digits of a numbering system other than ASCII.
struct NativeDigits: Sendable, Hashable {
  /// From zero to nine.
  private let digits: [Unicode.Scalar]

  /// The digits of a locale; nil if they are ASCII digits, or if the locale is not known.
  init?(locale: String) {
    guard let digits = LocaleFacts.digits(ofLocale: locale), digits.count == 10, digits[0] != "0"
    else { return nil }
    // Each digit is one scalar.
    self.digits = digits.flatMap { Array($0.unicodeScalars) }
  }

  /// A text with these digits in the place of ASCII digits.
  func replacingDigits(in text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isDigit = scalar >= "0" && scalar <= "9"
      result.append(isDigit ? digits[Int(scalar.value & 0x0F)] : scalar)
    }
    return String(result)
  }
}
