/// A set of short ASCII words, looked up by their bytes.
struct WordSet: Sendable {
  private let keys: Set<Key>

  /// - Parameter words: Words of 1 to 16 bytes, separated by spaces.
  init(_ words: String) {
    keys = Set(
      words.utf8.split(separator: UInt8(ascii: " ")).compactMap { word in
        Key(word.count) { word[word.index(word.startIndex, offsetBy: $0)] }
      })
  }

  /// Whether a stretch of a text is one of the words.
  func contains(_ text: IslandText, _ range: Range<Int>) -> Bool {
    guard let key = Key(range.count, { text[range.lowerBound + $0] }) else { return false }
    return keys.contains(key)
  }

  /// The same, with letters made small.
  func containsLowercased(_ text: IslandText, _ range: Range<Int>) -> Bool {
    guard
      let key = Key(
        range.count,
        {
          let byte = text[range.lowerBound + $0]
          return byte.isASCIILetter ? byte | 0x20 : byte
        })
    else { return false }
    return keys.contains(key)
  }

  private struct Key: Hashable {
    var first: UInt64 = 0
    var second: UInt64 = 0

    init?(_ count: Int, _ byte: (Int) -> UInt8) {
      guard count > 0, count <= 16 else { return nil }
      for offset in 0..<count {
        if offset < 8 {
          first = first << 8 | UInt64(byte(offset))
        } else {
          second = second << 8 | UInt64(byte(offset))
        }
      }
    }
  }
}
