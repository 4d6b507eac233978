import BidiText

extension Message {
  /// What is written like code in no dialect that the text may have, such as `{x.join(y)}`, `%H` and `<%`.
  ///
  /// The program may show something else in its place, so no order of the line is certain.
  ///
  /// - Parameter line: A line of the message.
  /// - Returns: The first of it in the line; nil if there is none.
  package func unreadCode(in line: Line) -> Substring? {
    for piece in line.pieces {
      let text = text(at: piece.range)
      switch piece.kind {
      case .text: if let code = UnreadCode.first(in: text.utf8) { return text[code] }
      // A tag that is written for a second reader: `&lt;b&gt;`.
      case .entity("<"): return text
      default: break
      }
    }
    return nil
  }
}

/// Code that no dialect reads.
///
/// Each kind is a row with an example and a counter-example.
package enum UnreadCode: CaseIterable {
  /// A percent sign and a letter.
  case field
  /// Braces round Latin letters.
  case braces
  /// A call.
  case call
  /// An attribute without its tag.
  case attribute
  /// One letter between grave accents.
  case letter
  /// A pattern of regular expressions.
  case pattern
  /// A tag of a template.
  case template
  /// A variable of installers: long and in capital letters, or with a low line.
  case variable
  /// A name between colons and square brackets.
  case colons
  /// A command of a chat at the beginning, which shows the name of who writes.
  case action

  /// A text, and the code in it.
  package var example: (text: String, code: String) {
    switch self {
    case .field: ("at %H", "%H")
    case .braces: ("{', '.join(names)}", "{', '.join(names)}")
    case .call: ("this.count() files", "this.count()")
    case .attribute: ("a href=\"x\">b", "=\"x\">")
    case .letter: ("press `x`", "`x`")
    case .pattern: ("not [^a]", "[^")
    case .template: ("by <%= name %>", "<%")
    case .variable: ("in $INSTDIR now", "$INSTDIR")
    case .colons: ("one[:n:]two", "[:n:]")
    case .action: ("/me waves", "/me")
    }
  }

  /// A text that looks like the code and is none.
  package var counterexample: String {
    switch self {
    case .field: "50%, %Free, %D7%90"
    case .braces: "{5}, { }"
    case .call: "Save(s), 403(b)"
    case .attribute: "x=\"y\""
    case .letter: "`npm`"
    case .pattern: "[x], \\n"
    case .template: "<5"
    case .variable: "$5, US$, $TSLA, $Name, $HOME_DIR/x"
    case .colons: "[a:b]"
    case .action: "/menu, type /me here"
    }
  }

  package typealias Bytes = Substring.UTF8View

  /// The longest name, value or stretch in brackets, in bytes; longer ones are no code.
  private static let longest = 200

  /// The first stretch of a text that is such code; nil if there is none.
  ///
  /// - Complexity: O(*n*).
  package static func first(in text: Bytes) -> Range<Bytes.Index>? {
    for start in text.indices {
      guard let end = end(from: start, in: text) else { continue }
      return start..<end
    }
    return nil
  }

  /// The end of the code that begins at a place; nil if none begins there.
  private static func end(from start: Bytes.Index, in text: Bytes) -> Bytes.Index? {
    let rest = text[start...]
    func hasPrefix(_ prefix: String) -> Bool { rest.starts(with: prefix.utf8) }
    switch text[start] {
    case .percentSign:
      if hasPrefix("%>") { return text.index(start, offsetBy: 2) }
      return isStart(start, in: text) ? endOfField(rest) : nil
    case .leftCurlyBracket: return endOfBraces(rest)
    case .equalsSign: return hasPrefix("=\"") ? endOfAttribute(rest) : nil
    case .graveAccent: return endOfLetter(rest)
    case .leftSquareBracket:
      return hasPrefix("[^") ? text.index(start, offsetBy: 2) : endOfColons(rest)
    case .dollarSign: return endOfVariable(rest)
    case .solidus:
      return start == text.startIndex && hasPrefix("/me ") ? text.index(start, offsetBy: 3) : nil
    case .lessThanSign:
      return hasPrefix("<%") || hasPrefix("<?") ? text.index(start, offsetBy: 2) : nil
    case .reverseSolidus:
      return ["\\d", "\\w", "\\("].contains(where: hasPrefix)
        ? text.index(start, offsetBy: 2) : nil
    default:
      return isStart(start, in: text) && text[start].isASCIILetter ? endOfCall(rest) : nil
    }
  }

  /// Whether neither a letter nor a digit nor a sign of a name stands before a place.
  private static func isStart(_ place: Bytes.Index, in text: Bytes) -> Bool {
    guard place > text.startIndex else { return true }
    let before = text[text.index(before: place)]
    return before < 0x80 && !before.isASCIIAlphanumeric && !"._%-/".utf8.contains(before)
  }

  /// The end of `%H`: no letter and no digit goes on.
  private static func endOfField(_ rest: Bytes) -> Bytes.Index? {
    let letter = rest.index(after: rest.startIndex)
    guard letter < rest.endIndex, rest[letter].isASCIILetter else { return nil }
    let end = rest.index(after: letter)
    let goesOn = end < rest.endIndex && (rest[end].isASCIIAlphanumeric || rest[end] >= 0x80)
    return goesOn ? nil : end
  }

  /// The end of braces round Latin letters.
  private static func endOfBraces(_ rest: Bytes) -> Bytes.Index? {
    let inside = rest.dropFirst().prefix(longest).prefix {
      $0 < 0x80 && $0 != .rightCurlyBracket
    }
    guard inside.endIndex < rest.endIndex, rest[inside.endIndex] == .rightCurlyBracket,
      inside.contains(where: \.isASCIILetter)
    else { return nil }
    return rest.index(after: inside.endIndex)
  }

  /// The end of `$INSTDIR` or `$(^NameDA)`, which begins no path.
  private static func endOfVariable(_ rest: Bytes) -> Bytes.Index? {
    let name = rest.dropFirst()
    if name.starts(with: "(^".utf8) {
      let inside = name.dropFirst(2).prefix(longest).prefix(while: \.isASCIIAlphanumeric)
      guard inside.endIndex < rest.endIndex, rest[inside.endIndex] == .rightParenthesis else {
        return nil
      }
      return rest.index(after: inside.endIndex)
    }
    let letters = name.prefix(longest).prefix { $0.isASCIIAlphanumeric || $0 == .lowLine }
    // `$USD` and `$TSLA` are no variables.
    guard
      letters.contains(.lowLine)
        || letters.count > 4 && !letters.contains(where: \.isASCIISmallLetter),
      letters.contains(where: \.isASCIICapital)
    else { return nil }
    let next = letters.endIndex < rest.endIndex ? rest[letters.endIndex] : 0
    return next == .solidus || next == .reverseSolidus ? nil : letters.endIndex
  }

  /// The end of `[:n:]`.
  private static func endOfColons(_ rest: Bytes) -> Bytes.Index? {
    guard rest.starts(with: "[:".utf8) else { return nil }
    let name = rest.dropFirst(2).prefix(while: \.isASCIILetter)
    guard !name.isEmpty, rest[name.endIndex...].starts(with: ":]".utf8) else { return nil }
    return rest.index(name.endIndex, offsetBy: 2)
  }

  /// The end of one letter between grave accents.
  private static func endOfLetter(_ rest: Bytes) -> Bytes.Index? {
    let letter = rest.dropFirst()
    guard letter.first?.isASCIILetter == true, letter.dropFirst().first == .graveAccent else {
      return nil
    }
    return rest.index(rest.startIndex, offsetBy: 3)
  }

  /// The end of `="x">`, or of `="` before an argument.
  private static func endOfAttribute(_ rest: Bytes) -> Bytes.Index? {
    let value = rest.dropFirst(2).prefix(longest).prefix {
      $0 != .quotationMark && $0 != .lessThanSign
    }
    if value.isEmpty, value.endIndex == rest.endIndex { return rest.endIndex }
    let end = rest[value.endIndex...]
    return end.starts(with: "\">".utf8) ? rest.index(value.endIndex, offsetBy: 2) : nil
  }

  /// The end of a call: a name of two words or more, and round brackets with no space in them.
  private static func endOfCall(_ rest: Bytes) -> Bytes.Index? {
    let name = rest.prefix(longest).prefix { $0.isASCIIAlphanumeric || "._".utf8.contains($0) }
    guard name.endIndex < rest.endIndex, rest[name.endIndex] == .leftParenthesis,
      name.contains(.fullStop) || name.contains(.lowLine)
        || zip(name, name.dropFirst()).contains(where: {
          $0.isASCIISmallLetter && $1.isASCIICapital
        })
    else { return nil }
    let inside = rest[name.endIndex...].prefix(longest).prefix {
      $0 > 0x20 && $0 < 0x80 && $0 != .rightParenthesis
    }
    guard inside.endIndex < rest.endIndex, rest[inside.endIndex] == .rightParenthesis else {
      return nil
    }
    return rest.index(after: inside.endIndex)
  }
}
