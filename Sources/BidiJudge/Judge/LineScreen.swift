import BidiText
import MessageSyntax

/// Finds values that cannot have a fault, by their bytes.
enum LineScreen {
  /// Whether a value may be displayed in an order that readers do not accept.
  ///
  /// In a right-to-left language, a value of letters of the language, spaces and plain punctuation cannot have one, if
  /// the container takes its direction from the value. In a left-to-right language, a value without right-to-left
  /// letters, Arabic digits and controls cannot have one.
  static func mayHaveFault(
    _ value: String, _ direction: WritingDirection, _ containers: [DisplayContainer]
  ) -> Bool {
    switch direction {
    case .rightToLeft:
      if containers.contains(.leftToRight) { return true }
      return !value.utf8.allSatisfy(isPlain) || hasDigit(value)
    case .leftToRight:
      if containers.contains(.rightToLeft) { return true }
      for byte in value.utf8 where byte >= 0xD6 {
        // The bytes that begin right-to-left letters, Arabic digits and controls. Most letters of other scripts begin
        // with other bytes.
        if byte <= 0xDF || byte == 0xE0 || byte == 0xE2 || byte >= 0xEF { return true }
      }
      return false
    }
  }

  /// Whether a byte is part of a Hebrew or Arabic letter, an Arabic digit, a space, or plain punctuation.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case .space, .exclamationMark, .comma, .fullStop, .colon, .semicolon, .questionMark, .lineFeed:
      true
    // All other ASCII, and the lead bytes of all characters outside U+0580 to U+06FF.
    case ...0x7F, 0xC0...0xD5, 0xDC...: false
    default: true
    }
  }

  /// Whether a text has a digit of Arabic, Persian or Urdu or a sign of Arabic numbers: U+0660 to U+066C, U+06F0 to U+06F9.
  private static func hasDigit(_ value: String) -> Bool {
    var last: UInt8 = 0
    for byte in value.utf8 {
      if last == 0xD9, (0xA0...0xAC).contains(byte) { return true }
      if last == 0xDB, (0xB0...0xB9).contains(byte) { return true }
      last = byte
    }
    return false
  }
}
