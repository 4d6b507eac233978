import BidiJudge
import BidiSource
import LocalizationFiles
import Testing

@testable import BidiLint

/// Arguments that two texts share, each written in its own way.
@Suite struct ComparedArgumentTests {
  private func mismatches(_ text: String, base: String, path: String) throws -> [String] {
    let file = try LocalizationFile(path: path, bytes: Array(text.utf8))
    let other = try LocalizationFile(path: path, bytes: Array(base.utf8))
    return Linter(options: LintOptions()).findings(
      in: file, locale: MessageLocale("de"), base: BaseTexts(other, locale: MessageLocale("en"))
    ).filter { $0.rule == "placeholder-mismatch" }.map(\.message)
  }

  /// What is found in a catalog of gettext, which has its base texts itself.
  private func mismatches(_ catalog: String, _ locale: String) throws -> [String] {
    let file = try LocalizationFile(path: "\(locale).po", bytes: Array(catalog.utf8))
    return Linter(options: LintOptions()).findings(in: file, locale: MessageLocale(locale))
      .filter { $0.rule == "placeholder-mismatch" }.map(\.message)
  }

  /// The program gives all forms of a plural the same names: each may take those of the singular or those of the plural.
  @Test func formsWithTheNamesOfTheSingular() throws {
    func po(_ first: String) -> String {
      """
      msgid ""
      msgstr "Plural-Forms: nplurals=2; plural=(n != 1);\\n"

      #, python-brace-format
      msgid "Move {filename} to the bin?"
      msgid_plural "Move {count} files to the bin?"
      msgstr[0] "\(first)"
      msgstr[1] "Moure {count} fitxers a la paperera?"

      """
    }
    #expect(
      try mismatches(po("Moure {filename} a la paperera?"), "ca") == [])
    #expect(
      try mismatches(po("Moure {name} a la paperera?"), "ca").count == 1)
  }

  /// The names in a form that a language does not have are not missed; in a form that it has they are.
  @Test func namesInFormsThatALanguageLacks() throws {
    func po(_ text: String) -> String {
      """
      msgid "{0, plural, one {Page {1} of {2}, one field} other {Page {3} of {4}, # fields}}"
      msgstr "\(text)"

      """
    }
    #expect(try mismatches(po("{0, plural, other {{3}/{4}: #}}"), "ja") == [])
    #expect(try mismatches(po("{0, plural, other {{3}: #}}"), "ja").count == 1)
    #expect(
      try mismatches(po("{0, plural, one {{1}} other {{3}/{4}: #}}"), "ja").count == 1)
  }

  /// A catalog may have names in the place of its texts, also of plurals: they are no base texts.
  @Test func pluralsWithNames() throws {
    let po = """
      msgid "labels.num-of-files"
      msgid_plural "labels.num-of-files"
      msgstr[0] "1 ficheiro"
      msgstr[1] "%s ficheiros"

      """
    #expect(try mismatches(po, "pt") == [])
  }

  /// A language without plural forms uses the number that chooses them; the file declares the number in both.
  @Test func aDeclaredNumberWithoutForms() throws {
    func arb(_ value: String) -> String {
      """
      {
        "guests": "\(value)",
        "@guests": {"placeholders": {"count": {"type": "int"}}}
      }
      """
    }
    let base = arb("{count, plural, =1{1 guest} other{{count} guests}}")
    #expect(try mismatches(arb("{count} Gäste"), base: base, path: "app.arb") == [])
    #expect(
      try mismatches(arb("Gäste"), base: base, path: "app.arb")
        == ["{count, …} of the base language is missing"])
  }

  /// A number that only chooses between forms is shown nowhere, so nothing is lost without it.
  @Test func aNumberThatNoFormShows() throws {
    func arb(_ value: String) -> String { "{\n  \"day\": \"\(value)\"\n}\n" }
    let base = arb("{count, plural, one{Day} other{Days}}")
    #expect(
      try mismatches(arb("Tage"), base: base, path: "app.arb")
        == ["the forms of {count, …} are missing: one text stands for every number"])
    let shown = arb("{count, plural, one{# day} other{# days}}")
    #expect(
      try mismatches(arb("Tage"), base: shown, path: "app.arb")
        == ["{count, …} of the base language is missing"])
  }

  /// `QString::arg` fills the lowest place that is left.
  @Test func placesOfQtByRank() throws {
    func ts(_ value: String, _ source: String) -> String {
      "<TS><context><name>A</name><message><source>\(source)</source>"
        + "<translation>\(value)</translation></message></context></TS>"
    }
    func found(_ value: String, _ source: String) throws -> [String] {
      let file = try LocalizationFile(path: "app_de.ts", bytes: Array(ts(value, source).utf8))
      return Linter(options: LintOptions()).findings(in: file, locale: MessageLocale("de"))
        .filter { $0.rule == "placeholder-mismatch" }.map(\.message)
    }
    #expect(try found("Seite %2", "Page %1") == [])
    #expect(try found("Seite", "Page %1") == ["%1 of the base language is missing"])
    #expect(try found("Seite %1 von %2", "Page %1") != [])
    #expect(try found("Abstand %5", "Space of 5%") == [])
    #expect(try found("Zoom %200", "Zoom 200%") == [])
    #expect(try found("Zoom %200", "Zoom 300%") != [])
  }

  /// Turkish and Basque write the percent sign before the number, which is no place of Qt then.
  @Test(arguments: [
    ("Zoom 1000%", "Yak\u{131}nla\u{15F}t\u{131}r %1000", true), ("80/90% Safe", "%80/%90", true),
    ("80-90% Safe", "%80-90", true), ("about 50 %", "%50", true), ("180/90 Safe", "%80/%90", false),
    ("180% Safe", "%80", false), ("Zoom", "%10", false),
  ])
  func percentagesOfQt(_ source: String, _ value: String, _ isRight: Bool) throws {
    let text =
      "<!DOCTYPE TS><TS version=\"2.1\" language=\"tr\"><context><name>A</name><message>"
      + "<source>\(source)</source><translation>\(value)</translation></message></context></TS>"
    let file = try LocalizationFile(path: "app_tr.ts", bytes: Array(text.utf8))
    let found = Linter(options: LintOptions()).findings(in: file, locale: MessageLocale("tr"))
    #expect(found.contains { $0.rule == "placeholder-mismatch" } != isRight, "\(value)")
  }

  /// `%age` is a word of English, and no specifier.
  @Test func theWordPercentage() throws {
    #expect(
      try mismatches(
        "\"k\" = \"\u{5D0}\u{5D7}\u{5D5}\u{5D6}\";", base: "\"k\" = \"as %age of all\";",
        path: "he.lproj/a.strings") == [])
    #expect(
      try mismatches(
        "\"k\" = \"\u{5D0}\";", base: "\"k\" = \"%a of all\";", path: "he.lproj/a.strings") != [])
  }

  /// The forms of SmartFormat are texts, and the number that chooses them is one of both texts.
  @Test func formsBesideANumber() throws {
    func resx(_ value: String) -> String {
      "<root><data name=\"a\"><value>\(value)</value></data></root>"
    }
    let path = "App/Strings.de.resx"
    let base = resx("{0} {1:second|seconds} ago")
    for value in ["vor {0} {1:Sekunde|Sekunden}", "vor {0} {1:Sek.|Sek.|Sek.}"] {
      #expect(try mismatches(resx(value), base: base, path: path) == [])
    }
    #expect(
      try mismatches(resx("vor {0} Sekunden"), base: base, path: path)
        == ["{1, …} of the base language is missing"])
    // Turkish writes the percent sign before the number.
    #expect(try mismatches(resx("%{0:F0}"), base: resx("{0:F0}%"), path: path) == [])
    let range = resx("{0:yyyy-MM-dd}")
    #expect(try mismatches(resx("{0:dd.MM.yyyy}"), base: range, path: path) == [])
  }

  /// Forms of ICU in a program of .NET, which show the number that chooses them.
  @Test func formsOfICUInResources() throws {
    func resx(_ value: String) -> String {
      "<root><data name=\"a\"><value>\(value)</value></data></root>"
    }
    let path = "App/Strings/de-DE/Resources.resw"
    let base = resx("{0:N0} songs")
    let forms = "{0, plural, one{# Lied} other{# Lieder}}"
    #expect(try mismatches(resx(forms), base: base, path: path) == [])
    #expect(
      try mismatches(resx("{1, plural, one{# Lied} other{# Lieder}}"), base: base, path: path) != []
    )
    // A width of .NET.
    #expect(try mismatches(resx("{0,10} Lieder"), base: resx("{0} songs"), path: path) == [])
  }

  /// `@string/name` of Android takes the arguments of the text that it names.
  @Test func referencesOfAndroid() throws {
    func xml(_ value: String) -> String {
      "<resources>\n  <string name=\"meters_long\">\(value)</string>\n</resources>\n"
    }
    let path = "res/values/strings.xml"
    #expect(
      try mismatches(xml("%s Meter"), base: xml("@string/meters_short"), path: path) == [])
    #expect(
      try mismatches(xml("@string/meters_short"), base: xml("%s meters"), path: path) == [])
    let named = "<string name=\"meters_short\">%d m</string>\n"
    let base = xml("@string/meters_short").replacing("</resources>", with: named + "</resources>")
    #expect(try mismatches(xml("%d Meter"), base: base, path: path) == [])
    #expect(
      try mismatches(xml("Meter"), base: base, path: path)
        == ["%d of the base language is missing"])
    #expect(
      try mismatches(xml("%s Meter"), base: xml("meters / @home"), path: path)
        == ["%s takes an argument that the base language does not have"])
  }

  /// Texts of the system and other resources are no texts of the file.
  @Test func referencesOfTheSystem() throws {
    let base = """
      <resources>
        <string name="cancel">Cancel %1$s</string>
        <string name="no">@android:string/cancel</string>
      </resources>

      """
    let text = base.replacing("@android:string/cancel", with: "Nein")
    #expect(try mismatches(text, base: base, path: "res/values-de/strings.xml") == [])
  }

  /// Other forms of a number: without a zero, with the flag of a space, and with spaces in the element round it.
  @Test func formsOfNumbers() throws {
    func po(_ id: String, _ text: String) -> String {
      "#, c-format\nmsgid \"\(id)\"\nmsgstr \"\(text)\"\n"
    }
    func gettext(_ id: String, _ text: String) throws -> [String] {
      try mismatches(po(id, text), base: po(id, id), path: "de.po")
    }
    #expect(try gettext("Event on May %d", "Termin am %-d. Mai") == [])
    #expect(try gettext("the last %ld seconds", "die letzten % ld Sekunden") == [])
    #expect(try gettext("The network '%s'", "Das Netz '% s'.") == [])
    #expect(
      try gettext("%d of 100%", "100%-d aus") == ["%d of the base language is missing"])
    func xml(_ value: String) -> String {
      "<resources xmlns:xliff=\"urn:oasis:names:tc:xliff:document:1.2\">"
        + "<string name=\"text\">\(value)</string></resources>"
    }
    let base = xml("Updates for <xliff:g id=\"name\" example=\"App\">%1$s</xliff:g>")
    let path = "res/values-de/strings.xml"
    #expect(
      try mismatches(
        xml("Neu: <xliff:g id=\"name\" example=\"App\"> %1$s </xliff:g>"), base: base, path: path)
        == [])
  }

  /// `{{common.submit}}` of Transloco stands for another text of the file.
  @Test func keysInPlaceOfArguments() throws {
    let base = #"{"common": {"submit": "Send"}, "login": "Sign in"}"#
    func json(_ login: String) -> String {
      #"{"common": {"submit": "Senden"}, "login": "\#(login)"}"#
    }
    let path = "assets/langs/de.json"
    #expect(try mismatches(json("{{common.submit}}"), base: base, path: path) == [])
    #expect(
      try mismatches(json("{{common.cancel}}"), base: base, path: path)
        == ["{{common.cancel}} takes an argument that the base language does not have"])
  }
}
