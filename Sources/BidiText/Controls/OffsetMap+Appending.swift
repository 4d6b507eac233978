extension OffsetMap {
  /// The map of two edits, one after the other.
  ///
  /// A place goes where the second map takes what the first map made of it. Where the first edit took text
  /// out and the second put text in at the very place, the two are one replacement: the ends of what was
  /// there go to the ends of what is there now.
  ///
  /// ```swift
  /// let first = "a".applying(.embedded(in: .rightToLeft))
  /// let second = first.text.applying(.strippingControls())
  /// first.map.appending(second.map).isIdentity  // true
  /// ```
  ///
  /// - Parameter next: The map of the second edit, whose source is the result of this one.
  /// - Returns: The map from this map's source to the second's result.
  /// - Complexity: O(*j* + *k*), the numbers of changes.
  public func appending(_ next: OffsetMap) -> OffsetMap {
    // Both lists are walked along the text in the middle; changes that meet there become one.
    var composed: [Change] = []
    var first = changes[...]
    var second = next.changes[...]
    // How far the source, and the result, are from the middle.
    var toSource = TextOffset.zero
    var toResult = TextOffset.zero
    while let start = [first.first?.result.lowerBound, second.first?.source.lowerBound]
      .compactMap({ $0 }).min()
    {
      let (sourceStart, resultStart) = (start + toSource, start + toResult)
      var end = start
      while true {
        if let change = first.first, change.result.lowerBound <= end {
          end = max(end, change.result.upperBound)
          toSource = change.source.upperBound - change.result.upperBound
          first.removeFirst()
        } else if let change = second.first, change.source.lowerBound <= end {
          end = max(end, change.source.upperBound)
          toResult = change.result.upperBound - change.source.upperBound
          second.removeFirst()
        } else {
          break
        }
      }
      composed.append(
        Change(source: sourceStart..<(end + toSource), result: resultStart..<(end + toResult)))
    }
    return OffsetMap(changes: composed)
  }
}
