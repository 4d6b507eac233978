internal import BidiText

/// Writes an Auto Layout system as equations.
///
/// All places are measured from the leading side of the node that has the system, each in its
/// parent. So a system without left, right and the like is the same one in both directions.
struct ConstraintEquations {
  /// Who wants an equation.
  enum Source {
    /// A constraint of a layout.
    case constraint(LayoutConstraint)
    /// A stack, on an axis.
    case stack(Int, LayoutAxis)
    /// What a node has in it, on an axis.
    case content(Int, LayoutAxis)
  }

  /// Something that has to hold or is wished for.
  struct Equation {
    var expression: LinearExpression
    /// That of the expression to zero.
    var relation: LayoutConstraint.Relation
    /// Above 0; 1000 is required.
    var priority: Double
    var source: Source
  }

  /// A box that constraints name.
  enum Item {
    case member(Int)
    case guide(Int)
  }

  /// A place or a length on an axis.
  enum Measure {
    case start, end, center, length
    case firstBaseline, lastBaseline
  }

  let tree: ConstraintTree
  private let size: LayoutSize
  private(set) var equations: [Equation] = []
  private(set) var faults: [Int: [AnchorFault]] = [:]

  /// The nodes that a constraint, content or a stack says something of.
  private(set) var isNamed: [Bool]

  /// Whether each variable may be below zero.
  private(set) var isFree: [Bool]
  private var guides: [(guide: LayoutGuide, owner: Int, variables: Int?)] = []
  private var items: [String: Item] = [:]
  private var repeated: Set<String> = []
  /// The variables of the width of what scrolls; the next one is that of the height.
  private(set) var contentVariables: [Int: Int] = [:]

  /// What is left out beyond.
  private static let largest = 1e7

  init(_ tree: ConstraintTree, _ size: LayoutSize) {
    self.tree = tree
    self.size = size
    isNamed = Array(repeating: false, count: tree.members.count)
    isFree = tree.members.flatMap { _ in [true, true, false, false] }
    for (index, member) in tree.members.enumerated() {
      if items.updateValue(.member(index), forKey: member.node.id) != nil {
        repeated.insert(member.node.id)
      }
      guard member.node.scroll != nil else { continue }
      contentVariables[index] = isFree.count
      isFree += [false, false]
    }
    // The first of a name is meant.
    for (index, member) in tree.members.enumerated().reversed()
    where repeated.contains(member.node.id) {
      items[member.node.id] = .member(index)
    }
    addGuides()
    addStacks()
    addContents()
    addConstraints()
  }

  // MARK: Boxes

  /// The variable of a measure of a node's box: its place in the parent, or its length.
  static func variable(_ member: Int, _ axis: LayoutAxis, isLength: Bool) -> Int {
    4 * member + (isLength ? 2 : 0) + (axis == .horizontal ? 0 : 1)
  }

  func length(of member: Int, _ axis: LayoutAxis) -> LinearExpression {
    if member == 0 { return LinearExpression(Self.checked(size.along(axis))) }
    return LinearExpression(variable: Self.variable(member, axis, isLength: true))
  }

  /// Where a node begins in its parent.
  func start(of member: Int, _ axis: LayoutAxis) -> LinearExpression {
    if member == 0 { return LinearExpression() }
    return LinearExpression(variable: Self.variable(member, axis, isLength: false))
  }

  /// Where a node begins in its parent, measured in a direction.
  func start(of member: Int, _ axis: LayoutAxis, in direction: UserInterfaceLayoutDirection)
    -> LinearExpression
  {
    let start = start(of: member, axis)
    if axis == .vertical || direction == tree.direction { return start }
    return length(of: tree.members[member].parent, axis) - start - length(of: member, axis)
  }

  /// The length of what scrolls in a node; that of the node where nothing does.
  private func contentLength(of member: Int, _ axis: LayoutAxis) -> LinearExpression {
    guard let variable = contentVariables[member] else { return length(of: member, axis) }
    return LinearExpression(variable: variable + (axis == .horizontal ? 0 : 1))
  }

  /// A number that can be counted with.
  static func checked(_ number: Double) -> Double {
    number.isFinite ? min(max(number, -largest), largest) : 0
  }

  /// The node of a name, or the owner of the guide of that name; the first node if there is none.
  func owner(named name: String) -> Int { items[name].map(owner) ?? 0 }

  /// The node that an item is, or belongs to.
  private func owner(of item: Item) -> Int {
    switch item {
    case .member(let member): member
    case .guide(let guide): guides[guide].owner
    }
  }

  /// The box of an item: where it begins in a node that holds it, its length, and that between its
  /// edges, which is another one for what is inside of what scrolls: the other item may be.
  private func box(of item: Item, in ancestor: Int, _ axis: LayoutAxis, with other: Item?)
    -> (start: LinearExpression, length: LinearExpression, edges: LinearExpression)
  {
    var start = LinearExpression()
    let length: LinearExpression
    var edges: LinearExpression
    var member: Int
    switch item {
    case .member(let index):
      member = index
      length = self.length(of: index, axis)
      edges = length
      // The edges of what scrolls are those of its content, for what is in it.
      if let other, index == ancestor, contentVariables[index] != nil, isInside(other, index) {
        edges = contentLength(of: index, axis)
      }
    case .guide(let index):
      let (guide, owner, variables) = guides[index]
      member = owner
      if let variables {
        let first = variables + (axis == .horizontal ? 0 : 1)
        start = LinearExpression(variable: first)
        length = LinearExpression(variable: first + 2)
      } else {
        let insets = guide.insets ?? .zero
        let isTurned = tree.members[owner].bearing.childDirection != tree.direction
        var (first, last) = insets.ends(of: axis)
        if axis == .horizontal, isTurned { swap(&first, &last) }
        start = LinearExpression(Self.checked(first))
        let whole =
          guide.area == .content ? contentLength(of: owner, axis) : self.length(of: owner, axis)
        length = whole - LinearExpression(Self.checked(first) + Self.checked(last))
      }
      edges = length
    }
    while member != ancestor {
      start = start + self.start(of: member, axis)
      member = tree.members[member].parent
    }
    return (start, length, edges)
  }

  private func isInside(_ item: Item, _ ancestor: Int) -> Bool {
    switch item {
    case .member(let member): member != ancestor && isInside(member: member, ancestor)
    case .guide(let guide):
      isInside(member: guides[guide].owner, ancestor) && guides[guide].owner != ancestor
    }
  }

  private func isInside(member: Int, _ ancestor: Int) -> Bool {
    var member = member
    while member > ancestor { member = tree.members[member].parent }
    return member == ancestor
  }

  /// A measure of an item in a node that holds it.
  private func value(
    _ measure: Measure, of item: Item, in ancestor: Int, _ axis: LayoutAxis, with other: Item? = nil
  ) -> LinearExpression {
    let (start, length, edges) = box(of: item, in: ancestor, axis, with: other)
    switch measure {
    case .start: return start
    case .end: return start + edges
    case .center: return start + length * 0.5
    case .length: return length
    case .firstBaseline, .lastBaseline:
      guard case .member(let member) = item else { return start + length }
      return start + baselineOffset(of: member, isFirst: measure == .firstBaseline)
    }
  }

  /// How far below the top of a node a line of text stands: that of the view that has it, or its
  /// bottom where there is no text.
  private func baselineOffset(of member: Int, isFirst: Bool) -> LinearExpression {
    let inner = baselineView(of: member, isFirst: isFirst)
    var offset = LinearExpression()
    var above = inner
    while above != member {
      offset = offset + start(of: above, .vertical)
      above = tree.members[above].parent
    }
    let sizing = tree.members[inner].node.sizing
    if let line = isFirst ? sizing?.firstBaseline : sizing?.lastBaseline {
      return offset + LinearExpression(Self.checked(line))
    }
    return offset + self.length(of: inner, .vertical)
  }

  /// The view whose text stands for that of a node: of a stack the first or the last one of a
  /// column, the tallest one of a row; else the node itself.
  private func baselineView(of member: Int, isFirst: Bool) -> Int {
    var member = member
    while case .stack(let stack)? = tree.members[member].node.arrangement {
      let shown = tree.members[member].children.filter { !tree.members[$0].node.isHidden }
      func height(_ index: Int) -> Double {
        let node = tree.members[index].node
        return node.sizing?.intrinsicHeight ?? node.frame.height
      }
      let next =
        stack.axis == .vertical
        ? (isFirst ? shown.first : shown.last)
        : shown.reduce(nil) { best, index in
          best.map { height(index) > height($0) ? index : $0 } ?? index
        }
      guard let next else { break }
      member = next
    }
    return member
  }

  // MARK: Guides

  private mutating func addGuides() {
    for (index, member) in tree.members.enumerated() {
      guard case .constraints(let layout)? = member.node.arrangement,
        index == 0 || member.node.placesChildrenInSystem
      else { continue }
      for guide in layout.guides {
        guard case .member(let owner)? = items[guide.owner] else {
          report(.unknownOwner(of: guide.id, guide.owner), at: index)
          continue
        }
        if items[guide.id] != nil {
          repeated.insert(guide.id)
          continue
        }
        var variables: Int?
        if guide.insets == nil {
          variables = isFree.count
          isFree += [true, true, false, false]
        }
        items[guide.id] = .guide(guides.count)
        guides.append((guide, owner, variables))
      }
    }
  }

  private mutating func report(_ fault: AnchorFault, at member: Int) {
    faults[member, default: []].append(fault)
  }

  // MARK: Contents

  mutating func add(
    _ expression: LinearExpression, _ relation: LayoutConstraint.Relation = .equal,
    priority: Double = 1000, for source: Source
  ) {
    equations.append(
      Equation(
        expression: expression.collected, relation: relation, priority: min(priority, 1000),
        source: source))
  }

  mutating func name(_ member: Int) { isNamed[member] = true }

  private mutating func addContents() {
    for (index, member) in tree.members.enumerated().dropFirst() {
      guard let sizing = member.node.sizing else { continue }
      for axis in [LayoutAxis.horizontal, .vertical] {
        guard let intrinsic = sizing.intrinsicLength(along: axis), intrinsic.isFinite else {
          continue
        }
        isNamed[index] = true
        let difference =
          length(of: index, axis) - LinearExpression(max(0, Self.checked(intrinsic)))
        let (hugging, resistance) = (sizing.hugging[axis], sizing.compressionResistance[axis])
        if hugging > 0 {
          add(difference, .lessThanOrEqual, priority: hugging, for: .content(index, axis))
        }
        if resistance > 0 {
          add(difference, .greaterThanOrEqual, priority: resistance, for: .content(index, axis))
        }
      }
    }
  }

  // MARK: Constraints

  private mutating func addConstraints() {
    var reported: Set<String> = []
    for (index, member) in tree.members.enumerated() {
      guard case .constraints(let layout)? = member.node.arrangement else { continue }
      for constraint in layout.constraints {
        for name in [constraint.first, constraint.second].compactMap(\.self)
        where repeated.contains(name) && reported.insert(name).inserted {
          report(.repeatedName(name), at: index)
        }
        add(constraint, of: index)
      }
    }
  }

  private mutating func add(_ constraint: LayoutConstraint, of layoutOwner: Int) {
    guard let first = items[constraint.first] else {
      return report(.constraint(constraint, .unknownItem), at: layoutOwner)
    }
    let member = owner(of: first)
    var second: Item?
    if let name = constraint.second {
      guard let item = items[name] else {
        return report(.constraint(constraint, .unknownItem), at: member)
      }
      second = item
    }
    if case .member(let index) = first { isNamed[index] = true }
    if case .member(let index)? = second { isNamed[index] = true }
    let numbers = [constraint.multiplier, constraint.constant, constraint.priority]
    guard numbers.allSatisfy({ $0.isFinite && $0.magnitude <= Self.largest }),
      constraint.priority > 0
    else { return report(.constraint(constraint, .invalidNumber), at: member) }
    guard
      let (expression, relation) = lowered(constraint, first, second)
    else { return report(.constraint(constraint, .unrelated), at: member) }
    add(expression, relation, priority: constraint.priority, for: .constraint(constraint))
  }

  /// A constraint as an expression that is compared with zero.
  private func lowered(
    _ constraint: LayoutConstraint, _ first: Item, _ second: Item?
  ) -> (LinearExpression, LayoutConstraint.Relation)? {
    let attribute = constraint.firstAttribute
    let (axis, constant) = (attribute.axis, LinearExpression(constraint.constant))
    if attribute.isLength {
      let length = value(.length, of: first, in: owner(of: first), axis)
      guard let second else { return (length - constant, constraint.relation) }
      guard let other = constraint.secondAttribute, other.isLength else { return nil }
      let measured = value(.length, of: second, in: owner(of: second), other.axis)
      return (length - measured * constraint.multiplier - constant, constraint.relation)
    }
    guard let second, let other = constraint.secondAttribute, !other.isLength,
      other.axis == axis, !(attribute.isDirectional && other.isPhysical),
      !(attribute.isPhysical && other.isDirectional)
    else { return nil }
    let ancestor = tree.commonAncestor(owner(of: first), owner(of: second))
    // UIKit asks one view for the direction of a constraint: the two sides of an equation that
    // follow different directions would cross over. It is the view that lays both out, so a button
    // forced right to left stays where it is, and turns its own parts round.
    let direction = tree.members[ancestor].bearing.childDirection
    let place = value(
      measure(attribute, in: direction), of: first, in: ancestor, axis, with: second)
    let against = value(
      measure(other, in: direction), of: second, in: ancestor, axis, with: first)
    let multiplier = constraint.multiplier
    guard axis == .horizontal else {
      return (place - against * multiplier - constant, constraint.relation)
    }
    let followsDirection = attribute.isDirectional || other.isDirectional
    // Which way constants go, and whether that is the way that places are counted in.
    let constantDirection = followsDirection ? direction : .leftToRight
    let isForward = constantDirection == tree.direction
    let step = isForward ? constant : constant * -1
    var target = against * multiplier + step
    if multiplier != 1, tree.direction == .rightToLeft {
      // Places that are multiplied count from the left, whichever side leads.
      target = target + length(of: ancestor, axis) * (1 - multiplier)
    }
    return (place - target, isForward ? constraint.relation : constraint.relation.turned)
  }

  private func measure(
    _ attribute: LayoutConstraint.Attribute, in direction: UserInterfaceLayoutDirection
  ) -> Measure {
    let startsHere = direction == tree.direction
    let startsLeft = tree.direction == .leftToRight
    return switch attribute {
    case .leading: startsHere ? .start : .end
    case .trailing: startsHere ? .end : .start
    case .left: startsLeft ? .start : .end
    case .right: startsLeft ? .end : .start
    case .top: .start
    case .bottom: .end
    case .centerX, .centerY: .center
    case .width, .height: .length
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    }
  }

  /// The baseline of a child of a stack, in the stack.
  func baseline(of member: Int, isFirst: Bool) -> LinearExpression {
    value(
      isFirst ? .firstBaseline : .lastBaseline, of: .member(member),
      in: tree.members[member].parent, .vertical)
  }
}

extension LayoutConstraint.Attribute {
  /// Whether the attribute is a side that follows the direction of the interface.
  var isDirectional: Bool { self == .leading || self == .trailing }

  /// Whether the attribute is a side that does not.
  var isPhysical: Bool { self == .left || self == .right }
}

extension LayoutConstraint.Relation {
  /// The relation of the negated sides.
  var turned: Self {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
