import BidiSource

/// Encodes a record as JSON with sorted keys, as the encoder of Foundation does, in a part of its time.
///
/// One buffer takes the whole of the JSON. An object whose members came in another order is written anew at its end.
final class RecordEncoder: Encoder {
  /// How JSON is written.
  struct Form {
    /// What stands at the start of each line but the first; nil for JSON in one line.
    var indentation: String?

    /// Whether no control stands as it is: a terminal or a log that shows the text is not disturbed.
    var escapesControls: Bool
  }

  private let output: RecordOutput
  private var container = Container.none

  /// Containers that the record asked for apart from its own values, by their keys.
  private var nested: [(key: String, encoder: RecordEncoder)] = []

  private enum Container {
    case none, value
    case object(start: Int, members: [(key: String, range: Range<Int>)])
    case array(count: Int)
  }

  private init(_ output: RecordOutput) { self.output = output }

  /// A record as JSON in UTF-8.
  ///
  /// - Throws: What the record throws.
  static func json(_ value: some Encodable, _ form: Form) throws -> [UInt8] {
    let output = RecordOutput(form)
    let encoder = RecordEncoder(output)
    try value.encode(to: encoder)
    try encoder.finish()
    return output.bytes
  }

  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    if case .none = container { beginObject() }
    return KeyedEncodingContainer(RecordMembers<Key>(encoder: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    if case .none = container { beginArray() }
    return RecordElements(encoder: self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    if case .none = container { container = .value }
    return RecordSingleValue(encoder: self)
  }

  // MARK: Containers

  private func beginObject() {
    output.open(UInt8(ascii: "{"))
    container = .object(start: output.bytes.count, members: [])
  }

  private func beginArray() {
    output.open(UInt8(ascii: "["))
    container = .array(count: 0)
  }

  /// The number of elements of the array.
  fileprivate var count: Int { if case .array(let count) = container { count } else { 0 } }

  /// Writes a member of the object.
  fileprivate func member(_ key: String, _ write: () throws -> Void) rethrows {
    guard case .object(let start, var members) = container else { return }
    // Not copied while it grows.
    container = .none
    if !members.isEmpty { output.bytes.append(UInt8(ascii: ",")) }
    let first = output.bytes.count
    output.newLine()
    output.string(key)
    output.colon()
    defer {
      members.append((key, first..<output.bytes.count))
      container = .object(start: start, members: members)
    }
    try write()
  }

  /// Writes an element of the array.
  fileprivate func element(_ write: () throws -> Void) rethrows {
    guard case .array(let count) = container else { return }
    if count > 0 { output.bytes.append(UInt8(ascii: ",")) }
    output.newLine()
    try write()
    container = .array(count: count + 1)
  }

  fileprivate func nestedEncoder(_ key: String) -> RecordEncoder {
    let encoder = RecordEncoder(RecordOutput(like: output))
    nested.append((key, encoder))
    return encoder
  }

  /// Ends what the record began.
  private func finish() throws {
    for (key, encoder) in nested {
      try encoder.finish()
      func write() { output.bytes += encoder.output.bytes }
      if case .array = container { element(write) } else { member(key, write) }
    }
    switch container {
    case .none: beginObject()
    case .value: return
    case .array: return output.close(UInt8(ascii: "]"))
    case .object: break
    }
    guard case .object(let start, let members) = container else { return }
    let sorted = members.sorted { $0.key < $1.key }
    if !zip(members, sorted).allSatisfy({ $0.range == $1.range }) {
      var bytes: [UInt8] = []
      bytes.reserveCapacity(output.bytes.count - start)
      for member in sorted {
        if !bytes.isEmpty { bytes.append(UInt8(ascii: ",")) }
        bytes += output.bytes[member.range]
      }
      output.bytes.replaceSubrange(start..., with: bytes)
    }
    output.close(UInt8(ascii: "}"))
  }

  // MARK: Values

  fileprivate func write(_ value: some Encodable) throws {
    let encoder = RecordEncoder(output)
    try value.encode(to: encoder)
    try encoder.finish()
  }

  fileprivate func write(_ text: String) { output.string(text) }

  fileprivate func write(literal: String) { output.bytes += literal.utf8 }

  /// A number without a fraction is written without a point.
  fileprivate func write(number: some LosslessStringConvertible) {
    let text = number.description
    output.bytes += (text.hasSuffix(".0") ? text.dropLast(2) : text[...]).utf8
  }
}

/// The JSON in the making.
private final class RecordOutput {
  var bytes: [UInt8] = []
  private let form: RecordEncoder.Form
  private var depth = 0

  init(_ form: RecordEncoder.Form) { self.form = form }

  /// Output that will stand inside other output.
  init(like other: RecordOutput) {
    form = other.form
    depth = other.depth
  }

  func open(_ sign: UInt8) {
    bytes.append(sign)
    depth += 1
  }

  func close(_ sign: UInt8) {
    depth -= 1
    // As Foundation does, where there is nothing between the signs too.
    if let indentation = form.indentation,
      bytes.last == UInt8(ascii: "{") || bytes.last == UInt8(ascii: "[")
    {
      bytes.append(.lineFeed)
      bytes += indentation.utf8
    }
    newLine()
    bytes.append(sign)
  }

  func newLine() {
    guard let indentation = form.indentation else { return }
    bytes.append(.lineFeed)
    bytes += indentation.utf8
    for _ in 0..<2 * depth { bytes.append(.space) }
  }

  func colon() {
    if form.indentation == nil { bytes.append(UInt8(ascii: ":")) } else { bytes += " : ".utf8 }
  }

  func string(_ text: String) {
    bytes.append(.quotationMark)
    var text = text
    text.withUTF8 { utf8 in
      var index = 0
      while index < utf8.count {
        let byte = unsafe utf8[index]
        // Most bytes stand for themselves.
        if byte >= 0x20 && byte < 0x7F && byte != .quotationMark && byte != .backslash {
          bytes.append(byte)
          index += 1
          continue
        }
        index += 1
        switch byte {
        case .quotationMark: bytes += "\\\"".utf8
        case .backslash: bytes += "\\\\".utf8
        case 0x08: bytes += "\\b".utf8
        case .tab: bytes += "\\t".utf8
        case .lineFeed: bytes += "\\n".utf8
        case .formFeed: bytes += "\\f".utf8
        case .carriageReturn: bytes += "\\r".utf8
        case 0..<0x20: escape(UInt32(byte))
        case 0x7F where form.escapesControls: escape(UInt32(byte))
        case 0xC2 where form.escapesControls, 0xD8 where form.escapesControls,
          0xE2 where form.escapesControls:
          let width = byte == 0xE2 ? 3 : 2
          let scalar = unsafe String(
            decoding: utf8[index - 1..<index - 1 + width], as: UTF8.self
          ).unicodeScalars.first
          if let scalar, JSONText.isControl(scalar) {
            escape(scalar.value)
            index += width - 1
          } else {
            bytes.append(byte)
          }
        default: bytes.append(byte)
        }
      }
    }
    bytes.append(.quotationMark)
  }

  private func escape(_ value: UInt32) {
    let digits = String(value, radix: 16)
    bytes += "\\u".utf8
    for _ in digits.utf8.count..<4 { bytes.append(UInt8(ascii: "0")) }
    bytes += digits.utf8
  }
}

// MARK: What Codable asks for

private struct RecordMembers<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoder: RecordEncoder
  var codingPath: [any CodingKey] { [] }

  mutating func encodeNil(forKey key: Key) {
    encoder.member(key.stringValue) { encoder.write(literal: "null") }
  }
  mutating func encode(_ value: Bool, forKey key: Key) {
    encoder.member(key.stringValue) { encoder.write(literal: value ? "true" : "false") }
  }
  mutating func encode(_ value: String, forKey key: Key) {
    encoder.member(key.stringValue) { encoder.write(value) }
  }
  mutating func encode(_ value: Int, forKey key: Key) {
    encoder.member(key.stringValue) { encoder.write(number: value) }
  }
  mutating func encode(_ value: some Encodable, forKey key: Key) throws {
    try encoder.member(key.stringValue) { try encoder.write(value) }
  }
  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    encoder.nestedEncoder(key.stringValue).container(keyedBy: type)
  }
  mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    encoder.nestedEncoder(key.stringValue).unkeyedContainer()
  }
  mutating func superEncoder() -> any Encoder { encoder.nestedEncoder("super") }
  mutating func superEncoder(forKey key: Key) -> any Encoder {
    encoder.nestedEncoder(key.stringValue)
  }
}

private struct RecordElements: UnkeyedEncodingContainer {
  let encoder: RecordEncoder
  var codingPath: [any CodingKey] { [] }
  var count: Int { encoder.count }

  mutating func encodeNil() { encoder.element { encoder.write(literal: "null") } }
  mutating func encode(_ value: String) { encoder.element { encoder.write(value) } }
  mutating func encode(_ value: some Encodable) throws {
    try encoder.element { try encoder.write(value) }
  }
  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) -> KeyedEncodingContainer<Nested> {
    encoder.nestedEncoder("").container(keyedBy: type)
  }
  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    encoder.nestedEncoder("").unkeyedContainer()
  }
  mutating func superEncoder() -> any Encoder { encoder.nestedEncoder("") }
}

private struct RecordSingleValue: SingleValueEncodingContainer {
  let encoder: RecordEncoder
  var codingPath: [any CodingKey] { [] }

  mutating func encodeNil() { encoder.write(literal: "null") }
  mutating func encode(_ value: Bool) { encoder.write(literal: value ? "true" : "false") }
  mutating func encode(_ value: String) { encoder.write(value) }
  mutating func encode(_ value: Double) { encoder.write(number: value) }
  mutating func encode(_ value: Float) { encoder.write(number: value) }
  mutating func encode(_ value: Int) { encoder.write(number: value) }
  mutating func encode(_ value: Int8) { encoder.write(number: value) }
  mutating func encode(_ value: Int16) { encoder.write(number: value) }
  mutating func encode(_ value: Int32) { encoder.write(number: value) }
  mutating func encode(_ value: Int64) { encoder.write(number: value) }
  mutating func encode(_ value: UInt) { encoder.write(number: value) }
  mutating func encode(_ value: UInt8) { encoder.write(number: value) }
  mutating func encode(_ value: UInt16) { encoder.write(number: value) }
  mutating func encode(_ value: UInt32) { encoder.write(number: value) }
  mutating func encode(_ value: UInt64) { encoder.write(number: value) }
  mutating func encode(_ value: some Encodable) throws { try encoder.write(value) }
}
