import Testing

@testable import BidiText

/// Reading identifiers: parts, spellings, and codes that were replaced.
@Suite struct LocaleIdentifierTests {
  /// An identifier, its parts with the codes of today, and the numbering system that it asks for.
  static let rows: [(String, key: String, numbers: String?)] = [
    ("ar", "ar", nil), ("AR-arab-eg", "ar_Arab_EG", nil), ("ar_EG", "ar_EG", nil),
    ("pa-Arab_PK", "pa_Arab_PK", nil), ("es-419", "es_419", nil),
    // Replaced languages and regions (CLDR, supplementalMetadata).
    ("iw-IL", "he_IL", nil), ("ji", "yi", nil), ("in", "id", nil), ("sh", "sr_Latn", nil),
    ("sh-Cyrl-ME", "sr_Cyrl_ME", nil), ("prs", "fa_AF", nil), ("no-nyn", "nn", nil),
    ("tl-PH", "fil_PH", nil), ("my-BU", "my_MM", nil), ("en-UK", "en_GB", nil),
    ("en_USA", "en_US", nil), ("en-840", "en_US", nil), ("de-DD", "de_DE", nil),
    // Of several successors, the one where the language is at home.
    ("ru-SU", "ru_RU", nil), ("hy-SU", "hy_AM", nil), ("uz-SU", "uz_UZ", nil),
    ("en-SU", "en_RU", nil), ("sr-YU", "sr_RS", nil), ("nl-AN", "nl_CW", nil),
    // Whole tags (RFC 5646, grandfathered), and extended languages.
    ("i-klingon", "tlh", nil), ("I-Navajo", "nv", nil), ("art-lojban", "jbo", nil),
    ("zh-min-nan", "nan", nil), ("zh-guoyu", "zh", nil), ("en-GB-oed", "en_GB", nil),
    ("sgn-BE-FR", "sfb", nil), ("cel-gaulish", "xtg", nil), ("i-default", "en", nil),
    ("zh-yue-HK", "yue_HK", nil), ("zh-cmn-Hans-CN", "zh_Hans_CN", nil), ("ar-apc", "apc", nil),
    ("zh_TWN", "zh_TW", nil),
    // Numbering systems.
    ("ar-u-nu-latn", "ar", "latn"), ("ar-EG-u-ca-islamic-nu-arab", "ar_EG", "arab"),
    ("ar@numbers=latn", "ar", "latn"), ("ar@calendar=islamic;numbers=Latn", "ar", "latn"),
    ("ar-x-u-nu-latn", "ar", nil), ("ar-t-en-u-nu-native", "ar", "native"), ("ar-u-nu", "ar", nil),
    ("ar-u-nu-latn@numbers=arab", "ar", "arab"),
    // Variants, POSIX, the root.
    ("en_US_POSIX", "en_US", nil), ("en__POSIX", "en", nil), ("ca-valencia", "ca", nil),
    ("ar_EG.UTF-8", "ar_EG", nil), ("uz_UZ@cyrillic", "uz_Cyrl_UZ", nil), ("C", "en_US", nil),
    ("root", "und", nil), ("und-Zzzz-ZZ", "und", nil), ("ur-Aran-PK", "ur_Arab_PK", nil),
    // Names of the Script Manager.
    ("Arabic", "ar", nil), ("Simplified Chinese", "zh_Hans", nil), ("FLEMISH", "nl_BE", nil),
  ]

  @Test(arguments: rows)
  func partsOfIdentifiers(_ row: (String, key: String, numbers: String?)) throws {
    let identifier = try #require(LocaleIdentifier(row.0))
    #expect(identifier.key.identifier == row.key)
    #expect(identifier.numbers == row.numbers)
  }

  /// The script and the region that CLDR's likely subtags add, and what is inherited from.
  @Test(arguments: [
    ("es_MX", "es_Latn_MX es_Latn_419 es_Latn"), ("pt_AO", "pt_Latn_AO pt_Latn_PT pt_Latn"),
    ("en_AT", "en_Latn_AT en_Latn_150 en_Latn_001 en_Latn"), ("zh_TW", "zh_Hant_TW zh_Hant"),
    ("zh_MO", "zh_Hant_MO zh_Hant_HK zh_Hant"), ("az_IR", "az_Arab_IR az_Arab"),
    ("uz_AF", "uz_Arab_AF uz_Arab"), ("nn_NO", "nn_Latn_NO nn_Latn no_Latn"),
    ("hi_Latn", "hi_Latn en_Latn_IN en_Latn_001 en_Latn"), ("ar", "ar_Arab"), ("xx_YY", "xx_YY xx"),
  ])
  func chain(_ identifier: String, expected: String) throws {
    let key = try #require(LocaleIdentifier(identifier)).key.withScript
    #expect(key.chain.map(\.identifier).joined(separator: " ") == expected)
  }

  /// A tag of a language that CLDR does not know counts by its script.
  ///
  /// ICU takes any four letters for a script.
  @Test(
    arguments: [
      ("zz", nil), ("zz-Qqqq", nil), ("und-Qqqq", nil), ("zz-Qqqq-EG", nil),
      ("zz-Arab", .rightToLeft), ("und-Hebr", .rightToLeft), ("zz-Latn", .leftToRight),
      ("zz-Dsrt", .leftToRight), ("en-Qqqq", .leftToRight),
    ] as [(String, WritingDirection?)])
  func tagsOfUnknownLanguages(_ row: (locale: String, direction: WritingDirection?)) {
    #expect(WritingDirection(locale: row.locale) == row.direction)
  }

  /// How near regions are to each other.
  @Test func distancesBetweenRegions() throws {
    func distance(_ one: String, _ other: String) throws -> Int {
      try #require(LocaleIdentifier(one)).key.withScript
        .distance(to: #require(LocaleIdentifier(other)).key.withScript)
    }
    // CLDR, languageMatching type written_new.
    #expect(try distance("en-AU", "en-GB") == 3)
    #expect(try distance("en-AU", "en-NZ") == 4)
    #expect(try distance("en-AU", "en") == 5)
    #expect(try distance("en-CA", "en") == 4)
    #expect(try distance("en-US", "en") == 0)
    #expect(try distance("ar-MA", "ar-DZ") == 4)
    #expect(try distance("ar-MA", "ar-EG") == 5)
    #expect(try distance("es-AR", "es-MX") == 4)
    #expect(try distance("es-419", "es-MX") == 4)
    #expect(try distance("es-MX", "es-ES") == 5)
    #expect(try distance("pt-AO", "pt-PT") == 4)
    #expect(try distance("zh-HK", "zh-MO") == 4)
    #expect(try distance("zh-HK", "zh-TW") == 5)
    #expect(try distance("de-AT", "de-CH") == 4)
    #expect(try distance("nb", "no") == 1)
    #expect(try distance("nn", "nb") == 20)
  }
}
