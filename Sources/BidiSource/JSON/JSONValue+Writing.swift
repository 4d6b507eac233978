extension JSONValue {
  /// The value as JSON in one line, with the members of objects sorted by name, so that equal values are equal bytes.
  ///
  /// ```swift
  /// let value = JSONValue.object(["b": .array([.integer(1), .null]), "a": .string("\"")])
  /// String(decoding: value.bytes, as: UTF8.self)  // #"{"a":"\"","b":[1,null]}"#
  /// ```
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return bytes
  }

  private func write(to bytes: inout [UInt8]) {
    switch kind {
    case .null: bytes += "null".utf8
    case .bool(let value): bytes += (value ? "true" : "false").utf8
    case .number(let digits): bytes += digits.utf8
    case .string(let text): Self.write(text.string, to: &bytes)
    case .written(let json): bytes += json
    case .array(let elements):
      bytes.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        element.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.sortedByName.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        Self.write(member.name.string, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        member.value.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private static func write(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(.quotationMark)
    for byte in text.utf8 {
      switch byte {
      case .quotationMark: bytes += "\\\"".utf8
      case .backslash: bytes += "\\\\".utf8
      case 0x08: bytes += "\\b".utf8
      case .tab: bytes += "\\t".utf8
      case .lineFeed: bytes += "\\n".utf8
      case .formFeed: bytes += "\\f".utf8
      case .carriageReturn: bytes += "\\r".utf8
      case 0..<0x10: bytes += "\\u000\(String(byte, radix: 16))".utf8
      case 0x10..<0x20: bytes += "\\u00\(String(byte, radix: 16))".utf8
      default: bytes.append(byte)
      }
    }
    bytes.append(.quotationMark)
  }
}
