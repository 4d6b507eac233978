import BidiJudge
import BidiSource
import BidiText
import LocalizationFiles
import Testing

@testable import BidiLint

/// What files of several formats say of their texts, and what the rules make of it.
///
/// Hebrew letters stand for any right-to-left script.
@Suite struct FormatRuleTests {
  private func findings(_ text: String, path: String, base: BaseTexts? = nil) throws -> [Finding] {
    let file = try LocalizationFile(path: path, bytes: Array(text.utf8))
    #expect(file.problems.isEmpty)
    return Linter(options: LintOptions())
      .findings(in: file, locale: file.locale.flatMap { MessageLocale($0) }, base: base)
  }

  private static func catalog(_ hebrew: String, english: String = "\"value\" : \"a\"") -> String {
    """
    { "sourceLanguage" : "en", "strings" : { "k" : { "localizations" : {
      "en" : { "stringUnit" : { "state" : "translated", \(english) } },
      "he" : { \(hebrew) } } } }, "version" : "1.0" }
    """
  }

  /// Each entry of a catalog is judged in its own language.
  @Test func aCatalogHasSeveralLanguages() throws {
    let found = try findings(
      Self.catalog(
        #""stringUnit" : { "state" : "translated", "value" : "abc \#u{05D0}\#u{05D1}" }"#),
      path: "Localizable.xcstrings")
    #expect(found.map(\.rule) == ["base-direction"])
    #expect(found.map(\.locale) == ["he"])
    #expect(found.map(\.key) == ["k"])
    #expect(found[0].location.line == 3)
  }

  /// Codes of XLIFF are known by their ids: they may change places, be copied, and be left out where the file says so.
  @Test(arguments: [
    ("<ph id=\"2\" dataRef=\"s\"/> \u{05D0} <ph id=\"1\" dataRef=\"d\"/>", 0),
    ("<ph id=\"1\" dataRef=\"d\"/><ph id=\"2\" dataRef=\"s\"/><ph id=\"4\" copyOf=\"2\"/>", 0),
    ("\u{05D0} <ph id=\"1\" dataRef=\"d\"/>", 1),
    ("<ph id=\"1\" dataRef=\"d\"/><ph id=\"2\" dataRef=\"s\"/><ph id=\"5\" disp=\"{x}\"/>", 1),
  ])
  func codesOfXLIFF(_ row: (target: String, count: Int)) throws {
    let found = try findings(
      "<xliff version=\"2.1\" srcLang=\"en\" trgLang=\"he\"><file id=\"f\"><unit id=\"u\"><originalData>"
        + "<data id=\"d\">%d</data><data id=\"s\">%s</data></originalData><segment>"
        + "<source><ph id=\"1\" dataRef=\"d\"/> a <ph id=\"2\" dataRef=\"s\"/>"
        + "<ph id=\"3\" canDelete=\"yes\" disp=\"{icon}\"/></source><target>\(row.target)</target>"
        + "</segment></unit></file></xliff>", path: "he.xliff")
    #expect(found.filter { $0.rule == "placeholder-mismatch" }.count == row.count)
  }

  /// In a form with positions, the number without one is the argument that chose the form.
  @Test(arguments: [
    ("%2$@, %3$@ \u{05D0} %1$d", 0), ("%1$d \u{05D0} %2$@, %3$@", 0), ("%2$@, %3$@ \u{05D0} %d", 0),
    ("%2$@ \u{05D0} %1$d", 1), ("%2$@, %3$@ \u{05D0} %1$@", 1),
  ])
  func theNumberOfAFormHasNoPosition(_ row: (value: String, count: Int)) throws {
    let base = "%2$@, %3$@ and %d others"
    let found = try findings(
      "msgid \"\(base)\"\nmsgstr \"\(row.value)\"\n", path: "po/he.po"
    ).filter { $0.rule == "placeholder-mismatch" }
    #expect(found.count == row.count)
  }

  /// In a label of Qt no line break ends a paragraph: the first letter of the text decides for all lines.
  @Test func linesOfTextsInQt() throws {
    func rules(_ value: String) throws -> [String] {
      let text = value.replacing("<", with: "&lt;")
      return try findings(
        "<!DOCTYPE TS><TS language=\"he\"><context><name>c</name><message><source>a</source>"
          + "<translation>\(text)</translation></message></context></TS>", path: "he.ts"
      ).map(\.rule)
    }
    #expect(try rules("\u{05D0} \u{05D1}.<br/>PDF \u{05D0} \u{05D1}.") == [])
    #expect(try rules("PDF \u{05D0}.<br/>\u{05D0} \u{05D1}.") == ["base-direction"])
    #expect(try rules("\u{05D0} \u{05D1}.\nPDF \u{05D0} \u{05D1}.") == [])
    #expect(try rules("PDF \u{05D0}.\n\u{05D0} \u{05D1}.") == ["base-direction"])
    // Lines of other toolkits stand alone.
    let android = try findings(
      "<resources><string name=\"k\">\u{05D0}.&lt;br/&gt;PDF \u{05D0} \u{05D1}.</string></resources>",
      path: "res/values-iw/strings.xml")
    #expect(android.map(\.rule) == ["base-direction"])
  }

  /// Percent signs that languages write before the number, or with an ending after them, are no arguments.
  @Test func percentSignsOfLanguages() throws {
    func rules(_ value: String, base: String) throws -> [String] {
      try findings(
        "<!DOCTYPE TS><TS language=\"tr\"><context><name>c</name><message><source>\(base)</source>"
          + "<translation>\(value)</translation></message></context></TS>", path: "tr.ts"
      ).map(\.rule)
    }
    #expect(try rules("Ping (%80)", base: "Ping (80%)") == [])
    #expect(try rules("Ping (%80)", base: "Ping (%1)") != [])
    #expect(try rules("%Adatta finestra", base: "&amp;Fit window") == [])
    #expect(try rules("%Adatta %s", base: "&amp;Fit %d") != [])
    #expect(try rules("%100 &amp;G\u{F6}ster", base: "Show &amp;100%") == [])
    #expect(try rules("%100 &amp;G\u{F6}ster", base: "Show &amp;10") != [])
    #expect(try rules("Ping (%81)", base: "Ping (80%)") != [])
    #expect(try rules("100%-os a", base: "100% safe") == [])
    #expect(try rules("a %-tal", base: "numeric %") == [])
  }

  /// The plural forms of Qt may leave their number out; notes of arguments are no codes.
  @Test func formsOfQtMayLeaveTheNumberOut() throws {
    let found = try findings(
      "<!DOCTYPE TS><TS language=\"he\"><context><name>c</name><message numerus=\"yes\"><source>%n hour(s)</source>"
        + "<translation><numerusform>\u{05D0}</numerusform><numerusform>\u{05D1}</numerusform>"
        + "<numerusform>%n \u{05D0}</numerusform></translation></message></context></TS>",
      path: "he.ts")
    #expect(found.map(\.rule) == [])
  }

  /// A message that no reader of MessageFormat 2 takes gets no controls, and is reported.
  @Test func aMessageOfMessageFormat2ThatIsNotWellFormed() throws {
    let broken = ".input {$n :number} .match $n one {{\u{5C0F} \u{05D0}}} * {\u{5C0F} \u{05D0}}"
    #expect(
      try BidiLintTests.findings(broken, "he").map(\.rule) == ["placeholder-mismatch"])
    let whole = ".input {$n :number} .match $n one {{\u{5C0F} \u{05D0}}} * {{\u{05D0}}}"
    #expect(try BidiLintTests.findings(whole, "he").map(\.rule) == ["base-direction"])
  }

  /// The syntax of MessageFormat 2 takes marks and isolates round names and between its parts; no other controls, and none in a name.
  @Test(arguments: [
    ("{\u{200E}$n\u{200E}} \u{05D0}", []), ("{$\u{200F}n\u{200F} :number} \u{05D0}", []),
    ("\u{2066}.input {$n} {{\u{05D0}}}", []), ("{\u{2066}$n :number} \u{05D0}", []),
    ("\u{05D0} {$n\u{2069}}", []), ("\u{05D0} {$n\u{2066}a}", ["control-in-placeholder"]),
    ("\u{05D0} {$n\u{202A}a}", ["control-in-placeholder"]),
    ("\u{05D0} {\u{202A}$n}", ["control-in-placeholder"]),
  ])
  func controlsInAnExpression(_ value: String, rules: [String]) throws {
    let found = try BidiLintTests.findings(value, "he")
    #expect(found.map(\.rule) == rules)
    // No safe repair writes into the syntax.
    #expect(found.allSatisfy { $0.fix?.safety != .safe })
  }

  /// The forms of a variable that stands among words are no lines of their own.
  @Test(arguments: [("%#@n@", 1), ("\u{202B}%#@n@\u{202C}", 1), ("\u{05D0} %#@n@", 0)])
  func aFormAmongWordsIsNoLine(_ row: (whole: String, count: Int)) throws {
    let text = """
      <plist><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>\(row.whole)</string>
      <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>other</key><string>abc \u{05D0}\u{05D1}</string></dict></dict></dict></plist>
      """
    let found = try findings(text, path: "he.lproj/A.stringsdict")
      .filter { $0.rule == "base-direction" }
    #expect(found.count == row.count)
    let unit = #""stringUnit" : { "value" : "\#(row.whole)" }, "substitutions" : { "n" : {"#
    let catalog = try findings(
      Self.catalog(
        unit
          + #""formatSpecifier" : "lld", "variations" : { "plural" : { "other" : { "stringUnit" : "#
          + #"{ "value" : "abc \#u{05D0}\#u{05D1}" } } } } } }"#, english: #""value" : "%#@n@""#),
      path: "Localizable.xcstrings"
    ).filter { $0.rule == "base-direction" }
    #expect(catalog.count == row.count)
  }

  /// A line with variables among words is judged with each of their forms, a number filled in.
  @Test(arguments: [
    // A foreign word first turns the line round, and so does a form that begins with one.
    ("%#@n@ \u{05D0}-i", ["%d ab"], "base-direction \u{202B}%#@n@ \u{05D0}-i\u{202C}"),
    (
      "%#@n@ \u{05D0}", ["%d \u{05D1}", "ab \u{05D1}"],
      "argument-direction \u{202B}%#@n@ \u{05D0}\u{202C}"
    ),
    ("%#@n@ \u{05D0}", ["%d \u{05D1}", "\u{05D1} ab"], ""), ("\u{05D0} %#@n@", ["ab \u{05D1}"], ""),
    // A text that is filled into a form is not known.
    ("%#@n@ \u{05D0}", ["ab %@"], ""),
  ])
  func variablesAmongWordsShowTheirForms(_ whole: String, forms: [String], expected: String) throws
  {
    let names = ["one", "two", "other"].suffix(forms.count)
    let dictionary = zip(names, forms).map { "<key>\($0)</key><string>\($1)</string>" }.joined()
    let text = """
      <plist><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>\(whole)</string>
      <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>\(dictionary)</dict></dict></dict></plist>
      """
    let units = zip(names, forms).map { name, form in
      let form = form.replacing("%d", with: "%arg")
      return #""\#(name)" : { "stringUnit" : { "value" : "\#(form)" } }"#
    }
    let catalog = Self.catalog(
      #""stringUnit" : { "value" : "\#(whole)" }, "substitutions" : { "n" : { "formatSpecifier" : "d", "#
        + #""variations" : { "plural" : { \#(units.joined(separator: ", ")) } } } }"#,
      english: #""value" : "%#@n@ a""#)
    for (text, path) in [(text, "he.lproj/A.stringsdict"), (catalog, "Localizable.xcstrings")] {
      let file = try LocalizationFile(path: path, bytes: Array(text.utf8))
      let linter = Linter(options: LintOptions())
      let found = linter.findings(in: file, locale: MessageLocale("he"))
        .filter { $0.rule.hasSuffix("-direction") }
      let repaired = found.map { finding in
        let fixed = file.source.bytes(replacing: finding.fix?.edits ?? [])
        let value = (try? LocalizationFile(path: path, bytes: fixed))?.entries
          .first { $0.key.string == "k" && $0.value.string.contains("\u{05D0}") }?.value.string
        return "\(finding.rule) \(value ?? "")"
      }
      #expect(repaired == (expected.isEmpty ? [] : [expected]), "\(path)")
    }
  }

  /// What nobody has translated yet lacks no argument, and the digits of the locale are the number of the base text.
  @Test func emptyTextsAndDigitsOfTheLocaleAreNoMismatch() throws {
    func rules(_ value: String) throws -> [String] {
      let base = try LocalizationFile(
        path: "en.json", bytes: Array(#"{"a": "%d files", "b": "{x} is"}"#.utf8))
      return try findings(
        value, path: "fa.json", base: BaseTexts(base, locale: MessageLocale("en"))
      ).map(\.rule)
    }
    #expect(try rules(#"{"a": "", "b": " "}"#) == [])
    #expect(try rules("{\"a\": \"%Id \u{641}\u{627}\u{6CC}\u{644}\"}") == [])
    #expect(try rules("{\"b\": \"\u{641}\u{627}\u{6CC}\u{644}\"}") == ["placeholder-mismatch"])
  }

  /// The types that a file declares leave no doubt.
  @Test func declaredTypesCount() throws {
    func rules(_ type: String) throws -> [String] {
      try findings(
        """
        {"@@locale": "he", "k": "{user} \u{05D0}\u{05D1}", "@k": {"placeholders": {"user": {"type": "\(type)"}}}}
        """, path: "app_he.arb"
      ).map(\.rule)
    }
    #expect(try rules("String") == ["argument-direction"])
    #expect(try rules("int") == [])
    let quantity = """
      <resources><plurals name="p"><item quantity="other">%1$s \u{05D0}\u{05D1}</item></plurals></resources>
      """
    #expect(try findings(quantity, path: "res/values-iw/strings.xml").isEmpty)
    let text = "<resources><string name=\"p\">%1$s \u{05D0}\u{05D1}</string></resources>"
    #expect(
      try findings(text, path: "res/values-iw/strings.xml").map(\.rule) == ["argument-direction"])
  }

  /// A text beside the translation is its base text; forms that name the number in words are not compared.
  @Test func baseTextsInTheFileAreCompared() throws {
    let header = "msgid \"\"\nmsgstr \"Plural-Forms: nplurals=2; plural=(n != 1);\\n\"\n\n"
    #expect(
      try findings(header + "msgid \"a %s\"\nmsgstr \"\u{05D0}\"\n", path: "po/he.po").map(\.rule)
        == ["placeholder-mismatch"])
    #expect(
      try findings(
        header
          + "msgid \"%d a\"\nmsgid_plural \"%d as\"\nmsgstr[0] \"\u{05D0}\"\nmsgstr[1] \"%d \u{05D0}\"\n",
        path: "po/he.po"
      ).isEmpty)
  }

  /// Terms that stand in the reverse order of the base text hold a repair back.
  @Test(arguments: [
    ("ISBN-10 \u{05D0}\u{05D1} ISBN-13", "neither ISBN-13 nor ISBN-10", true),
    ("ISBN-13 \u{05D0}\u{05D1} ISBN-10", "neither ISBN-13 nor ISBN-10", false),
    ("ISBN-13 \u{05D0}\u{05D1}", "neither ISBN-13 nor ISBN-10", false),
    ("abc \u{05D0} abc \u{05D1} de", "de abc abc", false),
  ])
  func reversedTermsAreDoubtful(_ row: (value: String, base: String, isDoubtful: Bool)) throws {
    let found = try findings(
      "msgid \"\(row.base)\"\nmsgstr \"\(row.value)\"\n", path: "po/he.po")
    #expect(found.map(\.rule) == [row.isDoubtful ? "visual-order-suspect" : "base-direction"])
    #expect(found.allSatisfy { ($0.fix == nil) == row.isDoubtful })
  }

  /// A name with its sign at the other edge than in the base text looks right on the screen: somebody typed what is seen.
  @Test(arguments: [
    ("\u{05D0} +Canvas \u{05D1}", "to Canvas+ now", ["visual-order-suspect"]),
    ("\u{05D0} Canvas+ \u{05D1}", "to Canvas+ now", ["ltr-run-edge"]),
    ("\u{05D0} +Canvas \u{05D1}", "to +Canvas now", ["ltr-run-edge"]),
    ("\u{05D0} +Canvas, \u{05D1}", "\"Canvas+\"?", ["visual-order-suspect"]),
    ("\u{05D0} C# \u{05D1}", "#C", ["visual-order-suspect"]),
    ("\u{05D0} #C \u{05D1}", "no such name", ["ltr-run-edge"]),
    ("\u{05D0}: [-_a-z0-9]", "valid:[a-z0-9_-]", ["visual-order-suspect"]),
    ("\u{05D0}: [a-z0-9_-]", "valid:[a-z0-9_-]", ["ltr-run-edge"]),
  ])
  func namesWithTheirSignsAtTheOtherEdge(
    _ row: (value: String, base: String, rules: [String])
  ) throws {
    let base = row.base.replacing("\"", with: "\\\"")
    let found = try findings("msgid \"\(base)\"\nmsgstr \"\(row.value)\"\n", path: "po/he.po")
    #expect(found.map(\.rule) == row.rules)
    #expect(found.allSatisfy { ($0.fix == nil) == (row.rules == ["visual-order-suspect"]) })
  }

  /// A language that is usually written from left to right, in Arabic letters.
  @Test func theLettersOfAFileTellItsScript() throws {
    let sentence = "\u{628}\u{627} PDF \u{628}\u{627}."
    func file(_ texts: [String], _ path: String) throws -> LocalizationFile {
      let members = texts.enumerated().map { "\"k\($0)\": \"\($1)\"" }.joined(separator: ", ")
      return try LocalizationFile(path: path, bytes: Array("{\(members)}".utf8))
    }
    func locale(_ texts: [String], _ path: String) throws -> String? {
      try file(texts, path).messageLocale(inFolders: nil)?.identifier
    }
    let kurdish = Array(repeating: sentence, count: 8)
    #expect(try locale(kurdish, "/p/locales/ku-TR.json") == "ku-Arab-TR")
    #expect(try locale(kurdish, "/p/locales/ku.json") == "ku-Arab")
    #expect(try locale(Array(kurdish.dropLast()), "/p/locales/ku-TR.json") == "ku-TR")
    #expect(
      try locale(kurdish + Array(repeating: "Baş e", count: 4), "/p/locales/ku-TR.json") == "ku-TR")
    #expect(try locale(Array(repeating: "abc", count: 20), "/p/locales/ar.json") == "ar")
    let hebrew = Array(repeating: "\u{05D0} a", count: 9)
    #expect(try locale(hebrew, "/p/locales/en_US.json") == "en-Hebr-US")
  }

  /// A plural form is chosen by its first argument, not by another.
  @Test func theSecondArgumentIsNoCount() throws {
    func rules(_ value: String) throws -> [String] {
      try findings(
        "<resources><plurals name=\"p\"><item quantity=\"one\">\(value) \u{05D0}\u{05D1}</item></plurals></resources>",
        path: "res/values-iw/strings.xml"
      ).map(\.rule)
    }
    #expect(try rules("%2$s") == ["argument-direction"])
    #expect(try rules("%1$s").isEmpty)
    #expect(try rules("%s").isEmpty)
  }

  /// Forms that cannot be read are said, and nothing is written into them.
  @Test func brokenFormsAreNotRepaired() throws {
    let found = try findings(
      #"{"k": "{n, plural, one{abc \u05D0} other{abc \u05D1}"}"#, path: "app_he.arb")
    #expect(found.map(\.rule) == ["placeholder-mismatch"])
    #expect(found.allSatisfy { $0.fix == nil })
    #expect(found.first?.message.contains("cannot be read") == true)
  }

  /// Several forms in one text of vue-i18n: no control goes round them together.
  @Test func formsInOneTextAreLeftAlone() throws {
    #expect(
      try findings(#"{"k": "abc \u05D0\u05D1 | abc \u05D2"}"#, path: "i18n/he.json").isEmpty)
  }

  /// The frame of one form of a message stands round the isolates in it.
  @Test func theRepairOfAFormIsNotMixed() throws {
    let file = try LocalizationFile(
      path: "app_he.arb",
      bytes: Array(#"{"k": "{g, select, m{{name} \u05D0\u05D1.} other{{name} \u05D2.}}"}"#.utf8))
    let linter = Linter(options: LintOptions())
    let announced = linter.findings(in: file, locale: MessageLocale("he"))
    let outcome = try Fixer(linter: linter).fix(file, locale: MessageLocale("he"))
    #expect(outcome.remaining.isEmpty)
    #expect(outcome.fixed.map(\.rule) == announced.map(\.rule))
    #expect(outcome.repaired.entries[0].value.string.contains("\u{202B}"))
  }

  /// The frame of an element is no part of the argument, before a repair or after it.
  @Test func argumentsInElementsAreRepairedAsOthers() throws {
    func repaired(_ value: String) throws -> String {
      let text = "<resources><string name=\"a\">\(value)</string></resources>"
      let file = try LocalizationFile(path: "res/values-iw/strings.xml", bytes: Array(text.utf8))
      let fixer = Fixer(linter: Linter(options: LintOptions(containers: DisplayContainer.allCases)))
      let once = try fixer.fix(file, locale: MessageLocale("he"))
      #expect(try !fixer.fix(once.repaired, locale: MessageLocale("he")).isChanged)
      return once.repaired.entries[0].value.string
        .replacing("<xliff:g id=\"a\">", with: "").replacing("</xliff:g>", with: "")
    }
    for value in ["\u{05D0} %1$s: %2$s", "%1$s \u{05D0}\u{05D1}."] {
      let framed = value.replacing("%1$s", with: "<xliff:g id=\"a\">%1$s</xliff:g>")
      #expect(try shown(repaired(framed)) == shown(repaired(value)))
    }
  }

  private func shown(_ text: String) -> String { text.debugDescription }

  /// What no program shows is not looked at.
  @Test func whatIsNotShownIsNotChecked() throws {
    let text = "#, fuzzy\nmsgid \"a\"\nmsgstr \"abc \u{05D0}\u{05D1}\"\n"
    #expect(try findings(text, path: "po/he.po").isEmpty)
    #expect(
      try findings(text.replacing("#, fuzzy\n", with: ""), path: "po/he.po").map(\.rule) == [
        "base-direction"
      ])
  }

  /// The arguments that only one program knows: `%1` of Qt.
  @Test func argumentsOfQtCount() throws {
    let text = """
      <!DOCTYPE TS><TS version="2.1" language="he"><context><name>c</name><message>
      <source>%1 a</source><translation>%1 \u{05D0}\u{05D1}</translation></message></context></TS>
      """
    #expect(try findings(text, path: "app_he.ts").map(\.rule) == ["argument-direction"])
  }

  @Test func aBinaryListIsCheckedAndNotRepaired() throws {
    // {"k": "abc א"} as plutil writes it.
    let bytes: [UInt8] =
      Array("bplist00".utf8) + [0xD1, 0x01, 0x02, 0x51, 0x6B, 0x65]
      + "abc \u{05D0}".utf16.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
      + [8, 11, 13, 0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, 3] + [0, 0, 0, 0, 0, 0, 0, 0]
      + [0, 0, 0, 0, 0, 0, 0, 24]
    let file = try LocalizationFile(path: "he.lproj/A.strings", bytes: bytes)
    let found = Linter(options: LintOptions()).findings(in: file, locale: MessageLocale("he"))
    #expect(found.map(\.rule) == ["base-direction"])
    #expect(found.map(\.fix) == [nil])
    #expect(found.first?.help?.contains("plutil -convert xml1") == true)
    #expect(file.source.bytes() == bytes)
  }
}

/// Repairs and stripping where a value is more than its characters.
@Suite struct SoundEditTests {
  private func file(_ text: String, _ path: String) throws -> LocalizationFile {
    try LocalizationFile(path: path, bytes: Array(text.utf8))
  }

  /// Without its mark the white space at the edge would be lost, or the translation would be none: the entry stays, and
  /// the rest is done.
  @Test(arguments: [
    (
      "values-iw/strings.xml",
      "<resources><string name=\"a\">\u{05D0} \u{202B}</string><string name=\"b\">\u{05D0}\u{200F}</string></resources>"
    ),
    ("po/he.po", "msgid \"a\"\nmsgstr \"\u{200F}\"\n\nmsgid \"b\"\nmsgstr \"\u{05D0}\u{200F}\"\n"),
    (
      "he.xliff",
      "<xliff version=\"1.2\"><file target-language=\"he\"><body><trans-unit id=\"a\"><target>\u{200F}</target></trans-unit>"
        + "<trans-unit id=\"b\"><target>\u{05D0}\u{200F}</target></trans-unit></body></file></xliff>"
    ),
  ])
  func oneEntryDoesNotBlockTheOthers(_ row: (path: String, text: String)) throws {
    let file = try file(row.text, row.path)
    let stripped = Stripper.outcome(removing: .all, from: file)
    #expect(stripped.refused.map(\.key.string) == ["a"])
    let next = try file.replacing(stripped.edits)
    #expect(next.entries.last?.value.string == "\u{05D0}")
    #expect(next.entries.first?.value.string == file.entries.first?.value.string)
    let outcome = try Fixer(linter: Linter(options: LintOptions())).fix(
      file, locale: MessageLocale("he"))
    #expect(outcome.repaired.entries.last?.value.string == "\u{05D0}")
    #expect(outcome.repaired.entries.first?.key.string == "a")
    #expect(outcome.remaining.allSatisfy { $0.key != "a" || $0.fix == nil })
  }

  /// What the file says to be an argument stays one when controls stand round it.
  @Test func anArgumentInAnElementIsRepairedOnce() throws {
    let text =
      "<resources xmlns:xliff=\"u\"><string name=\"a\">\u{05D0}/*#[%1$@: <xliff:g id=\"1\">%%%%1-800\u{1F600}</xliff:g>"
      + "%%%%*/ abc|</string></resources>"
    let fixer = Fixer(linter: Linter(options: LintOptions(containers: DisplayContainer.allCases)))
    let once = try fixer.fix(
      try file(text, "values-iw/strings.xml"), locale: MessageLocale("he"))
    let twice = try fixer.fix(once.repaired, locale: MessageLocale("he"))
    #expect(!twice.isChanged)
    #expect(once.editCount < 8)
  }

  @Test(arguments: [
    (0, []), (1, []), (1, [0]), (8, [3]), (8, [0, 7]), (9, [4, 5]), (5, [0, 1, 2, 3, 4]),
  ])
  func theLargestValidSubsetIsFound(_ row: (count: Int, bad: [Int])) {
    let bad = Set(row.bad)
    let valid = ValidSubset.largest(among: row.count) { bad.isDisjoint(with: $0) ? $0 : nil }
    #expect((valid?.numbers ?? []) == (0..<row.count).filter { !bad.contains($0) })
    #expect(valid?.made == valid?.numbers)
  }

  /// What an attempt names is left out at once, however much that is.
  @Test func namedGroupsAreLeftOutAtOnce() {
    var attempts = 0
    let valid = ValidSubset.largest(of: 1000) { numbers -> ValidSubset.Attempt<[Int]> in
      attempts += 1
      let bad = numbers.filter { $0 % 3 == 0 }
      return bad.isEmpty ? .valid(numbers) : .invalid(Set(bad))
    }
    #expect(valid?.numbers == (0..<1000).filter { $0 % 3 != 0 })
    #expect(valid?.made == valid?.numbers)
    #expect(attempts == 2)
  }

  /// Where neighbours hide one another, half of them names the rest.
  @Test func neighboursThatHideOneAnotherAreFound() {
    var attempts = 0
    let valid = ValidSubset.largest(of: 1000) { numbers -> ValidSubset.Attempt<[Int]> in
      attempts += 1
      let bad = Set(numbers.filter { $0 >= 100 })
      let alone = bad.filter { !bad.contains($0 - 1) && !bad.contains($0 + 1) }
      return bad.isEmpty ? .valid(numbers) : .invalid(alone)
    }
    #expect(valid?.numbers == Array(0..<100))
    #expect(attempts < 10)
  }

  /// Many entries that have to stay are found by reading the file a few times: `\U41` and a digit in every second value,
  /// and translations that would be none.
  @Test(.timeLimit(.minutes(15)))
  func manyEntriesThatStayCostLittle() throws {
    let count = 3000
    let strings = (0..<count).map { number in
      number % 2 == 0
        ? "\"k\(number)\" = \"\\U41\u{200F}1\";\n"
        : "\"k\(number)\" = \"\u{05D0}\u{200F}\";\n"
    }
    let first = try file(strings.joined(), "he.lproj/A.strings")
    let outcome = Stripper.outcome(removing: .all, from: first)
    #expect(
      outcome.refused.map(\.key.string) == (0..<count).filter { $0 % 2 == 0 }.map { "k\($0)" })
    #expect(outcome.edits.count == count / 2)
    let changed = outcome.stripped.entries.enumerated().filter { $0.offset % 2 == 1 }
    #expect(changed.allSatisfy { $0.element.value.string == "\u{05D0}" })
    #expect(changed.count == count / 2)

    let messages = (0..<count).map { "msgid \"k\($0)\"\nmsgstr \"\u{200F}\"\n\n" }
    let second = try file(
      messages.joined() + "msgid \"last\"\nmsgstr \"\u{05D0}\u{200F}\"\n", "po/he.po")
    let stripped = Stripper.outcome(removing: .all, from: second)
    #expect(stripped.refused.map(\.key.string) == (0..<count).map { "k\($0)" })
    #expect(stripped.stripped.entries.last?.value.string == "\u{05D0}")
  }

  /// Groups that are valid alone and not together are left out.
  @Test func groupsThatDoNotGoTogether() {
    #expect(ValidSubset.largest(among: 2) { $0.count < 2 ? true : nil } == nil)
  }
}
