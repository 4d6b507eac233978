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
    guard let script = scriptCode(ofLocale: locale) else { return nil }
    self.init(script: script)
  }

  /// The direction of a script by its four-letter code.
  init(script: String) {
    self = LocaleSource.isRightToLeft(script: script) ? .rightToLeft : .leftToRight
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
