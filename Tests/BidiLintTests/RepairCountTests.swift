import BidiJudge
import BidiText
import LocalizationFiles
import Testing

@testable import BidiLint

/// How many repairs are announced.
@Suite struct RepairCountTests {
  /// What is counted is what a run of the fixer makes, also where two fixes meet in an entry.
  @Test(
    arguments: [
      ("PDF \u{05D0}.", 1, 0), ("\u{05D0}", 0, 0), ("\u{FEE7} a", 0, 1),
      ("&rlm;\u{05D0} PDF\u{200F} \u{05D1} C++", nil, nil),
      ("\u{202B}PDF \u{05D0} C++ \u{05D1}", nil, nil),
      ("\u{202A}\u{202A}\u{05D0} c#\u{202C}\u{202C} u200F", nil, nil),
    ] as [(String, Int?, Int?)])
  func repairsAreCountedAsTheyAreMade(_ row: (value: String, safe: Int?, unsafe: Int?)) throws {
    let linter = Linter(options: LintOptions())
    let (file, locale) = (try file(row.value), MessageLocale("he"))
    let findings = linter.findings(in: file, locale: locale)
    let count = RepairCount(of: findings)
    let safe = try Fixer(linter: linter).fix(file, locale: locale).fixed.count
    let all = try Fixer(linter: linter, includesUnsafe: true).fix(file, locale: locale).fixed.count
    #expect(count.safe + count.unsafe + count.notRepairable == findings.count)
    // A repair may take another finding of its entry with it, or bring one out.
    #expect((count.safe > 0) == (safe > 0))
    #expect((count.safe + count.unsafe > 0) == (all > 0))
    if let wanted = row.safe { #expect(count.safe == wanted) }
    if let wanted = row.unsafe { #expect(count.unsafe == wanted) }
  }

  /// What fix says that it repaired is what check announced: a fault that a repair brings to light is repaired and not counted.
  @Test(arguments: [
    // Without its end the embedding counts for nothing; with it, the mark is no longer needed.
    "\u{202B}\u{200F}%d \u{05E7}\u{05D1}\u{05E6}\u{05D9}\u{05DD} \u{05E0}\u{05E9}\u{05DE}\u{05E8}\u{05D5}.",
    "PDF \u{05D0}.", "\u{05D0} C++ \u{05D1} C#", "\u{202A}\u{202A}\u{05D0} c#\u{202C}\u{202C}",
    "\u{200F}%@ \u{05D0} C++\u{202C}",
  ])
  func asManyAreRepairedAsWereAnnounced(_ value: String) throws {
    let linter = Linter(options: LintOptions())
    let (file, locale) = (try file(value), MessageLocale("he"))
    let announced = RepairCount(of: linter.findings(in: file, locale: locale)).safe
    var memory = JudgeMemory()
    var left: [Finding] = []
    let repair = Fixer(linter: linter).repair(
      file, locale: locale, memory: &memory, remaining: { left += $0 })
    #expect(announced > 0 && repair.fixedCount == announced)
    #expect(RepairCount(of: left).safe == 0)
  }

  /// The same over every row of every table, also of those whose repair leaves something.
  @Test func nothingIsCountedTwice() throws {
    var counts = (announced: 0, repaired: 0)
    for row in RuleFixture.all {
      let (file, base) = (try row.file, try row.baseTexts)
      let linter = Linter(options: LintOptions())
      let locale = MessageLocale(row.locale)
      let before = linter.findings(in: file, locale: locale, base: base)
      var memory = JudgeMemory()
      var left: [String] = []
      let repair = Fixer(linter: linter).repair(
        file, locale: locale, base: base, memory: &memory,
        remaining: { left += $0.map(\.identity) })
      let offered = before.filter { $0.fix?.safety == .safe && $0.fix?.edits.isEmpty == false }
      var unrepaired = 0
      for finding in offered {
        guard let place = left.firstIndex(of: finding.identity) else { continue }
        left.remove(at: place)
        unrepaired += 1
      }
      #expect(repair.fixedCount == offered.count - unrepaired, "\(row)")
      counts.announced += offered.count
      counts.repaired += repair.fixedCount
    }
    #expect(counts.announced >= counts.repaired && counts.repaired > 30)
  }

  /// The counts add up over every row of every table, and what is counted as repaired is gone after the repair.
  @Test func countsAddUp() throws {
    var counts = LintCounts()
    for row in OrderRow.all {
      let found = try row.findings(row.options)
      counts.add(found, repairs: RepairCount(of: found))
    }
    for row in RuleFixture.all {
      let (file, base) = (try row.file, try row.baseTexts)
      let linter = Linter(options: LintOptions())
      let found = linter.findings(in: file, locale: MessageLocale(row.locale), base: base)
      counts.add(found, repairs: RepairCount(of: found))
    }
    let repairs = counts.repairs
    #expect(repairs.safe + repairs.unsafe + repairs.notRepairable == counts.findings)
    #expect(repairs.safe > 200 && repairs.unsafe > 20 && repairs.notRepairable > 50)
  }
}
