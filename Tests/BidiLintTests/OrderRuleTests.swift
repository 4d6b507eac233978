import BidiJudge
import MessageSyntax
import BidiSource
import BidiText
import Foundation
import LocalizationFiles
import Testing

@testable import BidiLint

/// One row of a table in `Fixtures/OrderRules`, which has the name of its rule.
struct OrderRow: Sendable, CustomTestStringConvertible {
  let rule: String
  let locale: String
  let containers: [DisplayContainer]
  /// The value as stored in a `.strings` file.
  let stored: String
  let arguments: [(specifier: String, text: String)]
  /// Whether the arguments are given to the judge too, as with `--sample`: `given %@=Alice`.
  let areGiven: Bool
  /// The text of the base language: `base %@ files`.
  let base: String?
  /// The comment of the entry: `comment number of files`.
  let comment: String?
  let numbers: String
  /// The value after all safe repairs; nil if the value stays untouched.
  let repaired: String?
  /// Whether the repair is unsafe: `unsafe VALUE`.
  let isUnsafe: Bool
  /// Whether there is a fault that no control repairs: `none`.
  let isBeyondRepair: Bool
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

  init?(_ row: some StringProtocol, of rule: String) {
    let fields = row.components(separatedBy: " | ")
    guard fields.count == 7 else { return nil }
    self.rule = rule
    locale = fields[0]
    if fields[1] == "any" {
      containers = DisplayContainer.allCases
    } else if let container = DisplayContainer(rawValue: fields[1]) {
      containers = [container]
    } else {
      return nil
    }
    stored = fields[2].readingControls(as: .names)
    let known = fields[3].split(separator: " ", maxSplits: 1).map(String.init)
    let kind = known.count == 2 ? known[0] : ""
    areGiven = kind == "given"
    base = kind == "base" ? known[1] : nil
    comment = kind == "comment" ? known[1] : nil
    // What the base language or the comment says of an argument is that it is a number.
    arguments =
      base == nil && comment == nil
      ? tableArguments(areGiven ? known[1] : fields[3]) : [("%@", "12")]
    numbers = fields[4]
    isUnsafe = fields[5].hasPrefix("unsafe ")
    let repair = isUnsafe ? String(fields[5].dropFirst(7)) : fields[5]
    isBeyondRepair = repair == "none"
    repaired =
      repair == "-" || isBeyondRepair
      ? nil : repair.readingControls(as: .names).replacing("\\n", with: "\n")
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
      extendSelect: Rules.rule(named: rule).map { type(of: $0).isOptIn } == true ? [rule] : [])
  }

  /// The file with the value, and the texts of the base language.
  var file: (file: LocalizationFile, base: BaseTexts?) {
    get throws {
      let note = comment.map { "/* \($0) */ " } ?? ""
      let text = "\(note)\"k\" = \"\(stored)\";\n"
      let file = try LocalizationFile(path: "x.strings", bytes: Array(text.utf8))
      let texts = try base.map { base in
        let bytes = Array("\"k\" = \"\(base)\";\n".utf8)
        return BaseTexts(
          try LocalizationFile(path: "en.strings", bytes: bytes), locale: MessageLocale("en"))
      }
      return (file, texts)
    }
  }

  /// What the linter finds.
  func findings(_ options: LintOptions) throws -> [Finding] {
    let (file, base) = try file
    return Linter(options: options).findings(in: file, locale: MessageLocale(locale), base: base)
  }

  /// The value after the repairs; the unsafe ones too if the table says so.
  func fixed(_ options: LintOptions) throws -> (value: String, outcome: Fixer.Outcome) {
    let (file, base) = try file
    let outcome = try Fixer(linter: Linter(options: options), includesUnsafe: isUnsafe)
      .fix(file, locale: MessageLocale(locale), base: base)
    return (outcome.repaired.entries[0].value.string, outcome)
  }

  /// The value as a program reads it.
  var value: String { stored.replacing("\\n", with: "\n").replacing("\\\"", with: "\"") }

  /// What is seen of a value in a container.
  func display(_ value: String, in container: DisplayContainer) -> String {
    let base = container.baseDirection(in: MessageLocale(locale)?.direction ?? .leftToRight)
    return Message(value).displayed(arguments, base)
  }

  /// The containers that texts of the locale are looked at in.
  var lookedAt: [DisplayContainer] {
    guard MessageLocale(locale)?.direction == .leftToRight, containers != [.rightToLeft] else {
      return containers
    }
    return containers.filter { $0 != .rightToLeft }
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
    #expect(rows.count { $0.repaired != nil || $0.isBeyondRepair } >= 12)
    #expect(rows.count { $0.repaired == nil } >= 9)
  }

  @Test(arguments: OrderRow.all.filter { $0.repaired != nil })
  func aRowWithARepairIsRepaired(_ row: OrderRow) throws {
    let found = try row.findings(row.options)
    #expect(found.map(\.rule).contains(row.rule))
    #expect(found.allSatisfy { $0.fix?.safety == (row.isUnsafe ? .unsafe : .safe) })
    let (value, outcome) = try row.fixed(row.options)
    #expect(value.showingControls() == row.repaired?.showingControls())
    #expect(outcome.remaining.map(\.rule) == [])
  }

  @Test(arguments: OrderRow.all.filter { $0.repaired == nil })
  func aRowWithoutARepairStaysUntouched(_ row: OrderRow) throws {
    let (value, outcome) = try row.fixed(row.options)
    #expect(value.showingControls() == row.value.showingControls())
    if row.isBeyondRepair {
      #expect(outcome.remaining.map(\.rule) == [row.rule])
      #expect(outcome.remaining.allSatisfy { $0.fix == nil && $0.help != nil })
      return
    }
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
    let context = MessageContext(
      comments: row.comment.map { [$0] } ?? [], base: row.base.map { Message($0) })
    if Message(repaired).data == nil, !row.isBeyondRepair {
      #expect(judge.verdict(of: Message(repaired), context: context).certainty == .right)
    }
  }
}
