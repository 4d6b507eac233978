/// How valid UTF-8 writes a character.
extension UTF8 {
  /// How many bytes the character has whose first byte this is: 1 to 4.
  @inlinable @inline(__always)
  package static func width(ofLead lead: UInt8) -> Int {
    lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
  }

  /// The code point whose first byte stands at an index.
  ///
  /// - Parameters:
  ///   - index: Where the first byte stands.
  ///   - byte: Gives the byte at an index.
  /// - Returns: The code point.
  @inlinable @inline(__always)
  package static func codePoint(at index: Int, _ byte: (Int) -> UInt8) -> UInt32 {
    let lead = UInt32(byte(index))
    if lead < 0x80 { return lead }
    let second = UInt32(byte(index + 1) & 0x3F)
    if lead < 0xE0 { return (lead & 0x1F) << 6 | second }
    let third = UInt32(byte(index + 2) & 0x3F)
    if lead < 0xF0 { return (lead & 0x0F) << 12 | second << 6 | third }
    return (lead & 0x07) << 18 | second << 12 | third << 6 | UInt32(byte(index + 3) & 0x3F)
  }
}
