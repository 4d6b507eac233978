import BidiPseudo
import BidiSource
import Foundation
import LocalizationFiles
import Testing

/// `bidi-fix pseudo`, in folders.
@Suite struct PseudoCommandTests {
  /// A file of the base language, and what it is as `en-XS` or another locale: read by a person.
  struct Sample: CustomTestStringConvertible, Sendable {
    let path: String
    let text: String
    let output: String
    let expected: String
    var tag = "en-XS"

    var testDescription: String { path }
  }

  static let samples: [Sample] = [
    Sample(
      path: "en.lproj/a.strings",
      text: "/* c */\n\"a\" = \"Hi \\\"%@\\\"\\n\";\nb = c;\n",
      output: "en-XS.lproj/a.strings",
      expected: "/* c */\n\"a\" = \"[# Hi \\\"%@\\\" #]\\n\";\nb = \"[# c #]\";\n"),
    Sample(
      path: "Base.lproj/a.stringsdict",
      text: """
        <plist version="1.0"><dict><key>n</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@f@</string>
        <key>f</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>a &amp; b</string>
        <key>other</key><string>%d b</string></dict></dict></dict></plist>
        """,
      output: "en-XS.lproj/a.stringsdict",
      expected: """
        <plist version="1.0"><dict><key>n</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@f@</string>
        <key>f</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>[# a &amp; b #]</string>
        <key>other</key><string>[# %d b #]</string></dict></dict></dict></plist>
        """),
    Sample(
      path: "en.lproj/AppIntentVocabulary.plist",
      text:
        "<plist version=\"1.0\"><dict><key>IntentPhrases</key><array><dict><key>IntentName</key><string>I</string>"
        + "<key>IntentExamples</key><array><string>Go on</string></array></dict></array></dict></plist>",
      output: "en-XS.lproj/AppIntentVocabulary.plist",
      expected:
        "<plist version=\"1.0\"><dict><key>IntentPhrases</key><array><dict><key>IntentName</key><string>I</string>"
        + "<key>IntentExamples</key><array><string>[# Go on #]</string></array></dict></array></dict></plist>"
    ),
    Sample(
      path: "a.xcstrings",
      text: #"""
        {"sourceLanguage":"en","strings":{"Hi %@":{},"k":{"localizations":{
          "en":{"stringUnit":{"state":"translated","value":"Key"}},
          "he":{"stringUnit":{"state":"translated","value":"x"}}}},"n":{"shouldTranslate":false}},"version":"1.0"}
        """#,
      output: "a.xcstrings",
      expected: #"""
        {"sourceLanguage":"en","strings":{"Hi %@":{"localizations" : {"en-XS" : {"stringUnit" : {"state" : "translated", "value" : "[# Hi %@ #]"}}}},"k":{"localizations":{
          "en":{"stringUnit":{"state":"translated","value":"Key"}},
          "he":{"stringUnit":{"state":"translated","value":"x"}},
          "en-XS" : {"stringUnit":{"state":"translated","value":"[# Key #]"}}}},"n":{"shouldTranslate":false}},"version":"1.0"}
        """#),
    Sample(
      path: "res/values/strings.xml",
      text:
        "<resources><string name=\"a\">Don\\'t <b>%1$s</b></string><string name=\"n\" translatable=\"false\">n</string>"
        + "<plurals name=\"p\"><item quantity=\"other\">%d</item></plurals></resources>",
      output: "res/values-ar-rXR/strings.xml",
      expected:
        "<resources><string name=\"a\">\u{202E}Don\\'t <b>%1$s</b>\u{202C}</string><string name=\"n\" translatable=\"false\">n</string>"
        + "<plurals name=\"p\"><item quantity=\"other\">\u{202E}%d\u{202C}</item></plurals></resources>",
      tag: "ar-XR"),
    Sample(
      path: "res/values-night/strings.xml",
      text: "<resources><string name=\"a\">a</string></resources>",
      output: "res/values-en-rXS-night/strings.xml",
      expected: "<resources><string name=\"a\">[# a #]</string></resources>"),
    Sample(
      path: "en.xliff",
      text:
        "<xliff version=\"1.2\"><file source-language=\"en\" target-language=\"en\" original=\"a\"><body>"
        + "<trans-unit id=\"a\"><source>Hi <x id=\"I\"/></source></trans-unit>"
        + "<trans-unit id=\"b\"><source>k</source><target>B</target></trans-unit></body></file></xliff>",
      output: "en-XS.xliff",
      expected:
        "<xliff version=\"1.2\"><file source-language=\"en\" target-language=\"en-XS\" original=\"a\"><body>"
        + "<trans-unit id=\"a\"><source>Hi <x id=\"I\"/></source><target>[# Hi <x id=\"I\"/> #]</target></trans-unit>"
        + "<trans-unit id=\"b\"><source>k</source><target>[# B #]</target></trans-unit></body></file></xliff>"
    ),
    Sample(
      path: "messages.xlf",
      text:
        "<xliff version=\"2.0\" srcLang=\"en\"><file id=\"f\"><unit id=\"a\"><segment><source>Hi</source></segment></unit></file></xliff>",
      output: "messages.en-XS.xlf",
      expected:
        "<xliff version=\"2.0\" srcLang=\"en\" trgLang=\"en-XS\"><file id=\"f\"><unit id=\"a\"><segment><source>Hi</source><target>[# Hi #]</target></segment></unit></file></xliff>"
    ),
    Sample(
      path: "app_en.ts",
      text:
        "<TS version=\"2.1\" language=\"en\"><context><name>C</name><message><source>Hi %1</source><translation type=\"unfinished\"></translation></message>"
        + "<message numerus=\"yes\"><source>%n a</source><translation><numerusform>%n one</numerusform><numerusform/></translation></message></context></TS>",
      output: "app_en_XS.ts",
      expected:
        "<TS version=\"2.1\" language=\"en_XS\"><context><name>C</name><message><source>Hi %1</source><translation type=\"unfinished\">[# Hi %1 #]</translation></message>"
        + "<message numerus=\"yes\"><source>%n a</source><translation><numerusform>[# %n one #]</numerusform><numerusform>[# %n a #]</numerusform></translation></message></context></TS>"
    ),
    Sample(
      path: "Strings.resx",
      text: "<root><data name=\"a\"><value>Hi {0}</value></data></root>",
      output: "Strings.en-XS.resx",
      expected: "<root><data name=\"a\"><value>[# Hi {0} #]</value></data></root>"),
    Sample(
      path: "l10n/app_en.arb",
      text: #"{"@@locale": "en", "a": "Hi {name}", "@a": {"placeholders": {"name": {}}}}"#,
      output: "l10n/app_en_XS.arb",
      expected:
        #"{"@@locale": "en_XS", "a": "[# Hi {name} #]", "@a": {"placeholders": {"name": {}}}}"#),
    Sample(
      path: "_locales/en/messages.json",
      text: #"{"a": {"message": "Hi $WHO$", "placeholders": {"who": {"content": "$1"}}}}"#,
      output: "_locales/en_XS/messages.json",
      expected: #"{"a": {"message": "[# Hi $WHO$ #]", "placeholders": {"who": {"content": "$1"}}}}"#
    ),
    Sample(
      path: "locale/messages.pot",
      text:
        "msgid \"\"\nmsgstr \"\"\n\"Language: \\n\"\n\"Content-Type: text/plain; charset=CHARSET\\n\"\n"
        + "\"Plural-Forms: nplurals=INTEGER; plural=EXPRESSION;\\n\"\n\n#, c-format\nmsgid \"Hi \\\"%s\\\"\"\nmsgstr \"\"\n\n"
        + "msgid \"%d file\"\nmsgid_plural \"\"\n\"%d \"\n\"files\"\nmsgstr[0] \"\"\nmsgstr[1] \"\"\n",
      output: "locale/en_XS/LC_MESSAGES/messages.po",
      expected:
        "msgid \"\"\nmsgstr \"\"\n\"Language: en_XS\\n\"\n\"Content-Type: text/plain; charset=UTF-8\\n\"\n"
        + "\"Plural-Forms: nplurals=2; plural=(n != 1);\\n\"\n\n#, c-format\nmsgid \"Hi \\\"%s\\\"\"\nmsgstr \"[# Hi \\\"%s\\\" #]\"\n\n"
        + "msgid \"%d file\"\nmsgid_plural \"\"\n\"%d \"\n\"files\"\nmsgstr[0] \"[# %d file #]\"\nmsgstr[1] \"[# %d files #]\"\n"
    ),
    Sample(
      path: "locale/en/LC_MESSAGES/a.po",
      text:
        "msgid \"\"\nmsgstr \"Language: en\\n\"\n\nmsgid \"a.key\"\nmsgstr \"Text\"\n",
      output: "locale/en_XS/LC_MESSAGES/a.po",
      expected:
        "msgid \"\"\nmsgstr \"Language: en_XS\\n\"\n\nmsgid \"a.key\"\nmsgstr \"[# Text #]\"\n"),
    Sample(
      path: "i18n/m_en.properties", text: "# c\na=Hi \\\n  {0}\n",
      output: "i18n/m_ar_XR.properties", expected: "# c\na=\\u202EHi \\\n  {0}\\u202C\n",
      tag: "ar-XR"),
    Sample(
      path: "fastlane/metadata/android/en/title.txt", text: "My app\n",
      output: "fastlane/metadata/android/en-XS/title.txt", expected: "[# My app #]\n"),
    Sample(
      path: "locales/en.json", text: "{\"a\": {\"b_one\": \"Hi \\\"{{n}}\\\"\"}}",
      output: "locales/en-XS.json", expected: "{\"a\": {\"b_one\": \"[# Hi \\\"{{n}}\\\" #]\"}}"),
    Sample(
      path: "locales/en/rails.json", text: "{\"en\": {\"a\": \"Hi\"}}",
      output: "locales/en-XS/rails.json", expected: "{\"en-XS\": {\"a\": \"[# Hi #]\"}}"),
  ]

  @Test(arguments: samples)
  func everyFormatIsWritten(_ sample: Sample) throws {
    let folder = try Folder()
    try folder.write(sample.text, to: "App/" + sample.path)
    let run = try Command(
      ["pseudo", "App", "-o", "Out", "--locale", sample.tag], in: folder.url)
    #expect(run.exitCode == 0, "\(run.standardError)")
    let made = try folder.bytes(of: "Out/" + sample.output)
    #expect(String(decoding: made, as: UTF8.self) == sample.expected)
    // The source stays, and the path names the pseudolocale.
    #expect(try folder.bytes(of: "App/" + sample.path) == Array(sample.text.utf8))
    let format = try #require(FileFormat(path: sample.output) { made })
    if format.name != "String Catalog" {
      #expect(format.locale(ofPath: sample.output) == sample.tag)
    }
  }

  /// Every format has the values of the source again, in one form or another, and a second run writes the same.
  @Test(arguments: zip(samples, (0..<samples.count).map { $0 % Pseudolocale.allCases.count }))
  func thereAndBack(_ sample: Sample, _ form: Int) throws {
    let folder = try Folder()
    try folder.write(sample.text, to: "App/" + sample.path)
    let tag = Pseudolocale.allCases[form].rawValue
    let forth = ["pseudo", "App", "-o", "Out", "--locale", tag]
    #expect(try Command(forth, in: folder.url).exitCode == 0)
    let before = try files(below: "Out", folder)
    #expect(before.count == 1)
    // Of the pseudolocale itself.
    let again = try Command(
      ["pseudo", "-o", "Twice", "--locale", tag] + before.keys.sorted(), in: folder.url)
    #expect(again.exitCode == 0, "\(again.standardError)")
    let twice = try files(below: "Twice", folder)
    #expect(Array(twice.values) == Array(before.values))
    let back = try Command(["pseudo", "--reverse", "Out", "-o", "Back"], in: folder.url)
    #expect(back.exitCode == 0, "\(back.standardError)")
    let values = try values(of: "App/" + sample.path, folder)
    for (path, _) in try files(below: "Back", folder) {
      let own = try self.values(of: path, folder)
      #expect(values.allSatisfy { own[$0.key] == $0.value }, "\(own)")
    }
  }

  private func files(below path: String, _ folder: Folder) throws -> [String: [UInt8]] {
    let url = folder.url.appendingPathComponent(path)
    var files: [String: [UInt8]] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: url.path) {
      var isFolder: ObjCBool = false
      let file = url.appendingPathComponent(name).path
      if FileManager.default.fileExists(atPath: file, isDirectory: &isFolder), !isFolder.boolValue {
        files["\(path)/\(name)"] = try folder.bytes(of: "\(path)/\(name)")
      }
    }
    return files
  }

  private func values(of path: String, _ folder: Folder) throws -> [String: String] {
    let file = try LocalizationFile(path: path, bytes: try folder.bytes(of: path))
    return Dictionary(
      file.entries.filter {
        ($0.locale == nil || $0.locale == "en") && !$0.value.string.isEmpty
      }.map {
        ($0.key.string, $0.value.string)
      }, uniquingKeysWith: { $1 })
  }

  // MARK: Which files

  private func project() throws -> Folder {
    let folder = try Folder()
    try folder.write("\"a\" = \"Hi\";\n", to: "App/en.lproj/a.strings")
    try folder.write("\"a\" = \"Hallo\";\n", to: "App/de.lproj/a.strings")
    return folder
  }

  @Test func threePseudolocalesAreMadeByDefault() throws {
    let folder = try project()
    let run = try Command(["pseudo", "App", "-o", "App/out"], in: folder.url)
    #expect(run.exitCode == 0)
    let made = try files(below: "App/out", folder).keys.sorted()
    #expect(
      made == ["ar-XB", "ar-XC", "en-XA"].map { "App/out/\($0).lproj/a.strings" })
    // What was made is no source, though it lies below the folder.
    #expect(try Command(["pseudo", "App", "-o", "App/out"], in: folder.url).exitCode == 0)
    #expect(try files(below: "App/out", folder).keys.sorted() == made)
  }

  @Test func baseLanguage() throws {
    let folder = try project()
    let run = try Command(
      ["pseudo", "App", "-o", "out", "--base", "de", "--locale", "en-XS"], in: folder.url)
    #expect(run.exitCode == 0)
    #expect(
      try folder.bytes(of: "out/en-XS.lproj/a.strings") == Array("\"a\" = \"[# Hallo #]\";\n".utf8))
    let none = try Command(["pseudo", "App", "-o", "out", "--base", "fr"], in: folder.url)
    #expect(none.exitCode == 2)
    #expect(none.standardError.contains("holds no file of the base language, fr"))
  }

  /// A file that is named is taken in whatever language it is, also inside its folder.
  @Test func namedFiles() throws {
    let folder = try project()
    let run = try Command(
      ["pseudo", "App/de.lproj/a.strings", "-o", "out", "--locale", "en-XS"], in: folder.url)
    #expect(run.exitCode == 0)
    #expect(try files(below: "out", folder).keys.sorted() == ["out/en-XS.lproj/a.strings"])
    let inside = folder.url.appendingPathComponent("App/en.lproj")
    let there = try Command(
      ["pseudo", "a.strings", "-o", "../out", "--locale", "en-XS"], in: inside)
    #expect(there.exitCode == 0, "\(there.standardError)")
    #expect(
      try folder.bytes(of: "App/out/en-XS.lproj/a.strings")
        == Array("\"a\" = \"[# Hi #]\";\n".utf8))
  }

  // MARK: What is there

  @Test func nothingOfOthersIsReplaced() throws {
    let folder = try project()
    try folder.write("\"a\" = \"mine\";\n", to: "App/ar-XB.lproj/a.strings")
    let arguments = ["pseudo", "App", "-o", "App", "--locale", "ar-XB"]
    let run = try Command(arguments, in: folder.url)
    #expect(run.exitCode == 2)
    #expect(run.standardError.contains("holds no pseudolocale; --force replaces it"))
    #expect(
      try folder.bytes(of: "App/ar-XB.lproj/a.strings") == Array("\"a\" = \"mine\";\n".utf8))
    #expect(try Command(arguments + ["--force"], in: folder.url).exitCode == 0)
    // It is ours now, and follows the source.
    try folder.write("\"a\" = \"Ho\";\n", to: "App/en.lproj/a.strings")
    #expect(try Command(arguments, in: folder.url).exitCode == 0)
    #expect(
      try folder.bytes(of: "App/ar-XB.lproj/a.strings")
        == Array("\"a\" = \"\u{200F}\u{202E}Ho\u{202C}\u{200F}\";\n".utf8))
  }

  @Test func noSourceIsReplaced() throws {
    let folder = try Folder()
    let catalog = #"{"sourceLanguage":"en","strings":{"Hi":{}},"version":"1.0"}"#
    try folder.write(catalog, to: "a.xcstrings")
    let run = try Command(["pseudo", ".", "-o", ".", "--force"], in: folder.url)
    #expect(run.exitCode == 2)
    #expect(run.standardError.contains("no source is replaced"))
    #expect(try folder.bytes(of: "a.xcstrings") == Array(catalog.utf8))
  }

  // MARK: What cannot be done

  /// What cannot be told apart is said, with its place, and stays.
  @Test func valuesThatLookAlike() throws {
    let folder = try Folder()
    try folder.write(
      "\"a\" = \"Hi\";\n\"b\" = \"[# x #]\";\n", to: "en.lproj/a.strings")
    let run = try Command(["pseudo", ".", "-o", "out", "--locale", "en-XS"], in: folder.url)
    #expect(run.exitCode == 2)
    #expect(run.standardError.contains("en.lproj/a.strings:2:8: error: the value of \"b\" looks"))
    #expect(
      try folder.bytes(of: "out/en-XS.lproj/a.strings")
        == Array("\"a\" = \"[# Hi #]\";\n\"b\" = \"[# x #]\";\n".utf8))
  }

  /// A file that cannot be read is said with its place; the others are done.
  @Test func malformedFiles() throws {
    let folder = try project()
    try folder.write("{\"a\": ", to: "App/locales/en.json")
    let run = try Command(["pseudo", "App", "-o", "out", "--locale", "en-XS"], in: folder.url)
    #expect(run.exitCode == 2)
    #expect(run.standardError.contains("App/locales/en.json:1:"))
    #expect(try files(below: "out", folder).keys.sorted() == ["out/en-XS.lproj/a.strings"])
  }

  @Test(arguments: [
    (["pseudo", "."], "Missing expected argument '--output <dir>'"),
    (["pseudo", ".", "-o", "x", "--locale", "ar-XZ"], "no such pseudolocale; there are en-XA"),
    (["pseudo", "-", "-o", "x"], "reads files, not standard input"),
    (["pseudo", ".", "-o", "x", "--base", "none"], "name the language of the source"),
  ])
  func usage(_ arguments: [String], _ message: String) throws {
    let folder = try project()
    let run = try Command(arguments, in: folder.url)
    #expect(run.exitCode == 64)
    #expect(run.standardError.contains(message))
  }

  @Test func outputInTheWay() throws {
    let folder = try project()
    try folder.write("x", to: "out")
    let run = try Command(["pseudo", "App", "-o", "out", "--locale", "en-XS"], in: folder.url)
    #expect(run.exitCode == 2)
    #expect(run.standardError.contains("its folder cannot be made"))
  }

  /// What is in the way cannot be looked at: the cause is said, not that something is there.
  @Test func outputThatCannotBeLookedAt() throws {
    let folder = try project()
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.path + "/out", withDestinationPath: "out")
    let run = try Command(["pseudo", "App", "-o", "out/x", "--locale", "en-XS"], in: folder.url)
    #expect(run.exitCode == 2)
    #expect(run.standardError.contains("Too many levels of symbolic links"))
    #expect(!run.standardError.contains("File exists"))
  }
}
