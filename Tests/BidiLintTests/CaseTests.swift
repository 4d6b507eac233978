import BidiText
import Foundation
import LocalizationFiles
import Testing

@testable import BidiLint

/// One row of `Fixtures/Cases.txt`.
struct Case: Sendable, CustomTestStringConvertible {
  let id: String
  let locale: String
  let container: Container
  let stored: String
  let arguments: [(specifier: String, text: String)]
  let shown: String
  let wanted: String
  let repair: String
  let isControl: Bool

  var testDescription: String { id }

  static let all: [Case] = {
    let url = packageFolder.appendingPathComponent("Tests/BidiLintTests/Fixtures/Cases.txt")
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(Case.init)
  }()

  init(_ row: Substring) {
    let fields = row.components(separatedBy: "; ").map { $0.replacing("\\n", with: "\n") }
    (id, locale, stored) = (fields[0], fields[1], fields[3])
    container = Container(rawValue: fields[2]) ?? .natural
    arguments = fields[4].components(separatedBy: ", ").filter { !$0.isEmpty }.map { pair in
      let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
      return (parts[0], parts[1])
    }
    (shown, wanted, repair, isControl) = (fields[5], fields[6], fields[7], fields[8] == "control")
  }

  var options: LintOptions {
    LintOptions(containers: [container], samples: Samples(arguments: arguments))
  }

  /// What is seen of a text in the container, paragraph by paragraph.
  func display(_ text: String) throws -> String {
    // The cases say that a paragraph without strong character is right to left.
    let base = container.baseDirection(in: .rightToLeft)
    let samples = Samples(arguments: arguments).usual(script: "Latn", direction: .leftToRight)
    return try Line.lines(of: text).map { line in
      try displayed(line.filled(with: samples[0]), base)
    }.joined(separator: "\n")
  }
}

/// Strings that people reported, with the order that they saw and the order that they wanted.
@Suite struct CaseTests {
  @Test func theTableIsRead() {
    #expect(Case.all.count == 23)
  }

  @Test(arguments: Case.all)
  func isShownAsReported(_ row: Case) throws {
    #expect(try row.display(row.stored) == row.shown)
    #expect(try row.display(row.repair) == row.wanted)
  }

  @Test(arguments: Case.all.filter(\.isControl))
  func controlStaysUntouched(_ row: Case) throws {
    #expect(try findings(row.stored, row.locale, row.options).isEmpty)
  }

  /// The cases whose fault is the direction of the whole line.
  @Test(
    arguments: Case.all.filter { row in
      ["begins-with", "question-ltr", "sentence-latin-ltr", "embed-across-newline"]
        .contains { row.id.hasPrefix($0) }
    })
  func directionOfTheLineIsRepaired(_ row: Case) throws {
    let stored = row.stored.replacing("\n", with: "\\n")
    let (value, outcome) = try fixed(stored, row.locale, row.options)
    #expect(try row.display(value) == row.wanted)
    #expect(outcome.remaining.isEmpty)
    #expect(!outcome.fixed.isEmpty)
  }
}
