#if ICU
  import BidiICU

  /// The golden table: what ICU itself says of every locale that it has data for.
  ///
  /// Asked of ICU by the locale's own name, with nothing of BidiText between, so that a test of BidiText
  /// can be held to it.
  enum LocaleFactsFile {
    static let file = GeneratedFile(
      path: "Resources/LocaleFacts.tsv", versionLine: "# \(ICUVersion.summary)",
      contents: contents)

    private static func contents() throws -> String {
      let columns = [
        "locale", "language", "script", "region", "direction", "numbers", "digits", "start", "end",
        "alternate start", "alternate end",
      ]
      var lines = [
        "# Facts of locales, written by bidi-datagen from ICU's data. Do not edit.",
        "# \(ICUVersion.summary)",
        columns.joined(separator: "\t"),
      ]
      for locale in LocaleData.availableLocales().sorted() {
        lines.append(try row(of: locale).joined(separator: "\t"))
      }
      return lines.joined(separator: "\n") + "\n"
    }

    private static func row(of locale: String) throws -> [String] {
      let maximized = try LocaleData.maximized(locale).split(separator: "_").map(String.init)
      guard maximized.count >= 3 else {
        throw ICUError(code: 1, operation: "maximize \(locale)")
      }
      let system = try LocaleData.numberingSystem(of: locale)
      return [locale] + maximized.prefix(3) + [
        LocaleData.isRightToLeft(locale: locale) ? "rtl" : "ltr", system,
        try LocaleData.digits(ofNumberingSystem: system) ?? "",
      ] + (try LocaleData.quotationMarks(of: locale))
    }
  }
#endif
