internal import SwiftSyntax

extension SwiftReader {
  /// Finds insets that have a name, and of which nothing uses a side of the interface.
  ///
  /// The name is that of a constant or a variable, of a parameter with these insets by default, or of a parameter that
  /// a call in the same file gives them to.
  mutating func resolveInsets(_ root: Syntax) {
    let lopsided = outline.insets.indices.filter {
      outline.insets[$0].left != outline.insets[$0].right && outline.insets[$0].isNamed
    }
    guard !lopsided.isEmpty else { return }
    let uses = NamedUses(in: root, functions)
    for index in lopsided {
      let insets = outline.insets[index]
      if functions.mirrors(insets.callee, insets.use) {
        outline.insets[index].isUsedWithoutSides = true
        continue
      }
      let names = uses.declared[outline.insets[index].use] ?? []
      outline.insets[index].isUsedWithoutSides =
        !names.isEmpty && names.allSatisfy { uses.isWithoutSides($0) }
    }
  }
}

/// What is done with the values of names, by the last name of each use.
struct NamedUses {
  /// How many uses of a name there are, and how many of them count from no side.
  private var counts: [String: (all: Int, harmless: Int)] = [:]

  /// The names of variables, and of parameters inside of their functions, by what they are called from outside.
  private(set) var declared: [String: Set<String>] = [:]

  private let functions: InsetFunctions

  /// Whether a name is used, and only where no side of the interface counts.
  func isWithoutSides(_ name: String) -> Bool {
    counts[name].map { $0.all > 0 && $0.all == $0.harmless } ?? false
  }

  /// Nested code needs no stack of its own.
  init(in root: Syntax, _ functions: InsetFunctions) {
    self.functions = functions
    var open = [root]
    while let node = open.popLast() {
      if let parameter = node.as(FunctionParameterSyntax.self) {
        let inner = (parameter.secondName ?? parameter.firstName).text
        declared[parameter.firstName.text, default: []].insert(inner)
        declared[inner, default: []].insert(inner)
      } else if let pattern = node.as(IdentifierPatternSyntax.self) {
        declared[pattern.identifier.text, default: []].insert(pattern.identifier.text)
      } else if let reference = node.as(DeclReferenceExprSyntax.self) {
        read(reference)
      }
      open += node.children(viewMode: .sourceAccurate)
    }
  }

  private mutating func read(_ node: DeclReferenceExprSyntax) {
    let name = node.baseName.text
    var expression = ExprSyntax(node)
    // `Constants.insets`: the whole name stands for the value.
    if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id {
      expression = ExprSyntax(access)
    }
    // What is assigned to is no use.
    if let elements = expression.parent?.as(ExprListSyntax.self).map(Array.init),
      elements.count >= 3, elements[0].id == expression.id,
      elements[1].is(AssignmentExprSyntax.self)
    {
      return
    }
    counts[name, default: (0, 0)].all += 1
    if isHarmless(expression) { counts[name, default: (0, 0)].harmless += 1 }
  }

  private func isHarmless(_ expression: ExprSyntax) -> Bool {
    guard let parent = expression.parent else { return false }
    if let access = parent.as(MemberAccessExprSyntax.self), access.base?.id == expression.id {
      return ["top", "bottom"].contains(access.declName.baseName.text) || isMirrored(access)
    }
    if let argument = parent.as(LabeledExprSyntax.self) {
      let label = argument.label?.text ?? "_"
      return LopsidedInsetsRule.isSilent(label)
        || functions.mirrors(SwiftReader.callee(of: argument), label)
    }
    // `isWide ? insets : .zero`: what takes the choice decides.
    if let elements = parent.as(ExprListSyntax.self).map(Array.init), elements.count == 5,
      elements[1].is(AssignmentExprSyntax.self), elements[3].is(UnresolvedTernaryExprSyntax.self),
      elements[4].id == expression.id
    {
      return LopsidedInsetsRule.isSilent(SwiftReader.lastName(elements[0]))
    }
    if parent.is(UnresolvedTernaryExprSyntax.self),
      let elements = parent.parent?.as(ExprListSyntax.self).map(Array.init), elements.count == 5,
      elements[1].is(AssignmentExprSyntax.self)
    {
      return LopsidedInsetsRule.isSilent(SwiftReader.lastName(elements[0]))
    }
    if let elements = parent.as(ExprListSyntax.self).map(Array.init), elements.count == 3,
      elements[1].is(AssignmentExprSyntax.self), elements[2].id == expression.id
    {
      return LopsidedInsetsRule.isSilent(SwiftReader.lastName(elements[0]))
    }
    return false
  }

  /// Whether a side is only the distance of something that leads or trails, as in `leadingAnchor.constraint(…, constant: insets.left)`.
  private func isMirrored(_ access: MemberAccessExprSyntax) -> Bool {
    guard ["left", "right"].contains(access.declName.baseName.text) else { return false }
    var node = Syntax(access)
    while let parent = node.parent, !parent.is(CodeBlockItemSyntax.self) {
      if let argument = parent.as(LabeledExprSyntax.self),
        let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
      {
        let own = SwiftReader.source(of: access)
        let words = [argument.label?.text ?? "", SwiftReader.source(of: call)].joined(
          separator: " "
        )
        .replacing(own, with: "").lowercased()
        return (words.contains("leading") || words.contains("trailing"))
          && !words.contains("left") && !words.contains("right")
      }
      node = parent
    }
    return false
  }
}

extension SwiftReader {
  /// The last name of the function that an argument is given to.
  static func callee(of argument: LabeledExprSyntax) -> String {
    let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    return call.map { lastName($0.calledExpression) } ?? ""
  }
}
