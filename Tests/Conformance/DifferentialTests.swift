import BidiTestSupport
import BidiICU
import BidiText
import Foundation
import Testing

/// A million random texts, resolved by BidiText and by ICU.
///
/// Where the two differ, a cause must be known, and it must be the cause: without the feature that ICU
/// is known to treat otherwise, they agree.
@Suite struct DifferentialTests {
  /// A known deviation of ICU: what it does otherwise than the rule, and the text without it.
  enum Cause: String, CaseIterable {
    /// X5a, X5c, X6a and BD14: under an override isolate initiators, PDIs and brackets take its class.
    case override
    /// N0, last clause: marks behind a bracket that took a direction take it too.
    case markBehindBracket

    func removed(from scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
      switch self {
      case .override:
        // An embedding of the same direction in its place.
        scalars.map { $0 == "\u{202D}" ? "\u{202A}" : $0 == "\u{202E}" ? "\u{202B}" : $0 }
      case .markBehindBracket:
        scalars.filter { $0 != "\u{0300}" && $0 != "\u{20D6}" }
      }
    }
  }

  /// One or more characters of every class, brackets of several kinds and canonical equivalents.
  static let alphabet: [Unicode.Scalar] = [
    "a", "Z", "\u{5C0F}", "\u{05D0}", "\u{05D1}", "\u{0628}", "\u{062F}", "1", "9", "+", "-", "%",
    "$",
    "\u{0661}", "\u{0669}", ",", ":", "\u{2029}", "\t", " ", " ", "!", "&", "(", ")", "[", "]",
    "\u{2329}", "\u{3009}", "\u{202A}", "\u{202D}", "\u{202B}", "\u{202E}", "\u{202C}", "\u{0300}",
    "\u{20D6}", "\u{00AD}", "\u{200D}", "\u{2068}", "\u{2066}", "\u{2067}", "\u{2069}", "\u{200E}",
    "\u{200F}",
    "\u{061C}", "\u{1E900}", "\u{1F600}",
  ]

  /// Fewer characters, so that brackets, marks and overrides meet.
  static let denseAlphabet: [Unicode.Scalar] = [
    "a", "\u{05D0}", "\u{0628}", "1", "(", ")", "[", "]", "\u{202E}", "\u{202D}", "\u{202B}",
    "\u{202C}",
    "\u{2067}", "\u{2068}", "\u{2069}", "\u{0300}", "\u{00AD}", " ",
  ]

  @Test func aMillionTexts() async throws {
    let cores = max(1, ProcessInfo.processInfo.activeProcessorCount)
    let results = try await withThrowingTaskGroup(of: [String: Int].self) { group in
      for core in 0..<cores {
        group.addTask {
          var random = SeededGenerator(seed: 0xD1FF + UInt64(core))
          return try Self.compare(1_000_000 / cores, &random)
        }
      }
      var total: [String: Int] = [:]
      for try await counts in group { total.merge(counts, uniquingKeysWith: +) }
      return total
    }
    let shown = results.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    print("Differences from ICU in 1000000 texts, by cause:", shown.joined(separator: ", "))
    #expect(results["unexplained"] == nil)
    // The causes are real: with none of them this test would compare nothing of interest.
    for cause in Cause.allCases { #expect((results[cause.rawValue] ?? 0) > 0) }
  }

  private static func compare(
    _ count: Int, _ random: inout SeededGenerator
  ) throws -> [String: Int] {
    var icu = try ParagraphResolver()
    var counts: [String: Int] = [:]
    for _ in 0..<count {
      let length = Int.random(in: 2...16, using: &random)
      let alphabet = Bool.random(using: &random) ? Self.alphabet : denseAlphabet
      var scalars = (0..<length).map { _ in
        alphabet[Int.random(in: 0..<alphabet.count, using: &random)]
      }
      // A separator stands at the end alone.
      if let separator = scalars.firstIndex(of: "\u{2029}") {
        scalars.removeSubrange((separator + 1)...)
      }
      let direction = UInt8.random(in: 0...3, using: &random)
      if try agree(scalars, direction, &icu) { continue }
      let cause = try Cause.allCases.first { try agree($0.removed(from: scalars), direction, &icu) }
      let both = Cause.override.removed(from: Cause.markBehindBracket.removed(from: scalars))
      if let cause {
        counts[cause.rawValue, default: 0] += 1
      } else if try agree(both, direction, &icu) {
        counts["both", default: 0] += 1
      } else {
        counts["unexplained", default: 0] += 1
        Issue.record("\(scalars.map(\.codePoint).joined(separator: " ")), direction \(direction)")
      }
    }
    return counts
  }

  /// Whether both give the same levels, apart from characters that X9 removes and from ICU's shortcut
  /// for text of one direction.
  private static func agree(
    _ scalars: [Unicode.Scalar], _ direction: UInt8, _ icu: inout ParagraphResolver
  ) throws -> Bool {
    let bases: [BaseDirection] = [
      .explicit(.leftToRight), .explicit(.rightToLeft), .auto(fallback: .leftToRight),
      .auto(fallback: .rightToLeft),
    ]
    let text = String(String.UnicodeScalarView(scalars))
    let ours = try ResolvedParagraph(text, baseDirection: bases[Int(direction)])
    let requested: [UInt8] = [0, 1, 0xFE, 0xFF]
    let theirs = try icu.levels(
      of: Array(text.utf16), requestedLevel: requested[Int(direction)])
    guard theirs.paragraphLevel == ours.paragraphLevel.number else { return false }
    var unit = 0
    var parities: Set<UInt8> = []
    var isEqual = true
    var isEqualByParity = true
    for (scalar, level) in zip(scalars, ours.levels) {
      defer { unit += UTF16.width(scalar) }
      guard let level else { continue }
      parities.insert(level.number % 2)
      isEqual = isEqual && theirs.levels[unit] == level.number
      isEqualByParity = isEqualByParity && theirs.levels[unit] % 2 == level.number % 2
    }
    return isEqual || parities.count == 1 && isEqualByParity
  }
}
