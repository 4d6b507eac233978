import BidiAttributed
import BidiTestSupport
import BidiText
import Foundation
import Testing

struct DrawingTests {
  static let leftToRight = ParagraphEnvironment(layoutDirection: .leftToRight)

  /// Attributed runs of two scalars each over a text; its runs in display order as scalar offsets and levels.
  struct Row: Sendable {
    let text: String
    let runLength: Int
    var line: Range<Int>? = nil
    let expected: [Range<Int>]
    let levels: [UInt8]
  }

  static let rows: [Row] = [
    Row(text: "abcd", runLength: 2, expected: [0..<2, 2..<4], levels: [0, 0]),
    Row(
      text: "\u{5D0}\u{5D1}\u{5D2}\u{5D3}", runLength: 2, expected: [2..<4, 0..<2], levels: [1, 1]),
    Row(
      text: "ab\u{5D0}\u{5D1}", runLength: 3, expected: [0..<2, 3..<4, 2..<3], levels: [0, 1, 1]),
    // A number in Hebrew: the letters before it stand to its right.
    Row(
      text: "\u{5D0}\u{5D1}12\u{5D2}", runLength: 9, expected: [4..<5, 2..<4, 0..<2],
      levels: [1, 2, 1]),
    Row(
      text: "\u{5D0}\u{5D1}12\u{5D2}", runLength: 3, expected: [4..<5, 2..<3, 3..<4, 0..<2],
      levels: [1, 2, 2, 1]),
    // The separator is not drawn.
    Row(text: "ab\n", runLength: 9, expected: [0..<2], levels: [0]),
    // The first line of "AB c" ends in a space, which goes to the right end of a left-to-right line, and to the
    // left end of a right-to-left one.
    Row(
      text: "\u{5D0}\u{5D1} \u{5D2}", runLength: 9, line: 0..<3, expected: [2..<3, 0..<2],
      levels: [1, 1]),
    Row(
      text: "a \u{5D0} \u{5D1}", runLength: 9, line: 0..<4, expected: [0..<2, 2..<3, 3..<4],
      levels: [0, 1, 0]),
    Row(text: "a \u{5D0} \u{5D1}", runLength: 9, line: 3..<5, expected: [3..<5], levels: [1]),
    Row(text: "abc", runLength: 9, line: 2..<2, expected: [], levels: []),
  ]

  @Test(arguments: rows)
  func runsInDisplayOrder(row: Row) throws {
    var text = AttributedString(row.text)
    let count = row.text.unicodeScalars.count
    for (number, start) in stride(from: 0, to: count, by: row.runLength).enumerated() {
      text[text.range(start..<min(count, start + row.runLength))][Mark.self] = number
    }
    let paragraph = try #require(DrawingText(text, in: Self.leftToRight).paragraphs.first)
    let runs =
      row.line.map { paragraph.runs(ofLine: text.range($0)) } ?? paragraph.runs
    #expect(runs.map { text.offsets($0.range) } == row.expected)
    #expect(runs.map(\.level.number) == row.levels)
    #expect(
      runs.map { $0.attributes[Mark.self] }
        == row.expected.map { $0.lowerBound / row.runLength })
  }

  /// Against lines of ``BidiText/ResolvedParagraph``, which know nothing of attributes.
  @Test func agreesWithLinesOfPlainText() throws {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<600 {
      let text = randomText(&random)
      let drawing = DrawingText(text, in: Self.leftToRight)
      let plain = text.plain
      #expect(drawing.paragraphs.count == plain.paragraphs().count)
      for paragraph in drawing.paragraphs {
        let whole = paragraph.paragraph
        let resolved = try ResolvedParagraph(
          text.scalars(whole.range), baseDirection: .explicit(whole.direction))
        let count = resolved.scalars.count
        let lower = Int.random(in: 0...count, using: &random)
        let line = lower..<Int.random(in: lower...count, using: &random)
        let start = whole.start.scalars
        let range = text.range(start + line.lowerBound..<start + line.upperBound)
        let runs = paragraph.runs(ofLine: range)
        // The runs cover the line and have its levels.
        var levels: [Int: EmbeddingLevel] = [:]
        var order: [Int] = []
        for run in runs {
          let scalars = text.offsets(run.range)
          #expect(!scalars.isEmpty)
          for scalar in scalars { levels[scalar - start] = run.level }
          let visual = run.direction == .leftToRight ? Array(scalars) : scalars.reversed()
          order += visual.map { $0 - start }
          #expect(text.runs[run.range.lowerBound].attributes == run.attributes)
          #expect(
            plain.utf16.distance(
              from: plain.startIndex,
              to: plain.utf8.index(plain.startIndex, offsetBy: run.utf8Range.lowerBound))
              == run.utf16Range.lowerBound)
          #expect(
            text.scalars(run.range).utf16.count == run.utf16Range.count
              && text.scalars(run.range).utf8.count == run.utf8Range.count)
        }
        #expect(levels.keys.sorted() == Array(line))
        let expected = resolved.line(line)
        for (offset, level) in zip(line, expected.levels) {
          if let level { #expect(levels[offset] == level) }
        }
        #expect(order.filter { resolved.levels[$0] != nil } == expected.visualOrder())
      }
    }
  }

  @Test func aResolverIsUsedAgain() {
    var resolver = BidiResolver()
    let text = AttributedString("abc \u{5D0}\u{5D1}\n\u{5D2}")
    let first = DrawingText(text, in: Self.leftToRight, using: &resolver).paragraphs.flatMap(\.runs)
    let second = DrawingText(text, in: Self.leftToRight, using: &resolver).paragraphs.flatMap(
      \.runs)
    #expect(first == second)
    #expect(first.map { text.offsets($0.range) } == [0..<4, 4..<6, 7..<8])
  }

  @Test(arguments: [-5..<2, 2..<99, 50..<60, Int.min..<Int.max])
  func linesOutsideTheParagraphAreCut(line: Range<Int>) throws {
    let text = AttributedString("\u{5D0}\u{1F600}b")
    let paragraph = try #require(DrawingText(text, in: Self.leftToRight).paragraphs.first)
    for run in paragraph.runs(ofUTF8Line: line) {
      #expect(run.utf8Range.lowerBound >= 0 && run.utf8Range.upperBound <= 7)
    }
    // An end inside the second character is taken to its start.
    #expect(paragraph.runs(ofUTF8Line: 0..<4).map { text.offsets($0.range) } == [0..<1])
  }
}
