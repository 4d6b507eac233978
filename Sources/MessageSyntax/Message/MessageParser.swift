import BidiText

/// Reads a value into a ``Message``.
struct MessageParser {
  let value: String
  let bytes: [UInt8]
  /// Texts that are arguments, the longest first.
  private let knownArguments: [String]
  /// The first bytes of them, but those where anything may begin.
  private let startsOfKnown: Set<UInt8>
  let dialects: MessageDialects
  private let isOneBlock: Bool
  var arguments: [Message.Argument] = []
  var numbers: [String: Int] = [:]
  var hasControls = false

  /// The arguments that open and close markup.
  private var hidden: Set<Int> = []

  /// Whether the value has fields of `strftime` and no other specifiers.
  let isTimePattern: Bool

  /// The tags in square and curly brackets.
  private let tags: PairedTags

  /// The starts of plural and select forms that are never closed, or that have an unknown type.
  var brokenForms: [Range<Int>] = []

  /// The forms that are nested too deeply to be read.
  var unreadForms: [Range<Int>] = []

  /// The pairs of braces.
  var braces = BracePairs()

  /// The place of the last closing brace; −1 if there is none.
  private(set) lazy var lastClosingBrace = bytes.lastIndex(of: .rightCurlyBracket) ?? -1

  /// Whether the message has the place `%1`.
  private(set) lazy var hasFirstPlace = bytes.indices.dropLast().contains { index in
    bytes[index] == .percentSign && bytes[index + 1] == UInt8(ascii: "1")
      && (index + 2 == bytes.count || !bytes[index + 2].isASCIIDigit)
  }

  /// The syntax in one part of a message.
  struct Context {
    /// Whether `#` stands for the number that chose the form.
    var hasNumber = false
    /// Whether apostrophes quote braces, as in messages of ICU.
    var isForm = false
    /// Whether a backslash escapes the next character, as in MessageFormat 2.
    var isMessageFormat2 = false
    /// Whether the message has declarations or a matcher, so that `{name}` is a literal.
    var hasDeclarations = false
    /// The types that declarations give to variables.
    var functions: [String: Message.Argument.ArgumentType] = [:]
  }

  /// A piece, or the end of a line.
  enum Part {
    case piece(Message.Piece)
    case lineBreak(Range<Int>)
    /// A tag that begins or ends a block of text, and so a line.
    case block(Range<Int>)
    case choice([(selector: String, parts: [Part])])
  }

  /// The most forms that are combined; beyond, one choice varies, and the others keep their last form.
  static let maximumForms = 64
  static let maximumDepth = 16
  /// The longest expression or target of a link; a longer one is text, so that unclosed ones are not read again and
  /// again.
  static let maximumLength = 2_000

  init(
    _ value: String, _ knownArguments: [String], dialects: MessageDialects, isOneBlock: Bool
  ) {
    self.value = value
    self.isOneBlock = isOneBlock
    self.dialects = dialects
    // Leave out texts without visible characters, and texts with an escaped percent sign.
    self.knownArguments =
      knownArguments.filter { !$0.contains("%%") && !$0.strippingControls().isEmpty }
      .sorted { $0.utf8.count > $1.utf8.count }
    startsOfKnown = Set(
      self.knownArguments.compactMap(\.utf8.first).filter { !Self.isSpecial($0) })
    bytes = Array(value.utf8)
    tags = PairedTags(in: bytes)
    isTimePattern = dialects.contains(.strftime) && TimePattern.fits(bytes)
  }

  mutating func parse() -> Message {
    let parts = messageFormat2() ?? messageWithForms()
    let mayBeBroken =
      dialects.hasAny(of: [.printf, .composePlace]) && BrokenSpecifier.mayBe(in: bytes)
    let broken =
      (mayBeBroken ? BrokenSpecifier.ranges(in: value) : []) + brokenForms
      + knownArguments.flatMap { BrokenSpecifier.ranges(in: value, like: $0) }
    hidden = namedTags(of: parts).union(lineBreakArguments).union(emptyArguments)
    var branches: [Message.Branch] = []
    var number = 0
    for form in forms(of: parts) {
      branches.append(
        Message.Branch(selectors: form.selectors, lines: lines(of: form.parts, &number)))
    }
    return Message(
      text: value, bytes: bytes, branches: branches, arguments: arguments,
      data: DataValue.kind(of: value, bytes, hasControls: hasControls), brokenSpecifiers: broken,
      unreadForms: unreadForms, hasControls: hasControls, knownArguments: knownArguments,
      dialects: dialects, isTimePattern: isTimePattern, isOneBlock: isOneBlock)
  }

  /// Reads a value that may have forms; if it has forms, apostrophes quote outside of them too, so the value is read
  /// again.
  private mutating func messageWithForms() -> [Part] {
    let parts = read(0..<bytes.count, Context(isMessageFormat2: hasMarkupInBraces), depth: 0)
    guard bytes.contains(.apostrophe),
      parts.contains(where: { if case .choice = $0 { true } else { false } })
    else { return parts }
    (arguments, numbers, hasControls, brokenForms, unreadForms) = ([], [:], false, [], [])
    return read(0..<bytes.count, Context(isForm: true), depth: 0)
  }

  // MARK: Forms and lines

  typealias Form = (selectors: [String], parts: [Part])

  /// All forms that a program may display: the combinations of the texts of all choices.
  func forms(of parts: [Part]) -> [Form] {
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
        // Use each further text once. If there are more choices than anybody writes, use only their last texts.
        let first = result[0]
        for index in result.indices {
          result[index].selectors += last.selectors
          result[index].parts += last.parts
        }
        if result.count < 2 * Self.maximumForms {
          result += inner.dropLast().map {
            (first.selectors + $0.selectors, first.parts + $0.parts)
          }
        }
      }
    }
    return result
  }

  func lines(of parts: [Part], _ number: inout Int) -> [Message.Line] {
    var lines: [Message.Line] = []
    var pieces: [Message.Piece] = []
    var start: Int?
    var directions = MarkupDirections(bytes, isInBlock: isOneBlock)
    func finish(_ end: Int) {
      number += 1
      let first = pieces.first?.range.lowerBound ?? start ?? end
      let last = max(first, pieces.last?.range.upperBound ?? end)
      lines.append(
        Message.Line(
          number: number, pieces: pieces, range: first..<last,
          direction: directions.direction(ofLine: pieces)))
      pieces.removeAll()
    }
    for part in parts {
      switch part {
      case .piece(let piece):
        if case .argument(let number) = piece.kind, hidden.contains(number) {
          pieces.append(.init(kind: .markup, range: piece.range))
        } else {
          pieces.append(piece)
          if piece.kind == .markup { directions.readTag(piece.range) }
        }
      case .lineBreak(let range):
        finish(range.lowerBound)
        start = range.upperBound
      case .block(let range):
        finish(range.lowerBound)
        start = range.upperBound
        directions.readBlock(range)
      case .choice: break
      }
    }
    if !pieces.isEmpty { finish(bytes.count) }
    return lines
  }

  // MARK: Pieces

  mutating func read(_ range: Range<Int>, _ context: Context, depth: Int) -> [Part] {
    var parts: [Part] = []
    var index = range.lowerBound
    var textStart = index
    func flush(_ end: Int) {
      if end > textStart { parts.append(.piece(.init(kind: .text, range: textStart..<end))) }
    }
    while index < range.upperBound {
      let byte = bytes[index]
      // Most bytes are letters.
      if !Self.isSpecial(byte), startsOfKnown.isEmpty || !startsOfKnown.contains(byte) {
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

  static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case .lineFeed, .carriageReturn, .informationSeparatorFour, .informationSeparatorThree,
      .informationSeparatorTwo, .percentSign, .leftCurlyBracket, .dollarSign, .lessThanSign,
      .ampersand, .leftSquareBracket, .rightSquareBracket, .exclamationMark, .asterisk,
      .rightCurlyBracket, .numberSign, .apostrophe, .commercialAt, .reverseSolidus, .tilde,
      .leadOfNextLine,
      .leadOfArabicLetterMark, .leadOfGeneralPunctuation:
      true
    default: false
    }
  }

  /// The part that begins at a byte, and its end; nil if the byte is text.
  mutating func special(
    _ byte: UInt8, _ index: Int, _ end: Int, _ context: Context, depth: Int
  ) -> (Part, Int)? {
    if !knownArguments.isEmpty, let known = known(index, end) { return known }
    if !tags.isEmpty, let close = tags.end(ofTagAt: index, in: bytes), close <= end {
      return (.piece(.init(kind: .markup, range: index..<close)), close)
    }
    switch byte {
    case .carriageReturn where index + 1 < end && bytes[index + 1] == .lineFeed:
      return (.lineBreak(index..<index + 2), index + 2)
    case .lineFeed, .carriageReturn, .informationSeparatorFour, .informationSeparatorThree,
      .informationSeparatorTwo:
      return (.lineBreak(index..<index + 1), index + 1)
    case .leadOfNextLine, .leadOfArabicLetterMark, .leadOfGeneralPunctuation:
      return control(index)
    case .percentSign:
      // `%%3` of Qt is a percent sign before `%3`.
      if !knownArguments.isEmpty, index + 1 < end, bytes[index + 1] == .percentSign,
        isKnown(index + 1, end)
      {
        return nil
      }
      return percent(index, end)
    case .leftCurlyBracket:
      return brace(index, end, context, depth: depth)
    case .rightCurlyBracket:
      return escapedBrace(index, end)
    case .dollarSign:
      return formula(index, end) ?? dollar(index, end)
    case .lessThanSign:
      return tag(index, end)
    case .ampersand:
      return entity(index, end)
    case .tilde:
      return dialects.contains(.lisp) ? directive(index, end) : nil
    case .leftSquareBracket, .rightSquareBracket, .exclamationMark, .asterisk:
      if let markdown = markdown(byte, index, end) { return markdown }
      return dialects.contains(.mediaWiki) ? wikiLink(byte, index, end) : nil
    case .commercialAt:
      return link(index, end)
    case .reverseSolidus:
      guard context.isMessageFormat2, index + 1 < end, "{}|\\".utf8.contains(bytes[index + 1])
      else { return nil }
      let meant = string(index + 1..<index + 2)
      return (.piece(.init(kind: .entity(meant), range: index..<index + 2)), index + 2)
    case .numberSign:
      guard context.hasNumber else { return nil }
      return (argument("#", .number, range: index..<index + 1), index + 1)
    case .apostrophe:
      // An apostrophe that quotes is invisible. Two apostrophes are one.
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

  private func isKnown(_ index: Int, _ end: Int) -> Bool {
    knownArguments.contains { bytes[index..<end].starts(with: $0.utf8) }
  }

  /// Reads a text that the file declares to be an argument.
  private mutating func known(_ index: Int, _ end: Int) -> (Part, Int)? {
    guard
      let text = knownArguments.first(where: { bytes[index..<end].starts(with: $0.utf8) }),
      !text.isEmpty
    else { return nil }
    let range = index..<index + text.utf8.count
    // `name` is no part of `names`; after a sign such as that of `a == 'b'` nothing goes on.
    if !Self.isSpecial(bytes[index]),
      index > 0 && isWordByte(at: index - 1, end)
        || isWordByte(at: range.upperBound - 1, end) && isWordByte(at: range.upperBound, end)
    {
      return nil
    }
    return specifier(range) ?? (argument(text, .text, name: text, range: range), range.upperBound)
  }

  /// A known argument that is also a specifier of `printf` or a name in braces: it keeps its type and its name.
  private mutating func specifier(_ range: Range<Int>) -> (Part, Int)? {
    let before = (arguments, numbers)
    let read: (Part, Int)? =
      switch bytes[range.lowerBound] {
      case .percentSign: percent(range.lowerBound, range.upperBound)
      case .leftCurlyBracket: brace(range.lowerBound, range.upperBound, Context(), depth: 0)
      default: nil
      }
    if let read, read.1 == range.upperBound, case .piece(let piece) = read.0,
      case .argument = piece.kind
    {
      return read
    }
    (arguments, numbers) = before
    return nil
  }

  mutating func control(_ index: Int) -> (Part, Int)? {
    let (scalar, width) = bytes.codePoint(at: index)
    let range = index..<index + width
    if scalar == .nextLine || scalar == .paragraphSeparator {
      return (.lineBreak(range), range.upperBound)
    }
    guard let control = DirectionalFormatting(rawValue: scalar) else { return nil }
    hasControls = true
    return (.piece(.init(kind: .control(control), range: range)), range.upperBound)
  }

  // MARK: Names

  /// Reads a name and its closing character; a name has letters, digits and `_ . - :`, with spaces round it.
  func name(from start: Int, closedBy close: UInt8, _ end: Int) -> (String, Int)? {
    guard let stop = endOfName(from: start, end), stop < end, bytes[stop] == close else {
      return nil
    }
    let name = trimmed(start..<stop)
    return name.isEmpty ? nil : (name, stop + 1)
  }

  /// The end of a name and of the spaces after it; nil if there is no name.
  ///
  /// Names of ICU may have letters of any script: ICU, `MessageFormat`, argName.
  func endOfName(from start: Int, _ end: Int, inAnyScript: Bool = false) -> Int? {
    var index = start
    while index < end, bytes[index] == .space { index += 1 }
    let first = index
    while index < min(end, first + 64),
      isWordByte(at: index, end) || ".-:@".utf8.contains(bytes[index])
        || inAnyScript && !bytes[index].isASCII
    {
      index += 1
    }
    guard index > first else { return nil }
    while index < end, bytes[index] == .space { index += 1 }
    return index
  }

  func isWordByte(at index: Int, _ end: Int) -> Bool {
    guard index < end else { return false }
    let byte = bytes[index]
    return byte.isASCIILetter || byte.isASCIIDigit || byte == .lowLine
  }

  func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  func trimmed(_ range: Range<Int>) -> String {
    var view = bytes[range]
    while let first = view.first, first <= .space { view.removeFirst() }
    while let last = view.last, last <= .space { view.removeLast() }
    return String(decoding: view, as: UTF8.self)
  }
}
