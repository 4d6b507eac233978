package import BidiText

extension Message {
  /// A stretch of the value: what a reader of it takes as one.
  package struct Token: Sendable, Hashable {
    /// The kinds of stretches.
    package enum Kind: Sendable, Hashable {
      /// Words and signs.
      case text
      /// Digits, with the signs between them.
      case number
      /// An argument: its index in ``Message/arguments``.
      case argument(Int)
      /// Invisible markup.
      case markup
      /// What only programs read.
      case code(CodeKind)
      /// A text that is stored in another form.
      case entity(String)
      /// A directional formatting character.
      case control(DirectionalFormatting)
      /// What ends a line, or begins a block.
      case lineBreak
      /// The syntax of plural and select forms.
      case forms
    }

    /// The kind of the stretch.
    package let kind: Kind

    /// Its place, in UTF-8 bytes of the value.
    package let range: Range<Int>
  }

  /// The whole value as tokens, in order and without a gap.
  ///
  /// A piece that several branches share stands once.
  ///
  /// - Complexity: O(*n* log *n*) in the pieces of all branches.
  package var tokens: [Token] {
    let hasForms = branches.count > 1 || branches.first?.selectors.isEmpty == false
    var tokens: [Token] = []
    var position = 0
    for piece in piecesInOrder where piece.range.lowerBound >= position {
      appendGap(position..<piece.range.lowerBound, hasForms, to: &tokens)
      position = piece.range.upperBound
      let kind: Token.Kind
      switch piece.kind {
      case .text:
        appendText(piece.range, to: &tokens)
        continue
      case .argument(let number): kind = .argument(number)
      case .markup: kind = .markup
      case .control(let control): kind = .control(control)
      case .entity(let text): kind = .entity(text)
      }
      tokens.append(Token(kind: kind, range: piece.range))
    }
    appendGap(position..<bytes.count, hasForms, to: &tokens)
    return tokens
  }

  /// The pieces of all branches, each once, in the order of the value.
  package var piecesInOrder: [Piece] {
    let pieces = branches.flatMap { $0.lines.flatMap(\.pieces) }
    guard branches.count > 1 else { return pieces }
    var found: [Int: Piece] = [:]
    for piece in pieces { found[piece.range.lowerBound] = piece }
    return found.values.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Appends what stands between two pieces.
  private func appendGap(_ range: Range<Int>, _ hasForms: Bool, to tokens: inout [Token]) {
    guard !range.isEmpty else { return }
    let isBreak = bytes[range.lowerBound] == .lessThanSign || bytes[range].allSatisfy(\.endsLine)
    tokens.append(Token(kind: hasForms && !isBreak ? .forms : .lineBreak, range: range))
  }

  /// Appends a text, with the codes and the numbers in it.
  private func appendText(_ range: Range<Int>, to tokens: inout [Token]) {
    let text = String(decoding: bytes[range], as: UTF8.self)
    var position = range.lowerBound
    for code in text.codes() where !code.kind.isOfDialect {
      let start =
        range.lowerBound + text.utf8.distance(from: text.startIndex, to: code.range.lowerBound)
      let end = start + text.utf8[code.range].count
      appendWords(position..<start, to: &tokens)
      tokens.append(Token(kind: .code(code.kind), range: start..<end))
      position = end
    }
    appendWords(position..<range.upperBound, to: &tokens)
  }

  /// Appends a text without codes, with the numbers in it.
  private func appendWords(_ range: Range<Int>, to tokens: inout [Token]) {
    var position = range.lowerBound
    var index = position
    while index < range.upperBound {
      guard let end = endOfNumber(index, range.upperBound) else {
        index += UTF8.width(ofLead: bytes[index])
        continue
      }
      if index > position { tokens.append(Token(kind: .text, range: position..<index)) }
      tokens.append(Token(kind: .number, range: index..<end))
      (position, index) = (end, end)
    }
    if position < range.upperBound {
      tokens.append(Token(kind: .text, range: position..<range.upperBound))
    }
  }

  /// The end of the digits that begin at a place, with single signs of numbers between them; nil where no digit stands.
  private func endOfNumber(_ start: Int, _ limit: Int) -> Int? {
    guard var end = endOfDigit(start, limit) else { return nil }
    while end < limit {
      if let next = endOfDigit(end, limit) {
        end = next
      } else if ".,:/".utf8.contains(bytes[end]), let next = endOfDigit(end + 1, limit) {
        end = next
      } else if end + 1 < limit, bytes[end] == 0xD9,
        bytes[end + 1] == 0xAB || bytes[end + 1] == 0xAC,
        let next = endOfDigit(end + 2, limit)
      {
        // U+066B and U+066C.
        end = next
      } else {
        break
      }
    }
    return end
  }

  /// The end of a digit: of ASCII, U+0660 to U+0669 or U+06F0 to U+06F9.
  private func endOfDigit(_ index: Int, _ limit: Int) -> Int? {
    guard index < limit else { return nil }
    if bytes[index].isASCIIDigit { return index + 1 }
    guard index + 1 < limit else { return nil }
    switch (bytes[index], bytes[index + 1]) {
    case (0xD9, 0xA0...0xA9), (0xDB, 0xB0...0xB9): return index + 2
    default: return nil
    }
  }
}

extension CodeKind {
  /// Whether a message has a kind of its own for it: what its dialects and its markup do not take is text.
  fileprivate var isOfDialect: Bool {
    switch self {
    case .specifier, .placeholder, .tag, .entity: true
    default: false
    }
  }
}

extension UInt8 {
  /// Whether the byte is one of those that end a line: line feed, carriage return, separators, U+0085 and U+2029 in UTF-8.
  fileprivate var endsLine: Bool {
    switch self {
    case .lineFeed, .carriageReturn, .informationSeparatorFour, .informationSeparatorThree,
      .informationSeparatorTwo, 0xC2, 0x85, 0xE2, 0x80, 0xA9:
      true
    default: false
    }
  }
}
