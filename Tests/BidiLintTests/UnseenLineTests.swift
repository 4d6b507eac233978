import BidiJudge
import BidiSource
import BidiText
import LocalizationFiles
import Testing

@testable import BidiLint

/// Lines of files that nobody had looked at before, written anew: how a reader of the language wants them.
@Suite struct UnseenLineTests {
  /// Lines that are right as they are.
  @Test(arguments: [
    // Emphasis looks the same from both ends.
    "בחר _normal_ כאן", "ב-_data_, יש לעיין", "לדוגמה, _normal_, _eco_ או _away_",
    "המחלקה __init__ כאן",
    "ראו _%@_ כאן", "ראו _Home Assistant_ כאן", "קובץ _שמירה_ חדש",
    // So do quotation marks of one shape.
    "יש (`songid` or `albumid`) כאן", "יש `home`, `not_home`, או יותר",
    "בחרו 'Polygon', 'Rectangle' או אחר", "תיקיית \\\"Home Assistant\\\" או \\\"Node Red\\\" כאן",
    // A tag is a tag, whatever stands in it.
    "מופעל על ידי <a %(attributes)s>pretix</a>", "ראו את <b class=x %s>הדף</b>",
    // One number before a name and its number.
    "יש 3 iPhone 5", "יש 3 iPhone / iPad",
  ])
  func aRightLineHasNoFindings(_ value: String) throws {
    #expect(try findings(value, "he").filter { Rules.orderIDs.contains($0.rule) } == [], "\(value)")
  }

  /// Arabic commas between groups of three digits belong to the number.
  @Test(arguments: [
    "4\u{060C}294\u{060C}967\u{060C}295 بايت", "أكثر من 100\u{060C}000 ملف", "حتى ١\u{060C}٠٠٠ ملف",
  ])
  func isRightInArabic(_ value: String) throws {
    #expect(try findings(value, "ar").filter { Rules.orderIDs.contains($0.rule) } == [], "\(value)")
  }

  /// Lines that are wrong, and the controls that put them right.
  @Test(arguments: [
    // One mark; the words of a name stay in their order.
    ("באירוע Home Assistant: 'kodi_call'.", "באירוע Home Assistant\u{200F}: 'kodi_call'."),
    // Numbers stay with their units.
    ("הטווח 2.4 GHz / 5 GHz נתמך", "הטווח \u{200E}2.4 GHz / 5 GHz נתמך"),
    ("הורדו 4.2 MB / 30 MB", "הורדו \u{200E}4.2 MB / 30 MB"),
    ("גרסה ישנה (17.x ומטה)", "גרסה ישנה (\u{200E}17.x ומטה)"),
    // The ratio sign of the clocks of desktops is no colon to the algorithm.
    ("השעה 23\u{2236}04 היום", "השעה \u{200E}23\u{2236}04 היום"),
  ])
  func aWrongLineIsRepaired(_ row: (value: String, repaired: String)) throws {
    let (value, _) = try fixed(row.value, "he")
    #expect(value == row.repaired, "\(value.showingControls())")
    #expect(try findings(value, "he") == [])
  }

  private func rules(_ text: String) throws -> [String] {
    let file = try LocalizationFile(path: "po/he.po", bytes: Array(text.utf8))
    return Linter(options: LintOptions()).findings(in: file, locale: MessageLocale("he")).map(
      \.rule)
  }

  /// What is counted is a number: what only some forms have, and what gets an ending in the base language.
  @Test(arguments: [
    ("1 order", "%(s)s orders", "הזמנה אחת", "%(s)s הזמנות"),
    (
      "%(objects)s item selected", "%(objects)s items selected", "%(objects)s פריט נבחר",
      "%(objects)s פריטים"
    ),
    ("Processed one string", "Processed {0} strings", "עובדה מחרוזת אחת", "{0} מחרוזות עובדו"),
  ])
  func countedArgumentsAreNumbers(
    _ row: (one: String, other: String, first: String, second: String)
  ) throws {
    let text = """
      msgid ""
      msgstr "Plural-Forms: nplurals=2; plural=(n != 1);\\n"

      msgid "\(row.one)"
      msgid_plural "\(row.other)"
      msgstr[0] "\(row.first)"
      msgstr[1] "\(row.second)"

      """
    #expect(try rules(text) == [])
  }

  /// A name that all forms have is no number.
  @Test func aNameInAPluralIsNoNumber() throws {
    let text = """
      msgid ""
      msgstr "Plural-Forms: nplurals=2; plural=(n != 1);\\n"

      msgid "%(user)s sent a file"
      msgid_plural "%(user)s sent files"
      msgstr[0] "%(user)s שלחו קובץ"
      msgstr[1] "%(user)s שלחו קבצים"

      """
    #expect(try rules(text) == ["argument-direction", "argument-direction"])
  }

  /// Arguments are compared by what they take, and where they stand does not matter.
  @Test(arguments: [
    ("Unsupported state: {}", "מצב לא נתמך: {0}", [String]()),
    ("{} of {}", "{0} מתוך {2}", ["placeholder-mismatch"]),
    ("[Read the help]({docs_url}).", "[עיינו בעזרה]: {docs_url}", []),
    ("Write {{name}} here", "כאן: {name}", ["placeholder-mismatch"]),
  ])
  func argumentsAreCompared(_ row: (base: String, value: String, rules: [String])) throws {
    let found = try rules(
      "#, python-brace-format\nmsgid \"\(row.base)\"\nmsgstr \"\(row.value)\"\n")
    #expect(found.filter { $0 == "placeholder-mismatch" } == row.rules)
  }

  /// Arguments of Qt too: a percent sign of Arabic is none.
  @Test(arguments: [
    ("%1 to %2", "%2 ← %1", [String]()), ("%1 to %2", "%1 إلى ٪2", ["placeholder-mismatch"]),
    ("Copy %1", "نسخ %1 %3", ["placeholder-mismatch"]),
  ])
  func argumentsOfQtAreCompared(_ row: (base: String, value: String, rules: [String])) throws {
    let found = try rules("#, qt-format\nmsgid \"\(row.base)\"\nmsgstr \"\(row.value)\"\n")
    #expect(found.filter { $0 == "placeholder-mismatch" } == row.rules)
  }

  /// What is a specifier to another program stands in the base language too.
  @Test(arguments: [
    ("Keep %d of %r", "%d מתוך %r", [String]()), ("Keep %d of %r", "%d מתוך %ר", ["bare-percent"]),
    ("%d% of all", "%d% של הכול", ["bare-percent"]), ("%d% of all", "%d% of all", []),
    // The program replaces names between two signs by itself.
    ("%name% for %s", "%name% בשביל %s", []), ("Shows %exif.Speed%|%x", "מציג %exif.Speed%|%x", []),
  ])
  func specifiersOfOthersAreCompared(_ row: (base: String, value: String, rules: [String])) throws {
    let found = try rules("#, c-format\nmsgid \"\(row.base)\"\nmsgstr \"\(row.value)\"\n")
    #expect(found.filter { $0 == "bare-percent" } == row.rules)
  }

  /// A name with a value in quotation marks is one code, and the signs of `++C` stand where the name of the language has them.
  @Test func codesWithValues() throws {
    let fixed = try "רוחב width=\"90%\" קבוע".bidiFixed(locale: "he")
    #expect(fixed == "רוחב width=\"90%\"\u{200E} קבוע")
    #expect(try findings("שפת ++C טובה, ביום @DATE@.", "he").filter { $0.severity == .error } == [])
  }

  /// The pattern of a date is no format of `printf`.
  @Test(arguments: ["%Y%m%d_%H%M%S_{name}.mp4", "שעה %H:%M"])
  func datesAreNoSpecifiers(_ value: String) throws {
    #expect(try findings(value, "he").filter { $0.rule == "bare-percent" } == [])
  }

  /// A compound of English is turned round by the translation, not by its typist.
  @Test func aTurnedCompoundIsNotSuspect() throws {
    #expect(try rules("msgid \"REST API\"\nmsgstr \"API מסוג REST\"\n") == ["base-direction"])
  }
}
