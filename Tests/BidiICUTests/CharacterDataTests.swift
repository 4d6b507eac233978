#if ICU
  import BidiICU
  import Testing

  /// Properties of single characters.
  @Suite struct CharacterDataTests {
    /// A character of each class with ICU's number for the class (`UCharDirection`), from
    /// DerivedBidiClass.txt.
    static let classes: [(Unicode.Scalar, UInt8)] = [
      ("a", 0), ("\u{5D0}", 1), ("1", 2), ("+", 3), ("%", 4), ("\u{661}", 5), (":", 6), ("\n", 7),
      ("\t", 8), (" ", 9), ("!", 10), ("\u{202A}", 11), ("\u{202D}", 12), ("\u{627}", 13),
      ("\u{202B}", 14), ("\u{202E}", 15), ("\u{202C}", 16), ("\u{300}", 17), ("\u{AD}", 18),
      ("\u{2068}", 19), ("\u{2066}", 20), ("\u{2067}", 21), ("\u{2069}", 22),
      // Beyond the BMP, and not assigned.
      ("\u{1E900}", 1), ("\u{10D00}", 13), ("\u{1D400}", 0), ("\u{1F600}", 10), ("\u{E0001}", 18),
      ("\u{5FF}", 1), ("\u{7BF}", 13), ("\u{FFFF}", 18), ("\u{10FFFF}", 18), ("\0", 18),
    ]

    @Test(arguments: classes)
    func bidiClass(_ scalar: Unicode.Scalar, expected: UInt8) {
      #expect(CharacterData.bidiClass(of: scalar) == expected)
    }

    @Test func everyClassIsInTheTable() {
      #expect(Set(Self.classes.map(\.1)) == Set(0...22))
    }

    @Test func noCharacterHasAnotherClass() {
      for value in 0...UInt32(0x10FFFF) {
        guard let scalar = Unicode.Scalar(value) else { continue }
        if CharacterData.bidiClass(of: scalar) > 22 { Issue.record("\(scalar.value)") }
      }
    }

    /// BidiMirroring.txt.
    @Test(arguments: [
      ("(", ")"), ("[", "]"), ("{", "}"), ("<", ">"), ("\u{AB}", "\u{BB}"),
      ("\u{2039}", "\u{203A}"),
      ("\u{2264}", "\u{2265}"), ("\u{2329}", "\u{232A}"), ("\u{FF08}", "\u{FF09}"),
      ("\u{2208}", "\u{220B}"),
    ])
    func mirrorPair(_ left: Unicode.Scalar, right: Unicode.Scalar) {
      #expect(CharacterData.mirror(of: left) == right)
      #expect(CharacterData.mirror(of: right) == left)
    }

    @Test(arguments: ["a", "\u{5D0}", "\u{201C}", "/", "\u{221A}", "\u{1F600}", "\u{202B}"])
    func noMirror(_ scalar: Unicode.Scalar) {
      #expect(CharacterData.mirror(of: scalar) == scalar)
    }

    /// Scripts.txt and PropertyValueAliases.txt.
    @Test(arguments: [
      ("a", "Latin"), ("\u{430}", "Cyrillic"), ("\u{627}", "Arabic"), ("\u{5D0}", "Hebrew"),
      ("\u{5C0F}", "Han"), ("\u{3042}", "Hiragana"), ("\u{780}", "Thaana"), ("\u{710}", "Syriac"),
      ("\u{7CA}", "Nko"), ("\u{1E900}", "Adlam"), ("\u{10D00}", "Hanifi_Rohingya"),
      ("1", "Common"), ("\u{202B}", "Common"), ("\u{301}", "Inherited"), ("\u{E000}", "Unknown"),
    ])
    func scriptName(_ scalar: Unicode.Scalar, expected: String) {
      #expect(CharacterData.scriptName(of: scalar) == expected)
    }
  }
#endif
