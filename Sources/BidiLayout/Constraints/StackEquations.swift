internal import BidiText

/// How a stack places its children in an Auto Layout system: as `UIStackView` documents it.
///
/// Children that are hidden take no part.
extension ConstraintEquations {
  mutating func addStacks() {
    for (index, member) in tree.members.enumerated().dropFirst() {
      guard case .stack(var stack)? = member.node.arrangement else { continue }
      name(index)
      var shown = member.children.filter { !tree.members[$0].node.isHidden }
      guard !shown.isEmpty else { continue }
      // Reversed, the last child comes first, and space is left at the other end.
      if stack.isReversed {
        shown.reverse()
        switch stack.distribution {
        case .leading: stack.distribution = .trailing
        case .trailing: stack.distribution = .leading
        default: break
        }
      }
      // Other stacks take the sizes of frames.
      if stack.distribution.isOfSystem { for child in shown { name(child) } }
      addPlaces(of: shown, along: stack, index)
      addLengths(of: shown, along: stack, index)
      addAlignment(of: shown, across: stack, index)
      for child in shown { addLimits(of: child, in: stack, index) }
    }
  }

  /// The lengths and limits that a child asks for by ``Node/flex``.
  private mutating func addLimits(of child: Int, in stack: StackLayout, _ member: Int) {
    guard let flex = tree.members[child].node.flex else { return }
    for axis in LayoutAxis.allCases {
      let source = Source.stack(member, axis)
      let room = room(of: stack, member, axis)
      let own = length(of: child, axis)
      func expression(_ length: Length) -> LinearExpression {
        switch length {
        case .points(let points): LinearExpression(Self.checked(points))
        case .percent(let percent): (room.end - room.start) * Self.checked(percent / 100)
        }
      }
      let isRow = axis == .horizontal
      if let wanted = flex.length(along: axis) {
        // Limits count more.
        add(own - expression(wanted), priority: 999, for: source)
      }
      if let least = isRow ? flex.minimumWidth : flex.minimumHeight {
        add(own - expression(least), .greaterThanOrEqual, for: source)
      }
      if let most = isRow ? flex.maximumWidth : flex.maximumHeight {
        // A minimum that is greater wins.
        add(expression(most) - own, .greaterThanOrEqual, priority: 999.5, for: source)
      }
    }
  }

  /// Where a child begins and ends in its stack, in the direction of the stack.
  private func span(of child: Int, _ axis: LayoutAxis) -> (
    start: LinearExpression, end: LinearExpression
  ) {
    let direction = tree.members[tree.members[child].parent].bearing.childDirection
    let start = start(of: child, axis, in: direction)
    return (start, start + length(of: child, axis))
  }

  /// Where the room for children begins and ends in a stack.
  private func room(
    of stack: StackLayout, _ member: Int, _ axis: LayoutAxis
  ) -> (start: LinearExpression, end: LinearExpression) {
    let (start, end) = stack.insets.ends(of: axis)
    return (
      LinearExpression(Self.checked(start)),
      length(of: member, axis) - LinearExpression(Self.checked(end))
    )
  }

  private mutating func addPlaces(of shown: [Int], along stack: StackLayout, _ member: Int) {
    let axis = stack.axis
    let source = Source.stack(member, axis)
    let (start, end) = room(of: stack, member, axis)
    let spans = shown.map { span(of: $0, axis) }
    guard let first = spans.first, let last = spans.last else { return }
    let (before, after) = (first.start - start, end - last.end)
    switch stack.distribution {
    case .leading:
      add(before, for: source)
      add(after, .greaterThanOrEqual, for: source)
    case .trailing:
      add(before, .greaterThanOrEqual, for: source)
      add(after, for: source)
    case .center, .spaceAround, .spaceEvenly:
      add(before - after, for: source)
      add(before, .greaterThanOrEqual, for: source)
    default:
      add(before, for: source)
      add(after, for: source)
    }
    let spacing = LinearExpression(Self.checked(stack.spacing))
    let gaps = zip(spans, spans.dropFirst()).map { $1.start - $0.end }
    switch stack.distribution {
    case .spaceBetween, .equalSpacing:
      for (place, gap) in gaps.enumerated() {
        if place == 0 {
          add(gap - spacing, .greaterThanOrEqual, for: source)
        } else {
          add(gap - gaps[0], for: source)
        }
      }
    case .spaceAround:
      for gap in gaps { add(gap - spacing - before * 2, for: source) }
    case .spaceEvenly:
      for gap in gaps { add(gap - spacing - before, for: source) }
    case .equalCentering:
      let centers = spans.map { ($0.start + $0.end) * 0.5 }
      for (place, gap) in gaps.enumerated() {
        add(gap - spacing, .greaterThanOrEqual, for: source)
        guard place > 0 else { continue }
        add(
          (centers[place + 1] - centers[place]) - (centers[1] - centers[0]),
          priority: Self.centering, for: source)
      }
    default:
      for gap in gaps { add(gap - spacing, for: source) }
    }
  }

  /// How much equal distances of middles matter: less than what is in the views.
  private static let centering = 149.0

  private mutating func addLengths(of shown: [Int], along stack: StackLayout, _ member: Int) {
    let axis = stack.axis
    let source = Source.stack(member, axis)
    func intrinsic(_ child: Int) -> Double? {
      tree.members[child].node.sizing?.intrinsicLength(along: axis).flatMap {
        $0.isFinite && $0 > 0 ? Self.checked($0) : nil
      }
    }
    switch stack.distribution {
    case .fillEqually:
      for child in shown.dropFirst() {
        add(length(of: child, axis) - length(of: shown[0], axis), for: source)
      }
    case .fillProportionally:
      let sized = shown.filter { intrinsic($0) != nil }
      guard let first = sized.first, let unit = intrinsic(first) else { return }
      for child in sized.dropFirst() {
        let share = (intrinsic(child) ?? 0) / unit
        // Less than required, so that fixed lengths can stand beside it.
        add(
          length(of: child, axis) - length(of: first, axis) * share, priority: 999, for: source)
      }
    default:
      // What else would be open is settled by the order of the views: those in front stay small.
      var priority = 25.0
      for child in shown where intrinsic(child) != nil {
        add(length(of: child, axis), priority: priority, for: source)
        priority *= 0.99
      }
    }
  }

  private mutating func addAlignment(of shown: [Int], across stack: StackLayout, _ member: Int) {
    let axis = stack.axis.opposite
    let source = Source.stack(member, axis)
    let (start, end) = room(of: stack, member, axis)
    var baselines: [StackLayout.Alignment: LinearExpression] = [:]
    for child in shown {
      let span = span(of: child, axis)
      let (before, after) = (span.start - start, end - span.end)
      let alignment = tree.members[child].node.flex?.alignment ?? stack.alignment
      switch alignment {
      case .fill:
        add(before, for: source)
        add(after, for: source)
      case .leading:
        add(before, for: source)
        add(after, .greaterThanOrEqual, for: source)
      case .trailing:
        add(before, .greaterThanOrEqual, for: source)
        add(after, for: source)
      case .center:
        add(before - after, for: source)
        add(before, .greaterThanOrEqual, for: source)
      case .firstBaseline, .lastBaseline:
        let isFirst = alignment == .firstBaseline
        add(before, .greaterThanOrEqual, for: source)
        add(after, .greaterThanOrEqual, for: source)
        // A column has no line to share.
        guard axis == .vertical else { continue }
        let baseline = baseline(of: child, isFirst: isFirst)
        if let other = baselines[alignment] {
          add(baseline - other, for: source)
        } else {
          baselines[alignment] = baseline
        }
        // All that is not held elsewhere goes to the side of the line.
        add(isFirst ? before : after, priority: 48, for: source)
      }
    }
  }

  /// The lengths of stacks that are as small as what is in them, where nothing else says so.
  func fittingLengths() -> [LinearExpression] {
    var lengths: [LinearExpression] = []
    for (index, member) in tree.members.enumerated().dropFirst() {
      guard case .stack? = member.node.arrangement else { continue }
      lengths += [length(of: index, .horizontal), length(of: index, .vertical)]
    }
    return lengths
  }
}

extension StackLayout.Distribution {
  /// Whether the distribution is one of `UIStackView`, which asks what is in views, not frames.
  fileprivate var isOfSystem: Bool {
    switch self {
    case .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering: true
    default: false
    }
  }
}
