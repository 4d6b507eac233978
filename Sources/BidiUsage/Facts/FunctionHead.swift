/// The name and the parameters of the function or the property that a place of a file stands in.
struct FunctionHead {
  /// A parameter, as the body names it.
  struct Parameter {
    let name: String

    /// Whether it takes any number of arguments.
    let isVariadic: Bool

    /// Whether a call may leave it out.
    let isOptional: Bool
  }

  /// The name; of a method of Objective-C the first part of its selector.
  let name: String

  /// The parameters, without the object itself; none for a property.
  let parameters: [Parameter]

  /// Whether the first parameter is the value before the dot: `Loc(this string key)` of C#.
  var takesReceiver = false

  /// How many calls, blocks and lists around a place are looked at.
  private static let mostBrackets = 12

  /// The tokens of the parameters of a function with a body in braces, whether it has a name or not.
  ///
  /// - Parameters:
  ///   - open: The brace that opens the body.
  ///   - file: The file.
  /// - Returns: The tokens; nil for another block.
  static func parameters(beforeBody open: Int, in file: TokenizedFile) -> Range<Int>? {
    let reader = HeadReader(file: file)
    return reader.brackets(beforeBody: open) ?? reader.selector(beforeBody: open)
  }

  /// The function around an expression, by its first token; nil if that is not seen.
  static func around(_ start: Int, in file: TokenizedFile) -> FunctionHead? {
    let reader = HeadReader(file: file)
    if !file.language.hasBraces { return reader.definition(before: start) }
    if file.language == .c, let macro = reader.macro(before: start) { return macro }
    var start = start
    for _ in 0..<mostBrackets {
      if let head = reader.head(beforeExpression: start) { return head }
      guard let around = file.brackets(around: start) else { return nil }
      if file.isOpen(around.open, "{") {
        if let head = reader.head(beforeBody: around.open) { return head }
        start = around.open
      } else {
        start =
          file.isIdentifier(around.open - 1)
          ? file.startOfChain(at: around.open - 1) : around.open
      }
    }
    return nil
  }
}

/// Reads what stands before the body of a function.
private struct HeadReader {
  let file: TokenizedFile

  /// How many tokens before a body are looked at for the end of the parameters: a type and its sign may stand between them.
  private static let mostOfType = 6
  private static let mostOfHead = 24

  /// How many members that a constructor sets are looked at.
  private static let mostInitializers = 24

  /// How many tokens of a function without braces, of a macro and of a method's parts are looked at.
  private static let longest = 400
  private static let longestMacro = 60

  private func isClosing(_ index: Int) -> Bool {
    file.tokens.indices.contains(index) && file.tokens[index].kind == .close
      && file.tokens[index].byte == UInt8(ascii: ")")
  }

  // MARK: Where heads are

  /// The head of a function in braces; nil for another block.
  func head(beforeBody open: Int) -> FunctionHead? {
    if file.has(open - 1, "=>") { return arrow(open - 1) }
    if let property = property(beforeBody: open) { return property }
    if let brackets = brackets(beforeBody: open),
      FunctionReader.isDeclaration(brackets.lowerBound, brackets.upperBound - 1, in: file)
    {
      return function(brackets.lowerBound, brackets.upperBound - 1)
    }
    return file.language == .c ? method(before: open) : nil
  }

  /// The brackets around the parameters of a function with a body in braces; nil for another block.
  func brackets(beforeBody open: Int) -> Range<Int>? {
    let isArrow =
      file.has(open - 1, "=>") || file.language == .java && file.has(open - 1, "->")
    var close = isArrow ? open - 2 : open - 1
    if isArrow, file.isIdentifier(close), !file.has(close - 1, ":") { return close..<close + 1 }
    for _ in 0..<Self.mostInitializers {
      while close > max(0, open - Self.mostOfHead), !isClosing(close), isOfType(close) {
        close -= 1
      }
      guard isClosing(close), let start = file.partner(of: close), start > 0 else { return nil }
      // A tuple as the result, and what a constructor of C++ sets: `Note(QString name) : m_name(name) {`.
      if file.has(start - 1, "->") {
        close = start - 2
      } else if file.language == .go, isClosing(start - 1) {
        close = start - 1
      } else if file.language == .c, file.isIdentifier(start - 1),
        file.has(start - 2, ",") || file.has(start - 2, ":")
      {
        close = start - 3
      } else {
        return isArrow || takesParameters(start, close) ? start..<close + 1 : nil
      }
    }
    return nil
  }

  /// Whether a token may stand in a type, or among the words between the parameters and the body.
  private func isOfType(_ index: Int) -> Bool {
    let token = file.tokens[index]
    switch token.kind {
    case .identifier: return !Self.noFunctions.contains(file.text(of: index))
    case .sign: return token.byte != UInt8(ascii: ";") && !file.has(index, "=")
    case .open, .close: return token.byte == UInt8(ascii: "[") || token.byte == UInt8(ascii: "]")
    case .number, .text: return false
    }
  }

  private static let noFunctions: Set<String> = [
    "if", "for", "while", "switch", "catch", "return", "else", "when", "guard", "foreach", "lock",
    "using", "synchronized", "with", "fixed", "match", "elseif", "until", "super",
    "try", "do", "finally", "loop", "unsafe", "defer", "repeat", "await",
  ]

  /// Whether the brackets before a body are those of a function's parameters.
  private func takesParameters(_ open: Int, _ close: Int) -> Bool {
    let name = open - 1
    guard file.isIdentifier(name) else {
      switch file.language {
      // `[this](int a) {`, `^(int a) {`
      case .c: return file.has(name, "]") || file.has(name, "^")
      case .dart: return !file.isOpen(name, ")")
      case .swift: return file.has(name, "?") && file.has(name - 1, "init") || file.has(name, ">")
      default: return false
      }
    }
    guard !Self.noFunctions.contains(file.text(of: name)) else { return false }
    switch file.language {
    case .go, .kotlin, .php, .rust, .swift:
      return FunctionReader.isDeclaration(open, close, in: file)
        || ["init", "constructor", "set", "subscript", "function", "fn", "func"].contains(
          file.text(of: name))
    case .c, .cSharp, .dart, .java, .javaScript, .markup:
      // `new Task(name) { … }` makes an object.
      return !file.has(file.startOfChain(at: name) - 1, "new")
    case .python, .ruby, .xml: return false
    }
  }

  /// The head of a function whose body is one expression: `fun f(a: Int) = a`, `f(a) => a`; nil for another expression.
  func head(beforeExpression start: Int) -> FunctionHead? {
    var sign = start - 1
    while file.has(sign, "await") || file.has(sign, "new") { sign -= 1 }
    if file.has(sign, "=>") { return arrow(sign) }
    guard file.language == .kotlin, file.has(sign, "=") else { return nil }
    var close = sign - 1
    while close > max(0, sign - Self.mostOfType), !isClosing(close),
      file.tokens[close].kind != .open
    {
      close -= 1
    }
    guard isClosing(close), let open = file.partner(of: close), open > 0,
      FunctionReader.isDeclaration(open, close, in: file)
    else { return nil }
    return function(open, close)
  }

  /// The function of Python or Ruby around a place.
  func definition(before start: Int) -> FunctionHead? {
    var index = start - 1
    while index >= max(0, start - Self.longest), !file.has(index, "def") { index -= 1 }
    guard file.has(index, "def"), file.isOpen(index + 2, "("),
      let close = file.partner(of: index + 2), close < start
    else { return nil }
    return function(index + 2, close)
  }

  /// The macro of C around a place: `#define L(key) …`.
  func macro(before start: Int) -> FunctionHead? {
    var index = start
    while index > max(0, start - Self.longestMacro), !file.has(index, "define") {
      // A backslash at the end of a line makes the macro longer.
      guard !file.tokens[index].startsLine || file.has(index - 1, "\\") else { return nil }
      index -= 1
    }
    guard file.has(index, "define"), file.has(index - 1, "#"), file.isOpen(index + 2, "("),
      let close = file.partner(of: index + 2), close < start
    else { return nil }
    return function(index + 2, close)
  }

  // MARK: Kinds of heads

  /// The function before an arrow: `const f = (a) =>`, `f(a) =>`, `Type get f =>`.
  private func arrow(_ sign: Int) -> FunctionHead? {
    let last = sign - 1
    if isClosing(last), let open = file.partner(of: last), open > 0 {
      if file.isIdentifier(open - 1), !file.has(open - 1, "async") { return function(open, last) }
      return assigned(before: file.has(open - 1, "async") ? open - 1 : open).map {
        FunctionHead(name: $0, parameters: parameters(open, last))
      }
    }
    guard file.isIdentifier(last) else { return nil }
    if file.has(last - 1, "get") { return FunctionHead(name: file.text(of: last), parameters: []) }
    return assigned(before: last).map {
      FunctionHead(
        name: $0, parameters: parameters(in: [last..<last + 1]))
    }
  }

  /// The variable that a function is assigned to.
  private func assigned(before index: Int) -> String? {
    guard file.has(index - 1, "="), file.isIdentifier(index - 2) else { return nil }
    return file.text(of: index - 2)
  }

  /// The property before its body: `var f: String {` of Swift, `String get f {` of Dart.
  private func property(beforeBody open: Int) -> FunctionHead? {
    guard file.isIdentifier(open - 1) else { return nil }
    let name: Int
    if file.language == .swift, file.has(open - 2, ":"), file.has(open - 4, "var") {
      name = open - 3
    } else if file.language == .dart, file.has(open - 2, "get") {
      name = open - 1
    } else {
      return nil
    }
    return FunctionHead(name: file.text(of: name), parameters: [])
  }

  /// The tokens of the selector of a method of Objective-C before its body; nil for another block.
  func selector(beforeBody open: Int) -> Range<Int>? {
    guard file.language == .c, method(before: open) != nil else { return nil }
    let start = (max(0, open - Self.longestMacro)..<open).last {
      file.tokens[$0].startsLine && (file.has($0, "-") || file.has($0, "+"))
    }
    return start.map { $0..<open }
  }

  /// The method of Objective-C before its body: `- (NSString *)textFor:(NSString *)key count:(int)count {`.
  private func method(before open: Int) -> FunctionHead? {
    var start = open - 1
    while start > max(0, open - Self.longestMacro),
      !(file.tokens[start].startsLine && (file.has(start, "-") || file.has(start, "+")))
    {
      guard !file.has(start, ";"), !file.isOpen(start, "{") else { return nil }
      start -= 1
    }
    guard file.has(start, "-") || file.has(start, "+"), file.isOpen(start + 1, "("),
      let type = file.partner(of: start + 1), file.isIdentifier(type + 1)
    else { return nil }
    // Each colon stands before a type in brackets and a name.
    let parameters = (type + 2..<open).compactMap { colon -> FunctionHead.Parameter? in
      guard file.has(colon, ":"), let close = file.partner(of: colon + 1),
        file.isIdentifier(close + 1)
      else { return nil }
      return FunctionHead.Parameter(
        name: file.text(of: close + 1), isVariadic: file.has(close + 2, ","), isOptional: false)
    }
    return FunctionHead(name: file.text(of: type + 1), parameters: parameters)
  }

  private func function(_ open: Int, _ close: Int) -> FunctionHead? {
    guard file.isIdentifier(open - 1) else { return nil }
    // `const f = function (a) {`
    if file.has(open - 1, "function") {
      return assigned(before: open - 1).map {
        FunctionHead(name: $0, parameters: parameters(open, close))
      }
    }
    return FunctionHead(
      name: file.text(of: open - 1), parameters: parameters(open, close),
      takesReceiver: file.language == .cSharp && file.has(open + 1, "this"))
  }

  // MARK: Parameters

  private func parameters(_ open: Int, _ close: Int) -> [FunctionHead.Parameter] {
    parameters(in: file.parts(open + 1..<close))
  }

  private func parameters(in parts: [Range<Int>]) -> [FunctionHead.Parameter] {
    var result = parts.map { part in
      let end = file.place(of: "=", in: part) ?? part.upperBound
      let isVariadic = part.contains { index in
        file.has(index, "vararg") || file.has(index, "params")
          || file.has(index, ".") && file.has(index + 1, ".") && file.has(index + 2, ".")
      }
      let isSpread = file.has(part.lowerBound, "*") && file.language != .c
      return FunctionHead.Parameter(
        name: name(part.lowerBound..<end) ?? "", isVariadic: isVariadic || isSpread,
        isOptional: end < part.upperBound || file.has(end - 1, "?")
          || file.language == .ruby && file.has(end - 1, ":"))
    }
    if file.language == .python, let first = result.first,
      first.name == "self" || first.name == "cls"
    {
      result.removeFirst()
    }
    return result
  }

  private func name(_ part: Range<Int>) -> String? {
    let names = part.filter { file.isIdentifier($0) }
    // `...` of a macro.
    guard let first = names.first, let last = names.last else { return "__VA_ARGS__" }
    switch file.language {
    case .swift, .kotlin, .rust:
      guard let colon = file.place(of: ":", in: part) else { return nil }
      return file.isIdentifier(colon - 1) ? file.text(of: colon - 1) : nil
    case .go, .javaScript, .markup, .python, .ruby: return file.text(of: first)
    case .c, .cSharp, .dart, .java, .php, .xml: return file.text(of: last)
    }
  }
}

extension SourceLanguage {
  /// Whether braces stand around the body of a function.
  var hasBraces: Bool { self != .python && self != .ruby }
}
