#if ICU
  import BidiICU
  import Testing

  /// ICU's locale data through the shim.
  @Suite struct LocaleDataTests {
    @Test(arguments: [
      ("ar", "ar_Arab_EG"), ("he", "he_Hebr_IL"), ("en", "en_Latn_US"), ("ja", "ja_Jpan_JP"),
      ("zh_TW", "zh_Hant_TW"), ("zh", "zh_Hans_CN"), ("az", "az_Latn_AZ"), ("az_IR", "az_Arab_IR"),
      ("pa_PK", "pa_Arab_PK"), ("uz_AF", "uz_Arab_AF"), ("ar_Latn", "ar_Latn_EG"),
      ("und_Hebr", "he_Hebr_IL"), ("xx", "xx"), ("qaa", "qaa"),
    ])
    func maximized(_ locale: String, expected: String) throws {
      #expect(try LocaleData.maximized(locale) == expected)
    }

    /// A text that is far too long is an error and nothing worse.
    @Test func anIdentifierThatCannotBeRead() {
      let locale = "ar" + String(repeating: "-abcdefgh", count: 10_000)
      #expect(throws: ICUError.self) { try LocaleData.maximized(locale) }
    }

    @Test(arguments: [
      ("Arab", true), ("Hebr", true), ("Thaa", true), ("Syrc", true), ("Nkoo", true),
      ("Adlm", true),
      ("Rohg", true), ("Mand", true), ("Samr", true), ("Latn", false), ("Cyrl", false),
      ("Deva", false), ("Hans", false), ("Jpan", false), ("Kore", false), ("Mong", false),
      ("Zyyy", false), ("Zzzz", false), ("", false), ("Xxxx", false), ("\u{5D0}", false),
    ])
    func isRightToLeft(_ script: String, expected: Bool) {
      #expect(LocaleData.isRightToLeft(script: script) == expected)
    }

    @Test func availableLocales() {
      let locales = LocaleData.availableLocales()
      #expect(locales.count > 700)
      #expect(Set(locales).isSuperset(of: ["ar", "ar_EG", "uz_Arab_AF", "ff_Adlm_GN", "en_150"]))
    }

    @Test func languages() throws {
      let languages = LocaleData.isoLanguages()
      #expect(Set(languages).count == languages.count)
      #expect(Set(languages).isSuperset(of: ["ar", "he", "fa", "ur", "ckb"]))
      #expect(try LocaleData.englishName(ofLanguage: "he") == "Hebrew")
      #expect(try LocaleData.englishName(ofLanguage: "qq") == "qq")
    }

    @Test func digits() throws {
      #expect(
        try LocaleData.digits(ofNumberingSystem: "arab")
          == "\u{660}\u{661}\u{662}\u{663}\u{664}\u{665}\u{666}\u{667}\u{668}\u{669}")
      #expect(try LocaleData.digits(ofNumberingSystem: "latn") == "0123456789")
      // Two UTF-16 code units each.
      #expect(try LocaleData.digits(ofNumberingSystem: "adlm")?.unicodeScalars.count == 10)
      // Not consecutive.
      #expect(try LocaleData.digits(ofNumberingSystem: "hanidec") == "〇一二三四五六七八九")
      #expect(try LocaleData.digits(ofNumberingSystem: "roman") == nil)
      #expect(throws: ICUError.self) { try LocaleData.digits(ofNumberingSystem: "none-such") }
      let systems = try LocaleData.numberingSystems()
      #expect(Set(systems).isSuperset(of: ["arab", "arabext", "latn", "nkoo", "roman", "adlm"]))
      #expect(Set(systems).count == systems.count)
    }

    @Test(arguments: [
      ("ar_EG", "arab"), ("ar_MA", "latn"), ("fa", "arabext"), ("he", "latn"), ("hi", "latn"),
      ("hi@numbers=native", "deva"), ("root", "latn"),
    ])
    func numberingSystem(_ row: (locale: String, system: String)) throws {
      #expect(try LocaleData.numberingSystem(of: row.locale) == row.system)
    }

    @Test func quotationMarks() throws {
      #expect(
        try LocaleData.quotationMarks(of: "fa") == ["\u{AB}", "\u{BB}", "\u{2039}", "\u{203A}"])
      #expect(
        try LocaleData.quotationMarks(of: "de")
          == ["\u{201E}", "\u{201C}", "\u{201A}", "\u{2018}"])
    }

    /// Each list has a row that CLDR has had for years.
    @Test(arguments: [
      (LocaleList.likelySubtags, "ar", "ar_Arab_EG"), (.languageAliases, "iw", "he"),
      (.regionAliases, "BU", "MM"), (.parents, "es_MX", "es_419"),
      (.regionMatches, "ar_*_$maghreb ar_*_$maghreb", "4"), (.regionSets, "cnsar", "HK+MO"),
      (.paradigms, "en_GB", "en_GB"), (.containment, "019", "021"), (.containment, "019", "419"),
    ])
    func lists(_ row: (list: LocaleList, first: String, second: String)) throws {
      #expect(try row.list.rows().contains { $0 == (row.first, row.second) })
    }
  }
#endif
