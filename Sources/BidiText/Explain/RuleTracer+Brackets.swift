/// Rule N0: paired brackets (BD14–BD16).
extension RuleTracer {
  /// BD16: the stack of open brackets holds so many.
  private static var bracketStackSize: Int { 63 }

  /// A bracket pair, by the places of its brackets in the sequence.
  private struct Pair {
    let opening: Int
    let closing: Int
  }

  mutating func resolveBrackets(_ sequence: Sequence) {
    let pairs = bracketPairs(sequence)
    guard !pairs.isEmpty else { return }
    let next = nextStrong(sequence)
    // The strong type before a pair, brackets that are resolved already among them.
    var before = (neighbor: RuleNeighbor.start, type: sequence.start)
    var place = 0
    for pair in pairs {
      while place < pair.opening {
        let offset = sequence.offsets[place]
        if let type = types[offset].strongForNeutrals { before = (.character(offset), type) }
        place += 1
      }
      let inside = { (type: BidiClass) -> Int? in
        let found = (type == .leftToRight ? next.left : next.right)[pair.opening]
        return found < pair.closing ? sequence.offsets[found] : nil
      }
      let embedding = sequence.embedding
      let opposite: BidiClass = embedding == .leftToRight ? .rightToLeft : .leftToRight
      if let found = inside(embedding) {
        resolve(pair, sequence, to: embedding, .b, inside: found, before: nil)
      } else if let found = inside(opposite) {
        let isOpposite = before.type == opposite
        resolve(
          pair, sequence, to: isOpposite ? opposite : embedding, isOpposite ? .c1 : .c2,
          inside: found, before: before.neighbor)
      } else {
        resolve(pair, sequence, to: nil, .d, inside: nil, before: nil)
      }
    }
  }

  /// BD16: the pairs of a sequence, in the order of their opening brackets.
  private func bracketPairs(_ sequence: Sequence) -> [Pair] {
    let tables = CharacterTables.shared
    var closing: [Int: Int] = [:]
    var open: [(place: Int, identity: UInt32)] = []
    for (place, offset) in sequence.offsets.enumerated() where types[offset] == .otherNeutral {
      let code = scalars[offset].value
      switch tables.code(of: code) {
      case ClassCode.openingBracket:
        // Where the stack is full, the sequence has no further pairs.
        if open.count == Self.bracketStackSize { return Self.sorted(closing) }
        open.append((place, tables.bracketIdentity(of: code)))
      case ClassCode.closingBracket:
        let identity = tables.bracketIdentity(of: code)
        guard let match = open.lastIndex(where: { $0.identity == identity }) else { continue }
        closing[open[match].place] = place
        open.removeSubrange(match...)
      default:
        break
      }
    }
    return Self.sorted(closing)
  }

  private static func sorted(_ closing: [Int: Int]) -> [Pair] {
    closing.map { Pair(opening: $0.key, closing: $0.value) }.sorted { $0.opening < $1.opening }
  }

  /// For each place of a sequence, the first L and the first R, EN or AN after it; the count where
  /// there is none.
  ///
  /// These do not change while pairs are resolved, for a pair inside another comes after it.
  private func nextStrong(_ sequence: Sequence) -> (left: [Int], right: [Int]) {
    let count = sequence.offsets.count
    var left = Array(repeating: count, count: count)
    var right = left
    for place in sequence.offsets.indices.dropLast().reversed() {
      let type = types[sequence.offsets[place + 1]].strongForNeutrals
      left[place] = type == .leftToRight ? place + 1 : left[place + 1]
      right[place] = type == .rightToLeft ? place + 1 : right[place + 1]
    }
    return (left, right)
  }

  /// Gives both brackets a type, and the nonspacing marks on them; nil leaves them as they are.
  private mutating func resolve(
    _ pair: Pair, _ sequence: Sequence, to type: BidiClass?, _ clause: BracketClause, inside: Int?,
    before: RuleNeighbor?
  ) {
    for (place, partner) in [(pair.opening, pair.closing), (pair.closing, pair.opening)] {
      let offset = sequence.offsets[place]
      change(
        offset, to: type ?? types[offset], .n0,
        .pair(partner: sequence.offsets[partner], clause, inside: inside, before: before))
      guard let type else { continue }
      for mark in sequence.offsets[(place + 1)...] {
        guard original[mark] == .nonspacingMark, types[mark] == .otherNeutral else { break }
        change(mark, to: type, .n0, .onBracket(offset))
      }
    }
  }
}

extension BidiClass {
  /// What rules N0–N2 take a type for: L; R for R, EN and AN; nil for others.
  var strongForNeutrals: BidiClass? {
    switch self {
    case .leftToRight: .leftToRight
    case .rightToLeft, .europeanNumber, .arabicNumber: .rightToLeft
    default: nil
    }
  }
}
