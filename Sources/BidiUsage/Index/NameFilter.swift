import BidiSource

/// A set of hashes in bounded memory.
///
/// About one of some hundred hashes that it does not have is taken for one that it has.
///
/// A name that is taken for another is one that may be used: no finding rests on it.
struct NameFilter: Sendable {
  private static let wordCount = 1 << 21
  /// The bits; empty while it has no hash.
  private var words: [UInt64] = []

  /// Adds hashes, those of a file together: one after the other they would wait for memory each.
  mutating func insert(_ hashes: [UInt64]) {
    if hashes.isEmpty { return }
    if words.isEmpty { words = [UInt64](repeating: 0, count: Self.wordCount) }
    for hash in hashes { words[Self.word(of: hash)] |= Self.bits(of: hash) }
  }

  mutating func formUnion(_ other: NameFilter) {
    if words.isEmpty {
      words = other.words
    } else if !other.words.isEmpty {
      for index in words.indices { words[index] |= other.words[index] }
    }
  }

  func contains(_ hash: UInt64) -> Bool {
    guard !words.isEmpty else { return false }
    let bits = Self.bits(of: hash)
    return words[Self.word(of: hash)] & bits == bits
  }

  private static func word(of hash: UInt64) -> Int { Int(hash % UInt64(wordCount)) }

  /// The two bits of a hash in its word, one place of memory for both.
  private static func bits(of hash: UInt64) -> UInt64 {
    let mixed = (hash >> 32) &* 0x9E37_79B1
    return 1 << (mixed >> 20 & 63) | 1 << (mixed >> 26 & 63)
  }
}
