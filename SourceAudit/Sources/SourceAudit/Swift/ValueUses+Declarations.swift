internal import SwiftSyntax

/// What a file declares: variables, parameters, members, functions.
extension ValueUses {
  mutating func declare(_ node: Syntax) {
    switch node.as(SyntaxEnum.self) {
    case .functionParameter(let parameter):
      let inner = (parameter.secondName ?? parameter.firstName).text
      namesOfLabels[parameter.firstName.text, default: []].insert(inner)
      // The function around the list of its parameters.
      let function = parameter.parent?.parent?.parent?.parent
      declarations[inner, default: []].append(
        Declaration(
          offset: node.position.utf8Offset, label: parameter.firstName.text,
          scope: SwiftReader.range(of: function ?? node)))
    case .identifierPattern(let pattern):
      declarations[pattern.identifier.text, default: []].append(declaration(of: pattern))
    case .extensionDecl(let type): extendedTypes.insert(Self.lastName(of: type.extendedType))
    case .functionDecl(let function):
      addFunction(function.name.text, function.signature, function.body)
    case .initializerDecl(let maker):
      addFunction(Self.typeName(of: node), maker.signature, maker.body)
    default: break
    }
  }

  /// The constant of a function that a binding declares; nil for another binding.
  func constant(_ binding: PatternBindingSyntax) -> Taker? {
    let block = Self.block(around: Syntax(binding))
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      !block.is(MemberBlockSyntax.self), !block.is(SourceFileSyntax.self),
      binding.parent?.parent?.as(VariableDeclSyntax.self)?.bindingSpecifier.tokenKind
        == .keyword(.let)
    else { return nil }
    let end = SwiftReader.range(of: block).upperBound
    return .constant(name, min(SwiftReader.range(of: binding).upperBound, end)..<end)
  }

  private func declaration(of pattern: IdentifierPatternSyntax) -> Declaration {
    let block = Self.block(around: Syntax(pattern))
    var declaration = Declaration(
      offset: pattern.position.utf8Offset, isMember: block.is(MemberBlockSyntax.self),
      scope: SwiftReader.range(of: block))
    guard declaration.isMember || block.is(SourceFileSyntax.self),
      let binding = pattern.parent?.as(PatternBindingSyntax.self),
      let variable = binding.parent?.parent?.as(VariableDeclSyntax.self)
    else { return declaration }
    declaration.reach = Self.isOfFileAlone(Syntax(variable)) ? .file : .project
    declaration.type = declaration.isMember ? Self.typeName(of: Syntax(variable)) : ""
    declaration.isStatic =
      !declaration.isMember
      || variable.modifiers.contains { ["static", "class"].contains($0.name.text) }
    declaration.holdsInsets = Self.holdsInsets(binding)
    declaration.isComputed = Self.isComputed(binding)
    declaration.isMadeForFile =
      declaration.isMember && declaration.reach == .file && variable.attributes.isEmpty
      && Self.isMade(binding)
    return declaration
  }

  /// Whether nothing outside of the file may use a declaration: it or what is around it is private, or stands in a function.
  static func isOfFileAlone(_ declaration: Syntax) -> Bool {
    var node: Syntax? = declaration
    while let current = node {
      if current.is(CodeBlockSyntax.self) { return true }
      let modifiers = current.asProtocol((any WithModifiersSyntax).self)?.modifiers
      let isPrivate = modifiers?.contains {
        ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil
      }
      if isPrivate ?? false { return true }
      node = current.parent
    }
    return false
  }

  private static func isComputed(_ binding: PatternBindingSyntax) -> Bool {
    switch binding.accessorBlock?.accessors {
    case .getter: true
    case .accessors(let list):
      list.contains { ["get", "set"].contains($0.accessorSpecifier.text) }
    case nil: false
    }
  }

  private static func holdsInsets(_ binding: PatternBindingSyntax) -> Bool {
    let type = binding.typeAnnotation.map { SwiftReader.source(of: $0.type) } ?? ""
    let maker = binding.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression
    return [type, maker.map { SwiftReader.source(of: $0) } ?? ""].contains {
      $0.contains("EdgeInsets")
    }
  }

  /// Whether a type makes the first value of a variable, of nothing that may show it.
  private static func isMade(_ binding: PatternBindingSyntax) -> Bool {
    guard let call = binding.initializer?.value.as(FunctionCallExprSyntax.self),
      let type = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      type.first?.isUppercase ?? false, !type.hasSuffix("Window")
    else { return false }
    return call.arguments.allSatisfy {
      ["frame", "type", "style", "image"].contains($0.label?.text)
    }
  }

  /// The innermost block around a node; the file where there is none.
  private static func block(around node: Syntax) -> Syntax {
    var node = node
    while let parent = node.parent {
      node = parent
      switch node.kind {
      case .codeBlock, .memberBlock, .closureExpr, .switchCase, .accessorBlock: return node
      default: break
      }
    }
    return node
  }

  private mutating func addFunction(
    _ name: String, _ signature: FunctionSignatureSyntax, _ body: CodeBlockSyntax?
  ) {
    guard let body else { return }
    functions.append(
      Function(
        name: name, parameters: Array(signature.parameterClause.parameters),
        body: SwiftReader.range(of: body)))
  }

  /// The name of the innermost type around a node; empty where there is none.
  static func typeName(of node: Syntax) -> String {
    var node = node
    while let parent = node.parent {
      if !parent.is(FunctionDeclSyntax.self),
        let type = parent.asProtocol((any NamedDeclSyntax).self)
      {
        return type.name.text
      }
      if let type = parent.as(ExtensionDeclSyntax.self) { return lastName(of: type.extendedType) }
      node = parent
    }
    return ""
  }

  /// The name of the class above the innermost class around a node; empty where there is none.
  static func superclassName(of node: Syntax) -> String {
    var node = node
    while let parent = node.parent {
      if let type = parent.as(ClassDeclSyntax.self) {
        return type.inheritanceClause?.inheritedTypes.first.map { lastName(of: $0.type) } ?? ""
      }
      node = parent
    }
    return ""
  }

  /// `Card` of `Outer.Card`.
  static func lastName(of type: TypeSyntax) -> String {
    type.as(MemberTypeSyntax.self)?.name.text ?? SwiftReader.source(of: type)
  }
}
