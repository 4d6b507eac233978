internal import SwiftSyntax

/// What nothing in the project runs.
extension SwiftReader {
  /// Whether a function, a type, or code that runs as a property is set, is one that nothing in the project names.
  func isUnused(_ node: Syntax) -> Bool {
    guard let names = project?.names else { return false }
    switch node.as(SyntaxEnum.self) {
    case .functionDecl(let function): return isUnused(function, names)
    case .classDecl, .structDecl, .enumDecl, .actorDecl: return isUnusedType(node, names)
    case .accessorDecl(let accessor):
      let kinds: [TokenKind] = [.keyword(.didSet), .keyword(.willSet), .keyword(.set)]
      return kinds.contains(accessor.accessorSpecifier.tokenKind) && isNeverSet(accessor, names)
    default: return false
    }
  }

  private func isUnused(_ function: FunctionDeclSyntax, _ names: ProjectNames) -> Bool {
    guard case .identifier(let name) = function.name.tokenKind, function.body != nil,
      mayBeUnused(Syntax(function), function.attributes, function.modifiers, names)
    else { return false }
    if function.modifiers.contains(where: { ["static", "class"].contains($0.name.text) }),
      names.hasProgram
    {
      return !names.isRun(name, outside: Self.range(of: function), of: text)
    }
    return !names.isNamed(
      name, in: ValueUses.typeName(of: Syntax(function)), outside: [Self.range(of: function)],
      of: text, .swift)
  }

  private func isUnusedType(_ type: Syntax, _ names: ProjectNames) -> Bool {
    guard let declared = type.asProtocol((any NamedDeclSyntax).self),
      let group = type.asProtocol((any DeclGroupSyntax).self),
      mayBeUnused(type, group.attributes, group.modifiers, names, isType: true),
      !names.isMadeBySystem(declared.name.text)
    else { return false }
    let name = declared.name.text
    // What the type and its extensions say of themselves is no use.
    let own = [Self.range(of: type)] + (extensions[name] ?? [])
    return !names.isNamed(name, outside: own, of: text, .swift)
  }

  /// Whether nothing sets the property of an accessor such as `didSet`.
  private func isNeverSet(_ accessor: AccessorDeclSyntax, _ names: ProjectNames) -> Bool {
    var node = Syntax(accessor)
    while !node.is(PatternBindingSyntax.self), let parent = node.parent { node = parent }
    guard let binding = node.as(PatternBindingSyntax.self),
      let variable = binding.parent?.parent?.as(VariableDeclSyntax.self),
      variable.parent?.is(MemberBlockItemSyntax.self) == true,
      mayBeUnused(Syntax(variable), variable.attributes, variable.modifiers, names)
    else { return false }
    return !names.isSet(Self.source(of: binding.pattern))
  }

  /// The statements that nothing runs, as a flag is false wherever the project has its name: the block of `if flag`, and what
  /// follows `guard flag else { … }`; nil where there are none.
  func stretchNeverRun(at node: Syntax) -> Range<Int>? {
    guard let names = project?.names, names.hasProgram else { return nil }
    func isNeverTrue(_ conditions: ConditionElementListSyntax) -> Bool {
      conditions.contains { element in
        guard case .expression(let condition) = element.condition else { return false }
        let parts = condition.as(SequenceExprSyntax.self).map { Array($0.elements) } ?? [condition]
        let signs = parts.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
        return signs.allSatisfy { $0 == "&&" } && signs.count == parts.count / 2
          && parts.contains { part in
            guard let name = Self.name(part) else { return false }
            return names.isAlwaysFalse(name, in: ValueUses.typeName(of: node))
          }
      }
    }
    switch node.as(SyntaxEnum.self) {
    case .ifExpr(let choice):
      return isNeverTrue(choice.conditions) ? Self.range(of: choice.body) : nil
    case .guardStmt(let exit):
      guard let list = node.parent?.parent?.as(CodeBlockItemListSyntax.self),
        isNeverTrue(exit.conditions)
      else { return nil }
      let end = Self.range(of: list).upperBound
      return min(Self.range(of: exit).upperBound, end)..<end
    default: return nil
    }
  }

  /// Attributes that nobody needs to run something.
  private static let plainAttributes: Set<String> = [
    "discardableResult", "available", "MainActor", "inlinable", "inline", "ViewBuilder",
  ]

  /// Whether something runs only if the project names it: what UIKit calls, and what another program may call, is left out.
  private func mayBeUnused(
    _ node: Syntax, _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax,
    _ names: ProjectNames, isType: Bool = false
  ) -> Bool {
    let isPlain = attributes.allSatisfy {
      let name = $0.as(AttributeSyntax.self).map { Self.source(of: $0.attributeName) } ?? ""
      return Self.plainAttributes.contains(name)
    }
    let words = Set(modifiers.map(\.name.text))
    guard isPlain, !words.contains("override") else { return false }
    if ValueUses.isOfFileAlone(node) { return true }
    // The files may be those of a library, or some of a program.
    guard names.hasProgram else { return false }
    let type = ValueUses.typeName(of: node)
    let function = node.as(FunctionDeclSyntax.self)
    let hasParameters = function?.signature.parameterClause.parameters.isEmpty != true
    return isType || words.contains("static")
      || ProjectNames.isOfNavigation(function?.name.text ?? "")
      || !names.mayBeCalledFromOutside(type, hasParameters: hasParameters)
  }
}
