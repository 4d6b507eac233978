import BidiText
import MessageSyntax

/// The search for the controls that repair a line.
///
/// Candidates are tried from the cheapest to the most expensive. They close what a translator left open, give the line a
/// direction, and put pairs of controls round units. Each candidate is judged in every container of the options and for
/// every class of argument.
extension MessageJudge {
  /// The most pairs of controls that are added to a line one by one.
  private static let mostSteps = 12

  /// The cheapest plan that is accepted; each candidate starts from a plan that balances the controls of the line.
  mutating func searchPlan(
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
      // If the container gives the line the wrong direction, the whole line needs controls. Else controls round units may
      // be enough.
      let needsDirection = readingOrder.paragraphDirection != subject.direction
      for linePlan in linePlans(for: subject.direction, of: shape, needsDirection) {
        if let best, base.cost + max(1, linePlan.cost) >= best.cost { continue }
        var plan = base
        plan.lineBefore = linePlan.lineBefore
        plan.lineAfter = base.lineAfter + linePlan.lineAfter
        plan.pairs += linePlan.pairs + argumentPairs(in: shape, trial, besides: base)
        guard let grown = grow(plan, &trial) else { continue }
        let found = keepingPhrases(grown, &trial)
        let small = withoutLinePlan(reduce(found, from: base, &trial), base, trial)
        if best.map({ small.cost < $0.cost }) ?? true { best = small }
        if shape.hasOwn { break }
      }
    }
    return best
  }

  /// Pairs round the arguments that may have signs at their edges; only a pair keeps such a text whole.
  private func argumentPairs(
    in shape: LineShape, _ trial: Trial, besides base: ControlPlan
  ) -> [ControlPlan.Pair] {
    guard shape.hasArguments else { return [] }
    var pairs: [ControlPlan.Pair] = []
    for (place, unit) in shape.units.enumerated() where unit.argument >= 0 {
      let isWhole = trial.classes[unit.argument].isDisjoint(with: [.edged, .address])
      guard !isWhole, !isInsideIsolate(place...place, shape, base),
        let pair = pair(round: place...place, in: shape, trial.subject.direction),
        // Arguments without space between them share one pair.
        pairs.last != pair, !isInsideIsolate(pair.units, shape, base)
      else { continue }
      pairs.append(pair)
    }
    return pairs
  }

  /// The plan with one mark beside each argument that is one phrase with the word beside it, in the place of the isolate that
  /// would divide the phrase, where that is accepted: `Deno %s` U+200E.
  private mutating func keepingPhrases(_ plan: ControlPlan, _ trial: inout Trial) -> ControlPlan {
    var plan = plan
    for (place, pair) in plan.pairs.enumerated() where pair.units.count == 1 {
      let argument = trial.subject.shape.units[pair.units.lowerBound].argument
      guard argument >= 0, pair.before == [.firstStrongIsolate],
        let side = trial.phraseSides[argument]
      else { continue }
      let mark = [DirectionalFormatting.mark(trial.subject.direction.opposite)]
      var joined = plan
      joined.pairs[place] = ControlPlan.Pair(
        units: pair.units, before: side == .after ? mark : [], after: side == .before ? mark : [])
      if fault(of: joined, &trial) == nil { plan = joined }
    }
    return plan
  }

  /// Whether a translator's isolate encloses exactly these units.
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

  /// Ways to give the whole line a direction: no controls, and those of the style.
  private func linePlans(
    for direction: WritingDirection, of shape: LineShape, _ needsDirection: Bool
  ) -> [ControlPlan] {
    let plans = options.style.linePlans(for: direction)
    guard !shape.hasOwn else {
      // The translator's own pair may give the line its direction when it is closed.
      let afterBullet = shape.firstAfterBullet.map { first in
        var plan = ControlPlan()
        plan.pairs = [.init(units: first...first, before: [.mark(direction)], after: [])]
        return plan
      }
      return needsDirection && !shape.hasControls
        ? [afterBullet].compactMap(\.self) + plans + [ControlPlan()] : [ControlPlan()] + plans
    }
    // A foreign text mostly needs one mark at an edge. Two marks cost as much as a pair, so the style decides.
    let marks = RepairStyle.mark.linePlans(for: direction)
    let least = marks.map(\.cost).min() ?? 0
    return marks.filter { $0.cost == least }.reversed() + plans + [ControlPlan()]
  }

  // MARK: Controls that are there

  /// Closes open controls at the end of the line, and removes closers without an opener; used for lines that are not
  /// judged.
  func closedAtEnd(_ shape: LineShape) -> ControlPlan {
    let (unclosed, unmatched) = shape.unbalancedControls()
    var plan = ControlPlan()
    plan.removed = Set(unmatched)
    plan.lineAfter = unclosed.reversed().compactMap { shape.units[$0].control?.terminator }
    return plan
  }

  /// Ways to balance the controls of the line, the cheapest first.
  func basePlans(of shape: LineShape) -> [ControlPlan] {
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
      // An opener of the other direction before a word of the language is a mistake: removing it comes first.
      let isForeign = unclosed.contains { opener in
        shape.units[opener].control?.openedDirection == shape.direction.opposite
          && (opener + 1 >= shape.units.count || shape.units[opener + 1].kind == .own
            || shape.units[opener + 1].kind == .control)
      }
      plans.insert(without, at: isForeign ? 0 : plans.count)
    }
    // Plans that remove one pair or mark, then a plan that removes all controls.
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

  /// Plans that close one or two openers, at each place that is possible.
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
      // An opener with the line's direction is meant for the whole line. Another is meant for the text after it.
      let isForLine = control.openedDirection == readingDirection(of: shape)
      if places.count > 40 { places = Array(places.prefix(40)) }
      // If two places are equally good, prefer the end of the line: it changes less of the display. Other controls after
      // the opener may make the end impossible.
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

  mutating func fault(of plan: ControlPlan, _ trial: inout Trial) -> Fault? {
    trial.subject.plan = plan
    let isolated = trial.isolatedSampleCounts(in: plan)
    let combinations = combinations(trial.choices, isolated: isolated)
    let count = combinations.count
    for offset in 0..<count {
      let place = (trial.suspect + offset) % count
      combinations.fill(&trial.subject.samples, place, trial.choices)
      for container in trial.containers {
        if let found = fault(of: trial.subject, in: container)
          ?? faultOfHeldOrder(of: trial.subject, in: container)
        {
          trial.suspect = place
          return found
        }
      }
    }
    return nil
  }

  /// Adds pairs of controls to a plan until it is accepted; nil if it never is.
  private mutating func grow(_ plan: ControlPlan, _ trial: inout Trial) -> ControlPlan? {
    var plan = plan
    for _ in 0..<Self.mostSteps {
      guard let found = fault(of: plan, &trial) else { return plan }
      guard let next = nextPair(for: found, plan, trial.subject) else { break }
      plan.pairs.append(next)
    }
    // Single pairs were not enough. Put a pair round every argument and every unit of the other direction.
    var all = plan
    all.pairs.removeAll { $0.before.isEmpty == false }
    let shape = trial.subject.shape
    for unit in shape.units.indices {
      // The words of a name share one pair.
      if let pair = pair(round: unit...unit, in: shape, trial.subject.direction),
        all.pairs.last != pair
      {
        all.pairs.append(pair)
      }
    }
    return all.pairs.count <= 64 && fault(of: all, &trial) == nil ? all : nil
  }

  /// The next pair to add because of a fault; nil if everything has a pair.
  private func nextPair(
    for fault: Fault, _ plan: ControlPlan, _ subject: ReadingOrder.Subject
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
      // A stretch of numbers and their measures.
      let found = ControlPlan.Pair(
        units: fault.units,
        before: [.isolate(subject.direction.opposite)], after: [.popDirectionalIsolate])
      if isNew(found) { return found }
    default: break
    }
    // Try the unit itself, then arguments and other units near it, then all units of the line.
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
    // Units without space between them have one pair. Inside it, each argument may get its own pair.
    for unit in near where isArgument(unit) {
      let pair = ControlPlan.Pair(
        units: unit...unit, before: [.firstStrongIsolate], after: [.popDirectionalIsolate])
      if isNew(pair) { return pair }
    }
    return nil
  }

  /// The pair of controls that keeps a unit whole; nil for a unit that needs none.
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
  /// European digits keep their signs beside them (W4, W5). After an Arabic letter they count as Arabic numbers (W2),
  /// which do not.
  private func policyPair(_ fault: Fault, _ subject: ReadingOrder.Subject) -> ControlPlan.Pair? {
    let place = fault.units.lowerBound
    let unit = subject.shape.units[place]
    let side =
      switch fault.point {
      case .percent: subject.policy.percent
      case .currency: subject.policy.currency
      default: subject.sideOfSign(of: place)
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

  /// Removes the controls that are not needed, and replaces a pair by one mark if that is enough.
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

  /// Removes the controls round the line if the plan is right without them in every container.
  ///
  /// All containers are tried, not only those of the options: a control that one container does not need may be needed in
  /// another.
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

  /// Cheaper replacements for a pair: one mark, then the pair of the style.
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
  /// The unit after the sign and the space that begin the line as an item of a list; nil for another line.
  ///
  /// Nothing may stand before the sign where the text is Markdown.
  ///
  /// Source: spec.commonmark.org, list items.
  fileprivate var firstAfterBullet: Int? {
    guard units.count > 1, units[0].kind == .sign,
      [.hyphenMinus, .asterisk, .plusSign].contains(units[0].scalar),
      units[0].source.upperBound < units[1].source.lowerBound
    else { return nil }
    return 1
  }

  /// The controls in groups: an opener with its closer, or a mark alone.
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

/// The places of a plan's pairs, for quick comparison with many candidates.
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

  /// Whether a pair encloses exactly these units.
  func holds(_ units: ClosedRange<Int>) -> Bool { ranges.contains(units) }

  /// Whether a pair overlaps these units and neither encloses the other.
  func crosses(_ units: ClosedRange<Int>) -> Bool {
    let (first, last) = (units.lowerBound, units.upperBound)
    return units.contains { unit in
      unit > first && (lastByFirst[unit] ?? last) > last
        || unit < last && (firstByLast[unit] ?? first) < first
    }
  }
}
