import BidiFormat
import BidiTestSupport
import BidiText
import Testing

/// Whole numbers in the digits of the locale, by CLDR's default numbering system.
@Suite struct NativeDigitsTests {
  /// Locale, pattern, arguments, result.
  static let rows: [(String, String, [MessageArgument], String)] = [
    ("ar-EG", "%d", [1234], "\u{661}\u{662}\u{663}\u{664}"),
    ("ar-SA", "%i", [50], "\u{665}\u{660}"),
    ("fa", "%u", [12], "\u{6F1}\u{6F2}"), ("fa-IR", "%lld", [9], "\u{6F9}"),
    ("ckb", "%d", [3], "\u{663}"),
    ("bn", "%d", [10], "\u{9E7}\u{9E6}"), ("my", "%d", [7], "\u{1047}"),
    // Regions and languages that write European digits.
    ("ar-MA", "%d", [12], "12"), ("ar-TN", "%d", [12], "12"), ("ur", "%d", [12], "12"),
    ("he", "%d", [12], "12"),
    ("en", "%d", [12], "12"), ("hi", "%d", [12], "12"), ("?", "%d", [12], "12"),
    // What the identifier asks for.
    ("ar-EG-u-nu-latn", "%d", [12], "12"), ("fa@numbers=latn", "%d", [12], "12"),
    ("en-u-nu-arab", "%d", [12], "\u{661}\u{662}"), ("ur-IN", "%d", [12], "\u{6F1}\u{6F2}"),
    // Width, zeros and a width from an argument.
    ("fa", "%03d", [7], "\u{6F0}\u{6F0}\u{6F7}"),
    ("fa", "%.2d|%*d", [7, 3, 5], "\u{6F0}\u{6F7}|  \u{6F5}"),
    // Whole numbers without a specifier of their own.
    ("fa", "%@", [12], "\u{6F1}\u{6F2}"), ("fa", "%2$d %1$@", ["a1", 2], "\u{6F2} a1"),
    // All else is as printf writes it, or is given.
    ("fa", "%x %o %p", [255, 8, 16], "ff 10 0x10"), ("fa", "%.1f", [1.5], "1.5"),
    ("fa", "%.1f", [2], "2.0"),
    ("fa", "%@", [1.5], "1.5"), ("fa", "%c", [65], "A"),
    ("fa", "%d", [.number(formatted: "12")], "12"),
    ("fa", "%d", [-12], "-\u{6F1}\u{6F2}"), ("fa", "1 %d", [1], "1 \u{6F1}"),
  ]

  @Test(arguments: rows)
  func numbers(
    _ row: (locale: String, pattern: String, arguments: [MessageArgument], expected: String)
  ) throws {
    let formatter = BidiFormatter(locale: row.locale, mode: .none)
    let text = try formatter.format(MessagePattern(row.pattern), row.arguments).text
    #expect(codes(text) == codes(row.expected))
  }

  @Test func inBracesAndInHTML() throws {
    let formatter = BidiFormatter(locale: "fa", mode: .none)
    let pattern = try MessagePattern("{n} {text}", syntax: .braces)
    let arguments: [String: MessageArgument] = ["n": 12, "text": "34"]
    #expect(
      codes(try formatter.format(pattern, named: arguments).text) == codes("\u{6F1}\u{6F2} 34"))
    #expect(
      codes(try formatter.formatHTML(pattern, named: arguments, in: .rightToLeft))
        == codes("\u{6F1}\u{6F2} <bdi>34</bdi>"))
  }

  /// A formatter of a direction knows no locale.
  @Test func aDirectionHasNoDigits() throws {
    #expect(try BidiFormatter(direction: .rightToLeft).format("%d", 12).text == "12")
  }

  /// Arabic-Indic digits are AN: alone they cannot move, and a sign beside them can.
  @Test func signsStayWithTheirNumber() throws {
    let formatter = BidiFormatter(locale: "ar-EG")
    #expect(
      codes(try formatter.format("\u{628} %d", 12).text) == codes("\u{628} \u{661}\u{662}"))
    #expect(
      codes(try formatter.format("\u{628} %d", -12).text)
        == codes("\u{628} \u{2066}-\u{661}\u{662}\u{2069}"))
  }
}
