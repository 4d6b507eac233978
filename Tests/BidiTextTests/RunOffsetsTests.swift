import BidiTestSupport
import Testing

@testable import BidiText

/// Runs, levels and maps in every unit, of whole texts and of parts.
@Suite struct RunOffsetsTests {
  /// By hand: the emoji has four bytes and two units, a Hebrew letter two bytes.
  @Test func runsInEveryUnit() throws {
    let text = "\u{1F600} \u{5D0}\u{5D1}"
    let expected = [
      TextOffset(utf8: 0, utf16: 0, scalars: 0)..<TextOffset(utf8: 5, utf16: 3, scalars: 2),
      TextOffset(utf8: 5, utf16: 3, scalars: 2)..<TextOffset(utf8: 9, utf16: 5, scalars: 4),
    ]
    #expect(text.levelRuns(baseDirection: .explicit(.leftToRight)).offsets(in: text) == expected)
    let paragraph = try ResolvedParagraph(text, baseDirection: .explicit(.leftToRight))
    #expect(paragraph.levelRuns().offsets(in: text) == expected)
    #expect(paragraph.levelRuns().reversed().offsets(in: text) == expected.reversed())
    // Another text: what lies after its end is left out.
    let end = TextOffset(utf8: 1, utf16: 1, scalars: 1)
    #expect(paragraph.levelRuns().offsets(in: "a") == [.zero..<end, end..<end])
    #expect([LevelRun]().offsets(in: "a").isEmpty)
  }

  /// Levels by unit of a paragraph, of a text and of the resolver are the same.
  @Test func levelsByUnit() throws {
    var random = SeededGenerator(seed: 0x1E5)
    var resolver = BidiResolver()
    var written: [UInt8] = []
    for _ in 0..<2_000 {
      let text = RandomText.paragraph(upTo: 16, using: &random)
      let base = BaseDirection.auto(fallback: .rightToLeft)
      let paragraph = try ResolvedParagraph(text, baseDirection: base)
      resolver.resolveParagraph(text, baseDirection: base)
      for unit in TextUnit.allCases {
        resolver.writeLevels(into: &written, per: unit, of: text)
        #expect(paragraph.levels(per: unit).map(\.number) == written, "\(codes(text))")
        #expect(text.levels(per: unit, baseDirection: base).map(\.number) == written)
      }
    }
    // Two paragraphs, by hand.
    let levels = "\u{5D0}\na".levels(per: .utf8, baseDirection: .auto(fallback: .leftToRight))
    #expect(levels.map(\.number) == [1, 1, 1, 0])
  }

  /// A part of a text gives everywhere what its copy gives.
  @Test func partsAreAsTheirCopies() throws {
    var random = SeededGenerator(seed: 0x5AB)
    var resolver = BidiResolver()
    let strategies: [DirectionStrategy] = [
      .firstStrong, .firstStrongOutsideCode, .lastStrong, .anyRightToLeft, .wordShare(above: 0.4),
    ]
    for _ in 0..<1_000 {
      let copy = RandomText.paragraphs(upTo: 12, using: &random)
      let part = Substring("\u{5D0}\(copy)a".unicodeScalars.dropFirst().dropLast())
      let base = BaseDirection.auto(fallback: .leftToRight)
      for strategy in strategies {
        #expect(strategy.direction(of: part) == strategy.direction(of: copy), "\(codes(copy))")
      }
      #expect(part.isPlainLeftToRight == copy.isPlainLeftToRight)
      let (seen, seenOfCopy) = (
        PlainDisplay.visualText(of: part, baseDirection: base),
        PlainDisplay.visualText(of: copy, baseDirection: base)
      )
      #expect(codes(seen) == codes(seenOfCopy))
      var starts: [Int] = []
      var pieces: [String] = []
      resolver.forEachParagraph(of: part, baseDirection: base) { resolver, start in
        starts.append(start)
        pieces += (0..<resolver.runCount).map {
          String(part[resolver.run(at: $0).range(in: part, from: start)])
        }
      }
      #expect(codes(pieces.joined()) == codes(copy))
      #expect(starts.count == copy.paragraphs().count)
    }
  }

  /// Maps of a paragraph and of the resolver are those of its one line.
  @Test func mapsOfAParagraph() throws {
    var random = SeededGenerator(seed: 0x3A9)
    var resolver = BidiResolver()
    var compared = 0
    var order: [Int] = []
    for _ in 0..<2_000 {
      let text = RandomText.paragraph(upTo: 16, using: &random) + "\n"
      let paragraph = try ResolvedParagraph(text, baseDirection: .explicit(.rightToLeft))
      let line = paragraph.line(paragraph.scalars.indices)
      #expect(paragraph.visualOffsets() == line.visualOffsets())
      #expect(paragraph.visibleOrder() == line.visibleOrder())
      // Where each character is a cluster, visual text has the characters in that order.
      if text.dropLast().allSatisfy({ $0.unicodeScalars.count == 1 }) {
        let visible = String(String.UnicodeScalarView(line.visibleOrder().map { line.scalars[$0] }))
        #expect(codes(visible) == codes(paragraph.visualText([.removingControls])))
        compared += 1
      }
      // The resolver counts bytes, and orders its runs by itself.
      resolver.resolveParagraph("x\n\(text)".dropFirst(2), baseDirection: .explicit(.rightToLeft))
      resolver.writeVisibleOrder(into: &order, of: "\(text)")
      let starts = paragraph.scalars.indices.map { offset in
        paragraph.scalars[..<offset].reduce(0) { $0 + UTF8.width($1) }
      }
      #expect(order == paragraph.visibleOrder().map { starts[$0] }, "\(codes(text))")
    }
    #expect(compared > 200)
  }

  /// Nobody has to order the runs first.
  @Test func runsAreOrderedOnDemand() {
    var resolver = BidiResolver()
    var bytes: [UInt8] = []
    let text = "\u{5D0}a\u{5D1}"
    resolver.resolveParagraph(text, baseDirection: .explicit(.rightToLeft))
    #expect(resolver.visualRun(at: 0).utf8Range == 3..<5)
    resolver.resolveParagraph(text, baseDirection: .explicit(.leftToRight))
    resolver.writeVisualText(into: &bytes, of: text)
    #expect(bytes == Array(text.utf8))
    #expect(resolver.visualRun(at: 0).utf8Range == 0..<2)
  }

  /// A run of another text reaches no further than the text.
  @Test func runsOfAnotherText() throws {
    let runs = "abc \u{5D0}\u{5D1}".levelRuns(baseDirection: .explicit(.leftToRight))
    #expect(runs.map { String("ab"[$0.range(in: "ab")]) } == ["ab", ""])
    #expect(runs.map { String("ab"[$0.range(in: "ab", from: -9)]) } == ["", ""])
    let paragraph = try ResolvedParagraph("abc \u{5D0}", baseDirection: .explicit(.leftToRight))
    #expect(paragraph.levelRuns().map { String("ab"[$0.range(in: "ab")]) } == ["ab", ""])
    #expect(paragraph.levelRuns().ranges(in: "ab").map { String("ab"[$0]) } == ["ab", ""])
  }

  /// A paragraph that is too long for offsets of 32 bits is cut, and what follows is the next: tried with fewer bytes.
  @Test func aParagraphThatIsTooLongIsCut() {
    var resolver = BidiResolver()
    resolver.longestParagraph = 5
    var found: [String] = []
    let text = "\u{5D0}a\u{5D1}b\u{1F600}\u{5D2}"
    resolver.forEachParagraph(of: text, baseDirection: .auto(fallback: .leftToRight)) {
      resolver, start in
      let end = start + resolver.utf8Count
      found.append("\(start)..<\(end) \(resolver.paragraphLevel.number)")
    }
    #expect(found == ["0..<5 1", "5..<10 0", "10..<12 1"])
  }
}
