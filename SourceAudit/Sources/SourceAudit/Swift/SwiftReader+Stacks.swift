internal import SwiftSyntax

/// What makes a view as wide as its content, or wider: constraints, stack views, priorities.
extension SwiftReader {
  /// The view that ties belong to.
  func tied(_ view: String, in scope: Int) -> TiedView { outline.tied(view, in: scope) }

  /// Notes what `label.leadingAnchor.constraint(equalTo: view.leadingAnchor)` fixes of both views.
  mutating func readTies(
    _ callee: MemberAccessExprSyntax, _ arguments: [LabeledExprSyntax], in scope: Int
  ) {
    guard let relation = arguments.first?.label?.text else { return }
    var sides: [(view: TiedView, side: String)] = []
    for side in [callee.base, arguments.first?.expression] {
      guard let anchor = side?.as(MemberAccessExprSyntax.self),
        case let name = anchor.declName.baseName.text, name.hasSuffix("Anchor")
      else { continue }
      let view = anchor.base.map { Self.source(of: $0).withoutMarks() } ?? "self"
      let attribute = String(name.dropLast("Anchor".count))
      outline.ties[tied(view, in: scope), default: Ties()].add(attribute, relation)
      sides.append((tied(view, in: scope), attribute))
    }
    if sides.count == 2, relation.hasPrefix("equalTo"),
      sides[0].side.isOppositeSide(to: sides[1].side)
    {
      outline.addNeighbours(sides[0].view, sides[1].view)
    }
  }

  /// `make.leading.equalTo(icon.snp.trailing)`: the view begins where the icon ends.
  mutating func readNeighbours(
    _ item: String, _ side: String, _ target: ExprSyntax?, in scope: Int
  ) {
    guard let access = target?.as(MemberAccessExprSyntax.self),
      let views = access.base?.as(MemberAccessExprSyntax.self),
      views.declName.baseName.text == "snp", let other = views.base,
      side.isOppositeSide(to: access.declName.baseName.text)
    else { return }
    outline.addNeighbours(
      tied(item, in: scope), tied(Self.source(of: other).withoutMarks(), in: scope))
  }

  /// `UIStackView(arrangedSubviews: [icon, title])`, or `UIStackView([icon, UIView(), title])` of an app.
  mutating func readRow(
    _ call: FunctionCallExprSyntax, _ arguments: [LabeledExprSyntax], in scope: Int
  ) {
    let list = arguments.first {
      ["arrangedSubviews", nil].contains($0.label?.text) && $0.expression.is(ArrayExprSyntax.self)
    }
    guard let views = list?.expression.as(ArrayExprSyntax.self) else { return }
    addRow(views, call, arguments, in: scope)
  }

  /// `[icon, title].asStackView(axis: .vertical, alignment: .leading)` of an app.
  mutating func readRow(
    _ callee: MemberAccessExprSyntax, _ call: FunctionCallExprSyntax,
    _ arguments: [LabeledExprSyntax], in scope: Int
  ) {
    guard let views = callee.base?.as(ArrayExprSyntax.self) else { return }
    addRow(views, call, arguments, isMade: false, in: scope)
  }

  private mutating func addRow(
    _ list: ArrayExprSyntax, _ call: FunctionCallExprSyntax, _ arguments: [LabeledExprSyntax],
    isMade: Bool = true, in scope: Int
  ) {
    let names = list.elements.map { Self.source(of: $0.expression).withoutMarks() }
    var arrangement = Arrangement()
    for argument in arguments {
      arrangement.add(argument.label?.text ?? "", Self.lastName(argument.expression))
    }
    // `row = UIStackView(…)`.
    var name = ""
    if let parts = call.parent?.as(ExprListSyntax.self), parts.count == 3,
      let target = parts.first, parts.dropFirst().first?.is(AssignmentExprSyntax.self) ?? false
    {
      name = Self.source(of: target).withoutMarks()
    } else if let binding = call.parent?.parent?.as(PatternBindingSyntax.self) {
      name = Self.source(of: binding.pattern)
    }
    outline.rows.append(
      StackedViews(
        views: names.map { tied($0, in: scope) }, type: outline.typeName(of: scope),
        hasSpacer: names.contains(where: \.isSpacer),
        stack: name.isEmpty ? nil : tied(name, in: scope), arrangement: arrangement,
        isMade: isMade))
  }

  /// `row.addArrangedSubview(title)`.
  mutating func readArranged(
    _ callee: MemberAccessExprSyntax, _ arguments: [LabeledExprSyntax], in scope: Int
  ) {
    guard let stack = callee.base, let view = arguments.first?.expression else { return }
    let name = Self.source(of: view).withoutMarks()
    outline.rows.append(
      StackedViews(
        views: [tied(name, in: scope)], type: outline.typeName(of: scope),
        hasSpacer: name.isSpacer,
        stack: tied(Self.source(of: stack).withoutMarks(), in: scope), isMade: false))
  }

  /// `row.axis = .vertical`, `row.distribution = .fillEqually`, `row.alignment = .leading`.
  mutating func readStack(
    _ target: ExprSyntax, _ value: ExprSyntax, isPlain: Bool, in scope: Int
  ) {
    guard let access = target.as(MemberAccessExprSyntax.self), let stack = access.base else {
      return
    }
    outline.arrangements[
      tied(Self.source(of: stack).withoutMarks(), in: scope), default: Arrangement()
    ].add(access.declName.baseName.text, isPlain ? Self.lastName(value) : "")
  }

  /// `title.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)`, and the same of compression resistance.
  mutating func readPriority(
    _ callee: MemberAccessExprSyntax, _ arguments: [LabeledExprSyntax], in scope: Int
  ) {
    guard arguments.count == 2, Self.lastName(arguments[1].expression) == "horizontal",
      let priority = priority(arguments[0].expression, in: scope),
      let base = callee.base
    else { return }
    let view = tied(Self.source(of: base).withoutMarks(), in: scope)
    if callee.declName.baseName.text == "setContentHuggingPriority" {
      outline.addHugging(priority, of: view)
    } else if priority >= Hugging.required {
      outline.resistant.insert(view)
    }
  }

  /// A priority, also by the name of a constant; nil for another value.
  private func priority(_ value: ExprSyntax, in scope: Int) -> Double? {
    Self.source(of: value).layoutPriority ?? filledSource(of: value, in: scope).layoutPriority
  }

  /// `PriceLabel(huggingPriority: 290)` of an app.
  mutating func noteHugging(of view: TiedView, madeBy call: FunctionCallExprSyntax, in scope: Int) {
    for argument in call.arguments {
      let label = argument.label?.text.lowercased() ?? ""
      guard label.contains("hugging"), !label.contains("vertical"),
        let priority = priority(argument.expression, in: scope)
      else { continue }
      outline.addHugging(priority, of: view)
    }
  }

  /// `return label` in the block or the getter of a property: both names stand for one view.
  mutating func readReturn(_ statement: ReturnStmtSyntax, in scope: Int) {
    let function = outline.function(of: scope)
    guard let name = statement.expression?.as(DeclReferenceExprSyntax.self)?.baseName.text,
      outline.scopes[function].isProperty,
      case .function(let property) = outline.scopes[function].kind
    else { return }
    outline.join(
      tied(name, in: scope), TiedView(type: outline.typeName(of: function), name: property))
  }
}

extension Outline {
  /// Notes a priority by which a view hugs its content to the side.
  mutating func addHugging(_ priority: Double, of view: TiedView) {
    if huggings[view]?.add(priority) == nil { huggings[view] = Hugging(priority) }
  }
}

extension String {
  /// Whether two attributes of constraints are the two sides of a gap: `leading` and `trailing`.
  func isOppositeSide(to other: String) -> Bool {
    [["leading", "trailing"], ["left", "right"]].contains([self, other].sorted())
  }

  /// Whether a view that is made in a list of views takes the room that others leave: `UIView()`, `FlexibleSpacer()`.
  var isSpacer: Bool {
    let made = ["[UIViewnew]", "[[UIViewalloc]init]"]
    return self == "UIView()" || hasSuffix("Spacer()") || hasSuffix("SpacerView()")
      || made.contains(self)
  }
}
