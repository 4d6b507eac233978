extension UInt8 {
  @inlinable package static var tab: UInt8 { 0x09 }
  @inlinable package static var lineFeed: UInt8 { 0x0A }
  @inlinable package static var formFeed: UInt8 { 0x0C }
  @inlinable package static var carriageReturn: UInt8 { 0x0D }
  @inlinable package static var space: UInt8 { 0x20 }
  @inlinable package static var quotationMark: UInt8 { 0x22 }
  @inlinable package static var backslash: UInt8 { 0x5C }

  /// Whether the byte ends a line: U+000A or U+000D.
  @inlinable package var isASCIILineEnd: Bool { self == .lineFeed || self == .carriageReturn }

  /// Whether the byte is white space of ASCII: the space, or U+0009 to U+000D.
  @inlinable package var isASCIISpace: Bool {
    self == .space || self >= .tab && self <= .carriageReturn
  }

  /// Whether the byte is a digit, 0 to 9.
  @inlinable package var isASCIIDigit: Bool { self >= 0x30 && self <= 0x39 }

  /// Whether the byte is a letter, A to Z or a to z.
  @inlinable package var isASCIILetter: Bool { self | 0x20 >= 0x61 && self | 0x20 <= 0x7A }

  /// The number that a hexadecimal digit stands for, 0 to 15; nil for another byte.
  @inlinable package var hexDigitValue: UInt8? {
    if isASCIIDigit { return self - 0x30 }
    let small = self | 0x20
    return small >= 0x61 && small <= 0x66 ? small - 0x57 : nil
  }
}

extension Unicode.Scalar {
  /// The character that two units of UTF-16 are.
  package init(lead: UInt16, trail: UInt16) {
    self = UTF16.decode(UTF16.EncodedScalar([lead, trail]))
  }
}

extension String {
  /// The text without the white space at its edges.
  package func trimmingWhiteSpace() -> String {
    var view = Substring(self)
    while view.first?.isWhitespace == true { view.removeFirst() }
    while view.last?.isWhitespace == true { view.removeLast() }
    return String(view)
  }
}
