/// What the names of values stand for: the variables of a function with their first values.
extension ObjectiveCReader {
  /// A name in a scope.
  struct DeclaredName: Hashable {
    let name: String
    let scope: Int
  }

  /// More tokens than that are no place and no distance.
  private static let mostTokens = 64

  /// Finds the first values of all variables; those that are given another value may stand for anything.
  mutating func findValues() {
    for index in tokens.indices where text(index) == "=" {
      guard index > 1, tokens[index - 1].kind == .identifier else { continue }
      let name = DeclaredName(name: text(index - 1), scope: scopes[index])
      // A type stands before a name that is declared.
      let isDeclared = tokens[index - 2].kind == .identifier || text(index - 2) == "*"
      if isDeclared {
        outline.locals.insert(TiedView(type: "", name: name.name, function: name.scope))
      }
      if isDeclared, values[name] == nil {
        values[name] = index + 1..<max(index + 1, statementEnd(from: index + 1))
      } else if ![".", "->"].contains(text(index - 2)) {
        values[name] = 0..<0
        if !isDeclared { assigned.insert(name.name) }
      }
    }
  }

  /// What a token stands for, if it is the name of a variable with a known value.
  func value(of index: Int) -> Range<Int>? {
    guard tokens[index].kind == .identifier, ![".", "->"].contains(text(index - 1)) else {
      return nil
    }
    let value = values[DeclaredName(name: text(index), scope: scopes[index])]
    return value.flatMap { $0.isEmpty || $0.contains(index) ? nil : $0 }
  }

  /// The tokens of an expression, with what its names stand for in their place.
  ///
  /// - Complexity: O(*n*): what a name stands for is read as far as a few tokens.
  func words(of range: Range<Int>) -> [String] {
    var words: [String] = []
    addWords(of: range, depth: 0, to: &words)
    return words
  }

  /// The source of an expression without spaces, with what its names stand for in their place.
  func filledSource(_ range: Range<Int>) -> String { words(of: range).joined() }

  private func addWords(of range: Range<Int>, depth: Int, to words: inout [String]) {
    for index in range {
      if depth < 8, words.count < Self.mostTokens, let value = value(of: index) {
        let isPart = value.count > 1 && range.count > 1
        if isPart { words.append("(") }
        addWords(of: value, depth: depth + 1, to: &words)
        if isPart { words.append(")") }
      } else {
        words.append(text(index))
      }
    }
  }
}
