internal import SwiftSyntax

/// Visual formats and their metrics.
extension SwiftReader {
  /// `NSLayoutConstraint.constraints(withVisualFormat: "H:|-[a]", options: .directionLeftToRight, …)`.
  mutating func readVisualFormat(_ arguments: [LabeledExprSyntax], in scope: Int) {
    guard let format = Self.literal(arguments.first?.expression),
      arguments.first?.label?.text == "withVisualFormat",
      let options = arguments.first(where: { $0.label?.text == "options" }),
      Self.source(of: options.expression).contains("directionLeftToRight")
    else { return }
    let metrics = arguments.first { $0.label?.text == "metrics" }?.expression
    outline.visualFormats.append(
      VisualFormat(
        place: Self.place(options.expression, in: scope), format: format,
        metrics: metrics.map { self.metrics($0, in: scope) } ?? [:]))
  }

  /// The distances of `["start": 16, "end": Metrics.end]`, or of a name that stands for such a list.
  private func metrics(_ expression: ExprSyntax, in scope: Int) -> [String: Amount] {
    guard
      case .elements(let elements) = resolved(expression, in: scope).as(DictionaryExprSyntax.self)?
        .content
    else { return [:] }
    var metrics: [String: Amount] = [:]
    for element in elements {
      if let name = Self.literal(element.key) { metrics[name] = sum(element.value, in: scope) }
    }
    return metrics
  }

  /// What an expression comes to: the sum of numbers and of sides of insets, as far as their values are seen.
  private func sum(_ expression: ExprSyntax, in scope: Int) -> Amount {
    let value = resolved(expression, in: scope)
    var parts = [value]
    if let elements = value.as(SequenceExprSyntax.self)?.elements {
      let signs = elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
      if elements.count == 2 * signs.count + 1, signs.allSatisfy({ $0 == "+" }) {
        parts = elements.filter { !$0.is(BinaryOperatorExprSyntax.self) }
      }
    }
    let amounts = parts.map { part in
      let part = side(resolved(part, in: scope), in: scope) ?? part
      return Amount(filledSource(of: resolved(part, in: scope), in: scope))
    }
    return Amount.sum(amounts) ?? .expression(filledSource(of: value, in: scope))
  }

  /// The left of insets whose value is seen: `insets.left`; nil for anything else.
  private func side(_ expression: ExprSyntax, in scope: Int) -> ExprSyntax? {
    guard let access = expression.as(MemberAccessExprSyntax.self), let base = access.base,
      let call = resolved(base, in: scope).as(FunctionCallExprSyntax.self),
      call.arguments.map({ $0.label?.text }) == ["top", "left", "bottom", "right"]
    else { return nil }
    return call.arguments.first { $0.label?.text == access.declName.baseName.text }?.expression
  }
}
