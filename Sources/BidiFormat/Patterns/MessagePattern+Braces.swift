internal import BidiText
internal import MessageSyntax

extension MessagePattern {
  /// Reads the placeholders in braces of a pattern.
  ///
  /// - Parameters:
  ///   - source: The pattern.
  ///   - sign: The sign before each brace, `%` or `$`; nil for the braces of MessageFormat.
  ///   - list: The list that gets the elements.
  /// - Throws: ``MessageError`` with the offset of the error.
  static func readBraces(
    of source: String, after sign: Unicode.Scalar? = nil, into list: inout ElementList
  ) throws(MessageError) {
    var reader = BraceReader(source, after: sign)
    while !reader.isAtEnd {
      list.append(reader.literal())
      if let placeholder = try reader.placeholder() { list.append(placeholder) }
    }
  }
}

/// Reads texts and placeholders in turn; it reads bytes, because all syntax is ASCII.
private struct BraceReader {
  let bytes: [UInt8]
  var index = 0

  /// The sign before each brace; nil for the braces of MessageFormat.
  private let sign: Unicode.Scalar?

  /// Whether a letter of `printf` after `%{name}` belongs to it.
  private let takesLetter: Bool

  /// The position of the next `{}`.
  private var next = 0

  init(_ source: String, after sign: Unicode.Scalar?) {
    bytes = Array(source.utf8)
    self.sign = sign
    // In a text without right-to-left letters, the s of "%{name}s" can be a plural ending.
    takesLetter =
      sign == "%" && [.rightToLeft, .mixed].contains(DirectionalContent(ofUTF8: bytes))
  }

  var isAtEnd: Bool { index >= bytes.count }

  private func isAt(_ character: Unicode.Scalar, offset: Int = 0) -> Bool {
    index + offset < bytes.count && bytes[index + offset] == UInt8(ascii: character)
  }

  /// Text up to the next placeholder, with apostrophes resolved.
  mutating func literal() -> [UInt8] {
    if let sign { return literal(before: sign) }
    var text: [UInt8] = []
    var isQuoted = false
    while !isAtEnd {
      if isAt("'") {
        if isAt("'", offset: 1) {
          text.append(.apostrophe)
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

  /// Text up to the next placeholder with a sign, with `%%` as one percent sign if the sign is `%`.
  private mutating func literal(before sign: Unicode.Scalar) -> [UInt8] {
    var text: [UInt8] = []
    while !isAtEnd {
      if isAt(sign) {
        if isAt("{", offset: 1) { break }
        if sign == "%", isAt("%", offset: 1) { index += 1 }
      }
      text.append(bytes[index])
      index += 1
    }
    return text
  }

  /// The placeholder that begins here; nil at the end of the pattern.
  mutating func placeholder() throws(MessageError) -> MessagePattern.Placeholder? {
    guard !isAtEnd else { return nil }
    let start = index
    if sign != nil { index += 1 }
    let open = index
    guard let end = bytes[open...].firstIndex(where: Self.endsName) else {
      throw .unclosedBrace(utf8Offset: start)
    }
    index = end
    let inside = String(decoding: bytes[open + 1..<index], as: UTF8.self)
    guard isAt("}") else {
      // A comma begins the type of one of ICU's complex arguments.
      throw .unsupportedSyntax(
        String(decoding: bytes[start...index], as: UTF8.self), utf8Offset: index)
    }
    index += 1
    if takesLetter { takeLetter() }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard let key = key(inBraces: inside) else {
      throw .invalidPlaceholder(text, utf8Offset: start)
    }
    return MessagePattern.Placeholder(
      text: text, utf8Range: start..<index, key: key, conversion: nil)
  }

  /// The key between braces; empty braces take the next position.
  private mutating func key(inBraces inside: String) -> MessagePattern.Placeholder.Key? {
    if let name = BracedName(inside) { return MessagePattern.Placeholder.Key(name) }
    guard inside.isEmpty, sign == nil else { return nil }
    defer { next += 1 }
    return .position(next)
  }

  /// Skips the letter of `%{name}s` if it does not begin a word.
  private mutating func takeLetter() {
    guard !isAtEnd, "sdif".utf8.contains(bytes[index]) else { return }
    let goesOn =
      index + 1 < bytes.count && (bytes[index + 1].isASCIIAlphanumeric || !bytes[index + 1].isASCII)
    if !goesOn { index += 1 }
  }

  /// Whether a byte after the `{` ends the name.
  private static func endsName(_ byte: UInt8) -> Bool {
    byte == .rightCurlyBracket || byte == .comma
  }
}

extension MessagePattern.Placeholder.Key {
  /// Makes a key from a name in brackets.
  init(_ name: BracedName) {
    switch name {
    case .position(let position): self = .position(position)
    case .name(let name): self = .name(name)
    }
  }
}
