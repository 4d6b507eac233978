import BidiTestSupport
import Testing

@testable import BidiText

/// Shorter ways to what ``ResolvedParagraph`` says.
@Suite struct VisualTextTests {
  private static func forEachText(_ body: (String) throws -> Void) rethrows {
    var random = SeededGenerator(seed: 20)
    for kind in RandomTextKind.allCases {
      for _ in 0..<200 {
        try body(String(String.UnicodeScalarView(kind.scalars(using: &random))))
      }
    }
  }

  @Test func visualTextIsThatOfTheParagraph() {
    Self.forEachText { text in
      for base in [
        BaseDirection.explicit(.leftToRight), .explicit(.rightToLeft),
        .auto(fallback: .rightToLeft),
      ] {
        let paragraph = try? ResolvedParagraph(text, baseDirection: base)
        let visual = text.visualParagraph(baseDirection: base)
        #expect(
          visual.map { Array($0.unicodeScalars) }
            == paragraph.map { Array($0.visualText().unicodeScalars) },
          "\(text.debugDescription)")
      }
    }
  }

  /// The looks at bytes find what a look at every character does, in strings and in parts of them.
  @Test func bytesTellWhatCharactersTell() {
    Self.forEachText { text in
      let part = ("\u{05D0}\n\u{202B}" + text).dropFirst(2)
      #expect(
        text.hasDirectionalFormatting
          == text.unicodeScalars.contains { DirectionalFormatting($0) != nil })
      for paragraph in text.paragraphs() {
        let content = text.unicodeScalars[paragraph.content]
        #expect(!content.contains { $0.bidiClass == .paragraphSeparator })
      }
      #expect(text.paragraphs().map { String(text[$0.range]) }.joined() == text)
      #expect(part.paragraphs().map { String(part[$0.range]) }.joined() == part)
      #expect(part.paragraphs().first.map { $0.range.lowerBound >= part.startIndex } != false)
    }
  }
}
