/// Reads JSON as RFC 8259 has it, keeps the place of every value, and refuses a name that stands
/// twice in an object.
struct JSONReader {
  /// How deep values may stand in one another; Foundation's reader takes as much.
  static let depthLimit = 512

  private let text: [UInt8]
  private var position = 0
  private var path = JSONPath()
  private var depth = 0

  /// Reads a text.
  ///
  /// Throws the first fault.
  static func read(_ text: [UInt8]) throws(JSONFault) -> JSONTree {
    var reader = JSONReader(text: text)
    reader.skipSpace()
    let tree = try reader.value()
    reader.skipSpace()
    if reader.position < text.count { throw reader.fault("something stands behind the value") }
    return tree
  }

  private init(text: [UInt8]) { self.text = text }

  private var next: UInt8? { position < text.count ? text[position] : nil }

  private func fault(_ message: String, at offset: Int? = nil) -> JSONFault {
    let offset = offset ?? position
    return JSONFault(
      path: path, offset: offset,
      message: offset >= text.count ? "the text ends too early: \(message)" : message)
  }

  private mutating func skipSpace() {
    while let next, next == 0x20 || next == 0x0A || next == 0x0D || next == 0x09 { position += 1 }
  }

  private mutating func takes(_ sign: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: sign) else { return false }
    position += 1
    return true
  }

  private mutating func take(_ sign: Unicode.Scalar) throws(JSONFault) {
    if !takes(sign) { throw fault("'\(sign)' is wanted") }
  }

  private mutating func value() throws(JSONFault) -> JSONTree {
    let start = position
    depth += 1
    defer { depth -= 1 }
    if depth > Self.depthLimit { throw fault("values stand too deep in one another") }
    let value: JSONTree.Value =
      switch next {
      case UInt8(ascii: "{"): try object()
      case UInt8(ascii: "["): try array()
      case UInt8(ascii: "\""): .string(try string())
      case UInt8(ascii: "t"): try word("true", .bool(true))
      case UInt8(ascii: "f"): try word("false", .bool(false))
      case UInt8(ascii: "n"): try word("null", .null)
      default: try number()
      }
    return JSONTree(value: value, offset: start)
  }

  private mutating func word(
    _ word: StaticString, _ value: JSONTree.Value
  ) throws(JSONFault) -> JSONTree.Value {
    for scalar in word.description.unicodeScalars { try take(scalar) }
    return value
  }

  private mutating func array() throws(JSONFault) -> JSONTree.Value {
    try take("[")
    skipSpace()
    var elements: [JSONTree] = []
    if takes("]") { return .array([]) }
    let outer = path
    repeat {
      skipSpace()
      path = outer.appending(elements.count)
      elements.append(try value())
      path = outer
      skipSpace()
    } while takes(",")
    if !takes("]") { throw fault("',' or ']' is wanted") }
    return .array(elements)
  }

  private mutating func object() throws(JSONFault) -> JSONTree.Value {
    try take("{")
    skipSpace()
    var members: [JSONTree.Member] = []
    var names: Set<String> = []
    if takes("}") { return .object([]) }
    let outer = path
    repeat {
      skipSpace()
      let start = position
      if next != UInt8(ascii: "\"") { throw fault("a name in quotation marks is wanted") }
      let name = try string()
      path = outer.appending(name)
      if !names.insert(name).inserted { throw fault("the name stands twice", at: start) }
      skipSpace()
      try take(":")
      skipSpace()
      members.append(.init(name: name, nameOffset: start, value: try value()))
      path = outer
      skipSpace()
    } while takes(",")
    if !takes("}") { throw fault("',' or '}' is wanted") }
    return .object(members)
  }

  private mutating func number() throws(JSONFault) -> JSONTree.Value {
    let start = position
    _ = takes("-")
    if !takes("0") { try digits(from: start) }
    if takes(".") { try digits(from: start) }
    if takes("e") || takes("E") {
      if !takes("+") { _ = takes("-") }
      try digits(from: start)
    }
    guard let number = Double(String(decoding: text[start..<position], as: UTF8.self)),
      number.isFinite
    else { throw fault("the number is too large", at: start) }
    return .number(number)
  }

  private mutating func digits(from start: Int) throws(JSONFault) {
    let first = position
    while let next, (0x30...0x39).contains(next) { position += 1 }
    if position == first {
      throw fault(first == start ? "a value is wanted" : "a digit is wanted")
    }
  }

  private mutating func string() throws(JSONFault) -> String {
    try take("\"")
    var bytes: [UInt8] = []
    while let byte = next, byte != UInt8(ascii: "\"") {
      if byte < 0x20 { throw fault("a control character stands in a text") }
      if byte == UInt8(ascii: "\\") {
        bytes += try escape()
      } else {
        bytes.append(byte)
        position += 1
      }
    }
    if !takes("\"") { throw fault("the text has no end") }
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func escape() throws(JSONFault) -> [UInt8] {
    let start = position
    position += 1
    defer { position += 1 }
    switch next {
    case UInt8(ascii: "\""): return [0x22]
    case UInt8(ascii: "\\"): return [0x5C]
    case UInt8(ascii: "/"): return [0x2F]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"): break
    default: throw fault("the escape is not known", at: start)
    }
    var units = [try unit(start)]
    if UTF16.isLeadSurrogate(units[0]) {
      position += 1
      guard takes("\\"), next == UInt8(ascii: "u") else {
        throw fault("half a surrogate pair stands in a text", at: start)
      }
      units.append(try unit(start))
    }
    guard String(validating: units, as: UTF16.self) != nil else {
      throw fault("half a surrogate pair stands in a text", at: start)
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  /// The number of four hexadecimal digits behind `u`; stops at the last of them.
  private mutating func unit(_ start: Int) throws(JSONFault) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      position += 1
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue,
        byte < 0x80
      else { throw fault("four hexadecimal digits are wanted", at: start) }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }
}
