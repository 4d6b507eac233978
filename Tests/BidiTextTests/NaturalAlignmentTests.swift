import BidiTestSupport
import BidiText
import Foundation
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

  /// The locales of `Resources/Locales`, and the side that their interfaces begin on, by the table of
  /// its README.
  static let fixtures: [(String, PhysicalAlignment)] = [
    ("ar", .right), ("az-Arab", .right), ("ckb", .right), ("de", .left), ("dv", .right),
    ("en", .left), ("fa", .right), ("he", .right), ("ja", .left), ("ks", .right),
    ("pa-Arab", .right), ("ps", .right), ("sd", .right), ("ug", .right), ("ur", .right),
    ("uz-Arab", .right), ("yi", .right), ("zh-Hans", .left),
  ]

  @Test func everyFixtureHasARow() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Resources/Locales")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
    #expect(Set(names).isSubset(of: Set(Self.fixtures.map(\.0))))
  }

  /// In each locale's interface: neutral text and the interface's own stand at the leading side by both
  /// policies; text of the other direction moves by the policy that follows paragraphs, and only by it.
  @Test(arguments: fixtures)
  func inTheLocalesInterface(_ locale: String, leading: PhysicalAlignment) throws {
    let layout = try #require(UserInterfaceLayoutDirection(locale: locale))
    let trailing: PhysicalAlignment = leading == .left ? .right : .left
    #expect(PhysicalAlignment(naturalForLocale: locale) == leading)
    #expect(PhysicalAlignment(naturalIn: layout) == leading)
    let rows: [(String, byParagraph: PhysicalAlignment)] = [
      ("", leading), ("42", leading), ("…", leading),
      (leading == .left ? "abc" : "DEF", leading), (leading == .left ? "DEF" : "abc", trailing),
      (leading == .left ? "42 DEF abc" : "42 abc DEF", trailing),
    ]
    for (notation, byParagraph) in rows {
      let text = uax(notation)
      #expect(
        PhysicalAlignment(naturalForParagraph: text, in: layout, policy: .followsLayout)
          == leading)
      #expect(
        PhysicalAlignment(naturalForParagraph: text, in: layout, policy: .followsParagraph)
          == byParagraph, "\(notation)")
    }
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

  /// A handle, an address and a specifier are no words of the message: what follows them says where it begins.
  @Test(arguments: ["@sami DEF", "https://a.b/c DEF", "%d DEF", "DEF abc"])
  func byStrategyCodeIsPassedOver(_ notation: String) {
    let text = uax(notation)
    #expect(
      PhysicalAlignment(
        naturalForParagraph: text, in: .leftToRight, by: .firstStrongOutsideCode) == .right)
    #expect(
      (text + "\n\n12\nabc").naturalAlignments(in: .leftToRight, by: .firstStrongOutsideCode)
        == [.right, .right, .left, .left])
    #expect(
      (text + "\n\n12\nabc").naturalAlignments(
        in: .leftToRight, by: .firstStrongOutsideCode, emptyParagraphs: .fallback)
        == [.right, .left, .left, .left])
  }

  @Test func byFirstStrongAStrategyIsThePolicy() {
    for notation in ["", "abc", "DEF", "12", "@sami DEF", "DEF\n\nabc\n"] {
      let text = uax(notation)
      for direction in UserInterfaceLayoutDirection.allCases {
        #expect(
          text.naturalAlignments(in: direction, by: .firstStrong)
            == text.naturalAlignments(in: direction, policy: .followsParagraph))
      }
    }
  }

  @Test func linesBeginOnTheLeadingSide() {
    #expect(PhysicalAlignment(leading: .leftToRight) == .left)
    #expect(PhysicalAlignment(leading: .rightToLeft) == .right)
    #expect(WritingDirection.leftToRight.opposite == .rightToLeft)
    #expect(WritingDirection.rightToLeft.opposite == .leftToRight)
  }
}
