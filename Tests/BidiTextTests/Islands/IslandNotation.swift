import BidiText

/// A text whose islands stand between `⟦` and `⟧`.
///
/// Between `‹` and `›` stand names of right-to-left texts, so that the rows read from left to right: `H` and `A`
/// a Hebrew and an Arabic word, `b` and `w` letters that are written before a word without a space.
struct IslandNotation {
  let text: String
  let expected: [String]

  static let words = [
    "H": "\u{5E9}\u{5DC}\u{5D5}\u{5DD}", "A": "\u{645}\u{631}\u{62D}\u{628}\u{627}",
    "b": "\u{5D1}", "w": "\u{648}", "wal": "\u{648}\u{627}\u{644}", "q": "\u{61F}", "c": "\u{60C}",
    "nbsp": "\u{A0}", "minus": "\u{2212}", "LRM": "\u{200E}",
  ]

  init(_ notation: String) {
    var written = notation
    for (name, word) in Self.words {
      written = written.split(
        separator: "\u{2039}\(name)\u{203A}", omittingEmptySubsequences: false
      )
      .joined(separator: word)
    }
    var text = ""
    var expected: [String] = []
    for scalar in written.unicodeScalars {
      switch scalar {
      case "\u{27E6}": expected.append("")
      case "\u{27E7}": expected.append("closed")
      default:
        text.unicodeScalars.append(scalar)
        if let last = expected.last, last != "closed" {
          expected[expected.count - 1].unicodeScalars.append(scalar)
        }
      }
    }
    self.text = text
    self.expected = expected.filter { $0 != "closed" }
  }
}

/// The islands of one kind in a row, as texts.
func islands(_ kind: Island.Kind, in text: String, nested: Bool = false) -> [String] {
  text.islands().filter { $0.kind == kind && (nested || $0.depth == 0) }.map {
    String(text[$0.range])
  }
}
