import BidiText

extension LineProver {
  /// The faults of parts: arguments and islands.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - orders: The orders that are wanted of it.
  ///   - direction: What puts its direction right; nil where nothing has to.
  ///   - setting: Where it is looked at.
  /// - Returns: One fault of each kind that there is.
  /// - Throws: `BidiError` where a sample argument holds a paragraph separator.
  func partFaults(
    _ line: Line, _ orders: LineOrders, direction: LineRepair?, _ setting: Setting
  ) throws(BidiError) -> [LineFault] {
    guard let shown = orders.shown else { return [] }
    var faults: [LineFault] = []
    // What is not searched for yet is isolated.
    var planned = orders.culprits.map { culprit in
      LineFault.Wrap(range: culprit.unit.storedRange, controls: culprit.unit.isolation)
    }
    for kind in LineFault.Kind.allCases {
      let group = orders.culprits.filter { $0.kind == kind }
      guard !group.isEmpty else { continue }
      let ranges = Set(group.map(\.unit.storedRange))
      let others = planned.filter { !ranges.contains($0.range) }
      let repair = try repair(of: group, beside: others, in: line, orders, direction, setting)
      if let repair {
        planned = (others + repair.wraps).sorted { $0.range.lowerBound < $1.range.lowerBound }
      }
      faults.append(
        LineFault(
          kind: kind, line: line, container: setting.container, samples: shown.set,
          proof: Proof.ParagraphProof(
            number: line.number, text: shown.filled.text, arguments: line.arguments(of: shown.set),
            directionNow: shown.direction, now: shown.now, wanted: shown.wanted),
          words: kind == .runMerge
            ? mergeWords(for: group, in: shown) : try words(for: group, in: shown),
          repair: repair))
    }
    return faults
  }

  private func repair(
    of group: [LineOrders.Culprit], beside others: [LineFault.Wrap], in line: Line,
    _ orders: LineOrders, _ direction: LineRepair?, _ setting: Setting
  ) throws(BidiError) -> LineFault.Repair? {
    guard let shown = orders.shown else { return nil }
    let places = group.map { culprit in
      WrapSearch.Place(
        range: culprit.unit.storedRange, isolation: culprit.unit.isolation,
        holdsArgument: culprit.unit.kinds.contains(.argument)
          || culprit.unit.isolation.direction == nil,
        wideRange: culprit.unit.kinds.contains(where: \.isAddress)
          ? line.widening(culprit.unit.storedRange, beside: orders.culprits) : nil)
    }
    let search = WrapSearch(
      line: line, places: places,
      others: others, style: style, direction: shown.direction)
    let sure = search.isolated
    return try search.repair { (alone, withOthers) throws(BidiError) in
      guard keepsDirection(alone, orders.trials, setting),
        try areInOrder(withOthers, orders.trials),
        try keepsWhatIsRight(alone, orders.trials, isWhole: others.isEmpty, setting),
        // Another rule would take them out again.
        ControlInLTRLocaleRule.strayControls(in: String(alone.text), locale: locale).isEmpty
      else { return false }
      if let direction,
        try !orders.areShown(of: withOthers, with: direction, in: containers, locale)
      {
        return false
      }
      // Beside an argument that disturbs it, a mark may not be enough: that is the argument's fault.
      guard places.contains(where: \.holdsArgument) else { return true }
      return try isLikeIsolated(withOthers, sure, shown.direction)
    }
  }

  private func words(
    for group: [LineOrders.Culprit], in trial: LineTrial
  ) throws(BidiError) -> String {
    // The one of the group that this sample shows; another sample may have shown the others.
    let needed = Set(trial.needed)
    let culprit = group.first { needed.contains($0.unit) } ?? group.first
    guard let stored = culprit?.unit.storedRange,
      let unit = trial.units.first(where: { $0.storedRange.overlaps(stored) })
    else { return "the parts change places" }
    let text = trial.filled.text
    let start = text.utf8.prefix(unit.range.lowerBound).count { !UTF8.isContinuation($0) }
    let part = text.utf8.dropFirst(unit.range.lowerBound).prefix(unit.range.count)
    let count = part.count { !UTF8.isContinuation($0) }
    return try Displacement.words(
      for: start..<start + count, of: trial.paragraph, direction: unit.isolation.direction)
  }

  /// What merges with what: the first item of the group, what stands before it, and the phrase they become.
  private func mergeWords(for group: [LineOrders.Culprit], in trial: LineTrial) -> String {
    guard let stored = group.first?.unit.storedRange,
      let unit = trial.units.first(where: { $0.storedRange.overlaps(stored) })
    else { return "the items merge into one phrase" }
    let shown = trial.filled.text
    let runs = shown.levelRuns(baseDirection: .explicit(trial.direction))
    func text(_ range: Range<Int>) -> String {
      let bytes = shown.utf8
      let start = bytes.index(bytes.startIndex, offsetBy: range.lowerBound)
      return String(shown[start..<bytes.index(start, offsetBy: range.count)]).trimmingSpaces()
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

  private func areInOrder(_ repaired: Line, _ trials: [LineTrial]) throws(BidiError) -> Bool {
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
  private func keepsDirection(_ repaired: Line, _ trials: [LineTrial], _ setting: Setting) -> Bool {
    guard let wanted = setting.direction else { return true }
    return trials.allSatisfy { trial in
      func direction(of text: String) -> WritingDirection {
        Container.natural.direction(of: text, fallback: locale.direction)
      }
      return direction(of: trial.filled.text) != wanted
        || direction(of: repaired.filled(with: trial.set)) == wanted
    }
  }

  /// Whether no container shows wrong what it showed right; and where the container alone gives the line its
  /// direction, whether those that were asked for show it right.
  private func keepsWhatIsRight(
    _ repaired: Line, _ trials: [LineTrial], isWhole: Bool, _ setting: Setting
  ) throws(BidiError) -> Bool {
    for container in Container.allCases {
      let base = container.baseDirection(in: locale.direction)
      for trial in trials {
        let wasRight = isSameText(try displayed(trial.filled.text, base), trial.wanted)
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

extension Line {
  /// A stretch with the spaces and signs round it, up to the next letter, digit, control or other stretch.
  fileprivate func widening(
    _ range: Range<Int>, beside culprits: [LineOrders.Culprit]
  ) -> Range<Int> {
    // The culprits are in order: the first that does not end before the stretch.
    var (number, high) = (0, culprits.count)
    while number < high {
      let middle = (number + high) / 2
      if culprits[middle].unit.storedRange.upperBound <= range.lowerBound {
        number = middle + 1
      } else {
        high = middle
      }
    }
    let lower = number > 0 ? culprits[number - 1].unit.storedRange.upperBound : 0
    let upper =
      culprits[number...].first { $0.unit.storedRange.lowerBound >= range.upperBound }?
      .unit.storedRange.lowerBound ?? text.utf8.count
    func isBetween(_ scalar: Unicode.Scalar) -> Bool {
      let isSign = scalar.properties.isWhitespace || ".,;:!?".unicodeScalars.contains(scalar)
      return isSign && DirectionalFormatting(scalar) == nil
    }
    let before = text(at: lower..<range.lowerBound).unicodeScalars.reversed()
      .prefix(while: isBetween).reduce(0) { $0 + UTF8.width($1) }
    let after = text(at: range.upperBound..<upper).unicodeScalars
      .prefix(while: isBetween).reduce(0) { $0 + UTF8.width($1) }
    return range.lowerBound - before..<range.upperBound + after
  }
}
