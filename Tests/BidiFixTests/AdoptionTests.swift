import BidiTestSupport
import Foundation
import Testing

/// A team that has findings begins to use the command: with a baseline, and with what a branch changed.
@Suite struct AdoptionTests {
  private static let wrong = "\"a\" = \"abc \u{5D0}\u{5D1} \u{5D2}\";\n"
  private static let other = "\"b\" = \"xyz \u{5D0}\u{5D1} \u{5D2}\";\n"
  private static let right = "\"c\" = \"\u{5D0}\u{5D1}\";\n"
  private static let path = "he.lproj/A.strings"

  private func check(_ folder: Folder, _ flags: [String] = []) throws -> Command {
    try Command(["check", "--baseline", "b.json"] + flags + ["."], in: folder.url)
  }

  private func keys(_ run: Command) -> [String] {
    run.text.split(separator: "\n").compactMap { line in
      line.contains("key:") ? String(line.split(separator: "\"")[1]) : nil
    }
  }

  // MARK: Baseline

  @Test func acceptedFindingsAreLeftOut() throws {
    let folder = try Folder()
    try folder.write(Self.wrong + Self.right, to: Self.path)
    let made = try Command(["baseline", "-o", "b.json", "."], in: folder.url)
    #expect(made.exitCode == 0)
    #expect(made.standardError == "accepted 1 finding in b.json\n")
    let clean = try check(folder)
    #expect(clean.exitCode == 0)
    #expect(clean.standardError.contains("1 accepted finding left out by the baseline"))
    #expect(clean.standardError.contains("no findings in 1 file with 2 entries"))
    // A new one fails.
    try folder.write(Self.wrong + Self.other, to: Self.path)
    let new = try check(folder)
    #expect(new.exitCode == 1)
    #expect(keys(new) == ["b"])
  }

  /// Lines, keys and files may change; the text is what was accepted.
  @Test(arguments: [
    ("\n\n/* c */\n\"a\" = \"abc \u{5D0}\u{5D1} \u{5D2}\";\n", "he.lproj/A.strings", 0),
    ("\"renamed\" = \"abc \u{5D0}\u{5D1} \u{5D2}\";\n", "he.lproj/A.strings", 0),
    ("\"a\" = \"abc \u{5D0}\u{5D1} \u{5D2}\";\n", "sub/he.lproj/Other.strings", 0),
    ("\"a\" = \"abc \u{5D0}\u{5D1}, \u{5D2}\";\n", "he.lproj/A.strings", 1),
  ])
  func aBaselineIsOfContent(_ text: String, path: String, exitCode: Int) throws {
    let folder = try Folder()
    try folder.write(Self.wrong, to: Self.path)
    _ = try Command(["baseline", "-o", "b.json", "."], in: folder.url)
    try folder.write(Self.right, to: Self.path)
    try folder.write(text, to: path)
    #expect(Int(try check(folder).exitCode) == exitCode)
  }

  /// What is repaired is taken out; what is new is not put in; what was not looked at stays.
  @Test func aBaselineShrinks() throws {
    let folder = try Folder()
    try folder.write(Self.wrong + Self.other, to: "one/he.lproj/A.strings")
    try folder.write("\"d\" = \"klm \u{5D0}\u{5D1} \u{5D2}\";\n", to: "two/he.lproj/A.strings")
    _ = try Command(["baseline", "-o", "b.json", "."], in: folder.url)
    let before = String(decoding: try folder.bytes(of: "b.json"), as: UTF8.self)
    let new = "\"n\" = \"new \u{5D0}\u{5D1} \u{5D2}\";\n"
    try folder.write(Self.wrong + new, to: "one/he.lproj/A.strings")
    try folder.write(Self.right, to: "two/he.lproj/A.strings")
    let run = try Command(["check", "--baseline", "b.json", "one"], in: folder.url)
    #expect(keys(run) == ["n"])
    #expect(run.standardError.contains("1 accepted finding not found any more"))
    let shrunk = try Command(["baseline", "--shrink", "-o", "b.json", "one"], in: folder.url)
    #expect(shrunk.standardError == "took 1 finding out of b.json; 2 left\n")
    let after = String(decoding: try folder.bytes(of: "b.json"), as: UTF8.self)
    let gone = before.split(separator: "\n").filter {
      !after.contains($0.replacing("},", with: "}"))
    }
    #expect(gone.count == 1 && gone[0].contains("\"key\":\"b\""), "\(gone)")
    #expect(!after.contains("\"key\":\"n\""))
    let all = try Command(["baseline", "--shrink", "-o", "b.json", "."], in: folder.url)
    #expect(all.standardError == "took 1 finding out of b.json; 1 left\n")
  }

  /// A path with a typing error costs nothing that was accepted.
  @Test func nothingIsWrittenWhereSomethingCannotBeRead() throws {
    let folder = try Folder()
    try folder.write(Self.wrong, to: Self.path)
    _ = try Command(["baseline", "-o", "b.json", "."], in: folder.url)
    let before = try folder.bytes(of: "b.json")
    let run = try Command(["baseline", "-o", "b.json", "hee.lproj"], in: folder.url)
    #expect(run.exitCode == 2)
    #expect(
      run.standardError.contains("b.json: error: is not written while something cannot be read"))
    #expect(try folder.bytes(of: "b.json") == before)
  }

  @Test(arguments: [
    ("", "is no baseline"), ("{", "is no baseline"), ("[]", "is no baseline of version 1"),
    ("{\"version\": 2, \"findings\": []}", "is no baseline of version 1"),
    (
      "{\"version\": 1,\n\"findings\": [{\"rule\": \"x\"}]}",
      "b.json:2:14: error: has a finding without"
    ),
  ])
  func badBaselines(_ text: String, expected: String) throws {
    let folder = try Folder()
    try folder.write(Self.wrong, to: Self.path)
    try folder.write(text, to: "b.json")
    let run = try check(folder)
    #expect(run.exitCode == 2)
    #expect(run.standardError.contains(expected), "\(run.standardError)")
    #expect(run.standardError.contains("bidi-fix baseline writes it anew"))
  }

  // MARK: Git

  private func git(_ arguments: [String], in folder: Folder) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["git", "-c", "user.name=t", "-c", "user.email=t@t", "-c", "init.defaultBranch=main"]
      + arguments
    process.currentDirectoryURL = folder.url
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.runToEnd()
    #expect(process.terminationStatus == 0, "\(arguments)")
  }

  /// Only entries whose values changed since the branch left the other one.
  @Test func onlyChangedValuesAreReported() throws {
    let folder = try Folder()
    try folder.write(Self.wrong, to: Self.path)
    try folder.write(Self.wrong, to: "x/he.lproj/Moved.strings")
    try git(["init", "-q"], in: folder)
    try git(["add", "."], in: folder)
    try git(["commit", "-qm", "one"], in: folder)
    try git(["checkout", "-qb", "work"], in: folder)
    let since = ["check", "--since", "main", "."]
    #expect(try Command(since, in: folder.url).exitCode == 0)
    // Another entry, an untracked file, a file with another name.
    try folder.write("/* moved */\n" + Self.other + Self.wrong, to: Self.path)
    try folder.write("\"u\" = \"new \u{5D0}\u{5D1} \u{5D2}\";\n", to: "he.lproj/New file.strings")
    try git(["mv", "x/he.lproj/Moved.strings", "x/he.lproj/Elsewhere.strings"], in: folder)
    let run = try Command(since, in: folder.url)
    #expect(run.exitCode == 1)
    #expect(keys(run) == ["b", "u"])
    #expect(
      run.standardError.contains("texts that changed since main were looked at: 3 of 3 files"))
    #expect(run.standardError.hasSuffix("repair:  bidi-fix fix --since main .\n"))
    // From a folder below, and of a path outside of the working folder.
    let below = folder.url.appendingPathComponent("he.lproj")
    #expect(keys(try Command(["check", "--since", "main", "A.strings"], in: below)) == ["b"])
    let outside = ["check", "--since", "main", folder.url.path]
    #expect(keys(try Command(outside, in: URL(fileURLWithPath: "/"))) == ["b", "u"])
    // What others do on the branch later is not of this change.
    try git(["add", "."], in: folder)
    try git(["commit", "-qm", "two"], in: folder)
    try git(["checkout", "-q", "main"], in: folder)
    try folder.write(
      "\"a\" = \"changed \u{5D0}\u{5D1} \u{5D2}\";\n", to: "x/he.lproj/Moved.strings")
    try git(["commit", "-qam", "three"], in: folder)
    try git(["checkout", "-q", "work"], in: folder)
    #expect(keys(try Command(since, in: folder.url)) == ["b", "u"])
  }

  /// More warnings than a pipe holds keep nobody waiting, and another normal form of a text is a change.
  @Test(.timeLimit(.minutes(15)))
  func warningsAndNormalForms() throws {
    let folder = try Folder()
    let names = (0..<900).map { "he.lproj/\(String(repeating: "n", count: 60))\($0).txt" }
    for name in names { try folder.write("a\n", to: name) }
    try folder.write("\"a\" = \"caf\u{E9} \u{5D0}\u{5D1} \u{5D2}\";\n", to: Self.path)
    try git(["init", "-q"], in: folder)
    try git(["add", "."], in: folder)
    try git(["commit", "-qm", "one"], in: folder)
    try git(["config", "core.autocrlf", "true"], in: folder)
    for name in names { try folder.write("b\n", to: name) }
    try folder.write("\"a\" = \"cafe\u{301} \u{5D0}\u{5D1} \u{5D2}\";\n", to: Self.path)
    let run = try Command(["check", "--since", "HEAD", "."], in: folder.url)
    #expect(keys(run) == ["a"])
  }

  @Test(arguments: [
    (["--since", "nope", "."], 2, "--since nope: error: is no branch, tag or commit"),
    (["--since", "--output=x", "."], 64, "Missing value"),
    (["--since=--output=x", "."], 64, "name a branch, a tag or a commit"),
    (["--since", "main", "-"], 64, "standard input"),
  ])
  func badReferences(_ flags: [String], exitCode: Int, expected: String) throws {
    let folder = try Folder()
    try folder.write(Self.wrong, to: Self.path)
    try git(["init", "-q"], in: folder)
    let run = try Command(["check"] + flags, in: folder.url)
    #expect(Int(run.exitCode) == exitCode)
    #expect(run.standardError.contains(expected), "\(run.standardError)")
    #expect(!FileManager.default.fileExists(atPath: folder.url.path + "/x"))
  }

  @Test func withoutRepository() throws {
    let folder = try Folder()
    try folder.write(Self.wrong, to: Self.path)
    let run = try Command(["check", "--since", "main", "."], in: folder.url)
    #expect(run.exitCode == 2)
    #expect(run.standardError.contains("not a git repository"))
  }

  // MARK: Locales

  @Test(arguments: [
    ("ar", ["ar-EG", "ar"]), ("ar-EG", ["ar-EG"]), ("he,fa", ["fa", "he"]), ("fr", []),
    ("iw", ["he"]),
  ])
  func localesAreFiltered(_ flag: String, expected: [String]) throws {
    let folder = try Folder()
    for locale in ["ar", "ar-EG", "he", "fa"] {
      try folder.write(
        "\"\(locale)\" = \"abc \u{5D0}\u{5D1} \u{5D2}\";\n", to: "\(locale).lproj/A.strings")
    }
    let unit = "{\"stringUnit\": {\"value\": \"abc \u{627} \u{628}\"}}"
    try folder.write(
      "{\"sourceLanguage\":\"en\",\"strings\":{\"cat\":{\"localizations\":{\"ar\":\(unit),\"fa\":\(unit)}}}}",
      to: "C.xcstrings")
    let run = try Command(["check", "--locale", flag, "."], in: folder.url)
    let inCatalog = expected.contains("ar") || expected.contains("fa") ? ["cat"] : []
    #expect(keys(run) == inCatalog + expected)
    let fixed = try Command(["fix", "--locale", flag, "."], in: folder.url)
    #expect(fixed.standardError.contains("of other locales left out by --locale"))
    #expect(keys(try Command(["check", "."], in: folder.url)).count == 6 - keys(run).count)
  }

  /// The default file of Android is of the development language, whatever locale is asked for.
  @Test func filesOfTheDevelopmentLanguageKeepIt() throws {
    let folder = try Folder()
    let text = "<resources><string name=\"a\">Hebrew: \u{5D0}\u{5D1} (IL)</string></resources>\n"
    try folder.write(text, to: "values/strings.xml")
    try folder.write(text, to: "values-ar/strings.xml")
    for container in ["natural", "rtl", "any"] {
      let flags = ["--locale", "ar", "--container", container, "."]
      _ = try Command(["fix"] + flags, in: folder.url)
      #expect(try folder.bytes(of: "values/strings.xml") == Array(text.utf8))
    }
    #expect(try folder.bytes(of: "values-ar/strings.xml") != Array(text.utf8))
  }

  /// A file that is named has the locale that is given, whatever its path says.
  @Test func aNamedFileHasTheGivenLocale() throws {
    let folder = try Folder()
    try folder.write(Self.wrong, to: "fi.lproj/A.strings")
    let path = "fi.lproj/A.strings"
    #expect(try Command(["check", "--locale", "he", path], in: folder.url).exitCode == 1)
    #expect(try Command(["check", "--locale", "he", "."], in: folder.url).exitCode == 0)
    let bad = try Command(["explain", "abc", "--locale", "he,ar"], in: folder.url)
    #expect(bad.exitCode == 64)
    #expect(bad.standardError.contains("a text has one locale"))
  }
}
