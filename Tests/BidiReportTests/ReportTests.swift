import BidiLint
import BidiJudge
import BidiSource
import BidiTestSupport
import BidiText
import Foundation
import LocalizationFiles
import Testing

@testable import BidiReport

/// What people and machines get to read.
@Suite struct ReportTests {
  private let plain = TextStyle(isColored: false, showsControls: false)

  private func finding(path: String = "he.lproj/a.strings") throws -> Finding {
    let file = try LocalizationFile(path: path, bytes: Array("\"k\\n\" = \"abc \u{5D0}.\";\n".utf8))
    let findings = Linter(options: LintOptions()).findings(in: file, locale: MessageLocale("he"))
    return try #require(findings.first)
  }

  @Test func aFindingIsOneBlock() throws {
    let lines = TextReport(style: plain).text(for: try finding()).split(separator: "\n")
    #expect(
      lines[0] == "  1:10: error: [base-direction] the line is shown in the wrong order")
    #expect(lines[1].hasPrefix("    why:        the first letter is a (Latin)"))
    #expect(lines[2] == "    key:        \"k\\n\"")
    // The orders are written from left to right, inside an override for screens that reorder.
    #expect(
      lines[3].unicodeScalars.elementsEqual(
        "    now:        \u{202D}abc \u{5D0}.\u{202C}".unicodeScalars))
    #expect(
      lines[4].unicodeScalars.elementsEqual(
        "    wanted:     \u{202D}.\u{5D0} abc\u{202C}".unicodeScalars))
    #expect(
      lines[5] == "    repair:     write \u{2039}RLE\u{203A}\u{2026}\u{2039}PDF\u{203A}")
    #expect(lines.count == 6)
  }

  /// Every rule has a headline of eight words at most, and the page has the same, in all its languages.
  @Test func headlinesAreShortAndOnThePage() throws {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Resources/Page/words.json")
    let words = try #require(
      JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: [String: Any]])
    for rule in Rules.all {
      let (id, headline) = (type(of: rule).id, type(of: rule).headline)
      #expect(headline.split(separator: " ").count <= 8)
      #expect(words["en"]?["rule.\(id)"] as? String == headline)
      for language in words.keys { #expect(words[language]?["rule.\(id)"] is String) }
    }
  }

  /// What readers expect is on the page in all its languages.
  @Test func lawsAreOnThePage() throws {
    let table = try SentenceTable()
    for point in OrderPoint.allCases { #expect(table.holds(point.words)) }
  }

  /// A name of a file cannot send commands to the terminal, or hide what follows.
  @Test func namesAreMadeSafe() throws {
    var result = LintResult()
    result.findings = [try finding(path: "\u{1B}[31m\u{202E}x\n.strings")]
    let text = TextReport(style: plain).text(for: result)
    #expect(
      text.hasPrefix(
        "\u{2039}U+001B\u{203A}[31m\u{2039}RLO\u{203A}x\\n.strings: 1 error\n  1:10: error:"))
  }

  @Test func aFailureSaysWhere() {
    let failure = FileFailure(
      path: "a", message: "is broken", location: SourceLocation(line: 2, column: 3, byteOffset: 9))
    #expect(TextReport(style: plain).text(for: failure) == "a:2:3: error: is broken (byte 9)\n")
  }

  @Test func theSummaryCounts() throws {
    var result = LintResult()
    result.fileCount = 1
    result.entryCount = 2
    var counts = LintCounts()
    let report = TextReport(style: plain)
    #expect(report.summary(of: counts, in: result) == "no findings in 1 file with 2 entries\n")
    counts.add([try finding()], repairs: RepairCount(safe: 1))
    result.failures = [FileFailure(path: "a", message: "b")]
    #expect(
      report.summary(of: counts, in: result) == """
        by rule: 1 base-direction
        1 finding (1 error) in 1 file with 2 entries; 1 can be repaired with fix; 1 path could not be done
        repair:  bidi-fix fix

        """)
  }

  /// The parts add up to all findings, and the command makes just these repairs.
  @Test(arguments: [
    (RepairCount(notRepairable: 3), "3 cannot be repaired\n"),
    (
      RepairCount(safe: 2, notRepairable: 1),
      "2 can be repaired with fix, 1 cannot be repaired\nrepair:  bidi-fix fix -x a\n"
    ),
    (
      RepairCount(unsafe: 2, notRepairable: 1),
      "2 can be repaired with fix --unsafe-fixes, 1 cannot be repaired\n"
        + "repair:  bidi-fix fix --unsafe-fixes -x a\n"
    ),
    (
      RepairCount(notRepairable: 1, unreadable: 2),
      "1 cannot be repaired, 2 parse errors to mend by hand\n"
    ),
    (
      RepairCount(safe: 1, unsafe: 2),
      "1 can be repaired with fix, 2 more with --unsafe-fixes\nrepair:  bidi-fix fix -x a\n"
    ),
  ])
  func theSummaryAddsUp(_ row: (repairs: RepairCount, text: String)) throws {
    var counts = LintCounts()
    let finding = try finding()
    counts.add([finding, finding, finding], repairs: row.repairs)
    #expect(
      row.repairs.safe + row.repairs.unsafe + counts.unrepaired + row.repairs.unreadable
        == counts.findings)
    let summary = TextReport(style: plain).summary(
      of: counts, in: LintResult(), fixCommand: "bidi-fix fix -x a")
    #expect(
      summary
        == "by rule: 3 base-direction\n3 findings (3 errors) in 0 files with 0 entries; \(row.text)"
    )
  }

  /// For a fault that only some arguments show: which, which not, and what was known of them.
  @Test func argumentsAreNamedWithTheirClasses() throws {
    let bytes = Array("\"k\" = \"{user} \u{5D0}\u{5D1}, {count} \u{5D1}\u{5D2}\";\n".utf8)
    let file = try LocalizationFile(path: "he.lproj/a.strings", bytes: bytes)
    let findings = Linter(options: LintOptions()).findings(in: file, locale: MessageLocale("he"))
    let text = TextReport(style: plain).text(for: try #require(findings.first))
    #expect(text.contains("warning: [argument-direction]"))
    #expect(text.contains("    with:       {user} = \"Alice\" (a word of another script)"))
    #expect(text.contains("    right with: {user} = \"12\" (a number)"))
    #expect(text.contains("    assumed:    {count} is a number, from its name \"count\"\n"))
    let json = JSONReport.line(for: findings)
    #expect(json.contains(#""classes":["foreign-word"],"specifier":"{user}","text":"Alice""#))
    #expect(json.contains(#""knowledge":["{count} is a number, from its name \"count\""]"#))
    #expect(json.contains(#""point":""#))
    #expect(json.contains(#""repaired":""#))
  }

  @Test func jsonHoldsEverythingAFixNeeds() throws {
    var result = LintResult()
    result.findings = [try finding()]
    result.failures = [FileFailure(path: "x", message: "y")]
    let object = try JSONSerialization.jsonObject(with: Data(JSONReport().text(for: result).utf8))
    let document = try #require(object as? [String: Any])
    #expect(document["version"] as? Int == 1)
    let found = try #require((document["findings"] as? [[String: Any]])?.first)
    #expect(found["rule"] as? String == "base-direction")
    #expect((found["start"] as? [String: Int]) == ["line": 1, "column": 10, "byteOffset": 9])
    let fix = try #require(found["fix"] as? [String: Any])
    #expect(fix["safety"] as? String == "safe")
    let edits = try #require(fix["edits"] as? [[String: Any]])
    // Before a, and after the full stop: seven bytes later.
    #expect(edits.map { $0["start"] as? Int } == [9, 16])
    #expect(edits.map { $0["replacement"] as? String } == ["\u{202B}", "\u{202C}"])
    let proof = try #require(found["proof"] as? [String: Any])
    #expect(proof["container"] as? String == "natural")
    #expect((document["failures"] as? [[String: Any]])?.count == 1)
  }

  @Test func anExplanationNumbersThePieces() {
    let explanation = Explanation(
      of: "abc \u{5D0}", locale: MessageLocale("he"), options: LintOptions())
    let text = ExplanationReport(style: plain).text(for: explanation)
    #expect(text.contains("Wrong in: natural label\n"))
    #expect(text.contains("  1  Latin            abc\n"))
    #expect(text.contains("  3  Hebrew           \u{5D0}\n"))
    #expect(
      text.contains("  natural label   WRONG           [1 \u{2192}] [2 \u{2192}] [\u{2190} 3]"))
    #expect(
      text.contains("  forced rtl      right           [\u{2190} 3] [\u{2190} 2] [1 \u{2192}]"))
    #expect(text.contains("Right afterwards: natural label."))
    #expect(text.contains("Not asked for, and right too: forced rtl, forced ltr."))
  }

  /// Many plurals have very many forms: each line is explained once, with a few of the selectors, and the last of very many are counted.
  @Test(arguments: [(200, 0), (1_000, 500)])
  func aLineOfManyFormsIsExplainedOnce(_ count: Int, _ leftOut: Int) {
    let plural = "{n, plural, one {abc \u{628}} other {# \u{628}}}"
    let explanation = Explanation(
      of: Array(repeating: plural, count: count).joined(separator: "\n"),
      locale: MessageLocale("ar"), options: LintOptions())
    // A value has at most 128 forms, so that not each line has both of its texts.
    #expect((count...2 * count).contains(explanation.lines.count + explanation.linesLeftOut))
    #expect(explanation.lines.count <= 1_000 && (explanation.linesLeftOut > 0) == (leftOut > 0))
    let text = ExplanationReport(style: plain).text(for: explanation)
    #expect(text.contains("Line 1    abc \u{628}  (n=one, n=one, n=one, n=one, \u{2026})\n"))
    #expect(text.contains("not explained; check judges every line") == (leftOut > 0))
  }

  /// Each control of a long text is shown in the time that one of a short text takes: 64 times as many in about 64 times as long.
  @Test func eachControlIsShownInTheSameTime() {
    let growth = growth((1_000, 64_000)) { count in
      let text = String(repeating: "\u{202B}\u{05D0}\u{202C}\n", count: count)
      return {
        #expect(
          plain.inline(text).utf8.count == count
            * "\u{2039}RLE\u{203A}\u{05D0}\u{2039}PDF\u{203A}\\n".utf8.count)
      }
    }
    #expect(growth < 3 * 64)
  }
}
