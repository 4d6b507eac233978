internal import SwiftSyntax

/// Sides that libraries pin views by, and views that blocks set up by `$0`.
extension SwiftReader {
  /// Notes `icon.leftAnchor == view.leftAnchor + 8` of Anchorage, also by the operator `/==/`.
  ///
  /// Source: Anchorage, Anchorage.swift: the operators == and /==/.
  mutating func readPinned(
    _ anchor: ExprSyntax, _ sign: String, _ target: ExprSyntax, in scope: Int
  ) {
    readTiesOfAnchorage(anchor, sign, target, in: scope)
    guard ["==", "/==/"].contains(sign), let access = anchor.as(MemberAccessExprSyntax.self),
      let side = Self.pinnedSides[access.declName.baseName.text]
    else { return }
    let item = tied(access.base.map { Self.source(of: $0).withoutMarks() } ?? "self", in: scope)
    outline.pins[item, default: []].insert(side)
    if let other = target.as(MemberAccessExprSyntax.self),
      Self.pinnedSides[other.declName.baseName.text] == side.mirrored, let view = other.base
    {
      outline.addPhysicalNeighbours(item, tied(Self.source(of: view).withoutMarks(), in: scope))
    }
  }

  private static let pinnedSides: [String: EdgeAttribute] = [
    "leftAnchor": .left, "rightAnchor": .right,
  ]

  /// Notes `icon.autoPinEdge(.left, to: .right, of: title)` and `icon.autoPinEdge(toSuperviewEdge: .left)` of PureLayout.
  ///
  /// Source: PureLayout, ALView+PureLayout.h: ALEdgeLeft and ALEdgeLeading.
  mutating func readPinned(
    _ callee: MemberAccessExprSyntax, _ arguments: [LabeledExprSyntax], in scope: Int
  ) {
    guard let edge = arguments.first.map({ Self.lastName($0.expression) }),
      let side = EdgeAttribute(rawValue: edge), [.left, .right].contains(side)
    else { return }
    let item = tied(callee.base.map { Self.source(of: $0).withoutMarks() } ?? "self", in: scope)
    outline.pins[item, default: []].insert(side)
    if let view = arguments.first(where: { $0.label?.text == "of" })?.expression,
      let end = arguments.first(where: { $0.label?.text == "to" })?.expression,
      EdgeAttribute(rawValue: Self.lastName(end)) == side.mirrored
    {
      outline.addPhysicalNeighbours(item, tied(Self.source(of: view).withoutMarks(), in: scope))
    }
  }

  // MARK: - Blocks that set a view up

  /// Methods of apps and libraries whose block has the object as `$0`, and that give the object back.
  private static let settingUp: Set<String> = ["then", "apply", "also", "with", "configure"]

  /// Notes the block of `let icon = UIImageView().then { $0.image = … }`.
  mutating func noteSetUp(of value: ExprSyntax?, _ view: String) {
    guard let call = value?.as(FunctionCallExprSyntax.self),
      let block = call.trailingClosure, block.signature?.parameterClause == nil,
      let callee = call.calledExpression.as(MemberAccessExprSyntax.self), callee.base != nil,
      Self.settingUp.contains(callee.declName.baseName.text)
    else { return }
    setUpViews[block.id] = view
  }

  /// The view that a name stands for at a node: `$0` in the block of `let icon = UIImageView().then { … }` is `icon`.
  func view(_ name: String, at node: some SyntaxProtocol) -> String {
    guard !setUpViews.isEmpty, name.hasPrefix("$0") else { return name }
    var current = node.parent
    while let parent = current {
      if let block = parent.as(ClosureExprSyntax.self) {
        return setUpViews[block.id].map { $0 + name.dropFirst(2) } ?? name
      }
      current = parent.parent
    }
    return name
  }
}
