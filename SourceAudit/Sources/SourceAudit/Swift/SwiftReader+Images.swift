internal import SwiftSyntax

/// Symbols and images, the views that show them, and what turns them.
extension SwiftReader {
  /// Adds a symbol of the system by its name.
  ///
  /// - Parameters:
  ///   - name: The expression of the name.
  ///   - call: The call that has it as an argument.
  ///   - title: The title that stands beside it; nil for none.
  ///   - scope: The innermost scope.
  mutating func addSymbol(
    _ name: ExprSyntax, of call: FunctionCallExprSyntax, title: ExprSyntax? = nil, in scope: Int
  ) {
    guard let literal = Self.literal(name),
      !(Self.title(beside: call).map { Self.isNamedBySide(name, title: $0) } ?? false)
    else { return }
    let hasArrow = Self.literal(title)?.contains { "\u{2190}\u{2192}".contains($0) } ?? false
    outline.symbols.append(
      Symbol(
        place: Self.place(name, in: scope), name: literal, receiver: view(showing: call),
        isBetweenWords: hasArrow || Self.isBetweenWords(call)))
  }

  /// The title of what is given an image with it: `UIAction(title: moveLeft, image: UIImage(systemName: "arrow.left"))`.
  private static func title(beside image: FunctionCallExprSyntax) -> ExprSyntax? {
    guard let argument = whole(image).parent?.as(LabeledExprSyntax.self),
      let outer = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    else { return nil }
    return outer.arguments.first { $0.label?.text == "title" }?.expression
  }

  /// Adds an image of the app by its name.
  mutating func addImage(
    _ argument: LabeledExprSyntax, _ call: FunctionCallExprSyntax, in scope: Int
  ) {
    // `Image(.arrowBack)`: Xcode makes a symbol of the name.
    let symbol = argument.expression.as(MemberAccessExprSyntax.self).flatMap {
      $0.base == nil ? $0.declName.baseName.text : nil
    }
    guard let name = Self.literal(argument.expression) ?? symbol else { return }
    outline.namedImages.append(
      Symbol(
        place: Self.place(argument.expression, in: scope), name: name, receiver: view(showing: call)
      ))
  }

  /// The view that an image is given to: `icon` in `icon.image = UIImage(…)`, `let icon = UIImageView(image: UIImage(…))` and
  /// `icon.setImage(UIImage(…), for: .normal)`; empty if it is not seen.
  private func view(showing image: FunctionCallExprSyntax) -> String {
    let whole = Self.whole(image)
    if let target = Self.target(of: whole) {
      return target.property == "image" ? target.receiver : ""
    }
    guard let argument = whole.parent?.as(LabeledExprSyntax.self),
      let outer = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    else { return "" }
    if argument.label?.text == "image" {
      let view = Self.whole(outer)
      if let binding = view.parent?.parent?.as(PatternBindingSyntax.self) {
        return Self.source(of: binding.pattern)
      }
      return Self.target(of: view)?.whole ?? ""
    }
    guard let setter = outer.calledExpression.as(MemberAccessExprSyntax.self),
      setter.declName.baseName.text == "setImage"
    else { return "" }
    return setter.base.map { Self.source(of: $0).withoutMarks() } ?? "self"
  }

  /// The chain that begins with a call, as `UIImage(…)?.withRenderingMode(.alwaysTemplate)`.
  private static func whole(_ call: FunctionCallExprSyntax) -> Syntax {
    var node = Syntax(call)
    while let parent = node.parent, base(of: parent)?.id == node.id { node = parent }
    return node
  }

  /// What a value, or one of two values by a choice, is assigned to.
  private static func target(
    of value: Syntax
  ) -> (whole: String, receiver: String, property: String, isChosen: Bool)? {
    var node = value
    if let parent = node.parent, parent.is(UnresolvedTernaryExprSyntax.self) { node = parent }
    guard let elements = node.parent?.as(ExprListSyntax.self).map(Array.init), elements.count >= 3,
      elements[1].is(AssignmentExprSyntax.self)
    else { return nil }
    let base = elements[0].as(MemberAccessExprSyntax.self)?.base
    return (
      source(of: elements[0]).withoutMarks(),
      base.map { source(of: $0).withoutMarks() } ?? "self", lastName(elements[0]),
      elements.count > 3
    )
  }

  /// Whether an image stands in a text between words or values: `"\(from) \(Image(…)) \(to)"`, `Text("a") + Text(Image(…)) +
  /// Text("b")`.
  private static func isBetweenWords(_ image: FunctionCallExprSyntax) -> Bool {
    guard let argument = whole(image).parent?.as(LabeledExprSyntax.self) else { return false }
    if let segment = argument.parent?.parent?.as(ExpressionSegmentSyntax.self),
      let segments = segment.parent?.as(StringLiteralSegmentListSyntax.self).map(Array.init),
      let index = segments.firstIndex(where: { $0.id == Syntax(segment).id })
    {
      return hasWords(segments[..<index]) && hasWords(segments[(index + 1)...])
    }
    guard let text = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
      lastName(text.calledExpression) == "Text", case let part = whole(text),
      let elements = part.parent?.as(ExprListSyntax.self).map(Array.init),
      let index = elements.firstIndex(where: { $0.id == part.id })
    else { return false }
    return [index - 1, index + 1].allSatisfy { place in
      elements.indices.contains(place)
        && elements[place].as(BinaryOperatorExprSyntax.self)?.operator.text == "+"
    }
  }

  private static func hasWords(_ segments: ArraySlice<StringLiteralSegmentListSyntax.Element>)
    -> Bool
  {
    segments.contains { segment in
      switch segment {
      case .stringSegment(let text): text.content.text.contains(where: \.isLetter)
      case .expressionSegment: true
      }
    }
  }

  // MARK: - Turns

  /// `.rotationEffect(.degrees(isOpen ? 90 : 0))` and other effects of SwiftUI that turn or flip.
  mutating func readEffect(
    _ callee: MemberAccessExprSyntax, _ arguments: [LabeledExprSyntax], in scope: Int
  ) {
    guard let base = callee.base else { return }
    let isTurn = callee.declName.baseName.text == "rotationEffect"
    let angle = isTurn ? arguments.first?.expression : nil
    let turn = Turn(
      symbol: Self.range(of: base), scope: scope,
      angles: angle.map { angles(of: $0, in: scope) } ?? [nil])
    if isTurn { outline.turns.append(turn) }
    outline.flips.append(
      Flip(
        receiver: turn.symbol, scope: scope, mayBeAny: false,
        isChosenTurn: turn.isQuarter && turn.isChosen))
  }

  /// `icon.transform = CGAffineTransform(rotationAngle: .pi / 2)`: a view is turned with its image.
  mutating func readTurn(_ call: FunctionCallExprSyntax, _ angle: ExprSyntax, in scope: Int) {
    guard let target = Self.target(of: Syntax(call)), target.property == "transform" else { return }
    outline.turns.append(
      Turn(
        receiver: target.receiver.withoutImageView, scope: scope,
        angles: angles(of: angle, in: scope),
        isConditional: target.isChosen || !Self.isAlwaysRun(call)))
  }

  /// `icon.transform = icon.transform.rotated(by: .pi)`: a view is turned on.
  mutating func readRotation(
    _ callee: MemberAccessExprSyntax, _ call: FunctionCallExprSyntax,
    _ arguments: [LabeledExprSyntax], in scope: Int
  ) {
    guard arguments.count == 1, arguments[0].label?.text == "by",
      callee.base.map(Self.lastName) == "transform",
      let target = Self.target(of: Syntax(call)), target.property == "transform"
    else { return }
    outline.turns.append(
      Turn(
        receiver: target.receiver.withoutImageView, scope: scope,
        angles: angles(of: arguments[0].expression, in: scope), isConditional: true))
  }

  private func angles(of expression: ExprSyntax, in scope: Int) -> [Double?] {
    Angles.all(in: words(of: expression, in: scope))
  }

  /// Whether a statement stands in the body of its function, and not in a branch or a block.
  private static func isAlwaysRun(_ call: FunctionCallExprSyntax) -> Bool {
    var node = Syntax(call)
    while let parent = node.parent, !node.is(CodeBlockSyntax.self) {
      if node.is(ClosureExprSyntax.self) || node.is(SwitchCaseSyntax.self) { return false }
      node = parent
    }
    return node.parent?.is(FunctionDeclSyntax.self) ?? false
      || node.parent?.is(InitializerDeclSyntax.self) ?? false
  }
}

extension String {
  /// A view without the part of it that shows its image: `button` of `button.imageView`.
  var withoutImageView: String {
    hasSuffix(".imageView") ? String(dropLast(".imageView".count)) : self
  }
}
