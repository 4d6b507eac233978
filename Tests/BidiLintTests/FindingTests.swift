import BidiJudge
import MessageSyntax
import BidiSource
import BidiTestSupport
import BidiText
import Foundation
import LocalizationFiles
import Testing

@testable import BidiLint

/// What holds for the findings of a value together: one fault, one finding, and no finding against another.
@Suite struct FindingTests {
  /// Values with one fault each, which several rules could see.
  @Test(arguments: [
    ("\u{202E}", "override-control"), ("\u{05D0}\u{202E}\u{05D1}", "override-control"),
    ("\u{202E}%@ \u{05D0}\u{202C}", "override-control"),
    ("\u{202B}PDF \u{05D0}\u{05D1}.", "unbalanced-control"),
    ("\u{202B}\u{202B}PDF \u{05D0}.\u{202C}\u{202C}", "duplicate-pair"),
    ("&rlm;PDF \u{05D0}\u{05D1}", "escaped-control-text"),
    ("PDF \u{05D0}\u{200F} \u{05D1}.", "base-direction"),
    ("\u{05D0} %\u{200E}@ \u{05D1}", "control-in-placeholder"),
    ("\u{202A}\u{05D0}\u{05D1}.\u{202C}", "base-direction"),
  ])
  func oneFaultIsOneFinding(_ row: (value: String, rule: String)) throws {
    #expect(try findings(row.value, "he").map(\.rule) == [row.rule])
  }

  /// Findings come back from JSON as they were.
  @Test(arguments: ["\u{202E}", "PDF \u{05D0}\u{05D1}.", "\u{05D0} %@ 3"])
  func findingsComeBack(_ value: String) throws {
    let found = try findings(value, "he")
    #expect(!found.isEmpty)
    #expect(
      try JSONDecoder().decode([Finding].self, from: JSONEncoder().encode(found)) == found)
  }

  @Test func aControlOfAnotherLanguageIsOneFinding() throws {
    #expect(try findings("\u{202B}Saved.\u{202C}", "en").map(\.rule) == ["control-in-ltr-locale"])
  }

  private func allRows() throws -> [(
    finding: [Finding], value: String, containers: [DisplayContainer]
  )] {
    try OrderRow.all.map { (try $0.findings($0.options), $0.stored, $0.containers) }
      + RuleFixture.all.map { row in
        let linter = Linter(options: LintOptions())
        let found = linter.findings(
          in: try row.file, locale: MessageLocale(row.locale), base: try row.baseTexts)
        return (found, row.entry, [.natural])
      }
  }

  /// A value has one repair of its order: all findings about the order carry it.
  @Test func findingsOfOneValueAgree() throws {
    for row in try allRows() {
      for (_, found) in Dictionary(grouping: row.finding, by: \.key) {
        let orders = found.filter { Rules.orderIDs.contains($0.rule) }
        #expect(Set(orders.map(\.fix)).count <= 1, "\(row.value.showingControls())")
        guard !orders.isEmpty else { continue }
        // No rule says that a control is needless, or right, while the order of the value is wrong.
        let waiting = found.filter { finding in
          Rules.checked.contains { type(of: $0).id == finding.rule && type(of: $0).waitsForOrder }
        }
        #expect(waiting.isEmpty, "\(row.value.showingControls()) \(waiting.map(\.rule))")
      }
    }
  }

  /// Rules about containers of a fixed direction are silent where there is none.
  @Test func containerRulesFireInTheirContainersOnly() throws {
    let containerRules = ["container-dependent", "rtl-only-in-ltr", "ltr-only-in-rtl"]
    for row in OrderRow.all {
      var natural = row.options
      natural.containers = [.natural]
      #expect(try !row.findings(natural).contains { containerRules.contains($0.rule) })
      for container in [DisplayContainer.rightToLeft, .leftToRight] {
        var options = row.options
        options.containers = [container]
        for finding in try row.findings(options) where containerRules.contains(finding.rule) {
          #expect(finding.proof?.container == container)
          #expect(
            finding.rule != (container == .leftToRight ? "ltr-only-in-rtl" : "rtl-only-in-ltr"))
        }
      }
    }
  }

  /// Every fault of a line is a finding of one rule, so the order of the rules does not matter.
  @Test func everyFaultHasOneRule() throws {
    let rules = Rules.checked.compactMap { $0 as? any OrderRule }
    var count = 0
    for row in OrderRow.all {
      for containers in [
        [DisplayContainer.natural], [.rightToLeft], [.leftToRight], DisplayContainer.allCases,
      ] {
        var options = row.options
        options.containers = containers
        options.extendSelect.insert(PlaceholderUnisolatedRule.id)
        let locale = try #require(MessageLocale(row.locale))
        let (file, base) = try row.file
        let context = RuleContext(file: file, locale: locale, options: options, base: base)
        let entry = CheckedEntry(0, in: context)
        var judge = MessageJudge(locale: locale, options: options.judge)
        for (line, judged) in zip(entry.message.lines, judge.verdict(of: entry.message).lines) {
          let line = CheckedLine(
            entry: entry, line: line, verdict: judged, direction: locale.direction)
          guard let fault = line.fault else { continue }
          count += 1
          #expect(
            rules.filter { type(of: $0).reports(fault, in: line) }.count == 1,
            "\(row.testDescription)")
        }
      }
    }
    #expect(count > 500)
  }

  /// A finding about an order shows what is seen, and a repair shows something else.
  @Test func aProofShowsADifference() throws {
    for row in try allRows() {
      for finding in row.finding {
        if Rules.orderIDs.contains(finding.rule) { #expect(finding.proof != nil) }
        for line in finding.proof?.lines ?? [] where finding.fix != nil {
          #expect(
            line.repaired.map { !isSameText($0, line.now) } ?? true,
            "\(finding.rule) \(row.value.showingControls())")
        }
      }
    }
  }

  /// Clean and faulty values alike are parsed once, whatever the rules are.
  @Test func everyValueIsParsedOnce() throws {
    let parsed = Locked<[String: Int]>([:])
    var values = OrderRow.all.map(\.stored)
    values += ["100%", "50% off", "%d% \u{05D0}", "\u{05E9}\u{05DC}\u{05D5}\u{05DD}", "Save", "%@"]
    let rows = Set(values).filter { !Message($0).hasControls }.sorted()
    let text = rows.enumerated().map { "\"k\($0.offset)\" = \"\($0.element)\";\n" }.joined()
    let file = try LocalizationFile(path: "x.strings", bytes: Array(text.utf8))
    var linter = Linter(options: LintOptions(containers: DisplayContainer.allCases))
    linter.onParse = { value in parsed.withLock { $0[value, default: 0] += 1 } }
    let found = linter.findings(in: file, locale: MessageLocale("he"))
    #expect(found.count > 100)
    let counts = parsed.withLock { $0 }
    #expect(counts.count > 200)
    #expect(counts.filter { $0.value > 1 }.isEmpty)
  }

  /// The forms of a plural, which tell each other's number, and the text of the base language are parsed once too.
  @Test func formsAndBaseTextsAreParsedOnce() throws {
    let parsed = Locked<[String: Int]>([:])
    let categories = ["zero", "one", "two", "few", "many", "other"]
    func file(_ path: String, _ text: String) throws -> LocalizationFile {
      let forms = (0..<40).flatMap { number in
        categories.map { "\"k\(number)_\($0)\": \"iOS \(text) %1$@ \($0) \(number) %2$@\"" }
      }
      return try LocalizationFile(
        path: path, bytes: Array("{\(forms.joined(separator: ","))}".utf8))
    }
    var linter = Linter(options: LintOptions())
    linter.onParse = { value in parsed.withLock { $0[value, default: 0] += 1 } }
    let base = BaseTexts(try file("locales/en.json", "of"), locale: MessageLocale("en"))
    let found = linter.findings(
      in: try file("locales/ar.json", "\u{0645}\u{0646}"), locale: MessageLocale("ar"), base: base)
    #expect(found.count == 240)
    let counts = parsed.withLock { $0 }
    // The forms, and of the base language those for few, many and other: forms for 0 to 2 are compared with other.
    #expect(counts.count == 240 + 120)
    #expect(counts.filter { $0.value > 1 }.isEmpty)
  }

  /// A repair for all containers writes nothing that a rule would call redundant.
  @Test(arguments: [
    "\u{05D0} %@ \u{05D1}", "\u{05D0} Google \u{05D1} %@ \u{05D2}", "%@ \u{05D0}",
    "\u{05D0} %1$@ (%2$@).",
    "\u{05D0} C++ \u{05D1} C#", "PDF \u{05D0}\u{05D1} \u{05D2}", "\u{05D0}: %@",
  ])
  func repairsHaveNoRedundantControls(_ value: String) throws {
    let linter = Linter(options: LintOptions(containers: DisplayContainer.allCases))
    let fixer = Fixer(linter: linter, includesUnsafe: false)
    let file = try BidiLintTests.file(value)
    let outcome = try fixer.fix(file, locale: MessageLocale("he"))
    #expect(outcome.isChanged)
    #expect(
      outcome.remaining.isEmpty, "\(outcome.repaired.entries[0].value.string.showingControls())")
  }

  /// Text that cannot have a fault is not parsed at all.
  @Test func plainTextIsNotParsed() throws {
    let parsed = Locked(0)
    var linter = Linter(options: LintOptions())
    linter.onParse = { _ in parsed.withLock { $0 += 1 } }
    for value in ["\u{05E9}\u{05DC}\u{05D5}\u{05DD} \u{05DC}\u{05DA}.", "\u{05DB}\u{05DF}!"] {
      _ = linter.findings(in: try BidiLintTests.file(value), locale: MessageLocale("he"))
    }
    _ = linter.findings(in: try BidiLintTests.file("Save as PDF"), locale: MessageLocale("en"))
    #expect(parsed.withLock { $0 } == 0)
  }
}
