import BidiAttributed
import BidiTestSupport
import BidiText
import Foundation
import Testing

struct NSAttributedControlsTests {
  static let color = NSAttributedString.Key("color")
  static let mention = NSAttributedString.Key("mention")
  static let attachment = NSAttributedString.Key("NSAttachment")
  static let link = NSAttributedString.Key("NSLink")

  /// An object that is equal to itself alone, as a font or an attachment.
  final class Font: NSObject {}

  private func text(_ parts: (String, [NSAttributedString.Key: Any])...)
    -> NSMutableAttributedString
  {
    parts.reduce(into: NSMutableAttributedString(string: "")) {
      $0.append(NSAttributedString(string: $1.0, attributes: $1.1))
    }
  }

  private func values(_ key: NSAttributedString.Key, in text: NSAttributedString) -> [String?] {
    (0..<text.length).map {
      text.attribute(key, at: $0, effectiveRange: nil).map { "\($0)" }
    }
  }

  /// Attributes as values that can be compared.
  private func hashable(at unit: Int, of text: NSAttributedString) -> [String: AnyHashable] {
    Dictionary(
      uniqueKeysWithValues: text.attributes(at: unit, effectiveRange: nil).compactMap {
        key, value in
        (value as? AnyHashable).map { (key.rawValue, $0) }
      })
  }

  @Test func marksHaveTheAttributesOfTheirNeighbour() {
    let source = text(("ab", [Self.color: "red"]), ("\u{5D0}", [Self.color: "blue"]))
    let edited = source.embedded(in: .rightToLeft)
    #expect(edited.text.string.showingControls() == "‹RLE›ab\u{5D0}‹PDF›")
    #expect(values(Self.color, in: edited.text) == ["red", "red", "red", "blue", "blue"])
    #expect(source.isolated(in: nil).text.string.showingControls() == "‹FSI›ab\u{5D0}‹PDI›")
    #expect(source.marked(in: .rightToLeft).text.string.showingControls() == "‹RLM›ab\u{5D0}")
    #expect(
      source.overridden(in: .leftToRight).text.string.showingControls() == "‹LRO›ab\u{5D0}‹PDF›")
    #expect(edited.text.strippingControls().text.isEqual(to: source))
    #expect(edited.source.isEqual(to: source))
  }

  @Test func theTextItselfIsEditedOnce() {
    let source = text(("ab\n", [Self.color: "red"]), ("cd", [:]))
    let map = source.apply(.isolated(in: nil))
    #expect(source.string.showingControls() == "‹FSI›ab‹PDI›\n‹FSI›cd‹PDI›")
    #expect(
      values(Self.color, in: source) == ["red", "red", "red", "red", "red", nil, nil, nil, nil])
    #expect(map.resultRange(of: NSRange(location: 3, length: 2)) == NSRange(location: 6, length: 2))
    #expect(map.sourceRange(of: NSRange(location: 0, length: 9)) == NSRange(location: 0, length: 5))
    #expect(source.apply(.isolated(in: nil)).isIdentity)
    source.apply(.strippingControls())
    #expect(source.isEqual(to: text(("ab\n", [Self.color: "red"]), ("cd", [:]))))
  }

  @Test func attachmentsAndLinksAreNotExtended() {
    let object = Font()
    let picture: [NSAttributedString.Key: Any] = [Self.attachment: object, Self.color: "red"]
    let source = text(
      ("\u{FFFC}", picture), ("\n", [:]), ("ab", [Self.link: "https://a.b", Self.color: "blue"]))
    let edited = source.embedded(in: .rightToLeft).text
    #expect(edited.string.showingControls() == "‹RLE›\u{FFFC}‹PDF›\n‹RLE›ab‹PDF›")
    #expect(
      values(Self.attachment, in: edited).map { $0 != nil } == [false, true]
        + Array(repeating: false, count: 6))
    #expect(edited.attribute(Self.attachment, at: 1, effectiveRange: nil) as? Font === object)
    #expect(
      values(Self.link, in: edited)
        == [nil, nil, nil, nil, nil, "https://a.b", "https://a.b", nil])
    #expect(
      values(Self.color, in: edited)
        == ["red", "red", "red", nil, "blue", "blue", "blue", "blue"])
    // Also between two that are the same.
    let between = text(("\u{FFFC}\u{2067}", picture), ("\u{FFFC}", picture))
    between.apply(.balancingControls)
    #expect(between.string.showingControls() == "\u{FFFC}‹RLI›\u{FFFC}‹PDI›")
    #expect(values(Self.attachment, in: between).map { $0 != nil } == [true, true, true, false])
  }

  @Test func insideALinkAMarkIsOfTheLink() {
    let source = text(("ab\ncd", [Self.link: URL(string: "https://a.b") as Any, Self.mention: 7]))
    let all = source.applying(.embedded(in: .rightToLeft)).text
    #expect(
      values(Self.link, in: all).map { $0 != nil } == [false] + Array(repeating: true, count: 7) + [
        false
      ])
    #expect(values(Self.mention, in: all) == Array(repeating: "7", count: 9))
    let named = source.applying(.embedded(in: .rightToLeft), notExtending: [Self.mention]).text
    #expect(values(Self.mention, in: named) == [nil] + Array(repeating: "7", count: 7) + [nil])
  }

  @Test func convertedControlsKeepTheirAttributes() {
    let source = text(
      ("a", [:]), ("\u{202B}", [Self.color: "red"]), ("\u{202A}", [Self.color: "blue"]), ("b", [:]),
      ("\u{202C}", [Self.color: "green"]), ("\u{202C}", [:]), ("c", [:]))
    let edited = source.applying(.convertingControls(to: .isolates)).text
    #expect(edited.string.showingControls() == "a‹RLI›‹LRI›b‹PDI›‹PDI›c")
    #expect(values(Self.color, in: edited) == [nil, "red", "blue", nil, "green", nil, nil])
    let chain = source.strippingControls().applying(.isolated(in: nil))
    #expect(chain.source.isEqual(to: source))
    #expect(chain.range(ofSource: NSRange(0..<7)) == NSRange(1..<4))
    #expect(chain.text.string.showingControls() == "‹FSI›abc‹PDI›")
  }

  @Test func emptyTextStays() {
    let empty = NSMutableAttributedString(string: "")
    #expect(empty.apply(.embedded(in: .rightToLeft)).isIdentity)
    #expect(empty.isolated(in: nil).text.length == 0)
  }

  /// The same as in an AttributedString, and each unit that stays keeps its attributes.
  @Test func agreesWithAttributedString() {
    let table = AttributeTable.standard.adding(Mark.self).adding(Spelling.self)
    var random = SeededGenerator(seed: 3)
    for _ in 0..<200 {
      let text = randomText(&random)
      let source = NSAttributedString(text, carrying: table)
      for transform in ControlsTests.transforms {
        let edited = source.applying(transform)
        let swift = text.applying(transform)
        #expect(edited.plain == swift.plain)
        #expect(edited.text.string.utf16.elementsEqual(swift.plain.text.utf16))
        let changed = NSMutableAttributedString(attributedString: source)
        #expect(changed.apply(transform) == edited.map)
        #expect(changed.isEqual(to: edited.text))
        #expect(edited.text.strippingControls().text.isEqual(to: source.strippingControls().text))
        for unit in 0..<source.length {
          let there = edited.range(ofSource: NSRange(location: unit, length: 1))
          let scalar = Unicode.Scalar((source.string as NSString).character(at: unit))
          if let scalar, DirectionalFormatting(scalar) != nil { continue }
          #expect(there.length == 1)
          #expect(hashable(at: unit, of: source) == hashable(at: there.location, of: edited.text))
          #expect(edited.sourceRange(of: there) == NSRange(location: unit, length: 1))
        }
      }
    }
  }

  @Test func longTextsTakeTimeThatGrowsWithThem() {
    let source = NSMutableAttributedString(string: "")
    let line = NSAttributedString(string: "abc \u{5D0}\u{5D1}\n", attributes: [Self.color: "red"])
    for _ in 0..<2_000 { source.append(line) }
    let clock = ContinuousClock()
    let time = clock.measure { source.apply(.embedded(in: .rightToLeft)) }
    #expect(source.length == 2_000 * 9)
    #expect(time < .seconds(20))
  }
}
