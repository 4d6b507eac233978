import BidiText

/// Decides whether a reader accepts the order of a line on the screen.
///
/// The check is made on the displayed order itself. It reads the line from the end where its language begins, and
/// sees in which order the units come. Those in their logical order are fine; a stretch in reverse order has to be a
/// phrase of the other direction, or numbers that one separator joins.
///
/// Source: the project's law of accepted orders, points 1–5.
struct Law {
  var order: [DisplayedCharacter] = []
  var composed = ComposedLine()
  /// By unit: the place in the order of reading; -1 for what is not seen.
  var ranks: [Int] = []
  var parity: [Bool] = []
  var looseSide: [NumberPolicy.Side?] = []
  /// The units that are seen, in the order of the text.
  var seen: [Int] = []
  /// By unit: its place in `seen`; -1 for what is not seen.
  var places: [Int] = []
  /// By place in `seen`: where the phrase begins that it is in; -1 outside phrases.
  var phrases: [Int] = []

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
    /// Whether the line is one with a repair, of which more is asked than of what somebody wrote.
    ///
    /// A natural container may also look into isolates for the first letter, as HTML's `dir=auto` does. A repair is
    /// right both ways; a fault is one of P2, which passes isolates over. See also ``Law/violationOfRepair(_:)``.
    var isRepaired = false
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
    of subject: Subject, in container: DisplayContainer, fallback: WritingDirection,
    _ resolver: inout BidiResolver
  ) -> Violation? {
    composed.fill(subject.template, subject.samples)
    resolver.resolveOrder(
      of: composed.bytes, baseDirection: container.baseDirection(in: fallback), into: &order)
    paragraphDirection = resolver.paragraphLevel.direction
    if let found = violation(of: subject, &resolver) { return found }
    guard container == .natural, subject.isRepaired, subject.template.hasIsolates,
      let first = firstStrongInside(), EmbeddingLevel(first) != resolver.paragraphLevel
    else { return nil }
    resolver.resolveOrder(of: composed.bytes, baseDirection: .explicit(first), into: &order)
    paragraphDirection = first
    return violation(of: subject, &resolver)
  }

  /// The direction of the first strong character, letters in isolates and marks among them.
  func firstStrongInside() -> WritingDirection? {
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
  func direction(of unit: Int, _ subject: Subject) -> WritingDirection? {
    let unit = subject.shape.units[unit]
    switch unit.kind {
    case .own: return subject.shape.direction
    case .foreign: return subject.shape.direction.opposite
    case .argument: return subject.samples[unit.argument].direction
    case .number, .sign, .open, .close, .control: return nil
    }
  }

  func isNumber(_ unit: Int, _ subject: Subject) -> Bool {
    let found = subject.shape.units[unit]
    return found.kind == .number
      || found.kind == .argument && subject.samples[found.argument].kind == .number
  }

  // MARK: Point 1: whole

  mutating func violation(of subject: Subject, _ resolver: inout BidiResolver) -> Violation? {
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
  /// other may have changed places: nobody sees which of them opens the pair in the text. Nor does anybody see which
  /// of some quotation marks with one shape is which: those at the two ends of `"a" or "b"` may have changed places.
  mutating func isAcceptedWithPairsExchanged(_ subject: Subject) -> Bool {
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
        exchange(unit, with: units[unit].partner)
      }
      if violationOfSequence(subject) == nil { return true }
    }
    // The last number has exchanged all of them.
    for unit in pairs { exchange(unit, with: units[unit].partner) }
    let quotations = pairs.filter { !units[$0].isMirrored }
    for (place, first) in quotations.enumerated() {
      for second in quotations.dropFirst(place + 1)
      where units[second].scalar == units[first].scalar && units[second].partner > first {
        let last = units[second].partner
        exchange(first, with: last)
        if violationOfSequence(subject) == nil { return true }
        exchange(first, with: last)
      }
    }
    return false
  }

  /// Lets two signs that look alike where they stand change places.
  private mutating func exchange(_ unit: Int, with other: Int) {
    ranks.swapAt(unit, other)
    parity[unit].toggle()
    parity[other].toggle()
  }

  mutating func violationOfSequence(_ subject: Subject) -> Violation? {
    let units = subject.shape.units
    seen.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
    places.append(contentsOf: repeatElement(-1, count: units.count))
    for index in ranks.indices where ranks[index] >= 0 {
      places[index] = seen.count
      seen.append(index)
    }
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
    if subject.isRepaired, let found = violationOfRepair(subject) { return found }
    return subject.policy.isEmpty ? nil : violationOfPolicy(subject, units)
  }

  /// The last place of a stretch whose first unit is at a rank.
  ///
  /// Numbers that touch run from left to right, so the first of them is not the last that is read.
  func endOfStretch(_ place: Int, _ rank: Int, _ subject: Subject) -> Int {
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
  func misplaced(_ first: Int, _ last: Int, _ subject: Subject) -> Violation? {
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
}
