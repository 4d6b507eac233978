import BidiAttributed
import BidiTestSupport
import BidiText
import Foundation
import Testing

/// Texts that careless code falls over; every operation has to come back.
struct BadInputTests {
  static let texts = [
    "", "\n", "\r\n", "\r", "\n\n\n", "\u{85}\u{2029}\u{1C}", " ", "\t\n ", "\u{202B}", "\u{202C}",
    "\u{2069}\n\u{2067}", "\u{202B}\n\u{202C}", "\u{2067}\u{202B}\u{2069}", "\u{300}",
    "\u{300}\n\u{300}",
    "\u{0}", "\u{FFFE}", "\u{200D}\u{1F600}", "\u{600}1", String(repeating: "\u{202B}", count: 300),
    String(repeating: "\u{2067}", count: 300) + "a",
  ]

  @Test(arguments: texts)
  func everyOperationComesBack(text: String) throws {
    var whole = AttributedString(text)
    whole.paragraphStyle = ParagraphStyle(alignment: .left)
    // A run for each scalar, so that runs begin inside of characters.
    var split = AttributedString(text)
    for (number, index) in split.unicodeScalars.indices.enumerated() {
      split[index..<split.unicodeScalars.index(after: index)][Mark.self] = number
    }
    let environment = ParagraphEnvironment(
      layoutDirection: .rightToLeft,
      directionSources: [.languageAttribute] + ParagraphDirectionSource.standard)
    for attributed in [AttributedString(text), whole, split] {
      #expect(
        attributed.mirroringParagraphStyles(leftRight: .directional).runs.count
          == attributed.runs.count)
      let paragraphs = attributed.paragraphs(in: environment)
      #expect(paragraphs.last?.end.utf8 ?? 0 == text.utf8.count)
      #expect(attributed.resolvedAlignments(in: environment).count == paragraphs.count)
      for transform in ControlsTests.transforms {
        let edited = attributed.applying(transform)
        #expect(
          edited.text.strippingControls().text == attributed.strippingControls().text)
        #expect(edited.index(ofSource: attributed.endIndex) <= edited.text.endIndex)
      }
      let drawing = DrawingText(attributed, in: environment)
      let drawn = drawing.paragraphs.flatMap { paragraph in
        paragraph.runs(ofUTF8Line: 0..<text.utf8.count)
      }
      #expect(drawn.reduce(0) { $0 + $1.utf8Range.count } == text.utf8.count)
      let converted = NSAttributedString(attributed, carrying: ConversionTests.table)
      #expect(AttributedString(converted, carrying: ConversionTests.table) == attributed)
      if #available(macOS 14, iOS 17, *) {
        let data = try JSONEncoder().encode(
          ArchivedAttributedString(attributed), configuration: ConversionTests.table)
        let archived = try JSONDecoder().decode(
          ArchivedAttributedString.self, from: data, configuration: ConversionTests.table)
        #expect(archived.text == attributed)
      }
    }
  }

  @Test func indicesAfterTheEndAreTakenToIt() {
    let long = AttributedString("abcdefghij")
    let edited = AttributedString("ab").applying(.embedded(in: .rightToLeft))
    #expect(edited.index(ofSource: long.endIndex) == edited.text.endIndex)
    #expect(edited.sourceIndex(of: long.endIndex) == edited.source.endIndex)
    let range = edited.range(ofSource: long.startIndex..<long.endIndex)
    #expect(edited.text.offsets(range) == 1..<3)
  }
}
