internal import SwiftSyntax

/// Pages, pans, frames and pins.
extension SwiftReader {
  /// `setViewControllers([page], direction: .forward, animated: true)`.
  mutating func readPageTurn(_ arguments: [LabeledExprSyntax], in scope: Int) {
    guard let direction = arguments.first(where: { $0.label?.text == "direction" })?.expression,
      let animated = arguments.first(where: { $0.label?.text == "animated" }),
      Self.source(of: animated.expression) != "false"
    else { return }
    addPageTurn(direction, in: scope)
  }

  /// Adds the directions of variables that may turn pages with an animation.
  ///
  /// One that the function gives only to questions, such as `shouldShowHint(direction: direction)`, turns none, nor does a call
  /// that is not animated.
  mutating func resolveNamedTurns(_ uses: ValueUses) {
    // For each name, how many of its first uses may turn pages.
    var turning: [String: [Int]] = [:]
    for turn in namedTurns {
      let counts =
        turning[turn.name]
        ?? uses.uses(of: turn.name).reduce(into: [0]) { counts, use in
          counts.append(counts[counts.count - 1] + (uses.turnsPages(use) ? 1 : 0))
        }
      turning[turn.name] = counts
      let range = uses.uses(of: turn.name, in: turn.body).indices
      if range.isEmpty || counts[range.upperBound] > counts[range.lowerBound] {
        addPageTurn(turn.value, in: turn.scope)
      }
    }
  }

  /// `UIPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical)`.
  mutating func readPageOrientation(_ arguments: [LabeledExprSyntax]) {
    let isVertical = arguments.contains {
      $0.label?.text == "navigationOrientation"
        && Self.source(of: $0.expression).contains("vertical")
    }
    if isVertical { outline.hasVerticalPages = true }
  }

  /// Adds the direction that an expression chooses; nothing for a name.
  mutating func addPageTurn(_ expression: ExprSyntax, in scope: Int) {
    let words = Set(expression.tokens(viewMode: .sourceAccurate).map(\.text))
    let direction: PageTurn.Direction
    switch (words.contains("forward"), words.contains("reverse")) {
    case (true, true): direction = .either
    case (true, false): direction = .forward
    case (false, true): direction = .reverse
    default: return
    }
    outline.pageTurns.append(
      PageTurn(place: Self.place(expression, in: scope), direction: direction))
  }

  /// `collectionView(_:numberOfItemsInSection:)` that answers 0 or 1, whatever there is.
  mutating func readCount(_ function: FunctionDeclSyntax, in scope: Int) {
    guard
      function.signature.parameterClause.parameters.contains(where: {
        $0.firstName.text == "numberOfItemsInSection"
      }), let body = function.body?.statements, body.count == 1,
      let item = body.first?.item
    else { return }
    let value =
      item.as(ReturnStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self)
      ?? item.as(ExpressionStmtSyntax.self)?.expression
    var arms = value.map { [$0] } ?? []
    if let parts = value?.as(SequenceExprSyntax.self)?.elements, let last = parts.last {
      arms = [last] + parts.compactMap { $0.as(UnresolvedTernaryExprSyntax.self)?.thenExpression }
    }
    if !arms.isEmpty, arms.allSatisfy({ ["0", "1"].contains(Self.source(of: $0)) }) {
      outline.typesOfOneItem.insert(outline.typeName(of: scope))
    }
  }

  /// What the methods of PinLayout pin of a view, by their names.
  static let pins: [String: [EdgeAttribute]] = [
    "left": [.left], "right": [.right], "horizontally": [.left, .right], "all": [.left, .right],
    "topLeft": [.left], "topRight": [.right], "bottomLeft": [.left], "bottomRight": [.right],
    "centerLeft": [.left], "centerRight": [.right],
  ]

  /// Methods of PinLayout for the width of a view.
  static let lengths: Set<String> = ["width", "size"]

  /// `view.pin.left(10).top(8)` of PinLayout.
  mutating func readPin(
    _ callee: MemberAccessExprSyntax, _ name: String, _ arguments: [LabeledExprSyntax],
    in scope: Int
  ) {
    var base = callee.base
    while let current = base {
      if let access = current.as(MemberAccessExprSyntax.self),
        access.declName.baseName.text == "pin"
      {
        let item = access.base.map { Self.source(of: $0).withoutMarks() } ?? "self"
        let first = arguments.first
        let value = first.map { filledSource(of: $0.expression, in: scope) } ?? ""
        // As wide as its container.
        if Self.lengths.contains(name), value != "100%" { return }
        let amount =
          first.flatMap { $0.label == nil ? Amount(Self.source(of: $0.expression)) : nil } ?? .zero
        for attribute in Self.pins[name] ?? [.width] {
          let target = first.flatMap { Self.pinTarget($0, attribute) } ?? ("superview", attribute)
          outline.constraints.append(
            EdgeConstraint(
              place: Self.place(callee.declName, in: scope), item: item, attribute: attribute,
              other: target.0, otherAttribute: target.1, amount: amount, relation: .equal,
              style: .pin, isCopied: value.isPhysicalPlace))
        }
        return
      }
      base = Self.base(of: Syntax(current)).flatMap { ExprSyntax($0) }
    }
  }

  /// The other view of a pin and its side: `to: icon.edge.right`, `to: icon.anchor.topRight`, `of: icon`; nil for a distance.
  private static func pinTarget(
    _ argument: LabeledExprSyntax, _ attribute: EdgeAttribute
  ) -> (String, EdgeAttribute)? {
    switch argument.label?.text {
    case "of": return (source(of: argument.expression).withoutMarks(), attribute.mirrored)
    case "to":
      guard let side = argument.expression.as(MemberAccessExprSyntax.self),
        let kind = side.base?.as(MemberAccessExprSyntax.self)
      else { return (source(of: argument.expression), attribute) }
      return (
        kind.base.map { source(of: $0).withoutMarks() } ?? "self",
        pins[side.declName.baseName.text]?.first ?? attribute
      )
    default: return nil
    }
  }

  /// The left side of a frame: the sum of some parts.
  mutating func readFrame(
    _ x: ArraySlice<ExprSyntax>, of view: String, width: ExprSyntax? = nil,
    isNumbered: Bool = false, isFirst: Bool = false, in scope: Int
  ) {
    guard !view.namesSide, let first = x.first else { return }
    let words = x.flatMap { self.words(of: $0, in: scope) }
    var kind = isNumbered ? PlacedFrame.Kind.numbered : .other
    var place = Self.place(first, in: scope)
    // A choice between two places is made by something.
    if let end = words.firstIndex(of: "maxX"), !words.contains("?"),
      !Self.isInsideItsEnd(end, in: words), !words.isFarSideOfMirror
    {
      kind = .afterEnd
      let tokens = x.lazy.flatMap { $0.tokens(viewMode: .sourceAccurate) }
      place = tokens.first { $0.text == "maxX" }.map { Self.place($0, in: scope) } ?? place
    } else if words.isFarSide {
      kind = .farSide
    }
    outline.frames.append(
      PlacedFrame(
        place: place, kind: kind, receiver: view, x: words.joined(),
        ownX: x.map { Self.source(of: $0) }.joined(),
        width: width.map { filledSource(of: $0, in: scope) } ?? "",
        ownWidth: width.map { Self.source(of: $0) } ?? "", isFirst: isFirst,
        arms: Self.arms(around: Syntax(first))))
  }

  /// The arms of choices around a node in its function, the innermost first.
  private static func arms(around node: Syntax) -> [PlacedFrame.Arm] {
    var (node, arms): (Syntax, [PlacedFrame.Arm]) = (node, [])
    while let parent = node.parent, !parent.is(FunctionDeclSyntax.self),
      !parent.is(MemberBlockSyntax.self)
    {
      if let choice = parent.as(IfExprSyntax.self) {
        if node.id == choice.body.id || choice.elseBody.map({ Syntax($0).id == node.id }) ?? false {
          arms.append(
            .init(choice: range(of: choice).lowerBound, number: node.id == choice.body.id ? 0 : 1))
        }
      } else if parent.is(SwitchCaseListSyntax.self), let choice = parent.parent {
        arms.append(
          .init(choice: range(of: choice).lowerBound, number: range(of: node).lowerBound))
      }
      node = parent
    }
    return arms
  }

  /// Whether a place lies before the end of another view, as in `icon.frame.maxX - 8`, or is the smaller of two.
  ///
  /// What ends with the view around, `bounds.maxX - 44`, is at its right side.
  private static func isInsideItsEnd(_ place: Int, in words: [String]) -> Bool {
    let before = words[..<place]
    let isOfContainer = ["bounds", "layoutFrame"].contains(before.dropLast().last ?? "")
    return words[place...].dropFirst().first == "-" && !isOfContainer
      || before.contains("min") || before.contains("max")
  }

  // MARK: - Drags of SwiftUI, and edges

  /// `view.offset(x: way)`, `view.offset(way)`.
  mutating func readOffset(_ arguments: [LabeledExprSyntax], in scope: Int) {
    guard let x = arguments.first, x.label == nil || x.label?.text == "x" else { return }
    // Of `CGSize(width: …, height: …)`, only the width goes to the side.
    let size = x.expression.as(FunctionCallExprSyntax.self).flatMap {
      ["CGSize", "init"].contains(Self.lastName($0.calledExpression)) ? $0.arguments : nil
    }
    let width = size?.first { $0.label?.text == "width" }?.expression
    let names = (width ?? x.expression).tokens(viewMode: .sourceAccurate).map(\.text)
    // A height goes down.
    if names.contains("height"), !names.contains("width") { return }
    outline.dragOffsets.append(
      DragOffset(place: Self.place(x.expression, in: scope), names: Set(names)))
  }

  /// `way = value.translation.width` and `way = value.translation` of a drag of SwiftUI.
  mutating func readDrag(_ target: ExprSyntax, _ value: ArraySlice<ExprSyntax>, in scope: Int) {
    let words = value.flatMap { $0.tokens(viewMode: .sourceAccurate).map(\.text) }
    guard let place = words.firstIndex(of: "translation"),
      // `pan.translation(in: view)` belongs to UIKit; a height goes down.
      !words[place...].starts(with: ["translation", "("]),
      !words[place...].starts(with: ["translation", ".", "height"])
    else { return }
    var name = Self.source(of: target)
    if name.hasSuffix(".width") { name = String(name.dropLast(".width".count)) }
    let type = outline.typeName(of: scope)
    outline.dragNames[dragState(name, at: target) ?? name, default: []].insert(type)
  }

  /// `drag.translation.width` in a function or a property: what is made of the way has its name.
  mutating func readDragWay(_ access: MemberAccessExprSyntax, in scope: Int) {
    guard access.declName.baseName.text == "width",
      access.base?.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "translation",
      case .function(let name) = outline.scopes[outline.function(of: scope)].kind,
      !name.isQuestion
    else { return }
    outline.dragNames[name, default: []].insert(outline.typeName(of: scope))
  }

  /// `.updating($way) { value, state, _ in state = value.translation }`: what `state` stands for.
  mutating func readDragState(_ call: FunctionCallExprSyntax, _ arguments: [LabeledExprSyntax]) {
    guard let state = arguments.first.map({ Self.source(of: $0.expression) }),
      state.hasPrefix("$"), let closure = call.trailingClosure?.signature?.parameterClause
    else { return }
    var names: [String] = []
    switch closure {
    case .simpleInput(let list): names = list.map(\.name.text)
    case .parameterClause(let clause): names = clause.parameters.map(\.firstName.text)
    }
    guard names.count == 3, let block = call.trailingClosure else { return }
    dragStates[names[1], default: []].append(
      DragState(name: String(state.dropFirst()), block: Self.range(of: block)))
  }

  /// The state that a name stands for in the innermost block around a node; nil outside of such blocks.
  private mutating func dragState(_ name: String, at node: ExprSyntax) -> String? {
    let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
    // The walk does not come back to a block that has ended.
    while let state = dragStates[name]?.last, state.block.upperBound <= offset {
      dragStates[name]?.removeLast()
    }
    return dragStates[name]?.last?.name
  }

  /// `case .leading: return .left`: the first such case of a choice.
  mutating func readBridge(_ choice: SwitchExprSyntax, in scope: Int) {
    if let type = Self.typeOfResult(around: Syntax(choice)),
      project?.typesOfOrder.contains(type) ?? false
    {
      return
    }
    for element in choice.cases {
      guard let one = element.as(SwitchCaseSyntax.self), one.statements.count == 1,
        let label = one.label.as(SwitchCaseLabelSyntax.self), label.caseItems.count == 1,
        let pattern = label.caseItems.first?.pattern.as(ExpressionPatternSyntax.self),
        let item = one.statements.first?.item
      else { continue }
      let value =
        item.as(ReturnStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self)
        ?? item.as(ExpressionStmtSyntax.self)?.expression
      guard let value = value?.as(MemberAccessExprSyntax.self), Self.isSide(value.base),
        Self.isBridge(Self.lastName(pattern.expression), value.declName.baseName.text)
      else { continue }
      return outline.bridgedEdges.append(Self.place(value, in: scope))
    }
  }

  /// The type that the function or the property around a node gives; nil for none.
  private static func typeOfResult(around node: Syntax) -> String? {
    var current = node.parent
    while let parent = current {
      if let function = parent.as(FunctionDeclSyntax.self) {
        return function.signature.returnClause.map { source(of: $0.type).trimmingMarks() }
      }
      if parent.is(ClosureExprSyntax.self) { return nil }
      if let binding = parent.as(PatternBindingSyntax.self) {
        return binding.typeAnnotation.map { source(of: $0.type).trimmingMarks() }
      }
      current = parent.parent
    }
    return nil
  }

  /// `edge == .leading ? .left : .right`.
  mutating func readBridge(_ edge: ExprSyntax, _ rest: ArraySlice<ExprSyntax>, in scope: Int) {
    guard let choice = rest.first?.as(UnresolvedTernaryExprSyntax.self), let last = rest.last,
      rest.count == 2
    else { return }
    let sides = [Self.lastName(choice.thenExpression), Self.lastName(last)]
    let name = Self.lastName(edge)
    guard Set(sides) == ["left", "right"], Self.isBridge(name, sides[0]) else { return }
    outline.bridgedEdges.append(Self.place(edge, in: scope))
  }

  /// Whether a value named left or right is a side: a text may be called so too.
  private static func isSide(_ type: ExprSyntax?) -> Bool {
    guard let type else { return true }
    let name = source(of: type)
    return ["Edge", "Alignment", "Attribute", "Side"].contains(where: name.contains)
  }

  private static func isBridge(_ edge: String, _ side: String) -> Bool {
    (edge, side) == ("leading", "left") || (edge, side) == ("trailing", "right")
  }
}

extension ValueUses {
  /// Whether a use of a direction may turn pages with an animation.
  fileprivate func turnsPages(_ use: Use) -> Bool {
    guard case .argument(let call, _) = use.taker, use.isWhole, use.member.isEmpty else {
      return true
    }
    return !calls[call].name.isQuestion && !calls[call].isStill
  }
}
