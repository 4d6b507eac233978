import BidiJudge
import BidiSource
import BidiText
import Foundation
import LocalizationFiles
import Testing

@testable import BidiLint

/// One row of a table of `Fixtures/Rules`, which is named by its rule.
struct RuleFixture: Sendable, CustomTestStringConvertible {
  let rule: String
  let isFault: Bool
  let locale: String
  let entry: String
  let base: String?
  let safety: Fix.Safety?
  let repaired: String?

  var testDescription: String { "\(rule): \(entry)" }

  static let tables: [String: [RuleFixture]] = {
    let folder = packageFolder.appendingPathComponent("Tests/BidiLintTests/Fixtures/Rules")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    var tables: [String: [RuleFixture]] = [:]
    for name in names {
      let text = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      let rule = String(name.dropLast(".txt".count))
      tables[rule] = (text ?? "").split(separator: "\n").filter { !$0.hasPrefix("#") }
        .map { RuleFixture(rule, $0) }
    }
    return tables
  }()

  static let all = tables.sorted { $0.key < $1.key }.flatMap(\.value)

  init(_ rule: String, _ row: Substring) {
    let fields = row.components(separatedBy: " | ")
    self.rule = rule
    isFault = fields[0] == "yes"
    locale = fields[1]
    entry = fields[2].readingControls(as: .names)
    base = fields[3] == "-" ? nil : fields[3]
    let fix = fields[4].split(separator: " ", maxSplits: 1).map(String.init)
    safety = Fix.Safety(rawValue: fix[0])
    repaired = fix.count == 2 ? fix[1].readingControls(as: .names) : nil
  }

  /// The file: the entries as they stand, or one entry of the value.
  var file: LocalizationFile {
    get throws {
      let text = entry.hasSuffix(";") && entry.contains(" = ") ? entry : "\"k\" = \"\(entry)\";"
      return try LocalizationFile(path: "x.strings", bytes: Array(text.utf8))
    }
  }

  var baseTexts: BaseTexts? {
    get throws {
      guard let base else { return nil }
      let bytes = Array("\"k\" = \"\(base)\";".utf8)
      return BaseTexts(
        try LocalizationFile(path: "en.strings", bytes: bytes), locale: MessageLocale("en"))
    }
  }
}

/// What each rule finds, what it leaves alone, and what its fix writes.
@Suite struct RuleFixtureTests {
  @Test(arguments: RuleFixture.all)
  func isJudgedAsDecided(_ row: RuleFixture) throws {
    let linter = Linter(options: LintOptions(select: [row.rule]))
    let found = try linter.findings(
      in: row.file, locale: MessageLocale(row.locale), base: row.baseTexts)
    #expect(Set(found.map(\.rule)) == (row.isFault ? [row.rule] : []), "\(found.map(\.message))")
    #expect(found.first?.fix?.safety == row.safety)
    for finding in found {
      guard let proof = finding.proof else { continue }
      for line in proof.lines { #expect(line.now != line.repaired) }
    }
  }

  @Test(arguments: RuleFixture.all.filter { $0.repaired != nil })
  func isRepairedAsDecided(_ row: RuleFixture) throws {
    let linter = Linter(options: LintOptions(select: [row.rule]))
    let fixer = Fixer(linter: linter, includesUnsafe: row.safety == .unsafe)
    let outcome = try fixer.fix(
      try row.file, locale: MessageLocale(row.locale), base: try row.baseTexts)
    let expected = try RuleFixture(row.rule, "yes | en | \(row.repaired ?? "") | - | -").file
    #expect(
      outcome.repaired.entries.map(\.value.string.debugDescription)
        == expected.entries.map(\.value.string.debugDescription))
    #expect(outcome.remaining.isEmpty)
  }

  @Test func tablesAreOfRulesAndLongEnough() {
    #expect(RuleFixture.tables.count >= 16)
    for (rule, rows) in RuleFixture.tables {
      #expect(Rules.ids.contains(rule))
      #expect(rows.count >= 12, "\(rule)")
      #expect(rows.count { $0.isFault } >= 4, "\(rule)")
      #expect(rows.count { !$0.isFault } >= 4, "\(rule)")
    }
  }
}
