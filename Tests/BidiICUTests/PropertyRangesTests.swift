#if ICU
  import BidiICU
  import Testing

  /// Stretches of code points, of which tables are made.
  @Suite struct PropertyRangesTests {
    @Test func bidiClassOfEveryCodePoint() throws {
      let ranges = try PropertyRanges.bidiClass()
      expectTiles(ranges)
      for range in ranges {
        for codePoint in [range.codePoints.lowerBound, range.codePoints.upperBound] {
          guard let scalar = Unicode.Scalar(codePoint) else { continue }
          #expect(Int32(CharacterData.bidiClass(of: scalar)) == range.value, "\(codePoint)")
        }
      }
    }

    @Test func scriptOfEveryCodePoint() throws {
      let ranges = try PropertyRanges.script()
      expectTiles(ranges)
      let alef = try #require(ranges.first { $0.codePoints.contains(0x5D0) })
      #expect(PropertyRanges.scriptName(alef.value) == "Hebrew")
      let adlam = try #require(ranges.first { $0.codePoints.contains(0x1E900) })
      #expect(PropertyRanges.scriptName(adlam.value) == "Adlam")
    }

    /// BidiBrackets.txt: 0 none, 1 open, 2 close.
    @Test(arguments: [
      (UInt32(0x28), Int32(1), UInt32(0x29)), (0x29, 2, 0x28), (0x5B, 1, 0x5D), (0x7B, 1, 0x7D),
      (0x2329, 1, 0x232A), (0x3008, 1, 0x3009), (0xFF09, 2, 0xFF08),
      // Mirrored, and no brackets.
      (0x3C, 0, 0x3C), (0xAB, 0, 0xAB), (0x61, 0, 0x61),
    ])
    func brackets(_ codePoint: UInt32, type: Int32, pair: UInt32) throws {
      let ranges = try PropertyRanges.bracketType()
      #expect(ranges.first { $0.codePoints.contains(codePoint) }?.value == type)
      #expect(PropertyRanges.pairedBracket(of: codePoint) == pair)
    }

    /// EastAsianWidth.txt: W and F.
    @Test(arguments: [
      (UInt32(0x41), false), (0x10FF, false), (0x1100, true), (0x115F, true), (0x1160, false),
      (0x2192, false),
      (0x231A, true), (0x3000, true), (0x303F, false), (0x4E00, true), (0xAC00, true),
      (0xFF01, true),
      (0xFF61, false), (0xFFE6, true), (0x1F1E6, false), (0x1F600, true), (0x2FFFD, true),
      (0x2FFFE, false),
      (0x3FFFD, true), (0x10FFFF, false),
    ])
    func wide(_ codePoint: UInt32, isWide: Bool) throws {
      let ranges = try PropertyRanges.wide()
      #expect(ranges.contains { $0.codePoints.contains(codePoint) } == isWide)
      for (range, next) in zip(ranges, ranges.dropFirst()) {
        #expect(range.codePoints.upperBound + 1 < next.codePoints.lowerBound)
      }
    }

    @Test func bracketsOfEveryCodePoint() throws {
      expectTiles(try PropertyRanges.bracketType())
    }

    /// Bidi_Mirrored of BidiMirroring.txt and UnicodeData.txt.
    @Test(arguments: [
      (UInt32(0x28), true), (0x3C, true), (0xAB, true), (0x2208, true), (0x221A, true),
      (0x61, false),
      (0x2F, false), (0x201C, false), (0x5D0, false),
    ])
    func mirrored(_ codePoint: UInt32, expected: Bool) {
      #expect(
        PropertyRanges.mirrored().contains { $0.codePoints.contains(codePoint) } == expected)
    }

    /// Ranges touch one another, and cover all 1,114,112 code points.
    private func expectTiles(_ ranges: [PropertyRanges.PropertyRange]) {
      #expect(ranges.first?.codePoints.lowerBound == 0)
      #expect(ranges.last?.codePoints.upperBound == 0x10FFFF)
      for (range, next) in zip(ranges, ranges.dropFirst()) {
        #expect(range.codePoints.upperBound + 1 == next.codePoints.lowerBound)
      }
    }
  }
#endif
