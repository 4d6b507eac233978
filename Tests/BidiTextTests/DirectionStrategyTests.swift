import BidiTestSupport
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
    (.firstStrongOutsideCode, "@bob ABC", .rightToLeft),
    (.firstStrongOutsideCode, "(@bob) ABC", .rightToLeft),
    (.firstStrongOutsideCode, "#tag ABC", .rightToLeft),
    (.firstStrongOutsideCode, "--all ABC", .rightToLeft),
    (.firstStrongOutsideCode, "-v ABC", .rightToLeft),
    (.firstStrongOutsideCode, "/usr/lib ABC", .rightToLeft),
    (.firstStrongOutsideCode, "~/x.txt ABC", .rightToLeft),
    (.firstStrongOutsideCode, "./run ABC", .rightToLeft),
    (.firstStrongOutsideCode, "c:\\users ABC", .rightToLeft),
    (.firstStrongOutsideCode, "src/main.c ABC", .rightToLeft),
    (.firstStrongOutsideCode, "$HOME/bin ABC", .rightToLeft),
    (.firstStrongOutsideCode, "@user@mastodon.social ABC", .rightToLeft),
    (.firstStrongOutsideCode, "-rf ABC", .rightToLeft),
    (.firstStrongOutsideCode, "-Dfoo=bar ABC", .rightToLeft),
    (.firstStrongOutsideCode, "--prefix=/usr/local ABC", .rightToLeft),
    // A word between dashes, a choice, a unit, and names in other letters are text.
    (.firstStrongOutsideCode, "- item ABC", .leftToRight),
    (.firstStrongOutsideCode, "-item ABC", .leftToRight),
    (.firstStrongOutsideCode, "and/or ABC", .leftToRight),
    (.firstStrongOutsideCode, "km/h ABC", .leftToRight),
    (.firstStrongOutsideCode, "#ABC def", .rightToLeft),
    (.firstStrongOutsideCode, "a < b ABC", .leftToRight),
    (.firstStrongOutsideCode, "R&D; ABC", .rightToLeft),
    (.firstStrongOutsideCode, "name ABC", .leftToRight),
    (.firstStrongOutsideCode, "%@ %d", nil),
    (.lastStrong, "abc DEF 12", .rightToLeft), (.lastStrong, "ABC def!", .leftToRight),
    (.lastStrong, "ABC ‹LRI›def‹PDI›", .rightToLeft), (.lastStrong, "ABC ‹LRI›def", .rightToLeft),
    (.lastStrong, "abc‹LF›DEF", .leftToRight), (.lastStrong, "12", nil),
    (.lastStrong, "ABC @bob", .rightToLeft),
    (.lastStrong, "ABC /usr/bin ‹LRI›d‹PDI›", .rightToLeft),
    (.lastStrong, "@bob %d", nil),
    (.anyRightToLeft, "abc def A", .rightToLeft), (.anyRightToLeft, "abc", .leftToRight),
    (.anyRightToLeft, "12!", nil),
    // Marks and what stands in isolates count, and later paragraphs.
    (.anyRightToLeft, "abc‹RLM›", .rightToLeft), (.anyRightToLeft, "a‹LRI›B‹PDI›", .rightToLeft),
    (.anyRightToLeft, "abc‹LF›D", .rightToLeft),
    (.wordShare(above: 0.40), "abc‹LF›DEF GHI", .rightToLeft),
    // One word of three is 0.33, two of four 0.50.
    (.wordShare(above: 0.40), "abc def GHI", .leftToRight),
    (.wordShare(above: 0.40), "abc def GHI JKL", .rightToLeft),
    (.wordShare(above: 0.40), "ABC http://a.b http://c.d", .rightToLeft),
    (.wordShare(above: 0.40), "http://a.b", nil),
    (.wordShare(above: 0.40), "@ali @bob ABC", .rightToLeft),
    (.wordShare(above: 0.40), "#swift #bidi #ios ABC DEF", .rightToLeft),
    (.wordShare(above: 0.40), "user@example.com /usr/bin/x ABC", .rightToLeft),
    (.wordShare(above: 0.40), "<a href=\"x y\">ABC</a> -rf $HOME/bin %d", .rightToLeft),
    (.wordShare(above: 0.40), "@ali @bob", nil),
    (.wordShare(above: 0.40), "@ali abc DEF", .rightToLeft),
    (.wordShare(above: 0.40), "@ali abc def GHI", .leftToRight),
    (.wordShare(above: 0.40), "12 34", nil),
    (.wordShare(above: 0.40), "\u{6F1}\u{6F2}", nil),
    (.wordShare(above: 0.40), "\u{661}\u{662}", .rightToLeft),
    (.wordShare(above: 0.40), "‹RLI›AB‹PDI›", .rightToLeft),
    (.wordShare(above: 0.40), "- !", nil), (.wordShare(above: 0.40), "", nil),
    (.locale("ar"), "abc", .rightToLeft), (.locale("en"), "ABC", .leftToRight),
    (.locale("?"), "abc", nil),
  ]

  @Test(arguments: rows)
  func strategyFindsDirection(
    _ row: (strategy: DirectionStrategy, text: String, expected: WritingDirection?)
  ) {
    // In R&D; the capitals are letters of the notation, so the text is no entity.
    let text = row.text.hasPrefix("R&D") ? "&amp; \u{5D0}" : uax(row.text)
    #expect(row.strategy.direction(of: text) == row.expected)
  }

  /// A strategy decides the direction of each paragraph by one call; capitals are Hebrew letters.
  @Test func aStrategyGivesTheBaseDirection() throws {
    let text = uax("%d ABC‹LF›abc DEF!‹LF›12")
    let found = text.levelRuns(by: .firstStrongOutsideCode, fallback: .rightToLeft)
    // In the first paragraph the percent sign is at level 1, `d` at 2, the rest at 1; the second is left to right, the
    // mark at its end at 0; the third takes the fallback.
    #expect(found.map(\.level.number) == [1, 2, 1, 0, 1, 0, 2])
    #expect(found.last?.utf8Range.upperBound == text.utf8.count)
    // The strategy of rules P2 and P3 gives what they give.
    let byRules = text.levelRuns(baseDirection: .auto(fallback: .rightToLeft))
    #expect(text.levelRuns(by: .firstStrong, fallback: .rightToLeft) == byRules)
    let context = OutsideContext(before: .rightToLeft, after: .rightToLeft)
    #expect(
      text.levelRuns(by: .firstStrong, fallback: .leftToRight, context: context)
        == text.levelRuns(baseDirection: .auto(fallback: .leftToRight), context: context))
    let base = DirectionStrategy.lastStrong.baseDirection(of: uax("abc D"), fallback: .leftToRight)
    #expect(base == .explicit(.rightToLeft))
    #expect(
      DirectionStrategy.locale("?").baseDirection(of: "", fallback: .rightToLeft)
        == .explicit(.rightToLeft))
  }

  @Test func opaqueStretchesAreExact() {
    let text = "see <a href=\"x\">https://a.b/c?d.</a> or me@a.org, %1$@ &lt;"
    #expect(
      text.opaqueStretches().map { String(text[$0]) }
        == ["<a href=\"x\">", "https://a.b/c?d", "</a>", "me@a.org", "%1$@", "&lt;"])
    #expect("a < b > c & d; 50% of x@y".opaqueStretches().isEmpty)
    let codes =
      "(@bob.k), #tag-1. --all=x --to=\u{627} -v! $HOME_1 *.png /usr/lib: ~/a_b.txt; src/main.c, C:\\Users\\x"
    #expect(
      codes.opaqueStretches().map { String(codes[$0]) }
        == [
          "@bob.k", "#tag-1", "--all=x", "--to", "-v", "$HOME_1", "*.png", "/usr/lib", "~/a_b.txt",
          "src/main.c", "C:\\Users\\x",
        ])
    let more = "$HOME/bin, @bob@x.org. @bob@x -rf, -Dfoo=bar; --to=/usr/x.y. -o=\u{627} -xzvf -Add"
    #expect(
      more.opaqueStretches().map { String(more[$0]) }
        == ["$HOME/bin", "@bob@x.org", "@bob", "-rf", "-Dfoo=bar", "--to=/usr/x.y", "-o"])
    #expect(
      "1/2 and/or a-b x#y \\n -5 #1 @ 12/3/2020 #a\u{E9} $5 US$ 2*.5 *.5".opaqueStretches().isEmpty)
  }
}
