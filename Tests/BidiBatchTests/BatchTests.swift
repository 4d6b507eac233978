import BidiBatch
import BidiTestSupport
import BidiText
import Testing

/// Many texts at once, against one after the other.
@Suite struct BatchTests {
  /// The same runs as by a call for each text, whatever the texts hold: all paragraphs, with what stands outside.
  @Test(arguments: [0, 1, 2, 63, 64, 65, 1_000, 10_000])
  func isAsOneByOne(_ count: Int) async {
    var random = SeededGenerator(seed: UInt64(count))
    let texts = (0..<count).map { _ in
      RandomText.paragraphs(upTo: Bool.random(using: &random) ? 8 : 40, using: &random)
    }
    let context = OutsideContext(before: .rightToLeft, after: .rightToLeft)
    for base in [BaseDirection.auto(fallback: .leftToRight), .explicit(.rightToLeft)] {
      let runs = await BidiResolver.levelRuns(of: texts, baseDirection: base, context: context)
      let expected = texts.map { $0.levelRuns(baseDirection: base, context: context) }
      #expect(runs.map(Array.init) == expected)
      #expect(runs.count == count)
      let parts = texts.map { "x\($0)y".unicodeScalars.dropFirst().dropLast() }.map(Substring.init)
      let ofParts = await BidiResolver.levelRuns(of: parts, baseDirection: base, context: context)
      #expect(ofParts.map(Array.init) == expected)
    }
  }

  @Test func allParagraphsAreResolved() async {
    let texts = ["abc \u{5D0}\nline \u{5D1}two", "", "\n\u{5D0}"]
    let runs = await BidiResolver.levelRuns(of: texts, baseDirection: .auto(fallback: .leftToRight))
    // By hand: levels 0 1 0 and 0 1 0, none, then 0 for the separator and 1.
    #expect(
      runs.map { $0.map(\.utf8Range) } == [
        [0..<4, 4..<6, 6..<7, 7..<12, 12..<14, 14..<17], [], [0..<1, 1..<3],
      ])
  }
}
