import BidiJudge
import MessageSyntax
import BidiText
import Foundation
import LocalizationFiles
import Testing

@testable import BidiLint

private let caseFile = ProcessInfo.processInfo.environment["BIDI_CASES"] ?? ""

/// A file of cases as JSON, named in `BIDI_CASES`: strings with the order that people saw and wanted.
@Suite(.enabled(if: FileManager.default.fileExists(atPath: caseFile), "there is no file of cases"))
struct SharedCaseTests {
  struct Row: Decodable {
    let id: String
    let locale: String
    let container: String
    let logical: String
    let placeholders: [String: String]
    let wanted: String
    let control: Bool

    /// `%@#2` is the second of equal specifiers.
    var arguments: [(specifier: String, text: String)] {
      placeholders.sorted { $0.key < $1.key }.map { key, text in
        (specifier: String(key.prefix { $0 != "#" }), text: text)
      }
    }

    /// The policies of the cases that are about what readers do not agree on.
    var policies: NumberPolicies {
      var policies = NumberPolicies()
      switch id {
      case "minus-fa": policies[locale: "fa"] = NumberPolicy(sign: .left)
      case "currency-nbsp": policies[locale: "ar"] = NumberPolicy(currency: .left)
      case "percent-alone-ar": policies[locale: "ar"] = NumberPolicy(percent: .left)
      default: break
      }
      return policies
    }
  }

  /// What comes of a case.
  enum Outcome: String {
    case untouched = "control, untouched"
    case changed = "control, CHANGED"
    case wanted = "repaired as wanted"
    case accepted = "shown in another order that readers accept"
    case data = "reported, and never marked, because programs read the value"
    case wrong = "WRONG"
  }

  @Test func everySharedCaseIsAsExpected() throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: caseFile))
    let rows = try JSONDecoder().decode([Row].self, from: data)
    var counts: [String: Int] = [:]
    for row in rows {
      let (outcome, text) = try judge(row)
      counts[outcome.rawValue, default: 0] += 1
      if outcome != .untouched, outcome != .wanted {
        print("case \(row.id): \(outcome.rawValue): \(text)")
      }
      #expect(outcome != .changed && outcome != .wrong, "\(row.id): \(text)")
    }
    let list = counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    print("cases: \(list.joined(separator: ", "))")
  }

  private func judge(_ row: Row) throws -> (Outcome, String) {
    let container = DisplayContainer(rawValue: row.container) ?? .natural
    let options = LintOptions(
      containers: [container],
      samples: row.arguments.map { SampleArgument(specifier: $0.specifier, text: $0.text) },
      numberPolicies: row.policies)
    let stored = row.logical.replacing("\n", with: "\\n").replacing("\"", with: "\\\"")
    // A control stays untouched by what `fix` does unasked.
    let (value, outcome) = try fixed(stored, row.locale, options, unsafe: !row.control)
    let rules = outcome.remaining.map(\.rule).joined(separator: ", ")
    let text = "\(value.showingControls()) [\(rules)]"
    if row.control { return (value == row.logical ? .untouched : .changed, text) }
    let base = container.baseDirection(in: .rightToLeft)
    if Message(value).displayed(row.arguments, base) == row.wanted { return (.wanted, text) }
    let locale = try #require(MessageLocale(row.locale))
    var judge = MessageJudge(locale: locale, options: options.judge)
    if Message(value).data != nil, value == row.logical, !rules.isEmpty { return (.data, text) }
    let isRight = judge.verdict(of: Message(value)).certainty == .right
    return (isRight ? .accepted : .wrong, text)
  }
}
