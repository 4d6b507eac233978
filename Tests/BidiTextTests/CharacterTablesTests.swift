import Testing

@testable import BidiText

#if ICU
  import BidiICU
#endif

/// The tables of the resolver: the same from ICU and from the generated file, and the screen agrees.
@Suite struct CharacterTablesTests {
  private static let generated = CharacterTables(
    classRanges: generatedClassRanges, bracketPairs: generatedBracketPairs,
    mirrorPairs: generatedMirrorPairs)

  /// Bidi_Class, brackets and mirrors of both sources are equal for each code point that both versions know, but for
  /// those that a newer version of the standard changed.
  @Test func everyCodePointIsTheSameFromBothSources() {
    var differences: [UInt32] = []
    for codePoint in UInt32(0)...0x10FFFF {
      let (one, other) = (CharacterTables.shared, Self.generated)
      if one.code(of: codePoint) != other.code(of: codePoint)
        || one.mirror(of: codePoint) != other.mirror(of: codePoint)
        || one.bracketIdentity(of: codePoint) != other.bracketIdentity(of: codePoint)
      {
        differences.append(codePoint)
      }
    }
    // By the Script of the two versions: an assigned character has one.
    let new = differences.filter(Self.isKnownToOneAlone)
    let changed = Set(differences).subtracting(new)
    switch [CharacterDataVersion.unicode, generatedUnicodeVersion] {
    case [generatedUnicodeVersion, generatedUnicodeVersion]: #expect(differences.isEmpty)
    case ["15.0.0", "16.0.0"]:
      #expect(changed == Self.changedBefore16)
      // Counted by ICU 72 and ICU 76 alone: the new characters whose class is not the one of their block before.
      #expect(new.count == 773)
    default: #expect(changed.isSubset(of: Self.changedBefore16))
    }
  }

  /// Characters of Unicode 15.0 whose Bidi_Class is another one in 16.0: AHOM CONSONANT SIGN MEDIAL RA, which is no mark
  /// of width zero any more, and the five mathematical NABLA.
  private static let changedBefore16: Set<UInt32> = [
    0x1171E, 0x1D6C1, 0x1D6FB, 0x1D735, 0x1D76F, 0x1D7A9,
  ]

  private static func isKnownToOneAlone(_ codePoint: UInt32) -> Bool {
    guard let scalar = Unicode.Scalar(codePoint) else { return false }
    return (scalar.scriptName == "Unknown")
      != (GeneratedCharacters.scriptName(of: scalar) == "Unknown")
  }

  #if ICU
    /// Scripts of both sources are equal at each end of a range of either, but for characters that only one version knows.
    @Test func scriptsAreTheSameFromBothSources() throws {
      let starts =
        try PropertyRanges.script().map(\.codePoints.lowerBound)
        + generatedScriptRanges.map { $0 >> 8 }
      var differences: [UInt32] = []
      for codePoint in Set(starts + starts.filter { $0 > 0 }.map { $0 - 1 }).sorted() {
        guard let scalar = Unicode.Scalar(codePoint) else { continue }
        let (one, other) = (
          CharacterData.scriptName(of: scalar), GeneratedCharacters.scriptName(of: scalar)
        )
        if one != other, one != "Unknown", other != "Unknown" { differences.append(codePoint) }
      }
      #expect(differences.isEmpty)
      #expect(starts.count > 3_000)
    }
  #endif

  /// The screen calls plain only what cannot raise a level in a left-to-right paragraph.
  @Test func theScreenMissesNothing() {
    var missed: [UInt32] = []
    for codePoint in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(codePoint) else { continue }
      let code = CharacterTables.shared.code(of: codePoint)
      guard ClassSet.disturbingLeftToRight.contains(code: code) else { continue }
      // Once alone, and once after eight bytes, where words are looked at whole.
      for text in [String(Character(scalar)), "abcdefgh\(scalar)abcdefgh"] {
        let found = withTextBytes(text) { Screen.firstSuspicious($0, from: 0) }
        let isPlain = withTextBytes(text) { Screen.endOfPlainParagraph($0, from: 0) != nil }
        if found == text.utf8.count || isPlain { missed.append(codePoint) }
      }
    }
    #expect(missed.isEmpty)
  }

  /// What the first bytes of a text say is what the tables say.
  @Test func theFirstBytesSayTheDirection() {
    var wrong: [UInt32] = []
    for codePoint in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(codePoint) else { continue }
      let expected = scalar.isParagraphSeparator ? nil : scalar.bidiClass.strongDirection
      if WritingDirection(firstStrongIn: String(Character(scalar))) != expected {
        wrong.append(codePoint)
      }
    }
    #expect(wrong.isEmpty)
  }

  /// Plain paragraphs end where P1 ends them.
  @Test(arguments: [
    ("abc", 3), ("abc\ndef", 4), ("abc\r\ndef", 5), ("abc\rdef", 4), ("a\u{85}b", 3),
    ("a\u{2029}b", 4),
    ("a\u{1C}b", 2), ("a\u{1F}b", 3), ("a\tb", 3), ("a\u{2028}b", 5), ("Straße: ¿á?\nx", 15),
    ("", 0),
    ("0123456789abcdef\n0123456789", 17), ("小明开始关注你\n小明", 22),
  ])
  func aPlainParagraphEndsAtItsSeparator(_ row: (text: String, end: Int)) {
    #expect(withTextBytes(row.text) { Screen.endOfPlainParagraph($0, from: 0) } == row.end)
  }

  /// The classes of UnicodeData, for one character of each.
  @Test func bracketsHaveCodesOfTheirOwn() {
    #expect(CharacterTables.shared.code(of: 0x28) == ClassCode.openingBracket)
    #expect(CharacterTables.shared.code(of: 0x3009) == ClassCode.closingBracket)
    #expect(Unicode.Scalar("(").bidiClass == .otherNeutral)
    // BD16: canonically equivalent brackets pair up.
    let tables = CharacterTables.shared
    #expect(tables.bracketIdentity(of: 0x2329) == tables.bracketIdentity(of: 0x3009))
    #expect(tables.bracketIdentity(of: 0x28) != tables.bracketIdentity(of: 0x5D))
  }
}
