import Testing

@testable import BidiProject

/// The texts that a Flutter app takes.
struct FlutterTextsTests {
  private func texts(_ path: String, _ files: [String: String]) -> FlutterTexts {
    FlutterTexts(MemoryProject(files.merging([path: "{}"]) { first, _ in first }).access)
  }

  private func reason(_ path: String, _ files: [String: String]) -> String? {
    texts(path, files).reasonLeftOut("/p/\(path)")
  }

  private static let template = "{\"@@locale\": \"en\", \"open\": \"Open\", \"@open\": {}}"

  @Test(arguments: [
    "arb-dir: lib/i18n\n", "output-class: L\narb-dir: ./lib/i18n/ # texts\n", "arb-dir: 'lib/i18n'",
    "arb-dir: lib/i18n\r\n",
  ])
  func anotherFolder(_ list: String) {
    let files = [
      "pubspec.yaml": "name: app\n", "l10n.yaml": list, "lib/i18n/app_en.arb": Self.template,
    ]
    #expect(reason("lib/i18n/app_ar.arb", files) == nil)
    #expect(reason("lib/texts/he.lproj/a.strings", files) == nil)
    #expect(
      reason("lib/l10n_backup/app_ar.arb", files)
        == "l10n.yaml takes the texts of lib/i18n alone, so that no build takes the file")
  }

  @Test func theUsualFolder() {
    let files = [
      "pubspec.yaml": "name: app\n", "l10n.yaml": "output-class: L\n",
      "lib/l10n/app_en.arb": Self.template,
    ]
    #expect(reason("lib/l10n/app_ar.arb", files) == nil)
    #expect(reason("lib/l10n/old/app_ar.arb", files) != nil)
  }

  /// A package of its own, files that the app reads by itself, no list, no template, and a plug-in.
  @Test func unknownFolders() {
    let files = [
      "pubspec.yaml": "name: app\n", "l10n.yaml": "arb-dir: lib/i18n\n",
      "lib/i18n/app_en.arb": Self.template,
    ]
    func reason(_ path: String, _ others: [String: String]) -> String? {
      self.reason(path, files.merging(others) { $1 })
    }
    #expect(reason("assets/app_ar.arb", [:]) != nil)
    #expect(
      reason("assets/app_ar.arb", ["pubspec.yaml": "flutter:\n  assets:\n    - assets/"]) == nil)
    #expect(reason("packages/ui/lib/l10n/ui_ar.arb", ["packages/ui/pubspec.yaml": ""]) == nil)
    #expect(reason("lib/texts/app_ar.arb", ["l10n.yaml": "arb-dir: lib/other\n"]) == nil)
    #expect(
      reason("lib/texts/app_ar.arb", ["pubspec.yaml": "flutter_intl:\n  enabled: true\n"]) == nil)
    #expect(self.reason("lib/l10n/app_ar.arb", ["pubspec.yaml": ""]) == nil)
  }

  /// The template has all keys that a program can ask for.
  @Test func keysOfTheTemplate() throws {
    let files = [
      "pubspec.yaml": "", "l10n.yaml": "template-arb-file: app_fa.arb\n",
      "lib/l10n/app_fa.arb": Self.template, "lib/l10n/app_en.arb": "{}",
    ]
    let path = "lib/l10n/app_ar.arb"
    let reason = try #require(texts(path, files).reasonOfKey("/p/\(path)"))
    #expect(reason("open") == nil)
    #expect(
      reason("gone")
        == "the template app_fa.arb does not have its key, so that no program can ask for it")
    #expect(texts("lib/other/app_ar.arb", files).reasonOfKey("/p/lib/other/app_ar.arb") == nil)
  }
}
