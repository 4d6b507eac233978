/// Tells what a mention of a name does with the variable.
///
/// It lists the ways to read a variable. Whatever has another form may give the variable a value, and makes it unknown.
struct MentionReader {
  /// What a mention does.
  enum Kind: Equatable {
    /// It takes the value, or declares the variable without a value.
    case read
    /// It gives the variable the value that begins at a token.
    case set(Int)
    /// It is no mention of the variable: the name of an argument, a key, or a parameter.
    case other
    /// It is not understood: it may give the variable any value.
    case unclear
  }

  let file: TokenizedFile

  /// How many brackets around a mention are looked at.
  private static let mostBrackets = 4

  /// How many tokens after parameters are looked at for the body.
  private static let mostOfType = 12

  /// What the mention at a place does.
  func kind(of place: Int) -> Kind {
    if isOther(place) { return .other }
    guard isUnderstoodAround(place) else { return .unclear }
    if let start = Variables(file).startOfValue(after: place) {
      return isListed(place) ? .unclear : .set(start)
    }
    if isDeclaration(place) { return .read }
    return hasEndOfRead(place) && hasStartOfRead(place) && !isListed(place)
      && !isChanged(place) && !isGivenByReference(place) ? .read : .unclear
  }

  /// Whether a nested function says that a name belongs to the function around it: `nonlocal name`, `global name`.
  func isOuter(_ place: Int) -> Bool {
    guard file.language == .python || file.language == .php else { return false }
    let start = Scopes(file: file).startOfStatement(before: place)
    return has(place - 1, Self.outerWords) || has(start, Self.outerWords)
  }

  private static let outerWords: Set<String> = ["nonlocal", "global"]

  /// Whether a token is one of several words.
  private func has(_ index: Int, _ words: Set<String>) -> Bool {
    file.isIdentifier(index) && words.contains(file.text(of: index))
  }

  /// Whether two signs stand at a place without a space between them.
  private func hasPair(_ index: Int, _ first: StaticString, _ second: StaticString) -> Bool {
    file.has(index, first) && file.has(index + 1, second)
      && file.tokens[index].end == file.tokens[index + 1].start
  }

  // MARK: Names of something else

  /// Whether a name is that of an argument, a key, an attribute, or a variable of its own.
  private func isOther(_ place: Int) -> Bool {
    isLabel(place) || isBar(place) || isLambda(place) || isOfLoop(place) || isParameter(place)
      || isOfCondition(place)
  }

  /// The name of an argument, a key of an object, or an attribute of a tag.
  func isLabel(_ place: Int) -> Bool {
    let language = file.language
    let around = file.brackets(around: place)
    let isFirst = around.map { $0.open == place - 1 } ?? false || file.has(place - 1, ",")
    if file.has(place + 1, ":"), !file.has(place + 2, "="), let around {
      switch language {
      case .swift, .cSharp, .dart, .php: if isFirst, file.isOpen(around.open, "(") { return true }
      case .c: if file.isOpen(around.open, "["), !file.has(place - 1, "?") { return true }
      case .javaScript, .markup, .rust, .go:
        let startsLine = file.tokens[place].startsLine
        if isFirst || startsLine, file.isOpen(around.open, "{") { return true }
      case .java, .kotlin, .python, .ruby, .xml: break
      }
    }
    if language == .ruby, file.has(place + 1, ":"), !file.has(place - 1, "?") { return true }
    guard file.has(place + 1, "=") else { return false }
    if language == .javaScript || language == .markup, place + 2 < file.tokens.count,
      "{\"'".utf8.contains(file.tokens[place + 2].byte),
      Variables(file).isAttribute(place, value: place + 2)
    {
      return true
    }
    // `f(name = value)`, `t!("key", name = value)`
    guard let around, isFirst, file.isOpen(around.open, "(") else { return false }
    switch language {
    case .kotlin, .python: return file.isIdentifier(around.open - 1) && !isHead(around.open)
    case .rust: return file.has(around.open - 1, "!")
    default: return false
    }
  }

  /// `|name|` of Ruby and of Rust.
  private func isBar(_ place: Int) -> Bool {
    guard file.language == .ruby || file.language == .rust else { return false }
    return file.has(place + 1, "|")
      || file.has(place - 1, "|") && (file.has(place + 1, ",") || file.has(place + 1, ":"))
  }

  /// `lambda name: …` of Python, `{ name -> … }` of Kotlin, `name => …`.
  private func isLambda(_ place: Int) -> Bool {
    switch file.language {
    case .python: file.has(place - 1, "lambda")
    case .javaScript, .markup, .dart, .cSharp:
      file.has(place + 1, "=>") && !file.isDot(place - 1) && !file.has(place - 1, "case")
    case .java: file.has(place + 1, "->") && !file.has(place - 1, "case")
    default: false
    }
  }

  /// A loop that declares its variable, and the variable of `catch`: `for (String name : names)`, `for name in names {`.
  private func isOfLoop(_ place: Int) -> Bool {
    let language = file.language
    if language == .swift || language == .rust {
      return file.has(place - 1, "for") && file.has(place + 1, "in")
    }
    guard language.hasBraces, let around = file.brackets(around: place),
      file.isOpen(around.open, "(")
    else { return false }
    if file.has(around.open - 1, "catch") { return language != .php }
    guard file.has(around.open - 1, "for") || file.has(around.open - 1, "foreach") else {
      return false
    }
    let isEach = file.has(place + 1, "in") || file.has(place + 1, "of") || file.has(place + 1, ":")
    return isEach && language != .php && (language == .kotlin || place - 1 > around.open)
  }

  /// A parameter of a function in the file.
  private func isParameter(_ place: Int) -> Bool {
    var open = place
    for _ in 0..<Self.mostBrackets {
      guard let around = file.brackets(around: open) else { return false }
      open = around.open
      if file.isOpen(open, "(") { break }
    }
    guard file.isOpen(open, "("), let close = file.partner(of: open), close > open,
      !isHead(open), !file.has(open - 1, "new")
    else { return false }
    if FunctionReader.isDeclaration(open, close, in: file), file.language != .c { return true }
    for index in close + 1..<max(close + 1, min(file.tokens.count, close + Self.mostOfType)) {
      if file.has(index, "=>") { return file.language != .rust && file.language != .ruby }
      if file.has(index, "->"), file.language == .java { return index == close + 1 }
      if file.isOpen(index, "{") {
        return FunctionHead.parameters(beforeBody: index, in: file)?.contains(place) ?? false
      }
      guard file.isIdentifier(index) || file.tokens[index].kind == .sign, !file.has(index, ";"),
        !file.has(index, ",")
      else { return false }
    }
    return false
  }

  /// A name that is declared for the block of a condition: `if let name = value {`.
  private func isOfCondition(_ place: Int) -> Bool {
    (file.language == .swift || file.language == .rust)
      && (file.has(place - 1, "let") || file.has(place - 1, "var"))
      && Scopes(file: file).isOfCondition(place)
  }

  /// Whether a bracket belongs to the head of a statement.
  private func isHead(_ open: Int) -> Bool { has(open - 1, Self.heads) }

  private static let heads: Set<String> = [
    "if", "for", "foreach", "while", "switch", "when", "catch", "try", "using", "with", "lock",
    "synchronized", "elseif", "elif", "until", "match", "return", "case", "in", "and", "or", "not",
    "await",
  ]

  // MARK: What stands around

  /// Whether no bracket around a mention and no word at the start of its statement is one of patterns and of heads.
  private func isUnderstoodAround(_ place: Int) -> Bool {
    let scopes = Scopes(file: file)
    var inner = place
    for _ in 0..<Self.mostBrackets {
      let all = scopes.startOfStatement(before: inner)
      // The line before `case` ends with a colon in Python.
      let start =
        (all..<inner).last { file.tokens[$0].startsLine && has($0, Self.patternWords) } ?? all
      if has(start, Self.patternWords) || has(start + 1, ["case"]),
        !(has(start, ["case"]) || has(start + 1, ["case"]))
          || !(start..<inner).contains(where: {
            file.brackets(around: $0)?.open == file.brackets(around: inner)?.open
              && (file.has($0, ":") || file.has($0, "=>") || file.has($0, "->"))
          })
      {
        return false
      }
      guard let around = file.brackets(around: inner) else { return true }
      if !file.isOpen(around.open, "{"), isPattern(around.open, around.close) { return false }
      if file.isOpen(around.open, "{"), file.has(around.close + 1, "=") { return false }
      // A block has no say in what stands around it.
      if file.isOpen(around.open, "{"),
        file.has(around.open - 1, ")") || file.has(around.open - 1, "=>")
          || file.has(around.open - 1, "else") || file.has(around.open - 1, "try")
      {
        return true
      }
      inner = around.open
    }
    return true
  }

  private static let patternWords: Set<String> = [
    "case", "rescue", "nonlocal", "global", "del", "import", "from", "except", "in",
  ]

  /// Whether brackets hold a pattern: `(name, size) =`, `[name] =`, `as (name, y)`, `->(name)`, `for (name, y) in`.
  private func isPattern(_ open: Int, _ close: Int) -> Bool {
    let isSubscript =
      file.isOpen(open, "[") && open > 0 && file.tokens[open - 1].end == file.tokens[open].start
      && (file.isIdentifier(open - 1) || file.tokens[open - 1].kind == .close)
    if isSubscript { return false }
    let next = close + 1
    if file.has(next, "=") || file.has(next, "=>") || file.has(next, "in") || file.has(next, "of")
      || file.has(next, ":") && file.has(next + 1, "=")
      || file.has(next, "->") && !file.isDot(next)
    {
      return true
    }
    if file.has(open - 1, "->") { return true }
    if ["foreach", "Q_FOREACH", "BOOST_FOREACH"].contains(where: { has(open - 1, [$0]) }) {
      // `foreach (name, names)` of C, `foreach ($names as $name)`: the names are read first.
      return file.language == .c || file.language == .php
    }
    return has(open - 1, ["as", "case", "let", "var", "val", "const", "del", "import", "list"])
  }

  /// Whether a name stands among several that may get values at once: `name, size = parse(x)`.
  private func isListed(_ place: Int) -> Bool {
    guard file.has(place + 1, ",") || file.has(place - 1, ","),
      file.brackets(around: place).map({ file.isOpen($0.open, "{") }) ?? true
    else { return false }
    var start = place + 1
    if !file.has(start, ",") {
      // The last of several: `let a = 1, name = 2` gives a value to each.
      return file.isIdentifier(place - 2) && file.has(start, "=") && !file.has(place - 3, "=")
        && !file.language.hasTypeFirst
    }
    for _ in 0..<Self.mostOfType where file.has(start, ",") {
      let end = file.endOfExpression(from: start + 1)
      if (start..<end).contains(where: { file.has($0, "=") || file.has($0, "in") }) { return true }
      start = end
    }
    return false
  }

  /// Whether a statement begins with a call of a method of the variable, which may change it: `name.append(more)`.
  private func isChanged(_ place: Int) -> Bool {
    guard file.isDot(place + 1) || file.has(place + 1, "!") || file.has(place + 1, "["),
      file.brackets(around: place).map({ file.isOpen($0.open, "{") }) ?? true,
      Scopes(file: file).startOfStatement(before: place) == place
    else { return false }
    let end = file.endOfChain(from: place)
    // `names.forEach { … }` reads; `names.first().append(more)` may not.
    let isRead =
      file.isIdentifier(place + 2) && ListMentions.readers.contains(file.text(of: place + 2))
      && (file.partner(of: place + 3) ?? place + 3) + 1 >= end
    return end > place + 3 && !isRead
  }

  // MARK: One mention

  /// `String name;`, `let name`, `var name: String`: a declaration without a value, as a statement of its own.
  private func isDeclaration(_ place: Int) -> Bool {
    let scopes = Scopes(file: file)
    guard scopes.isDeclared(place), !file.has(place + 1, "="),
      file.brackets(around: place).map({ file.isOpen($0.open, "{") }) ?? true
    else { return false }
    return file.has(place + 1, ";") || file.has(place + 1, ":")
      || place + 1 < file.tokens.count && file.tokens[place + 1].startsLine
  }

  /// Whether what follows a name lets it be read.
  private func hasEndOfRead(_ place: Int) -> Bool {
    let next = place + 1
    guard next < file.tokens.count else { return true }
    let token = file.tokens[next]
    switch token.kind {
    case .close: return true
    case .identifier:
      if file.has(next, "in") {
        return has(place - 1, ["if", "elif", "and", "or", "not", "return"])
      }
      return token.startsLine || has(next, Self.wordsAfter)
    case .number, .text: return token.startsLine
    case .open:
      if token.startsLine || file.isOpen(next, "{") { return true }
      guard file.isOpen(next, "["), let close = file.partner(of: next) else { return false }
      return !file.has(close + 1, "=")
    case .sign: return isSignAfterRead(next)
    }
  }

  private func isSignAfterRead(_ next: Int) -> Bool {
    for sign: StaticString in ["=", "+=", "-=", "=>", "@"] where file.has(next, sign) {
      return false
    }
    if file.has(next, "->") { return file.isDot(next) }
    if hasPair(next, "+", "+") || hasPair(next, "-", "-") || hasPair(next, "<", "-") {
      return false
    }
    if hasPair(next, "<", "<") { return file.has(next - 2, "<") }
    // `!==` and `===` compare; every other sign that is joined to `=` gives a value.
    for sign: StaticString in ["+", "-", "*", "/", "%", "&", "|", "^", ".", "??", "||", "&&", ":"]
    where hasPair(next, sign, "=") {
      return false
    }
    return !hasPair(next, "<", "<=") && !hasPair(next, "*", "*")
  }

  /// Whether what stands before a name lets it be read.
  private func hasStartOfRead(_ place: Int) -> Bool {
    let previous = place - 1
    guard previous >= 0 else { return true }
    switch file.tokens[previous].kind {
    case .open, .close: return !isGivenToMacro(place)
    case .number, .text: return file.tokens[place].startsLine
    case .identifier:
      if has(previous, Self.writing) { return false }
      return file.tokens[place].startsLine || has(previous, Self.wordsBefore)
        || file.language == .ruby
    case .sign:
      if hasPair(previous - 1, "+", "+") || hasPair(previous - 1, "-", "-") { return false }
      guard file.has(previous, "&") else { return true }
      switch file.language {
      case .c, .swift, .go, .php, .cSharp:
        // `a & name` has a value before the sign.
        return file.isIdentifier(previous - 1) && !has(previous - 1, ["return"])
          && file.tokens[previous].end != file.tokens[place].start
      default: return true
      }
    }
  }

  /// `MXJSONModelSetString(name, …)`: a macro may set its first argument.
  private func isGivenToMacro(_ place: Int) -> Bool {
    file.language == .c && file.has(place - 1, "(") && file.has(place + 1, ",")
      && file.isIdentifier(place - 2) && file.text(of: place - 2).first?.isUppercase == true
  }

  /// Words before a name that may give it a value.
  private static let writing: Set<String> = [
    "out", "ref", "inout", "nonlocal", "global", "as", "for", "let", "var", "val", "const", "final",
    "auto", "case", "import", "del", "catch", "def", "fun", "func", "class", "mut", "lambda",
    "late",
  ]

  /// Words before a name that is read.
  private static let wordsBefore: Set<String> = [
    "return", "in", "of", "is", "and", "or", "not", "if", "elif", "else", "unless", "while",
    "until", "await", "yield", "throw", "raise", "print", "echo", "when", "switch", "match", "try",
    "then", "do", "where", "guard", "typeof", "instanceof", "assert", "range", "delete",
  ]

  /// Words after a name that is read.
  private static let wordsAfter: Set<String> = [
    "is", "as", "and", "or", "if", "else", "unless", "not", "instanceof", "do", "then", "until",
    "satisfies",
  ]
}
