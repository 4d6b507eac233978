internal import SwiftSyntax

/// Constraints of Align: `label.anchors.leading.pin()`, `box.anchors.edges.pin(insets: …)`.
///
/// Source: Align, Align.swift: Anchor, AnchorCollectionEdges.
extension SwiftReader {
  /// Functions of Align that make constraints.
  static let relationsOfAlign: Set<String> = pinsOfAlign.union([
    "equal", "greaterThanOrEqual", "lessThanOrEqual", "spacing", "align",
  ])

  private static let pinsOfAlign: Set<String> = [
    "pin", "marginsPin", "safeAreaPin", "readableContentPin",
  ]

  /// The view and the side of `label.anchors.leading`; nil for another value.
  private static func sideOfAlign(_ expression: ExprSyntax?) -> (view: String, side: String)? {
    guard let side = expression?.as(MemberAccessExprSyntax.self),
      let anchors = side.base?.as(MemberAccessExprSyntax.self),
      anchors.declName.baseName.text == "anchors"
    else { return nil }
    return (
      anchors.base.map { source(of: $0).withoutMarks() } ?? "self", side.declName.baseName.text
    )
  }

  /// Notes what `label.anchors.leading.spacing(8, to: icon.anchors.trailing)` fixes of both views.
  mutating func readTiesOfAlign(
    _ callee: MemberAccessExprSyntax, _ arguments: [LabeledExprSyntax], in scope: Int
  ) {
    guard let own = Self.sideOfAlign(callee.base) else { return }
    let axis = arguments.first { $0.label?.text == "axis" }
    if axis.map({ Self.lastName($0.expression) == "vertical" }) ?? false { return }
    let relation =
      arguments.first { $0.label?.text == "relation" }.map { Self.lastName($0.expression) }
      ?? callee.declName.baseName.text
    let others = arguments.compactMap { Self.sideOfAlign($0.expression) }
    for (view, side) in [own] + others {
      outline.ties[tied(view, in: scope), default: Ties()].add(side, relation)
    }
  }

  /// Whether a call is `box.anchors.edges.pin(insets: …)`, which makes leading of the left and trailing of the right; `absolute()`
  /// before it does not.
  ///
  /// Source: Align, Align.swift: "By default, edges use locale-specific `.leading` and `.trailing`".
  static func pinsByAlign(_ call: FunctionCallExprSyntax) -> Bool {
    guard let callee = call.calledExpression.as(MemberAccessExprSyntax.self) else { return false }
    return pinsOfAlign.contains(callee.declName.baseName.text)
      && sideOfAlign(callee.base)?.side == "edges"
  }
}
