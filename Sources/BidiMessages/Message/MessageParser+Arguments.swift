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
    if isTimePattern, let stop = TimePattern.end(ofFieldAt: index, in: bytes), stop <= end {
      let range = index..<stop
      let hasWords = TimePattern.hasWords(bytes[stop - 1])
      return (argument(string(range), hasWords ? .date : .number, range: range), stop)
    }
    let next = bytes[index + 1]
    if next == .leftParenthesis || next == .leftCurlyBracket {
      let close: UInt8 = next == .leftParenthesis ? .rightParenthesis : .rightCurlyBracket
      // `%{0}` is a percent sign before `{0}`, as Basque and Turkish write it: no format has numbers as such names.
      if let (name, after) = name(from: index + 2, closedBy: close, end),
        next == .leftParenthesis || !name.utf8.allSatisfy(\.isASCIIDigit)
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
    if bytes[(index + 1)..<end].starts(with: "arg".utf8), !isWordByte(at: index + 4, end) {
      let range = index..<index + 4
      return (argument(string(range), .number, name: "arg", range: range), index + 4)
    }
    // `%name%`. A conversion of one letter before a percent sign is no name.
    var close = index + 1
    while isWordByte(at: close, end) { close += 1 }
    if close > index + 2, close < end, bytes[close] == .percentSign,
      !["ld", "lld", "lu", "llu", "zd", "zu"].contains(string(index + 1..<close)),
      index == 0 || !bytes[index - 1].isASCIIDigit,
      !bytes[index + 1].isASCIIDigit,
      !isWordByte(at: close + 1, end), close + 1 >= end || bytes[close + 1] != .commercialAt
    {
      let range = index..<close + 1
      return (
        argument(string(range), .text, name: string(index + 1..<close), range: range), close + 1
      )
    }
    // `100%-os`, `%-tal`: an ending that a language writes onto the sign. The flag `-` needs a width, but in `strftime`.
    if next == .hyphenMinus, index + 2 < end, bytes[index + 2].isASCIILetter,
      !TimePattern.isDay(at: index, in: bytes)
    {
      return nil
    }
    var scanner = SpecifierScanner(bytes[(index + 1)..<end])
    guard let (kind, position) = scanner.scan() else { return nil }
    let after = scanner.rest.startIndex
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

  /// `${name}`, `$t(key)`, `$name` and `$name$`.
  mutating func dollar(_ index: Int, _ end: Int) -> (Part, Int)? {
    guard index + 1 < end else { return nil }
    let next = bytes[index + 1]
    if next == .leftCurlyBracket,
      let (name, after) = name(from: index + 2, closedBy: .rightCurlyBracket, end)
    {
      return (argument(string(index..<after), .text, name: name, range: index..<after), after)
    }
    if next == .latinSmallLetterT, index + 2 < end, bytes[index + 2] == .leftParenthesis,
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
    guard next.isASCIISmallLetter else { return nil }
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
    if let range = substitution(index, end) {
      let name = string(range.lowerBound + 1..<range.upperBound - 1)
      return (argument(string(range), .text, name: name, range: range), range.upperBound)
    }
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

  /// `{name}`, `{{name}}`, `{0, number}` and the forms `{count, plural, one {…} other {…}}`.
  mutating func brace(
    _ index: Int, _ end: Int, _ context: Context, depth: Int
  ) -> (Part, Int)? {
    if index + 1 < end, bytes[index + 1] == .leftCurlyBracket {
      return magicWord(index, end, context, depth: depth) ?? doubleBrace(index, end)
        ?? template(index, end)
    }
    if let found = fluentSelect(index, end, context, depth: depth) ?? variable(index, end, context)
    {
      return found
    }
    // `{}` and `{:.2f}` take the next argument.
    if index + 1 < end, bytes[index + 1] == .rightCurlyBracket {
      return (argument("{}", .text, range: index..<index + 2), index + 2)
    }
    if let (name, after) = name(from: index + 1, closedBy: .rightCurlyBracket, end) {
      // `{count:L}`: the format says that it is a number.
      let format = name.firstIndex(of: ":").map { name[name.index(after: $0)...] } ?? ""
      // `{0:0.0}`: so do the digits of a format of .NET.
      let isNumber =
        format.last.map { "Ldnf".contains($0) } ?? false
        || !format.isEmpty && format.utf8.allSatisfy { "0#.,".utf8.contains($0) }
      let bare = name.firstIndex(of: ":").map { String(name[..<$0]) } ?? name
      return (
        argument(
          string(index..<after), isNumber ? .number : .text, name: bare, range: index..<after),
        after
      )
    }
    return typedArgument(index, end, context, depth: depth)
  }

  /// An argument with a type, `{0, number}`, or with forms, `{count, plural, one {…} other {…}}`.
  private mutating func typedArgument(
    _ index: Int, _ end: Int, _ context: Context, depth: Int
  ) -> (Part, Int)? {
    guard let comma = endOfName(from: index + 1, end), comma < end,
      bytes[comma] == .comma
    else { return nil }
    let name = trimmed(index + 1..<comma)
    let typeEnd = bytes[(comma + 1)..<end].firstIndex { ",{}".utf8.contains($0) } ?? end
    let type = trimmed(comma + 1..<typeEnd)
    switch type {
    case "number", "spellout", "ordinal", "duration", "date", "time":
      guard typeEnd <= lastClosingBrace,
        let close = bytes[typeEnd..<end].firstIndex(of: .rightCurlyBracket)
      else { return nil }
      let isDate = type == "date" || type == "time"
      let range = index..<close + 1
      return (
        argument(string(range), isDate ? .date : .number, name: name, range: range), close + 1
      )
    case "plural", "selectordinal", "select":
      guard typeEnd < end, bytes[typeEnd] == .comma else { return nil }
      guard depth < Self.maximumDepth else {
        return closingBrace(index, end).map { unread(index..<$0 + 1) }
      }
      let found = choice(
        typeEnd + 1, end, name, isPlural: type != "select", context, depth: depth)
      if found == nil { brokenForms.append(index..<typeEnd + 1) }
      return found
    case "choice":
      guard typeEnd < end, bytes[typeEnd] == .comma, let close = closingBrace(index, end),
        depth < Self.maximumDepth
      else { return nil }
      return ranges(typeEnd + 1..<close, name, context, depth: depth)
    default:
      // `{count, plurl, one {…}`: forms of an unknown type.
      if typeEnd < end, bytes[typeEnd] == .comma, !type.isEmpty,
        type.utf8.allSatisfy({ $0.isASCIILetter }),
        let open = bytes[(typeEnd + 1)..<end].firstIndex(where: { "{}".utf8.contains($0) }),
        bytes[open] == .leftCurlyBracket
      {
        brokenForms.append(index..<typeEnd + 1)
      }
      return nil
    }
  }

  /// `{{name}}`; and from i18next `{{- name}}`, which is not escaped, and `{{count, number}}`, which has a format.
  private mutating func doubleBrace(_ index: Int, _ end: Int) -> (Part, Int)? {
    var start = index + 2
    if start < end, bytes[start] == .hyphenMinus { start += 1 }
    if let (name, after) = name(from: start, closedBy: .rightCurlyBracket, end) {
      guard after < end, bytes[after] == .rightCurlyBracket else { return nil }
      let range = index..<after + 1
      return (argument(string(range), .text, name: name, range: range), after + 1)
    }
    if let expression = expression(index, start, end) { return expression }
    guard let comma = endOfName(from: start, end), comma < end, bytes[comma] == .comma,
      let close = bytes[comma..<end].firstIndex(where: { "{}".utf8.contains($0) }),
      close + 1 < end, bytes[close] == .rightCurlyBracket, bytes[close + 1] == .rightCurlyBracket
    else { return nil }
    let type: Message.Argument.ArgumentType =
      switch trimmed(comma + 1..<close).prefix(while: \.isLetter) {
      case "number", "currency": .number
      case "datetime", "relativetime": .date
      default: .text
      }
    let range = index..<close + 2
    return (
      argument(string(range), type, name: trimmed(start..<comma), range: range), close + 2
    )
  }

  /// `{{duration || '0 seconds'}}`, `{{ size | filesize }}`: an expression of Angular or Vue, one text on the screen.
  private mutating func expression(_ index: Int, _ start: Int, _ end: Int) -> (Part, Int)? {
    var first = start
    while first < end, bytes[first] == .space { first += 1 }
    var stop = first
    while stop < end, isWordByte(at: stop, end) || bytes[stop] == .fullStop { stop += 1 }
    let name = stop
    while stop < end, bytes[stop] == .space { stop += 1 }
    // `{{Identical|Open}}` is a template of MediaWiki.
    guard name > first, stop > name, stop < end, "|?+".utf8.contains(bytes[stop]),
      let close = bytes[stop..<min(end, stop + Self.maximumLength)].firstIndex(where: {
        "{}\n".utf8.contains($0)
      }), close + 1 < end, bytes[close] == .rightCurlyBracket,
      bytes[close + 1] == .rightCurlyBracket
    else { return nil }
    let range = index..<close + 2
    return (argument(string(range), .text, name: string(first..<name), range: range), close + 2)
  }

  /// Functions of MediaWiki, such as `{{#special:Preferences}}`, and sections of Mustache and Handlebars, such as `{{#if
  /// x}}`, `{{^x}}` and `{{/if}}`.
  ///
  /// A function is replaced by a text. The tags of a section are invisible.
  private mutating func template(_ index: Int, _ end: Int) -> (Part, Int)? {
    let start = index + 3
    guard start < end, "#^/".utf8.contains(bytes[start - 1]), isWordByte(at: start, end),
      let close = closingBrace(index, end), bytes[close - 1] == .rightCurlyBracket
    else { return nil }
    var stop = start
    while isWordByte(at: stop, close) { stop += 1 }
    let range = index..<close + 1
    guard bytes[start - 1] == .numberSign, bytes[stop] == .colon else {
      return (.piece(.init(kind: .markup, range: range)), range.upperBound)
    }
    return (
      argument(string(range), .text, name: string(start - 1..<stop), range: range), range.upperBound
    )
  }

  /// `@NAME@` in capital letters, for programs that are built with Autoconf or CMake.
  func substitution(_ index: Int, _ end: Int) -> Range<Int>? {
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

  /// `{$name}` and `{$count :number}`, as in MessageFormat 2 and Fluent, and its markup `{#b}` and `{/b}`.
  private mutating func variable(_ index: Int, _ end: Int, _ context: Context) -> (Part, Int)? {
    let syntax = MessageFormat2Scanner(bytes, upTo: end)
    let start = syntax.optionalSpace(index + 1)
    guard start + 1 < end,
      context.hasDeclarations || "$#/|".utf8.contains(bytes[start])
    else { return nil }
    if let found = expression(index, end, context) { return found }
    // A name in another syntax, such as `{$user->name}` of PHP.
    guard bytes[start] == .dollarSign, let close = closingExpression(index), close < end else {
      return nil
    }
    var stop = start + 1
    while isWordByte(at: stop, close) || stop < close && "-.".utf8.contains(bytes[stop]) {
      stop += 1
    }
    guard stop > start + 1 else { return nil }
    let range = index..<close + 1
    return (argument(string(range), .text, name: string(start + 1..<stop), range: range), close + 1)
  }

  /// The brace that closes an expression; `|…|` quotes.
  private mutating func closingExpression(_ open: Int) -> Int? {
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

  /// The forms after `{count, plural,` up to the closing brace.
  private mutating func choice(
    _ start: Int, _ end: Int, _ name: String, isPlural: Bool, _ context: Context, depth: Int
  ) -> (Part, Int)? {
    // First find all braces, so that texts are read only once.
    guard let (texts, after) = texts(start, end) else { return nil }
    let inner = Context(hasNumber: isPlural || context.hasNumber, isForm: true)
    return (.choice(read(texts, of: name, inner, depth: depth)), after)
  }

  /// The forms for ranges of numbers, `0#none|1#one|1<more`, up to a closing brace.
  ///
  /// Source: `java.text.ChoiceFormat`.
  private mutating func ranges(
    _ range: Range<Int>, _ name: String, _ context: Context, depth: Int
  ) -> (Part, Int)? {
    var texts: [(selector: String, range: Range<Int>)] = []
    for part in alternatives(range) {
      guard let sign = bytes[part].firstIndex(where: { $0 == .numberSign || $0 == .lessThanSign })
      else { return nil }
      texts.append((trimmed(part.lowerBound..<sign), sign + 1..<part.upperBound))
    }
    guard !texts.isEmpty else { return nil }
    let inner = Context(isForm: true)
    return (.choice(read(texts, of: name, inner, depth: depth)), range.upperBound + 1)
  }

  /// The selectors of a choice with the places of their texts, and the end of the choice; nil if the text is no choice.
  private mutating func texts(
    _ start: Int, _ end: Int
  ) -> (texts: [(selector: String, range: Range<Int>)], after: Int)? {
    var texts: [(selector: String, range: Range<Int>)] = []
    var index = start
    func skipSpace() { while index < end, bytes[index] <= .space { index += 1 } }
    while true {
      skipSpace()
      guard index < end else { return nil }
      if bytes[index] == .rightCurlyBracket, !texts.isEmpty { return (texts, index + 1) }
      let word = index
      while index < end, bytes[index] > .space, !",{}".utf8.contains(bytes[index]) { index += 1 }
      guard index > word else { return nil }
      let selector = string(word..<index)
      if selector.hasPrefix("offset:") {
        skipSpace()
        while index < end, bytes[index].isASCIIDigit { index += 1 }
        continue
      }
      skipSpace()
      guard index < end, bytes[index] == .leftCurlyBracket, let close = closingBrace(index, end)
      else { return nil }
      texts.append((selector, index + 1..<close))
      index = close + 1
    }
  }

  /// `{ $count -> [one] … *[other] … }`, as in Fluent: each variant begins on a line of its own.
  private mutating func fluentSelect(
    _ open: Int, _ end: Int, _ context: Context, depth: Int
  ) -> (Part, Int)? {
    func skippingSpace(_ start: Int) -> Int {
      var index = start
      while index < end, bytes[index] <= .space { index += 1 }
      return index
    }
    var index = skippingSpace(open + 1)
    guard index < end, bytes[index] == .dollarSign else { return nil }
    let nameStart = index + 1
    index = nameStart
    while isWordByte(at: index, end) || index < end && bytes[index] == .hyphenMinus {
      index += 1
    }
    let name = string(nameStart..<index)
    index = skippingSpace(index)
    guard bytes[index..<end].starts(with: "->".utf8), let close = closingBrace(open, end) else {
      return nil
    }
    guard depth < Self.maximumDepth else {
      return unread(open..<close + 1)
    }
    var texts: [(selector: String, range: Range<Int>)] = []
    index = skippingSpace(index + 2)
    while index < close {
      if bytes[index] == .asterisk { index += 1 }
      guard index < close, bytes[index] == .leftSquareBracket,
        let bracket = bytes[index..<close].firstIndex(of: .rightSquareBracket)
      else { return nil }
      let selector = trimmed(index + 1..<bracket)
      let start = skippingSpace(bracket + 1)
      var stop = start
      index = start
      // A variant ends at the next one, or at the closing brace.
      while index < close {
        if bytes[index] == .leftCurlyBracket, let inner = closingBrace(index, close) {
          index = inner
        }
        if bytes[index] > .space { stop = index + 1 }
        index += 1
        if bytes[index - 1] == .lineFeed {
          index = skippingSpace(index)
          if bytes[index...].starts(with: "[".utf8) || bytes[index...].starts(with: "*[".utf8) {
            break
          }
        }
      }
      guard start < stop else { return nil }
      texts.append((selector, start..<stop))
    }
    guard !texts.isEmpty else { return nil }
    return (.choice(read(texts, of: name, context, depth: depth)), close + 1)
  }

  /// Reads the texts of a choice.
  private mutating func read(
    _ texts: [(selector: String, range: Range<Int>)], of name: String, _ inner: Context, depth: Int
  ) -> [(selector: String, parts: [Part])] {
    texts.map { ("\(name)=\($0.selector)", read($0.range, inner, depth: depth + 1)) }
  }

  /// Forms that are nested too deeply to be read.
  mutating func unread(_ range: Range<Int>) -> (Part, Int) {
    unreadForms.append(range)
    return (.piece(.init(kind: .markup, range: range)), range.upperBound)
  }

  /// The place of the closing brace of an opening one, before an end.
  private mutating func closingBrace(_ open: Int, _ end: Int) -> Int? {
    let close = braces.closing(open, in: bytes)
    return close.flatMap { $0 < end ? $0 : nil }
  }
}
