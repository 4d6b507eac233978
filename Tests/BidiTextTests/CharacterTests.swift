import BidiText
import Testing

/// Properties of single characters.
@Suite struct CharacterTests {
  /// A character of each class, from table 4 of UAX #9, and what the class is.
  static let classes: [(Unicode.Scalar, BidiClass, String, WritingDirection?, removed: Bool)] = [
    ("a", .leftToRight, "L", .leftToRight, false),
    ("\u{5D0}", .rightToLeft, "R", .rightToLeft, false),
    ("\u{627}", .arabicLetter, "AL", .rightToLeft, false),
    ("1", .europeanNumber, "EN", nil, false), ("+", .europeanSeparator, "ES", nil, false),
    ("%", .europeanTerminator, "ET", nil, false), ("\u{661}", .arabicNumber, "AN", nil, false),
    (":", .commonSeparator, "CS", nil, false), ("\u{300}", .nonspacingMark, "NSM", nil, false),
    ("\u{AD}", .boundaryNeutral, "BN", nil, true), ("\n", .paragraphSeparator, "B", nil, false),
    ("\t", .segmentSeparator, "S", nil, false), (" ", .whiteSpace, "WS", nil, false),
    ("!", .otherNeutral, "ON", nil, false),
    ("\u{202A}", .leftToRightEmbedding, "LRE", nil, true),
    ("\u{202D}", .leftToRightOverride, "LRO", nil, true),
    ("\u{202B}", .rightToLeftEmbedding, "RLE", nil, true),
    ("\u{202E}", .rightToLeftOverride, "RLO", nil, true),
    ("\u{202C}", .popDirectionalFormat, "PDF", nil, true),
    ("\u{2066}", .leftToRightIsolate, "LRI", nil, false),
    ("\u{2067}", .rightToLeftIsolate, "RLI", nil, false),
    ("\u{2068}", .firstStrongIsolate, "FSI", nil, false),
    ("\u{2069}", .popDirectionalIsolate, "PDI", nil, false),
  ]

  @Test(arguments: classes)
  func scalarsHaveTheirBidiClass(
    _ row: (
      scalar: Unicode.Scalar, expected: BidiClass, name: String, direction: WritingDirection?,
      removed: Bool
    )
  ) {
    #expect(row.scalar.bidiClass == row.expected)
    #expect(row.expected.abbreviation == row.name)
    #expect(row.expected.strongDirection == row.direction)
    #expect(row.expected.isRemovedByX9 == row.removed)
  }

  @Test func everyClassIsInTheTable() {
    #expect(Set(Self.classes.map(\.1)) == Set(BidiClass.allCases))
    #expect(BidiClass.allCases.count == 23)
  }

  /// BidiMirroring.txt.
  @Test(arguments: [
    ("(", ")"), (")", "("), ("[", "]"), ("<", ">"), ("\u{AB}", "\u{BB}"), ("\u{2039}", "\u{203A}"),
    ("\u{2264}", "\u{2265}"), ("\u{300A}", "\u{300B}"), ("a", "a"), ("\u{201C}", "\u{201C}"),
    // Bidi_Mirrored, but with no character that is its mirror image.
    ("\u{221A}", "\u{221A}"), ("/", "/"), ("\u{5D0}", "\u{5D0}"),
  ])
  func mirrored(_ scalar: Unicode.Scalar, expected: Unicode.Scalar) {
    #expect(scalar.mirrored == expected)
  }

  @Test(arguments: [
    ("a", "Latin"), ("\u{627}", "Arabic"), ("\u{5D0}", "Hebrew"), ("\u{5C0F}", "Han"),
    ("1", "Common"), ("\u{301}", "Inherited"), ("\u{1E900}", "Adlam"), ("\u{780}", "Thaana"),
    ("\u{E000}", "Unknown"),
  ])
  func scriptName(_ scalar: Unicode.Scalar, expected: String) {
    #expect(scalar.scriptName == expected)
  }

  @Test(arguments: [
    ("a", "LATIN SMALL LETTER A"), ("\u{202B}", "RIGHT-TO-LEFT EMBEDDING"),
    ("\u{1E900}", "ADLAM CAPITAL LETTER ALIF"), ("\n", "<control-000A>"),
    (
      "\u{FBF9}",
      "ARABIC LIGATURE UIGHUR KIRGHIZ YEH WITH HAMZA ABOVE WITH ALEF MAKSURA ISOLATED FORM"
    ),
  ])
  func name(_ scalar: Unicode.Scalar, expected: String) {
    #expect(scalar.name == expected)
  }

  @Test(arguments: [
    ("\0", "U+0000"), ("a", "U+0061"), ("\u{5D0}", "U+05D0"), ("\u{202B}", "U+202B"),
    ("\u{1E900}", "U+1E900"), ("\u{10FFFF}", "U+10FFFF"),
  ])
  func codePoint(_ scalar: Unicode.Scalar, expected: String) {
    #expect(scalar.codePoint == expected)
  }

  @Test func dataNamesItsUnicodeVersion() {
    let numbers = CharacterDataVersion.unicode.split(separator: ".").compactMap { Int($0) }
    #expect(numbers.count == 3)
    #expect((numbers.first ?? 0) >= 14, "ICU 70 has Unicode 14")
    #expect(CharacterDataVersion.source.contains(/^(ICU|tables of Unicode) [0-9]+\./))
  }
}
