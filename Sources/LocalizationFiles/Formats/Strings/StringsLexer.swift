import BidiSource

/// The tokens of a `.strings` file: strings, comments, punctuation.
///
/// The grammar is that of Foundation's reader for old-style property lists: see the notes at each
/// function for what differs from what one would expect.
struct StringsLexer {
  let text: [UInt8]
  var position = 0
  var problems: [SyntaxProblem] = []

  init(_ text: [UInt8]) { self.text = text }

  var isAtEnd: Bool { position >= text.count }

  /// The byte at the position, nil at the end.
  var current: UInt8? { position < text.count ? text[position] : nil }

  func byte(at offset: Int) -> UInt8? { offset < text.count ? text[offset] : nil }

  /// Skips white space and comments, and returns the comments.
  ///
  /// White space is U+0009–000D, U+0020, U+2028 and U+2029. A `/*` that is never closed takes the rest
  /// of the file, which Foundation does not mention.
  mutating func skipTrivia() -> [LocalizationComment] {
    var comments: [LocalizationComment] = []
    while let byte = current {
      if byte.isASCIISpace {
        position += 1
      } else if isLineSeparator(at: position) {
        position += 3
      } else if byte == UInt8(ascii: "/"), self.byte(at: position + 1) == UInt8(ascii: "/") {
        comments.append(lineComment())
      } else if byte == UInt8(ascii: "/"), self.byte(at: position + 1) == UInt8(ascii: "*") {
        comments.append(blockComment())
      } else {
        break
      }
    }
    return comments
  }

  /// U+2028 and U+2029: E2 80 A8 and E2 80 A9.
  private func isLineSeparator(at offset: Int) -> Bool {
    text[offset] == 0xE2 && byte(at: offset + 1) == 0x80
      && (byte(at: offset + 2) == 0xA8 || byte(at: offset + 2) == 0xA9)
  }

  private mutating func lineComment() -> LocalizationComment {
    let start = position
    while let byte = current, !byte.isASCIILineEnd, !isLineSeparator(at: position) {
      position += 1
    }
    return comment(start..<position, content: start + 2..<position)
  }

  private mutating func blockComment() -> LocalizationComment {
    let start = position
    position += 2
    while position < text.count {
      if text[position] == UInt8(ascii: "*"), byte(at: position + 1) == UInt8(ascii: "/") {
        position += 2
        return comment(start..<position, content: start + 2..<position - 2)
      }
      position += 1
    }
    problems.append(
      SyntaxProblem(
        .openComment, start..<start + 2,
        "the comment that begins here is never closed, so the rest of the file is not read",
        help: "close it with */"))
    return comment(start..<position, content: start + 2..<position)
  }

  private func comment(_ range: SourceRange, content: SourceRange) -> LocalizationComment {
    LocalizationComment(range: range, trimming: String(decoding: text[content], as: UTF8.self))
  }

  /// Whether a byte may stand in a string without quotation marks.
  static func isUnquoted(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "$", "/", ":", ".", "-": true
    default: false
    }
  }

  /// What a string token turned out to be.
  enum StringToken {
    /// A string, and the token with its quotation marks.
    case string(DecodedText, token: SourceRange)
    /// A string that the file ends in.
    case unterminated(SourceRange)
  }

  /// Reads a string; nil, and nothing read, where none begins here.
  mutating func string() -> StringToken? {
    guard let first = current else { return nil }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return quotedString(first) }
    guard Self.isUnquoted(first) else { return nil }
    let start = position
    while let byte = current, Self.isUnquoted(byte) { position += 1 }
    let range = start..<position
    return .string(
      DecodedText(string: String(decoding: text[range], as: UTF8.self), range: range), token: range)
  }

  private mutating func quotedString(_ quote: UInt8) -> StringToken {
    let token = position
    position += 1
    let start = position
    // Most strings hold no escape: they are decoded by one copy, and need no map.
    while let byte = current, byte != quote, byte != UInt8(ascii: "\\") { position += 1 }
    var decoder = EscapeDecoder(start: start)
    while let byte = current, byte != quote {
      if byte == UInt8(ascii: "\\") {
        decoder.verbatim(text, upTo: position)
        guard decoder.escape(in: text, at: &position) else { break }
      } else {
        position += 1
      }
    }
    guard position < text.count else { return .unterminated(token..<text.count) }
    let range = start..<position
    position += 1
    let decoded = decoder.finish(text, range: range)
    problems += decoder.problems
    return .string(decoded, token: token..<position)
  }
}
