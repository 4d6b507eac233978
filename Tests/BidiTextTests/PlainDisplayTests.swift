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

  #if canImport(BidiICU) && !BIDI_GENERATED_TABLES
    /// Presentation forms by the charts: U+FEE1–FEE4 meem, FEAD–FEAE reh, FEFB lam-alef.
    @Test(arguments: [
      // meem, reh, meem: initial, final, isolated (reh joins nothing behind it).
      ("\u{645}\u{631}\u{645}", "FEE3 FEAE FEE1"),
      // lam and alef become one.
      ("\u{644}\u{627}", "FEFB"), ("abc", "0061 0062 0063"), ("", ""),
    ])
    func lettersAreShaped(_ row: (text: String, forms: String)) {
      #expect(codes(PlainDisplay.shaped(row.text)) == row.forms)
      #expect(codes(PlainDisplay.unshaped(PlainDisplay.shaped(row.text))) == codes(row.text))
    }

    @Test func digitsAreWrittenInOneSet() {
      let text = "1\u{661}\u{6F1}"
      #expect(PlainDisplay.digits(.european, in: text) == "111")
      #expect(PlainDisplay.digits(.arabicIndic, in: text) == "\u{661}\u{661}\u{661}")
      #expect(PlainDisplay.digits(.extended, in: text) == "\u{6F1}\u{6F1}\u{6F1}")
    }
  #endif
}
