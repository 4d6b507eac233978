import BidiAttributed
import BidiFormat
import BidiJudge
import MessageSyntax
import BidiTestSupport
import BidiText
import Foundation
import Testing

/// `NSRange` beside the offsets of this package, in a text of characters of one and two units.
struct RangeTests {
  static let text = "a\u{1F600}\u{5D0}\u{1F601}b"

  @Test(arguments: [
    (0..<0, NSRange(location: 0, length: 0)), (0..<2, NSRange(location: 0, length: 3)),
    (1..<2, NSRange(location: 1, length: 2)), (2..<3, NSRange(location: 3, length: 1)),
    (3..<5, NSRange(location: 4, length: 3)), (5..<5, NSRange(location: 7, length: 0)),
    (0..<5, NSRange(location: 0, length: 7)),
  ])
  func scalars(scalars: Range<Int>, units: NSRange) {
    #expect(NSRange(scalars: scalars, in: Self.text) == units)
    #expect(units.scalars(in: Self.text) == scalars)
  }

  @Test func rangesOutsideAreTakenToTheText() {
    #expect(NSRange(scalars: 3..<99, in: Self.text) == NSRange(location: 4, length: 3))
    #expect(NSRange(scalars: 90..<99, in: Self.text) == NSRange(location: 7, length: 0))
    #expect(NSRange(location: NSNotFound, length: 0).scalars(in: Self.text) == nil)
    #expect(NSRange(location: -3, length: 4).scalars(in: Self.text) == 0..<1)
    #expect(NSRange(location: 4, length: .max).scalars(in: Self.text) == 3..<5)
    #expect(NSRange(location: 50, length: 2).scalars(in: Self.text) == 5..<5)
    // Inside a pair.
    #expect(NSRange(location: 2, length: 3).scalars(in: Self.text) == 1..<3)
    #expect(NSRange(location: 0, length: 0).scalars(in: "") == 0..<0)
    #expect(NSRange(scalars: 0..<1, in: "") == NSRange(location: 0, length: 0))
  }

  /// Bytes are counted by hand: one, four, two, four, one.
  @Test(arguments: [
    (0..<0, 0, 0), (0..<5, 0, 3), (1..<5, 1, 2), (5..<7, 3, 1), (7..<12, 4, 3), (12..<12, 7, 0),
    (0..<99, 0, 7), (90..<99, 7, 0),
    // Ends inside characters.
    (2..<6, 1, 2), (6..<10, 3, 1),
  ])
  func bytes(_ row: (bytes: Range<Int>, location: Int, length: Int)) {
    #expect(
      NSRange(utf8: row.bytes, in: Self.text)
        == NSRange(location: row.location, length: row.length))
  }

  @Test func faultsOfAVerdict() throws {
    let text = "\u{1F600} PDF \u{5E4}\u{5D2}\u{5D5}\u{5DD}."
    let locale = try #require(MessageLocale("he"))
    var judge = MessageJudge(locale: locale)
    let faults = judge.verdict(of: Message(text)).lines.flatMap(\.faults)
    #expect(!faults.isEmpty)
    for fault in faults {
      let place = NSRange(utf8: fault.range, in: text)
      #expect(
        NSString(string: text).substring(with: place)
          == String(decoding: Array(text.utf8)[fault.range], as: UTF8.self))
    }
  }

  @Test func documents() {
    var document = BidiDocument(Self.text, baseDirection: .explicit(.leftToRight))
    func offsets(_ range: NSRange) -> [Int]? {
      document.range(of: range).map { [$0.lowerBound.scalars, $0.upperBound.scalars] }
    }
    #expect(offsets(NSRange(location: 1, length: 3)) == [1, 3])
    #expect(offsets(NSRange(location: 3, length: .max)) == [2, 5])
    #expect(offsets(NSRange(location: NSNotFound, length: 0)) == nil)
    #expect(
      NSRange(document.range(of: NSRange(location: 4, length: 2)) ?? .zero ..< .zero).length == 2)
    #expect(DocumentPosition(utf16Offset: 4, in: document).offset.utf8 == 7)
    #expect(DocumentPosition(utf16Offset: 99, in: document).offset == document.end)
    #expect(DocumentPosition(utf16Offset: -1, in: document).offset == .zero)
    var layout = DocumentLayout(document, options: .init(width: 80), measure: .cells)
    let spans = layout.selection(of: NSRange(location: 0, length: 3)).flatMap(\.spans)
    #expect(spans.map(\.left) == [0] && spans.map(\.right) == [3])
    #expect(layout.selection(of: NSRange(location: NSNotFound, length: 0)).isEmpty)
    let unchanged = document.replace(NSRange(location: NSNotFound, length: 0), with: "x")
    #expect(unchanged == nil && document.text == Self.text)

    // Typed text has the caret after it, at its last character; a deletion leaves it before the rest.
    let typed = document.replace(NSRange(location: 3, length: 1), with: "\u{1F602}c")
    #expect(document.text == "a\u{1F600}\u{1F602}c\u{1F601}b")
    #expect(typed?.caret.offset.utf16 == 6 && typed?.caret.affinity == .upstream)
    let deleted = layout.replace(NSRange(location: 3, length: 1), with: "")
    #expect(layout.document.text == "a\u{1F600}\u{1F601}b")
    #expect(
      deleted?.document.caret.offset.utf16 == 3 && deleted?.document.caret.affinity == .downstream)
  }

  #if !canImport(Darwin)
    /// Offsets are counted by hand: the faces are two units each.
    @Test func attributedStringsOnLinux() throws {
      var text = AttributedString(Self.text)
      text[try #require(text.range(of: "\u{5D0}"))].languageIdentifier = "he"
      let all = text.startIndex..<text.endIndex
      let letter = try #require(text.range(of: "\u{5D0}"))
      #expect(NSRange(all, in: text) == NSRange(location: 0, length: 7))
      #expect(NSRange(letter, in: text) == NSRange(location: 3, length: 1))
      #expect(NSRange(letter.lowerBound..., in: text) == NSRange(location: 3, length: 4))
      #expect(NSRange(letter, in: text[letter]) == NSRange(location: 0, length: 1))
      #expect(Range(NSRange(location: 3, length: 1), in: text) == letter)
      #expect(Range(NSRange(location: 0, length: 7), in: text) == all)
      #expect(Range(NSRange(location: 7, length: 0), in: text) == text.endIndex..<text.endIndex)
      // Between two surrogates, past the end, before the beginning.
      #expect(Range<AttributedString.Index>(NSRange(location: 2, length: 1), in: text) == nil)
      #expect(Range<AttributedString.Index>(NSRange(location: 1, length: 1), in: text) == nil)
      #expect(Range<AttributedString.Index>(NSRange(location: 3, length: 5), in: text) == nil)
      #expect(Range<AttributedString.Index>(NSRange(location: 3, length: .max), in: text) == nil)
      #expect(Range<AttributedString.Index>(NSRange(location: -1, length: 1), in: text) == nil)
      #expect(
        Range<AttributedString.Index>(NSRange(location: NSNotFound, length: 0), in: text) == nil)
    }
  #endif

  @Test func mapsAndEdits() {
    let edited = Self.text.applying(.isolated(in: nil))
    let source = NSRange(location: 1, length: 3)
    #expect(edited.range(ofSource: source) == NSRange(location: 2, length: 3))
    #expect(edited.map.resultRange(of: source) == NSRange(location: 2, length: 3))
    #expect(edited.sourceRange(of: NSRange(location: 2, length: 3)) == source)
    #expect(edited.map.sourceRange(of: NSRange(location: 0, length: 9)) == NSRange(0..<7))
    #expect(edited.sourceRange(of: NSRange(location: 0, length: 99)) == NSRange(0..<7))
    let none = NSRange(location: NSNotFound, length: 0)
    #expect(edited.map.resultRange(of: none) == none && edited.range(ofSource: none) == none)
    #expect(edited.map.changes.map { NSRange($0.result) } == [NSRange(0..<1), NSRange(8..<9)])
    #expect(edited.map.resultRange(of: NSRange(location: 2, length: .max)).location == 3)
  }

  @Test func values() throws {
    let text = AttributedString(Self.text + "\n\u{5D0} b")
    let environment = ParagraphEnvironment(layoutDirection: .leftToRight)
    let paragraphs = text.paragraphs(in: environment)
    #expect(paragraphs.map(\.nsRange) == [NSRange(0..<8), NSRange(8..<11)])
    #expect(paragraphs.map(\.contentNSRange) == [NSRange(0..<7), NSRange(8..<11)])
    let drawing = DrawingText(text, in: environment)
    #expect(drawing.paragraphs[1].runs.map(\.nsRange) == [NSRange(10..<11), NSRange(8..<10)])
    for line in [NSRange(0..<5), NSRange(3..<7), NSRange(0..<99)] {
      #expect(
        drawing.paragraphs[0].runs(ofLine: line)
          == drawing.paragraphs[0].runs(
            ofLine: text.range(line.scalars(in: text.plain) ?? 0..<0)))
    }
    #expect(drawing.paragraphs[0].runs(ofLine: NSRange(location: NSNotFound, length: 0)).isEmpty)

    let message = try BidiFormatter(locale: "he", mode: .always).format("\u{5D0} %@", "a\nb")
    let argument = try #require(message.arguments.first)
    #expect(argument.nsRange == NSRange(argument.range(in: .utf16)))
    #expect((message.text as NSString).substring(with: argument.nsRanges[0]) == "a")
    let unclosed = "\u{1F600}\u{2067}a"
    #expect(unclosed.controlBalance.faults.map(\.nsRange) == [NSRange(2..<3)])
    #expect(
      unclosed.controlConversion(to: .embeddings).remainders.map(\.nsRange) == [NSRange(2..<3)])
    #expect(
      "\u{1F600}%d".formatSpecifiers().map { $0.nsRange(in: "\u{1F600}%d") } == [NSRange(2..<4)])
    #expect(
      text.plain.paragraphs().map { $0.nsRange(in: text.plain) } == [
        NSRange(0..<8), NSRange(8..<11),
      ])
    let resolved = try ResolvedParagraph(
      Self.text, baseDirection: .explicit(.leftToRight))
    #expect(
      resolved.levelRuns().map { $0.nsRange(in: Self.text) }
        == [NSRange(0..<3), NSRange(3..<4), NSRange(4..<7)])
  }

  /// Everywhere in a paragraph whose characters have one unit and two.
  @Test func linesCaretsAndSelections() throws {
    let text = "ab \u{1F600} \u{5D0}\u{10D00}\u{5D1} c"
    let paragraph = try ResolvedParagraph(text, baseDirection: .auto(fallback: .leftToRight))
    let count = paragraph.scalars.count
    let whole = paragraph.line(NSRange(0..<text.utf16.count))
    #expect(whole == paragraph.line(0..<count))
    for lower in 0...count {
      let caret = CaretPosition(scalarOffset: lower, affinity: .upstream)
      let units = caret.utf16Offset(in: paragraph)
      #expect(CaretPosition(utf16Offset: units, in: paragraph, affinity: .upstream) == caret)
      for upper in lower...count {
        let range = paragraph.nsRange(ofScalars: lower..<upper)
        #expect(range == NSRange(scalars: lower..<upper, in: text))
        #expect(paragraph.scalarRange(of: range) == lower..<upper)
        #expect(paragraph.line(range) == paragraph.line(lower..<upper))
        #expect(
          paragraph.visualRanges(of: range, on: whole) == whole.visualRanges(of: lower..<upper))
        #expect(
          paragraph.nsRanges(ofVisual: lower..<upper, on: whole)
            == whole.scalarRanges(ofVisual: lower..<upper).map { NSRange(scalars: $0, in: text) })
      }
    }
    let none = NSRange(location: NSNotFound, length: 0)
    #expect(
      paragraph.line(none).scalarRange.isEmpty && paragraph.visualRanges(of: none, on: whole) == [])
    #expect(
      CaretPosition(utf16Offset: 99, in: paragraph, affinity: .upstream).scalarOffset == count)
    #expect(CaretPosition(utf16Offset: -1, in: paragraph, affinity: .upstream).scalarOffset == 0)
    #expect(
      CaretPosition(utf16Offset: NSNotFound, in: paragraph, affinity: .upstream).scalarOffset
        == count)
    #expect(
      FirstStrong(in: "\u{1F600}\u{10D00}")?.nsRange(in: "\u{1F600}\u{10D00}") == NSRange(2..<4))
  }
}
