internal import SwiftSyntax

/// Pans of UIKit and drags of SwiftUI: to which side they must go.
extension SwiftReader {
  /// Reads a comparison of the way of a pan with a number or a limit to one side.
  mutating func readPanSign(
    _ left: ExprSyntax, _ sign: String, _ right: ExprSyntax, isChoice: Bool, in scope: Int
  ) {
    guard let isHorizontal = panAxis(left, in: scope) else { return }
    let limit = Self.source(of: right)
    let amount = Amount(limit)
    let isNegative = limit.hasPrefix("-") || (amount.number ?? 0) < 0
    if amount.number == nil, !(right.is(DeclReferenceExprSyntax.self) || limit.hasPrefix("-")) {
      // What a way is compared with is a limit, not another way.
      guard !limit.hasSuffix(".y"), !limit.hasSuffix(".height"), !limit.hasSuffix(".x"),
        right.is(MemberAccessExprSyntax.self)
      else { return }
    }
    let isZero = amount.number == 0
    let side: Swipe.Side
    switch sign {
    case ">", ">=":
      if isNegative, !isZero { return }
      side = isHorizontal ? .right : .down
    default:
      if !isNegative, !isZero { return }
      side = isHorizontal ? .left : .up
    }
    // `x > 0 ? a : b` tells both sides apart, and so does `if x > 0 { … } else { … }`.
    let tellsBoth = isChoice || isZero && Self.hasOtherArm(Syntax(left))
    outline.panSigns.append(
      Swipe(place: Self.place(left, in: scope), side: tellsBoth && isHorizontal ? .both : side))
  }

  /// Whether a comparison is the condition of a choice whose other arm does something, too.
  private static func hasOtherArm(_ comparison: Syntax) -> Bool {
    var node = comparison
    while let parent = node.parent {
      switch parent.kind {
      case .sequenceExpr, .exprList, .tupleExpr, .labeledExpr, .labeledExprList,
        .conditionElement, .conditionElementList:
        node = parent
      default: return parent.as(IfExprSyntax.self)?.elseBody != nil
      }
    }
    return false
  }

  /// Whether a comparison is the value of a constant that is named by a side, and that chooses between two places: what is dragged
  /// stays at the side to which it is thrown, `let endsLeft = velocity.x < 0; let x = endsLeft ? 0 : width`.
  func choosesSide(_ comparison: Syntax) -> Bool {
    var node = comparison
    while let parent = node.parent, !node.is(PatternBindingSyntax.self) {
      switch parent.kind {
      case .sequenceExpr, .exprList, .tupleExpr, .labeledExpr, .labeledExprList,
        .unresolvedTernaryExpr, .initializerClause, .patternBinding:
        node = parent
      default: return false
      }
    }
    guard let binding = node.as(PatternBindingSyntax.self),
      case let name = Self.source(of: binding.pattern), name.namesSide
    else { return false }
    var block: Syntax? = node
    while let current = block, !current.is(CodeBlockItemListSyntax.self) { block = current.parent }
    guard let block else { return false }
    let rest = Self.range(of: node).upperBound..<Self.range(of: block).upperBound
    // Nobody chooses further away.
    return text[rest].prefix(2000).split(separator: UInt8(ascii: "\n")).contains { line in
      String(decoding: line, as: UTF8.self).contains("\(name) ? ")
    }
  }

  /// Reads a share of a width, `way.x / view.bounds.width`, that is compared.
  mutating func readShare(
    _ elements: [ExprSyntax], at index: Int, in scope: Int
  ) {
    guard isEdge(elements, at: index - 2), isShare(elements, at: index, in: scope) else { return }
    let next = index + 2
    if elements.indices.contains(next + 1),
      let sign = elements[next].as(BinaryOperatorExprSyntax.self)?.operator.text,
      ["<", "<=", ">", ">="].contains(sign), isEdge(elements, at: next + 2)
    {
      readPanSign(elements[index - 1], sign, elements[next + 1], isChoice: false, in: scope)
    }
  }

  /// What takes the greater or the smaller of two numbers, and the side of a share that counts if one of the two is 0.
  static let cuts: [String: Swipe.Side] = [
    "max": .right, "fmax": .right, "fmaxf": .right, "MAX": .right,
    "min": .left, "fmin": .left, "fminf": .left, "MIN": .left,
  ]

  /// Reads `max(0, way.x / view.bounds.width)`: only one side counts.
  mutating func readCut(
    _ name: String, _ arguments: [LabeledExprSyntax], in scope: Int
  ) {
    guard let side = Self.cuts[name], let share = Self.number(0, beside: arguments),
      case let share = uncut(share, in: scope),
      let parts = share.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
      parts.count == 3, isShare(parts, at: 1, in: scope)
    else { return }
    outline.panSigns.append(Swipe(place: Self.place(arguments[0], in: scope), side: side))
  }

  /// The argument beside a number, of two; nil if none of them is the number, or any number for nil.
  private static func number(
    _ number: Double?, beside arguments: [LabeledExprSyntax]
  ) -> ExprSyntax? {
    guard arguments.count == 2 else { return nil }
    for (index, argument) in arguments.enumerated() {
      guard let own = Amount(source(of: argument.expression)).number, number ?? own == own else {
        continue
      }
      return arguments[1 - index].expression
    }
    return nil
  }

  /// A value without what limits it: `min(1, share)`, and without the names and the conversions around it.
  private func uncut(_ expression: ExprSyntax, in scope: Int) -> ExprSyntax {
    var expression = expression
    // No person writes longer ways.
    for _ in 0..<8 {
      let inner = Self.bare(resolved(expression, in: scope))
      guard let call = inner.as(FunctionCallExprSyntax.self),
        Self.cuts[Self.lastName(call.calledExpression)] != nil,
        let share = Self.number(nil, beside: Array(call.arguments))
      else { return inner }
      expression = share
    }
    return expression
  }

  /// Whether a way to the side is divided by a width at an index.
  private func isShare(_ elements: [ExprSyntax], at index: Int, in scope: Int) -> Bool {
    elements[index].as(BinaryOperatorExprSyntax.self)?.operator.text == "/"
      && filledSource(of: elements[index + 1], in: scope).namesWidth
      && panAxis(elements[index - 1], in: scope) == true
  }

  /// An expression without conversions and parentheses around it: `Float(way.x)`, `(way.x)`.
  private static func bare(_ expression: ExprSyntax) -> ExprSyntax {
    var expression = expression
    while true {
      if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
        let inner = tuple.elements.first
      {
        expression = inner.expression
      } else if let call = expression.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
        let inner = call.arguments.first, inner.label == nil,
        conversionsOfNumbers.contains(lastName(call.calledExpression))
      {
        expression = inner.expression
      } else {
        return expression
      }
    }
  }

  private static let conversionsOfNumbers: Set<String> = ["CGFloat", "Double", "Float"]

  /// Whether an expression is the way or the velocity of a pan: `pan.translation(in: view)`.
  private func isPan(_ expression: ExprSyntax) -> Bool {
    let call =
      expression.as(FunctionCallExprSyntax.self)
      ?? expression.as(OptionalChainingExprSyntax.self)?.expression.as(FunctionCallExprSyntax.self)
    guard let call, call.arguments.first?.label?.text == "in" else { return false }
    return ["translation", "velocity"].contains(Self.lastName(call.calledExpression))
  }

  /// Whether an expression is the part of a way to the side, or the one down, or a share of a width; nil for anything else.
  private func panAxis(_ expression: ExprSyntax, in scope: Int) -> Bool? {
    let expression = Self.bare(resolved(expression, in: scope))
    if let parts = expression.as(SequenceExprSyntax.self).map({ Array($0.elements) }) {
      guard parts.count == 3, isShare(parts, at: 1, in: scope) else { return nil }
      return true
    }
    guard let access = expression.as(MemberAccessExprSyntax.self), let base = access.base else {
      return nil
    }
    switch access.declName.baseName.text {
    case "x", "y":
      return isPan(resolved(base, in: scope)) ? access.declName.baseName.text == "x" : nil
    case "width", "height":
      // `value.translation.width` of SwiftUI.
      let names: Set = ["translation", "predictedEndTranslation"]
      return names.contains(Self.lastName(base)) ? access.declName.baseName.text == "width" : nil
    default: return nil
    }
  }
}
