/// Proof by a look at the bytes that a text needs no algorithm.
///
/// Right-to-left letters, Arabic numbers and directional controls begin with few bytes of UTF-8: D6–DF
/// (U+0580–07FF), E0 with A0–A3 behind it (U+0800–08FF), E2 80 and E2 81 (controls), EF AC–BB (presentation
/// forms), F0 90 and F0 9E (U+10000–10FFF, U+1E000–1EFFF). Text without them is left to right throughout
/// where its paragraphs are. A test holds every code point against the table.
enum Screen {
  /// Where the first character begins that may need the algorithm; the end where none does.
  ///
  /// Passes over ASCII, Latin, Greek, Cyrillic, CJK and Hangul at the speed of memory.
  static func firstSuspicious(_ text: TextBytes, from start: Int) -> Int {
    var index = start
    let count = text.count
    while index + 16 <= count {
      let bytes = text.vector(at: index)
      // What may begin anything suspicious: D6–E0, E2, EF, F0. Continuation bytes are below C0.
      let low = (bytes &- 0xD6) .<= (0xE0 - 0xD6)
      let other = (bytes .== 0xE2) .| (bytes .== 0xEF) .| (bytes .== 0xF0)
      if any(low .| other) {
        let end = index + 16
        while index < end {
          if isSuspicious(text, at: index) { return index }
          index += 1
        }
      } else {
        index += 16
      }
    }
    while index < count {
      if isSuspicious(text, at: index) { return index }
      index += 1
    }
    return count
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
