/// Rule N0: paired brackets (BD14–BD16).
extension BidiResolver {
  /// An opening bracket that waits for its partner.
  struct OpenBracket: BitwiseCopyable {
    let identity: UInt32
    let position: UInt32
  }

  /// How many strong types stand before a position: L, and what counts as R.
  struct StrongCounts: BitwiseCopyable {
    var left: UInt32 = 0
    var right: UInt32 = 0
  }

  /// The stack of BD16 holds so many.
  static var bracketStackSize: Int { 63 }

  /// Resolves the bracket pairs of one sequence, in the order of their opening brackets.
  ///
  /// Time is linear: what stands between two brackets is known from counts of what stands before each,
  /// and the stack is bounded.
  mutating func resolveBrackets(level: UInt8, start: UInt8, _ text: TextBytes, base: Int) {
    guard findPairs(text, base) else { return }
    let embedding = ClassCode.strong(ofLevel: level)
    // The context of N0c: the last strong type so far, with the brackets that are resolved already.
    var lastStrong = start
    for position in 0..<types.count {
      let partner = Int(partners[position])
      if partner > position {
        let left = strongCounts[partner].left - strongCounts[position].left
        let right = strongCounts[partner].right - strongCounts[position].right
        let hasEmbedding = (embedding == ClassCode.l ? left : right) > 0
        if hasEmbedding {
          resolveBracket(position, to: embedding)
          resolveBracket(partner, to: embedding)
        } else if left + right > 0 {
          // N0c1 where the context is opposite as well, N0c2 where it is not.
          resolveBracket(position, to: lastStrong)
          resolveBracket(partner, to: lastStrong)
        }
      }
      switch types[position] {
      case ClassCode.l: lastStrong = ClassCode.l
      case ClassCode.r, ClassCode.en, ClassCode.an: lastStrong = ClassCode.r
      default: break
      }
    }
  }

  /// Fills ``partners`` and ``strongCounts``.
  ///
  /// - Returns: Whether there is any pair.
  private mutating func findPairs(_ text: TextBytes, _ base: Int) -> Bool {
    partners.resize(to: types.count)
    strongCounts.resize(to: types.count)
    openBrackets.removeAll()
    var counts = StrongCounts()
    var hasPairs = false
    var isFull = false
    for position in 0..<types.count {
      partners[position] = 0
      strongCounts[position] = counts
      switch types[position] {
      case ClassCode.l:
        counts.left += 1
      case ClassCode.r, ClassCode.en, ClassCode.an:
        counts.right += 1
      case ClassCode.openingBracket where !isFull:
        // BD16: where the stack is full, the sequence has no further pairs.
        isFull = openBrackets.count == Self.bracketStackSize
        if !isFull {
          openBrackets.append(
            OpenBracket(
              identity: identity(position, text, base),
              position: UInt32(truncatingIfNeeded: position)))
        }
      case ClassCode.closingBracket where !isFull:
        let identity = identity(position, text, base)
        var index = openBrackets.count - 1
        while index >= 0, openBrackets[index].identity != identity { index -= 1 }
        if index >= 0 {
          let opener = openBrackets[index].position
          partners[Int(opener)] = UInt32(truncatingIfNeeded: position)
          openBrackets.truncate(to: index)
          hasPairs = true
        }
      default:
        break
      }
    }
    return hasPairs
  }

  private mutating func identity(_ position: Int, _ text: TextBytes, _ base: Int) -> UInt32 {
    let start = items[itemIndex(position)].start
    return tables.bracketIdentity(of: text.codePoint(at: base + Int(start)))
  }

  /// Gives a bracket its type, and the nonspacing marks that follow it (N0, last clause).
  private mutating func resolveBracket(_ position: Int, to type: UInt8) {
    types[position] = type
    var next = position + 1
    while next < types.count, types[next] == ClassCode.on,
      items[itemIndex(next)].original == ClassCode.nsm
    {
      types[next] = type
      next += 1
    }
  }
}
