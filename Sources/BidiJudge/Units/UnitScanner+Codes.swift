import BidiText
import MessageSyntax

/// Words of left-to-right letters, codes and addresses.
extension UnitScanner {
  /// Reads a word of left-to-right letters, or a code that begins with one.
  ///
  /// The word ends at white space, at an argument, at a letter of the other direction, or at a sign.
  mutating func code(from start: Int, isAddress: Bool = false, minimum: Int = 0) {
    var code = OpenCode(
      start: start, minimum: minimum, end: max(start, minimum), isAddress: isAddress,
      hasScheme: isAddress)
    while code.end < count, code.end != emphasisEnd.lowerBound {
      if let end = certainEnd(code) {
        index = start
        finishCode(start, end, code.isAddress && value(code.end) != .plusSign)
        index = end
        return
      }
      guard takeNext(&code) else { break }
    }
    let word = trimmed(start, code.end, minimum, code.hasScheme)
    let end = comparisonEnd(start, commandEnd(start, word))
    index = end
    finishCode(start, end, code.isAddress || isMailOrHost(start, end))
  }

  /// A code that is not yet read to its end.
  private struct OpenCode {
    let start: Int
    /// The code does not end before this place.
    var minimum: Int
    var end: Int
    var isAddress: Bool
    /// Whether `://` was read.
    var hasScheme: Bool
    /// The number of open brackets.
    var depth = 0
  }

  /// The end of a code that has `="…"` or the keys of a chord at the place where reading stands; nil for other codes.
  private func certainEnd(_ code: OpenCode) -> Int? {
    let character = line.characters[code.end]
    guard character.argument < 0, character.kind == .sign else { return nil }
    switch character.value {
    case .equalsSign: return code.end > code.start ? quotedValueEnd(code.end) : nil
    case .plusSign: return chordEnd(code.start, plus: code.end)
    default: return nil
    }
  }

  /// Adds the next character to a code; false if the code ends before it.
  private func takeNext(_ code: inout OpenCode) -> Bool {
    let character = line.characters[code.end]
    if character.argument >= 0 {
      guard joinsArgument(code) else { return false }
    } else {
      switch character.kind {
      case .leftToRight, .digit, .attached: break
      case .rightToLeft, .arabicLetter, .arabicDigit:
        guard code.hasScheme && !isEndingOfPath(code.end) || isMaqafInside(code.end) else {
          return false
        }
      case .sign: return takeSign(character.value, &code)
      default: return false
      }
    }
    code.end += 1
    return true
  }

  /// Whether letters of the language stand directly after Latin ones, as an ending that a path gets in a sentence.
  ///
  /// A part of an address begins after a sign.
  private func isEndingOfPath(_ place: Int) -> Bool {
    guard kind(place) != .arabicDigit else { return false }
    var before = place - 1
    while kind(before) == .attached { before -= 1 }
    return kind(before) == .leftToRight && !isArgument(before)
  }

  /// Whether a maqaf stands between a Latin letter or digit and another: somebody typed `SHA-1` on a Hebrew keyboard.
  private func isMaqafInside(_ place: Int) -> Bool {
    func isOfCode(_ other: Int) -> Bool {
      other >= 0 && other < count && !isArgument(other)
        && (kind(other) == .leftToRight || kind(other) == .digit)
    }
    return value(place) == .hebrewPunctuationMaqaf && isOfCode(place - 1) && isOfCode(place + 1)
  }

  /// Whether an argument directly after a code belongs to the code.
  private func joinsArgument(_ code: OpenCode) -> Bool {
    if code.hasScheme { return true }
    guard code.end > code.start else { return false }
    let before = kind(code.end - 1)
    return code.end == code.minimum || before == .leftToRight || before == .digit
      || value(code.end - 1) == .lowLine
  }

  /// Adds a sign to a code; false if the code ends before the sign.
  private func takeSign(_ sign: UInt32, _ code: inout OpenCode) -> Bool {
    let end = code.end
    if sign == .colon, value(end + 1) == .solidus, value(end + 2) == .solidus {
      (code.hasScheme, code.isAddress) = (true, true)
      code.end += 3
      return true
    }
    if sign == .comma, !code.hasScheme, end > code.start, let close = companyFormEnd(end) {
      (code.end, code.minimum) = (close, close)
      return true
    }
    if sign == .lessThanSign, code.hasScheme, let close = placeholderEnd(end) {
      (code.end, code.minimum) = (close, close)
      return true
    }
    if sign == .leftParenthesis, end > code.start, code.hasScheme || hasClosing(end) {
      if isNumberOfWord(code.start, end) { return false }
      code.depth += 1
    } else if sign == .rightParenthesis, code.depth > 0 {
      code.depth -= 1
    } else if !isInsideCode(sign, end, code.hasScheme) {
      return false
    }
    code.end += 1
    return true
  }

  /// The end of the form of a company after its name and a comma, as in `Example, Inc.`; nil for another comma.
  ///
  /// A name with its form is no list of two items.
  private func companyFormEnd(_ comma: Int) -> Int? {
    guard kind(comma + 1) == .space || kind(comma + 1) == .noBreakSpace else { return nil }
    var end = comma + 2
    while end < comma + 8, kind(end) == .leftToRight, !isArgument(end) { end += 1 }
    let word = (comma + 2..<end).compactMap { Unicode.Scalar(value($0)) }
    guard Self.companyForms.contains(String(String.UnicodeScalarView(word))),
      kind(end) != .leftToRight, kind(end)?.isDigit != true
    else { return nil }
    return end
  }

  /// The short names of the forms of companies that stand after a comma.
  ///
  /// Source: GLEIF, Entity Legal Forms Code List (ISO 20275).
  private static let companyForms: Set<String> = ["Inc", "Ltd", "LLC", "LLP", "Corp", "Co", "GmbH"]

  /// The end of a word in angle brackets that the reader of an address replaces, as in `https://example.com/<folder>`; nil for
  /// other angle brackets.
  func placeholderEnd(_ open: Int) -> Int? {
    var end = open + 1
    while kind(end) == .leftToRight || kind(end) == .digit || value(end) == .lowLine
      || value(end) == .hyphenMinus
    {
      guard end < open + 48, !isArgument(end) else { return nil }
      end += 1
    }
    return end > open + 1 && value(end) == .greaterThanSign && !isArgument(end) ? end + 1 : nil
  }

  /// The end of a value in quotation marks after an equals sign, as in `width="90%"`; nil if it has words of the other
  /// direction.
  private func quotedValueEnd(_ equals: Int) -> Int? {
    kind(equals - 1) == .leftToRight ? quotedEnd(equals + 1) : nil
  }

  /// The end of a value in quotation marks; nil if it has words of the other direction, and where no quotation mark stands.
  func quotedEnd(_ open: Int) -> Int? {
    let quote = value(open)
    guard quote == .quotationMark || quote == .apostrophe else { return nil }
    var end = open + 1
    while end < min(count, open + 65) {
      if value(end) == quote, !isArgument(end) { return end + 1 }
      switch kind(end) {
      case .leftToRight, .digit, .sign, .space: end += 1
      default: return nil
      }
    }
    return nil
  }

  /// The end of an address's query, as in `?format=abc&page=2`; nil if the question mark is punctuation.
  func queryEnd(_ question: Int) -> Int? {
    var end = question + 1
    while kind(end) == .leftToRight && !isArgument(end) || value(end) == .lowLine { end += 1 }
    guard end > question + 1, value(end) == .equalsSign, !isArgument(end) else { return nil }
    while end < count {
      switch kind(end) {
      case .leftToRight, .digit, .attached: end += 1
      case .sign
      where isArgument(end)
        || [.percentSign, .ampersand, .plusSign, .hyphenMinus, .fullStop, .equalsSign, .lowLine]
          .contains(value(end)):
        end += 1
      default: return trimmed(question, end, question + 1, false)
      }
    }
    return trimmed(question, end, question + 1, false)
  }

  /// Whether a sign is part of a code; after a scheme, nearly all signs are.
  func isInsideCode(_ value: UInt32, _ offset: Int, _ hasScheme: Bool) -> Bool {
    if hasScheme {
      return !Signs.isQuotation(value)
        && (value < .leftCurlyBracket || value == .tilde || value == .horizontalEllipsis)
        && value != .lessThanSign
        && value != .greaterThanSign
    }
    let before = kind(offset - 1)
    let next = kind(offset + 1)
    let isAfterWord = before == .leftToRight || before == .digit || before == .attached
    let isBeforeWord = next == .leftToRight || next == .digit
    switch value {
    case .lowLine:
      // Between words of two directions it belongs to neither.
      return next != .rightToLeft && next != .arabicLetter
    case .fullStop, .hyphenMinus, .apostrophe, .rightSingleQuotationMark, .ampersand, .commercialAt,
      .reverseSolidus, .nonBreakingHyphen:
      return isAfterWord && isBeforeWord && !isArgument(offset + 1)
        || value == .hyphenMinus && self.value(offset - 1) == .lowLine
    case .solidus, .colon:
      // A slash between letters is punctuation; between digits and letters it is part of a code. The server of a handle
      // or a room belongs to the handle: `@bob:host`.
      let belongsToHandle =
        value == .colon && (self.value(index) == .commercialAt || self.value(index) == .numberSign)
      return isAfterWord && isBeforeWord && (before == .digit || next == .digit || belongsToHandle)
        || value == .solidus && isAfterWord && isInFolder(offset)
    case .plusSign:
      // `Alt+Tab` is one code. A plus before an argument or a right-to-left letter is not part of it. Signs on both sides,
      // `++word++`, are emphasis.
      return next != .rightToLeft && next != .arabicLetter && !isArgument(offset + 1)
        && (isBeforeWord || self.value(index - 1) != .plusSign)
    case .percentSign:
      // A unit of physics and its sign: `O₂%`.
      return before == .digit && !isBeforeWord
    case .asterisk:
      // Stars on both sides, `*word*`, are emphasis or wildcards.
      return !isAfterStar && !isBeforeWord && next != .rightToLeft && next != .arabicLetter
        && !isArgument(offset + 1)
    case .numberSign:
      // Part of the name of a programming language: `C#`. After other words it is a tag that was typed in screen order:
      // `tag#`.
      return isAfterWord && !isBeforeWord && isAfterCapital(offset) && !isInNumberSigns(offset)
    case .tradeMarkSign, .registeredSign, .copyrightSign, .degreeSign: return true
    case .equalsSign: return false
    default: return false
    }
  }

  /// Whether a number sign ends a word that one begins: `##NAME##` stands the same in both directions.
  private func isInNumberSigns(_ sign: Int) -> Bool {
    var start = sign - 1
    while start > sign - 64, !isArgument(start),
      kind(start) == .leftToRight || kind(start) == .digit || value(start) == .lowLine
    {
      start -= 1
    }
    return value(start) == .numberSign
  }

  /// Whether a slash stands in a path that ends with a slash, as in `mpv/scripts/`.
  func isInFolder(_ slash: Int) -> Bool {
    func isOfPath(_ place: Int) -> Bool {
      guard !isArgument(place), let kind = kind(place) else { return false }
      return kind == .leftToRight || kind == .digit
        || [.solidus, .fullStop, .hyphenMinus, .lowLine, .horizontalEllipsis].contains(value(place))
    }
    var (start, end) = (slash, slash + 1)
    while isOfPath(start - 1), slash - start < 48 { start -= 1 }
    while isOfPath(end), end - slash < 48 { end += 1 }
    while value(end - 1) == .fullStop { end -= 1 }
    let slashes = (start..<end).count { value($0) == .solidus }
    // `/n/n/` is a mistake for new lines.
    return value(end - 1) == .solidus && slashes > 1 && value(start) != .solidus
      && value(start + 1) != .solidus
      && kind(end)?.isLetter != true && !isArgument(end)
  }

  /// The end of a key chord whose last key is a sign: `Ctrl+-`, `Ctrl+[`; nil for another plus sign.
  ///
  /// A plus after a modifier key needs a key after it, so the sign is the key. A quotation mark or a round bracket is no key:
  /// it encloses the chord.
  func chordEnd(_ start: Int, plus: Int) -> Int? {
    var name = plus
    while name > start, kind(name - 1) == .leftToRight { name -= 1 }
    let scalars = (name..<plus).compactMap { Unicode.Scalar(value($0)) }
    guard Signs.isModifierName(scalars), kind(plus + 1) == .sign, !isArgument(plus + 1) else {
      return nil
    }
    let key = value(plus + 1)
    guard !Signs.isQuotation(key), key != .apostrophe, key != .rightSingleQuotationMark,
      key != .leftParenthesis, key != .rightParenthesis
    else { return nil }
    return plus + 2
  }

  /// Whether a star stands directly before the code.
  var isAfterStar: Bool { value(index - 1) == .asterisk }

  /// Whether a capital letter or a single letter stands directly before a place.
  func isAfterCapital(_ offset: Int) -> Bool {
    let before = value(offset - 1)
    return before.isASCIICapital || kind(offset - 2) != .leftToRight
  }

  /// Whether a bracket directly after a code belongs to it: `403(b)`, `file(s)`, and `main()`.
  func hasClosing(_ open: Int) -> Bool {
    var end = open + 1
    while end < count, end < open + 32 {
      let character = line.characters[end]
      if character.value == .rightParenthesis {
        return end > open + 1 || kind(open - 1) == .leftToRight && !isArgument(open - 1)
      }
      guard character.kind == .leftToRight || character.kind == .digit || character.kind == .sign,
        character.argument < 0, character.value != .leftParenthesis
      else { return false }
      end += 1
    }
    return false
  }

  /// The end of a code without the punctuation after it.
  func trimmed(_ start: Int, _ end: Int, _ minimum: Int, _ hasScheme: Bool) -> Int {
    var end = end
    var depth = 0
    var squareDepth = 0
    for offset in start..<end {
      switch value(offset) {
      case .leftParenthesis: depth += 1
      case .rightParenthesis: depth -= 1
      case .leftSquareBracket: squareDepth += 1
      case .rightSquareBracket: squareDepth -= 1
      default: break
      }
    }
    // The start of the last dots, so that they are read only once.
    var dots = Int.max
    while end > max(start + 1, minimum) {
      let last = line.characters[end - 1]
      guard last.kind == .sign, last.argument < 0 else { break }
      // In `https://...` the dots are part of the address.
      if hasScheme, last.value == .fullStop || last.value == .horizontalEllipsis, end <= dots {
        dots = startOfDots(end)
        // One full stop after a bare `http://` ends the sentence.
        let isStop = dots == end - 1 && last.value == .fullStop
        if value(dots - 1) == .solidus, value(dots - 2) == .solidus, !isStop { break }
      }
      if last.value == .rightParenthesis {
        guard depth < 0 else { break }
        depth += 1
      } else if last.value == .rightSquareBracket {
        guard squareDepth < 0 else { break }
        squareDepth += 1
      } else if !(Signs.isSentenceSign(last.value) || last.value == .hyphenMinus
        || last.value == .ampersand
        || last.value == .apostrophe || last.value == .leftParenthesis
        || last.value == .commercialAt)
      {
        break
      }
      end -= 1
    }
    return end
  }

  /// The start of the dots that end at a place.
  func startOfDots(_ end: Int) -> Int {
    var start = end
    while value(start - 1) == .fullStop || value(start - 1) == .horizontalEllipsis { start -= 1 }
    return start
  }

  mutating func finishCode(_ start: Int, _ end: Int, _ isAddress: Bool) {
    var isPlain = true
    var isMixed = false
    var lastIsDigit = false
    var argument = -1
    for offset in start..<end {
      let character = line.characters[offset]
      if character.argument >= 0 {
        argument = Int(character.argument)
        isPlain = false
      }
      switch character.kind {
      case .leftToRight: lastIsDigit = false
      case .digit: lastIsDigit = true
      case .attached: break
      // A maqaf turns its sides round in a right-to-left line.
      case .rightToLeft where Signs.isHebrewPunctuation(character.value): isPlain = false
      case .rightToLeft, .arabicLetter, .arabicDigit: (isMixed, isPlain) = (true, false)
      default:
        // A sign between letters takes their direction (N1).
        if offset == start || offset == end - 1 { isPlain = false }
        lastIsDigit = false
      }
    }
    if kind(start) != .leftToRight { isPlain = false }
    let isOwn = shape.direction == .leftToRight
    if isPlain {
      let isSingleX = end == start + 1 && value(start).smallLetter == .latinSmallLetterX
      append(
        isOwn ? .own : .foreign, start..<end,
        text: isSingleX
          ? [.latinSmallLetterX]
          : lastIsDigit ? [StandIn.latinLetter, StandIn.digit] : [StandIn.latinLetter])
    } else {
      append(
        isOwn && !isMixed ? .own : .foreign, start..<end, text: verbatim(start, end))
      shape.units[shape.units.count - 1].isMixed = isMixed
      if argument >= 0 {
        shape.units[shape.units.count - 1].argument = argument
        shape.hasArguments = true
      }
    }
    shape.units[shape.units.count - 1].isAddress = isAddress
  }

  /// `name@example.com`, `www.example.com`, `example.com/a`.
  func isMailOrHost(_ start: Int, _ end: Int) -> Bool {
    var dots = 0
    for offset in start..<end {
      if value(offset) == .commercialAt, offset > start { return true }
      if value(offset) == .fullStop { dots += 1 }
      if value(offset) == .solidus, dots > 0 { return true }
    }
    return dots > 0 && end - start > 4 && value(start).smallLetter == .latinSmallLetterW
      && value(start + 1).smallLetter == .latinSmallLetterW
      && value(start + 2).smallLetter == .latinSmallLetterW
  }

  /// The characters, with one letter for a run of letters and one digit for a run of digits.
  func verbatim(_ start: Int, _ end: Int) -> [UInt8] {
    var text: [UInt8] = []
    var last: CharacterKind?
    for offset in start..<end {
      let character = line.characters[offset]
      if character.argument >= 0 {
        text.append(StandIn.argument)
        last = nil
        continue
      }
      if character.kind == .attached || character.kind != .sign && character.kind == last {
        continue
      }
      switch character.kind {
      case .leftToRight: text.append(StandIn.latinLetter)
      case .rightToLeft: text += StandIn.hebrewLetter
      case .arabicLetter: text += StandIn.arabicLetter
      case .digit: text.append(StandIn.digit)
      case .arabicDigit: text += StandIn.arabicDigit
      default: text.appendScalar(character.value)
      }
      last = character.kind
    }
    return text
  }
}
