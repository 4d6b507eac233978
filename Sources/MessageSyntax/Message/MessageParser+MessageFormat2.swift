import BidiText

/// Messages of MessageFormat 2: declarations, matchers and their patterns.
///
/// Source: UTS #35, part 9. A pattern such as `Hello {$name}` needs no declaration, and is read like any other text.
extension MessageParser {
  /// Whether the value has markup of a simple message: `{#b}` with its `{/b}`, or one of them and `{$name}`.
  ///
  /// Double braces are another syntax: `{{#if}}`.
  var hasMarkupInBraces: Bool {
    func has(_ sign: Character) -> Bool {
      bytes.indices.dropLast(2).contains { index in
        bytes[index] == .leftCurlyBracket && bytes[index + 1] == sign.asciiValue
          && isWordByte(at: index + 2, bytes.count)
          && (index == 0 || bytes[index - 1] != .leftCurlyBracket)
      }
    }
    guard dialects.contains(.messageFormat2), bytes.contains(.leftCurlyBracket) else {
      return false
    }
    let (opens, closes) = (has("#"), has("/"))
    return opens && closes || (opens || closes) && has("$")
  }

  /// The parts of a message that begins with a declaration or a matcher; nil for other texts.
  ///
  /// Such a message that cannot be read has no text: no line of it is judged or repaired.
  mutating func messageFormat2() -> [Part]? {
    guard dialects.contains(.messageFormat2) else { return nil }
    let syntax = MessageFormat2Scanner(bytes, upTo: bytes.count)
    let start = syntax.optionalSpace(0)
    guard let keyword = syntax.keywordOfMessage(start) else { return nil }
    let known = (arguments, numbers, hasControls)
    if let parts = complexMessage(start, syntax) { return parts }
    (arguments, numbers, hasControls) = known
    brokenForms.append(start..<start + keyword.rawValue.utf8.count)
    return [.piece(.init(kind: .markup, range: 0..<bytes.count))]
  }

  private mutating func complexMessage(_ start: Int, _ syntax: MessageFormat2Scanner) -> [Part]? {
    var index = start
    var context = Context()
    context.isMessageFormat2 = true
    context.hasDeclarations = true
    while let keyword = syntax.keyword(index) {
      index += keyword.rawValue.utf8.count
      // `.input {$count :number}`, `.local $day = {$date :datetime}`
      switch keyword {
      case .match: return matcher(index, context, syntax)
      case .input:
        guard let found = syntax.expression(syntax.optionalSpace(index)),
          case .variable(let name) = found.operand
        else { return nil }
        context.functions[name] = found.type
        index = found.end
      case .local:
        guard let variable = syntax.requiredSpace(index).flatMap(syntax.variable),
          case let sign = syntax.optionalSpace(variable.end), syntax.has(.equalsSign, sign),
          let found = syntax.expression(syntax.optionalSpace(sign + 1)), found.operand != .markup
        else { return nil }
        context.functions[variable.name] = type(of: found, context)
        index = found.end
      }
      index = syntax.optionalSpace(index)
    }
    guard let pattern = syntax.quotedPattern(index),
      syntax.optionalSpace(pattern.upperBound + 2) == bytes.count
    else { return nil }
    return read(pattern, context, depth: 1)
  }

  /// The type of an expression: that of its function, or that of its variable.
  private func type(
    of expression: MessageFormat2Scanner.Expression, _ context: Context
  ) -> Message.Argument.ArgumentType? {
    if let type = expression.type { return type }
    guard case .variable(let name) = expression.operand else { return nil }
    return context.functions[name]
  }

  /// `.match $a $b` with its variants: keys, and a pattern in double braces.
  private mutating func matcher(
    _ start: Int, _ context: Context, _ syntax: MessageFormat2Scanner
  ) -> [Part]? {
    var index = start
    var selectors: [String] = []
    while let next = syntax.requiredSpace(index), let variable = syntax.variable(next) {
      selectors.append(variable.name)
      index = variable.end
    }
    guard !selectors.isEmpty, var variant = syntax.requiredSpace(index) else { return nil }
    var texts: [(selector: String, parts: [Part])] = []
    while variant < bytes.count {
      guard let (keys, open) = syntax.keys(variant), keys.count == selectors.count,
        let pattern = syntax.quotedPattern(open)
      else { return nil }
      let selector = zip(selectors, keys).map { "\($0)=\($1)" }.joined(separator: ", ")
      texts.append((selector, read(pattern, context, depth: 1)))
      variant = syntax.optionalSpace(pattern.upperBound + 2)
    }
    return texts.isEmpty ? nil : [.choice(texts)]
  }

  /// The part that a well-formed expression is, and its end; nil if it is none of MessageFormat 2.
  mutating func expression(_ open: Int, _ end: Int, _ context: Context) -> (Part, Int)? {
    guard let found = MessageFormat2Scanner(bytes, upTo: end).expression(open) else { return nil }
    let range = open..<found.end
    switch found.operand {
    case .variable(let name):
      return (
        argument(
          string(range), type(of: found, context) ?? .text, name: name, key: "$\(name)",
          range: range),
        found.end
      )
    case .markup where context.isMessageFormat2:
      return (.piece(.init(kind: .markup, range: range)), found.end)
    case .literal(let text)
    where context.hasDeclarations || found.function != nil && dialects.contains(.messageFormat2):
      // A function may write a literal in another way: `{5 :number}`. No other syntax has a name, a space and a colon.
      guard let type = found.type else {
        return (.piece(.init(kind: .entity(text), range: range)), found.end)
      }
      return (argument(string(range), type, range: range), found.end)
    case .literal(let text) where context.isMessageFormat2 && bytes[range].contains(.verticalLine):
      return (.piece(.init(kind: .entity(text), range: range)), found.end)
    case .nothing where context.hasDeclarations:
      return (argument(string(range), found.type ?? .text, range: range), found.end)
    default: return nil
    }
  }
}

extension Message {
  /// The places of controls that are white space in the syntax of MessageFormat 2, and are not shown: offsets in UTF-8 bytes.
  ///
  /// They stand in expressions, `{\u{2066}$name\u{2069}}`, and between declarations, keys and patterns.
  ///
  /// - Complexity: O(*n*).
  package var controlsInSyntax: Set<Int> {
    let pieces = piecesInOrder
    let syntax = MessageFormat2Scanner(bytes, upTo: bytes.count)
    let hasDeclarations = syntax.keywordOfMessage(syntax.optionalSpace(0)) != nil
    var result: Set<Int> = []
    var offset = 0
    while offset < bytes.count {
      guard !bytes[offset].isASCII else {
        offset += 1
        continue
      }
      let (scalar, width) = bytes.codePoint(at: offset)
      defer { offset += width }
      guard Unicode.Scalar(scalar).flatMap({ DirectionalFormatting($0) }) != nil else { continue }
      let place = pieces.partitionIndex { $0.range.upperBound > offset }
      guard place < pieces.endIndex, pieces[place].range.lowerBound <= offset else {
        if hasDeclarations { result.insert(offset) }
        continue
      }
      if isExpression(pieces[place].range) || isInLiteral(offset) { result.insert(offset) }
    }
    return result
  }

  /// The longest literal in braces that is looked at.
  private static let longestLiteral = 128

  /// Whether a place stands in an expression that holds a literal alone, which other dialects take for text: `{\u{200E} hello }`.
  private func isInLiteral(_ offset: Int) -> Bool {
    guard dialects.contains(.messageFormat2),
      let open = bytes[max(0, offset - Self.longestLiteral)..<offset].lastIndex(
        of: .leftCurlyBracket),
      let found = MessageFormat2Scanner(bytes, upTo: bytes.count).expression(open),
      found.end > offset, case .literal = found.operand
    else { return false }
    return true
  }

  /// Whether a piece is a well-formed expression of MessageFormat 2: `{$name :number}`.
  private func isExpression(_ range: Range<Int>) -> Bool {
    bytes[range.lowerBound] == .leftCurlyBracket
      && MessageFormat2Scanner(bytes, upTo: range.upperBound).expression(range.lowerBound)?.end
        == range.upperBound
  }
}
