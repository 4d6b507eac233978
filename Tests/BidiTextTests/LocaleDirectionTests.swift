import Testing

@testable import BidiText

/// Locale to direction by script: CLDR likely subtags.
@Suite struct LocaleDirectionTests {
  @Test("Article 002: the letters ar at the start are not Arabic, and Arabic is not all")
  func prefix() {
    for identifier in ["arn", "ar-Latn", "en"] {
      #expect(UserInterfaceLayoutDirection(locale: identifier) == .leftToRight)
    }
    for identifier in ["ar", "AR", "he", "fa", "ur", "az-Arab"] {
      #expect(UserInterfaceLayoutDirection(locale: identifier) == .rightToLeft)
    }
  }

  /// An identifier, the script that CLDR gives it, and why it is in the table.
  ///
  /// Decided by hand from the script of the language or of the named script.
  static let scripts: [(String, String)] = [
    // One script, whatever the region.
    ("ar", "Arab"), ("ar-EG", "Arab"), ("ar_SA", "Arab"), ("AR", "Arab"), ("ar-001", "Arab"),
    ("he", "Hebr"), ("he-IL", "Hebr"), ("he_IL", "Hebr"), ("fa", "Arab"), ("fa-AF", "Arab"),
    ("ur", "Arab"), ("ckb", "Arab"), ("ps", "Arab"), ("sd", "Arab"), ("ug", "Arab"),
    ("dv", "Thaa"), ("yi", "Hebr"), ("syr", "Syrc"), ("nqo", "Nkoo"), ("lrc", "Arab"),
    // Their scripts came into CLDR with version 44.
    ("azb", "Arab"), ("azb-IR", "Arab"), ("azb-Latn", "Latn"), ("acm", "Arab"), ("jpr", "Hebr"),
    ("mzn", "Arab"), ("arc", "Armi"), ("rhg", "Rohg"), ("ks", "Arab"), ("bal", "Arab"),
    ("en", "Latn"), ("en-US", "Latn"), ("ja", "Jpan"), ("ru", "Cyrl"), ("hi", "Deva"),
    ("ms", "Latn"), ("ku", "Latn"), ("ku-IQ", "Latn"), ("arn", "Latn"), ("hu", "Latn"),
    // The script named.
    ("ar-Latn", "Latn"), ("sd-Deva", "Deva"), ("ks-Deva", "Deva"), ("ku-Arab", "Arab"),
    ("ms-Arab", "Arab"), ("ha-Arab", "Arab"), ("ff", "Latn"), ("ff-Adlm", "Adlm"),
    ("en-Arab", "Arab"), ("en-Shaw", "Shaw"), ("mn-Mong", "Mong"), ("tr-Arab", "Arab"),
    ("zh-Hans", "Hans"), ("zh-Hant", "Hant"), ("sr-Latn", "Latn"), ("und-Hebr", "Hebr"),
    ("und_Arab", "Arab"), ("und-Latn", "Latn"), ("ug-Cyrl", "Cyrl"), ("he-Latn", "Latn"),
    // The script by the region.
    ("az", "Latn"), ("az-Arab", "Arab"), ("az_Arab", "Arab"), ("az-Arab-IR", "Arab"),
    ("az-IR", "Arab"), ("uz", "Latn"), ("uz-AF", "Arab"), ("uz-Arab-AF", "Arab"),
    ("uz_Arab_AF", "Arab"), ("pa", "Guru"), ("pa-PK", "Arab"), ("pa_PK", "Arab"),
    ("pa-Arab", "Arab"), ("pa-Arab_PK", "Arab"), ("zh-TW", "Hant"), ("zh", "Hans"),
    ("zh_CN", "Hans"), ("kk-CN", "Arab"), ("ky-CN", "Arab"), ("sd-IN", "Deva"),
    // Styles of a script that have codes of their own.
    ("ur-Aran", "Arab"), ("syr-Syrn", "Syrc"),
    // Codes that were replaced.
    ("iw", "Hebr"), ("iw_IL", "Hebr"), ("ji", "Hebr"), ("in", "Latn"), ("jw", "Latn"),
    ("mo", "Latn"), ("sh", "Latn"), ("tl", "Latn"), ("no", "Latn"), ("prs", "Arab"),
    ("pnb", "Arab"), ("arb", "Arab"), ("heb", "Hebr"), ("ara", "Arab"), ("cmn", "Hans"),
    // Whole tags of before, and extended languages.
    ("i-navajo", "Latn"), ("art-lojban", "Latn"), ("zh-min-nan", "Hans"), ("no-bok", "Latn"),
    ("i-default", "Latn"), ("zh-yue", "Hant"), ("ar-arb", "Arab"), ("zh-cmn-Hant", "Hant"),
    ("en-GB-oed", "Latn"), ("ar-ary", "Arab"), ("zh-guoyu", "Hans"),
    // Variants, extensions, keywords, private use.
    ("en_US_POSIX", "Latn"), ("en__POSIX", "Latn"), ("de-DE-1996", "Latn"),
    ("ca-ES-valencia", "Latn"), ("de_DE@collation=phonebook", "Latn"),
    ("ar_EG@numbers=latn", "Arab"), ("ar@numbers=latn", "Arab"), ("ar-u-nu-latn", "Arab"),
    ("he-x-latn", "Hebr"), ("ar-t-en", "Arab"), ("he@calendar=hebrew;numbers=hebr", "Hebr"),
    // POSIX.
    ("ar_EG.UTF-8", "Arab"), ("ks_IN@devanagari", "Deva"), ("ks_IN.UTF-8@devanagari", "Deva"),
    ("sd_IN@devanagari", "Deva"), ("uz_UZ@cyrillic", "Cyrl"), ("sr_RS@latin", "Latn"),
    ("ca_ES@euro", "Latn"), ("C", "Latn"), ("C.UTF-8", "Latn"), ("POSIX", "Latn"),
    // The root is written as what CLDR takes for it: English.
    ("root", "Latn"), ("und", "Latn"),
    // Folders of before Apple took language codes.
    ("Arabic", "Arab"), ("Hebrew", "Hebr"), ("English", "Latn"), ("Persian", "Arab"),
    ("Farsi", "Arab"), ("Urdu", "Arab"), ("Yiddish", "Hebr"), ("Japanese", "Jpan"),
    ("Traditional Chinese", "Hant"), ("french", "Latn"), ("Uighur", "Arab"),
    // Regions in other codes.
    ("en_USA", "Latn"), ("uz_AFG", "Arab"), ("uz-004", "Arab"), ("en-UK", "Latn"),
    ("es-419", "Latn"),
  ]

  @Test(arguments: scripts)
  func scriptOfLocale(_ locale: String, expected: String) {
    #expect(scriptCode(ofLocale: locale) == expected)
  }

  /// The scripts above that are written right to left.
  private static let rightToLeft: Set = [
    "Arab", "Hebr", "Thaa", "Adlm", "Syrc", "Nkoo", "Armi", "Rohg",
  ]

  @Test(arguments: scripts)
  func directionOfLocale(_ locale: String, script: String) {
    let isRightToLeft = Self.rightToLeft.contains(script)
    #expect(WritingDirection(locale: locale) == (isRightToLeft ? .rightToLeft : .leftToRight))
    #expect(
      UserInterfaceLayoutDirection(locale: locale) == (isRightToLeft ? .rightToLeft : .leftToRight))
  }

  @Test func theTableIsLong() {
    #expect(Self.scripts.count >= 140)
    #expect(Set(Self.scripts.map(\.0)).count == Self.scripts.count)
  }

  @Test(arguments: [
    "", "x", "123", "not a locale", "-", "_", "ar-", "-ar", "ar--EG", "ar EG", "\u{05E2}\u{05D1}",
    "a1", "ar\0", "ar/EG", "xx", String(repeating: "a", count: 100_000), "x-arabic", "i", "en__",
    "ar__EG_", "@", "@numbers=arab", ".UTF-8", "zxx", "mul", "i-klingon", "Base", "Arabia",
    "ar\u{301}",
  ])
  func noLocale(_ text: String) {
    #expect(WritingDirection(locale: text) == nil)
    #expect(UserInterfaceLayoutDirection(locale: text) == nil)
    #expect(scriptCode(ofLocale: text) == nil)
    #expect(LocaleFacts(locale: text) == nil)
  }

  /// Nothing traps, and nothing makes Arabic left to right.
  @Test(arguments: ["-abcdefgh", "-x", "-EG", "_", "@", "@a=b;"])
  func longIdentifiers(_ part: String) {
    for count in [1, 20, 40, 60, 157, 1_000, 50_000] {
      let locale = "ar" + String(repeating: part, count: count)
      #expect(WritingDirection(locale: locale) != .leftToRight, "\(count) times \(part)")
    }
  }

  /// What is said without a look at the data is what the data says, in every region.
  @Test func usualLocalesAreThoseOfTheData() {
    let letters = (0x41...0x5A).compactMap { Unicode.Scalar($0).map(String.init) }
    let regions = letters.flatMap { first in letters.map { first + $0 } }
    for language in (UsualLocales.rightToLeft + " " + UsualLocales.leftToRight).split(
      separator: " ")
    {
      let places = regions.map { "\(language)_\($0)" } + ["\(language)", "\(language)-EG"]
      for locale in places {
        let found = UsualLocales.direction(of: locale)
        #expect(found != nil)
        #expect(
          found == scriptCode(ofLocale: locale).map { WritingDirection(script: $0) }, "\(locale)")
      }
    }
    for locale in ["az_IR", "ar_Latn", "ar_419", "ar_eg", "AR", "iw", "ar.EG", "ar__EG", ""] {
      #expect(UsualLocales.direction(of: locale) == nil)
    }
  }

  @Test func theTwoDirectionsOfAnInterfaceAndOfText() {
    for direction in UserInterfaceLayoutDirection.allCases {
      #expect(UserInterfaceLayoutDirection(WritingDirection(direction)) == direction)
      #expect(direction.opposite != direction)
      #expect(direction.opposite.opposite == direction)
      #expect(WritingDirection(direction).rawValue == direction.rawValue)
    }
    #expect(UserInterfaceLayoutDirection(.rightToLeft) == .rightToLeft)
    #expect(WritingDirection(UserInterfaceLayoutDirection.leftToRight) == .leftToRight)
  }
}
