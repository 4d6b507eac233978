/// A hash that is the same in every run: FNV-1a in 64 bits.
@usableFromInline
package struct StableHash: Sendable, Hashable {
  /// The hash of what was taken so far.
  @usableFromInline package var value: UInt64

  @inlinable package init() { value = 0xCBF2_9CE4_8422_2325 }

  /// Takes one byte.
  @inlinable
  package mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }

  /// Takes bytes, one after the other.
  @inlinable
  package mutating func add(_ bytes: some Sequence<UInt8>) { for byte in bytes { add(byte) } }

  /// Sixteen hexadecimal digits.
  package var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
