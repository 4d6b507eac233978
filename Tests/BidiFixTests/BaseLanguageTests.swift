import Foundation
import Testing

/// `--base`: translations compared with the language that the app was written in.
@Suite struct BaseLanguageTests {
  private func project(base: String) throws -> Folder {
    let folder = try Folder()
    try folder.write("\"n\" = \"%1$@ of %2$d\";\n\"p\" = \"%d%% done\";\n", to: "\(base)/A.strings")
    try folder.write(
      "\"n\" = \"%1$@ מתוך %2$@\";\n\"p\" = \"50% מוכן\";\n", to: "he.lproj/A.strings")
    return folder
  }

  @Test(arguments: ["en.lproj", "English.lproj", "Base.lproj"])
  func argumentsAreCompared(_ base: String) throws {
    let folder = try project(base: base)
    let arguments = ["check", "--select", "placeholder-mismatch,bare-percent", "he.lproj"]
    #expect(try Command(arguments, in: folder.url).exitCode == 0)
    let run = try Command(arguments + ["--base", "en"], in: folder.url)
    #expect(run.exitCode == 1)
    #expect(run.text.contains("A.strings:1:8: error: [placeholder-mismatch] argument 2 is %2$@"))
    #expect(run.text.contains("A.strings:2:8: warning: [bare-percent]"))
    #expect(!run.standardError.contains("note:"))
  }

  /// Inside the folder the path itself names no locale.
  @Test func theFolderMayBeTheWorkingFolder() throws {
    let folder = try project(base: "en.lproj")
    let run = try Command(
      ["check", "--base", "en", "--select", "placeholder-mismatch", "A.strings"],
      in: folder.url.appendingPathComponent("he.lproj"))
    #expect(run.exitCode == 1)
  }

  @Test func theBaseLanguageIsNotComparedWithItself() throws {
    let folder = try project(base: "en.lproj")
    let run = try Command(["check", "--base", "en", "en.lproj"], in: folder.url)
    #expect(run.exitCode == 0)
    #expect(!run.standardError.contains("note:"))
  }

  @Test func aMissingFileIsSaid() throws {
    let folder = try project(base: "en.lproj")
    let run = try Command(
      ["check", "--base", "fr", "--select", "placeholder-mismatch", "he.lproj"], in: folder.url)
    #expect(run.exitCode == 0)
    #expect(run.standardError.contains("no file of the base language can be read beside it"))
  }

  /// What the base language shows to be in visual order is not marked by `fix` either.
  @Test func fixKnowsTheBaseLanguage() throws {
    let folder = try Folder()
    try folder.write("\"n\" = \"PDF version of Notes installed\";\n", to: "en.lproj/A.strings")
    let text = "\"n\" = \"1.2 PDF מותקן Notes של\";\n"
    try folder.write(text, to: "he.lproj/A.strings")
    let run = try Command(["fix", "--base", "en", "he.lproj"], in: folder.url)
    #expect(run.exitCode == 1)
    #expect(run.text.contains("visual-order-suspect"))
    #expect(try folder.bytes(of: "he.lproj/A.strings") == Array(text.utf8))
  }
}
