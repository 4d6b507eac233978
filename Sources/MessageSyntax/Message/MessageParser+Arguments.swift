import BidiText

/// Specifiers, names and forms.
extension MessageParser {
  mutating func argument(
    _ text: String, _ type: Message.Argument.ArgumentType, position: Int? = nil,
    name: String? = nil, conversion: FormatSpecifier.Argument? = nil, key: String? = nil,
    range: Range<Int>
  ) -> Part {
    let number: Int
    // Two `%@` are two arguments. Two `%1$@` or two `{name}` are one. `%1$tH` and `%1$tM` are parts of one date, and
    // count as two.
    let isShared = name != nil || position != nil || text == "#"
    let key = key ?? (conversion == .date ? text : position.map { "%\($0)$" } ?? text)
    if isShared, let known = numbers[key] {
      number = known
    } else {
      number = arguments.count
      arguments.append(
        .init(text: text, type: type, position: position, name: name, conversion: conversion))
      if isShared { numbers[key] = number }
    }
    return .piece(.init(kind: .argument(number), range: range))
  }

  /// `%1$@`, `%d`, `%%`, `%(name)s`, `%{name}`, `%name%`.
  mutating func percent(_ index: Int, _ end: Int) -> (Part, Int)? {
    guard index + 1 < end else { return nil }
    if isTimePattern, bytes[index + 1] == .percentSign {
      return (.piece(.init(kind: .entity("%"), range: index..<index + 2)), index + 2)
    }
    if isTimePattern, let stop = TimePattern.end(ofFieldAt: index, in: bytes), stop <= end {
      let range = index..<stop
      let hasWords = TimePattern.hasWords(bytes[stop - 1])
      return (argument(string(range), hasWords ? .date : .number, range: range), stop)
    }
    if dialects.hasAny(of: [.qt, .qtCount, .ownLetter]), let place = place(index, end) {
      return place
    }
    if let name = percentName(index, end) { return name }
    if dialects.contains(.goPlace), let place = goPlace(index, end) { return place }
    if dialects.contains(.pythonRepresentation), bytes[index + 1] == UInt8(ascii: "r"),
      !isWordByte(at: index + 2, end)
    {
      return (argument("%r", .text, conversion: .text, range: index..<index + 2), index + 2)
    }
    return dialects.hasAny(of: [.printf, .javaDates, .composePlace])
      ? conversion(index, end) : nil
  }

  /// Whether a name in braces alone ends at a place: the percent sign of `{percent}%{label}` belongs to the number before it.
  private func isAfterBraces(_ index: Int) -> Bool {
    guard dialects.contains(.braces), index > 0, bytes[index - 1] == .rightCurlyBracket,
      let open = bytes[..<index].suffix(Self.longestName).lastIndex(of: .leftCurlyBracket)
    else { return false }
    return open == 0 || !"%$#{".utf8.contains(bytes[open - 1])
  }

  /// The longest name in braces that is looked at.
  private static let longestName = 64

  /// Whether a name in braces is the number of an argument, perhaps with a format: `0:F0`.
  private static func isNumber(_ name: some StringProtocol) -> Bool {
    name.utf8.prefix { $0 != UInt8(ascii: ":") }.allSatisfy(\.isASCIIDigit)
  }

  /// `%(name)s`, `%{name}`, `%arg` and `%name%`.
  private mutating func percentName(_ index: Int, _ end: Int) -> (Part, Int)? {
    let next = bytes[index + 1]
    if next == .leftParenthesis, dialects.contains(.percentParentheses),
      let found = SpecifierScanner.named(at: index, in: bytes), found.range.upperBound <= end,
      let nameEnd = found.endOfName
    {
      let type: Message.Argument.ArgumentType =
        switch found.argument {
        case .integer, .bits, .floatingPoint: .number
        case .character: .character
        default: .text
        }
      let name = trimmed(index + 2..<nameEnd - 1)
      return (
        argument(string(found.range), type, name: name, range: found.range), found.range.upperBound
      )
    }
    let isInBrackets =
      next == .leftParenthesis && dialects.contains(.percentParentheses)
      || next == .leftCurlyBracket && dialects.contains(.percentBraces)
    if isInBrackets {
      let close: UInt8 = next == .leftParenthesis ? .rightParenthesis : .rightCurlyBracket
      // `%{0}` and `%{0:F0}` are a percent sign before `{0}`, as Basque and Turkish write it: no format has numbers as such names.
      if let (name, after) = name(from: index + 2, closedBy: close, end),
        next == .leftParenthesis || !Self.isNumber(name) && !isAfterBraces(index)
      {
        // `%(name)s` and `%{user}s` have a conversion after the name.
        var stop = after
        if stop < end, "sdif@".utf8.contains(bytes[stop]), !isWordByte(at: stop + 1, end) {
          stop += 1
        }
        let isNumber = stop > after && "dif".utf8.contains(bytes[after])
        return (
          argument(
            string(index..<stop), isNumber ? .number : .text, name: name, range: index..<stop), stop
        )
      }
    }
    // `%arg` is the number of a substitution in a String Catalog.
    if dialects.contains(.catalogNumber), bytes[(index + 1)..<end].starts(with: "arg".utf8),
      !isWordByte(at: index + 4, end)
    {
      let range = index..<index + 4
      return (argument(string(range), .number, name: "arg", range: range), index + 4)
    }
    return nameBetweenSigns(index, end)
  }

  /// A name between two percent signs, `%name%`; a conversion of one letter is none.
  private mutating func nameBetweenSigns(_ index: Int, _ end: Int) -> (Part, Int)? {
    guard dialects.contains(.percentName) else { return nil }
    var close = index + 1
    while isWordByte(at: close, end) { close += 1 }
    // Where no conversion may stand, one letter is a name too.
    let shortest = dialects.contains(.printf) || dialects.contains(.strftime) ? 2 : 1
    if close > index + shortest, close < end, bytes[close] == .percentSign,
      !MessageDialect.integerConversions.contains(string(index + 1..<close)),
      index == 0 || !bytes[index - 1].isASCIIDigit,
      !bytes[index + 1].isASCIIDigit,
      !isWordByte(at: close + 1, end), close + 1 >= end || bytes[close + 1] != .commercialAt
    {
      let range = index..<close + 1
      return (
        argument(string(range), .text, name: string(index + 1..<close), range: range), close + 1
      )
    }
    return nil
  }

  /// `%[1]d`, with flags before the place and a width after it.
  private mutating func goPlace(_ index: Int, _ end: Int) -> (Part, Int)? {
    var place = index + 1
    while place < end, "+-# 0".utf8.contains(bytes[place]) { place += 1 }
    guard place < end, bytes[place] == UInt8(ascii: "[") else { return nil }
    let digits = bytes[(place + 1)..<end].prefix { $0.isASCIIDigit }
    guard (1...3).contains(digits.count), digits.endIndex < end,
      bytes[digits.endIndex] == UInt8(ascii: "]")
    else { return nil }
    var verb = digits.endIndex + 1
    while verb < end, bytes[verb].isASCIIDigit || bytes[verb] == .fullStop { verb += 1 }
    guard verb < end, "vTtbcdoOqxXUeEfFgGsp".utf8.contains(bytes[verb]) else { return nil }
    let range = index..<verb + 1
    // `%[1]v`, `%[1]q`, `%[1]t` and `%[1]T` show any value as a text.
    let isText = "vsqtTU".utf8.contains(bytes[verb])
    let kind = isText ? .text : SpecifierScanner.argument(of: bytes[verb]) ?? .integer
    let type: Message.Argument.ArgumentType =
      kind == .text ? .text : kind == .character ? .character : .number
    let position = Int(string(digits.startIndex..<digits.endIndex))
    return (
      argument(string(range), type, position: position, conversion: kind, range: range), verb + 1
    )
  }

  /// `%1$@`, `%d`, `%%`.
  private mutating func conversion(_ index: Int, _ end: Int) -> (Part, Int)? {
    if isPercentEncoding(index, end) { return nil }
    // `100%-os`, `%-tal`: an ending that a language writes onto the sign. The flag `-` needs a width, but in `strftime`.
    if bytes[index + 1] == .hyphenMinus, index + 2 < end, bytes[index + 2].isASCIILetter,
      !TimePattern.isDay(at: index, in: bytes)
    {
      return nil
    }
    var scanner = SpecifierScanner(bytes[(index + 1)..<end])
    guard let (kind, position) = scanner.scan(),
      case let after = scanner.rest.startIndex,
      dialects.contains(kind == .date ? .javaDates : .printf)
        || dialects.contains(.composePlace) && isComposePlace(bytes[(index + 1)..<after])
    else { return nil }
    // `100%ige` is a number with the ending of a word, where the text has no other percent sign and so is no format.
    if index > 0, bytes[index - 1].isASCIIDigit, position == nil, kind != .percentSign,
      isWordByte(at: after, end), !bytes[after].isASCIIDigit,
      bytes.firstIndex(of: .percentSign) == bytes.lastIndex(of: .percentSign)
    {
      return nil
    }
    // `%age` is a word of English.
    if bytes[(index + 1)..<end].starts(with: "age".utf8), !isWordByte(at: index + 4, end) {
      return nil
    }
    let range = index..<after
    let type: Message.Argument.ArgumentType
    switch kind {
    case .percentSign: return (.piece(.init(kind: .entity("%"), range: range)), after)
    case .nothing: return (.piece(.init(kind: .markup, range: range)), after)
    case .text: type = .text
    case .character: type = .character
    case .variable: type = .variable
    case .integer, .bits, .floatingPoint: type = .number
    // Parts of dates that are digits, with or without colons and slashes between them.
    case .date: type = "HIklMSLNsQCYyjmdeRTD".utf8.contains(bytes[after - 1]) ? .number : .date
    }
    return (
      argument(string(range), type, position: position, conversion: kind, range: range), after
    )
  }

  /// Whether a specifier without its percent sign is `1$s` or `d`, with no flag, no width and no other letter.
  private func isComposePlace(_ specifier: ArraySlice<UInt8>) -> Bool {
    let place = specifier.dropLast()
    return specifier.last.map { "sd".utf8.contains($0) } ?? false
      && (place.isEmpty
        || place.last == .dollarSign && place.dropLast().allSatisfy(\.isASCIIDigit))
  }

  /// Whether a percent sign encodes a byte of an address, as in `https://…/Propriet%C3%A1rn`.
  ///
  /// Source: RFC 3986, section 2.1.
  private func isPercentEncoding(_ index: Int, _ end: Int) -> Bool {
    guard index + 2 < end, bytes[index + 1].isHexadecimalDigit, bytes[index + 2].isHexadecimalDigit
    else { return false }
    let start = max(0, index - Self.maximumLength)
    let word = bytes[start..<index].reversed().prefix { $0 > .space }
    return word.count > 8
      && zip(word, word.dropFirst()).contains { $0 == .solidus && $1 == .solidus }
  }

  /// `${name}`, `$t(key)`, `$name` and `$name$`.
  mutating func dollar(_ index: Int, _ end: Int) -> (Part, Int)? {
    guard index + 1 < end else { return nil }
    let next = bytes[index + 1]
    if next.isASCIIDigit, dialects.contains(.dollarNumber) { return dollarNumber(index, end) }
    if next == .leftCurlyBracket, dialects.contains(.dollarBraces),
      let (name, after) = name(from: index + 2, closedBy: .rightCurlyBracket, end),
      // `${1:wonderful}` is a stop of a snippet.
      name.utf8.first?.isASCIIDigit != true
    {
      return (argument(string(index..<after), .text, name: name, range: index..<after), after)
    }
    if next == .latinSmallLetterT, dialects.contains(.nesting), index + 2 < end,
      bytes[index + 2] == .leftParenthesis,
      let close = endOfNesting(index + 2, end)
    {
      let range = index..<close + 1
      return (
        argument(
          string(range), .text, name: String(string(index + 3..<close).prefix { $0 != "," }),
          range: range),
        close + 1
      )
    }
    // A name begins with a small letter: `$HOME` and `$5` are no arguments.
    guard next.isASCIISmallLetter, dialects.contains(.dollarName) else { return nil }
    var stop = index + 1
    while isWordByte(at: stop, end) { stop += 1 }
    let name = string(index + 1..<stop)
    if stop < end, bytes[stop] == .dollarSign { stop += 1 }
    return (argument(string(index..<stop), .text, name: name, range: index..<stop), stop)
  }

  /// The closing bracket of `$t(key, {"name": "(x)"})`; nil if it is farther away than anybody writes.
  private func endOfNesting(_ open: Int, _ end: Int) -> Int? {
    var depth = 0
    for index in open..<min(end, open + 1_000) {
      if bytes[index] == .leftParenthesis { depth += 1 }
      if bytes[index] == .rightParenthesis { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// `@:key`, `@.lower:key`, `@:(key)` and `@:{key}`, which link to another message; and `@NAME@`.
  mutating func link(_ index: Int, _ end: Int) -> (Part, Int)? {
    if dialects.contains(.buildVariable), let range = buildVariable(index, end) {
      let name = string(range.lowerBound + 1..<range.upperBound - 1)
      return (argument(string(range), .text, name: name, range: range), range.upperBound)
    }
    guard dialects.contains(.link) else { return nil }
    var next = index + 1
    if next < end, bytes[next] == .fullStop {
      next += 1
      while isWordByte(at: next, end) { next += 1 }
    }
    guard next < end, bytes[next] == .colon else { return nil }
    next += 1
    var closer: UInt8?
    if next < end, bytes[next] == .leftParenthesis { closer = .rightParenthesis }
    if next < end, bytes[next] == .leftCurlyBracket { closer = .rightCurlyBracket }
    if closer != nil { next += 1 }
    let start = next
    // A full stop or hyphen at the end belongs to the sentence.
    while isWordByte(at: next, end)
      || next + 1 < end && "-.".utf8.contains(bytes[next]) && isWordByte(at: next + 1, end)
    {
      next += 1
    }
    guard next > start else { return nil }
    let name = string(start..<next)
    if let closer {
      guard next < end, bytes[next] == closer else { return nil }
      next += 1
    }
    return (argument(string(index..<next), .text, name: name, range: index..<next), next)
  }

  /// `@NAME@` in capital letters, for programs that are built with Autoconf or CMake.
  func buildVariable(_ index: Int, _ end: Int) -> Range<Int>? {
    var stop = index + 1
    while stop < end,
      bytes[stop].isASCIICapital || bytes[stop].isASCIIDigit
        || bytes[stop] == .lowLine
    {
      stop += 1
    }
    guard stop > index + 2, stop < end, bytes[stop] == .commercialAt,
      !bytes[index + 1].isASCIIDigit, !isWordByte(at: stop + 1, end),
      index == 0 || !isWordByte(at: index - 1, end)
    else { return nil }
    return index..<stop + 1
  }
}
