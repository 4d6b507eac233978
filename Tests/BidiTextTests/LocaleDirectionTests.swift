import BidiText
import Testing

/// Locale to direction by script: CLDR likely subtags.
@Suite struct LocaleDirectionTests {
  /// A locale, and the script that CLDR gives it.
  static let scripts: [(String, String)] = [
    ("ar", "Arab"), ("ar-EG", "Arab"), ("ar_SA", "Arab"), ("AR", "Arab"), ("ar-Latn", "Latn"),
    ("he", "Hebr"), ("he-IL", "Hebr"), ("iw", "Hebr"), ("iw_IL", "Hebr"), ("fa", "Arab"),
    ("fa-AF", "Arab"), ("ur", "Arab"), ("ckb", "Arab"), ("ps", "Arab"), ("sd", "Arab"),
    ("sd-Deva", "Deva"), ("ug", "Arab"), ("dv", "Thaa"), ("yi", "Hebr"), ("ji", "Hebr"),
    ("az", "Latn"), ("az-Arab", "Arab"), ("az_Arab", "Arab"), ("az-Arab-IR", "Arab"),
    ("az-IR", "Arab"), ("uz", "Latn"), ("uz-AF", "Arab"), ("uz-Arab-AF", "Arab"),
    ("uz_Arab_AF", "Arab"), ("pa", "Guru"), ("pa-PK", "Arab"), ("pa_PK", "Arab"),
    ("pa-Arab", "Arab"), ("ks", "Arab"), ("ks-Deva", "Deva"), ("ff", "Latn"), ("ff-Adlm", "Adlm"),
    ("ku", "Latn"), ("ku-Arab", "Arab"), ("zh-Hans", "Hans"),
    ("zh-Hant", "Hant"), ("zh-TW", "Hant"), ("zh", "Hans"), ("en", "Latn"), ("en-US", "Latn"),
    ("ja", "Jpan"), ("ms", "Latn"), ("ms-Arab", "Arab"), ("syr", "Syrc"), ("nqo", "Nkoo"),
    ("ru", "Cyrl"), ("hi", "Deva"), ("de_DE@collation=phonebook", "Latn"),
    ("ar_EG@numbers=latn", "Arab"), ("ar-u-nu-latn", "Arab"),
  ]

  @Test(arguments: scripts)
  func script(_ locale: String, expected: String) {
    #expect(scriptCode(ofLocale: locale) == expected)
  }

  /// The scripts above that are written right to left.
  private static let rightToLeft: Set = ["Arab", "Hebr", "Thaa", "Adlm", "Syrc", "Nkoo"]

  @Test(arguments: scripts)
  func direction(_ locale: String, script: String) {
    let expected: WritingDirection =
      Self.rightToLeft.contains(script) ? .rightToLeft : .leftToRight
    #expect(WritingDirection(locale: locale) == expected)
  }

  @Test(arguments: [
    "", "x", "123", "not a locale", "-", "_", "ar-", "-ar", "ar--EG", "ar EG", "\u{05E2}\u{05D1}",
    "a1", "ar\0", "ar/EG", "xx", String(repeating: "a", count: 100_000),
  ])
  func noLocale(_ text: String) {
    #expect(WritingDirection(locale: text) == nil)
    #expect(scriptCode(ofLocale: text) == nil)
  }

  /// Nothing traps, and nothing makes Arabic left to right.
  @Test(arguments: ["-abcdefgh", "-x", "-EG", "_", "@", "@a=b;"])
  func longIdentifiers(_ part: String) {
    for count in [1, 20, 40, 60, 157, 1_000, 50_000] {
      let locale = "ar" + String(repeating: part, count: count)
      #expect(WritingDirection(locale: locale) != .leftToRight, "\(count) times \(part)")
    }
  }
}
