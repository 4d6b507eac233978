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
    // Spacing marks and conjuncts of Devanagari, Tamil and Thai, by wcwidth 0.7.0.
    ("\u{915}\u{93F}", 2), ("\u{915}\u{94D}\u{937}", 2), ("\u{915}\u{94D}\u{937}\u{93F}", 2),
    ("\u{B95}\u{BCB}", 2), ("\u{E01}\u{E33}", 2), ("\u{600}1", 2),
    // Arrows are ambiguous: one cell.
    ("[1 \u{2192}]", 5),
    // Controls have no cell; a number sign has one.
    ("\u{202D}a\u{202C}\u{200F}", 1), ("\u{1B}", 0), ("\u{600}", 1), ("\u{200B}", 0),
    // Unassigned, and Default_Ignorable_Code_Point in DerivedCoreProperties.txt; then reserved ones and noncharacters,
    // which are not in that list.
    ("\u{2065}\u{FFF0}\u{FFF8}\u{E0FFF}", 0), ("\u{378}", 1), ("\u{10FFFF}", 1),
    // A number sign joins the space after it, and is as wide as without it.
    ("\u{600} ", 2), ("\u{600}\u{600} ", 3),
  ])
  func cells(_ text: String, _ width: Int) {
    #expect(text.cellWidth == width)
    #expect(text.padded(to: 8).unicodeScalars.count == text.unicodeScalars.count + 8 - width)
  }

  /// Every character but controls and those for private use, as Python's wcwidth counts cells: a program of others.
  ///
  /// The exceptions: half a flag takes one cell here, and so does a spacing mark without a base. The signs of the Yijing
  /// and of Tai Xuan Jing, and counting rods, became wide in Unicode 16, and wcwidth knows no other version.
  @Test func everyCharacterAsInWcwidth() throws {
    var differing: [String] = []
    for row in try FixtureRow.rows(of: "CellWidths", fields: 3) {
      let first = try #require(UInt32(row.fields[0], radix: 16))
      let last = try #require(UInt32(row.fields[1], radix: 16))
      let width = try #require(Int(row.fields[2]))
      for scalar in (first...last).compactMap(Unicode.Scalar.init)
      where String(Character(scalar)).cellWidth != width {
        switch scalar.value {
        case 0x1F1E6...0x1F1FF, 0x2630...0x2637, 0x268A...0x268F, 0x4DC0...0x4DFF,
          0x1D300...0x1D356, 0x1D360...0x1D376:
          continue
        default:
          if scalar.properties.generalCategory == .spacingMark { continue }
          differing.append("\(scalar.codePoint):\(width)")
        }
      }
    }
    #expect(differing == [])
  }

  /// Marks that find no base but a space take what they take alone, so padding is as wide as it is long.
  @Test(arguments: ["\u{1F3FD}", "\u{903}\u{903}", "\u{301}"])
  func marksOnSpaces(_ marks: String) {
    #expect((" " + marks).cellWidth == 1 + marks.cellWidth)
  }

  /// Too long a text is not cut.
  @Test func longTextsStay() {
    #expect("\u{5C0F}\u{660E}".padded(to: 3) == "\u{5C0F}\u{660E}")
  }
}
