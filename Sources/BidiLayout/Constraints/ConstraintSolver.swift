internal import BidiText

/// Solves an Auto Layout system.
///
/// What has to hold comes first, in the order of writing; then the priorities from the highest to
/// the lowest; then the frames, for what is still open. Boxes that have nothing to do with one
/// another are solved apart.
struct ConstraintSolver {
  private let tree: ConstraintTree
  private let equations: ConstraintEquations
  private let size: LayoutSize
  private let grid: PixelGrid?
  private var values: [Double]
  private var faults: [Int: [AnchorFault]]

  init(_ tree: ConstraintTree, _ size: LayoutSize, _ grid: PixelGrid?) {
    self.tree = tree
    self.size = size
    self.grid = grid
    equations = ConstraintEquations(tree, size)
    values = Array(repeating: 0, count: equations.isFree.count)
    faults = equations.faults
  }

  /// Where everything stands.
  ///
  /// - Complexity: What a simplex takes: about O(*n*²) for *n* boxes that hang together.
  consuming func solution() -> ConstraintSolution {
    for group in groups() { solve(group) }
    var solution = ConstraintSolution(
      children: tree.members.map(\.children), frames: frames(), faults: faults)
    for (member, variable) in equations.contentVariables {
      solution.contentSizes[member] = LayoutSize(
        width: values[variable], height: values[variable + 1])
    }
    return solution
  }

  // MARK: Groups

  /// A wish for the time when all priorities are settled.
  fileprivate enum Wish {
    /// A length of a stack is as small as can be.
    case fit(LinearExpression)
    /// An expression is zero; where it is open, the node is not decided on the axis.
    case keep(LinearExpression, Int, LayoutAxis, isNamed: Bool)
  }

  /// Variables that hang together.
  private struct Group {
    var equations: [Int] = []
    /// By the order that they are asked in.
    var wishes: [Wish] = []
  }

  /// The wishes of frames, those of sizes in stacks first, then those of stacks to be small.
  private func wishes() -> [Wish] {
    var (first, last): ([Wish], [Wish]) = ([], [])
    for (index, member) in tree.members.enumerated() {
      if let variable = equations.contentVariables[index], let scroll = member.node.scroll {
        for (offset, axis) in [LayoutAxis.horizontal, .vertical].enumerated() {
          let length = ConstraintEquations.checked(scroll.contentSize.along(axis))
          last.append(
            .keep(
              LinearExpression(variable: variable + offset) - LinearExpression(length), index, axis,
              isNamed: false))
        }
      }
      guard index > 0 else { continue }
      let parent = tree.members[member.parent]
      let frame = member.node.frame.standardized
      let isNamed = equations.isNamed[index]
      var isInStack = false
      if case .stack? = parent.node.arrangement { isInStack = !member.node.isHidden }
      let direction: UserInterfaceLayoutDirection =
        member.node.frameSpace == .physical ? .leftToRight : parent.bearing.childDirection
      for axis in [LayoutAxis.horizontal, .vertical] {
        let (start, end) = frame.extent(along: axis)
        let length = LinearExpression(ConstraintEquations.checked(end - start))
        let size = Wish.keep(
          equations.length(of: index, axis) - length, index, axis, isNamed: isNamed)
        if isInStack, member.node.children.isEmpty { first.append(size) } else { last.append(size) }
        let place = LinearExpression(ConstraintEquations.checked(start))
        last.append(
          .keep(
            equations.start(of: index, axis, in: direction) - place, index, axis, isNamed: isNamed))
      }
    }
    return first + equations.fittingLengths().map(Wish.fit) + last
  }

  private func groups() -> [Group] {
    let wishes = wishes()
    var sets = DisjointSets(count: equations.isFree.count)
    for equation in equations.equations { sets.join(equation.expression.terms.map(\.variable)) }
    for wish in wishes { sets.join(wish.expression.collected.terms.map(\.variable)) }
    var groups: [Group] = [Group()]
    var numbers: [Int: Int] = [:]
    func group(of expression: LinearExpression) -> Int {
      // What names no variable is looked at too: it may contradict itself.
      guard let variable = expression.terms.first?.variable else { return 0 }
      let root = sets.root(of: variable)
      if let number = numbers[root] { return number }
      numbers[root] = groups.count
      groups.append(Group())
      return groups.count - 1
    }
    for (index, equation) in equations.equations.enumerated() {
      groups[group(of: equation.expression)].equations.append(index)
    }
    for wish in wishes { groups[group(of: wish.expression.collected)].wishes.append(wish) }
    return groups
  }

  // MARK: Solving

  private mutating func solve(_ group: Group) {
    var program = LinearProgram()
    var own: [Int: Int] = [:]
    var names: [Int] = []
    func translated(_ expression: LinearExpression) -> LinearExpression {
      var expression = expression.collected
      for index in expression.terms.indices {
        let variable = expression.terms[index].variable
        let number =
          own[variable] ?? program.addVariable(isFree: equations.isFree[variable])
        if own.updateValue(number, forKey: variable) == nil { names.append(variable) }
        expression.terms[index].variable = number
      }
      return expression
    }
    var levels: [Double: [Int]] = [:]
    for index in group.equations {
      let equation = equations.equations[index]
      guard equation.priority >= 1000 else {
        levels[equation.priority, default: []].append(index)
        continue
      }
      let expression = translated(equation.expression)
      let holds =
        switch equation.relation {
        case .equal: program.require(zero: expression)
        case .greaterThanOrEqual: program.require(notNegative: expression)
        case .lessThanOrEqual: program.require(notNegative: expression * -1)
        }
      if !holds { report(equation.source) }
    }
    for (_, indices) in levels.sorted(by: { $0.key > $1.key }) {
      for index in indices {
        let equation = equations.equations[index]
        let expression = translated(equation.expression)
        switch equation.relation {
        case .equal: program.prefer(zero: expression)
        case .greaterThanOrEqual: program.prefer(notNegative: expression)
        case .lessThanOrEqual: program.prefer(notNegative: expression * -1)
        }
      }
      program.settle()
    }
    for wish in group.wishes {
      let expression = translated(wish.expression)
      switch wish {
      case .fit: program.settle(zero: expression)
      case .keep(_, let member, let axis, let isNamed):
        if isNamed, program.canMove(expression) { report(.underdetermined(axis), at: member) }
        program.settle(zero: expression)
      }
    }
    let solved = program.values()
    for name in names { if let number = own[name] { values[name] = solved[number] } }
  }

  // MARK: Faults

  private mutating func report(_ source: ConstraintEquations.Source) {
    switch source {
    case .constraint(let constraint):
      let member = equations.owner(named: constraint.first)
      report(.constraint(constraint, .conflicting), at: member)
    case .stack(let member, let axis), .content(let member, let axis):
      report(.conflicting(axis), at: member)
    }
  }

  private mutating func report(_ fault: AnchorFault, at member: Int) {
    // What is hidden is in no list: what holds it is asked.
    var (shown, above) = (member, member)
    while above > 0 {
      if tree.members[above].node.isHidden { shown = tree.members[above].parent }
      above = tree.members[above].parent
    }
    // Of what is hidden only contradictions matter: they push others.
    if case .underdetermined = fault, shown != member || faults[shown]?.contains(fault) == true {
      return
    }
    faults[shown, default: []].append(fault)
  }

  // MARK: Frames

  /// The frames in the leading space of the parents, on the pixel grid if there is one.
  private func frames() -> [LayoutRect] {
    // In the leading space of the system first, from where it begins.
    var boxes: [LayoutRect] = [LayoutRect(origin: .zero, size: size)]
    var snapped = boxes
    var frames = [LayoutRect(origin: .zero, size: size)]
    for (index, member) in tree.members.enumerated().dropFirst() {
      let own = LayoutRect(
        x: values[ConstraintEquations.variable(index, .horizontal, isLength: false)],
        y: values[ConstraintEquations.variable(index, .vertical, isLength: false)],
        width: values[ConstraintEquations.variable(index, .horizontal, isLength: true)],
        height: values[ConstraintEquations.variable(index, .vertical, isLength: true)])
      let parent = boxes[member.parent]
      boxes.append(own.offsetBy(x: parent.x, y: parent.y))
      snapped.append(grid?.snapped(boxes[index]) ?? boxes[index])
      let base = snapped[member.parent]
      var frame = grid == nil ? own : snapped[index].offsetBy(x: -base.x, y: -base.y)
      if tree.members[member.parent].bearing.childDirection != tree.direction {
        frame.x = base.width - frame.x - frame.width
      }
      frames.append(frame)
    }
    return frames
  }
}

extension ConstraintSolver.Wish {
  fileprivate var expression: LinearExpression {
    switch self {
    case .fit(let expression), .keep(let expression, _, _, _): expression
    }
  }
}

/// Sets of numbers that are joined, by their least ones.
private struct DisjointSets {
  private var parents: [Int]

  init(count: Int) { parents = Array(0..<count) }

  mutating func root(of number: Int) -> Int {
    var root = number
    while parents[root] != root { root = parents[root] }
    var number = number
    while parents[number] != root { (number, parents[number]) = (parents[number], root) }
    return root
  }

  mutating func join(_ numbers: [Int]) {
    guard let first = numbers.first else { return }
    for number in numbers.dropFirst() {
      let (one, other) = (root(of: first), root(of: number))
      parents[max(one, other)] = min(one, other)
    }
  }
}
