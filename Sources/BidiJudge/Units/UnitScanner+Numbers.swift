import BidiText
import MessageSyntax

/// Numbers with their signs, and telephone numbers.
extension UnitScanner {
  /// Reads a number that begins with its sign or with a digit.
  mutating func number(from start: Int, core first: Int) {
    if let end = phoneEnd(start) {
      index = end
      append(.number, start..<end, text: verbatim(start, end))
      return
    }
    if let end = groupsEnd(first) ?? coordinateEnd(first) ?? lengthEnd(first) {
      index = end
      append(.number, start..<end, text: verbatim(start, end))
      setCore(before: first - start, after: 0, start, end)
      return
    }
    let digitsEnd = numeralEnd(first)
    if isCode(from: digitsEnd) {
      code(
        from: start,
        minimum: value(digitsEnd) == .fullStop ? wildcardsEnd(digitsEnd) : digitsEnd)
      return
    }
    let sign = value(digitsEnd)
    let hasSuffix =
      Signs.isPercent(sign) || Signs.isCurrency(sign) || Signs.isNumberSuffix(sign)
      || sign == .plusSign && kind(digitsEnd + 1)?.isDigit != true
    let end = hasSuffix ? digitsEnd + 1 : digitsEnd
    index = end
    append(.number, start..<end, text: verbatim(start, end))
    setCore(before: first - start, after: end - digitsEnd, start, end)
  }

  /// The end of the digits of a number, with the separators between them and a fraction after them.
  private func numeralEnd(_ first: Int) -> Int {
    var end = digits(first)
    var groups = [end - first]
    var plainEnd = end
    while end < count, kind(end + 1)?.isDigit == true, !isArgument(end) {
      let sign = value(end)
      guard sign == .hyphenMinus || isSeparator(sign, end) else { break }
      let next = digits(end + 1)
      if sign == .hyphenMinus { groups.append(next - end - 1) }
      end = next
      if groups.count == 1 { plainEnd = end }
    }
    // Three groups are a date or a code.
    if groups.count == 2, !isPhone(groups, first) { end = plainEnd }
    return Signs.isVulgarFraction(value(end)) && !isArgument(end) ? end + 1 : end
  }

  /// Whether two groups of digits with a hyphen between them are a telephone number, and not a range.
  ///
  /// A telephone number has seven digits or more in groups of three or more, and begins with a zero, as in `0300-1234567`, or with
  /// the greater of its groups. The second number of a range is the greater one.
  private func isPhone(_ groups: [Int], _ first: Int) -> Bool {
    guard groups.allSatisfy({ $0 >= 3 }), groups.reduce(0, +) >= 7 else { return false }
    let second = first + groups[0] + 1
    if digitValue(first) == 0 { return true }
    guard groups[0] == groups[1] else { return groups[0] > groups[1] }
    for offset in 0..<groups[0] {
      let (mine, other) = (digitValue(first + offset), digitValue(second + offset))
      if mine != other { return mine > other }
    }
    return true
  }

  private func digitValue(_ place: Int) -> Int {
    Unicode.Scalar(value(place))?.properties.numericValue.map { Int($0) } ?? 0
  }

  /// Whether a sign between two digits joins them to one number.
  private func isSeparator(_ sign: UInt32, _ place: Int) -> Bool {
    switch sign {
    case .fullStop, .comma, .colon, .solidus, .arabicDecimalSeparator, .arabicThousandsSeparator,
      .apostrophe, .ratio:
      true
    case .arabicComma: separatesThousands(place)
    default: false
    }
  }

  /// Whether digits that end at a place are the beginning of a code, such as `2nd`, `3.x` or `f(x)`.
  private func isCode(from end: Int) -> Bool {
    let (sign, isBeforeLetter) = (value(end), kind(end + 1) == .leftToRight)
    return kind(end) == .leftToRight && !isArgument(end)
      || (sign == .hyphenMinus || sign == .fullStop && isOneLetter(end + 1)) && isBeforeLetter
      || sign == .degreeSign && isBeforeLetter
      || sign == .leftParenthesis && hasClosing(end)
      || sign == .fullStop && value(end + 1) == .asterisk
  }

  /// The end of a number that is written in groups with a space between them: a card, a receipt, an account; nil for
  /// other numbers.
  ///
  /// Three groups or more with nine digits in all, or two groups of one length from four digits on that are no years. A group
  /// has two digits at least: single digits are a list.
  private func groupsEnd(_ start: Int) -> Int? {
    var end = digits(start)
    var lengths = [end - start]
    while kind(end) == .space || kind(end) == .noBreakSpace, kind(end + 1)?.isDigit == true,
      !isArgument(end + 1), lengths.count < 12
    {
      let next = digits(end + 1)
      lengths.append(next - end - 1)
      end = next
    }
    // What follows the last group belongs to another number: `12 34 5.6`.
    guard lengths.count > 1, lengths.allSatisfy({ $0 > 1 }), kind(end) != .leftToRight,
      !(kind(end) == .sign && kind(end + 1)?.isDigit == true)
    else { return nil }
    let isPair = lengths.count == 2
    guard isPair || lengths.reduce(0, +) >= 9 else { return nil }
    if isPair {
      let areYears = lengths == [4, 4] && isYear(start) && isYear(start + 5)
      guard lengths[0] == lengths[1], lengths[0] >= 4, !areYears else { return nil }
    }
    return end
  }

  /// Whether an Arabic comma separates thousands, as in `4،294،967`, and not the items of a list, as in `1،2`.
  private func separatesThousands(_ comma: Int) -> Bool { digits(comma + 1) - comma == 4 }

  /// The end of an angle in degrees and minutes, as in `1°23.12'` and `1°23'45"`; nil for other numbers.
  private func coordinateEnd(_ start: Int) -> Int? {
    let degrees = digits(start)
    guard value(degrees) == .degreeSign, kind(degrees + 1)?.isDigit == true else { return nil }
    let minutes = decimalEnd(degrees + 1)
    guard Signs.isMinute(value(minutes)), !isArgument(minutes) else { return nil }
    return secondsEnd(minutes + 1) ?? minutes + 1
  }

  /// The end of a length in feet and inches, as in `7'4"`; nil for other numbers.
  ///
  /// After a quotation mark, the second sign closes the quotation.
  private func lengthEnd(_ start: Int) -> Int? {
    let feet = digits(start)
    guard Signs.isMinute(value(feet)), !isArgument(feet), !Signs.isSecond(value(start - 1)) else {
      return nil
    }
    return secondsEnd(feet + 1)
  }

  /// The end of a number with the sign of seconds or inches; nil for another.
  private func secondsEnd(_ start: Int) -> Int? {
    guard kind(start)?.isDigit == true, !isArgument(start) else { return nil }
    let end = decimalEnd(start)
    return Signs.isSecond(value(end)) && !isArgument(end) ? end + 1 : nil
  }

  /// The end of digits with a decimal point among them.
  private func decimalEnd(_ start: Int) -> Int {
    let end = digits(start)
    guard value(end) == .fullStop || value(end) == .arabicDecimalSeparator,
      kind(end + 1)?.isDigit == true, !isArgument(end + 1)
    else { return end }
    return digits(end + 1)
  }

  /// Whether a letter stands alone, as in `17.x`; a longer word after a full stop begins a new sentence whose space is
  /// missing.
  private func isOneLetter(_ offset: Int) -> Bool {
    !isArgument(offset) && kind(offset + 1) != .leftToRight
  }

  /// The end of the groups of `*` or digits after a number: `192.168.*.*`.
  func wildcardsEnd(_ start: Int) -> Int {
    var end = start
    while value(end) == .fullStop {
      if value(end + 1) == .asterisk {
        end += 2
      } else if kind(end + 1)?.isDigit == true {
        end = digits(end + 1)
      } else {
        break
      }
    }
    return end
  }

  /// Marks the signs before and after the digits, which may stand on either side.
  mutating func setCore(before: Int, after: Int, _ start: Int, _ end: Int) {
    let unit = shape.units.count - 1
    var (low, high) = (shape.units[unit].text.lowerBound, shape.units[unit].text.upperBound)
    for offset in start..<start + before { low += UTF8.width(value(offset)) }
    for offset in (end - after)..<end { high -= UTF8.width(value(offset)) }
    shape.units[unit].core = low..<max(low, high)
  }

  /// Whether four digits may be a year: from 1000 to 2999, in the digits of any language here.
  func isYear(_ start: Int) -> Bool {
    switch Unicode.Scalar(value(start)) {
    case "1", "2", "\u{661}", "\u{662}", "\u{6F1}", "\u{6F2}": true
    default: false
    }
  }

  func digits(_ start: Int) -> Int {
    var end = start
    while end < count, line.characters[end].kind.isDigit || line.characters[end].kind == .attached {
      end += 1
    }
    return end
  }

  /// The end of a telephone number: `+1 987-654-3210`, `(555) 123-4567`, `0779 53 75 79`, `*123#`.
  func phoneEnd(_ start: Int) -> Int? {
    let isInternational = value(start) == .plusSign
    let isService = value(start) == .asterisk
    var end = isInternational || isService ? start + 1 : start
    var (digits, groups, spaces) = (0, 0, 0)
    var last = end
    var isInGroup = false
    var (open, openAtLast) = (0, 0)
    // Enough for 15 digits with signs round each. Without a limit, a line of brackets would cost quadratic time.
    let limit = start + 48
    while end < count, !isArgument(end) {
      if end == limit { return nil }
      let character = line.characters[end]
      if character.kind == .digit || character.kind == .arabicDigit {
        digits += 1
        if !isInGroup { groups += 1 }
        isInGroup = true
        (last, openAtLast) = (end + 1, open)
      } else {
        isInGroup = false
        let isSpace = character.kind == .space || character.kind == .noBreakSpace
        if isService, character.value == .numberSign { return digits > 0 ? end + 1 : nil }
        guard
          isSpace || character.value == .hyphenMinus || character.value == .leftParenthesis
            || character.value == .rightParenthesis
            || character.value == .fullStop && isInternational
        else { break }
        if character.value == .leftParenthesis { open += 1 }
        // A bracket that was opened before the number does not belong to it: `(+935) 396`.
        if character.value == .rightParenthesis {
          guard open > 0 else { break }
          open -= 1
        }
        if isSpace { spaces += 1 }
        if isSpace, kind(end - 1)?.isDigit != true, value(end - 1) != .rightParenthesis { break }
      }
      end += 1
    }
    guard !isService, digits >= 7, digits <= 15, groups >= 2 else { return nil }
    if isInternational { return last }
    // The bracket of `(555) 123-4567` closes inside the number, that of `(1024-65535)` after it.
    if value(start) == .leftParenthesis { return digits >= 9 && openAtLast == 0 ? last : nil }
    return value(start) == .digitZero && spaces >= 1 && digits >= 9 ? last : nil
  }
}
