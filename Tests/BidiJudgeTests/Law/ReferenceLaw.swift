import BidiText

/// A point of "What a reader accepts" (DESIGN 4.3).
enum ReferencePoint: Int, Sendable, Hashable, CaseIterable {
  case whole = 1
  case inOrder
  case chains
  case pairs
  case edges
}

/// The independent checker of "What a reader accepts", written from DESIGN 4.3 alone.
///
/// The checker tries to read the displayed order as one of the accepted readings.
struct ReferenceLaw: Sendable {
  let line: ReferenceLine
  let grammar: LineGrammar
  private let ranges: [Range<Int>]
  private let scalars: [Unicode.Scalar]

  init(_ line: ReferenceLine) {
    self.line = line
    grammar = LineGrammar(line)
    ranges = line.scalarRanges
    scalars = Array(line.text.unicodeScalars)
  }

  /// The points that a displayed line breaks; empty where the line is accepted.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - order: The scalars of ``ReferenceLine/text`` from left to right. White space may be left out.
  ///   - levels: A level for each scalar of the text, for the glyphs of mirrored characters.
  ///   - isNatural: Whether the container takes its direction from the line.
  /// - Returns: The points in the order of DESIGN 4.3.
  static func accepts(
    _ line: ReferenceLine, displayed order: [Int], levels: [UInt8],
    inNaturalContainer isNatural: Bool = false
  ) -> [ReferencePoint] {
    ReferenceLaw(line).accepts(
      DisplayedLine(order: order, levels: levels), inNaturalContainer: isNatural)
  }

  /// The points that a displayed line breaks; empty where the line is accepted.
  func accepts(
    _ displayed: DisplayedLine, inNaturalContainer isNatural: Bool = false
  ) -> [ReferencePoint] {
    if isNatural, !line.hasOwnUnit { return [] }
    let order = displayed.order.filter { scalars[$0] != " " }
    guard order.sorted() == scalars.indices.filter({ scalars[$0] != " " }) else {
      return [.whole]
    }
    let screen = Screen(law: self, order: order, levels: displayed.levels)
    let isRead =
      screen.isRead()
      || exchanges(of: order, displayed.levels).contains { order, levels in
        Screen(law: self, order: order, levels: levels).isRead()
      }
    return isRead ? [] : screen.brokenPoints()
  }

  /// The screens on which the first bracket of a pair and the last one of a later pair have changed places, where they look alike: the
  /// quotation marks at the two ends of `"a", "b"`.
  private func exchanges(
    of order: [Int], _ levels: [UInt8]
  ) -> [(order: [Int], levels: [UInt8])] {
    var pairs: [(first: Int, last: Int)] = []
    for index in line.elements.indices {
      guard case .opening(let partner) = line.elements[index].kind else { continue }
      pairs.append((ranges[index].lowerBound, ranges[partner].lowerBound))
    }
    var result: [(order: [Int], levels: [UInt8])] = []
    for (number, pair) in pairs.enumerated() {
      for later in pairs[(number + 1)...] where later.first > pair.last {
        let (first, last) = (pair.first, later.last)
        // A mirrored bracket looks like its partner.
        let looksAlike =
          scalars[first].mirror == nil
          ? scalars[first] == scalars[last]
          : scalars[first].mirror == scalars[last] && levels[first] & 1 == levels[last] & 1
        guard looksAlike, let one = order.firstIndex(of: first),
          let other = order.firstIndex(of: last)
        else { continue }
        var (order, levels) = (order, levels)
        order.swapAt(one, other)
        levels[first] ^= 1
        levels[last] ^= 1
        result.append((order, levels))
      }
    }
    return result
  }

  /// What a pass over the screen leaves out or does not ask.
  private struct Leniency: OptionSet {
    let rawValue: Int
    static let noSigns = Leniency(rawValue: 1)
    static let noBrackets = Leniency(rawValue: 2)
    static let noSeparators = Leniency(rawValue: 4)
    /// A literal number may be drawn into the phrase of an argument.
    static let numbersInArguments = Leniency(rawValue: 8)
  }

  /// A displayed line with the rules that are asked of it.
  private struct Screen {
    let law: ReferenceLaw
    /// Scalars from left to right, without white space and without what is left out.
    let order: [Int]
    let levels: [UInt8]
    let leniency: Leniency
    /// How many scalars of the order stand before each element in the text.
    private let widths: [Int]

    init(law: ReferenceLaw, order: [Int], levels: [UInt8], leniency: Leniency = []) {
      var seen = Set<Int>()
      var widths = [0]
      for index in law.line.elements.indices {
        if !Self.isLeftOut(law.line.elements[index], leniency) {
          seen.formUnion(law.ranges[index].filter { law.scalars[$0] != " " })
        }
        widths.append(seen.count)
      }
      self.law = law
      self.order = order.filter(seen.contains)
      self.levels = levels
      self.leniency = leniency
      self.widths = widths
    }

    private static func isLeftOut(
      _ element: ReferenceLine.Element, _ leniency: Leniency
    ) -> Bool {
      switch element.kind {
      case .unit: false
      case .sign: leniency.contains(.noSigns)
      case .opening, .closing: leniency.contains(.noBrackets)
      case .separator: leniency.contains(.noSeparators)
      }
    }

    /// Whether the line is read in its direction.
    func isRead() -> Bool {
      reads(law.line.elements.indices, at: order.indices, law.line.direction, inPhrase: false)
    }

    private func isRead(_ leniency: Leniency) -> Bool {
      Screen(law: law, order: order, levels: levels, leniency: leniency).isRead()
    }

    private func width(_ stretch: Range<Int>) -> Int {
      widths[stretch.upperBound] - widths[stretch.lowerBound]
    }

    /// Whether elements follow each other in a direction and fill some places of the screen.
    ///
    /// The first element stands at the right or left end of the places. Every item that may begin with the
    /// element is tried: alone, a pair, a phrase, a chain of numbers.
    private func reads(
      _ stretch: Range<Int>, at places: Range<Int>, _ direction: WritingDirection, inPhrase: Bool
    ) -> Bool {
      guard width(stretch) == places.count else { return false }
      guard let first = stretch.first else { return true }
      for item in items(from: first, to: stretch.upperBound, inPhrase: inPhrase) {
        let count = width(item.range)
        let isLeft = direction == .leftToRight
        let split = isLeft ? places.lowerBound + count : places.upperBound - count
        let left = places.lowerBound..<split
        let right = split..<places.upperBound
        if fits(item, at: isLeft ? left : right, direction, inPhrase: inPhrase),
          reads(
            item.range.upperBound..<stretch.upperBound, at: isLeft ? right : left, direction,
            inPhrase: inPhrase)
        {
          return true
        }
      }
      return false
    }

    private func items(from first: Int, to end: Int, inPhrase: Bool) -> [LineGrammar.Item] {
      law.grammar.items(
        from: first, to: end, inPhrase: inPhrase,
        allowsNumbersInArguments: leniency.contains(.numbersInArguments))
    }

    private func fits(
      _ item: LineGrammar.Item, at places: Range<Int>, _ direction: WritingDirection,
      inPhrase: Bool
    ) -> Bool {
      let first = item.range.lowerBound
      switch item {
      case .single:
        switch law.line.elements[first].kind {
        case .unit: return isWhole(first, at: places)
        case .separator where !places.isEmpty:
          // A directed separator points the way that is read.
          return order[places].elementsEqual(law.ranges[first])
            && law.ranges[first].allSatisfy {
              law.scalars[$0].mirror == nil || direction.isDirection(ofLevel: levels[$0])
            }
        default: return places.isEmpty || order[places].elementsEqual(law.ranges[first])
        }
      case .compound(let range):
        // A fraction, a time and numbers that touch keep the direction of digits.
        return order[places].elementsEqual(
          range.flatMap { law.ranges[$0] }.filter { order.contains($0) })
      case .pair(let range):
        let inside = range.lowerBound + 1..<range.upperBound - 1
        if leniency.contains(.noBrackets) {
          return reads(inside, at: places, direction, inPhrase: inPhrase)
        }
        return encloses(range, at: places)
          && reads(
            inside, at: places.lowerBound + 1..<places.upperBound - 1, direction,
            inPhrase: inPhrase)
      case .phrase(let range), .turnedChain(let range):
        return reads(range, at: places, direction.opposite, inPhrase: true)
      }
    }

    /// Whether the two brackets of a pair stand at the ends of some places, and face each other.
    ///
    /// Either of them may be the left one: only the glyphs are seen.
    private func encloses(_ range: Range<Int>, at places: Range<Int>) -> Bool {
      guard places.count >= 2 else { return false }
      let opening = law.ranges[range.lowerBound].lowerBound
      let closing = law.ranges[range.upperBound - 1].lowerBound
      let left = order[places.lowerBound]
      let right = order[places.upperBound - 1]
      guard Set([left, right]) == [opening, closing] else { return false }
      let shows: WritingDirection = left == opening ? .leftToRight : .rightToLeft
      return [left, right].allSatisfy {
        law.scalars[$0].mirror == nil || shows.isDirection(ofLevel: levels[$0])
      }
    }

    /// Whether a unit fills some places and its inside runs in its own direction.
    private func isWhole(_ index: Int, at places: Range<Int>) -> Bool {
      let range = law.ranges[index]
      let shown = Array(order[places])
      let visible = range.filter { law.scalars[$0] != " " }
      if law.grammar.roles[index] == .number {
        // The sign of a number may stand at either side of the digits.
        let core = LineGrammar.digits(of: law.line.elements[index].text)
        let digits = range.lowerBound + core.lowerBound..<range.lowerBound + core.upperBound
        guard Set(shown) == Set(visible), let start = shown.firstIndex(of: digits.lowerBound),
          start + digits.count <= shown.count
        else { return false }
        return shown[start..<start + digits.count].elementsEqual(digits)
      }
      let isOwn = law.grammar.roles[index] == .own
      let direction = isOwn ? law.line.direction : law.line.direction.opposite
      return shown == (direction == .leftToRight ? visible : visible.reversed())
        && visible.allSatisfy {
          law.scalars[$0].mirror == nil || direction.isDirection(ofLevel: levels[$0])
        }
    }

    // MARK: The names of what is broken

    /// The points that a line breaks, each tested on its own, never empty.
    func brokenPoints() -> [ReferencePoint] {
      var broken = Set<ReferencePoint>()
      if !unitsAreWhole { broken.insert(.whole) }
      if law.grammar.mayDrawNumbers, isRead(.numbersInArguments) { broken.insert(.whole) }
      if !isRead([.noSigns, .noBrackets, .noSeparators]) { broken.insert(.inOrder) }
      if !chainsAreRead || isRead(.noSeparators) { broken.insert(.chains) }
      if !pairsEnclose || isRead(.noBrackets) { broken.insert(.pairs) }
      if !endsStandAtTheEnds || isRead(.noSigns) { broken.insert(.edges) }
      // Each point holds alone, but not all with the same phrases.
      if broken.isEmpty { broken.insert(.inOrder) }
      return broken.sorted { $0.rawValue < $1.rawValue }
    }

    /// The places of an element from the first to the last, with what stands between them.
    private func places(of elements: Range<Int>) -> Range<Int> {
      let wanted = Set(elements.flatMap { law.ranges[$0] })
      let found = order.indices.filter { wanted.contains(order[$0]) }
      guard let first = found.first, let last = found.last else { return 0..<0 }
      return first..<last + 1
    }

    private var unitsAreWhole: Bool {
      law.line.elements.indices.allSatisfy { index in
        law.grammar.roles[index] == nil || isWhole(index, at: places(of: index..<index + 1))
      }
    }

    private var chainsAreRead: Bool {
      law.grammar.compounds.allSatisfy { compound in
        order[places(of: compound)].elementsEqual(compound.flatMap { law.ranges[$0] })
      }
        && law.grammar.chains.allSatisfy { chain in
          // Members and separators from end to end.
          let places = chain.parts.map { self.places(of: $0) }
          let isForward = zip(places, places.dropFirst()).allSatisfy {
            $0.upperBound <= $1.lowerBound
          }
          let isBackward = zip(places, places.dropFirst()).allSatisfy {
            $1.upperBound <= $0.lowerBound
          }
          guard isForward || isBackward else { return false }
          let direction: WritingDirection = isForward ? .leftToRight : .rightToLeft
          return chain.separators.flatMap { law.ranges[$0] }.allSatisfy {
            law.scalars[$0].mirror == nil || direction.isDirection(ofLevel: levels[$0])
          }
        }
    }

    private var pairsEnclose: Bool {
      law.line.elements.indices.allSatisfy { index in
        guard case .opening(let partner) = law.line.elements[index].kind else { return true }
        let places = places(of: index..<partner + 1)
        return places.count == width(index..<partner + 1)
          && encloses(index..<partner + 1, at: places)
      }
    }

    /// Whether the signs that begin and end the line stand at its beginning and end.
    private var endsStandAtTheEnds: Bool {
      let elements = law.line.elements
      let isLeft = law.line.direction == .leftToRight
      let (first, last) = isLeft ? (order.first, order.last) : (order.last, order.first)
      let begins = elements.first?.kind != .sign || first == law.ranges.first?.lowerBound
      let ends =
        elements.last?.kind != .sign || last == law.ranges.last.map { $0.upperBound - 1 }
      return begins && ends
    }
  }
}

/// What in a line is a chain, a compound of numbers, and what may be a phrase.
struct LineGrammar: Sendable {
  /// Units that are joined by one separator.
  struct Chain: Sendable {
    /// The members and separators in turn.
    var parts: [Range<Int>]
    var separators: [Int]
    var isNumbers: Bool
    var range: Range<Int> { parts[0].lowerBound..<parts[parts.count - 1].upperBound }
  }

  /// What may follow in one direction.
  enum Item: Sendable, Hashable {
    /// A unit, sign or separator.
    case single(Int)
    /// Numbers that always read from left to right.
    case compound(Range<Int>)
    /// Two brackets and their inside.
    case pair(Range<Int>)
    /// Elements read against the line.
    case phrase(Range<Int>)
    /// A chain of numbers, read against the line.
    case turnedChain(Range<Int>)

    var range: Range<Int> {
      switch self {
      case .single(let index): index..<index + 1
      case .compound(let range), .pair(let range), .phrase(let range), .turnedChain(let range):
        range
      }
    }
  }

  private let line: ReferenceLine
  /// Fractions, times and numbers that touch.
  private(set) var compounds: [Range<Int>] = []
  private(set) var chains: [Chain] = []
  /// The directed separators that are read in one direction.
  private var directedGroups: [[Int]] = []
  /// For each element, where the phrases that begin with it end.
  private var phraseEnds: [[Int]] = []
  /// The role of each unit; nil for the other elements.
  let roles: [ReferenceLine.Role?]
  /// Whether the line has a number and a foreign argument.
  let mayDrawNumbers: Bool

  init(_ line: ReferenceLine) {
    self.line = line
    let roles = line.elements.indices.map { line.role(of: $0) }
    self.roles = roles
    mayDrawNumbers =
      line.elements.indices.contains { roles[$0] == .number }
      && line.elements.indices.contains { roles[$0] == .foreign && line.isArgument($0) }
    findCompounds()
    findChains()
    findDirectedGroups()
    for start in line.elements.indices {
      let ends = (start + 1)..<(line.elements.count + 1)
      phraseEnds.append(
        ends.filter {
          isPhrase(start..<$0) && !putsNumberInArgument(start..<$0) && !splitsMeasure(start..<$0)
        })
    }
  }

  /// The offsets of the digits of a number, with the marks inside them, in its scalars.
  static func digits(of text: String) -> Range<Int> {
    let scalars = Array(text.unicodeScalars)
    guard let first = scalars.firstIndex(where: \.isDigit),
      let last = scalars.lastIndex(where: \.isDigit)
    else { return 0..<scalars.count }
    return first..<last + 1
  }

  /// The items that may begin with an element.
  func items(
    from first: Int, to end: Int, inPhrase: Bool, allowsNumbersInArguments: Bool = false
  ) -> [Item] {
    var items: [Item] = []
    if let compound = compounds.first(where: { $0.lowerBound == first }) {
      items.append(.compound(compound))
    } else if case .opening(let partner) = line.elements[first].kind {
      items.append(.pair(first..<partner + 1))
    } else {
      items.append(.single(first))
    }
    if !inPhrase {
      let ends =
        allowsNumbersInArguments
        ? (first + 1..<line.elements.count + 1).filter { isPhrase(first..<$0) } : phraseEnds[first]
      items += ends.map { .phrase(first..<$0) }
      for chain in chains where chain.range.lowerBound == first && mayTurn(chain) {
        items.append(.turnedChain(chain.range))
      }
    }
    return items.filter { $0.range.upperBound <= end }
  }

  private func isNumber(_ index: Int) -> Bool {
    line.elements.indices.contains(index) && roles[index] == .number
  }

  private mutating func findCompounds() {
    let elements = line.elements
    var index = 0
    while index < elements.count {
      var end = index + 1
      while isNumber(end - 1), end < elements.count, !elements[end].hasSpaceBefore {
        if isNumber(end), line.isArgument(end), line.isArgument(end - 1) {
          end += 1
        } else if elements[end].kind == .separator, ["/", ":"].contains(elements[end].text),
          isNumber(end + 1), !elements[end + 1].hasSpaceBefore
        {
          end += 2
        } else {
          break
        }
      }
      if end > index + 1 { compounds.append(index..<end) }
      index = end
    }
  }

  /// The unit or compound that begins with an element.
  private func member(at index: Int) -> Range<Int>? {
    guard line.elements.indices.contains(index), roles[index] != nil else { return nil }
    return compounds.first { $0.lowerBound == index } ?? index..<index + 1
  }

  private mutating func findChains() {
    var index = 0
    while index < line.elements.count {
      guard let first = member(at: index) else {
        index += 1
        continue
      }
      var chain = Chain(parts: [first], separators: [], isNumbers: isNumber(index))
      var end = first.upperBound
      while end < line.elements.count, line.elements[end].kind == .separator,
        chain.separators.allSatisfy({ line.elements[$0].text == line.elements[end].text }),
        let next = member(at: end + 1),
        isDirected(end) || chain.isNumbers && isNumber(next.lowerBound)
      {
        chain.parts += [end..<end + 1, next]
        chain.separators.append(end)
        chain.isNumbers = chain.isNumbers && isNumber(next.lowerBound)
        end = next.upperBound
      }
      // A dash or a slash between words is a sign of the sentence.
      guard !chain.separators.isEmpty else {
        index = first.upperBound
        continue
      }
      chains.append(chain)
      // The last member may begin a chain with another separator.
      index = chain.parts[chain.parts.count - 1].lowerBound
    }
  }

  private func isDirected(_ index: Int) -> Bool {
    line.elements[index].kind == .separator && [">", "<"].contains(line.elements[index].text)
  }

  /// Finds the directed separators that stand in one bracket, or in none.
  ///
  /// What stands between two of them may be of several units: `a > b c > d`.
  private mutating func findDirectedGroups() {
    var open = [-1]
    var groups: [Int: [Int]] = [:]
    for (index, element) in line.elements.enumerated() {
      switch element.kind {
      case .opening: open.append(index)
      case .closing: open.removeLast()
      case .separator where isDirected(index):
        groups[open[open.count - 1], default: []].append(index)
      case .unit, .sign, .separator: break
      }
    }
    directedGroups = Array(groups.values)
  }

  private func splitsDirectedGroup(_ range: Range<Int>) -> Bool {
    directedGroups.contains { group in
      let count = group.count(where: range.contains)
      return count != 0 && count != group.count
    }
  }

  /// Whether a chain of numbers may read against the line.
  ///
  /// A chain that shares a number with another chain may not.
  private func mayTurn(_ chain: Chain) -> Bool {
    chain.isNumbers && chains.count(where: { $0.range.overlaps(chain.range) }) == 1
      && !splitsDirectedGroup(chain.range)
  }

  /// Whether elements may be one phrase (point 2), numbers beside arguments aside.
  private func isPhrase(_ range: Range<Int>) -> Bool {
    guard !roles[range].contains(.own), roles[range].contains(.foreign) else { return false }
    let isBalanced = range.allSatisfy { index in
      switch line.elements[index].kind {
      case .opening(let partner), .closing(let partner): range.contains(partner)
      case .unit, .sign, .separator: true
      }
    }
    guard isBalanced else { return false }
    // A phrase begins and ends with a unit or a pair.
    for end in [range.lowerBound, range.upperBound - 1]
    where [.sign, .separator].contains(line.elements[end].kind) {
      return false
    }
    // A phrase takes all of a chain, or one member of it.
    for chain in chains {
      let count = chain.separators.count(where: range.contains)
      if count != 0, count != chain.separators.count { return false }
    }
    if splitsDirectedGroup(range) { return false }
    for compound in compounds where compound.overlaps(range) {
      if compound.clamped(to: range) != compound { return false }
    }
    return true
  }

  /// Whether a number of the sentence would be drawn into the run of a foreign argument (point 1).
  ///
  /// A literal number and `%d` are numbers of the sentence. Next to a foreign argument they are in its phrase
  /// only where a literal foreign word stands at them. An argument that may be anything is a number of the
  /// sentence after a sign (`%@: %@`), and part of a name without one (`%@ %@` for `Swift 6.3`). A number that
  /// one separator joins to the argument is not drawn: it reads with it (`%@ / 3`).
  private func putsNumberInArgument(_ range: Range<Int>) -> Bool {
    range.contains { number in
      guard roles[number] == .number else { return false }
      // Digits of a time or a fraction are one number.
      let literal = compounds.first {
        $0.contains(number) && !$0.contains(where: line.isArgument)
      }
      let whole = literal ?? number..<number + 1
      let sides = [
        neighbour(of: whole.lowerBound, -1, in: range),
        neighbour(of: whole.upperBound - 1, 1, in: range),
      ].compactMap { $0 }
      let hasWord = sides.contains {
        roles[$0.unit] == .foreign && !line.isArgument($0.unit) && !$0.isAfterSign
      }
      let isOfSentence = !line.isArgument(number) || line.elements[number].isTyped
      return !hasWord
        && sides.contains {
          roles[$0.unit] == .foreign && line.isArgument($0.unit)
            && (isOfSentence || $0.isAfterSign) && !isJoined(number, $0.unit)
        }
    }
  }

  /// Whether a number of a right-to-left line stands before a phrase that begins with its unit, and another number
  /// after a sign in the phrase (point 1): `2.4 GHz / 5 GHz`.
  private func splitsMeasure(_ range: Range<Int>) -> Bool {
    // The slash of a fraction is no sign between two numbers.
    func isLiteralNumber(_ place: Int) -> Bool {
      roles[place] == .number && !line.isArgument(place)
        && !compounds.contains { $0.contains(place) && $0.lowerBound < place }
    }
    func isSign(_ place: Int) -> Bool {
      line.elements[place].kind == .sign || line.elements[place].kind == .separator
    }
    guard line.direction == .rightToLeft, range.lowerBound > 0, roles[range.lowerBound] == .foreign,
      !line.isArgument(range.lowerBound), roles[range.lowerBound - 1] == .number,
      !line.isArgument(range.lowerBound - 1)
    else { return false }
    return range.dropFirst(2).contains { isLiteralNumber($0) && isSign($0 - 1) }
  }

  /// Whether one separator stands between two units, and nothing else.
  private func isJoined(_ one: Int, _ other: Int) -> Bool {
    let separator = (one + other) / 2
    guard abs(one - other) == 2, line.elements[separator].kind == .separator else { return false }
    guard let group = directedGroups.first(where: { $0.contains(separator) }) else { return true }
    // A directed chain of single numbers and arguments.
    return zip(group, group.dropFirst()).allSatisfy { $1 == $0 + 2 }
      && group.allSatisfy { place in
        [place - 1, place + 1].allSatisfy { isNumber($0) || line.isArgument($0) }
      }
  }

  /// The next unit on one side, and whether a sign stands between; nil after a bracket.
  private func neighbour(
    of index: Int, _ step: Int, in range: Range<Int>
  ) -> (unit: Int, isAfterSign: Bool)? {
    var next = index + step
    while range.contains(next) {
      switch line.elements[next].kind {
      case .unit: return (next, next != index + step)
      case .sign, .separator: next += step
      case .opening, .closing: return nil
      }
    }
    return nil
  }
}
