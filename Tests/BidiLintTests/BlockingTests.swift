import BidiSource
import BidiJudge
import BidiText
import LocalizationFiles
import Testing

@testable import BidiLint

/// Values that no rule may edit before a person looked at them.
@Suite struct BlockingTests {
  /// For the order rules the words of a text are in the order of reading, which is in doubt here.
  @Test func visualOrderIsNeverMarked() throws {
    let value = "%@ \u{05E9}\u{05EA}\u{05E3} \u{05E2}\u{05DD}"
    let found = try findings(value, "he")
    #expect(found.map(\.rule) == ["visual-order-suspect"])
    #expect(found.first?.fix == nil)
    // A letter at the wrong end of a word is a finding, and blocks the fixes of other rules.
    let torn = try findings("\u{05DD}\u{05D5}\u{05DC}\u{05E9} PDF\u{200F} \u{05D0}", "he")
    #expect(torn.map(\.rule).contains("visual-order-suspect"))
    #expect(torn.allSatisfy { $0.fix == nil })
  }

  /// What a broken specifier shows is not what its text will be once that is mended.
  @Test func brokenSpecifiersAreMendedFirst() throws {
    let value = "\u{066A} d \u{0645}\u{0646} \u{0645}\u{0644}\u{0641}\u{0627}\u{062A}"
    #expect(try findings(value, "ar").map(\.rule) == ["placeholder-mismatch"])
    let ignore = LintOptions(ignore: ["placeholder-mismatch"])
    #expect(try findings(value, "ar", ignore).isEmpty)
  }

  /// Choosing other rules does not make it right; saying that it is right does.
  @Test func onlyIgnoringUnblocks() throws {
    let value = "%@ \u{05E9}\u{05EA}\u{05E3} \u{05E2}\u{05DD}"
    let select = LintOptions(select: ["argument-direction"])
    #expect(try findings(value, "he", select).first?.fix == nil)
    let ignore = LintOptions(ignore: ["visual-order-suspect"])
    #expect(try findings(value, "he", ignore).first?.fix != nil)
    let text = "/* bidi-fix:ignore visual-order-suspect */ \"k\" = \"\(value)\";"
    let file = try LocalizationFile(path: "x.strings", bytes: Array(text.utf8))
    let found = Linter(options: LintOptions()).findings(in: file, locale: MessageLocale("he"))
    #expect(found.map(\.rule) == ["argument-direction"])
    #expect(found.first?.fix != nil)
  }

  @Test func controlsInCodeStay() throws {
    for value in ["\u{200F}d MMM", "https://example.com/\u{202B}", "\u{200F}\u{200F}a@b.example"] {
      let (repaired, outcome) = try fixed(value, "he", unsafe: true)
      #expect(repaired == value)
      #expect(outcome.remaining.map(\.rule).contains("control-in-code"))
    }
  }

  /// An override that shows nothing is taken out and not closed, and then nothing is left to close.
  @Test func aHarmlessOverrideIsRemovedWithAllRules() throws {
    let (value, outcome) = try fixed("\u{202E}\u{05D4}\u{05D5}\u{05E8}\u{05D3}\u{05D4}", "he")
    #expect(value == "\u{05D4}\u{05D5}\u{05E8}\u{05D3}\u{05D4}")
    #expect(outcome.fixed.map(\.rule) == ["override-control"])
    #expect(outcome.remaining.isEmpty)
  }

  /// The proof shows what an open override does to a text that is joined.
  @Test func anOpenOverrideIsShownOnJoinedText() throws {
    let found = try findings("\u{202E}\u{05D4}", "he", LintOptions(select: ["override-control"]))
    let paragraph = try #require(found.first?.proof?.lines.first)
    #expect(paragraph.now.contains("BM 21"))
    #expect(paragraph.repaired?.contains("MB") == true)
  }

  /// A control that is respelled is spelled as the file's format does.
  @Test func anEscapeStaysAnEscape() throws {
    let outcome = try Fixer(linter: Linter(options: LintOptions(select: ["escaped-control-text"])))
      .fix(try file("&rlm;PDF \u{05D0}"), locale: MessageLocale("he"))
    #expect(
      String(decoding: outcome.repaired.source.bytes(), as: UTF8.self)
        == "\"k\" = \"\\U200FPDF \u{05D0}\";\n")
    let xml =
      "<plist version=\"1.0\"><dict><key>k</key><string>&amp;rlm;PDF \u{05D0}</string></dict></plist>"
    let list = try LocalizationFile(path: "x.strings", bytes: Array(xml.utf8))
    let repaired = try Fixer(linter: Linter(options: LintOptions(select: ["escaped-control-text"])))
      .fix(list, locale: MessageLocale("he")).repaired
    #expect(
      String(decoding: repaired.source.bytes(), as: UTF8.self)
        == xml.replacing("&amp;rlm;", with: "&#x200F;"))
  }
}
