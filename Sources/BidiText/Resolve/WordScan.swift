/// How far words of one class go on, with the spaces between them: eight bytes at a time.
///
/// Lengths of words are hard for a processor to foresee. A look at every letter pays for that at every word; a look
/// at eight bytes, whatever they are, pays once, at the end of the last word. A test holds every code point of two
/// bytes against the tables.
enum WordScan {
  /// Whether a letter may stand in words that are passed over, by its first byte and its class.
  @inline(__always)
  static func knows(lead: UInt8, ofClass code: UInt8) -> Bool {
    if code == ClassCode.al { return lead < 0xDC }
    if code == ClassCode.l { return lead < 0x80 }
    return code == ClassCode.r && lead == 0xD7
  }

  /// The end of the words that go on at an index, after a letter of the same class: L, R or AL.
  ///
  /// Spaces after the last word do not belong to it. What the scan does not know (a letter of three bytes, a mark of
  /// Hebrew) ends it too, and is left to the tables. The paragraph ends at `count` at the latest.
  @inline(__always)
  static func end(
    ofClass code: UInt8, in text: TextBytes, from index: Int, count: Int
  ) -> Int {
    if code == ClassCode.al { return endOfArabic(text, from: index, count: count) }
    if code == ClassCode.l { return endOfASCII(text, from: index, count: count) }
    return endOfHebrew(text, from: index, count: count)
  }

  @inline(never)
  private static func endOfArabic(_ text: TextBytes, from index: Int, count: Int) -> Int {
    scan(text, from: index, count: count, arabicLetters)
  }

  @inline(never)
  private static func endOfASCII(_ text: TextBytes, from index: Int, count: Int) -> Int {
    scan(text, from: index, count: count, asciiLetters)
  }

  @inline(never)
  private static func endOfHebrew(_ text: TextBytes, from index: Int, count: Int) -> Int {
    scan(text, from: index, count: count, hebrewLetters)
  }

  private static var high: UInt64 { 0x8080_8080_8080_8080 }

  /// Goes on as long as a body knows the bytes.
  ///
  /// The body gets eight bytes, the same moved up by one byte with the byte before them, and the high bit of each byte
  /// that stands two after a space. It gives the high bit of each byte that is of a letter.
  @inline(__always)
  private static func scan(
    _ text: TextBytes, from start: Int, count: Int,
    _ body: (_ word: UInt64, _ before: UInt64, _ afterSpace: UInt64) -> UInt64
  ) -> Int {
    var index = start
    var last: UInt64 = 0
    var lastSpaces: UInt64 = 0
    while true {
      let word: UInt64
      if index &+ 8 <= count {
        word = text.word(at: index)
      } else if index < count, count >= 8 {
        // The last eight bytes without those that were looked at; zeros end the words.
        word = text.word(at: count &- 8) &>> UInt64(truncatingIfNeeded: 8 &* (index &+ 8 &- count))
      } else {
        return endOfWord(text, min(index, count), from: start)
      }
      let spaces = spaces(word)
      let letters = body(word, word << 8 | last >> 56, spaces << 16 | lastSpaces >> 48)
      let other = ~(letters | spaces) & high
      if other != 0 {
        return endOfWord(text, index &+ other.trailingZeroBitCount / 8, from: start)
      }
      (last, lastSpaces) = (word, spaces)
      index &+= 8
    }
  }

  /// The end of the last letter before an index.
  @inline(__always)
  private static func endOfWord(_ text: TextBytes, _ index: Int, from start: Int) -> Int {
    var end = index
    // It may be the second byte of a character that is none of these.
    if end > start, end < text.count, UTF8.isContinuation(text[end]) { end &-= 1 }
    while end > start, text[end &- 1] == 0x20 { end &-= 1 }
    return end
  }

  /// The high bit of each byte that is a space.
  @inline(__always)
  private static func spaces(_ word: UInt64) -> UInt64 {
    let low = word & ~high
    return ~((low ^ 0x2020_2020_2020_2020) &+ ~high) & ~word
  }

  /// A–Z and a–z.
  @inline(__always)
  private static func asciiLetters(_ word: UInt64, _: UInt64, _: UInt64) -> UInt64 {
    let low = (word | 0x2020_2020_2020_2020) & ~high
    let isAtLeastA = low &+ 0x1F1F_1F1F_1F1F_1F1F
    let isAboveZ = low &+ 0x0505_0505_0505_0505
    return isAtLeastA & ~isAboveZ & ~word
  }

  /// U+05D0–05EA: D7, and 90–AA after it.
  @inline(__always)
  private static func hebrewLetters(_ word: UInt64, _: UInt64, _: UInt64) -> UInt64 {
    let low = word & ~high
    let isLead = ~((low ^ 0x5757_5757_5757_5757) &+ ~high)
    let isAtLeast90 = low &+ 0x7070_7070_7070_7070
    let isAboveAA = low &+ 0x5555_5555_5555_5555
    let isSecond = isAtLeast90 & ~isAboveAA & ~(word << 1)
    return (isLead | isSecond) & word
  }

  /// U+0620–065F and 0671–06D5, with leads D8 to DB; the marks 064B–065F only where no space is before them.
  @inline(__always)
  private static func arabicLetters(
    _ word: UInt64, _ before: UInt64, _ afterSpace: UInt64
  ) -> UInt64 {
    let low = word & ~high
    let isLead = ~(((word ^ 0xD8D8_D8D8_D8D8_D8D8) & 0x7C7C_7C7C_7C7C_7C7C) &+ ~high)
    // The two low bits of the byte before tell the lead.
    let (bit0, bit1) = (before << 7, before << 6)
    let isAtLeastA0 = low << 2
    let isAtLeast8B = low &+ 0x7575_7575_7575_7575
    let isAtLeastB1 = low &+ 0x4F4F_4F4F_4F4F_4F4F
    let isAtLeast96 = low &+ 0x6A6A_6A6A_6A6A_6A6A
    let isBareMark = isAtLeast8B & afterSpace
    let afterD9 = bit0 & ((~isAtLeastA0 & ~isBareMark) | isAtLeastB1)
    let afterD8OrD9 = (~bit0 & isAtLeastA0) | afterD9
    let afterDAOrDB = ~(bit0 & isAtLeast96)
    let isSecond = (~bit1 & afterD8OrD9) | (bit1 & afterDAOrDB)
    // A byte of 80–BF is a second one.
    return ((isSecond & ~(word << 1)) | isLead) & word
  }
}
