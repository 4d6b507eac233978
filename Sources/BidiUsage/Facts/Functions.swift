/// A function of a program, as far as its results tell what it gives.
struct FunctionFacts {
  /// Whether it takes any number of arguments.
  let isVariadic: Bool

  /// The number of its parameters.
  let parameterCount: Int

  /// What it may give; empty if that is not understood.
  let facts: [ArgumentFact]
}

/// Finds the functions of a file.
struct FunctionReader {
  let file: TokenizedFile
  let expressions: ExpressionReader

  /// The most tokens of a function that is read: a function that only writes a value is short.
  private static let longest = 400

  /// The most results of a function.
  private static let mostResults = 4

  /// The functions of a name, in the order of the file.
  func functions(named name: String) -> [FunctionFacts] {
    let hash = SourceToken.hash(of: name.utf8)
    return file.tokens.indices.compactMap { index in
      guard file.tokens[index].hash == hash, file.isIdentifier(index), file.text(of: index) == name
      else { return nil }
      if let close = Self.endOfParameters(index + 1, in: file) { return function(index + 1, close) }
      return arrow(after: index).map { arrow in
        FunctionFacts(
          isVariadic: isVariadic(arrow.parameters),
          parameterCount: file.parts(arrow.parameters).count, facts: results(in: arrow.body))
      }
    }
  }

  /// The closing bracket of the parameters, if a bracket opens those of a declaration; else nil.
  static func endOfParameters(_ open: Int, in file: TokenizedFile) -> Int? {
    guard file.isIdentifier(open - 1), file.isOpen(open, "("),
      let close = file.partner(of: open), close > open,
      isDeclaration(open, close, in: file) || isMethod(open, close, in: file)
    else { return nil }
    return close
  }

  /// Whether brackets hold the parameters of a method of a class of TypeScript, or of a component: `title(note: Note): string {`.
  private static func isMethod(_ open: Int, _ close: Int, in file: TokenizedFile) -> Bool {
    guard file.language == .javaScript || file.language == .markup,
      file.tokens[open - 1].startsLine || file.isOpen(open - 2, "{") || file.has(open - 2, ",")
        || methodWords.contains(where: { file.has(open - 2, $0) }),
      !noNames.contains(file.text(of: open - 1))
    else { return false }
    if file.isOpen(close + 1, "{") { return true }
    guard file.has(close + 1, ":") else { return false }
    for index in close + 2..<max(close + 2, min(file.tokens.count, close + mostOfType)) {
      if file.isOpen(index, "{") { return index > close + 2 }
      if file.tokens[index].startsLine || file.has(index, ";") { return false }
    }
    return false
  }

  private static let methodWords: [StaticString] = [
    "async", "public", "private", "protected", "static", "get", "override",
  ]

  /// How many tokens of the type of a method are looked at.
  private static let mostOfType = 12

  /// A function of JavaScript that is the value of a name: `title = (note) => note.title`, `title: function (note) {`.
  private func arrow(after name: Int) -> (parameters: Range<Int>, body: Range<Int>)? {
    guard file.language == .javaScript || file.language == .markup,
      let start = DeclaredNames(file: file).startOfFunction(after: name)
    else { return nil }
    let parameters: Range<Int>
    var next: Int
    if file.isOpen(start, "("), let close = file.partner(of: start) {
      (parameters, next) = (start + 1..<close, close + 1)
    } else {
      (parameters, next) = (start..<start + 1, start + 1)
    }
    // `(note): string => …`
    let end = min(file.tokens.count, next + Self.mostOfType)
    next = (next..<max(next, end)).first { file.has($0, "=>") || file.isOpen($0, "{") } ?? next
    if file.has(next, "=>") { next += 1 }
    guard next < file.tokens.count else { return nil }
    if file.isOpen(next, "{") {
      guard let close = file.partner(of: next), close > next else { return nil }
      return (parameters, next + 1..<close)
    }
    return (parameters, next..<max(next, file.endOfExpression(from: next)))
  }

  private static let noNames: Set<String> = [
    "if", "for", "while", "switch", "catch", "return", "new", "else", "when", "guard", "await",
    "throw", "super", "this", "sizeof", "using", "lock", "synchronized", "foreach", "init",
  ]

  /// Whether brackets hold the parameters of a function.
  static func isDeclaration(
    _ open: Int, _ close: Int, in file: TokenizedFile
  ) -> Bool {
    guard file.isIdentifier(open - 1) else { return false }
    switch file.language {
    case .swift: return file.has(open - 2, "func") || file.has(open - 2, ">")
    case .python: return file.has(open - 2, "def")
    case .rust: return file.has(open - 2, "fn")
    case .go:
      // `func (n *Note) title(`
      let receiver = file.partner(of: open - 2) ?? -1
      return file.has(open - 2, "func")
        || receiver >= 0 && receiver < open - 2 && file.has(receiver - 1, "func")
    case .kotlin:
      // `fun <T> Receiver.name(`
      var index = open - 2
      while index > max(0, open - 14), !file.has(index, "fun") {
        guard
          file.isIdentifier(index)
            || file.tokens[index].kind == .sign && !file.tokens[index].startsLine
        else { return false }
        index -= 1
      }
      return file.has(index, "fun")
    case .php: return file.has(open - 2, "function")
    case .javaScript, .markup:
      if file.has(open - 2, "function") { return true }
      fallthrough
    case .c, .cSharp, .dart, .java:
      guard
        file.isOpen(close + 1, "{") || file.has(close + 1, "=>") || file.isIdentifier(close + 1),
        !noNames.contains(file.text(of: open - 1))
      else { return false }
      return file.language == .javaScript
        ? file.isOpen(close + 1, "{") && !file.isDot(open - 2)
        : file.isIdentifier(open - 2) && !noNames.contains(file.text(of: open - 2))
          || file.language == .c && file.has(open - 2, "::")
          || file.has(open - 2, ">") || file.has(open - 2, "*") || file.has(open - 2, "?")
    case .ruby, .xml: return false
    }
  }

  /// What a function gives; nil for one without a body, whose type says nothing.
  private func function(_ open: Int, _ close: Int) -> FunctionFacts? {
    let isNumber = returnsNumber(open, close)
    guard isNumber || body(after: close) != nil else { return nil }
    let facts =
      isNumber
      ? [
        ArgumentFact(
          kind: .number, place: UsePlace(path: file.path, line: file.line(of: open - 1)),
          expression: file.words(open - 1..<close + 1))
      ] : body(after: close).map(results) ?? []
    return FunctionFacts(
      isVariadic: isVariadic(open + 1..<close), parameterCount: file.arguments(at: open).count,
      facts: facts)
  }

  private func isVariadic(_ parameters: Range<Int>) -> Bool {
    parameters.contains { index in
      file.has(index, "vararg") || file.has(index, "params")
        || file.has(index, ".") && file.has(index + 1, ".") && file.has(index + 2, ".")
    } || file.language == .python && file.place(of: "*", in: parameters) != nil
  }

  /// Whether the declared type of the result is one of numbers.
  private func returnsNumber(_ open: Int, _ close: Int) -> Bool {
    let type: Int? =
      if file.has(close + 1, "->") || file.has(close + 1, ":") {
        close + 2
      } else if file.language == .go {
        close + 1
      } else if file.language
        .hasTypeFirst
      { open - 2 } else { nil }
    guard let type, file.isIdentifier(type) else { return false }
    return ResultRow.numberTypes.contains(file.text(of: type))
  }

  // MARK: Results

  private func results(in body: Range<Int>) -> [ArgumentFact] {
    guard body.count <= Self.longest, !body.isEmpty else { return [] }
    var expressions: [Range<Int>] = []
    if file.has(body.lowerBound - 1, "=") || file.has(body.lowerBound - 1, "=>") {
      expressions = [body]
    } else {
      for index in body where file.has(index, "return") && file.isIdentifier(index) {
        let end = min(file.endOfExpression(from: index + 1), body.upperBound)
        if end > index + 1 { expressions.append(index + 1..<end) }
      }
      if expressions.isEmpty, file.language == .swift,
        file.endOfExpression(from: body.lowerBound) >= body.upperBound
      {
        expressions = [body]
      }
    }
    guard !expressions.isEmpty, expressions.count <= Self.mostResults else { return [] }
    let facts = expressions.flatMap { self.expressions.facts(of: $0) }
    return facts.contains { $0.kind == .unknown || $0.kind == .made } ? [] : facts
  }

  private func body(after close: Int) -> Range<Int>? {
    if file.language == .python {
      guard
        let colon = (close + 1..<min(close + 8, file.tokens.count)).first(where: {
          file.has($0, ":")
        })
      else { return nil }
      let end = (colon + 1..<file.tokens.count).prefix(Self.longest + 1).first {
        file.has($0, "def") || file.has($0, "class")
      }
      return colon + 1..<(end ?? min(file.tokens.count, colon + 1 + Self.longest))
    }
    for index in close + 1..<min(close + 12, file.tokens.count) {
      if file.isOpen(index, "{"), let end = file.partner(of: index), end > index {
        return index + 1..<end
      }
      // `= 0` after a function of C++ says that it has no body.
      if file.has(index, "=") && file.language == .kotlin || file.has(index, "=>") {
        guard index + 1 < file.tokens.count else { return nil }
        return index + 1..<max(index + 1, file.endOfExpression(from: index + 1))
      }
      if file.has(index, ";") || file.tokens[index].startsLine && index > close + 1 { return nil }
    }
    return nil
  }
}
