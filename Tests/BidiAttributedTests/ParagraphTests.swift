import BidiAttributed
import BidiText
import Foundation
import Testing

struct ParagraphTests {
  static let hebrew = "\u{5D0}\u{5D1}"

  /// The direction of a paragraph whose sources say: style, attribute, language, text.
  struct Row: Sendable {
    var style: WritingDirection?
    var attribute: WritingDirection?
    var language: String?
    let text: String
    var sources = ParagraphDirectionSource.standard
    let expected: WritingDirection
    let source: ParagraphDirectionSource?
  }

  static let all: [ParagraphDirectionSource] = [
    .paragraphStyle, .writingDirectionAttribute, .languageAttribute, .strategy(.firstStrong),
  ]

  static let rows: [Row] = [
    Row(text: "abc", expected: .leftToRight, source: .strategy(.firstStrong)),
    Row(text: hebrew, expected: .rightToLeft, source: .strategy(.firstStrong)),
    // The interface is right to left.
    Row(text: "12", expected: .rightToLeft, source: nil),
    Row(
      attribute: .leftToRight, text: hebrew, expected: .leftToRight,
      source: .writingDirectionAttribute),
    Row(
      style: .rightToLeft, attribute: .leftToRight, text: "abc", expected: .rightToLeft,
      source: .paragraphStyle),
    // Languages are asked only where the caller wants it.
    Row(language: "ar", text: "abc", expected: .leftToRight, source: .strategy(.firstStrong)),
    Row(
      language: "ar", text: "abc", sources: all, expected: .rightToLeft, source: .languageAttribute),
    Row(
      language: "az-Arab", text: "abc", sources: all, expected: .rightToLeft,
      source: .languageAttribute),
    Row(
      language: "not a language", text: "abc", sources: all, expected: .leftToRight,
      source: .strategy(.firstStrong)),
    Row(
      attribute: .leftToRight, language: "ar", text: hebrew, sources: all, expected: .leftToRight,
      source: .writingDirectionAttribute),
    Row(
      text: "abc", sources: [.strategy(.locale("fa")), .strategy(.firstStrong)],
      expected: .rightToLeft, source: .strategy(.locale("fa"))),
    Row(
      text: "%d \u{5D0}", sources: [.strategy(.firstStrongOutsideCode)], expected: .rightToLeft,
      source: .strategy(.firstStrongOutsideCode)),
    Row(style: .leftToRight, text: "abc", sources: [], expected: .rightToLeft, source: nil),
  ]

  @Test(arguments: rows)
  func directionComesFromTheFirstSourceThatSaysOne(row: Row) throws {
    var text = AttributedString(row.text)
    text.paragraphStyle = ParagraphStyle(baseWritingDirection: row.style)
    if let attribute = row.attribute {
      guard #available(macOS 15, iOS 18, *) else { return }
      text.writingDirection = attribute == .leftToRight ? .leftToRight : .rightToLeft
    }
    text.languageIdentifier = row.language
    let environment = ParagraphEnvironment(
      layoutDirection: .rightToLeft, directionSources: row.sources)
    let paragraph = try #require(text.paragraphs(in: environment).first)
    #expect(paragraph.direction == row.expected)
    #expect(paragraph.directionSource == row.source)
    #expect(paragraph.resolvedStyle.writingDirection == row.expected)
  }

  @Test func languagesThatDifferInDirectionSayNothing() {
    var text = AttributedString("12 ") + AttributedString("34")
    text[text.range(0..<3)].languageIdentifier = "he"
    text[text.range(3..<5)].languageIdentifier = "en"
    let environment = ParagraphEnvironment(
      layoutDirection: .leftToRight, directionSources: [.languageAttribute])
    #expect(text.paragraphs(in: environment).map(\.directionSource) == [nil])
    text[text.range(3..<5)].languageIdentifier = "ar"
    #expect(text.paragraphs(in: environment).map(\.direction) == [.rightToLeft])
  }

  @Test func eachParagraphHasItsOwnPlaceStyleAndAlignment() {
    var text = AttributedString("a\u{1F600}\r\n\u{5D0}\n12\u{85}x")
    text[text.range(0..<2)].paragraphStyle = ParagraphStyle(alignment: .trailing)
    let paragraphs = text.paragraphs(in: ParagraphEnvironment(layoutDirection: .rightToLeft))
    #expect(paragraphs.map { $0.start.utf8 } == [0, 7, 10, 14])
    #expect(paragraphs.map { $0.start.utf16 } == [0, 5, 7, 10])
    #expect(paragraphs.map { $0.contentEnd.scalars } == [2, 5, 8, 10])
    #expect(paragraphs.map { text.offsets($0.content) } == [0..<2, 4..<5, 6..<8, 9..<10])
    #expect(paragraphs.map { text.offsets($0.range) } == [0..<4, 4..<6, 6..<9, 9..<10])
    #expect(paragraphs.map(\.style.alignment) == [.trailing, .natural, .natural, .natural])
    #expect(
      paragraphs.map(\.direction) == [.leftToRight, .rightToLeft, .rightToLeft, .leftToRight])
    #expect(paragraphs.map(\.alignment) == [.left, .right, .right, .left])
  }
}
