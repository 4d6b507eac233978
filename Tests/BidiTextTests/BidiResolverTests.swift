import BidiTestSupport
import Testing

@testable import BidiText

/// The resolver that is used again, against the values that are made anew.
@Suite struct BidiResolverTests {
  private static let bases: [BaseDirection] = [
    .auto(fallback: .leftToRight), .auto(fallback: .rightToLeft), .explicit(.leftToRight),
    .explicit(.rightToLeft),
  ]

  /// One resolver for all texts, and a new one for each, give the same.
  @Test func reuseChangesNothing() throws {
    var random = SeededGenerator(seed: 0x2E5)
    var resolver = BidiResolver()
    var bytes: [UInt8] = []
    for round in 0..<5_000 {
      let text = RandomText.paragraph(upTo: 24, using: &random)
      let base = Self.bases[round % 4]
      let paragraph = try ResolvedParagraph(text, baseDirection: base)
      resolver.resolveParagraph(text, baseDirection: base)
      #expect(resolver.paragraphLevel == paragraph.paragraphLevel)
      #expect(resolver.utf8Count == text.utf8.count)
      resolver.orderRuns()
      let runs = (0..<resolver.runCount).map { resolver.visualRun(at: $0).level }
      if !paragraph.visualRuns().isEmpty { #expect(runs == paragraph.visualRuns().map(\.level)) }
      resolver.writeVisualText(into: &bytes, of: text)
      #expect(bytes == Array(paragraph.visualText().utf8), "\(codes(text))")
    }
  }

  /// Control characters of ASCII are BN: X9 removes them from what is seen.
  ///
  /// Found by fuzzing.
  @Test(arguments: ["a\u{7F}\u{5D0}", "\u{5D0}a\u{1}b", "a\tb\u{5D0}", "a\u{1B}\u{1F}\u{5D0}"])
  func controlCharactersAreNotSeen(_ text: String) throws {
    var resolver = BidiResolver()
    var bytes: [UInt8] = []
    resolver.resolveParagraph(text, baseDirection: .explicit(.leftToRight))
    resolver.orderRuns()
    resolver.writeVisualText(into: &bytes, of: text)
    let paragraph = try ResolvedParagraph(text, baseDirection: .explicit(.leftToRight))
    #expect(bytes == Array(paragraph.visualText().utf8))
    #expect(!bytes.contains { $0 == 0x7F || $0 == 1 || $0 == 0x1B })
  }

  /// Paragraphs together are resolved as each apart.
  @Test func paragraphsAreIndependent() {
    var random = SeededGenerator(seed: 0x9A2)
    var resolver = BidiResolver()
    for round in 0..<1_000 {
      let parts = (0..<3).map { _ in RandomText.paragraph(upTo: 10, using: &random) + "\u{2029}" }
      let base = Self.bases[round % 4]
      var together: [[UTF8LevelRun]] = []
      var starts: [Int] = []
      resolver.forEachParagraph(of: parts.joined(), baseDirection: base) { resolver, start in
        together.append((0..<resolver.runCount).map { resolver.run(at: $0) })
        starts.append(start)
      }
      let apart = parts.map { part in
        var fresh = BidiResolver()
        fresh.resolveParagraph(part, baseDirection: base)
        return (0..<fresh.runCount).map { fresh.run(at: $0) }
      }
      #expect(together == apart)
      #expect(starts == [0, parts[0].utf8.count, parts[0].utf8.count + parts[1].utf8.count])
    }
  }

  /// What stands outside takes the place of sos and eos: neutrals between two of one direction take it
  /// (N1), and a number after L is L (W7).
  @Test func contextDecidesTheEdges() throws {
    func levels(_ text: String, _ context: OutsideContext) throws -> [UInt8?] {
      try ResolvedParagraph(uax(text), baseDirection: .explicit(.leftToRight), context: context)
        .levels.map { $0?.number }
    }
    #expect(try levels("!", OutsideContext()) == [0])
    #expect(try levels("!", OutsideContext(before: .rightToLeft, after: .rightToLeft)) == [1])
    #expect(try levels("!", OutsideContext(before: .rightToLeft)) == [0])
    #expect(try levels("A!", OutsideContext(after: .rightToLeft)) == [1, 1])
    #expect(try levels("!a", OutsideContext(before: .rightToLeft)) == [0, 0])
    #expect(try levels("12", OutsideContext(before: .rightToLeft)) == [2, 2])
    #expect(try levels("‹RLE›!‹PDF›!", OutsideContext(after: .rightToLeft)) == [nil, 1, nil, 1])
    // L1 takes white space at the end for the end of a line, whatever follows.
    #expect(try levels("A! ", OutsideContext(after: .rightToLeft)) == [1, 1, 0])
  }

  @Test func textsWithoutDirection() {
    var resolver = BidiResolver()
    resolver.resolveParagraph("", baseDirection: .auto(fallback: .rightToLeft))
    #expect(resolver.runCount == 0)
    #expect(resolver.paragraphLevel.number == 1)
    resolver.resolveParagraph("\u{202B}\u{202C}", baseDirection: .explicit(.leftToRight))
    #expect(resolver.runCount == 1)
    resolver.resolveParagraph("abc\ndef", baseDirection: .auto(fallback: .leftToRight))
    #expect(resolver.utf8Count == 4)
    resolver.resolveParagraph(
      "abc \u{5D0}"[...].dropFirst(4), baseDirection: .auto(fallback: .leftToRight))
    #expect(resolver.run(at: 0).level.number == 1)
  }

  /// Each paragraph of a text has all results, taken from its place in the text.
  @Test func everyParagraphHasItsResults() throws {
    let text = "abc \u{5D0}\n\u{5C0F}\u{5D1}\u{5D2} (x)\u{2029}\u{1F600}\u{5D3}"
    var resolver = BidiResolver()
    var seen: [String] = []
    var counts: [Int] = []
    var pieces: [String] = []
    resolver.forEachParagraph(of: text, baseDirection: .explicit(.leftToRight)) { resolver, start in
      var bytes: [UInt8] = []
      resolver.orderRuns()
      resolver.writeVisualText(into: &bytes, of: text, from: start)
      seen.append(String(decoding: bytes, as: UTF8.self))
      resolver.writeLevels(into: &bytes, per: .utf16, of: text, from: start)
      counts.append(bytes.count)
      pieces += (0..<resolver.runCount).map {
        String(text[resolver.run(at: $0).range(in: text, from: start)])
      }
    }
    let expected = try text.paragraphs().map { paragraph in
      try ResolvedParagraph(text[paragraph.content], baseDirection: .explicit(.leftToRight))
        .visualText()
    }
    #expect(seen.map(codes) == expected.map { codes($0) })
    #expect(counts == [6, 8, 3])
    #expect(codes(pieces.joined()) == codes(text))
  }

  /// A part of a text gives what a copy of it gives.
  @Test func partsOfATextAreAsTheirCopies() {
    var random = SeededGenerator(seed: 0x5B5)
    var resolver = BidiResolver()
    var (ofPart, ofCopy): ([UInt8], [UInt8]) = ([], [])
    for round in 0..<1_000 {
      let before = RandomText.letters.randomElement(using: &random).map(String.init) ?? ""
      let copy = RandomText.paragraph(upTo: 24, using: &random)
      let text = before + copy + "\u{2029}" + before
      let start = text.utf8.index(text.startIndex, offsetBy: before.utf8.count)
      let part = text[start..<text.utf8.index(start, offsetBy: copy.utf8.count)]
      resolver.resolveParagraph(part, baseDirection: Self.bases[round % 4])
      resolver.orderRuns()
      for unit in TextUnit.allCases {
        resolver.writeLevels(into: &ofPart, per: unit, of: part)
        resolver.writeLevels(into: &ofCopy, per: unit, of: copy)
        #expect(ofPart == ofCopy, "\(codes(copy))")
      }
      resolver.writeVisualText(into: &ofPart, of: part)
      resolver.writeVisualText(into: &ofCopy, of: copy)
      #expect(ofPart == ofCopy, "\(codes(copy))")
      // From an offset, as from the start of a part.
      resolver.writeLevels(into: &ofPart, per: .utf8, of: text[...], from: before.utf8.count)
      resolver.writeLevels(into: &ofCopy, per: .utf8, of: copy)
      #expect(ofPart == ofCopy)
    }
  }

  /// Another text than the one that was resolved is a caller's fault, and no memory is read outside.
  @Test func anotherTextIsRefused() async {
    await #expect(processExitsWith: .failure) {
      var resolver = BidiResolver()
      var bytes: [UInt8] = []
      resolver.resolveParagraph(
        String(repeating: "\u{5D0}a", count: 1_000), baseDirection: .explicit(.leftToRight))
      resolver.orderRuns()
      resolver.writeVisualText(into: &bytes, of: "")
    }
    await #expect(processExitsWith: .failure) {
      var resolver = BidiResolver()
      resolver.resolveParagraph("a\u{5D0}", baseDirection: .explicit(.leftToRight))
      resolver.orderRuns()
      _ = resolver.visualRun(at: 2)
    }
  }

  /// Context stands after the last paragraph, not after one that a separator ends.
  @Test func contextDoesNotReachOverASeparator() throws {
    var resolver = BidiResolver()
    let context = OutsideContext(after: .rightToLeft)
    resolver.resolveParagraph(
      "\u{5D0}!\nabc", baseDirection: .explicit(.leftToRight), context: context)
    #expect((0..<resolver.runCount).map { resolver.run(at: $0).level.number } == [1, 0])
    resolver.resolveParagraph("\u{5D0}!", baseDirection: .explicit(.leftToRight), context: context)
    #expect((0..<resolver.runCount).map { resolver.run(at: $0).level.number } == [1])
  }
}
