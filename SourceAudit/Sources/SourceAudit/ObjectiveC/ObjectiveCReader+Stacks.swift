/// What makes a view as wide as its content, or wider: constraints, stack views, priorities.
extension ObjectiveCReader {
  /// The view that ties belong to.
  func tied(_ view: String, at index: Int) -> TiedView { outline.tied(view, in: scopes[index]) }

  /// Notes what `[label.leadingAnchor constraintEqualToAnchor:view.leadingAnchor]` fixes of both views.
  mutating func readTies(_ message: Message) {
    var sides: [(view: TiedView, side: String)] = []
    let relation = text(message.parts[0].name)
    for side in [message.receiver, message.parts[0].argument] where side.count > 2 {
      let name = text(side.upperBound - 1)
      guard text(side.upperBound - 2) == ".", name.hasSuffix("Anchor") else { continue }
      let view = tied(source(side.lowerBound..<side.upperBound - 2), at: side.lowerBound)
      let attribute = String(name.dropLast("Anchor".count))
      outline.ties[view, default: Ties()].add(attribute, relation)
      sides.append((view, attribute))
    }
    if sides.count == 2, relation == "constraintEqualToAnchor",
      sides[0].side.isOppositeSide(to: sides[1].side)
    {
      outline.addNeighbours(sides[0].view, sides[1].view)
    }
  }

  /// `[[UIStackView alloc] initWithArrangedSubviews:@[icon, title]]`.
  mutating func readRow(_ list: Range<Int>) {
    guard list.count > 2, text(list.lowerBound) == "@", text(list.lowerBound + 1) == "[" else {
      return
    }
    let names = arguments(at: list.lowerBound + 1).map { source($0) }
    outline.rows.append(
      StackedViews(
        views: names.map { tied($0, at: list.lowerBound) },
        type: outline.typeName(of: scopes[list.lowerBound]),
        hasSpacer: names.contains(where: \.isSpacer)))
  }

  /// `[row addArrangedSubview:title]`.
  mutating func readArranged(_ message: Message) {
    let (view, index) = (source(message.parts[0].argument), message.parts[0].name)
    outline.rows.append(
      StackedViews(
        views: [tied(view, at: index)], type: outline.typeName(of: scopes[index]),
        hasSpacer: view.isSpacer, stack: tied(source(message.receiver), at: index), isMade: false))
  }

  /// `row.axis = UILayoutConstraintAxisVertical`, `row.alignment = UIStackViewAlignmentLeading`.
  mutating func readStack(_ property: String, _ value: Range<Int>, of stack: Range<Int>) {
    guard let first = value.first else { return }
    let name = value.count == 1 ? text(first) : ""
    let prefixes = [
      "UILayoutConstraintAxis", "UIStackViewDistribution", "UIStackViewAlignment",
    ]
    let prefix = prefixes.first(where: name.hasPrefix)
    // A style of a paragraph has an `alignment`, too.
    if prefix == nil, !name.isEmpty { return }
    let end = name.dropFirst(prefix?.count ?? 0)
    outline.arrangements[tied(source(stack), at: first), default: Arrangement()]
      .add(property, end.prefix(1).lowercased() + end.dropFirst())
  }

  /// `[title setContentHuggingPriority:UILayoutPriorityDefaultLow - 1 forAxis:UILayoutConstraintAxisHorizontal]`, and the same of
  /// compression resistance.
  mutating func readPriority(_ message: Message) {
    guard message.parts.count == 2,
      source(message.parts[1].argument) == "UILayoutConstraintAxisHorizontal",
      let priority = source(message.parts[0].argument).layoutPriority
    else { return }
    let view = tied(source(message.receiver), at: message.parts[0].name)
    if text(message.parts[0].name) == "setContentHuggingPriority" {
      outline.addHugging(priority, of: view)
    } else if priority >= Hugging.required {
      outline.resistant.insert(view)
    }
  }

  /// `row.axis = UILayoutConstraintAxisVertical`, from the property on.
  mutating func readStack(at index: Int) {
    guard text(index - 1) == ".", text(index + 1) == "=" else { return }
    readStack(
      text(index), index + 2..<statementEnd(from: index + 2),
      of: expressionStart(before: index - 1)..<index - 1)
  }
}
