/// Rules N1 and N2, I1 and I2 over the types of one sequence.
extension BidiResolver {
  /// Gives neutrals the direction of what stands on both sides, or that of the embedding, and all items their levels.
  ///
  /// With `makesRuns`, the sequence is the whole paragraph and has no segment separator: then ``runs`` are made here, by
  /// rule L1 too, and no item needs its level.
  mutating func resolveLevels(level: UInt8, start: UInt8, end: UInt8, makesRuns: Bool) {
    let embedding = ClassCode.strong(ofLevel: level)
    if makesRuns { runs.removeAll() }
    var before = start
    // The level of the last run.
    var current: UInt8 = 0xFF
    // Where neutrals begin that wait for what stands after them.
    var firstNeutral = 0
    for position in 0..<types.count {
      let type = types[position]
      if ClassSet.neutral.contains(code: type) { continue }
      // Numbers count as R.
      let after = type == ClassCode.l ? ClassCode.l : ClassCode.r
      if firstNeutral < position {
        let neutral = before == after ? before : embedding
        write(Self.level(of: neutral, in: level), to: firstNeutral..<position, makesRuns, &current)
      }
      write(Self.level(of: type, in: level), to: position..<position &+ 1, makesRuns, &current)
      before = after
      firstNeutral = position &+ 1
    }
    var last = types.count
    if makesRuns {
      // L1: a line ends with the white space that the paragraph ends with.
      while last > firstNeutral,
        ClassSet.endingLine.contains(code: items[itemIndex(last &- 1)].original)
      {
        last &-= 1
      }
    }
    if firstNeutral < last {
      let neutral = before == end ? before : embedding
      write(Self.level(of: neutral, in: level), to: firstNeutral..<last, makesRuns, &current)
    }
    if last < types.count { write(level, to: last..<types.count, makesRuns, &current) }
    if makesRuns, runs.count == 0, items.count > 0 {
      runs.append(PackedRun(start: 0, level: level))
    }
  }

  @inline(__always)
  private mutating func write(
    _ level: UInt8, to positions: Range<Int>, _ makesRuns: Bool, _ current: inout UInt8
  ) {
    guard makesRuns else {
      for position in positions { items[itemIndex(position)].level = level }
      return
    }
    if level == current { return }
    current = level
    // Removed characters before the first other one belong to its run.
    let start = runs.count == 0 ? 0 : items[itemIndex(positions.lowerBound)].start
    runs.append(PackedRun(start: start, level: level))
  }

  /// The item of a position of the sequence.
  @inline(__always)
  func itemIndex(_ position: Int) -> Int {
    sequence.count == 0 ? position : Int(sequence[position])
  }

  /// The level of a resolved type: I1 at even levels, I2 at odd ones.
  @inline(__always)
  private static func level(of type: UInt8, in level: UInt8) -> UInt8 {
    if level & 1 == 0 {
      // R goes up by one, numbers by two.
      return type == ClassCode.l ? level : type == ClassCode.r ? level + 1 : level + 2
    }
    // L and numbers go up by one.
    return type == ClassCode.r ? level : level + 1
  }
}
