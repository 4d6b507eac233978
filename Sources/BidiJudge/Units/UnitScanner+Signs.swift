import BidiText
import MessageSyntax

/// Arguments, signs and controls.
extension UnitScanner {
  // MARK: Arguments

  /// Reads an argument with its sign, or a code or address that begins with it.
  mutating func argument(from start: Int, prefix: Int = 0) {
    let place = start + prefix
    let character = line.characters[place]
    if let tail = tail(ofArgumentAt: place) {
      let end = trimmed(start, endOfTail(tail, after: place), place + 1, false)
      if end > place + 1 {
        index = end
        finishCode(start, end, tail == .scheme || tail == .domain)
        return
      }
    }
    var end = place + 1
    // The plus of `%1+word` joins the keys of a chord.
    let isJoint = value(end) == .plusSign && isOfLanguage(end + 1)
    if Signs.isPercent(value(end))
      || Signs.isSuffix(value(end)) && value(end) != .numberSign && !isJoint
    {
      end += 1
      // A row of asterisks hides what follows the argument: `%s*****`.
      while value(end) == .asterisk, value(end - 1) == .asterisk { end += 1 }
    }
    index = end
    append(.argument, start..<end, text: verbatim(start, end))
    let unit = shape.units.count - 1
    shape.units[unit].argument = Int(character.argument)
    let text = shape.units[unit].text
    let before = prefix == 0 ? 0 : UTF8.width(value(start))
    shape.units[unit].core = text.lowerBound + before..<text.lowerBound + before + 1
    shape.hasArguments = true
  }

  /// What goes on with an argument, so that both are one code.
  enum ArgumentTail: CaseIterable {
    /// Letters directly after it: `%@px`.
    case letters
    /// A low line and what follows: `%@_1`.
    case lowLine
    /// A full stop and letters: `%@.com`.
    case domain
    /// `%@://x`
    case scheme
    /// `%@/s`
    case path
    /// `%@'s`
    case possessive
  }

  /// What goes on with the argument at a place; nil if nothing does.
  private func tail(ofArgumentAt place: Int) -> ArgumentTail? {
    func isWord(_ place: Int) -> Bool { kind(place) == .leftToRight && !isArgument(place) }
    return ArgumentTail.allCases.first { tail in
      let next = value(place + 1)
      switch tail {
      case .letters: return isWord(place + 1)
      case .lowLine: return next == .lowLine && place + 1 != emphasisEnd.lowerBound
      case .domain: return next == .fullStop && isWord(place + 2)
      case .scheme:
        return next == .colon && value(place + 2) == .solidus && value(place + 3) == .solidus
      case .path: return next == .solidus && isWord(place + 2)
      case .possessive:
        return (next == .apostrophe || next == .rightSingleQuotationMark)
          && value(place + 2) == .latinSmallLetterS && kind(place + 3) != .leftToRight
      }
    }
  }

  /// The end of the code that an argument and its tail are.
  ///
  /// After letters, fewer signs go on with it.
  private func endOfTail(_ tail: ArgumentTail, after place: Int) -> Int {
    var end = place + 1
    while end < count {
      switch kind(end) {
      case .leftToRight, .digit: break
      case .sign where !isArgument(end):
        let sign = value(end)
        if tail == .letters, ![.lowLine, .fullStop, .hyphenMinus].contains(sign) { return end }
        if Signs.isQuotation(sign) || sign == .leftParenthesis || sign == .rightParenthesis {
          return end
        }
      default: return end
      }
      end += 1
    }
    return end
  }

  // MARK: Signs and controls

  mutating func control() {
    let character = line.characters[index]
    append(.control, index..<index + 1, text: [])
    let unit = shape.units.count - 1
    shape.units[unit].control = DirectionalFormatting(rawValue: character.value)
    var text: [UInt8] = []
    text.appendScalar(character.value)
    shape.bytes += text
    shape.units[unit].text = shape.bytes.count - text.count..<shape.bytes.count
    shape.hasControls = true
    index += 1
  }

  mutating func sign() {
    let sign = value(index)
    // A tag parts a path or a handle from the word before it: `in<b>/usr/lib</b>`.
    let isAtStart =
      !isAfterWord && !isRangeSign || (sign == .solidus || sign == .commercialAt) && isAfterMarkup
      || sign == .solidus && isPathAfterWord
    if isAtStart, sign == .lowLine, let emphasis = emphasis() {
      // `_word_` is emphasis. The underscores are skipped.
      (index, emphasisEnd) = emphasis
      return
    }
    if argumentOrNumber(after: sign, isAtStart) || isAtStart && code(beginningWith: sign) { return }
    if let code = quotedCode() { quotation = code }
    append(.sign, index..<index + 1, text: verbatim(index, index + 1))
    shape.units[shape.units.count - 1].scalar = sign
    index += 1
  }

  /// Whether a hyphen stands between numbers, with a mark before it that a person wrote: `1400`, U+200F, `-1600`.
  private var isRangeSign: Bool {
    let sign = value(index)
    guard sign == .hyphenMinus || sign == .minusSign, kind(index + 1)?.isDigit == true else {
      return false
    }
    var before = index - 1
    while before >= 0, before > index - 4, kind(before) == .control { before -= 1 }
    return before < index - 1 && kind(before)?.isDigit == true
  }

  /// Reads an argument or a number together with the sign before it; false if the sign belongs to none.
  private mutating func argumentOrNumber(after sign: UInt32, _ isAtStart: Bool) -> Bool {
    let isPrefix = isAtStart && Signs.isPrefix(sign) || Signs.isCurrency(sign)
    if isArgument(index + 1) {
      guard isPrefix || sign == .commercialAt || sign == .numberSign else { return false }
      argument(from: index, prefix: 1)
    } else {
      guard isPrefix, kind(index + 1)?.isDigit == true else { return false }
      number(from: index, core: index + 1)
    }
    return true
  }

  /// Reads a code that begins with a sign; false if none begins here.
  private mutating func code(beginningWith sign: UInt32) -> Bool {
    guard let next = kind(index + 1), !isArgument(index + 1) else { return false }
    let start = index
    if sign == .dollarSign, case let end = nameEnd(index + 1), end > index + 1,
      value(end) == .dollarSign, !isArgument(end)
    {
      // `$NAME$` is a place that a program fills in.
      index = end + 1
      finishCode(start, end + 1, false)
    } else if sign == .dollarSign, value(index + 1) == .leftCurlyBracket,
      let end = endOfPlace(index + 2)
    {
      // `${name}` and `${user.home}` are what a shell or a configuration fills in.
      code(from: index, minimum: end)
    } else if sign == .percentSign, next == .leftToRight, isWordEnd(index + 2) {
      // A field that the text speaks of: `%o is the output file`.
      index = start + 2
      finishCode(start, start + 2, false)
    } else if sign == .solidus, isHostAfterSlashes {
      code(from: index, isAddress: true, minimum: index + 2)
    } else if sign == .lowLine || sign == .ampersand, next.isLetter {
      // The sign of a menu's mnemonic is invisible: `_Open` in GTK, `&Open` in Qt and Windows.
      index += 1
    } else if sign == .questionMark, let end = queryEnd(index) {
      index = end
      finishCode(start, end, true)
    } else if let end = modifiersEnd() {
      code(from: index, minimum: end)
    } else if beginsCode(sign, next) {
      let isPath = sign == .solidus || sign == .tilde
      let hasTwoSigns =
        sign == .hyphenMinus || sign == .tilde || sign == .asterisk || sign == .reverseSolidus
        || sign == .commercialAt && [sign, .hyphenMinus].contains(value(index + 1))
      code(from: index, isAddress: isPath, minimum: index + (hasTwoSigns ? 2 : 1))
    } else if sign == .leftParenthesis || sign == .asterisk, let end = phoneEnd(index) {
      append(.number, index..<end, text: verbatim(index, end))
      index = end
    } else if sign == .leftSquareBracket, let end = bracketCodeEnd() ?? characterClassEnd() {
      index = end
      finishCode(start, end, false)
    } else {
      return false
    }
    return true
  }

  /// Whether no letter, digit or low line stands at a place.
  private func isWordEnd(_ place: Int) -> Bool {
    guard let kind = kind(place), !isArgument(place) else { return true }
    return !kind.isLetter && !kind.isDigit && kind != .attached && value(place) != .lowLine
  }

  /// The place after the bracket that closes `${name}`; nil where a name does not end with one.
  private func endOfPlace(_ start: Int) -> Int? {
    var end = start
    while end < start + 64, !isArgument(end),
      kind(end) == .leftToRight || kind(end) == .digit
        || ".:-_/".unicodeScalars.contains(where: { $0.value == value(end) })
    {
      end += 1
    }
    return end > start && value(end) == .rightCurlyBracket && !isArgument(end) ? end + 1 : nil
  }

  /// The start of the words inside underscores, as in `_word_` and `__init__`, and the place of the underscores after
  /// them.
  private func emphasis() -> (start: Int, end: Range<Int>)? {
    let start = underscoresEnd(index)
    guard kind(start) != nil, kind(start) != .space, value(start - 1) == .lowLine,
      value(start) != .lowLine || isArgument(start)
    else { return nil }
    var place = start
    while place < count, place < index + 64 {
      guard value(place) == .lowLine, !isArgument(place) else {
        place += 1
        continue
      }
      let end = underscoresEnd(place)
      let isAfterWord = isArgument(place - 1) || kind(place - 1) != .space
      let isBeforeWord =
        isArgument(end) || kind(end)?.isLetter == true || kind(end)?.isDigit == true
      if isAfterWord, !isBeforeWord {
        return end - place == start - index ? (start, place..<end) : nil
      }
      place = end
    }
    return nil
  }

  /// The end of underscores; no emphasis has more than 16 of them.
  private func underscoresEnd(_ start: Int) -> Int {
    var end = start
    while end < start + 16, value(end) == .lowLine, !isArgument(end) { end += 1 }
    return end
  }

  /// Whether a sign begins a code: `@bob`, `#tag`, `/usr`, `~/x`, `.NET`, `--flag`, `-v`, `$HOME`, `+Add`.
  func beginsCode(_ sign: UInt32, _ next: CharacterKind) -> Bool {
    switch sign {
    case .commercialAt, .numberSign:
      // `@-mentions`: the sign is the first part of the word. `@@version`: a variable of the system in MySQL.
      let hasTwoSigns =
        sign == .commercialAt && [sign, .hyphenMinus].contains(value(index + 1))
        && kind(index + 2) == .leftToRight
      // `#word#` is a word in signs, which stands the same in both directions.
      if sign == .numberSign, value(nameEnd(index + 1)) == .numberSign { return false }
      return next == .leftToRight || next.isDigit && sign == .commercialAt || hasTwoSigns
    // `++C` is `C++` typed in screen order.
    case .plusSign: return next == .leftToRight && value(index - 1) != .plusSign
    // The stop of a sentence that ends with a bracket: `(\u{2026}).Mac OS X`.
    case .fullStop:
      let isAfterBracket = [.rightParenthesis, .rightSquareBracket].contains(value(index - 1))
      return next == .leftToRight && !(isAfterBracket && (0x41...0x5A).contains(value(index + 1)))
    case .dollarSign: return next == .leftToRight
    case .percentSign:
      // A code of one letter that a legend explains, as in `%T: the tracker`.
      return next == .leftToRight && value(index + 2) == .colon
    case .solidus:
      // One letter after a slash is a mistyped escape: `/n`.
      return next == .leftToRight && !isBeforeScheme
        && (kind(index + 2) == .leftToRight || value(index + 2) == .solidus)
    case .tilde: return value(index + 1) == .solidus
    // `\#FFF`
    case .reverseSolidus:
      return next == .sign && value(index + 1).isASCII && !Signs.isQuotation(value(index + 1))
        && kind(index + 2) == .leftToRight
    // `*.png`, `*.%@`
    case .asterisk:
      return value(index + 1) == .fullStop
        && (kind(index + 2) == .leftToRight || isArgument(index + 2))
    case .hyphenMinus:
      // `-v`, `--flag`, and `-crf` in brackets. Before other words, a hyphen may be punctuation.
      return next == .leftToRight && kind(index + 2) != .leftToRight
        && value(index + 2) != .apostrophe
        || next == .leftToRight && (isOptionInBrackets() || isKnownOption())
        || value(index + 1) == .hyphenMinus
          && (kind(index + 2) == .leftToRight || isArgument(index + 2))
    default: return false
    }
  }

  /// Whether a scheme follows, as in `/https://example.com`: the last slash of an address, typed in the order of the screen.
  private var isBeforeScheme: Bool {
    var end = index + 1
    while end < index + 9, kind(end) == .leftToRight, !isArgument(end) { end += 1 }
    return end > index + 2 && value(end) == .colon && value(end + 1) == .solidus
      && value(end + 2) == .solidus
  }

  /// Whether an address without its scheme begins here: `//example.org/a`.
  ///
  /// Source: RFC 3986, 4.2: a network-path reference.
  private var isHostAfterSlashes: Bool {
    guard value(index + 1) == .solidus, kind(index + 2) == .leftToRight, !isArgument(index + 2)
    else { return false }
    let end = nameEnd(index + 2)
    return value(end) == .fullStop && kind(end + 1) == .leftToRight && !isArgument(end + 1)
  }

  /// The end of the symbols of keys before the letter of a shortcut, as in `⌘C`, `⌥⌘I`, `⌘+C`; nil if no letter follows.
  private func modifiersEnd() -> Int? {
    var end = index
    while Signs.isModifierKey(value(end)) || end > index && value(end) == .plusSign { end += 1 }
    guard end > index, kind(end) == .leftToRight || kind(end) == .digit else { return nil }
    return end
  }

  /// The end of codes such as `[host]:[port]` and `[HH:]MM`; nil if the bracket is punctuation.
  func bracketCodeEnd() -> Int? {
    var end = index
    var depth = 0
    var joins = 0
    while end < count {
      // No code is longer. Without a limit, many brackets would cost quadratic time.
      guard end < index + 256 else { return nil }
      let character = line.characters[end]
      if character.value == .leftSquareBracket { depth += 1 }
      if character.value == .rightSquareBracket {
        depth -= 1
        let after = value(end + 1)
        if depth == 0,
          after == .colon
            && (value(end + 2) == .leftSquareBracket || isArgument(end + 2)
              || kind(end + 2)?.isDigit == true)
            || depth == 0 && after == .leftSquareBracket
            || depth == 0 && isOptionalPart(openedAt: index, closedAt: end)
        {
          joins += 1
        }
      }
      guard character.kind == .leftToRight || character.kind == .digit || character.kind == .sign,
        character.argument >= 0 || character.value.isASCII && !Signs.isQuotation(character.value)
      else { break }
      end += 1
    }
    guard joins > 0 else { return nil }
    return trimmed(index, end, index, false)
  }

  /// The end of a class of characters as regular expressions write it, as in `[a-z0-9_-]`; nil if the bracket is punctuation.
  ///
  /// It has a range of letters or digits.
  ///
  /// Source: IEEE Std 1003.1, RE Bracket Expression.
  func characterClassEnd() -> Int? {
    var end = index + 1
    var hasRange = false
    while end < min(count, index + 48), !isArgument(end), value(end) != .rightSquareBracket {
      guard value(end) > .space, value(end).isASCII else { return nil }
      // One character on each side: `[e-mail]` is a word.
      let isRange =
        value(end) == .hyphenMinus && value(end - 1) < value(end + 1)
        && isAlone(end - 1, toward: -1) && isAlone(end + 1, toward: 1)
      hasRange = hasRange || isRange
      end += 1
    }
    return hasRange && value(end) == .rightSquareBracket ? end + 1 : nil
  }

  /// Whether a letter or digit has no other of its kind beside it on one side, but for the end of another range.
  private func isAlone(_ place: Int, toward step: Int) -> Bool {
    let isLetter = kind(place) == .leftToRight
    guard isLetter || kind(place) == .digit else { return false }
    return kind(place + step) != kind(place) || value(place + 2 * step) == .hyphenMinus
  }

  /// Whether brackets enclose an optional part of a date pattern, as in `[HH:[MM:]]ss`.
  ///
  /// Such a part has letters of the pattern and ends with a sign that joins it to the letters after it.
  private func isOptionalPart(openedAt open: Int, closedAt close: Int) -> Bool {
    guard Signs.isDatePattern(value(close + 1)), !isArgument(close + 1) else { return false }
    var last = close - 1
    while value(last) == .rightSquareBracket { last -= 1 }
    guard Signs.joinsDatePatterns(value(last)), Signs.isDatePattern(value(last - 1)) else {
      return false
    }
    return (open + 1..<last).allSatisfy { offset in
      let value = value(offset)
      return !isArgument(offset)
        && (Signs.isDatePattern(value) || Signs.joinsDatePatterns(value)
          || value == .leftSquareBracket
          || value == .rightSquareBracket)
    }
  }

  /// The end of the letters, digits, hyphens and underscores of a name; no name has more than 64 of them.
  private func nameEnd(_ start: Int) -> Int {
    var end = start
    while end < start + 64, !isArgument(end),
      kind(end) == .leftToRight || kind(end) == .digit || value(end) == .lowLine
        || value(end) == .hyphenMinus
    {
      end += 1
    }
    return end
  }

  /// Whether the hyphen begins an option that the base text has too: `-proxy`.
  private func isKnownOption() -> Bool {
    let letters: [CharacterKind?] = [.leftToRight, .digit, .rightToLeft, .arabicLetter]
    guard !options.isEmpty, !letters.contains(kind(index - 1)) else { return false }
    let name = (index + 1..<nameEnd(index + 1)).map { value($0) }
    return options.contains(name)
  }

  /// Whether an option of a command stands in brackets, as in `(-crf)`: only left-to-right letters, digits and signs
  /// follow up to the closing bracket.
  private func isOptionInBrackets() -> Bool {
    let closer: UInt32
    switch value(index - 1) {
    case .leftParenthesis: closer = .rightParenthesis
    case .leftSquareBracket: closer = .rightSquareBracket
    case .graveAccent: closer = .graveAccent
    default: return false
    }
    for offset in index + 1..<min(count, index + 48) {
      if value(offset) == closer, !isArgument(offset) { return true }
      switch kind(offset) {
      case .leftToRight, .digit: continue
      case .sign
      where [.hyphenMinus, .lowLine, .equalsSign, .fullStop, .colon].contains(value(offset)):
        continue
      default: return false
      }
    }
    return false
  }

  /// Whether a path from the root begins directly after a word of the language whose space is missing: `به/run/systemd`.
  ///
  /// Words with slashes between them are a choice: `אנדרואיד/iOS/Windows`.
  private var isPathAfterWord: Bool {
    guard isOfLanguage(index - 1) else { return false }
    var end = index + 1
    while end < index + 8, kind(end) == .leftToRight, !isArgument(end) { end += 1 }
    guard value(end) == .solidus, kind(end + 1) == .leftToRight else { return false }
    let name = (index + 1..<end).compactMap { Unicode.Scalar(value($0)) }
    return Self.roots.contains(String(String.UnicodeScalarView(name)))
  }

  /// The folders of the root.
  ///
  /// Source: Filesystem Hierarchy Standard 3.0, chapter 3.
  private static let roots: Set<String> = [
    "bin", "boot", "dev", "etc", "home", "lib", "media", "mnt", "opt", "proc", "root", "run",
    "sbin", "srv", "sys", "tmp", "usr", "var",
  ]

  /// Whether something invisible stands directly before the place, such as a tag.
  private var isAfterMarkup: Bool {
    index > 0 && line.characters[index - 1].end < line.characters[index].start
  }

  /// Whether a word, a number or an argument stands directly before the place.
  var isAfterWord: Bool {
    guard index > 0 else { return false }
    let before = line.characters[index - 1]
    return before.argument >= 0 || before.kind.isLetter || before.kind.isDigit
      || before.kind == .attached
  }
}
