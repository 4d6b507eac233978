import BidiText
import Foundation
import LocalizationFiles
import Testing

@testable import BidiLint

/// One row of a table in `Fixtures/ProvenRules`, which has the name of its rule.
struct ProvenRow: Sendable, CustomTestStringConvertible {
  let rule: String
  let locale: String
  let containers: [Container]
  /// The value as stored in a `.strings` file.
  let stored: String
  let arguments: [(specifier: String, text: String)]
  let numbers: String
  /// The value after all safe repairs; nil where it stays untouched.
  let repaired: String?
  /// What is seen from left to right, paragraph by paragraph.
  let wanted: String

  var testDescription: String { "\(rule): \(locale) \(stored.showingControls())" }

  /// The rules that are proven, each with a table.
  static let rules = [
    "base-direction", "rtl-only-in-ltr", "ltr-only-in-rtl", "placeholder-unisolated",
    "ltr-run-edge", "number-sequence", "ltr-run-merge", "sign-side", "percent-side",
    "currency-side", "container-dependent",
  ]

  static let all: [ProvenRow] = rules.flatMap(rows)

  static func rows(of rule: String) -> [ProvenRow] {
    let path = "Tests/BidiLintTests/Fixtures/ProvenRules/\(rule).txt"
    let url = packageFolder.appendingPathComponent(path)
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }
      .compactMap { ProvenRow($0, of: rule) }
  }

  private init?(_ row: Substring, of rule: String) {
    let fields = row.components(separatedBy: " | ")
    guard fields.count == 7 else { return nil }
    self.rule = rule
    locale = fields[0]
    if fields[1] == "any" {
      containers = Container.allCases
    } else if let container = Container(rawValue: fields[1]) {
      containers = [container]
    } else {
      return nil
    }
    stored = fields[2].readingControls(as: .names)
    arguments = fields[3].components(separatedBy: ", ").filter { !$0.isEmpty }.map { pair in
      let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
      return (parts[0], parts[1])
    }
    numbers = fields[4]
    repaired =
      fields[5] == "-"
      ? nil : fields[5].readingControls(as: .names).replacing("\\n", with: "\n")
    wanted = fields[6].replacing("\\n", with: "\n")
  }

  var options: LintOptions {
    var policies = NumberPolicies()
    if !numbers.isEmpty { policies[locale: locale] = NumberPolicy(words: numbers) }
    return LintOptions(
      containers: containers, samples: Samples(arguments: arguments), numberPolicies: policies,
      extendSelect: rule == "ltr-run-merge" ? [rule] : [])
  }

  /// The value as a program reads it.
  var value: String { stored.replacing("\\n", with: "\n") }

  /// The lines of a value with the arguments filled in.
  func filled(_ value: String) -> [String] {
    let sets = Samples(arguments: arguments).usual(script: "Latn", direction: .leftToRight)
    return Line.lines(of: value).map { $0.filled(with: sets[0]) }
  }

  /// What is seen of a value in a container.
  func display(_ value: String, in container: Container) throws -> String {
    let base = container.baseDirection(in: MessageLocale(locale)?.direction ?? .leftToRight)
    return try filled(value).map { try displayed($0, base) }.joined(separator: "\n")
  }
}

/// The tables of the proven rules: what each repairs and how, and what it leaves alone.
///
/// The order that is wanted was written by a person as a reading, with what is read in the other direction in
/// braces, and compared with what FriBidi makes of the repaired text.
@Suite struct ProvenRuleTests {
  @Test(arguments: ProvenRow.rules)
  func theTableIsRead(_ rule: String) throws {
    let rows = ProvenRow.rows(of: rule)
    let path = "Tests/BidiLintTests/Fixtures/ProvenRules/\(rule).txt"
    let url = packageFolder.appendingPathComponent(path)
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
    #expect(rows.count == lines.count { !$0.hasPrefix("#") })
    #expect(rows.count { $0.repaired != nil } >= 12)
    #expect(rows.count { $0.repaired == nil } >= 9)
  }

  @Test func everyProvenRuleHasATable() {
    let proven = Rules.all.filter { $0 is any ProvenRule }.map { type(of: $0).id }
    #expect(Set(proven) == Set(ProvenRow.rules))
  }

  @Test(arguments: ProvenRow.all.filter { $0.repaired != nil })
  func isRepaired(_ row: ProvenRow) throws {
    let (value, outcome) = try fixed(row.stored, row.locale, row.options)
    #expect(value.showingControls() == row.repaired?.showingControls())
    #expect(outcome.remaining.isEmpty)
    #expect(outcome.fixed.map(\.rule).contains(row.rule))
  }

  @Test(arguments: ProvenRow.all.filter { $0.repaired == nil })
  func staysUntouched(_ row: ProvenRow) throws {
    let (value, outcome) = try fixed(row.stored, row.locale, row.options)
    #expect(value.showingControls() == row.value.showingControls())
    // What a program may read is reported at most, and repaired only where a person says so.
    if Code.kind(of: row.value) == nil {
      #expect(outcome.remaining.map(\.rule) == [])
    } else {
      #expect(outcome.remaining.allSatisfy { $0.fix?.safety != .safe })
    }
  }

  @Test(arguments: ProvenRow.all)
  func isShownAsWanted(_ row: ProvenRow) throws {
    let locale = try #require(MessageLocale(row.locale))
    for container in row.options.containers(for: locale) {
      #expect(try row.display(row.repaired ?? row.value, in: container) == row.wanted)
    }
  }
}
