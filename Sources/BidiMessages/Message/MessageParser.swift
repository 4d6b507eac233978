import BidiText

/// Reads a value into a ``Message``: the one place that knows the syntax of specifiers, tags, entities and forms.
struct MessageParser {
  private let value: String
  private let bytes: [UInt8]
  private var arguments: [Message.Argument] = []
  private var numbers: [String: Int] = [:]
  private var hasControls = false

  /// A way of reading in one part of a message.
  private struct Context {
    /// Whether `#` stands for the number that chose the form.
    var hasNumber = false
    /// Whether apostrophes quote braces, as in messages of ICU.
    var isForm = false
  }

  /// A piece, or the end of a line.
  private enum Part {
    case piece(Message.Piece)
    case lineBreak(Range<Int>)
    case choice([(selector: String, parts: [Part])])
  }

  /// More forms than these are not combined: one choice varies, the others keep their last form.
  private static let maximumForms = 64
  private static let maximumDepth = 16

  init(_ value: String) {
    self.value = value
    bytes = Array(value.utf8)
  }

  mutating func parse() -> Message {
    let parts = read(0..<bytes.count, Context(), depth: 0)
    let broken = BrokenSpecifier.mayBe(in: bytes) ? BrokenSpecifier.ranges(in: value) : []
    var branches: [Message.Branch] = []
    var number = 0
    for form in forms(of: parts) {
      branches.append(
        Message.Branch(selectors: form.selectors, lines: lines(of: form.parts, &number)))
    }
    return Message(
      text: value, bytes: bytes, branches: branches, arguments: arguments,
      data: DataValue.kind(of: value, bytes, hasControls: hasControls), brokenSpecifiers: broken,
      hasControls: hasControls)
  }

  // MARK: Forms and lines

  private typealias Form = (selectors: [String], parts: [Part])

  /// Every form that a program may show: each choice with each of its texts.
  private func forms(of parts: [Part]) -> [Form] {
    let hasChoice = parts.contains { if case .choice = $0 { true } else { false } }
    guard hasChoice else { return [([], parts)] }
    var result: [Form] = [([], [])]
    for part in parts {
      guard case .choice(let texts) = part else {
        for index in result.indices { result[index].parts.append(part) }
        continue
      }
      let inner = texts.flatMap { text in
        forms(of: text.parts).map { (selectors: [text.selector] + $0.selectors, parts: $0.parts) }
      }
      guard let last = inner.last else { continue }
      if result.count * inner.count <= Self.maximumForms {
        result = result.flatMap { before in
          inner.map { (before.selectors + $0.selectors, before.parts + $0.parts) }
        }
      } else {
        let first = result[0]
        result = result.map { ($0.selectors + last.selectors, $0.parts + last.parts) }
        result += inner.dropLast().map {
          (first.selectors + $0.selectors, first.parts + $0.parts)
        }
      }
    }
    return result
  }

  private func lines(of parts: [Part], _ number: inout Int) -> [Message.Line] {
    var lines: [Message.Line] = []
    var pieces: [Message.Piece] = []
    var start: Int?
    func finish(_ end: Int) {
      number += 1
      let first = pieces.first?.range.lowerBound ?? start ?? end
      let last = max(first, pieces.last?.range.upperBound ?? end)
      lines.append(Message.Line(number: number, pieces: pieces, range: first..<last))
      pieces.removeAll()
    }
    for part in parts {
      switch part {
      case .piece(let piece): pieces.append(piece)
      case .lineBreak(let range):
        finish(range.lowerBound)
        start = range.upperBound
      case .choice: break
      }
    }
    if !pieces.isEmpty { finish(bytes.count) }
    return lines
  }

  // MARK: Pieces

  private mutating func read(_ range: Range<Int>, _ context: Context, depth: Int) -> [Part] {
    var parts: [Part] = []
    var index = range.lowerBound
    var textStart = index
    func flush(_ end: Int) {
      if end > textStart { parts.append(.piece(.init(kind: .text, range: textStart..<end))) }
    }
    while index < range.upperBound {
      let byte = bytes[index]
      // Most bytes are letters.
      if byte >= 0x80 ? byte != 0xE2 && byte != 0xD8 && byte != 0xC2 : !Self.isSpecial(byte) {
        index += 1
        continue
      }
      guard let (part, end) = special(byte, index, range.upperBound, context, depth: depth) else {
        index += 1
        continue
      }
      flush(index)
      parts.append(part)
      index = end
      textStart = end
    }
    flush(range.upperBound)
    return parts
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x0A, 0x0D, 0x1C, 0x1D, 0x1E, UInt8(ascii: "%"), UInt8(ascii: "{"), UInt8(ascii: "$"),
      UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: "!"), UInt8(ascii: "*"), UInt8(ascii: "#"), UInt8(ascii: "'"),
      UInt8(ascii: "@"):
      true
    default: false
    }
  }

  /// The part that begins at a byte, and where it ends; nil where it is text.
  private mutating func special(
    _ byte: UInt8, _ index: Int, _ end: Int, _ context: Context, depth: Int
  ) -> (Part, Int)? {
    switch byte {
    case 0x0D where index + 1 < end && bytes[index + 1] == 0x0A:
      return (.lineBreak(index..<index + 2), index + 2)
    case 0x0A, 0x0D, 0x1C, 0x1D, 0x1E:
      return (.lineBreak(index..<index + 1), index + 1)
    case 0xC2:
      return bytes[index + 1] == 0x85 ? (.lineBreak(index..<index + 2), index + 2) : nil
    case 0xD8, 0xE2:
      return control(index)
    case UInt8(ascii: "%"):
      return percent(index, end)
    case UInt8(ascii: "{"):
      return brace(index, end, context, depth: depth)
    case UInt8(ascii: "$"):
      return dollar(index, end)
    case UInt8(ascii: "<"):
      return tag(index, end)
    case UInt8(ascii: "&"):
      return entity(index, end)
    case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "!"), UInt8(ascii: "*"):
      return markdown(byte, index, end)
    case UInt8(ascii: "@"):
      return link(index, end)
    case UInt8(ascii: "#"):
      guard context.hasNumber else { return nil }
      return (argument("#", .number, range: index..<index + 1), index + 1)
    case UInt8(ascii: "'"):
      // An apostrophe that quotes is not seen; two are one.
      guard context.isForm, index + 1 < end else { return nil }
      if bytes[index + 1] == byte {
        return (.piece(.init(kind: .entity("'"), range: index..<index + 2)), index + 2)
      }
      guard "{}#|".utf8.contains(bytes[index + 1]),
        let close = bytes[(index + 1)..<end].firstIndex(of: byte)
      else { return nil }
      let quoted = String(decoding: bytes[(index + 1)..<close], as: UTF8.self)
      return (.piece(.init(kind: .entity(quoted), range: index..<close + 1)), close + 1)
    default:
      return nil
    }
  }

  private mutating func control(_ index: Int) -> (Part, Int)? {
    let scalar: UInt32
    if bytes[index] == 0xD8 {
      guard bytes[index + 1] == 0x9C else { return nil }
      scalar = 0x061C
    } else {
      let (second, third) = (UInt32(bytes[index + 1]), UInt32(bytes[index + 2]))
      scalar = 0x2000 | (second & 0x3F) << 6 | third & 0x3F
      if scalar == 0x2029 { return (.lineBreak(index..<index + 3), index + 3) }
    }
    guard let control = DirectionalFormatting(rawValue: scalar) else { return nil }
    hasControls = true
    let end = index + (scalar == 0x061C ? 2 : 3)
    return (.piece(.init(kind: .control(control), range: index..<end)), end)
  }

  // MARK: Arguments

  private mutating func argument(
    _ text: String, _ type: Message.Argument.ArgumentType, position: Int? = nil,
    name: String? = nil, conversion: FormatSpecifier.Argument? = nil, range: Range<Int>
  ) -> Part {
    let number: Int
    // `%@` twice are two arguments; `%1$@` and `{name}` twice are one.
    let isShared = name != nil || position != nil || text == "#"
    let key = position.map { "%\($0)$" } ?? text
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
  private mutating func percent(_ index: Int, _ end: Int) -> (Part, Int)? {
    guard index + 1 < end else { return nil }
    let next = bytes[index + 1]
    if next == UInt8(ascii: "(") || next == UInt8(ascii: "{") {
      let close = next == UInt8(ascii: "(") ? UInt8(ascii: ")") : UInt8(ascii: "}")
      if let (name, after) = name(from: index + 2, closedBy: close, end) {
        // `%(name)s` and `%{user}s` have a conversion behind the name.
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
    // `%name%`: a conversion of one letter and the sign behind it is none.
    var close = index + 1
    while isWordByte(at: close, end) { close += 1 }
    if close > index + 2, close < end, bytes[close] == UInt8(ascii: "%"),
      !["ld", "lld", "lu", "llu", "zd", "zu"].contains(string(index + 1..<close)),
      index == 0 || !(0x30...0x39).contains(bytes[index - 1]),
      !(0x30...0x39).contains(bytes[index + 1])
    {
      let range = index..<close + 1
      return (
        argument(string(range), .text, name: string(index + 1..<close), range: range), close + 1
      )
    }
    let start = value.utf8.index(value.utf8.startIndex, offsetBy: index + 1)
    let stop = value.utf8.index(value.utf8.startIndex, offsetBy: end)
    var scanner = SpecifierScanner(value[start..<stop].utf8)
    guard let (kind, position) = scanner.scan() else { return nil }
    let after = end - scanner.rest.count
    let range = index..<after
    let type: Message.Argument.ArgumentType
    switch kind {
    case .percentSign: return (.piece(.init(kind: .entity("%"), range: range)), after)
    case .nothing: return (.piece(.init(kind: .markup, range: range)), after)
    case .text: type = .text
    case .character: type = .character
    case .variable: type = .variable
    case .integer, .bits, .floatingPoint: type = .number
    }
    return (
      argument(string(range), type, position: position, conversion: kind, range: range), after
    )
  }

  /// `${name}`, `$t(key)`, `$name` and `$name$`.
  private mutating func dollar(_ index: Int, _ end: Int) -> (Part, Int)? {
    guard index + 1 < end else { return nil }
    let next = bytes[index + 1]
    if next == UInt8(ascii: "{"), let (name, after) = name(from: index + 2, closedBy: 0x7D, end) {
      return (argument(string(index..<after), .text, name: name, range: index..<after), after)
    }
    if next == UInt8(ascii: "t"), index + 2 < end, bytes[index + 2] == UInt8(ascii: "("),
      let close = bytes[index..<end].firstIndex(of: UInt8(ascii: ")"))
    {
      let range = index..<close + 1
      return (
        argument(string(range), .text, name: string(index + 3..<close), range: range), close + 1
      )
    }
    // A name in small letters: `$HOME` and `$5` are none.
    guard (0x61...0x7A).contains(next) else { return nil }
    var stop = index + 1
    while isWordByte(at: stop, end) { stop += 1 }
    let name = string(index + 1..<stop)
    if stop < end, bytes[stop] == UInt8(ascii: "$") { stop += 1 }
    return (argument(string(index..<stop), .text, name: name, range: index..<stop), stop)
  }

  /// `@:key`, `@.lower:key` and `@:(key)`: another message in the place of an argument.
  private mutating func link(_ index: Int, _ end: Int) -> (Part, Int)? {
    var next = index + 1
    if next < end, bytes[next] == UInt8(ascii: ".") {
      next += 1
      while isWordByte(at: next, end) { next += 1 }
    }
    guard next < end, bytes[next] == UInt8(ascii: ":") else { return nil }
    next += 1
    let isBracketed = next < end && bytes[next] == UInt8(ascii: "(")
    if isBracketed { next += 1 }
    let start = next
    while isWordByte(at: next, end)
      || next + 1 < end && bytes[next] == UInt8(ascii: ".") && isWordByte(at: next + 1, end)
    {
      next += 1
    }
    guard next > start else { return nil }
    let name = string(start..<next)
    if isBracketed {
      guard next < end, bytes[next] == UInt8(ascii: ")") else { return nil }
      next += 1
    }
    return (argument(string(index..<next), .text, name: name, range: index..<next), next)
  }

  /// `{name}`, `{{name}}`, `{0, number}` and the forms `{count, plural, one {…} other {…}}`.
  private mutating func brace(
    _ index: Int, _ end: Int, _ context: Context, depth: Int
  ) -> (Part, Int)? {
    if index + 1 < end, bytes[index + 1] == UInt8(ascii: "{") {
      guard let (name, after) = name(from: index + 2, closedBy: 0x7D, end), after < end,
        bytes[after] == UInt8(ascii: "}")
      else { return nil }
      let range = index..<after + 1
      return (argument(string(range), .text, name: name, range: range), after + 1)
    }
    // `{}` and `{:.2f}` take the next argument.
    if index + 1 < end, bytes[index + 1] == UInt8(ascii: "}") {
      return (argument("{}", .text, range: index..<index + 2), index + 2)
    }
    if let (name, after) = name(from: index + 1, closedBy: 0x7D, end) {
      // `{count:L}`: the format says that it is a number.
      let format = name.firstIndex(of: ":").map { name[name.index(after: $0)...] } ?? ""
      let isNumber = format.last.map { "Ldnf".contains($0) } ?? false
      let bare = name.firstIndex(of: ":").map { String(name[..<$0]) } ?? name
      return (
        argument(
          string(index..<after), isNumber ? .number : .text, name: bare, range: index..<after),
        after
      )
    }
    guard let comma = endOfName(from: index + 1, end), comma < end,
      bytes[comma] == UInt8(ascii: ",")
    else { return nil }
    let name = trimmed(index + 1..<comma)
    let typeEnd = bytes[(comma + 1)..<end].firstIndex { ",{}".utf8.contains($0) } ?? end
    let type = trimmed(comma + 1..<typeEnd)
    switch type {
    case "number", "spellout", "ordinal", "duration", "date", "time":
      guard let close = bytes[typeEnd..<end].firstIndex(of: UInt8(ascii: "}")) else { return nil }
      let isDate = type == "date" || type == "time"
      let range = index..<close + 1
      return (
        argument(string(range), isDate ? .date : .number, name: name, range: range), close + 1
      )
    case "plural", "selectordinal", "select":
      guard typeEnd < end, bytes[typeEnd] == UInt8(ascii: ",") else { return nil }
      // Nobody writes messages so deep; nothing is said of what stands in them.
      guard depth < Self.maximumDepth else {
        return closingBrace(index, end).map {
          (.piece(.init(kind: .markup, range: index..<$0 + 1)), $0 + 1)
        }
      }
      return choice(typeEnd + 1, end, name, isPlural: type != "select", context, depth: depth)
    default:
      return nil
    }
  }

  /// What stands behind `{count, plural,`, to the brace that closes it.
  private mutating func choice(
    _ start: Int, _ end: Int, _ name: String, isPlural: Bool, _ context: Context, depth: Int
  ) -> (Part, Int)? {
    let known = (arguments, numbers, hasControls)
    var texts: [(selector: String, parts: [Part])] = []
    var index = start
    func skipSpace() { while index < end, bytes[index] <= 0x20 { index += 1 } }
    while true {
      skipSpace()
      guard index < end else { break }
      if bytes[index] == UInt8(ascii: "}"), !texts.isEmpty { return (.choice(texts), index + 1) }
      let word = index
      while index < end, bytes[index] > 0x20, !",{}".utf8.contains(bytes[index]) { index += 1 }
      guard index > word else { break }
      let selector = string(word..<index)
      if selector.hasPrefix("offset:") {
        skipSpace()
        while index < end, (0x30...0x39).contains(bytes[index]) { index += 1 }
        continue
      }
      skipSpace()
      guard index < end, bytes[index] == UInt8(ascii: "{"), let close = closingBrace(index, end)
      else { break }
      let inner = Context(hasNumber: isPlural || context.hasNumber, isForm: true)
      texts.append(
        ("\(name)=\(selector)", read(index + 1..<close, inner, depth: depth + 1)))
      index = close + 1
    }
    (arguments, numbers, hasControls) = known
    return nil
  }

  /// The brace that closes one; apostrophes quote braces.
  private func closingBrace(_ open: Int, _ end: Int) -> Int? {
    var depth = 0
    var isQuoted = false
    var index = open
    while index < end {
      switch bytes[index] {
      case UInt8(ascii: "'"):
        if index + 1 < end, bytes[index + 1] == UInt8(ascii: "'") {
          index += 1
        } else if isQuoted || index + 1 < end && "{}#|".utf8.contains(bytes[index + 1]) {
          isQuoted.toggle()
        }
      case UInt8(ascii: "{") where !isQuoted: depth += 1
      case UInt8(ascii: "}") where !isQuoted:
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
      index += 1
    }
    return nil
  }

  // MARK: Markup

  /// `<b>`, `</b>`, `<br/>`, `<a href="…">`, `<0>`, `<!-- … -->` and addresses in angle brackets.
  private func tag(_ index: Int, _ end: Int) -> (Part, Int)? {
    var next = index + 1
    if next < end, bytes[next] == UInt8(ascii: "/") { next += 1 }
    guard next < end, isWordByte(at: next, end) || bytes[next] == UInt8(ascii: "!") else {
      return nil
    }
    let nameStart = next
    while next < end, isWordByte(at: next, end) || "-:.".utf8.contains(bytes[next]) { next += 1 }
    let nameEnd = next
    var quote: UInt8?
    while next < end {
      let byte = bytes[next]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        break
      } else if byte == UInt8(ascii: "<") {
        return nil
      }
      next += 1
    }
    guard next < end, quote == nil else { return nil }
    // Words between angle brackets without an attribute are text: `<your name here>`.
    let rest = bytes[nameEnd..<next]
    let hasAttributes = rest.contains(UInt8(ascii: "="))
    let isClosed = rest.allSatisfy { $0 == UInt8(ascii: "/") || $0 <= 0x20 }
    let isAddress = rest.starts(with: "//".utf8) || rest.contains(UInt8(ascii: "@"))
    let isComment = bytes[nameStart] == UInt8(ascii: "!")
    guard hasAttributes || isClosed || isAddress || isComment else { return nil }
    // A name in capitals is a word to fill in: `<LANGUAGE>`.
    let name = bytes[nameStart..<nameEnd]
    if name.count > 1, name.allSatisfy({ (0x41...0x5A).contains($0) || $0 == 0x5F }),
      !hasAttributes,
      !["BR", "HR", "LI", "UL", "OL", "TD", "TR"].contains(String(decoding: name, as: UTF8.self))
    {
      return nil
    }
    let isBreak = ["br", "br/", "p", "div", "li"].contains(
      String(decoding: name, as: UTF8.self).lowercased())
    let range = index..<next + 1
    return (isBreak ? .lineBreak(range) : .piece(.init(kind: .markup, range: range)), next + 1)
  }

  /// `&amp;`, `&#8207;`, `&#x200F;`.
  private mutating func entity(_ index: Int, _ end: Int) -> (Part, Int)? {
    let limit = min(end, index + 12)
    guard let semicolon = bytes[index..<limit].firstIndex(of: UInt8(ascii: ";")) else { return nil }
    let range = index..<semicolon + 1
    guard let seen = Entities.text(of: bytes[(index + 1)..<semicolon]) else { return nil }
    if let scalar = seen.unicodeScalars.first, let control = DirectionalFormatting(scalar) {
      hasControls = true
      return (.piece(.init(kind: .control(control), range: range)), semicolon + 1)
    }
    return (.piece(.init(kind: .entity(seen), range: range)), semicolon + 1)
  }

  /// Markdown: `[text](target)`, `![alt](source)` and `**`.
  private func markdown(_ byte: UInt8, _ index: Int, _ end: Int) -> (Part, Int)? {
    func markup(_ end: Int) -> (Part, Int) {
      (.piece(.init(kind: .markup, range: index..<end)), end)
    }
    switch byte {
    case UInt8(ascii: "*"):
      guard index + 1 < end, bytes[index + 1] == byte else { return nil }
      return markup(index + 2)
    case UInt8(ascii: "!"):
      guard index + 1 < end, bytes[index + 1] == UInt8(ascii: "["), linkText(index + 1, end) != nil
      else { return nil }
      return markup(index + 2)
    case UInt8(ascii: "["):
      return linkText(index, end) == nil ? nil : markup(index + 1)
    default:
      guard let close = linkTarget(index, end), isBehindOpenBracket(index) else { return nil }
      return markup(close)
    }
  }

  /// Where the text of a link ends that begins with a bracket; nil where it is none.
  private func linkText(_ open: Int, _ end: Int) -> Int? {
    var depth = 0
    for index in open..<min(end, open + 2_000) {
      if bytes[index] == UInt8(ascii: "[") { depth += 1 }
      if bytes[index] == UInt8(ascii: "]") {
        depth -= 1
        if depth == 0 { return linkTarget(index, end) == nil ? nil : index }
      }
    }
    return nil
  }

  private func isBehindOpenBracket(_ close: Int) -> Bool {
    var depth = 0
    for index in stride(from: close, through: max(0, close - 2_000), by: -1) {
      if bytes[index] == UInt8(ascii: "]") { depth += 1 }
      if bytes[index] == UInt8(ascii: "[") {
        depth -= 1
        if depth == 0 { return true }
      }
    }
    return false
  }

  /// Where `](target)` ends: an address, a path, an anchor or an argument, without a space before a title.
  private func linkTarget(_ close: Int, _ end: Int) -> Int? {
    guard close + 2 < end, bytes[close + 1] == UInt8(ascii: "(") else { return nil }
    var depth = 1
    var index = close + 2
    while index < end, depth > 0 {
      let byte = bytes[index]
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      if byte == 0x0A || byte >= 0x80 { return nil }
      index += 1
    }
    guard depth == 0, index > close + 3 else { return nil }
    let target = bytes[(close + 2)..<(index - 1)]
    let address = target.prefix { $0 > 0x20 }
    let isTarget =
      address.contains { ":/#%{$@.".utf8.contains($0) }
      && (address.count == target.count || target.contains(UInt8(ascii: "\"")))
    return isTarget ? index : nil
  }

  // MARK: Names

  /// A name and what closes it: letters, digits and `_ . - :` with spaces round them.
  private func name(from start: Int, closedBy close: UInt8, _ end: Int) -> (String, Int)? {
    guard let stop = endOfName(from: start, end), stop < end, bytes[stop] == close else {
      return nil
    }
    let name = trimmed(start..<stop)
    return name.isEmpty ? nil : (name, stop + 1)
  }

  private func endOfName(from start: Int, _ end: Int) -> Int? {
    var index = start
    while index < end, bytes[index] == 0x20 { index += 1 }
    let first = index
    while index < min(end, first + 64),
      isWordByte(at: index, end) || ".-:@".utf8.contains(bytes[index])
    {
      index += 1
    }
    guard index > first else { return nil }
    while index < end, bytes[index] == 0x20 { index += 1 }
    return index
  }

  private func isWordByte(at index: Int, _ end: Int) -> Bool {
    guard index < end else { return false }
    let byte = bytes[index]
    return (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte == 0x5F
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  private func trimmed(_ range: Range<Int>) -> String {
    var view = bytes[range]
    while let first = view.first, first <= 0x20 { view.removeFirst() }
    while let last = view.last, last <= 0x20 { view.removeLast() }
    return String(decoding: view, as: UTF8.self)
  }
}
