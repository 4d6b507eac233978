internal import SwiftSyntax

/// Functions and constants of the file that ask for the layout direction under a name that does not say so.
extension SwiftReader {
  /// Notes them before code is read that uses them, what types above those of the file tell, and where extensions stand.
  mutating func noteDirections(of file: SourceFileSyntax) {
    var types: Set<String> = []
    for item in file.statements {
      switch Syntax(item.item).as(SyntaxEnum.self) {
      case .functionDecl(let function):
        if asks(function) { outline.directionHelpers.insert(function.name.text) }
      case .variableDecl(let variable): noteVariable(variable)
      default:
        guard let group = item.item.asProtocol((any DeclGroupSyntax).self) else { break }
        let declared = item.item.asProtocol((any NamedDeclSyntax).self)?.name.text
        let extended = item.item.as(ExtensionDeclSyntax.self).map {
          Self.source(of: $0.extendedType).split(separator: ".").last.map(String.init) ?? ""
        }
        if let type = extended ?? declared { types.insert(type) }
        if let more = item.item.as(ExtensionDeclSyntax.self) {
          extensions[Self.source(of: more.extendedType), default: []].append(Self.range(of: more))
        }
        noteQuestions(of: group)
      }
    }
    outline.addDirections(of: types, project?.names)
  }

  /// Notes the members of a type that answer yes or no, take nothing, and ask for the direction.
  private mutating func noteQuestions(of type: any DeclGroupSyntax) {
    for member in type.memberBlock.members {
      if let variable = member.decl.as(VariableDeclSyntax.self),
        variable.bindings.first?.typeAnnotation.map({ Self.source(of: $0.type) }) == "Bool",
        !Self.isOverride(variable.modifiers)
      {
        noteVariable(variable)
      } else if let function = member.decl.as(FunctionDeclSyntax.self),
        function.signature.parameterClause.parameters.isEmpty,
        function.signature.returnClause.map({ Self.source(of: $0.type) }) == "Bool",
        !Self.isOverride(function.modifiers), asks(function)
      {
        outline.directionHelpers.insert(function.name.text)
      }
    }
  }

  private static func isOverride(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { $0.name.text == "override" }
  }

  /// Notes a variable whose value asks for the direction; observers only follow a value.
  private mutating func noteVariable(_ variable: VariableDeclSyntax) {
    for binding in variable.bindings {
      let isAsking =
        binding.initializer.map { asks($0) } ?? binding.accessorBlock.map { asks($0) } ?? false
      if isAsking { outline.directionHelpers.insert(Self.source(of: binding.pattern)) }
    }
  }

  /// Whether code asks for the layout direction, by a name of UIKit or by one that is known already.
  private func asks(_ node: some SyntaxProtocol) -> Bool {
    node.tokens(viewMode: .sourceAccurate).contains { token in
      guard case .identifier(let name) = token.tokenKind else { return false }
      let asks = DirectionNames.isOne(name) || outline.directionHelpers.contains(name)
      // Who gives a view its direction does not ask for one, and `\\.layoutDirection` is given one.
      return asks && token.nextToken(viewMode: .sourceAccurate)?.tokenKind != .equal
        && token.previousToken(viewMode: .sourceAccurate)?
          .previousToken(viewMode: .sourceAccurate)?.tokenKind != .backslash
    }
  }
}
