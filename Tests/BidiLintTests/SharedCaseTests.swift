import BidiText
import Foundation
import LocalizationFiles
import Testing

@testable import BidiLint

private let caseFile = ProcessInfo.processInfo.environment["BIDI_CASES"]

/// A file of cases as JSON, where `BIDI_CASES` names one: strings with the order that people saw and wanted.
@Suite(.enabled(if: caseFile != nil, "set BIDI_CASES to a file of cases"))
struct SharedCaseTests {
  struct Row: Decodable {
    let id: String
    let locale: String
    let container: String
    let logical: String
    let placeholders: [String: String]
    let shows: String
    let wanted: String
    let control: Bool
  }

  @Test func everyCase() throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: try #require(caseFile)))
    let rows = try JSONDecoder().decode([Row].self, from: data)
    var counts: [String: Int] = [:]
    for row in rows {
      let result = try judge(row)
      counts[String(result.prefix { $0 != ":" }), default: 0] += 1
      print("case \(row.id): \(result)")
      if row.control { #expect(result == "control, untouched", "\(row.id)") }
    }
    print(
      "cases: \(counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", "))"
    )
  }

  private func judge(_ row: Row) throws -> String {
    let container = Container(rawValue: row.container) ?? .natural
    // `%@#2` is the second of equal specifiers.
    let arguments = row.placeholders.sorted { $0.key < $1.key }.map { key, text in
      (specifier: String(key.prefix { $0 != "#" }), text: text)
    }
    var policies = NumberPolicies()
    if row.id == "minus-fa" { policies[locale: "fa"] = NumberPolicy(sign: .left) }
    if row.id == "currency-nbsp" { policies[locale: "ar"] = NumberPolicy(currency: .left) }
    if row.id == "percent-alone-ar" { policies[locale: "ar"] = NumberPolicy(percent: .left) }
    let options = LintOptions(
      containers: [container], samples: Samples(arguments: arguments), numberPolicies: policies)
    let stored = row.logical.replacing("\n", with: "\\n")
    let (value, outcome) = try fixed(stored, row.locale, options)
    if row.control {
      return value == row.logical
        ? "control, untouched" : "control, CHANGED: \(value.showingControls())"
    }
    if try display(value, container, arguments) == row.wanted {
      return "repaired: \(value.showingControls()) [\(rules(outcome.fixed))]"
    }
    let (unsafe, more) = try fixed(stored, row.locale, options, unsafe: true)
    if try display(unsafe, container, arguments) == row.wanted {
      return "repaired by --unsafe-fixes: \(unsafe.showingControls()) [\(rules(more.fixed))]"
    }
    return outcome.remaining.isEmpty
      ? "wrong: \(value.showingControls())" : "refused: [\(rules(outcome.remaining))]"
  }

  private func rules(_ findings: [Finding]) -> String {
    findings.map(\.rule).joined(separator: ", ")
  }

  private func display(
    _ text: String, _ container: Container, _ arguments: [(specifier: String, text: String)]
  ) throws -> String {
    let base = container.baseDirection(in: .rightToLeft)
    let samples = Samples(arguments: arguments).usual(script: "Latn", direction: .leftToRight)
    return try Line.lines(of: text).map { line in
      try displayed(line.filled(with: samples[0]), base)
    }.joined(separator: "\n")
  }
}
