#if ICU
  import BidiICU
  import BidiTestSupport
  import BidiText
  import Foundation
  import Testing

  /// Random texts, resolved by BidiText, by ICU, and rule by rule by ``RuleTrace``.
  ///
  /// Where ours and ICU's levels differ, a cause must be known, and it must be the cause: without the
  /// feature that ICU is known to treat otherwise, they agree. From the trace nothing may differ: it judges every
  /// text on which ours and ICU's levels differ.
  @Suite struct DifferentialTests {
    /// A million short texts beside ICU.
    @Test func shortTexts() async throws {
      let number = caseCount(200_000, of: 1_000_000)
      let counts = try await Self.concurrently(number) { count, random in
        var counts = Counts()
        var icu = try ParagraphResolver()
        for _ in 0..<count {
          let kind: RandomTextKind = Bool.random(using: &random) ? .short : .dense
          let scalars = kind.scalars(using: &random)
          let base = allBaseDirections.randomElement(using: &random) ?? .explicit(.leftToRight)
          try Self.compare(scalars, base, &icu, &counts)
        }
        return counts
      }
      print("\(number) short texts beside ICU:", counts.description)
      #expect(counts.of["trace"] == nil)
      #expect(counts.of["unexplained"] == nil)
      // The causes are real: with none of them this test would compare nothing of interest.
      for cause in [OracleDeviation.override, .markAfterBracket] {
        #expect((counts.of[cause.rawValue] ?? 0) > 0)
      }
    }

    /// Every kind of text beside the trace and beside ICU, long and deep ones among them.
    @Test(
      arguments: zip(
        RandomTextKind.allCases,
        [
          caseCount(10_000, of: 40_000), caseCount(10_000, of: 40_000), 300, 300, 300, 1_000, 400,
        ]))
    func everyKind(_ kind: RandomTextKind, _ count: Int) async throws {
      let seed = UInt64(RandomTextKind.allCases.firstIndex(of: kind) ?? 0) << 16
      let counts = try await Self.concurrently(count, seed: seed) { count, random in
        var counts = Counts()
        var icu = try ParagraphResolver()
        var resolver = BidiResolver()
        for _ in 0..<count {
          let scalars = kind.scalars(using: &random)
          let base = allBaseDirections.randomElement(using: &random) ?? .explicit(.leftToRight)
          let parts = paragraphs(of: scalars)
          let expected = try parts.map { try EngineLevels(trace: $0, baseDirection: base) }
          let found = Self.levels(of: scalars, base, &resolver)
          if found.levels != expected.flatMap(\.levels)
            || found.paragraphLevels != expected.map(\.paragraphLevel)
          {
            counts.add("trace")
            Self.record(scalars, base)
          }
          for paragraph in parts { try Self.compare(paragraph, base, &icu, &counts) }
        }
        return counts
      }
      print("\(count) texts of kind \(kind) beside the trace and ICU:", counts.description)
      #expect(counts.of["trace"] == nil)
      #expect(counts.of["unexplained"] == nil)
      #expect(counts.characters > count)
    }

    /// A pair of angle brackets without strong content, and a closing one that is canonically equivalent:
    /// found by ``everyKind(_:_:)``.
    ///
    /// By BD16 the second has no partner: AL, a pair between AL and a number (N1), the number (W2), and a
    /// neutral before the end of the paragraph.
    @Test func theOracleClosesAnAngleBracketTwice() throws {
      let text: [Unicode.Scalar] = ["\u{062F}", "\u{2329}", "\u{232A}", "9", "\u{3009}"]
      var icu = try ParagraphResolver()
      let base = BaseDirection.explicit(.leftToRight)
      #expect(try EngineLevels(text, baseDirection: base).levels == [1, 1, 1, 2, 0])
      #expect(try EngineLevels(trace: text, baseDirection: base).levels == [1, 1, 1, 2, 0])
      #expect(try EngineLevels(icu: &icu, text, baseDirection: base).levels != [1, 1, 1, 2, 0])
    }

    /// The deep kinds are as deep as they say: the limits of the standard are reached and passed.
    @Test func theLimitsAreReached() throws {
      var random = SeededGenerator(seed: 0xDEE9)
      for kind in [RandomTextKind.embeddings, .isolates] {
        let highest = try (0..<100).compactMap { _ in
          try EngineLevels(
            trace: kind.scalars(using: &random), baseDirection: .explicit(.leftToRight)
          ).levels.compactMap(\.self).max()
        }
        // Level 126 is a number at level 125, or L at level 125.
        #expect(highest.max() == 126, "\(kind)")
        #expect(highest.filter { $0 >= 124 }.count > 30, "\(kind)")
      }
    }

    private static func compare(
      _ scalars: [Unicode.Scalar], _ base: BaseDirection, _ icu: inout ParagraphResolver,
      _ counts: inout Counts
    ) throws {
      func agree(_ scalars: [Unicode.Scalar]) throws -> Bool {
        try EngineLevels(scalars, baseDirection: base)
          .equals(oracle: EngineLevels(icu: &icu, scalars, baseDirection: base))
      }
      func isUnexplained(_ scalars: [Unicode.Scalar]) throws -> Bool {
        try !agree(scalars) && OracleDeviation.cause(of: scalars, agree) == nil
      }
      counts.characters += scalars.count
      if try agree(scalars) { return }
      // A cause tells why ICU differs, and says nothing for us: a fault of ours in the same place would pass under it.
      let trace = try EngineLevels(trace: scalars, baseDirection: base)
      let found = try EngineLevels(scalars, baseDirection: base)
      if found.levels != trace.levels || found.paragraphLevel != trace.paragraphLevel {
        counts.add("trace")
        record(scalars, base)
      }
      if let cause = try OracleDeviation.cause(of: scalars, agree) {
        counts.add(cause)
      } else {
        counts.add("unexplained")
        record(try shrunk(scalars, while: isUnexplained), base)
      }
    }

    /// A text with no character more than it takes for something to hold.
    private static func shrunk(
      _ scalars: [Unicode.Scalar], while holds: ([Unicode.Scalar]) throws -> Bool
    ) rethrows -> [Unicode.Scalar] {
      var scalars = scalars
      var length = scalars.count / 2
      while length > 0 {
        var start = 0
        while start + length <= scalars.count {
          var shorter = scalars
          shorter.removeSubrange(start..<start + length)
          if try holds(shorter) { scalars = shorter } else { start += length }
        }
        length /= 2
      }
      return scalars
    }

    private static func record(_ scalars: [Unicode.Scalar], _ base: BaseDirection) {
      Issue.record("\(base): \(scalars.map(\.codePoint).joined(separator: " "))")
    }

    /// What the resolver that is used again finds for a text of some paragraphs.
    private static func levels(
      of scalars: [Unicode.Scalar], _ base: BaseDirection, _ resolver: inout BidiResolver
    ) -> (paragraphLevels: [UInt8], levels: [UInt8?]) {
      let text = String(String.UnicodeScalarView(scalars))
      var paragraphLevels: [UInt8] = []
      var levels: [UInt8] = []
      var written: [UInt8] = []
      resolver.forEachParagraph(of: text, baseDirection: base) { resolver, start in
        paragraphLevels.append(resolver.paragraphLevel.number)
        resolver.writeLevels(into: &written, per: .scalar, of: text, from: start)
        levels += written
      }
      return (
        paragraphLevels, zip(scalars, levels).map { $0.bidiClass.isRemovedByX9 ? nil : $1 }
      )
    }

    /// What was compared, and the differences by cause.
    private struct Counts: Sendable, CustomStringConvertible {
      var characters = 0
      var of: [String: Int] = [:]

      mutating func add(_ cause: String) { of[cause, default: 0] += 1 }

      mutating func merge(_ other: Counts) {
        characters += other.characters
        of.merge(other.of, uniquingKeysWith: +)
      }

      var description: String {
        let causes = of.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
        return "\(characters) characters; differences from ICU by cause: "
          + (causes.isEmpty ? "none" : causes.joined(separator: ", "))
      }
    }

    /// Shares a number of texts among the cores, each with a seed of its own.
    private static func concurrently(
      _ count: Int, seed: UInt64 = 0xD1FF,
      _ body: @escaping @Sendable (Int, inout SeededGenerator) throws -> Counts
    ) async throws -> Counts {
      // Not the number of cores: the texts are the same on every machine.
      let parts = 4
      return try await withThrowingTaskGroup(of: Counts.self) { group in
        for part in 0..<parts {
          group.addTask {
            var random = SeededGenerator(seed: seed + UInt64(part))
            return try body(count / parts, &random)
          }
        }
        var total = Counts()
        for try await counts in group { total.merge(counts) }
        return total
      }
    }
  }
#endif
