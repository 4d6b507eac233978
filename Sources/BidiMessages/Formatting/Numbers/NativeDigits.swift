internal import BidiText

/// The digits of a numbering system other than that of ASCII.
struct NativeDigits: Sendable, Hashable {
  /// From zero to nine.
  private let digits: [Character]

  /// The digits of a locale; nil where they are those of ASCII, or the locale is not known.
  init?(locale: String) {
    guard let digits = LocaleFacts.digits(ofLocale: locale), digits.count == 10, digits[0] != "0"
    else { return nil }
    self.digits = digits
  }

  /// A text with these digits in the place of those of ASCII.
  func replacingDigits(in text: String) -> String {
    String(
      text.map { character in
        guard let value = character.asciiValue, value.isASCIIDigit else { return character }
        return digits[Int(value & 0x0F)]
      })
  }
}
