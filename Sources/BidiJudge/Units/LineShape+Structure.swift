import BidiText
import MessageSyntax

extension LineShape {
  // MARK: Pairs

  /// Finds the pairs of brackets and quotation marks.
  mutating func findPairs() {
    var open = OpenSigns()
    for index in units.indices where units[index].kind == .sign {
      let scalar = units[index].scalar
      if Signs.isQuotation(scalar) || scalar == .rightDoubleQuotationMark
        || scalar == .rightSingleQuotationMark || scalar == .apostrophe
        || scalar == .asterisk
      {
        pairQuotation(index, &open)
        continue
      }
      guard let (partner, isOpening) = Self.bracket(scalar), isTight(index, isOpening) else {
        continue
      }
      if isOpening {
        open.append(index, scalar)
      } else if let opener = open.close(partner) {
        pair(opener, index)
      }
    }
    for index in units.indices where units[index].partner < 0 {
      // `<` and `>` without a partner are separators. They are mirrored too.
      units[index].isMirrored =
        units[index].scalar == .lessThanSign || units[index].scalar == .greaterThanSign
    }
  }

  /// Whether a bracket stands directly beside the text it encloses; this matters only for `<` and `>`, which may also be
  /// separators.
  private func isTight(_ index: Int, _ isOpening: Bool) -> Bool {
    switch units[index].scalar {
    case .lessThanSign, .greaterThanSign:
      isOpening ? index + 1 < units.count && !units[index + 1].isSpaced : !units[index].isSpaced
    default: true
    }
  }

  private mutating func pair(_ open: Int, _ close: Int) {
    units[open].kind = .open
    units[close].kind = .close
    units[open].partner = close
    units[close].partner = open
    let scalar = units[open].scalar
    let isMirrored = Unicode.Scalar(scalar).map { $0.mirrored != $0 } ?? false
    units[open].isMirrored = isMirrored
    units[close].isMirrored = isMirrored
  }

  private static let openingBrackets = "(<[{«‹〈《「『【（".unicodeScalars.map(\.value)
  private static let closingBrackets = ")>]}»›〉》」』】）".unicodeScalars.map(\.value)

  /// The other bracket of a pair, and whether this one opens it.
  private static func bracket(_ scalar: UInt32) -> (UInt32, isOpening: Bool)? {
    if let place = openingBrackets.firstIndex(of: scalar) { return (closingBrackets[place], true) }
    return closingBrackets.firstIndex(of: scalar).map { (openingBrackets[$0], false) }
  }

  /// Pairs a quotation mark; it opens after a space and before a word; the next mark of its kind closes it.
  private mutating func pairQuotation(_ index: Int, _ open: inout OpenSigns) {
    let scalar = units[index].scalar
    // A mark directly after a word closes.
    let before = visibleUnit(before: index)
    let isTightBefore = before != nil && !isSpacedFromBefore(index)
    if isTightBefore, let opener = open.closeQuotation(scalar) {
      pair(opener, index)
      return
    }
    let after = units[(index + 1)...].firstIndex { $0.kind != .control }
    let isTightAfter = after.map { !isSpacedFromBefore($0) } ?? false
    // Low quotation marks also open directly after a word.
    let isAfterSpace =
      scalar == .singleLow9QuotationMark || scalar == .doubleLow9QuotationMark || !isTightBefore
      || before.map { units[$0].kind != .own && units[$0].kind != .foreign } ?? true
    if isTightAfter, isAfterSpace { open.append(index, scalar) }
  }

  /// The visible unit before a unit: controls are skipped.
  private func visibleUnit(before index: Int) -> Int? {
    units[..<index].lastIndex { $0.kind != .control }
  }

  /// Whether a space stands between a unit and the visible unit before it.
  private func isSpacedFromBefore(_ index: Int) -> Bool {
    var place = index
    while !units[place].isSpaced, place > 0, units[place - 1].kind == .control { place -= 1 }
    return units[place].isSpaced
  }

  // MARK: Chains

  /// Finds the chains: units between equal separators.
  mutating func findChains() {
    guard units.count > 2 else { return }
    findNumberChains()
    findDirectedChains()
  }

  /// Whether a unit is a number, or a measure that begins with one.
  private func isNumeric(_ index: Int) -> Bool {
    let unit = units[index]
    switch unit.kind {
    case .number: return true
    case .argument: return unit.text.count == 1
    // A measure such as `9mm`, not a code such as `401(k)`.
    case .foreign, .own:
      return bytes[unit.text].first == StandIn.digit && !bytes[unit.text].contains(.leftParenthesis)
    default: return false
    }
  }

  /// Whether a unit is a number with letters at its end, as in `9mm`: the measure of the numbers before it too.
  private func isMeasure(_ index: Int) -> Bool {
    units[index].kind == .foreign || units[index].kind == .own
  }

  /// The place of the last separator of an equation, as in `5 - 3 = 2`; nil if the numbers at a separator are in none.
  ///
  /// An equation is read in one direction to its end, so its separators are one chain.
  private func endOfEquation(_ start: Int, _ places: [Int]) -> Int? {
    var place = start
    var end: Int?
    while place + 1 < places.count, isNumeric(places[place + 1]),
      separator(places[place], inEquation: true) != nil
    {
      if units[places[place]].scalar == .equalsSign { end = place }
      place += 2
    }
    return end
  }

  private func separator(_ index: Int, inEquation: Bool = false) -> (value: UInt32, isRange: Bool)?
  {
    let unit = units[index]
    guard unit.kind == .sign || unit.kind != .argument && unit.text.count == 1 else { return nil }
    let value = unit.kind == .sign ? unit.scalar : UInt32(bytes[unit.text.lowerBound])
    if inEquation, value == .equalsSign || value == .plusSign || value == 0xF7 {
      return (value, false)
    }
    // A sum has no spaces, as in `2+1`. A plus with spaces is punctuation.
    if value == .plusSign { return unit.isSpaced ? nil : (value, false) }
    let (isSeparator, isRange) = Signs.numberSeparator(value)
    guard isSeparator, unit.kind == .sign || value.smallLetter == .latinSmallLetterX else {
      return nil
    }
    return (value, isRange)
  }

  private mutating func findNumberChains() {
    // Controls between units are invisible.
    let places = units.indices.filter { units[$0].kind != .control }
    /// Whether a sign has spaces on both sides or on none. Else it is punctuation and no separator, as in `1. - 2`.
    func isEvenlySpaced(_ place: Int) -> Bool {
      units[places[place]].isSpaced == units[places[place + 1]].isSpaced
    }
    var hasLoneLetters = false
    var place = 1
    while place + 1 < places.count {
      guard isNumeric(places[place - 1]), isNumeric(places[place + 1]), isEvenlySpaced(place),
        !(isMeasure(places[place - 1]) && units[places[place + 1]].kind == .number),
        let first = separator(places[place])
          ?? endOfEquation(place, places).flatMap({ _ in
            separator(places[place], inEquation: true)
          })
      else {
        place += 1
        continue
      }
      var separators = [places[place]]
      var elements = [places[place - 1], places[place + 1]]
      var isRange = first.isRange
      let equationEnd = endOfEquation(place, places)
      var next = place + 2
      while next + 1 < places.count, isNumeric(places[next + 1]), isEvenlySpaced(next),
        let same = separator(places[next], inEquation: next <= equationEnd ?? 0),
        same.value == first.value || next <= equationEnd ?? 0,
        !(isMeasure(places[next - 1]) && units[places[next + 1]].kind == .number)
      {
        isRange = isRange || same.isRange
        separators.append(places[next])
        elements.append(places[next + 1])
        next += 2
      }
      for unit in separators where units[unit].kind != .sign {
        // A single x between numbers is a sign. It does not count as a word of a language.
        units[unit].kind = .sign
        units[unit].scalar = first.value
        hasLoneLetters = true
      }
      let isTight =
        equationEnd == nil && !units[places[place]].isSpaced
        && (first.value == .solidus || first.value == .colon)
      chains.append(
        Chain(
          separators: separators, isTight: isTight, elements: elements, isDirected: false,
          points: nil, isRange: isRange))
      place = next
    }
    guard hasLoneLetters else { return }
    hasOwn = units.contains { $0.kind == .own }
    hasForeign = units.contains { $0.kind == .foreign }
  }

  /// The units that are joined to a unit without white space: a repair treats them as one.
  ///
  /// Arguments and codes may be among them.
  ///
  /// Examples: `%@/%@`, `{host}:{port}`, `%1$@%2$@`. Controls between them are skipped.
  func gluedUnits(at unit: Int) -> ClosedRange<Int> {
    let place = glued.partitionIndex { $0.upperBound >= unit }
    guard place < glued.count, glued[place].contains(unit), isGluing(unit) else {
      return unit...unit
    }
    return glued[place]
  }

  /// Finds the stretches of units without white space between them.
  mutating func findGluedUnits() {
    guard hasArguments else { return }
    var first: Int?
    var index = units.startIndex
    while index < units.endIndex {
      guard isGluing(index) else {
        index += 1
        continue
      }
      let next = gluedUnit(after: index)
      if let next {
        first = first ?? index
        index = next
        continue
      }
      if let start = first, units[start...index].contains(where: { $0.argument >= 0 }) {
        glued.append(start...index)
      }
      first = nil
      index += 1
    }
  }

  /// The next unit that is joined to a unit: directly after it, or after a sign that joins.
  private func gluedUnit(after index: Int) -> Int? {
    func isJoint(_ index: Int) -> Bool {
      units[index].kind == .sign && units[index].partner < 0
        && [.solidus, .colon, .fullStop, .hyphenMinus, .equalsSign, .commercialAt, .lowLine]
          .contains(units[index].scalar)
    }
    /// The next visible unit; nil if white space stands before it.
    func neighbour(of index: Int) -> Int? {
      let next = units[(index + 1)...].firstIndex { $0.kind != .control }
      return next.flatMap { units[$0].isSpaced ? nil : $0 }
    }
    guard let next = neighbour(of: index) else { return nil }
    if isGluing(next) { return next }
    guard isJoint(next), let after = neighbour(of: next), isGluing(after) else { return nil }
    return after
  }

  /// The words of the other direction that only spaces separate from a word: a name of several words.
  func foreignWords(at unit: Int) -> ClosedRange<Int> {
    let place = names.partitionIndex { $0.upperBound >= unit }
    guard place < names.count, names[place].contains(unit) else { return unit...unit }
    return names[place]
  }

  /// Finds the names of several words.
  mutating func findNames() {
    guard hasForeign else { return }
    var first = 0
    for index in units.indices.dropFirst() {
      if isForeignWord(index), isForeignWord(index - 1), units[index].space == .space { continue }
      if index - first > 1 { names.append(first...index - 1) }
      first = index
    }
    if units.count - first > 1 { names.append(first...units.count - 1) }
  }

  private func isForeignWord(_ index: Int) -> Bool {
    units[index].kind == .foreign && units[index].argument < 0
  }

  private func isGluing(_ index: Int) -> Bool {
    let kind = units[index].kind
    return kind == .argument || kind == .number || kind == .foreign
  }

  private mutating func findDirectedChains() {
    // Equal separators, by the bracket that encloses them.
    var found: [(scalar: UInt32, bracket: Int, separators: [Int])] = []
    var open: [Int] = []
    let places = units.indices.filter { units[$0].kind != .control }
    // Arrows of both directions in one line are pictures or keys. So is an arrow beside punctuation.
    let arrows = Set(units.compactMap { Signs.pointer($0.scalar).points })
    for (place, index) in places.enumerated() {
      if units[index].kind == .open { open.append(index) }
      if units[index].kind == .close { _ = open.popLast() }
      guard units[index].kind == .sign, place > 0, place + 1 < places.count,
        units[index].isSpaced == units[places[place + 1]].isSpaced
      else { continue }
      let pointer = Signs.pointer(units[index].scalar)
      // `a>b` may be code, so `>` needs spaces. An arrow does not.
      guard pointer.isPointer, units[index].isSpaced || pointer.points != nil else { continue }
      if pointer.points != nil,
        arrows.count > 1 || units[places[place - 1]].kind == .sign
          || units[places[place + 1]].kind == .sign
      {
        continue
      }
      let (scalar, bracket) = (units[index].scalar, open.last ?? -1)
      if let known = found.firstIndex(where: { $0.scalar == scalar && $0.bracket == bracket }) {
        found[known].separators.append(index)
      } else {
        found.append((scalar, bracket, [index]))
      }
    }
    for (scalar, _, separators) in found {
      chains.append(
        Chain(
          separators: separators, elements: numbers(between: separators, places),
          isDirected: true, points: Signs.pointer(scalar).points, isRange: false))
    }
  }

  /// The units between separators if each is a single number; else none.
  private func numbers(between separators: [Int], _ places: [Int]) -> [Int] {
    var elements: [Int] = []
    var next = 0
    for separator in separators {
      while next < places.count, places[next] < separator { next += 1 }
      let place = next
      guard place > 0, place + 1 < places.count, isNumeric(places[place - 1]),
        isNumeric(places[place + 1]), elements.isEmpty || elements.last == places[place - 1]
      else { return [] }
      if elements.isEmpty { elements.append(places[place - 1]) }
      elements.append(places[place + 1])
    }
    return elements
  }
}

/// Brackets and quotation marks that wait for their partners.
private struct OpenSigns {
  private var signs: [(unit: Int, scalar: UInt32)] = []

  /// The number of each sign.
  ///
  /// Without it, searching for signs that are not there would cost quadratic time.
  private var counts: [UInt32: Int] = [:]

  mutating func append(_ unit: Int, _ scalar: UInt32) {
    signs.append((unit, scalar))
    counts[scalar, default: 0] += 1
  }

  /// Removes the last sign with a scalar and all after it; nil if there is none.
  mutating func close(_ scalar: UInt32) -> Int? {
    guard counts[scalar, default: 0] > 0,
      let place = signs.lastIndex(where: { $0.scalar == scalar })
    else { return nil }
    return removeAll(from: place)
  }

  /// Removes the last mark that a quotation mark closes and all after it, if it is near; asterisks close each other.
  ///
  /// No text nests quotations deeper.
  mutating func closeQuotation(_ close: UInt32) -> Int? {
    let near = signs.indices.suffix(64)
    let place = near.last { place in
      let open = signs[place].scalar
      if close == .asterisk { return open == close }
      guard let closers = Signs.closers(ofQuotation: open) else { return false }
      return close == closers.0 || close == closers.1
    }
    return place.map { removeAll(from: $0) }
  }

  private mutating func removeAll(from place: Int) -> Int {
    let unit = signs[place].unit
    for sign in signs[place...] { counts[sign.scalar, default: 0] -= 1 }
    signs.removeSubrange(place...)
    return unit
  }
}
