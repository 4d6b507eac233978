/// Reads JSON as RFC 8259 has it, with the place of every value.
struct JSONReader {
  private let text: [UInt8]
  private let replacesHalfPairs: Bool
  private var position = 0
  private var path = JSONPath()

  init(_ text: [UInt8], replacesHalfPairs: Bool) {
    (self.text, self.replacesHalfPairs) = (text, replacesHalfPairs)
  }

  /// The value that is the whole of the text.
  mutating func document() throws(JSONFault) -> JSONValue {
    skipSpace()
    let value = try value()
    skipSpace()
    if position < text.count { throw fault("something stands after the value") }
    return value
  }

  private var next: UInt8? { position < text.count ? text[position] : nil }

  private func fault(_ message: String, at offset: Int? = nil) -> JSONFault {
    let offset = offset ?? position
    return JSONFault(
      message: offset >= text.count ? "the text ends too early: \(message)" : message,
      offset: offset, path: path)
  }

  private mutating func skipSpace() {
    while let next, next == .space || next.isASCIILineEnd || next == .tab { position += 1 }
  }

  private mutating func takes(_ sign: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: sign) else { return false }
    position += 1
    return true
  }

  private mutating func take(_ sign: Unicode.Scalar) throws(JSONFault) {
    if !takes(sign) { throw fault("'\(sign)' is wanted") }
  }

  // MARK: Values

  private mutating func value() throws(JSONFault) -> JSONValue {
    let start = position
    let kind: JSONValue.Kind =
      switch next {
      case UInt8(ascii: "{"): .object(try object())
      case UInt8(ascii: "["): .array(try array())
      case UInt8(ascii: "\""): .string(try string())
      case UInt8(ascii: "t"): try word("true", .bool(true))
      case UInt8(ascii: "f"): try word("false", .bool(false))
      case UInt8(ascii: "n"): try word("null", .null)
      default: try number()
      }
    return JSONValue(kind: kind, range: start..<position)
  }

  private mutating func open(_ bracket: Unicode.Scalar) throws(JSONFault) {
    if path.count >= JSONValue.depthLimit { throw fault("values stand too deep in one another") }
    try take(bracket)
    skipSpace()
  }

  private mutating func object() throws(JSONFault) -> [JSONValue.Member] {
    try open("{")
    var members: [JSONValue.Member] = []
    if takes("}") { return [] }
    repeat {
      members.append(try member())
    } while takes(",")
    if !takes("}") { throw fault("',' or '}' is wanted") }
    return members
  }

  private mutating func member() throws(JSONFault) -> JSONValue.Member {
    skipSpace()
    if next != UInt8(ascii: "\"") { throw fault("a name in quotation marks is wanted") }
    let name = try string()
    path.append(name.string)
    skipSpace()
    try take(":")
    skipSpace()
    let member = JSONValue.Member(name: name, value: try value())
    path.removeLast()
    skipSpace()
    return member
  }

  /// The members of the object that the text begins with, as far as it can be read.
  mutating func membersBeforeFault() -> [JSONValue.Member] {
    skipSpace()
    guard takes("{") else { return [] }
    var members: [JSONValue.Member] = []
    repeat {
      guard let member = try? member() else { break }
      members.append(member)
    } while takes(",")
    return members
  }

  private mutating func array() throws(JSONFault) -> [JSONValue] {
    try open("[")
    var elements: [JSONValue] = []
    if takes("]") { return [] }
    repeat {
      skipSpace()
      path.append(elements.count)
      elements.append(try value())
      path.removeLast()
      skipSpace()
    } while takes(",")
    if !takes("]") { throw fault("',' or ']' is wanted") }
    return elements
  }

  private mutating func word(
    _ word: StaticString, _ kind: JSONValue.Kind
  ) throws(JSONFault) -> JSONValue.Kind {
    for scalar in word.description.unicodeScalars { try take(scalar) }
    return kind
  }

  private mutating func number() throws(JSONFault) -> JSONValue.Kind {
    let start = position
    _ = takes("-")
    if !takes("0") { try digits(from: start) }
    if takes(".") { try digits(from: start) }
    if takes("e") || takes("E") {
      if !takes("+") { _ = takes("-") }
      try digits(from: start)
    }
    return .number(String(decoding: text[start..<position], as: UTF8.self))
  }

  private mutating func digits(from start: Int) throws(JSONFault) {
    let first = position
    while let next, next.isASCIIDigit { position += 1 }
    if position == first {
      throw fault(first == start ? "a value is wanted" : "a digit is wanted")
    }
  }

  // MARK: Strings

  private mutating func string() throws(JSONFault) -> DecodedText {
    position += 1
    let start = position
    // Most strings hold no escape: one copy decodes them.
    skipVerbatim()
    if next == .quotationMark {
      let range = start..<position
      position += 1
      return DecodedText(string: String(decoding: text[range], as: UTF8.self), range: range)
    }
    var builder = DecodedText.Builder()
    builder.append(text[start..<position])
    while let byte = next, byte != .quotationMark {
      if byte < .space { throw fault("a control character stands in a text") }
      let part = position
      if byte == .backslash {
        let scalar = try escape()
        builder.append(String(scalar), from: part..<position)
      } else {
        skipVerbatim()
        builder.append(text[part..<position])
      }
    }
    let range = start..<position
    if !takes("\"") { throw fault("the text has no end") }
    return builder.text(in: range)
  }

  /// Skips what a string holds as it is: no quotation mark, escape or control character.
  private mutating func skipVerbatim() {
    while let byte = next, byte != .quotationMark, byte != .backslash, byte >= .space {
      position += 1
    }
  }

  private mutating func escape() throws(JSONFault) -> Unicode.Scalar {
    let start = position
    position += 1
    let byte = next
    position += 1
    switch byte {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): break
    case nil: throw fault("an escape has no end", at: text.count)
    default: throw fault("the escape is not known", at: start)
    }
    let lead = try unit(start)
    if let scalar = Unicode.Scalar(lead) { return scalar }
    let end = position
    if UTF16.isLeadSurrogate(lead), takes("\\"), takes("u") {
      let trail = try unit(start)
      if UTF16.isTrailSurrogate(trail) { return Unicode.Scalar(lead: lead, trail: trail) }
    }
    guard replacesHalfPairs else {
      throw fault("half a surrogate pair stands in a text", at: start)
    }
    position = end
    return "\u{FFFD}"
  }

  /// The number of the four hexadecimal digits that stand here.
  private mutating func unit(_ start: Int) throws(JSONFault) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = next else { throw fault("four hexadecimal digits are wanted") }
      guard let digit = byte.hexDigitValue else {
        throw fault("four hexadecimal digits are wanted", at: start)
      }
      unit = unit << 4 | UInt16(digit)
      position += 1
    }
    return unit
  }
}
