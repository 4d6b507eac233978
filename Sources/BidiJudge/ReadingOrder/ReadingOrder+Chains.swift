import BidiText
import MessageSyntax

/// Points 3 and 4: chains, mirrored glyphs, and policies for the signs of numbers.
extension ReadingOrder {
  /// Whether a stretch without words is one chain of numbers, or numbers without space between them.
  ///
  /// False for a part of a longer chain, because a chain is read as a whole.
  func isNumberChain(_ first: Int, _ last: Int, _ subject: Subject) -> Bool {
    var separators: Set<Int> = []
    for place in first...last {
      let unit = visible[place]
      if isNumber(unit, subject) {
        // The next number has no space before it, or comes after a separator.
        if place > first, isNumber(visible[place - 1], subject), subject.shape.units[unit].isSpaced
        {
          return false
        }
      } else {
        separators.insert(unit)
      }
    }
    guard !separators.isEmpty else { return true }
    guard isNumber(visible[first], subject), isNumber(visible[last], subject) else { return false }
    return subject.shape.chains.contains { chain in
      joined(by: chain, subject).contains { joined in
        guard let start = joined.elements.first, let end = joined.elements.last else {
          return false
        }
        return separators == Set(joined.separators) && visible[first] <= start
          && end <= visible[last]
      }
    }
  }

  /// Points 3 and 4: a mirrored glyph has the direction of the text round it.
  func faultOfGlyphs(_ subject: Subject) -> Fault? {
    let units = subject.shape.units
    for (place, unit) in visible.enumerated() where units[unit].isMirrored {
      let direction = phrases[place] < 0 ? subject.direction : subject.direction.opposite
      guard parity[unit] != (direction == .rightToLeft) else { continue }
      let point: OrderPoint = units[unit].kind == .sign ? .chain : .pair
      guard subject.ignoring != point else { continue }
      return Fault(point, unit...unit)
    }
    return nil
  }

  /// The parts of a chain that are each read as one.
  ///
  /// A dash or a slash between words is punctuation. So at an argument that is no number, the chain ends, and a new part
  /// begins after it.
  func joined(
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
      let (before, after) = (chain.elements[index], chain.elements[index + 1])
      guard isMeasure(before), isMeasure(after) else {
        isOpen = false
        continue
      }
      if !isOpen { result.append(([], [before])) }
      isOpen = true
      result[result.count - 1].separators.append(separator)
      result[result.count - 1].elements.append(after)
    }
    return result
  }

  func phrase(of unit: Int) -> Int? {
    places[unit] < 0 ? nil : phrases[places[unit]]
  }

  /// Point 3: a reader reads a chain in one direction from end to end.
  func faultOfChains(_ subject: Subject) -> Fault? {
    for chain in subject.shape.chains {
      for joined in joined(by: chain, subject) {
        var found: Int?
        for separator in joined.separators {
          guard let phrase = phrase(of: separator) else { continue }
          if let found, found != phrase {
            return Fault(
              .chain, chain.separators[0]...chain.separators[chain.separators.count - 1])
          }
          found = phrase
        }
        guard let found else { continue }
        var direction = found < 0 ? subject.direction : subject.direction.opposite
        let isFraction = chain.isTight && chain.elements.allSatisfy { isNumber($0, subject) }
        // Even in a right-to-left phrase, a fraction runs from left to right.
        if isFraction, let first = joined.elements.first, let last = joined.elements.last {
          let isForward = ranks[first] < ranks[last]
          direction = isForward ? subject.direction : subject.direction.opposite
        }
        // No control turns an arrow, so a repair need not.
        let wanted =
          (subject.isRepaired ? nil : chain.points)
          ?? (chain.isRange ? subject.policy.range : isFraction ? .leftToRight : nil)
        if let wanted, wanted != direction {
          let units = chain.elements.isEmpty ? chain.separators : chain.elements
          return Fault(.chain, units[0]...units[units.count - 1])
        }
      }
    }
    // Numbers that touch keep their order.
    for (place, unit) in visible.enumerated().dropFirst()
    where !subject.shape.units[unit].isSpaced && isNumber(unit, subject)
      && isNumber(visible[place - 1], subject)
    {
      let isLeftToRight =
        (ranks[unit] > ranks[visible[place - 1]]) == (subject.direction == .leftToRight)
      if !isLeftToRight { return Fault(.chain, visible[place - 1]...unit) }
    }
    return nil
  }

  /// The signs of numbers stand on the side that a policy asks for.
  func faultOfPolicy(_ subject: Subject, _ units: [LineUnit]) -> Fault? {
    for unit in visible {
      guard let side = signSides[unit] else { continue }
      let text = units[unit].text
      guard let first = text.first, let lastIndex = text.last else { continue }
      let start = units[unit].core.lowerBound > first
      let value = start ? scalar(subject, first) : scalarBefore(subject, lastIndex)
      let (wanted, point): (NumberPolicy.Side?, OrderPoint) =
        if Signs.isPercent(value) {
          (subject.policy.percent, .percent)
        } else if Signs.isCurrency(value) {
          (subject.policy.currency, .currency)
        } else if Signs.isMinus(value) || start && value == .plusSign {
          (subject.sideOfSign(of: unit), .sign)
        } else {
          (nil, .sign)
        }
      if let wanted, wanted != side { return Fault(point, unit...unit) }
    }
    return nil
  }

  func scalar(_ subject: Subject, _ index: Int) -> UInt32 {
    String(decoding: subject.shape.bytes[index...].prefix(4), as: UTF8.self).unicodeScalars.first?
      .value ?? 0
  }

  func scalarBefore(_ subject: Subject, _ last: Int) -> UInt32 {
    String(decoding: subject.shape.bytes[...last].suffix(4), as: UTF8.self).unicodeScalars.last?
      .value ?? 0
  }
}

extension ReadingOrder.Subject {
  /// The side on which the sign of a number has to stand; nil where both are accepted.
  ///
  /// CLDR writes U+200E before the minus of European and Persian digits in Arabic, Hebrew, Persian and Urdu, and U+061C
  /// before that of Arabic-Indic digits, which leaves it where the algorithm puts it.
  ///
  /// - Parameter unit: The place of the number among the units.
  /// - Returns: The side.
  func sideOfSign(of unit: Int) -> NumberPolicy.Side? {
    if let side = policy.sign { return side }
    guard keepsMinusAtLeft, shape.isNegative(unit), let digit = shape.units[unit].core.first,
      let first = String(decoding: shape.bytes[digit...].prefix(4), as: UTF8.self).unicodeScalars
        .first, first.bidiClass == .europeanNumber
    else { return nil }
    return .left
  }
}
