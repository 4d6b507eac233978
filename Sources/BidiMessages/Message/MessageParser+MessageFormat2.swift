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
    guard bytes.contains(.leftCurlyBracket) else { return false }
    let (opens, closes) = (has("#"), has("/"))
    return opens && closes || (opens || closes) && has("$")
  }

  /// The parts of a message that begins with a declaration or a matcher; nil for other texts.
  mutating func messageFormat2() -> [Part]? {
    let start = skippingSpace(0)
    guard start < bytes.count, bytes[start] == .fullStop,
      ["input", "local", "match"].contains(where: { bytes[(start + 1)...].starts(with: $0.utf8) })
    else { return nil }
    let known = (arguments, numbers, hasControls)
    guard let parts = complexMessage(start) else {
      // Not a message of this form: read it as text.
      (arguments, numbers, hasControls) = known
      return nil
    }
    return parts
  }

  private mutating func complexMessage(_ start: Int) -> [Part]? {
    var index = start
    var context = Context()
    context.isMessageFormat2 = true
    while true {
      index = skippingSpace(index)
      guard index < bytes.count else { return nil }
      if bytes[index...].starts(with: ".match".utf8) {
        return matcher(index + ".match".utf8.count, &context)
      }
      if bytes[index...].starts(with: "{{".utf8) {
        guard let (parts, end) = quotedPattern(index, context),
          skippingSpace(end) == bytes.count
        else { return nil }
        return parts
      }
      // `.input {$count :number}`, `.local $day = {$date :datetime}`
      guard
        bytes[index...].starts(with: ".input".utf8) || bytes[index...].starts(with: ".local".utf8),
        let open = bytes[index...].firstIndex(of: .leftCurlyBracket),
        let close = closingExpression(open)
      else { return nil }
      declare(index..<close + 1, &context)
      index = close + 1
    }
  }

  /// `.match $a $b` with its variants: keys, and a pattern in double braces.
  private mutating func matcher(_ start: Int, _ context: inout Context) -> [Part]? {
    guard let first = bytes[start...].firstIndex(where: { $0 == .leftCurlyBracket }) else {
      return nil
    }
    var index = start
    var selectors: [String] = []
    while true {
      index = skippingSpace(index)
      guard index < first, bytes[index] == .dollarSign else { break }
      let word = endOfWord(index)
      selectors.append(string(index + 1..<word))
      index = word
    }
    guard !selectors.isEmpty else { return nil }
    var texts: [(selector: String, parts: [Part])] = []
    while true {
      index = skippingSpace(index)
      guard index < bytes.count else { break }
      var keys: [String] = []
      while index < bytes.count, bytes[index] != .leftCurlyBracket {
        let word = endOfKey(index)
        guard word > index else { return nil }
        keys.append(string(index..<word))
        index = skippingSpace(word)
      }
      guard keys.count == selectors.count, let (parts, end) = quotedPattern(index, context) else {
        return nil
      }
      let selector = zip(selectors, keys).map { "\($0)=\($1)" }.joined(separator: ", ")
      texts.append((selector, parts))
      index = end
    }
    return texts.isEmpty ? nil : [.choice(texts)]
  }

  /// `{{…}}`: its parts, and where it ends.
  private mutating func quotedPattern(_ open: Int, _ context: Context) -> ([Part], Int)? {
    guard open + 1 < bytes.count, bytes[open] == .leftCurlyBracket,
      bytes[open + 1] == .leftCurlyBracket
    else { return nil }
    var index = open + 2
    while index + 1 < bytes.count {
      switch bytes[index] {
      case .reverseSolidus: index += 2
      case .leftCurlyBracket:
        guard let close = closingExpression(index) else { return nil }
        index = close + 1
      case .rightCurlyBracket:
        guard bytes[index + 1] == .rightCurlyBracket else { return nil }
        return (read(open + 2..<index, context, depth: 1), index + 2)
      default: index += 1
      }
    }
    return nil
  }

  /// The brace that closes an expression; `|…|` quotes.
  mutating func closingExpression(_ open: Int) -> Int? {
    var index = open + 1
    var isQuoted = false
    let limit = min(lastClosingBrace + 1, open + Self.maximumLength)
    while index < limit {
      switch bytes[index] {
      case .reverseSolidus: index += 1
      case .verticalLine: isQuoted.toggle()
      case .rightCurlyBracket where !isQuoted: return index
      case .leftCurlyBracket where !isQuoted: return nil
      default: break
      }
      index += 1
    }
    return nil
  }

  /// Remembers the type of a variable that a declaration gives.
  private func declare(_ range: Range<Int>, _ context: inout Context) {
    let text = string(range)
    guard let name = text.firstIndex(of: "$") else { return }
    let word = text[text.index(after: name)...].prefix {
      $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" || $0 == "."
    }
    if let function = Self.function(in: text) { context.functions[String(word)] = function }
  }

  /// The type that the function of an expression gives; nil if there is none.
  static func function(in expression: String) -> Message.Argument.ArgumentType? {
    guard let colon = expression.firstIndex(of: ":") else { return nil }
    switch expression[expression.index(after: colon)...].prefix(while: \.isLetter) {
    case "number", "integer", "currency", "percent", "unit", "offset": return .number
    case "date", "time", "datetime": return .date
    default: return nil
    }
  }

  private func skippingSpace(_ start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index] <= .space { index += 1 }
    return index
  }

  /// The end of `$name`.
  private func endOfWord(_ start: Int) -> Int {
    var index = start + 1
    while index < bytes.count, bytes[index] > .space, bytes[index] != .leftCurlyBracket {
      index += 1
    }
    return index
  }

  /// The end of a key: `one`, `*`, `|a key|`.
  private func endOfKey(_ start: Int) -> Int {
    if bytes[start] == .verticalLine {
      return bytes[(start + 1)...].firstIndex(of: .verticalLine).map { $0 + 1 } ?? start
    }
    var index = start
    while index < bytes.count, bytes[index] > .space, bytes[index] != .leftCurlyBracket {
      index += 1
    }
    return index
  }
}
