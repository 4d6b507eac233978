import BidiPage
import BidiText
import Foundation
import Testing

@testable import SceneFiles

@Suite("Pages of scenes")
struct ScenePageTests {
  private static func page(title: String, text: String, id: String = "a") throws -> String {
    let scene: [String: Any] = [
      "title": title, "size": ["width": 100, "height": 40],
      "windows": [
        [
          "id": id, "frame": ["x": 10, "y": 4, "width": 60, "height": 30],
          "content": [
            "text": [
              "string": text, "fontSize": 8, "insets": ["top": 3, "leading": 5, "trailing": 1],
              "style": ["firstLineHeadIndent": 4, "paragraphSpacing": 2],
            ]
          ],
        ]
      ],
      "translations": ["one": "\u{05D0}\n\u{05D1}"],
    ]
    let bytes = [UInt8](try JSONSerialization.data(withJSONObject: scene))
    return ScenePage(try SceneFile(path: "x.json", bytes: bytes)).html()
  }

  private struct Side: Decodable, Equatable {
    struct Line: Decodable, Equatable {
      let text: String
      let direction: String
      let width: Double
      let baseline: Double
    }
    let fontSize: Double
    let height: Double
    let lines: [Line]
    let outline: String
    let corner: [Double]
  }

  private struct Record: Decodable {
    struct Text: Decodable {
      let path: String
      let ltr: Side
      let rtl: Side
    }
    let title: String
    let texts: [Text]
  }

  private static func record(of page: String) throws -> Record {
    let start = try #require(page.range(of: #"<script type="application/json" id="data">"#))
    let rest = page[start.upperBound...]
    let end = try #require(rest.range(of: "</script>"))
    return try JSONDecoder().decode(Record.self, from: Data(rest[..<end.lowerBound].utf8))
  }

  @Test("A text has its lines, and the room for each, in both directions")
  func room() throws {
    let text = try #require(try Self.record(of: Self.page(title: "t", text: "one")).texts.first)
    #expect(text.path == "a")
    // The box is 60 wide. Insets take 6, and the indent 4 of each paragraph's first line.
    // A line is 10 high, its baseline 0.35 letters, 2.8, below its middle: 7.8. It stands in the
    // middle of the 27 that insets leave, with the 2 below its paragraph: 3 + (27 - 12) / 2 + 7.8.
    #expect(
      text.ltr
        == Side(
          fontSize: 8, height: 27,
          lines: [Side.Line(text: "one", direction: "ltr", width: 50, baseline: 18.3)],
          outline: "M10 4L70 4L70 34L10 34Z", corner: [10, 4]))
    #expect(text.rtl.lines.map(\.text) == ["\u{05D0}", "\u{05D1}"])
    #expect(text.rtl.lines.map(\.direction) == ["rtl", "rtl"])
    #expect(text.rtl.lines.map(\.width) == [50, 50])
    #expect(text.rtl.lines[1].baseline - text.rtl.lines[0].baseline == 12)
    // From 10 of 100 at the left to 10 at the right.
    #expect(text.rtl.outline == "M30 4L90 4L90 34L30 34Z" && text.rtl.corner == [90, 4])
  }

  static let hostile = [
    "</script><script>alert(1)</script>", "</title><img src=x onerror=alert(1)>",
    "javascript:alert(1)", "\" onload=\"alert(1)", "<!-- rtl -->", "<!--<script>",
    "'\\\u{2028}&quot;",
  ]

  @Test("Titles, names and texts stay texts", arguments: hostile)
  func stayTexts(_ text: String) throws {
    let plain = try Self.page(title: "t", text: "s", id: "i")
    let page = try Self.page(title: text, text: text, id: text)
    for sign in ["<script", "</script", "<img", "<!--", "<svg", "onload=\"", "</title"] {
      #expect(
        page.ranges(of: sign).count == plain.ranges(of: sign).count,
        "\(sign) comes from the scene")
    }
    #expect(page.contains("<title>\(MarkupText.escaped(text))</title>"))
    let record = try Self.record(of: page)
    #expect(record.title == text && record.texts.first?.path == text)
    #expect(record.texts.first?.ltr.lines.map(\.text).joined(separator: "\u{2028}") == text)
  }

  @Test("The page asks for nothing, and runs its own script alone", arguments: Samples.names)
  func policy(_ name: String) throws {
    let page = ScenePage(try Samples.file(name)).html()
    let policy = try #require(
      page.firstMatch(of: /http-equiv="Content-Security-Policy" content="([^"]*)"/)
    ).1
    #expect(policy.contains("default-src 'none'") && !policy.contains("unsafe"))
    let nonce = try #require(policy.firstMatch(of: /script-src 'nonce-([0-9a-f]+)'/)).1
    #expect(page.contains("<script nonce=\"\(nonce)\">"))
    // The policy would refuse these, and the browser complain.
    #expect(page.firstMatch(of: /<[a-z][^>]* (on[a-z]+|style)=/) == nil)
    #expect(page.firstMatch(of: /<[a-z][^>]* (src|href)=/) == nil)
    #expect(!page.contains("<!-- ltr -->") && !page.contains("<!-- rtl -->"))
    #expect(page == ScenePage(try Samples.file(name)).html())
  }
}
