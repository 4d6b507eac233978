/// Rule X10: isolating run sequences (BD13), each resolved by W1–W7, N0–N2 and I1–I2.
extension BidiResolver {
  /// Resolves a paragraph without explicit characters: it is one level run, and one sequence.
  mutating func resolveSingleSequence(
    level: UInt8, classes: ClassSet, _ text: TextBytes, base: Int
  ) {
    sequence.removeAll()
    types.removeAll()
    if classes.contains(code: ClassCode.bn) {
      for index in 0..<items.count where items[index].type != ClassCode.bn {
        sequence.append(UInt32(truncatingIfNeeded: index))
        types.append(items[index].type)
      }
    } else {
      types.append(count: items.count) { items[$0].type }
    }
    let direction = ClassCode.strong(ofLevel: level)
    let makesRuns = !classes.contains(code: ClassCode.s)
    resolveTypes(
      level: level, start: outside.before.map(ClassCode.strong) ?? direction,
      end: outside.after.map(ClassCode.strong) ?? direction, classes: classes, text, base: base,
      makesRuns: makesRuns)
    if !makesRuns { writeRuns(paragraphLevel: level, classes: classes) }
  }

  /// One level run (BD7) of items that X9 leaves, linked to the run that goes on after an isolate.
  struct LinkedRun: BitwiseCopyable {
    /// The first item.
    let first: UInt32
    /// The last item.
    var last: UInt32
    /// The run that begins with the PDI that matches the initiator at this one's end; 0 for none.
    var next: UInt32
    /// Whether another run links to this one.
    var isContinued: Bool
    /// The level of the run.
    let level: UInt8
    /// The level of the item before the run, or the paragraph's.
    let levelBefore: UInt8
    /// The level of the item after the run, or the paragraph's.
    var levelAfter: UInt8
  }

  /// Resolves a paragraph whose items have explicit levels, and makes its ``runs``.
  mutating func resolveSequences(
    paragraphLevel: UInt8, classes: ClassSet, _ text: TextBytes, base: Int
  ) {
    findRuns(paragraphLevel: paragraphLevel)
    for index in 0..<linkedRuns.count where !linkedRuns[index].isContinued {
      let last = linkedRuns[gather(from: index)]
      let first = linkedRuns[index]
      // The higher of the levels on both sides decides. An initiator without its PDI is followed by
      // nothing, whatever stands after it.
      let level = first.level
      let endsOpen = ClassSet.isolateInitiators.contains(code: items[Int(last.last)].original)
      let levelAfter = endsOpen ? paragraphLevel : last.levelAfter
      var start = ClassCode.strong(ofLevel: max(level, first.levelBefore))
      var end = ClassCode.strong(ofLevel: max(level, levelAfter))
      if level == paragraphLevel {
        if index == 0, let before = outside.before { start = ClassCode.strong(before) }
        let isAtEnd = last.last == linkedRuns[linkedRuns.count - 1].last
        if isAtEnd, let after = outside.after { end = ClassCode.strong(after) }
      }
      resolveTypes(
        level: level, start: start, end: end, classes: classes, text, base: base, makesRuns: false)
    }
    writeRuns(paragraphLevel: paragraphLevel, classes: classes)
  }

  /// Cuts the items into level runs and links them over isolates.
  ///
  /// Time is linear.
  private mutating func findRuns(paragraphLevel: UInt8) {
    linkedRuns.removeAll()
    pending.removeAll()
    for index in 0..<items.count {
      let item = items[index]
      if ClassSet.removed.contains(code: item.original) { continue }
      let position = UInt32(truncatingIfNeeded: index)
      addToRuns(item, at: position, paragraphLevel)
      let current = linkedRuns.count - 1
      if item.original == ClassCode.pdi, pending.count > 0 {
        // The initiator ends its run and this PDI begins one, unless the isolate is empty or too deep
        // for a level of its own; then both are in one run already.
        let opener = Int(pending.removeLast())
        if opener != current, linkedRuns[current].first == position {
          linkedRuns[opener].next = UInt32(truncatingIfNeeded: current)
          linkedRuns[current].isContinued = true
        }
      } else if ClassSet.isolateInitiators.contains(code: item.original) {
        pending.append(UInt32(truncatingIfNeeded: current))
      }
    }
  }

  private mutating func addToRuns(_ item: ClassRun, at position: UInt32, _ paragraphLevel: UInt8) {
    let current = linkedRuns.count - 1
    if current >= 0, linkedRuns[current].level == item.level {
      linkedRuns[current].last = position
      return
    }
    if current >= 0 { linkedRuns[current].levelAfter = item.level }
    linkedRuns.append(
      LinkedRun(
        first: position, last: position, next: 0, isContinued: false, level: item.level,
        levelBefore: current >= 0 ? linkedRuns[current].level : paragraphLevel,
        levelAfter: paragraphLevel))
  }

  /// Puts the items of a sequence into ``sequence`` and their types into ``types``.
  ///
  /// - Returns: The index of the last run of the sequence.
  private mutating func gather(from first: Int) -> Int {
    sequence.removeAll()
    types.removeAll()
    var run = first
    while true {
      let linked = linkedRuns[run]
      for index in Int(linked.first)...Int(linked.last) {
        let item = items[index]
        if ClassSet.removed.contains(code: item.original) { continue }
        sequence.append(UInt32(truncatingIfNeeded: index))
        types.append(item.type)
      }
      if linked.next == 0 { return run }
      run = Int(linked.next)
    }
  }

  /// Rules W1–W7, N0–N2, I1 and I2 over ``types``.
  private mutating func resolveTypes(
    level: UInt8, start: UInt8, end: UInt8, classes: ClassSet, _ text: TextBytes, base: Int,
    makesRuns: Bool
  ) {
    resolveWeakTypes(start: start)
    if classes.isSuperset(of: .brackets) {
      resolveBrackets(level: level, start: start, text, base: base)
    }
    resolveLevels(level: level, start: start, end: end, makesRuns: makesRuns)
  }
}
