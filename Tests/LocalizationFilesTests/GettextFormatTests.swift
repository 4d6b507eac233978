import BidiSource
import BidiTestSupport
import BidiText
import LocalizationFiles
import MessageSyntax
import Testing

/// `.po` files: entries, what is known of them, and edits.
@Suite struct GettextFormatTests {
  static let header = """
    msgid ""
    msgstr ""
    "Language: ar\\n"
    "Content-Type: text/plain; charset=UTF-8\\n"
    "Plural-Forms: nplurals=6; plural=n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : "
    "n%100>=11 ? 4 : 5;\\n"


    """

  private func read(_ content: String, path: String = "po/x.po") throws -> LocalizationFile {
    try LocalizationFile(path: path, bytes: Array((Self.header + content).utf8))
  }

  /// A word is an identifier where nearly all keys are some.
  @Test func identifiersOfOneWord() throws {
    func bases(_ keys: [String]) throws -> [String?] {
      let text = keys.map { "msgid \"\($0)\"\nmsgstr \"{$a}\"\n" }.joined(separator: "\n")
      return try LocalizationFile(path: "he.po", bytes: Array(text.utf8)).entries.map(\.baseText)
    }
    let keys = ["common.a", "common.b", "common.c", "common.d", "common.e"]
    #expect(try bases(keys + ["colon"]) == [nil, nil, nil, nil, nil, nil])
    #expect(try bases(keys + ["A colon"]).last == "A colon")
    #expect(try bases(["common.a", "colon"]) == [nil, "colon"])
  }

  /// Lingui has an entry for an id that a program wrote, and another for the text itself.
  @Test func explicitIdentifiersOfLingui() throws {
    func problems(_ comment: String) throws -> [SyntaxProblem.Kind] {
      let text = "#. \(comment)\nmsgid \"Tax\"\nmsgstr \"a\"\n\nmsgid \"Tax\"\nmsgstr \"a\"\n"
      return try LocalizationFile(path: "he.po", bytes: Array(text.utf8)).problems.map(\.kind)
    }
    #expect(try problems("js-lingui-explicit-id") == [])
    #expect(try problems("of a state") == [.duplicateKey])
  }

  /// xgettext marks each text of C that is a format; another text with percent signs has codes of the program's own.
  @Test func textsThatAreNotMarkedAsFormats() throws {
    let own = "#: src/events.h:5\nmsgid \"%C20$1%O left\"\nmsgstr \"%C20$1%O a\"\n"
    let marked = "#: src/a.c:7\n#, c-format\nmsgid \"%d files\"\nmsgstr \"%d a\"\n\n"
    let dialects = try read(marked + own).entries.map { $0.dialects.contains(.printf) }
    #expect(dialects == [true, false])
    // `printf` takes it.
    #expect(
      try read(marked + own.replacing("%O", with: "%o")).entries[1].dialects.contains(.printf))
    // Nothing is marked, so the flags are lost.
    #expect(try read(own).entries[0].dialects.contains(.printf))
  }

  /// An editor has a file of settings for each language of programs.
  @Test func settingsThatAreNoCatalog() {
    let settings = Array("# For editors\n[styling]\ndefault=default\n".utf8)
    #expect(FileFormat(path: "data/filetypes.po") { settings } == nil)
    #expect(FileFormat(path: "data/filetypes.po") { Array(Self.header.utf8) } != nil)
    #expect(FileFormat(path: "po/he.po") { settings } != nil)
  }

  /// What stands in the file, and its entries as `key=value`.
  static let entries: [(String, [String])] = [
    ("msgid \"a\"\nmsgstr \"b\"\n", ["a=b"]),
    ("msgid \"a\"\nmsgstr \"b\"", ["a=b"]),
    ("msgid \"a\"\r\nmsgstr \"b\"\r\n", ["a=b"]),
    ("msgid\"a\"msgstr\"b\" \"c\"", ["a=bc"]),
    ("msgid \"\"\n\"a\"\n\t\"b\"\nmsgstr \"\"\n\"c\\n\"\n\"\"\n\"d\"\n", ["ab=c\\u{A}d"]),
    ("msgctxt \"menu\"\nmsgid \"a\"\nmsgstr \"b\"\n", ["menu|a=b"]),
    ("msgctxt \"\"\nmsgid \"a\"\nmsgstr \"b\"\n", ["|a=b"]),
    ("msgid \"a\"\nmsgstr \"\"\nmsgid \"b\"\nmsgstr \"c\"\n", ["b=c"]),
    (
      "msgid \"a\"\nmsgid_plural \"as\"\nmsgstr[0] \"x\"\nmsgstr[1] \"\"\nmsgstr[ 2 ] \"z\"\n",
      ["a.0=x", "a.2=z"]
    ),
    ("domain \"d\"\nmsgid \"a\"\nmsgstr \"b\"\n", ["a=b"]),
    (
      "msgid \"a\"\nmsgstr \"\\a\\b\\f\\n\\r\\t\\v\\\\\\\"\"\n",
      ["a=\\u{7}\\u{8}\\u{C}\\u{A}\\u{D}\\u{9}\\u{B}\\\""]
    ),
    ("msgid \"a\"\nmsgstr \"\\101\\1012\\x41\"\n", ["a=AA2A"]),
    ("msgid \"a\"\nmsgstr \"\\327\\220\\xD7\\x91x\"\n", ["a=\\u{5D0}\\u{5D1}x"]),
    ("msgid \"a\"\nmsgstr \"b\\\nc\"\n", ["a=bc"]),
    ("#~ msgid \"a\"\n#~ msgstr \"\"\n#~ \"b\"\n", ["a=b"]),
    ("#~msgid \"a\"\n#~msgstr \"b\"\n", ["a=b"]),
    (
      "#| msgid \"old\"\nmsgid \"a\"\nmsgstr \"b\"\n#~| msgid \"old\"\n#~ msgid \"c\"\n#~ msgstr \"d\"\n",
      ["a=b", "c=d"]
    ),
  ]

  @Test(arguments: entries)
  func reads(_ content: String, _ expected: [String]) throws {
    let file = try read(content)
    #expect(file.pairs == expected)
    #expect(file.problems == [])
    #expect(file.locale == "ar")
    #expect(file.source.bytes() == Array((Self.header + content).utf8))
  }

  @Test func theKnownOfAnEntry() throws {
    let file = try read(
      """
      # To translators.
      #. From the source.
      #: a.c:1
      #, c-format, fuzzy
      msgid "a"
      msgstr "b"

      # Untranslated.
      msgid "c"
      msgstr ""

      #, qt-format
      msgid "%n of %1"
      msgid_plural "%n of %L1, %1"
      msgstr[0] "none"
      msgstr[1] "%1 %n %1"
      #, fuzzy
      #~ msgid "d"
      #~ msgstr "e"
      # The end.
      """)
    #expect(file.pairs == ["a=b", "%n of %1.0=none", "%n of %1.1=%1 %n %1", "d=e"])
    #expect(file.entries[0].comments.map(\.text) == ["To translators.", "From the source."])
    #expect(file.source[file.entries[0].comments[1].range] == "#. From the source.")
    #expect(file.entries.dropFirst().allSatisfy { $0.comments.isEmpty })
    #expect(file.trailingComments.map(\.text) == ["The end."])
    #expect(file.entries.map(\.state) == ["fuzzy", nil, nil, "obsolete"])
    #expect(file.entries.map(\.isInUse) == [false, true, true, false])
    #expect(file.entries.map(\.baseText) == ["a", "%n of %L1, %1", "%n of %L1, %1", "d"])
    #expect(file.entries.map(\.pluralCategory) == [nil, .zero, .one, nil])
    #expect(
      file.entries[2].arguments
        == [
          ArgumentNote(text: "%1"), ArgumentNote(text: "%n", kind: .number),
          ArgumentNote(text: "%L1", kind: .number),
        ])
    #expect(file.entries[0].arguments == [])
  }

  /// The flags say which dialects a text has, and else the language of its program.
  @Test(
    arguments: [
      ("#, c-format\n", ["%s"]), ("#, no-c-format\n", ["{a}"]), ("#, fuzzy\n", ["%s", "{a}"]),
      ("#, python-format, no-c-format\n", ["%s"]), ("#, python-brace-format\n", ["{a}"]),
      ("#, no-python-format, no-c-format\n", ["{a}"]), ("#, lisp-format\n", ["~a"]),
      ("#: src/a.py:3\n", ["%s", "{a}"]), ("#: src/a.c:3 b/c.vala:4\n", ["%s"]),
      ("#: src/a.c:3 b/c.js:4\n", ["%s", "{a}"]),
    ] as [(String, [String])])
  func flagsNameDialects(_ head: String, arguments: [String]) throws {
    let file = try read(
      "#, c-format\nmsgid \"%d\"\nmsgstr \"%d\"\n\n"
        + "\(head)msgid \"x\"\nmsgstr \"%s {a} ~a\"\n")
    let entry = file.entries[1]
    #expect(Message("%s {a} ~a", dialects: entry.dialects).arguments.map(\.text) == arguments)
  }

  /// A program may put its texts in places such as `%1` by itself; English writes a percentage as `5%`.
  @Test(arguments: [
    ("#, no-c-format\n", "five to %1", "\u{05D7} \u{05DC}%1", ["%1"]),
    ("#: src/a.js:3\n", "%1, %2.", "%1\u{060C} %2", ["%1", "%2"]),
    ("#: src/a.js:3\n", "5%1", "%1 \u{05D0}", []), ("#, no-c-format\n", "%15 more", "%15", []),
    // One place alone is no first place.
    ("#, no-c-format\n", "up to %5 of users", "%5 \u{05D0}", []),
    // The braces of a code of the program.
    ("#, no-c-format\n", "%quote{ text }", "%quote{ \u{05D0} }", []),
    ("#, c-format\n", "five to %1", "%1 \u{05D0}", []),
  ])
  func placesOfThePrograms(_ row: (head: String, base: String, value: String, places: [String]))
    throws
  {
    let file = try read("\(row.head)msgid \"\(row.base)\"\nmsgstr \"\(row.value)\"\n")
    let entry = try #require(file.entries.first)
    #expect(
      Message(entry.value.string, dialects: entry.dialects).arguments.map(\.text) == row.places)
  }

  /// Browsers show line feeds as spaces; other programs do not.
  @Test(arguments: [
    ("#: templates/a.html:3\n", true), ("#: a.html b/c.HTM:1\n#: d.html.erb:2\n", true),
    ("#: page.html:12 20\n", true), ("#: p5/view.pt:4\n", true), ("#: a/b.haml:4\n", true),
    ("#: x.pt.py:1\n", false),
    ("", false),
    ("#: src/a.c:3\n", false), ("#: a.html:3 views.py:9\n", false), ("#: html/a.py:1\n", false),
    ("#: mail.txt:1\n", false), ("#: html:1\n", false), ("#: 12\n", false),
    ("#. a.html\n", false),
  ])
  func textsOfTemplatesFoldWhiteSpace(_ row: (comment: String, folds: Bool)) throws {
    let text =
      "\(row.comment)msgid \"a\\n b\"\nmsgstr \"x\\r\\n\\ty\"\n\nmsgid \"c\"\nmsgstr \"d\\n\"\n"
    let file = try read(text)
    #expect(file.entries.map(\.foldsWhiteSpace) == [row.folds, false])
    #expect(file.entries.map(\.value.string) == ["x\r\n\ty", "d\n"])
  }

  /// A header, the language, and the categories of its forms.
  static let plurals: [(String, String, [String])] = [
    ("nplurals=1; plural=0;", "ja", ["other"]),
    ("nplurals=2; plural=(n != 1);", "de", ["one", "other"]),
    ("nplurals=2; plural=n>1;", "fr", ["one", "other"]),
    (
      "nplurals=4; plural=(n == 1 ? 0 : n == 2 ? 1 : n > 10 && n % 10 == 0 ? 2 : 3);", "he",
      ["one", "two", "many", "other"]
    ),
    ("nplurals=3; plural=(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2;", "cs", ["one", "few", "other"]),
    (
      "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);",
      "ru", ["one", "few", "many"]
    ),
    (
      "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n != 0 ? 1 : 2);", "lv",
      ["one", "other", "zero"]
    ),
    (
      "nplurals=4; plural=(n%100==1 ? 1 : n%100==2 ? 2 : n%100==3 || n%100==4 ? 3 : 0);", "sl",
      ["other", "one", "two", "few"]
    ),
    // What cannot be read counts as what gettext takes then.
    ("nplurals=2; plural=n/0;", "ar", ["one", "other"]),
    ("nplurals=2; plural=!(n;", "ar", ["one", "other"]),
    ("nplurals=2; plural=\(String(repeating: "(", count: 10_000));", "ar", ["one", "other"]),
    ("nplurals=2; plural=n\(String(repeating: "+n", count: 10_000));", "ar", ["one", "other"]),
    ("", "ar", ["one", "other"]),
    // Both of these pass over what is divided by 0.
    ("nplurals=2; plural=!(n==1 && (n != 1 || 1) && (n==0 || 1/n));", "de", ["one", "other"]),
  ]

  @Test(arguments: plurals)
  func pluralForms(_ header: String, _ locale: String, _ expected: [String]) throws {
    let forms = expected.indices.map { "msgstr[\($0)] \"x\"\n" }.joined()
    let text =
      "msgid \"\"\nmsgstr \"Language: \(locale)\\nPlural-Forms: \(header)\\n\"\n\nmsgid \"s\"\n"
      + "msgid_plural \"p\"\n" + forms
    let file = try LocalizationFile(path: "x.po", bytes: Array(text.utf8))
    #expect(file.problems == [])
    #expect(file.entries.map(\.pluralCategory?.rawValue) == expected)
    // The plural has all arguments; the singular may do without the number.
    #expect(file.entries.allSatisfy { $0.baseText == "p" })
  }

  /// What gettext refuses, and the places of the problems.
  static let refused: [(String, [String])] = [
    ("msgid \"a\"\nmsgstr \"b\\q\"\n", ["parse-error 2:10"]),
    ("msgid \"a\"\nmsgstr \"b\nc\"\n", ["parse-error 2:8", "parse-error 3:1"]),
    ("msgid \"a\"\n\nmsgid \"b\"\nmsgstr \"c\"\n", ["parse-error 3:1"]),
    ("msgid \"a\"\n# c\nmsgstr \"b\"\n", ["parse-error 2:1"]),
    ("msgid \"a\"\nmsgstr \"b\"\n# c\n\"c\"\n", ["parse-error 4:1"]),
    ("msgid \"a\"\nmsgid_plural \"b\"\nmsgstr[1] \"c\"\n", ["parse-error 3:1"]),
    ("msgid \"a\"\nmsgid_plural \"b\"\nmsgstr \"c\"\n", ["parse-error 3:1"]),
    ("msgid \"a\"\nmsgstr[0] \"c\"\n", ["parse-error 2:1"]),
    ("msgid \"a\"\nmsgstr \"b\"\nmsgstr \"c\"\n", ["parse-error 3:1"]),
    ("msgstr \"c\"\n", ["parse-error 1:1"]),

    ("msgctxt msgid \"a\"\nmsgstr \"b\"\n", ["parse-error 1:1"]),
    ("msgid \"a\"\nmsgstr\n", ["parse-error 2:1"]),
    ("foo \"a\"\n", ["parse-error 1:1"]),
    ("\u{5D0}\n", ["parse-error 1:1"]),
    ("#~ msgid \"a\"\nmsgstr \"b\"\n", ["parse-error 2:1"]),
    ("msgid \"\"\nmsgstr \"\"\n", ["parse-error 1:1"]),
  ]

  @Test(arguments: refused)
  func refuses(_ content: String, _ expected: [String]) throws {
    let file = try read(content + "\nmsgid \"z\"\nmsgstr \"y\"\n")
    let lines = Self.header.split(separator: "\n", omittingEmptySubsequences: false).count - 1
    let places = file.problems.map { problem in
      let place = file.source.location(of: problem.range.lowerBound)
      return "\(problem.kind.rawValue) \(place.line - lines):\(place.column)"
    }
    #expect(places.prefix(expected.count) == expected[...])
    #expect(file.isRefused)
    // The rest is read.
    #expect(file.pairs.last == "z=y")
  }

  @Test(arguments: [
    ("\\0", "b"), ("\\377x", "b\\u{FFFD}x"), ("\\327x", "b\\u{FFFD}x"), ("\\x141", "bA"),
  ])
  func badEscapes(_ escape: String, _ value: String) throws {
    let file = try read("msgid \"a\"\nmsgstr \"b\(escape)\"\n")
    #expect(file.pairs == ["a=\(value)"])
    #expect(file.problems.map(\.kind) == [.badEscape])
    #expect(file.problems.first?.key == "a")
  }

  @Test(arguments: ["ISO-8859-6", "CP1256", "utf-16"])
  func foreignCharsets(_ charset: String) throws {
    let text = "msgid \"\"\nmsgstr \"\"\n\"Content-Type: text/plain; charset=\(charset)\\n\"\n"
    let error = try #require(throws: SourceDecodingError.self) {
      try LocalizationFile(path: "ar.po", bytes: Array(text.utf8) + [0xC7])
    }
    #expect(error.message.contains(charset))
    #expect(error.message.hasSuffix("convert it: msgconv -t UTF-8 -o ar.po ar.po"))
    #expect(error.location == SourceLocation(line: 3, column: 36, byteOffset: 54))
  }

  @Test func encodings() throws {
    let ascii =
      "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=ASCII\\n\"\nmsgid \"a\"\nmsgstr \"b\"\n"
    let file = try LocalizationFile(path: "ar.po", bytes: Array(ascii.utf8))
    #expect(file.pairs == ["a=b"])
    #expect(file.readOnlyReason?.contains("msgconv") == true)
    let template = ascii.replacing("ASCII", with: "CHARSET")
    #expect(try LocalizationFile(path: "ar.po", bytes: Array(template.utf8)).readOnlyReason == nil)
    let text = "msgid \"a\"\nmsgstr \"b\"\n"
    #expect(try LocalizationFile(path: "x.po", bytes: bytes(text, as: .utf8WithBOM)).isRefused)
    #expect(throws: SourceDecodingError.self) {
      try LocalizationFile(path: "x.po", bytes: bytes(text, as: .utf16LittleEndian))
    }
    // An entry that speaks of character sets is no header.
    let other = "msgid \"charset=KOI8-R\"\nmsgstr \"charset=KOI8-R\"\n"
    #expect(try LocalizationFile(path: "x.po", bytes: Array(other.utf8)).entries.count == 1)
  }

  @Test(arguments: [
    ("po/ar.po", "ar"), ("locale/ar/LC_MESSAGES/x.po", "ar"), ("x-ar.po", "ar"),
    ("po/ar_SA.po", "ar-SA"), ("po/sr@latin.po", "sr-Latn"), ("po/x.po", nil), ("po/x.pot", nil),
  ])
  func locales(_ path: String, _ expected: String?) throws {
    let format = try #require(FileFormat(path: path) { [] })
    #expect(format.locale(ofPath: path) == expected)
    #expect(format.isBase(path: path) == path.hasSuffix(".pot"))
    #expect(format.paths(beside: path, for: "en") == [])
  }

  @Test(arguments: [
    ("he_IL", "he-IL"), ("sr@latin", "sr-Latn"), ("xyz_AB", "xyz-AB"), ("<code>", nil),
  ])
  func languageOfTheHeader(_ language: String, _ expected: String?) throws {
    let text = "msgid \"\"\nmsgstr \"Language: \(language)\\n\"\n"
    #expect(try LocalizationFile(path: "x.po", bytes: Array(text.utf8)).locale == expected)
    #expect(try LocalizationFile(path: "ar.po", bytes: Array(text.utf8)).locale == "ar")
  }

  @Test func insertions() throws {
    for (content, _) in Self.entries {
      try expectInsertionsReadBack(Array((Self.header + content).utf8), path: "x.po")
    }
    let text =
      "msgid \"a\"\nmsgstr \"\"\n\"a\\n\"\n\"\u{5D0}\\303\\251\" \"\"\n\"\u{1F600}e\u{301}\\\"\"\n"
    try expectInsertionsReadBack(Array((Self.header + text).utf8), path: "x.po")
  }

  /// A mark goes to the line of the character that it stands at.
  @Test func betweenLines() throws {
    let file = try read("msgid \"a\"\nmsgstr \"\"\n\"b\"\n\"c\"\n")
    let entry = try #require(file.entries.first)
    let edits = entry.edits(
      [.append("1", after: 1), .insert("2", before: 1)], spelling: .literal, in: file.source)
    #expect(file.text(replacing: edits).hasSuffix("\"b1\"\n\"2c\"\n"))
    let removal = entry.edits([.remove(0..<2)], spelling: .literal, in: file.source)
    #expect(try file.replacing(removal).entries == [])
  }

  @Test func beginnings() {
    let text = Self.entries.map(\.0).joined(separator: "\n") + "#, fuzzy\n#. c\n"
    expectBeginningsAreSound(Array((Self.header + text).utf8), path: "x.po")
  }

  @Test func pieces() {
    var random = SeededGenerator(seed: 11)
    let pieces = [
      "msgid ", "msgstr ", "msgctxt ", "msgid_plural ", "msgstr[0]", "\"a\"", "\"\"", "\"", "\\",
      "\\x", "\\3", "\n",
      "# c\n", "#, fuzzy\n", "#~ ", "#|", "#", "[", "domain ", "\u{5D0}", "\0", "\r\n",
    ]
    for _ in 0..<3_000 {
      let text = (0..<Int.random(in: 0...12, using: &random))
        .map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      expectSound(Array(text.utf8), path: "x.po")
      expectSound(Array((Self.header + text).utf8), path: "x.po")
    }
  }

  /// A `msgid` that is a name is no text to compare with; programs of Zope write the text into a comment.
  @Test func namesAreNoBaseTexts() throws {
    let file = try read(
      """
      #. Default: "Hello ${name}, \\"you\\" "
      #. "have ${n} items"
      msgid "label_hello"
      msgstr "a"
      msgid "app.menu.open"
      msgstr "b"
      msgid "Open..."
      msgstr "c"
      #. Default: yes
      msgid "one_two three"
      msgstr "d"
      """)
    #expect(
      file.entries.map(\.baseText) == [
        "Hello ${name}, \"you\" have ${n} items", nil, "Open...", "one_two three",
      ])
  }

  /// Directives of Lisp that print an argument are arguments.
  ///
  /// `~%` and `~~` print none. Other formats have no such arguments.
  @Test func argumentsOfLisp() throws {
    let file = try read(
      """
      #, lisp-format
      msgid "~a of ~2d~%"
      msgstr "~2d ~A ~~ ~,3f~%"

      msgid "~a"
      msgstr "~a b"
      """)
    #expect(
      file.entries[0].arguments
        == [
          ArgumentNote(text: "~2d", kind: .number), ArgumentNote(text: "~A"),
          ArgumentNote(text: "~,3f", kind: .number), ArgumentNote(text: "~a"),
        ])
    #expect(file.entries[1].arguments.isEmpty)
  }
}
