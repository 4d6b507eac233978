import BidiText
import BidiJudge
import BidiSource
import LocalizationFiles
import MessageSyntax
import Testing

@testable import BidiLint

/// Texts of which nobody can be certain what the program shows.
///
/// The kinds are those on which two readers of public projects, who did not see each other, agreed; the texts are our own.
@Suite struct UncertainTextTests {
  private func findings(
    _ text: String, path: String = "x.strings", locale: String = "he", base: String? = nil,
    options: LintOptions = LintOptions()
  ) throws -> [Finding] {
    let file = try LocalizationFile(path: path, bytes: Array(text.utf8))
    let other = try base.map { try LocalizationFile(path: path, bytes: Array($0.utf8)) }
    return Linter(options: options).findings(
      in: file, locale: MessageLocale(locale),
      base: other.map { BaseTexts($0, locale: MessageLocale("en")) })
  }

  private func strings(_ value: String, key: String = "k") -> String {
    "\"\(key)\" = \"\(value)\";\n"
  }

  // MARK: Code that no reader of messages knows

  /// The first letter of the line, or what is torn, may be code that the program replaces.
  @Test(arguments: [
    "{x.join(y)} הקבצים נשמרו כאן.", "this.count() קבצים נשמרו במחשב.",
    "x[^a]1 תגובות נשמרו במחשב.", "a href=\\\"x\\\">הקישור נשמר במחשב.",
    "<%= name תגובות נשמרו במחשב.",
    "y - `x` הקבצים נשמרו.", "&#60;b&#62;הקבצים נשמרו&#60;/b&#62;",
  ])
  func unknownCode(_ value: String) throws {
    #expect(try findings(strings(value)).map(\.severity) == [.warning], "\(value)")
  }

  /// The message names the code.
  @Test func theMessageNamesTheCode() throws {
    let found = try findings(strings("x.join(y) נשמר אתמול בערב."))
    #expect(found.map(\.severity) == [.warning])
    let doubt = "unless the program shows something else for \"x.join(y)\""
    #expect(found.first?.message.contains(doubt) == true)
  }

  /// Names, options and brackets of a sentence are text, and an error stays one.
  @Test(arguments: [
    "C++ היא שפה טובה מאוד.", "Save(s) הקובץ נשמר.", "HTTP 403(b) נשמר בקובץ.",
    "PDF נשמר ב־50% מהמקרים.", "URL הוא x%D7%90 בדפדפן.",
  ])
  func knownTexts(_ value: String) throws {
    #expect(try findings(strings(value)).map(\.severity).contains(.error), "\(value)")
  }

  /// A numbered place that the base text has too is the program's, whatever the format says; a percentage is a number.
  @Test func numberedPlaces() throws {
    let base = strings("Tap %1 to go on.")
    let found = try findings(strings("x הקישו על ה%1."), path: "x.strings", base: base)
    #expect(found.map(\.severity) == [.info])
    #expect(found.first?.message.contains("in the place of \"%1\"") == true)
    let percentage = try findings(strings("x נשמרו 50% מהם."), base: strings("x 50% of them"))
    #expect(percentage.map(\.severity) == [.error])
  }

  // MARK: Texts of another language

  /// In a file of a left-to-right language, a word of another script with a name is of another language.
  @Test func aWordOfAnotherScript() throws {
    #expect(
      try findings(strings("\u{05E8}\u{05E9}\u{05D9}\u{05DE}\u{05D4} CD"), locale: "ast").isEmpty)
    #expect(
      !(try findings(strings("\u{05D0}: the letters of {name}, \u{05D1}"), locale: "fr")).isEmpty)
  }

  /// A name with the question mark of the language is no text that nobody translated.
  @Test func aSignOfTheLanguage() throws {
    let options = LintOptions(containers: [.rightToLeft])
    #expect(try findings(strings("WhatsApp\u{061F}"), locale: "ar", options: options).isEmpty)
    #expect(!(try findings(strings("WhatsApp?"), locale: "ar", options: options)).isEmpty)
  }

  /// A request about a name of two words: the verb stands first in Arabic and Hebrew.
  @Test func aRequestAboutAName() throws {
    let found = try findings(
      strings("Blue Note \u{05D3}\u{05E8}\u{05D2}\u{05D5}"), base: strings("Rate Blue Note"))
    #expect(found.map(\.rule) == ["visual-order-suspect"])
  }

  /// A name of the base text and a word that may explain it are read in either order.
  @Test func namesWithAGloss() throws {
    let gloss = try findings(strings("Proxy שרת"), base: strings("Proxy"))
    #expect(gloss.map(\.severity) == [.info])
    let noun = try findings(strings("Proxy חדש"), base: strings("New proxy"))
    #expect(noun.map(\.severity) == [.warning])
  }

  /// An ending that makes an English plural is no argument that other languages need.
  @Test func endingsWithAName() throws {
    func rules(_ value: String) throws -> [String] {
      try findings(
        "{\"k\": \"\(value)\"}", path: "nb.json", locale: "nb",
        base: "{\"k\": \"{{n}} attempt{{plural}} left\"}"
      ).map(\.rule)
    }
    #expect(try rules("{{n}} igjen") == [])
    #expect(try rules("igjen {{plural}}") == ["placeholder-mismatch"])
  }

  // MARK: Texts that a program takes apart

  /// A dialog shows the names of translators as links, one by one.
  @Test func credits() throws {
    let names = "Dana דנה <dana@example.com>\\nאורי Uri <uri@example.com>."
    func rules(_ key: String) throws -> [String] {
      let po = "msgid \"\(key)\"\nmsgstr \"\(names)\"\n"
      return try findings(po, path: "he.po").filter { $0.severity != .info }.map(\.rule)
    }
    #expect(try rules("translator-credits") == [])
    #expect(try rules("other names") == ["base-direction"])
  }

  /// The outer brackets of two pairs change places in a right-to-left line, which nobody sees.
  @Test func bracketsThatLookAlike() throws {
    func rules(_ text: String) throws -> [String] {
      try findings("msgid \"a\"\nmsgstr \"\(text)\"\n", path: "he.po").map(\.rule)
    }
    #expect(try rules("לחץ על <Alt><Enter>") == [])
    #expect(try rules("לחץ על <Alt>[Enter]") == ["bracket-torn"])
  }

  /// A program compares the words of a list with others: the key or a comment says so.
  @Test func listsOfWords() throws {
    func rules(_ comment: String, _ key: String) throws -> [String] {
      let po = "#. \(comment)\nmsgid \"\(key)\"\nmsgstr \"Bin | סל | פח אשפה\"\n"
      return try findings(po, path: "he.po").filter { $0.severity != .info }.map(\.rule)
    }
    #expect(try rules("Names of a folder. Separate the names with a vertical bar.", "a") == [])
    #expect(try rules("", "search_keywords_bin") == [])
    #expect(try rules("Names of a folder.", "a") == ["base-direction"])
    let search =
      "Search terms to find this application. Do NOT translate or localize the semicolons!"
    #expect(try rules(search, "bin;") == [])
  }

  /// The search words of a program are no text, also where the last sign is that of the language.
  @Test func searchWords() throws {
    let words = "web;browser;epiphany;תור\u{61B}דפדפן\u{61B}"
    #expect(try findings(strings(words)).isEmpty)
  }

  // MARK: Scripts

  /// Kurdish is written in Latin and in Arabic letters; a file may have both.
  @Test func twoScriptsOfALanguage() throws {
    let latin = (1...9).map { strings("Navê te \($0)", key: "k\($0)") }.joined()
    let sorani = strings("وێنەی PDF کرا.", key: "arabic")
    #expect(try findings(latin + sorani, locale: "ku").isEmpty)
    // A sentence in Arabic letters is right to left in any file.
    #expect(try findings(latin + sorani, locale: "de").isEmpty)
    // A label of one word and two Latin letters is one of the Arabic letters too.
    let label = strings("ناوی A > Z", key: "sort")
    #expect(try findings(latin + label, locale: "ku").isEmpty)
  }

  // MARK: Numbers

  /// What stands round an argument tells that it is a number.
  @Test(arguments: [
    ("%s ליטר", "%s litres"), ("%s פסקל", "%s pascals"), ("%s חופשי", "%s free"),
    ("%s לשעה", "%s per hour"), ("2015-%s פרויקט קטן", "2015-%s The Small Project"),
    ("<xliff:g id=\"ITEM_COUNT\">%s</xliff:g> פגישות ביומן", "all <b>%s</b> events"),
  ])
  func numbers(_ row: (value: String, base: String)) throws {
    func xml(_ value: String) -> String {
      "<resources xmlns:xliff=\"urn:oasis:names:tc:xliff:document:1.2\">"
        + "<string name=\"text\">\(value)</string></resources>"
    }
    let path = "res/values-he/strings.xml"
    #expect(try findings(xml(row.value), path: path, base: xml(row.base)).isEmpty)
    #expect(
      try findings(xml("%s הגיע לפגישה"), path: path, base: xml("%s came")).map(\.rule)
        == ["argument-direction"])
  }

  // MARK: Codes

  /// A tag parts a path from the word before it.
  @Test func pathsAfterTags() throws {
    let found = try findings(strings("הקובץ נמצא ב<b>/usr/lib/x</b> במחשב"))
    #expect(found.map(\.rule) == ["ltr-run-edge"])
  }

  // MARK: Addresses

  /// Only the address of a server ends in a slash by itself.
  @Test(arguments: [
    ("share_url", "הקישור {url} הועתק", "Link {url} copied", false),
    ("done", "הקישור {shareUrl} הועתק", "Copied {shareUrl}", false),
    // The program has the address of itself, and writes it as it likes.
    ("update", "התוכנה ב־{baseUrl} עודכנה", "Updated {baseUrl}", false),
    ("login", "החשבון ב־{serverUrl} פעיל", "Signed in to {serverUrl}", true),
    ("error", "הכתובת {url} שגויה", "Invalid URL {url}", true),
    ("server_url_help", "הכתובת {url} פעילה", "Address {url}", true),
  ])
  func slashAtTheEnd(
    _ row: (key: String, value: String, base: String, isWrong: Bool)
  ) throws {
    var options = LintOptions()
    options.containers = [.rightToLeft]
    let found = try findings(
      strings(row.value, key: row.key), base: strings(row.base, key: row.key), options: options)
    #expect(found.map(\.rule) == (row.isWrong ? ["argument-direction"] : []), "\(row.value)")
  }

  // MARK: Names

  /// An argument is reported as a warning where something tells that it is a name, and as an info where nothing does.
  @Test(arguments: [
    ("“%@” נשמר", "“%@” saved", Severity.warning), ("{user} הצטרף", "{user} joined", .warning),
    ("{value} הצטרף", "{value} joined the room", .warning),
    ("%@ לא נמצא", "%@ is missing", .warning),
    ("%@ נוסף לרשימה", "%@ added to the list", .warning), ("%@ למחוק?", "Delete %@?", .warning),
    ("%@ בתוך התיקייה", "file %@ in the folder", .warning), ("%@: יומן", "%@’s calendar", .warning),
    ("%@: לא נמצא", "%@: not found", .warning), ("%@ הוסר מכאן", "Removed from %@", .warning),
    ("%@ בסך הכול", "%@ in total", .info), ("{size} נוצלו", "{size} is used", .info),
    ("%@ נבחרו", "%@ selected", .info), ("%@ עודכן", "Updated %@", .info),
    ("%1$@ ביום %2$@", "%1$@ at %2$@", .info),
  ])
  func evidenceOfNames(_ row: (value: String, base: String, severity: Severity)) throws {
    let found = try findings(strings(row.value), base: strings(row.base))
    #expect(found.map(\.rule) == ["argument-direction"], "\(row.value)")
    #expect(found.map(\.severity) == [row.severity], "\(row.value): \(row.base)")
    #expect(
      found.first?.message.contains("nothing tells that it is a name") == (row.severity == .info))
  }

  /// The key of Apple's formats may be the English text.
  @Test func keysThatAreTexts() throws {
    func severities(_ key: String) throws -> [Severity] {
      try findings(strings("%@ בסך הכול", key: key)).map(\.severity)
    }
    #expect(try severities("%@ in total") == [.info])
    #expect(try severities("%@ was counted") == [.warning])
    #expect(try severities("total_count_text") == [.warning])
  }

  /// Words of another base language tell nothing.
  @Test func aBaseTextInGerman() throws {
    let file = try LocalizationFile(path: "x.strings", bytes: Array(strings("%@ נמחק").utf8))
    let base = try LocalizationFile(
      path: "x.strings", bytes: Array(strings("%@ wurde entfernt").utf8))
    let found = Linter(options: LintOptions()).findings(
      in: file, locale: MessageLocale("he"), base: BaseTexts(base, locale: MessageLocale("de")))
    #expect(found.map(\.severity) == [.warning])
  }

  /// Where there is no English text to tell, every argument may be a name.
  @Test func withoutABaseText() throws {
    #expect(try findings(strings("%@ נוצלו")).map(\.severity) == [.warning])
  }

  /// A label that begins with its argument as the English one does is typed in the order of the screen, or word by word.
  @Test(arguments: [
    ("%@ ویدیو", "%@ video", "visual-order-suspect"),
    ("CD/DVD (ISO) تصویر", "CD/DVD (ISO) image", "visual-order-suspect"),
    ("«%@» ویژگی", "“%@” properties", "visual-order-suspect"),
    ("%@ حذف شد", "%@ was deleted", "argument-direction"),
    ("%@ فایل فرستاد", "%@ sent files", "argument-direction"),
    ("%@ جدید", "new %@", "argument-direction"),
    ("%@ / فهرست‌ها", "%@ / Lists", "argument-direction"),
    ("%@ - میانبر", "%@ - Shortcut", "argument-direction"),
    ("%@ شامل:", "%@ includes:", "argument-direction"),
    // An amount stands before what it counts.
    ("+%@ امتیاز", "+%@ points", "argument-direction"),
  ])
  func labelsInEnglishOrder(_ row: (value: String, base: String, rule: String)) throws {
    let found = try findings(strings(row.value), locale: "fa", base: strings(row.base))
    #expect(found.map(\.rule) == [row.rule], "\(row.value)")
  }

  /// A sentence of another language, in letters of the other direction, stands in the wrong file: its order is right.
  @Test(arguments: [
    ("يسمح بنسخة احتياطية على موقع Dropbox.", [String]()),
    ("الغاء تفعيل النسخة على موقع OneDrive أولاً.", []),
    // Words of both: the file's own language counts.
    ("שלום עולם means hello world.", ["base-direction"]),
    ("שלום עולם טוב means hello good world.", ["base-direction"]),
    ("اضغط <a href='https://example.com/help/me'>هنا</a> لفتح Dropbox.", []),
  ])
  func textsOfAnotherLanguage(_ value: String, _ rules: [String]) throws {
    #expect(try findings(strings(value), locale: "sq").map(\.rule) == rules, "\(value)")
  }

  /// A row of asterisks behind an argument hides the rest of a secret, and stays with it.
  @Test func hiddenTexts() throws {
    let options = LintOptions(containers: [.rightToLeft])
    let found = try findings(strings("האסימון הוא %@*****"), options: options)
    #expect(
      found.map { $0.fix?.message } == ["write \u{2039}FSI\u{203A}%@*****\u{2039}PDI\u{203A}"])
  }

  /// A program of Qt fills in no `${name}`: it is code of an example, which a translation may leave out, and it stays whole.
  @Test func placesOfAShellInQt() throws {
    func file(_ translation: String) -> String {
      """
      <?xml version="1.0" encoding="utf-8"?>
      <!DOCTYPE TS>
      <TS version="2.1" language="ar"><context><name>M</name><message>
      <source>Example: ${gateway}:8080</source><translation>\(translation)</translation>
      </message></context></TS>

      """
    }
    func rules(_ translation: String) throws -> [String] {
      try findings(file(translation), path: "a_ar.ts", locale: "ar").map(\.rule)
    }
    #expect(try rules("\u{0645}\u{062B}\u{0627}\u{0644}: ${gateway}:8080") == ["ltr-run-edge"])
    #expect(try rules("\u{0645}\u{062B}\u{0627}\u{0644}") == [])
  }

  /// A symbol that is a letter to the algorithm turns the line.
  ///
  /// Without a sign at the end, only the symbol changes its side.
  @Test(arguments: [
    ("\u{2139}\u{FE0F} אין מכשירים מחוברים", Severity.info), ("\u{2139} מידע", .info),
    ("\u{2139}\u{FE0F} אין מכשירים מחוברים.", .error),
    ("\u{2139}\u{FE0F} אין קבצי PDF כאן", .error),
  ])
  func symbolsAtTheBeginning(_ value: String, _ severity: Severity) throws {
    #expect(try findings(strings(value)).map(\.severity) == [severity], "\(value)")
  }

  // MARK: Parts of a line

  /// A field that a text speaks of stays whole, and a low line between words of two directions belongs to neither.
  @Test func fieldsAndLowLines() throws {
    let po = "#, no-c-format\nmsgid \"%o - the output\"\nmsgstr \"%o - שם קובץ הפלט\"\n"
    let repair = "write \u{2039}RLE\u{203A}…\u{2039}PDF\u{203A}, \u{2039}LRM\u{203A}%o"
    #expect(try findings(po, path: "he.po").map { $0.fix?.message } == [repair])
    let options = LintOptions(containers: [.rightToLeft])
    #expect(try findings(strings("שם (Chrome_תאריך)"), options: options).isEmpty)
    #expect(try !findings(strings("שם (Chrome_) תאריך"), options: options).isEmpty)
  }

  /// A wide space ends a phrase, as a tab does: the key after it begins the next pair.
  @Test(arguments: [("    ", true), (" ", false)])
  func wideSpaces(_ space: String, isBorder: Bool) throws {
    let value = "Ctrl+S: Save\(space)Escape: ביטול וסגירה"
    let repair = try findings(strings(value)).first?.fix?.message ?? ""
    #expect(!repair.isEmpty)
    #expect(repair.contains("Save\u{2039}RLM\u{203A}") == isBorder, "\(repair)")
  }

  /// An arrow that is written as an entity is an arrow.
  @Test func arrowsInEntities() throws {
    let text = "{\"k\": {\"message\": \"לחץ על התפריט &rarr; העדפות &rarr; סיום\"}}"
    #expect(
      try findings(text, path: "_locales/he/messages.json").map(\.rule) == ["arrow-direction"])
  }

  // MARK: What stands for an argument

  /// The file of a browser extension says that a placeholder is a tag: it has no letters.
  @Test(arguments: [("<b class='x'>", "</b>", 0), ("$2", "$3", 1)])
  func placeholdersThatAreTags(_ open: String, _ close: String, _ count: Int) throws {
    let text = """
      {"k": {"message": "לחץ על $FIRST$\\"$NAME$\\"$LAST$", "placeholders": {
      "first": {"content": "\(open)"}, "name": {"content": "$1", "example": "Always"},
      "last": {"content": "\(close)"}}}}
      """
    let found = try findings(text, path: "_locales/he/messages.json")
    #expect(found.count == count, "\(found.map(\.message))")
  }

  /// Tags may have names in capital letters, and the key of a record is a number.
  @Test(arguments: [
    ("הבקשה #{pk} נדחתה", "Request #{pk} was refused", 0),
    ("הבקשה #{title} נדחתה", "Request #{title} was refused", 1),
  ])
  func namesThatTell(_ value: String, _ base: String, _ count: Int) throws {
    let po = "#, python-brace-format\nmsgid \"\(base)\"\nmsgstr \"\(value)\"\n"
    let found = try findings(po, path: "he.po").filter { $0.rule == "argument-direction" }
    #expect(found.count == count)
  }

  /// Of several capitals, the last begins a word if a small letter follows.
  @Test(arguments: [
    "%(START_LINK)sPDF%(END_LINK)s is it", "%(linkTOSStart)sPDF%(linkTOSEnd)s is it",
  ])
  func tagsWithCapitals(_ text: String) {
    let pieces = Message(text).lines[0].pieces
    #expect(pieces.filter { $0.kind == .markup }.count == 2)
  }

  /// Where only a number goes wrong, the name of a thing that has a name makes that unlikely.
  @Test(arguments: [("partner", Severity.info), ("value", .warning)])
  func namesThatAreSeldomNumbers(_ name: String, _ severity: Severity) throws {
    let value = "המשאבים של %(\(name))s's כאן."
    let po =
      "#, python-format\nmsgid \"The resources of %(\(name))s's\"\nmsgstr \"\(value)\"\n"
    let options = LintOptions(containers: [.rightToLeft])
    let found = try findings(po, path: "he.po", options: options)
    #expect(found.map(\.severity) == [severity], "\(found.map(\.message))")
  }

  /// An arrow in a tag of its own is drawn by the program.
  @Test(arguments: [
    ("תמונה <span class=\"way\">→</span> לשונית", [String]()),
    ("תמונה <b>גדולה</b> → <b>לשונית</b> חדשה", ["arrow-direction"]),
    ("<b>→</b> תמונה גדולה → לשונית חדשה", ["arrow-direction"]),
  ])
  func arrowsInTags(_ value: String, _ rules: [String]) throws {
    let options = LintOptions(containers: [.rightToLeft])
    let text = strings(value.replacing("\"", with: "\\\""))
    #expect(try findings(text, options: options).map(\.rule) == rules)
  }

  /// `%n%` is a name where no conversion may stand, and `%0` a place where `%1` is one.
  @Test func namesOfOneLetter() throws {
    let chrome: MessageDialects = [.percentName]
    #expect(Message("שלב %n%", dialects: chrome).arguments.map(\.name) == ["n"])
    #expect(Message("%d% of %s", dialects: [.percentName, .printf]).arguments.count == 2)
    #expect(Message("בלוק %0: %1", dialects: [.qt]).arguments.map(\.text) == ["%0", "%1"])
    #expect(Message("%0 מהקבצים", dialects: [.qt]).arguments.isEmpty)
  }

  /// A number stands before its unit also in a language with the noun first.
  @Test(arguments: [("%@ dB", "%@ ديسيبل", 0), ("%@ video", "%@ فيديو", 1)])
  func numbersBeforeUnits(_ base: String, _ value: String, _ count: Int) throws {
    let found = try findings(strings(value), locale: "ar", base: strings(base))
    #expect(found.filter { $0.rule == "visual-order-suspect" }.count == count)
  }

  /// A base text that does not close its braces is at fault itself.
  @Test(arguments: [
    ("{{count} items", "{{count}} פריטים", 0), ("{{count} items", "{{number}} פריטים", 1),
    ("{{count} of {total}", "פריטים", 1), ("{{count}} items", "{{number}} פריטים", 1),
  ])
  func bracesOfTheBaseText(_ base: String, _ value: String, _ count: Int) throws {
    let found = try findings(
      "{\"k\": \"\(value)\"}", path: "he.json", base: "{\"k\": \"\(base)\"}")
    #expect(found.filter { $0.rule == "placeholder-mismatch" }.count == count)
  }

  /// Where nothing is known of the program, it may fill in `%s` by itself.
  @Test(arguments: [("he.json", 0), ("he.lproj/x.strings", 1)])
  func percentSignsOfOwnFormats(_ path: String, _ count: Int) throws {
    let value = "נחסכו %s% בעמלות"
    let text = path.hasSuffix("json") ? "{\"k\": \"\(value)\"}" : strings(value)
    let found = try findings(text, path: path)
    #expect(found.filter { $0.rule == "bare-percent" }.count == count)
  }

  /// A mark after a virama keeps two consonants of an Indic script apart; elsewhere it changes nothing.
  @Test(arguments: [
    ("\u{C38}\u{C4D}\u{200E}\u{C28}", 0), ("\u{C38}\u{200E}\u{C28}", 1),
  ])
  func marksBetweenConsonants(_ value: String, _ count: Int) throws {
    let found = try findings(strings(value), locale: "te")
    #expect(found.filter { $0.message.contains("the same everywhere") }.count == count)
  }
}
