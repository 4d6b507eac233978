import BidiJudge
import BidiSource
import BidiText
import LocalizationFiles
import Testing

@testable import BidiLint

/// Codes at their edges, phrases of a word and an argument, arguments that are tags, and percent signs that are none of a format.
///
/// The kinds are those on which two readers of public projects, who did not see each other, agreed. The texts are our own.
@Suite struct CodeAndPhraseTests {
  private func strings(_ value: String) -> String { "\"k\" = \"\(value)\";\n" }

  private func rules(_ locale: String, _ value: String, base: String) throws -> [String] {
    try findings(strings(value), locale: locale, base: strings(base)).map(\.rule)
  }

  private func repair(_ locale: String, _ value: String, base: String) throws -> String? {
    try findings(strings(value), locale: locale, base: strings(base)).first?.fix?.message
  }

  /// An argument and the Latin word beside it are one phrase where they stand so in the base text too: no isolate divides
  /// them.
  @Test(arguments: [
    ("Deno {0} הותקן בהצלחה", "Deno {0} installed", "write ‹RLE›…‹PDF›, {0}‹LRM›"),
    ("%@ USB עודכן בהצלחה", "The %@ USB stick was updated", "write ‹RLE›…‹PDF›, ‹LRM›%@"),
    // The base text has them apart.
    ("Deno {0} הותקן בהצלחה", "{0} installed Deno", "write ‹RLE›…‹PDF›, ‹FSI›{0}‹PDI›"),
  ])
  func phrasesOfAWordAndAnArgument(_ row: (value: String, base: String, repair: String)) throws {
    #expect(try repair("he", row.value, base: row.base) == row.repair)
  }

  /// Arguments that stand directly at the two ends of words of the base text are tags.
  @Test func argumentsThatAreTags() throws {
    #expect(
      try rules("he", "%1$@%2$@תנאי השימוש%3$@", base: "%1$@%2$@Terms of Use%3$@") == [])
    #expect(
      try rules("he", "%1$@ מצטרף אל %2$@", base: "%1$@ joins %2$@") == ["argument-direction"])
    #expect(
      try rules("he", "%1$@ שומר \\\"%2$@\\\" כאן", base: "%1$@Save \\\"%2$@\\\" now")
        == ["argument-direction"])
    // Chinese has no spaces beside a name.
    #expect(
      try rules("he", "%1$@ עוקב אחרי %2$@", base: "%1$@关注了用户%2$@") == ["argument-direction"])
    // A unit is no word in tags.
    #expect(
      try rules("he", "%1$@ שלח %2$@ אלפיות", base: "%1$@ sent %2$@ms") == ["argument-direction"])
  }

  /// The search words of a program and the patterns of a file dialog are not displayed as a line, also where the translator
  /// put spaces into them.
  @Test func dataOfTheBaseText() throws {
    #expect(
      try rules(
        "ug", "Text;Editor;تېكىست؛ تەھرىر؛مايىل؛ تەڭشەك؛", base: "Text;Editor;Mousepad;Settings;")
        == [])
    let qt = """
      <?xml version="1.0" encoding="utf-8"?>
      <!DOCTYPE TS><TS version="2.1" language="ar"><context><name>C</name><message>
      <source>Pictures (*.png *.svg)</source><translation>صور (* .png * .svg)</translation>
      </message></context></TS>
      """
    #expect(try findings(qt, path: "app_ar.ts", locale: "ar").isEmpty)
    #expect(
      try rules("ar", "يفتح *.png وغيرها", base: "Opens *.png and others") == ["ltr-run-edge"])
  }

  /// A specifier that is typed backwards is one fault, and no question of order.
  @Test func backwardsSpecifiers() throws {
    let found = try findings(strings("d% خولەک"), locale: "ckb", base: strings("%d minutes"))
    #expect(found.map(\.rule) == ["placeholder-mismatch"])
    #expect(found.first?.message.hasPrefix("\"d%\"") == true)
    #expect(try findings(strings("50% הנחה"), base: strings("50% off")).isEmpty)
    #expect(try findings(strings("%d%% הושלם"), base: strings("%d%% done")).isEmpty)
    for text in ["%(n)d% done", "the 's%' pattern"] {
      #expect(try findings(strings(text), locale: "de", base: strings(text)).isEmpty)
    }
  }

  /// A backslash before a sign belongs to the code that follows.
  @Test func backslashBeforeACode() throws {
    let found = try findings(strings("יש לכתוב '\\\\#FFF' כאן"))
    #expect(found.map(\.rule) == ["ltr-run-edge"])
    #expect(found.first?.fix?.message == "write ‹LRM›\\#FFF")
  }

  /// A sign of the sentence inside the element round an argument is no part of the argument.
  @Test func argumentWithTheSignOfTheSentence() throws {
    func xml(_ value: String) -> String {
      "<resources><string name=\"k\">\(value)</string></resources>"
    }
    #expect(
      try findings(
        xml("Od <xliff:g>%d.</xliff:g> nadalje"), path: "strings.xml", locale: "hr",
        base: xml("Since <xliff:g>%d</xliff:g>")
      ).isEmpty)
  }

  // MARK: Codes

  /// A range may be read from either side; a telephone number has one order.
  @Test(arguments: [
    ("he", "זמן השהיה (100-10000)", false), ("fa", "تأخیر (۱۰۰-۱۰۰۰)", false),
    ("ar", "الذاكرة 256-1024 ميغابايت", false), ("ar", "المنفذ 1024-4915", false),
    ("he", "השנים 1990-2024", false),
    ("ur", "فون 0300-1234567", true), ("fa", "تلفن ۰۲۱-۸۸۷۷۶۶۵۵", true),
    ("ar", "هاتف ٠٥٠١-٢٣٤٥٦٧", true), ("ar", "هاتف 555-1234", false),
    ("ar", "هاتف 9876-5432", true),
  ])
  func rangesAreNoTelephoneNumbers(_ row: (locale: String, value: String, isPhone: Bool)) throws {
    #expect(
      try findings(strings(row.value), locale: row.locale).map(\.rule)
        == (row.isPhone ? ["ltr-run-edge"] : []))
  }

  /// Words with slashes between them are a choice, and no path.
  @Test(arguments: [
    "אנדרואיד/iOS/Windows נתמכים", "שתפו בעזרת וואטסאפ/Telegram/Signal", "כבוי/On/Auto",
  ])
  func choicesAreNoPaths(_ value: String) throws {
    #expect(try findings(strings(value)).isEmpty)
  }

  /// The slash at the end of a folder, a path whose space is missing, a path with an ending of the language, and a handle
  /// after a tag.
  @Test(arguments: [
    ("he", "שמורים תחת mpv/scripts/", "write mpv/scripts/‹LRM›"),
    ("fa", "پیوند به/run/systemd/x.conf", "write ‹LRM›/run/systemd/x.conf"),
    ("he", "כתבו אל<b>@my_bot</b> עכשיו", "write ‹LRM›@my_bot"),
    ("he", "כלל כמו \\\"|| example.org ^\\\" כאן", "write ‹LRE›|| example.org ^‹PDF›"),
    ("he", "חיפוש: `label:<a name|color>` כאן", "write label:<a name|color>‹LRM›"),
  ])
  func codesAtTheirEdges(_ row: (locale: String, value: String, repair: String)) throws {
    let found = try findings(strings(row.value), locale: row.locale)
    #expect(found.map(\.rule) == ["ltr-run-edge"])
    #expect(found.first?.fix?.message == row.repair)
  }

  /// Words in quotation marks and in graves are no code.
  @Test(arguments: [
    "כמו 'domain@' כאן", "לחצו \\\"&Open\\\" כאן", "בחרו \\\"_Save\\\" כאן",
    "לחצו \\\"+ Add\\\" כאן", "בחרו \\\"File > Open >\\\" כאן", "הקובץ \\\"*Untitled\\\" פתוח",
    "להוסיף \\\"_part.\\\" לשם",
    "בחרו \\\"Save (all)\\\" כאן", "יש `songid` כאן", "בחרו 'Polygon' כאן",
    "כתוב \\\"Hello!\\\" כאן",
  ])
  func quotedWords(_ value: String) throws {
    #expect(try findings(strings(value)).isEmpty)
  }

  // MARK: Arguments

  /// An argument whose own name is that of a time or an amount does not make a warning of a line that a name leaves right.
  @Test func namesOfNoNames() throws {
    func severities(_ value: String, _ base: String) throws -> [Severity] {
      try findings(strings(value), base: strings(base)).map(\.severity)
    }
    #expect(
      try severities(
        "#{issueId} נפתח לפני {relativeTime} על ידי {username}",
        "#{issueId} opened {relativeTime} by {username}") == [])
    #expect(try severities("נפתח #{id}", "Opened #{id}") == [])
    #expect(try severities("נפתח #{tag}", "Opened #{tag}") != [])
    #expect(
      try severities("{size}: הקובץ {username} נשמר", "{size}: file {username} saved") == [.info])
    #expect(
      try severities("#{channelId} נפתח על ידי {username}", "#{channelId} opened by {username}")
        == [.warning])
    // Who does something is a name, and an amount by which something changes is none.
    #expect(try severities("%@ ביטל את ההשתקה", "Unmuted by %@") == [.warning])
    #expect(try severities("%@ שלח את ההודעה", "Sent by %@") == [.warning])
    #expect(try severities("%@ היא ההגדלה שבוצעה", "Increased by %@") == [.info])
    #expect(try severities("%@ היא ההזזה שבוצעה", "Moved by %@") == [.info])
  }

  /// A variable of ICU may have letters of any script: its forms are forms.
  @Test func formsOfAVariableInAnyScript() throws {
    let found = try findings(
      strings("{מספר, plural, one {קובץ} other {קבצים # PDF}}"),
      base: strings("{number, plural, one {file} other {# PDF files}}"))
    #expect(found.map(\.rule) == ["placeholder-mismatch"])
  }

  /// A language without plural forms needs none where no form shows the number.
  @Test func formsThatShowNoNumber() throws {
    #expect(
      try rules("zh-Hans", "季", base: "{count, plural, one {season} other {seasons}}") == [])
    #expect(
      try rules("zh-Hans", "季", base: "{count, plural, one {# season} other {# seasons}}")
        == ["placeholder-mismatch"])
    // Arabic has six forms: no argument is lost, and one text stands for all. A word that is chosen is no number.
    let found = try findings(
      strings("موسم"), locale: "ar", base: strings("{count, plural, one {season} other {seasons}}"))
    #expect(found.map(\.rule) == ["placeholder-mismatch"])
    #expect(found.map(\.severity) == [.info])
    #expect(
      try rules("zh-Hans", "他在", base: "{sex, select, male {He is here} other {They are here}}")
        == ["placeholder-mismatch"])
  }

  /// The ending of a percentage is no specifier, and the percent sign in a tag is not shown.
  @Test func percentSigns() throws {
    #expect(try rules("de", "Keine 100%ige Sicherheit", base: "Not fully safe") == [])
    // A format reads the specifier.
    #expect(
      try rules("de", "Keine 100%ige Sicherheit für %@", base: "No safety for %@")
        == ["placeholder-mismatch"])
    #expect(
      try findings(
        "<resources><string name=\"k\"><xliff:g example=\"30%\">%1$s</xliff:g> done</string></resources>",
        path: "strings.xml", locale: "en"
      ).isEmpty)
  }

  /// A text that ends with a space goes on in another text.
  @Test func openFragments() throws {
    #expect(
      try findings(strings("%1$@، %2$@ و "), locale: "fa", base: strings("%1$@, %2$@ and ")).map(
        \.rule) == ["argument-direction"])
  }
}
