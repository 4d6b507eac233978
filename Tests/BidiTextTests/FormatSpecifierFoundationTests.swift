import BidiText
import Foundation
import Testing

/// What Foundation's `String(format:)` reads as one specifier is one here.
@Suite struct FormatSpecifierFoundationTests {
  /// A specifier, its arguments, and what stands in its place.
  static let integers: [(String, [Int], String)] = [
    ("%d", [42], "42"), ("%i", [42], "42"), ("%u", [42], "42"), ("%ld", [42], "42"),
    ("%lu", [42], "42"), ("%lld", [-42], "-42"), ("%llu", [42], "42"), ("%qd", [42], "42"),
    ("%zd", [42], "42"), ("%td", [42], "42"), ("%jd", [42], "42"), ("%hd", [42], "42"),
    ("%hhd", [42], "42"), ("%1$d", [42], "42"), ("%+d", [42], "+42"),
    ("% d", [42], " 42"), ("%05d", [42], "00042"), ("%5d", [42], "   42"), ("%-5d", [42], "42   "),
    ("%.4d", [42], "0042"), ("%*d", [5, 42], "   42"), ("%-*d", [5, 42], "42   "),
    ("%x", [42], "2a"), ("%X", [42], "2A"), ("%#x", [42], "0x2a"), ("%o", [42], "52"),
    ("%08lX", [42], "0000002A"), ("%c", [65], "A"), ("%C", [0x5D0], "\u{5D0}"),
  ]

  @Test(arguments: integers)
  func foundationFormatsIntegers(_ row: (specifier: String, arguments: [Int], expected: String)) {
    expect(row.specifier, row.arguments.map { $0 as any CVarArg }, row.expected)
  }

  static let realNumbers: [(String, [Double], String)] = [
    ("%f", [1.5], "1.500000"), ("%F", [1.5], "1.500000"), ("%e", [1.5], "1.500000e+00"),
    ("%E", [1.5], "1.500000E+00"), ("%g", [1.5], "1.5"), ("%G", [1.5], "1.5"),
    ("%a", [1.5], "0x1.8p+0"), ("%A", [1.5], "0X1.8P+0"), ("%5.2f", [1.5], " 1.50"),
    ("%.f", [3], "3"), ("%+07.3f", [1.5], "+01.500"), ("%1$.1f", [1.5], "1.5"),
  ]

  @Test(arguments: realNumbers)
  func floatingPoint(_ row: (specifier: String, arguments: [Double], expected: String)) {
    expect(row.specifier, row.arguments.map { $0 as any CVarArg }, row.expected)
  }

  @Test(arguments: [("%@", "ab"), ("%1$@", "ab"), ("%%", "%")])
  func foundationFormatsTexts(_ specifier: String, expected: String) {
    expect(specifier, ["ab" as NSString], expected)
  }

  @Test func widthFromAnArgument() {
    expect("%.*f", [1 as Int, 2.5 as Double], "2.5")
    expect("%1$*2$d", [42 as Int, 5 as Int], "   42")
  }

  /// A specifier that Foundation read less or more of would leave or eat a bracket.
  private func expect(_ specifier: String, _ arguments: [any CVarArg], _ expected: String) {
    #expect(String(format: "[\(specifier)]", arguments: arguments) == "[\(expected)]")
    #expect("[\(specifier)]".formatSpecifiers().map(\.text) == [specifier])
  }
}
