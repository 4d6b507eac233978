internal import SwiftSyntax

/// Views of loops, and their autoresizing masks.
extension SwiftReader {
  /// Notes the names that a loop gives values: they are variables of the function.
  mutating func noteNames(of loop: ForStmtSyntax, in scope: Int) {
    for token in loop.pattern.tokens(viewMode: .sourceAccurate) {
      if case .identifier(let name) = token.tokenKind { noteValue(of: name, nil, in: scope) }
    }
  }

  /// What a name of a loop or of a parameter stands for.
  private enum LoopViews {
    /// No loop has the name.
    case none
    /// Any view of a list that is not seen.
    case any
    /// The views of a list: `for bar in [first, second]`.
    case all([String])
  }

  /// Notes what code says of an autoresizing mask; in a loop over a list that is written there, of each view of the list.
  mutating func noteMask(_ target: ExprSyntax, _ value: String, in scope: Int) {
    let (property, name) = (Self.lastName(target), Self.receiver(of: target))
    switch Self.views(of: name, around: Syntax(target)) {
    case .none: outline.noteMask(property, value, of: tied(name, in: scope))
    case .any: outline.noteMaskOfAny(property, value)
    case .all(let views):
      for view in views { outline.noteMask(property, value, of: tied(view, in: scope)) }
    }
  }

  /// Deeper loops are written by no person.
  private static let deepestLoop = 100

  /// The views that a name stands for as the innermost loop or block around a node has it.
  private static func views(of name: String, around node: Syntax) -> LoopViews {
    var node = node
    for _ in 0..<deepestLoop {
      guard let parent = node.parent else { break }
      switch parent.as(SyntaxEnum.self) {
      case .forStmt(let loop):
        if source(of: loop.pattern) == name { return views(of: loop.sequence) }
        if loop.pattern.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == name }) {
          return .any
        }
      case .closureExpr(let block):
        guard names(of: block).contains(name) || block.signature == nil && name.hasPrefix("$")
        else { break }
        // `[bar, icon].forEach { … }`.
        let callee = block.parent?.as(FunctionCallExprSyntax.self)?.calledExpression
          .as(MemberAccessExprSyntax.self)
        return callee.map { $0.declName.baseName.text } == "forEach" && name != "$1"
          ? callee?.base.map { views(of: $0) } ?? .any : .any
      case .functionDecl(let function): return views(of: name, in: function.signature, parent)
      case .initializerDecl(let maker): return views(of: name, in: maker.signature, parent)
      case .memberBlock: return .none
      default: break
      }
      node = parent
    }
    return name.hasPrefix("$") ? .any : .none
  }

  /// A parameter may be any view, and so may `self` in an extension of what others inherit from.
  private static func views(
    of name: String, in signature: FunctionSignatureSyntax, _ function: Syntax
  ) -> LoopViews {
    let isParameter = signature.parameterClause.parameters.contains {
      ($0.secondName ?? $0.firstName).text == name
    }
    let isOfAll = name == "self" && ["UIView", "NSView"].contains(ValueUses.typeName(of: function))
    return isParameter || isOfAll || name.hasPrefix("$") ? .any : .none
  }

  private static func views(of list: ExprSyntax) -> LoopViews {
    guard let list = list.as(ArrayExprSyntax.self) else { return .any }
    return .all(list.elements.map { source(of: $0.expression).withoutMarks() })
  }

  private static func names(of block: ClosureExprSyntax) -> [String] {
    switch block.signature?.parameterClause {
    case .simpleInput(let names): names.map(\.name.text)
    case .parameterClause(let clause):
      clause.parameters.map { ($0.secondName ?? $0.firstName).text }
    case nil: []
    }
  }
}
