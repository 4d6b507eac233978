import BidiSource
import BidiText
import LocalizationFiles
import MessageSyntax
import Testing

/// Flat and nested JSON of one language.
@Suite struct JSONStringsFormatTests {
  /// In Laravel a name after a colon is an argument, where the key is a sentence that has it too.
  @Test func textsOfLaravel() throws {
    let text = """
      {
        ":user is here": ":user \u{5DB}\u{5D0}\u{5DF}",
        "See :%link%the list:%end%, :user": ":%link%\u{5D4}\u{5E8}\u{5E9}\u{5D9}\u{5DE}\u{5D4}:%end%",
        "At 10:30pm: yes": "\u{5DB}\u{5DF}",
        "See https://a.b": "\u{5E8}\u{5D0}\u{5D4} https://a.b",
        "app:title": "\u{5E9}\u{5DD} :title"
      }
      """
    let file = try LocalizationFile(path: "resources/lang/he.json", bytes: Array(text.utf8))
    #expect(
      file.entries.map { $0.arguments.map(\.text) }
        == [[":user"], [":%link%", ":%end%", ":user"], [], [], []])
    #expect(file.entries.map { $0.baseText != nil } == [true, true, false, false, false])
  }

  /// In Nextcloud the keys are the English texts, and plurals have the forms of gettext.
  @Test func filesOfNextcloud() throws {
    let text = """
      { "translations": {
        "Save": "\u{5E9}\u{5DE}\u{5D5}\u{5E8}",
        "_%n file_::_%n files_" : ["\u{5E7}\u{5D5}\u{5D1}\u{5E5}", "%n \u{5E7}\u{5D1}\u{5E6}\u{5D9}\u{5DD}"]
      },"pluralForm" :"nplurals=2; plural=(n != 1);"
      }
      """
    let file = try LocalizationFile(path: "l10n/he.json", bytes: Array(text.utf8))
    #expect(file.entries.map(\.baseText) == ["Save", "%n files", "%n files"])
    #expect(file.entries.map(\.baseSingular) == [nil, "%n file", "%n file"])
    #expect(file.entries.map(\.pluralCategory) == [nil, .one, .other])
    // A key without the first text is no plural.
    let broken = #"{"translations": {"_::_x_": ["a"], "_": "b"}, "pluralForm": "x"}"#
    #expect(
      try LocalizationFile(path: "l10n/he.json", bytes: Array(broken.utf8)).entries.map(\.baseText)
        == ["_::_x_.0", "_"])
    // Without the header it is another file.
    let other = try LocalizationFile(
      path: "l10n/he.json", bytes: Array(text.replacing("pluralForm", with: "plurals").utf8))
    #expect(other.entries.first?.baseText == nil)
  }

  private static let path = "locales/ar/common.json"

  private func file(_ text: String, path: String = path) throws -> LocalizationFile {
    try LocalizationFile(path: path, bytes: Array(text.utf8))
  }

  // MARK: Reading

  static let readings: [(String, [String])] = [
    // Flat, nested, lists; what is no text.
    (#"{"a": "x", "b.c": "y", "": "z"}"#, ["a=x", "b.c=y", "=z"]),
    (
      #"{"a": {"b": "x", "c": [["y"], "z", {"d": "w"}]}, "e": 1, "f": null, "g": true}"#,
      ["a.b=x", "a.c.0.0=y", "a.c.1=z", "a.c.2.d=w"]
    ),
    (#"{"$schema": "https://x", "a": {"$schema": "y"}}"#, ["a.$schema=y"]),
    (#"[1, "a"]"#, ["1=a"]), (#""a""#, []), ("null", []), ("{}", []),
    // i18next: the forms of a text have one beginning.
    (
      #"{"k_zero": "0", "k_one": "1", "k_other": "n", "k_x": "m", "step_one": "s", "_other": "o"}"#,
      [
        "k_zero=0 <zero>", "k_one=1 <one>", "k_other=n <other>", "k_x=m", "step_one=s",
        "_other=o <other>",
      ]
    ),
    (
      #"{"k_ordinal_few": "3", "k_ordinal_other": "n"}"#,
      ["k_ordinal_few=3 <few>", "k_ordinal_other=n <other>"]
    ),
    (#"{"k": "1", "k_plural": "n", "l": "x"}"#, ["k=1 <one>", "k_plural=n <other>", "l=x"]),
    (
      #"{"n(plural, param=m)": {"one": "{m} x", "other": "{m} y"}, "o": {"other": "z", "a": "b"}}"#,
      [
        "n(plural, param=m).one={m} x <one> ({m} number)",
        "n(plural, param=m).other={m} y <other> ({m} number)", "o.other=z", "o.a=b",
      ]
    ),
    (
      #"{"@a": "About a", "a": "x", "@@locale": "en", "@info": "i", "@b(rich)": {"description": "About b", "placeholders": {"n": {"type": "int"}}}, "b": "y {n}", "@acme/c": "z", "@": "w"}"#,
      ["a=x #About a", "b=y {n} #About b ({n} number)", "@acme/c=z", "@=w"]
    ),
    // FormatJS and translation services.
    (
      #"{"a": {"defaultMessage": "x", "description": "d"}, "b": {"defaultMessage": "y"}}"#,
      ["a=x #d", "b=y"]
    ),
    (
      #"{"a": {"defaultMessage": "x", "message": "y", "id": "a", "start": 1}}"#, ["a=y base:x"]
    ),
    (
      #"{"a": {"string": "x", "developer_comment": "d", "context": "c", "character_limit": 5}}"#,
      ["a=x #d #c"]
    ),
    (#"{"a": {"translation": "x", "notes": "d"}}"#, ["a=x #d"]),
    // A title beside makes both texts of the program.
    (
      #"{"error": {"message": "x", "description": "y"}, "b": {"message": "z", "title": "t"}}"#,
      ["error.message=x", "error.description=y", "b.message=z", "b.title=t"]
    ),
    // As Rails has it.
    (#"{"ar": {"a": "x"}}"#, ["a=x"]), (#"{"ar_EG": {"a": {"b": "x"}}}"#, ["a.b=x"]),
    (#"{"id": {"a": "x"}}"#, ["id.a=x"]), (#"{"ar": "x"}"#, ["ar=x"]),
    (#"{"ar": {"a": "x"}, "b": "y"}"#, ["ar.a=x", "b=y"]),
  ]

  @Test(arguments: readings)
  func textsAreEntries(_ row: (text: String, lines: [String])) throws {
    let file = try file(row.text)
    #expect(file.format.name == "JSON strings")
    #expect(file.problems.isEmpty, "\(file.problems)")
    #expect(file.entries.map { line(of: $0) } == row.lines)
  }

  @Test(arguments: readings.filter { !$0.1.isEmpty }.map(\.0))
  func theLawsHold(_ text: String) throws { try expectLaws(text, path: Self.path) }

  /// Every way of writing a character.
  @Test func theLawsHoldForEscapes() throws {
    try expectLaws(
      #"{"\u0061\"": "\"\\\/\b\f\n\r\t\u05D0\uD83D\ude00\#u{5D0}\#u{1F600}e\#u{301}", "b": ["\u0000"]}"#,
      path: Self.path)
  }

  @Test(arguments: [SourceEncoding.utf8WithBOM, .utf16LittleEndian, .utf16BigEndian])
  func encodings(_ encoding: SourceEncoding) throws {
    let file = try LocalizationFile(
      path: "ar.json", bytes: bytes("{\"a\": \"\u{5D0}\u{1F600}\"}", as: encoding))
    #expect(file.pairs == ["a=\\u{5D0}\\u{1F600}"])
    #expect(file.source.encoding == encoding)
  }

  /// Lists of messages, as go-i18n and POEditor have them, whose names are the keys.
  ///
  /// Elements of other lists count from 0.
  @Test(arguments: [
    (
      #"[{"id": "a", "translation": "x"}, {"id": "c.d", "description": "n", "translation": {"one": "1", "other": "2"}}]"#,
      ["a=x", "c.d.one=1", "c.d.other=2"]
    ),
    (#"[{"term": "e", "definition": "u", "context": ""}]"#, ["e=u"]),
    // A glossary; two contexts of one term; another member; the name behind the text; no name; other elements.
    (#"[{"term": "e", "definition": "u"}]"#, ["0.term=e", "0.definition=u"]),
    (
      #"[{"id": "a", "translation": "x"}, {"id": "a", "translation": "y"}]"#,
      ["0.id=a", "0.translation=x", "1.id=a", "1.translation=y"]
    ),
    (
      #"[{"id": "a", "text": "x", "translation": "y"}]"#,
      ["0.id=a", "0.text=x", "0.translation=y"]
    ),
    (#"[{"translation": "w", "id": "b"}]"#, ["0.translation=w", "0.id=b"]),
    (#"[{"id": "", "translation": "v"}]"#, ["0.id=", "0.translation=v"]),
    (
      #"[{"id": "a", "translation": "x"}, ["y"], "z", 1]"#,
      ["0.id=a", "0.translation=x", "1.0=y", "2=z"]
    ),
  ])
  func aListOfMessages(_ text: String, _ pairs: [String]) throws {
    let file = try LocalizationFile(path: "i18n/he.json", bytes: Array(text.utf8))
    #expect(file.pairs == pairs)
    #expect(file.problems == [])
  }

  // MARK: Paths

  @Test(arguments: [
    ("he.json", "he", "ar.json"), ("src/data/ar-SA.json", "ar-SA", "src/data/ar.json"),
    ("i18n/pt_BR.json", "pt-BR", "i18n/ar.json"), ("lang/id.json", "id", "lang/ar.json"),
    ("intl_fa.json", "fa", "intl_ar.json"), ("strings_fa.i18n.json", "fa", "strings_ar.i18n.json"),
    ("fa.i18n.json", "fa", "ar.i18n.json"), ("strings.de.json", "de", "strings.ar.json"),
    ("x/data-en-US.json", "en-US", "x/data-ar.json"),
    ("locales/app_nl.json", "nl", "locales/app_ar.json"),
    ("locales/he/common.json", "he", "locales/ar/common.json"),
    // A folder of MediaWiki looks like a locale of Venda.
    ("i18n/ve-mw/he.json", "he", "i18n/ve-mw/ar.json"),
    ("locales/he/is.json", "he", "locales/ar/is.json"),
    ("lang/HE.json", "he", "lang/ar.json"),
    ("lang/he.default.json", "he", "lang/ar.default.json"),
    ("locales/he_IL.UTF-8/a.json", "he-IL", "locales/ar/a.json"),
    ("public/locales/he/a/b.json", "he", "public/locales/ar/a/b.json"),
    ("lang/vendor/mail/fr/x.json", "fr", "lang/vendor/mail/ar/x.json"),
    ("i18n/ar/docs/current/id.json", "ar", "i18n/ar/docs/current/id.json"),
    ("res/ur/menu.json", "ur", "res/ar/menu.json"),
    ("src/he/translations/a.json", "he", "src/ar/translations/a.json"),
    ("it/locales/id.json", "id", "it/locales/ar.json"),
    ("fa/lang/to/x.json", "to", "fa/lang/ar/x.json"),
    ("home/fa/locales/fr.json", "fr", "home/fa/locales/ar.json"),
    ("translations/web/zh-Hant-TW/x.json", "zh-Hant-TW", "translations/web/ar/x.json"),
    ("nls/iw/messages.json", "iw", "nls/ar/messages.json"),
  ])
  func pathsWithALocale(_ row: (path: String, locale: String, beside: String)) throws {
    let format = try #require(FileFormat(path: row.path) { [] })
    #expect(format.name == "JSON strings")
    #expect(format.locale(ofPath: row.path) == row.locale)
    #expect(format.paths(beside: row.path, for: "ar").first == row.beside)
  }

  @Test(arguments: [
    "", "a.json", "package.json", "locales/ar/package.json", "tsconfig.json", "tsconfig.es.json",
    "lang/en/tsconfig.build.json", "A.xcassets/Contents.json", "screenshots/ar/meta.json",
    "sign_in.json", "log-is.json", "user_id.json", "device.io.json", "locales/common.json",
    "ar/meta.json", "he.yaml", "ar/x/locales/a.json", "lang.json", "locales/.json", ".json",
    "messages/a.json", "AR.json", "rule/id.json",
  ])
  func pathsWithout(_ path: String) {
    #expect(FileFormat(path: path) { [] } == nil)
  }

  @Test func localesAreSpelledAsBefore() throws {
    let format = try #require(FileFormat(path: "he.json") { [] })
    // The base language may have no name, where the locale ends the name of the file.
    #expect(
      format.paths(beside: "lang/main-he.json", for: "en") == [
        "lang/main-en.json", "lang/main.json",
      ])
    #expect(
      format.paths(beside: "messages.he.json", for: "en") == ["messages.en.json", "messages.json"])
    #expect(format.paths(beside: "i18n/he/a.json", for: "en") == ["i18n/en/a.json"])
    #expect(
      format.paths(beside: "i18n/pt_BR.json", for: "zh-CN") == [
        "i18n/zh_CN.json", "i18n/zh-CN.json",
      ])
    #expect(
      format.paths(beside: "i18n/pt-BR.json", for: "zh-CN") == [
        "i18n/zh-CN.json", "i18n/zh_CN.json",
      ])
  }

  @Test(arguments: [
    ("{\"a\": \"b\"}", "JSON strings"), (" {\n\"\\\"\" :1", "JSON strings"),
    ("{ \"a\" = \"b\"; }", ".strings"), ("{ a = b; }", ".strings"), ("{}", ".strings"),
    ("{\"a\\", ".strings"), ("\"a\" = \"b\";", ".strings"), ("", ".strings"),
  ])
  func theContentTells(_ row: (text: String, format: String)) throws {
    #expect(try file(row.text, path: "-").format.name == row.format)
  }

  @Test func aRootOfOneLocaleNamesIt() throws {
    #expect(try file("{\"fa\": {\"a\": \"b\"}}", path: "-").locale == "fa")
  }

  // MARK: Problems

  @Test(arguments: [
    ("", 0, "ends too early", "empty file"),
    ("{\"a\": \"b\",}", 10, "a name in quotation marks is wanted", "remove the comma"),
    ("{\"a\": [\"b\",]}", 11, "a value is wanted", "remove the comma"),
    ("{\"a\": \"b\"\n\"c\": 1}", 10, "',' or '}' is wanted", "put a comma"),
    ("{\"a\": \"b\" // c\n}", 10, "',' or '}' is wanted", "remove the comment"),
    ("{\"a\": 'b'}", 6, "a value is wanted", "write \" for '"),
    ("{\"a\": \"b\nc\"}", 8, "a control character", "\\n for a new line"),
    ("{\"a\": \"b\\'c\"}", 8, "the escape is not known", "\\\\ for a backslash"),
    ("{\"a\": \"\u{5D0}", 7, "the text ends too early", "the end of the file is missing"),
    ("{\n<<<<<<< HEAD\n", 2, "a name in quotation marks", "merge conflict"),
    ("{\"a\": \u{5D0}}", 6, "a value is wanted", "look for a comma"),
    ("{} x", 3, "something stands after", "look for a comma"),
  ])
  func faultsAreSaid(_ row: (text: String, offset: Int, message: String, help: String)) throws {
    let file = try file(row.text)
    #expect(file.isRefused && file.entries.isEmpty)
    let problem = try #require(file.problems.first)
    #expect(problem.range.lowerBound == row.offset)
    #expect(problem.message.contains(row.message), "\(problem.message)")
    #expect(problem.help?.contains(row.help) == true, "\(problem.help ?? "")")
  }

  /// Where several texts have places, a program fills them in; one text alone may explain them.
  @Test(arguments: [(3, ["%1", "%2"]), (2, [])])
  func placesOfAProgram(_ count: Int, _ expected: [String]) throws {
    let texts = (0..<count).map { "\"k\($0)\": \"%1 of %2\"" } + ["\"p\": \"100%1 and 5%\""]
    let file = try LocalizationFile(
      path: "locales/en/a.json", bytes: Array("{\(texts.joined(separator: ","))}".utf8))
    let entries = file.entries.map { Message($0.value.string, dialects: $0.dialects).arguments }
    #expect(entries.dropLast().allSatisfy { $0.map(\.text) == expected })
    #expect(entries.last?.isEmpty == true)
  }

  @Test(arguments: hostileJSON)
  func nothingTraps(_ hostile: HostileFile) {
    guard let file = try? LocalizationFile(path: "ar.json", bytes: hostile.bytes) else { return }
    #expect(file.source.bytes() == hostile.bytes)
  }
}
