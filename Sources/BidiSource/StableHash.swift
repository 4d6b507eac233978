/// A hash that is the same in every run: FNV-1a in 64 bits.
package struct StableHash: Sendable, Hashable {
  /// The hash of what was taken so far.
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  package init() {}

  /// Takes one byte, many times as fast as a sequence of one in another module.
  package mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }

  package mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }

  /// Sixteen hexadecimal digits.
  package var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
