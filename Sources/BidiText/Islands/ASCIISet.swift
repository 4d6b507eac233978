/// A set of ASCII characters.
struct ASCIISet: Sendable {
  private let low: UInt64
  private let high: UInt64

  init(_ characters: String, letters: Bool = false, digits: Bool = false) {
    var low: UInt64 = 0
    var high: UInt64 = 0
    for byte in characters.utf8 where byte < 0x80 {
      if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte - 64) }
    }
    // A–Z and a–z, 0–9.
    if letters { high |= 0x07FF_FFFE_07FF_FFFE }
    if digits { low |= 0x03FF_0000_0000_0000 }
    self.low = low
    self.high = high
  }

  @inline(__always)
  func contains(_ byte: UInt8) -> Bool {
    byte < 64
      ? low >> UInt64(byte) & 1 != 0 : byte < 0x80 && high >> UInt64(byte &- 64) & 1 != 0
  }
}
