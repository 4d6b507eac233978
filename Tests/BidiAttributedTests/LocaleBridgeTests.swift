import BidiAttributed
import BidiFormat
import BidiJudge
import BidiText
import Foundation
import Testing

struct LocaleBridgeTests {
  @Test(
    arguments: [
      ("ar", .rightToLeft), ("he_IL", .rightToLeft), ("fa-IR", .rightToLeft), ("ur", .rightToLeft),
      ("en_US", .leftToRight), ("uz", .leftToRight), ("uz_Arab_AF", .rightToLeft),
      ("uz-AF", .rightToLeft), ("ar-Latn", .leftToRight), ("pa_PK", .rightToLeft),
      ("ks-Deva", .leftToRight), ("az-Arab", .rightToLeft), ("zh_Hant_TW", .leftToRight),
      ("ar_EG@calendar=islamic", .rightToLeft), ("en_US_POSIX", .leftToRight),
      ("", nil), ("qqq", nil),
    ] as [(String, WritingDirection?)])
  func directions(identifier: String, expected: WritingDirection?) {
    let locale = Locale(identifier: identifier)
    #expect(locale.writingDirection == expected)
    #expect(locale.layoutDirection == expected.map { UserInterfaceLayoutDirection($0) })
    #expect(WritingDirection(locale: locale) == expected)
    #expect(
      UserInterfaceLayoutDirection(locale: locale)
        == expected.map { UserInterfaceLayoutDirection($0) })
    #expect(
      PhysicalAlignment(naturalForLocale: locale) == expected.map { PhysicalAlignment(leading: $0) }
    )
    #expect(DirectionStrategy.locale(locale).direction(of: "12") == expected)
    #expect(
      ParagraphEnvironment(locale: locale).layoutDirection
        == UserInterfaceLayoutDirection(expected ?? .leftToRight))
    guard !identifier.contains("@") else { return }
    #expect(Locale.Language(identifier: identifier).writingDirection == expected)
    #expect(
      Locale.Language(identifier: identifier).layoutDirection
        == expected.map { UserInterfaceLayoutDirection($0) })
  }

  @Test func directionsOfFoundation() {
    #expect(Locale.LanguageDirection(WritingDirection.rightToLeft) == .rightToLeft)
    #expect(Locale.LanguageDirection(WritingDirection.leftToRight) == .leftToRight)
    #expect(Locale.LanguageDirection(nil) == .unknown)
    #expect(WritingDirection(Locale.LanguageDirection.leftToRight) == .leftToRight)
    #expect(UserInterfaceLayoutDirection(Locale.LanguageDirection.rightToLeft) == .rightToLeft)
    for direction in [Locale.LanguageDirection.unknown, .topToBottom, .bottomToTop] {
      #expect(WritingDirection(direction) == nil)
      #expect(UserInterfaceLayoutDirection(direction) == nil)
    }
    // Foundation agrees where it knows the language.
    for name in ["ar", "he", "fa", "en", "ru", "uz-Arab", "ur"] {
      let language = Locale.Language(identifier: name)
      #expect(WritingDirection(language.characterDirection) == language.writingDirection)
    }
  }

  @Test func valuesTakeLocales() throws {
    let egypt = Locale(identifier: "ar_EG")
    #expect(LocaleFacts(locale: egypt)?.numberingSystem == "arab")
    #expect(PluralRules(locale: egypt)?.category(of: 3) == .few)
    #expect(try BidiFormatter(locale: egypt).format("%d \u{631}", 3).text == "\u{663} \u{631}")
    #expect(MessageLocale(egypt)?.direction == .rightToLeft)
    #expect(MessageLocale(Locale(identifier: "")) == nil)
    let azerbaijani = Locale.Language(identifier: "az-Arab-IR")
    #expect(MessageLocale(azerbaijani)?.script == "Arab")
    #expect(LocaleFacts(language: azerbaijani)?.layoutDirection == .rightToLeft)
    #expect(PluralRules(language: Locale.Language(identifier: "ar"))?.category(of: 3) == .few)
    let unnamed = Locale.Language(identifier: "")
    #expect(MessageLocale(unnamed) == nil && LocaleFacts(language: unnamed) == nil)
    let languages = ["en", "uz", "uz-Arab"].map { Locale.Language(identifier: $0) }
    let found = Localizations.preferred(
      from: languages, forPreferences: [Locale.Language(identifier: "uz-AF")])
    #expect(found == [languages[2]])
    #expect(Localizations.preferred(from: [Locale.Language](), forPreferences: languages) == [])
  }

  @Test func textsAreFixedInALocale() throws {
    let egypt = Locale(identifier: "ar_EG")
    let text = "\u{5C0F}\u{660E} \u{628}\u{62F}\u{623}"
    let fixed = try text.bidiFixed(locale: egypt)
    #expect(fixed.showingControls() == "‹RLE›\(text)‹PDF›")
    #expect(try [text, "abc"].bidiFixed(locale: egypt) == [fixed, "abc"])
    #expect(
      try text.bidiFixed(locale: egypt, containers: [.rightToLeft], style: .mark)
        == text.bidiFixed(locale: "ar_EG", containers: [.rightToLeft], style: .mark))
    #expect(throws: UnknownLocaleError(identifier: "qqq")) {
      try text.bidiFixed(locale: Locale(identifier: "qqq"))
    }
  }

  @Test func firstGuesses() {
    let text = AttributedString("12 \u{5D0} abc")
    #expect(text.isRightToLeft)
    #expect(text.direction() == .rightToLeft)
    #expect(AttributedString("%d \u{5D0}").direction() == .rightToLeft)
    #expect(AttributedString("%d \u{5D0}").direction(by: .firstStrong) == .leftToRight)
    #expect(text.directionalContent == .mixed)
    #expect(text.direction(by: .lastStrong) == .leftToRight)
    #expect(!text[text.range(5..<8)].isRightToLeft)
    #expect(AttributedString().direction() == nil)
    #expect(AttributedString().directionalContent == .neutral)
  }
}
