private import CBidiICU

/// What ICU knows of locales.
///
/// Identifiers are ICU's, with the codes of today: `az_Arab_IR`, `he`.
public enum LocaleData {
  /// A locale with its likely subtags (CLDR), such as `ar_Arab_EG`.
  ///
  /// - Parameter locale: An ICU identifier.
  /// - Returns: The locale itself where ICU knows no likely subtags.
  /// - Throws: ``ICUError`` for an identifier that ICU cannot read.
  public static func maximized(_ locale: String) throws(ICUError) -> String {
    try unsafe text("read the locale \(locale)") {
      unsafe bidi_icu_maximized_locale(locale, $0, $1, &$2)
    }
  }

  /// Whether a script is written right to left.
  ///
  /// - Parameter script: A four-letter code such as `Arab`.
  /// - Returns: False for unknown codes too.
  public static func isRightToLeft(script: String) -> Bool {
    unsafe bidi_icu_is_script_right_to_left(script)
  }

  /// Whether a locale is written right to left, as `uloc_isRightToLeft` says.
  ///
  /// - Parameter locale: An ICU identifier.
  /// - Returns: False for unknown locales too.
  public static func isRightToLeft(locale: String) -> Bool {
    unsafe bidi_icu_is_locale_right_to_left(locale)
  }

  /// The locales that ICU has data for, in its order.
  public static func availableLocales() -> [String] {
    (0..<bidi_icu_locale_count()).compactMap { index in
      unsafe bidi_icu_locale_at(index).map { unsafe String(cString: $0) }
    }
  }

  /// The language codes of ISO 639 that ICU lists, in its order.
  public static func isoLanguages() -> [String] {
    (0..<bidi_icu_iso_language_count()).compactMap { index in
      unsafe bidi_icu_iso_language_at(index).map { unsafe String(cString: $0) }
    }
  }

  /// The English name of a language, such as `Hebrew`.
  ///
  /// - Parameter language: A code such as `he`.
  /// - Returns: The code itself where ICU has no name.
  /// - Throws: ``ICUError`` where ICU has no data.
  public static func englishName(ofLanguage language: String) throws(ICUError) -> String {
    try unsafe utf16Text("name the language \(language)") {
      unsafe bidi_icu_english_language_name(language, $0, $1, &$2)
    }
  }

  /// The name of the numbering system of a locale, such as `arab`.
  ///
  /// - Parameter locale: One of ``availableLocales()`` or `root`, perhaps with a keyword as in
  ///   `ar@numbers=native`. For others ICU would answer for the process's default locale.
  /// - Returns: The name.
  /// - Throws: ``ICUError`` where ICU has no data.
  public static func numberingSystem(of locale: String) throws(ICUError) -> String {
    try unsafe text("find the numbering system of \(locale)") {
      unsafe bidi_icu_numbering_system(locale, $0, $1, &$2)
    }
  }

  /// The plural category of a number, such as `few`.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - fractionDigits: How many digits are written after the decimal separator, 0 to 9.
  ///   - locale: One of ``availableLocales()`` or `root`.
  /// - Returns: The name of the category.
  /// - Throws: ``ICUError`` where ICU has no data.
  public static func pluralCategory(
    of number: Double, fractionDigits: Int32, locale: String
  ) throws(ICUError) -> String {
    try unsafe text("find the plural category of a number in \(locale)") {
      unsafe bidi_icu_plural_category(locale, number, fractionDigits, $0, $1, &$2)
    }
  }

  /// The names of all numbering systems, in ICU's order.
  ///
  /// - Returns: Those that have no digits too, such as `roman`.
  /// - Throws: ``ICUError`` where ICU has no data.
  public static func numberingSystems() throws(ICUError) -> [String] {
    var names: [String] = []
    while true {
      let name = try unsafe text("list numbering systems") {
        _ = unsafe bidi_icu_numbering_system_at(Int32(names.count), $0, $1, &$2)
      }
      if name.isEmpty { return names }
      names.append(name)
    }
  }

  /// The digits of a numbering system from zero to nine.
  ///
  /// - Parameter system: A name such as `arab`.
  /// - Returns: Nil for a system that does not write numbers with ten digits.
  /// - Throws: ``ICUError`` for a name that ICU does not know.
  public static func digits(ofNumberingSystem system: String) throws(ICUError) -> String? {
    let digits = try unsafe utf16Text("find the numbering system \(system)") {
      unsafe bidi_icu_numbering_digits(system, $0, $1, &$2)
    }
    return digits.isEmpty ? nil : digits
  }

  /// The quotation marks of a locale: start, end, and those for a quotation inside another.
  ///
  /// - Parameter locale: As in ``numberingSystem(of:)``, without a keyword.
  /// - Returns: Four texts.
  /// - Throws: ``ICUError`` where ICU has no data.
  public static func quotationMarks(of locale: String) throws(ICUError) -> [String] {
    var marks: [String] = []
    for which in Int32(0)..<4 {
      marks.append(
        try unsafe utf16Text("find the quotation marks of \(locale)") {
          unsafe bidi_icu_quotation_mark(locale, which, $0, $1, &$2)
        })
    }
    return marks
  }

  /// A text that a function of the shim writes as C characters.
  private static func text(
    _ operation: String, _ write: (UnsafeMutablePointer<CChar>?, Int32, inout Int32) -> Void
  ) throws(ICUError) -> String {
    var status: Int32 = 0
    let result = unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 160) { buffer in
      unsafe buffer.initialize(repeating: 0)
      unsafe write(buffer.baseAddress, Int32(buffer.count), &status)
      unsafe buffer[buffer.count - 1] = 0
      return unsafe buffer.baseAddress.map { unsafe String(cString: $0) } ?? ""
    }
    try ICUError.check(status, operation)
    return result
  }

  /// A text that a function of the shim writes as UTF-16.
  static func utf16Text(
    _ operation: String, _ write: (UnsafeMutablePointer<UInt16>?, Int32, inout Int32) -> Int32
  ) throws(ICUError) -> String {
    var status: Int32 = 0
    let result = unsafe withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 64) { buffer in
      let length = unsafe write(buffer.baseAddress, Int32(buffer.count), &status)
      let written = unsafe buffer.prefix(Int(max(0, length)))
      return unsafe String(decoding: written, as: UTF16.self)
    }
    try ICUError.check(status, operation)
    return result
  }
}
