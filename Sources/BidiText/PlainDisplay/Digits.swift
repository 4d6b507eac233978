extension PlainDisplay {
  /// A set of digits.
  public enum Digits: Sendable, Hashable, CaseIterable {
    /// 0123456789
    case european
    /// U+0660–0669, of Arabic.
    case arabicIndic
    /// U+06F0–06F9, of Persian and Urdu.
    case extended

    fileprivate var zero: UInt32 {
      switch self {
      case .european: 0x30
      case .arabicIndic: 0x0660
      case .extended: 0x06F0
      }
    }
  }

  /// A text with all its European, Arabic-Indic and extended digits written in one set.
  ///
  /// ```swift
  /// PlainDisplay.digits(.european, in: "\u{0661}\u{06F2}")  // "12"
  /// ```
  ///
  /// - Parameters:
  ///   - digits: The set.
  ///   - text: The text.
  /// - Returns: The text with those digits.
  /// - Complexity: O(*n*).
  public static func digits(_ digits: Digits, in text: some StringProtocol) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let digit = Digits.allCases.lazy.compactMap { scalar.digit(in: $0) }.first
      result.append(digit.flatMap { Unicode.Scalar(digits.zero + $0) } ?? scalar)
    }
    return String(result)
  }

  /// A text whose European digits follow their context: written in a set where the strong character before them is
  /// an Arabic letter.
  ///
  /// As contextual digits of Windows and `U_SHAPE_DIGITS_ALEN2AN` of ICU do.
  ///
  /// ```swift
  /// PlainDisplay.contextualDigits(.arabicIndic, in: "v1 \u{0628}1")  // "v1 \u{0628}\u{0661}"
  /// ```
  ///
  /// - Parameters:
  ///   - digits: The set for digits after Arabic letters (class AL).
  ///   - text: The text.
  ///   - isAfterArabic: Whether an Arabic letter stands before the text.
  /// - Returns: The text; digits that are not European are kept.
  /// - Complexity: O(*n*).
  public static func contextualDigits(
    _ digits: Digits, in text: some StringProtocol, afterArabic isAfterArabic: Bool = false
  ) -> String {
    var isAfterArabic = isAfterArabic
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.bidiClass {
      case .arabicLetter: isAfterArabic = true
      case .leftToRight, .rightToLeft: isAfterArabic = false
      default: break
      }
      let digit = isAfterArabic ? scalar.digit(in: .european) : nil
      result.append(digit.flatMap { Unicode.Scalar(digits.zero + $0) } ?? scalar)
    }
    return String(result)
  }
}

extension Unicode.Scalar {
  /// The value of a digit of a set, 0 to 9.
  fileprivate func digit(in digits: PlainDisplay.Digits) -> UInt32? {
    value >= digits.zero && value < digits.zero + 10 ? value - digits.zero : nil
  }
}
