import Testing

@testable import BidiProject

/// Files of texts that are in no built program.
struct LeftOutFilesTests {
  /// The texts of an extension stand directly below `_locales`.
  @Test(arguments: [
    ("_locales/ar/messages.json", false), ("src/_locales/ar/messages.json", false),
    ("_locales/_review/ar/messages.json", true), ("_locales/old/ar/strings.json", false),
    ("locales/old/ar/messages.json", false),
  ])
  func textsOfAnExtension(_ path: String, _ isLeftOut: Bool) {
    let project = MemoryProject([path: "", "_locales/en/messages.json": ""])
    #expect((LeftOutFiles(project.access).reason("/p/\(path)") != nil) == isLeftOut)
    // A folder for each browser.
    let other = MemoryProject([path: "", "_locales/firefox/en/messages.json": ""])
    #expect(
      LeftOutFiles(other.access).reason("/p/\(path)") == nil)
  }

  /// A reason of each kind of build.
  @Test func reasons() {
    let project = MemoryProject([
      "po/LINGUAS": "de", "po/ar.po": "", "pubspec.yaml": "", "l10n.yaml": "arb-dir: lib/a",
      "lib/a/app_en.arb": "{}", "lib/b/app_ar.arb": "",
      "App.xcodeproj/project.pbxproj": "path = de.lproj/A.strings;",
      "ar.lproj/A.strings": "", "app/build.gradle": "defaultConfig {\n resConfigs \"de\"\n}",
      "app/src/main/res/values-ar/strings.xml": "",
    ])
    for path in [
      "po/ar.po", "lib/b/app_ar.arb", "ar.lproj/A.strings",
      "app/src/main/res/values-ar/strings.xml",
    ] {
      #expect(LeftOutFiles(project.access).reason("/p/\(path)") != nil, "\(path)")
    }
  }

  /// The texts of Qt itself lie beside those of the program.
  @Test(arguments: [
    ("trans/qt/qt_fa.ts", true), ("i18n/qtbase_ar.ts", true), ("i18n/qtnotes_ar.ts", false),
    ("i18n/app_ar.ts", false), ("i18n/qt_fa.json", false),
  ])
  func textsOfQt(_ path: String, _ isLeftOut: Bool) {
    let project = MemoryProject([path: ""])
    #expect((LeftOutFiles(project.access).reason("/p/\(path)") != nil) == isLeftOut)
  }
}
