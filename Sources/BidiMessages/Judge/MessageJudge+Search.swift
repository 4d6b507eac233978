import BidiText

/// The search for the controls that put a line right.
///
/// Candidates are tried from cheap to dear: what a translator left open is closed, the line gets a direction, units get
/// pairs of controls. Each is judged in every container that is asked for and for every class of argument.
extension MessageJudge {
  /// Everything that a candidate is judged by.
  struct Trial {
    var subject: Law.Subject
    let choices: [[Sample]]
    var containers: [DisplayContainer]
    /// What each argument may be.
    let classes: [ArgumentClasses]
    /// The combination that broke the last candidate: the next one is tried with it first.
    var suspect = 0
    /// Whether arguments inside isolates are tried with all others, as a verdict tries them.
    var isExact = false

    /// How many samples are tried of each argument that stands inside a pair of isolates; 0 for one that does not.
    ///
    /// What stands round an isolate does not matter to its inside. One that takes its direction from the argument
    /// shows every text whole, so the first of each class is enough.
    func isolatedSampleCounts(in plan: ControlPlan) -> [Int] {
      var isolated = choices.map { _ in 0 }
      guard !isExact, subject.shape.hasArguments, !plan.pairs.isEmpty else { return isolated }
      for pair in plan.pairs where pair.before.first?.kind == .isolate && pair.units.count == 1 {
        let unit = subject.shape.units[pair.units.lowerBound]
        guard unit.argument >= 0 else { continue }
        let isWhole = pair.before == [.firstStrongIsolate] && unit.text.count == 1
        isolated[unit.argument] = max(
          isolated[unit.argument],
          isWhole ? classCount(unit.argument) : choices[unit.argument].count)
      }
      // An argument that stands twice is apart only where both places are.
      let alone = Set(plan.pairs.filter { $0.units.count == 1 }.map(\.units.lowerBound))
      for (place, unit) in subject.shape.units.enumerated() where unit.argument >= 0 {
        if isolated[unit.argument] > 0, !alone.contains(place) { isolated[unit.argument] = 0 }
      }
      return isolated
    }

    /// How many classes the samples of an argument are of; the first samples are one of each.
    private func classCount(_ argument: Int) -> Int {
      choices[argument].reduce(into: ArgumentClasses()) { $0.formUnion($1.kind) }.rawValue
        .nonzeroBitCount
    }
  }

  /// More pairs of controls than these are not put into a line one by one.
  private static let mostSteps = 12

  /// The controls that put a line right in all containers, for all classes; nil where none were found.
  ///
  /// An empty plan for a line that needs none.
  mutating func searchPlan(for judged: JudgedLine) -> ControlPlan? {
    let shape = judged.shape
    guard judged.verdict.doubt == nil else { return nil }
    let bases = basePlans(of: shape)
    guard var subject = subject(shape, judged.typedNumbers) else {
      return closedAtEnd(shape)
    }
    subject.isRepaired = true
    var trial = Trial(
      subject: subject, choices: choices(judged.knowledge, rare: true, forRepair: true),
      containers: containers.filter { isJudged(shape, $0) },
      classes: judged.knowledge.map(\.repairable))
    guard !trial.containers.isEmpty else { return closedAtEnd(shape) }
    let found = searchPlan(for: shape, bases, &trial)
    guard let found, !isAccepted(found, judged, trial) else { return found }
    // What an argument inside an isolate shows mattered to the text round it: a number belongs to the word before it, a
    // name does not.
    trial.isExact = true
    return searchPlan(for: shape, bases, &trial)
  }

  /// Whether a verdict of the line with the controls of a plan would find nothing.
  private mutating func isAccepted(
    _ plan: ControlPlan, _ judged: JudgedLine, _ trial: Trial
  ) -> Bool {
    guard trial.isolatedSampleCounts(in: plan).contains(where: { $0 > 0 }) else { return true }
    var reported = Trial(
      subject: trial.subject,
      choices: choices(judged.knowledge, rare: options.includesRareClasses, forRepair: false),
      containers: trial.containers, classes: trial.classes)
    reported.isExact = true
    return fault(of: plan, &reported) == nil
  }

  /// The cheapest plan that is accepted, from what leaves no control without its partner.
  private mutating func searchPlan(
    for shape: LineShape, _ bases: [ControlPlan], _ trial: inout Trial
  ) -> ControlPlan? {
    let subject = trial.subject
    var best: ControlPlan?
    for base in bases {
      if let best, base.cost >= best.cost { continue }
      if fault(of: base, &trial) == nil {
        best = base
        continue
      }
      // Where the container gives the line a wrong direction, only one for the line mends it; where it does not,
      // units alone may do.
      let needsDirection = law.paragraphDirection != subject.direction
      for linePlan in linePlans(for: subject.direction, of: shape, needsDirection) {
        if let best, base.cost + max(1, linePlan.cost) >= best.cost { continue }
        var plan = base
        plan.lineBefore = linePlan.lineBefore
        plan.lineAfter = base.lineAfter + linePlan.lineAfter
        plan.pairs += argumentPairs(in: shape, trial, besides: base)
        guard let found = grow(plan, &trial) else { continue }
        let small = withoutLinePlan(reduce(found, from: base, &trial), base, trial)
        if best.map({ small.cost < $0.cost }) ?? true { best = small }
        if shape.hasOwn { break }
      }
    }
    return best
  }

  /// Pairs round the arguments that may have signs at their edges: nothing else keeps those whole.
  private func argumentPairs(
    in shape: LineShape, _ trial: Trial, besides base: ControlPlan
  ) -> [ControlPlan.Pair] {
    guard shape.hasArguments else { return [] }
    var pairs: [ControlPlan.Pair] = []
    for (place, unit) in shape.units.enumerated() where unit.argument >= 0 {
      let isWhole = trial.classes[unit.argument].isDisjoint(with: [.edged, .address])
      guard !isWhole, !isInsideIsolate(place...place, shape, base),
        let pair = pair(round: place...place, in: shape, trial.subject.direction),
        // Glued arguments have one pair, and follow each other.
        pairs.last != pair, !isInsideIsolate(pair.units, shape, base)
      else { continue }
      pairs.append(pair)
    }
    return pairs
  }

  /// Whether a translator's isolate holds some units and nothing else.
  private func isInsideIsolate(
    _ units: ClosedRange<Int>, _ shape: LineShape, _ base: ControlPlan
  ) -> Bool {
    let (before, after) = (units.lowerBound - 1, units.upperBound + 1)
    guard before >= 0, after < shape.units.count,
      !base.removed.contains(before), !base.removed.contains(after)
    else { return false }
    return shape.units[before].control?.kind == .isolate
      && shape.units[after].control?.kind == .popIsolate
  }

  /// Directions for the line as a whole: none, and those of the style.
  private func linePlans(
    for direction: WritingDirection, of shape: LineShape, _ needsDirection: Bool
  ) -> [ControlPlan] {
    let plans = options.style.linePlans(for: direction)
    guard !shape.hasOwn else {
      // A translator's own pair may give the line its direction once it is closed.
      return needsDirection && !shape.hasControls
        ? plans + [ControlPlan()] : [ControlPlan()] + plans
    }
    // A foreign text mostly needs one mark at an edge; two marks cost what a pair costs, so the style decides.
    let marks = RepairStyle.mark.linePlans(for: direction)
    let least = marks.map(\.cost).min() ?? 0
    return marks.filter { $0.cost == least }.reversed() + plans + [ControlPlan()]
  }

  // MARK: Controls that are there

  /// What is open closed at the end, and what closes nothing taken out: for lines whose order nobody asks for.
  private func closedAtEnd(_ shape: LineShape) -> ControlPlan {
    let (unclosed, unmatched) = shape.unbalancedControls()
    var plan = ControlPlan()
    plan.removed = Set(unmatched)
    plan.lineAfter = unclosed.reversed().compactMap { shape.units[$0].control?.terminator }
    return plan
  }

  /// Ways to leave no control of the line without its partner, the cheapest first.
  private func basePlans(of shape: LineShape) -> [ControlPlan] {
    guard shape.hasControls else { return [ControlPlan()] }
    let (unclosed, unmatched) = shape.unbalancedControls()
    var start = ControlPlan()
    start.removed = Set(unmatched)
    var plans: [ControlPlan] = []
    if unclosed.isEmpty {
      plans.append(start)
    } else if unclosed.count <= 2 {
      plans = closings(of: unclosed, in: shape, start)
    } else {
      var end = start
      end.lineAfter = unclosed.reversed().compactMap { shape.units[$0].control?.terminator }
      plans.append(end)
    }
    if !unclosed.isEmpty {
      var without = start
      without.removed.formUnion(unclosed)
      // An opener of the other direction before a word of the language does nothing good.
      let isForeign = unclosed.contains { opener in
        shape.units[opener].control?.openedDirection == shape.direction.opposite
          && (opener + 1 >= shape.units.count || shape.units[opener + 1].kind == .own
            || shape.units[opener + 1].kind == .control)
      }
      plans.insert(without, at: isForeign ? 0 : plans.count)
    }
    // Without single pairs and marks, then without any control.
    let controls = shape.units.indices.filter { shape.units[$0].control != nil }
    if controls.count <= 8 {
      for group in shape.controlGroups() {
        var fewer = start
        fewer.removed.formUnion(group)
        fewer.removed.formUnion(unclosed)
        plans.append(fewer)
      }
    }
    var none = ControlPlan()
    none.removed = Set(controls)
    plans.append(none)
    var seen: Set<ControlPlan> = []
    return plans.filter { seen.insert($0).inserted }
  }

  /// Where the partners of one or two openers may stand.
  private func closings(of unclosed: [Int], in shape: LineShape, _ start: ControlPlan)
    -> [ControlPlan]
  {
    var plans = [start]
    for opener in unclosed.reversed() {
      guard let control = shape.units[opener].control, let terminator = control.terminator else {
        continue
      }
      var places: [Int?] = shape.units.indices.filter {
        $0 > opener && shape.units[$0].control == nil
      }
      // An opener of the line's direction is for the line, another for what follows it.
      let isForLine = control.openedDirection == readingDirection(of: shape)
      if places.count > 40 { places = Array(places.prefix(40)) }
      // Of two places that are as good, the end changes less of what is seen now; other controls may bar the way to it.
      let isLast = !shape.units[(opener + 1)...].contains { $0.kind == .control }
      if isForLine { places = [nil] } else { places.insert(nil, at: isLast ? 0 : places.count) }
      plans = plans.flatMap { plan in
        places.map { place in
          var closed = plan
          if let place {
            closed.pairs.append(.init(units: place...place, before: [], after: [terminator]))
          } else {
            closed.lineAfter.append(terminator)
          }
          return closed
        }
      }
    }
    return Array(plans.prefix(200))
  }

  // MARK: Growing

  private mutating func fault(of plan: ControlPlan, _ trial: inout Trial) -> Fault? {
    trial.subject.plan = plan
    let isolated = trial.isolatedSampleCounts(in: plan)
    let combinations = combinations(trial.choices, isolated: isolated)
    let count = combinations.count
    for offset in 0..<count {
      let place = (trial.suspect + offset) % count
      combinations.fill(&trial.subject.samples, place, trial.choices)
      for container in trial.containers {
        if let found = fault(of: trial.subject, in: container) {
          trial.suspect = place
          return found
        }
      }
    }
    return nil
  }

  /// The plan with pairs of controls until everything is accepted; nil where that does not come.
  private mutating func grow(_ plan: ControlPlan, _ trial: inout Trial) -> ControlPlan? {
    var plan = plan
    for _ in 0..<Self.mostSteps {
      guard let found = fault(of: plan, &trial) else { return plan }
      guard let next = nextPair(for: found, plan, trial.subject) else { break }
      plan.pairs.append(next)
    }
    // One by one does not do: every argument and every unit of the other direction at once.
    var all = plan
    all.pairs.removeAll { $0.before.isEmpty == false }
    let shape = trial.subject.shape
    for unit in shape.units.indices {
      // Words of one name have one pair.
      if let pair = pair(round: unit...unit, in: shape, trial.subject.direction),
        all.pairs.last != pair
      {
        all.pairs.append(pair)
      }
    }
    return all.pairs.count <= 64 && fault(of: all, &trial) == nil ? all : nil
  }

  /// What to put a pair round because of a fault; nil where everything has one.
  private func nextPair(
    for fault: Fault, _ plan: ControlPlan, _ subject: Law.Subject
  ) -> ControlPlan.Pair? {
    let shape = subject.shape
    let taken = PairPlaces(plan.pairs)
    func isNew(_ pair: ControlPlan.Pair) -> Bool {
      !(pair.units.count > 1 && isInsideIsolate(pair.units, shape, plan))
        && !taken.holds(pair.units) && !taken.crosses(pair.units)
    }
    switch fault.point {
    case .sign, .percent, .currency:
      return policyPair(fault, subject).flatMap { isNew($0) ? $0 : nil }
    case .chain:
      if let chain = shape.chains.first(where: { chain in
        !chain.isDirected
          && chain.separators.contains(where: fault.units.contains)
      }), let first = chain.elements.first, let last = chain.elements.last {
        let direction = chain.isRange ? subject.policy.range ?? .leftToRight : .leftToRight
        let found = ControlPlan.Pair(
          units: first...last,
          before: direction == .rightToLeft
            ? [.rightToLeftIsolate, .arabicLetterMark] : [.leftToRightIsolate],
          after: [.popDirectionalIsolate])
        if isNew(found) { return found }
      }
    case .whole where fault.units.count > 1:
      // Numbers and their units, one after the other.
      let found = ControlPlan.Pair(
        units: fault.units,
        before: [.isolate(subject.direction.opposite)], after: [.popDirectionalIsolate])
      if isNew(found) { return found }
    default: break
    }
    // The unit itself, then arguments and units of the other direction round it, then all of the line.
    let (unit, last) = (fault.units.lowerBound, fault.units.upperBound)
    let near = max(0, unit - 1)...min(shape.units.count - 1, last + 1)
    let isArgument: (Int) -> Bool = { shape.units[$0].argument >= 0 }
    let order =
      [unit] + near.filter(isArgument) + near.filter { !isArgument($0) }
      + shape.units.indices.filter(isArgument) + Array(shape.units.indices)
    for unit in order {
      if let pair = pair(round: unit...unit, in: shape, subject.direction), isNew(pair) {
        return pair
      }
    }
    // What is glued has a pair as a whole: its arguments get pairs of their own in it.
    for unit in near where isArgument(unit) {
      let pair = ControlPlan.Pair(
        units: unit...unit, before: [.firstStrongIsolate], after: [.popDirectionalIsolate])
      if isNew(pair) { return pair }
    }
    return nil
  }

  /// The pair of controls that keeps a unit whole; nil for one that needs none.
  private func pair(
    round units: ClosedRange<Int>, in shape: LineShape, _ reading: WritingDirection
  ) -> ControlPlan.Pair? {
    let unit = shape.units[units.lowerBound]
    let glued =
      shape.hasArguments && units.count == 1 ? shape.gluedUnits(at: units.lowerBound) : units
    if glued.count > 1 {
      return ControlPlan.Pair(
        units: glued, before: [.firstStrongIsolate], after: [.popDirectionalIsolate])
    }
    let units = units.count == 1 ? shape.foreignWords(at: units.lowerBound) : units
    let opener: DirectionalFormatting
    switch unit.kind {
    case .argument: opener = .firstStrongIsolate
    case .foreign: opener = .isolate(shape.direction.opposite)
    case .number: opener = .leftToRightIsolate
    case .own where reading != shape.direction: opener = .isolate(shape.direction)
    case .own, .sign, .open, .close, .control: return nil
    }
    return ControlPlan.Pair(units: units, before: [opener], after: [.popDirectionalIsolate])
  }

  /// The pair that puts the sign of a number on the side that a policy asks for.
  ///
  /// European digits hold their signs to themselves (W4, W5). Behind a letter of Arabic they count as Arabic
  /// numbers (W2), which do not.
  private func policyPair(_ fault: Fault, _ subject: Law.Subject) -> ControlPlan.Pair? {
    let place = fault.units.lowerBound
    let unit = subject.shape.units[place]
    let side =
      switch fault.point {
      case .percent: subject.policy.percent
      case .currency: subject.policy.currency
      default: subject.policy.sign
      }
    guard let side else { return nil }
    let isAtStart = unit.core.lowerBound > unit.text.lowerBound
    let isLeftToRight = isAtStart == (side == .left)
    return ControlPlan.Pair(
      units: place...place,
      before: isLeftToRight ? [.leftToRightIsolate] : [.rightToLeftIsolate, .arabicLetterMark],
      after: [.popDirectionalIsolate])
  }

  // MARK: Reducing

  /// The plan without the controls that it can do without, and with one mark for a pair where that does.
  private mutating func reduce(
    _ plan: ControlPlan, from base: ControlPlan, _ trial: inout Trial
  ) -> ControlPlan {
    var plan = plan
    for pair in plan.pairs where !base.pairs.contains(pair) {
      guard let place = plan.pairs.firstIndex(of: pair) else { continue }
      let arguments = trial.subject.shape.units[pair.units].compactMap {
        $0.argument >= 0 ? $0.argument : nil
      }
      if arguments.allSatisfy({ trial.classes[$0].isDisjoint(with: [.edged, .address]) }) {
        var without = plan
        without.pairs.remove(at: place)
        if fault(of: without, &trial) == nil {
          plan = without
          continue
        }
      }
      guard !trial.subject.shape.units[pair.units].contains(where: { $0.argument >= 0 }) else {
        continue
      }
      for cheaper in cheaperPairs(than: pair, trial.subject.direction) {
        var changed = plan
        changed.pairs[place] = cheaper
        if fault(of: changed, &trial) == nil {
          plan = changed
          break
        }
      }
    }
    return plan
  }

  /// The plan without the direction for the line, where that changes nothing in any container.
  ///
  /// Of what was asked for alone, more could go; what is not there for one container may be needed in the next.
  private mutating func withoutLinePlan(
    _ plan: ControlPlan, _ base: ControlPlan, _ trial: Trial
  ) -> ControlPlan {
    guard !plan.lineBefore.isEmpty || plan.lineAfter != base.lineAfter else { return plan }
    var bare = plan
    bare.lineBefore = base.lineBefore
    bare.lineAfter = base.lineAfter
    guard !bare.isEmpty else { return plan }
    var everywhere = trial
    everywhere.containers = DisplayContainer.allCases
    return fault(of: bare, &everywhere) == nil ? bare : plan
  }

  /// One mark in the place of a pair, then the pair of the style.
  private func cheaperPairs(
    than pair: ControlPlan.Pair, _ reading: WritingDirection
  ) -> [ControlPlan.Pair] {
    let foreign = DirectionalFormatting.mark(reading.opposite)
    let own = DirectionalFormatting.mark(reading)
    var result: [ControlPlan.Pair] = [
      .init(units: pair.units, before: [], after: [foreign]),
      .init(units: pair.units, before: [foreign], after: []),
      .init(units: pair.units, before: [own], after: []),
      .init(units: pair.units, before: [], after: [own]),
    ]
    if pair.before == [.rightToLeftIsolate, .arabicLetterMark] {
      result.append(.init(units: pair.units, before: [.arabicLetterMark], after: []))
    }
    if options.style == .embed, let direction = pair.before.first?.openedDirection,
      pair.before.count == 1
    {
      result.append(
        .init(
          units: pair.units, before: [.embedding(direction)], after: [.popDirectionalFormat]))
    }
    return result
  }
}

extension LineShape {
  /// The controls that go together: an opener with its end, a mark alone.
  func controlGroups() -> [[Int]] {
    var groups: [[Int]] = []
    var open: [Int] = []
    for (number, unit) in units.enumerated() {
      guard let control = unit.control else { continue }
      switch control.kind {
      case .mark: groups.append([number])
      case .embedding, .override, .isolate: open.append(number)
      case .popFormat, .popIsolate:
        if let last = open.popLast() { groups.append([last, number]) }
      }
    }
    return groups
  }
}

/// Where the pairs of a plan stand, so that many candidates can be compared with many pairs.
private struct PairPlaces {
  private var ranges: Set<ClosedRange<Int>> = []

  /// The last unit of the longest pair that begins at a unit.
  private var lastByFirst: [Int: Int] = [:]

  /// The first unit of the longest pair that ends at a unit.
  private var firstByLast: [Int: Int] = [:]

  init(_ pairs: [ControlPlan.Pair]) {
    for pair in pairs where !pair.before.isEmpty {
      let (first, last) = (pair.units.lowerBound, pair.units.upperBound)
      ranges.insert(pair.units)
      lastByFirst[first] = max(last, lastByFirst[first] ?? last)
      firstByLast[last] = min(first, firstByLast[last] ?? first)
    }
  }

  /// Whether a pair stands round just these units.
  func holds(_ units: ClosedRange<Int>) -> Bool { ranges.contains(units) }

  /// Whether a pair shares some of the units, and neither stands inside the other.
  func crosses(_ units: ClosedRange<Int>) -> Bool {
    let (first, last) = (units.lowerBound, units.upperBound)
    return units.contains { unit in
      unit > first && (lastByFirst[unit] ?? last) > last
        || unit < last && (firstByLast[unit] ?? first) < first
    }
  }
}
