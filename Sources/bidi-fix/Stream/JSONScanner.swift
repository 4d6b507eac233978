import Foundation

/// Walks over JSON as RFC 8259 has it, and knows the first byte that does not belong.
struct JSONScanner {
  /// How deep values may stand in one another; JSONSerialization reads as much.
  static let depthLimit = 512

  private let json: [UInt8]
  private var position: Int
  private var depth = 0

  /// Begins behind a byte order mark, if there is one.
  init(_ json: [UInt8]) {
    self.json = json
    position = json.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The members of the object that is the whole of the text.
  mutating func document() throws(JSONMembers.Fault) -> [JSONMembers.Member] {
    skipSpace()
    let start = position
    var members: [JSONMembers.Member] = []
    if next == UInt8(ascii: "{") {
      try object { (name, value) in
        members.append(
          .init(
            name: name, value: String(decoding: value, as: UTF8.self), byteOffset: value.startIndex)
        )
      }
    } else {
      try value()
    }
    skipSpace()
    guard position == json.count else { throw fault }
    guard json[start] == UInt8(ascii: "{") else { throw .noObject(byteOffset: start) }
    return members
  }

  private var next: UInt8? { position < json.count ? json[position] : nil }

  private var fault: JSONMembers.Fault { .noJSON(byteOffset: position) }

  private mutating func skipSpace() {
    while let next, [0x20, 0x09, 0x0A, 0x0D].contains(next) { position += 1 }
  }

  /// Goes behind a byte that has to be there.
  private mutating func take(_ sign: Unicode.Scalar) throws(JSONMembers.Fault) {
    guard next == UInt8(ascii: sign) else { throw fault }
    position += 1
  }

  /// Goes behind a byte, where it is there.
  private mutating func takes(_ sign: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: sign) else { return false }
    position += 1
    return true
  }

  // MARK: Values

  private mutating func value() throws(JSONMembers.Fault) {
    switch next {
    case UInt8(ascii: "{"): try object(member: nil)
    case UInt8(ascii: "["): try array()
    case UInt8(ascii: "\""): _ = try string()
    case UInt8(ascii: "t"): try word("true")
    case UInt8(ascii: "f"): try word("false")
    case UInt8(ascii: "n"): try word("null")
    default: try number()
    }
  }

  private mutating func object(
    member: ((_ name: String, _ value: ArraySlice<UInt8>) -> Void)?
  ) throws(JSONMembers.Fault) {
    try descend()
    try take("{")
    skipSpace()
    if !takes("}") {
      repeat {
        skipSpace()
        let name = try string()
        skipSpace()
        try take(":")
        skipSpace()
        let start = position
        try value()
        if let member { member(Self.decoded(json[name]), json[start..<position]) }
        skipSpace()
      } while takes(",")
      try take("}")
    }
    depth -= 1
  }

  private mutating func array() throws(JSONMembers.Fault) {
    try descend()
    try take("[")
    skipSpace()
    if !takes("]") {
      repeat {
        skipSpace()
        try value()
        skipSpace()
      } while takes(",")
      try take("]")
    }
    depth -= 1
  }

  private mutating func descend() throws(JSONMembers.Fault) {
    depth += 1
    guard depth <= Self.depthLimit else { throw fault }
  }

  private mutating func word(_ word: String) throws(JSONMembers.Fault) {
    for sign in word.unicodeScalars { try take(sign) }
  }

  private mutating func number() throws(JSONMembers.Fault) {
    _ = takes("-")
    if !takes("0") { try digits() }
    if takes(".") { try digits() }
    if takes("e") || takes("E") {
      if !takes("+") { _ = takes("-") }
      try digits()
    }
  }

  private mutating func digits() throws(JSONMembers.Fault) {
    let start = position
    while let next, (0x30...0x39).contains(next) { position += 1 }
    guard position > start else { throw fault }
  }

  // MARK: Strings

  /// Goes behind a string.
  ///
  /// - Returns: Where it stands, with its quotation marks.
  private mutating func string() throws(JSONMembers.Fault) -> Range<Int> {
    let start = position
    try take("\"")
    while !takes("\"") {
      guard let byte = next, byte >= 0x20 else { throw fault }
      if byte == UInt8(ascii: "\\") { try escape() } else { position += 1 }
    }
    return start..<position
  }

  private mutating func escape() throws(JSONMembers.Fault) {
    let start = position
    try take("\\")
    guard takes("u") else {
      guard let byte = next, "\"\\/bfnrt".utf8.contains(byte) else { throw fault }
      position += 1
      return
    }
    let unit = try unit()
    if UTF16.isTrailSurrogate(unit) { throw .noJSON(byteOffset: start) }
    guard UTF16.isLeadSurrogate(unit) else { return }
    // Half a pair is no character.
    guard takes("\\"), takes("u"), UTF16.isTrailSurrogate(try self.unit()) else {
      throw .noJSON(byteOffset: start)
    }
  }

  /// The number that four hexadecimal digits write.
  private mutating func unit() throws(JSONMembers.Fault) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw fault
      }
      unit = unit << 4 | UInt16(digit)
      position += 1
    }
    return unit
  }

  /// What a string says.
  private static func decoded(_ string: ArraySlice<UInt8>) -> String {
    let value = try? JSONSerialization.jsonObject(
      with: Data(string), options: [.fragmentsAllowed])
    return value as? String ?? ""
  }
}
