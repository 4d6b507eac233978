import BidiAttributed
import BidiTestSupport
import BidiText
import Foundation
import Testing

struct ConversionTests {
  static let table = AttributeTable.standard.adding(Mark.self).adding(Attachment.self)
    .adding(Pinned.self)
    .adding(Spelling.self)

  static var fullStyle: ParagraphStyle {
    var style = ParagraphStyle(alignment: .trailing, baseWritingDirection: .rightToLeft)
    style.firstLineHeadIndent = 1
    style.headIndent = 2
    style.tailIndent = -3
    style.lineSpacing = 4
    style.paragraphSpacing = 5
    style.paragraphSpacingBefore = 6
    style.tabStops = [TabStop(location: 7), TabStop(location: 8.5, alignment: .decimal)]
    style.defaultTabInterval = 9
    return style
  }

  @Test(arguments: [
    (ParagraphStyle(), "{}"),
    (ParagraphStyle(alignment: .left), #"{"alignment":"left"}"#),
    (
      fullStyle,
      #"{"alignment":"trailing","baseWritingDirection":"rtl","defaultTabInterval":9,"#
        + #""firstLineHeadIndent":1,"headIndent":2,"lineSpacing":4,"paragraphSpacing":5,"#
        + #""paragraphSpacingBefore":6,"tabStops":[{"alignment":"leading","location":7},"#
        + #"{"alignment":"decimal","location":8.5}],"tailIndent":-3}"#
    ),
  ])
  func stylesInJSON(style: ParagraphStyle, json: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(String(decoding: try encoder.encode(style), as: UTF8.self) == json)
    #expect(try JSONDecoder().decode(ParagraphStyle.self, from: Data(json.utf8)) == style)
  }

  @Test(arguments: [
    #"{"alignment":"middle"}"#, #"{"headIndent":"wide"}"#, #"{"tabStops":[{}]}"#,
    #"{"baseWritingDirection":"up"}"#, "[]", "3",
  ])
  func otherDataIsAnError(json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(ParagraphStyle.self, from: Data(json.utf8))
    }
  }

  /// What Foundation gives the attribute of `^[text](bidiParagraphStyle: …)`: JSON5.
  private struct MarkdownValue: Decodable {
    let style: ParagraphStyle

    init(from decoder: any Decoder) throws {
      style = try ParagraphStyleAttribute.decodeMarkdown(from: decoder)
    }
  }

  @Test func markdownValuesAreRead() throws {
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    var style = ParagraphStyle(alignment: .leading, baseWritingDirection: .rightToLeft)
    style.headIndent = 20
    let markdown = "{alignment: 'leading', baseWritingDirection: 'rtl', headIndent: 20}"
    #expect(try decoder.decode(MarkdownValue.self, from: Data(markdown.utf8)).style == style)
    #expect(ParagraphStyleAttribute.markdownName == "bidiParagraphStyle")
  }

  /// JSON is JSON5, so what a style writes can stand in Markdown.
  @Test(arguments: [ParagraphStyle(), ParagraphStyle(alignment: .justified), fullStyle])
  func stylesSurviveMarkdown(style: ParagraphStyle) throws {
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    let written = try JSONEncoder().encode(style)
    #expect(try decoder.decode(MarkdownValue.self, from: written).style == style)
  }

  #if canImport(Darwin)
    @Test func markdownIsRead() throws {
      let text = try AttributedString(
        markdown: "^[abc](bidiParagraphStyle: {alignment: 'right'})", including: \.bidi)
      #expect(text.paragraphStyle == ParagraphStyle(alignment: .right))
      #expect(text.plain == "abc")
    }
  #endif

  @Test func archivesHaveFoundationsForm() throws {
    var link = styled(ParagraphStyle(alignment: .left))
    link.link = URL(string: "https://a.b")
    let text = joined(("ab", link), ("c", styled(ParagraphStyle(alignment: .left))))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    func json(_ text: AttributedString) throws -> String {
      String(decoding: try encoder.encode(ArchivedAttributedString(text)), as: UTF8.self)
    }
    // A key writes its value by itself, and so an address as its parts.
    #expect(try json("abc") == #""abc""#)
    #expect(
      try json(text)
        == #"["ab",{"BidiKit.ParagraphStyle":{"alignment":"left"},"NSLink":{"relative":"https://a.b"}},"#
        + #""c",{"BidiKit.ParagraphStyle":{"alignment":"left"}}]"#)
    var long = AttributedString()
    for number in 0..<12 {
      var attributes = AttributeContainer()
      attributes.replacementIndex = number % 2
      long.append(AttributedString("a", attributes: attributes))
    }
    #expect(
      try json(long)
        == #"{"attributeTable":[{"NSReplacementIndex":0},{"NSReplacementIndex":1}],"#
        + #""runs":["a",0,"a",1,"a",0,"a",1,"a",0,"a",1,"a",0,"a",1,"a",0,"a",1,"a",0,"a",1]}"#)
  }

  @Test func textsSurviveArchivesAndConversion() throws {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<300 {
      let text = randomText(&random)
      if #available(macOS 14, iOS 17, *) {
        let data = try JSONEncoder().encode(
          ArchivedAttributedString(text), configuration: Self.table)
        let archived = try JSONDecoder().decode(
          ArchivedAttributedString.self, from: data, configuration: Self.table)
        #expect(archived.text == text)
      }
      let converted = NSAttributedString(text, carrying: Self.table)
      #expect(converted.string.unicodeScalars.elementsEqual(text.plain.unicodeScalars))
      #expect(AttributedString(converted, carrying: Self.table) == text)
    }
  }

  @Test(arguments: [
    #"{"runs":["a",3],"attributeTable":[{}]}"#, #"{"runs":["a",-1],"attributeTable":[]}"#,
    #"["a"]"#, "[3]", "{}", "null",
  ])
  func brokenArchivesAreErrors(json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(ArchivedAttributedString.self, from: Data(json.utf8))
    }
  }

  @Test func whatATableDoesNotHoldIsNamed() throws {
    let text = NSMutableAttributedString(string: "a\u{1F600}b")
    text.addAttribute(.init("NSLink"), value: "https://a.b", range: NSRange(location: 0, length: 2))
    text.addAttribute(.init("color"), value: 3, range: NSRange(location: 0, length: 4))
    text.addAttribute(.init("NSLanguage"), value: 3, range: NSRange(location: 3, length: 1))
    #expect(AttributeTable.standard.namesNotConverted(in: text) == ["NSLanguage", "color"])
    // The link ends inside a surrogate pair.
    let converted = AttributedString(text, carrying: .standard)
    #expect(converted.runTexts == ["a\u{1F600}", "b"])
    #expect(converted.runs.map { $0.link?.absoluteString } == ["https://a.b", nil])
  }

  /// However many runs lie between them.
  @Test(arguments: [0, 1, 14, 15, 16, 17, 40])
  func attributesOfAParagraphAreThoseOfItsStart(runs: Int) {
    let text = NSMutableAttributedString(string: "")
    func add(_ string: String, _ number: Int, _ style: ParagraphStyle?) {
      var attributes: [NSAttributedString.Key: Any] = [.init("mark"): number]
      attributes[.init(ParagraphStyleAttribute.name)] = style
      text.append(NSAttributedString(string: string, attributes: attributes))
    }
    add("a", 0, ParagraphStyle(alignment: .left))
    for number in 0..<runs { add("b", number, ParagraphStyle(alignment: .left)) }
    add("c", 1, ParagraphStyle(alignment: .right))
    add("d\n", 2, nil)
    add("e", 3, ParagraphStyle(alignment: .right))
    let converted = AttributedString(text, carrying: Self.table)
    let alignments = converted.runs.map { $0.paragraphStyle?.alignment }
    #expect(Set(alignments.dropLast()) == [.left])
    #expect(alignments.last == .right)
    #expect(converted.runs.reversed().prefix(3).map { $0[Mark.self] } == [3, 2, 1])
  }

  @Test func aTableNamesItsAttributes() {
    #expect(AttributeTable.standard.names.contains("BidiKit.ParagraphStyle"))
    #expect(AttributeTable().names.isEmpty)
    #expect(AttributeTable().adding(Mark.self).names == ["mark"])
  }
}
