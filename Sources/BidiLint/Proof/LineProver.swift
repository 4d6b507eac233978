import BidiText

/// Proves that parts of a line are shown in the wrong order: two orders of the same text, now and wanted,
/// from the real algorithm.
///
/// Wanted is the order under the direction of the locale, with every argument and every island whole. The
/// direction that a container gives the line is another matter: ``BaseDirectionProver``.
struct LineProver {
  let locale: LintLocale
  private let containers: [Container]
  let style: RepairStyle
  let policy: NumberPolicy
  private(set) var samples: [SampleSet]
  let hostile: [SampleSet]
  private let mayHoldRightToLeftSamples: Bool

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
  }

  /// The same with more samples, such as those that an entry hints at.
  func trying(_ texts: [String]) -> LineProver {
    var prover = self
    prover.samples += texts.map { SampleSet([$0], overrides: []) }
    return prover
  }

  /// Whether a value can have a wrong line at all: false for most, by a look at its bytes.
  func mayBeWrong(_ value: String) -> Bool {
    // From left to right, nothing but right-to-left letters puts anything out of order.
    locale.direction == .rightToLeft || containers.contains(.rtl)
      || value[...].mayHoldRightToLeft
      || mayHoldRightToLeftSamples && value.utf8.contains(UInt8(ascii: "%"))
  }

  /// The faults of a line.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - mergesToo: Whether Latin items that fuse into one phrase are faults.
  /// - Returns: The faults; none for most lines.
  /// - Throws: `BidiError` where a sample argument holds a paragraph separator.
  func faults(of line: Line, mergesToo: Bool) throws(BidiError) -> [LineFault] {
    let hasOwnLetters = line.hasLetters(of: locale.direction)
    guard line.text.controlBalance.isBalanced else { return [] }
    let isLeftToRightOnly = isTextOfLatinLettersAlone(line)
    // Its own letters decide, or the container does.
    let tried = hasOwnLetters ? containers.prefix(1) : containers[...]
    for container in tried {
      let setting = Setting(
        container: container,
        direction: hasOwnLetters ? locale.direction : nil,
        fallback: locale.direction)
      let found =
        isLeftToRightOnly
        ? try wholeLineFault(line, setting).map { [$0] } ?? []
        : try partFaults(line, setting, mergesToo: mergesToo)
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
    return Line(rest[...], number: line.number).hasLetters(of: .leftToRight)
  }

  private func wholeLineFault(
    _ line: Line, _ setting: Setting
  ) throws(BidiError) -> LineFault? {
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
        kind: .leftToRightOnly, line: line, container: setting.container,
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
