import BidiText
import Testing

@testable import BidiJudge
@testable import MessageSyntax

/// What people hold with controls, and numbers, chords and titles as people write them.
@Suite struct EvidenceTests {
  private func judge(_ locale: String) throws -> MessageJudge {
    MessageJudge(locale: try #require(MessageLocale(locale)))
  }

  /// Lines whose order a person holds with a control: right as they are.
  @Test(arguments: [
    ("he", "קבלה: \u{200E}4321 8765 1098"), ("he", "קבלה: \u{2066}4321 8765 1098\u{2069}"),
    ("he", "קחו \u{200E}2¾\u{200E} כפות"), ("he", "בסך הכול 40 (\u{2066}75 %\u{2069})"),
    ("he", "התשובה: \u{200E}9 - 4 = 5\u{200E}"), ("ar", "الرقم \u{200E}061 234"),
    ("he", "לסגירה הקישו Ctrl+-\u{200E} פעמיים"), ("he", "רמות 4\u{200F}-8 בלבד"),
    ("ar", "الفترة 1400\u{200F}-1600 فقط"),
    // The last sign belongs to the code.
    ("ar", "مثال nplurals=3; plural=(n > 2);\u{200E}"), ("he", "הקישו npm run build;\u{200E}"),
  ])
  func whatAPersonHoldsIsAccepted(_ row: (locale: String, value: String)) throws {
    var judge = try judge(row.locale)
    let certainty = judge.verdict(of: Message(row.value)).certainty
    #expect(certainty == .right)
    let repair = judge.repair(of: Message(row.value))
    #expect(repair == nil)
  }

  /// A control holds nothing in a part of the line that it does not reach, and the repair of that part keeps the control.
  @Test func whatAControlDoesNotReachIsRepaired() throws {
    var judge = try judge("he")
    let message = Message("PDF: קבלה \u{200E}4321 8765 1098 נשמרה.")
    let certainty = judge.verdict(of: message).certainty
    #expect(certainty == .always)
    let repair = judge.repair(of: message)
    let repaired = try #require(repair?.text)
    #expect(repaired.unicodeScalars.contains("\u{200E}"))
    let shown = try #require(repaired.visualParagraph(baseDirection: .auto(fallback: .rightToLeft)))
    #expect(shown.contains("4321 8765 1098"))
    let after = judge.verdict(of: Message(repaired)).certainty
    #expect(after == .right)
  }

  /// Numbers in groups and chords: the whole stands on the screen as it is written.
  @Test(arguments: [
    ("he", "כרטיס: 4321 8765 1098", "4321 8765 1098"),
    ("ar", "الحساب 1111 2222 3333 4444 محفوظ", "1111 2222 3333 4444"),
    ("fa", "شماره ۰۳۱ ۲۲۲ ۸۸۸۸ است", "۰۳۱ ۲۲۲ ۸۸۸۸"),
    ("he", "לסגירה הקישו Ctrl+- פעמיים", "Ctrl+-"),
    ("he", "הקישו Ctrl+[ פעמיים", "Ctrl+["), ("he", "קחו 2¾ כפות", "2¾"),
    ("ar", "الطول مثلاً: 7'4\"", "7'4\""), ("ar", "مثل: 1°23.12'شمال", "1°23.12'"),
    ("ar", "الرابط: //example.org/a/b", "//example.org/a/b"),
  ])
  func wholesStandAsTheyAreWritten(_ row: (locale: String, value: String, whole: String)) throws {
    var judge = try judge(row.locale)
    let repair = judge.repair(of: Message(row.value))
    let repaired = try #require(repair?.text)
    let shown = try #require(repaired.visualParagraph(baseDirection: .auto(fallback: .rightToLeft)))
    #expect(shown.contains(row.whole), "\(repaired.showingControls())")
  }

  /// Nothing may stand before the sign of an item of a list, or Markdown shows no list.
  @Test(arguments: ["-", "*", "+"])
  func anItemOfAListKeepsItsSignFirst(_ sign: String) throws {
    var judge = try judge("he")
    let repair = judge.repair(of: Message("\(sign) PhotoX שומר את הקובץ"))
    #expect(repair?.text == "\(sign) \u{200F}PhotoX שומר את הקובץ")
    let alone = judge.repair(of: Message("PhotoX שומר את הקובץ"))
    #expect(alone?.text == "\u{202B}PhotoX שומר את הקובץ\u{202C}")
  }

  /// Signs before and after a number may stand on either side; years and lists of numbers are no groups.
  @Test(arguments: [
    ("he", "הסטייה היא ±3 מעלות"), ("ar", "زاوية 270° فقط"), ("ar", "ولد (١٩٠١-١٩٧٧) هنا"),
    ("he", "בין 1999 2005 ו־2010"), ("he", "בחרו 10 20 30"),
  ])
  func numbersThatAreRight(_ row: (locale: String, value: String)) throws {
    var judge = try judge(row.locale)
    let certainty = judge.verdict(of: Message(row.value)).certainty
    #expect(certainty == .right)
  }

  /// A policy turns a whole equation or none of it.
  @Test func aPolicyTurnsAWholeEquation() throws {
    var policies = NumberPolicies()
    policies[locale: "he"] = NumberPolicy(range: .leftToRight)
    var judge = MessageJudge(
      locale: try #require(MessageLocale("he")), options: JudgeOptions(numberPolicies: policies))
    let repair = judge.repair(of: Message("התשובה: 9 - 4 = 5"))
    let repaired = try #require(repair?.text)
    let shown = try #require(repaired.visualParagraph(baseDirection: .auto(fallback: .rightToLeft)))
    #expect(shown.hasPrefix("9 - 4 = 5"))
  }

  /// Titles of two parts are accepted in both orders; a sentence, an argument or a third part makes a line of another kind.
  @Test(arguments: [
    ("he", "PhotoX - עורך תמונות", true), ("ar", "PhotoX | محرر الصور", true),
    ("he", "ADPCM (8 ביט)", true), ("ar", "zz-صغير", true),
    ("he", "[2000-206F] סימני פיסוק", true), ("he", "[0590-05FF] (05D0) אותיות", true),
    ("he", "[2000-206F] האותיות נטענו.", false), ("fa", "[Q] در صف انتظار", false),
    ("he", "%Q: שם הקובץ", false),
    ("he", "PhotoX - הקובץ נשמר.", false),
    ("he", "PhotoX - %@ נשמר", false), ("he", "PhotoX - עורך - חדש", false),
    ("he", "PDF פגום", false), ("he", "Codepage 1257 Windows - בלטית", true),
    ("he", "Cipher20 256-ביט", false), ("he", "1257 Windows - בלטית", false),
  ])
  func titlesHaveTwoOrders(_ row: (locale: String, value: String, isRight: Bool)) throws {
    var judge = try judge(row.locale)
    let certainty = judge.verdict(of: Message(row.value)).certainty
    #expect((certainty == .right) == row.isRight)
  }

  /// Filters of file dialogs are data.
  @Test(arguments: ["קבצים (*.zip)|*.zip|הכול|*", "صور (*.png *.jpg);;كل الملفات (*)"])
  func filtersAreData(_ value: String) {
    #expect(Message(value).data == .fileFilter)
    #expect(Message("קבצים | תיקיות").data == nil)
  }
}
