import BidiText
import LocalizationFiles

/// What is proven of an entry's value, line by line; made once, for all rules that need it.
struct EntryProof {
  /// Lines that a container lays out in the direction that their language has not.
  let directionFaults: [DirectionFault]

  /// Arguments and islands that are not whole, or not in their place.
  let partFaults: [LineFault]

  /// A line laid out in the wrong direction.
  struct DirectionFault {
    let line: Line
    let proof: Proof.ParagraphProof
    let container: Container
    let kind: LineFault.Kind

    /// The arguments that show it.
    let samples: SampleSet

    /// What repairs it; nil where nothing does.
    let repair: LineRepair?

    /// What repairs it together with the repairs of all faults of parts: less, where those put it right.
    var joined: LineRepair?
  }
}

/// Proves what is wrong with the entries of a file; made once for all of them.
struct EntryProver {
  private let locale: LintLocale
  private let lines: LineProver

  /// Whether values whose specifiers are broken are somebody else's: the letters in them are no text.
  private let leavesBrokenSpecifiers: Bool

  /// Whether every container gives a text of right-to-left letters alone its own direction.
  private let takesOwnDirection: Bool

  /// Takes what is the same for all entries.
  ///
  /// - Parameters:
  ///   - locale: The locale of the file.
  ///   - options: The rules that run, containers, samples and policies.
  init(locale: LintLocale, options: LintOptions) {
    self.locale = locale
    lines = LineProver(locale: locale, options: options)
    leavesBrokenSpecifiers = options.runs(PlaceholderMismatchRule())
    takesOwnDirection =
      locale.direction == .rightToLeft && !options.containers(for: locale).contains(.ltr)
  }

  /// Proves what can be proven of an entry; nil where nothing is wrong.
  func proof(of entry: Entry) throws(BidiError) -> EntryProof? {
    let value = entry.value.string
    guard lines.mayHaveWrongDirection(value) || lines.mayBeWrong(value),
      !(takesOwnDirection && value.isPlainRightToLeft)
    else { return nil }
    if leavesBrokenSpecifiers, BrokenSpecifier.first(in: value) != nil,
      !IgnoredRules(entry).contains(PlaceholderMismatchRule.id)
    {
      return nil
    }
    let paragraphs = Line.lines(of: value)
    let prover = prover(for: entry, paragraphs)
    var directionFaults: [EntryProof.DirectionFault] = []
    var partFaults: [LineFault] = []
    for line in paragraphs {
      let faults = try prover.judge(line)
      if let fault = faults.direction { directionFaults.append(fault) }
      partFaults += faults.parts
    }
    if directionFaults.isEmpty, partFaults.isEmpty { return nil }
    return EntryProof(directionFaults: directionFaults, partFaults: partFaults)
  }

  private func prover(for entry: Entry, _ paragraphs: [Line]) -> LineProver {
    let prover = entry.comments.isEmpty ? lines : lines.leaving(IgnoredRules(entry))
    guard locale.direction == .rightToLeft, paragraphs.contains(where: \.hasTextArguments) else {
      return prover
    }
    let hints = ArgumentHints.samples(for: entry)
    return hints.isEmpty ? prover : prover.trying(hints)
  }
}
