import Testing

@testable import LocalizationFiles

/// The locale by the nearest `.lproj` folder.
@Suite struct LocalePathTests {
  @Test(arguments: [
    ("ar.lproj/Localizable.strings", "ar"), ("App/he.lproj/InfoPlist.strings", "he"),
    ("/Users/x/App/az-Arab.lproj/Localizable.strings", "az-Arab"),
    ("./fa.lproj/a/b/c.strings", "fa"), ("ar.lproj", "ar"), ("ar.lproj/", "ar"),
    ("zh-Hans.lproj/a.strings", "zh-Hans"), ("pt_BR.lproj/a.strings", "pt_BR"),
    ("uz-Arab-AF.lproj/a.strings", "uz-Arab-AF"), ("App//ur.lproj//a.strings", "ur"),
    // The nearest one.
    ("en.lproj/ar.lproj/a.strings", "ar"), ("ar.lproj/x/en.lproj/y/a.strings", "en"),
    // Folders from before language codes.
    ("English.lproj/a.strings", "en"), ("French.lproj/a.strings", "fr"),
    ("German.lproj/a.strings", "de"), ("Italian.lproj/a.strings", "it"),
    ("Japanese.lproj/a.strings", "ja"), ("Spanish.lproj/a.strings", "es"),
    ("Dutch.lproj/a.strings", "nl"),
    // A name with dots.
    ("my.ar.lproj/a.strings", "my.ar"), ("ar.lproj.lproj/a.strings", "ar.lproj"),
  ])
  func locale(_ path: String, expected: String) {
    #expect(FilePath(path).localeOfProjectFolder.tag == expected)
  }

  @Test(arguments: [
    ("App/ar.lproj/A.strings", "App/en.lproj/A.strings"),
    ("ar.lproj/A.strings", "en.lproj/A.strings"),
    ("App/Arabic.lproj/A.strings", "App/en.lproj/A.strings"),
    ("/x/Base.lproj/A.strings", "/x/en.lproj/A.strings"),
    // The nearest folder alone, and no part of another name.
    ("ar.lproj/x/ar.lproj/A.strings", "ar.lproj/x/en.lproj/A.strings"),
    ("ar.lproj/A.ar.lproj.strings", "en.lproj/A.ar.lproj.strings"),
    ("App//ar.lproj//A.strings", "App//en.lproj//A.strings"), ("ar.lproj", "en.lproj"),
  ])
  func besideIt(_ path: String, first: String) {
    let paths = FilePath(path).replacingProjectFolder(with: "en")
    #expect(paths.first == first)
    #expect(paths.count == 3)
    #expect(paths.last == first.replacing("en.lproj", with: "Base.lproj"))
    #expect(paths[1] == first.replacing("en.lproj", with: "English.lproj"))
  }

  @Test(arguments: ["", "A.strings", "ar/A.strings", "ar.lproj.bak/A.strings"])
  func nothingBesideIt(_ path: String) {
    #expect(FilePath(path).replacingProjectFolder(with: "en").isEmpty)
  }

  @Test(arguments: [
    "", "/", "-", "Localizable.strings", "App/Localizable.strings", "Base.lproj/a.strings",
    "App/Base.lproj/a.strings", ".lproj/a.strings", "/.lproj/a.strings", "lproj/a.strings",
    "ar.lproj.bak/a.strings", "arlproj/a.strings", "ar/a.strings", "values-ar/strings.xml",
    // Base is the nearest one, and names no locale.
    "ar.lproj/Base.lproj/a.strings",
  ])
  func none(_ path: String) {
    #expect(FilePath(path).localeOfProjectFolder.tag == nil)
  }

  /// Outside of `.lproj` folders, the folder of a `.strings` file may be named as the locale: so does fastlane.
  @Test(arguments: [
    ("fastlane/screenshots/ar-SA/title.strings", "ar-SA"), ("screenshots/ar/title.strings", "ar"),
    ("ar/en.lproj/a.strings", "en"), ("ar/x/a.strings", nil), ("hebrew/a.strings", nil),
    ("ar/Base.lproj/a.strings", nil),
  ])
  func folderOfStrings(_ path: String, expected: String?) {
    let format = FileFormat(path: path) { [] }
    #expect(format?.locale(ofPath: path) == expected)
  }

  @Test func folderBesideIt() {
    let path = "fastlane/screenshots/ar-SA/title.strings"
    #expect(
      FileFormat(path: path) { [] }?.paths(beside: path, for: "en-US") == [
        "fastlane/screenshots/en-US/title.strings"
      ])
  }

  /// A translation for a network or a screen translates the texts for that one, if there are any.
  @Test(arguments: [
    (
      "res/values-mcc310-he-land", "en",
      ["mcc310-en-land", "mcc310-b+en-land", "mcc310-land", "en", "b+en", ""]
    ),
    ("res/values-he-rIL", "en", ["en", "b+en", ""]),
  ])
  func foldersOfAndroidBesideIt(_ folder: String, _ locale: String, _ names: [String]) {
    let path = folder + "/strings.xml"
    let wanted = names.map { "res/values" + ($0.isEmpty ? "" : "-" + $0) + "/strings.xml" }
    #expect(FileFormat(path: path) { [] }?.paths(beside: path, for: locale) == wanted)
  }

  /// What stands after the language is a region, a script or a variant.
  @Test(arguments: [
    ("my-he", nil), ("my-fa", nil), ("he-en", nil), ("fa_FA", "fa-FA"), ("he-HE", "he-HE"),
    ("en_EN", "en-EN"), ("ar-EN", nil), ("zh-en", nil),
    ("es-ar", "es-ar"), ("ar-ps", "ar-ps"), ("he-il", "he-il"),
    ("arb", "arb"), ("AR", nil),
  ])
  func tags(_ name: String, expected: String?) {
    #expect(LocaleName.tag(name) == expected)
  }
}
