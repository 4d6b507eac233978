import BidiText
import Foundation
import Testing

/// The reference is no better than what it passes: the files of Unicode.
@Suite struct ReferenceTests {
  @Test func everyCharacterCase() async throws {
    let file = try UnicodeFile("BidiCharacterTest")
    let (tallies, time) = try await file.concurrently { slice in
      var tally = ReferenceTally()
      for (offset, line) in zip(slice.indices, slice) where !line.isEmpty && !line.hasPrefix("#") {
        let row = try BidiCharacterCase(line, number: offset + 1)
        tally.judge(
          row.text, row.direction, line: offset + 1, levels: row.levels,
          paragraphLevel: row.paragraphLevel)
      }
      return tally
    }
    let tally = tallies.reduce(ReferenceTally(), +)
    #expect(tally.failed.prefix(20) == [])
    #expect(tally.passed == 91_707)
    print("BidiCharacterTest, reference: \(tally.passed) cases in \(shown(seconds: time))")
  }

  /// Every eighth line of the file: the whole takes 14 s of processor time in a debug build.
  ///
  /// `BIDI_WHOLE_REFERENCE=1` takes every line.
  @Test func classCases() async throws {
    let step = ProcessInfo.processInfo.environment["BIDI_WHOLE_REFERENCE"] == "1" ? 1 : 8
    let file = try UnicodeFile("BidiTest")
    let (tallies, time) = try await file.concurrently(
      cuts: BidiClassCases.mayBeginSlice
    ) { slice in
      var tally = ReferenceTally()
      try BidiClassCases.forEach(in: slice) { row in
        guard row.line % step == 0 else { return }
        tally.judge(
          row.text, row.direction, line: row.line, levels: row.levels, paragraphLevel: nil)
      }
      return tally
    }
    let tally = tallies.reduce(ReferenceTally(), +)
    #expect(tally.failed.prefix(20) == [])
    #expect(step == 1 ? tally.passed == 770_241 : tally.passed > 90_000)
    print("BidiTest, reference: \(tally.passed) cases in \(shown(seconds: time))")
  }
}

/// What became of the reference's cases.
private struct ReferenceTally: Sendable {
  var passed = 0
  var failed: [Int] = []

  static func + (lhs: ReferenceTally, rhs: ReferenceTally) -> ReferenceTally {
    ReferenceTally(passed: lhs.passed + rhs.passed, failed: lhs.failed + rhs.failed)
  }

  mutating func judge(
    _ text: String, _ direction: BaseDirection, line: Int, levels: [UInt8?], paragraphLevel: UInt8?
  ) {
    let reference = ReferenceAlgorithm(Array(text.unicodeScalars), baseDirection: direction)
    let isRight =
      reference.resolvedLevels == levels
      && (paragraphLevel ?? reference.paragraphLevel) == reference.paragraphLevel
    if isRight { passed += 1 } else { failed.append(line) }
  }
}
