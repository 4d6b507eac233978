extension ControlTransform {
  typealias Replacement = (range: Range<String.Index>, text: String)

  /// What the transform changes in a text, in order and apart.
  func replacements(in text: String) -> [Replacement] {
    switch operation {
    case .strip(let groups):
      return text.controlIndices(in: groups).map { text.unicodeScalars.removal(at: $0) }
    case .balance:
      return Self.balancing(text[...])
    case .wrap(let opener, let mode):
      guard let terminator = opener.terminator else { return [] }
      return text.paragraphs().flatMap { paragraph in
        Self.wrapping(text[paragraph.content], opener, terminator, mode)
      }
    case .mark(let direction, let mode):
      return text.paragraphs().compactMap { paragraph in
        Self.marking(text[paragraph.content], direction, mode)
      }
    case .convert(let style):
      return ControlConversion.changes(of: text, to: style).replacements
    }
  }

  private static func balancing(_ text: Substring) -> [Replacement] {
    text.controlBalance.repairs.map { repair in
      switch repair {
      case .insert(let control, let index): (index..<index, control.string)
      case .remove(let index): text.unicodeScalars.removal(at: index)
      }
    }
  }

  private static func wrapping(
    _ content: Substring, _ opener: DirectionalFormatting, _ terminator: DirectionalFormatting,
    _ mode: MarkingMode
  ) -> [Replacement] {
    let balancing = content.hasDirectionalFormatting ? balancing(content) : []
    // Balancing may close what was meant as this very wrap.
    let balanced = balancing.isEmpty ? content : content.balancingControls()[...]
    guard balanced.hasMoreThanWhiteSpace, !balanced.isWrapped(like: opener),
      mode.asks(for: opener, in: balanced)
    else { return balancing }
    let start = content.startIndex..<content.startIndex
    let end = content.endIndex..<content.endIndex
    return [(start, opener.string)] + balancing + [(end, terminator.string)]
  }

  private static func marking(
    _ content: Substring, _ direction: WritingDirection, _ mode: MarkingMode
  ) -> Replacement? {
    guard content.hasMoreThanWhiteSpace, let first = content.unicodeScalars.first else {
      return nil
    }
    if let control = DirectionalFormatting(first), control.markedDirection == direction {
      return nil
    }
    let mark = DirectionalFormatting.mark(direction)
    guard mode.asks(for: mark, in: content) else { return nil }
    return (content.startIndex..<content.startIndex, mark.string)
  }
}

extension BidirectionalCollection where Element == Unicode.Scalar, Index == String.Index {
  fileprivate func removal(at index: String.Index) -> ControlTransform.Replacement {
    (index..<self.index(after: index), "")
  }
}
