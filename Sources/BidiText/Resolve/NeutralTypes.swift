/// Rules N1 and N2 over the types of one sequence.
extension BidiResolver {
  /// Gives neutrals the direction of what stands on both sides, or that of the embedding.
  mutating func resolveNeutralTypes(level: UInt8, start: UInt8, end: UInt8) {
    var before = start
    var index = 0
    let count = types.count
    while index < count {
      let type = types[index]
      guard ClassSet.neutral.contains(code: type) else {
        // Numbers count as R.
        before = type == ClassCode.l ? ClassCode.l : ClassCode.r
        index += 1
        continue
      }
      let first = index
      while index < count, ClassSet.neutral.contains(code: types[index]) { index += 1 }
      var after = end
      if index < count { after = types[index] == ClassCode.l ? ClassCode.l : ClassCode.r }
      let resolved = before == after ? before : ClassCode.strong(ofLevel: level)
      for position in first..<index { types[position] = resolved }
    }
  }
}
