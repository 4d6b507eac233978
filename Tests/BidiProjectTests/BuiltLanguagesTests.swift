import Testing

@testable import BidiProject

/// The languages that a program's build takes, by `LINGUAS`.
struct BuiltLanguagesTests {
  private static let project = MemoryProject([
    "po/LINGUAS": "# the languages\nar  de\nhe\n# ur\n", "po/ar.po": "", "po/ur.po": "",
    "empty/LINGUAS": "# none yet\n", "empty/ar.po": "", "other/ar.po": "", "po/ur.pot": "",
  ])

  @Test(arguments: ["po/ar.po", "po/he.po", "empty/ar.po", "other/ar.po", "po/ur.pot", "ur.po"])
  func aCatalogThatIsBuilt(_ path: String) {
    #expect(BuiltLanguages(Self.project.access).reasonLeftOut("/p/\(path)") == nil)
  }

  @Test func aCatalogThatIsLeftOut() throws {
    let languages = BuiltLanguages(Self.project.access)
    let reason = try #require(languages.reasonLeftOut("/p/po/ur.po"))
    #expect(reason == "/p/po/LINGUAS does not list ur, so that no build takes the file")
    #expect(languages.reasonLeftOut("/p/po/yi.po") != nil)
  }
}
