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
      return !value.utf8.allSatisfy(isPlain) || hasArabicDigit(value)
    case .leftToRight:
      if containers.contains(.rightToLeft) { return true }
      for byte in value.utf8 where byte >= 0xD6 {
        // CJK and most of Latin, Greek and Cyrillic lie below or beside what can be right to left.
        if byte <= 0xDF || byte == 0xE0 || byte == 0xE2 || byte >= 0xEF { return true }
      }
      return false
    }
  }

  /// Whether a byte is of a letter of Hebrew or Arabic, of a digit of Arabic, or of a plain sign of the sentence.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case .space, .exclamationMark, .comma, .fullStop, .colon, .semicolon, .questionMark, .lineFeed:
      true
    // The other bytes of ASCII; lead bytes but those of U+0580 to U+06FF.
    case ...0x7F, 0xC0...0xD5, 0xDC...: false
    default: true
    }
  }

  /// Whether a text has a digit of Arabic or a sign of its numbers, U+0660 to U+066C: a unit of its own.
  private static func hasArabicDigit(_ value: String) -> Bool {
    var last: UInt8 = 0
    for byte in value.utf8 {
      if last == 0xD9, (0xA0...0xAC).contains(byte) { return true }
      last = byte
    }
    return false
  }
}
