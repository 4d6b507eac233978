import BidiTestSupport
import Testing

@testable import BidiText

/// Text for displays without a text engine.
@Suite struct PlainDisplayTests {
  @Test(arguments: [
    ("abc DEF", WritingDirection.leftToRight, "abc FED"), ("abc DEF", .rightToLeft, "FED abc"),
    ("ABC 12!", .rightToLeft, "!12 CBA"), ("ABC‹LF›DEF", .rightToLeft, "CBA‹LF›FED"),
    ("A(b)", .rightToLeft, "(b)A"),
  ])
  func isInVisualOrder(_ row: (text: String, direction: WritingDirection, expected: String)) {
    let visual = PlainDisplay.visualText(of: uax(row.text), baseDirection: .explicit(row.direction))
    #expect(codes(visual) == codes(uax(row.expected)))
  }

  @Test(arguments: [
    "abc DEF ghi", "ABC def GHI", "ABC 12 DEF", "ABC", "abc", "", "ABC‹LF›abc D",
  ])
  func goesBackToLogicalOrder(_ notation: String) {
    let text = uax(notation)
    for direction in WritingDirection.allCases {
      let visual = PlainDisplay.visualText(of: text, baseDirection: .explicit(direction))
      #expect(
        codes(PlainDisplay.logicalText(ofVisual: visual, direction: direction)) == codes(text))
    }
  }

  /// Marks stay after their letters, both ways.
  @Test(arguments: [
    "\u{5E9}\u{5C1}\u{5B8}\u{5DC} abc", "e\u{301}x \u{5D0}\u{5B7}\u{5D1}",
    "\u{5D0} \u{1F44D}\u{1F3FD}\u{5D1}",
    "\u{5D0} e\u{301}x \u{5D1}\u{5B0}",
  ])
  func clustersGoBackToo(_ text: String) {
    for direction in WritingDirection.allCases {
      let visual = PlainDisplay.visualText(of: text, baseDirection: .explicit(direction))
      #expect(
        codes(PlainDisplay.logicalText(ofVisual: visual, direction: direction)) == codes(text))
    }
  }

  /// Presentation forms by the charts: U+FEE1–FEE4 meem, FEAD–FEAE reh, FEFB lam-alef, FE8F–FE92 beh.
  @Test(
    .enabled(if: PlainDisplay.canShape),
    arguments: [
      // meem, reh, meem: initial, final, isolated (reh joins nothing after it).
      ("\u{645}\u{631}\u{645}", "FEE3 FEAE FEE1"),
      // lam and alef become one.
      ("\u{644}\u{627}", "FEFB"), ("abc", "0061 0062 0063"), ("", ""),
      // Vowel marks stay combining marks, and do not part the letters: beh, mark, beh.
      ("\u{628}\u{64B}\u{628}", "FE91 064B FE90"), ("\u{628}\u{64C}\u{628}", "FE91 064C FE90"),
      ("\u{628}\u{64D}\u{628}", "FE91 064D FE90"), ("\u{628}\u{64E}\u{628}", "FE91 064E FE90"),
      ("\u{628}\u{64F}\u{628}", "FE91 064F FE90"), ("\u{628}\u{650}\u{628}", "FE91 0650 FE90"),
      ("\u{628}\u{651}\u{628}", "FE91 0651 FE90"), ("\u{628}\u{652}\u{628}", "FE91 0652 FE90"),
      ("\u{628}\u{651}\u{64E}\u{628}", "FE91 0651 064E FE90"),
    ])
  func lettersAreShaped(_ row: (text: String, forms: String)) throws {
    #expect(codes(try PlainDisplay.shaped(row.text)) == row.forms)
    #expect(codes(try PlainDisplay.unshaped(try PlainDisplay.shaped(row.text))) == codes(row.text))
    #expect(codes(try PlainDisplay.shaped("x\(row.text)".dropFirst())) == row.forms)
  }

  /// A mark between lam and alef stands after their ligature.
  @Test(.enabled(if: PlainDisplay.canShape)) func aMarkInsideALigature() throws {
    let shaped = try PlainDisplay.shaped("\u{644}\u{64E}\u{627}")
    #expect(codes(shaped) == "FEFB 064E")
    #expect(codes(try PlainDisplay.unshaped(shaped)) == "0644 0627 064E")
  }

  /// Without libicu a text is refused, never handed back as if it were shaped.
  @Test(.enabled(if: !PlainDisplay.canShape)) func shapingNeedsICU() {
    #expect(throws: PlainDisplayError.shapingUnavailable) { try PlainDisplay.shaped("\u{645}") }
    #expect(throws: PlainDisplayError.shapingUnavailable) { try PlainDisplay.unshaped("\u{FEE1}") }
  }

  @Test func digitsAreWrittenInOneSet() {
    let text = "1\u{661}\u{6F1}"
    #expect(PlainDisplay.digits(.european, in: text) == "111")
    #expect(PlainDisplay.digits(.arabicIndic, in: text) == "\u{661}\u{661}\u{661}")
    #expect(PlainDisplay.digits(.extended, in: text) == "\u{6F1}\u{6F1}\u{6F1}")
    #expect(
      PlainDisplay.digits(.european, in: "a/0:9\u{65F}\u{66A}\u{6FA}")
        == "a/0:9\u{65F}\u{66A}\u{6FA}")
    #expect(PlainDisplay.digits(.arabicIndic, in: "x09".dropFirst()) == "\u{660}\u{669}")
  }

  /// By ICU's documentation of `U_SHAPE_DIGITS_ALEN2AN_INIT_LR` and `_INIT_AL`.
  @Test(arguments: [
    ("1 \u{628} 2 a3 \u{628}-4", false, "1 \u{628} \u{662} a3 \u{628}-\u{664}"),
    ("1 a2", true, "\u{661} a2"),
    ("\u{5D0}1\u{628}\u{6F1}2", true, "\u{5D0}1\u{628}\u{6F1}\u{662}"),
  ])
  func digitsFollowTheirContext(_ row: (text: String, isAfterArabic: Bool, expected: String)) {
    let found = PlainDisplay.contextualDigits(
      .arabicIndic, in: row.text, afterArabic: row.isAfterArabic)
    #expect(codes(found) == codes(row.expected))
  }
}
