internal import SwiftSyntax

/// What nothing in the project runs.
extension SwiftReader {
  /// Whether a function, a type, or code that runs as a property is set, is one that nothing in the project names.
  func isUnused(_ node: Syntax) -> Bool {
    if isPreview(node) { return true }
    guard let names = project?.names else { return false }
    switch node.as(SyntaxEnum.self) {
    case .variableDecl(let variable): return isUnusedValue(variable, names)
    case .functionDecl(let function): return isUnused(function, names)
    case .classDecl, .structDecl, .enumDecl, .actorDecl: return isUnusedType(node, names)
    case .extensionDecl(let more):
      return names.unreachedTypes.contains(ValueUses.lastName(of: more.extendedType))
    case .accessorDecl(let accessor):
      let kinds: [TokenKind] = [.keyword(.didSet), .keyword(.willSet), .keyword(.set)]
      return kinds.contains(accessor.accessorSpecifier.tokenKind) && isNeverSet(accessor, names)
    default: return false
    }
  }

  /// Whether the sources do not show that a type is made, or that something which runs names a member of a type.
  func isUnshown(_ node: Syntax) -> Bool {
    guard let names = project?.names, names.hasProgram else { return false }
    func isUnshown(_ name: String) -> Bool {
      names.isUnshown(name, in: ValueUses.typeName(of: node))
    }
    switch node.as(SyntaxEnum.self) {
    case .functionDecl(let function):
      return Self.isMember(function) && isUnshown(function.name.text)
    case .variableDecl(let variable):
      guard node.parent?.is(MemberBlockItemSyntax.self) == true, variable.bindings.count == 1,
        let binding = variable.bindings.first
      else { return false }
      return isUnshown(Self.source(of: binding.pattern))
    case .extensionDecl(let more):
      return names.isUnshown(ValueUses.lastName(of: more.extendedType))
    default: break
    }
    guard node.is(ClassDeclSyntax.self) || node.is(StructDeclSyntax.self) else { return false }
    return node.asProtocol((any NamedDeclSyntax).self).map { names.isUnshown($0.name.text) }
      ?? false
  }

  /// Whether only Xcode shows something: `#Preview { … }`, and a type that conforms to `PreviewProvider`.
  private func isPreview(_ node: Syntax) -> Bool {
    switch node.as(SyntaxEnum.self) {
    case .macroExpansionExpr(let macro): return macro.macroName.text == "Preview"
    case .macroExpansionDecl(let macro): return macro.macroName.text == "Preview"
    default: break
    }
    guard let type = node.asProtocol((any DeclGroupSyntax).self) else { return false }
    let parents = type.inheritanceClause?.inheritedTypes.map { Self.source(of: $0.type) } ?? []
    if parents.contains(where: { $0.hasSuffix("PreviewProvider") }) { return true }
    let extended = node.as(ExtensionDeclSyntax.self).map { ValueUses.lastName(of: $0.extendedType) }
    let name = extended ?? node.asProtocol((any NamedDeclSyntax).self)?.name.text
    return name.flatMap { project?.names?.ancestors(of: $0).contains("PreviewProvider") } ?? false
  }

  private func isUnused(_ function: FunctionDeclSyntax, _ names: ProjectNames) -> Bool {
    guard case .identifier(let name) = function.name.tokenKind, function.body != nil,
      mayBeUnused(Syntax(function), function.attributes, function.modifiers, names)
    else { return false }
    let type = ValueUses.typeName(of: Syntax(function))
    if names.hasProgram, Self.isMember(function), names.isUnreached(name, in: type) { return true }
    if function.modifiers.contains(where: { ["static", "class"].contains($0.name.text) }),
      names.hasProgram
    {
      return !names.isRun(name, outside: Self.range(of: function), of: text)
    }
    return !names.isNamed(
      name, in: type, outside: [Self.range(of: function)], of: text, .swift)
  }

  /// Whether a function is one of a type or of the file, and stands in no other function.
  private static func isMember(_ function: FunctionDeclSyntax) -> Bool {
    var current = function.parent
    while let parent = current {
      if parent.is(MemberBlockItemSyntax.self) || parent.is(SourceFileSyntax.self) { return true }
      if parent.is(CodeBlockSyntax.self) || parent.is(ClosureExprSyntax.self) { return false }
      current = parent.parent
    }
    return false
  }

  private func isUnusedType(_ type: Syntax, _ names: ProjectNames) -> Bool {
    guard let declared = type.asProtocol((any NamedDeclSyntax).self),
      let group = type.asProtocol((any DeclGroupSyntax).self),
      mayBeUnused(type, group.attributes, group.modifiers, names, isType: true),
      !names.isMadeBySystem(declared.name.text)
    else { return false }
    let name = declared.name.text
    if names.unreachedTypes.contains(name) { return true }
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

  /// The statements that nothing runs, as what is asked before them has one answer for ever; nil where there are none.
  ///
  /// A flag of the project is false wherever the project has its name; a parameter has the answer that all calls give, or is nil as none gives it. Then nothing
  /// runs the block of `if flag`, what follows `guard flag else { … }`, and the other arm of `if !flag`.
  mutating func stretchNeverRun(at node: Syntax) -> Range<Int>? {
    guard let names = project?.names, names.hasProgram else { return nil }
    switch node.as(SyntaxEnum.self) {
    case .ifExpr(let choice):
      if asksForNeverGiven(choice.conditions, names) { return Self.range(of: choice.body) }
      switch answer(to: choice.conditions, names) {
      case false?: return Self.range(of: choice.body)
      case true?: return choice.elseBody.map { Self.range(of: $0) }
      case nil: return nil
      }
    case .guardStmt(let exit):
      guard let list = node.parent?.parent?.as(CodeBlockItemListSyntax.self),
        answer(to: exit.conditions, names) == false || asksForNeverGiven(exit.conditions, names)
      else { return nil }
      let end = Self.range(of: list).upperBound
      return min(Self.range(of: exit).upperBound, end)..<end
    case .switchCase(let one):
      return isOfUnmadeCases(one, names) ? Self.range(of: one.statements) : nil
    default: return nil
    }
  }

  /// The block of `if flag`, where the sources do not show that something sets the flag.
  func stretchNotShown(at node: Syntax) -> Range<Int>? {
    guard let names = project?.names, names.hasProgram, let choice = node.as(IfExprSyntax.self)
    else { return nil }
    let isAsked = choice.conditions.contains { element in
      guard case .expression(let condition) = element.condition else { return false }
      return Self.name(condition).map(names.isNotShownTrue) ?? false
    }
    return isAsked ? Self.range(of: choice.body) : nil
  }

  /// The answer to conditions that they have for ever; nil if it may be another one.
  private func answer(
    to conditions: ConditionElementListSyntax, _ names: ProjectNames
  ) -> Bool? {
    var areAllTrue = true
    for element in conditions {
      guard case .expression(let condition) = element.condition else {
        areAllTrue = false
        continue
      }
      let parts = condition.as(SequenceExprSyntax.self).map { Array($0.elements) } ?? [condition]
      let signs = parts.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
      guard signs.allSatisfy({ $0 == "&&" }), signs.count == parts.count / 2 else {
        areAllTrue = false
        continue
      }
      for part in parts where !part.is(BinaryOperatorExprSyntax.self) {
        let answer = answer(to: part, names)
        if answer == false { return false }
        if answer == nil { areAllTrue = false }
      }
    }
    return areAllTrue ? true : nil
  }

  private func answer(to part: ExprSyntax, _ names: ProjectNames) -> Bool? {
    if let inverted = part.as(PrefixOperatorExprSyntax.self), inverted.operator.text == "!" {
      return answer(to: inverted.expression, names).map { !$0 }
    }
    guard let name = Self.name(part) else { return nil }
    if names.isAlwaysFalse(name, in: ValueUses.typeName(of: Syntax(part))) { return false }
    return part.is(DeclReferenceExprSyntax.self) ? answer(toParameter: name, part, names) : nil
  }

  /// What all calls of the function around a name give it as the first argument; nil if the name is another one's.
  private func answer(
    toParameter name: String, _ part: ExprSyntax, _ names: ProjectNames
  ) -> Bool? {
    var node = Syntax(part)
    while let parent = node.parent {
      node = parent
      // What is declared on the way may have the name.
      if let block = node.as(ClosureExprSyntax.self), block.signature != nil { return nil }
      if let list = node.as(CodeBlockItemListSyntax.self), Self.declares(name, list) { return nil }
      guard let function = node.as(FunctionDeclSyntax.self) else { continue }
      guard let first = function.signature.parameterClause.parameters.first,
        (first.secondName ?? first.firstName).text == name,
        Self.source(of: first.type) == "Bool",
        mayBeUnused(node, function.attributes, function.modifiers, names)
      else { return nil }
      return names.answer(to: function.name.text)
    }
    return nil
  }

  private static func declares(_ name: String, _ list: CodeBlockItemListSyntax) -> Bool {
    list.contains { item in
      item.item.as(VariableDeclSyntax.self)?.bindings.contains {
        source(of: $0.pattern) == name
      } ?? false
    }
  }

  /// Attributes that nobody needs to run something.
  private static let plainAttributes: Set<String> = [
    "discardableResult", "available", "MainActor", "inlinable", "inline", "ViewBuilder",
  ]

  /// Attributes of types that nobody needs to make one: a storyboard names the class.
  private static let plainAttributesOfTypes: Set<String> = [
    "IBDesignable", "objc", "objcMembers", "Observable",
  ]

  /// Whether something runs only if the project names it: what UIKit calls, and what another program may call, is left out.
  func mayBeUnused(
    _ node: Syntax, _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax,
    _ names: ProjectNames, isType: Bool = false
  ) -> Bool {
    let isPlain = attributes.allSatisfy {
      guard let attribute = $0.as(AttributeSyntax.self) else { return false }
      let name = Self.source(of: attribute.attributeName)
      return Self.plainAttributes.contains(name)
        || isType && attribute.arguments == nil && Self.plainAttributesOfTypes.contains(name)
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
