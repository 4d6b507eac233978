private import CBidiICU

/// What ICU knows of locales.
public enum LocaleData {
  /// The script that a locale is most likely written in, as a four-letter code such as `Arab`.
  ///
  /// - Parameter locale: A BCP 47 tag or an ICU identifier: `az-Arab`, `az_Arab`, `iw`, `pa_PK`.
  /// - Returns: The script that the identifier names, else the likely one (CLDR likely subtags), or
  ///   nil where ICU knows none.
  /// - Throws: ``ICUError`` for an identifier that ICU cannot read.
  public static func likelyScript(of locale: String) throws(ICUError) -> String? {
    var status: Int32 = 0
    let script = unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 16) { buffer in
      unsafe bidi_icu_likely_script(locale, buffer.baseAddress, Int32(buffer.count), &status)
      return unsafe buffer.baseAddress.map { unsafe String(cString: $0) } ?? ""
    }
    try ICUError.check(status, "read the locale \(locale)")
    return script.isEmpty ? nil : script
  }

  /// Whether a script is written right to left.
  ///
  /// - Parameter script: A four-letter code such as `Arab`.
  /// - Returns: False for unknown codes too.
  public static func isRightToLeft(script: String) -> Bool {
    unsafe bidi_icu_is_script_right_to_left(script)
  }
}
