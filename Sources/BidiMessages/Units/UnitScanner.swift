import BidiText

/// Finds the units of a line, and writes the line's shape.
struct UnitScanner {
  private let line: SeenLine
  private var shape: LineShape
  private var index = 0
  private var space = Unit.Space.none
  /// Whether white space stands before the next unit, controls passed over.
  private var isSpaced = false

  private typealias Character = SeenLine.Character

  /// The shape of a line.
  ///
  /// - Parameters:
  ///   - line: Its characters.
  ///   - direction: The direction of the language.
  /// - Returns: The shape, with pairs and chains.
  /// - Complexity: O(*n*).
  static func shape(of line: SeenLine, direction: WritingDirection) -> LineShape {
    var scanner = UnitScanner(line: line, direction: direction)
    scanner.scan()
    scanner.shape.numberArguments()
    scanner.shape.findPairs()
    scanner.shape.findChains()
    scanner.shape.writeSignsAlike()
    return scanner.shape
  }

  private init(line: SeenLine, direction: WritingDirection) {
    self.line = line
    shape = LineShape(direction: direction)
  }

  private var count: Int { line.characters.count }

  private func kind(_ offset: Int) -> CharacterKind? {
    offset >= 0 && offset < count ? line.characters[offset].kind : nil
  }

  private func value(_ offset: Int) -> UInt32 {
    offset >= 0 && offset < count ? line.characters[offset].value : 0
  }

  private func isArgument(_ offset: Int) -> Bool {
    offset >= 0 && offset < count && line.characters[offset].argument >= 0
  }

  private func isOwn(_ kind: CharacterKind) -> Bool {
    switch kind {
    case .leftToRight: shape.direction == .leftToRight
    case .rightToLeft, .arabicLetter: shape.direction == .rightToLeft
    default: false
    }
  }

  private mutating func scan() {
    while index < count {
      let character = line.characters[index]
      if character.argument >= 0 {
        argument(from: index)
        continue
      }
      switch character.kind {
      case .space:
        if space == .none { space = .space }
        index += 1
      case .tab:
        space = .tab
        index += 1
      case .noBreakSpace:
        space = .noBreak
        index += 1
      case .attached:
        // A mark behind nothing, or behind a sign: nothing of its own is seen.
        index += 1
      case .control:
        control()
      case .leftToRight, .rightToLeft, .arabicLetter:
        letters()
      case .digit, .arabicDigit:
        number(from: index, core: index)
      case .sign:
        sign()
      }
    }
  }

  // MARK: Words

  private mutating func letters() {
    if line.characters[index].kind == .leftToRight {
      code(from: index)
      return
    }
    let start = index
    var last = index
    var isArabic = false
    while index < count {
      let character = line.characters[index]
      switch character.kind {
      case .rightToLeft, .arabicLetter:
        isArabic = character.kind == .arabicLetter
        last = index
      case .attached:
        last = index
      case .sign
      where character.argument < 0 && isInsideWord(character.value)
        && (kind(index + 1) == .rightToLeft || kind(index + 1) == .arabicLetter):
        break
      default:
        finishWord(start, last, isArabic)
        return
      }
      index += 1
    }
    finishWord(start, last, isArabic)
  }

  /// Geresh and gershayim as they are typed, and apostrophes.
  private func isInsideWord(_ value: UInt32) -> Bool {
    value == 0x22 || value == 0x27 || value == 0x2019 || value == 0x201D
  }

  private mutating func finishWord(_ start: Int, _ last: Int, _ isArabic: Bool) {
    index = last + 1
    // Geresh at the end of a word, as in tech words and abbreviations.
    let text: [UInt8] = isArabic ? [0xD8, 0xA8] : [0xD7, 0x90]
    let isOwn = shape.direction == .rightToLeft
    append(isOwn ? .own : .foreign, start..<last + 1, text: text)
  }

  /// A word of left-to-right letters, or a code that begins with one: up to white space, an argument, a letter of
  /// the other direction, or a sign that ends it.
  private mutating func code(from start: Int, isAddress: Bool = false, minimum: Int = 0) {
    var isAddress = isAddress
    var end = max(start, minimum)
    var depth = 0
    var hasScheme = isAddress
    while end < count {
      let character = line.characters[end]
      if character.argument >= 0 {
        // An argument that is glued to a code belongs to it.
        guard
          hasScheme || end > start && (kind(end - 1) == .leftToRight || kind(end - 1) == .digit)
            || end > start && value(end - 1) == 0x5F
        else { break }
        end += 1
        continue
      }
      switch character.kind {
      case .leftToRight, .digit, .attached:
        end += 1
        continue
      case .rightToLeft, .arabicLetter, .arabicDigit:
        guard hasScheme else { break }
        end += 1
        continue
      case .sign:
        if character.value == 0x3A, value(end + 1) == 0x2F, value(end + 2) == 0x2F {
          (hasScheme, isAddress) = (true, true)
          end += 3
          continue
        }
        if character.value == 0x28, end > start, hasScheme || hasClosing(end) {
          depth += 1
          end += 1
          continue
        }
        if character.value == 0x29, depth > 0 {
          depth -= 1
          end += 1
          continue
        }
        if isInsideCode(character.value, end, hasScheme) {
          end += 1
          continue
        }
      default: break
      }
      break
    }
    end = trimmed(start, end, minimum, hasScheme)
    index = end
    finishCode(start, end, isAddress || isMailOrHost(start, end))
  }

  /// Whether a sign goes on with a code: with a scheme nearly all do.
  private func isInsideCode(_ value: UInt32, _ offset: Int, _ hasScheme: Bool) -> Bool {
    if hasScheme {
      return !Signs.isQuotation(value) && (value < 0x7B || value == 0x7E) && value != 0x3C
        && value != 0x3E
    }
    let before = kind(offset - 1)
    let next = kind(offset + 1)
    let isBehindWord = before == .leftToRight || before == .digit || before == .attached
    let isBeforeWord = next == .leftToRight || next == .digit
    switch value {
    case 0x5F: return true
    case 0x2E, 0x2D, 0x27, 0x2019, 0x26, 0x40, 0x5C, 0x2011:
      return isBehindWord && isBeforeWord && !isArgument(offset + 1)
        || value == 0x2D && self.value(offset - 1) == 0x5F
    case 0x2F, 0x3A:
      // A slash between letters is a sign of the sentence; between digits and letters a code.
      return isBehindWord && isBeforeWord && (before == .digit || next == .digit)
    case 0x2B:
      // Glued at both sides it separates: `Alt+Tab`.
      return next != .rightToLeft && next != .arabicLetter && !isArgument(offset + 1)
    case 0x2A:
      // `*word*` is emphasis, or stands for any letters at both sides.
      return !isBehindStar && !isBeforeWord && next != .rightToLeft && next != .arabicLetter
        && !isArgument(offset + 1)
    case 0x23:
      // Behind a name of a language: `C#`. Behind other words it was typed where a tag begins: `tag#`.
      return isBehindWord && !isBeforeWord && isBehindCapital(offset)
    case 0x2122, 0xAE, 0xA9, 0xB0: return true
    case 0x3D: return false
    default: return false
    }
  }

  /// Whether a star stands right before the code at hand.
  private var isBehindStar: Bool { value(index - 1) == 0x2A }

  /// Whether a capital letter stands right before a place, or a letter alone.
  private func isBehindCapital(_ offset: Int) -> Bool {
    let before = value(offset - 1)
    return before >= 0x41 && before <= 0x5A || kind(offset - 2) != .leftToRight
  }

  /// Whether a bracket right behind a code belongs to it: `403(b)`, `file(s)`.
  private func hasClosing(_ open: Int) -> Bool {
    var end = open + 1
    while end < count, end < open + 32 {
      let character = line.characters[end]
      if character.value == 0x29 { return end > open + 1 }
      guard character.kind == .leftToRight || character.kind == .digit || character.kind == .sign,
        character.argument < 0, character.value != 0x28
      else { return false }
      end += 1
    }
    return false
  }

  /// The end of a code without the signs of the sentence behind it.
  private func trimmed(_ start: Int, _ end: Int, _ minimum: Int, _ hasScheme: Bool) -> Int {
    var end = end
    var depth = 0
    var squareDepth = 0
    for offset in start..<end {
      switch value(offset) {
      case 0x28: depth += 1
      case 0x29: depth -= 1
      case 0x5B: squareDepth += 1
      case 0x5D: squareDepth -= 1
      default: break
      }
    }
    while end > max(start + 1, minimum) {
      let last = line.characters[end - 1]
      guard last.kind == .sign, last.argument < 0 else { break }
      // `https://...`: what is left out is a part of it.
      if hasScheme, last.value == 0x2E || last.value == 0x2026, isElided(end) { break }
      if last.value == 0x29 {
        guard depth < 0 else { break }
        depth += 1
      } else if last.value == 0x5D {
        guard squareDepth < 0 else { break }
        squareDepth += 1
      } else if !(Signs.isSentenceSign(last.value) || last.value == 0x2D || last.value == 0x26
        || last.value == 0x27 || last.value == 0x28 || last.value == 0x40)
      {
        break
      }
      end -= 1
    }
    return end
  }

  /// Whether nothing but dots stands between a slash and a place.
  private func isElided(_ end: Int) -> Bool {
    var place = end - 1
    while value(place) == 0x2E || value(place) == 0x2026 { place -= 1 }
    return value(place) == 0x2F && value(place - 1) == 0x2F
  }

  private mutating func finishCode(_ start: Int, _ end: Int, _ isAddress: Bool) {
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
      case .rightToLeft, .arabicLetter, .arabicDigit: (isMixed, isPlain) = (true, false)
      default:
        // Between letters a sign takes their direction (N1).
        if offset == start || offset == end - 1 { isPlain = false }
        lastIsDigit = false
      }
    }
    if kind(start) != .leftToRight { isPlain = false }
    let isOwn = shape.direction == .leftToRight
    if isPlain {
      let isSingleX = end == start + 1 && (value(start) | 0x20) == 0x78
      append(
        isOwn ? .own : .foreign, start..<end,
        text: isSingleX ? [0x78] : lastIsDigit ? [0x61, 0x31] : [0x61])
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
  private func isMailOrHost(_ start: Int, _ end: Int) -> Bool {
    var dots = 0
    for offset in start..<end {
      if value(offset) == 0x40, offset > start { return true }
      if value(offset) == 0x2E { dots += 1 }
      if value(offset) == 0x2F, dots > 0 { return true }
    }
    return dots > 0 && end - start > 4 && (value(start) | 0x20) == 0x77
      && (value(start + 1) | 0x20) == 0x77 && (value(start + 2) | 0x20) == 0x77
  }

  /// The characters as they are, with one letter for a run of letters and one digit for a run of digits.
  private func verbatim(_ start: Int, _ end: Int) -> [UInt8] {
    var text: [UInt8] = []
    var last: CharacterKind?
    for offset in start..<end {
      let character = line.characters[offset]
      if character.argument >= 0 {
        text.append(0x01)
        last = nil
        continue
      }
      if character.kind == .attached || character.kind != .sign && character.kind == last {
        continue
      }
      switch character.kind {
      case .leftToRight: text.append(0x61)
      case .rightToLeft: text += [0xD7, 0x90]
      case .arabicLetter: text += [0xD8, 0xA8]
      case .digit: text.append(0x31)
      case .arabicDigit: text += [0xD9, 0xA1]
      default: text.appendScalar(character.value)
      }
      last = character.kind
    }
    return text
  }

  // MARK: Numbers

  /// A number that begins with its sign or with a digit.
  private mutating func number(from start: Int, core first: Int) {
    if let end = phoneEnd(start) {
      index = end
      append(.number, start..<end, text: verbatim(start, end))
      return
    }
    var end = digits(first)
    var hyphens = 0
    var groups = [end - first]
    var plainEnd = end
    while end < count, kind(end + 1)?.isDigit == true, !isArgument(end) {
      let sign = value(end)
      let isJoined =
        sign == 0x2E || sign == 0x2C || sign == 0x3A || sign == 0x2F || sign == 0x066B
        || sign == 0x066C || sign == 0x27
      guard isJoined || sign == 0x2D else { break }
      let next = digits(end + 1)
      if sign == 0x2D {
        hyphens += 1
        groups.append(next - end - 1)
      }
      end = next
      if hyphens == 0 { plainEnd = end }
    }
    // Two groups are a range, three a date or a code; long ones a telephone number, unless they are years.
    if hyphens == 1 {
      let areYears = groups == [4, 4] && isYear(first) && isYear(first + 5)
      if areYears || !(groups.allSatisfy { $0 >= 3 } && groups.reduce(0, +) >= 7) { end = plainEnd }
    }
    let digitsEnd = end
    if kind(end) == .leftToRight && !isArgument(end)
      || value(end) == 0x2D && kind(end + 1) == .leftToRight
      || value(end) == 0xB0 && kind(end + 1) == .leftToRight
      || value(end) == 0x28 && hasClosing(end)
      || value(end) == 0x2E && value(end + 1) == 0x2A
    {
      if value(end) == 0x2E { end = wildcardsEnd(end) }
      code(from: start, minimum: end)
      return
    }
    var isStrict = false
    if Signs.isPercent(value(end)) || Signs.isCurrency(value(end)) {
      end += 1
    } else if value(end) == 0xB0 || value(end) == 0x2B && kind(end + 1)?.isDigit != true {
      isStrict = value(end) == 0xB0
      end += 1
    }
    index = end
    append(.number, start..<end, text: verbatim(start, end))
    if !isStrict { setCore(before: first - start, behind: end - digitsEnd, start, end) }
  }

  /// Where the groups end that `*` or digits make behind a number: `192.168.*.*`.
  private func wildcardsEnd(_ start: Int) -> Int {
    var end = start
    while value(end) == 0x2E {
      if value(end + 1) == 0x2A {
        end += 2
      } else if kind(end + 1)?.isDigit == true {
        end = digits(end + 1)
      } else {
        break
      }
    }
    return end
  }

  /// Marks the signs before and behind the digits, which may stand at either side.
  private mutating func setCore(before: Int, behind: Int, _ start: Int, _ end: Int) {
    let unit = shape.units.count - 1
    var (low, high) = (shape.units[unit].text.lowerBound, shape.units[unit].text.upperBound)
    for offset in start..<start + before { low += UTF8.width(value(offset)) }
    for offset in (end - behind)..<end { high -= UTF8.width(value(offset)) }
    shape.units[unit].core = low..<max(low, high)
  }

  /// Whether four digits may be a year: from 1000 to 2999 in the digits of ASCII.
  private func isYear(_ start: Int) -> Bool { value(start) == 0x31 || value(start) == 0x32 }

  private func digits(_ start: Int) -> Int {
    var end = start
    while end < count, line.characters[end].kind.isDigit || line.characters[end].kind == .attached {
      end += 1
    }
    return end
  }

  /// Where a telephone number ends: `+1 987-654-3210`, `(555) 123-4567`, `0779 53 75 79`, `*123#`.
  private func phoneEnd(_ start: Int) -> Int? {
    let isInternational = value(start) == 0x2B
    let isService = value(start) == 0x2A
    var end = isInternational || isService ? start + 1 : start
    var (digits, groups, spaces) = (0, 0, 0)
    var last = end
    var isInGroup = false
    while end < count, !isArgument(end) {
      let character = line.characters[end]
      if character.kind == .digit || character.kind == .arabicDigit {
        digits += 1
        if !isInGroup { groups += 1 }
        isInGroup = true
        last = end + 1
      } else {
        isInGroup = false
        let isSpace = character.kind == .space || character.kind == .noBreakSpace
        if isService, character.value == 0x23 { return digits > 0 ? end + 1 : nil }
        guard
          isSpace || character.value == 0x2D || character.value == 0x28
            || character.value == 0x29 || character.value == 0x2E && isInternational
        else { break }
        if isSpace { spaces += 1 }
        if isSpace, kind(end - 1)?.isDigit != true, value(end - 1) != 0x29 { break }
      }
      end += 1
    }
    guard !isService, digits >= 7, digits <= 15, groups >= 2 else { return nil }
    if isInternational { return last }
    if value(start) == 0x28 { return groups >= 2 && digits >= 9 ? last : nil }
    return value(start) == 0x30 && spaces >= 1 && digits >= 9 ? last : nil
  }

  // MARK: Arguments

  /// An argument with a sign of its own before or behind it, or an address that holds it.
  private mutating func argument(from start: Int, prefix: Int = 0) {
    let place = start + prefix
    let character = line.characters[place]
    // `%@.com`, `%@_1`, `%@://x`, `%@px`, `%@/s`: a code that begins with an argument.
    let next = value(place + 1)
    if kind(place + 1) == .leftToRight && !isArgument(place + 1) || next == 0x5F
      || next == 0x2E && kind(place + 2) == .leftToRight && !isArgument(place + 2)
      || next == 0x3A && value(place + 2) == 0x2F && value(place + 3) == 0x2F
      || next == 0x2F && kind(place + 2) == .leftToRight && !isArgument(place + 2)
    {
      var end = place + 1
      let isWord = kind(place + 1) == .leftToRight
      while end < count,
        kind(end) == .leftToRight || kind(end) == .digit
          || kind(end) == .sign && !isArgument(end)
            && (!isWord || value(end) == 0x5F || value(end) == 0x2E || value(end) == 0x2D),
        !Signs.isQuotation(value(end)), value(end) != 0x28, value(end) != 0x29
      {
        end += 1
      }
      end = trimmed(start, end, place + 1, false)
      if end > place + 1 {
        index = end
        finishCode(start, end, !isWord)
        return
      }
    }
    var end = place + 1
    if Signs.isPercent(value(end)) || Signs.isSuffix(value(end)) && value(end) != 0x23 {
      end += 1
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

  // MARK: Signs and controls

  private mutating func control() {
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

  private mutating func sign() {
    let sign = value(index)
    let next = kind(index + 1)
    let isAtStart = !isBehindWord
    let isBeforeArgument = isArgument(index + 1)
    if isBeforeArgument, Signs.isPrefix(sign),
      isAtStart || sign == 0x40 || sign == 0x23 || Signs.isCurrency(sign)
    {
      argument(from: index, prefix: 1)
      return
    }
    if !isBeforeArgument, let next {
      if next.isDigit,
        isAtStart && (Signs.isPrefix(sign) || Signs.isPercent(sign)) || Signs.isCurrency(sign)
      {
        number(from: index, core: index + 1)
        return
      }
      // The underscore of a menu's mnemonic is not seen.
      if isAtStart, sign == 0x5F, next.isLetter {
        index += 1
        return
      }
      if isAtStart, beginsCode(sign, next) {
        let isPath = sign == 0x2F || sign == 0x7E
        code(
          from: index, isAddress: isPath, minimum: index + (sign == 0x2D || sign == 0x7E ? 2 : 1))
        return
      }
      if isAtStart, sign == 0x28 || sign == 0x2A, let end = phoneEnd(index) {
        append(.number, index..<end, text: verbatim(index, end))
        index = end
        return
      }
      if isAtStart, sign == 0x5B, let end = bracketCodeEnd() {
        let start = index
        index = end
        finishCode(start, end, false)
        return
      }
    }
    append(.sign, index..<index + 1, text: verbatim(index, index + 1))
    let unit = shape.units.count - 1
    shape.units[unit].scalar = sign
    index += 1
  }

  /// Whether a sign begins a code: `@bob`, `#tag`, `/usr`, `~/x`, `.NET`, `--flag`, `-v`, `$HOME`.
  private func beginsCode(_ sign: UInt32, _ next: CharacterKind) -> Bool {
    switch sign {
    case 0x40, 0x23: return next == .leftToRight || next.isDigit && sign == 0x40
    case 0x2B: return next == .leftToRight
    case 0x2E: return next == .leftToRight
    case 0x24: return next == .leftToRight
    case 0x2F:
      // One letter behind a slash is a mistyped escape: `/n`.
      return next == .leftToRight && (kind(index + 2) == .leftToRight || value(index + 2) == 0x2F)
    case 0x7E: return value(index + 1) == 0x2F
    case 0x2D:
      return next == .leftToRight && kind(index + 2) != .leftToRight && value(index + 2) != 0x27
        || value(index + 1) == 0x2D && kind(index + 2) == .leftToRight
    default: return false
    }
  }

  /// Where `[host]:[port]` ends; nil for a bracket of the sentence.
  private func bracketCodeEnd() -> Int? {
    var end = index
    var depth = 0
    var joins = 0
    while end < count {
      let character = line.characters[end]
      if character.value == 0x5B { depth += 1 }
      if character.value == 0x5D {
        depth -= 1
        let behind = value(end + 1)
        if depth == 0,
          behind == 0x3A
            && (value(end + 2) == 0x5B || isArgument(end + 2)
              || kind(end + 2)?.isDigit == true)
            || depth == 0 && behind == 0x5B
        {
          joins += 1
        }
      }
      guard character.kind == .leftToRight || character.kind == .digit || character.kind == .sign,
        character.argument >= 0 || character.value < 0x80 && !Signs.isQuotation(character.value)
      else { break }
      end += 1
    }
    guard joins > 0 else { return nil }
    return trimmed(index, end, index, false)
  }

  /// Whether a word, a number or an argument stands right before the place.
  private var isBehindWord: Bool {
    guard index > 0 else { return false }
    let before = line.characters[index - 1]
    return before.argument >= 0 || before.kind.isLetter || before.kind.isDigit
      || before.kind == .attached
  }

  // MARK: Writing

  private mutating func append(_ kind: Unit.Kind, _ range: Range<Int>, text: [UInt8]) {
    let start = Int(line.characters[range.lowerBound].start)
    let end = Int(line.characters[range.upperBound - 1].end)
    isSpaced = isSpaced || space != .none
    defer {
      space = .none
      if kind != .control { isSpaced = false }
    }
    if kind == .own { shape.hasOwn = true }
    if kind == .foreign { shape.hasForeign = true }
    if kind == .own, space != .tab, joinsWord(text, end) { return }
    let offset = shape.bytes.count
    shape.bytes += text
    let place = offset..<shape.bytes.count
    shape.units.append(
      Unit(
        kind: kind, source: start..<max(start, end), text: place, space: space, isSpaced: isSpaced,
        core: place))
  }

  /// Words of the language's direction that follow each other are one unit: nothing can come between them.
  private mutating func joinsWord(_ text: [UInt8], _ end: Int) -> Bool {
    let count = shape.units.count
    guard count > 0, space != .noBreak, text.count <= 2 else { return false }
    var last = count - 1
    if shape.units[last].kind == .sign, last > 0, shape.units[last].space == .none,
      Signs.joinsWords(shape.units[last].scalar)
    {
      last -= 1
    }
    let unit = shape.units[last]
    guard unit.kind == .own, !unit.isAddress, unit.text.count <= 2, unit.argument < 0,
      last == count - 1 || shape.units[count - 1].source.lowerBound >= unit.source.upperBound
    else { return false }
    if last < count - 1 {
      shape.bytes.removeLast(shape.bytes.count - shape.units[last].text.upperBound)
      shape.units.removeLast()
    }
    shape.bytes.removeLast(shape.bytes.count - shape.units[last].text.lowerBound)
    let start = shape.bytes.count
    shape.bytes += text
    shape.units[last].text = start..<shape.bytes.count
    shape.units[last].core = shape.units[last].text
    shape.units[last].source = shape.units[last].source.lowerBound..<end
    return true
  }
}

extension [UInt8] {
  /// Writes a scalar as UTF-8.
  mutating func appendScalar(_ value: UInt32) {
    guard let scalar = Unicode.Scalar(value), let units = UTF8.encode(scalar) else { return }
    append(contentsOf: units)
  }
}

extension UTF8 {
  /// How many bytes a code point takes.
  static func width(_ value: UInt32) -> Int {
    value < 0x80 ? 1 : value < 0x800 ? 2 : value < 0x10000 ? 3 : 4
  }
}
