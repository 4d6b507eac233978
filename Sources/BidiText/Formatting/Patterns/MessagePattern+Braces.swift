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
  mutating func literal() -> String {
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
    return String(decoding: text, as: UTF8.self)
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
  /// Reads what stands between braces: a number without leading zeros, or a name of letters, digits, `_`, `-`
  /// and `.`, with white space and controls round it.
  init?(inBraces inside: String) {
    let scalars = inside.unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.isOutsideName }),
      let last = scalars.lastIndex(where: { !$0.isOutsideName })
    else { return nil }
    let name = String(scalars[first...last])
    if name.utf8.allSatisfy(\.isASCIIDigit) {
      guard let number = Int(name), name == String(number) else { return nil }
      self = .position(number)
      return
    }
    let isName = name.unicodeScalars.allSatisfy { scalar in
      guard scalar.value < 0x80 else {
        return !scalar.isOutsideName && !scalar.properties.isWhitespace
      }
      return UInt8(scalar.value).isASCIIAlphanumeric || "_-.".unicodeScalars.contains(scalar)
    }
    let beginsWithDigit = name.utf8.first?.isASCIIDigit ?? true
    guard isName, !beginsWithDigit else { return nil }
    self = .name(name)
  }
}

extension Unicode.Scalar {
  /// Whether the character may stand round a name but not in it: white space, and controls that keep a
  /// pattern readable in an editor.
  fileprivate var isOutsideName: Bool {
    properties.isPatternWhitespace || DirectionalFormatting(self) != nil
  }
}
