import MessageSyntax
import Testing

/// The rows of the table of dialects, and what a text is without its dialect.
@Suite struct DialectTests {
  @Test(arguments: MessageDialect.allCases)
  func exampleHasItsArguments(_ dialect: MessageDialect) {
    let message = Message(dialect.example.text, dialects: [dialect])
    #expect(Set(message.arguments.map(\.text)) == Set(dialect.example.arguments))
    if dialect == .mediaWiki { #expect(message.branches.count == 2) }
  }

  @Test(arguments: MessageDialect.allCases)
  func counterexampleHasNone(_ dialect: MessageDialect) {
    let message = Message(dialect.counterexample, dialects: [dialect])
    #expect(message.arguments.isEmpty)
    #expect(message.branches.count == 1)
  }

  @Test(arguments: MessageDialect.allCases)
  func exampleIsTextWithoutItsDialect(_ dialect: MessageDialect) {
    let message = Message(dialect.example.text, dialects: [])
    #expect(message.arguments.isEmpty)
    #expect(message.branches.count == 1)
    #expect(!dialect.source.isEmpty)
  }

  @Test(
    arguments: [
      // Qt has no conversions of `printf`: qBittorrent explains its codes so.
      ("%G: Tags (separated by comma)", [.qt, .qtCount], []),
      // A program in C has no names in braces: the brackets of pluma's preferences.
      ("Brackets {}", [.printf], []),
      ("%s of {name}", [.printf], ["%s"]),
      ("{name} of %s", [.braces], ["{name}"]),
      // The language of the program says what `%1$tF` is.
      ("%1$tF", [.printf], []),
      ("%1$tF", [.printf, .javaDates], ["%1$tF"]),
      // Compose Multiplatform takes the places of texts and numbers, and every other percent sign as it is.
      ("%1$s %2$d%, %% %s", [.composePlace], ["%1$s", "%2$d", "%s"]),
      ("%1$.1f %5d %@ %%", [.composePlace], []),
      // Go takes arguments by their places, with flags before and a width after the place.
      ("%[2]s %[1]d %+[3].2f %[1]d", [.printf, .goPlace], ["%[2]s", "%[1]d", "%+[3].2f"]),
      ("50%[1] %[a]d", [.goPlace], []),
      // Digits of the locale, in glibc; `%If` is a word after a percent sign.
      ("%Id %Ig %I.2f %If", [.printf], ["%Id", "%Ig", "%I.2f"]),
      // Commands of TeX and escapes of regular expressions have braces of their own.
      ("\\include{file} in {name}", [.braces], ["{name}"]),
      ("\\item[text]{file} \\N{name}", [.braces], []),
      ("a\\n{name}", [.braces], ["{name}"]),
      ("mail@:5", [.printf, .braces], []),
      ("costs $value", [.printf], []),
      (
        "{name:>8} {:.2f} {0!r} {0,10:N2} {when:%H:%M}", [.braces],
        ["{name:>8}", "{:.2f}", "{0!r}", "{when:%H:%M}"]
      ),
      ("{one,two} {note: two words}", [.braces], []),
      // Two percent signs are one for `strftime`, and begin a specifier for a second reader.
      ("%d. %B (%%s)", [.strftime], ["%d", "%B"]),
      // Python's conversions after a name, as many as it has.
      (
        "%(size).1f MB %(width)dx%(height)d", [.percentParentheses],
        ["%(size).1f", "%(width)d", "%(height)d"]
      ),
      ("{0:dd MMM yyyy} {0, 10} {:%d %B}", [.braces], ["{0:dd MMM yyyy}", "{:%d %B}"]),
      // One name with two formats is one argument.
      ("{n} {n:>5} {:.2f} {:.2f}", [.braces], ["{n}", "{:.2f}", "{:.2f}"]),
      // Bytes of an address, and a stop of a snippet.
      ("https://a.org/wiki/Propriet%C3%A1rn%C3%AD of %d", [.printf], ["%d"]),
      ("Hello ${1:wonderful} ${name}", [.dollarBraces], ["${name}"]),
      // What java.util.Formatter and msgfmt take for arguments.
      ("%1$,den", [.printf], ["%1$,d"]), ("2\u{6708}%-d\u{65E5}", [.printf], ["%-d"]),
      ("got %r", [.printf, .pythonRepresentation], ["%r"]), ("got %r", [.printf], []),
      // Two braces are one of the text, for Python and .NET.
      ("Shorten {{0}} {0}", [.braces], ["{0}"]),
      ("{{0}}", [.braces, .doubleBraces], ["{{0}}"]),
    ] as [(String, MessageDialects, [String])])
  func otherDialectsAreText(_ row: (String, MessageDialects, [String])) {
    #expect(Message(row.0, dialects: row.1).arguments.map(\.text) == row.2)
  }

  /// Texts beside a number are forms, of which each is read; a bar in a format of numbers or dates is a sign.
  @Test func formsBesideANumber() {
    let message = Message("{0} {1:second {2}|seconds}", dialects: [.braces])
    #expect(message.branches.count == 2)
    #expect(message.arguments.map(\.text) == ["{0}", "{2}"])
    #expect(Message("{0:#|0}", dialects: [.braces]).arguments.map(\.text) == ["{0:#|0}"])
  }

  /// Braces in braces are read once, and not once more for each pair round them.
  @Test(.timeLimit(.minutes(5))) func bracesInBraces() {
    let deep = String(repeating: "{0:a", count: 100_000) + String(repeating: "}", count: 100_000)
    #expect(Message(deep, dialects: [.braces]).branches.count == 1)
  }

  /// Formats say whether an argument is a number.
  @Test(arguments: [
    ("{0:N2}", true), ("{0:F1}", true), ("{0,10:N2}", true), ("{n:#x}", true), ("{:.2f}", true),
    ("{n:L}", true), ("{0:0.0}", true), ("{:.1%}", true), ("{0:yyyy-MM-dd}", false),
    ("{name:>8}", false), ("{when:%d}", false), ("{0!r}", false),
  ])
  func formatsOfNumbers(_ text: String, isNumber: Bool) {
    #expect(Message(text, dialects: [.braces]).arguments.map { $0.type == .number } == [isNumber])
  }

  @Test func setsAreSets() {
    #expect(MessageDialects.usual.contains(.printf))
    #expect(!MessageDialects.usual.contains(.lisp))
    #expect(MessageDialects.percent.subtracting([.printf]).contains(.strftime))
    #expect(!MessageDialects.percent.subtracting([.printf]).contains(.printf))
    #expect(MessageDialects([.printf]).union([.qt]) == [.qt, .printf])
  }
}
