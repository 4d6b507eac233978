import BidiSource

/// The words of a text, in groups of two and of four that follow each other.
///
/// Two words stand in many texts, and four in hardly two.
///
/// A file may write a sentence in another way than the key does: in several literals, with references of XML, with escapes.
/// So any signs may stand between two words of a file, and only one space between two words of a key.
struct WordGroups<Bytes: Collection<UInt8>> {
  private let bytes: Bytes
  private let areOfSentence: Bool
  private let keepsCase: Bool

  init(_ bytes: Bytes, areOfSentence: Bool, keepsCase: Bool = false) {
    (self.bytes, self.areOfSentence, self.keepsCase) = (bytes, areOfSentence, keepsCase)
  }

  /// The hashes of all groups; none for a text without two words that follow each other.
  var groups: [UInt64] {
    var groups: [UInt64] = []
    var hasPair = false
    forEachGroup { hash, isPair in
      groups.append(hash)
      hasPair = hasPair || isPair
    }
    return hasPair ? groups : []
  }

  /// Calls a closure with the hash of each two and of each four words that follow each other, the case of letters left aside if it is
  /// not kept, and of each word with the mark of a mnemonic before it: `_Open`.
  func forEachGroup(_ visit: (_ hash: UInt64, _ isPair: Bool) -> Void) {
    // The words before this one, the nearest first, and how many of them belong together.
    var (first, second, third): (UInt64, UInt64, UInt64) = (0, 0, 0)
    var known = 0
    var word = StableHash()
    var (length, isEscaped, isMarked) = (0, false, false)
    var between: (first: UInt8, count: Int) = (0, 0)
    // The two bytes before this one.
    var before: (UInt8, UInt8) = (0, 0)
    func end() {
      if isMarked { visit(word.value &* Self.factor ^ 1, false) }
      if areOfSentence, between != (.space, 1) { known = 0 }
      if known > 0 {
        let pair = first &* Self.factor ^ word.value
        visit(pair, true)
        if known > 2 {
          visit(((third &* Self.factor ^ second) &* Self.factor ^ pair) &* Self.factor, true)
        }
      }
      (third, second, first) = (second, first, word.value)
      known += 1
    }
    for byte in bytes {
      defer { before = (before.1, byte) }
      guard byte.isASCIILetter || byte.isASCIIDigit else {
        if length > 0 {
          end()
          (length, between) = (0, (byte, 0))
        }
        isEscaped = byte == .backslash
        between.count += 1
        continue
      }
      // The letter of `\n` belongs to no word.
      if isEscaped, !areOfSentence, "nrt".utf8.contains(byte) {
        isEscaped = false
        continue
      }
      isEscaped = false
      if length == 0 {
        word = StableHash()
        isMarked =
          before.1 == UInt8(ascii: "_") && !before.0.isASCIILetter && !before.0.isASCIIDigit
      }
      word.add(keepsCase ? byte : byte | 0x20)
      length += 1
    }
    if length > 0 { end() }
  }

  private static var factor: UInt64 { 0x9E37_79B9_7F4A_7C15 }
}
