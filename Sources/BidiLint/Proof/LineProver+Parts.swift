import BidiText

/// One way to fill a line, with its order now and the one that is wanted.
private struct Trial {
  let set: SampleSet
  let text: String
  let paragraph: ResolvedParagraph
  let units: [FilledLine.Unit]
  let direction: WritingDirection
  let now: String
  let wanted: String

  var isWrong: Bool { !isSameText(now, wanted) }
}

extension LineProver {
  /// The faults of parts: arguments and islands.
  func partFaults(
    _ line: Line, _ setting: Setting, mergesToo: Bool
  ) throws(BidiError) -> [LineFault] {
    let islands = line.islands(policy, listsToo: false)
    var faults: [LineFault] = []
    var culprits: [FilledLine.Unit] = []
    if !islands.isEmpty || line.hasTextArguments {
      let (trials, found) = try trials(of: line, islands, setting, joining: .overSigns)
      culprits = found
      for kind in LineFault.Kind.allCases where !found.isEmpty {
        let group = found.filter { LineFault.Kind(of: $0) == kind }
        let others = found.filter { LineFault.Kind(of: $0) != kind }
        if let fault = try fault(kind, group, others, line, trials, setting) {
          faults.append(fault)
        }
      }
    }
    guard mergesToo else { return faults }
    let listed = line.islands(policy, listsToo: true)
    let (trials, found) = try trials(of: line, listed, setting, joining: .overSpaces)
    let fused = found.filter { !culprits.overlaps($0) }
    if let fault = try fault(.runMerge, fused, culprits, line, trials, setting) {
      faults.append(fault)
    }
    return faults
  }

  /// The line with every sample, and the fewest units whose isolation puts all in order.
  private func trials(
    of line: Line, _ islands: [LineIsland], _ setting: Setting,
    joining: PhraseFinder.Joining
  ) throws(BidiError) -> ([Trial], [FilledLine.Unit]) {
    var trials: [Trial] = []
    var culprits: [FilledLine.Unit] = []
    for set in line.relevant(samples) {
      let filled = FilledLine(line, islands: islands, samples: set)
      let direction = setting.direction(of: filled.text)
      guard direction == .rightToLeft || filled.text[...].mayHoldRightToLeft else { continue }
      let paragraph = try ResolvedParagraph(filled.text, baseDirection: .explicit(direction))
      let units = try filled.units(of: paragraph, joining: joining)
      guard !units.isEmpty else { continue }
      let now = try displayed(filled.text, .explicit(direction))
      let wanted = try displayed(filled.isolating(units), .explicit(direction))
      let trial = Trial(
        set: set, text: filled.text, paragraph: paragraph, units: units, direction: direction,
        now: now, wanted: wanted)
      trials.append(trial)
      guard trial.isWrong else { continue }
      let fresh = try needed(units, of: filled, for: trial).filter { !culprits.overlaps($0) }
      culprits += fresh
      culprits.sort { $0.storedRange.lowerBound < $1.storedRange.lowerBound }
    }
    return (trials, culprits)
  }

  /// The units without which the order is not the one that is wanted.
  private func needed(
    _ units: [FilledLine.Unit], of filled: FilledLine, for trial: Trial
  ) throws(BidiError) -> [FilledLine.Unit] {
    guard units.count <= Self.maximumUnits else { return units }
    var needed = units
    for unit in units {
      let fewer = needed.filter { $0 != unit }
      let order = try displayed(filled.isolating(fewer), .explicit(trial.direction))
      if isSameText(order, trial.wanted) { needed = fewer }
    }
    return needed
  }

  private func fault(
    _ kind: LineFault.Kind, _ group: [FilledLine.Unit], _ others: [FilledLine.Unit], _ line: Line,
    _ trials: [Trial], _ setting: Setting
  ) throws(BidiError) -> LineFault? {
    guard !group.isEmpty, let first = trials.first(where: \.isWrong) else { return nil }
    let places = group.map { unit in
      WrapSearch.Place(
        range: unit.storedRange, isolation: unit.isolation,
        holdsArgument: unit.kinds.contains(.argument))
    }
    let search = WrapSearch(
      line: line, places: places,
      others: others.map { .init(range: $0.storedRange, controls: $0.isolation) }, style: style,
      direction: first.direction)
    let sure = search.isolated
    let repair = try search.repair { (alone, withOthers) throws(BidiError) in
      guard keepsDirection(alone, trials, setting), try areInOrder(withOthers, trials),
        try keepsWhatIsRight(alone, line, trials, isWhole: others.isEmpty, setting)
      else { return false }
      // Beside an argument that disturbs it, a mark may not be enough: that is the argument's fault.
      guard places.contains(where: \.holdsArgument) else { return true }
      return try isLikeIsolated(withOthers, sure, first.direction)
    }
    return LineFault(
      kind: kind, line: line, container: setting.container,
      proof: Proof.ParagraphProof(
        number: line.number, text: first.text, arguments: line.arguments(of: first.set),
        directionNow: first.direction, now: first.now, wanted: first.wanted),
      words: kind == .runMerge
        ? mergeWords(for: group, in: first) : try words(for: group, in: first), repair: repair)
  }

  private func words(
    for group: [FilledLine.Unit], in trial: Trial
  ) throws(BidiError) -> String {
    // The one of the group that this sample shows; another sample may have shown the others.
    guard let stored = group.first?.storedRange,
      let unit = trial.units.first(where: { $0.storedRange.overlaps(stored) })
    else { return "the parts change places" }
    let start = trial.text.utf8.prefix(unit.range.lowerBound).count { !UTF8.isContinuation($0) }
    let part = trial.text.utf8.dropFirst(unit.range.lowerBound).prefix(unit.range.count)
    let count = part.count { !UTF8.isContinuation($0) }
    return try Displacement.words(
      for: start..<start + count, of: trial.paragraph, direction: unit.isolation.direction)
  }

  /// What merges with what: the first item of the group, what stands before it, and the phrase they become.
  private func mergeWords(for group: [FilledLine.Unit], in trial: Trial) -> String {
    guard let stored = group.first?.storedRange,
      let unit = trial.units.first(where: { $0.storedRange.overlaps(stored) })
    else { return "the items merge into one phrase" }
    let runs = trial.text.levelRuns(baseDirection: .explicit(trial.direction))
    func text(_ range: Range<Int>) -> String {
      let bytes = trial.text.utf8
      let start = bytes.index(bytes.startIndex, offsetBy: range.lowerBound)
      return String(trial.text[start..<bytes.index(start, offsetBy: range.count)]).trimmingSpaces()
    }
    guard let run = runs.first(where: { $0.utf8Range.overlaps(unit.range) }) else {
      return "the items merge into one phrase"
    }
    let start = min(run.utf8Range.lowerBound, unit.range.lowerBound)
    let whole = start..<max(run.utf8Range.upperBound, unit.range.upperBound)
    let item = text(unit.range)
    // Of what stands on either side, the nearest item: signs and spaces separate items.
    let before = Self.item(text(whole.lowerBound..<unit.range.lowerBound), isLast: true)
    let after = Self.item(text(unit.range.upperBound..<whole.upperBound), isLast: false)
    guard let other = before ?? after else {
      return "\u{201C}\(text(whole))\u{201D} is shown as one phrase from left to right"
    }
    return "\u{201C}\(item)\u{201D} merges with \u{201C}\(other)\u{201D}"
      + " \(before == nil ? "behind" : "before") it: \u{201C}\(text(whole))\u{201D} is shown as one phrase"
      + " from left to right"
  }

  /// The last or first item of a list, a path or a label with its value; nil where there is none.
  private static func item(_ text: String, isLast: Bool) -> String? {
    let items = text.split { ",;:>/|\u{060C}\u{061B}\u{2192}\u{203A}".contains($0) }
      .map { String($0).trimmingSpaces() }.filter { $0.contains { $0.isLetter || $0.isNumber } }
    return isLast ? items.last : items.first
  }

  private func areInOrder(_ repaired: Line, _ trials: [Trial]) throws(BidiError) -> Bool {
    for trial in trials {
      let order = try displayed(
        repaired.filled(with: trial.set), .explicit(trial.direction))
      guard isSameText(order, trial.wanted) else { return false }
    }
    return true
  }

  /// Whether a label that takes the direction of the first letter still takes that of the line.
  ///
  /// A mark before a line that begins with a number would be its first strong character.
  private func keepsDirection(_ repaired: Line, _ trials: [Trial], _ setting: Setting) -> Bool {
    guard let wanted = setting.direction else { return true }
    return trials.allSatisfy { trial in
      func direction(of text: String) -> WritingDirection {
        Container.natural.direction(of: text, fallback: locale.direction)
      }
      return direction(of: trial.text) != wanted
        || direction(of: repaired.filled(with: trial.set)) == wanted
    }
  }

  /// Whether no container shows wrong what it showed right; and where the container alone gives the line its
  /// direction, whether those that were asked for show it right.
  private func keepsWhatIsRight(
    _ repaired: Line, _ line: Line, _ trials: [Trial], isWhole: Bool, _ setting: Setting
  ) throws(BidiError) -> Bool {
    for container in Container.allCases {
      let base = container.baseDirection(in: locale.direction)
      for trial in trials {
        let wasRight = isSameText(try displayed(trial.text, base), trial.wanted)
        let isAskedFor = isWhole && setting.direction == nil && container == setting.container
        guard wasRight || isAskedFor else { continue }
        let order = try displayed(repaired.filled(with: trial.set), base)
        guard isSameText(order, trial.wanted) else { return false }
      }
    }
    return true
  }

  /// Whether arguments that disturb what stands round them do not, as little as with isolates everywhere.
  private func isLikeIsolated(
    _ repaired: Line, _ isolated: Line, _ direction: WritingDirection
  ) throws(BidiError) -> Bool {
    for set in hostile {
      let base = BaseDirection.explicit(direction)
      guard
        isSameText(
          try displayed(repaired.filled(with: set), base),
          try displayed(isolated.filled(with: set), base))
      else { return false }
    }
    return true
  }
}

extension [FilledLine.Unit] {
  /// Whether a unit overlaps one of these, which are in order.
  ///
  /// - Complexity: O(log *n*).
  fileprivate func overlaps(_ unit: FilledLine.Unit) -> Bool {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].storedRange.upperBound <= unit.storedRange.lowerBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low < count && self[low].storedRange.overlaps(unit.storedRange)
  }
}
