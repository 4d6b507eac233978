private import CBidiICU

/// Lists of CLDR that ICU carries in its resource bundles, for making tables.
public enum LocaleList: Sendable, CaseIterable {
  /// A locale, and the locale with its likely subtags: `ar`, `ar_Arab_EG`.
  case likelySubtags

  /// A language or a whole tag that was replaced, and its successor: `iw`, `he`.
  case languageAliases

  /// A region that was replaced, and its successors with spaces between them: `SU`, `RU AM AZ`.
  case regionAliases

  /// A locale whose parent is not the tag without its last part, and the parent: `es_MX`, `es_419`.
  case parents

  /// A rule of matching regions, and the distance: `ar_*_$maghreb ar_*_$maghreb`, `4`.
  case regionMatches

  /// The name of a set of regions, and the set: `maghreb`, `MA+DZ+TN`.
  case regionSets

  /// A locale that is preferred to others of its language, twice: `en_GB`, `en_GB`.
  case paradigms

  /// A region, and one that lies in it: `019`, `021`.
  case containment

  /// A locale, and the name of its set of plural rules: `ar`, `set42`.
  case pluralLocales

  /// The name of a set of plural rules, and one of the rules with its category and its samples:
  /// `set42`, `few n % 100 = 3..10 @integer 3~10, …`.
  case pluralRules

  /// The rows of the list, in ICU's order.
  ///
  /// - Returns: Two texts a row.
  /// - Throws: ``ICUError`` where this version of ICU has the list elsewhere or not at all.
  public func rows() throws(ICUError) -> [(String, String)] {
    let collector = Collector()
    var status: Int32 = 0
    unsafe bidi_icu_walk_locale_list(
      number,
      { context, first, second in
        guard let context = unsafe context, let first = unsafe first, let second = unsafe second
        else { return }
        let collector = unsafe Unmanaged<Collector>.fromOpaque(context).takeUnretainedValue()
        unsafe collector.rows.append((String(cString: first), String(cString: second)))
      }, Unmanaged.passUnretained(collector).toOpaque(), &status)
    try ICUError.check(status, "walk through \(self)")
    return collector.rows
  }

  /// The list by the shim's number.
  private var number: Int32 {
    switch self {
    case .likelySubtags: BIDI_ICU_LIKELY_SUBTAGS
    case .languageAliases: BIDI_ICU_LANGUAGE_ALIASES
    case .regionAliases: BIDI_ICU_REGION_ALIASES
    case .parents: BIDI_ICU_PARENTS
    case .regionMatches: BIDI_ICU_REGION_MATCHES
    case .regionSets: BIDI_ICU_REGION_SETS
    case .paradigms: BIDI_ICU_PARADIGMS
    case .containment: BIDI_ICU_CONTAINMENT
    case .pluralLocales: BIDI_ICU_PLURAL_LOCALES
    case .pluralRules: BIDI_ICU_PLURAL_RULES
    }
  }

  /// What the rows are gathered in.
  private final class Collector {
    var rows: [(String, String)] = []
  }
}
