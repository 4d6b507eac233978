internal import BidiText

extension MessagePattern {
  /// Reads the placeholders in braces of a pattern.
  static func readBraces(of source: String, into list: inout ElementList) throws(MessageError) {
    var reader = BraceReader(source)
    while !reader.isAtEnd {
      list.append(reader.literal())
      if let placeholder = try reader.placeholder() { list.append(placeholder) }
    }
  }
}

/// Reads texts and placeholders in turn, over bytes: all that has a meaning is ASCII.
private struct BraceReader {
  let bytes: [UInt8]
  var index = 0

  init(_ source: String) { bytes = Array(source.utf8) }

  var isAtEnd: Bool { index >= bytes.count }

  private func isAt(_ character: Unicode.Scalar, offset: Int = 0) -> Bool {
    index + offset < bytes.count && bytes[index + offset] == UInt8(ascii: character)
  }

  /// Text up to the next placeholder, with apostrophes resolved.
  mutating func literal() -> [UInt8] {
    var text: [UInt8] = []
    var isQuoted = false
    while !isAtEnd {
      if isAt("'") {
        if isAt("'", offset: 1) {
          text.append(UInt8(ascii: "'"))
          index += 2
          continue
        }
        if isQuoted || isAt("{", offset: 1) || isAt("}", offset: 1) {
          isQuoted.toggle()
          index += 1
          continue
        }
      } else if isAt("{"), !isQuoted {
        break
      }
      text.append(bytes[index])
      index += 1
    }
    return text
  }

  /// The placeholder that begins here; nil at the end of the pattern.
  mutating func placeholder() throws(MessageError) -> MessagePattern.Placeholder? {
    guard isAt("{") else { return nil }
    let start = index
    guard let length = bytes[start...].firstIndex(where: Self.endsName).map({ $0 - start }) else {
      throw .unclosedBrace(utf8Offset: start)
    }
    index += length
    let inside = String(decoding: bytes[start + 1..<index], as: UTF8.self)
    guard isAt("}") else {
      // A comma begins the type of one of ICU's complex arguments.
      throw .unsupportedSyntax(
        String(decoding: bytes[start...index], as: UTF8.self), utf8Offset: index)
    }
    index += 1
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard let key = MessagePattern.Placeholder.Key(inBraces: inside) else {
      throw .invalidPlaceholder(text, utf8Offset: start)
    }
    return MessagePattern.Placeholder(
      text: text, utf8Range: start..<index, key: key, conversion: nil)
  }

  /// Whether a byte behind the `{` ends the name.
  private static func endsName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "}") || byte == UInt8(ascii: ",")
  }
}

extension MessagePattern.Placeholder.Key {
  /// Reads what stands between braces.
  fileprivate init?(inBraces inside: String) {
    switch BracedName(inside) {
    case .position(let position): self = .position(position)
    case .name(let name): self = .name(name)
    case nil: return nil
    }
  }
}
