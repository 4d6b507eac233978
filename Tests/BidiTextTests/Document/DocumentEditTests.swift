import BidiTestSupport
import Testing

@testable import BidiText

/// Edits: what a document is after one, and how much work it took.
@Suite struct DocumentEditTests {
  private func entries(_ document: BidiDocument) -> [ParagraphEntry] {
    (0..<document.paragraphCount).map { document.paragraphs[$0] }
  }

  /// A document after an edit is the one that would be made anew, to the last run and direction.
  private func check(_ document: BidiDocument, _ note: @autoclosure () -> String) {
    let anew = BidiDocument(
      document.text, baseDirection: document.baseDirection,
      emptyParagraphs: document.emptyParagraphs)
    #expect(document == anew)
    #expect(entries(document) == entries(anew), "\(note())")
    #expect(document.end == anew.end)
    #expect(document.end == TextOffset(endOf: document.text))
  }

  /// A text, an edit as scalar offsets, and which paragraphs are gone, which are there, and how many were resolved.
  static let edits: [(String, Range<Int>, String, Range<Int>, Range<Int>)] = [
    // A letter typed in the middle of many paragraphs.
    ("a‹LF›b‹LF›c", 2..<2, "x", 1..<2, 1..<2), ("a‹LF›b‹LF›c", 3..<3, "x", 1..<2, 1..<2),
    ("a‹LF›b‹LF›c", 2..<3, "", 1..<2, 1..<2),
    // Return: in front of a paragraph, inside, and at the end of the text.
    ("a‹LF›b", 2..<2, "‹LF›", 1..<1, 1..<2), ("ab‹LF›c", 1..<1, "‹LF›", 0..<1, 0..<2),
    ("a", 1..<1, "‹LF›", 0..<1, 0..<2), ("a‹LF›", 2..<2, "‹LF›", 1..<1, 1..<2),
    // Two paragraphs become one; whole paragraphs go.
    ("a‹LF›b‹LF›c", 1..<2, "", 0..<2, 0..<1), ("a‹LF›b‹LF›c", 2..<4, "", 1..<2, 1..<1),
    ("a‹LF›b", 0..<3, "", 0..<2, 0..<1), ("a‹LF›", 0..<2, "", 0..<1, 0..<0),
    // CR and LF meet, and part.
    ("a‹CR›‹LF›", 1..<2, "", 0..<1, 0..<1), ("a‹CR›b‹LF›c", 2..<3, "", 0..<2, 0..<1),
    ("a‹CR›‹CR›‹LF›c", 2..<3, "", 0..<2, 0..<1), ("a‹CR›b‹LF›‹LF›c", 2..<4, "", 0..<3, 0..<1),
    ("a‹CR›c", 2..<2, "‹LF›", 0..<1, 0..<1), ("‹CRLF›", 1..<1, "x", 0..<1, 0..<2),
    ("‹LF›", 0..<0, "‹CR›", 0..<1, 0..<1),
    // Nothing.
    ("a‹LF›b", 2..<2, "", 1..<1, 1..<1), ("", 0..<0, "", 0..<0, 0..<0),
  ]

  @Test(arguments: edits)
  func whatAnEditTouches(
    _ row: (text: String, range: Range<Int>, new: String, old: Range<Int>, now: Range<Int>)
  ) {
    var document = BidiDocument(uax(row.text), baseDirection: .auto(fallback: .leftToRight))
    let before = document.resolutionCount
    let count = document.paragraphCount
    let change = document.replace(row.range, in: .scalar, with: uax(row.new))
    check(document, row.text)
    #expect(change.replacedParagraphs == row.old)
    #expect(change.newParagraphs == row.now)
    #expect(document.resolutionCount - before == row.now.count)
    #expect(document.paragraphCount == count - row.old.count + row.now.count)
  }

  /// One paragraph of ten thousand is resolved, and a copy stays what it was.
  @Test func onlyWhatChangedIsResolved() {
    let text = (0..<10_000).map { "\u{5D0}\u{5D1} line \($0)" }.joined(separator: "\n")
    var document = BidiDocument(text, baseDirection: .auto(fallback: .leftToRight))
    #expect(document.resolutionCount == 10_000)
    let copy = document
    let start = document.paragraph(5_000).range.lowerBound
    document.replace(start..<start, with: "a")
    #expect(document.resolutionCount == 10_001)
    #expect(document.paragraph(5_000).direction == .leftToRight)
    #expect(document.paragraph(5_001).direction == .rightToLeft)
    #expect(copy.text == text)
    #expect(copy.paragraph(5_000).direction == .rightToLeft)
  }

  /// Thousands of edits on texts of every class, with separators, halves of CR LF, and characters of two units of UTF-16.
  @Test func editsGiveWhatADocumentMadeAnewGives() {
    var random = SeededGenerator(seed: 0xED17)
    for _ in 0..<400 {
      var document = BidiDocument(
        RandomText.paragraphs(upTo: 30, using: &random),
        baseDirection: [
          .auto(fallback: .leftToRight), .auto(fallback: .rightToLeft), .explicit(.rightToLeft),
        ].randomElement(using: &random) ?? .explicit(.leftToRight),
        emptyParagraphs: Bool.random(using: &random) ? .fallback : .followsPreceding)
      for _ in 0..<12 {
        let unit = TextUnit.allCases.randomElement(using: &random) ?? .utf8
        let lower = Int.random(in: -1...document.end[unit] + 1, using: &random)
        let upper = Int.random(in: lower...max(lower, document.end[unit] + 1), using: &random)
        let new =
          Int.random(in: 0..<4, using: &random) == 0
          ? ["", "\r", "\n", "\r\n", "\u{2029}"].randomElement(using: &random) ?? ""
          : RandomText.paragraphs(upTo: 5, using: &random)
        let before = document
        let range = document.range(lower..<upper, in: unit)
        let change = document.replace(lower..<upper, in: unit, with: new)
        var scalars = Array(before.text.unicodeScalars)
        scalars.replaceSubrange(
          range.lowerBound.scalars..<range.upperBound.scalars, with: Array(new.unicodeScalars))
        #expect(document.text.unicodeScalars.elementsEqual(scalars))
        check(document, "\(codes(before.text)) \(range) \(codes(new))")
        // Paragraphs outside the change have what they had.
        let (old, now) = (entries(before), entries(document))
        #expect(
          old[..<change.replacedParagraphs.lowerBound].elementsEqual(
            now[..<change.newParagraphs.lowerBound]))
        #expect(
          old[change.replacedParagraphs.upperBound...].elementsEqual(
            now[change.newParagraphs.upperBound...]))
        // Places after the edit keep their distance to the end.
        #expect(
          change.map.resultOffset(of: range.upperBound.utf16, in: .utf16)
            == document.end.utf16 - (before.end.utf16 - range.upperBound.utf16))
      }
    }
  }

  /// Documents of many chunks of paragraphs: edits of all sizes, and every paragraph found by its place.
  @Test func manyParagraphs() {
    var random = SeededGenerator(seed: 0xC4)
    var document = BidiDocument(
      (0..<700).map { "\($0) \u{5D0}" }.joined(separator: "\n"),
      baseDirection: .auto(fallback: .leftToRight))
    for round in 0..<300 {
      let size = round % 10 == 0 ? 4_000 : 20
      let lower = Int.random(in: 0...document.end.utf16, using: &random)
      let upper = min(document.end.utf16, lower + Int.random(in: 0...size, using: &random))
      let lines = Int.random(in: 0...(round % 7 == 0 ? 400 : 3), using: &random)
      document.replace(
        lower..<upper, in: .utf16, with: String(repeating: "\u{5D1} x\n", count: lines))
      check(document, "round \(round)")
      for _ in 0..<20 {
        let offset = document.offset(
          Int.random(in: 0...document.end.scalars, using: &random), in: .scalar)
        let paragraph = document.paragraph(document.paragraphNumber(holding: offset))
        #expect(paragraph.range.lowerBound <= offset && offset <= paragraph.range.upperBound)
        #expect(offset == document.end || offset < paragraph.range.upperBound)
        #expect(
          document.text[document.index(of: paragraph.content.lowerBound)...].hasPrefix(
            paragraph.text))
      }
    }
  }
}
