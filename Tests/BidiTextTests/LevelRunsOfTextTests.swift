import BidiTestSupport
import BidiText
import Testing

/// Level runs of a text by one call.
@Suite struct LevelRunsOfTextTests {
  private struct Run: Equatable {
    let start: Int
    let end: Int
    let level: EmbeddingLevel

    init(start: Int, end: Int, level: EmbeddingLevel) {
      self.start = start
      self.end = end
      self.level = level
    }

    init(_ run: UTF8LevelRun) {
      self.init(start: run.utf8Range.lowerBound, end: run.utf8Range.upperBound, level: run.level)
    }
  }

  @Test func everyParagraphIsResolvedByItself() {
    let text = "\u{05D0} a\nb \u{05D0}"
    let runs = text.levelRuns(baseDirection: .auto(fallback: .leftToRight))
    // By hand: the first paragraph is right to left, its separator has the paragraph level.
    #expect(runs.map(\.utf8Range) == [0..<3, 3..<4, 4..<5, 5..<7, 7..<9])
    #expect(runs.map(\.level.number) == [1, 2, 1, 0, 1])
  }

  @Test func emptyTextHasNone() {
    #expect("".levelRuns(baseDirection: .explicit(.rightToLeft)).isEmpty)
  }

  /// Texts that fit into the memory on the stack, and texts that do not.
  @Test(arguments: [1, 20, 60, 400, 3000])
  func sameAsTheResolver(_ length: Int) {
    var random = SeededGenerator(seed: UInt64(length))
    var resolver = BidiResolver()
    for _ in 0..<(12_000 / length) {
      let text = RandomText.paragraphs(upTo: length, using: &random)
      for base in [BaseDirection.auto(fallback: .leftToRight), .explicit(.rightToLeft)] {
        var expected: [Run] = []
        resolver.forEachParagraph(of: text, baseDirection: base) { resolver, start in
          for index in 0..<resolver.runCount {
            let run = resolver.run(at: index)
            let range = run.utf8Range
            expected.append(
              .init(
                start: start + range.lowerBound, end: start + range.upperBound, level: run.level))
          }
        }
        #expect(text.levelRuns(baseDirection: base).map(Run.init) == expected)
        // What stands round the part does not join with its first and last characters.
        let whole = "x\(text)y"
        let part = whole.unicodeScalars.dropFirst().dropLast()
        #expect(Substring(part).levelRuns(baseDirection: base).map(Run.init) == expected)
      }
    }
  }
}
