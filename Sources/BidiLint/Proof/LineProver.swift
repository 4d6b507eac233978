import BidiText

/// Proves that a line, or a part of it, is shown in the wrong order: two orders of the same text, now and wanted,
/// from the real algorithm.
///
/// Wanted is the order under the direction of the locale, with every argument and every island whole that a
/// running rule guards. All faults of a line want the same order.
struct LineProver {
  let locale: LintLocale
  let containers: [Container]
  let style: RepairStyle
  let policy: NumberPolicy
  private(set) var samples: [SampleSet]
  let hostile: [SampleSet]
  let mayHoldRightToLeftSamples: Bool

  /// The kinds of fault that running rules look for.
  private(set) var guarded: Set<LineFault.Kind>

  /// Of more units than these, all are isolated where one has to be: each is a resolution of its own.
  static let maximumUnits = 64

  /// Takes the usual samples.
  ///
  /// - Parameters:
  ///   - locale: The locale of the text.
  ///   - options: Containers, style, samples and policies.
  init(locale: LintLocale, options: LintOptions) {
    self.locale = locale
    containers = options.containers(for: locale)
    style = options.style
    policy = options.numberPolicies.policy(for: locale)
    samples = options.samples.usual(script: locale.script, direction: locale.direction)
    hostile = options.samples.hostile(script: locale.script)
    mayHoldRightToLeftSamples = samples.contains(where: \.mayHoldRightToLeft)
    guarded = Set(LineFault.Kind.ofRules.filter { options.runs($0.rule) }.map(\.kind))
  }

  /// The same with more samples, such as those that an entry hints at.
  func trying(_ texts: [String]) -> LineProver {
    var prover = self
    prover.samples += texts.map { SampleSet([$0], overrides: []) }
    return prover
  }

  /// The same without the rules that an entry ignores.
  func leaving(_ ignored: IgnoredRules) -> LineProver {
    var prover = self
    for (kind, rule) in LineFault.Kind.ofRules where ignored.contains(type(of: rule).id) {
      prover.guarded.remove(kind)
    }
    return prover
  }

  /// Whether a value can have a wrong line at all: false for most, by a look at its bytes.
  func mayBeWrong(_ value: String) -> Bool {
    // From left to right, nothing but right-to-left letters puts anything out of order.
    locale.direction == .rightToLeft || containers.contains(.rtl)
      || value[...].mayHoldRightToLeft
      || mayHoldRightToLeftSamples && value.utf8.contains { "%{$".utf8.contains($0) }
  }

  /// Judges a line.
  ///
  /// - Parameter line: The line.
  /// - Returns: Its faults; none for most lines.
  /// - Throws: `BidiError` where a sample argument holds a paragraph separator.
  ///
  /// Where an app renders markup nobody sees its letters: a line with markup is wrong only where it is wrong with
  /// them and without, and what is wanted is said of the line without.
  func judge(_ line: Line) throws(BidiError) -> LineFaults {
    guard let rendered = RenderedLine(line) else { return try judgeAsStored(line) }
    let shown = try judgeAsStored(rendered.line)
    guard shown.direction != nil || !shown.parts.isEmpty else { return shown }
    let stored = try judgeAsStored(line)
    let kinds = Set(stored.parts.map(\.kind))
    return rendered.restoring(
      LineFaults(
        direction: stored.direction == nil ? nil : shown.direction,
        parts: shown.parts.filter { kinds.contains($0.kind) }))
  }

  /// Judges a line whose every character is shown.
  private func judgeAsStored(_ line: Line) throws(BidiError) -> LineFaults {
    let none = LineFaults(direction: nil, parts: [])
    // What stands in an override is for override-control.
    guard !line.hasOverride else { return none }
    guard locale.direction == .rightToLeft, line.text.hasDirectionalFormatting,
      line.text.controlBalance.isBalanced
    else { return try judgeInOwnDirection(line) }
    let wraps = line.foreignWraps(of: locale.direction, policy)
    guard wraps.isEmpty else { return try faults(of: line, in: wraps) }
    let faults = try judgeInOwnDirection(line)
    guard let fault = faults.direction, let better = try withoutLeadingMarks(fault) else {
      return faults
    }
    return LineFaults(direction: better, parts: [])
  }

  /// Judges a line that no control gives a foreign direction.
  private func judgeInOwnDirection(_ line: Line) throws(BidiError) -> LineFaults {
    let isBalanced = line.text.controlBalance.isBalanced
    guard line.hasLetters(of: locale.direction) else {
      return LineFaults(
        direction: nil, parts: isBalanced ? try faultsWithoutOwnLetters(line) : [])
    }
    guard let container = containers.first else { return LineFaults(direction: nil, parts: []) }
    let setting = Setting(
      container: container, direction: locale.direction, fallback: locale.direction)
    if isBalanced, try isShownAsWithoutControls(line, setting) {
      return LineFaults(direction: nil, parts: [])
    }
    let orders = isBalanced ? try orders(of: line, setting) : nil
    var direction = try directionFault(of: line, orders)
    let repair = direction?.repair
    direction?.joined = repair
    guard let orders else { return LineFaults(direction: direction, parts: []) }
    guard !orders.culprits.isEmpty else { return LineFaults(direction: direction, parts: []) }
    guard repair != nil else {
      // Where isolates would do in every container, what is cheaper has to.
      let isolated = orders.isolating(orders.culprits, in: line)
      let isRight = try orders.areShown(of: isolated, with: .none, in: containers, locale)
      return LineFaults(
        direction: direction,
        parts: try partFaults(line, orders, direction: isRight ? LineRepair.none : nil, setting))
    }
    // The fewest controls for all faults together.
    var best: (parts: [LineFault], cost: Int)?
    for joined in try joinedRepairs(of: line, orders) {
      let parts = try partFaults(line, orders, direction: joined, setting)
      let cost = parts.reduce(joined.count) { $0 + ($1.repair?.controlCount ?? 1000) }
      guard best.map({ cost <= $0.cost }) ?? true else { continue }
      best = (parts, cost)
      direction?.joined = try leastRepair(of: line, orders, parts, joined)
    }
    return LineFaults(direction: direction, parts: best?.parts ?? [])
  }

  /// The least that a line needs for its direction once its parts are repaired.
  private func leastRepair(
    of line: Line, _ orders: LineOrders, _ parts: [LineFault], _ joined: LineRepair
  ) throws(BidiError) -> LineRepair {
    let wraps = parts.flatMap { $0.repair?.wraps ?? [] }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
    let repaired = Line(wraps, in: line)
    for candidate in [.none] + style.candidates(for: locale.direction)
    where candidate.count < joined.count {
      if try orders.areShown(of: repaired, with: candidate, in: containers, locale) {
        return candidate
      }
    }
    return joined
  }

  /// Whether a line has controls, and every chosen container shows with them what is wanted of it without them.
  ///
  /// Then nothing is wrong, whatever the controls keep from reading as one phrase.
  private func isShownAsWithoutControls(
    _ line: Line, _ setting: Setting
  ) throws(BidiError) -> Bool {
    guard line.text.hasDirectionalFormatting else { return false }
    let bare = Line(String(line.text).strippingControls(), inPlaceOf: line)
    let orders = try orders(of: bare, setting)
    for set in line.relevant(samples) {
      let plain = try displayed(bare.filled(with: set), .explicit(locale.direction))
      let wanted = orders?.wanted(with: set) ?? plain
      let text = line.filled(with: set)
      for container in containers {
        let now = try displayed(text, container.baseDirection(in: locale.direction))
        guard isSameText(now.trimmingSpaces(), wanted.trimmingSpaces()) else { return false }
      }
    }
    return true
  }

  /// The faults of a line that takes its direction from its container.
  private func faultsWithoutOwnLetters(_ line: Line) throws(BidiError) -> [LineFault] {
    let isLeftToRightOnly = isTextOfLatinLettersAlone(line)
    for container in containers {
      let setting = Setting(container: container, direction: nil, fallback: locale.direction)
      let found: [LineFault]
      if isLeftToRightOnly {
        found = try wholeLineFault(line, setting).map { [$0] } ?? []
      } else if let orders = try orders(of: line, setting) {
        found = try partFaults(line, orders, direction: nil, setting)
      } else {
        found = []
      }
      if !found.isEmpty { return found }
    }
    return []
  }

  /// Where a line is looked at.
  struct Setting {
    let container: Container
    /// The direction that the line should have; nil where the container is to say it.
    let direction: WritingDirection?
    let fallback: WritingDirection

    /// The direction that a text should have here.
    func direction(of text: String) -> WritingDirection {
      direction ?? container.direction(of: text, fallback: fallback)
    }
  }

  // MARK: Texts of Latin letters alone

  /// Whether a line of a right-to-left locale has none of its letters, but Latin ones.
  func isTextOfLatinLettersAlone(_ line: Line) -> Bool {
    locale.direction == .rightToLeft && !line.hasLetters(of: .rightToLeft)
      && isTextOfLatinLetters(line)
  }

  /// Whether a line has Latin letters, and where it takes texts as arguments, some that are no island's.
  private func isTextOfLatinLetters(_ line: Line) -> Bool {
    guard line.hasTextArguments else { return line.hasLetters(of: .leftToRight) }
    var rest = ""
    var position = 0
    for island in line.islands(policy, listsToo: false) {
      rest += line.text(at: position..<island.range.lowerBound) + " "
      position = island.range.upperBound
    }
    rest += line.text(at: position..<line.text.utf8.count)
    return Line(rest, inPlaceOf: line).hasLetters(of: .leftToRight)
  }

  private func wholeLineFault(
    _ line: Line, _ setting: Setting
  ) throws(BidiError) -> LineFault? {
    guard guarded.contains(.leftToRightOnly) else { return nil }
    for set in latin(line) {
      let text = line.filled(with: set)
      guard setting.direction(of: text) == .rightToLeft else { continue }
      let now = try displayed(text, .explicit(.rightToLeft))
      let wanted = try displayed(text, .explicit(.leftToRight))
      guard !isSameText(now.trimmingSpaces(), wanted.trimmingSpaces()) else { continue }
      let whole = WrapSearch.Place(
        range: 0..<line.text.utf8.count, isolation: .isolation(WritingDirection.leftToRight))
      let search = WrapSearch(
        line: line, places: [whole], others: [], style: style, direction: .rightToLeft)
      let repair = try search.repair { (repaired, _) throws(BidiError) in
        try isLeftToRight(repaired, like: line)
      }
      return LineFault(
        kind: .leftToRightOnly, line: line, container: setting.container, samples: set,
        proof: Proof.ParagraphProof(
          number: line.number, text: text, arguments: line.arguments(of: set),
          directionNow: .rightToLeft, now: now, wanted: wanted),
        words: try wordsForWholeLine(text), repair: repair)
    }
    return nil
  }

  /// The samples that leave it a text of Latin letters, and those that the user gave.
  private func latin(_ line: Line) -> [SampleSet] {
    line.relevant(samples).filter { !$0.overrides.isEmpty || !$0.mayHoldRightToLeft }
  }

  private func isLeftToRight(
    _ repaired: Line, like line: Line
  ) throws(BidiError) -> Bool {
    for set in latin(line) {
      let wanted = try displayed(line.filled(with: set), .explicit(.leftToRight))
      for container in Container.allCases {
        func isRight(_ line: Line) throws(BidiError) -> Bool {
          let text = line.filled(with: set)
          return isSameText(
            try displayed(text, container.baseDirection(in: locale.direction)).trimmingSpaces(),
            wanted.trimmingSpaces())
        }
        let wasRight = try isRight(line)
        guard wasRight || containers.contains(container) else { continue }
        guard try isRight(repaired) else { return false }
      }
    }
    return true
  }

  private func wordsForWholeLine(_ text: String) throws(BidiError) -> String {
    let paragraph = try ResolvedParagraph(text, baseDirection: .explicit(.rightToLeft))
    return try Displacement.words(
      for: 0..<paragraph.scalars.count, of: paragraph, direction: .leftToRight)
  }
}
