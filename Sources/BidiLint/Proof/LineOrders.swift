import BidiText

/// One way to fill a line, with its order now and the one that is wanted.
struct LineTrial {
  let set: SampleSet
  let filled: FilledLine
  let paragraph: ResolvedParagraph
  let direction: WritingDirection
  let now: String

  /// What has to stay whole, in order.
  private(set) var units: [FilledLine.Unit]

  /// The order with the units isolated.
  private(set) var wanted: String

  /// The fewest units whose isolation gives that order.
  var needed: [FilledLine.Unit] = []

  init(
    _ filled: FilledLine, _ paragraph: ResolvedParagraph, set: SampleSet, units: [FilledLine.Unit]
  ) throws(BidiError) {
    self.set = set
    self.filled = filled
    self.paragraph = paragraph
    self.units = units
    direction = paragraph.direction
    now = paragraph.visualText()
    wanted = try displayed(filled.isolating(units), .explicit(paragraph.direction))
  }

  var isWrong: Bool { !isSameText(now, wanted) }

  /// Takes units apart into their parts.
  ///
  /// - Parameters:
  ///   - ranges: Where they stand in the stored line.
  ///   - isGuarded: Whether a part has to stay whole.
  /// - Returns: Whether there was one to take apart.
  /// - Throws: Nothing: a line is one paragraph.
  mutating func split(
    _ ranges: Set<Range<Int>>, _ isGuarded: (FilledLine.Unit) -> Bool
  ) throws(BidiError) -> Bool {
    var split: [FilledLine.Unit] = []
    var hasChanged = false
    var rest = filled.parts[...]
    for unit in units {
      rest = rest.drop { $0.storedRange.upperBound <= unit.storedRange.lowerBound }
      let inside = rest.prefix { $0.storedRange.lowerBound < unit.storedRange.upperBound }
        .filter(\.isUnit).map(FilledLine.Unit.init)
      if ranges.contains(unit.storedRange), inside != [unit] {
        split += inside.filter(isGuarded)
        hasChanged = true
      } else {
        split.append(unit)
      }
    }
    guard hasChanged else { return false }
    units = split
    wanted = try displayed(filled.isolating(units), .explicit(direction))
    return true
  }
}

/// The order that is wanted of a line, with every sample: each argument and island that a running rule guards is
/// whole, and the line has its direction.
struct LineOrders {
  /// The line with each sample that makes a difference.
  let trials: [LineTrial]

  /// What has to be isolated for that, in order, with the fault that it is.
  let culprits: [Culprit]

  /// What is shown in another order than is wanted.
  struct Culprit: Hashable {
    let unit: FilledLine.Unit
    let kind: LineFault.Kind
  }

  /// The trial that shows the most kinds of faults; nil where nothing is wrong.
  let shown: LineTrial?

  init(_ trials: [LineTrial], _ culprits: [Culprit]) {
    self.trials = trials
    self.culprits = culprits
    let wrong = trials.filter(\.isWrong)
    let kinds = wrong.map { trial in
      let needed = Set(trial.needed)
      return Set(culprits.filter { needed.contains($0.unit) }.map(\.kind)).count
    }
    let most = kinds.max()
    shown = zip(wrong, kinds).first { $0.1 == most }?.0
  }

  /// The order that is wanted with a sample; nil where it is that of the line as it is.
  func wanted(with set: SampleSet) -> String? { trials.first { $0.set == set }?.wanted }

  /// The line with isolates round some of what has to be isolated.
  func isolating(_ culprits: [Culprit], in line: Line) -> Line {
    Line(
      culprits.map { .init(range: $0.unit.storedRange, controls: $0.unit.isolation) }, in: line)
  }

  /// Whether containers show a line in the orders that are wanted once its direction is repaired, and no other
  /// container worse than before.
  ///
  /// A natural container is asked in both ways that there are: rule P2 leaves isolates out, browsers with
  /// `dir=auto` look into them.
  func areShown(
    of line: Line, with repair: LineRepair, in containers: [Container], _ locale: LintLocale
  ) throws(BidiError) -> Bool {
    for trial in trials {
      let text = repair.applied(to: line.filled(with: trial.set))
      let wanted = trial.wanted.trimmingSpaces()
      for container in Container.allCases {
        let base = container.baseDirection(in: locale.direction)
        if isSameText(try displayed(text, base).trimmingSpaces(), wanted) { continue }
        let now = try displayed(trial.filled.text, base)
        if containers.contains(container) || isSameText(now.trimmingSpaces(), wanted) {
          return false
        }
      }
      if containers.contains(.natural),
        let first = text.unicodeScalars.lazy.compactMap(\.bidiClass.strongDirection).first,
        !isSameText(try displayed(text, .explicit(first)).trimmingSpaces(), wanted)
      {
        return false
      }
    }
    return true
  }
}

extension LineProver {
  /// What is tried before the orders of different samples must agree.
  private static let maximumRounds = 4

  /// The orders that are wanted of a line; nil where nothing in it has to stay whole.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - setting: Where it is looked at.
  /// - Returns: The orders.
  /// - Throws: `BidiError` where a sample argument holds a paragraph separator.
  func orders(of line: Line, _ setting: Setting) throws(BidiError) -> LineOrders? {
    let mergesToo = guarded.contains(.runMerge)
    let islands = line.islands(policy, listsToo: false)
    let hasParts = line.hasTextArguments || islands.contains { $0.kind != .markup }
    guard hasParts || mergesToo else { return nil }
    guard mergesToo else {
      let isGuarded = { guarded.contains(LineFault.Kind(of: $0)) }
      let (trials, culprits) = try search(line, islands, setting, .overSigns, isGuarded)
      return LineOrders(trials, culprits.map { .init(unit: $0, kind: LineFault.Kind(of: $0)) })
    }
    // What is out of order where Latin items may fuse is no fault of their fusing.
    let apart =
      !hasParts
      ? [] : try search(line, islands, setting, .overSigns) { _ in true }.culprits
    func kind(of unit: FilledLine.Unit) -> LineFault.Kind {
      apart.overlapping(unit) == nil ? .runMerge : LineFault.Kind(of: unit)
    }
    let listed = line.islands(policy, listsToo: true)
    let (trials, culprits) = try search(line, listed, setting, .overSpaces) {
      guarded.contains(kind(of: $0))
    }
    return LineOrders(trials, culprits.map { .init(unit: $0, kind: kind(of: $0)) })
  }

  /// The line with every sample, and the fewest units whose isolation puts all in order.
  ///
  /// Where one sample needs something isolated that another shows as a part of a phrase, the phrase is taken
  /// apart: there is one repair for all samples.
  private func search(
    _ line: Line, _ islands: [LineIsland], _ setting: Setting, _ joining: PhraseFinder.Joining,
    _ isGuarded: (FilledLine.Unit) -> Bool
  ) throws(BidiError) -> (trials: [LineTrial], culprits: [FilledLine.Unit]) {
    var trials: [LineTrial] = []
    for set in line.relevant(samples) {
      let filled = FilledLine(line, islands: islands, samples: set)
      let direction = setting.direction(of: filled.text)
      guard direction == .rightToLeft || filled.text[...].mayHoldRightToLeft else { continue }
      let paragraph = try ResolvedParagraph(filled.text, baseDirection: .explicit(direction))
      let units = try filled.units(of: paragraph, joining: joining).filter(isGuarded)
      guard !units.isEmpty else { continue }
      trials.append(try LineTrial(filled, paragraph, set: set, units: units))
    }
    var culprits: [FilledLine.Unit] = []
    for _ in 0..<Self.maximumRounds {
      culprits = []
      for index in trials.indices where trials[index].isWrong {
        let needed = try needed(for: trials[index])
        trials[index].needed = needed
        culprits += needed.filter { culprits.overlapping($0) == nil }
        culprits.sort { $0.storedRange.lowerBound < $1.storedRange.lowerBound }
      }
      guard !culprits.isEmpty else { break }
      var torn: Set<Range<Int>> = []
      for unit in trials.flatMap(\.units) {
        guard let culprit = culprits.overlapping(unit), culprit.storedRange != unit.storedRange
        else { continue }
        torn.formUnion([culprit.storedRange, unit.storedRange])
      }
      var hasChanged = false
      for index in trials.indices where !torn.isEmpty {
        if try trials[index].split(torn, isGuarded) { hasChanged = true }
      }
      guard hasChanged else { break }
    }
    return (trials, culprits)
  }

  /// The units without which the order is not the one that is wanted.
  private func needed(for trial: LineTrial) throws(BidiError) -> [FilledLine.Unit] {
    guard trial.units.count <= Self.maximumUnits else { return trial.units }
    var needed = trial.units
    for unit in trial.units {
      let fewer = needed.filter { $0 != unit }
      let order = try displayed(trial.filled.isolating(fewer), .explicit(trial.direction))
      if isSameText(order, trial.wanted) { needed = fewer }
    }
    return needed
  }
}

extension [FilledLine.Unit] {
  /// One of these, which are in order, that overlaps a unit; nil where none does.
  ///
  /// - Complexity: O(log *n*).
  fileprivate func overlapping(_ unit: FilledLine.Unit) -> FilledLine.Unit? {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].storedRange.upperBound <= unit.storedRange.lowerBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low < count && self[low].storedRange.overlaps(unit.storedRange) ? self[low] : nil
  }
}
