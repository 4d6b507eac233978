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
  /// Judges a line.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - text: The line with the arguments that show a fault of its direction; nil where it has none.
  /// - Returns: The verdict.
  /// - Throws: `BidiError` where a sample argument holds a paragraph separator.
  func verdict(of line: Line, faultyText text: String?) throws(BidiError) -> LineVerdict {
    let faults = try faults(of: line, mergesToo: false)
    let shown = faults.first?.proof.text ?? text
    let set = samples.first { line.filled(with: $0) == shown } ?? samples[0]
    return try verdict(of: line, with: set, faults)
  }

  /// Judges a line with given arguments.
  func verdict(
    of line: Line, with set: SampleSet, _ faults: [LineFault] = []
  ) throws(BidiError) -> LineVerdict {
    let islands = line.islands(policy, listsToo: false)
    let filled = FilledLine(line, islands: islands, samples: set)
    guard !isTextOfLatinLettersAlone(line) else {
      return LineVerdict(
        samples: set, filled: filled, units: [], direction: .leftToRight, partFaults: faults)
    }
    let paragraph = try ResolvedParagraph(filled.text, baseDirection: .explicit(locale.direction))
    return LineVerdict(
      samples: set, filled: filled, units: try filled.units(of: paragraph),
      direction: locale.direction, partFaults: faults)
  }
}
