import BidiTestSupport
import BidiText
import Testing

/// Which strong characters a text holds: table 4 of UAX #9.
@Suite struct DirectionalContentTests {
  static let texts: [(String, DirectionalContent)] = [
    ("", .neutral), ("12:30", .neutral), ("(-5%)", .neutral), ("\u{661}\u{662}", .neutral),
    ("\u{300}\u{200D}", .neutral), ("\u{1F600}", .neutral), ("‹LF›‹PS›‹TAB›", .neutral),
    ("abc", .leftToRight), ("a 1", .leftToRight), ("\u{5C0F}", .leftToRight),
    ("\u{1D400}", .leftToRight),
    ("ABC", .rightToLeft), ("\u{627}", .rightToLeft), ("A \u{627} 12", .rightToLeft),
    ("\u{1E900}", .rightToLeft), ("\u{10D00}", .rightToLeft),
    ("aB", .mixed), ("Ba", .mixed), ("a \u{627}", .mixed), ("a ‹LF› B", .mixed),
    ("1 a, 2 B", .mixed),
    // Marks count.
    ("‹LRM›", .leftToRight), ("‹RLM›", .rightToLeft), ("‹ALM›", .rightToLeft), ("a‹RLM›", .mixed),
    ("A‹LRM›", .mixed), ("A‹ALM›", .rightToLeft),
    // Openers and their ends do not.
    ("‹RLE›‹PDF›", .neutral), ("‹LRO›‹PDF›", .neutral), ("‹LRI›‹PDI›", .neutral),
    ("‹RLE›a‹PDF›", .leftToRight), ("‹LRE›A‹PDF›", .rightToLeft), ("‹RLO›a‹PDF›", .leftToRight),
    // What they hold does, isolates too.
    ("a‹RLI›B‹PDI›", .mixed), ("‹LRI›A‹PDI›", .rightToLeft),
  ]

  @Test(arguments: texts)
  func contentOfText(_ notation: String, expected: DirectionalContent) {
    #expect(DirectionalContent(of: uax(notation)) == expected)
  }

  @Test func namesAreThoseOfTheStreamFormat() {
    #expect(DirectionalContent.allCases.map(\.rawValue) == ["ltr", "rtl", "mixed", "neutral"])
  }
}
