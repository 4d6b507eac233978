/// Proof by a look at the bytes that a text needs no algorithm.
///
/// Right-to-left letters, Arabic numbers and directional controls begin with few bytes of UTF-8: D6–DF
/// (U+0580–07FF), E0 with A0–A3 after it (U+0800–08FF), E2 80 and E2 81 (controls), EF AC–BB (presentation
/// forms), F0 90 and F0 9E (U+10000–10FFF, U+1E000–1EFFF). Text without them is left to right throughout
/// where its paragraphs are. A test holds every code point against the table.
enum Screen {
  /// Where the first character begins that may need the algorithm; the end where none does.
  ///
  /// Passes over ASCII, Latin, Greek, Cyrillic, CJK and Hangul, eight bytes at a time.
  @inline(__always)
  static func firstSuspicious(_ text: TextBytes, from start: Int) -> Int {
    var index = start
    let count = text.count
    while index + 8 <= count {
      var flags = suspiciousBytes(text.word(at: index))
      while flags != 0 {
        let offset = index + flags.trailingZeroBitCount / 8
        if isSuspicious(text, at: offset) { return offset }
        flags &= flags &- 1
      }
      index += 8
    }
    while index < count {
      if isSuspicious(text, at: index) { return index }
      index += 1
    }
    return count
  }

  /// Where the first paragraph of a text ends, with its separator, if it needs no algorithm; else nil.
  static func endOfPlainParagraph(_ text: TextBytes, from start: Int) -> Int? {
    var index = endOfPlainWords(text, from: start)
    let count = text.count
    while index < count {
      let word: UInt64
      if index + 8 <= count {
        word = text.word(at: index)
      } else if count - start >= 8 {
        // The last eight bytes: some of them are looked at again.
        index = count - 8
        word = text.word(at: index)
      } else {
        word = text.shortWord(at: index)
      }
      var flags = suspiciousBytes(word) | separatorBytes(word)
      while flags != 0 {
        let offset = index + flags.trailingZeroBitCount / 8
        if offset >= count { break }
        if isSuspicious(text, at: offset) { return nil }
        if let width = separatorWidth(text, at: offset) { return offset + width }
        flags &= flags &- 1
      }
      index += 8
    }
    return count
  }

  /// Passes over words of ASCII and of leads E3–EE, as long as none holds a byte below 20.
  ///
  /// Others, such as C2 and E2, need a look at the bytes after them.
  @inline(__always)
  private static func endOfPlainWords(_ text: TextBytes, from start: Int) -> Int {
    let high: UInt64 = 0x8080_8080_8080_8080
    var index = start
    while index &+ 8 <= text.count {
      let word = text.word(at: index)
      // With the high bit set, taking 20 from a byte clears it where the byte is below 20.
      guard ((word | high) &- 0x2020_2020_2020_2020) & high == high else { break }
      if word & high != 0 {
        let low = word & ~high
        let isOther = ~(low &+ 0x1D1D_1D1D_1D1D_1D1D) | (low &+ 0x1111_1111_1111_1111)
        // Bit 6 of a byte with the high bit set: it begins a character.
        guard isOther & word & (word << 1) & high == 0 else { break }
      }
      index &+= 8
    }
    return index
  }

  /// How many bytes the paragraph separator has that begins at an index; nil if none does.
  @inline(__always)
  private static func separatorWidth(_ text: TextBytes, at index: Int) -> Int? {
    let lead = text[index]
    guard Unicode.Scalar.isParagraphSeparator(text.codePoint(at: index)) else { return nil }
    if lead == 0x0D, index + 1 < text.count, text[index + 1] == 0x0A { return 2 }
    return UTF8.width(ofLead: lead)
  }

  /// The high bit of each byte of a word that may begin something suspicious: D6–E2, EF and above.
  ///
  /// Continuation bytes are below C0, and leads of CJK are E3–E9. Each byte is computed on its own seven
  /// low bits, so that no carry leaves it.
  @inline(__always)
  private static func suspiciousBytes(_ word: UInt64) -> UInt64 {
    let low = word & 0x7F7F_7F7F_7F7F_7F7F
    let atLeastD6 = low &+ 0x2A2A_2A2A_2A2A_2A2A
    let atLeastE3 = low &+ 0x1D1D_1D1D_1D1D_1D1D
    let atLeastEF = low &+ 0x1111_1111_1111_1111
    return ((atLeastD6 & ~atLeastE3) | atLeastEF) & word & 0x8080_8080_8080_8080
  }

  /// The high bit of each byte of a word that may begin a paragraph separator: below 20, and C2.
  ///
  /// The third separator that is not ASCII begins with E2, which is suspicious already.
  @inline(__always)
  private static func separatorBytes(_ word: UInt64) -> UInt64 {
    let low = word & 0x7F7F_7F7F_7F7F_7F7F
    let atLeast20 = low &+ 0x6060_6060_6060_6060
    let differsFromC2 = (low ^ 0x4242_4242_4242_4242) &+ 0x7F7F_7F7F_7F7F_7F7F
    return ((~atLeast20 & ~word) | (~differsFromC2 & word)) & 0x8080_8080_8080_8080
  }

  /// Whether a suspicious character begins with the byte at an index.
  @inline(__always)
  private static func isSuspicious(_ text: TextBytes, at index: Int) -> Bool {
    let lead = text[index]
    if lead < 0xD6 { return false }
    switch lead {
    case 0xD6...0xDF: return true
    case 0xE0: return text[index + 1] < 0xA4
    case 0xE2:
      let second = text[index + 1]
      let third = text[index + 2]
      // U+200F, U+202A–202E, U+2066–2069; U+200E is left to right, but it is a control.
      return second == 0x80 && (third == 0x8E || third == 0x8F || third >= 0xAA && third <= 0xAE)
        || second == 0x81 && third >= 0xA6 && third <= 0xA9
    case 0xEF:
      let second = text[index + 1]
      return second >= 0xAC && second <= 0xBB
    case 0xF0: return text[index + 1] == 0x90 || text[index + 1] == 0x9E
    default: return false
    }
  }
}
