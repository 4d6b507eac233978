internal import SwiftSyntax

/// Values that nobody sees: constants that nothing names, cases that nothing makes, and what the next statements set anew.
extension SwiftReader {
  /// Whether a variable of a type or of the file is one that nothing in the project names.
  ///
  /// A protocol of others may ask for a property of a type that is not stored.
  func isUnusedValue(_ variable: VariableDeclSyntax, _ names: ProjectNames) -> Bool {
    let isOfFile = variable.parent?.parent?.parent?.is(SourceFileSyntax.self) ?? false
    guard isOfFile || variable.parent?.is(MemberBlockItemSyntax.self) == true,
      variable.bindings.count == 1, let binding = variable.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifier?.name,
      mayBeUnused(Syntax(variable), variable.attributes, variable.modifiers, names)
    else { return false }
    let type = ValueUses.typeName(of: Syntax(variable))
    let words = Set(variable.modifiers.map(\.name.text))
    if words.isDisjoint(with: ["private", "fileprivate"]),
      names.mayBeCalledFromOutside(type, hasParameters: false)
    {
      return false
    }
    let isLazy = !words.isDisjoint(with: ["static", "lazy"])
    guard isLazy || binding.accessorBlock == nil && Self.isImage(binding.initializer?.value) else {
      return false
    }
    return !names.isNamed(
      name, in: type, outside: [Self.range(of: variable)], of: text, .swift)
  }

  /// Whether a value is only an image: another one may show itself as it is made.
  private static func isImage(_ value: ExprSyntax?) -> Bool {
    guard let value else { return false }
    var node = Syntax(value)
    while let base = base(of: node) { node = base }
    return ["UIImage", "Image", "NSImage"].contains(
      node.as(DeclReferenceExprSyntax.self)?.baseName.text)
  }

  // MARK: - Cases

  /// What an enumeration may conform to without a way to make its values by something else than the names of its cases.
  private static let plainParents: Set<String> = [
    "Hashable", "Equatable", "Sendable", "Identifiable", "Error", "LocalizedError", "Comparable",
    "CustomStringConvertible",
  ]

  /// Whether a branch of `switch self` in an enumeration is for cases that nothing in the project makes.
  func isOfUnmadeCases(_ branch: SwitchCaseSyntax, _ names: ProjectNames) -> Bool {
    guard names.hasProgram, let label = branch.label.as(SwitchCaseLabelSyntax.self),
      let choice = branch.parent?.parent?.as(SwitchExprSyntax.self),
      choice.subject.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self),
      case let type = ValueUses.typeName(of: Syntax(branch)),
      names.ancestors(of: type).allSatisfy({
        Self.plainParents.contains($0) || names.parents[$0] != nil
      })
    else { return false }
    return label.caseItems.allSatisfy { item in
      guard let name = Self.nameOfCase(item.pattern) else { return false }
      return names.isCase(name, of: type) && !names.isMade(name)
    }
  }

  /// `card` of `.card`, `.card(let number)` and `let .card(number)`; nil for another pattern.
  private static func nameOfCase(_ pattern: PatternSyntax) -> String? {
    if let binding = pattern.as(ValueBindingPatternSyntax.self) {
      return nameOfCase(binding.pattern)
    }
    let value = pattern.as(ExpressionPatternSyntax.self)?.expression
    let called = value?.as(FunctionCallExprSyntax.self)?.calledExpression ?? value
    guard let access = called?.as(MemberAccessExprSyntax.self), access.base == nil else {
      return nil
    }
    return access.declName.baseName.text
  }

  // MARK: - Values that are set anew

  /// Notes assignments whose values the next statements of the list replace, before anything else can see them.
  mutating func noteOverwritten(in list: CodeBlockItemListSyntax) {
    var open: [String: Range<Int>] = [:]
    for item in list {
      guard let (target, value) = Self.assignment(item) else {
        // A constant only reads.
        guard let variable = item.item.as(VariableDeclSyntax.self) else {
          open = [:]
          continue
        }
        if !open.isEmpty { Self.read(Self.source(of: variable), &open) }
        continue
      }
      if !open.isEmpty { Self.read(value, &open) }
      if let replaced = open[target] { outline.unused.append(replaced) }
      for name in Array(open.keys)
      where name.hasPrefix(target + ".") || target.hasPrefix(name + ".") {
        open[name] = nil
      }
      open[target] = target.contains("(") ? nil : Self.range(of: item)
    }
  }

  /// Takes out what a piece of source may read: a call may read everything.
  private static func read(_ source: String, _ open: inout [String: Range<Int>]) {
    if source.contains("{") { return open = [:] }
    for name in Array(open.keys) {
      let last = name.split(separator: ".").last.map(String.init) ?? name
      let root = name.split(separator: ".").first.map(String.init) ?? name
      if source.contains(last) || source.contains(root) { open[name] = nil }
    }
  }

  /// What a statement assigns to, and the value, without spaces; nil for another one.
  private static func assignment(_ item: CodeBlockItemSyntax) -> (target: String, value: String)? {
    let expression =
      item.item.as(ExprSyntax.self) ?? item.item.as(ExpressionStmtSyntax.self)?.expression
    guard let elements = expression?.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
      elements.count >= 3, elements[1].is(AssignmentExprSyntax.self)
    else { return nil }
    return (source(of: elements[0]), elements[2...].map { source(of: $0) }.joined())
  }

  // MARK: - Controls

  /// Notes a class of the file that lays out what it holds by itself, by its superclass.
  mutating func noteControl(_ type: ClassDeclSyntax) {
    let parents = type.inheritanceClause?.inheritedTypes.map { Self.source(of: $0.type) } ?? []
    if !Outline.controlsWithoutAlignment.isDisjoint(with: parents) {
      outline.controlsWithoutAlignment.insert(type.name.text)
    }
  }
}
