import BidiFormat
import MessageSyntax
import BidiTestSupport
import BidiText
import Testing

/// The modes of this library: what is isolated, and when.
///
/// Capitals are Hebrew letters.
@Suite struct BidiFormatterTests {
  /// Kind by kind, in a message of either direction.
  static let alwaysRows: [(MessageArgument, String)] = [
    ("abc", "‹FSI›abc‹PDI›"), ("ABC", "‹FSI›ABC‹PDI›"), ("12", "‹FSI›12‹PDI›"),
    (.text("abc", direction: .leftToRight), "‹LRI›abc‹PDI›"),
    (.text("abc", direction: .rightToLeft), "‹RLI›abc‹PDI›"),
    (.phone("+1 (2) 3"), "‹LRI›+1 (2) 3‹PDI›"), (.url("http://a.b/?c"), "‹LRI›http://a.b/?c‹PDI›"),
    (.path("/usr/lib"), "‹LRI›/usr/lib‹PDI›"), (.handle("@ali"), "‹LRI›@ali‹PDI›"),
    (.code("a-1"), "‹LRI›a-1‹PDI›"),
    // Numbers: bare where nothing can move.
    (12, "12"), (-12, "‹LRI›-12‹PDI›"), (1.5, "1.5"), (1e300, "‹LRI›1e+300‹PDI›"),
    (.number(formatted: "1,234.5"), "1,234.5"), (.number(formatted: "50%"), "‹LRI›50%‹PDI›"),
    (.number(formatted: "+5"), "‹LRI›+5‹PDI›"), (.number(formatted: "1 234"), "‹LRI›1 234‹PDI›"),
    (.number(formatted: "1\u{A0}234"), "1\u{A0}234"), (.number(formatted: "$5"), "‹LRI›$5‹PDI›"),
    (.number(formatted: "\u{661}\u{66C}\u{662}"), "\u{661}\u{66C}\u{662}"),
    (.number(formatted: "\u{6F1}\u{6F2}"), "\u{6F1}\u{6F2}"),
    (.number(formatted: "1\u{661}"), "1\u{661}"),
    (.number(formatted: "5."), "‹LRI›5.‹PDI›"), (.number(formatted: "1..2"), "‹LRI›1..2‹PDI›"),
    (.number(formatted: ",5"), "‹LRI›,5‹PDI›"),
    (.number(formatted: "\u{6F1}\u{66C}\u{6F2}"), "\u{6F1}\u{66C}\u{6F2}"),
    (.number(formatted: "1,\u{662}"), "‹LRI›1,\u{662}‹PDI›"),
    // What is isolated already.
    (.isolated("‹FSI›abc‹PDI›"), "‹FSI›abc‹PDI›"), (.isolated("abc"), "abc"),
    ("‹FSI›abc‹PDI›", "‹FSI›abc‹PDI›"), ("‹LRI›abc‹PDI›", "‹LRI›abc‹PDI›"),
    ("‹FSI›a‹PDI›‹FSI›b‹PDI›", "‹FSI›‹FSI›a‹PDI›‹FSI›b‹PDI›‹PDI›"),
    // An embedding isolates nothing.
    ("‹RLE›abc‹PDF›", "‹FSI›‹RLE›abc‹PDF›‹PDI›"),
    // Nothing leaks out.
    ("‹RLE›abc", "‹FSI›‹RLE›abc‹PDF›‹PDI›"), ("abc‹PDI›", "‹FSI›abc‹PDI›"),
    ("‹RLO›abc", "‹FSI›‹RLO›abc‹PDF›‹PDI›"), ("‹PDF›‹PDI›abc", "‹FSI›abc‹PDI›"),
    ("‹LRI›abc", "‹LRI›abc‹PDI›"), (.isolated("‹RLI›abc"), "‹RLI›abc‹PDI›"),
    // Every line is isolated on its own.
    ("a‹LF›B", "‹FSI›a‹PDI›‹LF›‹FSI›B‹PDI›"),
    ("a‹CRLF›‹CRLF›B‹LF›", "‹FSI›a‹PDI›‹CRLF›‹CRLF›‹FSI›B‹PDI›‹LF›"),
    ("‹RLE›a‹LF›B‹PDF›", "‹FSI›‹RLE›a‹PDF›‹PDI›‹LF›‹FSI›B‹PDI›"),
    (.phone("1‹PS›2"), "‹LRI›1‹PDI›‹PS›‹LRI›2‹PDI›"),
    ("", ""),
  ]

  @Test(arguments: alwaysRows)
  func always(_ row: (argument: MessageArgument, expected: String)) throws {
    for pattern in ["%@", "a %@ b", "A %@ B", "A: %@"] {
      let formatter = BidiFormatter(locale: "he", mode: .always)
      let argument = row.argument.inNotationAll
      let formatted = try formatter.format(MessagePattern(uax(pattern)), [argument])
      let expected = uax(pattern.replacing("%@", with: row.expected))
      #expect(codes(formatted.text) == codes(expected), "\(pattern)")
    }
  }

  /// Locale, pattern, arguments, result: as few as can be.
  static let asNeededRows: [(String, String, [MessageArgument], String)] = [
    // Plain messages stay as they are.
    ("en", "hello %@!", ["bob"], "hello bob!"), ("en", "%d of %d", [1, 2], "1 of 2"),
    ("en", "%@", ["yahoo!"], "yahoo!"), ("he", "A %@", ["BC"], "A BC"),
    ("he", "%@ A", ["BC"], "BC A"),
    ("he", "A %@ B", ["abc"], "A abc B"), ("he", "A %d", [12], "A 12"),
    ("he", "%d A", [12], "12 A"),
    ("zh", "%@ \u{5C0F}", ["\u{660E}"], "\u{660E} \u{5C0F}"),
    // The first strong character would turn the message round.
    ("he", "%@ A", ["bob"], "‹FSI›bob‹PDI› A"), ("en", "%@ left", ["ABC"], "‹FSI›ABC‹PDI› left"),
    ("he", "%@ A", [.text("bob", direction: .leftToRight)], "‹LRI›bob‹PDI› A"),
    // The argument would be taken apart, or joined with its neighbours.
    ("he", "A %@", ["c++"], "A ‹FSI›c++‹PDI›"),
    ("he", "A %@", [.phone("+1 2")], "A ‹LRI›+1 2‹PDI›"),
    ("he", "A %@", ["@ali"], "A ‹FSI›@ali‹PDI›"),
    ("en", "by %@, 5 stars", ["ABC"], "by ‹FSI›ABC‹PDI›, 5 stars"),
    ("en", "%@ and %@", ["ABC", "DEF"], "‹FSI›ABC‹PDI› and DEF"),
    ("en", "a %@, %@", ["ABC", "DEF"], "a ABC, ‹FSI›DEF‹PDI›"),
    ("he", "A %@ %@", ["bob", "al"], "A bob ‹FSI›al‹PDI›"),
    // A sign moves after Arabic letters, where digits become Arabic ones.
    ("he", "A %d", [-5], "A ‹LRI›-5‹PDI›"), ("he", "A %@", [.number(formatted: "50%")], "A 50%"),
    ("ar", "\u{628} %@", [.number(formatted: "50%")], "\u{628} ‹LRI›50%‹PDI›"),
    ("en", "a %d", [-5], "a -5"),
    // A pattern that begins with a letter of the other direction: the line needs it.
    ("he", "abc %@ A", ["d"], "‹RLI›abc ‹FSI›d‹PDI› A‹PDI›"),
    // A pattern that nobody translated is read in its own direction.
    ("he", "hello %@!", ["bob"], "hello bob!"),
    ("he", "hello %@, 5", ["A"], "hello ‹FSI›A‹PDI›, 5"),
    // Each line for itself.
    ("he", "A‹LF›%@ B", ["x"], "A‹LF›‹FSI›x‹PDI› B"),
    ("en", "%@.", ["x‹LF›A"], "x‹LF›‹FSI›A‹PDI›."),
    // Done in the pattern already.
    ("he", "‹FSI›%@‹PDI› A", ["bob"], "‹FSI›bob‹PDI› A"),
    // Of no known locale.
    ("?", "%@ A", ["bob"], "‹FSI›bob‹PDI› A"), ("?", "%@ a", ["bob"], "bob a"),
  ]

  @Test(arguments: asNeededRows)
  func asNeeded(
    _ row: (locale: String, pattern: String, arguments: [MessageArgument], expected: String)
  ) throws {
    let formatted = try BidiFormatter(locale: row.locale).format(
      MessagePattern(uax(row.pattern)), row.arguments.map(\.inNotationAll))
    #expect(formatted.text.showingControls() == uax(row.expected).showingControls())
  }

  /// In a container of the other direction, the line has to say its own.
  @Test func namedContainers() throws {
    let pattern = try MessagePattern(uax("%@ A"))
    func text(_ containers: Set<DisplayContainer>) throws -> String {
      try BidiFormatter(locale: "he", mode: .asNeeded(in: containers)).format(pattern, ["bob"]).text
    }
    #expect(codes(try text([.rightToLeft])) == codes(uax("bob A")))
    #expect(codes(try text([.natural])) == codes(uax("‹FSI›bob‹PDI› A")))
    #expect(codes(try text([.leftToRight])) == codes(uax("‹RLI›bob A‹PDI›")))
    #expect(codes(try text([])) == codes(uax("bob A")))
  }

  @Test func alwaysLeavesIsolatesOfThePattern() throws {
    let formatter = BidiFormatter(locale: "he", mode: .always)
    let pattern = try MessagePattern(uax("‹FSI›%@‹PDI› A %@"))
    #expect(
      codes(try formatter.format(pattern, ["b", "c"]).text)
        == codes(uax("‹FSI›b‹PDI› A ‹FSI›c‹PDI›")))
    // Two lines take the isolate of the pattern apart.
    #expect(
      codes(try formatter.format(pattern, [.text("b\nc"), "d"]).text)
        == codes(uax("‹FSI›‹FSI›b‹PDI›‹PDI›‹LF›‹FSI›c‹PDI› A ‹FSI›d‹PDI›")))
  }

  @Test func rangesSayWhereArgumentsAre() throws {
    let formatter = BidiFormatter(locale: "he", mode: .always)
    let formatted = try formatter.format(
      MessagePattern(uax("A %2$@ %1$@")), [.text("\u{1F600}x"), .text(uax("B‹LF›c"))])
    #expect(
      codes(formatted.text) == codes(uax("A ‹FSI›B‹PDI›‹LF›‹FSI›c‹PDI› ‹FSI›\u{1F600}x‹PDI›")))
    let second = formatted.arguments[0]
    #expect(second.placeholder.text == "%2$@")
    #expect(second.placeholder.key == .position(1))
    #expect(
      second.parts.map { $0.lowerBound.scalars..<$0.upperBound.scalars } == [3..<4, 5..<6, 7..<8])
    #expect(second.range(in: .scalar) == 3..<8)
    #expect(formatted.text(of: second) == uax("B‹LF›c"))
    let first = formatted.arguments[1]
    #expect(first.range(in: .scalar) == 11..<13)
    #expect(first.range(in: .utf16) == 11..<14)
    // A has 2 bytes, each control 3.
    #expect(first.range(in: .utf8) == 23..<28)
    #expect(formatted.text[formatted.range(of: first)] == "\u{1F600}x")
    #expect(first.kind == .text)
    let moved = formatted.applying(.embedded(in: .rightToLeft))
    #expect(moved.arguments.map { moved.text(of: $0) } == [uax("B‹LF›c"), "\u{1F600}x"])
  }

  @Test func anArgumentThatStandsTwice() throws {
    let formatted = try BidiFormatter(locale: "en").format("%1$@, %1$@ and %2$@", "a", "")
    #expect(formatted.text == "a, a and ")
    #expect(formatted.arguments.map { $0.range(in: .utf8) } == [0..<1, 3..<4, 9..<9])
  }

  @Test func argumentsWrittenElsewhere() throws {
    let pattern = try MessagePattern(uax("A %5.1f"))
    let formatted = try BidiFormatter(locale: "he").format(pattern) { _ in
      .number(formatted: "-1,5")
    }
    #expect(codes(formatted.text) == codes(uax("A ‹LRI›-1,5‹PDI›")))
  }

  /// The content of HTML is escaped, and arguments stand in elements.
  static let htmlRows:
    [(String, String, MessageArgument, BidiFormatter.PatternContent, WritingDirection?, String)] = [
      ("en", "hi %@", "<b>", .text, .leftToRight, "hi <bdi>&lt;b&gt;</bdi>"),
      ("en", "a < %@", "&\"'", .text, .leftToRight, "a &lt; <bdi>&amp;&quot;&#39;</bdi>"),
      ("he", "A %@", "b", .text, .rightToLeft, "A <bdi>b</bdi>"),
      ("he", "A %@", "b", .text, .leftToRight, "<span dir=\"rtl\">A <bdi>b</bdi></span>"),
      ("he", "A %@", "b", .text, nil, "<span dir=\"rtl\">A <bdi>b</bdi></span>"),
      ("en", "a %@", "b", .text, .rightToLeft, "<span dir=\"ltr\">a <bdi>b</bdi></span>"),
      ("he", "A %@", .phone("+1"), .text, .rightToLeft, "A <span dir=\"ltr\">+1</span>"),
      (
        "he", "A %@", .text("b", direction: .rightToLeft), .text, .rightToLeft,
        "A <span dir=\"rtl\">b</span>"
      ),
      ("he", "A %d", 5, .text, .rightToLeft, "A 5"),
      ("he", "A %d", -5, .text, .rightToLeft, "A <span dir=\"ltr\">-5</span>"),
      ("he", "A %@", .isolated("b"), .text, .rightToLeft, "A b"),
      ("he", "A %@", "‹RLE›b", .text, .rightToLeft, "A <bdi>‹RLE›b‹PDF›</bdi>"),
      ("en", "<b>%@</b>", "x", .markup, .leftToRight, "<b><bdi>x</bdi></b>"),
      ("en", "<a href=\"%@\">x</a>", "\">", .markup, .leftToRight, "<a href=\"&quot;&gt;\">x</a>"),
      ("en", "<a title='>' href=%@>", .url("a"), .markup, .leftToRight, "<a title='>' href=a>"),
      ("en", "<b>%@</b>", "x", .text, .leftToRight, "&lt;b&gt;<bdi>x</bdi>&lt;/b&gt;"),
    ]

  @Test(arguments: htmlRows)
  func html(
    _ row: (
      locale: String, pattern: String, argument: MessageArgument,
      content: BidiFormatter.PatternContent, context: WritingDirection?, expected: String
    )
  ) throws {
    let html = try BidiFormatter(locale: row.locale).formatHTML(
      MessagePattern(uax(row.pattern)), [row.argument.inNotationAll], content: row.content,
      in: row.context)
    #expect(codes(html) == codes(uax(row.expected)))
  }

  /// Where an element can stand, by the states of HTML's tokenizer, section 13.2.5.
  @Test(arguments: [
    ("<!-- don't --> %@", true), ("<!-- %@ -->", false), ("<!-- a > %@", false),
    ("<!--> %@", true), ("<!---> %@", true), ("<!-- - -- > %@", false),
    ("<!doctype html> %@", true),
    ("1 < 2 %@", true), ("1 <2 %@", true), ("< b %@", true), ("<< %@", true), ("a <%@", true),
    ("<b>don't %@", true), ("<b don't> %@", true), ("<b title='>'> %@", true),
    ("<b title='%@'>", false), ("<b title = \"%@\">", false), ("<b title=a'> %@", true),
    ("<br/> %@", true), ("</b> %@", true), ("</ don't> %@", true), ("<b %@>", false),
    ("<<b %@>", false), ("<b title=\"a='\"> %@", true),
  ])
  func htmlOfMarkup(_ pattern: String, isElement: Bool) throws {
    let html = try BidiFormatter(direction: .leftToRight).formatHTML(
      MessagePattern(pattern), ["x"], content: .markup, in: .leftToRight)
    let written = isElement ? "<bdi>x</bdi>" : "x"
    #expect(
      html
        == pattern.split(separator: "%@", omittingEmptySubsequences: false)
        .joined(separator: written))
  }

  /// An argument of another message is cut at the end of this one.
  @Test func anArgumentOfAnotherMessageIsCut() throws {
    let formatter = BidiFormatter(locale: "en", mode: .none)
    let argument = try #require(formatter.format("abc %@ def", "abcdef").arguments.first)
    let other = try formatter.format("%@", "abcdef")
    #expect(other.text(of: argument) == "ef")
    #expect(other.text[other.range(of: argument)] == "ef")
    let short = try formatter.format("%@", "a")
    #expect(short.range(of: argument) == short.text.endIndex..<short.text.endIndex)
    #expect(short.ranges(of: argument).count == 1)
  }

  @Test func htmlTakesNames() throws {
    let pattern = try MessagePattern("{a} {b}", syntax: .braces)
    let formatter = BidiFormatter(locale: "en")
    #expect(
      try formatter.formatHTML(pattern, named: ["a": "x", "b": 5], in: .leftToRight)
        == "<bdi>x</bdi> 5")
    #expect(throws: MessageError.missingArgument("{b}", utf8Offset: 4)) {
      try formatter.formatHTML(pattern, named: ["a": "x"])
    }
  }
}

extension MessageArgument {
  /// The argument with its text read in the notation of ``uax(_:)``, whatever its kind.
  var inNotationAll: MessageArgument {
    let text = (try? BidiFormatter(direction: nil, mode: .none).format("%@", self).text) ?? ""
    switch kind {
    case .phone: return .phone(uax(text))
    case .text, .isolated: return inNotation
    default: return self
    }
  }
}
