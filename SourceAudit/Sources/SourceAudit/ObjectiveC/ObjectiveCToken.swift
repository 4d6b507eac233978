/// A word or a sign of Objective-C.
struct ObjectiveCToken {
  enum Kind { case identifier, number, string, sign }

  let kind: Kind
  /// Where the token stands, in UTF-8 bytes.
  let range: Range<Int>
  let text: String
}

/// Cuts Objective-C, and C++ where it differs, into tokens.
///
/// Comments, and lines of the preprocessor with what they continue on, are left out. Source that is no Objective-C gives
/// tokens, too: nothing fails.
struct ObjectiveCLexer {
  private let text: [UInt8]
  private var position = 0
  private var isLineStart = true

  /// The tokens of a file.
  ///
  /// - Complexity: O(*n*).
  static func tokens(of text: [UInt8]) -> [ObjectiveCToken] {
    var lexer = ObjectiveCLexer(text: text)
    var tokens: [ObjectiveCToken] = []
    while let token = lexer.next() { tokens.append(token) }
    return tokens
  }

  private init(text: [UInt8]) { self.text = text }

  private func byte(_ offset: Int = 0) -> UInt8? {
    position + offset < text.count ? text[position + offset] : nil
  }

  private mutating func next() -> ObjectiveCToken? {
    skipSpace()
    guard let first = byte() else { return nil }
    let start = position
    isLineStart = false
    switch first {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      skipQuoted(first)
      return token(.string, from: start)
    case UInt8(ascii: "@") where byte(1) == UInt8(ascii: "\""):
      position += 1
      skipQuoted(UInt8(ascii: "\""))
      return token(.string, from: start)
    case UInt8(ascii: "R") where byte(1) == UInt8(ascii: "\""):
      skipRawString()
      return token(.string, from: start)
    case _ where Self.isLetter(first) || first == UInt8(ascii: "@"):
      position += 1
      while let byte = byte(), Self.isLetter(byte) || Self.isDigit(byte) { position += 1 }
      return token(.identifier, from: start)
    case _ where Self.isDigit(first), UInt8(ascii: ".") where Self.isDigit(byte(1) ?? 0):
      position += 1
      while let byte = byte(),
        Self.isLetter(byte) || Self.isDigit(byte) || byte == UInt8(ascii: ".")
      {
        position += 1
      }
      return token(.number, from: start)
    default:
      position += Self.pairs.contains([first, byte(1) ?? 0]) ? 2 : 1
      return token(.sign, from: start)
    }
  }

  private func token(_ kind: ObjectiveCToken.Kind, from start: Int) -> ObjectiveCToken {
    ObjectiveCToken(
      kind: kind, range: start..<position,
      text: String(decoding: text[start..<position], as: UTF8.self))
  }

  private static let pairs: Set<[UInt8]> = Set(
    ["==", "!=", "<=", ">=", "->", "&&", "||", "+=", "-=", "*=", "/=", "|=", "::"].map {
      Array($0.utf8)
    })

  private static func isLetter(_ byte: UInt8) -> Bool {
    // Names may hold letters of any script.
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 0x80
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  private mutating func skipSpace() {
    while let byte = byte() {
      switch byte {
      case 0x0A, 0x0D:
        isLineStart = true
        position += 1
      case 0x20, 0x09, 0x0B, 0x0C: position += 1
      case UInt8(ascii: "\\"): position += 1
      case UInt8(ascii: "/") where self.byte(1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where self.byte(1) == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "#") where isLineStart: skipLine()
      default: return
      }
    }
  }

  /// Skips to the end of a line that no backslash continues.
  private mutating func skipLine() {
    while let byte = byte() {
      if byte == UInt8(ascii: "/"), self.byte(1) == UInt8(ascii: "*") {
        // In a line of the preprocessor; in a comment of a line it is nothing.
        if !isComment() { skipComment(); continue }
      }
      if byte == 0x0A || byte == 0x0D {
        var last = position - 1
        if byte == 0x0A, last >= 0, text[last] == 0x0D { last -= 1 }
        if last < 0 || text[last] != UInt8(ascii: "\\") { return }
      }
      position += 1
    }
  }

  /// Whether the rest of the line stands after `//`.
  private func isComment() -> Bool {
    var index = position - 1
    while index > 0, text[index] != 0x0A {
      if text[index] == UInt8(ascii: "/"), text[index - 1] == UInt8(ascii: "/") { return true }
      index -= 1
    }
    return false
  }

  private mutating func skipComment() {
    position += 2
    while position < text.count {
      if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        position += 2
        return
      }
      position += 1
    }
  }

  /// Skips a literal; one that is not closed ends with its line.
  private mutating func skipQuoted(_ quote: UInt8) {
    position += 1
    while let byte = byte(), byte != 0x0A, byte != 0x0D {
      position += 1
      if byte == UInt8(ascii: "\\"), self.byte() != nil {
        position += 1
      } else if byte == quote {
        return
      }
    }
  }

  /// `R"mark(…)mark"` of C++.
  private mutating func skipRawString() {
    position += 2
    let start = position
    while let byte = byte(), byte != UInt8(ascii: "("), position - start <= 16 { position += 1 }
    guard byte() == UInt8(ascii: "(") else { return }
    let end = [UInt8(ascii: ")")] + text[start..<position] + [UInt8(ascii: "\"")]
    while position < text.count, !text[position...].starts(with: end) { position += 1 }
    position = min(position + end.count, text.count)
  }
}
