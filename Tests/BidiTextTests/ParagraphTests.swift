import BidiTestSupport
import BidiText
import Testing

/// Rule P1: a paragraph ends with its separator, a character of class B.
@Suite struct ParagraphTests {
  /// A text, and each paragraph's content and whole range as offsets of scalars.
  static let texts: [(String, [(Range<Int>, Range<Int>)])] = [
    ("", []),
    ("abc", [(0..<3, 0..<3)]),
    ("a‹LF›", [(0..<1, 0..<2)]),
    ("a‹LF›b", [(0..<1, 0..<2), (2..<3, 2..<3)]),
    ("a‹CR›b", [(0..<1, 0..<2), (2..<3, 2..<3)]),
    ("a‹CRLF›b", [(0..<1, 0..<3), (3..<4, 3..<4)]),
    ("a‹LF›‹CR›b", [(0..<1, 0..<2), (2..<2, 2..<3), (3..<4, 3..<4)]),
    ("a‹CR›‹CRLF›b", [(0..<1, 0..<2), (2..<2, 2..<4), (4..<5, 4..<5)]),
    ("a‹CRLF›‹LF›", [(0..<1, 0..<3), (3..<3, 3..<4)]),
    ("a‹NEL›b", [(0..<1, 0..<2), (2..<3, 2..<3)]),
    ("a‹PS›b", [(0..<1, 0..<2), (2..<3, 2..<3)]),
    ("a\u{1C}b\u{1D}c\u{1E}d", [(0..<1, 0..<2), (2..<3, 2..<4), (4..<5, 4..<6), (6..<7, 6..<7)]),
    ("‹LF›‹LF›", [(0..<0, 0..<1), (1..<1, 1..<2)]),
    ("‹CRLF›", [(0..<0, 0..<2)]),
    ("\u{1F600}‹LF›\u{1E900}", [(0..<1, 0..<2), (2..<3, 2..<3)]),
    // Combining marks do not join what a separator parts.
    ("a‹LF›\u{301}b", [(0..<1, 0..<2), (2..<4, 2..<4)]),
    // These are of class S or WS.
    ("a\u{B}b", [(0..<3, 0..<3)]), ("a\u{C}b", [(0..<3, 0..<3)]), ("a\u{1F}b", [(0..<3, 0..<3)]),
    ("a‹LS›b", [(0..<3, 0..<3)]), ("a‹TAB›b", [(0..<3, 0..<3)]),
  ]

  @Test(arguments: texts)
  func rangesOfParagraphs(_ notation: String, expected: [(Range<Int>, Range<Int>)]) {
    let text = uax(notation)
    let paragraphs = text.paragraphs()
    #expect(
      paragraphs.map { offset($0.content.lowerBound, in: text) } == expected.map(\.0.lowerBound))
    #expect(
      paragraphs.map { offset($0.content.upperBound, in: text) } == expected.map(\.0.upperBound))
    #expect(
      paragraphs.map { offset($0.range.lowerBound, in: text) } == expected.map(\.1.lowerBound))
    #expect(
      paragraphs.map { offset($0.range.upperBound, in: text) } == expected.map(\.1.upperBound))
    #expect(
      paragraphs.map(\.hasSeparator) == expected.map { $0.0.upperBound < $0.1.upperBound })
  }

  @Test func aSubstringHasItsOwnParagraphs() {
    let text = "a\nb\nc"
    let part = text[index(1, in: text)..<index(4, in: text)]
    let paragraphs = part.paragraphs()
    #expect(paragraphs.map { String(part[$0.range]) } == ["\n", "b\n"])
    #expect(paragraphs.first?.range.lowerBound == part.startIndex)
    #expect(paragraphs.last?.range.upperBound == part.endIndex)
  }

  /// Half of a CR LF: the CR alone ends the part.
  @Test func aSubstringThatEndsInsideCRLF() {
    let text = "a\r\nb"
    let part = Substring(text.unicodeScalars[..<index(2, in: text)])
    #expect(part.paragraphs().map { codes(part[$0.range]) } == ["0061 000D"])
  }
}
