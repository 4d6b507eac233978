internal import SwiftSyntax

/// Parameters that no call gives.
extension SwiftReader {
  /// Whether conditions never hold, as one asks for a parameter that no call gives, or that calls give only with a flag which
  /// another condition refuses: `if let icon, !isSmall`.
  func asksForNeverGiven(_ conditions: ConditionElementListSyntax, _ names: ProjectNames) -> Bool {
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
  private func isOptionalOfCaller(_ name: String, at node: Syntax) -> Bool {
    let parameters = parameters(keptAs: name, at: node)
    return !parameters.isEmpty
      && parameters.allSatisfy { parameter in
        parameter.type.is(OptionalTypeSyntax.self)
          && parameter.defaultValue.map { $0.value.is(NilLiteralExprSyntax.self) } ?? true
      }
  }

  private func isOfCaller(_ name: String, at node: Syntax) -> Bool {
    !parameters(keptAs: name, at: node).isEmpty
  }

  /// The parameters that a name stands for: those of initializers, if it is a constant of the type that keeps them by their name.
  private func parameters(keptAs name: String, at node: Syntax) -> [FunctionParameterSyntax] {
    var current = node.parent
    while let parent = current {
      current = parent.parent
      if let list = parent.as(CodeBlockItemListSyntax.self), Self.declaresVariable(name, list) {
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

  private static func declaresVariable(_ name: String, _ list: CodeBlockItemListSyntax) -> Bool {
    list.contains { item in
      item.item.as(VariableDeclSyntax.self)?.bindings.contains { source(of: $0.pattern) == name }
        ?? false
    }
  }

  /// Whether a type has a constant that only keeps the parameter of its name: `self.icon = icon`.
  private func isConstant(_ name: String, in members: MemberBlockSyntax) -> Bool {
    let isDeclared = members.members.contains { member in
      guard let variable = member.decl.as(VariableDeclSyntax.self),
        variable.bindingSpecifier.tokenKind == .keyword(.let)
      else { return false }
      return variable.bindings.contains {
        Self.source(of: $0.pattern) == name && $0.initializer == nil
      }
    }
    guard isDeclared else { return false }
    // Every value that it is given is the parameter.
    let code = String(decoding: text[Self.range(of: members)], as: UTF8.self)
    let gifts = code.ranges(of: "self.\(name) = ")
    return !gifts.isEmpty
      && gifts.allSatisfy { gift in
        code[gift.upperBound...].prefix { !$0.isNewline && $0 != ";" && $0 != "}" }
          .trimmingPrefix(name).allSatisfy(\.isWhitespace)
      }
  }
}
