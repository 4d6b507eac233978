/// Texts of the app in names that nothing else sets, and in the branches of `when`.
extension ExpressionReader {
  /// The texts of the app that a constant of the type or of the file holds; nil for another name, and for other values.
  func constantTexts(_ index: Int, _ depth: Int) -> [ArgumentFact]? {
    guard let value = Variables(file).constantValue(of: index) else { return nil }
    var found: [ArgumentFact] = []
    read(value, depth: depth + 1, into: &found)
    return !found.isEmpty && found.allSatisfy(\.isOwnText) ? found : nil
  }

  /// The values of the branches of `when (kind) { 1 -> a; else -> b }`; nil for one that goes on after its braces.
  func branchesOfWhen(_ range: Range<Int>) -> [Range<Int>]? {
    var open = range.lowerBound + 1
    if file.isOpen(open, "("), let close = file.partner(of: open) { open = close + 1 }
    guard file.isOpen(open, "{"), let close = file.partner(of: open), close == range.upperBound - 1
    else { return nil }
    let other = lastBranch(open + 1..<close)
    var result: [Range<Int>] = []
    var index = open + 1
    while let arrow = file.place(of: "->", in: index..<close), arrow + 1 < close {
      let start = arrow + 1
      var end = min(close, file.endOfExpression(from: start))
      if start <= other { end = min(end, other) }
      if file.isOpen(start, "{"), let last = file.partner(of: start) { end = last + 1 }
      guard end > start else { return nil }
      // A branch that throws has no value.
      if !file.has(start, "throw"), !file.has(start, "return") {
        result.append(block(start..<end))
      }
      index = end
    }
    return result.isEmpty ? nil : result
  }

  /// The `else` of the last branch of `when`, or the end.
  private func lastBranch(_ range: Range<Int>) -> Int {
    var start = range.lowerBound
    while let place = file.place(of: "else", in: start..<range.upperBound) {
      if file.has(place + 1, "->") { return place }
      start = place + 1
    }
    return range.upperBound
  }
}
