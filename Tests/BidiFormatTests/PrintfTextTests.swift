import BidiFormat
import BidiTestSupport
import BidiText
import Foundation
import Testing

/// Numbers as C writes them, which Foundation calls without a locale.
@Suite struct PrintfTextTests {
  private func written(_ specifier: String, _ argument: MessageArgument) throws -> String {
    try BidiFormatter(direction: .leftToRight, mode: .none).format(
      MessagePattern("[\(specifier)]"), [argument]
    ).text
  }

  @Test(arguments: [
    "%d", "%i", "%ld", "%lld", "%qd", "%+d", "% d", "%8d", "%-8d|", "%08d", "%+08d", "%.5d",
    "%8.5d", "%-8.5d|", "%08.5d", "%.0d", "%x", "%X", "%#x", "%#X", "%#10x", "%#010x", "%o", "%#o",
    "%u", "%5u", "%lx", "%lu", "%llo", "%.3x", "%#.0o", "%#.0x",
  ])
  func integers(_ specifier: String) throws {
    var random = SeededGenerator(seed: 11)
    var numbers = [0, 1, -1, 9, -10, 255, -256, 12345, -2_147_483_648, 2_147_483_647]
    numbers += (0..<50).map { _ in Int(Int32.random(in: .min ... .max, using: &random)) }
    for number in numbers {
      let expected = String(format: "[\(specifier)]", number)
      #expect(try written(specifier, .number(number)) == expected, "\(specifier) \(number)")
    }
  }

  /// What Java reads as a part of a date is for C a length and a conversion; and where C knows none, it is no specifier.
  @Test func datesOfJavaAreReadAsCDoes() throws {
    #expect(try written("%1$td", .number(12)) == "[12]")
    #expect(try written("%td", .number(12)) == "[12]")
    #expect(try BidiFormatter(locale: "en").format("10%<td> %d", .number(3)).text == "10%<td> 3")
  }

  @Test func sixtyFourBits() throws {
    #expect(try written("%lld", .number(Int64.min)) == "[-9223372036854775808]")
    #expect(try written("%llu", .number(UInt64.max)) == "[18446744073709551615]")
    #expect(try written("%llx", .number(-1)) == "[ffffffffffffffff]")
    // C would cut the number to 32 bits.
    #expect(try written("%d", .number(5_000_000_000)) == "[5000000000]")
    #expect(try written("%x", .number(-5_000_000_000)) == "[fffffffed5fa0e00]")
    #expect(try written("%hhx", .number(-1)) == "[ff]")
    #expect(try written("%hx", .number(-1)) == "[ffff]")
    #expect(try written("%p", .number(4096)) == "[0x1000]")
  }

  @Test(arguments: [
    "%f", "%F", "%.0f", "%.1f", "%.2f", "%.3f", "%10.2f", "%-10.2f|", "%010.2f", "%+.1f", "% .1f",
    "%#.0f", "%.20f", "%e", "%E", "%.0e", "%#.0e", "%.3e", "%12.3e", "%g", "%G", "%#g", "%.0g",
    "%.3g", "%.10g", "%.17g", "%15g", "%a", "%A", "%.0a", "%.1a", "%.5a", "%.15a", "%#.0a",
    "%20a", "%020a", "%+a",
  ])
  func floatingPoint(_ specifier: String) throws {
    var random = SeededGenerator(seed: 12)
    var numbers: [Double] = [
      0, -0.0, 1, -1, 0.5, 1.5, 2.5, 0.05, 0.25, 0.125, 9.5, 99.5, 0.095, 9.995, 999_999.5, 123_456,
      1_234_567, 0.0001, 0.00001, 1e15, 1e16, 1e21, 1e100, .leastNonzeroMagnitude,
      .leastNormalMagnitude, .greatestFiniteMagnitude,
      .infinity, -.infinity, .nan, 0.1, 0.2, 0.3, 1 / 3, 8.5, 7.0625,
    ]
    numbers += (0..<40).map { _ in Double(bitPattern: random.next()) }.filter { !$0.isNaN }
    numbers += (0..<50).map { _ in Double.random(in: -1000...1000, using: &random) }
    numbers += (0..<50).map { _ in Double(Int.random(in: -9999...9999, using: &random)) / 8 }
    for number in numbers {
      // glibc drops the zeros that `#` keeps where rounding reaches the next power of ten.
      if specifier == "%#g", number == 999_999.5 { continue }
      let expected = String(format: "[\(specifier)]", number)
      #expect(try written(specifier, .number(number)) == expected, "\(specifier) \(number)")
    }
  }

  /// C11, 7.21.6.1: `#` keeps trailing zeros.
  @Test func alternateFormKeepsZeros() throws {
    #expect(try written("%#g", .number(999_999.5)) == "[1.00000e+06]")
    #expect(try written("%#.3g", .number(999.5)) == "[1.00e+03]")
  }

  static let othersRows: [(String, MessageArgument, String)] = [
    ("%@", "ab", "[ab]"), ("%5@", "ab", "[   ab]"), ("%-5@", "ab", "[ab   ]"),
    ("%.1@", "ab", "[a]"), ("%s", "ab", "[ab]"), ("%.3s", "abcdef", "[abc]"),
    ("%@", 42, "[42]"), ("%@", -42, "[-42]"), ("%@", 1.5, "[1.5]"),
    ("%@", .phone("+1"), "[+1]"), ("%c", 65, "[A]"), ("%C", 0x5D0, "[\u{5D0}]"), ("%c", "x", "[x]"),
    ("%3c", "x", "[  x]"), ("%.1f", 2, "[2.0]"), ("%f", -3, "[-3.000000]"),
    ("%d", .number(formatted: "\u{661}\u{662}"), "[\u{661}\u{662}]"),
    ("%.2f", .number(formatted: "1,5"), "[1,5]"), ("%'d", 1234, "[1234]"),
  ]

  @Test(arguments: othersRows)
  func others(_ row: (specifier: String, argument: MessageArgument, expected: String)) throws {
    #expect(codes(try written(row.specifier, row.argument)) == codes(row.expected))
  }

  @Test(arguments: [
    ("%*d", [5, 42] as [MessageArgument], "   42"), ("%-*d|", [5, 42], "42   |"),
    ("%*d|", [-5, 42], "42   |"), ("%.*f", [1, 2.25], "2.2"), ("%.*f", [-1, 2.25], "2.250000"),
    ("%2$*1$d", [4, 7], "   7"), ("%*.*f", [8, 3, 3.14159], "   3.142"),
  ])
  func widthsFromArguments(_ pattern: String, arguments: [MessageArgument], expected: String) throws
  {
    let formatter = BidiFormatter(direction: .leftToRight, mode: .none)
    #expect(try formatter.format(MessagePattern(pattern), arguments).text == expected)
  }
}
