import BidiAttributed
import BidiFormat
import BidiText
import Foundation
import Testing

/// The line of the article on adapting an app to Arabic: a Chinese name before an Arabic sentence.
///
/// The article's code gave the whole line the attributes of its first character.
struct ArticleTests {
  static let name = "\u{5C0F}\u{660E}"
  static let verb = "\u{628}\u{62F}\u{623}"
  static let rest = " \u{641}\u{64A} \u{645}\u{62A}\u{627}\u{628}\u{639}\u{62A}\u{643}"

  var line: AttributedString {
    let style = ParagraphStyle(alignment: .left)
    var person = styled(style)
    person.link = URL(string: "app://users/1")
    person[Mark.self] = 1
    var bold = styled(style)
    bold[Mark.self] = 2
    return joined((Self.name, person), (Self.verb, bold), (Self.rest, styled(style)))
  }

  /// The mark before the name is a run of its own in the adapted text, and the three of the line stay apart.
  @Test func threeRunsStayApartAfterTheMark() throws {
    let edited = line.applying(.embedded(in: .rightToLeft))
    let adapted = edited.text.mirroringParagraphStyles(leftRight: .directional)
    // The mark before the name is no part of its link.
    #expect(
      adapted.runTexts == ["‹RLE›", Self.name, Self.verb, Self.rest + "‹PDF›"])
    #expect(adapted.runs.map { $0[Mark.self] } == [1, 1, 2, nil])
    #expect(adapted.runs.map { $0.link?.absoluteString } == [nil, "app://users/1", nil, nil])
    #expect(adapted.runs.map { $0.paragraphStyle?.alignment } == [.right, .right, .right, .right])
    let stripped = adapted.strippingControls().text
    #expect(stripped.runTexts == [Self.name, Self.verb, Self.rest])
    #expect(stripped.mirroringParagraphStyles(leftRight: .directional) == line)
    // The argument is where it was, after the mark.
    #expect(edited.text.offsets(edited.range(ofSource: line.range(0..<2))) == 1..<3)
    #expect(String(adapted[edited.range(ofSource: line.range(0..<2))].characters) == Self.name)
  }

  /// The same as a localized message with the name as its argument.
  @Test func threeRunsOfAMessageStayThreeRuns() throws {
    let style = ParagraphStyle(alignment: .left)
    func run(_ number: Int) -> AttributeContainer {
      var container = styled(style)
      container[Mark.self] = number
      return container
    }
    let pattern = joined(("%@", run(1)), (Self.verb, run(2)), (Self.rest, run(3)))
    let message = try BidiFormatter(locale: "ar", mode: .always).format(
      pattern, [AttributedArgument(AttributedString(Self.name))])
    let edited = message.text.applying(.embedded(in: .rightToLeft))
    let adapted = edited.text.mirroringParagraphStyles(leftRight: .directional)
    #expect(
      adapted.runTexts == ["‹RLE›‹FSI›\(Self.name)‹PDI›", Self.verb, Self.rest + "‹PDF›"])
    #expect(adapted.runs.map { $0[Mark.self] } == [1, 2, 3])
    #expect(adapted.runs.map { $0.paragraphStyle?.alignment } == [.right, .right, .right])
    #expect(adapted.strippingControls().text.plain == Self.name + Self.verb + Self.rest)
    let argument = try #require(message.plain.arguments.first)
    #expect(
      message.ranges(of: argument).map { adapted.scalars(edited.range(ofSource: $0)) }
        == [Self.name])
  }

  /// Read from left to right: the rest, the verb, the name.
  @Test func theNameStandsRightmost() {
    var environment = ParagraphEnvironment(layoutDirection: .rightToLeft)
    environment.directionSources = [.strategy(.locale("ar"))]
    let drawing = DrawingText(line, in: environment)
    #expect(
      drawing.paragraphs.flatMap(\.runs).map { line.offsets($0.range) } == [5..<16, 2..<5, 0..<2])
    // By its first strong character it would stand leftmost.
    let found = DrawingText(line, in: ParagraphEnvironment(layoutDirection: .rightToLeft))
    #expect(
      found.paragraphs.flatMap(\.runs).map { line.offsets($0.range) } == [0..<2, 5..<16, 2..<5])
  }
}
