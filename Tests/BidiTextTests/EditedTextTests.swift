import BidiTestSupport
import Testing

@testable import BidiText

/// Edits that are found by comparing two texts.
@Suite struct EditedTextTests {
  static let changes: [(source: String, text: String, changes: [(Range<Int>, String)])] = [
    ("abc", "abc", []),
    ("", "", []),
    ("abc", "\u{202B}abc\u{202C}", [(0..<0, "\u{202B}"), (3..<3, "\u{202C}")]),
    ("\u{200F}abc", "\u{202B}abc", [(0..<1, "\u{202B}")]),
    ("a\u{200F}\u{200E}b", "a\u{200F}b", [(2..<3, "")]),
    ("a\u{200F}b", "a\u{200F}\u{200F}b", [(2..<2, "\u{200F}")]),
    ("", "\u{200F}", [(0..<0, "\u{200F}")]),
  ]

  @Test(arguments: changes)
  func findsWhatChanged(
    _ row: (source: String, text: String, changes: [(Range<Int>, String)])
  ) throws {
    let edited = try #require(EditedText(row.source, controlsChangedTo: row.text))
    #expect(edited.source == row.source)
    #expect(edited.text == row.text)
    #expect(
      edited.map.changes.map { $0.source.lowerBound.scalars..<$0.source.upperBound.scalars }
        == row.changes.map(\.0))
    #expect(
      edited.map.changes.map { $0.result.upperBound.scalars - $0.result.lowerBound.scalars }
        == row.changes.map { $0.1.unicodeScalars.count })
  }

  /// Only controls may differ; canonically equivalent texts are different ones.
  @Test(arguments: [
    ("abc", "abd"), ("abc", "ab"), ("ab", "abc"), ("\u{E9}", "e\u{301}"), ("", "a"),
  ])
  func refusesOtherTexts(_ pair: (String, String)) {
    #expect(EditedText(pair.0, controlsChangedTo: pair.1) == nil)
  }

  /// The edits that are found make the one text of the other.
  @Test func isTheTextOfTheTransform() throws {
    for text in TextSequenceTests.randomTexts(seed: 11) {
      for transform in TextSequenceTests.transforms {
        let result = text.applying(transform).text
        let edited = try #require(EditedText(text, controlsChangedTo: result))
        #expect(edited.text.unicodeScalars.elementsEqual(result.unicodeScalars))
        #expect(edited.isChanged == !text.unicodeScalars.elementsEqual(result.unicodeScalars))
      }
    }
  }
}
