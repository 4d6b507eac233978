import BidiSource

/// Reads a `.strings` file as Foundation does, and goes on where Foundation stops.
///
/// Source: the behaviour of Foundation's reader for old-style property lists, tested against it.
struct StringsParser {
  private var lexer: StringsLexer
  private var content = FileContent()
  private var problems: [SyntaxProblem] = []

  /// Comments that stand before the entry to come.
  private var comments: [LocalizationComment] = []

  /// Whether Foundation has stopped reading without an error.
  private var isTruncated = false

  /// Whether a key has been read.
  ///
  /// Foundation reports a stray character only before the first one.
  private var hasReadKey = false

  /// Foundation's limit for dictionaries and arrays inside one another.
  private static let maximumDepth = 512

  init(_ text: [UInt8]) { lexer = StringsLexer(text) }

  mutating func parse() -> FileContent {
    skipTrivia()
    if lexer.current == UInt8(ascii: "{") {
      lexer.position += 1
      parseEntries(untilBrace: true)
    } else {
      parseEntries(untilBrace: false)
    }
    content.trailingComments = comments
    content.problems = problems + lexer.problems
    return content
  }

  // MARK: Entries

  private mutating func parseEntries(untilBrace: Bool) {
    while true {
      skipTrivia()
      if lexer.isAtEnd {
        if untilBrace { fail(at: lexer.position, "the { at the start of the file is never closed") }
        return
      }
      if untilBrace, lexer.current == UInt8(ascii: "}") {
        lexer.position += 1
        skipTrivia()
        if !lexer.isAtEnd { fail(at: lexer.position, "there is text after the closing }") }
        return
      }
      let start = lexer.position
      let problemCount = lexer.problems.count
      switch lexer.string() {
      case .string(let key, let token):
        hasReadKey = true
        attribute(from: problemCount, to: key, isRepairable: false)
        parseEntry(key: key, token: token)
      case .unterminated(let range):
        failUnterminated(range, what: "key", isTail: !untilBrace && hasReadKey)
        return
      case nil:
        reportStray(at: start, isInBraces: untilBrace)
      }
    }
  }

  private mutating func parseEntry(key: DecodedText, token: SourceRange) {
    let leading = comments
    comments = []
    var inner = lexer.skipTrivia()
    if lexer.current == UInt8(ascii: ";") {
      lexer.position += 1
      add(key: key, value: key, token.lowerBound, .shorthand(token: token), leading + inner)
      return
    }
    guard lexer.current == UInt8(ascii: "=") else {
      comments = leading + inner
      fail(
        at: lexer.position, "after the key \"\(key.string)\" there is neither = nor ;",
        help: "write \"key\" = \"value\";")
      resume()
      return
    }
    lexer.position += 1
    inner += lexer.skipTrivia()
    let valueStart = lexer.position
    let problemCount = lexer.problems.count
    switch lexer.string() {
    case .string(let value, let valueToken):
      attribute(from: problemCount, to: key, isRepairable: true)
      let beforeSemicolon = lexer.position
      inner += lexer.skipTrivia()
      if lexer.current == UInt8(ascii: ";") {
        lexer.position += 1
      } else {
        lexer.position = beforeSemicolon
        fail(
          at: valueToken.upperBound, "the ; after the value of \"\(key.string)\" is missing",
          help: "end every entry with ; (quotation marks inside a value are written \\\")")
      }
      let between = token.upperBound..<valueToken.lowerBound
      let frame: ValueNotation.Frame =
        if valueToken == value.range {
          .quotes
        } else if lexer.text[between].elementsEqual(ValueNotation.Frame.sign.utf8) {
          .writtenOut(token.upperBound..<valueToken.upperBound)
        } else {
          .none
        }
      add(key: key, value: value, token.lowerBound, frame, leading + inner)
      // What follows a missing semicolon may be the rest of a value with a bare quotation mark.
      if beforeSemicolon == lexer.position { resumeAtNextEntry() }
    case .unterminated(let range):
      comments = leading + inner
      failUnterminated(range, what: "value of \"\(key.string)\"")
    case nil:
      comments = leading + inner
      parseOtherValue(at: valueStart, key: key)
    }
  }

  /// Gives the problems of a string the key of its entry.
  private mutating func attribute(from first: Int, to key: DecodedText, isRepairable: Bool) {
    for index in first..<lexer.problems.count {
      lexer.problems[index] = lexer.problems[index].inEntry(key.string, isRepairable: isRepairable)
    }
  }

  private mutating func add(
    key: DecodedText, value: DecodedText, _ start: Int, _ frame: ValueNotation.Frame,
    _ comments: [LocalizationComment]
  ) {
    content.entries.append(
      LocalizationEntry(
        key: key, value: value, range: start..<lexer.position,
        notation: ValueNotation(escape: .unit("\\U"), frame: frame),
        comments: comments, isReadByFoundation: !isTruncated))
  }

  /// Skips white space.
  ///
  /// Comments on the line of the last entry are tied to that entry, others to the next.
  private mutating func skipTrivia() {
    // Up to here the line of the last entry has not ended.
    var lineEnd = content.entries.last?.range.upperBound
    for comment in lexer.skipTrivia() {
      if comments.isEmpty, let end = lineEnd, end <= comment.range.lowerBound,
        !lexer.text[end..<comment.range.lowerBound].contains(where: { $0.isASCIILineEnd })
      {
        content.entries[content.entries.count - 1].comments.append(comment)
        lineEnd = comment.range.upperBound
      } else {
        comments.append(comment)
      }
    }
  }

  // MARK: Values that are no strings

  /// Skips a dictionary, an array or data, which Foundation reads and which is no text to display.
  private mutating func parseOtherValue(at start: Int, key: DecodedText) {
    guard !lexer.isAtEnd else {
      fail(at: start, "the file ends where the value of \"\(key.string)\" should begin")
      return
    }
    guard skipObject(depth: 1) else {
      fail(
        at: lexer.position, "the value of \"\(key.string)\" cannot be read",
        help: "write the value in quotation marks")
      resume()
      return
    }
    let end = lexer.position
    _ = lexer.skipTrivia()
    if lexer.current == UInt8(ascii: ";") {
      lexer.position += 1
    } else {
      lexer.position = end
      fail(at: end, "the ; after the value of \"\(key.string)\" is missing")
      resumeAtNextEntry()
    }
  }

  /// Skips `{…}`, `(…)`, `<…>` or a string.
  ///
  /// The depth is bounded, and so is the recursion.
  private mutating func skipObject(depth: Int) -> Bool {
    _ = lexer.skipTrivia()
    guard depth <= Self.maximumDepth, let byte = lexer.current else { return false }
    switch Unicode.Scalar(byte) {
    case "{":
      lexer.position += 1
      return skipDictionary(depth: depth)
    case "(":
      lexer.position += 1
      return skipArray(depth: depth)
    case "<":
      return skipData()
    default:
      guard case .string = lexer.string() else { return false }
      return true
    }
  }

  private mutating func skipDictionary(depth: Int) -> Bool {
    while true {
      _ = lexer.skipTrivia()
      if take("}") { return true }
      guard case .string = lexer.string() else { return false }
      _ = lexer.skipTrivia()
      if take("=") {
        guard skipObject(depth: depth + 1) else { return false }
        _ = lexer.skipTrivia()
      }
      guard take(";") else { return false }
    }
  }

  private mutating func skipArray(depth: Int) -> Bool {
    _ = lexer.skipTrivia()
    if take(")") { return true }
    while true {
      guard skipObject(depth: depth + 1) else { return false }
      _ = lexer.skipTrivia()
      if take(")") { return true }
      guard take(",") else { return false }
      _ = lexer.skipTrivia()
      // A comma may stand after the last item.
      if take(")") { return true }
    }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard lexer.current == UInt8(ascii: character) else { return false }
    lexer.position += 1
    return true
  }

  private mutating func skipData() -> Bool {
    lexer.position += 1
    var digits = 0
    while let byte = lexer.current {
      lexer.position += 1
      switch Unicode.Scalar(byte) {
      case ">": return digits.isMultiple(of: 2)
      case "0"..."9", "a"..."f", "A"..."F": digits += 1
      case " ", "\t", "\n", "\r": break
      default: return false
      }
    }
    return false
  }

  // MARK: Faults

  private mutating func fail(at position: Int, _ message: String, help: String? = nil) {
    // Foundation does not get to what stands after a stray character.
    if isTruncated { return }
    let end = min(position + 1, lexer.text.count)
    problems.append(
      SyntaxProblem(
        .parseError, min(position, end)..<end, message + "; Foundation refuses the whole file",
        help: help))
  }

  private mutating func failUnterminated(
    _ range: SourceRange, what: String, isTail: Bool = false
  ) {
    defer { lexer.position = lexer.text.count }
    if isTruncated { return }
    // A key that is never closed ends Foundation's reading as a stray character does.
    problems.append(
      SyntaxProblem(
        isTail ? .truncatedTail : .parseError, range.lowerBound..<range.lowerBound + 1,
        "the quotation mark that opens the \(what) is never closed, so the rest of the file is lost",
        help: "close it; a quotation mark inside a string is written \\\""))
  }

  /// A character that begins no entry: Foundation stops there, and does not say so.
  private mutating func reportStray(at start: Int, isInBraces: Bool) {
    if isInBraces {
      if !isTruncated { fail(at: start, "an entry or } should stand here") }
    } else if !hasReadKey, !isTruncated {
      fail(at: start, "the file does not begin with an entry")
    } else if !isTruncated, !isLastSemicolon {
      let shown = lexer.current == UInt8(ascii: ";") ? "a second ;" : "a stray character"
      problems.append(
        SyntaxProblem(
          .truncatedTail, start..<start + 1,
          "\(shown) stands here: Foundation stops without an error and drops the rest of the file",
          help: "remove it"))
    }
    isTruncated = true
    lexer.position += 1
    while let byte = lexer.current, UTF8.isContinuation(byte) { lexer.position += 1 }
  }

  /// Whether a semicolon stands here and nothing follows that Foundation could drop.
  private var isLastSemicolon: Bool {
    guard lexer.current == UInt8(ascii: ";") else { return false }
    var rest = lexer
    while rest.current == UInt8(ascii: ";") {
      rest.position += 1
      let comments = rest.skipTrivia()
      // In a comment that is never closed something may be lost.
      if let last = comments.last?.range, rest.text[last].starts(with: "/*".utf8),
        !rest.text[last].reversed().starts(with: "/*".utf8)
      {
        return false
      }
    }
    return rest.isAtEnd
  }

  /// Goes on after the next semicolon.
  private mutating func resume() {
    while !lexer.isAtEnd {
      comments += lexer.skipTrivia()
      guard let byte = lexer.current else { return }
      if byte == UInt8(ascii: ";") {
        lexer.position += 1
        return
      }
      switch lexer.string() {
      case .string: break
      case .unterminated(let range): lexer.position = range.upperBound
      case nil: lexer.position += 1
      }
    }
  }

  /// Goes on at the next line, where an entry probably begins.
  private mutating func resumeAtNextEntry() {
    while let byte = lexer.current, !byte.isASCIILineEnd { lexer.position += 1 }
  }
}
