import BidiFormat
import BidiTestSupport
import BidiText
import Testing

/// The modes that follow others, by what those document, on samples of our own.
@Suite struct IsolationModeTests {
  /// Direction of the message, pattern, argument, result: MessageFormat 2's default strategy.
  ///
  /// The literals of its cases become arguments: an unannotated literal is text of unknown direction,
  /// `:number` a number, `u:dir` a direction that the caller says. Declarations, matching and markup have no
  /// counterpart in simple placeholders.
  static let messageFormat2Rows: [(WritingDirection?, String, MessageArgument, String)] = [
    // Controls in the text of a pattern stay, those round a name go.
    (.leftToRight, "  ‹ALM› hello {x}", .number(1), "  ‹ALM› hello 1"),
    (.leftToRight, " {x}", "1", " ‹FSI›1‹PDI›"),
    (.leftToRight, "{‹LRM› x ‹RLM›}", "hello", "‹FSI›hello‹PDI›"),
    (.leftToRight, " {‹LRM› x ‹RLM›} ", "1", " ‹FSI›1‹PDI› "),
    (.leftToRight, " {‹ALM›x} ", "1", " ‹FSI›1‹PDI› "),
    (.leftToRight, "{‹LRM›x‹RLM›}", "3", "‹FSI›3‹PDI›"),
    (.leftToRight, "{‹LRI› x ‹PDI›}", "4", "‹FSI›4‹PDI›"),
    (.leftToRight, "hello", .number(1), "hello"),
    // Unknown direction.
    (.leftToRight, "{x}", "abc", "‹FSI›abc‹PDI›"), (.rightToLeft, "{x}", "abc", "‹FSI›abc‹PDI›"),
    (nil, "{x}", "abc", "‹FSI›abc‹PDI›"), (.leftToRight, "{x}", "", "‹FSI›‹PDI›"),
    (.leftToRight, "{x}", "ABC", "‹FSI›ABC‹PDI›"),
    // Known direction.
    (.leftToRight, "{x}", .text("abc", direction: .leftToRight), "‹LRI›abc‹PDI›"),
    (.rightToLeft, "{x}", .text("abc", direction: .leftToRight), "‹LRI›abc‹PDI›"),
    (.leftToRight, "{x}", .text("abc", direction: .rightToLeft), "‹RLI›abc‹PDI›"),
    (.rightToLeft, "{x}", .text("abc", direction: .rightToLeft), "‹RLI›abc‹PDI›"),
    (nil, "{x}", .text("abc", direction: .rightToLeft), "‹RLI›abc‹PDI›"),
    // Functions know the direction of what they make.
    (.leftToRight, "{x}", .number(1), "1"), (.leftToRight, "{x}", .number(-1.5), "-1.5"),
    (.rightToLeft, "{x}", .number(1), "‹RLI›1‹PDI›"), (nil, "{x}", .number(1), "‹FSI›1‹PDI›"),
    (.leftToRight, "{x}", .url("http://a.b"), "http://a.b"),
    (.rightToLeft, "{x}", .url("http://a.b"), "‹LRI›http://a.b‹PDI›"),
    (nil, "{x}", .phone("+1 2"), "‹LRI›+1 2‹PDI›"),
    (.rightToLeft, "{x}", .isolated("‹FSI›abc‹PDI›"), "‹FSI›abc‹PDI›"),
    // What the argument holds is nobody's business.
    (.leftToRight, "{x}", "‹FSI›abc‹PDI›", "‹FSI›‹FSI›abc‹PDI›‹PDI›"),
  ]

  @Test(arguments: messageFormat2Rows)
  func messageFormat2(
    _ row: (
      direction: WritingDirection?, pattern: String, argument: MessageArgument, expected: String
    )
  ) throws {
    let formatter = BidiFormatter(direction: row.direction, mode: .messageFormat2)
    let pattern = try MessagePattern(uax(row.pattern), syntax: .braces)
    let text = try formatter.format(pattern, named: ["x": row.argument.inNotation]).text
    #expect(codes(text) == codes(uax(row.expected)))
  }

  @Test(arguments: [
    ("{x}", "abc"), (" {x}", " ‹FSI›abc‹PDI›"), ("{x}{x}", "‹FSI›abc‹PDI›‹FSI›abc‹PDI›"),
    ("{x}!", "‹FSI›abc‹PDI›!"), ("a {x} b {x}", "a ‹FSI›abc‹PDI› b ‹FSI›abc‹PDI›"), ("a", "a"),
    ("", ""),
  ])
  func fluent(_ pattern: String, expected: String) throws {
    for direction in [WritingDirection.leftToRight, .rightToLeft, nil] {
      let formatter = BidiFormatter(direction: direction, mode: .fluent)
      let pattern = try MessagePattern(pattern, syntax: .braces)
      let arguments: [String: MessageArgument] = pattern.placeholders.isEmpty ? [:] : ["x": "abc"]
      #expect(codes(try formatter.format(pattern, named: arguments).text) == codes(uax(expected)))
    }
  }

  @Test func fluentIsolatesNumbersToo() throws {
    let formatter = BidiFormatter(locale: "en", mode: .fluent)
    #expect(codes(try formatter.format("%d!", 5).text) == codes(uax("‹FSI›5‹PDI›!")))
  }

  @Test func fluentAllowsAHundred() throws {
    let formatter = BidiFormatter(locale: "en", mode: .fluent)
    let arguments = Array(repeating: "a" as MessageArgument, count: 101)
    let fine = try MessagePattern(String(repeating: "%@", count: 100))
    #expect(try formatter.format(fine, Array(arguments.dropLast())).arguments.count == 100)
    let many = try MessagePattern(String(repeating: "%@", count: 101))
    #expect(throws: MessageError.tooManyPlaceholders(limit: 100, utf8Offset: 200)) {
      try formatter.format(many, arguments)
    }
  }

  /// Mode, direction, pattern, argument, result.
  static let wrappingRows: [(IsolationMode, WritingDirection?, String, MessageArgument, String)] = [
    (.closure, .leftToRight, "%@ left", "ABC", "‹RLE›ABC‹PDF›‹LRM› left"),
    (.closure, .rightToLeft, "%@ ABC", "123", "‹LRE›123‹PDF›‹RLM› ABC"),
    (.closure, .leftToRight, "%@ left", "abc", "abc left"),
    (.closure, nil, "%@ left", "ABC", "‹RLE›ABC‹PDF› left"),
    (.closure, .leftToRight, "%@!", .text("abc", direction: .rightToLeft), "‹RLE›abc‹PDF›‹LRM›!"),
    (.closure, .rightToLeft, "%@!", .phone("+1"), "‹LRE›+1‹PDF›‹RLM›!"),
    (.closure, .rightToLeft, "%@!", .isolated("abc"), "abc!"),
    (.android, .leftToRight, "%@ left", "ABC", "‹LRM›‹RLE›ABC‹PDF›‹LRM› left"),
    (.android, .rightToLeft, "%@ ABC", "123", "‹RLM›‹LRE›123‹PDF›‹RLM› ABC"),
    (.android, .leftToRight, "%@ left", "abc", "abc left"),
    (.android, nil, "%@ left", "ABC", "‹LRM›‹RLE›ABC‹PDF›‹LRM› left"),
    (.android, .rightToLeft, "%@!", .isolated("abc"), "abc!"),
    (
      .android(.init(stereoReset: false)), .rightToLeft, "%@!", .phone("+1"),
      "‹LRE›+1‹PDF›‹RLM›!"
    ),
    (.android(.init(heuristic: .rightToLeft)), .rightToLeft, "%@!", "12", "12!"),
    (.none, .rightToLeft, "%@!", "‹RLE›abc", "‹RLE›abc!"),
  ]

  @Test(arguments: wrappingRows)
  func wrapping(
    _ row: (
      mode: IsolationMode, direction: WritingDirection?, pattern: String, argument: MessageArgument,
      expected: String
    )
  ) throws {
    let formatter = BidiFormatter(direction: row.direction, mode: row.mode)
    let text = try formatter.format(
      MessagePattern(uax(row.pattern)), [row.argument.inNotation]
    ).text
    #expect(codes(text) == codes(uax(row.expected)))
  }

  /// What MDFInternationalization tests, and what does it here.
  ///
  /// It wraps always, also where nothing is to be gained, which nothing here does: `unicodeWrap` of Android
  /// is the nearest. It guesses the language where here the first strong character decides.
  @Test func materialInternationalization() {
    // Direction of a text; neutral text is left to right for want of another.
    for (text, expected) in [
      ("quick brown", WritingDirection.leftToRight), ("ABC DEF", .rightToLeft),
      ("!ABC", .rightToLeft),
      ("abc!", .leftToRight), ("123", .leftToRight), ("@#%+=-^*", .leftToRight), ("", .leftToRight),
    ] {
      #expect((WritingDirection(firstStrongIn: uax(text)) ?? .leftToRight) == expected)
    }
    // Markers of a direction; there and here the right-to-left ones are not put twice.
    #expect("abc".embedded(in: .leftToRight) == "\u{202A}abc\u{202C}")
    #expect("abc".embedded(in: .rightToLeft) == "\u{202B}abc\u{202C}")
    #expect("\u{202B}abc\u{202C}".embedded(in: .rightToLeft) == "\u{202B}abc\u{202C}")
    // There this would give two embeddings.
    #expect("\u{202A}abc\u{202C}".embedded(in: .leftToRight) == "\u{202A}abc\u{202C}")
    #expect("\u{202A}abc\u{202C}".strippingControls() == "abc")
    // ALM and FSI stay there.
    #expect("\u{61C}\u{2068}abc\u{2069}".strippingControls() == "abc")
    // Its stereo isolate, where the directions differ.
    let formatter = AndroidBidiFormatter(context: .rightToLeft)
    #expect(formatter.unicodeWrap("abc") == "\u{200F}\u{202A}abc\u{202C}\u{200F}")
    // Where they do not, there are markers there and none here.
    #expect(AndroidBidiFormatter(context: .leftToRight).unicodeWrap("abc") == "abc")
    // A message with an Arabic name in it is left to right.
    let hello = "Hello " + AndroidBidiFormatter(context: .leftToRight).unicodeWrap(uax("ABC")) + "!"
    #expect(WritingDirection(firstStrongIn: hello) == .leftToRight)
  }
}

extension MessageArgument {
  /// The argument with its text read in the notation of ``uax(_:)``.
  var inNotation: MessageArgument {
    let text = (try? BidiFormatter(direction: nil, mode: .none).format("%@", self).text) ?? ""
    switch kind {
    case .text: return .text(uax(text), direction: direction)
    case .isolated: return .isolated(uax(text))
    default: return self
    }
  }
}
