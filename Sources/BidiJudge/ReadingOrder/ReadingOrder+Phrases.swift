import BidiText
import MessageSyntax

/// Point 2: phrases of the other direction; and point 1 inside them.
extension ReadingOrder {
  /// The number of words and numbers in a stretch of units in reverse order.
  struct PhraseContent {
    var foreignWords = 0
    var ownWords = 0
    var numbers = 0
  }

  /// What is wrong with a stretch of units in reverse order; nil if it is a phrase.
  func faultOfPhrase(_ first: Int, _ last: Int, _ subject: Subject) -> Fault? {
    var content = PhraseContent()
    if let fault = readPhrase(first, last, subject, into: &content) { return fault }
    // Units without space between them may be read in either direction: their first letter decides.
    if subject.shape.hasArguments, isGlued(first, last, subject) { return nil }
    if content.foreignWords == 0 {
      let isChain =
        content.ownWords == 0 && content.numbers > 0 && isNumberChain(first, last, subject)
      return isChain ? nil : misplaced(first, last, subject)
    }
    return faultOfOwnWords(first, last, subject, content)
      ?? faultOfPhraseEdges(first, last, subject)
      ?? faultOfSplitMeasure(first, last, subject)
      ?? faultOfNumberInArgument(first, last, subject)
      ?? faultOfExtent(first, last, subject)
  }

  /// The place where a phrase reaches over a border at which it should end.
  ///
  /// A wide space is a border. Units without space between them stay together, and so do the words and numbers of a name. A
  /// sign that is no sign of
  /// the sentence joins its two sides, as in `threads = 1`. Source: the marks that translators write: after each item of a
  /// list (`JPEG,` U+200F ` PNG`), before a colon (`HTML` U+200F `: %s`), and before an argument (`zlib` U+200F ` %d`).
  private func faultOfExtent(_ first: Int, _ last: Int, _ subject: Subject) -> Fault? {
    guard subject.phrase != .whole, subject.direction == .rightToLeft else { return nil }
    let units = subject.shape.units
    func mayEnd(_ unit: Int) -> Bool {
      switch units[unit].kind {
      case .open, .close: true
      case .sign: Signs.isSentenceSign(units[unit].scalar)
      case .argument: subject.phrase == .name
      case .own, .foreign, .number, .control: false
      }
    }
    for place in first..<last {
      let (unit, next) = (visible[place], visible[place + 1])
      // A program and its option are one command: `%s --help`.
      let isCommand = units[unit].kind == .argument && subject.shape.isOption(units[next])
      guard units[next].isSpaced, !isCommand,
        mayEnd(unit) || mayEnd(next) || units[next].space == .wide,
        !(units[unit].kind == .sign && !mayEnd(unit)), !(units[next].kind == .sign && !mayEnd(next))
      else { continue }
      return Fault(.order, unit...next)
    }
    return nil
  }

  /// Reads the units of a stretch in reverse order, and counts its words and numbers.
  ///
  /// - Returns: A fault if a unit is out of place.
  private func readPhrase(
    _ first: Int, _ last: Int, _ subject: Subject, into content: inout PhraseContent
  ) -> Fault? {
    var expected = last
    var place = first
    while place <= last {
      let unit = subject.shape.units[visible[place]]
      var end = place
      if ranks[visible[place]] == expected {
        switch unit.kind {
        case .own, .foreign, .argument, .number:
          count(visible[place], subject, into: &content)
        case .open, .close:
          // A bracket may not leave its partner outside.
          let isInside = (first...last).contains(places[unit.partner])
          if !isInside, subject.ignoring != .pair {
            return Fault(.pair, visible[first]...visible[last])
          }
        case .sign, .control: break
        }
      } else if let compound = endOfNumberGroup(place, expected, last, subject) {
        // Digits run from left to right, even in a right-to-left phrase.
        content.numbers += 1
        end = compound
      } else if let inner = endOfOwnWords(place, expected, first, last, subject) {
        // Words of the language inside a phrase that a pair of controls encloses.
        content.ownWords += 1
        end = inner
      } else {
        return misplaced(first, last, subject)
      }
      expected -= end - place + 1
      place = end + 1
    }
    return nil
  }

  private func count(_ unit: Int, _ subject: Subject, into content: inout PhraseContent) {
    let direction = direction(of: unit, subject)
    if direction == subject.direction.opposite {
      content.foreignWords += 1
    } else if isNumber(unit, subject) {
      content.numbers += 1
    } else if direction == subject.direction {
      content.ownWords += 1
    }
  }

  /// A phrase may have words of the language only if a pair of controls encloses it and most of its words are foreign.
  private func faultOfOwnWords(
    _ first: Int, _ last: Int, _ subject: Subject, _ content: PhraseContent
  ) -> Fault? {
    guard content.ownWords > 0, subject.ignoring != .order else { return nil }
    let foreign = subject.direction.opposite
    let isHeld =
      content.foreignWords > content.ownWords
      && direction(of: visible[first], subject) == foreign
      && direction(of: visible[last], subject) == foreign
      && subject.shape.holdsTogether(visible[first], visible[last])
    return isHeld ? nil : Fault(.order, visible[first]...visible[last])
  }

  /// No sign stands at the edge of a phrase: there it belongs to the line.
  private func faultOfPhraseEdges(_ first: Int, _ last: Int, _ subject: Subject) -> Fault? {
    for end in [first, last] where subject.shape.units[visible[end]].kind == .sign {
      let isSeparator = subject.shape.chains.contains { $0.separators.contains(visible[end]) }
      let point: OrderPoint = isSeparator ? .chain : .edge
      guard subject.ignoring != point else { continue }
      // The sign is at fault, beside one unit of the phrase.
      let (start, stop) =
        isSeparator || first == last
        ? (first, last) : end == first ? (first, first + 1) : (last - 1, last)
      return Fault(point, visible[start]...visible[stop])
    }
    return nil
  }

  /// Point 1: a number before a phrase stays beside its measure.
  ///
  /// It does not in `2.4 GHz / 5 GHz` if `GHz / 5 GHz` is displayed as a phrase, with 2.4 after it.
  func faultOfSplitMeasure(_ first: Int, _ last: Int, _ subject: Subject) -> Fault? {
    let units = subject.shape.units
    guard subject.ignoring != .whole, subject.direction == .rightToLeft, first > 0,
      last > first + 1,
      units[visible[first]].kind == .foreign, units[visible[first]].argument < 0,
      units[visible[first - 1]].kind == .number
    else { return nil }
    for place in first + 2...last
    where units[visible[place]].kind == .number && units[visible[place - 1]].kind == .sign {
      return Fault(.whole, visible[first - 1]...visible[last])
    }
    return nil
  }

  /// What a repair must keep besides the points of the law.
  ///
  /// The words of a name stay side by side in their own order. A number stays with the word after it, if a sign separates it
  /// from the phrase (`HD - 8 Mbit` with a measure in the language), or if no space stands between the two (`ChaCha20
  /// 256-bit`). A list does not change its direction at its last sign.
  func faultOfRepair(_ subject: Subject) -> Fault? {
    let units = subject.shape.units
    func isListSign(_ unit: Int) -> Bool {
      units[unit].kind == .sign && Signs.separatesListItems(units[unit].scalar)
    }
    for place in visible.indices.dropFirst()
    where phrases[place] < 0 || phrases[place] != phrases[place - 1] {
      let (before, unit) = (visible[place - 1], visible[place])
      // No control of the translator stands between them.
      if unit == before + 1, units[unit].space == .space,
        direction(of: unit, subject) == subject.direction.opposite,
        subject.shape.foreignWords(at: before).contains(unit)
      {
        return Fault(.order, before...unit)
      }
    }
    for last in phrases.indices.dropLast()
    where phrases[last] >= 0 && phrases[last + 1] != phrases[last] {
      let (unit, next) = (visible[last], visible[last + 1])
      let before = visible[max(phrases[last], last - 1)]
      if last - 2 >= phrases[last],
        direction(of: visible[last - 2], subject) == subject.direction.opposite,
        isNumber(unit, subject), units[unit].isSpaced, units[before].kind == .sign,
        Signs.joinsWords(units[before].scalar), units[next].isSpaced,
        direction(of: next, subject) == subject.direction
      {
        return Fault(.order, unit...unit)
      }
      if last > phrases[last], isNumber(unit, subject), units[unit].isSpaced,
        direction(of: before, subject) == subject.direction.opposite,
        isGluedToOwnWord(last, subject)
      {
        return Fault(.order, unit...unit)
      }
      if isListSign(next), last + 2 < visible.count,
        [.sign, .close].contains(units[visible[last + 2]].kind),
        visible[phrases[last]..<last].contains(where: isListSign)
      {
        return Fault(.edge, next...next)
      }
    }
    return nil
  }

  /// Whether a word of the language follows a place without a space, perhaps after a hyphen: `256-bit`.
  private func isGluedToOwnWord(_ place: Int, _ subject: Subject) -> Bool {
    let units = subject.shape.units
    for next in visible[(place + 1)...].prefix(2) {
      guard !units[next].isSpaced else { return false }
      if units[next].kind == .own { return true }
      guard units[next].kind == .sign,
        units[next].scalar == .hyphenMinus || units[next].scalar == .hebrewPunctuationMaqaf
          || units[next].scalar == .nonBreakingHyphen
      else { return false }
    }
    return false
  }

  /// Whether a stretch is all that is visible of units without space between them; their arguments may be empty.
  func isGlued(_ first: Int, _ last: Int, _ subject: Subject) -> Bool {
    var unit = first
    while unit <= last, subject.shape.units[visible[unit]].kind == .sign { unit += 1 }
    guard unit <= last else { return false }
    let glued = subject.shape.gluedUnits(at: visible[unit])
    guard glued.count > 1 else { return false }
    let isAllBefore = first == 0 || visible[first - 1] < glued.lowerBound
    let isAllAfter = last + 1 == visible.count || visible[last + 1] > glued.upperBound
    return isAllBefore && isAllAfter && glued.contains(visible[first])
      && glued.contains(visible[last])
  }

  /// The end of a group of digits in a right-to-left phrase: numbers without space between them, a fraction, or a time.
  func endOfNumberGroup(
    _ place: Int, _ expected: Int, _ last: Int, _ subject: Subject
  ) -> Int? {
    let end = place + expected - ranks[visible[place]]
    guard subject.direction == .leftToRight, end > place, end <= last else { return nil }
    for next in place...end {
      let unit = subject.shape.units[visible[next]]
      let isJoint = unit.kind == .sign && (unit.scalar == .solidus || unit.scalar == .colon)
      guard ranks[visible[next]] == ranks[visible[place]] + next - place,
        isNumber(visible[next], subject) || isJoint && next > place && next < end,
        next == place || !unit.isSpaced
      else { return nil }
    }
    return end
  }

  /// The end of words of the language that keep their own order inside a phrase; nil if there are none.
  func endOfOwnWords(
    _ place: Int, _ expected: Int, _ first: Int, _ last: Int, _ subject: Subject
  ) -> Int? {
    guard subject.shape.hasControls, place > first else { return nil }
    let length = expected - ranks[visible[place]] + 1
    guard length > 1, place + length - 1 < last else { return nil }
    for offset in 0..<length where ranks[visible[place + offset]] != ranks[visible[place]] + offset
    {
      return nil
    }
    return place + length - 1
  }

  /// Point 1: a number outside an argument does not become part of the argument's text on the screen.
  func faultOfNumberInArgument(_ first: Int, _ last: Int, _ subject: Subject) -> Fault? {
    guard subject.shape.hasArguments, subject.ignoring != .whole else { return nil }
    let units = subject.shape.units
    let foreign = subject.direction.opposite
    func isForeignArgument(_ unit: Int) -> Bool {
      units[unit].kind == .argument && direction(of: unit, subject) == foreign
    }
    /// The nearest unit on one side that is no sign, and whether a sign stands before it.
    func neighbour(_ place: Int, _ step: Int) -> (unit: Int, isAfterSign: Bool)? {
      var next = place + step
      while next >= first, next <= last {
        switch units[visible[next]].kind {
        case .sign: next += step
        case .open, .close: return nil
        default: return (visible[next], next != place + step)
        }
      }
      return nil
    }
    for place in first...last {
      let unit = visible[place]
      guard isNumber(unit, subject) else { continue }
      // A name and its version may come as two arguments: `%@ %@` for `Swift 6.3`.
      let isSentenceNumber =
        units[unit].kind == .number || subject.typedNumbers[units[unit].argument]
      let sides = [neighbour(place, -1), neighbour(place, 1)].compactMap { $0 }
      let hasWord = sides.contains { units[$0.unit].kind == .foreign && !$0.isAfterSign }
      if !hasWord,
        sides.contains(where: { side in
          isForeignArgument(side.unit) && (isSentenceNumber || side.isAfterSign)
            && !subject.shape.chains.contains {
              $0.elements.contains(side.unit) && $0.elements.contains(unit)
            }
        })
      {
        return Fault(.whole, unit...unit)
      }
    }
    return nil
  }
}
