/// Rules I1 and I2.
extension BidiResolver {
  /// Gives the items of one sequence their levels by their resolved types.
  mutating func writeLevels(_ level: UInt8) {
    let isEven = level & 1 == 0
    for position in 0..<types.count {
      let type = types[position]
      let resolved: UInt8
      if isEven {
        // I1: R goes up by one, numbers by two.
        resolved = type == ClassCode.l ? level : type == ClassCode.r ? level + 1 : level + 2
      } else {
        // I2: L and numbers go up by one.
        resolved = type == ClassCode.r ? level : level + 1
      }
      items[Int(sequence[position])].level = resolved
    }
  }
}
