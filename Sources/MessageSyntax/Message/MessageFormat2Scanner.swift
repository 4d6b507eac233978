import BidiText

/// Reads the syntax of MessageFormat 2 in UTF-8 bytes: names, literals, expressions and markup, but no patterns.
///
/// Every function takes the offset of the first byte, and gives the offset after the last one, or nil if the text there is
/// not well formed. U+061C, U+200E, U+200F and U+2066–2069 may stand where white space may, and around names.
///
/// Source: UTS #35, part 9, `message.abnf`.
struct MessageFormat2Scanner {
  let bytes: [UInt8]
  /// The offset after the last byte that may be read.
  let end: Int

  init(_ bytes: [UInt8], upTo end: Int) {
    self.bytes = bytes
    self.end = end
  }

  /// What stands in single braces.
  struct Expression {
    enum Operand: Equatable {
      case variable(String)
      case literal(String)
      /// A function without an operand: `{:now}`.
      case nothing
      /// `{#b}`, `{/b}` and `{#br/}`.
      case markup
    }
    var operand: Operand
    /// The name of the function, without its namespace's colon; nil if there is none.
    var function: String?
    /// The offset after the closing brace.
    var end: Int

    /// The type that the function gives to its operand; nil if it gives none.
    var type: Message.Argument.ArgumentType? {
      switch function {
      case "number", "integer", "currency", "percent", "unit", "offset": .number
      case "date", "time", "datetime": .date
      default: nil
      }
    }
  }

  // MARK: White space

  /// `o`: white space and marks.
  func optionalSpace(_ start: Int) -> Int {
    var index = start
    while let width = spaceWidth(index) ?? markWidth(index) { index += width }
    return index
  }

  /// `s`: as ``optionalSpace(_:)``, with one white space at least.
  func requiredSpace(_ start: Int) -> Int? {
    var index = start
    while let width = markWidth(index) { index += width }
    guard spaceWidth(index) != nil else { return nil }
    return optionalSpace(index)
  }

  /// `ws`: space, tab, line feed, carriage return and U+3000.
  private func spaceWidth(_ index: Int) -> Int? {
    guard index < end else { return nil }
    switch bytes[index] {
    case .space, .characterTabulation, .lineFeed, .carriageReturn: return 1
    case .leadOfIdeographicSpace:
      return bytes[index..<end].starts(with: "\u{3000}".utf8) ? 3 : nil
    default: return nil
    }
  }

  /// The length in bytes of a mark or of a control of an isolate; nil for another character.
  ///
  /// Source: `bidi` in the grammar, message.abnf.
  private func markWidth(_ index: Int) -> Int? {
    guard index < end, !bytes[index].isASCII else { return nil }
    let (scalar, width) = bytes.codePoint(at: index)
    switch scalar {
    case .arabicLetterMark, .leftToRightMark, .rightToLeftMark,
      .leftToRightIsolate ... .popDirectionalIsolate:
      return width
    default: return nil
    }
  }

  // MARK: Names and literals

  func variable(_ start: Int) -> (name: String, end: Int)? {
    guard has(.dollarSign, start) else { return nil }
    return name(start + 1)
  }

  /// `name`: the marks around it are no part of it.
  func name(_ start: Int) -> (name: String, end: Int)? {
    var index = start
    if let width = markWidth(index) { index += width }
    let first = index
    guard let width = nameCharacterWidth(index), !isDigitHyphenOrFullStop(index) else { return nil }
    index += width
    while let width = nameCharacterWidth(index) { index += width }
    let last = index
    if let width = markWidth(index) { index += width }
    return (string(first..<last), index)
  }

  /// `identifier`: a name, perhaps with the name of a namespace and a colon before it.
  func identifier(_ start: Int) -> (name: String, end: Int)? {
    guard let first = name(start) else { return nil }
    guard has(.colon, first.end), let second = name(first.end + 1) else { return first }
    return ("\(first.name):\(second.name)", second.end)
  }

  func literal(_ start: Int) -> (text: String, end: Int)? {
    var index = start
    guard has(.verticalLine, start) else {
      while let width = nameCharacterWidth(index) { index += width }
      return index > start ? (string(start..<index), index) : nil
    }
    var text: [UInt8] = []
    index += 1
    while index < end, bytes[index] != .verticalLine {
      if bytes[index] == .reverseSolidus {
        guard isEscape(index) else { return nil }
        index += 1
      }
      text.append(bytes[index])
      index += 1
    }
    return index < end ? (String(decoding: text, as: UTF8.self), index + 1) : nil
  }

  /// Whether a backslash escapes the next character: `\\`, `\{`, `\|`, `\}`.
  func isEscape(_ index: Int) -> Bool {
    has(.reverseSolidus, index) && index + 1 < end && "{|}\\".utf8.contains(bytes[index + 1])
  }

  private func isDigitHyphenOrFullStop(_ index: Int) -> Bool {
    let byte = bytes[index]
    return byte.isASCIIDigit || byte == .hyphenMinus || byte == .fullStop
  }

  /// `name-char`: letters, digits, `+ _ - .`, and nearly all characters beyond ASCII.
  private func nameCharacterWidth(_ index: Int) -> Int? {
    guard index < end else { return nil }
    let byte = bytes[index]
    if byte.isASCII {
      return byte.isASCIILetter || byte.isASCIIDigit || "+_-.".utf8.contains(byte) ? 1 : nil
    }
    let (scalar, width) = bytes.codePoint(at: index)
    switch scalar {
    case 0x80...0xA0, 0x061C, 0x1680, 0x2000...0x200A, 0x200E, 0x200F, 0x2028...0x202F, 0x205F,
      0x2066...0x2069, 0x3000, 0xFDD0...0xFDEF:
      return nil
    default:
      // The last two code points of each plane are no characters.
      return scalar & 0xFFFE == 0xFFFE ? nil : width
    }
  }

  // MARK: Expressions

  /// `{$name :function option=value @attribute}`, `{|literal|}`, `{:function}`, `{#markup}`, `{/markup}`.
  func expression(_ open: Int) -> Expression? {
    guard has(.leftCurlyBracket, open) else { return nil }
    var index = optionalSpace(open + 1)
    guard index < end else { return nil }
    var operand = Expression.Operand.nothing
    switch bytes[index] {
    case .numberSign, .solidus: return markup(index)
    case .colon: return closed(operand, index)
    case .dollarSign:
      guard let found = variable(index) else { return nil }
      operand = .variable(found.name)
      index = found.end
    default:
      guard let found = literal(index) else { return nil }
      operand = .literal(found.text)
      index = found.end
    }
    if let next = requiredSpace(index), has(.colon, next) { index = next }
    return closed(operand, index)
  }

  /// The rest of an expression after its operand: function, options, attributes and the closing brace.
  private func closed(_ operand: Expression.Operand, _ start: Int) -> Expression? {
    var index = start
    var function: String?
    if has(.colon, index) {
      guard let found = identifier(index + 1) else { return nil }
      function = found.name
      index = options(found.end)
    }
    index = optionalSpace(attributes(index))
    guard has(.rightCurlyBracket, index) else { return nil }
    return Expression(operand: operand, function: function, end: index + 1)
  }

  private func markup(_ sign: Int) -> Expression? {
    guard let found = identifier(sign + 1) else { return nil }
    var index = optionalSpace(attributes(options(found.end)))
    if bytes[sign] == .numberSign, has(.solidus, index) { index += 1 }
    guard has(.rightCurlyBracket, index) else { return nil }
    return Expression(operand: .markup, end: index + 1)
  }

  /// `name=value`, each after white space.
  private func options(_ start: Int) -> Int {
    var index = start
    while let next = requiredSpace(index), let name = identifier(next),
      case let sign = optionalSpace(name.end), has(.equalsSign, sign),
      case let value = optionalSpace(sign + 1),
      let end = variable(value)?.end ?? literal(value)?.end
    {
      index = end
    }
    return index
  }

  /// `@name` and `@name=value`, each after white space.
  private func attributes(_ start: Int) -> Int {
    var index = start
    while let next = requiredSpace(index), has(.commercialAt, next),
      let name = identifier(next + 1)
    {
      index = name.end
      let sign = optionalSpace(index)
      if has(.equalsSign, sign), let value = literal(optionalSpace(sign + 1)) { index = value.end }
    }
    return index
  }

  // MARK: Messages

  /// `{{…}}`: the range of the pattern between the double braces.
  func quotedPattern(_ open: Int) -> Range<Int>? {
    guard has(.leftCurlyBracket, open), has(.leftCurlyBracket, open + 1) else { return nil }
    var index = open + 2
    while index < end {
      switch bytes[index] {
      case .reverseSolidus:
        guard isEscape(index) else { return nil }
        index += 2
      case .leftCurlyBracket:
        guard let found = expression(index) else { return nil }
        index = found.end
      case .rightCurlyBracket:
        return has(.rightCurlyBracket, index + 1) ? open + 2..<index : nil
      default: index += 1
      }
    }
    return nil
  }

  /// `key *(s key)`, up to the braces of the pattern.
  func keys(_ start: Int) -> (keys: [String], end: Int)? {
    var keys: [String] = []
    var index = start
    while true {
      if has(.asterisk, index) {
        keys.append("*")
        index += 1
      } else {
        guard let key = literal(index) else { return nil }
        keys.append(key.text)
        index = key.end
      }
      let next = optionalSpace(index)
      if has(.leftCurlyBracket, next) { return (keys, next) }
      guard let next = requiredSpace(index) else { return nil }
      index = next
    }
  }

  /// The keyword that a message begins with, if its end shows that it is one: `.match … }}`.
  ///
  /// What follows the keyword may be wrong. ".local settings" is a sentence.
  func keywordOfMessage(_ start: Int) -> Keyword? {
    guard has(.fullStop, start) else { return nil }
    if let keyword = keyword(start) { return keyword }
    var last = end
    while last > start, bytes[last - 1] <= .space { last -= 1 }
    guard last - start > 4, has(.rightCurlyBracket, last - 1), has(.rightCurlyBracket, last - 2)
    else { return nil }
    return Keyword.allCases.first { keyword in
      let after = start + keyword.rawValue.utf8.count
      return bytes[start..<end].starts(with: keyword.rawValue.utf8)
        && (requiredSpace(after) != nil || has(.leftCurlyBracket, after))
    }
  }

  /// A keyword and what must follow it: `.input {`, `.local $`, `.match $`.
  func keyword(_ start: Int) -> Keyword? {
    for keyword in Keyword.allCases where bytes[start..<end].starts(with: keyword.rawValue.utf8) {
      let after = start + keyword.rawValue.utf8.count
      switch keyword {
      case .input: return has(.leftCurlyBracket, optionalSpace(after)) ? keyword : nil
      case .local, .match:
        return requiredSpace(after).map { has(.dollarSign, $0) } == true ? keyword : nil
      }
    }
    return nil
  }

  enum Keyword: String, CaseIterable {
    case input = ".input"
    case local = ".local"
    case match = ".match"
  }

  func has(_ byte: UInt8, _ index: Int) -> Bool { index < end && bytes[index] == byte }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}
