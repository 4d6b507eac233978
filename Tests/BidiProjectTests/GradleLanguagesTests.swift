import Testing

@testable import BidiProject

/// The languages that Gradle puts into an app.
struct GradleLanguagesTests {
  private func reason(_ build: String, _ folder: String, kts: Bool = false) -> String? {
    let project = MemoryProject([
      "app/build.gradle\(kts ? ".kts" : "")": build, "app/src/main/res/\(folder)/strings.xml": "",
    ])
    return GradleLanguages(project.access)
      .reasonLeftOut("/p/app/src/main/res/\(folder)/strings.xml")
  }

  @Test(arguments: [
    "android {\n  defaultConfig {\n    resConfigs \"en\", 'ar', \"pt-rBR\"\n  }\n}",
    "android {\n  defaultConfig {\n    resConfigs(\n      \"en\", // English\n      \"ar\")\n}",
    "android { defaultConfig { a = 1\n resourceConfigurations += [\"en\", \"ar\"]\n } }",
    "androidResources {\n  localeFilters += listOf(\"en\", \"ar\")\n}",
    "android { androidResources {\n localeFilters.addAll(listOf(\"en\", \"ar\"))\n } }",
  ])
  func aListOfLanguages(_ build: String) throws {
    let left = try #require(reason(build, "values-iw"))
    #expect(left.hasSuffix("does not list he, so that no build takes the file"))
    #expect(left.hasPrefix("/p/app/build.gradle:"))
    #expect(reason(build, "values-fa", kts: true) != nil)
    for folder in [
      "values-ar", "values-ar-rEG", "values", "values-night", "values-v21", "values-car",
    ] {
      #expect(reason(build, folder) == nil, "\(folder)")
    }
  }

  @Test func languagesOfTwoNames() {
    let build = "defaultConfig {\n resConfigs \"en\", \"he\"\n}"
    #expect(reason(build, "values-iw") == nil)
    #expect(reason(build, "values-b+he") == nil)
  }

  /// A list that is made elsewhere, of one flavour, in a comment, of screens alone, or not closed.
  @Test(arguments: [
    "defaultConfig {\n resConfigs languages\n}", "defaultConfig {\n resConfigs \"en\", more\n}",
    "productFlavors {\n dev {\n resConfigs \"en\", \"xxhdpi\"\n }\n}",
    "defaultConfig {\n // resConfigs \"en\"\n}", "defaultConfig {\n resConfigs \"xxhdpi\"\n}",
    "defaultConfig {\n resConfigs(\"en\", ", "resConfigs \"en\"\n", "",
  ])
  func nothingIsKnown(_ build: String) {
    #expect(reason(build, "values-iw") == nil)
  }
}
