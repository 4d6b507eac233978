import BidiSource

/// A value of a message.
enum JSON: Sendable, Hashable {
  case null
  case bool(Bool)
  case integer(Int)
  /// A number that is no integer of this machine.
  case number(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])
  /// JSON that is written already.
  case written([UInt8])

  /// Reads a text of JSON.
  ///
  /// Halves of surrogate pairs, which editors may send where they cut a text, are read as U+FFFD: positions in UTF-16 stay.
  init(_ text: [UInt8]) throws(JSONFault) {
    let text = Self.withoutHalfPairs(text)
    self.init(try JSONValue(text), in: text)
  }

  private init(_ value: JSONValue, in text: [UInt8]) {
    switch value.kind {
    case .null: self = .null
    case .bool(let value): self = .bool(value)
    case .string(let text): self = .string(text.string)
    case .array(let elements): self = .array(elements.map { JSON($0, in: text) })
    case .object(let members):
      self = .object(
        Dictionary(
          members.map { ($0.name.string, JSON($0.value, in: text)) }, uniquingKeysWith: { $1 }))
    case .number:
      let digits = String(decoding: text[value.range], as: UTF8.self)
      self = Int(digits).map { .integer($0) } ?? .number(Double(digits) ?? 0)
    }
  }

  /// The value of a name; nil for none, and for what is no object.
  subscript(name: String) -> JSON? {
    if case .object(let members) = self { members[name] } else { nil }
  }

  var string: String? { if case .string(let value) = self { value } else { nil } }

  var bool: Bool? { if case .bool(let value) = self { value } else { nil } }

  var integer: Int? { if case .integer(let value) = self { value } else { nil } }

  var array: [JSON]? { if case .array(let value) = self { value } else { nil } }

  var object: [String: JSON]? { if case .object(let value) = self { value } else { nil } }

  /// The texts of an array, without what is no text; nil for what is no array.
  var strings: [String]? { array?.compactMap(\.string) }
}

// MARK: Writing

extension JSON {
  /// The value as JSON, with the members of objects sorted.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return bytes
  }

  private func write(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes += "null".utf8
    case .bool(let value): bytes += (value ? "true" : "false").utf8
    case .integer(let value): bytes += String(value).utf8
    case .number(let value): bytes += (value.isFinite ? "\(value)" : "null").utf8
    case .string(let value): Self.write(value, to: &bytes)
    case .written(let value): bytes += value
    case .array(let elements):
      bytes.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        element.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.sorted(by: { $0.key < $1.key }).enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        Self.write(member.key, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        member.value.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private static func write(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): bytes += "\\\"".utf8
      case UInt8(ascii: "\\"): bytes += "\\\\".utf8
      case 0x0A: bytes += "\\n".utf8
      case 0..<0x10: bytes += "\\u000\(String(byte, radix: 16))".utf8
      case 0x10..<0x20: bytes += "\\u00\(String(byte, radix: 16))".utf8
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}

// MARK: Half pairs

extension JSON {
  /// A text of JSON with `\uFFFD` in the place of escapes for halves of surrogate pairs.
  private static func withoutHalfPairs(_ text: [UInt8]) -> [UInt8] {
    var result = text
    var index = 0
    while index < text.count {
      guard text[index] == UInt8(ascii: "\\") else {
        index += 1
        continue
      }
      guard let unit = escapedUnit(at: index, in: text) else {
        index += 2
        continue
      }
      if UTF16.isLeadSurrogate(unit), let next = escapedUnit(at: index + 6, in: text),
        UTF16.isTrailSurrogate(next)
      {
        index += 12
        continue
      }
      if UTF16.isLeadSurrogate(unit) || UTF16.isTrailSurrogate(unit) {
        result.replaceSubrange(index..<index + 6, with: "\\ufffd".utf8)
      }
      index += 6
    }
    return result
  }

  /// The unit that an escape of six characters stands for; nil where there is none.
  private static func escapedUnit(at index: Int, in text: [UInt8]) -> UInt16? {
    guard index + 6 <= text.count, text[index] == UInt8(ascii: "\\"),
      text[index + 1] == UInt8(ascii: "u")
    else { return nil }
    var unit: UInt16 = 0
    for byte in text[index + 2..<index + 6] {
      guard let digit = byte.hexDigitValue else { return nil }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }
}
