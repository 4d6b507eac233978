import BidiMessages
import BidiText
import Foundation
import LocalizationFiles
import Testing

@testable import BidiLint

/// One row of a table in `Fixtures/OrderRules`, which has the name of its rule.
struct OrderRow: Sendable, CustomTestStringConvertible {
  let rule: String
  let locale: String
  let containers: [Container]
  /// The value as stored in a `.strings` file.
  let stored: String
  let arguments: [(specifier: String, text: String)]
  /// Whether the arguments are given to the judge too, as with `--sample`.
  let areGiven: Bool
  let numbers: String
  /// The value after all safe repairs; nil if the value stays untouched.
  let repaired: String?
  /// What a person reads on the screen, written from left to right, line by line.
  let shown: String

  var testDescription: String { "\(rule): \(locale) \(stored.showingControls())" }

  static let rules = Rules.orderIDs.sorted()

  static let all: [OrderRow] = rules.flatMap(rows)

  static func lines(of rule: String) -> [Substring] {
    let path = "Tests/BidiLintTests/Fixtures/OrderRules/\(rule).txt"
    let url = packageFolder.appendingPathComponent(path)
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }
  }

  static func rows(of rule: String) -> [OrderRow] {
    lines(of: rule).compactMap { OrderRow($0, of: rule) }
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
    areGiven = fields[3].hasPrefix("given ")
    arguments = tableArguments(areGiven ? String(fields[3].dropFirst(6)) : fields[3])
    numbers = fields[4]
    repaired =
      fields[5] == "-"
      ? nil : fields[5].readingControls(as: .names).replacing("\\n", with: "\n")
    shown = fields[6].replacing("\\n", with: "\n")
  }

  var options: LintOptions {
    var policies = NumberPolicies()
    if !numbers.isEmpty { policies[locale: locale] = NumberPolicy(words: numbers) }
    return LintOptions(
      containers: containers,
      samples: areGiven
        ? arguments.map { SampleArgument(specifier: $0.specifier, text: $0.text) } : [],
      numberPolicies: policies,
      extendSelect: rule == PlaceholderUnisolatedRule.id ? [rule] : [])
  }

  /// The value as a program reads it.
  var value: String { stored.replacing("\\n", with: "\n") }

  /// What is seen of a value in a container.
  func display(_ value: String, in container: Container) -> String {
    let base = container.baseDirection(in: MessageLocale(locale)?.direction ?? .leftToRight)
    return Message(value).displayed(arguments, base)
  }

  /// The containers that texts of the locale are looked at in.
  var lookedAt: [Container] {
    guard MessageLocale(locale)?.direction == .leftToRight, containers != [.rtl] else {
      return containers
    }
    return containers.filter { $0 != .rtl }
  }
}

/// The tables of the order rules: what each finds, how the value is repaired, and what stays untouched.
///
/// A person wrote what is read. That reading is accepted by the judge, and the repaired value shows it.
@Suite struct OrderRuleTests {
  @Test(arguments: OrderRow.rules)
  func theTableIsRead(_ rule: String) {
    let rows = OrderRow.rows(of: rule)
    #expect(rows.count == OrderRow.lines(of: rule).count)
    #expect(rows.count { $0.repaired != nil } >= 12)
    #expect(rows.count { $0.repaired == nil } >= 9)
  }

  @Test(arguments: OrderRow.all.filter { $0.repaired != nil })
  func isRepaired(_ row: OrderRow) throws {
    let found = try findings(row.stored, row.locale, row.options)
    #expect(found.map(\.rule).contains(row.rule))
    let (value, outcome) = try fixed(row.stored, row.locale, row.options)
    #expect(value.showingControls() == row.repaired?.showingControls())
    #expect(outcome.remaining.map(\.rule) == [])
  }

  @Test(arguments: OrderRow.all.filter { $0.repaired == nil })
  func staysUntouched(_ row: OrderRow) throws {
    let (value, outcome) = try fixed(row.stored, row.locale, row.options)
    #expect(value.showingControls() == row.value.showingControls())
    // A value that a program may read is reported at most, and not repaired.
    if Message(row.value).data == nil {
      #expect(outcome.remaining.map(\.rule) == [])
    } else {
      #expect(outcome.remaining.allSatisfy { $0.fix?.safety != .safe })
    }
  }

  /// The reading is on the screen after the repair, and the judge accepts the repaired value.
  @Test(arguments: OrderRow.all)
  func isShownAsRead(_ row: OrderRow) throws {
    let repaired = row.repaired ?? row.value
    for container in row.lookedAt {
      #expect(row.display(repaired, in: container) == row.shown)
    }
    let locale = try #require(MessageLocale(row.locale))
    var judge = MessageJudge(locale: locale, options: row.options.judge)
    if Message(repaired).data == nil {
      #expect(judge.verdict(of: Message(repaired)).certainty == .right)
    }
  }
}
