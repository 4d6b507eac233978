import LocalizationFiles
import Testing

/// What is said of files whose paths name no locale.
@Suite struct TranslatedPathTests {
  @Test(arguments: [
    ("strings.json", "JSON strings"), ("a/validation-messages.json", "JSON strings"),
    ("server/messages.properties", "Java properties"),
    ("ValidationMessages.properties", "Java properties"),
    ("fastlane/metadata/keywords.txt", "store metadata"),
    ("fastlane/metadata/android/changelogs/42.txt", "store metadata"),
    // Not called as texts are.
    ("package.json", nil), ("log4j.properties", nil), ("metadata/description.txt", nil),
    ("fastlane/metadata/copyright.txt", nil), ("fastlane/metadata/default/name.txt", nil),
    // Read.
    ("i18n/he.json", nil), ("messages_he.properties", nil), ("a.strings", nil),
    ("fastlane/metadata/he/name.txt", nil),
  ])
  func formatWithoutLocale(_ path: String, name: String?) {
    #expect(TranslatedPath.formatWithoutLocale(of: path)?.name == name)
  }

  @Test(arguments: [
    ("data/strings.csv", ".csv"), ("translations.yaml", ".yaml"), ("l10n.xlsx", ".xlsx"),
    ("config.yaml", nil), ("strings.png", nil), ("strings.swift", nil),
  ])
  func tablesOfTexts(_ path: String, kind: String?) {
    #expect(TranslatedPath.kindOfTable(of: path) == kind)
  }

  @Test(arguments: [
    ("ar.lproj/help.html", ".html ar"), ("assets/he/about.txt", ".txt he"),
    ("lib/ar/screen.dart", nil), ("ar/1.png", nil), ("lib/ar.dart", ".dart ar"),
    ("lang/ar/auth.php", ".php ar"), ("src/i18n/he/index.ts", ".ts he"), ("i18n/index.ts", nil),
  ])
  func kinds(_ path: String, expected: String?) {
    #expect(TranslatedPath.kindAndLocale(of: path).map { "\($0.kind) \($0.locale)" } == expected)
  }

  @Test func nameOfALanguage() {
    func format(_ path: String) -> String? {
      TranslatedPath.formatWithoutLocale(of: path) { $0 == "hebrew" }?.name
    }
    #expect(format("hebrew/x.json") == "JSON strings")
    #expect(format("a/hebrew/b/x.properties") == "Java properties")
    #expect(format("app_hebrew.json") == "JSON strings")
    #expect(format("hebrewish/x.json") == nil)
    #expect(format("hebrew/x.png") == nil)
  }

  @Test func withoutLocale() {
    #expect(TranslatedPath.withoutLocale("a/m_pt_BR.properties") == ["a/m.properties"])
    #expect(TranslatedPath.withoutLocale("/i18n/he/x.json") == ["/i18n/x.json"])
    #expect(TranslatedPath.withoutLocale("i18n/he.json").isEmpty)
    #expect(TranslatedPath.withoutLocale("src/x.json").isEmpty)
  }
}
