/// Rules N1 and N2.
extension RuleTracer {
  mutating func resolveNeutralTypes(_ sequence: Sequence) {
    let offsets = sequence.offsets
    var before = (neighbor: RuleNeighbor.start, type: sequence.start)
    var place = 0
    while place < offsets.count {
      if let type = types[offsets[place]].strongForNeutrals {
        before = (.character(offsets[place]), type)
        place += 1
        continue
      }
      let start = place
      var after = (neighbor: RuleNeighbor.end, type: sequence.end)
      while place < offsets.count {
        if let type = types[offsets[place]].strongForNeutrals {
          after = (.character(offsets[place]), type)
          break
        }
        place += 1
      }
      let isAlike = before.type == after.type
      for offset in offsets[start..<place] {
        change(
          offset, to: isAlike ? before.type : sequence.embedding, isAlike ? .n1 : .n2,
          .between(before.neighbor, after.neighbor))
      }
    }
  }
}
