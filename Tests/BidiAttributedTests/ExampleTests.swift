import BidiAttributed
import BidiText
import Foundation
import Testing

/// The examples of the documentation.
struct ExampleTests {
  @Test func paragraphStyle() {
    var style = ParagraphStyle(alignment: .leading)
    style.headIndent = 20
    var text = AttributedString("\u{05D0}\u{05D1}")
    text.paragraphStyle = style
    #expect(text.runs.first?.paragraphStyle?.headIndent == 20)
  }

  @Test func mirroredStyle() {
    let style = ParagraphStyle(alignment: .left)
    #expect(style.mirrored(leftRight: .directional).alignment == .right)
    #expect(style.mirrored(leftRight: .physical).alignment == .left)
  }

  @Test func mirroredText() {
    var text = AttributedString("abc")
    text.paragraphStyle = ParagraphStyle(alignment: .left)
    let mirrored = text.mirroringParagraphStyles(leftRight: .directional)
    #expect(mirrored.paragraphStyle?.alignment == .right)
  }

  @Test func lineSpan() {
    var style = ParagraphStyle()
    style.headIndent = 20
    let resolved = style.resolved(
      paragraphDirection: .rightToLeft, in: ParagraphEnvironment(layoutDirection: .rightToLeft))
    let span = resolved.lineSpan(inWidth: 100, isFirstLine: false)
    #expect(span.left == 0 && span.right == 80)
  }

  @Test func resolvedStyle() {
    let style = ParagraphStyle(alignment: .justified)
    let arabic = ParagraphEnvironment(layoutDirection: .rightToLeft)
    #expect(
      style.resolved(paragraphDirection: .leftToRight, in: arabic).alignment
        == .justified(lastLine: .left))
  }

  @Test func paragraphs() {
    let text = AttributedString("abc\n\u{05D0}\u{05D1}")
    let environment = ParagraphEnvironment(layoutDirection: .leftToRight)
    #expect(text.paragraphs(in: environment).map(\.alignment) == [.left, .right])
  }

  @Test func edited() {
    let edited = AttributedString("abc").applying(.embedded(in: .rightToLeft))
    #expect(edited.map.resultRange(of: 0..<3, in: .utf16) == 1..<4)
  }

  @Test func marksMakeNoRuns() {
    var name = AttributedString("\u{5C0F}\u{660E}")
    name.languageIdentifier = "zh"
    let line = name + AttributedString(" \u{0628}\u{062F}\u{0623}")
    #expect(line.applying(.embedded(in: .rightToLeft)).text.runs.count == 2)
  }

  @Test func drawing() {
    let text = AttributedString("abc \u{05D0}\u{05D1}")
    let drawing = DrawingText(text, in: ParagraphEnvironment(layoutDirection: .rightToLeft))
    #expect(drawing.paragraphs[0].runs.map(\.utf8Range) == [0..<4, 4..<8])
  }

  enum Mood: CodableAttributedStringKey {
    typealias Value = String
    static let name = "mood"
  }

  @Test func tables() {
    let table = AttributeTable.standard.adding(Mood.self)
    #expect(table.names.contains("mood"))
  }

  @Test func archives() throws {
    let data = try JSONEncoder().encode(ArchivedAttributedString("abc"))
    #expect(try JSONDecoder().decode(ArchivedAttributedString.self, from: data).text == "abc")
  }

  @Test func formatted() throws {
    var name = AttributedString("\u{5C0F}\u{660E}")
    name.link = URL(string: "app://users/1")
    let arguments = [AttributedArgument(name), AttributedArgument(.number(3))]
    #expect(arguments.map(\.argument) == ["\u{5C0F}\u{660E}", 3])
    let message = try BidiFormatter(locale: "ar").format(
      AttributedString("%@ \u{0628}\u{062F}\u{0623}"), [AttributedArgument(name)])
    let range = message.range(of: message.plain.arguments[0])
    #expect(message.text[range].link?.absoluteString == "app://users/1")
  }
}
