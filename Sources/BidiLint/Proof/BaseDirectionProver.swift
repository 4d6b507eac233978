import BidiText

/// Shows that a line is displayed in the wrong order, and finds the least that puts it right.
struct BaseDirectionProver {
  private let direction: WritingDirection
  private let containers: [Container]
  private let style: RepairStyle
  private let samples: [SampleSet]

  init(locale: LintLocale, options: LintOptions) {
    direction = locale.direction
    containers = options.containers(for: locale)
    style = options.style
    samples = options.samples.usual(script: locale.script, direction: locale.direction)
  }

  /// Whether a value can have a wrong line at all: false for most, by a look at its bytes.
  ///
  /// A line is wrong only if letters of both directions meet, or a container is of the other one.
  func mayBeWrong(_ value: String) -> Bool {
    if direction == .rightToLeft { return value[...].mayHoldRightToLeft }
    return containers.contains(.rtl) || value[...].mayHoldRightToLeft
      || samples.contains(where: \.mayHoldRightToLeft)
  }

  /// Two orders that differ, for the first container and sample that show it; nil where none does.
  func proof(of line: Line) throws(BidiError) -> (Proof.ParagraphProof, Container)? {
    guard line.hasLetters(of: direction) else { return nil }
    for container in containers {
      for set in line.relevant(samples) {
        let text = line.filled(with: set)
        guard let directionNow = otherDirection(of: text, in: container) else { continue }
        let now = try displayed(text, .explicit(directionNow))
        let wanted = try displayed(text, .explicit(direction))
        guard !isSameText(now.trimmingSpaces(), wanted.trimmingSpaces()),
          try isWrongWithoutMarkup(text, in: container)
        else { continue }
        return (
          Proof.ParagraphProof(
            number: line.number, text: text, arguments: line.arguments(of: set),
            directionNow: directionNow, now: now, wanted: wanted),
          container
        )
      }
    }
    return nil
  }

  /// Whether a text with tags, entities or messages inside is shown wrong without them too: where an app renders
  /// them, nobody sees their letters.
  private func isWrongWithoutMarkup(
    _ text: String, in container: Container
  ) throws(BidiError) -> Bool {
    guard text.utf8.contains(where: { $0 == 0x3C || $0 == 0x26 || $0 == 0x7B }) else { return true }
    let markup = text.islands(
      IslandOptions(kinds: [.tag, .entity, .messageArgument], findsNested: false))
    guard !markup.isEmpty else { return true }
    var shown = ""
    var position = text.startIndex
    for island in markup {
      shown += text[position..<island.range.lowerBound]
      position = island.range.upperBound
    }
    shown += text[position...]
    guard let directionNow = otherDirection(of: shown, in: container) else { return false }
    let now = try displayed(shown, .explicit(directionNow))
    let wanted = try displayed(shown, .explicit(direction))
    return !isSameText(now.trimmingSpaces(), wanted.trimmingSpaces())
  }

  /// The direction that a container gives a line, where it is not the one wanted.
  private func otherDirection(of text: String, in container: Container) -> WritingDirection? {
    let found = container.direction(of: text, fallback: direction)
    return found == direction ? nil : found
  }

  /// The cheapest repair that is right in every chosen container with every sample, and that makes no
  /// other container worse.
  func repair(of line: Line) throws(BidiError) -> LineRepair? {
    // What is open inside would swallow the end of what is put round it.
    guard line.text.controlBalance.isBalanced else { return nil }
    for candidate in style.candidates(for: direction) where try isRight(candidate, for: line) {
      return candidate
    }
    return nil
  }

  /// The containers in which a repaired line is still not shown as wanted, with some sample.
  func wrongContainers(with repair: LineRepair, for line: Line) throws(BidiError) -> [Container] {
    var wrong: [Container] = []
    for container in Container.allCases {
      for set in line.relevant(samples) {
        let text = line.filled(with: set)
        let wanted = try displayed(text, .explicit(direction))
        let now = try displayed(repair.applied(to: text), container.baseDirection(in: direction))
        if !isSameText(now, wanted), !wrong.contains(container) { wrong.append(container) }
      }
    }
    return wrong
  }

  private func isRight(_ candidate: LineRepair, for line: Line) throws(BidiError) -> Bool {
    for set in line.relevant(samples) {
      let text = line.filled(with: set)
      let wanted = try displayed(text, .explicit(direction))
      let repaired = candidate.applied(to: text)
      for container in Container.allCases {
        let base = container.baseDirection(in: direction)
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
