import BidiTestSupport
import BidiText
import Testing

/// Apple's String Format Specifiers, and the variables of a `.stringsdict`.
@Suite struct FormatSpecifierTests {
  /// A specifier, what takes its place, and its position.
  static let specifiers: [(String, FormatSpecifier.Argument, Int?)] = [
    ("%@", .text, nil), ("%1$@", .text, 1), ("%12$@", .text, 12), ("%-10@", .text, nil),
    ("%.3@", .text, nil), ("%s", .text, nil), ("%S", .text, nil), ("%2$s", .text, 2),
    ("%c", .character, nil), ("%C", .character, nil), ("%3$c", .character, 3),
    ("%d", .integer, nil), ("%D", .integer, nil), ("%i", .integer, nil), ("%u", .integer, nil),
    ("%U", .integer, nil), ("%1$d", .integer, 1), ("%hd", .integer, nil), ("%hhd", .integer, nil),
    ("%ld", .integer, nil), ("%lu", .integer, nil), ("%lld", .integer, nil),
    ("%llu", .integer, nil), ("%qd", .integer, nil), ("%zd", .integer, nil),
    ("%td", .integer, nil), ("%jd", .integer, nil), ("%1$lld", .integer, 1),
    ("%+d", .integer, nil), ("%05d", .integer, nil), ("%-5d", .integer, nil),
    ("%'d", .integer, nil), ("%*d", .integer, nil), ("%-*d", .integer, nil),
    ("%1$*2$d", .integer, 1), ("%.2d", .integer, nil),
    ("%x", .bits, nil), ("%X", .bits, nil), ("%o", .bits, nil), ("%O", .bits, nil),
    ("%p", .bits, nil), ("%#x", .bits, nil), ("%08lX", .bits, nil), ("%1$#x", .bits, 1),
    ("%f", .floatingPoint, nil), ("%F", .floatingPoint, nil), ("%e", .floatingPoint, nil),
    ("%E", .floatingPoint, nil), ("%g", .floatingPoint, nil), ("%G", .floatingPoint, nil),
    ("%a", .floatingPoint, nil), ("%A", .floatingPoint, nil), ("%5.2f", .floatingPoint, nil),
    ("%.2f", .floatingPoint, nil), ("%.f", .floatingPoint, nil), ("%Lf", .floatingPoint, nil),
    ("%.*f", .floatingPoint, nil), ("%1$.*2$f", .floatingPoint, 1),
    ("%2$+07.3f", .floatingPoint, 2),
    ("%%", .percentSign, nil), ("%n", .nothing, nil),
    ("%#@name@", .variable("name"), nil), ("%1$#@name@", .variable("name"), 1),
    ("%#@\u{5E9}\u{5DD}@", .variable("\u{5E9}\u{5DD}"), nil),
    ("%2$#@long_name-2@", .variable("long_name-2"), 2),
    // The digits of the locale, as glibc has them.
    ("%Id", .integer, nil), ("%I'd", .integer, nil), ("%2$Iu", .integer, 2),
    ("%-I5ld", .integer, nil),
    // Groups of digits of Java's Formatter.
    ("%,d", .integer, nil), ("%1$,.2f", .floatingPoint, 1), ("%,+5d", .integer, nil),
    // Dates of Java's Formatter. `%td` is a number of C too.
    ("%1$tF", .date, 1), ("%1$TH", .date, 1), ("%<tM", .date, nil),
    ("%2$-10tA", .date, 2), ("%1$td", .date, 1), ("%<-10tM", .date, nil),
  ]

  @Test(arguments: specifiers)
  func wholeTextIsOneSpecifier(_ row: (String, argument: FormatSpecifier.Argument, position: Int?))
    throws
  {
    let found = row.0.formatSpecifiers()
    try #require(found.count == 1)
    #expect(found[0].text == row.0)
    #expect(found[0].range == row.0.startIndex..<row.0.endIndex)
    #expect(found[0].argument == row.argument)
    #expect(found[0].position == row.position)
  }

  /// The same, between other characters: the range is exact.
  @Test(arguments: specifiers)
  func betweenOtherCharacters(
    _ row: (String, argument: FormatSpecifier.Argument, position: Int?)
  ) throws {
    for (before, after) in [
      ("", "\u{5D0}"), ("\u{5D0}", "\u{301}"), ("\u{1F600}", "\u{1F600}"), ("\u{2066}", "\u{2069}"),
      (" ", " "), ("(", ")"), ("100", "5"), ("%%", "%%"), ("% ", "."), ("\r\n", "\r\n"),
    ] {
      let text = before + row.0 + after
      let found = text.formatSpecifiers().filter { $0.text != "%%" || row.0 == "%%" }
      let start = text.utf8.index(text.startIndex, offsetBy: before.utf8.count)
      let end = text.utf8.index(start, offsetBy: row.0.utf8.count)
      #expect(found.contains { $0.range == start..<end && $0.text == row.0 }, "\(codes(text))")
      if row.0 != "%%" { #expect(found.count == 1, "\(codes(text))") }
    }
  }

  @Test(arguments: [
    "", "%", "% ", "%  ", "100%", "100% ", "50% off", "5% discount", "20% auf alles",
    "% \u{631}\u{633}", "100%\u{5D0}", "%\u{644}", "%l\u{5D0}", "%\u{FF20}", "%\u{66A}",
    "%\u{661}d",
    "%1$", "%1$ d\u{5D0}", "%$@", "%)", "(100%)", "%.", "%5", "%*", "%#", "%-", "%l", "%lll", "%'",
    "%b", "%k", "%y", "%w", "%,s", "%, d", "50%, ", "100%,das", "%\nd", "%\u{A0}d", "%\u{200F}d",
    "%\u{2068}@", "%{name}",
    "%<td>", "10%<td class=\"x\">", "%<TR x>", "%<tr/>", "%<th\n", "% tm", "50% tm\u{5D0}",
    "%ty\u{5D0}", "%tbsp", "%Total", "%Th", "%I:%M", "100%Inside", "%If", "100%Idle", "%I d",
    "percent", "@", "1$@", "$@", "%99999999999999999999$@", "%1$2$d",
  ])
  func none(_ text: String) {
    #expect(text.formatSpecifiers().map(\.text) == [])
  }

  /// A text with several.
  static let sequences: [(String, [String])] = [
    ("%@%@", ["%@", "%@"]), ("%1$@%2$@", ["%1$@", "%2$@"]), ("%d/%d", ["%d", "%d"]),
    ("%%d", ["%%"]), ("%%%d", ["%%", "%d"]), ("%%%%d", ["%%", "%%"]), ("%d%%", ["%d", "%%"]),
    ("%%%%", ["%%", "%%"]), ("%%%", ["%%"]), ("100%%@", ["%%"]),
    ("%1$@ \u{5D0} %2$lld%%", ["%1$@", "%2$lld", "%%"]),
    ("%tB %te", ["%tB", "%te"]), ("%l%@", ["%@"]), ("%5%@", ["%@"]), ("% %@", ["%@"]),
    ("%-%d", ["%d"]),
    ("%@s", ["%@"]), ("%dd", ["%d"]), ("%.2f.2f", ["%.2f"]), ("%1$@1$@", ["%1$@"]),
    ("%#@a@%#@b@", ["%#@a@", "%#@b@"]), ("%#@a@ @", ["%#@a@"]),
    ("%d\u{301}%@", ["%d", "%@"]), ("%@\u{200D}%@", ["%@", "%@"]),
    ("50% off, %d left", ["%d"]),
    ("\u{2068}%1$@\u{2069}: %2$d", ["%1$@", "%2$d"]),
  ]

  @Test(arguments: sequences)
  func specifiersInText(_ text: String, expected: [String]) {
    let found = text.formatSpecifiers()
    #expect(found.map(\.text) == expected)
    #expect(found.map { String(text[$0.range]) } == expected)
    for (earlier, later) in zip(found, found.dropFirst()) {
      #expect(earlier.range.upperBound <= later.range.lowerBound)
    }
  }

  /// `printf` reads a space as a flag; people write `50% off`.
  @Test(arguments: [
    ("% d", ["% d"]), ("% d, % d", ["% d", "% d"]), ("(% .2f)", ["% .2f"]), ("%1$ d", ["%1$ d"]),
    ("% d%%", ["% d", "%%"]), ("% d 5", ["% d"]), ("% 5d.", ["% 5d"]), ("%+ d\n", ["%+ d"]),
    ("% days", []), ("50% of 5", []), ("% d\u{5D0}", []), ("5% \u{5D0}", []), ("% ld\u{627}", []),
  ])
  func aSpaceIsAFlagWhereNoLetterFollows(_ text: String, expected: [String]) {
    #expect(text.formatSpecifiers().map(\.text) == expected)
  }

  @Test func aSubstringIsLookedAtAlone() {
    let text = "%d %1$@ %lld"
    let part = text[index(2, in: text)..<index(10, in: text)]
    let found = part.formatSpecifiers()
    #expect(found.map(\.text) == ["%1$@"])
    #expect(found.first?.range == index(3, in: text)..<index(7, in: text))
  }

  /// Each byte is looked at a bounded number of times.
  @Test func manyPercentSigns() {
    #expect(String(repeating: "%", count: 100_001).formatSpecifiers().count == 50_000)
    #expect(String(repeating: "% ", count: 50_000).formatSpecifiers().isEmpty)
    #expect(String(repeating: "%d", count: 50_000).formatSpecifiers().count == 50_000)
  }
}
