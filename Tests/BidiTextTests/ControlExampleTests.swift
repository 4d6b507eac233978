import BidiTestSupport
import BidiText
import Testing

/// The examples of the doc comments about controls.
@Suite struct ControlExampleTests {
  @Test func examplesOfWrapping() {
    let line = "\u{5C0F}\u{660E}\u{0628}\u{062F}\u{0623}".embedded(in: .rightToLeft)
    #expect(line.showingControls() == "‹RLE›\u{5C0F}\u{660E}\u{0628}\u{062F}\u{0623}‹PDF›")
    let container = BaseDirection.auto(fallback: .rightToLeft)
    let arabic = "\u{0628}\u{062F}\u{0623}"
    #expect(arabic.embedded(in: .rightToLeft, mode: .whereOrderChanges(in: container)) == arabic)
    #expect("abc\ndef".isolated(in: nil).showingControls() == "‹FSI›abc‹PDI›\n‹FSI›def‹PDI›")
    #expect("abc".overridden(in: .rightToLeft).showingControls() == "‹RLO›abc‹PDF›")
    #expect("abc".marked(in: .rightToLeft).showingControls() == "‹RLM›abc")
  }

  @Test func examplesOfTransforms() {
    let transform = ControlTransform.embedded(in: .rightToLeft)
    #expect("abc".applying(transform).text.showingControls() == "‹RLE›abc‹PDF›")
    let chain = "abc".applying(.strippingControls()).applying(.embedded(in: .rightToLeft))
    #expect(chain.source == "abc")
    #expect(chain.map.resultRange(of: 0..<3, in: .scalar) == 1..<4)
    let edited = "abc".applying(.embedded(in: .rightToLeft))
    #expect(codes(edited.text) == "202B 0061 0062 0063 202C")
    #expect(edited.map.resultRange(of: 0..<3, in: .scalar) == 1..<4)
    let first = "a".applying(.embedded(in: .rightToLeft))
    let second = first.text.applying(.strippingControls())
    #expect(first.map.appending(second.map).isIdentity)
  }

  @Test func examplesOfBalance() {
    let balance = "a\u{1F600}\u{202B}b".controlBalance
    #expect(balance.faults[0].kind == .unclosed)
    #expect(balance.faults[0].offset == TextOffset(utf8: 5, utf16: 3, scalars: 2))
    #expect(
      "a\u{202B}b\nc\u{2069}".balancingControls().showingControls() == "a‹RLE›b‹PDF›\nc")
    #expect("\u{202B}abc\u{202C}".strippingControls() == "abc")
  }

  @Test func examplesOfConversion() {
    let conversion = "\u{202B}abc\u{202C} \u{202A}d".controlConversion(to: .isolates)
    #expect(conversion.edited.text.showingControls() == "‹RLI›abc‹PDI› ‹LRE›d")
    #expect(conversion.remainders.map(\.reason) == [.unpaired])
    #expect(
      "\u{2067}abc\u{2069}".convertingControls(to: .embeddings).showingControls()
        == "‹RLE›abc‹PDF›")
  }

  @Test func examplesOfNotation() {
    let text = "\u{202B}abc\u{202C}"
    #expect(text.showingControls() == "‹RLE›abc‹PDF›")
    #expect(text.showingControls(as: .swift) == "\\u{202B}abc\\u{202C}")
    #expect(text.showingControls(as: .xml) == "&#x202B;abc&#x202C;")
    #expect("a\u{200D}b".showingControls(including: InvisibleCharacter.all) == "a‹ZWJ›b")
    #expect(codes("\\u202Babc\\u202C".readingControls(as: .json)) == "202B 0061 0062 0063 202C")
    #expect(ControlNotation.strings.spelling(of: .rightToLeftEmbedding) == "\\U202B")
  }
}
