/// Rule L1, and the runs that come of it.
extension BidiResolver {
  /// Makes ``runs`` of the items' levels: white space before separators and at the end gets the
  /// paragraph level, and removed characters the level before them.
  mutating func writeRuns(paragraphLevel: UInt8, classes: ClassSet) {
    runs.removeAll()
    resetWhiteSpace(paragraphLevel, classes: classes)
    var current: UInt8 = 0xFF
    for index in 0..<items.count {
      let item = items[index]
      if item.level == current || ClassSet.removed.contains(code: item.original) { continue }
      // Removed characters before the first other one belong to its run.
      runs.append(PackedRun(start: runs.count == 0 ? 0 : item.start, level: item.level))
      current = item.level
    }
    if runs.count == 0, items.count > 0 { runs.append(PackedRun(start: 0, level: paragraphLevel)) }
  }

  private mutating func resetWhiteSpace(_ paragraphLevel: UInt8, classes: ClassSet) {
    guard classes.contains(code: ClassCode.s) else {
      // Only the separator ends the paragraph, and white space counts before it or at the end.
      var index = items.count - 1
      while index >= 0, ClassSet.endingLine.contains(code: items[index].original) {
        items[index].level = paragraphLevel
        index -= 1
      }
      return
    }
    // Where white space begins that may turn out to be trailing; -1 where there is none.
    var first = -1
    for index in 0..<items.count {
      let original = items[index].original
      if original == ClassCode.s || original == ClassCode.b {
        for position in (first < 0 ? index : first)...index {
          items[position].level = paragraphLevel
        }
        first = -1
      } else if ClassSet.trailing.contains(code: original) {
        if first < 0 { first = index }
      } else {
        first = -1
      }
    }
    if first >= 0 { for position in first..<items.count { items[position].level = paragraphLevel } }
  }
}
