#if ICU
  import BidiICU
  import Testing

  /// ICU's `ubidi`, one paragraph at a time.
  @Suite struct ParagraphResolverTests {
    /// A text, the level that is asked for, and the levels of paragraph and code units by UAX #9.
    static let examples: [(String, UInt8, UInt8, [UInt8])] = [
      ("", 0, 0, []), ("", 1, 1, []), ("", 0xFE, 0, []), ("", 0xFF, 1, []),
      ("ab \u{5D0}", 0, 0, [0, 0, 0, 1]), ("ab \u{5D0}", 1, 1, [2, 2, 1, 1]),
      ("ab \u{5D0}", 0xFE, 0, [0, 0, 0, 1]), ("ab \u{5D0}", 0xFF, 0, [0, 0, 0, 1]),
      ("\u{5D0} ab", 0xFE, 1, [1, 1, 2, 2]), ("\u{5D0} 12", 0xFE, 1, [1, 1, 2, 2]),
      ("!", 0xFE, 0, [0]), ("!", 0xFF, 1, [1]),
      // Both units of a surrogate pair have the level of their character.
      ("\u{1E900}a", 0, 0, [1, 1, 0]), ("\u{1E900}a", 0xFE, 1, [1, 1, 2]),
      // L1: a separator at the end, and the space before it.
      ("a\u{5D0} \n", 0, 0, [0, 1, 0, 0]), ("a\r\n", 1, 1, [2, 1, 1]),
    ]

    @Test(arguments: examples)
    func levels(_ row: (text: String, requested: UInt8, paragraph: UInt8, levels: [UInt8])) throws {
      var resolver = try ParagraphResolver()
      let resolved = try resolver.levels(of: Array(row.text.utf16), requestedLevel: row.requested)
      #expect(resolved.paragraphLevel == row.paragraph)
      #expect(resolved.levels == row.levels)
    }

    /// One resolver for many texts keeps nothing of those before.
    @Test func isUsedAgain() throws {
      var resolver = try ParagraphResolver()
      for _ in 0..<3 {
        for row in Self.examples {
          let resolved = try resolver.levels(of: Array(row.0.utf16), requestedLevel: row.1)
          #expect(resolved.paragraphLevel == row.2, "\(row)")
          #expect(resolved.levels == row.3, "\(row)")
        }
      }
    }

    @Test func surrogatesWithoutPartnerDoNotTrap() throws {
      var resolver = try ParagraphResolver()
      for units: [UInt16] in [[0xD800], [0xDC00], [0xDC00, 0xD800], [0x61, 0xD83D], [0xFFFF, 0]] {
        let resolved = try resolver.levels(of: units, requestedLevel: 0xFE)
        #expect(resolved.levels.count == units.count)
      }
    }

    @Test func longText() throws {
      var resolver = try ParagraphResolver()
      let text = Array(String(repeating: "a \u{5D0} ", count: 100_000).utf16)
      let resolved = try resolver.levels(of: text, requestedLevel: 0)
      #expect(resolved.levels.count == 400_000)
      #expect(Array(resolved.levels.prefix(5)) == [0, 0, 1, 0, 0])
      #expect(Array(resolved.levels.suffix(4)) == [0, 0, 1, 0])
    }
  }
#endif
