/// Rules W1–W7 over the types of one sequence.
extension BidiResolver {
  /// Resolves nonspacing marks, numbers, separators and terminators.
  ///
  /// One pass does what the rules do one after the other. Between a number and what stands beside it there is no strong
  /// type, so W2 and W7 say the same of a number that a separator or a terminator looks ahead to.
  ///
  /// - Parameter start: sos, L or R.
  mutating func resolveWeakTypes(start: UInt8) {
    let count = types.count
    // W2 and W7: the last strong type, where AL is not R yet.
    var lastStrong = start
    // What W1 gives a mark, and what W4 and W5 find before a separator or a terminator.
    var previous = start
    var index = 0
    while index < count {
      let type = types[index]
      switch type {
      case ClassCode.l, ClassCode.r:
        lastStrong = type
        previous = type
      case ClassCode.al:
        // W3.
        lastStrong = type
        previous = ClassCode.r
        types[index] = ClassCode.r
      case ClassCode.en:
        previous = number(type, after: lastStrong)
        types[index] = europeanNumber(previous, after: lastStrong)
      case ClassCode.es, ClassCode.cs:
        // W4 and W6.
        let isBetween =
          (previous == ClassCode.en || previous == ClassCode.an && type == ClassCode.cs)
          && index + 1 < count && number(types[index + 1], after: lastStrong) == previous
        if !isBetween { previous = ClassCode.on }
        types[index] = europeanNumber(previous, after: lastStrong)
      case ClassCode.et:
        index = resolveTerminators(from: index, after: previous, lastStrong: lastStrong)
        // W4 comes before W5: a separator after them finds no number.
        previous = ClassCode.on
        continue
      case ClassCode.nsm:
        // W1. Isolate formatting characters lend their neutrality; a bracket is ON.
        if ClassSet.isolates.union(.brackets).contains(code: previous) { previous = ClassCode.on }
        types[index] = europeanNumber(previous, after: lastStrong)
      default:
        previous = type
      }
      index += 1
    }
  }

  /// W5 to W7 for terminators, and the marks after them, which W1 makes terminators.
  ///
  /// - Returns: The index after them.
  @inline(__always)
  private func resolveTerminators(
    from first: Int, after previous: UInt8, lastStrong: UInt8
  ) -> Int {
    var end = first + 1
    while end < types.count, types[end] == ClassCode.et || types[end] == ClassCode.nsm { end += 1 }
    let isBeside =
      previous == ClassCode.en
      || end < types.count && number(types[end], after: lastStrong) == ClassCode.en
    let resolved =
      isBeside ? europeanNumber(ClassCode.en, after: lastStrong) : ClassCode.on
    for position in first..<end { types[position] = resolved }
    return end
  }

  /// W2: a European number after an Arabic letter is an Arabic one.
  @inline(__always)
  private func number(_ type: UInt8, after lastStrong: UInt8) -> UInt8 {
    type == ClassCode.en && lastStrong == ClassCode.al ? ClassCode.an : type
  }

  /// W7: a European number after L is L.
  @inline(__always)
  private func europeanNumber(_ type: UInt8, after lastStrong: UInt8) -> UInt8 {
    type == ClassCode.en && lastStrong == ClassCode.l ? ClassCode.l : type
  }
}
