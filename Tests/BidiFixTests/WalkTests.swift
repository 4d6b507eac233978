import Foundation
import Testing

/// Which files of a folder are read, and what is said of the others.
@Suite struct WalkTests {
  private static let text = "\"k\" = \"abc אבג\";\n"

  private func list(_ arguments: [String] = [], in folder: Folder) throws -> [String] {
    let run = try Command(["check", "--list-files"] + arguments + ["."], in: folder.url)
    #expect(run.exitCode == 0, "\(run.standardError)")
    return run.text.split(separator: "\n").map { String($0.split(separator: "\t")[0]) }
  }

  @Test func gitIgnoreIsObeyed() throws {
    let folder = try Folder()
    for path in ["he.lproj/A.strings", "old/he.lproj/A.strings", "x/he.lproj/A.strings"] {
      try folder.write(Self.text, to: path)
    }
    try folder.write("", to: ".git/HEAD")
    try folder.write("old/\n", to: ".gitignore")
    try folder.write("*.strings\n", to: "x/.gitignore")
    #expect(try list(in: folder) == ["he.lproj/A.strings"])
    #expect(
      try list(["--no-ignore"], in: folder) == [
        "he.lproj/A.strings", "old/he.lproj/A.strings", "x/he.lproj/A.strings",
      ])
    // What is named is meant.
    let named = try Command(["check", "old/he.lproj/A.strings"], in: folder.url)
    #expect(named.exitCode == 1)
    #expect(try Command(["check", "old"], in: folder.url).exitCode == 1)
  }

  /// Where patterns leave nothing, they are named.
  @Test func nothingLeftIsExplained() throws {
    let folder = try Folder()
    try folder.write(Self.text, to: "he.lproj/A.strings")
    let run = try Command(["check", "--include", "*.po", "."], in: folder.url)
    #expect(run.exitCode == 2)
    #expect(run.standardError.contains("1 name in it is left out by .gitignore (see --no-ignore)"))
  }

  /// A file that is named is read with its locale named too.
  @Test func aNamedFileNeedsNoLocaleInItsPath() throws {
    let folder = try Folder()
    try folder.write("{\"k\": \"abc \u{5D0}\u{5D1}\"}", to: "strings.json")
    try folder.write("k = abc \u{5D0}\u{5D1}\n", to: "m.properties")
    for path in ["strings.json", "m.properties"] {
      #expect(try Command(["check", "--locale", "he", path], in: folder.url).exitCode == 1)
      #expect(
        try Command(["check", path], in: folder.url).standardError.contains("names no locale"))
    }
    #expect(try Command(["check", "."], in: folder.url).exitCode == 2)
  }

  @Test func marksOfEveryEncodingAreTakenOut() throws {
    let folder = try Folder()
    let bytes = Array("a = caf".utf8) + [0xE9] + Array("\nb = \\u05D0\\u200F\n".utf8)
    try folder.write(bytes, to: "m_he.properties")
    #expect(try Command(["strip", "."], in: folder.url).exitCode == 0)
    #expect(
      try folder.bytes(of: "m_he.properties")
        == Array("a = caf".utf8) + [0xE9] + Array("\nb = \\u05D0\n".utf8))
  }

  @Test func patternsAreObeyed() throws {
    let folder = try Folder()
    for path in ["he.lproj/A.strings", "Tests/he.lproj/A.strings", "he.lproj/B.strings"] {
      try folder.write(Self.text, to: path)
    }
    #expect(
      try list(["--exclude", "Tests"], in: folder) == ["he.lproj/A.strings", "he.lproj/B.strings"])
    #expect(
      try list(["--include", "A.strings"], in: folder) == [
        "Tests/he.lproj/A.strings", "he.lproj/A.strings",
      ])
    #expect(
      try list(["--include", "**/A.strings", "--exclude", "Tests/**"], in: folder) == [
        "he.lproj/A.strings"
      ])
  }

  @Test func codeOfOthersIsLeftOutAndSaid() throws {
    let folder = try Folder()
    for path in ["he.lproj/A.strings", "Pods/X/he.lproj/A.strings", "X.app/he.lproj/A.strings"] {
      try folder.write(Self.text, to: path)
    }
    let run = try Command(["check", "."], in: folder.url)
    #expect(run.standardError.contains("left out as other people's code or products of a build:"))
    #expect(run.standardError.contains("in 1 file with"))
    #expect(try Command(["check", "Pods"], in: folder.url).exitCode == 1)
  }

  @Test func whatIsNotReadIsCounted() throws {
    let folder = try Folder()
    try folder.write(Self.text, to: "he.lproj/A.strings")
    for path in ["config/he.yml", "config/ar.yml", "config/en.yml", "lang/fa/x.ftl"] {
      try folder.write("a", to: path)
    }
    try folder.write("a", to: "screenshots/ar/1.png")
    try folder.write("a", to: "src/ar/View.swift")
    let run = try Command(["check", "."], in: folder.url)
    #expect(
      run.standardError.contains(
        "3 files in 2 formats that are not read: 2 .yml (ar, he), 1 .ftl (fa); --list-files"))
    #expect(
      try list(in: folder).suffix(3).sorted() == [
        "config/ar.yml", "config/he.yml", "lang/fa/x.ftl",
      ])
  }

  /// A link to a file outside must not be written through.
  @Test func linksDoNotLeadOut() throws {
    let folder = try Folder()
    let file = try folder.write(Self.text, to: "outside/A.strings")
    try folder.write(Self.text, to: "app/he.lproj/B.strings")
    try FileManager.default.createSymbolicLink(
      at: folder.url.appendingPathComponent("app/he.lproj/A.strings"), withDestinationURL: file)
    let run = try Command(["fix", "app"], in: folder.url)
    #expect(run.standardError.contains("left out as links to files outside the folder:"))
    #expect(try folder.bytes(of: "outside/A.strings") == Array(Self.text.utf8))
    #expect(try folder.bytes(of: "app/he.lproj/B.strings") != Array(Self.text.utf8))
  }

  /// Of a file and a link to it the file is read, in its own locale; links to folders are said.
  @Test func aLinkIsNotReadInThePlaceOfItsFile() throws {
    let folder = try Folder()
    let file = try folder.write(Self.text, to: "fa.lproj/Real.strings")
    let manager = FileManager.default
    try manager.createDirectory(
      at: folder.url.appendingPathComponent("ar.lproj"), withIntermediateDirectories: true)
    try manager.createSymbolicLink(
      at: folder.url.appendingPathComponent("ar.lproj/Alias.strings"), withDestinationURL: file)
    try manager.createSymbolicLink(
      at: folder.url.appendingPathComponent("he.lproj"),
      withDestinationURL: folder.url.appendingPathComponent("fa.lproj"))
    let run = try Command(["check", "--list-files", "."], in: folder.url)
    #expect(run.text == "fa.lproj/Real.strings\t.strings\tfa\nhe.lproj\tleft out: link\t-\n")
    #expect(
      try Command(["check", "."], in: folder.url).standardError.contains(
        "left out as links to folders: he.lproj; name a folder to check it"))
  }

  /// A link that names a locale is read where its file names none, and `fix` writes into the file.
  @Test func aLinkGivesItsFileALocale() throws {
    let folder = try Folder()
    let file = try folder.write(Self.text, to: "shared/Real.strings")
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("he.lproj"), withIntermediateDirectories: true)
    let link = folder.url.appendingPathComponent("he.lproj/Localizable.strings")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    let run = try Command(["check", "--list-files", "."], in: folder.url)
    #expect(run.text == "he.lproj/Localizable.strings\t.strings\the\n")
    #expect(try Command(["fix", "."], in: folder.url).exitCode == 0)
    #expect(try folder.bytes(of: "shared/Real.strings") != Array(Self.text.utf8))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == file.path)
  }

  @Test func statsCountsAndLists() throws {
    let folder = try Folder()
    try folder.write(
      "\"a\" = \"אבג\";\n\"b\" = \"\u{200F}PDF אבג\u{200F}\";\n\"c\" = \"abc\";\n",
      to: "he.lproj/A.strings")
    try folder.write("\"a\" = \"x\";\n", to: "en.lproj/A.strings")
    let table = try Command(["stats", "."], in: folder.url).text.split(separator: "\n")
      .map { $0.split(separator: " ").joined(separator: " ") }
    #expect(
      table == [
        "format locale files entries right-to-left with marks marks", ".strings en 1 1 0 0 0",
        ".strings he 1 3 2 1 2", "all 2 4 2 1 2",
      ])
    let lines = try Command(["stats", "--list-entries", "he.lproj"], in: folder.url).text
      .split(separator: "\n").map { try JSONSerialization.jsonObject(with: Data($0.utf8)) }
    let second = try #require(lines[1] as? [String: Any])
    #expect(second["key"] as? String == "b")
    #expect(second["line"] as? Int == 2)
    #expect(second["byteOffset"] as? Int == 23)
    #expect(second["locale"] as? String == "he")
    #expect(second["value"] as? String == "\u{200F}PDF אבג\u{200F}")
    let json = try JSONSerialization.jsonObject(
      with: Data(try Command(["stats", "--format", "json", "."], in: folder.url).standardOutput))
    let total = (json as? [String: Any])?["total"] as? [String: Any]
    #expect(total?["entries"] as? Int == 4)
    #expect(total?["marks"] as? Int == 2)
  }

  @Test func aNameThatIsNoTagIsRefusedWithTheNearest() throws {
    let folder = try Folder()
    try folder.write(Self.text, to: "he.lproj/A.strings")
    let run = try Command(["check", "--locale", "hebrew", "."], in: folder.url)
    #expect(run.exitCode == 64)
    #expect(run.standardError.contains("he"))
    #expect(run.standardError.contains("Did you mean he?"))
  }

  /// Files that look as if they were read, and whose paths name no locale, are listed and said.
  @Test func pathsWithoutALocaleAreSaid() throws {
    let folder = try Folder()
    try folder.write(Self.text, to: "he.lproj/A.strings")
    for path in [
      "strings.json", "server/ValidationMessages.properties", "fastlane/metadata/keywords.txt",
      "i18n/hebrew/x.json",
    ] {
      try folder.write("{}", to: path)
    }
    // The development language's own files, and files of tools.
    for path in [
      "server/messages.properties", "server/messages_he.properties", "i18n/strings.json",
      "i18n/he/strings.json", "i18n/en.json", "package.json", "log4j.properties",
      "fastlane/metadata/copyright.txt", "polish/x.json",
    ] {
      try folder.write("{}", to: path)
    }
    let run = try Command(["check", "."], in: folder.url)
    #expect(
      run.standardError.contains(
        "4 files are not read because the path names no locale: fastlane/metadata/keywords.txt,"
          + " i18n/hebrew/x.json, server/ValidationMessages.properties and 1 more;"
          + " \"hebrew\" is no locale, he is; check a file by itself with --locale TAG;"
          + " --list-files lists them\n"), "\(run.standardError)")
    let rows = try Command(["check", "--list-files", "."], in: folder.url).text
      .split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
    #expect(
      Array(rows.suffix(6)) == [
        ["fastlane/metadata/keywords.txt", "not read: store metadata without a locale", "-"],
        [
          "i18n/hebrew/x.json", "not read: JSON strings without a locale",
          "\"hebrew\" is no locale, he is",
        ],
        [
          "server/ValidationMessages.properties", "not read: Java properties without a locale", "-",
        ], ["strings.json", "not read: JSON strings without a locale", "-"],
        ["i18n/strings.json", "not checked: JSON strings", "development language"],
        ["server/messages.properties", "not checked: Java properties", "development language"],
      ])
    let stats = try Command(["stats", "--format", "json", "."], in: folder.url).text
    #expect(
      stats.contains(
        "{\"format\":\"JSON strings\",\"nearestLocale\":\"he\",\"path\":\"i18n/hebrew/x.json\"}"
      ), "\(stats)")
    // Each of them is read where it is named.
    for path in rows.suffix(6).map({ $0[0] }) {
      #expect(try Command(["check", "--locale", "he", path], in: folder.url).exitCode < 2)
    }
  }

  /// The files of the development language alone are no news.
  @Test func theDevelopmentLanguageIsNotSaid() throws {
    let folder = try Folder()
    try folder.write("k = abc\n", to: "messages.properties")
    try folder.write("k = \u{5D0}\n", to: "messages_he.properties")
    try folder.write("<resources/>", to: "values/strings.xml")
    try folder.write("{}", to: "i18n/en.json")
    let run = try Command(["check", "."], in: folder.url)
    #expect(run.standardError == "no findings in 3 files with 1 entry\n")
  }

  @Test func theNameOfALanguageIsNoLocale() throws {
    let folder = try Folder()
    try folder.write(Self.text, to: "Farsi.lproj/A.strings")
    let run = try Command(["check", "."], in: folder.url)
    #expect(
      run.standardError.contains(
        "note: Farsi.lproj/A.strings: the path names no locale, so the direction was not checked;"
          + " check it by itself with --locale TAG; \"Farsi\" is no locale, fa is\n"))
    let list = try Command(["check", "--list-files", "."], in: folder.url).text
    #expect(list == "Farsi.lproj/A.strings\t.strings\t\"Farsi\" is no locale, fa is\n")
    try folder.write("abc", to: "fastlane/metadata/arabic/name.txt")
    let alone = try Command(["check", "fastlane"], in: folder.url)
    #expect(alone.exitCode == 2)
    #expect(alone.standardError.contains("no path in it names a locale"))
    #expect(alone.standardError.contains("\"arabic\" is no locale, ar is"))
  }

  /// Files that say the locale themselves may use the name of a language too.
  @Test func theNameOfALanguageInAFile() throws {
    let folder = try Folder()
    try folder.write(
      "{\"sourceLanguage\":\"en\",\"strings\":{\"k\":{\"localizations\":{\"arabic\":"
        + "{\"stringUnit\":{\"state\":\"new\",\"value\":\"a \u{0628}\"}}}}}}",
      to: "L.xcstrings")
    try folder.write(
      "<xliff version=\"1.2\"><file target-language=\"hebrew\"><body><trans-unit id=\"a\">"
        + "<target>a \u{05D0}</target></trans-unit></body></file></xliff>", to: "x.xlf")
    try folder.write(
      "<resources><string name=\"a\">a \u{05D0}</string></resources>",
      to: "values-hebrew/strings.xml")
    try folder.write(
      "<root><data name=\"a\"><value>a \u{05D0}</value></data></root>", to: "R.hebrew.resx")
    func notes(_ path: String) throws -> String {
      try Command(["check", path], in: folder.url).standardError
    }
    #expect(
      try notes("L.xcstrings").contains(
        "L.xcstrings: \"arabic\" is no locale, ar is, so the direction of its texts was not checked"
      ))
    #expect(try notes("x.xlf").contains("x.xlf: \"hebrew\" is no locale, he is, so"))
    #expect(try notes("values-hebrew").contains("\"hebrew\" is no locale, he is\n"))
    #expect(try notes("R.hebrew.resx").contains("\"hebrew\" is no locale, he is\n"))
  }

  @Test func whatGitIgnoresIsCounted() throws {
    let folder = try Folder()
    for path in [
      "he.lproj/A.strings", "out/he.lproj/A.strings", "out/b/ar.lproj/A.strings",
      "he.lproj/Skip.strings", "out/node_modules/he.lproj/A.strings", "out/a.txt",
      "Tests/out/he.lproj/A.strings",
    ] {
      try folder.write(Self.text, to: path)
    }
    try folder.write("", to: ".git/HEAD")
    try folder.write("out/\nSkip.strings\n", to: ".gitignore")
    let run = try Command(["check", "--exclude", "Tests", "."], in: folder.url)
    #expect(
      run.standardError.contains(
        "note: 3 localization files left out by .gitignore, such as he.lproj/Skip.strings;"
          + " --no-ignore reads them\n"), "\(run.standardError)")
    let all = try Command(["check", "--exclude", "Tests", "--no-ignore", "."], in: folder.url)
    #expect(all.standardError.contains("in 4 files with"))
    #expect(!all.standardError.contains("left out by .gitignore"))
  }

  /// Where the path names no locale, those that stand in the file are listed.
  @Test func localesOfContentAreListed() throws {
    let folder = try Folder()
    func catalog(_ tags: [String]) -> String {
      let localizations = tags.map {
        "\"\($0)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"x\"}}"
      }
      return "{\"sourceLanguage\": \"en\", \"version\": \"1.0\", \"strings\":"
        + " {\"a\": {\"localizations\": {\(localizations.joined(separator: ", "))}}}}"
    }
    try folder.write(catalog(["he", "ar"]), to: "A.xcstrings")
    try folder.write(
      catalog("ar cs da de el en es fi fr he hu it ja".split(separator: " ").map(String.init)),
      to: "B.xcstrings")
    try folder.write("{", to: "C.xcstrings")
    try folder.write("{\"@@locale\": \"fa\", \"a\": \"x\"}", to: "app.arb")
    try folder.write("<resources/>", to: "values/strings.xml")
    let list = try Command(["check", "--list-files", "."], in: folder.url).text
    #expect(
      list.split(separator: "\n") == [
        "A.xcstrings\tString Catalog\tar, he", "B.xcstrings\tString Catalog\t13 locales",
        "C.xcstrings\tString Catalog\t-", "app.arb\tApplication Resource Bundle\tfa",
        "values/strings.xml\tAndroid strings.xml\tdevelopment language",
      ])
  }
}
