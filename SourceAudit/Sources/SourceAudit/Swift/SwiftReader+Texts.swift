internal import SwiftSyntax

/// What code says of texts, and of who shows them.
extension SwiftReader {
  /// Reads `label.isHidden = true`, `label.text = ""`, `view.attributedText = text`, `button.titleLabel?.lineBreakMode = …`.
  mutating func readShown(
    _ property: String, _ target: ExprSyntax, _ value: ExprSyntax, isPlain: Bool, in scope: Int
  ) {
    let view = tied(view(Self.receiver(of: target), at: target), in: scope)
    switch property {
    case "isHidden":
      outline.addHiding(
        isPlain && Self.source(of: value) == "true" && Self.isAlwaysRun(Syntax(target)), of: view,
        in: scope)
    case "text":
      outline.texts.plain[view, default: []].insert(
        isPlain && Self.literal(value)?.isEmpty ?? false)
    case "attributedText":
      outline.texts.styled[view, default: []].append(Self.place(target, in: scope))
    case "lineBreakMode":
      if view.name.hasSuffix("titleLabel"),
        ["byWordWrapping", "byCharWrapping"].contains(Self.lastName(value))
      {
        outline.ties[view, default: Ties()].addLines()
      }
    default: break
    }
  }

  /// Whether a statement runs whenever its function does: no condition, no loop and no block stands around it.
  private static func isAlwaysRun(_ node: Syntax) -> Bool {
    var current = node.parent
    while let parent = current {
      switch parent.kind {
      case .functionDecl, .initializerDecl: return true
      case .ifExpr, .guardStmt, .switchExpr, .closureExpr, .forStmt, .whileStmt, .repeatStmt,
        .doStmt, .accessorDecl, .variableDecl:
        return false
      default: current = parent.parent
      }
    }
    return false
  }

  /// Removes alignments of variables that only the file knows, and that it hides for ever, or the view around them.
  mutating func removeHidden(_ uses: ValueUses) {
    let hidden = outline.texts.hiding.filter { $0.value == [true] }.keys
    if hidden.isEmpty { return }
    let ofFile = Set(
      hidden.filter { view in
        view.function != nil
          || uses.declarations[view.name]?.allSatisfy { $0.reach != .project } ?? false
      })
    let stacked = outline.rows.filter { $0.stack.map(ofFile.contains) ?? false }.flatMap(\.views)
    let around = Set(stacked)
    outline.alignments = outline.alignments.filter { alignment in
      let views = outline.names(of: tied(alignment.receiver, in: alignment.place.scope))
      // Who gives it a text may show it elsewhere.
      let isNeverGiven = views.allSatisfy {
        outline.texts.plain[$0] == nil && outline.texts.styled[$0] == nil
      }
      let isInHidden = views.contains { view in
        around.contains(view)
          || !(outline.containers[view]?.isDisjoint(with: ofFile) ?? true)
      }
      if isNeverGiven, isInHidden { return false }
      return views.isDisjoint(with: ofFile)
        || views.contains { outline.texts.hiding[$0].map { $0 != [true] } ?? false }
    }
  }

  /// Removes alignments of variables of functions that are given empty texts alone, and nobody else gets hold of.
  mutating func removeEmpty(_ uses: ValueUses) {
    let empty = outline.texts.plain.filter { view, texts in
      view.function != nil && texts == [true] && outline.otherNames[view] == nil
        && outline.texts.styled[view] == nil
        && uses.uses(of: view.name).allSatisfy { use in
          if case .argument(let call, _) = use.taker, use.member.isEmpty {
            return ["addSubview", "addArrangedSubview"].contains(uses.calls[call].name)
          }
          return !use.member.isEmpty
        }
    }
    if empty.isEmpty { return }
    outline.alignments = outline.alignments.filter {
      empty[tied($0.receiver, in: $0.place.scope)] == nil
    }
  }

  /// Blocks of Eureka that get the cell of a row first.
  ///
  /// Source: Eureka, README.md: cellSetup, cellUpdate, onCellSelection.
  private static let blocksOfCells: Set<String> = [
    "cellSetup", "cellUpdate", "onCellSelection", "onCellHighlightChanged",
  ]

  /// Notes the class of the cell in `CardRow().cellUpdate { cell, row in … }`, where the project declares `class CardRow:
  /// Row<CardCell>`.
  mutating func readCell(_ parameter: ClosureShorthandParameterSyntax, in scope: Int) {
    guard let list = parameter.parent?.as(ClosureShorthandParameterListSyntax.self),
      list.first?.id == parameter.id,
      let block = list.parent?.parent?.as(ClosureExprSyntax.self),
      let call = block.parent?.as(FunctionCallExprSyntax.self)
        ?? block.parent?.parent?.parent?.as(FunctionCallExprSyntax.self),
      let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
      Self.blocksOfCells.contains(callee.declName.baseName.text)
    else { return }
    var root = Syntax(call)
    while let base = Self.base(of: root) { root = base }
    guard let row = root.as(DeclReferenceExprSyntax.self)?.baseName.text else { return }
    for type in project?.names?.arguments[row] ?? [row] {
      outline.addType(type, of: tied(parameter.name.text, in: scope))
    }
  }
}
