import BidiFormat
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
    ("100%", "100%"), ("{10}", "[{10}>10]"), ("{} {}", "[{}>0] [{}>1]"), ("'{}' {}", "{} [{}>0]"),
    ("${a} %{b}", "$[{a}>a] %[{b}>b]"),
  ])
  func braces(_ source: String, expected: String) throws {
    #expect(shown(try MessagePattern(source, syntax: .braces)) == expected)
  }

  @Test(arguments: [
    ("", ""), ("{name} x", "[{name}>name] x"), ("{} {0}", "[{}>0] [{0}>0]"),
    ("%(a)s x", "[%(a)s>a] x"), ("%(a)d%% %(b)-5.2f {c}", "[%(a)d>a]% [%(b)-5.2f>b] {c}"),
    ("%(user.name)s", "[%(user.name)s>user.name]"), ("%(a)s %(b) of", "[%(a)s>a] %(b) of"),
    ("%(a)s %d", "[%(a)s>a] [%d>0]"),
    ("%(Items)d", "[%(Items)d>Items]"), ("100%(b) {a}", "100%(b) [{a}>a]"),
    ("%{a} x %{b}!", "[%{a}>a] x [%{b}>b]!"), ("50%% %{a} '%{b}'", "50% [%{a}>a] '[%{b}>b]'"),
    ("%%{a} %{b}", "%{a} [%{b}>b]"), ("%{a} { }", "[%{a}>a] { }"),
    ("%{thing}s", "[%{thing}>thing]s"), ("%{a}s \u{5D0}", "[%{a}s>a] \u{5D0}"),
    ("\u{5D0}%{a}stop", "\u{5D0}[%{a}>a]stop"), ("%{a}x \u{5D0}", "[%{a}>a]x \u{5D0}"),
    ("${a} x ${b}", "[${a}>a] x [${b}>b]"), ("it''s ${a}", "it''s [${a}>a]"),
    // A price and a percentage.
    ("{a}: ${b}", "[{a}>a]: $[{b}>b]"), ("{a} %{b}", "[{a}>a] %[{b}>b]"), ("${0}", "$[{0}>0]"),
    ("50% off {a}", "50% off [{a}>a]"), ("50%de {a}", "50%de [{a}>a]"),
  ])
  func names(_ source: String, expected: String) throws {
    #expect(shown(try MessagePattern(source, syntax: .names)) == expected)
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
    ("%{a} %{b", .names, .unclosedBrace(utf8Offset: 5)),
    ("${a} ${b c}", .names, .invalidPlaceholder("${b c}", utf8Offset: 5)),
    ("{{a}}", .names, .invalidPlaceholder("{{a}", utf8Offset: 0)),
    ("%(a)s %y", .names, .unknownSpecifier("%y", utf8Offset: 6)),
    ("%(a)5000d", .names, .tooWide("%(a)5000d", utf8Offset: 0)),
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

  /// What is read where a text and its arguments are given.
  @Test(arguments: [
    ("%@ {1}", "a {1}"), ("{0} x", "a x"), ("{} x {}", "a x b"), ("{1}, {0}", "b, a"),
    ("it's {0}", "it's a"), ("${0}", "$a"), ("%% {0}", "%% a"),
  ])
  func positions(_ pattern: String, expected: String) throws {
    var formatter = BidiFormatter(locale: "en", mode: .none)
    formatter.allowsUnusedArguments = true
    #expect(try formatter.format(pattern, "a", "b").text == expected)
    #expect(try formatter.format(pattern, ["a", "b"]).text == expected)
  }

  @Test func textWithoutArgumentsIsText() throws {
    let formatter = BidiFormatter(locale: "en")
    #expect(try formatter.format("{0} {} %(x)s").text == "{0} {} %(x)s")
  }

  @Test(arguments: ["%(n)s, %(k)03d", "{n}, 0{k}", "%{n}, 0%{k}", "${n}, 0${k}"])
  func names(_ pattern: String) throws {
    let formatter = BidiFormatter(locale: "en", mode: .none)
    #expect(try formatter.format(pattern, named: ["n": "Ali", "k": 12]).text == "Ali, 012")
  }

  static let unused: [(String, [MessageArgument], [String: MessageArgument], String)] = [
    (
      "{name} \u{628}", ["a"], [:],
      "no placeholder takes the argument at position 0; write {0}, or give the arguments by name for {name}, at byte 0"
    ),
    (
      "\u{628}", ["a", "b"], [:],
      "no placeholder takes any of the arguments at positions 0, 1; write %@ or %1$@, or {0} in the syntax 'braces', at byte 0"
    ),
    (
      "%(a)s b", ["a"], [:],
      "no placeholder takes the argument at position 0; write {0}, or give the arguments by name for {name}, at byte 0"
    ),
    (
      "a <name>", [], ["name": "x", "a": 5],
      "no placeholder takes any of the arguments 'a', 'name'; write {a}, %(a)s, %{a} or ${a}, at byte 0"
    ),
    (
      "a { b", ["x"], [:],
      "no placeholder takes the argument at position 0; write %@ or %1$@, or {0} in the syntax 'braces', at byte 0"
    ),
    // A number has its place beside something else.
    (
      "{n} b", [3], [:],
      "no placeholder takes the argument at position 0; write {0}, or give the arguments by name for {name}, at byte 0"
    ),
    (
      "$n b", [], ["n": 3],
      "no placeholder takes the argument 'n'; write {n}, %(n)s, %{n} or ${n}, at byte 0"
    ),
  ]

  @Test(arguments: unused)
  func argumentsThatNoPlaceholderTakes(
    _ row: (String, positions: [MessageArgument], names: [String: MessageArgument], error: String)
  ) throws {
    let formatter = BidiFormatter(locale: "ar")
    let error = #expect(throws: MessageError.self) {
      row.names.isEmpty
        ? try formatter.format(row.0, row.positions) : try formatter.format(row.0, named: row.names)
    }
    #expect(error?.description == row.error)
  }

  @Test func argumentsForAPatternOfAnotherSyntax() throws {
    let formatter = BidiFormatter(locale: "en")
    #expect(throws: MessageError.unusedArguments([.name("a")], .printf, utf8Offset: 2)) {
      try formatter.format(MessagePattern("a %@"), named: ["a": "x"])
    }
    #expect(throws: MessageError.unusedArguments([.position(0)], .printf, utf8Offset: 0)) {
      try formatter.format(MessagePattern("{0}"), ["x"])
    }
    #expect(throws: MessageError.unusedArguments([.name("a")], .printf, utf8Offset: 0)) {
      try formatter.formatHTML(MessagePattern("{a}"), named: ["a": "x"])
    }
  }

  /// Forms for one and two leave their number out.
  @Test func aNumberMayStayUnused() throws {
    let formatter = BidiFormatter(locale: "ar")
    let two = "\u{64A}\u{648}\u{645}\u{627}\u{646} 100%"
    #expect(try formatter.format(two, 2).text == two)
    #expect(try formatter.format(two, named: ["n": 2]).text == two)
    #expect(throws: MessageError.unusedArguments([.name("a"), .name("n")], .names, utf8Offset: 0)) {
      try formatter.format(two, named: ["n": 2, "a": "x"])
    }
    #expect(try formatter.formatHTML(MessagePattern(two), [2], in: .rightToLeft) == two)
  }

  /// Patterns that take arguments one after the other take all texts, unless the formatter is lenient.
  @Test(arguments: [
    ("%@", 2, [1]), ("%@ %d", 4, [2, 3]), ("{}", 2, [1]), ("{} {}", 3, [2]), ("%*d", 3, [2]),
    ("%2$@", 3, []), ("{0}", 2, []), ("%@", 1, []),
  ])
  func surplusArguments(_ row: (pattern: String, count: Int, unused: [Int])) throws {
    // Texts where texts may stand, and numbers elsewhere.
    let arguments: [MessageArgument] = (0..<row.count).map { place in
      row.pattern.contains("d") && place < 2 ? 3 : .text("a\(place)")
    }
    var formatter = BidiFormatter(locale: "en")
    do throws(MessageError) {
      _ = try formatter.format(row.pattern, arguments)
      #expect(row.unused.isEmpty)
    } catch {
      guard case .unusedArguments(let keys, _, _) = error else { throw error }
      #expect(keys == row.unused.map { .position($0) })
    }
    formatter.allowsUnusedArguments = true
    #expect(try !formatter.format(row.pattern, arguments).text.isEmpty)
    #expect(try !formatter.formatHTML(row.pattern, arguments).isEmpty)
  }

  @Test func aSurplusNumberMayStayUnused() throws {
    #expect(try BidiFormatter(locale: "en").format("%@", "a", 2).text == "a")
  }

  @Test func aPatternWithPositionsOrNamesChooses() throws {
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
