import BidiJudge
import BidiText
import Foundation
import Testing

@testable import BidiLint

/// The words that hold a repair back, by language, and those that do not.
@Suite struct DanglingWordsTests {
  @Test(arguments: [
    ("he", "של עם על את או", "שלום אשר בלי אחר נשמר"),
    ("ar", "إلى من على في مع", "رسالة جديد بعد قبل محفوظ"),
    ("fa", "به از در برای یا", "پیام فایل است شد"),
    ("ur", "اور یا کہ لیکن", "کو نے میں سے فائل"),
    ("ckb", "لە بە بۆ لەگەڵ", "نامە نوێ کرد"),
    ("yi", "פון צו מיט אויף", "שלום דא איצט"),
  ])
  func wordsThatLeadOn(_ language: String, leading: String, others: String) {
    for word in leading.split(separator: " ") {
      #expect(DanglingWords.leads(String(word), inLanguage: language), "\(language): \(word)")
    }
    for word in others.split(separator: " ") {
      #expect(!DanglingWords.leads(String(word), inLanguage: language), "\(language): \(word)")
    }
  }

  @Test func everyListHasATest() {
    #expect(Set(DanglingWords.words.keys) == ["he", "ar", "fa", "ur", "ckb", "yi"])
    #expect(Set(DanglingWords.prefixes.keys) == ["he"])
    #expect(Set(DanglingWords.finalLetters.keys) == ["he", "yi", "ar"])
    #expect(Set(DanglingWords.starts.keys) == ["ar", "he", "fa"])
    #expect(Set(DanglingWords.ends.keys) == ["fa", "ur"])
    #expect(Set(DanglingWords.lightVerbs.keys) == ["fa", "ckb"])
  }

  /// A word at the end of a wrong line, or an abbreviation before one word, holds the repair back.
  ///
  /// The finding is the judge's, with its proof: what is right is none.
  @Test(arguments: [
    ("he", "%@ שתף עם"), ("iw", "%@ שתף עם"), ("he", "Calendar הורד את הגרסה של"),
    ("ar", "%@ شارك مع"),
    ("ar", "%1$@ تبرع إلى"), ("fa", "%@ ارسال پیام به"), ("ur", "Calendar فائل محفوظ کریں اور"),
    ("he", "v הצג את סוג ה"),
    ("he", "VPN מצב"), ("fa", "LED رنگ"), ("ar", "URL رابط:"), ("ckb", "GMT کات"),
  ])
  func aRepairIsHeldBack(_ locale: String, value: String) throws {
    let found = try findings(value, locale)
    #expect(found.map(\.rule) == [VisualOrderSuspectRule.id])
    #expect(found.allSatisfy { $0.proof != nil && $0.fix == nil })
    let ignoring = try findings(value, locale, LintOptions(ignore: [VisualOrderSuspectRule.id]))
    #expect(ignoring.allSatisfy { $0.fix != nil })
    let select = LintOptions(select: ["base-direction", "argument-direction"])
    let others = try findings(value, locale, select)
    #expect(others.count == 1)
    #expect(others.allSatisfy { $0.help?.contains(VisualOrderSuspectRule.id) == true })
    let words = value.split(separator: " ")
    #expect(try findings(words.dropFirst().joined(separator: " "), locale).isEmpty)
  }

  /// Where the base language says that the word describes the abbreviation, the line is repaired.
  @Test(arguments: [
    ("PIN שגוי", "Wrong PIN", true), ("PIN שגוי", "The PIN is wrong", true),
    ("PIN שגוי", "PIN is wrong", true), ("CSRF נכשל", "CSRF failed.", true),
    ("DVD חלופי", "Alternate DVD", true),
    ("VPN מצב", "VPN mode", false), ("VPN מצב", "Mode", false), ("VPN מצב", "VPN", false),
    ("GPU ניצול", "GPU utilization", false), ("RSS הזנה", "RSS feed", false),
    ("CPU מהירות", "CPU speed", false), ("VPN הגדרות", "Settings for VPN", false),
    ("VPN הגדרות", "The VPN settings", false), ("VPN מצב", "Status of VPN", false),
    ("VPN מצב", "Mode: VPN", false), ("GPU ניצול", "Your GPU utilization", false),
    ("PIN קוד", "New PIN code", false), ("VPN חיבור", "Wi-Fi and VPN", false),
    ("VPN מצב", "VPN required mode", false), ("PIN שגוי", "Wrong PIN!", true),
    ("PIN זרע", "PIN seed", false), ("PIN שמור", "PIN saved", true),
  ])
  func theBaseLanguageTells(_ value: String, base: String, isRepaired: Bool) throws {
    let found = try Linter(options: LintOptions()).findings(
      in: file(value), locale: MessageLocale("he"),
      base: BaseTexts(file(base), locale: MessageLocale("en")))
    #expect(found.map(\.rule) == [isRepaired ? "base-direction" : VisualOrderSuspectRule.id])
    #expect(found.map(\.fix?.safety) == [isRepaired ? .safe : nil])
  }

  /// Other languages put what describes a noun after it.
  @Test(arguments: [("VPN מצב", "Mode VPN", "fr"), ("VPN מצב", "Estado VPN", "es")])
  func onlyEnglishTells(_ value: String, base: String, language: String) throws {
    let found = try Linter(options: LintOptions()).findings(
      in: file(value), locale: MessageLocale("he"),
      base: BaseTexts(file(base), locale: MessageLocale(language)))
    #expect(found.map(\.rule) == [VisualOrderSuspectRule.id])
  }

  /// A line that begins in its own direction, or ends with another word, is repaired.
  @Test(arguments: [
    ("he", "שתף עם %@ C++ עכשיו"), ("he", "%@ נשמר"), ("ur", "%@ کو"), ("en", "%@ of"),
    ("ur", "VPN فائل"), ("he", "VPN פתוח."), ("he", "Safari פתוח"), ("he", "VPN מצב חיבור"),
    ("ar", "URL الحالي"),
  ])
  func otherLinesAreNot(_ locale: String, value: String) throws {
    #expect(try findings(value, locale).allSatisfy { $0.fix != nil })
  }
}
