package import BidiText

extension Message {
  /// A stretch of the value: what a reader of it takes as one.
  package struct Token: Sendable, Hashable {
    /// The kinds of stretches.
    package enum Kind: Sendable, Hashable {
      /// Words, numbers and signs.
      case text
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

  /// Appends a text, with the codes in it.
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

  /// Appends a text without codes, if there is one.
  private func appendWords(_ range: Range<Int>, to tokens: inout [Token]) {
    if !range.isEmpty { tokens.append(Token(kind: .text, range: range)) }
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
