extension Array<UInt8> {
  /// Appends a text as JSON writes it, between quotation marks.
  ///
  /// JSON needs escapes for quotation marks, backslashes and U+0000 to U+001F (RFC 8259, section 7). All else stands for
  /// itself.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - isEscaped: Which characters from U+007F are escapes too; nil for none. Of those beyond U+007F, only characters of
  ///     which UTF-8 begins with C2, D8 or E2 are asked for: all bidi controls and line separators do.
  /// - Complexity: O(*n*).
  package mutating func appendJSON(
    _ text: String, escaping isEscaped: ((Unicode.Scalar) -> Bool)? = nil
  ) {
    var text = text
    text.withUTF8 { utf8 in
      append(.quotationMark)
      var start = 0
      var index = 0
      while index < utf8.count {
        let byte = unsafe utf8[index]
        // Most bytes stand for themselves.
        if byte >= 0x20 && byte < 0x7F && byte != .quotationMark && byte != .backslash
          || byte >= 0x7F && isEscaped == nil
        {
          index += 1
          continue
        }
        guard let (escape, width) = unsafe Self.escape(byte, at: index, of: utf8, isEscaped) else {
          index += 1
          continue
        }
        unsafe append(contentsOf: utf8[start..<index])
        self += escape.utf8
        index += width
        start = index
      }
      unsafe append(contentsOf: utf8[start...])
      append(.quotationMark)
    }
  }

  /// The escape for the character that begins with a byte, and its length in bytes; nil for what stands for itself.
  private static func escape(
    _ byte: UInt8, at index: Int, of utf8: UnsafeBufferPointer<UInt8>,
    _ isEscaped: ((Unicode.Scalar) -> Bool)?
  ) -> (String, Int)? {
    switch byte {
    case .quotationMark: return ("\\\"", 1)
    case .backslash: return ("\\\\", 1)
    case 0x08: return ("\\b", 1)
    case .tab: return ("\\t", 1)
    case .lineFeed: return ("\\n", 1)
    case .formFeed: return ("\\f", 1)
    case .carriageReturn: return ("\\r", 1)
    case 0..<0x20: return (escape(UInt32(byte)), 1)
    case 0x7F, 0xC2, 0xD8, 0xE2:
      let width = byte == 0x7F ? 1 : byte == 0xE2 ? 3 : 2
      let scalar = unsafe String(decoding: utf8[index..<index + width], as: UTF8.self)
        .unicodeScalars.first
      guard let scalar, isEscaped?(scalar) == true else { return nil }
      return (escape(scalar.value), width)
    default: return nil
    }
  }

  private static func escape(_ value: UInt32) -> String {
    let digits = String(value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
  }
}
