import BidiSource

/// Finds signs in source files of some kinds, in one pass over the bytes.
///
/// The pass skips bytes that cannot begin a pattern. Source: S. Wu and U. Manber, A fast algorithm for multi-pattern
/// searching, 1994.
struct SignScanner: Sendable {
  /// The number of bytes that a pattern is looked for by.
  static let prefixLength = 3

  /// The signs of the kinds, by their numbers in ``SourceSign/all``.
  private let signs: [Int]

  /// For each pair of bytes, how far the pass may go on; 0 where the pair may end a prefix.
  private var skips = [UInt8](repeating: 2, count: 1 << 16)

  /// The patterns by their prefixes.
  private var patterns: [UInt32: [(sign: Int, pattern: SourcePattern)]] = [:]

  /// A place with a sign.
  struct Hit: Sendable, Hashable {
    /// The number of the sign in ``SourceSign/all``.
    let sign: Int

    /// The bytes of the text that have the pattern.
    let range: Range<Int>
  }

  /// Makes a scanner of the signs of some kinds of files.
  init(_ kinds: SourceKinds) {
    signs = SourceSign.all.indices.filter { !SourceSign.all[$0].kinds.isDisjoint(with: kinds) }
    for sign in signs {
      for pattern in SourceSign.all[sign].patterns {
        let prefix = Array(pattern.prefix.prefix(Self.prefixLength))
        patterns[Self.key(prefix[0], prefix[1], prefix[2]), default: []].append((sign, pattern))
        limitSkip(to: 1, at: prefix[0], prefix[1])
        limitSkip(to: 0, at: prefix[1], prefix[2])
      }
    }
  }

  /// Whether there is nothing to look for.
  var isEmpty: Bool { signs.isEmpty }

  private mutating func limitSkip(to skip: UInt8, at first: UInt8, _ second: UInt8) {
    for a in Self.cases(first) {
      for b in Self.cases(second) {
        let pair = Self.pair(a, b)
        skips[pair] = min(skips[pair], skip)
      }
    }
  }

  private static func cases(_ byte: UInt8) -> [UInt8] {
    byte.isASCIILetter ? [byte, byte ^ 0x20] : [byte]
  }

  private static func pair(_ first: UInt8, _ second: UInt8) -> Int { Int(first) << 8 | Int(second) }

  private static func key(_ a: UInt8, _ b: UInt8, _ c: UInt8) -> UInt32 {
    UInt32(a) << 16 | UInt32(b) << 8 | UInt32(c)
  }

  /// The first place of each sign in a text, by the numbers of the signs.
  ///
  /// - Complexity: O(*n*).
  func hits(in text: [UInt8]) -> [Hit] {
    var found: [Int: Hit] = [:]
    var position = Self.prefixLength - 1
    while position < text.count {
      let skip = skips[Self.pair(text[position - 1], text[position])]
      guard skip == 0 else {
        position += Int(skip)
        continue
      }
      let start = position - 2
      position += 1
      let key = Self.key(
        text[start].smallASCII, text[start + 1].smallASCII, text[start + 2].smallASCII)
      guard let candidates = patterns[key] else { continue }
      for (sign, pattern) in candidates where found[sign] == nil {
        guard let end = pattern.end(in: text, from: start),
          !SourceComments.holds(start, in: text, SourceSign.all[sign].kinds)
        else { continue }
        found[sign] = Hit(sign: sign, range: start..<end)
      }
    }
    return found.values.sorted { $0.sign < $1.sign }
  }
}
