import BidiLint
import BidiJudge
import BidiSource
import BidiText
import Foundation
import LocalizationFiles
import Testing

@testable import BidiProject

/// The configuration of a text.
func configuration(_ text: String, folder: String = "/app") throws -> Configuration {
  try Configuration(SourceFile(path: "\(folder)/.bidi-fix.yml", text: text), folder: folder)
}

/// What is wrong in a text: `line:column message`.
func faults(_ text: String) -> [String] {
  do {
    _ = try configuration(text)
    return []
  } catch let error as ConfigurationFaults {
    return error.faults.map {
      "\($0.location?.line ?? 0):\($0.location?.column ?? 0) \($0.message)"
    }
  } catch {
    return ["\(error)"]
  }
}

@Suite struct ConfigurationTests {
  @Test func everySettingIsRead() throws {
    let read = try configuration(
      """
      base: de
      locales: [ar, he]
      exclude: ["Tests/**", Old]
      include: "**/*.strings"
      baseline: accepted.json
      fail-on: error
      container: any
      style: isolate
      write-escapes: true
      select: [base-direction, argument-direction]
      extend-select: placeholder-unisolated
      ignore: [percent-side]
      severity: {base-direction: info}
      samples: {"%@": ["Bob (IT)", "Eve"]}
      numbers: {fa: "sign-left, range-ltr"}
      arguments:
        "*.count": number
        "inbox": {"%1$@": [word, number]}
      data: {keys: ["*.url"], paths: ["Raw/**"]}
      overrides:
        - paths: ["Widgets/**"]
          locales: [fa]
          style: mark
      """)
    #expect(read.base?.value == "de")
    #expect(read.locales?.value.map(\.identifier) == ["ar", "he"])
    #expect(read.exclude.map(\.value.pattern) == ["Tests/**", "Old"])
    #expect(read.include.map(\.value.pattern) == ["**/*.strings"])
    #expect(read.baseline?.value == "/app/accepted.json")
    #expect(read.failOn?.value == .error)
    let options = read.settings(path: "/app/a.strings", locale: MessageLocale("fa"))
      .options(locales: nil)
    #expect(options.containers == DisplayContainer.allCases)
    #expect(options.style == .isolate)
    #expect(options.spelling == .escaped)
    #expect(options.select == ["base-direction", "argument-direction"])
    #expect(options.extendSelect == ["placeholder-unisolated"])
    #expect(options.ignore == ["percent-side"])
    #expect(options.severities == ["base-direction": .info])
    #expect(options.samples.map(\.text) == ["Bob (IT)", "Eve"])
    #expect(
      options.numberPolicies[locale: "fa"] == NumberPolicy(sign: .left, range: .leftToRight))
    #expect(options.arguments.map(\.classes) == [.number, [.number, .ownWord, .foreignWord]])
    #expect(options.arguments.map(\.specifier) == [nil, "%1$@"])
    #expect(options.arguments[0].source == "from .bidi-fix.yml:17")
    #expect(options.dataKeys.map(\.pattern) == ["*.url"])
  }

  @Test func overridesCountByPathAndLocale() throws {
    let read = try configuration(
      """
      style: isolate
      overrides:
        - paths: [Widgets]
          container: any
        - locales: [fa]
          style: mark
        - paths: ["Widgets/**/fa.lproj/**"]
          locales: [fa]
          style: embed
      """)
    func choices(_ path: String, _ locale: String?) -> String {
      let settings = read.settings(
        path: path, locale: locale.flatMap { MessageLocale($0) })
      return "\(settings.container?.value.rawValue ?? "-") \(settings.style?.value.rawValue ?? "-")"
    }
    #expect(choices("/app/App/ar.lproj/a.strings", "ar") == "- isolate")
    #expect(choices("/app/Widgets/ar.lproj/a.strings", "ar") == "any isolate")
    #expect(choices("/app/App/fa.lproj/a.strings", "fa-AF") == "- mark")
    #expect(choices("/app/Widgets/x/fa.lproj/a.strings", "fa") == "any embed")
    // Elsewhere patterns of paths say nothing.
    #expect(choices("/other/Widgets/a.strings", nil) == "- isolate")
  }

  @Test func pathsAreDataByPattern() throws {
    let read = try configuration("data: {paths: [Raw]}")
    #expect(read.settings(path: "/app/Raw/ar.lproj/a.strings", locale: nil).dataKeys.count == 1)
    #expect(read.settings(path: "/app/App/ar.lproj/a.strings", locale: nil).dataKeys.isEmpty)
  }

  @Test(arguments: [
    ("/app/Tests/a.strings", true), ("/app/x/Tests/y/a.strings", true),
    ("/app/b.strings", false), ("/app/c.json", true), ("/else/Tests/a.strings", false),
  ])
  func filesAreLeftOut(_ path: String, _ isLeftOut: Bool) throws {
    let read = try configuration("exclude: Tests\ninclude: '*.strings'")
    #expect(read.leavesOut(path) == isLeftOut)
  }

  @Test(arguments: ["", "\n# nothing\n", "---\n", "{}", "\u{FEFF}container: any\n"])
  func nothingIsAConfigurationToo(_ text: String) {
    #expect(faults(text) == [])
  }

  /// Each fault names its line and column, and the word that is meant.
  @Test(arguments: [
    ("contianer: any", ["1:1 \"contianer\" is no setting; did you mean container?"]),
    ("a\u{1F600}: 1\nstyle: mark", ["1:1 \"a\u{1F600}\" is no setting"]),
    (
      "x: 1\nstyle: embedd",
      [
        "1:1 \"x\" is no setting",
        "2:8 style: \"embedd\" is no value; did you mean embed?; write one of embed, isolate, mark",
      ]
    ),
    (
      "ignore: [base-directon]",
      ["1:10 ignore: \"base-directon\" is no rule; did you mean base-direction?"]
    ),
    ("severity: {nothing: error}", ["1:12 \"nothing\" is no rule"]),
    ("severity: error", ["1:11 severity: write names and values, as in \"name: value\""]),
    ("write-escapes: maybe", ["1:16 write-escapes: write true or false"]),
    ("samples: {x: y}", ["1:14 samples: \"x\" is no format specifier"]),
    ("samples: {\"%@\": \"a\\nb\"}", ["1:17 samples: \"%@\" has a text of more than one line"]),
    (
      "numbers: {fa: up}",
      [
        "1:15 numbers: \"up\" is not known; write sign-, percent- or currency- with left or right, range-ltr or range-rtl"
      ]
    ),
    (
      "locales: [arabic]",
      ["1:11 locales: no script is known for \"arabic\"; give a tag such as ar or fa-IR"]
    ),
    (
      "base: arabic",
      ["1:7 base: no script is known for \"arabic\"; give a tag such as en, or none"]
    ),
    (
      "overrides:\n  - style: mark",
      ["2:5 an override needs paths or locales; without, write its settings at the top"]
    ),
    ("overrides: {paths: a}", ["1:12 overrides: write a list, each part with paths or locales"]),
    ("overrides:\n  - paths: a\n    base: en", ["3:5 \"base\" stands at the top only"]),
    ("arguments: {a: {x: number}}", ["1:20 arguments: \"x\" is no argument such as %@ or {name}"]),
    ("- a", ["1:1 the configuration: write names and values, as in \"name: value\""]),
    ("exclude:\n  - {a: b}", ["2:5 exclude: write a text"]),
    ("exclude:\nstyle: mark", ["1:9 exclude: write a text, or a list of texts"]),
    ("select: []", ["1:9 select: the list is empty; leave the setting out"]),
    (
      "exclude: ['!a']",
      ["1:11 exclude: patterns that begin with ! take nothing back here; name what is meant"]
    ),
    ("style: mark\nstyle: mark", ["1:1 cannot be read: \"style\" stands here twice"]),
  ])
  func faultsAreNamed(_ text: String, _ expected: [String]) {
    #expect(faults(text) == expected)
  }

  /// What is no YAML is refused, and nothing traps: also where it is deep, long or a ring of aliases.
  @Test(arguments: [
    "a: [", "\"", "%", "&a *a", "? [", "!!binary x: 1", "a: *b", "\t- a",
    String(repeating: "- ", count: 5000),
    String(repeating: "[", count: 5000), String(repeating: "{a: ", count: 900), "a: \u{0}",
    "a: |\n\u{7}",
    "x: &x [*x]", "a: &a [1,1]\nb: &b [*a,*a]\nc: &c [*b,*b]",
  ])
  func hostileTextsAreRefused(_ text: String) {
    #expect(!faults(text).isEmpty)
  }

  @Test func aHugeFileIsRefused() {
    #expect(faults(String(repeating: "#", count: (1 << 20) + 1)).count == 1)
  }
}

/// Layers over one another.
@Suite struct LintSettingsTests {
  private func merged(_ upper: String, _ lower: String) throws -> LintOptions {
    try configuration(upper).general.over(configuration(lower).general).options(locales: nil)
  }

  @Test func whatIsNotSaidIsThatOfTheLayerBelow() throws {
    let options = try merged("style: mark", "style: isolate\ncontainer: any\nwrite-escapes: true")
    #expect(options.style == .mark)
    #expect(options.containers == DisplayContainer.allCases)
    #expect(options.spelling == .escaped)
  }

  @Test func aRuleIsWhatTheUpperLayerSays() throws {
    let asked = try merged("extend-select: percent-side", "ignore: [percent-side, sign-side]")
    #expect(asked.ignore == ["sign-side"])
    #expect(asked.extendSelect == ["percent-side"])
    let refused = try merged("ignore: percent-side", "extend-select: [percent-side, sign-side]")
    #expect(refused.ignore == ["percent-side"])
    #expect(refused.extendSelect == ["sign-side"])
    let alone = try merged("select: sign-side", "ignore: sign-side\nextend-select: percent-side")
    #expect(alone.select == ["sign-side"])
    #expect(alone.ignore.isEmpty && alone.extendSelect.isEmpty)
  }

  @Test func severitiesAndNumbersAreLaidOverOneByOne() throws {
    let options = try merged(
      "severity: {sign-side: error}\nnumbers: {fa: sign-left}",
      "severity: {sign-side: info, percent-side: info}\nnumbers: {fa: sign-right, ar: sign-right}")
    #expect(options.severities == ["sign-side": .error, "percent-side": .info])
    #expect(options.numberPolicies[locale: "fa"]?.sign == .left)
    #expect(options.numberPolicies[locale: "ar"]?.sign == .right)
  }
}

/// The nearest file counts.
@Suite struct ConfigurationFilesTests {
  private func files(_ texts: [String: String], from folders: [String]) -> ConfigurationFiles {
    var files = ConfigurationFiles()
    files.readConfigurations(above: folders) { path throws(FileFailure) in
      texts[path].map { Array($0.utf8) }
    } exists: {
      texts[$0] != nil
    }
    return files
  }

  @Test func theSearchGoesUpToTheRepository() {
    let found = files(
      [
        "/r/.git": "", "/r/.bidi-fix.yml": "style: mark", "/r/a/.bidi-fix.yaml": "style: isolate",
        "/r/other/.git": "",
      ], from: ["/r/a/b", "/r/c/d", "/r/other/e", "/"])
    #expect(found.configuration(folder: "/r/a/b")?.general.style?.value == .isolate)
    #expect(found.configuration(folder: "/r/c/d")?.general.style?.value == .mark)
    // What lies above is known too: it may exclude more.
    #expect(found.all.map(\.path) == ["/r/.bidi-fix.yml", "/r/a/.bidi-fix.yaml"])
    // A repository in a repository is another project.
    #expect(found.configuration(folder: "/r/other/e") == nil)
    #expect(found.configuration(folder: "/") == nil)
    #expect(found.all.map(\.path) == ["/r/.bidi-fix.yml", "/r/a/.bidi-fix.yaml"])
    #expect(found.faults.isEmpty)
  }

  @Test func eachFaultIsSaidOnce() {
    let found = files(
      ["/r/.git": "", "/r/.bidi-fix.yml": "x: 1\ny: 2"], from: ["/r/a", "/r/b", "/r"])
    #expect(found.faults.count == 2)
  }
}

/// A disk that fails once changes no setting without a word.
@Suite struct UnreadableSettingsTests {
  /// Files in memory, one path of which cannot be looked at or read.
  private func access(
    _ files: [String: String], failing path: String?, onlyReading: Bool = false
  ) -> FileAccess {
    @Sendable func check(_ asked: String) throws(FileFailure) {
      if asked == path {
        throw FileFailure(path: asked, message: "cannot be looked at: Input/output error")
      }
    }
    return FileAccess(
      contents: { asked throws(FileFailure) in
        try check(asked)
        return Array((files[asked] ?? "").utf8)
      },
      kindOrFailure: { asked throws(FileFailure) in
        if !onlyReading { try check(asked) }
        if files[asked] != nil { return .file }
        return files.keys.contains { $0.hasPrefix(asked + "/") } ? .folder : nil
      }, wholePath: { $0 })
  }

  @Test(arguments: [false, true]) func eachPathThatFailsIsAFault(_ onlyReading: Bool) {
    let files = [
      "/r/.git": "", "/r/.bidi-fix.yml": "style: isolate", "/r/a/.bidi-fix.yaml": "style: mark",
      "/r/a/he.lproj/A.strings": "", "/r/he.lproj/A.strings": "",
    ]
    let paths = ["/r/a/he.lproj/A.strings", "/r/he.lproj/A.strings", "/r/a", "/r"]
    func settings(failing path: String?) -> ProjectSettings {
      var settings = ProjectSettings(
        files: ConfigurationFiles(),
        access: access(files, failing: path, onlyReading: onlyReading))
      settings.readConfigurations(for: paths)
      return settings
    }
    func styles(_ settings: ProjectSettings) -> [RepairStyle?] {
      paths.map { settings.settings(path: $0, locale: nil).style?.value }
    }
    #expect(styles(settings(failing: nil)) == [.mark, .isolate, .mark, .isolate])
    var looked = Set(files.keys).union(["/r", "/r/a"])
    for folder in ["/r", "/r/a", "/r/a/he.lproj", "/r/he.lproj"] {
      for name in Configuration.fileNames { looked.insert("\(folder)/\(name)") }
      looked.insert("\(folder)/.git")
    }
    for path in looked.sorted() {
      let found = settings(failing: path)
      if found.files.faults.isEmpty {
        #expect(styles(found) == [.mark, .isolate, .mark, .isolate], "\(path)")
      } else {
        #expect(found.files.faults.map(\.path) == [path])
      }
    }
    #expect(settings(failing: "/r/a/.bidi-fix.yaml").files.faults.count == 1)
    #expect(settings(failing: "/r/.git").files.faults.count == (onlyReading ? 0 : 1))
  }

  @Test(arguments: [false, true]) func aBaseThatFailsIsNotAMissingOne(_ onlyReading: Bool) throws {
    let base = "/r/en.lproj/A.strings"
    let files = [base: "\"k\" = \"Save\";\n", "/r/he.lproj/A.strings": "\"k\" = \"\u{5D0}\";\n"]
    let file = try LocalizationFile(
      path: "/r/he.lproj/A.strings", bytes: Array(files["/r/he.lproj/A.strings", default: ""].utf8))
    func finder(_ access: FileAccess) -> BaseFinder {
      BaseFinder(locale: "en", isAskedFor: true, files: access)
    }
    let whole = finder(access(files, failing: nil))
    guard case .texts = try whole.comparison(for: file) else {
      Issue.record("the base is found")
      return
    }
    let broken = finder(access(files, failing: base, onlyReading: onlyReading))
    for _ in 0..<2 {
      #expect(throws: FileFailure.self) { try broken.comparison(for: file) }
    }
    guard case .missing = try finder(access([:], failing: nil)).comparison(for: file) else {
      Issue.record("no base is no failure")
      return
    }
  }

  /// A file of the base language without texts may only say where they are.
  @Test func aBaseWithoutTextsIsPassedOver() throws {
    let (base, path) = ("/r/App.properties", "/r/App_he.properties")
    let files = [
      base: "k = Save\n", "/r/App_en.properties": "# see App.properties", path: "k = \u{5D0}\n",
    ]
    let finder = BaseFinder(locale: "en", isAskedFor: false, files: access(files, failing: nil))
    let file = try LocalizationFile(path: path, bytes: Array(files[path, default: ""].utf8))
    guard case .texts(let texts) = try finder.comparison(for: file),
      let entry = file.entries.first
    else {
      Issue.record("the texts are found")
      return
    }
    #expect(texts.text(for: entry) == "Save")
  }

  /// Source: Microsoft, Localize strings in your UI: the folder of the default language is `Strings/en-US`.
  @Test func theBaseOfWinUIHasARegion() throws {
    let text = "<root><data name=\"k\"><value>Save</value></data></root>"
    let (base, path) = ("/r/Strings/en-US/Resources.resw", "/r/Strings/he-IL/Resources.resw")
    let finder = BaseFinder(
      locale: "en", isAskedFor: false, files: access([base: text, path: text], failing: nil))
    func comparison(_ path: String) throws -> BaseFinder.Comparison {
      try finder.comparison(for: LocalizationFile(path: path, bytes: Array(text.utf8)))
    }
    guard case .texts = try comparison(path), case .isBase = try comparison(base) else {
      Issue.record("English is found, and is not compared with itself")
      return
    }
  }
}

/// What `init` writes is read, as it is and with each of its comments turned on.
@Suite struct ConfigurationTemplateTests {
  private static let full: ConfigurationTemplate = {
    var template = ConfigurationTemplate(baseline: ".bidi-fix-baseline.json")
    template.locales = [("ar", 3, true), ("de", 5, false), ("he", 1, true)]
    template.base = "no"
    template.style = .isolate
    template.findings = [("argument-direction", 3), ("base-direction", 1)]
    template.openArguments = [
      ("a \"b\" \u{202B}\n", "%@", "number"), ("*", "%1$@", "own-word"),
    ]
    return template
  }()

  @Test(arguments: [false, true]) func itIsRead(_ isFull: Bool) throws {
    let template = isFull ? Self.full : ConfigurationTemplate(baseline: "b.json")
    #expect(faults(template.text) == [])
    let read = try configuration(template.text)
    #expect(read.base?.value == (isFull ? "no" : nil))
    #expect(read.general.style?.value == (isFull ? .isolate : nil))
    #expect(read.baseline?.value == (isFull ? "/app/.bidi-fix-baseline.json" : nil))
    #expect(read.overrides.isEmpty)
    // Nothing invisible stands in it.
    #expect(!template.text.unicodeScalars.contains { $0.value == 0x202B })
  }

  @Test(arguments: [false, true]) func itsCommentsAreSettings(_ isFull: Bool) throws {
    let template = isFull ? Self.full : ConfigurationTemplate(baseline: "b.json")
    let keys = ConfigurationReader.keys + ConfigurationReader.lintKeys
    var named: Set<String> = []
    let lines = template.text.split(separator: "\n").map { line -> Substring in
      if line.hasPrefix("#   ") { return line.dropFirst(2) }
      let key = line.dropFirst(2).prefix { $0 != ":" }
      guard line.hasPrefix("# "), keys.contains(String(key)) else {
        named.insert(String(line.prefix { $0 != ":" }))
        return line
      }
      named.insert(String(key))
      return line.dropFirst(2)
    }
    #expect(faults(lines.joined(separator: "\n")) == [])
    let read = try configuration(lines.joined(separator: "\n"))
    #expect(!read.overrides.isEmpty && !read.general.arguments.isEmpty)
    // Every setting but the lists of rules is there.
    #expect(
      Set(keys).subtracting(named) == ["include", "write-escapes", "select", "extend-select"])
  }
}

/// The schema for editors says what the reader reads.
@Suite struct ConfigurationSchemaTests {
  @Test func itHasTheSameKeys() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let bytes = try Data(
      contentsOf: folder.appendingPathComponent("Resources/Schemas/configuration.schema.json"))
    let schema = try #require(try JSONSerialization.jsonObject(with: bytes) as? [String: Any])
    let top = try #require(schema["properties"] as? [String: Any])
    #expect(Set(top.keys) == Set(ConfigurationReader.keys + ConfigurationReader.lintKeys))
    let overrides = try #require(top["overrides"] as? [String: Any])
    let items = try #require(overrides["items"] as? [String: Any])
    let own = try #require(items["properties"] as? [String: Any])
    #expect(Set(own.keys) == Set(ConfigurationReader.overrideKeys + ConfigurationReader.lintKeys))
    func values(_ key: String) -> [String]? { (top[key] as? [String: Any])?["enum"] as? [String] }
    let choices = (top["container"] as? [String: Any])?["anyOf"] as? [[String: Any]]
    #expect(choices?.first?["enum"] as? [String] == ContainerChoice.allCases.map(\.rawValue))
    #expect(values("style") == RepairStyle.allCases.map(\.rawValue))
    #expect(values("fail-on") == FailingSeverity.allCases.map(\.rawValue))
    let definitions = try #require(schema["$defs"] as? [String: Any])
    let classes = try #require((definitions["classes"] as? [String: Any])?["oneOf"] as? [Any])
    let names = try #require((classes.first as? [String: Any])?["enum"] as? [String])
    #expect(Set(names) == Set(ArgumentClasses.names))
  }
}
