/// Converts the pairs of one paragraph, as many as change nothing to see.
///
/// Every control of a pair is three bytes in either style, so places stay what they are.
struct ParagraphConverter {
  /// An opener and its end, as positions in ``scalars``.
  private struct Pair: Hashable {
    let opener: Int
    let terminator: Int
  }

  /// The paragraph so far.
  private(set) var scalars: [Unicode.Scalar]

  /// Why openers at some positions were left.
  private(set) var reasons: [Int: ControlConversion.Remainder.Reason] = [:]

  private let style: ControlStyle
  private let pairs: Set<Pair>
  private let appearances: Appearances

  /// How often the paragraph may still be resolved.
  private var budget: Int

  init(_ content: Substring, to style: ControlStyle) {
    scalars = Array(content.unicodeScalars)
    self.style = style
    pairs = Self.pairs(of: scalars)
    appearances = Appearances(of: String(content))
    // Some hundred thousand characters in all.
    budget = min(max((1 << 18) / max(scalars.count, 1), 16), 256)
  }

  mutating func convertAll() {
    let candidates = pairs.filter { isOther(scalars[$0.opener]) }
      .sorted { $0.opener < $1.opener }
    var left = candidates
    // What could not be converted alone may be when others have been.
    while !left.isEmpty {
      let rest = convert(left[...])
      if rest.count == left.count { break }
      left = rest
    }
    let paired = Set(candidates.map(\.opener))
    for position in scalars.indices
    where isOther(scalars[position]) && !paired.contains(position) {
      reasons[position] = .unpaired
    }
  }

  /// Converts what it can, and gives back what it cannot.
  private mutating func convert(_ candidates: ArraySlice<Pair>) -> [Pair] {
    guard budget > 0 else {
      for pair in candidates { reasons[pair.opener] = .notTried }
      return Array(candidates)
    }
    budget -= 1
    guard let reason = tryConverting(candidates) else {
      for pair in candidates { reasons[pair.opener] = nil }
      return []
    }
    if candidates.count == 1 {
      for pair in candidates { reasons[pair.opener] = reason }
      return Array(candidates)
    }
    let middle = candidates.startIndex + candidates.count / 2
    let first = convert(candidates[..<middle])
    return first + convert(candidates[middle...])
  }

  /// Converts all of some pairs, or says why not.
  private mutating func tryConverting(
    _ candidates: ArraySlice<Pair>
  ) -> ControlConversion.Remainder.Reason? {
    var attempt = scalars
    for pair in candidates {
      let (opener, terminator) = converted(pair)
      attempt[pair.opener] = opener.scalar
      attempt[pair.terminator] = terminator.scalar
    }
    guard Self.pairs(of: attempt) == pairs else { return .pairingChanges }
    let text = String(String.UnicodeScalarView(attempt))
    guard Appearances(of: text).isSameEverywhere(as: appearances) else { return .orderChanges }
    scalars = attempt
    return nil
  }

  private func converted(_ pair: Pair) -> (DirectionalFormatting, DirectionalFormatting) {
    let direction = DirectionalFormatting(scalars[pair.opener])?.openedDirection
    switch style {
    case .isolates:
      return (.isolate(direction), .popDirectionalIsolate)
    case .embeddings:
      // X5c: an FSI looks as far as its PDI. P3: without a strong character it is left to right.
      let inside = String(String.UnicodeScalarView(scalars[(pair.opener + 1)..<pair.terminator]))
      let found = direction ?? WritingDirection(firstStrongIn: inside) ?? .leftToRight
      return (.embedding(found), .popDirectionalFormat)
    }
  }

  /// Whether a character opens a pair of the other style.
  private func isOther(_ scalar: Unicode.Scalar) -> Bool {
    DirectionalFormatting(scalar)?.kind == (style == .isolates ? .embedding : .isolate)
  }

  private static func pairs(of scalars: [Unicode.Scalar]) -> Set<Pair> {
    let text = String(String.UnicodeScalarView(scalars))
    // The position of the character that begins at each byte with a control.
    var positions: [Int: Int] = [:]
    var offset = 0
    for (position, scalar) in scalars.enumerated() {
      if DirectionalFormatting(scalar) != nil { positions[offset] = position }
      offset += UTF8.width(scalar)
    }
    func position(_ index: String.Index) -> Int {
      positions[text.utf8.distance(from: text.startIndex, to: index)] ?? 0
    }
    return Set(
      text.controlBalance.pairs.map {
        Pair(opener: position($0.opener), terminator: position($0.terminator))
      })
  }
}

/// How one paragraph looks in each container.
private struct Appearances {
  private let leftToRight: Appearance
  private let rightToLeft: Appearance
  private let natural: WritingDirection?

  init(of content: String) {
    leftToRight = Appearance(of: content, in: .explicit(.leftToRight))
    rightToLeft = Appearance(of: content, in: .explicit(.rightToLeft))
    natural = WritingDirection(firstStrongIn: content)
  }

  func isSameEverywhere(as other: Appearances) -> Bool {
    leftToRight == other.leftToRight && rightToLeft == other.rightToLeft
      && WritingDirection.allCases.allSatisfy { fallback in
        appearance(in: natural ?? fallback) == other.appearance(in: other.natural ?? fallback)
      }
  }

  private func appearance(in direction: WritingDirection) -> Appearance {
    direction == .leftToRight ? leftToRight : rightToLeft
  }
}
