import BidiAttributed
import BidiText
import Foundation
import Testing

/// Environments in JSON have names that stay: they stand in files of users.
@Suite struct EnvironmentCodingTests {
  @Test func namesInJSON() throws {
    let environment = ParagraphEnvironment(
      layoutDirection: .rightToLeft, naturalAlignment: .followsLayout, leftRight: .directional,
      directionSources: [
        .paragraphStyle, .writingDirectionAttribute, .languageAttribute, .previousParagraph,
        .strategy(.firstStrong), .strategy(.locale("ar")),
      ], emptyParagraphs: .fallback)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(environment)
    #expect(
      String(decoding: data, as: UTF8.self)
        == #"{"directionSources":["paragraph-style","writing-direction-attribute","language-attribute","#
        + #""previous-paragraph","first-strong",{"locale":"ar"}],"emptyParagraphs":"fallback","layoutDirection":"rtl","#
        + #""leftRight":"directional","naturalAlignment":"followsLayout"}"#)
    #expect(try JSONDecoder().decode(ParagraphEnvironment.self, from: data) == environment)
  }

  @Test func whatIsLeftOutHasItsDefault() throws {
    let json = Data(#"{"layoutDirection":"ltr"}"#.utf8)
    #expect(
      try JSONDecoder().decode(ParagraphEnvironment.self, from: json)
        == ParagraphEnvironment(layoutDirection: .leftToRight))
  }

  @Test(arguments: [#"{}"#, #"{"layoutDirection":"ltr","directionSources":["mood"]}"#])
  func badEnvironment(_ json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(ParagraphEnvironment.self, from: Data(json.utf8))
    }
  }
}
