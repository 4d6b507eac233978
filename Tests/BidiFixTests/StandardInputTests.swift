import Foundation
import Testing

/// Texts on standard input: what says their format and locale, and what comes out where nothing can be done.
@Suite struct StandardInputTests {
  private static let strings = "\"k\" = \"abc אבג\";\n"
  private static let fixed = "\"k\" = \"\u{202B}abc אבג\u{202C}\";\n"

  private func run(
    _ arguments: [String], _ input: String, in folder: Folder? = nil
  ) throws -> Command {
    try run(arguments, Array(input.utf8), in: folder)
  }

  private func run(
    _ arguments: [String], _ input: [UInt8], in folder: Folder? = nil
  ) throws -> Command {
    let folder = try folder ?? Folder()
    // The folder goes with its value.
    return try withExtendedLifetime(folder) {
      try Command(arguments, input: input, in: folder.url)
    }
  }

  /// A path for each format whose content does not say what it is.
  @Test(arguments: [
    ("he.lproj/A.strings", strings), ("he.json", "{\"k\": \"abc אבג\"}"),
    ("m_he.properties", "k = abc אבג\n"), ("po/he.po", "msgid \"k\"\nmsgstr \"abc אבג\"\n"),
    ("fastlane/metadata/he/name.txt", "abc אבג\n"),
    ("_locales/he/messages.json", "{\"k\": {\"message\": \"abc אבג\"}}"),
    ("values-iw/a.xml", "<resources><string name=\"k\">abc אבג</string></resources>"),
    ("Strings.he.resx", "<root><data name=\"k\"><value>abc אבג</value></data></root>"),
  ])
  func thePathSaysFormatAndLocale(_ path: String, text: String) throws {
    let folder = try Folder()
    let natural = ["--container", "natural", "--stdin-filename", path, "-"]
    let check = try run(["check"] + natural, text, in: folder)
    #expect(check.exitCode == 1)
    #expect(check.text.hasPrefix("\(path):"), "\(check.text)\(check.standardError)")
    #expect(check.text.contains("[base-direction]"))
    let fix = try run(["fix"] + natural, text, in: folder)
    #expect(fix.exitCode == 0)
    #expect(fix.text != text)
    let strip = try run(["strip", "--stdin-filename", path, "-"], fix.standardOutput, in: folder)
    #expect(strip.text == text)
    let stats = try run(["stats", "--format", "json", "--stdin-filename", path, "-"], text)
    #expect(stats.text.contains("\"entries\":1"), "\(stats.text)")
    #expect(stats.text.contains("\"locale\":\"\(path.contains("iw") ? "iw" : "he")\""))
    // Nothing came to lie at the path.
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
  }

  /// What lies at the path is not read, and what lies beside it is the base language.
  @Test func theFileItselfIsNotTouched() throws {
    let folder = try Folder()
    try folder.write("not a file of strings", to: "he.lproj/A.strings")
    try folder.write("\"k\" = \"%d files\";\n", to: "en.lproj/A.strings")
    let arguments = ["--stdin-filename", "he.lproj/A.strings", "-"]
    let check = try run(["check"] + arguments, "\"k\" = \"%@ קבצים\";\n", in: folder)
    #expect(check.text.contains("[placeholder-mismatch]"))
    let fix = try run(["fix"] + arguments, Self.strings, in: folder)
    #expect(fix.text == Self.fixed)
    #expect(
      try folder.bytes(of: "he.lproj/A.strings") == Array("not a file of strings".utf8))
    let missing = try run(["check", "--base", "fr"] + arguments, Self.strings, in: folder)
    #expect(missing.standardError.contains("no file of the base language"))
  }

  /// The working folder counts, as it does for a file.
  @Test func thePathCountsFromTheWorkingFolder() throws {
    let folder = try Folder()
    try folder.write("", to: "he.lproj/x")
    let command = try Command(
      ["check", "--stdin-filename", "A.strings", "-"], input: Array(Self.strings.utf8),
      in: folder.url.appendingPathComponent("he.lproj"))
    #expect(command.exitCode == 1)
    let nameless = try Command(
      ["check", "-"], input: Array(Self.strings.utf8),
      in: folder.url.appendingPathComponent("he.lproj"))
    #expect(nameless.exitCode == 2)
  }

  @Test func explainTakesStandardInput() throws {
    let text = "{\"k\": \"abc אבג\"}"
    let named = try run(["explain", "--stdin-filename", "he.json", "-", "k"], text)
    #expect(named.exitCode == 0)
    #expect(named.text.contains("Locale    he"))
    #expect(named.text.contains("with the escapes of JSON strings: \\u202Babc אבג\\u202C"))
    let wrong = try run(["explain", "--stdin-filename", "he.json", "abc"], "")
    #expect(wrong.exitCode == 64)
  }

  /// Texts that name their own locale.
  static let withLocale = [
    "{\"sourceLanguage\": \"en\", \"strings\": {\"k\": {\"localizations\": {\"he\": {\"stringUnit\":"
      + " {\"state\": \"translated\", \"value\": \"abc אבג\"}}}}}, \"version\": \"1.0\"}",
    "<?xml version=\"1.0\"?><TS version=\"2.1\" language=\"he\"><context><name>c</name><message>"
      + "<source>k</source><translation>abc אבג</translation></message></context></TS>",
    "# A file\n\nmsgid \"\"\nmsgstr \"\"\n\"Language: he\\n\"\n\nmsgid \"k\"\nmsgstr \"abc אבג\"\n",
    "<?xml version=\"1.0\"?><xliff version=\"1.2\"><file original=\"a\" source-language=\"en\""
      + " target-language=\"he\" datatype=\"plaintext\"><body><trans-unit id=\"k\"><source>k</source>"
      + "<target>abc אבג</target></trans-unit></body></file></xliff>",
    "{\"@@locale\": \"he\", \"k\": \"abc אבג\"}",
  ]

  @Test(arguments: withLocale)
  func aTextThatNamesItsLocaleNeedsNoFlag(_ text: String) throws {
    let check = try run(["check", "-"], text)
    #expect(check.exitCode == 1, "\(check.standardError)")
    #expect(check.text.contains("[base-direction]"))
    let fix = try run(["fix", "-"], text)
    #expect(fix.text == text.replacing("abc אבג", with: "\u{202B}abc אבג\u{202C}"))
  }

  /// A key of `.strings` may be a word of gettext.
  @Test func aKeyThatIsAWordOfGettext() throws {
    let fix = try run(["fix", "--locale", "he", "-"], "msgid = \"abc אבג\";\n")
    #expect(fix.text == "msgid = \"\u{202B}abc אבג\u{202C}\";\n")
  }

  @Test func aTextWithoutLocaleIsRefusedAndHandedOn() throws {
    for command in ["check", "fix"] {
      let run = try run([command, "-"], Self.strings)
      #expect(run.exitCode == 2)
      #expect(run.text == (command == "fix" ? Self.strings : ""))
      #expect(run.standardError.contains("--locale TAG, or --stdin-filename PATH"))
    }
    // These need none.
    #expect(try run(["strip", "-"], Self.strings).exitCode == 0)
    #expect(try run(["stats", "-"], Self.strings).exitCode == 0)
  }

  /// Content cannot tell `.properties` from others.
  @Test func anotherFormatIsAskedFor() throws {
    let check = try run(["check", "--locale", "he", "-"], "k = abc אבג\n")
    #expect(check.exitCode == 1)
    #expect(
      check.standardError.contains(
        "standard input was read as .strings; for a text of another format, pass --stdin-filename PATH"
      ))
    let named = try run(["check", "--stdin-filename", "a.docx", "-"], "x")
    #expect(named.exitCode == 2)
    #expect(named.standardError.contains("a.docx: error: is of a format that is not read"))
  }

  @Test func theFlagGoesWithStandardInput() throws {
    let project = try sampleProject()
    for command in ["check", "fix", "strip", "stats"] {
      let run = try run([command, "--stdin-filename", "he.json", "."], "", in: project)
      #expect(run.exitCode == 64)
      #expect(run.standardError.contains("--stdin-filename goes with -"))
    }
    #expect(try run(["check", "--list-files", "-"], "").exitCode == 64)
  }

  /// What cannot be read or changed comes out as it came in.
  static let unchangeable: [(name: String, bytes: [UInt8], exitCode: Int32)] = [
    ("bytes that are no text", Array("\"a\" = \"\u{200F}".utf8) + [0xFF], 2),
    ("a file that is not closed", Array("\"a\" = \"\u{200F}x\" = ;\n".utf8), 2),
    ("a control that stays", Array("msgid \"a\"\nmsgstr \"\u{200F}\"\n".utf8), 2),
    ("XML that is not closed", Array("<resources><string name=\"a\">\u{200F}א".utf8), 2),
    ("nothing to take out", Array("\"a\" = \"b\";\n".utf8), 0),
  ]

  @Test(arguments: unchangeable)
  func stripHandsOn(_ row: (name: String, bytes: [UInt8], exitCode: Int32)) throws {
    let strip = try run(["strip", "-"], row.bytes)
    #expect(strip.standardOutput == row.bytes, "\(row.name)")
    #expect(strip.exitCode == row.exitCode, "\(row.name): \(strip.standardError)")
    #expect(row.exitCode == 0 || strip.standardError.contains("-:"))
    let fix = try run(["fix", "--locale", "he", "--select", "base-direction", "-"], row.bytes)
    #expect(fix.standardOutput == row.bytes, "\(row.name)")
  }

  @Test func aTextThatIsTooLargeIsHandedOn() throws {
    let bytes = [UInt8](repeating: 0x20, count: (64 << 20) + 100_000)
    let run = try run(["strip", "-"], bytes)
    #expect(run.exitCode == 2)
    // Texts of this length are in no message.
    let isSame = run.standardOutput == bytes
    #expect(isSame)
    #expect(run.standardError.contains("is too large"))
  }
}
