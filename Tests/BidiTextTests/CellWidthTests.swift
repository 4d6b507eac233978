import BidiText
import Testing

/// Cells of a terminal: UAX #11, and clusters as terminals draw them.
@Suite struct CellWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("a\u{0301}", 1), ("\u{5E9}\u{5C1}\u{5BC}\u{5B8}", 1),
    ("\u{645}\u{64F}\u{651}", 1),
    // W and F; halfwidth katakana.
    ("\u{5C0F}\u{660E}", 4), ("\u{FF21}\u{3000}", 4), ("\u{FF76}", 1), ("\u{D55C}", 2),
    // Conjoining jamo make one syllable.
    ("\u{1112}\u{1161}\u{11AB}", 2),
    // Emoji: by themselves, by U+FE0F, as text, with skin, as a family, as a flag, as half of one, as a keycap.
    ("\u{1F44D}", 2), ("\u{2764}", 1), ("\u{2764}\u{FE0F}", 2), ("\u{2764}\u{FE0E}", 1),
    ("\u{1F44D}\u{1F3FD}", 2),
    ("\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", 2), ("\u{1F1EE}\u{1F1F1}", 2), ("\u{1F1EE}", 1),
    ("1\u{FE0F}\u{20E3}", 2),
    // Arrows are ambiguous: one cell.
    ("[1 \u{2192}]", 5),
    // Controls have no cell; a number sign has one.
    ("\u{202D}a\u{202C}\u{200F}", 1), ("\u{1B}", 0), ("\u{600}", 1), ("\u{200B}", 0),
  ])
  func cells(_ text: String, _ width: Int) {
    #expect(text.cellWidth == width)
    #expect(text.padded(to: 8).unicodeScalars.count == text.unicodeScalars.count + 8 - width)
  }

  /// Too long a text is not cut.
  @Test func longTextsStay() {
    #expect("\u{5C0F}\u{660E}".padded(to: 3) == "\u{5C0F}\u{660E}")
  }
}
