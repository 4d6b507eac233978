/// Rule X10: isolating run sequences (BD13), and the rules for each of them.
extension RuleTracer {
  /// One isolating run sequence while it is resolved: the characters that X9 leaves.
  struct Sequence {
    let offsets: [Int]
    let level: UInt8
    let start: BidiClass
    let end: BidiClass

    /// The embedding direction as a type.
    var embedding: BidiClass { level % 2 == 0 ? .leftToRight : .rightToLeft }
  }

  /// A level run (BD7): its characters without those that X9 removes.
  private struct Run {
    var offsets: [Int]
    let level: UInt8

    var first: Int { offsets[0] }
    var last: Int { offsets[offsets.count - 1] }
  }

  /// X10.
  mutating func resolveSequences() {
    let runs = levelRuns()
    var runBeginning: [Int: Int] = [:]
    for (index, run) in runs.enumerated() { runBeginning[run.first] = index }
    for (index, run) in runs.enumerated() {
      // A run that begins with the PDI of an initiator belongs to that one's sequence.
      if matchingInitiator[run.first] != nil { continue }
      var members = [index]
      var current = index
      while let pdi = matchingPDI[runs[current].last], let next = runBeginning[pdi] {
        members.append(next)
        current = next
      }
      resolve(runs, members)
    }
  }

  private func levelRuns() -> [Run] {
    var runs: [Run] = []
    for offset in scalars.indices where !original[offset].isRemovedByX9 {
      if runs.last?.level == levels[offset] {
        runs[runs.count - 1].offsets.append(offset)
      } else {
        runs.append(Run(offsets: [offset], level: levels[offset]))
      }
    }
    return runs
  }

  /// Finds sos and eos, and applies W1–I2.
  private mutating func resolve(_ runs: [Run], _ members: [Int]) {
    let (first, last) = (members[0], members[members.count - 1])
    let level = runs[first].level
    let levelBefore = first > 0 ? runs[first - 1].level : paragraphLevel
    // After an initiator without PDI the sequence ends as a paragraph does.
    let endsOpen = original[runs[last].last].isIsolateInitiator
    let levelAfter =
      endsOpen || last + 1 == runs.count ? paragraphLevel : runs[last + 1].level
    var start = EmbeddingLevel(resolved: max(level, levelBefore)).direction
    var end = EmbeddingLevel(resolved: max(level, levelAfter)).direction
    if level == paragraphLevel {
      if first == 0, let before = context.before { start = before }
      if last + 1 == runs.count, let after = context.after { end = after }
    }
    let sequence = Sequence(
      offsets: members.flatMap { runs[$0].offsets }, level: level, start: BidiClass(start),
      end: BidiClass(end))
    for offset in sequence.offsets { sequenceIndices[offset] = sequences.count }
    sequences.append(
      IsolatingRunSequence(
        level: EmbeddingLevel(resolved: level), startDirection: start, endDirection: end,
        scalarRanges: members.map { runs[$0].first..<runs[$0].last + 1 }))
    resolveWeakTypes(sequence)
    resolveBrackets(sequence)
    resolveNeutralTypes(sequence)
    resolveImplicitLevels(sequence)
  }

  /// I1 and I2.
  private mutating func resolveImplicitLevels(_ sequence: Sequence) {
    let isEven = sequence.level % 2 == 0
    for offset in sequence.offsets {
      let increase: UInt8 =
        switch types[offset] {
        case .leftToRight: isEven ? 0 : 1
        case .rightToLeft: isEven ? 1 : 0
        default: isEven ? 2 : 1
        }
      guard increase > 0 else { continue }
      levels[offset] += increase
      record(isEven ? .i1 : .i2, at: offset, .itself)
    }
  }
}
