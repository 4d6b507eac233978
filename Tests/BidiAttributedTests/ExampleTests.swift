import BidiAttributed
import BidiFormat
import BidiJudge
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

  @Test func alignmentsOfParagraphs() {
    let text = AttributedString("abc\n\u{05D0}\u{05D1}")
    let environment = ParagraphEnvironment(layoutDirection: .leftToRight)
    #expect(text.paragraphs(in: environment).map(\.alignment) == [.left, .right])
  }

  @Test func mapOfAnEdit() {
    let edited = AttributedString("abc").applying(.embedded(in: .rightToLeft))
    #expect(edited.map.resultRange(of: 0..<3, in: .utf16) == 1..<4)
  }

  @Test func marksMakeNoRuns() {
    var name = AttributedString("\u{5C0F}\u{660E}")
    name.languageIdentifier = "zh"
    let line = name + AttributedString(" \u{0628}\u{062F}\u{0623}")
    #expect(line.applying(.embedded(in: .rightToLeft)).text.runs.count == 2)
  }

  @Test func runsToDraw() {
    let text = AttributedString("abc \u{05D0}\u{05D1}")
    let drawing = DrawingText(text, in: ParagraphEnvironment(layoutDirection: .rightToLeft))
    #expect(drawing.paragraphs[0].runs.map(\.utf8Range) == [0..<4, 4..<8])
  }

  enum Mood: CodableAttributedStringKey {
    typealias Value = String
    static let name = "mood"
  }

  @Test func tableWithACustomAttribute() {
    let table = AttributeTable.standard.adding(Mood.self)
    #expect(table.names.contains("mood"))
  }

  @Test func archivesDecode() throws {
    let data = try JSONEncoder().encode(ArchivedAttributedString("abc"))
    #expect(try JSONDecoder().decode(ArchivedAttributedString.self, from: data).text == "abc")
  }

  @Test func formattedWithAttributes() throws {
    var name = AttributedString("\u{5C0F}\u{660E}")
    name.link = URL(string: "app://users/1")
    let arguments = [AttributedArgument(name), AttributedArgument(.number(3))]
    #expect(arguments.map(\.argument) == ["\u{5C0F}\u{660E}", 3])
    let message = try BidiFormatter(locale: "ar").format(
      AttributedString("%@ \u{0628}\u{062F}\u{0623}"), [AttributedArgument(name)])
    let range = message.range(of: message.plain.arguments[0])
    #expect(message.text[range].link?.absoluteString == "app://users/1")
  }

  @Test func tabPosition() {
    var style = ParagraphStyle()
    style.tabStops = [TabStop(location: 30)]
    let resolved = style.resolved(
      paragraphDirection: .rightToLeft, in: ParagraphEnvironment(layoutDirection: .rightToLeft))
    #expect(resolved.position(of: resolved.tabs[0], inWidth: 100) == 70)
  }

  @Test func mirroredResolutions() {
    let style = ParagraphStyle(alignment: .left).resolved(
      paragraphDirection: .leftToRight, in: ParagraphEnvironment(layoutDirection: .leftToRight))
    #expect(style.mirrored.alignment == .right)
    #expect(PhysicalTextAlignment(.left).mirrored == .right)
    #expect(PhysicalTextAlignment.justified(lastLine: .right).lastLineEdge == .right)
  }

  @Test func resolvedAlignments() {
    let arabic = ParagraphEnvironment(layoutDirection: .rightToLeft)
    let leading = ParagraphStyle.Alignment.leading
    #expect(leading.resolved(paragraphDirection: .leftToRight, in: arabic) == .right)
    let labels = ParagraphEnvironment(
      layoutDirection: .rightToLeft, naturalAlignment: .followsLayout)
    #expect(AttributedString("abc").resolvedAlignments(in: labels) == [.right])
  }

  @Test func directionSources() {
    let environment = ParagraphEnvironment(
      layoutDirection: .leftToRight, directionSources: [.paragraphStyle, .strategy(.locale("ar"))])
    #expect(AttributedString("abc").paragraphs(in: environment)[0].direction == .rightToLeft)
  }

  @Test func stripped() {
    #expect(AttributedString("\u{202B}abc\u{202C}").strippingControls().text == "abc")
  }

  @Test func places() {
    let source = AttributedString("abc")
    let edited = source.applying(.isolated(in: nil))
    #expect(edited.index(ofSource: source.startIndex, side: .before) == edited.text.startIndex)
    #expect(edited.sourceIndex(of: edited.text.endIndex) == source.endIndex)
    #expect(
      edited.range(ofSource: NSRange(location: 0, length: 3)) == NSRange(location: 1, length: 3))
    #expect(
      edited.sourceRange(of: NSRange(location: 0, length: 5)) == NSRange(location: 0, length: 3))
  }

  @Test func chains() {
    let text = AttributedString("abc")
    let chain = text.applying(.embedded(in: .leftToRight)).applying(
      .convertingControls(to: .isolates))
    #expect(chain.source == text)
    #expect(chain.text.runTexts == ["‹LRI›abc‹PDI›"])
    #expect(
      chain.text.range(of: "abc") == chain.range(ofSource: text.startIndex..<text.endIndex))
  }

  @Test func drawingManyTexts() {
    var resolver = BidiResolver()
    let environment = ParagraphEnvironment(layoutDirection: .leftToRight)
    let texts = ["abc", "\u{05D0}"].map {
      DrawingText(AttributedString($0), in: environment, using: &resolver)
    }
    #expect(texts.map { $0.paragraphs[0].runs[0].direction } == [.leftToRight, .rightToLeft])
  }

  @Test func drawingALine() {
    let text = AttributedString("abc \u{05D0} \u{05D1}")
    let drawing = DrawingText(text, in: ParagraphEnvironment(layoutDirection: .leftToRight))
    #expect(drawing.paragraphs[0].runs(ofUTF8Line: 4..<9).map(\.utf8Range) == [4..<9])
  }

  @Test func converted() {
    var text = AttributedString("abc")
    text.languageIdentifier = "en"
    let converted = NSAttributedString(text, carrying: .standard)
    #expect(AttributedString(converted, carrying: .standard) == text)
  }

  @Test func namesThatAreNotConverted() {
    let text = NSAttributedString(string: "abc", attributes: [.init("color"): "red"])
    #expect(AttributeTable.standard.namesNotConverted(in: text) == ["color"])
  }

  @Test func partsOfArguments() throws {
    let message = try BidiFormatter(locale: "ar", mode: .always).format(
      AttributedString("%@"), [AttributedArgument(AttributedString("a\nb"))])
    let ranges = message.ranges(of: message.plain.arguments[0])
    #expect(ranges.map { message.text.scalars($0) } == ["a", "\n", "b"])
  }

  @Test func formattedByName() throws {
    let message = try BidiFormatter(locale: "en").format(
      AttributedString("Hi {name}"), named: ["name": AttributedArgument(AttributedString("Ali"))])
    #expect(message.plain.text == "Hi Ali")
  }

  @Test func inPlaceOfFoundation() {
    let arabic = Locale(identifier: "ar_EG")
    let line = String.bidiFormatted(
      "%@ \u{0628}\u{062F}\u{0623}", locale: arabic, "\u{5C0F}\u{660E}")
    #expect(line.showingControls() == "‹FSI›\u{5C0F}\u{660E}‹PDI› \u{0628}\u{062F}\u{0623}")
    let text = String.bidiFormattedText("%@ \u{0628}", locale: arabic, arguments: ["abc"])
    #expect(text?.arguments.count == 1)
  }
}
