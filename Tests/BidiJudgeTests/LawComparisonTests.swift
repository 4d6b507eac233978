import BidiTestSupport
import BidiText
import Foundation
import Testing

@testable import BidiJudge

/// The judge's law and the reference, each written without sight of the other, agree on generated lines.
///
/// `BIDI_ALL_CASES=1 swift test --filter LawComparisonTests` compares a million.
@Suite struct LawComparisonTests {
  private static let count = caseCount(20_000, of: 1_000_000)

  @Test(arguments: [101, 102] as [UInt64])
  func judgeAndReferenceAgree(seed: UInt64) throws {
    var comparison = LawComparison(locale: try #require(MessageLocale("he")))
    var generation = LawGeneration(seed: seed)
    var disagreed: [LawComparison.Result] = []
    var accepted = 0
    while comparison.count < Self.count / 2 {
      let line = generation.makeLine()
      // `+15 16 -457` is a telephone number to the judge, and a link with its label is read as such.
      if line.hasNumberAfterPlus || line.hasLinkWithLabel || line.hasCode { continue }
      var results = try comparison.plainResults(of: line)
      for var reading in generation.pickReadings(of: line, atMost: 2) {
        // A control inside a number makes units of its sign and its digits.
        reading.turnedNumbers = []
        results += try comparison.results(of: line, reading)
      }
      accepted += results.count { $0.reference.isEmpty }
      disagreed += results.filter { !$0.isAgreed }
    }
    let shortest = disagreed.sorted { $0.line.elements.count < $1.line.elements.count }.prefix(20)
    let report = shortest.map { $0.description }.joined(separator: "\n")
    #expect(disagreed.isEmpty, "\(disagreed.count) of \(comparison.count):\n\(report)")
    // Both answers are asked for often.
    #expect(accepted > comparison.count / 5 && accepted < comparison.count * 4 / 5, "\(accepted)")
  }
}
