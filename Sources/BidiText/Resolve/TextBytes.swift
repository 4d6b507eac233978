/// The bytes of a text, valid UTF-8, for as long as a call lasts.
@safe
struct TextBytes {
  private let base: UnsafePointer<UInt8>

  /// How many bytes there are.
  let count: Int

  /// - Parameter buffer: Valid UTF-8 that outlives every use of this value.
  @unsafe
  init(_ buffer: UnsafeBufferPointer<UInt8>) {
    // An empty buffer may have no address; no byte of it is read.
    unsafe base = buffer.baseAddress ?? UnsafePointer(bitPattern: 1).unsafelyUnwrapped
    count = buffer.count
  }

  @inline(__always)
  subscript(index: Int) -> UInt8 {
    assert(index >= 0 && index < count)
    return unsafe base[index]
  }

  /// Sixteen bytes from an index on.
  @inline(__always)
  func vector(at index: Int) -> SIMD16<UInt8> {
    assert(index >= 0 && index + 16 <= count)
    return unsafe UnsafeRawPointer(base + index).loadUnaligned(as: SIMD16<UInt8>.self)
  }

  /// The code point whose first byte stands at an index.
  @inline(__always)
  func codePoint(at index: Int) -> UInt32 {
    let lead = UInt32(self[index])
    if lead < 0x80 { return lead }
    let second = UInt32(self[index + 1] & 0x3F)
    if lead < 0xE0 { return (lead & 0x1F) << 6 | second }
    let third = UInt32(self[index + 2] & 0x3F)
    if lead < 0xF0 { return (lead & 0x0F) << 12 | second << 6 | third }
    return (lead & 0x07) << 18 | second << 12 | third << 6 | UInt32(self[index + 3] & 0x3F)
  }

  /// How many bytes the character has whose first byte this is.
  @inline(__always)
  static func width(ofLead lead: UInt8) -> Int {
    lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
  }
}
