import BidiSource

/// Splits a `.po` file into its tokens.
struct POLexer {
  /// The words that begin a part of an entry.
  enum Keyword: String {
    case domain, msgctxt, msgid, msgstr
    case plural = "msgid_plural"
  }

  /// What a file is made of.
  enum Token {
    /// A word, and the number in brackets after it.
    case keyword(Keyword, index: Int?)
    /// What stands in quotation marks, which are not in the range of the token.
    case string
    /// A `#` and what follows it up to the end of the line.
    case comment
    /// What cannot stand in such a file.
    case fault(message: String, help: String?)
  }

  /// How a line begins.
  enum Line {
    case plain
    /// With `#~`: an entry that is no longer in use.
    case obsolete
    /// With `#|`: what a text was before.
    case previous
  }

  private let text: [UInt8]
  private var position = 0

  /// The line that the last token stands in.
  private(set) var line = Line.plain

  init(_ text: [UInt8]) { self.text = text }

  /// The next token and its place; nil at the end.
  mutating func next() -> (token: Token, range: SourceRange)? {
    while position < text.count {
      let byte = text[position]
      switch Unicode.Scalar(byte) {
      case "\n":
        line = .plain
        position += 1
      case " ", "\t", "\r", "\u{B}", "\u{C}":
        position += 1
      case "#":
        if let range = comment() { return (.comment, range) }
      case "\"":
        return string()
      case "\\" where position + 1 < text.count && text[position + 1] == .lineFeed:
        position += 2
      case "a"..."z", "A"..."Z", "_", "$":
        return keyword()
      default:
        let start = position
        position += 1
        while position < text.count, UTF8.isContinuation(text[position]) { position += 1 }
        return (
          .fault(
            message: "a character stands here that belongs to no entry",
            help: "put texts in quotation marks, and begin comments with #"), start..<position
        )
      }
    }
    return nil
  }

  /// The strings of a text that holds nothing else, in order.
  ///
  /// - Parameter text: From a quotation mark to a quotation mark.
  /// - Returns: The strings, without their quotation marks; nil where something else stands there.
  static func strings(in text: [UInt8]) -> [SourceRange]? {
    var lexer = POLexer(text)
    var strings: [SourceRange] = []
    while let (token, range) = lexer.next() {
      guard case .string = token, lexer.line == .plain else { return nil }
      strings.append(range)
    }
    guard strings.first?.lowerBound == 1, strings.last?.upperBound == text.count - 1 else {
      return nil
    }
    return strings
  }

  /// Goes to the end of the line.
  mutating func skipLine() {
    position = endOfLine(from: position)
  }

  private func endOfLine(from start: Int) -> Int {
    text[start...].firstIndex(of: .lineFeed) ?? text.count
  }

  /// Reads a comment, or goes past the signs at the start of a line without one.
  private mutating func comment() -> SourceRange? {
    let start = position
    let second = start + 1 < text.count ? text[start + 1] : 0
    if second == UInt8(ascii: "~") || second == UInt8(ascii: "|") {
      position += 2
      line = second == UInt8(ascii: "|") ? .previous : .obsolete
      if line == .obsolete, position < text.count, text[position] == UInt8(ascii: "|") {
        position += 1
        line = .previous
      }
      return nil
    }
    position = endOfLine(from: start)
    // gettext joins lines before it looks for comments.
    while position < text.count, text[position - 1] == UInt8(ascii: "\\") {
      position = endOfLine(from: position + 1)
    }
    let end = text[position - 1] == .carriageReturn ? position - 1 : position
    return start..<end
  }

  private mutating func string() -> (token: Token, range: SourceRange) {
    let start = position + 1
    position = start
    while position < text.count {
      let byte = text[position]
      if byte == UInt8(ascii: "\"") {
        defer { position += 1 }
        return (.string, start..<position)
      }
      // A line feed after a backslash goes on in the next line.
      if byte == UInt8(ascii: "\\") { position += 1 } else if byte == .lineFeed { break }
      position += 1
    }
    position = min(position, text.count)
    return (
      .fault(
        message: "the quotation mark that opens the string is never closed in its line",
        help: "close it; a quotation mark inside a string is written \\\""), start - 1..<start
    )
  }

  private mutating func keyword() -> (token: Token, range: SourceRange) {
    let start = position
    while position < text.count, isLetter(text[position]) { position += 1 }
    let name = String(decoding: text[start..<position], as: UTF8.self)
    guard let keyword = Keyword(rawValue: name) else {
      return (
        .fault(
          message: "\"\(name)\" is no keyword",
          help: "the keywords are msgctxt, msgid, msgid_plural, msgstr"), start..<position
      )
    }
    guard keyword == .msgstr, let index = index() else {
      return (.keyword(keyword, index: nil), start..<position)
    }
    return (.keyword(keyword, index: index), start..<position)
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
  }

  /// Reads `[` a number `]`; nil, and nothing is read, where that does not follow.
  private mutating func index() -> Int? {
    var end = position
    func skipSpace() {
      while end < text.count, text[end] == .space || text[end] == .tab { end += 1 }
    }
    skipSpace()
    guard end < text.count, text[end] == UInt8(ascii: "[") else { return nil }
    end += 1
    skipSpace()
    var number = 0
    let digits = end
    while end < text.count, text[end].isASCIIDigit, end - digits < 6 {
      number = number * 10 + Int(text[end] - UInt8(ascii: "0"))
      end += 1
    }
    guard end > digits else { return nil }
    skipSpace()
    guard end < text.count, text[end] == UInt8(ascii: "]") else { return nil }
    position = end + 1
    return number
  }
}
