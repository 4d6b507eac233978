import BidiText
import LocalizationFiles
import Testing

@testable import BidiLint

/// What is explained is what is found.
@Suite struct ExplanationTests {
  /// A text, its locale, the arguments, the containers that show it wrong, and what it shows from left to right
  /// where it is right, written by hand.
  struct Row: Sendable {
    let text: String
    let locale: String
    var argument: String?
    let wrong: [Container]
    let wanted: String
  }

  static let rows = [
    Row(text: "אב c# גד", locale: "he", wrong: [.natural, .rtl, .ltr], wanted: "דג c# בא"),
    Row(
      text: "אב %@", locale: "he", argument: "+1 234-5678", wrong: [.natural, .rtl, .ltr],
      wanted: "+1 234-5678 בא"),
    Row(text: "Stop?", locale: "he", wrong: [.rtl], wanted: "Stop?"),
    Row(text: "abc אב", locale: "he", wrong: [.natural, .ltr], wanted: "בא abc"),
    Row(text: "אב abc גד", locale: "he", wrong: [.ltr], wanted: "דג abc בא"),
    Row(text: "אב גד", locale: "he", wrong: [], wanted: "דג בא"),
  ]

  @Test(arguments: rows)
  func isWrongWhereAReaderSaysSo(_ row: Row) throws {
    let samples = Samples(arguments: row.argument.map { [("%@", $0)] } ?? [])
    let options = LintOptions(containers: Container.allCases, samples: samples)
    let locale = MessageLocale(row.locale)
    let explanation = try Explanation(of: row.text, locale: locale, options: options)
    let paragraph = try #require(explanation.paragraphs.first)
    #expect(paragraph.wanted?.displayed == row.wanted)
    #expect(paragraph.wrongContainers == row.wrong)
    #expect(paragraph.pieces.map(\.text).joined() == paragraph.text)
    let order = try #require(paragraph.wanted).order.map(\.piece)
    #expect(Set(order) == Set(paragraph.pieces.indices))
    // The same verdict as the rules', and the repair does what it says.
    let found = try findings(row.text, row.locale, options)
    #expect(found.isEmpty == row.wrong.isEmpty)
    if explanation.repaired != nil { #expect(explanation.rightAfterRepair == Container.allCases) }
  }

  /// Where `check` finds nothing of an order, nothing is called wrong, and a sentence says why.
  @Test(arguments: [
    // No letters of the language: the container says how it runs.
    ("%@!", "ar", "no letters of its language"),
    ("%@ \u{20AA}", "he", "no letters of its language"),
    ("\u{0645}\u{0631}\u{062D}\u{0628}\u{0627} %@", "en", "no letters of its language"),
    ("<a href='x'>\u{05D0}\u{05D1}</a> \u{05D2}.", "he", "Tags and entities"),
    ("\u{05D0} \u{2068}%@ \u{05D1}", "he", "unbalanced-control"),
    ("\u{202E}\u{05D0} %@\u{202C}", "he", "override-control"),
  ])
  func whatIsNotFoundIsNotCalledWrong(_ row: (text: String, locale: String, note: String)) throws {
    let locale = MessageLocale(row.locale)
    let explanation = try Explanation(of: row.text, locale: locale, options: LintOptions())
    let paragraph = try #require(explanation.paragraphs.first)
    #expect(!paragraph.wrongContainers.contains(.natural))
    #expect(paragraph.notes.contains { $0.contains(row.note) })
    let rules = try findings(row.text, row.locale).compactMap { Rules.rule(named: $0.rule) }
    #expect(!rules.contains { $0 is any ProvenRule })
  }

  @Test func aSentenceInAForeignWrapIsWrong() throws {
    let explanation = try Explanation(
      of: "\u{202A}\u{05D0}\u{05D1}.\u{202C}", locale: MessageLocale("he"), options: LintOptions())
    #expect(explanation.paragraphs.first?.wrongContainers == Container.allCases)
    #expect(explanation.paragraphs.first?.wanted?.displayed == ".\u{05D1}\u{05D0}")
    #expect(explanation.repaired == "\u{05D0}\u{05D1}.")
    // Without the pair a container from left to right still has its own direction.
    #expect(explanation.rightAfterRepair == [.natural, .rtl])
  }

  /// The repair is what `fix` writes, by all rules.
  @Test(arguments: ["\u{05D0} &rlm;%@", "\u{05D0} \\u200F%@"])
  func aSpelledControlIsRepaired(_ text: String) throws {
    let explanation = try Explanation(of: text, locale: MessageLocale("he"), options: LintOptions())
    #expect(explanation.repaired == "\u{05D0} \u{200F}%@")
    #expect(explanation.rightAfterRepair.contains(.natural))
    #expect(explanation.remaining.isEmpty)
  }

  @Test func anIslandIsNamed() throws {
    let explanation = try Explanation(
      of: "אב C++ גד", locale: MessageLocale("he"), options: LintOptions())
    let pieces = try #require(explanation.paragraphs.first).pieces
    #expect(pieces.compactMap(\.whole?.text) == ["C++", "C++"])
    #expect(
      explanation.paragraphs.first?.partFaults == [
        "the + (plus sign) of \u{201C}C++\u{201D} is shown at its left end, and belongs at its right"
      ])
  }

  /// Keys, comments and rules that prove nothing by orders count as for `check`.
  @Test(arguments: [
    (key: "VPN mode", comment: "", rule: "visual-order-suspect", isRepaired: false),
    (key: "vpn", comment: "", rule: nil, isRepaired: true),
    (
      key: "VPN mode", comment: "bidi-fix:ignore visual-order-suspect", rule: nil, isRepaired: true
    ),
    (key: "vpn", comment: "bidi-fix:ignore base-direction", rule: nil, isRepaired: false),
  ])
  func anEntryIsExplainedAsItIsChecked(
    _ row: (key: String, comment: String, rule: String?, isRepaired: Bool)
  ) throws {
    let text = """
      "other" = "PDF \u{05E9}\u{05DC}";
      /* \(row.comment) */
      "\(row.key)" = "VPN \u{05DE}\u{05E6}\u{05D1}";
      """
    let file = try LocalizationFile(path: "x.strings", bytes: Array(text.utf8))
    let entry = try #require(file.entries.last)
    let explanation = try Explanation(
      of: entry, in: file, locale: MessageLocale("he"), options: LintOptions())
    #expect(explanation.otherFindings.map(\.rule) == (row.rule.map { [$0] } ?? []))
    #expect((explanation.repaired != nil) == row.isRepaired)
  }
}
