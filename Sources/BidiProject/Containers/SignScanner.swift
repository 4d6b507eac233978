import BidiSource

/// Finds signs in source files of some kinds, in one pass over the bytes.
///
/// The pass skips bytes that cannot begin a pattern. Source: S. Wu and U. Manber, A fast algorithm for multi-pattern
/// searching, 1994.
struct SignScanner: Sendable {
  /// The number of bytes that a pattern is looked for by.
  static let prefixLength = 3

  /// For each pair of bytes, how far the pass may go on: 1 or 2; or ``firstGroup`` and more, the group of patterns of which
  /// the pair is the second and the third byte.
  private var table = [UInt8](repeating: 2, count: 1 << 16)

  private static let firstGroup: UInt8 = 3

  /// The patterns whose second and third bytes are a pair.
  private var groups: [[Candidate]] = []

  private let kinds: SourceKinds

  private struct Candidate: Sendable {
    /// The number of the sign in ``SourceSign/all``.
    let sign: Int
    let pattern: SourcePattern
  }

  /// A place with a sign.
  struct Hit: Sendable, Hashable {
    /// The number of the sign in ``SourceSign/all``.
    let sign: Int

    /// The bytes of the text that have the pattern.
    let range: Range<Int>
  }

  /// Makes a scanner of the signs of some kinds of files.
  init(_ kinds: SourceKinds) {
    self.kinds = kinds
    for (number, sign) in SourceSign.all.enumerated() where !sign.kinds.isDisjoint(with: kinds) {
      for pattern in sign.patterns { add(Candidate(sign: number, pattern: pattern)) }
    }
  }

  /// Whether there is nothing to look for.
  var isEmpty: Bool { groups.isEmpty }

  private mutating func add(_ candidate: Candidate) {
    let prefix = candidate.pattern.prefix
    let known = table[Self.pair(prefix[1], prefix[2])]
    let group = known >= Self.firstGroup ? known : UInt8(groups.count) + Self.firstGroup
    if known < Self.firstGroup { groups.append([]) }
    groups[Int(group - Self.firstGroup)].append(candidate)
    for pair in Self.pairs(prefix[1], prefix[2]) { table[pair] = group }
    for pair in Self.pairs(prefix[0], prefix[1]) where table[pair] == 2 { table[pair] = 1 }
  }

  /// The pairs of two letters in both cases.
  private static func pairs(_ first: UInt8, _ second: UInt8) -> [Int] {
    func cases(_ byte: UInt8) -> [UInt8] { byte.isASCIILetter ? [byte, byte ^ 0x20] : [byte] }
    return cases(first).flatMap { first in cases(second).map { pair(first, $0) } }
  }

  private static func pair(_ first: UInt8, _ second: UInt8) -> Int { Int(first) << 8 | Int(second) }

  /// The first place of each sign in a text, by the numbers of the signs.
  ///
  /// - Complexity: O(*n*).
  func hits(in text: [UInt8]) -> [Hit] {
    var found: [Int: Hit] = [:]
    var position = Self.prefixLength - 1
    while position < text.count {
      let step = table[Self.pair(text[position - 1], text[position])]
      guard step >= Self.firstGroup else {
        position += Int(step)
        continue
      }
      take(Int(step - Self.firstGroup), at: position - 2, in: text, &found)
      position += 1
    }
    return found.values.sorted { $0.sign < $1.sign }
  }

  private func take(_ group: Int, at start: Int, in text: [UInt8], _ found: inout [Int: Hit]) {
    let first = text[start].smallASCII
    for number in groups[group].indices
    where groups[group][number].pattern.prefix[0] == first {
      let candidate = groups[group][number]
      guard found[candidate.sign] == nil, let end = candidate.pattern.end(in: text, from: start),
        SignPlace.counts(SourceSign.all[candidate.sign], start..<end, in: text, kinds)
      else { continue }
      found[candidate.sign] = Hit(sign: candidate.sign, range: start..<end)
    }
  }
}
