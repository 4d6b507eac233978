extension ArraySlice<UInt8> {
  /// The first place of some bytes; nil where they are nowhere.
  ///
  /// `firstRange(of:)` of the standard library is generic, and was most of the time of `check` over a large program.
  ///
  /// - Complexity: O(*n* · *m*) at worst, and O(*n*) where the first byte of the wanted ones is rare.
  package func firstRange(ofBytes wanted: [UInt8]) -> Range<Int>? {
    guard let first = wanted.first else { return startIndex..<startIndex }
    var index = startIndex
    let end = endIndex - wanted.count
    while index <= end {
      if self[index] == first {
        var length = 1
        while length < wanted.count, self[index + length] == wanted[length] { length += 1 }
        if length == wanted.count { return index..<index + length }
      }
      index += 1
    }
    return nil
  }
}

extension Array<UInt8> {
  /// The first place of some bytes; nil where they are nowhere.
  package func firstRange(ofBytes wanted: [UInt8]) -> Range<Int>? {
    self[...].firstRange(ofBytes: wanted)
  }
}
