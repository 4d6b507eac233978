import BidiText

/// How a line should be shown, with the arguments that show a fault, where some do.
struct LineVerdict {
  /// The arguments.
  let samples: SampleSet

  /// The text that is shown: without markup, with the arguments.
  let text: String

  /// The same, with foreign wraps turned, and what must stay whole in it.
  let filled: FilledLine

  /// What is kept whole, in order.
  let units: [FilledLine.Unit]

  /// The direction that the line should have.
  let direction: WritingDirection

  /// Whether it has no letters of its own that say so: it runs as its container does.
  var takesContainersDirection = false

  /// Why nothing is said of the order; nil where something is.
  var doubt: Doubt?

  /// Faults of arguments and islands.
  let partFaults: [LineFault]

  /// The text whose order is wanted: the line with isolates round the units.
  var isolated: String { filled.isolating(units) }

  /// The order that is wanted.
  var wanted: String {
    get throws(BidiError) { try displayed(isolated, .explicit(direction)) }
  }

  /// The order that is wanted in a container; nil where nothing is said of it.
  func wanted(in container: Container) throws(BidiError) -> String? {
    guard doubt == nil else { return nil }
    guard takesContainersDirection else { return try wanted }
    let own = container.direction(of: text, fallback: direction)
    return try displayed(isolated, .explicit(own))
  }

  /// Why nothing is said of a line's order.
  enum Doubt: Hashable {
    /// A control is never closed, or closes nothing.
    case unbalanced
    /// Letters stand in an override.
    case override
  }
}

extension LineProver {
  /// Judges a line, with the arguments that show a fault of it, where there is one.
  ///
  /// - Parameter line: The line.
  /// - Returns: The verdict.
  /// - Throws: `BidiError` where a sample argument holds a paragraph separator.
  func verdict(of line: Line) throws(BidiError) -> LineVerdict {
    let faults = try judge(line)
    let line = try shown(of: line, faults)
    let set = faults.parts.first?.samples ?? faults.direction?.samples ?? samples[0]
    return try verdict(of: line, with: set, faults.parts)
  }

  /// The line that a verdict is about: without markup, but as it is stored where it is wrong in one form alone.
  func shown(of line: Line, _ faults: LineFaults) throws(BidiError) -> Line {
    guard let rendered = RenderedLine(line)?.line else { return line }
    guard faults.direction == nil, faults.parts.isEmpty else { return rendered }
    let other = try judge(rendered)
    return other.direction == nil && other.parts.isEmpty ? rendered : line
  }

  /// Judges a line that has no markup with given arguments.
  func verdict(
    of line: Line, with set: SampleSet, _ faults: [LineFault] = []
  ) throws(BidiError) -> LineVerdict {
    let text = line.filled(with: set)
    let isBalanced = line.text.controlBalance.isBalanced
    let doubt: LineVerdict.Doubt? =
      !isBalanced ? .unbalanced : line.hasOverride ? .override : nil
    let isLatin = isTextOfLatinLettersAlone(line)
    let isWithoutLetters = !isLatin && !line.hasLetters(of: locale.direction)
    var line = line
    if doubt == nil, locale.direction == .rightToLeft {
      line = line.applying(turning(line.foreignWraps(of: locale.direction, policy)))
    }
    guard !isLatin, doubt == nil,
      let container = containers.first,
      case let setting = Setting(
        container: container, direction: locale.direction, fallback: locale.direction),
      let trial = try orders(of: line, setting)?.trials.first(where: {
        line.specifiers.isEmpty || $0.set == set
      })
    else {
      return LineVerdict(
        samples: set, text: text,
        filled: FilledLine(line, islands: line.islands(policy, listsToo: false), samples: set),
        units: [], direction: isLatin ? .leftToRight : locale.direction,
        takesContainersDirection: isWithoutLetters, doubt: doubt, partFaults: faults)
    }
    return LineVerdict(
      samples: set, text: text, filled: trial.filled, units: trial.units,
      direction: trial.direction, takesContainersDirection: isWithoutLetters, partFaults: faults)
  }
}
