import BidiText
import Testing

/// Natural alignment by locale, by interface and by paragraph.
@Suite struct NaturalAlignmentTests {
  @Test(arguments: [
    ("ar", PhysicalAlignment.right), ("he", .right), ("az-Arab", .right), ("en", .left),
    ("az", .left), ("ar-Latn", .left), ("ja", .left), ("", nil), ("x", nil), ("123", nil),
  ])
  func ofALocale(_ locale: String, expected: PhysicalAlignment?) {
    #expect(PhysicalAlignment(naturalForLocale: locale) == expected)
  }

  /// A text, and its alignment by paragraph in a left-to-right and in a right-to-left interface.
  static let texts: [(String, inLeftToRight: PhysicalAlignment, inRightToLeft: PhysicalAlignment)] =
    [
      ("", .left, .right), ("12:30", .left, .right), ("‹RLE›‹PDF›", .left, .right),
      ("abc", .left, .left), ("abc DEF", .left, .left), ("DEF abc", .right, .right),
      ("12 DEF", .right, .right), ("‹RLM›abc", .right, .right), ("‹RLE›abc‹PDF›", .left, .left),
      ("‹RLI›DEF‹PDI› abc", .left, .left), ("‹RLI›DEF‹PDI›", .left, .right),
      // Only the first paragraph is looked at.
      ("12‹LF›DEF", .left, .right), ("12‹LF›abc", .left, .right), ("DEF‹LF›abc", .right, .right),
    ]

  @Test(arguments: texts)
  func byParagraph(
    _ row: (String, inLeftToRight: PhysicalAlignment, inRightToLeft: PhysicalAlignment)
  ) {
    let text = uax(row.0)
    #expect(
      PhysicalAlignment(
        naturalForParagraph: text, in: .leftToRight, policy: .followsParagraph)
        == row.inLeftToRight)
    #expect(
      PhysicalAlignment(
        naturalForParagraph: text, in: .rightToLeft, policy: .followsParagraph)
        == row.inRightToLeft)
  }

  @Test(arguments: ["", "abc", "DEF", "12", "‹RLM›abc", "‹LRM›DEF"])
  func byLayoutTheTextDoesNotMatter(_ notation: String) {
    let text = uax(notation)
    #expect(
      PhysicalAlignment(naturalForParagraph: text, in: .leftToRight, policy: .followsLayout)
        == .left)
    #expect(
      PhysicalAlignment(naturalForParagraph: text, in: .rightToLeft, policy: .followsLayout)
        == .right)
  }

  @Test func linesBeginOnTheLeadingSide() {
    #expect(PhysicalAlignment(leading: .leftToRight) == .left)
    #expect(PhysicalAlignment(leading: .rightToLeft) == .right)
    #expect(WritingDirection.leftToRight.opposite == .rightToLeft)
    #expect(WritingDirection.rightToLeft.opposite == .leftToRight)
  }
}
