internal import SwiftSyntax

/// What the names of values stand for: constants and variables of a function, and constants of the type or the file around it.
extension SwiftReader {
  /// A name where it is declared.
  struct DeclaredName: Hashable {
    let name: String
    /// The outermost function; nil for a name of a type or of the file.
    let function: Int?
    /// The type; empty for a name of a function or of the file.
    let type: String
  }

  /// More words than that are no place and no distance.
  private static let mostWords = 64

  /// Notes what the members of a type, or the names of the file, stand for, before code is read that uses them.
  mutating func noteValues(of variables: some Sequence<VariableDeclSyntax>, in scope: Int) {
    for variable in variables {
      for binding in variable.bindings {
        let name = DeclaredName(
          name: Self.source(of: binding.pattern), function: nil, type: outline.typeName(of: scope))
        // Anybody may give a variable another value.
        let isConstant = variable.bindingSpecifier.tokenKind == .keyword(.let)
        values[name] = isConstant ? binding.initializer?.value : Self.computed(binding)
      }
    }
  }

  /// Notes what a variable of a function stands for; nil for a parameter and for one without a first value.
  mutating func noteValue(of name: String, _ value: ExprSyntax?, in scope: Int) {
    let function = outline.function(of: scope)
    guard case .function = outline.scopes[function].kind else { return }
    values[DeclaredName(name: name, function: function, type: "")] = .some(value)
    // The property itself is no variable of its code.
    if outline.scopes[function].kind != .function(name) {
      outline.locals.insert(TiedView(type: "", name: name, function: function))
    }
  }

  /// Forgets what a variable of a function stands for, as it is given another value.
  mutating func forgetValue(of target: ExprSyntax, in scope: Int) {
    guard let name = target.as(DeclReferenceExprSyntax.self)?.baseName.text else { return }
    let declared = DeclaredName(name: name, function: outline.function(of: scope), type: "")
    if values[declared] != nil { values[declared] = .some(nil) }
  }

  /// Whether an expression is a variable or a parameter of the function around it.
  func isVariable(_ expression: ExprSyntax, in scope: Int) -> Bool {
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else {
      return false
    }
    return values[DeclaredName(name: name, function: outline.function(of: scope), type: "")] != nil
  }

  /// The expression of a property that only computes: `var width: CGFloat { view.bounds.width * 0.8 }`.
  private static func computed(_ binding: PatternBindingSyntax) -> ExprSyntax? {
    guard case .getter(let items) = binding.accessorBlock?.accessors, items.count == 1,
      let item = items.first?.item
    else { return nil }
    return item.as(ReturnStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self)
  }

  /// What a name stands for in a scope; nil for what is not known.
  private func value(of name: String, in scope: Int) -> ExprSyntax? {
    let function = DeclaredName(name: name, function: outline.function(of: scope), type: "")
    if let local = values[function] { return local }
    let type = DeclaredName(name: name, function: nil, type: outline.typeName(of: scope))
    return values[type] ?? values[DeclaredName(name: name, function: nil, type: "")] ?? nil
  }

  /// The name that an expression is: `width`, `self.width`; nil for anything else.
  static func name(_ expression: ExprSyntax) -> String? {
    if let name = expression.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
    guard let access = expression.as(MemberAccessExprSyntax.self),
      access.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
    else { return nil }
    return access.declName.baseName.text
  }

  /// What an expression stands for, if it is a name; the expression itself otherwise.
  func resolved(_ expression: ExprSyntax, in scope: Int) -> ExprSyntax {
    var expression = expression
    // A name may stand for another one; no person writes longer ways.
    for _ in 0..<8 {
      if let name = Self.name(expression), let value = value(of: name, in: scope) {
        expression = value
      } else if let value = constant(expression) {
        expression = value
      } else {
        break
      }
    }
    return expression
  }

  /// What a constant of a type stands for: `Metrics.margin`; nil for anything else.
  private func constant(_ expression: ExprSyntax) -> ExprSyntax? {
    guard let access = expression.as(MemberAccessExprSyntax.self),
      let type = access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return nil }
    let name = DeclaredName(name: access.declName.baseName.text, function: nil, type: type)
    return values[name] ?? nil
  }

  /// The words of an expression, with what its names stand for in their place.
  ///
  /// - Complexity: O(*n*): what a name stands for is read as far as a few words.
  func words(of expression: ExprSyntax, in scope: Int) -> [String] {
    var words: [String] = []
    addWords(of: expression, in: scope, depth: 0, to: &words)
    return words
  }

  /// The source of an expression without spaces, with what its names stand for in their place.
  func filledSource(of expression: ExprSyntax, in scope: Int) -> String {
    let text = words(of: expression, in: scope).joined()
    return text.hasPrefix("self.") ? String(text.dropFirst(5)) : text
  }

  private func addWords(
    of expression: ExprSyntax, in scope: Int, depth: Int, to words: inout [String]
  ) {
    var before = TokenKind.endOfFile
    for token in expression.tokens(viewMode: .sourceAccurate) {
      defer { before = token.tokenKind }
      if depth < 8, words.count < Self.mostWords, case .identifier(let name) = token.tokenKind,
        before != .period || words.suffix(2).elementsEqual(["self", "."]),
        token.nextToken(viewMode: .sourceAccurate)?.tokenKind != .colon,
        let value = value(of: name, in: scope)
      {
        if before == .period { words.removeLast(2) }
        let isPart =
          value.is(SequenceExprSyntax.self) && expression.totalLength != token.totalLength
        if isPart { words.append("(") }
        addWords(of: value, in: scope, depth: depth + 1, to: &words)
        if isPart { words.append(")") }
      } else {
        words.append(token.text)
      }
    }
  }
}
