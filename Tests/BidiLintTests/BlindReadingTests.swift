import BidiText
import BidiJudge
import MessageSyntax
import BidiSource
import BidiUsage
import LocalizationFiles
import Testing

@testable import BidiLint

/// Kinds of lines on which two readers of public projects, who did not see each other, agreed.
///
/// The texts are our own.
@Suite struct BlindReadingTests {
  private func strings(_ value: String, key: String = "k") -> String {
    "\"\(key)\" = \"\(value)\";\n"
  }

  private func rules(_ locale: String, _ value: String, base: String? = nil) throws -> [String] {
    try findings(strings(value), locale: locale, base: base.map { strings($0) }).map(\.rule)
  }

  // MARK: Orders that both readers accept

  /// A name with a gloss in brackets reads well in both orders, also where the name is an argument.
  @Test(arguments: [
    ("ar", "Vault CSV (نص عادي) (.csv)"), ("fa", "Vault 2 XML (ساده) (.xml)"),
    ("he", "%1$@ (יציאה)"),
    ("he", "%@ [קובץ חדש]"), ("he", ".flac (Vorbis) - מכווץ"), ("he", "HTML - היפר טקסט (פשוט)"),
    // Rows of an option table.
    ("he", "  -G\t\tהדפס שורות נכונות"), ("fa", "  \u{200E}-v, --version\tچاپ شماره نسخه"),
  ])
  func namesWithGlosses(_ row: (locale: String, value: String)) throws {
    #expect(try rules(row.locale, row.value) == [])
  }

  /// A sentence, or a number that changes its place, is no gloss.
  @Test(arguments: [
    ("he", "Vault CSV (לא מוצפן) נשמר.", "base-direction"),
    ("he", "Tor: %d נשמר", "base-direction"),
    ("he", "  -X\t\tהדפס XML נכון", "base-direction"),
    ("he", "PATHS: נתיבים (מקומיים)", "base-direction"),
    ("he", "%@ (יציאה) נסגר", "argument-direction"), ("he", "%@: קובץ", "argument-direction"),
  ])
  func sentencesAreNoGlosses(_ row: (locale: String, value: String, rule: String)) throws {
    #expect(try rules(row.locale, row.value) == [row.rule])
  }

  // MARK: Texts that are typed in the order of the screen, and texts that are not

  /// No repair is written where the words show that the text was typed as it should look.
  @Test(arguments: [
    ("he", "QRשמור את הקוד", "Save QR code"), ("ar", "PDFحفظ الملف", "Save PDF file"),
    ("ar", "Dll.يمكن فتح المكتبة", "The library can be opened to load the dll."),
    ("ar", " OpenName لا يوجد عنوان هنا", "There is no OpenName address here"),
    ("he", "Vault האם לשמור", "Save the Vault now"),
    // The mark at the end of the base text.
    ("ps", "...پرانیستل", "Open..."), ("ps", ":نوم", "Name:"),
    ("he", "\u{2026}טעינה", "Loading\u{2026}"),
    // A label after its value.
    ("ps", "%@ :پرانستل نشو “%@”", "Could not open “%@”: %@"),
    ("ps", "%@ :خبرتیاوې", "Details: %@"), ("he", "%@ : פרטים", "Details: %@"),
    // The slash at the end of an address.
    (
      "he", "כתבו כתובת כמו '/https://host(:port)' כאן",
      "Write an address like 'https://host(:port)/' here"
    ),
    // Forms of Arabic have its words.
    ("ars", "%@ تم الاشتراك في", "Subscribed to %@"),
    ("arz", "%@ تم الاشتراك في", "Subscribed to %@"),
  ])
  func typedAsItShouldLook(_ row: (locale: String, value: String, base: String)) throws {
    #expect(try rules(row.locale, row.value, base: row.base) == ["visual-order-suspect"])
  }

  /// An adjective after a name, a verb at the end, and the modifiers of Urdu are in the order of reading.
  @Test(arguments: [
    ("fa", "API در دسترس است", "API reachable"), ("fa", "SOCKS5 محلی", "SOCKS5 local"),
    ("fa", "URL نهایی:", "Final url:"),
    ("fa", "Vault2Go آفلاین", "Vault2Go Offline"), ("he", "JPEG בלבד", "JPEG only"),
    ("ur", "Base32 میں x25519 کی کلید", "x25519 key in Base32"),
    ("fa", "PDFها ذخیره شد", "Saved PDFs"), ("ar", "Vault تم الحفظ", "Vault saved it"),
    ("he", "PDF של: קובץ", "PDF: file"),
  ])
  func typedInTheOrderOfReading(_ row: (locale: String, value: String, base: String)) throws {
    #expect(try rules(row.locale, row.value, base: row.base) == ["base-direction"])
  }

  /// A writer who typed ten texts as seen typed the others so too, but for those that begin as their base text does.
  @Test func filesTypedAsSeen() throws {
    func rules(_ count: Int) throws -> [String: String] {
      let names = (0..<count).map { "\"n\($0)\" = \":نوم \($0) ب\";\n" }.joined()
      let base = (0..<count).map { "\"n\($0)\" = \"Name \($0) b:\";\n" }.joined()
      let found = try findings(
        names + "\"x\" = \"[CID] ۱ ډول\"; \"y\" = \"PDF ډول، بل\";", locale: "ps",
        base: base + "\"x\" = \"Type 1 [CID]\"; \"y\" = \"PDF type, other\";")
      return Dictionary(
        found.map { ($0.key ?? "", $0.rule) }, uniquingKeysWith: { first, _ in first })
    }
    #expect(try rules(10)["x"] == "visual-order-suspect")
    #expect(try rules(10)["y"] == "base-direction")
    #expect(try rules(2)["x"] == "base-direction")
  }

  /// Three texts tell it where few others have their mark at the end.
  @Test func fewTextsTypedAsSeen() throws {
    func rule(_ kept: Int) throws -> String? {
      func texts(_ value: (Int) -> String, _ other: (Int) -> String) -> String {
        (0..<3).map { "\"n\($0)\" = \"\(value($0))\";\n" }.joined()
          + (0..<kept).map { "\"k\($0)\" = \"\(other($0))\";\n" }.joined()
      }
      let found = try findings(
        texts({ ":نوم \($0) ب" }, { "نوم \($0) ب:" }) + "\"x\" = \"[CID] ۱ ډول\";", locale: "ps",
        base: texts({ "Name \($0) b:" }, { "Name \($0) b:" }) + "\"x\" = \"Type 1 [CID]\";")
      return found.first { $0.key == "x" }?.rule
    }
    #expect(try rule(0) == "visual-order-suspect")
    #expect(try rule(1) == "visual-order-suspect")
    #expect(try rule(2) == "base-direction")
  }

  /// The forms of `java.text.ChoiceFormat`.
  @Test func rangesOfNumbers() throws {
    let message = Message("{0, choice,0#לפני {0, number} דקות|1#לפני דקה|1<לפני הרבה}")
    #expect(message.branches.map(\.selectors) == [["0=0"], ["0=1"], ["0=1"]])
    #expect(message.arguments.map(\.text) == ["{0, number}"])
    #expect(message.brokenSpecifiers.isEmpty)
    #expect(try rules("he", "{0, choice,0#PDF נשמר, קובץ|1#נשמר}") == ["base-direction"])
  }

  /// A mark at the beginning that is there in the base text too, or that the text has at its end as well.
  @Test(arguments: [
    ("ps", "...پرانیستل", "...open..."), ("ps", ":نوم:", ":name:"),
    ("he", "פרטים: %d", "Details: %d"),
  ])
  func marksInTheirPlace(_ row: (locale: String, value: String, base: String)) throws {
    #expect(try rules(row.locale, row.value, base: row.base) == [])
  }

  // MARK: Markup

  /// A tag with `dir` decides for its lines, whatever their first letter is.
  @Test func markupGivesTheDirection() throws {
    func count(_ value: String) throws -> Int { try rules("he", value).count }
    #expect(try count("<p dir='rtl'>Mumble תומך בעכבר.</p>") == 0)
    #expect(try count("<p>Mumble תומך בעכבר.</p>") == 1)
    #expect(try count("<p dir='ltr'>מומבל תומך ב-Mumble, בעכבר.</p>") == 1)
    #expect(try count("<p dir='rtl'>שלום</p><p>Mumble תומך בעכבר.</p>") == 1)
    #expect(try count("<html dir='rtl'><p>Mumble תומך בעכבר.</p></html>") == 0)
  }

  /// A line break in a block ends the line and no paragraph: the first letter of the block decides.
  @Test func aLineBreakKeepsTheDirectionOfItsBlock() throws {
    func count(_ value: String) throws -> Int { try rules("he", value).count }
    #expect(try count("<p>קיצורים:<br/>Ctrl+F - חיפוש, סינון.</p>") == 0)
    #expect(try count("קיצורים:<br/>Ctrl+F - חיפוש, סינון.") == 1)
    #expect(try count("<p>קיצורים:</p><p>Ctrl+F - חיפוש, סינון.</p>") == 1)
    // The block is left to right, so the later line is wrong too.
    let found = try findings(strings("<p>Mumble תומך בעכבר.<br/>שלום, עולם.</p>"))
    #expect(found.map(\.rule) == ["base-direction"])
    #expect(found.first?.message.contains("(and 1 more line)") == true)
  }

  // MARK: Specifiers

  /// Plural cases for one number differ from language to language.
  @Test func exactCasesAreNoArguments() throws {
    func mismatches(_ value: String, base: String) throws -> [String] {
      try findings(
        "{\"@@locale\": \"he\", \"k\": \"\(value)\"}", path: "app_he.arb",
        base: "{\"@@locale\": \"en\", \"k\": \"\(base)\"}"
      ).map(\.rule).filter { $0 == "placeholder-mismatch" }
    }
    let plain = "{n, plural, other{{n} \u{05D0}}}"
    let exact = "{n, plural, =1{{n} \u{05D0}} other{{n} \u{05D1}}}"
    #expect(try mismatches(plain, base: exact) == [])
    #expect(try mismatches(exact, base: plain) == [])
    #expect(try mismatches("\u{05D0}", base: exact) == ["placeholder-mismatch"])
  }

  /// A percent sign before an argument in braces, as Basque and Turkish write it.
  @Test func aPercentSignBeforeBraces() throws {
    func rules(_ value: String) throws -> [String] {
      try findings(
        strings(value), locale: "eu", base: strings("Preview ({0}% of {1})")
      ).map(\.rule)
    }
    #expect(try rules("Aurrebista (%{0}, {1})") == [])
    #expect(try rules("Aurrebista (%{2}, {1})") == ["placeholder-mismatch"])
  }

  /// Languages leave out fields of times, and write a time without a part of the day.
  @Test func fieldsOfTimes() throws {
    #expect(try rules("he", "היום %H:%M", base: "today at %-I:%M %p") == [])
    #expect(try rules("he", "%-d %B %Y", base: "%b %-d %Y at %-I:%M %p") == [])
    #expect(try rules("he", "%s קבצים", base: "%d files") == ["placeholder-mismatch"])
    // Comments of a catalog say that a text is no pattern of `printf`.
    #expect(try rules("fa", "هفته %OV", base: "Week %V") == [])
    #expect(try rules("ja", "%B", base: "%OB") == [])
    let po = "#, no-c-format\nmsgid \"Yesterday %H:%M\"\nmsgstr \"אתמול %H:%M\"\n"
    #expect(try findings(po, path: "he.po").map(\.rule) == [])
  }

  /// The conversion `s` of Java prints any argument, and that of C does not.
  ///
  /// Where arguments have no positions, one that is left out moves the others.
  @Test func javaPrintsAnything() throws {
    func rules(_ value: String, base: String) throws -> [String] {
      func text(_ value: String) -> String {
        "<resources><string name=\"k\">\(value)</string></resources>"
      }
      return try findings(
        text(value), path: "res/values-iw/strings.xml", base: text(base)
      ).map(\.rule)
    }
    #expect(try rules("%1$s קבצים", base: "%1$d files") == [])
    #expect(try rules("%s קבצים", base: "%d files") == [])
    #expect(try rules("%1$d קבצים", base: "%1$s files") == ["placeholder-mismatch"])
    #expect(try rules("אחד ב-%s", base: "%d in %s") == ["placeholder-mismatch"])
    // Braces are no arguments where the base text has none.
    #expect(try rules("המאפיין {title}", base: "The property title") == [])
    #expect(try rules("המאפיין {title}", base: "The property {name}") == ["placeholder-mismatch"])
  }

  /// An argument at the end of a word makes an English plural.
  @Test func endingsOfPlurals() throws {
    func rules(_ base: String) throws -> [String] {
      try findings("msgid \"\(base)\"\nmsgstr \"{0} sanger\"\n", path: "nb.po").map(\.rule)
    }
    #expect(try rules("{0} song{1}") == [])
    #expect(try rules("{0} song {1}") == ["placeholder-mismatch"])
  }

  /// In Qt two percent signs are no escape, and an ending of English is no argument that others need.
  @Test func argumentsOfQt() throws {
    func rules(_ value: String, base: String) throws -> [String] {
      try findings(
        "<!DOCTYPE TS><TS language=\"tr\"><context><name>c</name><message><source>\(base)</source>"
          + "<translation>\(value)</translation></message></context></TS>", path: "tr.ts",
        locale: "tr"
      ).map(\.rule)
    }
    #expect(try rules("%1 / %2 (%%3)", base: "%1 of %2 (%3%)") == [])
    #expect(try rules("%1 / %2", base: "%1 of %2 (%3%)") == ["placeholder-mismatch"])
    #expect(try rules("%1 sanger", base: "%1 song%2") == [])
    #expect(try rules("sanger", base: "%1 song%2") == ["placeholder-mismatch"])
    #expect(try rules("utgave", base: "version v%1") == ["placeholder-mismatch"])
    #expect(try rules("\"{}\" etiket", base: "curly braces") == [])
  }

  /// Words of MediaWiki that choose a form are in a translation where its language needs them.
  @Test func formsOfMediaWiki() throws {
    func rules(_ value: String, base: String) throws -> [String] {
      try findings(
        "{\"k\": \"\(value)\"}", path: "i18n/de.json", locale: "de", base: "{\"k\": \"\(base)\"}"
      ).map(\.rule)
    }
    #expect(try rules("{{GENDER:|sicher|sicher(e)}} mit $1", base: "sure of $1") == [])
    #expect(try rules("{{#FORMAL:Deine|Ihre}} Seite $1", base: "your page $1") == [])
    #expect(try rules("{{PLURAL:$1|eine Seite|$1 Seiten}}", base: "pages: $1") == [])
    #expect(try rules("Seiten", base: "pages: {{SITENAME}}") == ["placeholder-mismatch"])
    // Other texts of the program, which may be named or not.
    #expect(try rules("Klick hier", base: "click {{int:save}}") == [])
    #expect(try rules("Klick {{int:save}}", base: "click here") == [])
    #expect(try rules("Klick {{Int: save}}", base: "click {{int:save}}") == [])
    #expect(
      try rules("Klick {{int:sichern}}", base: "click {{int:save}}") == ["placeholder-mismatch"])
    #expect(Message("{{#FORMAL:du|Sie}}").branches.count == 2)
  }

  /// Notes for translators and the texts of a language of Crowdin have no arguments to compare.
  @Test func textsForTranslators() throws {
    let base = strings("From %@ to %@")
    let note = strings("What the range is for")
    #expect(
      try findings(note, path: "qqq.lproj/x.strings", locale: "de", base: base).map(\.rule) == [])
    #expect(
      try findings(note, path: "qqq/LC_MESSAGES/x.strings", locale: "de", base: base).map(\.rule)
        == [])
    #expect(
      try findings(note, path: "de.lproj/x.strings", locale: "de", base: base).map(\.rule)
        == ["placeholder-mismatch"])
    #expect(try rules("xh", "crwdns3014:0crwdne3014:0", base: "From %@ to %@") == [])
  }

  /// What stands for an element of XLIFF is an argument, however it is written.
  @Test func elementsOfXLIFF() throws {
    let text = """
      <xliff version="1.2"><file target-language="he" original="x"><body><trans-unit id="a">
      <source>to <x id="PH" equiv-text="this.getSize()"/> files of <x id="PH_1" equiv-text="name"/></source>
      <target>אל <x id="PH" equiv-text="this.getSize()"/> קבצים של <x id="PH_1" equiv-text="name"/> names</target>
      </trans-unit></body></file></xliff>
      """
    let file = try LocalizationFile(path: "messages.he.xlf", bytes: Array(text.utf8))
    let entry = try #require(file.entries.first)
    let message = Message(
      entry.value.string, knownArguments: entry.arguments.map(\.text), dialects: entry.dialects)
    #expect(message.arguments.map(\.text) == ["this.getSize()", "name"])
    #expect(message.lines[0].pieces.count == 5)
  }

  /// The percent sign of Arabic spoils an argument that the file declares.
  @Test(arguments: [
    ("٪n بايت", 1), ("حذف ٪1 من الملفات", 1), ("%n بايت", 0), ("٪50 من الملفات", 0),
  ])
  func percentSignsOfArabic(_ row: (value: String, count: Int)) throws {
    let text = """
      <!DOCTYPE TS><TS version="2.1" language="ar"><context><name>C</name><message numerus="yes">
      <source>%n bytes of %1</source>
      <translation><numerusform>\(row.value)</numerusform></translation></message></context></TS>
      """
    let found = try findings(text, path: "app_ar.ts", locale: "ar").filter {
      $0.message.contains("is no format specifier")
    }
    #expect(found.count == row.count)
    #expect(try findings(text, path: "app_ar.ts", locale: "ar").allSatisfy { $0.fix == nil })
  }

  /// Letters of the program's own after a percent sign, in both texts of gettext.
  @Test func lettersOfAProgram() throws {
    func rules(_ id: String, _ value: String) throws -> [String] {
      try findings("msgid \"\(id)\"\nmsgstr \"\(value)\"\n", path: "he.po").map(\.rule)
    }
    #expect(try rules("Error at %B.", "%B שגיאה בקובץ.") == ["argument-direction"])
    #expect(try rules("Error at B.", "%B שגיאה בקובץ.") == ["base-direction"])
    #expect(try rules("%s (copy)%s", "%s (עותק)%s") == [])
  }

  /// A hyphen belongs to a word as the base text has it, and is punctuation elsewhere.
  @Test func optionsOfCommands() throws {
    func found(_ id: String, _ value: String) throws -> [String] {
      try findings("msgid \"\(id)\"\nmsgstr \"\(value)\"\n", path: "he.po").map(\.rule)
    }
    #expect(try found("Use -proxy for it", "יש להשתמש ב -proxy לכל דבר") == ["ltr-run-edge"])
    #expect(try found("Use the proxy for it", "יש להשתמש ב -proxy לכל דבר") == [])
    #expect(try found("Use a non-proxy for it", "יש להשתמש ב -proxy לכל דבר") == [])
    #expect(try found("Use -proxyhost for it", "יש להשתמש ב -proxy לכל דבר") == [])
    // Signs on both sides stand the same in both directions.
    #expect(try found("Update to #version# now", "לעדכן ל #version# עכשיו") == [])
    #expect(try found("Not supported: ##KIND_OF_FILE##", "לא נתמך: ##KIND_OF_FILE##") == [])
    #expect(try found("Update to #version now", "לעדכן ל #version עכשיו") == ["ltr-run-edge"])
  }

  /// An untranslated text is an info where the views may take the direction of its first letter.
  @Test func untranslatedTextsInTwoContainers() throws {
    let file = try file("Really delete it?")
    func severities(_ containers: [DisplayContainer]) -> [Severity] {
      Linter(options: LintOptions(containers: containers)).findings(
        in: file, locale: MessageLocale("he")
      ).map(\.severity)
    }
    #expect(severities([.rightToLeft]) == [.warning])
    #expect(severities([.natural, .rightToLeft]) == [.info])
  }

  /// An expression of a template is one argument, and no control is written into it.
  @Test func expressionsAreArguments() throws {
    let found = try findings(strings("{{duration || '0 שניות'}} (נמשך)"))
    #expect(found.map(\.rule) == [])
    let sentence = try findings(strings("{{user | name}} הצטרף."))
    #expect(sentence.map(\.rule) == ["argument-direction"])
    // A template of MediaWiki is none.
    #expect(Message("{{Identical|Open}}").arguments.isEmpty)
    #expect(Message("{{br}} {{a}}").lines[0].pieces.contains { $0.kind == .markup })
  }

  // MARK: What arguments are

  /// What the base text and the text beside an argument say of it.
  @Test(arguments: [
    // The kind of a thing before its name.
    ("fa", "حذف %1$@ «%2$@»", "Delete %1$@ \u{2018}%2$@\u{2019}", 0),
    ("he", "%@ הצטרף", "%@ joined", 1),
    // A bullet before a whole sentence.
    ("he", "%@ קבל עדכונים על המצב.", "%@ Get updates on the status.", 0),
    ("he", "%@ קיבל עדכונים על המצב.", "%@ got updates on the status.", 1),
    // A time that has gone.
    ("he", "%@ לפני", "%@ ago", 0),
    // What prints nothing, and a width and a height.
    ("he", "%.0sתיקיית הבית", "%s's Home", 0), ("he", "קצב%@x%@", "Rate %@x%@", 0),
    // Units.
    ("he", "%@ דציבל", "%@ dB", 0),
    // The steps of a way through menus are of one kind.
    ("he", "עבור אל %1$@ > %2$@ > %3$@ עכשיו.", "Go to %1$@ > %2$@ > %3$@ now.", 0),
  ])
  func arguments(_ row: (locale: String, value: String, base: String, count: Int)) throws {
    #expect(try rules(row.locale, row.value, base: row.base).count == row.count)
  }

  /// The only argument of a plural form of Qt is its number.
  @Test(arguments: [("%1 \u{05E9}\u{05D5}\u{05D1}", 0), ("%1 \u{05E9}\u{05DC}\u{05D7} %2", 1)])
  func pluralFormsOfQt(_ row: (value: String, count: Int)) throws {
    let text = """
      <!DOCTYPE TS><TS version="2.1" language="he"><context><name>C</name><message numerus="yes">
      <source>\(row.count == 0 ? "%1 Entry(s)" : "%1 sent %2")</source>
      <translation><numerusform>\(row.value)</numerusform></translation></message></context></TS>
      """
    #expect(try findings(text, path: "app_he.ts").count == row.count)
  }

  /// Numbers are tried in an untranslated line only where something says that the argument is one.
  @Test func argumentsOfUntranslatedLines() throws {
    var options = LintOptions()
    options.containers = [.rightToLeft]
    func rules(_ value: String) throws -> [String] {
      try Linter(options: options).findings(in: file(value), locale: MessageLocale("he"))
        .map(\.rule)
    }
    #expect(try rules("%1$@ vs %2$@ in %3$@") == [])
    #expect(try rules("%1$d vs %2$d in %3$d") == ["ltr-only-in-rtl"])
  }

  // MARK: Data

  /// Lists of search words and names of files are not displayed as lines.
  @Test func dataIsNotRepaired() throws {
    #expect(try rules("he", "clock;date;time;שעון;תאריך;") == [])
    #expect(try rules("he", "clock; שעון; time;") == ["base-direction"])
    #expect(try rules("fa", "power off;shutdown;خاموش;توقف") == [])
    #expect(try rules("ug", "power off;halt؛ئۇخلات؛توختا") == [])
    #expect(try rules("fa", "halt;خاموش;توقف") == ["base-direction"])
    #expect(try findings(strings("my-גיבוי_%@.txt", key: "backupFilename")).isEmpty)
    #expect(try !findings(strings("my_גיבוי %@.txt", key: "backupText")).isEmpty)
    let po = "msgctxt \"accessibility\"\nmsgid \"%(t)s, loaded\"\nmsgstr \"%(t)s, נטען\"\n"
    #expect(try findings(po, path: "he.po").map(\.severity) == [.info])
  }

  /// Qt takes patterns out of the brackets; GTK displays such a text as a line.
  @Test func filtersOfQtAreNotRepaired() throws {
    let name = "קבצי טקסט (*.txt *.log)"
    let qt = """
      <?xml version="1.0" encoding="utf-8"?>
      <!DOCTYPE TS><TS version="2.1" language="he"><context><name>C</name><message>
      <source>Text files (*.txt *.log)</source><translation>\(name)</translation></message></context></TS>
      """
    #expect(try findings(qt, path: "app_he.ts").isEmpty)
    let po = "msgid \"Text files (*.txt *.log)\"\nmsgstr \"\(name)\"\n"
    #expect(try findings(po, path: "he.po").map(\.rule) == ["ltr-run-edge"])
    // KI18n is that of programs of Qt.
    for (source, isFound) in [
      ("i18n(\"Text files (*.txt *.log)\");", false), ("_(\"Text files (*.txt *.log)\");", true),
    ] {
      let file = try LocalizationFile(path: "he.po", bytes: Array(po.utf8))
      var linter = Linter(options: LintOptions())
      linter.usage = ProgramUsage.made(of: ["a.cpp": source])
      #expect(linter.findings(in: file, locale: MessageLocale("he")).isEmpty != isFound)
    }
    let old = "msgid \"*.ico *.png | Icons\"\nmsgstr \"*.ico *.png | סמלים\"\n"
    #expect(try findings(old, path: "he.po").isEmpty)
  }

  /// A fragment lacks a bracket as its base text does: the program joins it with others.
  @Test func fragmentsAreJoined() throws {
    func severities(_ value: String, _ base: String) throws -> [Severity] {
      try findings(strings(value), base: strings(base)).map(\.severity)
    }
    #expect(try severities("nd העתק שני)", "nd copy)") == [.info])
    #expect(try severities("nd העתק שני נשמר.", "nd copy saved.") == [.error])
  }

  /// A text that nobody translated is no question of order; an address alone is data.
  @Test func untranslatedTexts() throws {
    var options = LintOptions()
    options.containers = [.rightToLeft]
    func severities(_ value: String, _ base: String) throws -> [Severity] {
      let english = try LocalizationFile(path: "x.strings", bytes: Array(strings(base).utf8))
      return try Linter(options: options).findings(
        in: LocalizationFile(path: "x.strings", bytes: Array(strings(value).utf8)),
        locale: MessageLocale("he"), base: BaseTexts(english, locale: MessageLocale("en"))
      ).map(\.severity)
    }
    #expect(try severities("Open the file?", "Open the file?") == [.info])
    #expect(try severities("Open a file?", "Open the file?") == [.warning])
    #expect(try severities("https://example.com/", "https://example.com/he/").isEmpty)
  }

  /// `%Id` is a number in the digits of the locale, and no field of a time.
  @Test func digitsOfTheLocale() throws {
    let po = "#, c-format\nmsgid \"%d of %d\"\nmsgstr \"%Id از %Id\"\n"
    #expect(try findings(po, path: "fa.po", locale: "fa").isEmpty)
    let sizes = "#, c-format\nmsgid \"%.2f inch\"\nmsgstr \"%I.2f اینچ\"\n"
    #expect(try findings(sizes, path: "fa.po", locale: "fa").isEmpty)
  }

  // MARK: Controls and repairs

  /// Who opens an embedding of the language after a code saw the line with it: no error.
  @Test func openEmbeddingsAfterACode() throws {
    let call = "(X) \u{202B}הפונקציה hex(X) מחזירה את BLOB של המספר X."
    let found = try findings(strings(call))
    #expect(found.map(\.rule) == ["unbalanced-control"])
    #expect(found.map(\.severity) == [.warning])
  }

  /// A class of characters is one code, and so is an address with a word that the reader replaces; a word in brackets is none.
  @Test func codesInBrackets() throws {
    func fix(_ value: String) throws -> String? { try findings(strings(value)).first?.fix?.message }
    #expect(try fix("מותר: [a-z0-9_-]") == "write \u{2039}LRM\u{203A}[a-z0-9_-]")
    #expect(
      try fix("לדוגמה http://example.com/&lt;folder&gt; בשרת")
        == "write http://example.com/&lt;folder&gt;\u{2039}LRM\u{203A}")
    #expect(try rules("he", "כתבו אלינו [e-mail]") == [])
  }

  /// A control that changes nothing in its own text is no error.
  @Test func openControlsWithoutEffect() throws {
    func severities(_ value: String) throws -> [Severity] {
      try findings(strings(value)).map(\.severity)
    }
    #expect(try severities("\u{202B}\u{05E9}\u{05DC}\u{05D5}\u{05DD}") == [.info])
    #expect(try severities("\u{202E}\u{05E9}\u{05DC}\u{05D5}\u{05DD}") == [.info])
    // An embedding would hold the line as this override does.
    #expect(
      try severities("\u{05E9}\u{05DC}\u{05D5}\u{05DD}: \u{202D}abc [OPTION]...") == [.info])
    #expect(try severities("\u{202E}abc \u{05E9}\u{05DC}\u{05D5}\u{05DD}") == [.error])
  }

  /// Numbers in brackets, variables with two signs, bare schemes at the end of a sentence, and the number of a name.
  @Test(arguments: [
    ("כתובת https://…", "כתובת https://…\u{200E}"),
    ("חפש \u{22}Protocol 4 (TCP / IP)\u{22} ברשימה", nil),
    ("רק @-mentions", "רק \u{200E}@-mentions"),
    // Signs on both sides of a word, a unit of physics, and the last slash of an address, typed in the order of the screen.
    ("לחץ על הסמל (ולא למטה).Mac OS X", nil),
    ("הגבל עם \u{22}my:<Title>\u{22} כאן", "הגבל עם \u{22}my:<Title>\u{200E}\u{22} כאן"),
    ("נוסח ++insert++", nil), ("עבור O₂% מיטבי", nil), ("ראו /https://example.com/a", nil),
    ("עד @@max_size בתים", "עד \u{200E}@@max_size בתים"),
    ("כתובת עם http://.", "כתובת עם http://\u{200E}."),
    ("התוסף Vault 2 \u{22}Totp\u{22} פעיל", "התוסף Vault 2\u{200F} \u{22}Totp\u{22} פעיל"),
  ])
  func repairs(_ value: String, repaired: String?) throws {
    let escaped = value.replacing("\u{22}", with: "\\\u{22}")
    let outcome = try fixed(escaped, "he", LintOptions(containers: [.rightToLeft]), unsafe: true)
    #expect(outcome.value.replacing("\\\u{22}", with: "\u{22}") == (repaired ?? value))
  }
}
