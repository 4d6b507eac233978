import BidiJudge
import BidiSource
import BidiText
import LocalizationFiles
import Testing

@testable import BidiLint

/// What names, counts and the places of files tell of a text, and entries that count once.
///
/// The kinds are those on which two readers of public projects, who did not see each other, agreed. The texts are our own.
@Suite struct NamesAndCountsTests {
  private func severities(_ value: String, base: String) throws -> [Severity] {
    try findings("\"k\" = \"\(value)\";\n", base: "\"k\" = \"\(base)\";\n").map(\.severity)
  }

  /// A program may make the name of a file from a text that ends with an argument and an extension: no control is written.
  @Test func templatesOfFileNames() throws {
    func found(_ value: String, _ base: String) throws -> [Finding] {
      try findings("\"k\" = \"\(value)\";\n", base: "\"k\" = \"\(base)\";\n")
    }
    let name = try found("תמונה מ־%@.png", "Picture from %@.png")
    #expect(name.map(\.severity) == [.info])
    #expect(name.allSatisfy { $0.fix == nil })
    // Here the program only names a file.
    #expect(try found("נשמר %@.png כאן", "Saved %@.png here").map(\.severity) == [.warning])
    // A version is no extension.
    #expect(
      try found("%@ עדכן לגרסה %@.0", "%@ updated to version %@.0").map(\.severity) == [.warning])
  }

  /// The program joins a text that ends with a space with another one, so nobody knows the order of the line.
  @Test func textsThatGoOn() throws {
    #expect(
      try severities("open(): סוג קובץ לא ידוע -- ", base: "open(): unknown file type -- ") == [
        .info
      ])
    #expect(
      try severities("open(): סוג קובץ לא ידוע.", base: "open(): unknown file type.") == [.error])
  }

  /// A space after a whole sentence is a slip.
  @Test func sentencesWithASpaceAtTheEnd() throws {
    #expect(try severities("PDF נשמר כאן. ", base: "The PDF was saved. ") == [.error])
  }

  /// A list of foreign names with a gloss is a title, and two halves of a name are a name and a word.
  @Test func listsAndHalvesOfNames() throws {
    #expect(try severities("3G, 4G (מועדף)", base: "3G, 4G (Preferred)") == [])
    #expect(try severities("3G، 4G (מועדף)", base: "3G, 4G (Preferred)") == [])
    #expect(try severities("3G, 4G (מועדף), 5G", base: "3G, 4G (Preferred), 5G") == [.error])
    #expect(try severities("US/אלסקה", base: "US/Alaska") == [.warning])
  }

  /// A noun with its adjective, both with the article, after a name: readers who meet the noun first read a title too.
  @Test func namesBeforeNounsWithTheArticle() throws {
    func found(_ value: String) throws -> [Severity] {
      try findings("\"k\" = \"\(value)\";\n", locale: "ar").map(\.severity)
    }
    #expect(try found("XC الركوب السريع") == [.warning])
    #expect(try found("MyApp يعرض النص") == [.error])
    #expect(try found("GPS جاهز الآن") == [.error])
    #expect(try found("XC الركوب السريع.") == [.error])
  }

  /// Nobody sees the order of JSON as one line.
  @Test func textsInJSON() throws {
    let json = #"{\"all\":\"_N_ פריטים\",\"info\":\"(מסונן מ־_M_)\"}"#
    #expect(try severities(json, base: #"{\"all\":\"_N_ items\"}"#).allSatisfy { $0 == .info })
    // Braces alone are none.
    #expect(try severities("{PDF} נשמר כאן.", base: "{PDF} saved here.") != [])
  }

  /// The only argument of all forms of a plural is its number, unless it is called as names are; a picture has no direction.
  @Test func onlyArgumentsOfPlurals() throws {
    func found(_ name: String, _ words: [String]) throws -> [String] {
      let items = zip(["one", "two", "other"], words).map { category, word in
        "<item quantity=\"\(category)\">{\(name)} \(word)</item>"
      }
      return try findings(
        "<resources><plurals name=\"unit\">\(items.joined())</plurals></resources>",
        path: "res/values-he/strings.xml"
      ).map(\.rule)
    }
    #expect(try found("v", ["פריט", "פריטים", "פריטים"]) == [])
    #expect(try !found("userName", ["פריט", "פריטים", "פריטים"]).isEmpty)
    #expect(try severities("{emoji} שיער רגיל", base: "{emoji} Default hair") == [])
    #expect(try severities("{hair} שיער רגיל", base: "{hair} Default hair") != [])
  }

  /// Old programs stored texts as the screen shows them, under an override: no repair is written.
  @Test func overridesOverStoredDisplay() throws {
    func found(_ value: String) throws -> [Finding] {
      try findings("\"k\" = \"\(value)\";\n").filter { $0.rule == "override-control" }
    }
    let stored = try found("\u{202D}%1 :תוריהב")
    #expect(stored.map(\.severity) == [.warning])
    #expect(stored.allSatisfy { $0.fix == nil })
    // Only an argument with letters of the language is turned round.
    #expect(try found("סמל מאת \u{202D}%@\u{202C}").map(\.severity) == [.warning])
    #expect(try found("סמל \u{202E}abc\u{202C}").map(\.severity) == [.error])
  }

  /// A sentence with a sign that begins no specifier in the base text is no format, and a link has signs of its own.
  @Test func textsThatAreNoFormats() throws {
    func found(_ value: String, _ base: String) throws -> [String] {
      try findings(
        "msgid \"\(base)\"\nmsgstr \"\(value)\"\n", path: "po/he.po"
      ).map(\.rule)
    }
    #expect(try found("סימנים מתחילים ב־%, למשל %name", "Tokens start with %, such as %name") == [])
    #expect(
      try findings(
        "<resources><string name=\"a\">mailto:a@b.example?subject=x%20y%20z</string></resources>",
        path: "res/values-he/strings.xml"
      ).map(\.rule) == [])
  }

  /// A text that ends with a word that leads to another one, in two more languages.
  @Test func textsThatEndWithAPreposition() throws {
    #expect(
      try findings("\"k\" = \"PDF كل الصفحات ل\";\n", locale: "ar").map(\.rule) == [
        "visual-order-suspect"
      ])
    #expect(
      try findings("\"k\" = \"WebView کردنەوە لە\";\n", locale: "sdh").map(\.rule) == [
        "visual-order-suspect"
      ])
  }

  /// Names of programs and hosts are Latin, and what lasts until something, or is all that a text counts, is an amount.
  @Test func programsHostsAndAmounts() throws {
    func found(_ value: String, _ base: String) throws -> [String] {
      try findings("\"k\" = \"\(value)\";\n", base: "\"k\" = \"\(base)\";\n").map(\.rule)
    }
    #expect(try found("הקלידו '%@ --help' לעזרה", "Type '%@ --help' for help") == [])
    #expect(try found("עבור אל %1$@@%2$@", "Switch to %1$@@%2$@") == [])
    #expect(try found("%@ עד לטעינה מלאה", "%@ until full") == [])
    #expect(try found("%@ מילים", "%@ words") == [])
    #expect(try found("%@ מאפיינים", "%@ Properties") != [])
  }

  /// A name with its kind at the end is in the order of its language; what is turned into something else is not.
  @Test func kindsAndConversions() throws {
    func found(_ value: String, _ base: String) throws -> [String] {
      try findings("\"k\" = \"\(value)\";\n", base: "\"k\" = \"\(base)\";\n").map(\.rule)
    }
    #expect(try found("hosts רשמי AdAway", "AdAway official hosts") == ["base-direction"])
    #expect(try found("GIF אל PNG", "PNG to GIF") == ["visual-order-suspect"])
    // Neither is an amount.
    #expect(try found("%1$@ נגד %2$@ היום", "%1$@ v %2$@ today") != [])
    #expect(try found("%@ יושתק עד מחר", "Mute %@ until tomorrow") != [])
  }

  /// The object of a sentence shows that it is no label.
  @Test func objectsOfSentences() throws {
    #expect(
      try findings(
        "\"k\" = \"Shift מבטל את הרווח\";\n", base: "\"k\" = \"Shift removes space\";\n"
      ).map(\.rule) == ["base-direction"])
  }

  /// The letter of a menu in brackets is accepted at either end, and a page of help is no format.
  @Test func mnemonicsAndPagesOfHelp() throws {
    func found(_ head: String, _ value: String, _ base: String) throws -> [String] {
      try findings(
        "\(head)msgid \"\(base)\"\nmsgstr \"\(value)\"\n", path: "po/ug.po", locale: "ug"
      ).map { "\($0.rule) \($0.severity)" }
    }
    #expect(try found("", "(_B) ئارقا رەڭ قىلىش", "As _background") == ["base-direction warning"])
    #expect(
      try found("#: C/a.page:3\n", "%100ean ئارقا", "About 100% of it").filter {
        $0.hasPrefix("placeholder")
      } == [])
  }

  /// Counts by their names, and what a program chooses from its own texts.
  @Test func namesOfCountsAndChoices() throws {
    #expect(
      try severities("{added} ספרים נוספו, ועוד", base: "{added} books added, and more") == [])
    #expect(
      try severities("{audio} פרקי שמע נמצאו", base: "{audio} audio chapters were found") == [])
    #expect(try severities("{liked} סרטים, ועוד", base: "{liked} movies, and more") == [.warning])
    #expect(try severities("{role} מושבת כאן", base: "{role} is disabled") == [.warning])
    #expect(try severities("{action} מושבת כאן", base: "{action} is disabled") == [.info])
    #expect(try severities("{author} מושבת כאן", base: "{author} is disabled") == [.warning])
  }

  /// The key of JSON for the web is the English text where it is a sentence.
  @Test func keysThatAreTexts() throws {
    let json = "{\"{{current}} of {{total}} items\": \"{{current}} מתוך {{total}} פריטים\"}"
    #expect(try findings(json, path: "he/translation.json").isEmpty)
  }

  /// Yelp shows the help of GNOME's programs, which lies in a folder of its language.
  @Test func helpOfGnome() throws {
    let po =
      "#: C/index.page:3\nmsgid \"<code>a</code> or more\"\nmsgstr \"<code>a</code> ועוד דבר.\"\n"
    let file = try LocalizationFile(path: "help/he/he.po", bytes: Array(po.utf8))
    #expect(file.format.toolkits(ofPath: "help/he/he.po").main == [.help])
    #expect(file.format.toolkits(ofPath: "po/he.po").main != [.help])
    #expect(file.format.toolkits(ofPath: "help/po/he.po").main != [.help])
  }

  /// The first form of a plural needs no number where the singular of the program has none.
  @Test func firstFormOfABareSingular() throws {
    func po(_ first: String) -> String {
      """
      msgid ""
      msgstr "Plural-Forms: nplurals=2; plural=(n > 1);\\n"

      #, c-format
      msgid "There is a tab with errors"
      msgid_plural "There are %d tabs with errors"
      msgstr[0] "\(first)"
      msgstr[1] "Misy %d"

      """
    }
    #expect(try findings(po("Misy iray"), path: "mg.po", locale: "mg").isEmpty)
    #expect(
      try findings(po("Misy %s"), path: "mg.po", locale: "mg").map(\.rule)
        == ["placeholder-mismatch"])
  }

  /// What is obsolete is no second entry, and nothing is lost where an empty text stands twice.
  @Test func entriesThatCountOnce() throws {
    let po = """
      msgctxt "time"
      msgid "%d:%02d"
      msgstr "%d:%02d"

      #~ msgid "time|%d:%02d"
      #~ msgstr "%d.%02d"

      """
    #expect(try findings(po, path: "de.po", locale: "de").isEmpty)
    // gettext refuses a second entry also where one of them is fuzzy.
    let fuzzy = "#, fuzzy\nmsgid \"a\"\nmsgstr \"b\"\n\nmsgid \"a\"\nmsgstr \"c\"\n"
    #expect(try findings(fuzzy, path: "de.po", locale: "de").map(\.rule) == ["duplicate-key"])
    #expect(
      try findings("\"k\" = \"\";\n\"k\" = \"\";\n", locale: "de").map(\.rule) == ["duplicate-key"])
    func qt(_ translation: String) -> String {
      let message = "<message><source>a</source>\(translation)</message>"
      return "<?xml version=\"1.0\"?><TS version=\"2.1\" language=\"de\"><context><name>C</name>"
        + message + message + "</context></TS>"
    }
    #expect(
      try findings(
        qt("<translation type=\"unfinished\"></translation>"), path: "x_de.ts", locale: "de"
      ).isEmpty)
    #expect(
      try findings(qt("<translation>b</translation>"), path: "x_de.ts", locale: "de").map(\.rule)
        == ["duplicate-key"])
  }
}
