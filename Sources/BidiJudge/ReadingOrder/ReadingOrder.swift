import BidiText
import MessageSyntax

/// Decides whether readers accept the displayed order of a line.
///
/// It reads the displayed line from the side where the language begins, and compares the order of the units with the
/// text. Units in the order of the text are fine. A stretch in reverse order must be a phrase of the other direction, or
/// a chain of numbers.
///
/// Source: the project's law of accepted orders, points 1–5.
struct ReadingOrder {
  var order: [DisplayedCharacter] = []
  var composed = ComposedLine()
  /// By unit: its place on the screen, counted in the direction of reading; -1 if it is not visible.
  var ranks: [Int] = []
  var parity: [Bool] = []
  var signSides: [NumberPolicy.Side?] = []
  /// The visible units, in the order of the text.
  var visible: [Int] = []
  /// By unit: its place in `visible`; -1 if it is not visible.
  var places: [Int] = []
  /// By place in `visible`: the first place of its phrase; -1 outside phrases.
  var phrases: [Int] = []

  /// The line to judge.
  struct Subject {
    let shape: LineShape
    var samples: [Sample]
    /// For each argument, whether its specifier says that it is a number.
    let typedNumbers: [Bool]
    var plan = ControlPlan() { didSet { template = LineTemplate(shape, plan) } }
    private(set) var template: LineTemplate
    /// The direction in which the line is read.
    var direction: WritingDirection
    let policy: NumberPolicy
    /// Whether the line is a repaired one; a repair must meet more conditions than what a person wrote.
    ///
    /// Some natural containers look for the first letter inside isolates too, as HTML's `dir=auto` does. A repair is
    /// right in both kinds. Faults are judged by P2, which skips isolates. See also ``ReadingOrder/faultOfRepair(_:)``.
    var isRepaired = false
    /// Whether the minus of European and Persian digits has to stand at their left, as locale data writes it.
    var keepsMinusAtLeft = false
    /// Whether both orders of a title are accepted.
    var toleratesTitles = true
    /// How far a foreign phrase may go.
    var phrase = PhraseExtent.whole
    /// A point that is not checked; for tests that show that each point is needed.
    let ignoring: OrderPoint?

    init(
      shape: LineShape, samples: [Sample], typedNumbers: [Bool], direction: WritingDirection,
      policy: NumberPolicy = NumberPolicy(), ignoring: OrderPoint? = nil
    ) {
      self.shape = shape
      self.samples = samples
      self.typedNumbers = typedNumbers
      self.direction = direction
      self.policy = policy
      self.ignoring = ignoring
      template = LineTemplate(shape, plan)
    }

    /// Whether the steps of a way through menus, `%1$s > %2$s`, get texts of different kinds.
    ///
    /// All of them are names from one translation.
    var mixesMenu: Bool {
      shape.chains.contains { chain in
        guard chain.isDirected else { return false }
        let steps = Set(chain.separators.flatMap { [$0 - 1, $0 + 1] })
        let kinds = steps.compactMap { step -> ArgumentClasses? in
          guard shape.units.indices.contains(step), shape.units[step].argument >= 0 else {
            return nil
          }
          return samples[shape.units[step].argument].kind
        }
        return kinds.count == steps.count && Set(kinds).count > 1
      }
    }
  }

  /// How far a foreign phrase may go, in which units follow each other in the other direction.
  enum PhraseExtent {
    /// Over signs, brackets and arguments: `JPEG, PNG`, `HTML: %s`.
    case whole
    /// To the next sign of the sentence or bracket with a space beside it: `Windows 11 Pro`, `zlib %d`.
    case toSign
    /// To the next argument, too: `Windows 11 Pro`.
    case name
  }

  /// The direction of the paragraph that was judged last.
  private(set) var paragraphDirection = WritingDirection.leftToRight

  /// The fault of a line in a container.
  ///
  /// - Parameters:
  ///   - subject: The line.
  ///   - container: The container.
  ///   - fallback: The direction of the interface.
  ///   - resolver: The resolver, whose buffers are used again.
  /// - Returns: Nil if a reader accepts the order.
  /// - Complexity: O(*n*), if embeddings have few levels.
  mutating func fault(
    of subject: Subject, in container: DisplayContainer, fallback: WritingDirection,
    _ resolver: inout BidiResolver
  ) -> Fault? {
    composed.fill(subject.template, subject.samples)
    resolver.resolveOrder(
      of: composed.bytes, baseDirection: subject.shape.baseDirection(in: container, fallback),
      into: &order)
    paragraphDirection = resolver.paragraphLevel.direction
    if let fault = fault(of: subject, &resolver) { return fault }
    guard container == .natural, subject.shape.givenDirection == nil, subject.isRepaired,
      subject.template.hasIsolates, let first = firstStrongInside(),
      EmbeddingLevel(first) != resolver.paragraphLevel
    else { return nil }
    resolver.resolveOrder(of: composed.bytes, baseDirection: .explicit(first), into: &order)
    paragraphDirection = first
    return fault(of: subject, &resolver)
  }

  /// The direction of the first strong character, including letters inside isolates and marks.
  func firstStrongInside() -> WritingDirection? {
    var index = 0
    let bytes = composed.bytes
    while index < bytes.count {
      let (value, width) = bytes.codePoint(at: index)
      switch value {
      case .leftToRightMark: return .leftToRight
      case .rightToLeftMark, .arabicLetterMark: return .rightToLeft
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

  /// The direction in which a unit is read; nil for numbers and signs.
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

  mutating func fault(of subject: Subject, _ resolver: inout BidiResolver) -> Fault? {
    let units = subject.shape.units
    ranks.removeAll(keepingCapacity: true)
    ranks.append(contentsOf: repeatElement(-1, count: units.count))
    parity.removeAll(keepingCapacity: true)
    parity.append(contentsOf: repeatElement(false, count: units.count))
    signSides.removeAll(keepingCapacity: true)
    signSides.append(contentsOf: repeatElement(nil, count: units.count))
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
          if checksWhole { return Fault(.whole, unit...unit) }
          continue
        }
        ranks[unit] = count
        count += 1
        current = unit
        last = -1
        parity[unit] = character.isRightToLeft
        // Numbers run from left to right in every text.
        let own = direction(of: unit, subject) ?? .leftToRight
        step = own == subject.direction ? 1 : -1
        // A word of the language inside a code runs in its own direction.
        isMixed =
          units[unit].isMixed
          || units[unit].kind == .argument && subject.samples[units[unit].argument].isMixed
          || units[unit].argument >= 0 && units[unit].kind != .argument
            && subject.samples[units[unit].argument].direction == subject.shape.direction
      }
      if composed.isMovable(at: character.offset) {
        signSides[unit] = (last < 0) == isReversed ? .right : .left
        continue
      }
      if checksWhole, !isMixed, last >= 0, (character.offset - last) * step < 0 {
        return Fault(.whole, unit...unit)
      }
      last = character.offset
    }
    guard let found = faultOfSequence(subject) else { return nil }
    return isAcceptedWithPairsExchanged(subject) ? nil : found
  }

  // MARK: Points 2–5: the sequence of units

  /// Whether the line is accepted if signs that look alike change places.
  ///
  /// An opening bracket at an odd level looks like a closing bracket at an even level. So readers cannot see whether two
  /// brackets that face each other have changed places. The same is true for quotation marks of one shape, such as those
  /// at the two ends of `"a" or "b"`.
  mutating func isAcceptedWithPairsExchanged(_ subject: Subject) -> Bool {
    let units = subject.shape.units
    let pairs = visible.filter { unit in
      let partner = units[unit].partner
      guard units[unit].kind == .open, partner >= 0, ranks[partner] >= 0 else { return false }
      guard units[unit].isMirrored else { return units[unit].scalar == units[partner].scalar }
      let isOpenAtRight = (ranks[unit] < ranks[partner]) == (subject.direction == .rightToLeft)
      return parity[unit] == isOpenAtRight && parity[partner] == isOpenAtRight
    }.prefix(4)
    for exchanged in 1..<(1 << pairs.count) {
      // The bits that differ from the number before.
      for (bit, unit) in pairs.enumerated() where (exchanged ^ (exchanged - 1)) & 1 << bit != 0 {
        exchange(unit, with: units[unit].partner)
      }
      if faultOfSequence(subject) == nil { return true }
    }
    // After the last number, all pairs are exchanged: undo it.
    for unit in pairs { exchange(unit, with: units[unit].partner) }
    let quotations = pairs.filter { !units[$0].isMirrored }
    for (place, first) in quotations.enumerated() {
      for second in quotations.dropFirst(place + 1)
      where units[second].scalar == units[first].scalar && units[second].partner > first {
        let last = units[second].partner
        exchange(first, with: last)
        if faultOfSequence(subject) == nil { return true }
        exchange(first, with: last)
      }
    }
    return isAcceptedWithOuterBracketsExchanged(subject)
  }

  /// Whether the line is accepted if the first and the last bracket of several pairs change places, which look alike: those at the
  /// two ends of `<Alt><Enter>`.
  private mutating func isAcceptedWithOuterBracketsExchanged(_ subject: Subject) -> Bool {
    let units = subject.shape.units
    let opens = visible.filter { unit in
      units[unit].kind == .open && units[unit].isMirrored && units[unit].partner >= 0
        && ranks[units[unit].partner] >= 0
    }.prefix(4)
    for (place, first) in opens.enumerated() {
      for second in opens.dropFirst(place + 1)
      where units[second].scalar == units[first].scalar
        && units[second].partner > units[first].partner
      {
        let last = units[second].partner
        let isOpenAtRight = (ranks[first] < ranks[last]) == (subject.direction == .rightToLeft)
        guard parity[first] == isOpenAtRight, parity[last] == isOpenAtRight else { continue }
        exchange(first, with: last)
        if faultOfSequence(subject) == nil { return true }
        exchange(first, with: last)
      }
    }
    return false
  }

  /// Exchanges two signs that look alike in their places.
  private mutating func exchange(_ unit: Int, with other: Int) {
    ranks.swapAt(unit, other)
    parity[unit].toggle()
    parity[other].toggle()
  }

  mutating func faultOfSequence(_ subject: Subject) -> Fault? {
    let units = subject.shape.units
    visible.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
    places.append(contentsOf: repeatElement(-1, count: units.count))
    for index in ranks.indices where ranks[index] >= 0 {
      places[index] = visible.count
      visible.append(index)
    }
    phrases.removeAll(keepingCapacity: true)
    phrases.append(contentsOf: repeatElement(-1, count: visible.count))
    var place = 0
    while place < visible.count {
      let rank = ranks[visible[place]]
      if rank == place {
        place += 1
        continue
      }
      // The first unit of a stretch in reverse order is the last on the screen.
      guard rank > place, rank < visible.count else { return misplaced(place, place, subject) }
      let end = endOfStretch(place, rank, subject)
      if let found = faultOfPhrase(place, end, subject) { return found }
      for inside in place...end { phrases[inside] = place }
      place = end + 1
    }
    if let found = faultOfGlyphs(subject) { return found }
    if subject.ignoring != .chain, let found = faultOfChains(subject) { return found }
    if subject.isRepaired, let found = faultOfRepair(subject) { return found }
    return subject.policy.isEmpty && !subject.keepsMinusAtLeft
      ? nil : faultOfPolicy(subject, units)
  }

  /// The last place of a stretch in reverse order, by the rank of its first unit.
  ///
  /// Numbers without space between them run from left to right, so the first of them is not the last on the screen.
  func endOfStretch(_ place: Int, _ rank: Int, _ subject: Subject) -> Int {
    guard subject.direction == .leftToRight else { return rank }
    var end = place
    while end + 1 < visible.count, ranks[visible[end + 1]] == ranks[visible[end]] + 1,
      !subject.shape.units[visible[end + 1]].isSpaced
    {
      end += 1
    }
    return endOfNumberGroup(place, rank + end - place, end, subject) == end
      ? rank + end - place : rank
  }

  /// The fault of units in the wrong place; nil if its point is not checked.
  func misplaced(_ first: Int, _ last: Int, _ subject: Subject) -> Fault? {
    var point = OrderPoint.order
    for place in first...last {
      let kind = subject.shape.units[visible[place]].kind
      if kind == .open || kind == .close { point = .pair }
      if kind == .sign, point == .order {
        point =
          subject.shape.chains.contains { $0.separators.contains(visible[place]) } ? .chain : .edge
      }
    }
    guard subject.ignoring != point else { return nil }
    return Fault(point, visible[first]...visible[last])
  }
}
