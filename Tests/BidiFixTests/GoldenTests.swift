import BidiSource
import BidiText
import Foundation
import Testing

/// Whole runs, compared with files in `Goldens`: exit status, standard output, standard error.
///
/// `BIDI_UPDATE_GOLDENS=1 swift test` writes them anew, and fails, so that somebody reads the difference.
@Suite struct GoldenTests {
  private static let stream = #"""
    {"text": "abc אבג", "base": "auto"}
    {"text": "12:30", "base": "auto-rtl", "id": 7}
    {"text": "א\nb\r\n", "base": "ltr"}
    {"text": "\u202bא\u202c"}
    {"text": "", "base": "rtl"}
    not json
    {"base": "ltr"}
    {"text": "a", "base": "up"}
    {"text": "still here"}

    """#

  private static let streamWithRules = #"""
    {"text": "א\nb", "rules": true}
    {"text": "\u202bא\u202c", "base": "ltr", "rules": true}
    {"text": "a", "rules": false}
    {"text": "a", "rules": "all"}

    """#

  private static let streamOfTexts = #"""
    {"text": "小明بدأ في متابعتك", "locale": "ar", "key": "follow", "id": 1}
    {"text": "\u202ba\u200fא", "locale": "he", "style": "isolate", "sample": {"%@": "Bob"}}
    {"text": "abc"}

    """#

  static let runs: [(name: String, arguments: [String], input: String)] = [
    ("help", ["--help"], ""),
    ("help-check", ["check", "--help"], ""),
    ("help-fix", ["fix", "--help"], ""),
    ("help-baseline", ["baseline", "--help"], ""),
    ("help-strip", ["strip", "--help"], ""),
    ("help-pseudo", ["pseudo", "--help"], ""),
    ("help-explain", ["explain", "--help"], ""),
    ("help-stream", ["stream", "--help"], ""),
    ("help-rules", ["rules", "--help"], ""),
    ("rules", ["rules"], ""),
    ("rules-one", ["rules", "override-control"], ""),
    ("rules-json", ["rules", "--format", "json", "control-in-key"], ""),
    ("usage-rules", ["rules", "redundant"], ""),
    ("check-base-missing", ["check", "--base", "fr", "ar.lproj"], ""),
    ("usage-base", ["check", "--base", "q", "."], ""),
    ("usage-base-input", ["check", "--base", "en", "--locale", "he", "-"], ""),
    ("check", ["check", "."], ""),
    ("check-color", ["check", "--color", "always", "ar.lproj"], ""),
    ("check-json", ["check", "--format", "json", "ar.lproj"], ""),
    ("check-clean", ["check", "en.lproj"], ""),
    ("check-container", ["check", "--container", "any", "--style", "mark", "."], ""),
    ("check-sample", ["check", "--sample", "%@=Bob (IT)", "ar.lproj"], ""),
    ("fix", ["fix", "."], ""),
    ("fix-diff", ["fix", "--diff", "."], ""),
    ("fix-diff-exit-code", ["fix", "--diff", "--exit-code", "--style", "isolate", "."], ""),
    ("fix-diff-escapes", ["fix", "--diff", "--write-escapes", "ar.lproj"], ""),
    ("fix-standard-input", ["fix", "--locale", "he", "-"], "\"k\" = \"abc אבג\";\n"),
    ("fix-standard-input-no-locale", ["fix", "-"], "\"k\" = \"abc אבג\";\n"),
    ("strip-standard-input", ["strip", "-"], "\"k\" = \"\u{202B}abc \\U200Fאבג\u{202C}\";\n"),
    (
      "strip-only", ["strip", "--only", "marks", "-"],
      "\"k\" = \"\u{202B}abc \\U200Fאבג\u{202C}\";\n"
    ),
    ("explain-wrong", ["explain", "小明بدأ في متابعتك", "--locale", "ar"], ""),
    (
      "explain-terminal-no",
      ["explain", "小明بدأ في متابعتك", "--locale", "ar", "--terminal-bidi", "no"], ""
    ),
    (
      "explain-terminal-yes",
      ["explain", "小明بدأ في متابعتك", "--locale", "ar", "--terminal-bidi", "yes"], ""
    ),
    ("explain-right", ["explain", "مرحبا", "--locale", "ar"], ""),
    ("explain-container", ["explain", "مرحبا!", "--locale", "ar"], ""),
    ("explain-no-locale", ["explain", "abc"], ""),
    ("explain-key", ["explain", "ar.lproj/Localizable.strings", "liked"], ""),
    ("explain-json", ["explain", "abc אבג", "--format", "json"], ""),
    ("explain-rules", ["explain", "قال: 1-2 (a b).", "--locale", "ar", "--rules"], ""),
    ("explain-json-rules", ["explain", "ب 1", "--format", "json", "--rules"], ""),
    ("explain-no-key", ["explain", "ar.lproj/Localizable.strings", "like"], ""),
    ("stream", ["stream", "--op", "explain"], stream),
    ("stream-rules", ["stream", "--op", "explain"], streamWithRules),
    ("stream-fix", ["stream", "--op", "fix"], streamOfTexts),
    ("stream-check", ["stream", "--op", "check"], streamOfTexts),
    ("stream-strip", ["stream", "--op", "strip"], streamOfTexts),
    ("stats-broken", ["stats", "--locale", "he", "-"], "\"a\" = \"x\";\n\"b\" = \"y\n"),
    ("stats-list-broken", ["stats", "--list-entries", "--locale", "he", "-"], "\"b\" = \"y\n"),
    ("usage-no-path", ["check"], ""),
    ("usage-locale", ["check", "--locale", "q", "."], ""),
    ("usage-rule", ["check", "--select", "base-directions", "."], ""),
    ("usage-sample", ["check", "--sample", "Bob", "."], ""),
    ("usage-style", ["check", "--style", "none", "."], ""),
    ("usage-dash", ["check", "-", "."], ""),
  ]

  @Test(arguments: runs)
  func equalsTheGolden(_ run: (name: String, arguments: [String], input: String)) throws {
    let project = try sampleProject()
    let command = try Command(run.arguments, input: Array(run.input.utf8), in: project.url)
    let actual =
      "exit: \(command.exitCode)\n--- standard output\n\(command.text)"
      + "--- standard error\n\(command.standardError)"
    let golden = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Goldens/\(run.name).txt")
    if ProcessInfo.processInfo.environment["BIDI_UPDATE_GOLDENS"] != nil {
      try actual.write(to: golden, atomically: true, encoding: .utf8)
      Issue.record("\(run.name): written anew; read the difference, then run without the variable")
      return
    }
    let expected = try String(contentsOf: golden, encoding: .utf8)
    // Canonically equivalent texts are not the same bytes; a list of these would help nobody.
    let isEqual = actual.utf8.elementsEqual(expected.utf8)
    #expect(
      isEqual,
      "\(run.name)\n--- expected\n\(expected)\n--- actual\n\(actual)")
  }

  @Test func everyGoldenIsUsed() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Goldens")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(files) == Set(Self.runs.map { "\($0.name).txt" }))
  }

  @Test func versionNamesTheUnicodeVersion() throws {
    let folder = try Folder()
    let command = try Command(["--version"], in: folder.url)
    #expect(command.exitCode == 0)
    let line = /bidi-fix ([0-9.]+) \(Unicode ([0-9.]+), (?:ICU|tables of Unicode) [0-9.]+\)\n/
    let match = try #require(command.text.wholeMatch(of: line))
    #expect(match.1 == PackageVersion.current.description)
    #expect(match.2 == CharacterDataVersion.unicode)
  }
}
