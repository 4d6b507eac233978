internal import BidiSource

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
    let output = RecordOutput(JSONBytes(form))
    let encoder = RecordEncoder(output)
    try value.encode(to: encoder)
    try encoder.finish()
    return output.json.bytes
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
    output.json.open(UInt8(ascii: "{"))
    container = .object(start: output.json.bytes.count, members: [])
  }

  private func beginArray() {
    output.json.open(UInt8(ascii: "["))
    container = .array(count: 0)
  }

  /// The number of elements of the array.
  fileprivate var count: Int { if case .array(let count) = container { count } else { 0 } }

  /// Writes a member of the object.
  fileprivate func member(_ key: String, _ write: () throws -> Void) rethrows {
    guard case .object(let start, var members) = container else { return }
    // Not copied while it grows.
    container = .none
    output.json.begin(isFirst: members.isEmpty)
    let first = output.json.memberStart
    output.json.name(key)
    defer {
      members.append((key, first..<output.json.bytes.count))
      container = .object(start: start, members: members)
    }
    try write()
  }

  /// Writes an element of the array.
  fileprivate func element(_ write: () throws -> Void) rethrows {
    guard case .array(let count) = container else { return }
    output.json.begin(isFirst: count == 0)
    try write()
    container = .array(count: count + 1)
  }

  fileprivate func nestedEncoder(_ key: String) -> RecordEncoder {
    let encoder = RecordEncoder(RecordOutput(output.json.inner))
    nested.append((key, encoder))
    return encoder
  }

  /// Ends what the record began.
  private func finish() throws {
    for (key, encoder) in nested {
      try encoder.finish()
      func write() { output.json.bytes += encoder.output.json.bytes }
      if case .array = container { element(write) } else { member(key, write) }
    }
    switch container {
    case .none: beginObject()
    case .value: return
    case .array: return output.json.close(UInt8(ascii: "]"))
    case .object: break
    }
    guard case .object(let start, let members) = container else { return }
    output.json.sort(members, from: start)
    output.json.close(UInt8(ascii: "}"))
  }

  // MARK: Values

  fileprivate func write(_ value: some Encodable) throws {
    let encoder = RecordEncoder(output)
    try value.encode(to: encoder)
    try encoder.finish()
  }

  fileprivate func write(_ text: String) { output.json.string(text) }

  fileprivate func write(literal: String) { output.json.bytes += literal.utf8 }

  /// A number without a fraction is written without a point.
  fileprivate func write(number: some LosslessStringConvertible) {
    let text = number.description
    output.json.bytes += (text.hasSuffix(".0") ? text.dropLast(2) : text[...]).utf8
  }
}

/// The JSON in the making, which all encoders of a record share.
private final class RecordOutput {
  var json: JSONBytes

  init(_ json: JSONBytes) { self.json = json }
}

/// JSON in the making.
///
/// A value: each call is one access to the output, however many bytes it writes.
private struct JSONBytes {
  var bytes: [UInt8] = []
  private let form: RecordEncoder.Form
  private var depth = 0

  init(_ form: RecordEncoder.Form) { self.form = form }

  /// JSON that will stand inside this one.
  var inner: JSONBytes {
    var inner = self
    inner.bytes = []
    return inner
  }

  mutating func open(_ sign: UInt8) {
    bytes.append(sign)
    depth += 1
  }

  mutating func close(_ sign: UInt8) {
    depth -= 1
    // As Foundation does, where there is nothing between the signs too.
    if let indentation = form.indentation,
      bytes.last == UInt8(ascii: "{") || bytes.last == UInt8(ascii: "[")
    {
      bytes.append(0x0A)
      bytes += indentation.utf8
    }
    newLine()
    bytes.append(sign)
  }

  private mutating func newLine() {
    guard let indentation = form.indentation else { return }
    bytes.append(0x0A)
    bytes += indentation.utf8
    for _ in 0..<2 * depth { bytes.append(UInt8(ascii: " ")) }
  }

  /// Where the last element or member begins, after the comma: the line end before it is its own.
  private(set) var memberStart = 0

  /// Begins an element or a member.
  mutating func begin(isFirst: Bool) {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    memberStart = bytes.count
    newLine()
  }

  mutating func name(_ key: String) {
    string(key)
    if form.indentation == nil { bytes.append(UInt8(ascii: ":")) } else { bytes += " : ".utf8 }
  }

  /// Puts the members of an object, which are the last bytes, in the order of their names.
  mutating func sort(_ members: [(key: String, range: Range<Int>)], from start: Int) {
    let sorted = members.sorted { $0.key < $1.key }
    if zip(members, sorted).allSatisfy({ $0.range == $1.range }) { return }
    var inOrder: [UInt8] = []
    inOrder.reserveCapacity(bytes.count - start)
    for member in sorted {
      if !inOrder.isEmpty { inOrder.append(UInt8(ascii: ",")) }
      inOrder += bytes[member.range]
    }
    bytes.replaceSubrange(start..., with: inOrder)
  }

  mutating func string(_ text: String) {
    let isEscaped: ((Unicode.Scalar) -> Bool)? =
      form.escapesControls ? { JSONText.isControl($0) } : nil
    bytes.appendJSON(text, escaping: isEscaped)
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
