internal import SwiftSyntax

/// Sides that data and callers ask for.
extension SwiftReader {
  /// Whether a condition or a case around a value asks for the side that is the name of the value: `case "left":`,
  /// `if alignment == .left`.
  static func isWished(_ value: ExprSyntax) -> Bool {
    let side = lastName(value)
    guard ["left", "right"].contains(side) else { return false }
    func asks(_ expression: ExprSyntax) -> Bool {
      expression.is(MemberAccessExprSyntax.self) && lastName(expression) == side
        || literal(expression)?.lowercased() == side
    }
    var node = Syntax(value)
    while let parent = node.parent {
      switch parent.as(SyntaxEnum.self) {
      case .switchCase(let element):
        let items = element.label.as(SwitchCaseLabelSyntax.self)?.caseItems
        let patterns = items?.compactMap { $0.pattern.as(ExpressionPatternSyntax.self) } ?? []
        if patterns.contains(where: { asks($0.expression) }) { return true }
      case .ifExpr(let choice):
        let comparisons = choice.conditions.compactMap {
          $0.condition.as(SequenceExprSyntax.self).map { Array($0.elements) }
        }
        let isMet = comparisons.contains {
          $0.count == 3 && source(of: $0[1]) == "==" && asks($0[2])
        }
        if isMet, choice.body.id == node.id { return true }
      case .functionDecl, .memberBlock: return false
      default: break
      }
      node = parent
    }
    return false
  }
}
