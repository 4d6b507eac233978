extension Array {
  /// The number of the first element that meets a condition which all later ones meet too; their count where none does.
  ///
  /// The binary search of the modules that read files, which stand apart from BidiText and its `partitionIndex`.
  ///
  /// - Complexity: O(log *n*).
  package func firstSorted(where condition: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
