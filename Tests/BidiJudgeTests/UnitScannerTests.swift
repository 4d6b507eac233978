import BidiText
import Testing

@testable import BidiJudge
@testable import MessageSyntax

/// What a reader takes as one in a line.
@Suite struct UnitScannerTests {
  /// The units of a Hebrew value: `o` own, `f` foreign, `n` number, `a` argument, `s` sign, `(` and `)` pairs,
  /// each with its text.
  private func units(_ value: String) -> [String] {
    let message = Message(value)
    var seen = VisibleLine()
    guard let line = message.lines.first else { return [] }
    seen.read(line, of: Array(value.utf8))
    return UnitScanner.shape(of: seen, direction: .rightToLeft).units.map { unit in
      let kind =
        switch unit.kind {
        case .own: "o"
        case .foreign: "f"
        case .number: "n"
        case .argument: "a"
        case .sign: "s"
        case .open: "("
        case .close: ")"
        case .control: "c"
        }
      return kind + ":" + message.text(at: unit.source)
    }
  }

  @Test(arguments: [
    ("ab cd", "f:ab f:cd"), ("Wi-Fi", "f:Wi-Fi"), ("don't", "f:don't"),
    ("12", "n:12"), ("-5", "n:-5"), ("+5", "n:+5"), ("5%", "n:5%"), ("$5", "n:$5"),
    ("5\u{20AC}", "n:5\u{20AC}"),
    ("1,234.5", "n:1,234.5"), ("60+", "n:60+"), ("12:30", "n:12:30"), ("2/7", "n:2/7"),
    ("2024-05-01", "n:2024-05-01"), ("3-5", "n:3 s:- n:5"), ("a - b", "f:a s:- f:b"),
    ("v1.2.3", "f:v1.2.3"), ("8GB", "f:8GB"), ("0779|53|75|79", "n:0779|53|75|79"),
    ("https://a.b/c?d=e", "f:https://a.b/c?d=e"), ("[https://a.b]", "(:[ f:https://a.b ):]"),
    ("(https://a.b)", "(:( f:https://a.b ):)"), ("https://a.b.", "f:https://a.b s:."),
    ("me@a.com", "f:me@a.com"), ("/usr/bin", "f:/usr/bin"), ("@bob", "f:@bob"), ("#tag", "f:#tag"),
    ("@bob:host", "f:@bob:host"), ("a:b", "f:a s:: f:b"), ("@bob: a", "f:@bob s:: f:a"),
    ("C++", "f:C++"), ("c#", "f:c#"), (".NET", "f:.NET"), ("403(b)(2)", "f:403(b)(2)"),
    ("[host]:[port]", "f:[host]:[port]"), ("%@.com", "f:%@.com"), ("@%@", "a:@%@"),
    ("#%d", "a:#%d"),
    ("%d%%", "a:%d%%"), ("$%d", "a:$%d"), ("%@:%@", "a:%@ s:: a:%@"), ("%@%@", "a:%@ a:%@"),
    ("\"ab\"", "(:\" f:ab ):\""), ("\u{201E}ab\u{201D}", "(:\u{201E} f:ab ):\u{201D}"),
    ("\u{201A}ab\u{2019}", "(:\u{201A} f:ab ):\u{2019}"),
    ("\u{2019}ab\u{2018}", "(:\u{2019} f:ab ):\u{2018}"), ("(a)", "(:( f:a ):)"), ("(a", "s:( f:a"),
    ("7'4\"", "n:7'4\""), ("7'4", "n:7'4"), ("\"7'4\"", "(:\" n:7'4 ):\""), ("7\"", "n:7 s:\""),
    ("1\u{B0}23.12'", "n:1\u{B0}23.12'"), ("1\u{B0}23'45\"", "n:1\u{B0}23'45\""),
    ("1\u{B0} 5", "n:1\u{B0} n:5"),
    ("//example.org/a", "f://example.org/a"), ("// ab", "s:/ s:/ f:ab"), ("//ab", "s:/ f:/ab"),
    ("$URL$", "f:$URL$"), ("$URL $", "f:$URL s:$"), ("$5", "n:$5"),
    ("A, Inc.", "f:A,|Inc s:."), ("A, Ltd", "f:A,|Ltd"), ("A, B", "f:A s:, f:B"),
    ("A, Income", "f:A s:, f:Income"), ("*.%@", "f:*.%@"), ("*.png", "f:*.png"),
    ("*. %@", "s:* s:. a:%@"),
    ("5|x|7", "n:5 s:x n:7"), ("5x7", "f:5x7"), ("a|x|7", "f:a f:x n:7"),
    ("\u{05E7}\u{05F4}\u{05D2}", "o:\u{05E7}\u{05F4}\u{05D2}"),
    ("\u{05E7}\"\u{05D2}", "o:\u{05E7}\"\u{05D2}"),
    ("\u{05D0}|\u{05D1}", "o:\u{05D0}|\u{05D1}"), ("\u{05D0},|\u{05D1}", "o:\u{05D0},|\u{05D1}"),
    ("ab?", "f:ab s:?"), ("ab\u{061F}", "f:ab s:\u{061F}"), ("ab...", "f:ab s:. s:. s:."),
    ("++C", "s:+ s:+ f:C"), ("+Add", "f:+Add"), ("w=\"90%\"", "f:w=\"90%\""),
    ("w='a|b'", "f:w='a|b'"), ("w=\"90", "f:w s:= s:\" n:90"),
    ("main()", "f:main()"), ("main():", "f:main() s::"), ("%@()", "a:%@ (:( ):)"),
    ("?a=b&c=1", "f:?a=b&c=1"), ("?a=%d.", "f:?a=%d s:."), ("?a", "s:? f:a"),
    ("a?b=c", "f:a s:? f:b s:= f:c"),
    ("w=\"\u{05D0}\"", "f:w s:= (:\" o:\u{05D0} ):\""),
    ("a\u{200F}b", "f:a c:\u{200F} f:b"), ("(+935) 396 1234", "(:( n:+935 ):) n:396 n:1234"),
  ])
  func unitsOf(_ value: String, expected: String) {
    // A stroke stands for a space inside a unit of the table.
    let value = value.replacing("|", with: " ")
    let found = units(value).map { $0.replacing(" ", with: "|") }.joined(separator: " ")
    #expect(found == expected)
  }

  private func chains(_ value: String) -> [Int] {
    var seen = VisibleLine()
    guard let line = Message(value).lines.first else { return [] }
    seen.read(line, of: Array(value.utf8))
    return UnitScanner.shape(of: seen, direction: .rightToLeft).chains.map(\.separators.count)
  }

  @Test(arguments: [
    ("5 x 7 x 9 mm", [2]), ("16 x 9", [1]), ("a > b > c", [2]), ("3-5", [1]), ("%d/%d", [1]),
    ("09:30 - 10:15", [1]), ("a - b", []), ("1. - 2", []), ("1:2: %d", []),
    ("\u{2066}5\u{2069} x \u{2066}7\u{2069}", [1]), ("(a > b)", [1]), ("a \u{2192} b", [1]),
    ("a \u{2192} b \u{2190} c", []), ("a: \u{2192} b", []), ("a\u{2192} b", []),
    ("a\u{2192}b", [1]), ("a>b", []), ("1+2", [1]), ("1+2+3", [2]), ("1 + 2", []), ("a+b", []),
    ("a \u{2192} b \u{2192} c", [2]), ("401(k) - 5", []),
  ])
  func chainsOf(_ value: String, separators: [Int]) {
    #expect(chains(value) == separators)
  }

  /// An x between numbers makes no line foreign.
  @Test func signsMakeNoLanguage() throws {
    let locale = try #require(MessageLocale("ar"))
    var judge = MessageJudge(
      locale: locale, options: JudgeOptions(containers: DisplayContainer.allCases))
    for value in ["5 x 7", "Telegram\u{061F}", "C++\u{061B}"] where value != "5 x 7" {
      let lines = judge.verdict(of: Message(value)).lines
      #expect(lines.allSatisfy { !$0.hasOwnLetters }, "\(value)")
    }
    #expect(judge.verdict(of: Message("5 x 7")).lines.allSatisfy { !$0.hasForeignLetters })
  }

  /// Three spaces set parts of a line apart, but for readers who see them as one.
  @Test(arguments: [("a   b", false, true), ("a  b", false, false), ("a   b", true, false)])
  func wideSpaces(_ value: String, _ foldsWhiteSpace: Bool, _ isWide: Bool) {
    var seen = VisibleLine()
    seen.read(Message(value).lines[0], of: Array(value.utf8))
    let shape = UnitScanner.shape(
      of: seen, direction: .rightToLeft, foldsWhiteSpace: foldsWhiteSpace)
    #expect((shape.units[1].space == .wide) == isWide)
  }
}
