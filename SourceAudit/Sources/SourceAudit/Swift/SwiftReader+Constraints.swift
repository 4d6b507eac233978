internal import SwiftSyntax

extension SwiftReader {
  private static let anchors: [String: EdgeAttribute] = [
    "leftAnchor": .left, "rightAnchor": .right, "widthAnchor": .width, "centerXAnchor": .centerX,
  ]

  private static let attributes: [String: EdgeAttribute] = [
    "left": .left, "right": .right, "leftMargin": .left, "rightMargin": .right, "width": .width,
    "centerX": .centerX, "centerXWithinMargins": .centerX,
  ]

  /// What a constraint maker calls attributes that are more than one.
  private static let attributeSets: [String: [EdgeAttribute]] = [
    "edges": [.left, .right], "horizontalEdges": [.left, .right], "directionalEdges": [],
    "center": [.centerX], "size": [.width], "margins": [.left, .right],
    "centerWithinMargins": [.centerX],
  ]

  /// `a.leftAnchor.constraint(equalTo: b.leftAnchor, constant: 8)`.
  mutating func readAnchor(
    _ callee: MemberAccessExprSyntax, _ arguments: [LabeledExprSyntax], in scope: Int
  ) {
    guard let base = callee.base, let (item, attribute) = anchor(base),
      let relation = arguments.first, let label = relation.label?.text
    else { return }
    if attribute == .width, label == "equalToConstant",
      filledSource(of: relation.expression, in: scope).isWidthAround
    {
      outline.addWidthAround(of: item, at: anchorPlace(base, in: scope))
    }
    guard let (other, otherAttribute) = anchor(relation.expression) else { return }
    let isSpacing = label.hasSuffix("After") || label.hasSuffix("Before")
    let constant = arguments.first { $0.label?.text == (isSpacing ? "multiplier" : "constant") }
    outline.constraints.append(
      EdgeConstraint(
        place: anchorPlace(base, in: scope), item: item, attribute: attribute, other: other,
        otherAttribute: otherAttribute,
        amount: constant.map { Amount(Self.source(of: $0.expression)) } ?? .zero,
        relation: label.hasPrefix("equalTo") ? .equal : .inequality, style: .anchor,
        isCopied: constant.map { filledSource(of: $0.expression, in: scope).isPhysicalPlace }
          ?? false, bound: EdgeConstraint.Bound(label)))
  }

  private func anchor(_ expression: ExprSyntax) -> (String, EdgeAttribute)? {
    if let access = expression.as(MemberAccessExprSyntax.self),
      let attribute = Self.anchors[access.declName.baseName.text]
    {
      return (access.base.map { Self.source(of: $0).withoutMarks() } ?? "self", attribute)
    }
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let attribute = Self.anchors[name]
    {
      return ("self", attribute)
    }
    return nil
  }

  private func anchorPlace(_ expression: ExprSyntax, in scope: Int) -> Outline.Place {
    if let access = expression.as(MemberAccessExprSyntax.self) {
      return Self.place(access.declName, in: scope)
    }
    return Self.place(expression, in: scope)
  }

  /// `NSLayoutConstraint(item: a, attribute: .left, relatedBy: .equal, toItem: b, attribute: .left, …)`.
  mutating func readItems(
    _ call: FunctionCallExprSyntax, _ arguments: [LabeledExprSyntax], in scope: Int
  ) {
    func value(_ label: String) -> LabeledExprSyntax? {
      arguments.first { $0.label?.text == label }
    }
    let attributes = arguments.filter { $0.label?.text == "attribute" }
    guard attributes.count == 2, let item = value("item"), let other = value("toItem"),
      let first = Self.attributes[Self.lastName(attributes[0].expression)],
      let second = Self.attributes[Self.lastName(attributes[1].expression)]
    else { return }
    let relation = value("relatedBy").map { Self.lastName($0.expression) }
    let constant = value("constant")
    outline.constraints.append(
      EdgeConstraint(
        place: Self.place(attributes[0].expression, in: scope),
        item: Self.source(of: item.expression).withoutMarks(), attribute: first,
        other: Self.source(of: other.expression).withoutMarks(), otherAttribute: second,
        amount: constant.map { Amount(Self.source(of: $0.expression)) } ?? .zero,
        relation: relation == "equal" ? .equal : .inequality, style: .item,
        isCopied: constant.map { filledSource(of: $0.expression, in: scope).isPhysicalPlace }
          ?? false, bound: relation.flatMap { EdgeConstraint.Bound($0) }))
  }

  /// `a.snp.makeConstraints { make in … }`.
  mutating func readMaker(_ callee: MemberAccessExprSyntax, _ call: FunctionCallExprSyntax) {
    guard let views = callee.base?.as(MemberAccessExprSyntax.self),
      views.declName.baseName.text == "snp",
      let closure = call.trailingClosure
        ?? call.arguments.first?.expression.as(ClosureExprSyntax.self)
    else { return }
    addMaker(closure, of: views.base.map { Self.source(of: $0).withoutMarks() } ?? "self")
  }

  /// `make.left.equalTo(b.snp.left).offset(8)`.
  mutating func readChain(_ root: Syntax, _ maker: ConstraintMaker, in scope: Int) {
    var links: [(name: String, place: Syntax, arguments: [LabeledExprSyntax]?)] = []
    var (node, arguments): (Syntax?, [LabeledExprSyntax]?) = (root, nil)
    while let current = node {
      if let call = current.as(FunctionCallExprSyntax.self) {
        arguments = Array(call.arguments)
      } else if let access = current.as(MemberAccessExprSyntax.self) {
        links.append((access.declName.baseName.text, Syntax(access.declName), arguments))
        arguments = nil
      } else if let name = current.as(DeclReferenceExprSyntax.self) {
        guard name.baseName.text == maker.name else { return }
      }
      node = Self.base(of: current)
    }
    links.reverse()
    guard let relation = links.firstIndex(where: { $0.arguments != nil }),
      Self.relations.contains(links[relation].name)
    else { return }
    let distance = links[relation...].first { ["offset", "inset", "insets"].contains($0.name) }
      .flatMap(\.arguments?.first)?.expression
    let amount = distance.map { Amount(Self.source(of: $0)) } ?? .zero
    let first = links[relation].arguments?.first?.expression
    let isCopied = [distance, first].contains {
      $0.map { filledSource(of: $0, in: scope).isPhysicalPlace } ?? false
    }
    let isShift = ["offset", "inset"].contains(links[relation].name)
    for link in links[..<relation] {
      outline.ties[tied(maker.item, in: scope), default: Ties()].add(
        link.name, links[relation].name)
      readNeighbours(maker.item, link.name, first, in: scope)
      let attributes =
        Self.attributes[link.name].map { [$0] } ?? Self.attributeSets[link.name] ?? []
      for attribute in attributes {
        guard
          let (other, otherAttribute, constant) = target(
            isShift ? nil : links[relation].arguments?.first?.expression, of: attribute, in: scope)
        else { continue }
        outline.constraints.append(
          EdgeConstraint(
            place: Self.place(link.place, in: scope), item: maker.item, attribute: attribute,
            other: other, otherAttribute: otherAttribute, amount: constant ?? amount,
            relation: isShift || links[relation].name.hasPrefix("equalTo") ? .equal : .inequality,
            style: .chain, isCopied: isCopied,
            bound: EdgeConstraint.Bound(links[relation].name)))
      }
    }
  }

  private static let relations: Set<String> = [
    "equalTo", "equalToSuperview", "greaterThanOrEqualTo", "greaterThanOrEqualToSuperview",
    "lessThanOrEqualTo", "lessThanOrEqualToSuperview",
    // Without a relation they count from the container.
    "offset", "inset",
  ]

  /// Whether an expression is a variable that stands for a number, by its value or its type.
  private func isNumber(_ expression: ExprSyntax, in scope: Int) -> Bool {
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else {
      return false
    }
    if resolved(expression, in: scope).is(SequenceExprSyntax.self) { return true }
    let types = outline.types[tied(name, in: scope)] ?? []
    return !types.isDisjoint(with: ["CGFloat", "Double", "Float", "Int"])
  }

  /// What an attribute is compared with: a view, an attribute of a view, a number of points from the container.
  private func target(
    _ expression: ExprSyntax?, of attribute: EdgeAttribute, in scope: Int
  ) -> (other: String, attribute: EdgeAttribute, constant: Amount?)? {
    guard let expression else { return ("superview", attribute, nil) }
    // A place that is computed, as one on a map is, is no view.
    if expression.is(SequenceExprSyntax.self) || isNumber(expression, in: scope) { return nil }
    if let access = expression.as(MemberAccessExprSyntax.self),
      let views = access.base?.as(MemberAccessExprSyntax.self),
      views.declName.baseName.text == "snp"
    {
      guard let other = Self.attributes[access.declName.baseName.text] else { return nil }
      return (views.base.map { Self.source(of: $0).withoutMarks() } ?? "self", other, nil)
    }
    let source = Self.source(of: expression)
    let amount = Amount(source)
    if amount.number != nil || source.hasPrefix("-") {
      // A width of its own compares with nothing.
      return attribute == .width ? nil : ("superview", attribute, amount)
    }
    if attribute == .width, source.isWidthAround { return ("superview", attribute, nil) }
    return (source.withoutMarks(), attribute, nil)
  }
}

extension Outline {
  /// Notes that a view is as wide as the screen, or as what is around it.
  mutating func addWidthAround(of item: String, at place: Place) {
    constraints.append(
      EdgeConstraint(
        place: place, item: item, attribute: .width, other: "superview", otherAttribute: .width,
        amount: .zero, relation: .equal, style: .anchor))
  }
}

extension String {
  /// The text without `!` and `?`.
  func withoutMarks() -> String { filter { $0 != "!" && $0 != "?" } }
}
