import BidiMessages
import BidiText
import Testing

/// Patterns as they are read: texts and placeholders.
@Suite struct MessagePatternTests {
  /// A pattern, written as texts and `[placeholder>argument]`.
  private func shown(_ pattern: MessagePattern) -> String {
    pattern.elements.map { element in
      switch element {
      case .literal(let text): text
      case .placeholder(let placeholder):
        switch placeholder.key {
        case .position(let index): "[\(placeholder.text)>\(index)]"
        case .name(let name): "[\(placeholder.text)>\(name)]"
        }
      }
    }.joined()
  }

  @Test(arguments: [
    ("", ""), ("abc", "abc"), ("%@", "[%@>0]"), ("%@%@", "[%@>0][%@>1]"),
    ("a %1$@ b", "a [%1$@>0] b"), ("%2$@ %1$@", "[%2$@>1] [%1$@>0]"),
    ("%1$@ %1$@", "[%1$@>0] [%1$@>0]"), ("%lld/%lld", "[%lld>0]/[%lld>1]"),
    ("%5.2f", "[%5.2f>0]"), ("%%", "%"), ("%d%%", "[%d>0]%"), ("100%% %@", "100% [%@>0]"),
    ("%*d", "[%*d>1]"), ("%-*.*f %@", "[%-*.*f>2] [%@>3]"), ("%2$*1$d", "[%2$*1$d>1]"),
    ("50% off", "50% off"), ("100%", "100%"), ("50%, %d", "50%, [%d>0]"), ("(5%)", "(5%)"),
    ("%1$@ %@", "[%1$@>0] [%@>0]"), ("\u{5D0} %@\u{301}", "\u{5D0} [%@>0]\u{301}"),
  ])
  func printf(_ source: String, expected: String) throws {
    #expect(shown(try MessagePattern(source)) == expected)
  }

  @Test(arguments: [
    ("", ""), ("{0}", "[{0}>0]"), ("{name}", "[{name}>name]"),
    ("a {0} b {1}", "a [{0}>0] b [{1}>1]"),
    ("{ name }", "[{ name }>name]"), ("{user.name}", "[{user.name}>user.name]"),
    ("{user-name_2}", "[{user-name_2}>user-name_2]"),
    ("{\u{5E9}\u{5DD}}", "[{\u{5E9}\u{5DD}}>\u{5E9}\u{5DD}]"),
    ("it's {0}", "it's [{0}>0]"), ("it''s {0}", "it's [{0}>0]"), ("'{0}'", "{0}"),
    ("'{'{0}'}'", "{[{0}>0]}"), ("''{0}''", "'[{0}>0]'"), ("'{it''s}'", "{it's}"),
    ("'{never closed", "{never closed"), ("a } b", "a } b"), ("'}'", "}"), ("%@ {0}", "%@ [{0}>0]"),
    ("100%", "100%"), ("{10}", "[{10}>10]"),
  ])
  func braces(_ source: String, expected: String) throws {
    #expect(shown(try MessagePattern(source, syntax: .braces)) == expected)
  }

  static let refused: [(String, MessagePattern.Syntax, MessageError)] = [
    ("%y", .printf, .unknownSpecifier("%y", utf8Offset: 0)),
    ("\u{5D0} %b", .printf, .unknownSpecifier("%b", utf8Offset: 3)),
    ("%@ %5k", .printf, .unknownSpecifier("%5k", utf8Offset: 3)),
    ("%1$", .printf, .unknownSpecifier("%1$", utf8Offset: 0)),
    ("%l", .printf, .unknownSpecifier("%l", utf8Offset: 0)),
    ("%0$@", .printf, .unknownSpecifier("%0$@", utf8Offset: 0)),
    ("%1$*0$d", .printf, .unknownSpecifier("%1$*0$d", utf8Offset: 0)),
    ("%n", .printf, .unsupportedSyntax("%n", utf8Offset: 0)),
    ("a%#@n@", .printf, .unsupportedSyntax("%#@n@", utf8Offset: 1)),
    ("%5000d", .printf, .tooWide("%5000d", utf8Offset: 0)),
    ("%.99999999999999999999f", .printf, .tooWide("%.99999999999999999999f", utf8Offset: 0)),
    ("{", .braces, .unclosedBrace(utf8Offset: 0)),
    ("a {name", .braces, .unclosedBrace(utf8Offset: 2)),
    ("\u{5D0}{0", .braces, .unclosedBrace(utf8Offset: 2)),
    ("{n, plural, one {#} other {#}}", .braces, .unsupportedSyntax("{n,", utf8Offset: 2)),
    ("{0,number}", .braces, .unsupportedSyntax("{0,", utf8Offset: 2)),
    ("{}", .braces, .invalidPlaceholder("{}", utf8Offset: 0)),
    ("{ }", .braces, .invalidPlaceholder("{ }", utf8Offset: 0)),
    ("{00}", .braces, .invalidPlaceholder("{00}", utf8Offset: 0)),
    ("a {a b}", .braces, .invalidPlaceholder("{a b}", utf8Offset: 2)),
    ("{a{b}}", .braces, .invalidPlaceholder("{a{b}", utf8Offset: 0)),
    ("{$x}", .braces, .invalidPlaceholder("{$x}", utf8Offset: 0)),
    ("{1a}", .braces, .invalidPlaceholder("{1a}", utf8Offset: 0)),
    (
      "{99999999999999999999}", .braces,
      .invalidPlaceholder("{99999999999999999999}", utf8Offset: 0)
    ),
    ("{a\u{61C}b}", .braces, .invalidPlaceholder("{a\u{61C}b}", utf8Offset: 0)),
  ]

  @Test(arguments: refused)
  func refuses(_ row: (source: String, syntax: MessagePattern.Syntax, error: MessageError)) {
    #expect(throws: row.error) { try MessagePattern(row.source, syntax: row.syntax) }
  }

  static let unmatched: [(String, [MessageArgument], MessageError)] = [
    ("%@", [], .missingArgument("%@", utf8Offset: 0)),
    ("%1$@ %3$@", ["a", "b"], .missingArgument("%3$@", utf8Offset: 5)),
    ("%d", ["12"], .wrongKind("%d", utf8Offset: 0)),
    ("a %f", ["1.5"], .wrongKind("%f", utf8Offset: 2)),
    ("%d", [1.5], .wrongKind("%d", utf8Offset: 0)),
    ("%x", [.phone("1")], .wrongKind("%x", utf8Offset: 0)),
    ("%c", ["ab"], .wrongKind("%c", utf8Offset: 0)),
    ("%c", [0xD800], .wrongKind("%c", utf8Offset: 0)),
    ("%*d", [5], .missingArgument("%*d", utf8Offset: 0)),
    ("%*d", ["a", 5], .wrongKind("%*d", utf8Offset: 0)),
    ("%*d", [5000, 5], .tooWide("%*d", utf8Offset: 0)),
    ("%*d", [.number(UInt64.max), 5], .tooWide("%*d", utf8Offset: 0)),
  ]

  @Test(arguments: unmatched)
  func argumentsDoNotFit(_ row: (String, arguments: [MessageArgument], error: MessageError)) throws
  {
    let pattern = try MessagePattern(row.0)
    #expect(throws: row.error) {
      try BidiFormatter(locale: "en").format(pattern, row.arguments)
    }
  }

  @Test func namesAreMissingToo() throws {
    let pattern = try MessagePattern("{a} {b}", syntax: .braces)
    #expect(throws: MessageError.missingArgument("{b}", utf8Offset: 4)) {
      try BidiFormatter(locale: "en").format(pattern, named: ["a": "x"])
    }
  }

  @Test func unusedArgumentsAreNoError() throws {
    let formatter = BidiFormatter(locale: "en")
    #expect(try formatter.format("%2$@", "a", "b", "c").text == "b")
    let pattern = try MessagePattern("{b}", syntax: .braces)
    #expect(try formatter.format(pattern, named: ["a": "x", "b": "y"]).text == "y")
  }

  @Test(arguments: [
    (MessageError.unclosedBrace(utf8Offset: 3), "'{' is not closed, at byte 3"),
    (.missingArgument("%@", utf8Offset: 0), "'%@' has no argument, at byte 0"),
  ])
  func errorsSayWhatIsWrong(_ error: MessageError, expected: String) {
    #expect(error.description == expected)
  }

  @Test func specifiersAreTakenApart() throws {
    let placeholder = try #require(
      try MessagePattern("%3$-*1$.*2$lf").placeholders.first)
    #expect(placeholder.specifier == "%-*.*lf")
    #expect(placeholder.argumentPositions == [0, 1, 2])
    #expect(placeholder.argument == .floatingPoint)
    #expect(placeholder.utf8Range == 0..<13)
  }
}
