import BidiSource

/// Cuts a source file into tokens, without comments.
///
/// Takes any bytes: what is not closed ends with its line or with the file.
///
/// - Complexity: O(*n*).
struct Tokenizer {
  private let bytes: [UInt8]
  private var lexis: Lexis

  /// Whether the file is a page, and whether the tokens are those of a script in it.
  private let isPage: Bool
  private var isInScript = false

  /// Whether the tag that opens a script was not closed yet.
  private var isInTagOfScript = false

  /// What each byte may be, so that the loop over all bytes asks once.
  private let kinds: [ByteKind] = Self.kinds
  private var position = 0
  private var tokens: [SourceToken] = []
  private var startsLine = true

  /// The numbers of the brackets that are open.
  private var open: [Int] = []

  private enum ByteKind: UInt8 {
    case space
    case lineEnd
    /// A letter, an underscore, or a byte of a character beyond ASCII.
    case letter
    case digit
    case other
  }

  private static let kinds: [ByteKind] = (0...UInt8.max).map { byte in
    if byte == .lineFeed { return .lineEnd }
    if byte.isASCIISpace { return .space }
    if byte.isASCIIDigit { return .digit }
    return byte.isASCIILetter || byte == UInt8(ascii: "_") || byte >= 0x80 ? .letter : .other
  }

  /// How deep texts with code stand in one another; deeper ones are read as plain texts.
  private var depth = 0
  private static let deepest = 16

  /// Cuts a file.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - language: Its language.
  /// - Returns: The tokens, in order; the text with code in it is a pair of brackets around the tokens of the code.
  static func tokens(of bytes: [UInt8], _ language: SourceLanguage) -> [SourceToken] {
    var tokenizer = Tokenizer(bytes: bytes, lexis: .of(language), isPage: language == .markup)
    tokenizer.readCode(until: nil)
    return tokenizer.tokens
  }

  private init(bytes: [UInt8], lexis: Lexis, isPage: Bool) {
    (self.bytes, self.lexis, self.isPage) = (bytes, lexis, isPage)
    tokens.reserveCapacity(bytes.count / 5)
  }

  // MARK: Code

  /// Reads code up to the end, or to a closing bracket that belongs to the text around it.
  private mutating func readCode(until closer: UInt8?) {
    let floor = open.count
    while position < bytes.count {
      let byte = bytes[position]
      switch kinds[Int(byte)] {
      case .space: position += 1
      case .lineEnd:
        startsLine = true
        position += 1
      case .letter: readIdentifier()
      case .digit: readNumber()
      case .other:
        if byte == UInt8(ascii: "$"), isName(self.byte(after: 1)) {
          readIdentifier()
        } else if byte == .backslash, lexis.joinsLines, lengthOfLineEnd > 0 {
          position += 1 + lengthOfLineEnd
        } else if let closer, byte == closer, endsCode(closer, above: floor) {
          return
        } else if !lexis.mayBegin(with: byte) || !skipComment() && !readText() {
          if isPage { readPage(byte) }
          readSign()
        }
      }
    }
  }

  /// The number of bytes of the line end after the next byte; 0 where another byte stands there.
  private var lengthOfLineEnd: Int {
    let isPair = byte(after: 1) == 0x0D && byte(after: 2) == .lineFeed
    return isPair ? 2 : byte(after: 1).isASCIILineEnd ? 1 : 0
  }

  /// Whether a closing bracket ends the code of a text; what nobody closed in the code ends with it.
  private mutating func endsCode(_ closer: UInt8, above floor: Int) -> Bool {
    let wanted = Self.opener(of: closer)
    guard floor <= open.count, !open[floor...].contains(where: { tokens[$0].byte == wanted }) else {
      return false
    }
    open.removeSubrange(floor...)
    return true
  }

  private static func opener(of closer: UInt8) -> UInt8 {
    closer == UInt8(ascii: ")") ? UInt8(ascii: "(") : closer - 2
  }

  private func byte(after count: Int) -> UInt8 {
    position + count < bytes.count ? bytes[position + count] : 0
  }

  private func isName(_ byte: UInt8) -> Bool {
    let kind = kinds[Int(byte)]
    return kind == .letter || kind == .digit
  }

  private mutating func add(
    _ kind: SourceToken.Kind, from start: Int, to end: Int, markLength: Int = 0, hash: UInt32 = 0
  ) {
    tokens.append(
      SourceToken(
        kind: kind, startsLine: startsLine, byte: bytes[start], markLength: UInt8(markLength),
        start: Int32(start), end: Int32(end), hash: hash))
    startsLine = false
    position = end
  }

  private mutating func readIdentifier() {
    let start = position
    var hash = SourceToken.firstHash
    var end = position
    while end < bytes.count, isName(bytes[end]) || end == start {
      hash = (hash ^ UInt32(bytes[end])) &* SourceToken.hashFactor
      end += 1
    }
    // `f"…"`: the letters belong to the text.
    if end - start <= 2, end < bytes.count, bytes[end] == .quotationMark || bytes[end] == 0x27,
      let code = lexis.prefixes[String(decoding: bytes[start..<end], as: UTF8.self)]
    {
      position = end
      if readText(code: code) { return }
    }
    add(.identifier, from: start, to: end, hash: hash)
  }

  private mutating func readNumber() {
    var end = position
    while end < bytes.count {
      let isPoint =
        bytes[end] == UInt8(ascii: ".") && end + 1 < bytes.count && bytes[end + 1].isASCIIDigit
      guard isName(bytes[end]) || isPoint else { break }
      end += 1
    }
    add(.number, from: position, to: end)
  }

  /// The second bytes of the signs of two bytes, by their first byte.
  private static let pairs: [[UInt8]] = {
    var pairs = [[UInt8]](repeating: [], count: 256)
    let signs = [
      "==", "!=", "<=", ">=", "?.", "?:", "??", "=>", "->", "::", "&&", "||", "+=", "-=", "!!",
    ].map { Array($0.utf8) }
    for sign in signs { pairs[Int(sign[0])].append(sign[1]) }
    return pairs
  }()

  private mutating func readSign() {
    let byte = bytes[position]
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      open.append(tokens.count)
      add(.open, from: position, to: position + 1)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): close(byte)
    default:
      if lexis.hasRegularExpressions, byte == UInt8(ascii: "/"), skipRegularExpression() { return }
      let isPair = Self.pairs[Int(byte)].contains(self.byte(after: 1))
      add(.sign, from: position, to: position + (isPair ? 2 : 1))
    }
  }

  /// Adds a closing bracket, and gives it the nearest opening bracket of its kind.
  private mutating func close(_ byte: UInt8) {
    let wanted = Self.opener(of: byte)
    let number = tokens.count
    add(.close, from: position, to: position + 1)
    // A bracket that nobody closed does not take all that follows with it.
    guard let place = open.suffix(4).lastIndex(where: { tokens[$0].byte == wanted }) else { return }
    pair(open[place], number)
    open.removeSubrange(place...)
  }

  private mutating func pair(_ first: Int, _ second: Int) {
    tokens[first].partner = Int32(second)
    tokens[second].partner = Int32(first)
  }

  // MARK: Pages

  /// Changes between the tokens of a page and those of a script in it.
  private mutating func readPage(_ byte: UInt8) {
    if byte == UInt8(ascii: ">"), !isInScript, isInTagOfScript {
      (lexis, isInScript, isInTagOfScript) = (.of(.javaScript), true, false)
    } else if byte == UInt8(ascii: "<") {
      if isInScript, stands(Self.endOfScript, at: position) {
        (lexis, isInScript) = (.of(.markup), false)
      } else if !isInScript {
        isInTagOfScript = stands(Self.script, at: position)
      }
    }
  }

  private static let script = Array("<script".utf8)
  private static let endOfScript = Array("</script".utf8)

  /// Whether a double quotation mark in a page begins a text: in the code of a template, `{{ $t("key") }}`, where a value may begin.
  ///
  /// The marks around the values of attributes begin none, because those values hold code.
  private var mayBeginText: Bool {
    guard !open.isEmpty, let last = tokens.last else { return false }
    switch last.kind {
    // A template of Go calls without brackets: `{{ .Locale.Tr "key" }}`.
    case .identifier, .text: return isInDoubleBraces
    case .open: return true
    case .sign: return "(,:?+|&!".utf8.contains(last.byte)
    case .close, .number: return false
    }
  }

  private var isInDoubleBraces: Bool {
    guard let braces = open.last(where: { tokens[$0].byte == UInt8(ascii: "{") }), braces > 0 else {
      return false
    }
    return tokens[braces - 1].byte == UInt8(ascii: "{")
      && tokens[braces - 1].end == tokens[braces].start
  }

  // MARK: Comments

  private func stands(_ word: [UInt8], at place: Int) -> Bool {
    guard place + word.count <= bytes.count else { return false }
    for index in word.indices where bytes[place + index] != word[index] { return false }
    return true
  }

  private mutating func skipComment() -> Bool {
    let byte = bytes[position]
    // In a value of Python, `{code:#x}`, the sign is a part of a format.
    for comment in lexis.lineComments
    where comment[0] == byte && stands(comment, at: position)
      && !(depth > 0 && byte == UInt8(ascii: "#"))
    {
      while position < bytes.count, bytes[position] != .lineFeed { position += 1 }
      return true
    }
    for (opener, closer) in lexis.blockComments
    where opener[0] == byte && stands(opener, at: position) {
      position += opener.count
      var level = 1
      while position < bytes.count, level > 0 {
        if stands(closer, at: position) {
          level -= 1
          position += closer.count
        } else if lexis.nestsComments, stands(opener, at: position) {
          level += 1
          position += opener.count
        } else {
          if bytes[position] == .lineFeed { startsLine = true }
          position += 1
        }
      }
      return true
    }
    return false
  }

  /// Skips a regular expression, which stands where a value may begin and ends in its line.
  private mutating func skipRegularExpression() -> Bool {
    if let last = tokens.last {
      switch last.kind {
      case .number, .text, .close: return false
      case .identifier:
        let word = bytes[Int(last.start)..<Int(last.end)]
        guard word.elementsEqual("return".utf8) || word.elementsEqual("case".utf8) else {
          return false
        }
      case .sign where last.byte == UInt8(ascii: "<") && Int(last.end) == position:
        // `</b>` of JSX.
        return false
      case .open, .sign: break
      }
    }
    var end = position + 1
    var isInClass = false
    while end < bytes.count, bytes[end] != .lineFeed {
      switch bytes[end] {
      case .backslash: end += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "/") where !isInClass:
        add(.text, from: position, to: end + 1, markLength: 1)
        return true
      default: break
      }
      end += 1
    }
    return false
  }

  // MARK: Texts

  private static let doubleQuote = Lexis.Quote("\"")

  private mutating func readText() -> Bool {
    let byte = bytes[position]
    if isPage, !isInScript, byte == .quotationMark, mayBeginText {
      read(Self.doubleQuote, code: nil)
      return true
    }
    guard
      let quote = lexis.quotes.first(where: {
        $0.opener[0] == byte && stands($0.opener, at: position)
      })
    else { return false }
    read(quote, code: quote.code)
    return true
  }

  /// Reads a text after letters that say how code stands in it.
  private mutating func readText(code: Lexis.Code?) -> Bool {
    guard let quote = lexis.quotes.first(where: { stands($0.opener, at: position) }) else {
      return false
    }
    read(quote, code: code)
    return true
  }

  /// Reads a text.
  ///
  /// A text in which code stands becomes a pair of brackets around the tokens of the code.
  private mutating func read(_ quote: Lexis.Quote, code: Lexis.Code?) {
    let start = position
    var opener: Int?
    var end = start + quote.opener.count
    func finish(_ end: Int, isClosed: Bool) {
      if let opener {
        let number = tokens.count
        add(.close, from: min(end, bytes.count) - 1, to: end)
        pair(opener, number)
        open.removeAll { $0 >= opener }
      } else {
        add(.text, from: start, to: end, markLength: quote.opener.count)
      }
    }
    while end < bytes.count {
      let byte = bytes[end]
      if byte == quote.closer[0], stands(quote.closer, at: end) {
        if !quote.hasEscapes, quote.closer.count == 1, end + 1 < bytes.count,
          bytes[end + 1] == byte
        {
          end += 2
          continue
        }
        finish(end + quote.closer.count, isClosed: true)
        return
      }
      if byte == .lineFeed, !quote.spansLines { break }
      // `{{` is a brace: `f"QLabel {{ color: {color} }}"`.
      if code == .brace, byte == UInt8(ascii: "{"), end + 1 < bytes.count, bytes[end + 1] == byte {
        end += 2
        continue
      }
      if let code, let length = Self.codeLength(code, bytes, at: end), depth < Self.deepest {
        if opener == nil {
          opener = tokens.count
          open.append(tokens.count)
          add(.open, from: start, to: end)
        }
        position = end + length
        readCodeInText(code, isName: length == 1 && code != .brace)
        end = position
        continue
      }
      end += byte == .backslash && quote.hasEscapes ? 2 : 1
    }
    finish(min(end, bytes.count), isClosed: false)
  }

  private mutating func readCodeInText(_ code: Lexis.Code, isName: Bool) {
    if isName {
      readIdentifier()
      return
    }
    depth += 1
    let closer = code == .backslash ? UInt8(ascii: ")") : UInt8(ascii: "}")
    // Brackets keep the values of a text apart.
    let first = tokens.count
    position -= 1
    open.append(first)
    add(.open, from: position, to: position + 1)
    readCode(until: closer)
    depth -= 1
    guard position < bytes.count else { return }
    let last = tokens.count
    add(.close, from: position, to: position + 1)
    pair(first, last)
    open.removeAll { $0 >= first }
  }

  /// The length of what begins code at a place in a text; nil where no code begins.
  private static func codeLength(_ code: Lexis.Code, _ bytes: [UInt8], at place: Int) -> Int? {
    let next = place + 1 < bytes.count ? bytes[place + 1] : 0
    switch (code, bytes[place]) {
    case (.backslash, .backslash): return next == UInt8(ascii: "(") ? 2 : nil
    case (.dollar, UInt8(ascii: "$")):
      if next == UInt8(ascii: "{") { return 2 }
      return next.isASCIILetter || next == UInt8(ascii: "_") ? 1 : nil
    case (.dollarBrace, UInt8(ascii: "$")): return next == UInt8(ascii: "{") ? 2 : nil
    case (.hash, UInt8(ascii: "#")): return next == UInt8(ascii: "{") ? 2 : nil
    case (.brace, UInt8(ascii: "{")): return 1
    default: return nil
    }
  }
}
