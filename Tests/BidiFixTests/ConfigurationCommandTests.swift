import BidiTestSupport
import Foundation
import Testing

/// `.bidi-fix.yml` as the command takes it.
@Suite struct ConfigurationCommandTests {
  private static let wrong = "\"a\" = \"abc \u{5D0}\u{5D1} \u{5D2}\u{5D3}\";\n"
  private static let path = "App/he.lproj/A.strings"

  private func project(_ configuration: String) throws -> Folder {
    let folder = try Folder()
    try folder.write("", to: ".git/HEAD")
    try folder.write(Self.wrong, to: Self.path)
    try folder.write(Self.wrong, to: "Tests/he.lproj/A.strings")
    try folder.write(configuration, to: ".bidi-fix.yml")
    return folder
  }

  private func files(_ run: Command) -> [String] {
    run.text.split(separator: "\n").filter { !$0.hasPrefix(" ") }
      .map { String($0.prefix { $0 != ":" }) }
  }

  @Test func theNearestCounts() throws {
    let folder = try project(
      "exclude: Tests\nseverity: {base-direction: warning}\nfail-on: error\n")
    let run = try Command(["check", "."], in: folder.url)
    #expect(files(run) == [Self.path])
    #expect(run.text.contains("warning: [base-direction]"))
    #expect(run.exitCode == 0)
    // From a folder below it is the same one.
    let below = try Command(
      ["check", "."], in: folder.url.appendingPathComponent("App/he.lproj"))
    #expect(below.text.contains("warning: [base-direction]"))
    #expect(below.exitCode == 0)
    // A nearer one hides it.
    try folder.write("style: mark\n", to: "App/.bidi-fix.yml")
    let nearer = try Command(["check", "."], in: folder.url)
    #expect(nearer.text.contains("error: [base-direction]"))
    #expect(nearer.text.contains("write \u{2039}RLM\u{203A}"))
  }

  @Test func flagsGoBeforeIt() throws {
    let folder = try project("style: isolate\nfail-on: never\nignore: base-direction\n")
    #expect(try Command(["check", "."], in: folder.url).exitCode == 0)
    let run = try Command(
      ["check", "--select", "base-direction", "--fail-on", "error", "--style", "mark", Self.path],
      in: folder.url)
    #expect(run.exitCode == 1)
    #expect(run.text.contains("write \u{2039}RLM\u{203A}"))
    let without = try Command(["check", "--no-config", "."], in: folder.url)
    #expect(without.exitCode == 1)
    #expect(files(without).count == 2)
    try folder.write("container: any\nexclude: App\n", to: "other.yml")
    let other = try Command(["check", "--config", "other.yml", "."], in: folder.url)
    #expect(files(other) == ["Tests/he.lproj/A.strings"])
    #expect(other.standardError.contains("bidi-fix fix --config other.yml ."))
  }

  @Test func fixAndExplainTakeIt() throws {
    let folder = try project("style: isolate\noverrides:\n  - paths: Tests\n    style: mark\n")
    let explained = try Command(["explain", Self.path, "a"], in: folder.url)
    #expect(explained.text.contains("\u{2039}RLI\u{203A}"))
    #expect(try Command(["fix", "."], in: folder.url).exitCode == 0)
    #expect(
      try folder.bytes(of: Self.path)
        == Array("\"a\" = \"\u{2067}abc \u{5D0}\u{5D1} \u{5D2}\u{5D3}\u{2069}\";\n".utf8))
    #expect(
      try folder.bytes(of: "Tests/he.lproj/A.strings")
        == Array("\"a\" = \"\u{200F}abc \u{5D0}\u{5D1} \u{5D2}\u{5D3}\";\n".utf8))
  }

  /// With other settings the answers would be others, so nothing is checked.
  @Test func faultsEndTheRun() throws {
    let folder = try project("contianer: any\nstyle: x\n")
    for command in [
      ["check", "."], ["fix", "."], ["baseline", "."], ["stats", "."], ["explain", Self.path, "a"],
    ] {
      let run = try Command(command, in: folder.url)
      #expect(run.exitCode == 2, "\(command)")
      #expect(
        run.standardError.contains(
          ":1:1: error: \"contianer\" is no setting; did you mean container? (the first byte)"))
      #expect(run.standardError.contains(":2:8: error: style: \"x\" is no value"))
      #expect(run.standardOutput.isEmpty)
    }
    #expect(try folder.bytes(of: Self.path) == Array(Self.wrong.utf8))
    let missing = try Command(["check", "--config", "none.yml", "."], in: folder.url)
    #expect(missing.exitCode == 2)
    #expect(missing.standardError.contains("none.yml: error: cannot be opened"))
    #expect(
      try Command(["check", "--config", "a", "--no-config", "."], in: folder.url).exitCode == 64)
  }

  @Test func settingsAreShownWithTheirSources() throws {
    let folder = try project(
      """
      style: isolate
      arguments: {"*.count": number}
      overrides:
        - locales: [he]
          container: any

      """)
    let run = try Command(
      ["check", "--show-settings", "--ignore", "sign-side", Self.path, "App"], in: folder.url)
    #expect(run.exitCode == 0)
    let parts = run.text.components(separatedBy: "\n\n")
    #expect(parts[0].hasPrefix("# \(Self.path), locale he\n"))
    #expect(parts[0].contains("container: any  # from .bidi-fix.yml:5\n"))
    #expect(parts[0].contains("style: isolate  # from .bidi-fix.yml:1\n"))
    #expect(parts[0].contains("fail-on: warning  # default"))
    #expect(parts[0].contains("  - sign-side  # from --ignore"))
    #expect(parts[0].contains("  \"*.count\": number  # from .bidi-fix.yml:2"))
    #expect(parts[1].contains("container: natural  # default\n"))
    #expect(parts[1].contains("overrides for some files or locales in line 4"))
  }

  /// `iw` and `he` are one locale, and no rule with errors is proposed to be ignored.
  @Test func whatInitProposes() throws {
    let folder = try Folder()
    let error = "abc \u{05D0} \u{05D1}."
    try folder.write(
      "<resources><string name=\"k\">\(error)</string></resources>",
      to: "res/values-iw/strings.xml")
    try folder.write("\"k\" = \"\(error)\";\n", to: "he.lproj/L.strings")
    let text = try Command(["init", "-o", "-"], in: folder.url).text
    #expect(text.contains("(2 files)"))
    #expect(text.contains("Found today: 2 base-direction."))
    #expect(!text.contains("ignore: [base-direction]"))
  }

  /// An argument that may be the name of a person is not called a number.
  @Test func initProposesNoNumberForAName() throws {
    let folder = try Folder()
    try folder.write(
      "\"a\" = \"%@ started following you\";\n\"b\" = \"Hello, %@!\";\n", to: "en.lproj/L.strings")
    try folder.write(
      "\"a\" = \"%@ \u{5D4}\u{5EA}\u{5D7}\u{5D9}\u{5DC} \u{5DC}\u{5E2}\u{5E7}\u{5D5}\u{5D1}\";\n"
        + "\"b\" = \"\u{5E9}\u{5DC}\u{5D5}\u{5DD}, %@!\";\n",
      to: "he.lproj/L.strings")
    let text = try Command(["init", "-o", "-"], in: folder.url).text
    #expect(text.contains("argument-direction"))
    #expect(!text.contains("{\"%@\": number}"))
  }

  /// init, baseline and check follow one another.
  @Test func aProjectBegins() throws {
    let folder = try project("")
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent(".bidi-fix.yml"))
    let begun = try Command(["init"], in: folder.url)
    #expect(begun.exitCode == 0)
    #expect(begun.standardError.contains("wrote .bidi-fix.yml for 2 files"))
    #expect(begun.standardError.contains("bidi-fix baseline . accepts the 2 findings of today"))
    let text = String(decoding: try folder.bytes(of: ".bidi-fix.yml"), as: UTF8.self)
    #expect(text.contains("he (2 files)"))
    #expect(text.contains("\nbaseline: .bidi-fix-baseline.json\n"))
    // It is not written over.
    let again = try Command(["init"], in: folder.url)
    #expect(again.exitCode == 2)
    #expect(again.standardError.contains(".bidi-fix.yml: error: is there already"))
    let early = try Command(["check", "."], in: folder.url)
    #expect(early.exitCode == 1)
    #expect(
      early.standardError.contains("the configuration names this baseline, and it is not there"))
    #expect(try Command(["baseline", "."], in: folder.url).exitCode == 0)
    let clean = try Command(["check", "."], in: folder.url)
    #expect(clean.exitCode == 0)
    #expect(clean.standardError.contains("2 accepted findings left out by the baseline"))
    #expect(try Command(["init", "nothing"], in: folder.url).exitCode == 2)
    let printed = try Command(["init", "-o", "-"], in: folder.url)
    #expect(printed.text == text)
    // Nothing is hidden by a second file.
    try FileManager.default.moveItem(
      at: folder.url.appendingPathComponent(".bidi-fix.yml"),
      to: folder.url.appendingPathComponent(".bidi-fix.yaml"))
    let second = try Command(["init", "--force"], in: folder.url)
    #expect(second.exitCode == 2)
    #expect(second.standardError.contains("the new file would hide it"))
  }

  /// Only what changed is repaired, and what was accepted is left.
  @Test func repairsTakeWhatChanged() throws {
    let folder = try Folder()
    let old = "\"old\" = \"xyz \u{5D0}\u{5D1}\";\n"
    try folder.write(old, to: "he.lproj/A.strings")
    for arguments in [
      ["init", "-q"], ["add", "."],
      ["-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qm", "x"],
    ] {
      let git = Process()
      git.executableURL = URL(fileURLWithPath: "/usr/bin/git")
      git.arguments = arguments
      git.currentDirectoryURL = folder.url
      try git.runToEnd()
    }
    try folder.write(old + Self.wrong, to: "he.lproj/A.strings")
    let run = try Command(["fix", "--since", "HEAD", "."], in: folder.url)
    #expect(run.exitCode == 0)
    let repaired = "\"a\" = \"\u{202B}abc \u{5D0}\u{5D1} \u{5D2}\u{5D3}\u{202C}\";\n"
    #expect(try folder.bytes(of: "he.lproj/A.strings") == Array((old + repaired).utf8))
    try folder.write(old, to: "he.lproj/A.strings")
    _ = try Command(["baseline", "-o", "b.json", "."], in: folder.url)
    try folder.write(old + Self.wrong, to: "he.lproj/A.strings")
    #expect(try Command(["fix", "--baseline", "b.json", "."], in: folder.url).exitCode == 0)
    #expect(try folder.bytes(of: "he.lproj/A.strings") == Array((old + repaired).utf8))
  }

  /// Hooks name each file; what the project leaves out stays out where that is asked for.
  @Test func namedFilesAreLeftOutWhereThatIsAskedFor() throws {
    let folder = try project("exclude: Tests\n")
    let named = ["check", "Tests/he.lproj/A.strings"]
    #expect(try Command(named, in: folder.url).exitCode == 1)
    let forced = try Command(named + ["--force-exclude"], in: folder.url)
    #expect(forced.exitCode == 0)
    #expect(forced.standardError.contains("1 file left out by a configuration"))
    #expect(try Command(["check", ".git"], in: folder.url).exitCode == 2)
    #expect(try Command(["check", "--allow-empty", ".git"], in: folder.url).exitCode == 0)
  }

  /// What was accepted is left alone by fix too, as long as nobody asks for it.
  @Test func acceptedFindingsAreNotRepaired() throws {
    let folder = try project("baseline: b.json\n")
    #expect(try Command(["baseline", "."], in: folder.url).exitCode == 0)
    let run = try Command(["fix", "."], in: folder.url)
    #expect(run.exitCode == 0)
    #expect(run.standardError.contains("2 accepted findings left out by the baseline"))
    #expect(try folder.bytes(of: Self.path) == Array(Self.wrong.utf8))
    #expect(try Command(["fix", "--no-baseline", "."], in: folder.url).exitCode == 0)
    #expect(try folder.bytes(of: Self.path) != Array(Self.wrong.utf8))
  }

  /// A baseline is of its folder: what a run does not look at stays in it, wherever the run is made.
  @Test func whatIsNotLookedAtStaysAccepted() throws {
    let folder = try project("baseline: b.json\n")
    try folder.write("\"b\" = \"xyz \u{5D0}\u{5D1}\";\n", to: "Tests/ar.lproj/A.strings")
    func accepted() throws -> Int {
      let text = String(decoding: try folder.bytes(of: "b.json"), as: UTF8.self)
      return text.components(separatedBy: "\"fingerprint\"").count - 1
    }
    _ = try Command(["baseline", "."], in: folder.url)
    #expect(try accepted() == 3)
    let tests = folder.url.appendingPathComponent("Tests")
    for (arguments, place) in [
      (["baseline", "--shrink", "."], tests), (["baseline", "App"], folder.url),
      (["baseline", "--shrink", "--locale", "ar", "."], folder.url),
      (["baseline", "--shrink", "--ignore", "base-direction", "."], folder.url),
      (["baseline", "--shrink", folder.url.path], URL(fileURLWithPath: "/")),
    ] {
      #expect(try Command(arguments, in: place).exitCode == 0, "\(arguments)")
      #expect(try accepted() == 3, "\(arguments)")
    }
    let some = try Command(["check", "--locale", "ar", "."], in: folder.url)
    #expect(some.exitCode == 0)
    #expect(!some.standardError.contains("not found any more"))
    // A file that is gone is taken out, by its whole path too.
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Tests/ar.lproj"))
    let gone = try Command(["check", folder.url.path], in: URL(fileURLWithPath: "/"))
    #expect(gone.standardError.contains("1 accepted finding not found any more"))
    _ = try Command(["baseline", "--shrink", folder.url.path], in: URL(fileURLWithPath: "/"))
    #expect(try accepted() == 2)
  }
}
