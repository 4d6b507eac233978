internal import SwiftSyntax

/// Parameters that no call gives.
extension SwiftReader {
  /// Whether conditions never hold, as one asks for a parameter that no call gives, or that calls give only with a flag which
  /// another condition refuses: `if let icon, !isSmall`.
  mutating func asksForNeverGiven(
    _ conditions: ConditionElementListSyntax, _ names: ProjectNames
  ) -> Bool {
    var (asked, refused): (Set<String>, Set<String>) = ([], [])
    for element in conditions {
      switch element.condition {
      case .optionalBinding(let binding):
        let name =
          binding.initializer.map { Self.nameOfOwn($0.value) } ?? Self.source(of: binding.pattern)
        if let name, isOptionalOfCaller(name, at: Syntax(element)) { asked.insert(name) }
      case .expression(let condition):
        guard let inverted = condition.as(PrefixOperatorExprSyntax.self),
          inverted.operator.text == "!", let name = Self.nameOfOwn(inverted.expression),
          isOfCaller(name, at: Syntax(element))
        else { continue }
        refused.insert(name)
      default: continue
      }
    }
    return asked.contains { name in
      names.isNeverGiven(name) || refused.contains { names.isGiven(name, onlyWith: $0) }
    }
  }

  /// `icon`, `self.icon`.
  private static func nameOfOwn(_ value: ExprSyntax) -> String? {
    if let access = value.as(MemberAccessExprSyntax.self) {
      let isOfSelf =
        access.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
      return isOfSelf ? access.declName.baseName.text : nil
    }
    return value.as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  /// Whether a name stands for an optional parameter that is nil if a call does not give it, or for what keeps one.
  private mutating func isOptionalOfCaller(_ name: String, at node: Syntax) -> Bool {
    let parameters = parameters(keptAs: name, at: node)
    return !parameters.isEmpty
      && parameters.allSatisfy { parameter in
        parameter.type.is(OptionalTypeSyntax.self)
          && parameter.defaultValue.map { $0.value.is(NilLiteralExprSyntax.self) } ?? true
      }
  }

  private mutating func isOfCaller(_ name: String, at node: Syntax) -> Bool {
    !parameters(keptAs: name, at: node).isEmpty
  }

  /// The parameters that a name stands for: those of initializers, if it is a constant of the type that keeps them by their name.
  private mutating func parameters(
    keptAs name: String, at node: Syntax
  ) -> [FunctionParameterSyntax] {
    var current = node.parent
    while let parent = current {
      current = parent.parent
      if let list = parent.as(CodeBlockItemListSyntax.self), variables(of: list).contains(name) {
        return []
      }
      let signature =
        parent.as(FunctionDeclSyntax.self)?.signature
        ?? parent.as(InitializerDeclSyntax.self)?.signature
      if let own = signature.flatMap({ Self.parameters(of: $0, named: name) }) { return own }
      if let members = parent.as(MemberBlockSyntax.self) {
        return isConstant(name, in: members)
          ? members.members.compactMap { $0.decl.as(InitializerDeclSyntax.self)?.signature }
            .flatMap { Self.parameters(of: $0, named: name) ?? [] } : []
      }
    }
    return []
  }

  /// The parameter of a name that calls write as well; nil if the name is another one's.
  private static func parameters(
    of signature: FunctionSignatureSyntax, named name: String
  ) -> [FunctionParameterSyntax]? {
    let own = signature.parameterClause.parameters.filter {
      ($0.secondName ?? $0.firstName).text == name
    }
    return own.isEmpty ? nil : own.filter { $0.firstName.text == name }
  }

  /// The variables that a block declares; each block is looked at once.
  private mutating func variables(of list: CodeBlockItemListSyntax) -> Set<String> {
    if let known = namesOfBlocks[list.id] { return known }
    let variables = list.compactMap { $0.item.as(VariableDeclSyntax.self) }
    let names = Set(variables.flatMap(\.bindings).map { Self.source(of: $0.pattern) })
    namesOfBlocks[list.id] = names
    return names
  }

  /// Whether a type has a constant that only keeps the parameter of its name: `self.icon = icon`.
  private mutating func isConstant(_ name: String, in members: MemberBlockSyntax) -> Bool {
    let known = namesOfBlocks[members.id] ?? constants(of: members)
    namesOfBlocks[members.id] = known
    return known.contains(name)
  }

  private func constants(of members: MemberBlockSyntax) -> Set<String> {
    let variables = members.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .filter { $0.bindingSpecifier.tokenKind == .keyword(.let) }
    let names = variables.flatMap(\.bindings).filter { $0.initializer == nil }
      .map { Self.source(of: $0.pattern) }
    if names.isEmpty { return [] }
    // Every value that one is given is the parameter.
    var gifts: [Substring: Bool] = [:]
    let code = String(decoding: text[Self.range(of: members)], as: UTF8.self)
    for line in code.split(whereSeparator: { $0.isNewline || $0 == ";" || $0 == "}" || $0 == "{" })
    {
      let line = line.drop(while: \.isWhitespace)
      guard line.hasPrefix("self."), let sign = line.firstRange(of: " = ") else { continue }
      let name = line[..<sign.lowerBound].dropFirst("self.".count)
      let isSame = line[sign.upperBound...].trimmingPrefix(name).allSatisfy(\.isWhitespace)
      gifts[name] = isSame && gifts[name] ?? true
    }
    return Set(names.filter { gifts[Substring($0)] ?? false })
  }
}
