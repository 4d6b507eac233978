import BidiText

/// Tells values that cannot have a fault by their bytes.
enum LineScreen {
  /// Whether a value may be shown in an order that readers do not accept.
  ///
  /// In a right-to-left language a value of its letters, spaces and plain signs of the sentence lies right to left in
  /// every container that takes its direction from it. In a left-to-right language a value without right-to-left
  /// letters, numbers of Arabic and controls lies left to right.
  static func mayHaveFault(
    _ value: String, _ direction: WritingDirection, _ containers: [DisplayContainer]
  ) -> Bool {
    switch direction {
    case .rightToLeft:
      if containers.contains(.leftToRight) { return true }
      for byte in value.utf8 {
        if byte < 0x80 {
          switch byte {
          case 0x20, 0x21, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F, 0x0A: continue
          default: return true
          }
        }
        // D6–DB lead Hebrew and Arabic letters, and Arabic-Indic digits, which are a unit of their own.
        if byte >= 0xC0, !(0xD6...0xDB).contains(byte) { return true }
        if byte == 0xD9 { return mayHaveArabicDigit(value) }
      }
      return false
    case .leftToRight:
      if containers.contains(.rightToLeft) { return true }
      for byte in value.utf8 where byte >= 0xD6 {
        // CJK and most of Latin, Greek and Cyrillic lie below or beside what can be right to left.
        if byte <= 0xDF || byte == 0xE0 || byte == 0xE2 || byte >= 0xEF { return true }
      }
      return false
    }
  }

  /// The slower look behind a byte that leads Arabic letters and digits alike.
  private static func mayHaveArabicDigit(_ value: String) -> Bool {
    var isBehindD9 = false
    for byte in value.utf8 {
      if isBehindD9, (0xA0...0xAC).contains(byte) { return true }
      isBehindD9 = byte == 0xD9
      if byte < 0x80 {
        switch byte {
        case 0x20, 0x21, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F, 0x0A: continue
        default: return true
        }
      }
      if byte >= 0xC0, !(0xD6...0xDB).contains(byte) { return true }
    }
    return false
  }
}
