import BidiText

/// How a line should be shown, with the arguments that show a fault, where some do.
struct LineVerdict {
  /// The arguments.
  let samples: SampleSet

  /// The line with them, and what must stay whole in it.
  let filled: FilledLine

  /// What is kept whole, in order.
  let units: [FilledLine.Unit]

  /// The direction that the line should have.
  let direction: WritingDirection

  /// Faults of arguments and islands.
  let partFaults: [LineFault]

  /// The text whose order is wanted: the line with isolates round the units.
  var isolated: String { filled.isolating(units) }

  /// The order that is wanted.
  var wanted: String {
    get throws(BidiError) { try displayed(isolated, .explicit(direction)) }
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
    let set = faults.parts.first?.samples ?? faults.direction?.samples ?? samples[0]
    return try verdict(of: line, with: set, faults.parts)
  }

  /// Judges a line with given arguments.
  func verdict(
    of line: Line, with set: SampleSet, _ faults: [LineFault] = []
  ) throws(BidiError) -> LineVerdict {
    guard !isTextOfLatinLettersAlone(line), line.text.controlBalance.isBalanced,
      let container = containers.first,
      case let setting = Setting(
        container: container, direction: locale.direction, fallback: locale.direction),
      let trial = try orders(of: line, setting)?.trials.first(where: {
        line.specifiers.isEmpty || $0.set == set
      })
    else {
      return LineVerdict(
        samples: set,
        filled: FilledLine(line, islands: line.islands(policy, listsToo: false), samples: set),
        units: [], direction: isTextOfLatinLettersAlone(line) ? .leftToRight : locale.direction,
        partFaults: faults)
    }
    return LineVerdict(
      samples: set, filled: trial.filled, units: trial.units, direction: trial.direction,
      partFaults: faults)
  }
}
