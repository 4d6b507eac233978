import BidiFormat
import BidiTestSupport
import BidiText
import Testing

/// The behaviour that the Closure Library documents, on samples of our own.
///
/// Capitals are Hebrew letters.
@Suite struct ClosureBidiFormatterTests {
  /// Closure knows no code but addresses with `http://`.
  @Test(arguments: [
    ("@ali @bob A", WritingDirection.leftToRight), ("/usr/bin /usr/lib A", .leftToRight),
    ("http://a.b http://c.d A", .rightToLeft), ("https://a.b c A", .leftToRight),
  ])
  func codeCountsAsWords(_ text: String, expected: WritingDirection) {
    #expect(ClosureBidiFormatter(context: nil).estimatedDirection(of: uax(text)) == expected)
  }

  struct Wrap: Sendable, CustomTestStringConvertible {
    let context: WritingDirection?
    let text: String
    let expected: String
    var isHTML = false
    var reset = true

    init(
      _ context: WritingDirection?, _ text: String, _ expected: String, isHTML: Bool = false,
      reset: Bool = true
    ) {
      (self.context, self.text, self.expected) = (context, text, expected)
      (self.isHTML, self.reset) = (isHTML, reset)
    }

    var testDescription: String { "\(context?.rawValue ?? "?") \(text)" }
  }

  static let wraps: [Wrap] = [
    Wrap(.leftToRight, "abc", "abc"), Wrap(.rightToLeft, "ABC", "ABC"),
    Wrap(.leftToRight, "ABC", "‹RLE›ABC‹PDF›‹LRM›"),
    Wrap(.leftToRight, "ABC", "‹RLE›ABC‹PDF›", reset: false),
    Wrap(.rightToLeft, "abc", "‹LRE›abc‹PDF›‹RLM›"),
    Wrap(.rightToLeft, "abc", "‹LRE›abc‹PDF›", reset: false),
    // An unknown context gets no mark.
    Wrap(nil, "abc", "‹LRE›abc‹PDF›"), Wrap(nil, "ABC", "‹RLE›ABC‹PDF›"), Wrap(nil, "!", "!"),
    Wrap(nil, "abc DEF ghi jkl", "‹LRE›abc DEF ghi jkl‹PDF›"),
    Wrap(.leftToRight, "", ""), Wrap(.rightToLeft, "", ""),
    Wrap(.leftToRight, "!?", "!?"), Wrap(.rightToLeft, "!?", "!?"),
    // The end alone goes the other way.
    Wrap(.leftToRight, "abc def ghi JKL", "abc def ghi JKL‹LRM›"),
    Wrap(.leftToRight, "abc def ghi JKL", "abc def ghi JKL", reset: false),
    Wrap(.leftToRight, "abc def ghi JKL!", "abc def ghi JKL!‹LRM›"),
    Wrap(.leftToRight, "abc def ghi JKL 12", "abc def ghi JKL 12‹LRM›"),
    Wrap(.rightToLeft, "ABC DEF ghi", "ABC DEF ghi‹RLM›"),
    Wrap(.rightToLeft, "ABC DEF (ghi)", "ABC DEF (ghi)‹RLM›"),
    // The start alone is not looked at.
    Wrap(.leftToRight, "ABC def ghi jkl", "ABC def ghi jkl"),
    Wrap(.rightToLeft, "abc DEF GHI", "abc DEF GHI"),
    // The whole, but not the end.
    Wrap(.rightToLeft, "abc def ghi JKL", "‹LRE›abc def ghi JKL‹PDF›‹RLM›"),
    Wrap(.leftToRight, "ABC DEF ghi", "‹RLE›ABC DEF ghi‹PDF›‹LRM›"),
    // Numbers are weakly left to right, but for Arabic-Indic digits.
    Wrap(.leftToRight, "123", "123"), Wrap(.rightToLeft, "123", "‹LRE›123‹PDF›‹RLM›"),
    Wrap(.rightToLeft, "-17.0%", "‹LRE›-17.0%‹PDF›‹RLM›"),
    Wrap(.rightToLeft, "\u{6F1}\u{6F2}", "‹LRE›\u{6F1}\u{6F2}‹PDF›‹RLM›"),
    Wrap(.leftToRight, "\u{661}\u{662}", "‹RLE›\u{661}\u{662}‹PDF›‹LRM›"),
    Wrap(.rightToLeft, "\u{661}\u{662}", "\u{661}\u{662}"),
    Wrap(.leftToRight, "http://a.b", "http://a.b"),
    Wrap(.rightToLeft, "http://a.b", "‹LRE›http://a.b‹PDF›‹RLM›"),
    Wrap(.leftToRight, "http://a.b/C", "http://a.b/C‹LRM›"),
    Wrap(.leftToRight, "ABC http://a.b http://c.d", "‹RLE›ABC http://a.b http://c.d‹PDF›‹LRM›"),
    // An address of another scheme is a word.
    Wrap(.leftToRight, "ABC https://a.b https://c.d", "ABC https://a.b https://c.d"),
    Wrap(.leftToRight, "<b>ABC</b>", "<b>ABC</b>"),
    Wrap(.leftToRight, "<b>ABC</b>", "‹RLE›<b>ABC</b>‹PDF›‹LRM›", isHTML: true),
    Wrap(.rightToLeft, "<b>ABC</b>", "<b>ABC</b>", isHTML: true),
    Wrap(.leftToRight, "abc def ghi JKL&lt;", "abc def ghi JKL&lt;"),
    Wrap(.leftToRight, "abc def ghi JKL&lt;", "abc def ghi JKL&lt;‹LRM›", isHTML: true),
    Wrap(.leftToRight, "ABC <i>def</i>", "‹RLE›ABC <i>def</i>‹PDF›‹LRM›", isHTML: true),
    // Marks are strong.
    Wrap(.leftToRight, "‹RLM›12‹RLM›", "‹RLE›‹RLM›12‹RLM›‹PDF›‹LRM›"),
    // It wraps what is wrapped.
    Wrap(.leftToRight, "‹RLE›ABC‹PDF›", "‹RLE›‹RLE›ABC‹PDF›‹PDF›‹LRM›"),
    Wrap(.leftToRight, "‹RLI›ABC‹PDI›", "‹RLE›‹RLI›ABC‹PDI›‹PDF›‹LRM›"),
  ]

  @Test(arguments: wraps)
  func unicodeWrap(_ row: Wrap) {
    let formatter = ClosureBidiFormatter(context: row.context)
    let text = uax(row.text)
    #expect(
      codes(formatter.unicodeWrap(text, isHTML: row.isHTML, reset: row.reset))
        == codes(uax(row.expected)))
    let mark = formatter.markAfter(text, isHTML: row.isHTML)
    if row.reset, !row.isHTML { #expect(uax(row.expected).hasSuffix(mark)) }
  }

  /// Context, text, its direction, and the result.
  static let known: [(WritingDirection?, String, WritingDirection?, String)] = [
    (.leftToRight, "abc", .leftToRight, "abc"), (.leftToRight, "ABC", .leftToRight, "ABC‹LRM›"),
    (.leftToRight, "abc", .rightToLeft, "‹RLE›abc‹PDF›‹LRM›"),
    (.leftToRight, "ABC", .rightToLeft, "‹RLE›ABC‹PDF›‹LRM›"),
    (.leftToRight, ".", .rightToLeft, "‹RLE›.‹PDF›‹LRM›"),
    (.leftToRight, ".", nil, "."), (.leftToRight, "abc", nil, "abc"),
    (.leftToRight, "ABC", nil, "ABC‹LRM›"), (.rightToLeft, "ABC", .rightToLeft, "ABC"),
    (.rightToLeft, "abc", .rightToLeft, "abc‹RLM›"),
    (.rightToLeft, "abc", .leftToRight, "‹LRE›abc‹PDF›‹RLM›"),
    (.rightToLeft, "ABC", .leftToRight, "‹LRE›ABC‹PDF›‹RLM›"),
    (.rightToLeft, ".", nil, "."), (.rightToLeft, "abc", nil, "abc‹RLM›"),
    (.rightToLeft, "ABC", nil, "ABC"), (nil, "ABC", .rightToLeft, "‹RLE›ABC‹PDF›"),
    (nil, "abc", .rightToLeft, "‹RLE›abc‹PDF›"), (nil, "abc", .leftToRight, "‹LRE›abc‹PDF›"),
    (nil, "ABC", .leftToRight, "‹LRE›ABC‹PDF›"), (nil, ".", nil, "."), (nil, "abc", nil, "abc"),
    (nil, "ABC", nil, "ABC"),
  ]

  @Test(arguments: known)
  func knownDirection(
    _ row: (
      context: WritingDirection?, text: String, direction: WritingDirection?, expected: String
    )
  ) {
    let formatter = ClosureBidiFormatter(context: row.context)
    #expect(
      codes(formatter.unicodeWrap(uax(row.text), direction: row.direction))
        == codes(uax(row.expected)))
    // In HTML the same marks stand after an element in place of the embedding.
    let html = row.expected.replacing("‹RLE›", with: "<span dir=\"rtl\">")
      .replacing("‹LRE›", with: "<span dir=\"ltr\">").replacing("‹PDF›", with: "</span>")
    #expect(codes(formatter.spanWrap(uax(row.text), direction: row.direction)) == codes(uax(html)))
  }

  /// Context, text and result.
  static let spans: [(WritingDirection?, String, isHTML: Bool, String)] = [
    (.leftToRight, "a<b", false, "a&lt;b"),
    (.rightToLeft, "a<b", false, "<span dir=\"ltr\">a&lt;b</span>‹RLM›"),
    (.leftToRight, "A&B", false, "<span dir=\"rtl\">A&amp;B</span>‹LRM›"),
    (.leftToRight, "<i>A</i>", true, "<span dir=\"rtl\"><i>A</i></span>‹LRM›"),
    (.leftToRight, "\"'", false, "&quot;&#39;"),
    // The entity that escaping made is no letter.
    (.leftToRight, "abc def ghi J<", false, "abc def ghi J&lt;‹LRM›"),
  ]

  @Test(arguments: spans)
  func spanWrap(_ row: (context: WritingDirection?, text: String, isHTML: Bool, expected: String)) {
    let formatter = ClosureBidiFormatter(context: row.context)
    let expected = uax(row.expected)
    #expect(codes(formatter.spanWrap(uax(row.text), isHTML: row.isHTML)) == codes(expected))
  }

  @Test(arguments: [
    (WritingDirection.leftToRight, "abc", "<span>abc</span>"),
    (.leftToRight, "", "<span></span>"), (.rightToLeft, "ABC", "<span>ABC</span>"),
    (.leftToRight, "ABC", "<span dir=\"rtl\">ABC</span>‹LRM›"),
  ])
  func alwaysSpan(_ context: WritingDirection, text: String, expected: String) {
    let formatter = ClosureBidiFormatter(context: context, alwaysSpan: true)
    #expect(codes(formatter.spanWrap(uax(text))) == codes(uax(expected)))
  }

  /// Text, as HTML or not, and the direction that its words have.
  static let estimates: [(String, Bool, WritingDirection?)] = [
    ("", false, nil), (" ", false, nil), ("! (...)", false, nil),
    ("pure text", false, .leftToRight),
    ("-17.0%", false, .leftToRight), ("\u{6F0}", false, .leftToRight),
    ("\u{6F9}", false, .leftToRight), ("\u{660}", false, .rightToLeft),
    ("\u{669}", false, .rightToLeft), ("\u{6CC} \u{6F1} \u{6F2}", false, .rightToLeft),
    ("\u{661} abc def", false, .leftToRight), ("\u{1E955}", false, .rightToLeft),
    ("http://a.b/", false, .leftToRight), ("http://a.b/?c=ABCDEFGHIJ", false, .leftToRight),
    ("https://a.b/", false, .leftToRight), ("A", false, .rightToLeft),
    ("9 A -> 17.5, 23, 45, 19", false, .rightToLeft),
    ("http://a.b/ A http://c.d/ http://e.f/", false, .rightToLeft),
    ("https://a.b/ A https://c.d/ https://e.f/", false, .leftToRight),
    // 0.40 is not above the threshold.
    ("A B cd ef gh", false, .leftToRight), ("A B C de fg hi", false, .rightToLeft),
    ("Ab", false, .rightToLeft), ("aB", false, .leftToRight),
    ("A <some tag here>", false, .leftToRight), ("A <some tag here>", true, .rightToLeft),
    ("A &amp; &lt; &gt;", false, .leftToRight), ("A &amp; &lt; &gt;", true, .rightToLeft),
    ("abc/<b>D</b>", true, .leftToRight), ("&;A", true, .rightToLeft), ("A <b", true, .rightToLeft),
    ("‹RLM›abc", false, .rightToLeft), ("‹LRI›abc‹PDI›", false, .leftToRight),
  ]

  @Test(arguments: estimates)
  func estimatedDirection(_ row: (text: String, isHTML: Bool, expected: WritingDirection?)) {
    let formatter = ClosureBidiFormatter(context: .leftToRight)
    #expect(formatter.estimatedDirection(of: uax(row.text), isHTML: row.isHTML) == row.expected)
  }

  @Test func edgesAndMarks() {
    let contexts: [WritingDirection?] = [.leftToRight, .rightToLeft, nil]
    let formatters = contexts.map { ClosureBidiFormatter(context: $0) }
    #expect(formatters.map(\.mark) == ["\u{200E}", "\u{200F}", ""])
    #expect(formatters.map(\.startEdge) == [.left, .right, .left])
    #expect(formatters.map(\.endEdge) == [.right, .left, .right])
    #expect(formatters.map { $0.directionAttributeValue(for: nil) } == ["ltr", "rtl", "ltr"])
    #expect(
      formatters.map { $0.directionAttribute(for: .rightToLeft) }
        == ["dir=\"rtl\"", "", "dir=\"rtl\""])
    #expect(formatters.map { $0.directionAttribute(for: nil) } == ["", "", ""])
  }

  @Test(
    arguments: [
      ("abc A (BCD)", nil, "abc A ‹RLM›(BCD)‹RLM›"),
      ("abc A (BCD)", .leftToRight, "abc A ‹LRM›(BCD)‹LRM›"),
      ("A b (cde:))", nil, "A b ‹RLM›(cde:))‹RLM›"),
      ("a (bcd) {{12}}", nil, "a ‹LRM›(bcd)‹LRM› ‹LRM›{{12}}‹LRM›"),
      ("a (b) [c]", .rightToLeft, "a ‹RLM›(b)‹RLM› ‹RLM›[c]‹RLM›"), ("a (b", nil, "a (b"),
      (")a(", nil, ")a("),
      ("(a‹LF›b)", nil, "(a‹LF›b)"), ("((a) b", nil, "‹LRM›((a)‹LRM› b"),
      ("<a>", nil, "‹LRM›<a>‹LRM›"),
      ("(a", nil, "(a"), ("", nil, ""),
    ] as [(String, WritingDirection?, String)])
  func brackets(_ text: String, direction: WritingDirection?, expected: String) {
    let guarded = ClosureBidiFormatter.guardingBrackets(in: uax(text), direction: direction)
    #expect(codes(guarded) == codes(uax(expected)))
  }

  /// A line is searched once for each kind of bracket: were it once for each bracket, this would take hours.
  @Test(arguments: ["(", "<[{(", "(a"])
  func bracketsWithoutEndTakeLinearTime(_ unit: String) {
    let text = String(repeating: unit, count: 100_000)
    let time = ContinuousClock().measure {
      #expect(ClosureBidiFormatter.guardingBrackets(in: text) == text)
    }
    #expect(time < .seconds(60))
    let closed = text + "\n" + text + ")"
    let guarded = ClosureBidiFormatter.guardingBrackets(in: closed, direction: .leftToRight)
    #expect(guarded.unicodeScalars.count == closed.unicodeScalars.count + 2)
  }
}
