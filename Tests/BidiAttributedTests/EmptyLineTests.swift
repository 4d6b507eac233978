import BidiAttributed
import BidiText
import Foundation
import Testing

/// The line that a caret stands in where there is no text yet.
struct EmptyLineTests {
  static let following = ParagraphDirectionSource.standard + [.previousParagraph]

  @Test(arguments: UserInterfaceLayoutDirection.allCases)
  func emptyTextStandsWhereTheInterfaceBegins(layout: UserInterfaceLayoutDirection) throws {
    for sources in [ParagraphDirectionSource.standard, Self.following] {
      for natural in NaturalAlignmentPolicy.allCases {
        let environment = ParagraphEnvironment(
          layoutDirection: layout, naturalAlignment: natural, directionSources: sources)
        let text = AttributedString()
        let line = try #require(text.emptyLastLine(in: environment))
        #expect(line.alignment == PhysicalTextAlignment(.init(naturalIn: layout)))
        #expect(line.direction == WritingDirection(layout) && line.directionSource == nil)
        #expect(line.range == text.startIndex..<text.endIndex && line.end == .zero)
        #expect(text.paragraphs(in: environment).isEmpty)
        #expect(text.resolvedAlignments(in: environment).isEmpty)
        #expect(
          text.resolvedAlignments(in: environment, includingEmptyLastLine: true)
            == [line.alignment])
      }
    }
  }

  @Test func thereIsALineAfterASeparatorAlone() throws {
    let environment = ParagraphEnvironment(
      layoutDirection: .rightToLeft, emptyParagraphs: .fallback)
    for text in ["abc", "abc\u{2028}", " ", "\u{200F}"] {
      #expect(AttributedString(text).emptyLastLine(in: environment) == nil)
      #expect(
        AttributedString(text).resolvedAlignments(in: environment, includingEmptyLastLine: true)
          == AttributedString(text).resolvedAlignments(in: environment))
    }
    for text in ["abc\n", "\n", "abc\r\n", "abc\u{2029}", "\u{1F600}\u{85}"] {
      let attributed = AttributedString(text)
      let line = try #require(attributed.emptyLastLine(in: environment))
      #expect(line.alignment == .right)
      #expect(line.range == attributed.endIndex..<attributed.endIndex)
      #expect(line.start == TextOffset(endOf: text) && line.nsRange.location == text.utf16.count)
    }
    #expect(
      AttributedString("abc\n").resolvedAlignments(in: environment, includingEmptyLastLine: true)
        == [.left, .right])
  }

  /// One default, with and without attributes.
  @Test(arguments: ["abc\n", "abc\n\nabc\n", "\u{5D0}\n\n", "\n\n", "", "\n12\n", "abc\n12\n"])
  func emptyLinesFollowTheLineBefore(_ text: String) {
    for layout in UserInterfaceLayoutDirection.allCases {
      for empty in EmptyParagraphDirection.allCases {
        let environment = ParagraphEnvironment(layoutDirection: layout, emptyParagraphs: empty)
        let found = AttributedString(text).resolvedAlignments(
          in: environment, includingEmptyLastLine: true)
        let plain = text.naturalAlignments(in: layout, emptyParagraphs: empty)
        #expect(found == plain.map { PhysicalTextAlignment($0) })
        // BidiDocument has the same lines.
        let document = BidiDocument(
          text, baseDirection: .auto(fallback: WritingDirection(layout)), emptyParagraphs: empty)
        #expect(
          (0..<document.paragraphCount).map {
            PhysicalAlignment(leading: document.paragraph($0).direction)
          } == plain)
      }
    }
    let standard = ParagraphEnvironment(layoutDirection: .rightToLeft)
    let last = AttributedString("abc\n").emptyLastLine(in: standard)
    #expect(last?.alignment == .left && last?.directionSource == .previousParagraph)
  }

  /// As web-platform-tests has it in css-text/bidi/bidi-lines-002: neutral paragraphs take the direction of the
  /// paragraph before, the first one that of the container.
  @Test func neutralParagraphsFollowThoseBefore() {
    let text = AttributedString("!\n! Hello\n!\n! \u{633}\u{644}\u{627}\u{645}\n!\n")
    let environment = ParagraphEnvironment(
      layoutDirection: .rightToLeft, directionSources: Self.following)
    #expect(
      text.resolvedAlignments(in: environment, includingEmptyLastLine: true)
        == [.right, .left, .left, .right, .right, .right])
    let lines = text.paragraphs(in: environment)
    #expect(
      lines.map { $0.directionSource == .previousParagraph } == [false, false, true, false, true])
  }

  @Test func typedAttributesDecide() {
    var style = ParagraphStyle(alignment: .natural, baseWritingDirection: .rightToLeft)
    let environment = ParagraphEnvironment(layoutDirection: .leftToRight)
    let empty = AttributedString()
    #expect(empty.emptyLastLine(in: environment, typing: styled(style))?.alignment == .right)
    style.baseWritingDirection = nil
    style.alignment = .trailing
    #expect(empty.emptyLastLine(in: environment, typing: styled(style))?.alignment == .right)
    style.alignment = .center
    #expect(empty.emptyLastLine(in: environment, typing: styled(style))?.alignment == .center)
    style.alignment = .justified
    #expect(
      empty.emptyLastLine(in: environment, typing: styled(style))?.alignment
        == .justified(lastLine: .left))
    #expect(
      style.resolved(forEmptyLineIn: environment)
        == empty.emptyLastLine(in: environment, typing: styled(style))?.resolvedStyle)
    var following = environment
    following.directionSources = Self.following
    #expect(
      ParagraphStyle().resolved(forEmptyLineIn: following, after: .rightToLeft).alignment == .right)
    #expect(
      ParagraphStyle().resolved(forEmptyLineIn: environment, after: .rightToLeft).alignment
        == .right)
    var apart = environment
    apart.emptyParagraphs = .fallback
    #expect(
      ParagraphStyle().resolved(forEmptyLineIn: apart, after: .rightToLeft).alignment == .left)
    // Those of the separator go on.
    style.alignment = .right
    let line = joined(("abc\n", styled(style)))
    #expect(line.emptyLastLine(in: environment)?.alignment == .right)
    #expect(line.emptyLastLine(in: environment)?.style == style)
    #expect(line.emptyLastLine(in: environment, typing: AttributeContainer())?.alignment == .left)
    // A language that is typed in.
    var arabic = AttributeContainer()
    arabic.languageIdentifier = "ar"
    var byLanguage = environment
    byLanguage.directionSources = [.languageAttribute]
    #expect(empty.emptyLastLine(in: byLanguage, typing: arabic)?.alignment == .right)
  }
}
