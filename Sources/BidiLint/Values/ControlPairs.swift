import BidiText

/// An opener with the control that ends it, and what it is put round.
struct ControlPair {
  let opener: DirectionalFormatting
  let openerIndex: String.Index
  let terminatorIndex: String.Index

  /// Whether it is round the whole line, apart from other controls and white space.
  let isWholeLine: Bool

  /// The paragraph that it stands in, counted from 0.
  let paragraph: Int

  var indices: [String.Index] { [openerIndex, terminatorIndex] }
}

extension String {
  /// The closed pairs of controls, in the order of their ends.
  func controlPairs() -> [ControlPair] {
    let paragraphs = paragraphs()
    return controlBalance.pairs.compactMap { pair in
      guard let opener = DirectionalFormatting(unicodeScalars[pair.opener]),
        let number = paragraphs.firstIndex(where: { $0.range.contains(pair.opener) })
      else { return nil }
      let content = paragraphs[number].content
      let behind = unicodeScalars.index(after: pair.terminator)
      let isWhole =
        isBlank(content.lowerBound..<pair.opener)
        && behind <= content.upperBound && isBlank(behind..<content.upperBound)
      return ControlPair(
        opener: opener, openerIndex: pair.opener, terminatorIndex: pair.terminator,
        isWholeLine: isWhole, paragraph: number)
    }
  }

  private func isBlank(_ range: Range<Index>) -> Bool {
    unicodeScalars[range].allSatisfy {
      DirectionalFormatting($0) != nil || $0.properties.isWhitespace
    }
  }

  /// The pairs that stand directly inside one of the same direction.
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
