/// Choosing among the localizations that an app has.
public enum Localizations {
  /// The localizations for a reader, the best first and then those that it falls back on.
  ///
  /// The first preference with a match decides. A localization matches in the same language and the
  /// same script, so that no reader of `uz-AF` (Arabic script) gets `uz` (Latin), and no reader of
  /// `zh-Hant` gets `zh-Hans`. Among those:
  ///
  /// 1. the locale itself, in any spelling: `iw` is `he`, `zh_TW` is `zh-Hant-TW`, `Arabic` is `ar`;
  /// 2. the locales that it inherits from by CLDR: `es-MX`, `es-419`, `es`; `pt-AO`, `pt-PT`, `pt`;
  ///    `nn`, `no`; and before them one that CLDR prefers for the region, as `en-GB` for `en-AU`;
  /// 3. where there is none of these, the one whose region is nearest by CLDR's language matching:
  ///    `ar-DZ` for `ar-MA`.
  ///
  /// Where no preference matches, the English one is taken, else the first, as `Bundle` does.
  ///
  /// ```swift
  /// Localizations.preferred(from: ["en", "es", "es-419"], forPreferences: ["es-MX", "en"])
  /// // ["es-419", "es"]
  /// ```
  ///
  /// - Parameters:
  ///   - localizations: The locales that the app has, in any of the spellings that
  ///     ``UserInterfaceLayoutDirection/init(locale:)`` reads. Other text, such as `Base`, matches itself alone.
  ///   - preferences: The locales that the reader wants, the most wanted first.
  /// - Returns: Elements of `localizations`, each once; empty where that is empty.
  /// - Complexity: O(*n*·*m*), *n* localizations and *m* preferences.
  public static func preferred(
    from localizations: [String], forPreferences preferences: [String]
  ) -> [String] {
    let matcher = LocalizationMatcher(localizations)
    for preference in preferences + ["en-US"] {
      let matches = matcher.matches(for: preference)
      if !matches.isEmpty { return matches }
    }
    return Array(localizations.prefix(1))
  }
}
