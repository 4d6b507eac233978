import BidiText

/// A control that opens, with the control that closes it.
struct ControlPair {
  let opener: DirectionalFormatting
  let openerIndex: String.Index
  let terminatorIndex: String.Index

  /// Whether the pair encloses the whole line, apart from other controls and white space.
  let isWholeLine: Bool

  /// The number of its paragraph, counted from 0.
  let paragraph: Int

  var indices: [String.Index] { [openerIndex, terminatorIndex] }
}

extension String {
  /// The pairs of controls, in the order of their ends.
  func controlPairs() -> [ControlPair] {
    let paragraphs = paragraphs().map { (range: $0.range, shown: shown(in: $0.content)) }
    return controlBalance.pairs.compactMap { pair in
      guard let opener = DirectionalFormatting(unicodeScalars[pair.opener]) else { return nil }
      let number = paragraphs.partitionIndex { $0.range.upperBound > pair.opener }
      guard number < paragraphs.count, paragraphs[number].range.contains(pair.opener) else {
        return nil
      }
      let isWhole =
        paragraphs[number].shown.map {
          pair.opener <= $0.lowerBound && $0.upperBound <= pair.terminator
        } ?? true
      return ControlPair(
        opener: opener, openerIndex: pair.opener, terminatorIndex: pair.terminator,
        isWholeLine: isWhole, paragraph: number)
    }
  }

  /// The range from the first to the last visible character; nil if there is none.
  private func shown(in range: Range<Index>) -> Range<Index>? {
    func isShown(_ scalar: Unicode.Scalar) -> Bool {
      DirectionalFormatting(scalar) == nil && !scalar.properties.isWhitespace
    }
    let text = unicodeScalars[range]
    guard let first = text.firstIndex(where: isShown), let last = text.lastIndex(where: isShown)
    else { return nil }
    return first..<text.index(after: last)
  }

  /// The pairs that are directly inside a pair of the same direction.
  func duplicatePairs() -> [(inner: ControlPair, outer: ControlPair)] {
    let pairs = controlPairs().filter { $0.opener.kind != .override }
    guard pairs.count > 1 else { return [] }
    let byOpener = Dictionary(
      pairs.map { ($0.openerIndex, $0) }, uniquingKeysWith: { first, _ in first })
    return pairs.compactMap { outer in
      guard let inner = byOpener[unicodeScalars.index(after: outer.openerIndex)],
        unicodeScalars.index(after: inner.terminatorIndex) == outer.terminatorIndex,
        inner.opener.openedDirection == outer.opener.openedDirection
      else { return nil }
      return (inner, outer)
    }
  }
}
