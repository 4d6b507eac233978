import BidiText
import MessageSyntax

/// What the candidates of a search are judged with, and which search gives the repair of a line.
extension MessageJudge {
  /// The line, the samples and the containers that candidates are judged with.
  struct Trial {
    var subject: ReadingOrder.Subject
    let choices: [[Sample]]
    var containers: [DisplayContainer]
    /// What each argument may be.
    let classes: [ArgumentClasses]
    /// For each argument, the side of the word with which it is one phrase.
    let phraseSides: [ArgumentKnowledge.PhraseSide?]
    /// The combination that showed a fault of the last candidate; the next candidate is tried with it first.
    var suspect = 0
    /// Whether arguments inside isolates are combined with all others, as for a verdict.
    var isExact = false

    /// The number of samples to try for each argument that stands in a pair of isolates; 0 for other arguments.
    ///
    /// Text outside an isolate does not change its inside. An isolate that takes its direction from the argument keeps
    /// every text whole, so one sample of each class is enough.
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
      // An argument with several places counts as isolated only if all places are isolated.
      let alone = Set(plan.pairs.filter { $0.units.count == 1 }.map(\.units.lowerBound))
      for (place, unit) in subject.shape.units.enumerated() where unit.argument >= 0 {
        if isolated[unit.argument] > 0, !alone.contains(place) { isolated[unit.argument] = 0 }
      }
      return isolated
    }

    /// The number of classes of an argument's samples; the first samples are one of each class.
    private func classCount(_ argument: Int) -> Int {
      choices[argument].reduce(into: ArgumentClasses()) { $0.formUnion($1.kind) }.rawValue
        .nonzeroBitCount
    }
  }

  /// The controls that repair a line in all containers, for all classes; nil if none were found.
  ///
  /// An empty plan for a line that needs no controls.
  mutating func searchPlan(for judged: JudgedLine) -> ControlPlan? {
    let shape = judged.shape
    guard judged.verdict.doubt == nil else { return nil }
    let bases = basePlans(of: shape)
    guard var subject = subject(shape, judged.typedNumbers) else {
      return closedAtEnd(shape)
    }
    subject.isRepaired = true
    subject.toleratesTitles = !options.reportedTolerances.contains(.title)
    if options.reportedTolerances.contains(.phrase) { subject.phrase = .name }
    let trial = Trial(
      subject: subject, choices: choices(judged.knowledge, rare: true, forRepair: true),
      containers: containers.filter { isJudged(shape, $0) },
      classes: judged.knowledge.map(\.repairable), phraseSides: judged.knowledge.map(\.phraseSide))
    guard !trial.containers.isEmpty else { return closedAtEnd(shape) }
    guard let plan = searchPlan(for: judged, bases, trial) else { return nil }
    return keepingMinus(plan, for: judged, bases, trial)
  }

  /// A plan that puts the minus of numbers at their left, too; the plan itself if there is none.
  ///
  /// Both sides are accepted, so a minus alone is no fault. But who repairs the line looks at its numbers.
  private mutating func keepingMinus(
    _ plan: ControlPlan, for judged: JudgedLine, _ bases: [ControlPlan], _ trial: Trial
  ) -> ControlPlan {
    guard judged.shape.hasMinus else { return plan }
    var trial = trial
    trial.subject.keepsMinusAtLeft = true
    guard fault(of: plan, &trial) != nil,
      let other = searchPlan(for: judged, bases, trial),
      // A sign is worth a mark, and no pair.
      other.pairs.allSatisfy({ plan.pairs.contains($0) || $0.isMark })
    else { return plan }
    return other
  }

  private mutating func searchPlan(
    for judged: JudgedLine, _ bases: [ControlPlan], _ trial: Trial
  ) -> ControlPlan? {
    let shape = judged.shape
    let found = searchExactPlan(for: judged, bases, trial)
    guard trial.subject.phrase == .whole, shape.mayHavePhraseOfParts, let found else {
      return found
    }
    // Translators put the parts of a foreign phrase one by one into the direction of the line.
    var parts = trial
    parts.subject.phrase = .toSign
    let plan =
      fault(of: found, &parts) == nil
      ? found : searchExactPlan(for: judged, bases, parts) ?? found
    // What stands in quotation marks is one name, which no mark divides: `"Protocol 4 (TCP)"`.
    let isDivided = plan.pairs.contains { pair in
      !found.pairs.contains(pair) && shape.isInsideForeignQuotation(pair.units)
    }
    if isDivided { return found }
    return keepingNames(plan, parts)
  }

  /// A plan whose marks stand after the number of a name, not inside the name: `Keepass 2‹RLM› "…"`.
  private mutating func keepingNames(_ plan: ControlPlan, _ trial: Trial) -> ControlPlan {
    let units = trial.subject.shape.units
    var (plan, trial) = (plan, trial)
    for (place, pair) in plan.pairs.enumerated()
    where pair.before.isEmpty && pair.after.count == 1 && pair.after[0].kind == .mark {
      let number = pair.units.upperBound + 1
      guard number < units.count, units[number].kind == .number, units[number].isSpaced,
        units[number - 1].kind == .foreign
      else { continue }
      var changed = plan
      changed.pairs[place] = .init(units: number...number, before: [], after: pair.after)
      if fault(of: changed, &trial) == nil { plan = changed }
    }
    return plan
  }

  /// The cheapest plan that is also right where the samples of isolated arguments are combined with all others.
  private mutating func searchExactPlan(
    for judged: JudgedLine, _ bases: [ControlPlan], _ trial: Trial
  ) -> ControlPlan? {
    var trial = trial
    let found = searchPlan(for: judged.shape, bases, &trial)
    guard let found, !isAccepted(found, judged, trial) else { return found }
    // The text of an isolated argument changed how the text round it is judged: a number belongs to the word before it, a
    // name does not.
    trial.isExact = true
    return searchPlan(for: judged.shape, bases, &trial)
  }

  /// Whether the line with the controls of a plan would get a verdict without faults.
  private mutating func isAccepted(
    _ plan: ControlPlan, _ judged: JudgedLine, _ trial: Trial
  ) -> Bool {
    guard trial.isolatedSampleCounts(in: plan).contains(where: { $0 > 0 }) else { return true }
    var reported = Trial(
      subject: trial.subject,
      choices: choices(judged.knowledge, rare: options.includesRareClasses, forRepair: false),
      containers: trial.containers, classes: trial.classes, phraseSides: trial.phraseSides)
    reported.isExact = true
    return fault(of: plan, &reported) == nil
  }
}
