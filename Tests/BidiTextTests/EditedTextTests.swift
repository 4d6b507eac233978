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
    for text in Self.randomTexts(seed: 11) {
      for transform in Self.transforms {
        let result = text.applying(transform).text
        let edited = try #require(EditedText(text, controlsChangedTo: result))
        #expect(edited.text.unicodeScalars.elementsEqual(result.unicodeScalars))
        #expect(result == text.text(after: transform))
        #expect(edited.isChanged == !text.unicodeScalars.elementsEqual(result.unicodeScalars))
      }
    }
  }

  /// A text that a transform leaves alone keeps its storage.
  @Test(arguments: transforms)
  func untouchedTextIsNotCopied(_ transform: ControlTransform) {
    // A text that every one of them leaves alone, and that is too long to stand inside the value.
    var untouched = String(repeating: " ", count: 64)
    let before = untouched.withUTF8 { UInt(bitPattern: $0.baseAddress) }
    for var after in [untouched.applying(transform).text, untouched.text(after: transform)] {
      #expect(after.withUTF8 { UInt(bitPattern: $0.baseAddress) } == before)
    }
  }

  private static let transforms: [ControlTransform] = [
    .embedded(in: .rightToLeft), .isolated(in: nil), .marked(in: .leftToRight),
    .strippingControls(), .strippingControls(only: .marks), .balancingControls,
    .overridden(in: .rightToLeft), .convertingControls(to: .isolates),
    .embedded(in: .rightToLeft, mode: .whereOrderChanges(in: .auto(fallback: .leftToRight))),
  ]

  private static func randomTexts(seed: UInt64) -> [String] {
    var random = SeededGenerator(seed: seed)
    let parts = [
      "abc", "\u{05D0}", " ", "\n", "12", "\u{200F}", "\u{202B}", "\u{202C}", "\u{2067}",
    ]
    return (0..<200).map { _ in
      (0..<Int.random(in: 0...6, using: &random)).map { _ in
        parts.randomElement(using: &random) ?? ""
      }.joined()
    }
  }
}
