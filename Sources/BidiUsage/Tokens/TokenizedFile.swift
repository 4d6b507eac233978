import BidiSource

/// A source file as tokens, with questions about ranges of them.
struct TokenizedFile: Sendable {
  let path: String
  let bytes: [UInt8]
  let language: SourceLanguage
  let tokens: [SourceToken]

  /// The opening bracket around each token, or -1 at the top of the file.
  private let openers: [Int32]

  /// The places of each identifier, by its hash; empty before ``index()``.
  private var places: [UInt32: [Int]] = [:]

  /// The offsets of the first bytes of all lines; empty before ``indexLines()``.
  private var lineStarts: [Int] = []

  init(path: String, bytes: [UInt8], language: SourceLanguage) {
    (self.path, self.bytes, self.language) = (path, bytes, language)
    tokens = Tokenizer.tokens(of: bytes, language)
    openers = Self.openers(of: tokens)
  }

  /// Notes what questions about places of names and lines need.
  ///
  /// - Complexity: O(*n*).
  mutating func index() {
    for (place, token) in tokens.enumerated() where token.kind == .identifier {
      places[token.hash, default: []].append(place)
    }
    indexLines()
  }

  /// Notes what questions about lines need.
  ///
  /// - Complexity: O(*n*).
  mutating func indexLines() {
    lineStarts = [0]
    for (offset, byte) in bytes.enumerated() where byte == .lineFeed {
      lineStarts.append(offset + 1)
    }
  }

  /// The places of the identifiers that are written as that at a place.
  func places(like place: Int) -> [Int] { places[tokens[place].hash] ?? [] }

  /// Whether a name is anywhere in the file.
  func mentions(_ name: String) -> Bool { places[SourceToken.hash(of: name.utf8)] != nil }

  // MARK: One token

  /// The bytes of a token.
  func bytes(of index: Int) -> ArraySlice<UInt8> {
    bytes[Int(tokens[index].start)..<Int(tokens[index].end)]
  }

  /// A token as it is written.
  func text(of index: Int) -> String { String(decoding: bytes(of: index), as: UTF8.self) }

  /// Whether there is such a token, written so.
  func has(_ index: Int, _ text: StaticString) -> Bool {
    guard tokens.indices.contains(index) else { return false }
    let token = tokens[index]
    guard Int(token.end - token.start) == text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { unsafe bytes(of: index).elementsEqual($0) }
  }

  /// Whether there is such a token, and it is an identifier.
  func isIdentifier(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .identifier
  }

  /// Whether there is such a token, and it is a certain bracket.
  func isOpen(_ index: Int, _ byte: Unicode.Scalar) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .open
      && tokens[index].byte == UInt8(ascii: byte)
  }

  /// The number of the bracket that belongs to a bracket; nil for other tokens and for one without a partner.
  func partner(of index: Int) -> Int? {
    guard tokens.indices.contains(index), tokens[index].partner >= 0 else { return nil }
    return Int(tokens[index].partner)
  }

  /// The line of a token, counted from 1.
  func line(of index: Int) -> Int {
    lineStarts.firstSorted { $0 > Int(tokens[index].start) }
  }

  /// Whether a token is a dot that reaches a member: `.`, `?.`, `::`, `->`.
  func isDot(_ index: Int) -> Bool {
    has(index, ".") || has(index, "?.") || has(index, "::") || language == .c && has(index, "->")
      || language == .php && has(index, "->")
  }

  // MARK: Texts

  /// The text of a range that is one text, or several texts that the compiler joins; nil for another range.
  func literal(_ range: Range<Int>) -> String? {
    var result = ""
    var found = false
    for index in range {
      switch tokens[index].kind {
      case .text:
        result += value(of: index)
        found = true
      case .sign where has(index, "+") || has(index, "@"): continue
      default: return nil
      }
    }
    return found ? result : nil
  }

  /// The value of a text, with its escapes read.
  private func value(of index: Int) -> String {
    let token = tokens[index]
    let length = Int(token.markLength)
    let isPrefixed = token.byte == UInt8(ascii: "@") || token.byte == UInt8(ascii: "$")
    let first = Int(token.start) + length
    let last = Int(token.end) - (isPrefixed ? 1 : length)
    guard first <= last else { return "" }
    let content = bytes[first..<last]
    return decoded(content)
  }

  /// The text of bytes, with its escapes read.
  func decoded(_ content: ArraySlice<UInt8>) -> String {
    guard content.contains(.backslash) else { return String(decoding: content, as: UTF8.self) }
    var result: [UInt8] = []
    var rest = content
    while let byte = rest.popFirst() {
      guard byte == .backslash, let next = rest.popFirst() else {
        result.append(byte)
        continue
      }
      switch next {
      case UInt8(ascii: "n"): result.append(.lineFeed)
      case UInt8(ascii: "t"): result.append(.tab)
      case UInt8(ascii: "r"): result.append(.carriageReturn)
      // A line that goes on.
      case .lineFeed: continue
      case UInt8(ascii: "0")...UInt8(ascii: "7"):
        let digits = [next] + rest.prefix(2).prefix { $0.isASCIIDigit }
        rest = rest.dropFirst(digits.count - 1)
        result.append(digits.reduce(0) { $0 &* 8 &+ ($1 &- UInt8(ascii: "0")) })
      case UInt8(ascii: "x"):
        let digits = rest.prefix(2).prefix { $0.hexDigitValue != nil }
        rest = rest.dropFirst(digits.count)
        result.append(digits.reduce(0) { $0 &* 16 &+ ($1.hexDigitValue ?? 0) })
      case UInt8(ascii: "u"):
        let isBraced = rest.first == UInt8(ascii: "{")
        if isBraced { rest.removeFirst() }
        let digits = rest.prefix(isBraced ? 8 : 4).prefix { $0.hexDigitValue != nil }
        rest = rest.dropFirst(digits.count)
        if isBraced, rest.first == UInt8(ascii: "}") { rest.removeFirst() }
        let value = digits.reduce(UInt32(0)) { $0 &* 16 &+ UInt32($1.hexDigitValue ?? 0) }
        if let known = Unicode.Scalar(value) { result.append(contentsOf: String(known).utf8) }
      default: result.append(next)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  // MARK: Ranges

  /// The source text of a range, in one line and not too long.
  func words(_ range: Range<Int>, limit: Int = 60) -> String {
    guard let first = range.first, let last = range.last else { return "" }
    let text = String(
      decoding: bytes[Int(tokens[first].start)..<Int(tokens[last].end)].prefix(4 * limit),
      as: UTF8.self)
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count <= limit ? line : line.prefix(limit - 1) + "\u{2026}"
  }

  /// The parts of a range that a sign separates outside of brackets; none for an empty range.
  func parts(_ range: Range<Int>, by sign: StaticString = ",") -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = range.lowerBound
    var index = range.lowerBound
    while index < range.upperBound {
      if has(index, sign), tokens[index].kind == .sign {
        result.append(start..<index)
        start = index + 1
      } else if tokens[index].kind == .open, let partner = partner(of: index), partner > index {
        index = min(partner, range.upperBound - 1)
      }
      index += 1
    }
    if start < range.upperBound { result.append(start..<range.upperBound) }
    return result
  }

  /// The arguments between a bracket and its partner.
  func arguments(at open: Int) -> [Range<Int>] {
    guard let close = partner(of: open), close > open else { return [] }
    return parts(open + 1..<close)
  }

  /// The first place outside of brackets in a range where a token is written so; nil if there is none.
  func place(of sign: StaticString, in range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      if has(index, sign), tokens[index].kind != .text { return index }
      if tokens[index].kind == .open, let partner = partner(of: index), partner > index {
        index = partner
      }
      index += 1
    }
    return nil
  }

  /// The bracket around a token, and its partner; nil at the top of the file.
  ///
  /// A closing bracket is inside its pair.
  ///
  /// - Complexity: O(1).
  func brackets(around index: Int) -> (open: Int, close: Int)? {
    guard openers.indices.contains(index), openers[index] >= 0 else { return nil }
    let open = Int(openers[index])
    return (open, Int(tokens[open].partner))
  }

  /// The opening bracket around each token, or -1.
  private static func openers(of tokens: [SourceToken]) -> [Int32] {
    var open: [Int32] = []
    return tokens.indices.map { index in
      let token = tokens[index]
      let around = open.last ?? -1
      if token.kind == .close, token.partner >= 0 {
        // Most often the last one; a pair inside a text with code can cross another.
        if let place = open.lastIndex(of: token.partner) { open.remove(at: place) }
      } else if token.kind == .open, token.partner > index {
        open.append(Int32(index))
      }
      return around
    }
  }

  /// The end of an expression that begins at a token: before a comma, a semicolon, a closing bracket, or the end of a line that
  /// ends the statement.
  func endOfExpression(from start: Int) -> Int {
    var index = start
    while index < tokens.count {
      let token = tokens[index]
      if token.kind == .close || has(index, ",") || has(index, ";") { return index }
      if index > start, token.startsLine, language.endsStatementsAtLines,
        !continuesLine(index)
      {
        return index
      }
      if token.kind == .open, let partner = partner(of: index), partner > index { index = partner }
      index += 1
    }
    return index
  }

  /// Whether a token at the start of a line goes on with the expression of the line before.
  func continuesLine(_ index: Int) -> Bool {
    let token = tokens[index]
    if token.kind == .sign, !has(index, "@"), !has(index, "!") { return true }
    // Elsewhere it begins another statement.
    if has(index, "else") { return language == .kotlin || language == .swift }
    let last = tokens[index - 1]
    return last.kind == .sign && !has(index - 1, "!") && !has(index - 1, "?")
      && !has(index - 1, "!!") || has(index - 1, "else") || has(index - 1, "return")
  }
}
