/// Rules W1–W7 over the types of one sequence.
extension BidiResolver {
  /// Resolves nonspacing marks, numbers, separators and terminators.
  ///
  /// - Parameters:
  ///   - start: sos, L or R.
  ///   - classes: The classes of the paragraph: a rule whose classes are not among them is left out.
  mutating func resolveWeakTypes(start: UInt8, classes: ClassSet) {
    let hasNumbers = !classes.isDisjoint(with: .numbers)
    let hasSeparators = !classes.isDisjoint(with: .separators)
    if hasNumbers || classes.contains(code: ClassCode.nsm) || classes.contains(code: ClassCode.al) {
      resolveMarksAndLetters(start: start)
    }
    if hasSeparators, hasNumbers { resolveSeparators() }
    if hasSeparators || classes.contains(code: ClassCode.en) { resolveLeftovers(start: start) }
  }

  /// W1–W3, in one pass: each looks only at what stands before, as W1 has left it.
  private mutating func resolveMarksAndLetters(start: UInt8) {
    var previous = start
    var lastStrong = start
    for index in 0..<types.count {
      var type = types[index]
      if type == ClassCode.nsm {
        // W1. Isolate formatting characters lend their neutrality; a bracket is ON.
        let isNeutral =
          ClassSet.isolates.contains(code: previous) || ClassSet.brackets.contains(code: previous)
        type = isNeutral ? ClassCode.on : previous
      }
      previous = type
      switch type {
      case ClassCode.l, ClassCode.r:
        lastStrong = type
      case ClassCode.al:
        // W3 comes behind W2: for numbers the letter stays AL.
        lastStrong = type
        type = ClassCode.r
      case ClassCode.en where lastStrong == ClassCode.al:
        type = ClassCode.an
      default:
        break
      }
      types[index] = type
    }
  }

  /// W4 and W5: separators between numbers, terminators beside them.
  private mutating func resolveSeparators() {
    let count = types.count
    var index = 1
    while index + 1 < count {
      let type = types[index]
      if type == ClassCode.es || type == ClassCode.cs {
        let before = types[index - 1]
        if before == types[index + 1],
          before == ClassCode.en || before == ClassCode.an && type == ClassCode.cs
        {
          types[index] = before
        }
      }
      index += 1
    }
    index = 0
    while index < count {
      guard types[index] == ClassCode.et else {
        index += 1
        continue
      }
      let first = index
      while index < count, types[index] == ClassCode.et { index += 1 }
      let isBeside =
        first > 0 && types[first - 1] == ClassCode.en
        || index < count && types[index] == ClassCode.en
      if isBeside { for position in first..<index { types[position] = ClassCode.en } }
    }
  }

  /// W6 and W7: what is left of separators is neutral; European numbers after L are L.
  private mutating func resolveLeftovers(start: UInt8) {
    var lastStrong = start
    for index in 0..<types.count {
      switch types[index] {
      case ClassCode.es, ClassCode.et, ClassCode.cs: types[index] = ClassCode.on
      case ClassCode.l: lastStrong = ClassCode.l
      case ClassCode.r: lastStrong = ClassCode.r
      case ClassCode.en where lastStrong == ClassCode.l: types[index] = ClassCode.l
      default: break
      }
    }
  }
}
