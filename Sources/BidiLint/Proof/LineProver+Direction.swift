import BidiText

/// Shows that a line is laid out in the wrong direction, and finds the least that puts it right.
extension LineProver {
  /// Whether a value can have a line of the wrong direction at all: false for most, by a look at its bytes.
  ///
  /// A line is wrong only if letters of both directions meet, or a container is of the other one.
  func mayHaveWrongDirection(_ value: String) -> Bool {
    if locale.direction == .rightToLeft { return value[...].mayHoldRightToLeft }
    return containers.contains(.rtl) || value[...].mayHoldRightToLeft || mayHoldRightToLeftSamples
  }

  /// The fault of a line's direction, for the first container and arguments that show it; nil where none does.
  ///
  /// - Parameters:
  ///   - line: A line with letters of the locale's direction.
  ///   - orders: The orders of its parts; nil where nothing in it has to stay whole.
  /// - Returns: The fault.
  /// - Throws: `BidiError` where a sample argument holds a paragraph separator.
  func directionFault(
    of line: Line, _ orders: LineOrders?
  ) throws(BidiError) -> EntryProof.DirectionFault? {
    let isolated = orders.flatMap {
      $0.culprits.isEmpty ? nil : $0.isolating($0.culprits, in: line)
    }
    for container in containers {
      for set in tried(on: line, orders) {
        let text = line.filled(with: set)
        let directionNow = container.direction(of: text, fallback: locale.direction)
        guard directionNow != locale.direction || isolated != nil else { continue }
        let now = try displayed(text, .explicit(directionNow))
        let plain = try displayed(text, .explicit(locale.direction))
        let wanted = orders?.wanted(with: set) ?? plain
        guard !isSameText(now.trimmingSpaces(), wanted.trimmingSpaces()) else { continue }
        let isTurned = try isTurned(text, (directionNow, now), plain, in: container)
        // Alone the parts may stand as they should and in this container not, once each is whole.
        let isTurnedWhenWhole =
          try isolated.map { (isolated) throws(BidiError) in
            let whole = isolated.filled(with: set)
            let direction = container.direction(of: whole, fallback: locale.direction)
            guard direction != locale.direction else { return false }
            let order = try displayed(whole, .explicit(direction))
            return !isSameText(order.trimmingSpaces(), wanted.trimmingSpaces())
          } ?? false
        guard isTurned || isTurnedWhenWhole else { continue }
        let kind = line.kind(in: container)
        guard guarded.contains(kind) else { break }
        return EntryProof.DirectionFault(
          line: line, shown: line,
          proof: Proof.ParagraphProof(
            number: line.number, text: text, arguments: line.arguments(of: set),
            directionNow: directionNow, now: now, wanted: wanted),
          container: container, kind: kind, samples: set,
          repair: try directionRepair(of: line, orders, isolated))
      }
    }
    return nil
  }

  /// Whether a text as it is takes another order in the direction that a container gives it.
  private func isTurned(
    _ text: String, _ now: (direction: WritingDirection, text: String), _ plain: String,
    in container: Container
  ) throws(BidiError) -> Bool {
    guard now.direction != locale.direction,
      !isSameText(now.text.trimmingSpaces(), plain.trimmingSpaces())
    else { return false }
    return try isWrongWithoutMarkup(text, in: container)
  }

  /// The samples that make a difference, before all others those that show the most faults of parts.
  private func tried(on line: Line, _ orders: LineOrders?) -> [SampleSet] {
    let relevant = line.relevant(samples)
    guard let first = orders?.shown?.set else { return Array(relevant) }
    return [first] + relevant.filter { $0 != first }
  }

  /// Whether a text with messages or unknown entities inside is shown wrong without them too: where an app renders
  /// them, nobody sees their letters.
  private func isWrongWithoutMarkup(
    _ text: String, in container: Container
  ) throws(BidiError) -> Bool {
    guard text.utf8.contains(where: { $0 == 0x26 || $0 == 0x7B }) else { return true }
    let markup = text.islands(
      IslandOptions(kinds: [.entity, .messageArgument], findsNested: false))
    guard !markup.isEmpty else { return true }
    var shown = ""
    var position = text.startIndex
    for island in markup {
      shown += text[position..<island.range.lowerBound]
      position = island.range.upperBound
    }
    shown += text[position...]
    let direction = container.direction(of: shown, fallback: locale.direction)
    guard direction != locale.direction else { return false }
    let now = try displayed(shown, .explicit(direction))
    let wanted = try displayed(shown, .explicit(locale.direction))
    return !isSameText(now.trimmingSpaces(), wanted.trimmingSpaces())
  }

  // MARK: Repairs

  /// What a line needs for its direction, nothing perhaps; nil where no controls do.
  func directionRepair(of line: Line) throws(BidiError) -> LineRepair? {
    guard let container = containers.first else { return nil }
    let setting = Setting(
      container: container, direction: locale.direction, fallback: locale.direction)
    let orders = try orders(of: line, setting)
    let isolated = orders.flatMap {
      $0.culprits.isEmpty ? nil : $0.isolating($0.culprits, in: line)
    }
    if try isRepaired(line, by: .none, orders, isolated) { return LineRepair.none }
    return try directionRepair(of: line, orders, isolated)
  }

  /// The cheapest repair that is right in every chosen container with every sample, that makes no
  /// other container worse, and that with the parts isolated gives the order that is wanted.
  private func directionRepair(
    of line: Line, _ orders: LineOrders?, _ isolated: Line?
  ) throws(BidiError) -> LineRepair? {
    // What is open inside would swallow the end of what is put round it.
    guard line.text.controlBalance.isBalanced else { return nil }
    for candidate in style.candidates(for: locale.direction)
    where try isRepaired(line, by: candidate, orders, isolated) {
      return candidate
    }
    return nil
  }

  private func isRepaired(
    _ line: Line, by candidate: LineRepair, _ orders: LineOrders?, _ isolated: Line?
  ) throws(BidiError) -> Bool {
    guard try isRight(candidate, for: line) else { return false }
    guard let orders, let isolated else { return true }
    return try orders.areShown(of: isolated, with: candidate, in: containers, locale)
  }

  /// What may repair the direction of a line whose parts are repaired with it: nothing where isolates of the
  /// parts do it too, and the cheapest controls that do.
  func joinedRepairs(
    of line: Line, _ orders: LineOrders
  ) throws(BidiError) -> [LineRepair] {
    let isolated = orders.isolating(orders.culprits, in: line)
    var found: [LineRepair] = []
    for candidate in [LineRepair.none] + style.candidates(for: locale.direction)
    where try orders.areShown(of: isolated, with: candidate, in: containers, locale) {
      found.append(candidate)
      if !candidate.isEmpty { break }
    }
    return found
  }

  private func isRight(_ candidate: LineRepair, for line: Line) throws(BidiError) -> Bool {
    for set in line.relevant(samples) {
      let text = line.filled(with: set)
      let wanted = try displayed(text, .explicit(locale.direction))
      let repaired = candidate.applied(to: text)
      for container in Container.allCases {
        let base = container.baseDirection(in: locale.direction)
        if isSameText(try displayed(repaired, base), wanted) { continue }
        // In a container that was not asked for, what was wrong may stay wrong.
        let wasRight = isSameText(try displayed(text, base), wanted)
        if wasRight || containers.contains(container) {
          return false
        }
      }
    }
    return true
  }
}

extension Line {
  /// Which fault it is to be laid out in the wrong direction in a container.
  fileprivate func kind(in container: Container) -> LineFault.Kind {
    guard container != .natural else { return .baseDirection }
    let isRightToLeftOnly =
      container == .ltr && specifiers.isEmpty && !hasLetters(of: .leftToRight)
    return isRightToLeftOnly ? .rightToLeftOnly : .containerDependent
  }
}
