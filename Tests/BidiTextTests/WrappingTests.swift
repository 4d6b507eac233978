import BidiTestSupport
import BidiText
import Testing

/// Embeddings, isolates and marks round every paragraph.
///
/// An embedding, override or isolate ends with its paragraph (X8), so each one has its own.
@Suite struct WrappingTests {
  /// A text, and what `embedded(in: .rightToLeft)` makes of it.
  static let embeddings: [(String, String)] = [
    ("abc", "‹RLE›abc‹PDF›"),
    ("xiaoming ABC", "‹RLE›xiaoming ABC‹PDF›"),
    ("1", "‹RLE›1‹PDF›"), (".", "‹RLE›.‹PDF›"), ("‹ZWJ›", "‹RLE›‹ZWJ›‹PDF›"),
    // White space at the edges stays inside.
    (" abc ", "‹RLE› abc ‹PDF›"),
    // Each line on its own, with every separator.
    ("a‹LF›b", "‹RLE›a‹PDF›‹LF›‹RLE›b‹PDF›"), ("a‹CRLF›b", "‹RLE›a‹PDF›‹CRLF›‹RLE›b‹PDF›"),
    ("a‹PS›b", "‹RLE›a‹PDF›‹PS›‹RLE›b‹PDF›"), ("a‹CR›b", "‹RLE›a‹PDF›‹CR›‹RLE›b‹PDF›"),
    ("a‹NEL›b", "‹RLE›a‹PDF›‹NEL›‹RLE›b‹PDF›"), ("a\u{1C}b", "‹RLE›a‹PDF›\u{1C}‹RLE›b‹PDF›"),
    ("a‹LF›", "‹RLE›a‹PDF›‹LF›"), ("a‹CRLF›‹CRLF›b", "‹RLE›a‹PDF›‹CRLF›‹CRLF›‹RLE›b‹PDF›"),
    // These do not end a paragraph.
    ("a‹LS›b", "‹RLE›a‹LS›b‹PDF›"), ("a‹TAB›b", "‹RLE›a‹TAB›b‹PDF›"),
    ("a\u{B}b", "‹RLE›a\u{B}b‹PDF›"),
    // Nothing to wrap.
    ("", ""), (" ", " "), ("‹TAB› \u{3000}", "‹TAB› \u{3000}"), ("‹LF›", "‹LF›"),
    ("a‹LF› ‹LF›b", "‹RLE›a‹PDF›‹LF› ‹LF›‹RLE›b‹PDF›"),
    // Wrapped already, by an embedding or an isolate of this direction.
    ("‹RLE›abc‹PDF›", "‹RLE›abc‹PDF›"), ("‹RLI›abc‹PDI›", "‹RLI›abc‹PDI›"),
    ("‹RLE›a‹RLE›b‹PDF›c‹PDF›", "‹RLE›a‹RLE›b‹PDF›c‹PDF›"),
    ("‹RLE›a‹PDF›‹LF›b", "‹RLE›a‹PDF›‹LF›‹RLE›b‹PDF›"),
    // Wrapped otherwise, or only in part.
    ("‹LRE›abc‹PDF›", "‹RLE›‹LRE›abc‹PDF›‹PDF›"), ("‹LRI›abc‹PDI›", "‹RLE›‹LRI›abc‹PDI›‹PDF›"),
    ("‹FSI›abc‹PDI›", "‹RLE›‹FSI›abc‹PDI›‹PDF›"), ("‹RLO›abc‹PDF›", "‹RLE›‹RLO›abc‹PDF›‹PDF›"),
    ("‹RLM›abc", "‹RLE›‹RLM›abc‹PDF›"),
    ("‹RLE›a‹PDF›b", "‹RLE›‹RLE›a‹PDF›b‹PDF›"), ("a‹RLE›b‹PDF›", "‹RLE›a‹RLE›b‹PDF›‹PDF›"),
    ("‹RLE›a‹PDF›‹RLE›b‹PDF›", "‹RLE›‹RLE›a‹PDF›‹RLE›b‹PDF›‹PDF›"),
    // What does not pair up is repaired, or it would end the embedding early or keep it open.
    ("a‹PDF›b", "‹RLE›ab‹PDF›"), ("a‹PDI›b", "‹RLE›ab‹PDF›"),
    ("a‹LRE›b", "‹RLE›a‹LRE›b‹PDF›‹PDF›"), ("a‹LRI›b", "‹RLE›a‹LRI›b‹PDI›‹PDF›"),
    ("a‹LRI›‹LRE›b‹PDI›c", "‹RLE›a‹LRI›‹LRE›b‹PDF›‹PDI›c‹PDF›"),
    ("a‹LRE›b‹LF›c‹PDF›d", "‹RLE›a‹LRE›b‹PDF›‹PDF›‹LF›‹RLE›cd‹PDF›"),
    // Only the end was missing.
    ("‹RLE›abc", "‹RLE›abc‹PDF›"), ("‹RLI›abc", "‹RLI›abc‹PDI›"),
    ("‹RLE›abc‹PDF›‹PDF›", "‹RLE›abc‹PDF›"), ("‹RLE›a‹LRE›b‹PDF›", "‹RLE›a‹LRE›b‹PDF›‹PDF›"),
    // Nothing to wrap, but to repair.
    ("‹RLE› ", "‹RLE› ‹PDF›"), ("‹PDF›‹LF›a", "‹LF›‹RLE›a‹PDF›"),
    // A wrap over two lines ends with the first one.
    ("‹RLE›a‹LF›b‹PDF›", "‹RLE›a‹PDF›‹LF›‹RLE›b‹PDF›"),
  ]

  /// The article wrote `u202B` without a backslash before the text, and nothing after it.
  @Test("Article 002: an embedding is a control, not its name, and is closed")
  func article() {
    let text = "\u{5C0F}\u{660E}\u{628}\u{62F}\u{623}"
    let embedded = text.embedded(in: .rightToLeft)
    #expect(codes(embedded) == codes("\u{202B}\(text)\u{202C}"))
    #expect(embedded.controlBalance.isBalanced)
    // Without the end, what comes after would be drawn in.
    #expect(!"\u{202B}\(text)".controlBalance.isBalanced)
  }

  @Test(arguments: embeddings)
  func embeddedRightToLeft(_ text: String, expected: String) {
    #expect(codes(uax(text).embedded(in: .rightToLeft)) == codes(uax(expected)))
  }

  /// The same rules the other way round: every name has its counterpart.
  @Test(arguments: embeddings)
  func embeddedLeftToRight(_ text: String, expected: String) {
    #expect(
      codes(uax(Self.turned(text)).embedded(in: .leftToRight)) == codes(uax(Self.turned(expected))))
  }

  private static func turned(_ notation: String) -> String {
    notation.split(separator: "‹", omittingEmptySubsequences: false)
      .map { part in
        if part.hasPrefix("RL") { return "LR" + part.dropFirst(2) }
        if part.hasPrefix("LR") { return "RL" + part.dropFirst(2) }
        return String(part)
      }.joined(separator: "‹")
  }

  /// A text, a direction, and what `isolated(in:)` makes of it.
  static let isolates: [(String, WritingDirection?, String)] = [
    ("abc", .leftToRight, "‹LRI›abc‹PDI›"), ("abc", .rightToLeft, "‹RLI›abc‹PDI›"),
    ("abc", nil, "‹FSI›abc‹PDI›"),
    ("a‹CRLF›b", nil, "‹FSI›a‹PDI›‹CRLF›‹FSI›b‹PDI›"),
    ("a‹PS› ‹PS›b", .leftToRight, "‹LRI›a‹PDI›‹PS› ‹PS›‹LRI›b‹PDI›"),
    ("", nil, ""), ("  ", nil, "  "), ("‹LF›", .rightToLeft, "‹LF›"),
    // Wrapped already.
    ("‹FSI›abc‹PDI›", nil, "‹FSI›abc‹PDI›"), ("‹LRI›abc‹PDI›", .leftToRight, "‹LRI›abc‹PDI›"),
    ("‹RLE›abc‹PDF›", .rightToLeft, "‹RLE›abc‹PDF›"), ("‹FSI›abc", nil, "‹FSI›abc‹PDI›"),
    // Wrapped in another direction.
    ("‹FSI›abc‹PDI›", .leftToRight, "‹LRI›‹FSI›abc‹PDI›‹PDI›"),
    ("‹LRI›abc‹PDI›", nil, "‹FSI›‹LRI›abc‹PDI›‹PDI›"),
    ("‹LRE›abc‹PDF›", nil, "‹FSI›‹LRE›abc‹PDF›‹PDI›"),
    ("‹LRI›abc‹PDI›", .rightToLeft, "‹RLI›‹LRI›abc‹PDI›‹PDI›"),
    ("‹LRI›a‹PDI›‹LRI›b‹PDI›", .leftToRight, "‹LRI›‹LRI›a‹PDI›‹LRI›b‹PDI›‹PDI›"),
    // Repaired inside.
    ("a‹PDI›b", nil, "‹FSI›ab‹PDI›"), ("a‹PDF›b", nil, "‹FSI›ab‹PDI›"),
    ("a‹RLI›b", nil, "‹FSI›a‹RLI›b‹PDI›‹PDI›"), ("a‹RLO›b", nil, "‹FSI›a‹RLO›b‹PDF›‹PDI›"),
  ]

  @Test(arguments: isolates)
  func isolatedText(_ row: (String, WritingDirection?, String)) {
    #expect(codes(uax(row.0).isolated(in: row.1)) == codes(uax(row.2)))
  }

  /// A text, and what `overridden(in: .rightToLeft)` makes of it.
  static let overrides: [(String, String)] = [
    ("abc", "‹RLO›abc‹PDF›"), ("a‹CRLF›B", "‹RLO›a‹PDF›‹CRLF›‹RLO›B‹PDF›"), ("", ""), (" ", " "),
    ("a‹LF› ‹LF›b", "‹RLO›a‹PDF›‹LF› ‹LF›‹RLO›b‹PDF›"),
    // Wrapped already.
    ("‹RLO›abc‹PDF›", "‹RLO›abc‹PDF›"), ("‹RLO›abc", "‹RLO›abc‹PDF›"),
    // An embedding or isolate overrides nothing; it nests, as does the other direction.
    ("‹RLE›abc‹PDF›", "‹RLO›‹RLE›abc‹PDF›‹PDF›"), ("‹RLI›abc‹PDI›", "‹RLO›‹RLI›abc‹PDI›‹PDF›"),
    ("‹LRO›abc‹PDF›", "‹RLO›‹LRO›abc‹PDF›‹PDF›"),
    ("‹RLO›a‹PDF›b", "‹RLO›‹RLO›a‹PDF›b‹PDF›"),
    // Repaired inside.
    ("a‹PDF›b", "‹RLO›ab‹PDF›"), ("a‹FSI›b", "‹RLO›a‹FSI›b‹PDI›‹PDF›"),
  ]

  @Test(arguments: overrides)
  func overriddenText(_ text: String, expected: String) {
    #expect(codes(uax(text).overridden(in: .rightToLeft)) == codes(uax(expected)))
    #expect(
      codes(uax(Self.turned(text)).overridden(in: .leftToRight))
        == codes(uax(Self.turned(expected))))
  }

  /// A text, a direction, and what `marked(in:)` makes of it.
  static let marks: [(String, WritingDirection, String)] = [
    ("abc", .rightToLeft, "‹RLM›abc"), ("abc", .leftToRight, "‹LRM›abc"),
    ("ABC", .rightToLeft, "‹RLM›ABC"), ("12", .rightToLeft, "‹RLM›12"),
    ("a‹LF›b", .rightToLeft, "‹RLM›a‹LF›‹RLM›b"), ("a‹CRLF›b", .leftToRight, "‹LRM›a‹CRLF›‹LRM›b"),
    ("a‹PS› ‹PS›b", .rightToLeft, "‹RLM›a‹PS› ‹PS›‹RLM›b"), ("a‹LS›b", .rightToLeft, "‹RLM›a‹LS›b"),
    ("", .rightToLeft, ""), (" ‹TAB›", .rightToLeft, " ‹TAB›"), ("‹LF›", .rightToLeft, "‹LF›"),
    // Marked already.
    ("‹RLM›abc", .rightToLeft, "‹RLM›abc"), ("‹ALM›abc", .rightToLeft, "‹ALM›abc"),
    ("‹LRM›abc", .leftToRight, "‹LRM›abc"),
    // Marked otherwise, or elsewhere.
    ("‹LRM›abc", .rightToLeft, "‹RLM›‹LRM›abc"), ("‹ALM›abc", .leftToRight, "‹LRM›‹ALM›abc"),
    (" ‹RLM›abc", .rightToLeft, "‹RLM› ‹RLM›abc"),
    ("‹RLE›abc‹PDF›", .rightToLeft, "‹RLM›‹RLE›abc‹PDF›"),
    // Nothing inside is repaired: a mark before it cannot be closed.
    ("a‹RLE›b", .rightToLeft, "‹RLM›a‹RLE›b"),
  ]

  @Test(arguments: marks)
  func markedText(_ row: (String, WritingDirection, String)) {
    #expect(codes(uax(row.0).marked(in: row.1)) == codes(uax(row.2)))
  }

  @Test func aSubstringIsWrappedAlone() {
    let text = uax("abc‹CRLF›DEF")
    let part = text[index(1, in: text)..<index(6, in: text)]
    #expect(codes(part.embedded(in: .rightToLeft)) == codes(uax("‹RLE›bc‹PDF›‹CRLF›‹RLE›D‹PDF›")))
    #expect(codes(part.isolated(in: nil)) == codes(uax("‹FSI›bc‹PDI›‹CRLF›‹FSI›D‹PDI›")))
    #expect(codes(part.marked(in: .leftToRight)) == codes(uax("‹LRM›bc‹CRLF›‹LRM›D")))
  }
}
