/// Tells which function, block or pattern of a file gives a name its value at a place.
struct Scopes {
  /// What gives a name its value.
  enum Binding: Equatable {
    /// A parameter, a loop or a pattern: the value comes from elsewhere.
    case given
    /// A declaration, in the rest of the block around it.
    case declared(Range<Int>)
    /// Assignments in the body of a function that does not declare the name: those of Python, or of a field.
    case assigned(Range<Int>)

    /// The tokens in which the name has the same meaning; nil where its value comes from elsewhere.
    var range: Range<Int>? {
      switch self {
      case .given: nil
      case .declared(let range), .assigned(let range): range
      }
    }
  }

  let file: TokenizedFile

  /// How many brackets around a place, and how many tokens of a statement before it, are looked at.
  private static let mostBrackets = 64
  private static let longestStatement = 200

  /// What gives a name its value at a place.
  ///
  /// - Parameter index: The token of the name.
  /// - Returns: It; nil where no function around the place gives the name a value.
  func binding(of index: Int) -> Binding? {
    let hash = file.tokens[index].hash
    if !file.language.hasBraces { return bindingByIndentation(of: index, hash) }
    let places = file.places(like: index)
    var place = index
    var function: Range<Int>?
    for _ in 0..<Self.mostBrackets {
      if isBound(hash, before: place) { return .given }
      guard let around = file.brackets(around: place) else { break }
      let body = around.open + 1..<max(around.open + 1, around.close)
      if file.isOpen(around.open, "{") {
        if isType(around.open) { break }
        if isBound(hash, atStartOf: body) { return .given }
        if let start = declaration(places, upTo: index, in: around.open) {
          return isPattern(start, in: around.open) ? .given : .declared(start..<body.upperBound)
        }
        if let head = FunctionHead.parameters(beforeBody: around.open, in: file) {
          if head.contains(where: { file.tokens[$0].hash == hash }) { return .given }
          // Elsewhere the variable of a closure is that of the function around it.
          if file.language == .php, assigns(places, in: body, besides: index) {
            return .assigned(body)
          }
        }
        function = body
      }
      place = around.open
    }
    // No function declares it: it is a field, or a variable of the file.
    return function.flatMap { assigns(places, in: $0, besides: index) ? .assigned($0) : nil }
  }

  /// Whether a place is in a function: in braces that are not those of a type.
  func isInFunction(_ index: Int) -> Bool {
    var place = index
    while let around = file.brackets(around: place) {
      place = around.open
      if file.isOpen(place, "{") { return !isType(place) }
    }
    return false
  }

  /// Whether a loop within some tokens stands around a place.
  func isInLoop(_ index: Int, within range: Range<Int>) -> Bool {
    if !file.language.hasBraces { return isInLoopByIndentation(index, within: range) }
    var place = index
    while let around = file.brackets(around: place), range.contains(around.open) {
      place = around.open
      guard file.isOpen(place, "{") else { continue }
      let start = startOfStatement(before: place)
      if (start..<place).contains(where: { Self.loops.contains(file.text(of: $0)) }) { return true }
    }
    return false
  }

  private static let loops: Set<String> = [
    "for", "foreach", "while", "do", "loop", "repeat", "forEach", "forEachIndexed", "each", "map",
  ]

  // MARK: Declarations

  /// The last declaration of a name before a place, directly in a block.
  private func declaration(_ places: [Int], upTo index: Int, in open: Int) -> Int? {
    places.last { place in
      place <= index && place > open && !file.isDot(place - 1)
        && (file.brackets(around: place)?.open == open && isDeclared(place)
          && !isOfCondition(place) || isPattern(place, in: open))
    }
  }

  private static let words: Set<String> = [
    "val", "var", "let", "const", "final", "mut", "ref", "auto", "static", "late", "lateinit",
    "dynamic",
  ]

  /// Whether a name is declared where it stands: `val name`, `String name =`, `List<String> name =`.
  func isDeclared(_ place: Int) -> Bool {
    guard place > 0 else { return false }
    let before = place - 1
    if file.isIdentifier(before), Self.words.contains(file.text(of: before)) { return true }
    // `name := value`
    if file.language == .go { return file.has(place + 1, ":") && file.has(place + 2, "=") }
    guard file.language.hasTypeFirst else { return false }
    let variables = Variables(file)
    if variables.typeBefore(place) != nil { return true }
    // `List<String> name = …`, `String[] name = …`
    if file.has(before, ">") || file.has(before, "]") { return file.has(place + 1, "=") }
    // `QString name(text);`
    return file.language == .c && !file.tokens[place].startsLine && file.isIdentifier(before)
      && !variables.isNoType(before) && (file.isOpen(place + 1, "(") || file.isOpen(place + 1, "{"))
  }

  /// Whether a name is declared in the head of a statement without brackets, for its block alone: `if let name = value {`.
  func isOfCondition(_ place: Int) -> Bool {
    guard file.language == .swift || file.language == .rust || file.language == .go else {
      return false
    }
    let start = startOfStatement(before: place)
    return ["if", "while", "for", "switch", "match"].contains { $0 == file.text(of: start) }
  }

  /// Whether a name stands in a pattern directly in a block: `val (a, name) = …`, `const { name } = …`, `case .deleted(let name):`.
  private func isPattern(_ place: Int, in open: Int) -> Bool {
    if file.language == .go, file.brackets(around: place)?.open == open {
      return isOneOfSeveral(place)
    }
    var outermost = place
    for _ in 0..<4 {
      guard let around = file.brackets(around: outermost) else { return false }
      guard around.open != open else { break }
      outermost = around.open
    }
    guard outermost != place, file.brackets(around: outermost)?.open == open,
      let close = file.partner(of: outermost)
    else { return false }
    if file.language == .swift, file.has(place - 1, "let") || file.has(place - 1, "var") {
      return file.isDot(outermost - 2)
    }
    guard file.has(close + 1, "=") || file.has(close + 1, ":") && file.language != .c,
      !file.isOpen(outermost, "(") || file.language != .c
    else { return false }
    let start = startOfStatement(before: outermost)
    return (start..<outermost).contains { Self.words.contains(file.text(of: $0)) }
  }

  /// Whether a name is one of several that an expression of Go gives values to: `name, err := read()`.
  private func isOneOfSeveral(_ place: Int) -> Bool {
    var end = place + 1
    while file.has(end, ","), file.isIdentifier(end + 1) { end += 2 }
    let isAssigned = file.has(end, "=") || file.has(end, ":") && file.has(end + 1, "=")
    return isAssigned && (end > place + 1 || file.has(place - 1, ","))
  }

  /// Whether a function assigns a name that it does not declare, on the way to a place.
  private func assigns(_ places: [Int], in body: Range<Int>, besides index: Int) -> Bool {
    let variables = Variables(file)
    return places.contains { place in
      guard body.contains(place), place <= index, !file.isDot(place - 1),
        variables.startOfValue(after: place) != nil
      else { return false }
      // A branch that does not hold the place may not be taken.
      if file.language == .php { return true }
      guard let around = file.brackets(around: place) else { return false }
      return around.open < index && index < around.close
    }
  }

  // MARK: What binds without a declaration

  /// Whether the parameters of a lambda in braces have a name: `{ name -> … }`, `{ name in … }`, `{ |name| … }`.
  private func isBound(_ hash: UInt32, atStartOf body: Range<Int>) -> Bool {
    let sign: StaticString
    switch file.language {
    case .kotlin: sign = "->"
    case .swift: sign = "in"
    default: return false
    }
    // The branches of `when` look alike.
    if file.language == .kotlin,
      file.has(startOfStatement(before: body.lowerBound - 1), "when")
        || file.has(body.lowerBound - 2, "when")
    {
      return false
    }
    var hasName = false
    var index = body.lowerBound
    while index < min(body.upperBound, body.lowerBound + 40) {
      if file.has(index, sign) { return hasName }
      let token = file.tokens[index]
      guard index == body.lowerBound || !token.startsLine, !file.has(index, "for") else {
        return false
      }
      switch token.kind {
      case .identifier: hasName = hasName || token.hash == hash
      case .sign: if !",:<>?.*@_".utf8.contains(token.byte) { return false }
      case .open, .close: if token.byte == UInt8(ascii: "{") { return false }
      case .number, .text: return false
      }
      index += 1
    }
    return false
  }

  private static let heads: Set<String> = ["for", "foreach", "catch", "if", "while", "switch"]
  private static let conditions: Set<String> = ["if", "while", "match", "case", "guard"]

  /// Whether what stands before a place in its statement gives a name its value: `name => …`, `for (name of names) …`.
  private func isBound(_ hash: UInt32, before place: Int) -> Bool {
    let start = startOfStatement(before: place)
    var index = place - 1
    while index >= start {
      let token = file.tokens[index]
      if token.kind == .close, let open = file.partner(of: index), open < index {
        if (open..<index).contains(where: { file.tokens[$0].hash == hash }),
          binds(hash, open, index, before: place)
        {
          return true
        }
        index = open
      } else if token.hash == hash, bindsAlone(index, from: start, before: place) {
        return true
      } else if file.has(index, "|"), file.language == .rust,
        let first = (max(start, index - 24)..<index).last(where: { file.has($0, "|") })
      {
        if (first..<index).contains(where: { file.tokens[$0].hash == hash }) { return true }
        index = first
      }
      index -= 1
    }
    return false
  }

  /// Whether a name outside of brackets is the parameter of an arrow, or the variable of a loop or of a condition.
  private func bindsAlone(_ index: Int, from start: Int, before place: Int) -> Bool {
    if file.isDot(index - 1) { return false }
    if file.has(index + 1, "=>") || file.has(index + 1, "->") && file.language == .java {
      return true
    }
    // `if name := f(); …`, `for _, name := range names`
    if file.language == .go, file.isOpen(place, "{"), isDeclared(index) || isOneOfSeveral(index) {
      return file.has(start, "if") || file.has(start, "for") || file.has(start, "switch")
    }
    let isOfLoop = file.has(index + 1, "in") || file.has(index + 1, "of")
    let isOfCondition =
      file.isIdentifier(index - 1) && Self.words.contains(file.text(of: index - 1))
    guard isOfLoop || isOfCondition, file.isOpen(place, "{") else { return false }
    return (start..<index).contains {
      isOfLoop ? file.has($0, "for") : Self.conditions.contains(file.text(of: $0))
    }
  }

  /// Whether brackets with a name in them are parameters or the head of a loop, for the statement or the body at a place.
  private func binds(_ hash: UInt32, _ open: Int, _ close: Int, before place: Int) -> Bool {
    // `(a, name) => …`, `(name): string => …`, `Some(name) => …`
    if file.has(close + 1, "=>") || file.has(close + 1, "->") && file.language == .java {
      return true
    }
    if file.language == .javaScript, file.has(close + 1, ":"),
      file.place(of: "=>", in: close + 1..<min(place, close + 24)) != nil
    {
      return true
    }
    // `fun f(name: String) = …`
    if file.language == .kotlin, FunctionReader.isDeclaration(open, close, in: file) { return true }
    if file.has(close + 1, "in"), file.language == .swift || file.language == .rust { return true }
    guard open > 0, file.isIdentifier(open - 1) else { return false }
    switch file.text(of: open - 1) {
    case "for", "foreach", "each": return bindsInLoop(hash, open, close)
    case "catch", "fn": return true
    case "if", "while", "switch":
      return (open..<close).contains {
        file.tokens[$0].hash == hash && file.isIdentifier($0 - 1) && !file.isDot($0 - 1)
          && file.text(of: $0 - 1) != "in"
      }
    // `if let Some(name) = value {`
    default:
      guard file.isOpen(place, "{"), file.language == .rust || file.language == .swift else {
        return false
      }
      return file.has(close + 1, "=") && !file.has(close + 1, "==")
    }
  }

  /// Whether the head of a loop declares a name: before `in`, `of` or a colon, after `as`, or in its first part.
  private func bindsInLoop(_ hash: UInt32, _ open: Int, _ close: Int) -> Bool {
    for index in open + 1..<close where file.tokens[index].hash == hash {
      let rest = index + 1..<close
      if file.language == .php { return file.place(of: "as", in: open + 1..<index) != nil }
      if rest.contains(where: { file.has($0, "in") || file.has($0, "of") || file.has($0, ":") }) {
        return true
      }
      if file.isIdentifier(index - 1), !file.has(index - 1, "in"), !file.has(index - 1, "of") {
        return true
      }
    }
    return false
  }

  // MARK: Statements

  /// The first token of the statement that holds a place, in the bracket around it.
  func startOfStatement(before place: Int) -> Int {
    let isInList =
      file.brackets(around: place).map { !file.isOpen($0.open, "{") } ?? false
      || file.language != .swift
    let breaksAtBraces = file.language != .swift && file.language != .kotlin
    var index = place
    while index > 0, place - index < Self.longestStatement {
      if index < place || !file.isOpen(place, "{"), breaksLine(index) { break }
      let before = index - 1
      let token = file.tokens[before]
      if token.kind == .close {
        guard let open = file.partner(of: before), open < before else { break }
        // `<Row key={id}` of JSX goes on.
        if breaksAtBraces, file.isOpen(open, "{"), !file.has(open - 1, "="),
          !file.has(open - 1, ">")
        {
          break
        }
        index = open
        continue
      }
      // The head of `if` and `for` of Go has them without brackets around.
      let isOfHead = file.language == .go && file.isOpen(place, "{")
      if token.kind == .open || !isOfHead && file.has(before, ";")
        || isInList && !isOfHead && file.has(before, ",")
      {
        break
      }
      index = before
    }
    return index
  }

  /// Whether a token begins a statement by its line.
  private func breaksLine(_ index: Int) -> Bool {
    guard file.tokens[index].startsLine, file.language.endsStatementsAtLines,
      !file.continuesLine(index)
    else { return false }
    // `if (…)` and `for (…)` go on in the next line.
    guard let open = file.partner(of: index - 1), open < index - 1, file.isOpen(open, "("),
      file.isIdentifier(open - 1)
    else { return true }
    return !Self.heads.contains(file.text(of: open - 1))
  }

  // MARK: Types

  private static let typeWords: Set<String> = [
    "class", "struct", "object", "interface", "extension", "enum", "protocol", "namespace",
    "actor", "trait", "mixin", "impl", "record",
  ]

  /// Whether a bracket opens the body of a type.
  func isType(_ open: Int) -> Bool {
    var index = open - 1
    while index >= 0, index > open - 40 {
      let token = file.tokens[index]
      if token.kind == .close, token.partner >= 0, token.byte == UInt8(ascii: ")") {
        index = Int(token.partner) - 1
        continue
      }
      if token.kind == .open || token.kind == .close || file.has(index, ";") { return false }
      if token.kind == .identifier {
        let word = file.text(of: index)
        if Self.typeWords.contains(word) { return true }
        if ["fun", "func", "function", "if", "for", "while", "switch", "return"].contains(word) {
          return false
        }
      }
      index -= 1
    }
    return false
  }
}
