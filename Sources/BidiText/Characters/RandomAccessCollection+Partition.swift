extension RandomAccessCollection {
  /// The first element that meets a condition which all elements after it meet too; `endIndex` where none does.
  ///
  /// The one binary search of the modules that stand on this one.
  ///
  /// - Complexity: O(log *n*).
  @inlinable package func partitionIndex(
    where condition: (Element) throws -> Bool
  ) rethrows -> Index {
    var low = startIndex
    var count = count
    while count > 0 {
      let half = count / 2
      let middle = index(low, offsetBy: half)
      if try condition(self[middle]) {
        count = half
      } else {
        low = index(after: middle)
        count -= half + 1
      }
    }
    return low
  }
}
