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
    let inBrackets = try found("תמונה מ־%@ (%@).png", "Picture from %@ (%@).png")
    #expect(inBrackets.map(\.severity) == [.info])
    #expect(inBrackets.allSatisfy { $0.fix == nil })
    let withExtension = try found("תמונה מ־%@ - %d.%@", "Picture from %@ - %d.%@")
    #expect(withExtension.map(\.severity) == [.info])
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
    #expect(try severities("TALB - כותרת האלבום/הסרט", base: "TALB - Album/Movie title") == [])
    #expect(try severities("TSRC - ISRC (קוד בינלאומי)", base: "TSRC - ISRC (code)") == [])
    let sentence = "TALB - כותרת האלבום/הסרט נמחקה."
    #expect(try severities(sentence, base: "TALB - Album/Movie was deleted.") == [.error])
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
    #expect(stored.map(\.severity) == [.info])
    #expect(stored.allSatisfy { $0.fix == nil })
    // The other texts of the file that have an override tell it of one that has no such letter. Each has one finding.
    let file = try findings(
      "\"a\" = \"\u{202D}םייק\";\n\"b\" = \"\u{202D}ןשס רוזחש\";\n\"c\" = \"\u{202D}לדחמ תרירב\";\n"
    )
    #expect(file.map(\.rule) == Array(repeating: "override-control", count: 3))
    #expect(file.allSatisfy { $0.severity == .info && $0.fix == nil })
    // What the text shares with its base text stands in the reverse order.
    let base = "\"k\" = \"\\\"A\\\" marker set to %@\";\n"
    func beside(_ value: String) throws -> [Severity] {
      try findings("\"k\" = \"\(value)\";\n", base: base).filter { $0.rule == "override-control" }
        .map(\.severity)
    }
    #expect(try beside("\u{202D}%@ לא העבקנ \\\"A\\\" תדוקנ") == [.info])
    #expect(try beside("\u{202D}נקודת \\\"A\\\" נקבעה אל %@") == [.error])
    #expect(try found("\u{202D}שלחת הודעה חדשה").map(\.severity) == [.error])
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

  /// A full stop before the name that it follows in the base text was typed where the screen shows it.
  @Test func fullStopsBeforeTheName() throws {
    func found(_ value: String) throws -> [String] {
      try findings(
        "\"k\" = \"\(value)\";\n",
        base: "\"k\" = \"This restarts MyApp.<br />The download stops.\";\n"
      ).map(\.rule)
    }
    #expect(
      try found(".MyApp זה יפעיל מחדש את<br />הורדה תושהה.") == ["visual-order-suspect"])
    #expect(try found("MyApp יופעל מחדש.<br />הורדה תושהה.") == ["base-direction"])
    // A hidden file.
    #expect(
      try findings(
        "\"k\" = \".git לא נמצא כאן\";\n", base: "\"k\" = \"This folder is not tracked by git.\";\n"
      ).map(\.rule) != ["visual-order-suspect"])
  }

  /// A person's pair of controls round a code holds the names of the code's parts with it; round a sentence it holds nothing.
  @Test func codesInsidePairs() throws {
    func found(_ value: String) throws -> [String] {
      try findings("\"k\" = \"\(value)\";\n").map(\.rule)
    }
    #expect(try found("פקודה \u{202A}/JOIN <ערוץ>\u{202C} — מצרפת אותך לערוץ") == [])
    #expect(try found("פקודה \u{202A}/CLOSE [<ערוץ>] [<סיבה>]\u{202C} — סוגרת ערוץ") == [])
    #expect(try found("פקודה \u{202A}סוגרת ערוץ ab וסיבה\u{202C} כאן") != [])
    #expect(try found("\u{202A}/JOIN ערוץ, וסיבה\u{202C}") != [])
  }

  /// The sign before a number in its place is that of numbers; before a name it may begin a tag.
  @Test func signsBeforeArguments() throws {
    func found(_ value: String, _ base: String) throws -> [String] {
      try findings("\"k\" = \"\(value)\";\n", base: "\"k\" = \"\(base)\";\n").map(\.rule)
    }
    #expect(try found("פרק #{0}", "Episode #{0}") == [])
    #expect(try found("%@ בערוץ #%@", "%@ in #%@") == ["argument-direction"])
  }

  /// A specifier as it looks from the other side is none, so no order is judged.
  @Test func mirroredSpecifiers() throws {
    let found = try findings(
      "\"k\" = \"מאזין אל s$1% מאת s$2% עכשיו.\";\n", base: "\"k\" = \"By %1$s of %2$s.\";\n")
    #expect(found.map(\.rule).contains("placeholder-mismatch"))
    #expect(!found.map(\.rule).contains("base-direction"))
    // A price before a word.
    #expect(
      try findings("\"k\" = \"US$1% הנחה\";\n", base: "\"k\" = \"US$1% off\";\n").allSatisfy {
        $0.rule != "placeholder-mismatch"
      })
  }

  /// A percent sign after a space belongs to the argument, and so does the symbol of a binary unit.
  @Test func percentagesAndBinaryUnits() throws {
    func found(_ value: String, _ base: String) throws -> [String] {
      try findings("\"k\" = \"\(value)\";\n", base: "\"k\" = \"\(base)\";\n").map(\.rule)
    }
    #expect(try found("{complete} % הושלמו", "{complete} % completed") == [])
    #expect(try found("זמין: {free}GiB", "Available: {free}GiB") == [])
    #expect(try found("({complete} %) הושלמו", "({complete} %) completed") == [])
    #expect(try found("{name} הושלמו", "{name} completed") != [])
  }

  /// Words of a date pattern in square brackets stand between its fields; square brackets alone make none.
  @Test func datePatternsWithWords() throws {
    #expect(try findings("\"k\" = \"L [בשעה] LT\";\n").map(\.rule) == [])
    #expect(try findings("\"k\" = \"dddd, D MMMM [בשעה] HH:mm\";\n").map(\.rule) == [])
    #expect(try findings("\"k\" = \"dddd\u{60C} D MMMM [בשעה] LT\";\n").map(\.rule) == [])
    #expect(try findings("\"k\" = \"Log [קובץ אחד] PDF\";\n").map(\.rule) == ["base-direction"])
    // Keys and their meanings.
    #expect(try findings("\"k\" = \"A [מחיקה], M [הוספה]\";\n").map(\.rule) == ["base-direction"])
  }

  /// A path or a mnemonic whose sign stands at the other edge than in the base text was typed where the screen shows it.
  @Test func mirroredPathsAndMnemonics() throws {
    func found(_ value: String, _ base: String) throws -> [String] {
      try findings("msgid \"\(base)\"\nmsgstr \"\(value)\"\n", path: "po/he.po").map(\.rule)
    }
    #expect(
      try found("%s לקובץ etc/hosts/ במערכת שלך.", "Add %s to the file /etc/hosts on your system.")
        == ["visual-order-suspect"])
    #expect(
      try found("הפעלת שירותי KDE_ בעת ההתחלה", "Launch _KDE services on startup")
        == ["visual-order-suspect"])
    // "Before" and "after" make a phrase and no compound.
    #expect(
      try findings(
        "\"k\" = \"%@ לאחר מועד ההתחלה\";\n", base: "\"k\" = \"%@ after the start\";\n"
      ).map(\.rule) != ["visual-order-suspect"])
  }

  /// Parts in the reverse of their order in the base text look right on the screen; the head of a compound does not begin it.
  @Test func partsInTheOrderOfTheScreen() throws {
    func found(_ value: String, _ base: String, _ locale: String = "ur") throws -> [String] {
      try findings(
        "\"k\" = \"\(value)\";\n", locale: locale, base: "\"k\" = \"\(base)\";\n"
      ).map(\.rule)
    }
    #expect(try found("ای پی اے (20:5 3-n)", "EPA acid (20:5 n-3)") == ["visual-order-suspect"])
    #expect(
      try !found("ای پی اے (20:5 n-3)", "EPA acid (20:5 n-3)").contains("visual-order-suspect"))
    #expect(
      try found("جملہ حقوق © 2020-2011", "© 2011-2020 all rights") == ["visual-order-suspect"])
    #expect(
      try !found("جملہ حقوق © 2011-2020", "© 2011-2020 all rights").contains(
        "visual-order-suspect"))
    #expect(
      try !found("تاریخ dd-mm ہے %@", "Date is mm-dd %@").contains("visual-order-suspect"))
    #expect(
      try found("Tweaks كۆزنەك باشقۇرغۇچ", "Window Manager Tweaks", "ug") == [
        "visual-order-suspect"
      ])
    #expect(try found("Caja ھۆججەت باشقۇرغۇچ", "Caja File Manager", "ug") == ["base-direction"])
    #expect(try found("Tweaks كۆزنەك باشقۇرغۇچ", "Open the Tweaks", "ug") == ["base-direction"])
    // The object of a request stands first.
    #expect(try found("CD-R غا يېزىش", "Write CD-R", "ug") == ["base-direction"])
  }

  /// A whole English sentence before one of the language was not translated.
  @Test func sentencesThatNobodyTranslated() throws {
    func found(_ value: String) throws -> [Severity] {
      try findings("\"k\" = \"\(value)\";\n").map(\.severity)
    }
    #expect(try found("MyApp is a small note app. אפשר לצייר ולכתוב כאן.") == [.warning])
    #expect(
      try found("But what about other apps ? MyApp הוא מסד נתונים של אפליקציות.") == [.warning])
    #expect(
      try found("Notes you can keep on all of your devices, MyApp הוא מסד נתונים של אפליקציות.")
        == [.warning])
    #expect(
      try found("One Note, Two Note, Red Note and the Blue Note הם חלק ממסד נתונים.") == [.error])
    #expect(try found("MyApp Pro Plus. אפשר לצייר ולכתוב כאן.") == [.error])
    #expect(try found("Amazing Web Services Ltd. מציעה שירותים.") == [.error])
  }

  /// The name of a month or of a part of the day is no number.
  @Test func namesInDates() throws {
    let found = try findings(
      "msgid \"%B %d %Y, %l∶%M %p\"\nmsgstr \"%d ב%B %Y, %l:%M\u{200E} %p\"\n", path: "po/he.po")
    #expect(found.filter { $0.severity != .info }.map(\.rule) == [])
  }

  /// All forms of a plural get the same arguments; notes for translators are no translations; words in braces are text.
  @Test func argumentsThatFit() throws {
    func plural(_ one: String, _ other: String) -> String {
      "<resources><plurals name=\"move\"><item quantity=\"one\">\(one)</item>"
        + "<item quantity=\"other\">\(other)</item></plurals></resources>"
    }
    func found(_ value: String, base: String, path: String) throws -> [String] {
      try findings(value, path: path, base: base).map(\.rule).filter {
        $0 == "placeholder-mismatch"
      }
    }
    let base = plural("Move %1$s to", "Move %2$d items to")
    #expect(
      try found(
        plural("Mover %1$s a", "Mover %2$d a"), base: base, path: "res/values-es/strings.xml")
        == [])
    #expect(
      try found(
        plural("Mover %3$s a", "Mover %2$d a"), base: base, path: "res/values-es/strings.xml")
        == ["placeholder-mismatch"])
    let note = "<resources><string name=\"a\">Shown with the address %1s.</string></resources>"
    let text = "<resources><string name=\"a\">No app</string></resources>"
    #expect(try found(note, base: text, path: "res/values-qq/strings.xml") == [])
    #expect(try found(note, base: text, path: "res/values-eo/strings.xml") != [])
    let po = "msgid \"time-from-day-to-hour\"\nmsgstr \"%s kaj %s\"\n"
    #expect(try findings(po, path: "po/eo.po").map(\.rule) == [])
    let ts =
      "<TS language=\"it\"><context><name>A</name><message><source>Key {Up}, {0}</source>"
      + "<translation>Tasto {Basso}, {0}</translation></message></context></TS>"
    #expect(try findings(ts, path: "a_it.ts").map(\.rule) == [])
  }

  /// A name of code with a colon before a text of the language is understood at either end.
  @Test func namesOfCodeBeforeAColon() throws {
    func found(_ value: String) throws -> [Severity] {
      try findings("\"k\" = \"\(value)\";\n").map(\.severity)
    }
    #expect(try found("Reader::open(): לא ניתן לפתוח קובץ ריק") == [.warning])
    #expect(try found("HOME_DIR: התיקייה של המשתמש (אם קיימת)") == [.warning])
    #expect(try found("HOME_DIR: התיקייה של MyApp כאן") == [.error])
    #expect(try found("MyApp: התיקייה של המשתמש (אם קיימת).") == [.error])
  }

  /// A pattern in quotation marks keeps the sign at its end.
  @Test func patternsInQuotationMarks() throws {
    let found = try findings("\"k\" = \"סינון לפי תבנית (ברירת מחדל '.apk$')\";\n")
    #expect(found.map(\.rule) == ["ltr-run-edge"])
    #expect(found.first?.fix?.message.contains(".apk$") == true, "\(found)")
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
    #expect(try found("", "(_B) ئارقا رەڭ قىلىش", "As _background") == ["base-direction info"])
    #expect(
      try found("#: C/a.page:3\n", "%100ean ئارقا", "About 100% of it").filter {
        $0.hasPrefix("placeholder")
      } == [])
    // A chapter of a manual is none either; a program is.
    for (path, isFormat) in [("manual/files.rst", false), ("a.md", false), ("a.c", true)] {
      let rules = try found("#: \(path):3\n", "``%Path`` ئارقا", "``%path`` is set")
      #expect(rules.contains { $0.hasPrefix("placeholder") } == isFormat, "\(path)")
    }
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

  /// Texts of Flutter itself name arguments with a dollar sign: the sign is not shown.
  @Test func dollarNamesOfFlutter() throws {
    func rules(_ name: String) throws -> [String] {
      let value = "\(name) \u{5E9}\u{5D5}\u{5E8}\u{5D5}\u{5EA} \u{5E0}\u{5D1}\u{5D7}\u{5E8}\u{5D5}"
      let file = try LocalizationFile(
        path: "app_he.arb", bytes: Array("{\"rows\": \"\(value)\"}".utf8))
      return Linter(options: LintOptions(containers: [.rightToLeft])).findings(
        in: file, locale: MessageLocale("he")
      ).map(\.rule)
    }
    #expect(try rules("$rowCount") == [])
    // A name of an environment keeps its sign.
    #expect(try rules("$HOME") == ["ltr-run-edge"])
  }
}
