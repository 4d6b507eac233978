import BidiTestSupport
import Testing

@testable import BidiText

/// What is seen of a paragraph, worked out by hand with the rules of UAX #9.
@Suite struct AppearanceTests {
  static let leftToRight = BaseDirection.explicit(.leftToRight)
  static let rightToLeft = BaseDirection.explicit(.rightToLeft)
  static let natural = BaseDirection.auto(fallback: .leftToRight)

  struct Row: Sendable, CustomTestStringConvertible {
    let text: String
    let base: BaseDirection
    let seen: String
    var testDescription: String { "\(text) in \(base)" }

    init(_ text: String, _ base: BaseDirection, _ seen: String) {
      (self.text, self.base, self.seen) = (text, base, seen)
    }
  }

  /// Capitals are Hebrew letters: a text, its direction, and what is seen from left to right.
  static let rows = [
    // L2: from left to right.
    Row("abc", leftToRight, "abc"), Row("abc DEF", leftToRight, "abc FED"),
    Row("abc DEF", rightToLeft, "FED abc"), Row("DEF abc", natural, "abc FED"),
    Row("A 12", rightToLeft, "12 A"), Row("", rightToLeft, ""),
    // L4: mirrored by what is shown. N0: the pair takes the direction of the paragraph.
    Row("(A)", rightToLeft, "(A)"), Row("A (b)", rightToLeft, "(b) A"),
    Row("A(", rightToLeft, ")A"), Row("(", rightToLeft, ")"), Row("(", leftToRight, "("),
    Row("A<B", leftToRight, "B>A"), Row("A\u{AB}", rightToLeft, "\u{BB}A"),
    // Directional formatting characters, whether X9 removes them or not.
    Row("‹RLE›abc.‹PDF›", leftToRight, ".abc"), Row("‹RLI›abc.‹PDI›", leftToRight, ".abc"),
    Row("‹RLM›a‹LRM›b‹ALM›", leftToRight, "ab"), Row("‹RLO›abc‹PDF›", leftToRight, "cba"),
    Row("‹FSI›‹PDI›", leftToRight, ""),
    // Joiners and other characters without a glyph.
    Row("a‹ZWJ›b\u{200C}c", leftToRight, "abc"), Row("A‹ZWJ›B\u{200C}C", leftToRight, "CBA"),
    Row("\u{FEFF}a\u{AD}b\u{200B}c\u{2060}", leftToRight, "abc"),
    Row("a\u{34F}b\u{E0001}\u{180E}", leftToRight, "ab"), Row("‹ZWJ›", leftToRight, ""),
    // L1: white space at the end of the line goes to the side of the paragraph; nobody sees it there.
    Row("abc ", leftToRight, "abc"), Row("abc ", rightToLeft, "abc"),
    Row("ABC \t ", leftToRight, "CBA"), Row("ABC \t ", rightToLeft, "CBA"),
    Row("abc ‹PDI›", rightToLeft, "abc"), Row("‹RLI›ABC ‹PDI›", leftToRight, "CBA"),
    Row("‹RLE›abc \u{3000}‹PDF›", leftToRight, "abc"), Row("abc\u{2028}", rightToLeft, "abc"),
    // No-break space is CS, which L1 leaves alone: X10 and N2 put it inside the pair of controls.
    Row("abc\u{A0}", leftToRight, "abc"), Row("abc\u{A0}", rightToLeft, "abc"),
    Row("x ‹RLI›ABC\u{A0}‹PDI›", leftToRight, "x CBA"), Row("ABC\u{202F}", leftToRight, "CBA"),
    // White space before the first character, and inside.
    Row("  abc", rightToLeft, "abc"), Row("\tABC", leftToRight, "CBA"),
    Row("a  b", leftToRight, "a  b"), Row("a\tB", leftToRight, "a\tB"),
    Row("A‹LRI›b ‹PDI›C", rightToLeft, "Cb A"), Row(" \t\u{A0}", rightToLeft, ""),
    // N2: trailing white space that a mark keeps is at an end of the line all the same.
    Row("ABC ‹RLM›", leftToRight, "CBA"), Row("‹RLE›abc ‹RLM›‹PDF›", leftToRight, "abc"),
    // L3: marks stay after their base, on either side of the text.
    Row("A\u{5B0}B", leftToRight, "BA\u{5B0}"),
    Row("A\u{5B0}\u{5BC}B", rightToLeft, "BA\u{5B0}\u{5BC}"),
    Row("e\u{301}f", rightToLeft, "e\u{301}f"),
    Row("‹RLO›e\u{301}f‹PDF›", leftToRight, "fe\u{301}"),
    Row("A‹ZWJ›\u{5B0}B", leftToRight, "BA\u{5B0}"),
    Row("‹RLO›\u{915}\u{93E}a", leftToRight, "a\u{915}\u{93E}"),
    Row("(\u{301}A", rightToLeft, "A)\u{301}"), Row("AB\u{FE0F}", leftToRight, "B\u{FE0F}A"),
    // A mark without a base stands on a circle.
    Row("\u{301}a", leftToRight, "\u{25CC}\u{301}a"),
    Row("\u{5B0}A", rightToLeft, "A\u{25CC}\u{5B0}"),
    Row("A‹RLI›\u{5B0}B‹PDI›", rightToLeft, "B\u{25CC}\u{5B0}A"),
    Row("a‹LRM›\u{301}b", leftToRight, "a\u{25CC}\u{301}b"),
    Row("‹RLO›A‹PDF›\u{93E}", leftToRight, "A\u{25CC}\u{93E}"),
    Row("A‹RLM›\u{5B0}\u{5BC}B", rightToLeft, "B\u{25CC}\u{5B0}\u{5BC}A"),
    // White space with a mark is seen.
    Row(" \u{301}a", leftToRight, " \u{301}a"), Row("a \u{301}", leftToRight, "a \u{301}"),
    Row("A \u{5B0}", leftToRight, "A \u{5B0}"), Row("A \u{5B0} ", rightToLeft, " \u{5B0}A"),
    // One paragraph.
    Row("abc ‹LF›d", leftToRight, "abc"), Row("ABC‹PS›", leftToRight, "CBA"),
    Row("‹CRLF›", natural, ""),
  ]

  @Test(arguments: rows)
  func appearanceIsTheDisplayedText(_ row: Row) {
    let appearance = Appearance(of: uax(row.text), in: row.base)
    #expect(codes(appearance.text) == codes(uax(row.seen)))
    let part = ("x" + uax(row.text) + "y").dropFirst().dropLast()
    #expect(codes(part) != codes(uax(row.text)) || Appearance(of: part, in: row.base) == appearance)
  }

  /// Canonical equivalence does not count, neither for equality nor for the hash.
  @Test func charactersAreCompared() {
    let composed = Appearance(of: "\u{E9}", in: Self.leftToRight)
    let decomposed = Appearance(of: "e\u{301}", in: Self.leftToRight)
    #expect(composed != decomposed)
    #expect(composed.text == decomposed.text)
    #expect(
      Set([composed, decomposed, Appearance(of: "\u{E9} ", in: Self.leftToRight)]).count == 2)
  }

  /// A resolver that is used again gives the same, for strings and for parts of them.
  @Test func resolversWriteIt() {
    var resolver = BidiResolver()
    var seen: [UInt8] = []
    for row in Self.rows {
      let text = uax(row.text)
      resolver.writeAppearance(of: text, in: row.base, into: &seen)
      #expect(codes(String(decoding: seen, as: UTF8.self)) == codes(uax(row.seen)))
      resolver.writeAppearance(of: text[...], in: row.base, into: &seen)
      #expect(codes(String(decoding: seen, as: UTF8.self)) == codes(uax(row.seen)))
    }
  }

  /// Without marks, what is seen are the visible characters in display order, but for white space at the ends.
  @Test(arguments: RandomTextKind.allCases)
  func isTheVisualText(_ kind: RandomTextKind) throws {
    var random = SeededGenerator(seed: 31)
    for _ in 0..<(kind == .short || kind == .dense ? 300 : 5) {
      let text = String(
        String.UnicodeScalarView(
          kind.scalars(using: &random).filter { !$0.isMark }))
      for base in [Self.leftToRight, Self.rightToLeft, Self.natural] {
        guard let paragraph = try? ResolvedParagraph(text, baseDirection: base) else { continue }
        let line = paragraph.line(paragraph.scalars.indices)
        let isBlank = { (offset: Int) in paragraph.scalars[offset].properties.isWhitespace }
        var order = line.visibleOrder()
        let content = order.filter { !isBlank($0) }
        let (first, last) = (content.min() ?? .max, content.max() ?? 0)
        order.removeAll { $0 < first || $0 > last }
        order = Array(order.drop(while: isBlank))
        while let last = order.last, isBlank(last) { order.removeLast() }
        var seen = String.UnicodeScalarView()
        for offset in order {
          let isMirrored = line.levels[offset]?.direction == .rightToLeft
          let scalar = paragraph.scalars[offset]
          seen.append(isMirrored ? scalar.mirrored : scalar)
        }
        #expect(
          codes(Appearance(of: text, in: base).text) == codes(String(seen)), "\(codes(text))")
      }
    }
  }

  /// White space at the end of a text and at its start changes nothing.
  @Test(arguments: RandomTextKind.allCases)
  func whiteSpaceAtTheEndsDoesNotCount(_ kind: RandomTextKind) {
    var random = SeededGenerator(seed: 32)
    for _ in 0..<(kind == .short || kind == .dense ? 200 : 3) {
      // White space after an opener that nothing ends would be a run of its own.
      let text = String(String.UnicodeScalarView(kind.scalars(using: &random))).balancingControls()
      guard let content = text.paragraphs().first.map({ text[$0.content] }),
        content.unicodeScalars.first(where: \.isDisplayed)?.isMark != true
      else { continue }
      for base in [Self.leftToRight, Self.rightToLeft, Self.natural] {
        let seen = Appearance(of: content, in: base)
        for space in ["  ", "\t", "\u{A0}", "\u{3000} "] {
          #expect(Appearance(of: content + space, in: base) == seen, "\(codes(text))")
          #expect(Appearance(of: space + content, in: base) == seen, "\(codes(text))")
        }
      }
    }
  }

  /// White space at the end never costs a control.
  @Test(arguments: ["abc", "ABC", "12", "abc DEF", "ABC def", "!", "", "1, 2", "\u{628} a"])
  func whiteSpaceCostsNoControl(_ text: String) {
    for base in [Self.leftToRight, Self.rightToLeft, Self.natural, .auto(fallback: .rightToLeft)] {
      let mode = MarkingMode.whereOrderChanges(in: base)
      for direction in WritingDirection.allCases {
        let bare = uax(text)
        for space in [
          " ", "   ", "\t", " \t ", "\u{A0}", " \u{A0} ", "\u{202F}", "\u{2028}", "\u{3000}",
        ] {
          let spaced = bare + space
          func isMarked(_ change: (String) -> String) -> Bool {
            // A control that the bare text gets too is its own.
            change(spaced) != spaced && change(bare) == bare
          }
          #expect(!isMarked { $0.embedded(in: direction, mode: mode) }, "\(text) \(codes(space))")
          #expect(!isMarked { $0.isolated(in: direction, mode: mode) }, "\(text) \(codes(space))")
          #expect(!isMarked { $0.marked(in: direction, mode: mode) }, "\(text) \(codes(space))")
        }
      }
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isDisplayed: Bool {
    DirectionalFormatting(self) == nil && bidiClass != .boundaryNeutral
  }

  fileprivate var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }
}
