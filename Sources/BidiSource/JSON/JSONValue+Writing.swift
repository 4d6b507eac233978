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
    case .string(let text): bytes.appendJSON(text.string)
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
      for (index, member) in (members.isSortedByName ? members : members.sortedByName).enumerated()
      {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        bytes.appendJSON(member.name.string)
        bytes.append(UInt8(ascii: ":"))
        member.value.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }
}
