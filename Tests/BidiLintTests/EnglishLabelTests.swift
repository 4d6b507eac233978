import BidiJudge
import MessageSyntax
import BidiSource
import LocalizationFiles
import Testing

@testable import BidiLint

/// Labels of a name and a noun in the order of English, which are reported with both readings and not repaired.
@Suite struct EnglishLabelTests {
  private func findings(_ locale: String, _ value: String, base: String) throws -> [Finding] {
    func file(_ value: String) throws -> LocalizationFile {
      try LocalizationFile(path: "x.strings", bytes: Array("\"k\" = \"\(value)\";\n".utf8))
    }
    return Linter(options: LintOptions()).findings(
      in: try file(value), locale: MessageLocale(locale),
      base: BaseTexts(try file(base), locale: MessageLocale("en")))
  }

  /// The noun that English puts last stands last in the file, and first on the screen.
  @Test(arguments: [
    ("ar", "KMZ كلمة المرور", "KMZ Password"), ("ar", "&ATOM موجز", "&ATOM Feed"),
    ("he", "ZIP2 ARC ספריית יבוא", "ZIP2 ARC Import Library"),
    ("he", "TagLib גרסת ספרייה:", "TagLib Library Version:"),
    ("fa", "Opus پرونده‌های", "Opus Files"),
    // The name stands inside of the English label; or at its end, where these languages have it too.
    ("fa", "x11vnc پیکربندی داخلی سرور", "Builtin x11vnc server configuration"),
    ("he", "x תנועת", "motion x"), ("he", "XY קבע ערך", "set xy"),
    ("ar", "JSON نسخ كل", "Copy JSON"),
    // A verbal noun without its object, and a word that is written onto a name.
    ("ar", "AVRDude لم يتم تنزيل", "AVRDude was not downloaded"), ("ar", "IPعنوان", "MAC address"),
    ("ar", "AVRDude لم يتم استخدام.", "AVRDude was not used."),
  ])
  func labelsInTheOrderOfEnglish(_ row: (locale: String, value: String, base: String)) throws {
    let found = try findings(row.locale, row.value, base: row.base)
    #expect(found.map(\.rule) == ["visual-order-suspect"])
    // In a label that begins at the left, the words stand as somebody typed them.
    #expect(found.allSatisfy { $0.fix == nil && $0.severity == .info })
  }

  /// An amount stands before what it counts.
  @Test func amounts() throws {
    let found = try findings("he", "%@ צפיות", base: "%@ views")
    #expect(found.isEmpty)
  }

  /// Sentences, states, other names and languages with another order: wrong, and repaired.
  @Test(arguments: [
    ("ar", "KMZ غير متاح الآن", "KMZ is not available now"),
    ("he", "PIN נשמר שוב", "PIN saved again and saved"),
    ("ar", "TagLib أرجع قناة واحدة.", "TagLib returned one channel."),
    ("he", "GPS כבוי עכשיו", "GPS unavailable"), ("ar", "VPN شبكة جديدة", "New network"),
    ("fa", "Opus حرفه ای", "Opus Pro"),
    ("ur", "KMZ پاس ورڈ نیا", "KMZ Password"), ("ar", "VPN الشبكة الجديدة", "VPN Network"),
    // Verbs of two words, objects, and requests with the verb last.
    ("fa", "Zip کردن پرونده‌ها", "Zip files"), ("fa", "Zip پرونده قبلی", "Zip previous file"),
    ("fa", "Diff شامل", "Diff contains"), ("ur", "GPS فعال کریں", "Enable GPS"),
    // The head of a compound stands first; a label before a field ends as the base text does.
    ("fa", "Url مربوط به Feed", "Feed Url"), ("fa", "Url مربوط به Feed", "Feed &Url"),
    ("fa", "timeout جستجوی سریع grid", "grid quick search timeout"),
    ("fa", "Zip از", "Zip from"),
    // A word before a name describes it; a verbal noun with its object.
    ("he", "PIN שגוי תמיד", "wrong PIN"),
    ("ar", "AVRDude لم يتم تنزيله", "AVRDude was not downloaded"),
    ("ar", "AVRDude تم بنجاح", "AVRDude succeeded"), ("ar", "YouTube تم حظرك", "You were blocked"),
  ])
  func otherLinesAreRepaired(_ row: (locale: String, value: String, base: String)) throws {
    let found = try findings(row.locale, row.value, base: row.base)
    #expect(found.map(\.rule) == ["base-direction"])
    #expect(found.allSatisfy { $0.fix != nil })
  }

  /// A list of numbers in the reverse of the base text is typed as it should look.
  @Test func numbersInReverse() throws {
    let value = "المستويات (5،4،3،2،1) Wi abc"
    let found = try findings("ar", "Wi " + value, base: "Wi levels (1,2,3,4,5) abc Wi")
    #expect(found.map(\.rule) == ["visual-order-suspect"])
    let same = try findings("ar", "Wi المستويات (1، 2، 3) عالية", base: "Wi levels (1,2,3) high up")
    #expect(!same.map(\.rule).contains("visual-order-suspect"))
  }

  /// A text that is only spoken is an info; settings about a screen reader are displayed.
  @Test func spokenTextsAreInfos() throws {
    func severities(_ key: String) throws -> [Severity] {
      let file = try LocalizationFile(
        path: "x.strings", bytes: Array("\"\(key)\" = \"PDF פגום מאוד.\";\n".utf8))
      return Linter(options: LintOptions()).findings(in: file, locale: MessageLocale("he")).map(
        \.severity)
    }
    #expect(try severities("photo.contentDescription") == [.info])
    #expect(try severities("photo_accessibility_label") == [.info])
    #expect(try severities("voiceover_settings") == [.error])
  }

  /// Data that a program reads has no order: a format of times.
  @Test func formatsOfTimesAreData() throws {
    #expect(Message("0100 h 060 m 030 s+>025 שנ").data == .timeFormat)
    #expect(Message("099 days 024 h").data == .timeFormat)
    #expect(Message("0800 לחץ כאן").data == nil)
    #expect(Message("010 לחץ כאן 020 שוב").data == nil)
    #expect(try findings("he", "0100 h 060 m 030 s+>025 שנ", base: "0100 h 060 m").isEmpty)
  }
}
