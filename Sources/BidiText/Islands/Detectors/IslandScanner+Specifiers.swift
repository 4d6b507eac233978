extension IslandScanner {
  /// The longest name of an argument that is looked for, in bytes.
  private static let nameLimit = 256

  private func specifier(_ range: Range<Int>) -> Found? {
    wants(.formatSpecifier) ? Found(range, .formatSpecifier, .firstStrong) : nil
  }

  /// What begins with a percent sign: the specifiers of Foundation and C, `%(name)s` (Python), `%{name}` and
  /// `%<name>s` (Ruby), `%name%` (Symfony), `%1` and `%L1` (Qt).
  func percentSpecifier(_ start: Int) -> Found? {
    if let printf = specifiers.specifier(at: start) {
      if printf.argument == .percentSign {
        return wants(.formatSpecifier) ? Found(printf.range, .formatSpecifier, .number) : nil
      }
      let name = endOfPercentName(start)
      // `%count%` is no `%c`; `%lld%%` is no name.
      return specifier(name.map { start..<max($0, printf.range.upperBound) } ?? printf.range)
    }
    if let end = endOfPercentName(start) { return specifier(start..<end) }
    switch text[start + 1] {
    case UInt8(ascii: "("):
      return closing(UInt8(ascii: ")"), after: start + 2).flatMap { close in
        endOfConversion(close + 1).flatMap { specifier(start..<$0) }
      }
    case UInt8(ascii: "{"):
      return closing(UInt8(ascii: "}"), after: start + 2).flatMap { close in
        // Some write the letter of `printf` behind it: `%{count}s`.
        let hasLetter =
          (text.isAt("s", close + 1) || text.isAt("d", close + 1)) && !text.continuesWord(close + 2)
        return specifier(start..<close + (hasLetter ? 2 : 1))
      }
    case UInt8(ascii: "<"):
      return closing(UInt8(ascii: ">"), after: start + 2).flatMap { close in
        endOfConversion(close + 1).flatMap { specifier(start..<$0) }
      }
    default: return qtSpecifier(start)
    }
  }

  /// `%0`…`%99` and `%L1`, where no digit stands before: `50%1` is none.
  private func qtSpecifier(_ start: Int) -> Found? {
    guard !text[start - 1].isASCIIDigit else { return nil }
    let first = text[start + 1] == UInt8(ascii: "L") ? start + 2 : start + 1
    var end = first
    while end < first + 2, text[end].isASCIIDigit { end += 1 }
    guard end > first, !text[end].isASCIIDigit else { return nil }
    return specifier(start..<end)
  }

  /// The end of `%name%`: a letter, then letters, digits, `_`, `.`, `-`.
  private func endOfPercentName(_ start: Int) -> Int? {
    guard text[start + 1].isASCIILetter || text[start + 1] == UInt8(ascii: "_"),
      !text[start - 1].isASCIIDigit
    else { return nil }
    var index = start + 1
    let limit = start + 64
    while index < limit, Self.nameCharacters.contains(text[index]) { index += 1 }
    guard text.isAt("%", index), index > start + 2, !text.isAt("%", index + 1),
      // `%d%s`, `%ld%@`: two specifiers, not a name.
      specifiers.specifier(at: start)?.range.upperBound != index
    else { return nil }
    return index + 1
  }

  private static let nameCharacters = ASCIISet("_.-", letters: true, digits: true)

  /// The end of flags, width, precision and letter behind a name in brackets; nil without a letter.
  private func endOfConversion(_ start: Int) -> Int? {
    var index = start
    while index < start + 12, Self.conversionSigns.contains(text[index]) { index += 1 }
    return text[index].isASCIILetter ? index + 1 : nil
  }

  private static let conversionSigns = ASCIISet("-+ #.", digits: true)

  /// The first of a byte, before any brace, angle bracket or line end, with something before it.
  private func closing(_ byte: UInt8, after start: Int) -> Int? {
    var index = start
    while index < start + Self.nameLimit, index < text.upper {
      if text[index] == byte { return index > start ? index : nil }
      if Self.neverInNames.contains(text[index]) { return nil }
      index += 1
    }
    return nil
  }

  private static let neverInNames = ASCIISet("{}<>\n\r%")

  // MARK: Braces

  /// `{0}`, `{name}`, `{0, number}`, `{0:N}`, `{}`, `{ $name }`, `{{name}}`, and whole arguments of ICU with
  /// texts in them.
  mutating func bracesSpecifier(_ start: Int) -> Found? {
    guard let close = closingBrace(of: start) else { return nil }
    return bracesIsland(start, open: start, close: close)
  }

  /// `${name}` of shells and JavaScript, `$t(key)` of i18next, `$name` and `$1`, `$1$s` of others.
  mutating func dollarSpecifier(_ start: Int) -> Found? {
    let next = text[start + 1]
    if next == UInt8(ascii: "{") {
      guard let close = closingBrace(of: start + 1) else { return nil }
      return bracesIsland(start, open: start + 1, close: close)
    }
    // Money goes on with capitals or digits: $US, $5.
    guard next >= 0x61 && next <= 0x7A || next == UInt8(ascii: "_") else {
      return capitalName(start)
    }
    var end = start + 1
    while text[end].isASCIIAlphanumeric || text[end] == UInt8(ascii: "_") { end += 1 }
    if text.isAt("(", end), let close = closing(UInt8(ascii: ")"), after: end + 1) {
      return specifier(start..<close + 1)
    }
    return specifier(start..<end)
  }

  /// `$NAME$` of Chrome's messages.
  private func capitalName(_ start: Int) -> Found? {
    guard text[start + 1].isASCIILetter else { return nil }
    var end = start + 1
    while end < start + 64, text[end].isASCIIAlphanumeric || text[end] == UInt8(ascii: "_") {
      end += 1
    }
    return text.isAt("$", end) ? specifier(start..<end + 1) : nil
  }

  /// `#{name}` of Ruby and Pug.
  mutating func hashBracesSpecifier(_ start: Int) -> Found? {
    guard text.isAt("{", start + 1), let close = closingBrace(of: start + 1) else { return nil }
    return bracesIsland(start, open: start + 1, close: close)
  }

  private mutating func closingBrace(of open: Int) -> Int? {
    guard wants(.formatSpecifier) || wants(.messageArgument) else { return nil }
    if braces == nil { braces = BracePairs(bytes) }
    guard let close = braces?.close(of: open), close < text.upper else { return nil }
    return close
  }

  private func bracesIsland(_ start: Int, open: Int, close: Int) -> Found? {
    let hasInner = braces?.hasInner(open) ?? false
    // A text of a message that begins with a message is no {{ … }}.
    if text.isAt("{", open + 1), isMessage(open + 1) { return nil }
    if text.isAt("{", open + 1) || text.isAt("%", open + 1) {
      // {{ … }} and {% … %}.
      let isDouble = text.isAt("%", open + 1) || text.isAt("}", close - 1)
      guard isDouble, close - open <= Self.nameLimit else { return nil }
      return specifier(start..<close + 1)
    }
    if close == open + 1 { return specifier(start..<close + 1) }
    var end = open + 1
    while end < close, end < open + Self.nameLimit, !Self.nameEnds.contains(text[end]) { end += 1 }
    guard isArgumentName(text.string(open + 1..<end)) else { return nil }
    if hasInner {
      guard text.isAt(",", end) || text.isAt(">", end), wants(.messageArgument) else { return nil }
      return Found(start..<close + 1, .messageArgument, .firstStrong)
    }
    return specifier(start..<close + 1)
  }

  /// Whether a whole argument of ICU with texts in it begins at a brace: `{name,` and braces inside.
  private func isMessage(_ open: Int) -> Bool {
    guard braces?.hasInner(open) ?? false else { return false }
    var end = open + 1
    while end < open + Self.nameLimit, !Self.nameEnds.contains(text[end]) { end += 1 }
    return text.isAt(",", end) && isArgumentName(text.string(open + 1..<end))
  }

  /// What ends the name in braces: ICU's comma, .NET's and Python's colon, filters, calls, selectors.
  private static let nameEnds = ASCIISet(",:|!(>{}")

  /// A name or number as in MessageFormat, also with what Fluent, Angular and others write before it.
  private func isArgumentName(_ text: String) -> Bool {
    let bare = text.drop { " $@#-".unicodeScalars.contains($0.unicodeScalars.first ?? " ") }
    // Fluent's selector: `{ $count ->`, up to the `>`.
    let end = bare.firstIndex(of: " ") ?? bare.endIndex
    guard bare[end...].allSatisfy({ $0 == " " || $0 == "-" }) else { return false }
    return BracedName(String(bare[..<end])) != nil
  }
}
