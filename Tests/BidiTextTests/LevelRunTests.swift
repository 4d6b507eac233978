import BidiTestSupport
import BidiText
import Testing

/// BD7 and L2: runs in logical and in display order.
@Suite struct LevelRunTests {
  struct Example: Sendable, CustomTestStringConvertible {
    let notation: String
    let base: WritingDirection

    /// Runs as `from..<to=level`, in logical order.
    let runs: [String]

    /// The places in `runs`, from left to right.
    let display: [Int]

    var testDescription: String { "\(notation) in \(base.rawValue)" }

    init(
      _ notation: String, in base: WritingDirection, _ runs: [String], display: [Int]
    ) {
      (self.notation, self.base, self.runs, self.display) = (notation, base, runs, display)
    }
  }

  static let examples: [Example] = [
    Example("", in: .leftToRight, [], display: []),
    Example("", in: .rightToLeft, [], display: []),
    Example("abc", in: .leftToRight, ["0..<3=0"], display: [0]),
    Example("ABC", in: .rightToLeft, ["0..<3=1"], display: [0]),
    Example("ab CD", in: .leftToRight, ["0..<3=0", "3..<5=1"], display: [0, 1]),
    Example("ab CD", in: .rightToLeft, ["0..<2=2", "2..<5=1"], display: [1, 0]),
    Example("A 12 B", in: .rightToLeft, ["0..<2=1", "2..<4=2", "4..<6=1"], display: [2, 1, 0]),
    // 12 stands inside the right-to-left run: L2 turns that round, and 12 back.
    Example(
      "a B 12 C d", in: .leftToRight, ["0..<2=0", "2..<4=1", "4..<6=2", "6..<8=1", "8..<10=0"],
      display: [0, 3, 2, 1, 4]),
    Example(
      "A bc D ef G", in: .rightToLeft, ["0..<2=1", "2..<4=2", "4..<7=1", "7..<9=2", "9..<11=1"],
      display: [4, 3, 2, 1, 0]),
    // Levels 0, 1 and 3 with 4 inside: L2 counts down from the highest.
    Example(
      "a‹RLI›B‹LRI›c‹RLI›D‹PDI›‹PDI›‹PDI›e", in: .leftToRight,
      ["0..<2=0", "2..<4=1", "4..<6=2", "6..<7=3", "7..<8=2", "8..<9=1", "9..<11=0"],
      display: [0, 5, 2, 3, 4, 1, 6]),
    // What X9 removes belongs to the run before it, or to the first one.
    Example("‹RLE›A‹PDF›b", in: .leftToRight, ["0..<3=1", "3..<4=0"], display: [0, 1]),
    Example(
      "a‹RLE›B‹PDF›c", in: .leftToRight, ["0..<2=0", "2..<4=1", "4..<5=0"], display: [0, 1, 2]),
    Example("a‹ZWJ›B", in: .leftToRight, ["0..<2=0", "2..<3=1"], display: [0, 1]),
    Example("‹ZWJ›‹ZWJ›B", in: .leftToRight, ["0..<3=1"], display: [0]),
    // L1: isolates at the end of the line have the paragraph level.
    Example(
      "a‹RLI›B‹PDI›", in: .leftToRight, ["0..<2=0", "2..<3=1", "3..<4=0"], display: [0, 1, 2]),
    Example(
      "A‹LRI›b‹PDI› ", in: .rightToLeft, ["0..<2=1", "2..<3=2", "3..<5=1"], display: [2, 1, 0]),
    // Nothing but removed characters.
    Example("‹RLE›‹PDF›", in: .leftToRight, [], display: []),
    Example("‹ZWJ›", in: .rightToLeft, [], display: []),
    // Marks and isolates are not removed.
    Example("‹RLM›", in: .leftToRight, ["0..<1=1"], display: [0]),
    Example("‹LRI›‹PDI›", in: .rightToLeft, ["0..<2=1"], display: [0]),
    // Beyond the BMP: offsets are of scalars.
    Example(
      "\u{1F600}\u{1E900}a", in: .leftToRight, ["0..<1=0", "1..<2=1", "2..<3=0"],
      display: [0, 1, 2]),
  ]

  @Test(arguments: examples)
  func levelRunsOfExamples(_ example: Example) throws {
    let paragraph = try ResolvedParagraph(
      uax(example.notation), baseDirection: .explicit(example.base))
    let runs = paragraph.levelRuns()
    let shown = runs.map { "\($0.scalarRange)=\($0.level.number)" }
    #expect(shown == example.runs)
    #expect(
      paragraph.visualRuns().map { "\($0.scalarRange)=\($0.level.number)" }
        == example.display.map { example.runs[$0] })
    for run in runs {
      #expect(run.direction == (run.level.number % 2 == 0 ? .leftToRight : .rightToLeft))
    }
  }

  /// The stretches of all runs at once, in whatever order the runs are.
  @Test func rangesOfRuns() throws {
    let text = uax("\u{1F600}ab CD 12")
    let paragraph = try ResolvedParagraph(text, baseDirection: .explicit(.rightToLeft))
    // Levels: emoji 1, ab 2, space CD space 1, 12 2. Seen as: 12 DC ab, and the emoji at the right.
    let visual = paragraph.visualRuns().ranges(in: text).map { codes(text[$0]) }
    #expect(visual == [codes("12"), codes(uax(" CD ")), codes("ab"), "1F600"])
    let logical = paragraph.levelRuns()
    #expect(
      logical.ranges(in: text).map { codes(text[$0]) } == Array(visual.reversed()))
    #expect(logical.ranges(in: text) == logical.map { $0.range(in: text) })
    #expect([LevelRun]().ranges(in: text) == [])
    // A part of a text has its own places.
    let part = text.dropFirst()
    let inside = try ResolvedParagraph(part, baseDirection: .explicit(.leftToRight))
    let pieces = inside.levelRuns().ranges(in: part).map { codes(text[$0]) }
    #expect(pieces == [codes("ab "), codes(uax("CD ")), codes("12")])
  }
}
