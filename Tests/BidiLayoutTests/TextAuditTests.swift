import BidiAttributed
import BidiLayout
import BidiSource
import BidiText
import Testing

/// Expectations are read off the law of accepted orders by hand: what stands in the paragraph's direction, and what readers expect.
@Suite("Order of texts in scenes")
struct TextAuditTests {
  /// A text with its translation, and the direction that the style gives to paragraphs.
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let source: String?
    let text: String
    var direction: WritingDirection?
    /// The beginnings of the explanations.
    let found: [String]

    init(
      _ name: String, _ source: String?, _ text: String, _ direction: WritingDirection? = nil,
      _ found: [String] = []
    ) {
      (self.name, self.source, self.text) = (name, source, text)
      (self.direction, self.found) = (direction, found)
    }

    var testDescription: String { name }
  }

  /// Xiaoming started following you.
  static let follow =
    "\u{5C0F}\u{660E}\u{0628}\u{062F}\u{0623} \u{0641}\u{064A} \u{0645}\u{062A}\u{0627}\u{0628}\u{0639}\u{062A}\u{0643}"
  static let shalom = "\u{05E9}\u{05DC}\u{05D5}\u{05DD}"

  static let cases: [Case] = [
    Case(
      "the sentence of the article", "Xiaoming started following you", follow, nil,
      ["The translation"]),
    Case(
      "in paragraphs from right to left", "Xiaoming started following you", follow, .rightToLeft),
    Case("with an embedding", "Xiaoming follows you", "\u{202B}\(follow)\u{202C}"),
    Case("without a source", nil, follow, nil, ["The text"]),
    Case("Hebrew alone", "Hello", shalom),
    Case("Hebrew alone, forced to the left", "Hello", shalom, .leftToRight),
    Case(
      "a sentence with a full stop, forced to the left", "Hello.", "\(shalom).", .leftToRight,
      ["The translation"]),
    Case("a name at the end", "Hello Anna", "\(shalom) Anna"),
    Case("a name at the start", "Anna, hello", "Anna, \(shalom)", nil, ["The translation"]),
    Case(
      "an argument at the start", "%@ says hello", "%@ \(shalom)", nil, ["The translation"]),
    Case("an argument, right to left", "Messages", "%d \(shalom)", .rightToLeft),
    Case(
      "the second paragraph", "Hello\nAnna, hello", "\(shalom)\nAnna, \(shalom)", nil,
      ["The translation 'Anna"]),
    Case("not translated, of both scripts", "Anna \(shalom)", "Anna \(shalom)"),
    Case("not translated", "Anna.", "Anna.", .rightToLeft),
    Case(
      "the source is wrong", "Anna \(shalom)!", shalom, .rightToLeft, ["The source text"]),
  ]

  @Test(arguments: cases)
  func order(_ example: Case) {
    func scene(_ text: String) -> LayoutScene {
      var content = TextContent(text)
      content.style.baseWritingDirection = example.direction
      let size = LayoutSize(width: 100, height: 20)
      return LayoutScene(
        size: size,
        windows: [
          Node(id: "a", frame: LayoutRect(origin: .zero, size: size), content: .text(content))
        ])
    }
    let findings = LayoutAudit(scene(example.text), translating: example.source.map(scene))
      .findings()
    #expect(findings.map(\.rule) == example.found.map { _ in "display-order" })
    #expect(
      zip(findings, example.found).allSatisfy { $0.explanation.hasPrefix($1) },
      "\(findings.map(\.explanation))")
    #expect(findings.allSatisfy { $0.explanation.hasSuffix(".") && $0.cure.hasSuffix(".") })
  }

  /// Texts that stand in both interfaces, the language of the right-to-left one, and whether they are at fault in it.
  static let untranslated: [(text: String, locale: String?, isFound: Bool)] = [
    (follow, "ar", true), (follow, "fa", true), (follow, nil, false),
    // Arabic is not of Hebrew letters, and English is none of both.
    (follow, "he", false), (follow, "en", false), (follow, "x", false),
    ("Anna, \(shalom)", "he", true), ("Anna, \(shalom)", "ar", false),
    // A sentence in English that has one word of the other language.
    ("Continue in \(shalom).", "he", false), ("Anna.", "he", false),
    // Right in the order that it has.
    ("\(shalom) Anna", "he", false),
  ]

  @Test("Texts without a translation, where the language is known", arguments: untranslated)
  func order(of example: (text: String, locale: String?, isFound: Bool)) {
    let size = LayoutSize(width: 100, height: 20)
    let scene = LayoutScene(
      size: size,
      windows: [
        Node(
          id: "a", frame: LayoutRect(origin: .zero, size: size),
          content: .text(TextContent(example.text)))
      ])
    let findings = LayoutAudit(scene, translating: scene, locale: example.locale).findings()
    #expect(findings.map(\.rule) == (example.isFound ? ["display-order"] : []))
    #expect(findings.allSatisfy { $0.explanation.hasPrefix("The text '") })
    // In the direction that the scene gives the paragraph.
    var turned = scene
    var content = TextContent(example.text)
    content.style.baseWritingDirection = .rightToLeft
    turned.windows[0].content = .text(content)
    #expect(
      LayoutAudit(turned, translating: turned, locale: example.locale).findings().isEmpty)
  }

  @Test("The repair that is offered puts the text right")
  func repair() throws {
    let content = TextContent(Self.follow)
    let size = LayoutSize(width: 100, height: 20)
    let scene = LayoutScene(
      size: size,
      windows: [
        Node(id: "a", frame: LayoutRect(origin: .zero, size: size), content: .text(content))
      ])
    let finding = try #require(LayoutAudit(scene, locale: "ar").findings().first)
    #expect(finding.cure.contains("\u{2039}RLE\u{203A}\(Self.follow)\u{2039}PDF\u{203A}"))
    #expect(finding.cure.contains("the direction of the language"))
  }

  @Test(
    "A player's figures point one way",
    arguments: [
      (
        "a triangle",
        [LayoutPoint(x: 0, y: 0), LayoutPoint(x: 20, y: 10), LayoutPoint(x: 0, y: 20)], true
      ),
      (
        "a square",
        [.zero, LayoutPoint(x: 20, y: 0), LayoutPoint(x: 20, y: 20), LayoutPoint(x: 0, y: 20)],
        false
      ),
    ])
  func player(name: String, points: [LayoutPoint], isFound: Bool) {
    let size = LayoutSize(width: 20, height: 20)
    var play = Node(
      id: "play", frame: LayoutRect(origin: .zero, size: size),
      content: .shape(LayoutPath(polygon: points), fill: LayoutColor(red: 0, green: 0, blue: 0)))
    play.mirroring = .mirrored
    var player = Node(id: "player", frame: LayoutRect(origin: .zero, size: size), children: [play])
    func rules() -> [String] {
      LayoutAudit(LayoutScene(size: size, windows: [player])).findings().map(\.rule)
    }
    #expect(rules() == [])
    player.semantics = .playback
    #expect(rules() == (isFound ? ["mirrored-playback"] : []))
    player.children[0].mirroring = .upright
    #expect(rules() == [])
  }
}
