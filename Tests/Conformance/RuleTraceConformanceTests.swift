import BidiTestSupport
import BidiText
import Foundation
import Testing

/// The explanation must explain the levels that the engine gives, and these must be the standard's.
@Suite struct RuleTraceConformanceTests {
  @Test func everyCharacterCase() async throws {
    let file = try UnicodeFile("BidiCharacterTest")
    let (tallies, time) = try await file.concurrently { slice in
      var tally = TraceTally()
      for (offset, line) in zip(slice.indices, slice) where !line.isEmpty && !line.hasPrefix("#") {
        let row = try BidiCharacterCase(line, number: offset + 1)
        try tally.judge(
          row.text, row.direction, line: offset + 1, levels: row.levels,
          paragraphLevel: row.paragraphLevel)
      }
      return tally
    }
    let tally = tallies.reduce(TraceTally(), +)
    #expect(tally.failed.prefix(20) == [])
    #expect(tally.passed == 91_707)
    print("BidiCharacterTest, trace: \(tally.passed) cases in \(shown(seconds: time))")
  }

  /// Every eighth line of the file; `BIDI_ALL_CASES=1` takes every line.
  @Test func classCases() async throws {
    let step = takesAllCases ? 1 : 8
    let file = try UnicodeFile("BidiTest")
    let (tallies, time) = try await file.concurrently(cuts: BidiClassCases.mayBeginSlice) { slice in
      var tally = TraceTally()
      try BidiClassCases.forEach(in: slice) { row in
        guard row.line % step == 0 else { return }
        try tally.judge(
          row.text, row.direction, line: row.line, levels: row.levels, paragraphLevel: nil)
      }
      return tally
    }
    let tally = tallies.reduce(TraceTally(), +)
    #expect(tally.failed.prefix(20) == [])
    #expect(step == 1 ? tally.passed == 770_241 : tally.passed > 90_000)
    print("BidiTest, trace: \(tally.passed) cases in \(shown(seconds: time))")
  }

  /// Random texts of each kind, with something outside them, beside the resolver.
  @Test(
    arguments: zip(
      RandomTextKind.paragraphKinds,
      [
        caseCount(5_000, of: 20_000), caseCount(5_000, of: 20_000), 100, 100, 100, 500,
      ]))
  func randomTexts(_ kind: RandomTextKind, _ count: Int) throws {
    var random = SeededGenerator(seed: 0x7ACE)
    let outside: [WritingDirection?] = [nil, .leftToRight, .rightToLeft]
    for _ in 0..<count {
      let text = String(String.UnicodeScalarView(kind.scalars(using: &random)))
      let base = allBaseDirections.randomElement(using: &random) ?? .explicit(.leftToRight)
      let context = OutsideContext(
        before: outside.randomElement(using: &random) ?? nil,
        after: outside.randomElement(using: &random) ?? nil)
      let trace = try RuleTrace(text, baseDirection: base, context: context)
      let resolved = try ResolvedParagraph(text, baseDirection: base, context: context)
      var shown: Comment {
        Comment(rawValue: text.unicodeScalars.map(\.codePoint).joined(separator: " "))
      }
      #expect(trace.levels == resolved.levels, shown)
      #expect(trace.paragraphLevel == resolved.paragraphLevel, shown)
      #expect(trace.characters.map(\.scalar) == resolved.scalars, shown)
      expectLaws(trace, shown)
    }
  }

  /// What holds for every trace.
  private func expectLaws(_ trace: RuleTrace, _ shown: Comment) {
    for (offset, character) in trace.characters.enumerated() {
      // Rules act in the order of the standard, and the last one leaves the result.
      let order = character.steps.map { Self.phase($0.rule) }
      #expect(zip(order, order.dropFirst()).allSatisfy(<=), shown)
      let last = character.steps.last
      #expect((last?.type ?? character.bidiClass) == character.type, shown)
      #expect(last == nil || last?.level == character.level, shown)
      #expect(
        last != nil || character.level == trace.paragraphLevel, "no reason for another level")
      // Each character that stays is in one sequence.
      let owner = character.sequence.map { trace.sequences[$0] }
      #expect((owner == nil) == (character.level == nil), shown)
      #expect(owner?.scalarRanges.contains { $0.contains(offset) } ?? true, shown)
      #expect(owner == nil || owner?.level == character.explicitLevel, shown)
      // What is left in the end is a direction or a number.
      if character.level != nil {
        let final: [BidiClass] = [.leftToRight, .rightToLeft, .europeanNumber, .arabicNumber]
        #expect(final.contains(character.type), shown)
      }
    }
  }

  private static func phase(_ rule: BidiRule) -> Int {
    switch rule {
    case .x2, .x3, .x4, .x5, .x5a, .x5b, .x5c, .x6, .x6a, .x7, .x8: 0
    default: BidiRule.allCases.firstIndex(of: rule) ?? 0
    }
  }

  /// Texts that a walk of more than linear time would not get through.
  @Test(arguments: [
    "\u{2068}", "\u{2068}1\u{2069}", "(", "(\u{5D0}", "()", "(a)", "a)", "1,", "%", "\u{300}",
    "\u{202B}", "\u{202B}a\u{202C}", "a\u{2067}\u{5D0}\u{2069}", "\u{2067}a", " ", "\u{202C}",
    "[(\u{5D0})]", "\u{627}1 ",
  ])
  func longTexts(_ part: String) throws {
    let text = String(repeating: part, count: 100_000 / part.unicodeScalars.count)
    let base = BaseDirection.auto(fallback: .rightToLeft)
    let trace = try RuleTrace(text, baseDirection: base)
    #expect(trace.levels == (try ResolvedParagraph(text, baseDirection: base)).levels)
  }
}

/// What became of the trace's cases.
private struct TraceTally: Sendable {
  var passed = 0
  var failed: [Int] = []

  static func + (lhs: TraceTally, rhs: TraceTally) -> TraceTally {
    TraceTally(passed: lhs.passed + rhs.passed, failed: lhs.failed + rhs.failed)
  }

  mutating func judge(
    _ text: String, _ direction: BaseDirection, line: Int, levels: [UInt8?], paragraphLevel: UInt8?
  ) throws {
    let trace = try RuleTrace(text, baseDirection: direction)
    let isRight =
      trace.levels.map { $0?.number } == levels
      && (paragraphLevel ?? trace.paragraphLevel.number) == trace.paragraphLevel.number
    if isRight { passed += 1 } else { failed.append(line) }
  }
}
