import Testing

@testable import BidiProject

/// The folder that a Flutter app takes its texts from.
struct FlutterTextsTests {
  private func reason(_ path: String, _ files: [String: String]) -> String? {
    FlutterTexts(MemoryProject(files.merging([path: ""]) { $1 }).access).reasonLeftOut("/p/\(path)")
  }

  @Test(arguments: [
    "arb-dir: lib/i18n\n", "output-class: L\narb-dir: ./lib/i18n/ # texts\n", "arb-dir: 'lib/i18n'",
  ])
  func anotherFolder(_ list: String) {
    let files = ["pubspec.yaml": "name: app\n", "l10n.yaml": list]
    #expect(reason("lib/i18n/app_ar.arb", files) == nil)
    #expect(reason("lib/i18n/texts.strings", files) == nil)
    #expect(
      reason("lib/l10n_backup/app_ar.arb", files)
        == "/p/l10n.yaml takes the texts of lib/i18n alone, so that no build takes the file")
  }

  @Test func theUsualFolder() {
    let files = ["pubspec.yaml": "name: app\n", "l10n.yaml": "template-arb-file: app_en.arb\n"]
    #expect(reason("lib/l10n/app_ar.arb", files) == nil)
    #expect(reason("lib/l10n/old/app_ar.arb", files) != nil)
  }

  /// A package of its own, a list above that is not that of the app, no list, and a plug-in.
  @Test func unknownFolders() {
    let files = ["pubspec.yaml": "name: app\n", "l10n.yaml": "arb-dir: lib/i18n\n"]
    #expect(
      reason(
        "packages/ui/lib/l10n/ui_ar.arb", files.merging(["packages/ui/pubspec.yaml": ""]) { $1 })
        == nil)
    #expect(reason("lib/l10n/app_ar.arb", ["pubspec.yaml": ""]) == nil)
    #expect(
      reason(
        "lib/texts/app_ar.arb",
        ["pubspec.yaml": "flutter_intl:\n  enabled: true\n", "l10n.yaml": ""]) == nil)
    #expect(
      reason("lib/texts/app_ar.arb", ["pubspec.yaml": "", "l10n.yaml": "arb-dir: ../texts\n"])
        == nil)
  }
}
