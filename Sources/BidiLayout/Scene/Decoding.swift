extension KeyedDecodingContainer {
  /// The value of a key, or what a new value has where the key is missing.
  func value<Value: Decodable>(_ key: Key, otherwise value: Value) throws -> Value {
    try decodeIfPresent(Value.self, forKey: key) ?? value
  }
}

extension KeyedEncodingContainer {
  /// Writes a value unless it is the one that a new value has.
  mutating func encode<Value: Encodable & Equatable>(
    _ value: Value, _ key: Key, unless other: Value
  ) throws {
    if value != other { try encode(value, forKey: key) }
  }
}

/// A key of any name, for values that are written as `{"name": value}`.
struct NamedKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ name: String) { stringValue = name }
  init?(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { nil }
}

extension Decoder {
  /// The name of the only key of `{"name": value}`, and what holds the value; a lone string is a
  /// name without value.
  func named() throws -> (name: String, values: KeyedDecodingContainer<NamedKey>?) {
    if let name = try? singleValueContainer().decode(String.self) { return (name, nil) }
    let values = try container(keyedBy: NamedKey.self)
    guard let key = values.allKeys.first, values.allKeys.count == 1 else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: codingPath, debugDescription: "one name is wanted"))
    }
    return (key.stringValue, values)
  }

  /// The error for a name that is not in the list.
  func unknownName(_ name: String) -> DecodingError {
    .dataCorrupted(.init(codingPath: codingPath, debugDescription: "'\(name)' is not known"))
  }
}

extension Encoder {
  /// Writes `{"name": value}`.
  func encode(_ value: some Encodable, named name: String) throws {
    var values = container(keyedBy: NamedKey.self)
    try values.encode(value, forKey: NamedKey(name))
  }

  /// Writes `"name"`.
  func encode(name: String) throws {
    var value = singleValueContainer()
    try value.encode(name)
  }
}
