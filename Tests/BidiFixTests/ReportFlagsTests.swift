import Foundation
import Testing

/// How findings are reported, and when they make a run fail.
@Suite struct ReportFlagsTests {
  private func folder() throws -> Folder {
    let folder = try Folder()
    try folder.write("\"k\" = \"abc \u{5D0}\u{5D1} \u{5D2}\u{5D3}\";\n", to: "he.lproj/A.strings")
    try folder.write("\"k\" = \"\u{623} \u{2192} \u{628}\";\n", to: "ar.lproj/A.strings")
    return folder
  }

  @Test(arguments: [
    ([], 1), (["--fail-on", "error"], 1), (["--fail-on", "never"], 0),
    (["--severity", "base-direction=info"], 1),
    (["--severity", "base-direction=info", "--ignore", "arrow-direction"], 0),
    (["--severity", "base-direction=info", "--fail-on", "error"], 0),
    (
      [
        "--severity", "base-direction=info", "--severity", "arrow-direction=info", "--fail-on",
        "info",
      ],
      1
    ), (["--severity", "base-direction=warning", "--fail-on", "error"], 0),
  ])
  func exitStatus(_ flags: [String], expected: Int) throws {
    let folder = try folder()
    let run = try Command(["check"] + flags + ["."], in: folder.url)
    #expect(Int(run.exitCode) == expected)
  }

  @Test func severitiesAreShown() throws {
    let folder = try folder()
    let run = try Command(["check", "--severity", "base-direction=info", "."], in: folder.url)
    #expect(run.text.contains(": info: [base-direction]"))
    #expect(run.standardError.contains("repair:  bidi-fix fix --severity base-direction=info ."))
  }

  @Test(arguments: [
    ("base-direction", "write RULE=error"), ("base-direction=bad", "the severities are"),
    ("base-directon=info", "There is base-direction."),
  ])
  func badSeverities(_ flag: String, expected: String) throws {
    let folder = try folder()
    let run = try Command(["check", "--severity", flag, "."], in: folder.url)
    #expect(run.exitCode == 64)
    #expect(run.standardError.contains(expected))
  }

  @Test func statisticsCount() throws {
    let folder = try folder()
    let run = try Command(["check", "--statistics", "."], in: folder.url)
    #expect(run.exitCode == 1)
    let words = run.text.split(separator: "\n").map {
      $0.split(separator: " ").joined(separator: " ")
    }
    #expect(
      words == [
        "findings rule", "1 arrow-direction", "1 base-direction", "findings locale", "1 ar", "1 he",
        "findings file", "1 ar.lproj/A.strings", "1 he.lproj/A.strings",
      ])
    let json = try Command(["check", "--statistics", "--format", "json", "."], in: folder.url)
    let object = try JSONSerialization.jsonObject(with: Data(json.standardOutput))
    #expect((object as? [String: [String: Int]])?["byLocale"] == ["ar": 1, "he": 1])
    #expect(
      try Command(["check", "--statistics", "--format", "sarif", "."], in: folder.url).exitCode
        == 64)
  }

  @Test func statisticsCountLookUps() throws {
    let folder = try folder()
    try folder.write(
      "String(localized: \"a\"); NSLocalizedString(name, comment: \"\")", to: "a.swift")
    try folder.write("{}", to: "package.json")
    let run = try Command(["check", "--no-cache", "--statistics", "."], in: folder.url)
    let words = run.text.split(separator: "\n").map {
      $0.split(separator: " ").joined(separator: " ")
    }
    #expect(
      Array(words.suffix(3)) == [
        "number look-ups of the program", "1 key made by code", "1 understood",
      ])
  }

  /// The file has the report and nothing else, also where there was another; without colour.
  @Test func outputGoesToAFile() throws {
    let folder = try folder()
    try folder.write("old", to: "out/report.txt")
    let flags = ["--color", "always", "--output", "out/report.txt", "."]
    let run = try Command(["check"] + flags, in: folder.url)
    #expect(run.exitCode == 1)
    #expect(run.standardOutput.isEmpty)
    let written = String(decoding: try folder.bytes(of: "out/report.txt"), as: UTF8.self)
    #expect(written == (try Command(["check", "."], in: folder.url)).text)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/out") == [
        "report.txt"
      ])
    for bad in ["none/report.txt", "out"] {
      let run = try Command(["check", "-o", bad, "."], in: folder.url)
      #expect(run.exitCode == 2)
      #expect(run.standardError.contains("cannot be written"))
    }
    // The report of fix stands beside a diff, and in no file.
    #expect(try Command(["fix", "--diff", "-o", "x", "."], in: folder.url).exitCode == 64)
    // A pipe is written as it is.
    let pipe = try Command(["check", "-o", "/dev/stdout", "."], in: folder.url)
    #expect(pipe.text == written)
  }

  @Test(arguments: [
    "xcode", "github", "gitlab", "json", "sarif", "junit", "checkstyle", "markdown",
  ])
  func everyFormIsWholeWithAndWithoutFindings(_ form: String) throws {
    let folder = try folder()
    for path in [".", "ar.lproj", "he.lproj"] {
      let run = try Command(["check", "--format", form, path], in: folder.url)
      #expect(run.exitCode == 1)
      #expect(run.text.contains(path == "he.lproj" ? "base-direction" : "arrow-direction"))
      if ["gitlab", "json", "sarif"].contains(form) {
        #expect(throws: Never.self) {
          try JSONSerialization.jsonObject(with: Data(run.standardOutput))
        }
      }
    }
    let clean = try Command(
      ["check", "--format", form, "--select", "bad-escape", "."], in: folder.url)
    #expect(clean.exitCode == 0)
    #expect(!clean.text.contains("::error"))
  }

  /// However many files are looked at at once, the report is the same.
  @Test func jobsChangeNothing() throws {
    let folder = try Folder()
    for number in 0..<40 {
      try folder.write(
        "\"k\(number)\" = \"abc \u{5D0}\u{5D1} \(number)\";\n", to: "\(number)/he.lproj/A.strings")
    }
    let one = try Command(["check", "--jobs", "1", "."], in: folder.url)
    let many = try Command(["check", "--jobs", "16", "."], in: folder.url)
    #expect(one.standardOutput == many.standardOutput)
    #expect(one.text.split(separator: "\n").filter { $0.contains("[base-direction]") }.count == 40)
    for bad in ["0", "-1", "x", "1000000"] {
      #expect(try Command(["check", "--jobs=\(bad)", "."], in: folder.url).exitCode == 64)
    }
  }

  /// A comment that names a rule with an error turns off nothing, and that is said.
  @Test func misspelledIgnoresAreSaid() throws {
    let folder = try Folder()
    try folder.write(
      "\n/* bidi-fix:ignore base-directon */\n\"k\" = \"abc \u{5D0}\u{5D1} \u{5D2}\";\n"
        + "/* bidi-fix:ignore base-direction well-known brand */\n\"l\" = \"abc \u{5D0}\u{5D1} \u{5D2}\";\n",
      to: "he.lproj/A.strings")
    let run = try Command(["check", "."], in: folder.url)
    #expect(run.exitCode == 1)
    let notes = run.standardError.split(separator: "\n").filter { $0.contains("note:") }
    #expect(
      notes == [
        "bidi-fix: note: he.lproj/A.strings:2: bidi-fix:ignore names base-directon, which is no rule; there is base-direction"
      ])
  }

  /// The key that is meant, or where keys are listed.
  @Test(arguments: [
    ("settings.tilte", "; there is \"settings.title\""), ("xyz", "stats --list-entries"),
  ])
  func keysThatAreNotThere(_ key: String, expected: String) throws {
    let folder = try Folder()
    try folder.write("\"settings.title\" = \"\u{5D0}\";\n", to: "he.lproj/A.strings")
    let run = try Command(["explain", "he.lproj/A.strings", key], in: folder.url)
    #expect(run.exitCode == 2)
    #expect(run.standardError.contains(expected))
  }
}
