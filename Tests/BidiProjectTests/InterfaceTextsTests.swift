import Testing

@testable import BidiProject

/// Texts of views that an interface does not have any more.
struct InterfaceTextsTests {
  private func reason(_ path: String, _ key: String, _ files: [String: String]) -> String? {
    InterfaceTexts(MemoryProject(files.merging([path: ""]) { first, _ in first }).access)
      .reasonOfKey("/p/\(path)")?(key)
  }

  private static let view = "<document><view id=\"abc-de-fgh\"/></document>"

  @Test(arguments: ["App/mul.lproj/Main.xcstrings", "App/ar.lproj/Main.strings"])
  func viewsThatAreGone(_ path: String) {
    for place in ["App/Base.lproj/Main.storyboard", "App/Main.xib", "App/en.lproj/Main.xib"] {
      let files = [place: Self.view, "Other/Base.lproj/Main.storyboard": "id=\"xyz-12-abc\""]
      let name = place.hasSuffix("xib") ? "Main.xib" : "Main.storyboard"
      #expect(reason(path, "abc-de-fgh.title", files) == nil)
      #expect(
        reason(path, "xyz-12-abc.title", files)
          == "\(name) has no view xyz-12-abc, whose text it was")
      // What Interface Builder does not name is asked for by code.
      #expect(reason(path, "title", files) == nil)
      #expect(reason(path, "xyz-12-ab\u{E9}.title", files) == nil)
    }
  }

  @Test(arguments: [
    "App/ar.lproj/Localizable.strings", "App/Main.strings", "Main.strings",
    "App/ar.lproj/Main.json",
  ])
  func filesOfNoInterface(_ path: String) {
    #expect(
      reason(path, "xyz-12-abc.title", ["App/Base.lproj/Main.storyboard": Self.view]) == nil)
  }
}
