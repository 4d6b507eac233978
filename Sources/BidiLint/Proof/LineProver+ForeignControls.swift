import BidiText

/// Sentences that controls give the direction which their language has not.
extension LineProver {
  /// The faults of a line in foreign wraps: what is wanted is its order with those turned.
  ///
  /// Nothing is said of parts inside: first the wraps have to go.
  func faults(of line: Line, in wraps: [ForeignWrap]) throws(BidiError) -> LineFaults {
    let none = LineFaults(direction: nil, parts: [])
    guard guarded.contains(.baseDirection), let container = containers.first else { return none }
    let turned = line.applying(turning(wraps))
    let setting = Setting(
      container: container, direction: locale.direction, fallback: locale.direction)
    let orders = try orders(of: turned, setting)
    for container in containers {
      for set in line.relevant(samples) {
        let text = line.filled(with: set)
        let now = try displayed(text, container.baseDirection(in: locale.direction))
        let plain = try displayed(turned.filled(with: set), .explicit(locale.direction))
        let wanted = orders?.wanted(with: set) ?? plain
        if isSameText(now.trimmingSpaces(), plain.trimmingSpaces())
          || isSameText(now.trimmingSpaces(), wanted.trimmingSpaces())
        {
          continue
        }
        let change = try change(of: line, turned, wraps)
        var fault = EntryProof.DirectionFault(
          line: line, shown: line,
          proof: Proof.ParagraphProof(
            number: line.number, text: text, arguments: line.arguments(of: set),
            directionNow: container.direction(of: text, fallback: locale.direction), now: now,
            wanted: wanted),
          container: container, kind: .baseDirection, samples: set, repair: change?.repair)
        fault.joined = fault.repair
        fault.rewriting = change?.rewriting ?? []
        fault.foreignWrap = wraps.first
        return LineFaults(direction: fault, parts: [])
      }
    }
    return none
  }

  /// A line whose direction a leading mark gives it: without the mark it may need less.
  func withoutLeadingMarks(
    _ fault: EntryProof.DirectionFault
  ) throws(BidiError) -> EntryProof.DirectionFault? {
    let marks = fault.line.leadingForeignMarks(of: locale.direction)
    guard !marks.isEmpty else { return nil }
    let rest = fault.line.applying(marks)
    guard let repair = try directionRepair(of: rest),
      try isNowhereWorse(repair, of: rest, than: fault.line)
    else { return nil }
    var fault = fault
    fault.rewriting = marks
    fault.repair = repair
    fault.joined = repair
    return fault
  }

  /// What of a line with foreign wraps is wanted: the line with those turned.
  func turning(_ wraps: [ForeignWrap]) -> [ControlChange] {
    wraps.map { ControlChange(range: $0.openerRange, control: $0.turnedOpener) }
  }

  /// Wraps taken out, or turned, or taken out with others put round the line: the first that is right.
  private func change(
    of line: Line, _ turned: Line, _ wraps: [ForeignWrap]
  ) throws(BidiError) -> (rewriting: [ControlChange], repair: LineRepair)? {
    let removing = wraps.flatMap {
      [
        ControlChange(range: $0.openerRange, control: nil),
        ControlChange(range: $0.terminatorRange, control: nil),
      ]
    }
    let bare = line.applying(removing)
    let repair = try directionRepair(of: bare)
    for (rewriting, rest, repair) in [
      (removing, bare, repair.flatMap { $0.isEmpty ? $0 : nil }),
      (turning(wraps), turned, try directionRepair(of: turned).flatMap { $0.isEmpty ? $0 : nil }),
      (removing, bare, repair),
    ] {
      guard let repair, try hasSameOrder(rest, turned),
        try isNowhereWorse(repair, of: rest, than: line)
      else { continue }
      return (rewriting, repair)
    }
    return nil
  }

  private func hasSameOrder(_ lhs: Line, _ rhs: Line) throws(BidiError) -> Bool {
    for set in lhs.relevant(samples) {
      let base = BaseDirection.explicit(locale.direction)
      let order = try displayed(lhs.filled(with: set), base)
      guard isSameText(order, try displayed(rhs.filled(with: set), base)) else { return false }
    }
    return true
  }

  /// Whether no container that showed the line right shows it otherwise once it is repaired.
  private func isNowhereWorse(
    _ repair: LineRepair, of rest: Line, than line: Line
  ) throws(BidiError) -> Bool {
    for set in line.relevant(samples) {
      let wanted = try displayed(rest.filled(with: set), .explicit(locale.direction))
      for container in Container.allCases {
        let base = container.baseDirection(in: locale.direction)
        guard isSameText(try displayed(line.filled(with: set), base), wanted) else { continue }
        let order = try displayed(repair.applied(to: rest.filled(with: set)), base)
        guard isSameText(order, wanted) else { return false }
      }
    }
    return true
  }
}
