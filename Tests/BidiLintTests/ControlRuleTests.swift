import BidiText
import LocalizationFiles
import Testing

@testable import BidiLint

/// The rules `unbalanced-control` and `redundant-control`.
@Suite struct ControlRuleTests {
  static let unbalanced: [(value: String, repaired: String)] = [
    // RLE with nothing to end it: closed at the end.
    ("\u{202B}abc אבג", "\u{202B}abc אבג\u{202C}"),
    ("אבג \u{2068}%@", "אבג \u{2068}%@\u{2069}"),
    // An end without a beginning: taken out.
    ("אבג\u{202C}", "אבג"),
    ("אבג\u{2069} abc", "אבג abc"),
    // The scope ends with the line, wherever its end is written.
    ("\u{202B}abc אבג\\nאבג\u{202C}", "\u{202B}abc אבג\u{202C}\nאבג"),
    // An embedding ends before the PDI of the isolate that it stands in.
    ("אבג \u{2067}\u{202A}abc.\u{2069} אבג", "אבג \u{2067}\u{202A}abc\u{202C}.\u{2069} אבג"),
    // Without it nothing is shown otherwise; redundant-control says that.
    ("אבג \u{2067}\u{202A}abc\u{2069} אבג", "אבג \u{2067}\u{202A}abc\u{202C}\u{2069} אבג"),
  ]

  @Test(arguments: unbalanced)
  func unbalancedControlIsRepaired(_ row: (value: String, repaired: String)) throws {
    let options = LintOptions(select: ["unbalanced-control"])
    let found = try findings(row.value, "he", options)
    #expect(found.map(\.rule) == ["unbalanced-control"])
    #expect(found.first?.fix?.safety == .safe)
    let (value, outcome) = try fixed(row.value, "he", options)
    #expect(value.debugDescription == row.repaired.debugDescription)
    #expect(outcome.remaining.isEmpty)
  }

  @Test func unbalancedControlNeedsNoLocale() throws {
    #expect(try findings("\u{202B}abc", nil).map(\.rule) == ["unbalanced-control"])
  }

  /// Controls that change nothing in any container.
  @Test(arguments: [
    ("\u{202B}אבג\u{202C}", "אבג"), ("\u{200F}אבג", "אבג"), ("אבג\u{200F} אבג", "אבג אבג"),
    ("\u{2067}אבג\u{2069}", "אבג"), ("אבג \u{200E}abc\u{200E} אבג", "אבג abc אבג"),
  ])
  func redundantControlIsFound(_ row: (value: String, without: String)) throws {
    let options = LintOptions(select: ["redundant-control"])
    let found = try findings(row.value, "he", options)
    #expect(found.map(\.rule) == ["redundant-control"])
    let (value, _) = try fixed(row.value, "he", options, unsafe: true)
    #expect(value.debugDescription == row.without.debugDescription)
  }

  /// Controls that somebody needs.
  @Test(arguments: [
    "\u{202B}abc אבג\u{202C}", "\u{200F}abc אבג", "\u{200F}abc", "אבג \u{2068}%@\u{2069} אבג",
    "אבג C++\u{200E} אבג", "\u{202B}אבג abc.\u{202C}", "\u{2066}+1 234\u{2069} אבג",
    "אבג \u{2068}%d\u{2069}",
    "\u{202B}אבג.\u{202C}",
  ])
  func neededControlStays(_ value: String) throws {
    #expect(try findings(value, "he", LintOptions(select: ["redundant-control"])).isEmpty)
  }

  /// What changes when text is joined is not taken out unasked.
  @Test func joiningDecidesTheSafety() throws {
    let options = LintOptions(select: ["redundant-control"])
    // A mark of the letters' own direction between two of them is of no use to anyone.
    let between = try #require(try findings("אבג\u{200F} אבג", "he", options).first)
    #expect(between.fix?.safety == .safe)
    // An embedding keeps what is joined out.
    let around = try #require(try findings("\u{202B}אבג\u{202C}", "he", options).first)
    #expect(around.fix?.safety == .unsafe)
    #expect(around.help != nil)
  }
}
