import Testing

@testable import BidiProject

/// The languages whose files an Xcode project takes.
struct XcodeLanguagesTests {
  private static let reference = "\t\tA1 /* he */ = {isa = PBXFileReference; name = he; path = "

  /// A project that takes a file in Hebrew and in German.
  private static let project = """
    /* Begin PBXFileReference section */
    \(reference)he.lproj/Localizable.strings; sourceTree = "<group>"; };
    \(reference)"de.lproj/Localizable.strings"; sourceTree = "<group>"; };
    \t\tB1 /* Help */ = {isa = PBXFileReference; lastKnownFileType = folder; path = Help; sourceTree = "<group>"; };
    \t\tC1 /* Shared */ = {
    \t\t\tisa = PBXFileSystemSynchronizedRootGroup;
    \t\t\texplicitFileTypes = {
    \t\t\t};
    \t\t\tpath = Shared;
    \t\t\tsourceTree = "<group>";
    \t\t};
    """

  private func reason(
    _ path: String, _ project: String = project, beside others: [String: String] = [:]
  ) -> String? {
    let files = ["App.xcodeproj/project.pbxproj": project, path: ""]
    return XcodeLanguages(MemoryProject(files.merging(others) { $1 }).access)
      .reasonLeftOut("/p/\(path)")
  }

  @Test func aLanguageThatIsNotListed() throws {
    let words =
      "App.xcodeproj lists Localizable.strings in other languages and not in ar.lproj, so that no build takes the file"
    #expect(reason("App/ar.lproj/Localizable.strings") == words)
    let lines = Self.project.replacing("\n", with: "\r\n")
    #expect(reason("App/ar.lproj/Localizable.strings", lines) == words)
  }

  /// Listed languages, files that the project lists in no language, and folders that are taken whole.
  @Test(arguments: [
    "App/he.lproj/Localizable.strings", "App/he.lproj/Other.strings", "App/ar.lproj/Other.strings",
    "Help/ar.lproj/Localizable.strings", "Shared/Texts/ar.lproj/Localizable.strings",
    "App/Picker.bundle/ar.lproj/Localizable.strings", "App/Localizable.strings",
    "App/values-ar/strings.xml",
  ])
  func filesOfWhichNothingIsKnown(_ path: String) {
    #expect(reason(path) == nil)
  }

  /// A package and a library list folders, tools make projects, and another project may take the file.
  @Test func otherLists() {
    let path = "Lib/Sources/ar.lproj/Localizable.strings"
    #expect(reason(path) != nil)
    for file in ["Lib/Package.swift", "Lib/Lib.podspec", "project.yml", "Project.swift"] {
      #expect(reason(path, beside: [file: ""]) == nil, "\(file)")
    }
    let taken = Self.reference + "ar.lproj/Localizable.strings; };"
    for project in ["Lib/Lib.xcodeproj", "ios/App.xcodeproj", "Lib/Demo/Demo.xcodeproj"] {
      #expect(reason(path, beside: [project + "/project.pbxproj": taken]) == nil, "\(project)")
    }
  }
}
