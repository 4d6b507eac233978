import BidiTestSupport
import Testing

@testable import BidiText

/// Sequences of texts that go through a transform.
@Suite struct TextSequenceTests {
  static let transforms: [ControlTransform] = [
    .embedded(in: .rightToLeft), .isolated(in: nil), .marked(in: .leftToRight), .stripped(),
    .stripped(only: .marks), .balanced, .overridden(in: .rightToLeft), .converted(to: .isolates),
    .embedded(in: .rightToLeft, mode: .whereOrderChanges(in: .auto(fallback: .leftToRight))),
  ]

  static func randomTexts(seed: UInt64) -> [String] {
    var random = SeededGenerator(seed: seed)
    let parts = [
      "abc", "\u{05D0}", " ", "\n", "12", "\u{200F}", "\u{202B}", "\u{202C}", "\u{2067}",
    ]
    return (0..<200).map { _ in
      (0..<Int.random(in: 0...6, using: &random)).map { _ in
        parts.randomElement(using: &random) ?? ""
      }.joined()
    }
  }

  @Test(arguments: transforms)
  func isTheTransformOfEachTextInOrder(_ transform: ControlTransform) {
    let texts = Self.randomTexts(seed: 7)
    #expect(Array(texts.applying(transform)) == texts.map { $0.applying(transform) })
  }

  @Test func namesAreThoseOfOneText() {
    let texts = Self.randomTexts(seed: 8)
    #expect(
      Array(texts.embedded(in: .leftToRight)) == texts.map { $0.embedded(in: .leftToRight) })
    #expect(Array(texts.isolated(in: nil)) == texts.map { $0.isolated(in: nil) })
    #expect(Array(texts.marked(in: .rightToLeft)) == texts.map { $0.marked(in: .rightToLeft) })
    #expect(Array(texts.stripped()) == texts.map { $0.strippingControls() })
    #expect(
      Array(texts.stripped(only: .isolates)) == texts.map { $0.strippingControls(only: .isolates) })
    #expect(
      Array(texts.overridden(in: .leftToRight)) == texts.map { $0.overridden(in: .leftToRight) })
    #expect(Array(texts.balanced()) == texts.map { $0.balancingControls() })
    for style in ControlStyle.allCases {
      #expect(Array(texts.converted(to: style)) == texts.map { $0.convertingControls(to: style) })
    }
    let mode = MarkingMode.whereOrderChanges(in: .auto(fallback: .leftToRight))
    #expect(
      Array(texts.embedded(in: .rightToLeft, mode: mode))
        == texts.map { $0.embedded(in: .rightToLeft, mode: mode) })
    #expect(
      Array(texts.isolated(in: nil, mode: mode)) == texts.map { $0.isolated(in: nil, mode: mode) })
    #expect(
      Array(texts.marked(in: .rightToLeft, mode: mode))
        == texts.map { $0.marked(in: .rightToLeft, mode: mode) })
  }

  @Test func takesSubstrings() {
    #expect(
      Array("a,\u{200F}b".split(separator: ",").stripped()) == ["a", "b"])
  }

  /// Nothing is worked out before it is asked for, and then one text at a time.
  @Test func isLazy() {
    var asked = 0
    let texts = sequence(state: 0) { (number: inout Int) -> String? in
      asked += 1
      number += 1
      return "line \(number)"
    }
    let marked = texts.marked(in: .rightToLeft)
    #expect(asked == 0)
    #expect(Array(marked.prefix(2)) == ["\u{200F}line 1", "\u{200F}line 2"])
    #expect(asked == 2)
  }

  /// What follows stays lazy, on lazy sequences and others.
  @Test func chains() {
    let texts = (1...).lazy.map { "\($0)" }
    let chain = texts.embedded(in: .rightToLeft).stripped().filter { $0.hasSuffix("7") }
    #expect(Array(chain.prefix(2)) == ["7", "17"])
  }

  @Test func countsAsItsBase() {
    #expect(["a", "b"].stripped().underestimatedCount == 2)
  }

  /// A text that a transform leaves alone keeps its storage.
  @Test(arguments: transforms)
  func untouchedTextIsNotCopied(_ transform: ControlTransform) throws {
    // A text that every one of them leaves alone, and that is too long to stand inside the value.
    let untouched = String(repeating: " ", count: 64)
    var (before, after) = (untouched, untouched)
    after = try #require(Array([untouched].applying(transform)).first).text
    let addresses = (
      before.withUTF8 { UInt(bitPattern: $0.baseAddress) },
      after.withUTF8 { UInt(bitPattern: $0.baseAddress) }
    )
    #expect(addresses.0 == addresses.1)
  }

  @Test func isSendable() {
    func take(_ sequence: some Sequence & Sendable) -> Int { sequence.underestimatedCount }
    #expect(take(["a"].stripped()) == 1)
    #expect(take(["a"].applying(.balanced)) == 1)
  }
}
