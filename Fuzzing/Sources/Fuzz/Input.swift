/// The bytes of an input, taken off from the front.
///
/// Numbers are one byte each. Texts end with 0xFF, a byte that no text has, so that seeds can be read.
struct Input {
  private var bytes: ArraySlice<UInt8>

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = Array(bytes)[...] }

  var isEmpty: Bool { bytes.isEmpty }

  /// One byte; 0 at the end.
  mutating func byte() -> Int { Int(bytes.popFirst() ?? 0) }

  /// A number from 0 to `count` − 1.
  mutating func number(below count: Int) -> Int { byte() % count }

  mutating func flag() -> Bool { byte() & 1 == 1 }

  /// One of some values.
  mutating func pick<Value>(_ values: [Value]) -> Value { values[byte() % values.count] }

  /// The bytes up to the next 0xFF, which may be no text.
  mutating func part() -> [UInt8] {
    let end = bytes.firstIndex(of: 0xFF) ?? bytes.endIndex
    defer { bytes = bytes[end...].dropFirst() }
    return Array(bytes[..<end])
  }

  /// The same as a text, with U+FFFD for what is none.
  mutating func text() -> String { String(decoding: part(), as: UTF8.self) }

  /// Texts up to a number, fewer at the end.
  mutating func texts(upTo count: Int) -> [String] {
    var texts: [String] = []
    while texts.count < count, !isEmpty { texts.append(text()) }
    return texts
  }

  /// Everything that is left.
  mutating func rest() -> [UInt8] {
    defer { bytes = [] }
    return Array(bytes)
  }
}
