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

  @Test(arguments: ["en.lproj", "English.lproj", "Base.lproj", "en-US.lproj", "en-GB.lproj"])
  func argumentsAreCompared(_ base: String) throws {
    let folder = try project(base: base)
    let arguments = ["check", "--select", "placeholder-mismatch,bare-percent", "he.lproj"]
    #expect(try Command(arguments + ["--base", "none"], in: folder.url).exitCode == 0)
    let run = try Command(arguments, in: folder.url)
    #expect(try Command(arguments + ["--base", "en"], in: folder.url).text == run.text)
    #expect(run.exitCode == 1)
    #expect(run.text.contains("\n  1:8: error: [placeholder-mismatch] argument 2 is %2$@"))
    #expect(run.text.contains("\n  2:8: warning: [bare-percent]"))
    #expect(!run.standardError.contains("note:"))
  }

  /// "No findings" would say too much of a file that nobody looked at.
  @Test func aPseudolocaleIsSaidToBeUnchecked() throws {
    let folder = try Folder()
    try folder.write("\"a\" = \"Wi-Fi מן\";\n", to: "ar-XB.lproj/A.strings")
    let run = try Command(["check", "ar-XB.lproj"], in: folder.url)
    #expect(run.exitCode == 0)
    #expect(run.standardError.contains("a pseudolocale, so they were not checked"))
    let asked = try Command(["check", "--locale", "ar-XB", "ar-XB.lproj"], in: folder.url)
    #expect(asked.exitCode == 1)
    #expect(!asked.standardError.contains("pseudolocale"))
  }

  /// A header that was copied from another language would hide all faults.
  @Test func aFileThatNamesAnotherLocaleThanItsPath() throws {
    let folder = try Folder()
    for (path, language) in [("app_he.ts", "fr"), ("app_ar.ts", "ar_EG"), ("app_fa.ts", "ar")] {
      try folder.write(
        """
        <TS version="2.1" language="\(language)"><context><name>A</name>
        <message><source>a</source><translation>Wi-Fi אינו זמין כאן.</translation></message></context></TS>

        """, to: path)
    }
    let run = try Command(["check", "app_he.ts"], in: folder.url)
    #expect(run.exitCode == 0)
    #expect(
      run.standardError.contains(
        "app_he.ts: the file names the locale \"fr\", and its path \"he\"; its texts were checked as fr, and --locale he"
      ))
    let asked = try Command(["check", "--locale", "he", "app_he.ts"], in: folder.url)
    #expect(asked.exitCode == 1)
    #expect(!asked.standardError.contains("names the locale"))
    // Another region or another language of the same direction is judged alike.
    let alike = try Command(["check", "app_ar.ts", "app_fa.ts"], in: folder.url)
    #expect(alike.exitCode == 1)
    #expect(!alike.standardError.contains("names the locale"))
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

  /// A question mark that the base language begins with too is no sign of visual order: the value is repaired.
  @Test func fixAndExplainKnowTheBaseLanguage() throws {
    let folder = try Folder()
    try folder.write("\"n\" = \"?abc and more\";\n", to: "en.lproj/A.strings")
    try folder.write("\"n\" = \"?\u{5D0}\u{5D1} PDF \u{5D2}\";\n", to: "he.lproj/A.strings")
    let run = try Command(["fix", "--base", "none", "he.lproj"], in: folder.url)
    #expect(run.exitCode == 1)
    #expect(run.text.contains("visual-order-suspect"))
    #expect(try Command(["fix", "--base", "en", "he.lproj"], in: folder.url).exitCode == 0)
    for (flags, isSuspect) in [(["--base", "none"], true), ([], false)] {
      let explain = try Command(["explain", "he.lproj/A.strings", "n"] + flags, in: folder.url)
      #expect(explain.exitCode == 0)
      #expect(explain.text.contains("visual-order-suspect") == isSuspect)
    }
  }

  /// Nobody asked for it, so nothing is said.
  @Test func aMissingFileIsNotSaidWithoutTheFlag() throws {
    let folder = try Folder()
    try folder.write("\"n\" = \"\u{5D0}\";\n", to: "he.lproj/A.strings")
    let run = try Command(["check", "he.lproj"], in: folder.url)
    #expect(run.exitCode == 0)
    #expect(!run.standardError.contains("note:"))
  }

  /// What the base language says of an argument makes its classes fewer.
  @Test func theBaseLanguageTellsNumbers() throws {
    let folder = try Folder()
    try folder.write("\"n\" = \"%@ minutes\";\n", to: "en.lproj/A.strings")
    try folder.write("\"n\" = \"%@ \u{5D0}\u{5D1}\u{5D2}\";\n", to: "he.lproj/A.strings")
    #expect(try Command(["check", "he.lproj"], in: folder.url).exitCode == 0)
    #expect(try Command(["check", "--base", "none", "he.lproj"], in: folder.url).exitCode == 1)
  }

  @Test func aTextHasNoBase() throws {
    let folder = try Folder()
    let run = try Command(["explain", "abc", "--locale", "he", "--base", "en"], in: folder.url)
    #expect(run.exitCode == 64)
    #expect(run.standardError.contains("--base looks beside a file, and a text has no path."))
  }
}
