import BidiText
import BidiTestSupport
import Testing

@testable import BidiJudge
@testable import MessageSyntax

/// How values are read.
@Suite struct MessageParserTests {
  /// The pieces of the first form, with `/` between lines: `t` text, `a` argument, `m` markup, `c` control,
  /// `e` entity.
  private func pieces(_ value: String) -> String {
    let message = Message(value)
    let lines = message.branches.first?.lines ?? []
    return lines.map { line in
      line.pieces.map { piece in
        switch piece.kind {
        case .text: "t"
        case .argument: "a"
        case .markup: "m"
        case .control: "c"
        case .entity: "e"
        }
      }.joined()
    }.joined(separator: "/")
  }

  @Test(arguments: [
    ("abc", "t"), ("%@ b", "at"), ("%1$@ %2$d", "ata"), ("5%% b", "tet"), ("%lld", "a"),
    ("%.2f", "a"), ("%5d", "a"), ("%(name)s b", "at"), ("%{name}", "a"), ("${name}", "a"),
    ("$t(key)", "a"), ("$name$ b", "at"), ("$5", "t"), ("{name}", "a"), ("{{name}}", "a"),
    ("{0, number}", "a"), ("{0}", "a"), ("%name% b", "at"), ("%#@files@", "a"),
    ("<b>x</b>", "mtm"), ("a<br>b", "t/t"), ("a<br/>b", "t/t"), ("a <!-- c --> b", "tmt"),
    ("a &amp; b", "tet"), ("&nosuch; b", "t"), ("a&#8207;b", "tct"), ("a&#x200F;b", "tct"),
    ("[a](https://b.c)", "mtm"), ("![a](https://b.c/d.png)", "mtm"), ("**a**", "mtm"),
    ("{a}%{b}", "ata"), ("%{a}%{b}", "aa"), ("%'si", "t"), ("%'den", "t"), ("%'dpx", "at"),
    ("%'d", "a"), ("%li%%", "ae"),
    ("%to% a", "at"), ("%title% a", "at"), ("%1$'d", "a"),
    ("a****", "t"), ("%s*****", "at"), ("***a***", "mtmt"),
    ("<![CDATA[a <b>b</b>]]>", "mtmtmm"), ("<![CDATA[a", "t"), ("a]]>", "t"),
    ("a <![CDATA[b]]> c", "tmt"), ("<![CDATA[a]]> b <![CDATA[c]]>", "mtm"), ("**** 1", "mmt"),
    ("-x=<amount>: b", "t"), ("<user> a", "t"), ("<link>x</link>", "mtm"), ("<b>x", "mt"),
    ("<x/> a", "mt"), ("</x> a", "mt"),
    ("<https://b.c>", "m"), ("<your name here>", "t"), ("[a] (b)", "t"), ("a\u{200F}b", "tct"),
    ("\u{2067}a\u{2069}", "ctc"), ("a\r\nb", "t/t"), ("a\nb", "t/t"), ("a\u{2029}b", "t/t"),
    ("100% of", "t"), ("50 %", "t"), ("", ""), ("{{- name}} b", "at"), ("{{n, number}} b", "at"),
    ("{{d, datetime(day: numeric)}} b", "at"), ("{{a, b", "t"),
    ("$t(key, {\"a\": \"(b)\"}) c", "at"), ("@:b.c-d.", "at"),
    ("@:(b.c) @.lower:b.c @:{b}", "atata"),
    ("a@b.c @: @:(b", "t"), ("<redacted%@>", "tat"), ("<unknown %@> b", "tat"),
    ("<me@b.c> a", "mt"), ("<a href=\"%@\">b", "mt"), ("{#b}x{/b} y", "mtmt"),
    ("{$n} {#b}x{/b}", "atmtm"),
    ("{{#if}}x{{/if}}", "mtm"), ("{{^a}}x", "mt"), ("{#b}x", "t"),
    ("[https://b.c d] e", "mtmt"), ("[//b.c d]", "mtm"), ("[[A:b|c]] d", "mtmt"), ("[[b]] c", "t"),
    ("[https://b.c] d", "t"), ("[[a|b", "t"), ("a|b]]", "t"), ("a]] [[b|c]]", "tmtm"),
    ("[[a|b]c]]", "mtm"), ("{{PLURAL:$1}}", "t"), ("{{PLURAL:$1|a", "t"), ("{{SITENAME}}", "a"),
    ("[b]x[/b]", "mtm"), ("[B]x[/b]", "mtm"), ("[b]x[b]", "t"), ("[/b]x[b]", "t"), ("[/b]", "t"),
    ("[url=https://a.b/c]x[/url]", "mtm"), ("[a]b[c]d[/c]", "tmtm"), ("[[b]]x[[/b]]", "mtm"),
    ("[[b]x[/b]", "t"), ("{b}x{/b} {c}", "mtmta"), ("%{b}x%{/b}", "mtm"), ("{b}x%{/b}", "at"),
    ("[b x[/b]", "t"), ("[1]x[/1]", "t"),
    ("{{#special:Preferences}} b", "at"), ("{{#a:b", "t"), ("{{# a}}", "t"), ("@DATE@ b", "at"),
    ("a $2/3\\ \\text{pi}$ b", "tmt"), ("$$\\frac{1}{2}$$", "m"), ("$HOME\\bin $PATH", "t"),
    ("$5\\text or 6", "t"), ("$5 or $6", "t"),
    ("<menuchoice><shortcut>F2</shortcut> <a>b</a></menuchoice>", "mmtmtmm"),
    ("<shortcut>F2 b", "t"),
    ("a <shortcut>%@</shortcut>", "tmam"),
    ("@DATE", "t"), ("@DATE@x", "t"), ("a@B@", "t"), ("@date@", "t"), ("@8X@", "t"),
  ])
  func piecesOf(_ value: String, expected: String) {
    #expect(pieces(value) == expected)
  }

  @Test(arguments: [
    ("%@ %@", ["%@", "%@"]), ("%1$@ %1$@", ["%1$@"]), ("{a} {a} {b}", ["{a}", "{b}"]),
    ("%d", ["%d"]), ("%2$@ %1$@", ["%2$@", "%1$@"]),
  ])
  func argumentsOf(_ value: String, expected: [String]) {
    #expect(Message(value).arguments.map(\.text) == expected)
  }

  /// The variants of a select of Fluent are texts of their own; what chooses them is seen by nobody.
  @Test func variantsOfFluent() throws {
    let value =
      "{ $count ->\n    [one] {$name} \u{5D0}\n   *[other] {$name} \u{5D1}\n        {$count} \u{5D2}\n}"
    let message = Message(value)
    #expect(message.branches.map(\.selectors) == [["count=one"], ["count=other"]])
    #expect(message.arguments.map(\.text) == ["{$name}", "{$count}"])
    let seen = message.branches.map { branch in branch.lines.map { message.text(at: $0.range) } }
    #expect(
      seen.map { $0.map { $0.trimmingPrefix(while: \.isWhitespace) } } == [
        ["{$name} \u{5D0}"], ["{$name} \u{5D1}", "{$count} \u{5D2}"],
      ])
    let repaired = try value.bidiFixed(locale: "he")
    #expect(repaired != value)
    for line in repaired.split(separator: "\n") {
      let bare = line.drop { $0 == " " }
      // What Fluent reads stays at the start of its line.
      if let key = bare.firstIndex(of: "]"), bare.contains("{$name}") {
        #expect(bare[...key] == "[one]" || bare[...key] == "*[other]")
      }
    }
    // A part that is no variant makes it none.
    for text in ["{ $a -> b }", "{ $a ->\n[b] c", "{ $a ->\n[b] c\n*d\n}", "{ $a ->\n}"] {
      #expect(Message(text).branches.count == 1)
    }
  }

  /// Readers see one text of a form of MediaWiki.
  ///
  /// Source: MediaWiki, "Help:Magic words".
  @Test func formsOfMediaWiki() {
    func displayedForms(_ value: String) -> [String] {
      let message = Message(value, knownArguments: ["$1", "$2"])
      return message.branches.map { branch in
        branch.lines.map { line in
          line.pieces.map { piece in
            piece.kind == .markup ? "" : String(message.text(at: piece.range))
          }.joined()
        }.joined(separator: "/")
      }
    }
    #expect(displayedForms("{{PLURAL:$1|page|$1 pages}} gone") == ["page gone", "$1 pages gone"])
    #expect(displayedForms("{{plural:$1|0=none|12=a dozen|$1}}.") == ["none.", "a dozen.", "$1."])
    #expect(displayedForms("of {{GRAMMAR:genitive|{{SITENAME}}}}") == ["of {{SITENAME}}"])
    #expect(
      displayedForms("{{GENDER:$2|he|she}} has {{PLURAL:$1|[[a|one]]|many}}") == [
        "he has one", "he has many", "she has one", "she has many",
      ])
    #expect(displayedForms("{{PLURAL:$1|a|{{GENDER:$2|b|c}}}}") == ["a", "b", "c"])
    let message = Message("{{PLURAL:$1|a|b}}", knownArguments: ["$1"])
    #expect(message.branches.map(\.selectors) == [["PLURAL $1=1"], ["PLURAL $1=2"]])
  }

  /// The key is the name of a link.
  @Test func keysOfLinks() {
    func keys(_ value: String) -> [String?] { Message(value).arguments.map(\.name) }
    #expect(keys("$t(a.b) $t(c, {\"d\": 1})") == ["a.b", "c"])
    #expect(keys("@:a.b. @.lower:c @:(d-e) @:{f}") == ["a.b", "c", "d-e", "f"])
  }

  /// In a text of which the file says that it is no format, percent signs are text.
  @Test func percentSignsOfTextThatIsNoFormat() {
    let message = Message("50 % done %@ {a}", dialects: .usual.subtracting(.percent))
    #expect(message.arguments.map(\.text) == ["{a}"])
    #expect(message.withText("%d").arguments.isEmpty)
    #expect(Message("$1%@", dialects: .usual.subtracting(.percent)).brokenSpecifiers.isEmpty)
    #expect(!Message("$1%@").brokenSpecifiers.isEmpty)
    #expect(message != Message("50 % done %@ {a}"))
  }

  @Test func typesOfArguments() {
    func types(_ value: String) -> [Message.Argument.ArgumentType] {
      Message(value).arguments.map(\.type)
    }
    #expect(types("%@ %s {n}") == [.text, .text, .text])
    #expect(
      types("%d %lld %.1f {n, number} %(n)d") == [.number, .number, .number, .number, .number])
    #expect(types("%c {d, date} %#@v@") == [.character, .date, .variable])
    #expect(
      types("{{n, number}} {{c, currency(USD)}} {{d, datetime}} {{s, uppercase}} {{- s}}")
        == [.number, .number, .date, .text, .text])
  }

  /// The lines that each form shows.
  private func forms(_ value: String) -> [String] {
    let message = Message(value)
    return message.branches.map { form in
      form.lines.map { message.filled($0, message.arguments.map(\.text)) }
        .joined(separator: "/")
    }
  }

  @Test func pluralsAndSelects() {
    #expect(
      forms("a {n, plural, one {# file} other {# files}} b") == ["a # file b", "a # files b"])
    #expect(
      forms("{g, select, f {she {n, plural, one {x} other {y}}} other {they}}")
        == ["she x", "she y", "they"])
    #expect(forms("{n, plural, offset:1 =0 {none} other {''{n}''}}").last == "'{n}'")
    #expect(forms("{n, plural, other {it's '{a}'}}") == ["it's {a}"])
    #expect(
      Message("{n, plural, one {x} other {y}}").branches.map(\.selectors)
        == [["n=one"], ["n=other"]])
    // Round the forms too; "{name}" of a text without forms is one of those that do not know such quotes.
    #expect(forms("'{'a'}' it''s {n, plural, other {x}} '{b}'") == ["{a} it's x {b}"])
    #expect(Message("'{'a'}' {n, plural, other {# x}} '{b}'").arguments.map(\.text) == ["#"])
    #expect(forms("it''s '{a}'") == ["it''s '{a}'"])
    #expect(forms("# a") == ["# a"])
    #expect(forms("{n, plural, one {x").count == 1)
  }

  /// Messages of UTS #35, part 9, and what they show.
  @Test func messageFormat2() {
    #expect(
      forms("Hello {$name}, {$day :datetime style=short}!") == [
        "Hello {$name}, {$day :datetime style=short}!"
      ])
    #expect(
      forms(
        """
        .input {$count :number}
        .match $count
        one {{{$count} file}}
        *   {{{$count} files}}
        """) == ["{$count} file", "{$count} files"])
    #expect(
      forms(
        """
        .local $when = {$date :date}
        .match $a $b
        0 |x y| {{#none}}
        * * {{a \\{b\\} {|c|}{#b}d{/b}}}
        """) == ["#none", "a {b} cd"])
    #expect(forms(".input {$a :string} {{x}}") == ["x"])
    let typed = Message(".input {$n :integer} .match $n * {{{$n} {$x}}}")
    #expect(typed.arguments.map(\.type) == [.number, .text])
    #expect(typed.arguments.map(\.name) == ["n", "x"])
    // What has no end, or no pattern, is text.
    for text in [
      ".match $a", ".match $a one {{x", ".input {$a", ".inputs", ".", ".match one {{x}}",
    ] {
      #expect(Message(text).branches.count == 1)
    }
    #expect(Message("{$name}: {$n :number}").arguments.map(\.type) == [.text, .number])
    #expect(Message("{ $name }").arguments.map(\.name) == ["name"])
  }

  /// Texts that a file says to be arguments.
  @Test func knownArguments() {
    let message = Message("%1 of %12 (%n)", knownArguments: ["%1", "%n", "%12"])
    #expect(message.arguments.map(\.text) == ["%1", "%12", "%n"])
    #expect(message.withText("%1").arguments.map(\.text) == ["%1"])
    #expect(Message("%1 of").arguments.isEmpty)
    // A specifier of printf keeps its type.
    #expect(Message("%d", knownArguments: ["%d"]).arguments.map(\.type) == [.number])
  }

  @Test(arguments: [
    "\u{066A} d", "\u{FF05}@", "%\u{0661}$@", "% 1 $ @",
    "{n, plural, one{a} other{b}", "{n, plurl, one{a} other{b}}", "{g, select, a}",
  ])
  func brokenSpecifiers(_ value: String) {
    #expect(!Message(value).brokenSpecifiers.isEmpty)
  }

  @Test(arguments: [
    "%@", "100% d", "\u{066A} dab", "%1$@", "5 %", "{n, plural, other{a {b}}}", "{a, b, c}",
    "{n, number}",
  ])
  func soundSpecifiers(_ value: String) {
    #expect(Message(value).brokenSpecifiers.isEmpty)
  }

  @Test(arguments: [
    "https://example.com/a", "myapp://open", "mailto:a@b.c", "/usr/bin/env", "~/Library/",
    "$HOME/x",
    "d MMM y", "HH:mm", "snake_case", "com.example.app", "#FF00AA", "0xFF", "--flag", "*.png",
    "src/**", "SGVsbG8=", "{\"a\": 1}", "name@example.com", "\u{200F}snake_case",
  ])
  func dataValues(_ value: String) {
    #expect(Message(value).data != nil)
  }

  @Test(arguments: [
    "C++", "18+", "Yes/No", "24/7", "#1", "e.g.", "Wi-Fi", "U.S.", "Hello", "a b", "\u{05D0}",
    "12", "%@", "", " ", "On/Off", "A-Z", "3.5", "[x]", "...",
  ])
  func valuesForPeople(_ value: String) {
    #expect(Message(value).data == nil)
  }

  /// What random values are put together from.
  static let tokens: [String] = [
    "a", "\u{05D0}", "1", " ", "%@", "%1$@", "%", "{", "}", "{a}", "{n, plural, one {", "other {",
    "#", "'", "<b>", "</b>", "<", ">", "&amp;", "&", "[", "](https://a.b)", "**", "\u{200F}",
    "\u{202B}", "\u{202C}", "\r\n", "\n", "\u{2029}", "\u{85}", "$", "$t(", ")", "${a}", "\u{0301}",
    "\u{1F600}", "\0", "<br>", "\u{061C}", "\u{E2}",
  ]

  /// Pieces cover the value in order, but for what ends lines.
  @Test func piecesCoverTheValue() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<3_000 {
      let count = Int.random(in: 0...14, using: &random)
      let value = (0..<count).map { _ in Self.tokens.randomElement(using: &random) ?? "" }.joined()
      let message = Message(value)
      let ranges = message.lines.flatMap(\.pieces).map(\.range)
      guard message.branches.count == 1, message.branches[0].selectors.isEmpty else { continue }
      var end = 0
      for range in ranges {
        #expect(
          range.lowerBound >= end && range.upperBound > range.lowerBound,
          "\(value.debugDescription)")
        if range.lowerBound > end {
          let gap = String(message.text(at: end..<range.lowerBound))
          let isBreak = gap.unicodeScalars.allSatisfy {
            $0.properties.isWhitespace || $0.value < 0x20
          }
          #expect(isBreak || gap.contains("<br>"), "\(value.debugDescription)")
        }
        end = range.upperBound
      }
      #expect(end <= value.utf8.count)
    }
  }

  @Test func anyBytesAreAMessage() {
    var random = SeededGenerator(seed: 6)
    let alphabet =
      Array("%{}$#'<>&[]()!*@d1, plural=one".utf8) + [
        0xE2, 0x80, 0x8F, 0xD8, 0x9C, 0xC2, 0x85, 0xFF,
      ]
    for round in 0..<4_000 {
      let bytes = (0..<Int.random(in: 0...40, using: &random)).map { _ in
        round % 2 == 0
          ? UInt8.random(in: 0...255, using: &random)
          : alphabet.randomElement(using: &random) ?? 0
      }
      let value = String(decoding: bytes, as: UTF8.self)
      let message = Message(value)
      for line in message.lines { #expect(line.range.upperBound <= value.utf8.count) }
      if round % 8 == 0, let locale = MessageLocale("he") { _ = message.verdict(locale: locale) }
    }
  }
}
