extension WritingDirection {
  /// The direction of a locale, by the script that it is written in.
  ///
  /// ```swift
  /// WritingDirection(locale: "az-Arab")  // .rightToLeft
  /// WritingDirection(locale: "ar-Latn")  // .leftToRight
  /// ```
  ///
  /// - Parameter locale: A BCP 47, ICU or Apple identifier: `az_Arab`, `uz-Arab-AF`, `iw`, `pa_PK`.
  ///
  /// Nil for text that is no locale identifier, or whose script ICU does not know.
  /// Source: CLDR likely subtags and `uscript_isRightToLeft`, through ICU.
  public init?(locale: String) {
    guard let script = scriptCode(ofLocale: locale) else { return nil }
    self = LocaleSource.isRightToLeft(script: script) ? .rightToLeft : .leftToRight
  }
}

/// The four-letter code of the script that a locale is written in, such as `Arab`.
///
/// - Parameter locale: A BCP 47, ICU or Apple identifier.
/// - Returns: Nil for text that is no locale identifier, or whose script ICU does not know.
public func scriptCode(ofLocale locale: String) -> String? {
  // ICU's keywords stand behind @ and say nothing of the script.
  let tag = locale.prefix { $0 != "@" }
  let subtags = tag.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
  guard let language = subtags.first, (2...8).contains(language.utf8.count),
    subtags.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(\.isASCIIAlphanumeric) }),
    language.utf8.allSatisfy(\.isASCIILetter)
  else { return nil }
  let script = LocaleSource.likelyScript(of: String(tag))
  // Newer data names a style of the script: Nastaliq is Arabic.
  return script == "Aran" ? "Arab" : script
}

extension UInt8 {
  var isASCIILetter: Bool { (self | 0x20) >= 0x61 && (self | 0x20) <= 0x7A }
  var isASCIIDigit: Bool { self >= 0x30 && self <= 0x39 }
  var isASCIIAlphanumeric: Bool { isASCIILetter || isASCIIDigit }
}
