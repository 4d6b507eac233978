extension WritingDirection {
  /// The direction of a locale, by the script that it is written in.
  ///
  /// ```swift
  /// WritingDirection(locale: "az-Arab")  // .rightToLeft
  /// WritingDirection(locale: "ar-Latn")  // .leftToRight
  /// ```
  ///
  /// Nil for text that is no locale identifier, and for languages whose script CLDR does not know.
  /// Source: CLDR likely subtags and `uscript_isRightToLeft`, through ICU.
  ///
  /// - Parameter locale: A BCP 47, ICU, POSIX or Apple identifier: `uz-Arab-AF`, `pa_PK`, `iw`,
  ///   `ks_IN@devanagari`, `Arabic`.
  public init?(locale: String) {
    if let direction = UsualLocales.direction(of: locale) {
      self = direction
      return
    }
    guard let script = scriptCode(ofLocale: locale) else { return nil }
    self.init(script: script)
  }

  /// The direction of a script by its four-letter code.
  init(script: String) {
    self = DataSource.locales.isRightToLeft(script: script) ? .rightToLeft : .leftToRight
  }
}

/// Locales whose direction needs no look at the data: those of languages that are written in one direction in
/// every region.
///
/// A test holds each of them in each region against the data.
enum UsualLocales {
  static let rightToLeft = "ar fa he ur yi"
  static let leftToRight =
    "bg bn ca cs da de el en es et fi fr hi hr hu it ja ko lt lv nb nl pl pt ro ru sk sl sv th uk vi"

  /// Language codes of two letters, with their directions.
  private static let directions: [UInt16: WritingDirection] = {
    var directions: [UInt16: WritingDirection] = [:]
    for (list, direction) in [
      (rightToLeft, WritingDirection.rightToLeft), (leftToRight, .leftToRight),
    ] {
      for code in list.split(separator: " ") { directions[Self.key(code.utf8)] = direction }
    }
    return directions
  }()

  /// The direction of `ar`, `ar_EG` or `ar-EG`; nil for identifiers of another shape and for other languages.
  static func direction(of locale: String) -> WritingDirection? {
    let bytes = locale.utf8
    guard bytes.count == 2 || bytes.count == 5 && hasRegion(bytes) else { return nil }
    return directions[key(bytes.prefix(2))]
  }

  private static func key(_ code: Substring.UTF8View) -> UInt16 {
    code.reduce(0) { $0 << 8 | UInt16($1) }
  }

  /// Whether a separator and two capital letters stand after the language.
  private static func hasRegion(_ bytes: String.UTF8View) -> Bool {
    let rest = bytes.dropFirst(2)
    guard let separator = rest.first,
      separator == UInt8(ascii: "_") || separator == UInt8(ascii: "-")
    else { return false }
    return rest.dropFirst().allSatisfy { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") }
  }
}

/// The four-letter code of the script that a locale is written in, such as `Arab`.
///
/// Styles of Arabic and Syriac count as the script: `ur-Aran` is written in `Arab`.
///
/// - Parameter locale: A BCP 47, ICU, POSIX or Apple identifier.
/// - Returns: Nil for text that is no locale identifier, or whose script CLDR does not know.
public func scriptCode(ofLocale locale: String) -> String? {
  LocaleIdentifier(locale)?.key.maximized?.script
}

/// The code of the language of a locale as CLDR has it today: `he` for `iw`, `fa` for `prs`.
///
/// - Parameter locale: A BCP 47, ICU, POSIX or Apple identifier.
/// - Returns: Nil for text that is no locale identifier.
package func languageCode(ofLocale locale: String) -> String? {
  LocaleIdentifier(locale)?.key.language
}
