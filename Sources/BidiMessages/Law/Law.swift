import BidiText

/// Decides whether a reader accepts the order of a line on the screen.
///
/// The check is made on the displayed order itself. It reads the line from the end where its language begins, and
/// sees in which order the units come. Those in their logical order are fine; a stretch in reverse order has to be a
/// phrase of the other direction, or numbers that one separator joins.
///
/// Source: the project's law of accepted orders, points 1–5.
struct Law {
  private var order: [DisplayedCharacter] = []
  private var composed = ComposedLine()
  /// By unit: the place in the order of reading; -1 for what is not seen.
  private var ranks: [Int] = []
  private var parity: [Bool] = []
  private var looseSide: [NumberPolicy.Side?] = []
  /// The units that are seen, in the order of the text.
  private var seen: [Int] = []
  /// By place in `seen`: where the phrase begins that it is in; -1 outside phrases.
  private var phrases: [Int] = []

  /// The line that is judged.
  struct Subject {
    let shape: LineShape
    var samples: [Sample]
    /// The arguments whose specifier says that they are numbers.
    let typedNumbers: [Bool]
    var plan = ControlPlan() { didSet { template = LineTemplate(shape, plan) } }
    private(set) var template: LineTemplate
    /// The direction that the line is read in.
    var direction: WritingDirection
    let policy: NumberPolicy
    /// Whether a natural container may also look into isolates for the first letter, as HTML's `dir=auto` does.
    ///
    /// A repair is right both ways. A fault is one of P2, which passes isolates over.
    var looksIntoIsolates = false
    /// A point that is not looked at: for tests that show that each is needed.
    let ignoring: LawPoint?

    init(
      shape: LineShape, samples: [Sample], typedNumbers: [Bool], direction: WritingDirection,
      policy: NumberPolicy = NumberPolicy(), ignoring: LawPoint? = nil
    ) {
      self.shape = shape
      self.samples = samples
      self.typedNumbers = typedNumbers
      self.direction = direction
      self.policy = policy
      self.ignoring = ignoring
      template = LineTemplate(shape, plan)
    }
  }

  /// The direction of the paragraph that was looked at last.
  private(set) var paragraphDirection = WritingDirection.leftToRight

  /// What is wrong with a line in one container.
  ///
  /// - Parameters:
  ///   - subject: The line.
  ///   - container: The container.
  ///   - fallback: The direction of the interface.
  ///   - resolver: Whose memory is used.
  /// - Returns: Nil where a reader accepts the order.
  /// - Complexity: O(*n*) but for the levels of embeddings.
  mutating func violation(
    of subject: Subject, in container: Container, fallback: WritingDirection,
    _ resolver: inout BidiResolver
  ) -> Violation? {
    composed.fill(subject.template, subject.samples)
    resolver.resolveOrder(
      of: composed.bytes, baseDirection: container.baseDirection(in: fallback), into: &order)
    paragraphDirection = resolver.paragraphLevel.direction
    if let found = violation(of: subject, &resolver) { return found }
    guard container == .natural, subject.looksIntoIsolates, subject.template.hasIsolates,
      let first = firstStrongInside(), EmbeddingLevel(first) != resolver.paragraphLevel
    else { return nil }
    resolver.resolveOrder(of: composed.bytes, baseDirection: .explicit(first), into: &order)
    paragraphDirection = first
    return violation(of: subject, &resolver)
  }

  /// The direction of the first strong character, letters in isolates and marks among them.
  private func firstStrongInside() -> WritingDirection? {
    var index = 0
    let bytes = composed.bytes
    while index < bytes.count {
      let lead = UInt32(bytes[index])
      let width = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
      var value = width == 1 ? lead : lead & (0x7F >> UInt32(width))
      for offset in 1..<max(width, 1) { value = value << 6 | UInt32(bytes[index + offset] & 0x3F) }
      switch value {
      case 0x200E: return .leftToRight
      case 0x200F, 0x061C: return .rightToLeft
      default:
        switch CharacterKind(value) {
        case .leftToRight: return .leftToRight
        case .rightToLeft, .arabicLetter: return .rightToLeft
        case .sign where Signs.isRightToLeft(value): return .rightToLeft
        default: break
        }
      }
      index += width
    }
    return nil
  }

  /// The direction that a unit is read in; nil for numbers and signs.
  private func direction(of unit: Int, _ subject: Subject) -> WritingDirection? {
    let unit = subject.shape.units[unit]
    switch unit.kind {
    case .own: return subject.shape.direction
    case .foreign: return subject.shape.direction.opposite
    case .argument: return subject.samples[unit.argument].direction
    case .number, .sign, .open, .close, .control: return nil
    }
  }

  private func isNumber(_ unit: Int, _ subject: Subject) -> Bool {
    let found = subject.shape.units[unit]
    return found.kind == .number
      || found.kind == .argument && subject.samples[found.argument].kind == .number
  }

  // MARK: Point 1: whole

  private mutating func violation(of subject: Subject, _ resolver: inout BidiResolver) -> Violation?
  {
    let units = subject.shape.units
    ranks.removeAll(keepingCapacity: true)
    ranks.append(contentsOf: repeatElement(-1, count: units.count))
    parity.removeAll(keepingCapacity: true)
    parity.append(contentsOf: repeatElement(false, count: units.count))
    looseSide.removeAll(keepingCapacity: true)
    looseSide.append(contentsOf: repeatElement(nil, count: units.count))
    var count = 0
    var current = -1
    var last = -1
    var step = 1
    var isMixed = false
    let isReversed = subject.direction == .rightToLeft
    let checksWhole = subject.ignoring != .whole
    for position in order.indices {
      let character = order[isReversed ? order.count - 1 - position : position]
      let unit = composed.unit(at: character.offset)
      if unit < 0 { continue }
      if unit != current {
        if ranks[unit] >= 0 {
          if checksWhole { return Violation(point: .whole, unit: unit, lastUnit: unit) }
          continue
        }
        ranks[unit] = count
        count += 1
        current = unit
        last = -1
        parity[unit] = character.isRightToLeft
        // Numbers run from left to right whatever stands round them.
        let own = direction(of: unit, subject) ?? .leftToRight
        step = own == subject.direction ? 1 : -1
        // A word of the language inside a code runs in its own direction.
        isMixed =
          units[unit].isMixed
          || units[unit].kind == .argument && subject.samples[units[unit].argument].isMixed
          || units[unit].argument >= 0 && units[unit].kind != .argument
            && subject.samples[units[unit].argument].direction == subject.shape.direction
      }
      if composed.isLoose(at: character.offset) {
        looseSide[unit] = (last < 0) == isReversed ? .right : .left
        continue
      }
      if checksWhole, !isMixed, last >= 0, (character.offset - last) * step < 0 {
        return Violation(point: .whole, unit: unit, lastUnit: unit)
      }
      last = character.offset
    }
    guard let found = violationOfSequence(subject) else { return nil }
    return isAcceptedWithPairsExchanged(subject) ? nil : found
  }

  // MARK: Points 2–5: the sequence of units

  /// Whether the line is accepted where brackets are taken for what they show.
  ///
  /// An opening bracket at an odd level looks like a closing one at an even level. Two brackets that face each
  /// other may have changed places: nobody sees which of them opens the pair in the text.
  private mutating func isAcceptedWithPairsExchanged(_ subject: Subject) -> Bool {
    let units = subject.shape.units
    let pairs = seen.filter { unit in
      let partner = units[unit].partner
      guard units[unit].kind == .open, partner >= 0, ranks[partner] >= 0 else { return false }
      guard units[unit].isMirrored else { return units[unit].scalar == units[partner].scalar }
      let isOpenAtRight = (ranks[unit] < ranks[partner]) == (subject.direction == .rightToLeft)
      return parity[unit] == isOpenAtRight && parity[partner] == isOpenAtRight
    }.prefix(4)
    for exchanged in 1..<(1 << pairs.count) {
      // Each number differs from the one before in these bits.
      for (bit, unit) in pairs.enumerated() where (exchanged ^ (exchanged - 1)) & 1 << bit != 0 {
        let partner = units[unit].partner
        ranks.swapAt(unit, partner)
        parity[unit].toggle()
        parity[partner].toggle()
      }
      if violationOfSequence(subject) == nil { return true }
    }
    return false
  }

  private mutating func violationOfSequence(_ subject: Subject) -> Violation? {
    let units = subject.shape.units
    seen.removeAll(keepingCapacity: true)
    for index in ranks.indices where ranks[index] >= 0 { seen.append(index) }
    phrases.removeAll(keepingCapacity: true)
    phrases.append(contentsOf: repeatElement(-1, count: seen.count))
    var place = 0
    while place < seen.count {
      let rank = ranks[seen[place]]
      if rank == place {
        place += 1
        continue
      }
      // A stretch in reverse order begins with the unit that is read last in it.
      guard rank > place, rank < seen.count else { return misplaced(place, place, subject) }
      let end = endOfStretch(place, rank, subject)
      if let found = violationOfPhrase(place, end, subject) { return found }
      for inside in place...end { phrases[inside] = place }
      place = end + 1
    }
    if let found = violationOfGlyphs(subject) { return found }
    if subject.ignoring != .chain, let found = violationOfChains(subject) { return found }
    return subject.policy.isEmpty ? nil : violationOfPolicy(subject, units)
  }

  /// The last place of a stretch whose first unit is at a rank.
  ///
  /// Numbers that touch run from left to right, so the first of them is not the last that is read.
  private func endOfStretch(_ place: Int, _ rank: Int, _ subject: Subject) -> Int {
    guard subject.direction == .leftToRight else { return rank }
    var end = place
    while end + 1 < seen.count, ranks[seen[end + 1]] == ranks[seen[end]] + 1,
      !subject.shape.units[seen[end + 1]].isSpaced
    {
      end += 1
    }
    return endOfCompound(place, rank + end - place, end, subject) == end ? rank + end - place : rank
  }

  /// The point that a unit breaks that stands where it should not; nil where the point is not looked at.
  private func misplaced(_ first: Int, _ last: Int, _ subject: Subject) -> Violation? {
    var point = LawPoint.order
    for place in first...last {
      let kind = subject.shape.units[seen[place]].kind
      if kind == .open || kind == .close { point = .pair }
      if kind == .sign, point == .order {
        point =
          subject.shape.chains.contains { $0.separators.contains(seen[place]) } ? .chain : .edge
      }
    }
    guard subject.ignoring != point else { return nil }
    return Violation(point: point, unit: seen[first], lastUnit: seen[last])
  }

  /// Whether units in reverse order make a phrase; nil where they do.
  private func violationOfPhrase(_ first: Int, _ last: Int, _ subject: Subject) -> Violation? {
    let units = subject.shape.units
    let foreign = subject.direction.opposite
    var expected = last
    var place = first
    var (foreignWords, ownWords, numbers) = (0, 0, 0)
    while place <= last {
      let unit = seen[place]
      let direction = direction(of: unit, subject)
      if ranks[unit] != expected {
        // Digits run from left to right in a phrase that does not.
        if let end = endOfCompound(place, expected, last, subject) {
          expected -= end - place + 1
          numbers += 1
          place = end + 1
          continue
        }
        // Own words inside a phrase that a pair of controls holds together.
        guard let end = endOfInner(place, expected, first, last, subject) else {
          return misplaced(first, last, subject)
        }
        expected -= end - place + 1
        ownWords += 1
        place = end + 1
        continue
      }
      switch units[unit].kind {
      case .own, .foreign, .argument, .number:
        if direction == foreign {
          foreignWords += 1
        } else if isNumber(unit, subject) {
          numbers += 1
        } else if direction == subject.direction {
          ownWords += 1
        }
      case .open, .close:
        // A bracket may not leave its partner outside.
        guard let partner = seen.firstIndex(of: units[unit].partner), first <= partner,
          partner <= last
        else {
          guard subject.ignoring != .pair else { break }
          return Violation(point: .pair, unit: seen[first], lastUnit: seen[last])
        }
      case .sign, .control: break
      }
      place += 1
      expected -= 1
    }
    if foreignWords == 0, ownWords == 0, numbers > 0 {
      return isNumberChain(first, last, subject) ? nil : misplaced(first, last, subject)
    }
    // What is glued together may read either way: its first letter decides.
    if subject.shape.hasArguments, isGlued(first, last, subject) { return nil }
    guard foreignWords > 0 else { return misplaced(first, last, subject) }
    if ownWords > 0, subject.ignoring != .order {
      let isHeld =
        foreignWords > ownWords && isForeign(seen[first], foreign, subject)
        && isForeign(seen[last], foreign, subject)
        && subject.shape.holdsTogether(seen[first], seen[last])
      if !isHeld { return Violation(point: .order, unit: seen[first], lastUnit: seen[last]) }
    }
    for end in [first, last] where units[seen[end]].kind == .sign {
      let isSeparator = subject.shape.chains.contains { $0.separators.contains(seen[end]) }
      let point: LawPoint = isSeparator ? .chain : .edge
      guard subject.ignoring != point else { continue }
      return Violation(point: point, unit: seen[first], lastUnit: seen[last])
    }
    return drawnNumber(first, last, subject)
  }

  private func isGlued(_ first: Int, _ last: Int, _ subject: Subject) -> Bool {
    let glued = subject.shape.gluedUnits(at: seen[first])
    return glued.count > 1 && glued.lowerBound == seen[first] && glued.upperBound == seen[last]
  }

  private func isForeign(_ unit: Int, _ foreign: WritingDirection, _ subject: Subject) -> Bool {
    direction(of: unit, subject) == foreign
  }

  /// Where numbers end that touch, or that make a fraction or a time, in a right-to-left phrase.
  private func endOfCompound(
    _ place: Int, _ expected: Int, _ last: Int, _ subject: Subject
  ) -> Int? {
    let end = place + expected - ranks[seen[place]]
    guard subject.direction == .leftToRight, end > place, end <= last else { return nil }
    for next in place...end {
      let unit = subject.shape.units[seen[next]]
      let isJoint = unit.kind == .sign && (unit.scalar == 0x2F || unit.scalar == 0x3A)
      guard ranks[seen[next]] == ranks[seen[place]] + next - place,
        isNumber(seen[next], subject) || isJoint && next > place && next < end,
        next == place || !unit.isSpaced
      else { return nil }
    }
    return end
  }

  /// Where own words end that stand in their own order inside a phrase; nil where they do not.
  private func endOfInner(
    _ place: Int, _ expected: Int, _ first: Int, _ last: Int, _ subject: Subject
  ) -> Int? {
    guard subject.shape.hasControls, place > first else { return nil }
    let length = expected - ranks[seen[place]] + 1
    guard length > 1, place + length - 1 < last else { return nil }
    for offset in 0..<length where ranks[seen[place + offset]] != ranks[seen[place]] + offset {
      return nil
    }
    return place + length - 1
  }

  /// Point 1: text outside an argument is never drawn into the argument's run.
  private func drawnNumber(_ first: Int, _ last: Int, _ subject: Subject) -> Violation? {
    guard subject.shape.hasArguments, subject.ignoring != .whole else { return nil }
    let units = subject.shape.units
    let foreign = subject.direction.opposite
    func isForeignArgument(_ unit: Int) -> Bool {
      units[unit].kind == .argument && direction(of: unit, subject) == foreign
    }
    /// The nearest unit on one side that is no sign, and whether a sign stands between.
    func neighbour(_ place: Int, _ step: Int) -> (unit: Int, isBehindSign: Bool)? {
      var next = place + step
      while next >= first, next <= last {
        switch units[seen[next]].kind {
        case .sign: next += step
        case .open, .close: return nil
        default: return (seen[next], next != place + step)
        }
      }
      return nil
    }
    for place in first...last {
      let unit = seen[place]
      guard isNumber(unit, subject) else { continue }
      // A name and its version may come as two arguments: `%@ %@` for `Swift 6.3`.
      let isSentenceNumber =
        units[unit].kind == .number || subject.typedNumbers[units[unit].argument]
      let sides = [neighbour(place, -1), neighbour(place, 1)].compactMap { $0 }
      let hasWord = sides.contains { units[$0.unit].kind == .foreign && !$0.isBehindSign }
      if !hasWord,
        sides.contains(where: { side in
          isForeignArgument(side.unit) && (isSentenceNumber || side.isBehindSign)
            && !subject.shape.chains.contains {
              $0.elements.contains(side.unit) && $0.elements.contains(unit)
            }
        })
      {
        return Violation(point: .whole, unit: unit, lastUnit: unit)
      }
    }
    return nil
  }

  /// Whether a stretch without words is one chain of numbers, or numbers that touch.
  ///
  /// A chain is read as a whole: a stretch that ends where its separator goes on is none.
  private func isNumberChain(_ first: Int, _ last: Int, _ subject: Subject) -> Bool {
    var separators: Set<Int> = []
    for place in first...last {
      let unit = seen[place]
      if isNumber(unit, subject) {
        // The next number touches this one, or stands behind a separator.
        if place > first, isNumber(seen[place - 1], subject), subject.shape.units[unit].isSpaced {
          return false
        }
      } else {
        separators.insert(unit)
      }
    }
    guard !separators.isEmpty else { return true }
    guard isNumber(seen[first], subject), isNumber(seen[last], subject) else { return false }
    return subject.shape.chains.contains { chain in
      joined(by: chain, subject).contains { joined in
        guard let start = joined.elements.first, let end = joined.elements.last else {
          return false
        }
        return separators == Set(joined.separators) && seen[first] <= start && end <= seen[last]
      }
    }
  }

  /// Points 3 and 4: glyphs that turn show what their place asks for.
  private func violationOfGlyphs(_ subject: Subject) -> Violation? {
    let units = subject.shape.units
    for (place, unit) in seen.enumerated() where units[unit].isMirrored {
      let direction = phrases[place] < 0 ? subject.direction : subject.direction.opposite
      guard parity[unit] != (direction == .rightToLeft) else { continue }
      let point: LawPoint = units[unit].kind == .sign ? .chain : .pair
      guard subject.ignoring != point else { continue }
      return Violation(point: point, unit: unit, lastUnit: unit)
    }
    return nil
  }

  /// The members and separators of a chain that are read as one.
  ///
  /// A dash or a slash between words is a sign of the sentence: where an argument is no number, the chain ends
  /// before it and begins again behind it.
  private func joined(
    by chain: Chain, _ subject: Subject
  ) -> [(separators: [Int], elements: [Int])] {
    func isMeasure(_ unit: Int) -> Bool {
      subject.shape.units[unit].kind != .argument || isNumber(unit, subject)
    }
    guard !chain.isDirected, !chain.elements.allSatisfy(isMeasure) else {
      return [(chain.separators, chain.elements)]
    }
    var result: [(separators: [Int], elements: [Int])] = []
    var isOpen = false
    for (index, separator) in chain.separators.enumerated() {
      let (before, behind) = (chain.elements[index], chain.elements[index + 1])
      guard isMeasure(before), isMeasure(behind) else {
        isOpen = false
        continue
      }
      if !isOpen { result.append(([], [before])) }
      isOpen = true
      result[result.count - 1].separators.append(separator)
      result[result.count - 1].elements.append(behind)
    }
    return result
  }

  private func phrase(of unit: Int) -> Int? {
    seen.firstIndex(of: unit).map { phrases[$0] }
  }

  /// Point 3: a chain is read in one direction from end to end.
  private func violationOfChains(_ subject: Subject) -> Violation? {
    for chain in subject.shape.chains {
      for joined in joined(by: chain, subject) {
        var found: Int?
        for separator in joined.separators {
          guard let phrase = phrase(of: separator) else { continue }
          if let found, found != phrase {
            return Violation(
              point: .chain, unit: chain.separators[0],
              lastUnit: chain.separators[chain.separators.count - 1])
          }
          found = phrase
        }
        guard let found else { continue }
        var direction = found < 0 ? subject.direction : subject.direction.opposite
        let isFraction = chain.isTight && chain.elements.allSatisfy { isNumber($0, subject) }
        // In a right-to-left phrase the digits of a fraction still run from left to right.
        if isFraction, let first = joined.elements.first, let last = joined.elements.last {
          let isForward = ranks[first] < ranks[last]
          direction = isForward ? subject.direction : subject.direction.opposite
        }
        let wanted =
          chain.points ?? (chain.isRange ? subject.policy.range : isFraction ? .leftToRight : nil)
        if let wanted, wanted != direction {
          return Violation(
            point: .chain, unit: chain.elements.first ?? chain.separators[0],
            lastUnit: chain.elements.last ?? chain.separators[chain.separators.count - 1])
        }
      }
    }
    // Numbers that touch keep their order.
    for (place, unit) in seen.enumerated().dropFirst()
    where !subject.shape.units[unit].isSpaced && isNumber(unit, subject)
      && isNumber(seen[place - 1], subject)
    {
      let isLeftToRight =
        (ranks[unit] > ranks[seen[place - 1]]) == (subject.direction == .leftToRight)
      if !isLeftToRight { return Violation(point: .chain, unit: seen[place - 1], lastUnit: unit) }
    }
    return nil
  }

  /// The side of a sign, where a policy says it.
  private func violationOfPolicy(_ subject: Subject, _ units: [Unit]) -> Violation? {
    for unit in seen {
      guard let side = looseSide[unit] else { continue }
      let text = units[unit].text
      guard let first = text.first, let lastIndex = text.last else { continue }
      let start = units[unit].core.lowerBound > first
      let value = start ? scalar(subject, first) : scalarBefore(subject, lastIndex)
      let (wanted, point): (NumberPolicy.Side?, LawPoint) =
        if Signs.isPercent(value) {
          (subject.policy.percent, .percent)
        } else if Signs.isCurrency(value) {
          (subject.policy.currency, .currency)
        } else if Signs.isMinus(value) || start && value == 0x2B {
          (subject.policy.sign, .sign)
        } else {
          (nil, .sign)
        }
      if let wanted, wanted != side { return Violation(point: point, unit: unit, lastUnit: unit) }
    }
    return nil
  }

  private func scalar(_ subject: Subject, _ index: Int) -> UInt32 {
    String(decoding: subject.shape.bytes[index...].prefix(4), as: UTF8.self).unicodeScalars.first?
      .value ?? 0
  }

  private func scalarBefore(_ subject: Subject, _ last: Int) -> UInt32 {
    String(decoding: subject.shape.bytes[...last].suffix(4), as: UTF8.self).unicodeScalars.last?
      .value ?? 0
  }
}
