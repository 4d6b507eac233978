import BidiJudge
import MessageSyntax
import BidiText
import Foundation
import LocalizationFiles
import Testing

@testable import BidiLint

/// One row of `Fixtures/Cases.txt`.
struct Case: Sendable, CustomTestStringConvertible {
  let id: String
  let locale: String
  let container: DisplayContainer
  let stored: String
  let arguments: [(specifier: String, text: String)]
  let shown: String
  let wanted: String
  let repair: String
  let isControl: Bool

  var testDescription: String { id }

  /// Cases whose repair shows another order than the reporter wrote, which readers accept too.
  static let acceptedOtherwise: Set<String> = [
    // Isolated, a name and its version follow each other in the direction of the line.
    "begins-with-two-arguments-he",
    // A line whose only Hebrew is an argument may be read in either direction.
    "handle-after-rtl-name",
  ]

  static let all: [Case] = {
    let url = packageFolder.appendingPathComponent("Tests/BidiLintTests/Fixtures/Cases.txt")
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(Case.init)
  }()

  init(_ row: Substring) {
    let fields = row.components(separatedBy: "; ").map { $0.replacing("\\n", with: "\n") }
    (id, locale, stored) = (fields[0], fields[1], fields[3])
    container = DisplayContainer(rawValue: fields[2]) ?? .natural
    arguments = tableArguments(fields[4])
    (shown, wanted, repair, isControl) = (fields[5], fields[6], fields[7], fields[8] == "control")
  }

  var options: LintOptions {
    LintOptions(
      containers: [container],
      samples: arguments.map { SampleArgument(specifier: $0.specifier, text: $0.text) })
  }

  /// What is seen of a text in the container, paragraph by paragraph.
  func display(_ text: String) -> String {
    // The cases say that a paragraph without strong character is right to left.
    Message(text).displayed(arguments, container.baseDirection(in: .rightToLeft))
  }
}

/// Strings that people reported, with the order that they saw and the order that they wanted.
@Suite struct CaseTests {
  @Test func theTableIsRead() {
    #expect(Case.all.count == 23)
  }

  @Test(arguments: Case.all)
  func isShownAsReported(_ row: Case) {
    #expect(row.display(row.stored) == row.shown)
    #expect(row.display(row.repair) == row.wanted)
  }

  @Test(arguments: Case.all.filter(\.isControl))
  func controlStaysUntouched(_ row: Case) throws {
    #expect(try findings(row.stored, row.locale, row.options).isEmpty)
  }

  /// The repair shows what the reporter wanted, or another order that the judge accepts.
  @Test(arguments: Case.all.filter { !$0.isControl })
  func aReportedCaseIsRepaired(_ row: Case) throws {
    let stored = row.stored.replacing("\n", with: "\\n")
    let (value, outcome) = try fixed(stored, row.locale, row.options, unsafe: true)
    #expect(!outcome.fixed.isEmpty)
    #expect(!outcome.remaining.contains { Rules.orderIDs.contains($0.rule) })
    if !Case.acceptedOtherwise.contains(row.id) { #expect(row.display(value) == row.wanted) }
  }

  /// Every point of the reported order is accepted by the judge, in the reported repair.
  @Test(arguments: Case.all)
  func theReportedRepairIsAccepted(_ row: Case) throws {
    let locale = try #require(MessageLocale(row.locale))
    var judge = MessageJudge(locale: locale, options: row.options.judge)
    #expect(judge.verdict(of: Message(row.repair)).certainty == .right)
  }
}
