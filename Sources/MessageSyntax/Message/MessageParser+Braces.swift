import BidiText

/// Names in braces, and what else begins with a brace.
extension MessageParser {
  /// `{name}`, `{{name}}`, `{0, number}` and the forms `{count, plural, one {…} other {…}}`.
  mutating func brace(
    _ index: Int, _ end: Int, _ context: Context, depth: Int
  ) -> (Part, Int)? {
    if isOfCommand(index) { return nil }
    // `${name}` in a text of Qt is what a shell or a configuration fills in: code. `${0}` and `${:.2f}` are prices.
    if index > 0, bytes[index - 1] == .dollarSign, dialects.contains(.qt),
      !dialects.contains(.dollarBraces), index + 1 < end, bytes[index + 1].isASCIILetter
    {
      return nil
    }
    if index + 1 < end, bytes[index + 1] == .leftCurlyBracket {
      if dialects.contains(.mediaWiki), let word = magicWord(index, end, context, depth: depth) {
        return word
      }
      if dialects.contains(.doubleBraces), let found = doubleBrace(index, end) { return found }
      return dialects.hasAny(of: [.doubleBraces, .mediaWiki])
        ? template(index, end) : escapedBrace(index, end)
    }
    if dialects.contains(.fluent), let found = fluentSelect(index, end, context, depth: depth) {
      return found
    }
    if dialects.hasAny(of: [.messageFormat2, .fluent, .braces]),
      let found = variable(index, end, context)
    {
      return found
    }
    if dialects.contains(.braces), let found = numberedForms(index, end, context, depth: depth) {
      return found
    }
    return named(index, end)
      ?? (dialects.contains(.icu) ? typedArgument(index, end, context, depth: depth) : nil)
  }

  /// Whether a brace belongs to a command of TeX or to an escape of a regular expression: `\include{file}`, `\item[a]{b}`, `\N{name}`.
  ///
  /// `\n{name}` is a line break that nobody read, and an argument.
  ///
  /// Source: TeXbook, 7; PCRE2, pcre2pattern(3).
  private func isOfCommand(_ brace: Int) -> Bool {
    var place = brace
    // Groups before it: at most three, each of 64 bytes.
    for _ in 0..<3 where place > 0 {
      let open: UInt8
      switch bytes[place - 1] {
      case .rightCurlyBracket: open = .leftCurlyBracket
      case UInt8(ascii: "]"): open = UInt8(ascii: "[")
      default: continue
      }
      guard let start = bytes[max(0, place - 64)..<place].lastIndex(of: open) else { return false }
      place = start
    }
    var start = place
    while start > 0, bytes[start - 1].isASCIILetter, place - start < 32 { start -= 1 }
    guard start < place, start > 0, bytes[start - 1] == UInt8(ascii: "\\") else { return false }
    return place - start > 1 || !"nrt".utf8.contains(bytes[start])
  }

  /// `{{` and `}}`, which are a brace each where names stand in single braces alone.
  ///
  /// Source: Python, Format String Syntax; .NET, Composite formatting, "Escaping braces".
  func escapedBrace(_ index: Int, _ end: Int) -> (Part, Int)? {
    guard dialects.contains(.braces), !dialects.hasAny(of: [.doubleBraces, .icu]), index + 1 < end,
      bytes[index + 1] == bytes[index]
    else { return nil }
    let brace = bytes[index] == .leftCurlyBracket ? "{" : "}"
    return (.piece(.init(kind: .entity(brace), range: index..<index + 2)), index + 2)
  }

  /// `{}`, `{name}` and `{0:0.0}`.
  mutating func named(_ index: Int, _ end: Int) -> (Part, Int)? {
    guard dialects.hasAny(of: [.braces, .icu]) else { return nil }
    // `{}` and `{:.2f}` take the next argument.
    if index + 1 < end, bytes[index + 1] == .rightCurlyBracket {
      return (argument("{}", .text, range: index..<index + 2), index + 2)
    }
    if let (inside, after) = name(from: index + 1, closedBy: .rightCurlyBracket, end) {
      let name = inside.prefix { $0 != ":" }
      return (
        namedArgument(String(name), format: inside[name.endIndex...].dropFirst(), index..<after),
        after
      )
    }
    return dialects.contains(.braces) ? formatted(index, end) : nil
  }

  /// `{name:>8}`, `{:.2f}`, `{0!r}`, `{0,10:N2}` and `{0:dd MMM yyyy}`: a format after the name.
  ///
  /// It has white space only after a place: `{note: two words}` is text.
  ///
  /// Source: Rust, `std::fmt`; Python, Format String Syntax; .NET, Composite formatting.
  private mutating func formatted(_ index: Int, _ end: Int) -> (Part, Int)? {
    var stop = index + 1
    while isWordByte(at: stop, end) || stop < end && bytes[stop] == .fullStop { stop += 1 }
    let name = string(index + 1..<stop)
    // `{{PLURAL:$1}}` is no name in single braces.
    guard stop < end, "!:,".utf8.contains(bytes[stop]),
      index == 0 || bytes[index - 1] != .leftCurlyBracket
    else { return nil }
    let isPlace = name.utf8.allSatisfy(\.isASCIIDigit)
    let format = stop
    while stop < end, stop < format + 32, bytes[stop].isASCII, !"{}".utf8.contains(bytes[stop]),
      bytes[stop] > .space || isPlace && bytes[stop] == .space
    {
      stop += 1
    }
    guard stop > format + 1, stop < end, bytes[stop] == .rightCurlyBracket else { return nil }
    // `{0,10}` is a width, and `{one,two}` a choice of words.
    let isWidth =
      bytes[(format + 1)..<stop].drop { " -".utf8.contains($0) }.first?.isASCIIDigit == true
    if bytes[format] == .comma, !isPlace || name.isEmpty || !isWidth { return nil }
    let written = bytes[format] == .exclamationMark ? "" : string(format + 1..<stop)
    return (namedArgument(name, format: written[...], index..<stop + 1), stop + 1)
  }

  /// An argument in braces with its format; one name with two formats is one argument.
  private mutating func namedArgument(
    _ name: String, format: Substring, _ range: Range<Int>
  ) -> Part {
    argument(
      string(range), isNumber(format) ? .number : .text, name: name.isEmpty ? nil : name,
      key: name.isEmpty ? nil : "{\(name)}", range: range)
  }

  /// Whether a format is one of numbers: `L` and `d` as in `{count:L}`, the conversions of Python and Rust, `N2` of .NET, and
  /// the digits of .NET, `0.0`.
  private func isNumber(_ format: Substring) -> Bool {
    guard let last = format.utf8.last else { return false }
    if format.utf8.allSatisfy({ "0#.,".utf8.contains($0) }) { return true }
    let standard = format.drop { $0 != ":" }.dropFirst()
    let written = standard.isEmpty ? format : standard
    if let letter = written.utf8.first, "CcDdEeFfGgNnPpXx".utf8.contains(letter),
      !written.utf8.dropFirst().isEmpty, written.utf8.dropFirst().allSatisfy(\.isASCIIDigit)
    {
      return true
    }
    // A date has letters too: `{when:%H:%M}`, `{0:dd MMM}`.
    return "LdnfFeEbox%".utf8.contains(last)
      && !format.utf8.dropLast().contains(where: { $0.isASCIILetter || $0 == .percentSign })
  }

  /// An argument with a type, `{0, number}`, or with forms, `{count, plural, one {…} other {…}}`.
  mutating func typedArgument(
    _ index: Int, _ end: Int, _ context: Context, depth: Int
  ) -> (Part, Int)? {
    guard let comma = endOfName(from: index + 1, end, inAnyScript: true), comma < end,
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
  mutating func doubleBrace(_ index: Int, _ end: Int) -> (Part, Int)? {
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
  mutating func template(_ index: Int, _ end: Int) -> (Part, Int)? {
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

  /// `{$name}` and `{$count :number}`, as in MessageFormat 2 and Fluent, and its markup `{#b}` and `{/b}`.
  mutating func variable(_ index: Int, _ end: Int, _ context: Context) -> (Part, Int)? {
    let syntax = MessageFormat2Scanner(bytes, upTo: end)
    let start = syntax.optionalSpace(index + 1)
    guard start + 1 < end else { return nil }
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
}
