import BidiICU
import Testing

/// CLDR's likely subtags, and the direction of scripts.
@Suite struct LocaleDataTests {
  @Test(arguments: [
    ("ar", "Arab"), ("he", "Hebr"), ("iw", "Hebr"), ("ji", "Hebr"), ("yi", "Hebr"), ("en", "Latn"),
    ("ja", "Jpan"), ("zh-TW", "Hant"), ("zh", "Hans"), ("az", "Latn"), ("az-Arab", "Arab"),
    ("az_Arab", "Arab"), ("pa", "Guru"), ("pa_PK", "Arab"), ("pa-PK", "Arab"), ("uz_AF", "Arab"),
    ("ar-Latn", "Latn"), ("ff-Adlm", "Adlm"), ("dv", "Thaa"), ("sr", "Cyrl"), ("sr-Latn", "Latn"),
    ("ar_EG@numbers=latn", "Arab"),
  ])
  func likelyScript(_ locale: String, expected: String) throws {
    #expect(try LocaleData.likelyScript(of: locale) == expected)
  }

  @Test(arguments: ["xx", "qaa", "zzz"])
  func unknownLanguage(_ locale: String) throws {
    #expect(try LocaleData.likelyScript(of: locale) == nil)
  }

  /// A text that is far too long is an error and nothing worse.
  @Test func anIdentifierThatCannotBeRead() {
    let locale = "ar" + String(repeating: "-abcdefgh", count: 10_000)
    #expect(throws: ICUError.self) { try LocaleData.likelyScript(of: locale) }
  }

  @Test(arguments: [
    ("Arab", true), ("Hebr", true), ("Thaa", true), ("Syrc", true), ("Nkoo", true), ("Adlm", true),
    ("Rohg", true), ("Mand", true), ("Samr", true), ("Latn", false), ("Cyrl", false),
    ("Deva", false), ("Hans", false), ("Jpan", false), ("Kore", false), ("Mong", false),
    ("Zyyy", false), ("Zzzz", false), ("", false), ("Xxxx", false), ("\u{5D0}", false),
  ])
  func isRightToLeft(_ script: String, expected: Bool) {
    #expect(LocaleData.isRightToLeft(script: script) == expected)
  }
}
