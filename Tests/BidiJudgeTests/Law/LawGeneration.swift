import BidiTestSupport
import BidiText

/// Makes random lines, their accepted readings, and violations of the law.
struct LawGeneration {
  private var random: SeededGenerator
  private var isArabic = false
  private var hasArabicDigits = false
  private var line = ReferenceLine(direction: .rightToLeft, elements: [])

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// A line of 1 to 9 elements, Hebrew or Arabic.
  mutating func makeLine() -> ReferenceLine {
    isArabic = .random(using: &random)
    hasArabicDigits = isArabic && Bool.random(using: &random)
    line = ReferenceLine(direction: .rightToLeft, elements: [])
    addElements(upTo: .random(in: 1...9, using: &random), depth: 0)
    return line
  }

  // MARK: Elements

  private static let latinLetters = Array("abcdefghijklmnopqrstuvwyz".unicodeScalars)
  private static let capitals = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ".unicodeScalars)

  private mutating func addElements(upTo count: Int, depth: Int) {
    let start = line.elements.count
    while line.elements.count < count {
      let left = count - line.elements.count
      switch Int.random(in: 0..<20, using: &random) {
      case 0..<4: addSign(start: start)
      case 4..<6 where left >= 3 && depth < 2: addPair(left, depth: depth)
      case 6..<9 where left >= 3: addChain(left)
      case 9 where left >= 2: addTouchingNumbers()
      case 10 where left >= 3: addTime()
      default: addUnit(makeUnit(), hasSpace: true)
      }
    }
  }

  /// Adds an element.
  ///
  /// No space stands at the beginning of the line or of a pair.
  private mutating func add(_ kind: ReferenceLine.Element.Kind, _ text: String, hasSpace: Bool) {
    let isFirst =
      switch line.elements.last?.kind {
      case nil: true
      case .opening(let partner): partner < 0
      default: false
      }
    line.elements.append(
      .init(kind: kind, text: text, hasSpaceBefore: hasSpace && !isFirst))
  }

  private mutating func addUnit(
    _ unit: (kind: ReferenceLine.UnitKind, text: String, isArgument: Bool), hasSpace: Bool
  ) {
    add(.unit(unit.kind, isArgument: unit.isArgument), unit.text, hasSpace: hasSpace)
    // `%@` or `%d`.
    line.elements[line.elements.count - 1].isTyped =
      unit.isArgument && unit.kind == .number && Int.random(in: 0..<3, using: &random) == 0
  }

  private mutating func addSign(start: Int) {
    let last = line.elements.last?.kind
    switch last {
    case .unit, .closing: break
    case .sign where Int.random(in: 0..<5, using: &random) == 0: break
    case nil where Int.random(in: 0..<10, using: &random) == 0: break
    default: return
    }
    var signs = [".", ",", ";", ":", "!", "?"]
    if isArabic { signs += ["\u{060C}", "\u{061B}", "\u{061F}"] }
    add(.sign, pick(signs), hasSpace: false)
  }

  private mutating func addPair(_ left: Int, depth: Int) {
    let marks = pick([("(", ")"), ("(", ")"), ("[", "]"), ("\"", "\""), ("\u{AB}", "\u{BB}")])
    let open = line.elements.count
    let end = open + 1 + Int.random(in: 1...min(4, left - 2), using: &random)
    add(.opening(partner: -1), marks.0, hasSpace: true)
    // Quotation marks in quotation marks of the same kind cannot be told apart.
    addElements(upTo: end, depth: marks.0 == "\"" ? 2 : depth + 1)
    line.elements[open].kind = .opening(partner: line.elements.count)
    add(.closing(partner: open), marks.1, hasSpace: false)
  }

  private mutating func addChain(_ left: Int) {
    let members = Int.random(in: 2...min(4, (left + 1) / 2), using: &random)
    let ofNumbers = Bool.random(using: &random)
    let separator = pick(
      ofNumbers
        ? ["x", "x", "\u{D7}", "-", "\u{2013}", ">"] : [">", ">", "/", "-", "\u{2013}", "\u{D7}"])
    let isTight =
      ofNumbers && members == 2 && ["-", "\u{2013}"].contains(separator)
      && Bool.random(using: &random)
    for member in 0..<members {
      if member > 0 { add(.separator, separator, hasSpace: !isTight) }
      let unit =
        isTight ? (.number, digits(), false) : ofNumbers ? makeNumber() : makeUnit()
      addUnit(unit, hasSpace: !isTight || member == 0)
    }
  }

  private mutating func addTouchingNumbers() {
    for index in 0..<2 { addUnit((.number, digits(), true), hasSpace: index == 0) }
  }

  private mutating func addTime() {
    let separator = pick([":", "/"])
    let isArgument = Bool.random(using: &random)
    addUnit((.number, digits(), isArgument), hasSpace: true)
    add(.separator, separator, hasSpace: false)
    addUnit((.number, digits(), isArgument), hasSpace: false)
  }

  private mutating func makeUnit() -> (ReferenceLine.UnitKind, String, Bool) {
    switch Int.random(in: 0..<26, using: &random) {
    case 0..<7: return (.ownWord, ownWord(), false)
    case 7..<12: return (.foreignWord, foreignWord(), false)
    case 12..<15: return makeNumber()
    case 15: return (.code, pick(["403(b)(2)", "[host]:[port]", "401(k)"]), false)
    case 16:
      return (.link, pick(["https://" + foreignWord() + ".com", foreignWord() + ".org"]), false)
    case 17: return (.handle, "@" + foreignWord(), false)
    case 18: return (.signedWord, pick(["C++", "F#"]), false)
    case 19: return (.number, digits(), true)
    case 20: return (.ownWord, ownWord(), true)
    case 21..<23: return (.foreignWord, foreignWord(), true)
    case 23: return (.edgedText, pick(["John (Work)", "Yahoo!", "Inc."]), true)
    case 24: return (.signedWord, "C++", true)
    default: return (.ownWord, ownWord(), false)
    }
  }

  private mutating func makeNumber() -> (ReferenceLine.UnitKind, String, Bool) {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: (.signedNumber, pick(["-", "+", "$"]) + digits(), false)
    case 1: (.signedNumber, digits() + pick(["%", "\u{20AC}"]), false)
    case 2: (.signedNumber, "-" + digits() + "%", false)
    case 3 where !hasArabicDigits: (.number, "1,234.5", false)
    case 4: (.number, digits(), true)
    default: (.number, digits(), false)
    }
  }

  /// One to three different digits, of the digits of the line.
  private mutating func digits() -> String {
    let zero: UInt32 = hasArabicDigits ? 0x660 : 0x30
    let count = Int.random(in: 1...3, using: &random)
    let scalars = Array(1...9 as ClosedRange<UInt32>).shuffled(using: &random).prefix(count)
      .compactMap { Unicode.Scalar(zero + $0) }
    return String(String.UnicodeScalarView(scalars))
  }

  private mutating func ownWord() -> String {
    let letters = Self.capitals.map { $0.fromNotation(arabic: isArabic) }
    return word(of: letters, 1...4)
  }

  private mutating func foreignWord() -> String { word(of: Self.latinLetters, 2...4) }

  private mutating func word(of letters: [Unicode.Scalar], _ count: ClosedRange<Int>) -> String {
    let count = Int.random(in: count, using: &random)
    return String(
      String.UnicodeScalarView(letters.shuffled(using: &random).prefix(count)))
  }

  private mutating func pick<Item>(_ items: [Item]) -> Item {
    items[Int.random(in: items.indices, using: &random)]
  }

  // MARK: Readings

  /// Some readings of a line, each once.
  mutating func pickReadings(of line: ReferenceLine, atMost count: Int) -> [ReferenceReading] {
    let numbers = line.elements.indices.filter {
      if case .unit(.signedNumber, _) = line.elements[$0].kind { true } else { false }
    }
    return LineReadings(line).all.shuffled(using: &random).prefix(count).map { reading in
      var reading = reading
      reading.turnedNumbers = Set(numbers.filter { _ in Bool.random(using: &random) })
      return reading
    }
  }

  // MARK: Violations

  /// A displayed line that breaks the law, unless it happens to be another accepted one.
  struct Violation {
    /// What was done to the line.
    var point: ReferencePoint
    var displayed: DisplayedLine
  }

  /// Single violations of each point, made on a displayed line that is accepted.
  mutating func violations(
    of line: ReferenceLine, displayed: DisplayedLine
  ) -> [Violation] {
    let spaces = Set(line.text.unicodeScalars.enumerated().filter { $0.1 == " " }.map(\.offset))
    var displayed = displayed
    displayed.order.removeAll(where: spaces.contains)
    let editor = DisplayEditor(line: line, displayed: displayed)
    return [
      (.whole, tear(editor)), (.inOrder, swapUnits(editor)), (.chains, moveSeparator(editor)),
      (.chains, turnHalf(editor)), (.chains, turnGlyph(editor)), (.pairs, moveBracket(editor)),
      (.pairs, turnBracket(editor)), (.edges, moveSign(editor)),
    ].compactMap { point, result in
      guard let result, result != displayed else { return nil }
      return Violation(point: point, displayed: result)
    }
  }

  /// Moves one character of a unit out of the unit, or turns the unit's inside round.
  private mutating func tear(_ editor: DisplayEditor) -> DisplayedLine? {
    let units = editor.units.filter { editor.scalars(of: $0).count > 1 }
    guard let unit = units.randomElement(using: &random) else { return nil }
    // The sign of a number may stand at either side.
    let scalars = editor.digitsOrAll(of: unit)
    guard scalars.count > 1, let scalar = scalars.randomElement(using: &random) else { return nil }
    var result = editor.displayed
    if Bool.random(using: &random) {
      let places = result.order.indices.filter { scalars.contains(result.order[$0]) }
      for (place, scalar) in zip(places, places.reversed().map { result.order[$0] }) {
        result.order[place] = scalar
      }
    } else {
      result.order.removeAll { $0 == scalar }
      result.order.insert(scalar, at: .random(in: 0...result.order.count, using: &random))
    }
    return result
  }

  private mutating func swapUnits(_ editor: DisplayEditor) -> DisplayedLine? {
    let units = editor.units.shuffled(using: &random).prefix(2)
    guard let one = units.first, let other = units.dropFirst().first else { return nil }
    return editor.swapping(one, other)
  }

  private mutating func moveSeparator(_ editor: DisplayEditor) -> DisplayedLine? {
    let separators = editor.indices { $0 == .separator }
    guard let separator = separators.randomElement(using: &random) else { return nil }
    return moving(separator, in: editor)
  }

  /// Turns the first or last two members of a chain round.
  private mutating func turnHalf(_ editor: DisplayEditor) -> DisplayedLine? {
    let chains = LineGrammar(editor.line).chains.filter { $0.parts.count >= 5 }
    guard let chain = chains.randomElement(using: &random) else { return nil }
    let half = Bool.random(using: &random) ? chain.parts.prefix(3) : chain.parts.suffix(3)
    guard let first = half.first, let last = half.last, first.count == 1, last.count == 1 else {
      return nil
    }
    return editor.swapping(first.lowerBound, last.lowerBound)
  }

  private mutating func turnGlyph(_ editor: DisplayEditor) -> DisplayedLine? {
    turningGlyph(of: editor.indices { $0 == .separator }, in: editor)
  }

  private mutating func turnBracket(_ editor: DisplayEditor) -> DisplayedLine? {
    turningGlyph(of: editor.brackets, in: editor)
  }

  private mutating func turningGlyph(
    of elements: [Int], in editor: DisplayEditor
  ) -> DisplayedLine? {
    let text = Array(editor.line.text.unicodeScalars)
    let scalars = elements.compactMap { editor.scalars(of: $0).first }
      .filter { text[$0].mirror != nil }
    guard let scalar = scalars.randomElement(using: &random) else { return nil }
    var result = editor.displayed
    result.levels[scalar] ^= 1
    return result
  }

  private mutating func moveBracket(_ editor: DisplayEditor) -> DisplayedLine? {
    guard let bracket = editor.brackets.randomElement(using: &random) else { return nil }
    return moving(bracket, in: editor)
  }

  private mutating func moveSign(_ editor: DisplayEditor) -> DisplayedLine? {
    guard let sign = editor.indices(where: { $0 == .sign }).randomElement(using: &random) else {
      return nil
    }
    return moving(sign, in: editor)
  }

  /// Moves an element of one character to another place that is not inside a unit.
  private mutating func moving(_ element: Int, in editor: DisplayEditor) -> DisplayedLine? {
    guard let scalar = editor.scalars(of: element).first else { return nil }
    var result = editor.displayed
    result.order.removeAll { $0 == scalar }
    let places = (0...result.order.count).filter { place in
      guard place > 0, place < result.order.count else { return true }
      return editor.element(of: result.order[place - 1]) != editor.element(of: result.order[place])
    }
    guard let place = places.randomElement(using: &random) else { return nil }
    result.order.insert(scalar, at: place)
    return result
  }
}

/// A displayed line seen by its elements.
private struct DisplayEditor {
  let line: ReferenceLine
  let displayed: DisplayedLine
  private let ranges: [Range<Int>]

  init(line: ReferenceLine, displayed: DisplayedLine) {
    self.line = line
    self.displayed = displayed
    ranges = line.scalarRanges
  }

  func indices(where isWanted: (ReferenceLine.Element.Kind) -> Bool) -> [Int] {
    line.elements.indices.filter { isWanted(line.elements[$0].kind) }
  }

  var units: [Int] { line.elements.indices.filter { line.role(of: $0) != nil } }

  var brackets: [Int] {
    indices {
      switch $0 {
      case .opening, .closing: true
      case .unit, .sign, .separator: false
      }
    }
  }

  /// The scalars of an element from left to right.
  func scalars(of index: Int) -> [Int] { displayed.order.filter(ranges[index].contains) }

  func digitsOrAll(of index: Int) -> [Int] {
    guard line.role(of: index) == .number else { return scalars(of: index) }
    let start = ranges[index].lowerBound
    let core = LineGrammar.digits(of: line.elements[index].text)
    return scalars(of: index).filter { core.contains($0 - start) }
  }

  func element(of scalar: Int) -> Int? { ranges.firstIndex { $0.contains(scalar) } }

  /// The line with two whole units in each other's place.
  func swapping(_ one: Int, _ other: Int) -> DisplayedLine {
    var result = displayed
    result.order = []
    var written = Set<Int>()
    for scalar in displayed.order {
      guard var element = element(of: scalar) else { continue }
      if element == one { element = other } else if element == other { element = one }
      if written.insert(element).inserted { result.order += scalars(of: element) }
    }
    return result
  }
}

/// All accepted readings of a line, laid out element by element without the algorithm of UAX #9.
///
/// This is the exhaustive side: the checker parses an order, this makes every order.
struct LineReadings {
  /// What stands at one place of the screen.
  enum Token: Hashable {
    case element(Int)
    /// The bracket at the left or right of a pair, named by the first element.
    case bracket(pair: Int, isLeft: Bool)
    /// A directed separator.
    case directed(Int, pointsForward: Bool)
  }

  let line: ReferenceLine
  private let grammar: LineGrammar

  init(_ line: ReferenceLine) {
    self.line = line
    grammar = LineGrammar(line)
  }

  /// Every reading.
  ///
  /// The sides of numbers' signs are not varied.
  var all: [ReferenceReading] {
    readings(of: line.elements.indices, inPhrase: false)
  }

  /// Every accepted order, as tokens from left to right.
  var layouts: Set<[Token]> {
    Set(all.map { layout(line.elements.indices, line.direction, $0, inBlock: false) })
  }

  private func readings(of stretch: Range<Int>, inPhrase: Bool) -> [ReferenceReading] {
    guard let first = stretch.first else { return [ReferenceReading()] }
    var results: [ReferenceReading] = []
    for item in grammar.items(from: first, to: stretch.upperBound, inPhrase: inPhrase) {
      var heads = [ReferenceReading()]
      switch item {
      case .single, .compound: break
      case .pair(let range):
        heads = readings(of: range.lowerBound + 1..<range.upperBound - 1, inPhrase: inPhrase)
      case .phrase(let range): heads[0].phrases = [range]
      case .turnedChain(let range): heads[0].turnedChains = [range]
      }
      let tails = readings(
        of: item.range.upperBound..<stretch.upperBound, inPhrase: inPhrase)
      for head in heads {
        for tail in tails {
          results.append(
            ReferenceReading(
              phrases: head.phrases + tail.phrases,
              turnedChains: head.turnedChains + tail.turnedChains))
        }
      }
    }
    return results
  }

  /// The tokens of a reading from left to right.
  func layout(
    _ stretch: Range<Int>, _ direction: WritingDirection, _ reading: ReferenceReading,
    inBlock: Bool
  ) -> [Token] {
    var blocks: [[Token]] = []
    var index = stretch.lowerBound
    while index < stretch.upperBound {
      let turned = inBlock ? [] : reading.phrases + reading.turnedChains
      if let block = turned.first(where: { $0.lowerBound == index }) {
        blocks.append(layout(block, direction.opposite, reading, inBlock: true))
        index = block.upperBound
      } else if let compound = grammar.compounds.first(where: { $0.lowerBound == index }) {
        blocks.append(compound.map { .element($0) })
        index = compound.upperBound
      } else if case .opening(let partner) = line.elements[index].kind {
        blocks.append(
          [.bracket(pair: index, isLeft: true)]
            + layout(index + 1..<partner, direction, reading, inBlock: inBlock)
            + [.bracket(pair: index, isLeft: false)])
        index = partner + 1
      } else {
        blocks.append([token(index, level: direction == .leftToRight ? 0 : 1)])
        index += 1
      }
    }
    return (direction == .leftToRight ? blocks : blocks.reversed()).flatMap { $0 }
  }

  private func token(_ index: Int, level: UInt8) -> Token {
    let element = line.elements[index]
    guard element.kind == .separator, element.text.unicodeScalars.first?.mirror != nil else {
      return .element(index)
    }
    return .directed(index, pointsForward: level & 1 == 0)
  }

  /// The tokens of a displayed line; nil where a unit is torn or a bracket turns its back.
  func tokens(of displayed: DisplayedLine) -> [Token]? {
    let text = Array(line.text.unicodeScalars)
    let ranges = line.scalarRanges
    let order = displayed.order.filter { text[$0] != " " }
    var tokens: [Token] = []
    var seenPairs = Set<Int>()
    var place = 0
    while place < order.count {
      guard let index = ranges.firstIndex(where: { $0.contains(order[place]) }) else { return nil }
      let visible = ranges[index].filter { text[$0] != " " }
      guard place + visible.count <= order.count else { return nil }
      let shown = Array(order[place..<place + visible.count])
      let level = displayed.levels[order[place]]
      switch line.elements[index].kind {
      case .unit:
        guard isUnit(index, shown, visible, text, displayed.levels) else { return nil }
        tokens.append(.element(index))
      case .sign, .separator: tokens.append(token(index, level: level))
      case .opening(let partner), .closing(let partner):
        let pair = min(index, partner)
        let isLeft = seenPairs.insert(pair).inserted
        // An opening bracket at an even level opens to the right, at an odd one to the left.
        let opensRight = (index < partner) == (level & 1 == 0)
        if text[order[place]].mirror != nil, opensRight != isLeft { return nil }
        tokens.append(.bracket(pair: pair, isLeft: isLeft))
      }
      place += visible.count
    }
    return tokens
  }

  private func isUnit(
    _ index: Int, _ shown: [Int], _ visible: [Int], _ text: [Unicode.Scalar], _ levels: [UInt8]
  ) -> Bool {
    guard shown.sorted() == visible else { return false }
    let isForward = line.insideDirection(of: index) == .leftToRight
    if line.role(of: index) == .number {
      // The digits and the marks between them, without the signs.
      var core = visible[...]
      while let first = core.first, !text[first].isDigit { core.removeFirst() }
      while let last = core.last, !text[last].isDigit { core.removeLast() }
      let places = core.compactMap { shown.firstIndex(of: $0) }
      return zip(places, places.dropFirst()).allSatisfy { $0 + 1 == $1 }
    }
    guard isForward ? shown == visible : shown == visible.reversed() else { return false }
    return shown.allSatisfy { text[$0].mirror == nil || (levels[$0] & 1 == 0) == isForward }
  }
}
