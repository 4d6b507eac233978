/// A decoder that makes up what a type asks for, from the bytes of an input.
///
/// Changed bytes of JSON are seldom JSON, and seldom have the names that a type reads. What is made here has the shape that
/// the type asks for: only what its own initializer refuses is refused.
final class MadeUpDecoder: Decoder {
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  fileprivate var input: Input

  /// How many values may still be made, so that lists of lists end.
  fileprivate var rest = 200

  init(_ input: Input) { self.input = input }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(MadeUpObject<Key>(decoder: self))
  }

  func unkeyedContainer() -> any UnkeyedDecodingContainer {
    MadeUpList(decoder: self, length: hasMore ? input.number(below: 4) : 0)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer {
    MadeUpValue(decoder: self)
  }

  fileprivate var hasMore: Bool { rest > 0 && !input.isEmpty }

  /// A value of a type.
  fileprivate func value<Value: Decodable>(_ type: Value.Type) throws -> Value {
    rest -= 1
    guard rest > -200 else { throw Refusal() }
    if let value = (made(type) ?? chosen(type)) as? Value { return value }
    return try Value(from: self)
  }

  /// A value of one of the types that containers have; nil for other types.
  private func made(_ type: Any.Type) -> Any? {
    switch type {
    case is Bool.Type: input.flag()
    case is String.Type: word()
    case is Double.Type: double()
    case is Float.Type: Float(clamping: double())
    case let type as any FixedWidthInteger.Type: integer(type)
    default: nil
    }
  }

  /// One of the cases of a type; nil for types that have no list of them.
  private func chosen(_ type: Any.Type) -> Any? {
    guard let type = type as? any CaseIterable.Type else { return nil }
    return aCase(of: type)
  }

  private func aCase(of type: (some CaseIterable).Type) -> Any { input.pick(Array(type.allCases)) }

  private func word() -> String {
    let number = input.byte()
    return number == 0 ? input.text() : words[number % words.count]
  }

  private func integer(_ type: (some FixedWidthInteger).Type) -> Any {
    let number = input.byte()
    return switch number {
    case 250: type.max
    case 251: type.min
    case 252: type.max / 4
    case 253: type.max / 4 + 1
    case 254: 0 &- type.init(truncatingIfNeeded: input.byte())
    case 255: type.init(truncatingIfNeeded: input.byte() << 24 | input.byte() << 8)
    default: type.init(truncatingIfNeeded: number)
    }
  }

  /// A finite number, as those of JSON are.
  private func double() -> Double {
    let number = input.byte()
    switch number {
    case 250: return .greatestFiniteMagnitude
    case 251: return -.greatestFiniteMagnitude
    case 252: return .leastNonzeroMagnitude
    case 253: return -Double(input.byte())
    case 254: return -0.0
    case 255:
      let bits = (0..<8).reduce(UInt64(0)) { bits, _ in bits << 8 | UInt64(input.byte()) }
      let value = Double(bitPattern: bits)
      return value.isFinite ? value : 0
    default: return Double(number) / 4
    }
  }

  fileprivate func keys<Key: CodingKey>(_ type: Key.Type) -> [Key] {
    let known = words.compactMap(Key.init(stringValue:))
    return known.isEmpty ? [] : (0..<(1 + input.byte() / 200)).map { _ in input.pick(known) }
  }
}

/// Names and words that types of the library read, and texts that some of them refuse.
private let words = [
  "a", "b", "\u{5D0}", "abc \u{5D0}", "", "%@", "{name}", "ar", "fa-IR", "he", "en_US", "az-Arab",
  "FA", "fa_AF", "e\u{301}",
  "\u{E9}", "ltr", "rtl", "auto", "auto-rtl", "always", "where-order-changes-in", "embedded",
  "isolated", "overridden", "marked", "stripped", "balanced", "converted", "marks", "embeddings",
  "isolates", "overrides", "first-strong", "first-strong-outside-code", "last-strong", "any-rtl",
  "word-share", "locale", "right", "rare", "some", "number", "own-word", "foreign-word", "edged",
  "address", "empty", "sign-left", "percent-right,range-ltr", "sign-left,", "paragraph-style",
  "writing-direction-attribute", "language-attribute", "previous-paragraph", "left", "center",
  "natural", "justified", "physical", "leading", "trailing", "#f6f8fa", "#00000080", "red", "cubic",
  "spring", "horizontal", "vertical", "underdetermined", "redundant", "conflicting",
  "negativeLength", "unrelated", "unknownSibling", "cyclic", "constraint", "repeatedName",
  "unknownOwner", "edge", "anywhere", "began", "changed", "ended", "cancelled", "interrupted",
  "popRequested", "settled", "resized", "rotated", "layoutDirectionChanged", "begin", "update",
  "pause", "finish", "cancel", "complete", "idle", "tracking", "settling", "points", "fraction",
  "offset", "string", "source", "0", "-1", "1e400", "fill", "stack", "flow", "grid", "button",
  "textField", "cell", "tabs", "tracks", "strip",
  "anchors", "constraints", "frames", "auto", "percent", "text", "image", "color", "shape",
]

private struct Refusal: Error {}

private struct MadeUpObject<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: MadeUpDecoder

  var codingPath: [any CodingKey] { [] }
  var allKeys: [Key] { decoder.keys(Key.self) }

  func contains(_ key: Key) -> Bool { decoder.hasMore && decoder.input.flag() }
  func decodeNil(forKey key: Key) -> Bool { !decoder.hasMore || decoder.input.byte() == 0 }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try decoder.value(type)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedDecodingContainer<Nested> { decoder.container(keyedBy: type) }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer {
    decoder.unkeyedContainer()
  }

  func superDecoder() -> any Decoder { decoder }
  func superDecoder(forKey key: Key) -> any Decoder { decoder }
}

private struct MadeUpList: UnkeyedDecodingContainer {
  let decoder: MadeUpDecoder
  let length: Int
  var currentIndex = 0

  var codingPath: [any CodingKey] { [] }
  var count: Int? { length }
  var isAtEnd: Bool { currentIndex >= length }

  mutating func decodeNil() -> Bool { false }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    currentIndex += 1
    return try decoder.value(type)
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) -> KeyedDecodingContainer<Nested> {
    currentIndex += 1
    return decoder.container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer {
    currentIndex += 1
    return decoder.unkeyedContainer()
  }

  mutating func superDecoder() -> any Decoder { decoder }
}

private struct MadeUpValue: SingleValueDecodingContainer {
  let decoder: MadeUpDecoder

  var codingPath: [any CodingKey] { [] }

  func decodeNil() -> Bool { decoder.input.byte() == 0 }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try decoder.value(type) }
}

extension Float {
  /// The nearest finite number.
  fileprivate init(clamping number: Double) {
    let limit = Double(Float.greatestFiniteMagnitude)
    self.init(min(max(number, -limit), limit))
  }
}
