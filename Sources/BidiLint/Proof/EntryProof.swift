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
    var line: Line

    /// The line as it is shown: without markup.
    let shown: Line
    let proof: Proof.ParagraphProof
    let container: Container
    let kind: LineFault.Kind

    /// The arguments that show it.
    let samples: SampleSet

    /// What repairs it; nil where nothing does.
    var repair: LineRepair?

    /// What is taken out or turned before that.
    var rewriting: [ControlChange] = []

    /// The pair of controls that gives the line its direction; nil where the container does.
    var foreignWrap: ForeignWrap?

    /// What repairs it together with the repairs of all faults of parts: less, where those put it right.
    var joined: LineRepair?
  }
}

/// Proves what is wrong with the entries of a file; made once for all of them.
struct EntryProver {
  private let locale: LintLocale
  private let lines: LineProver

  /// The same for entries whose argument is a number.
  private let amounts: LineProver

  private let base: BaseTexts?

  /// Whether values whose specifiers are broken are somebody else's: the letters in them are no text.
  private let leavesBrokenSpecifiers: Bool

  /// Whether every container gives a text of right-to-left letters alone its own direction.
  private let takesOwnDirection: Bool

  /// Takes what is the same for all entries.
  ///
  /// - Parameters:
  ///   - locale: The locale of the file.
  ///   - options: The rules that run, containers, samples and policies.
  ///   - base: The texts of the base language, which say something of arguments; nil where there are none.
  init(locale: LintLocale, options: LintOptions, base: BaseTexts?) {
    self.locale = locale
    self.base = base
    lines = LineProver(locale: locale, options: options)
    var options = options
    options.samples.areAmounts = true
    // Signs at a number belong to it, so it is none of the parts that have to be isolated.
    options.ignore.insert(PlaceholderUnisolatedRule.id)
    amounts = LineProver(locale: locale, options: options)
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
    let hasTexts =
      locale.direction == .rightToLeft && paragraphs.contains(where: \.hasTextArguments)
    var prover = hasTexts && ArgumentHints.isAmount(entry) ? amounts : lines
    if !entry.comments.isEmpty { prover = prover.leaving(IgnoredRules(entry)) }
    guard hasTexts else { return prover }
    let hints = ArgumentHints.samples(for: entry, base: base?.text(forKey: entry.key.string))
    return hints.isEmpty ? prover : prover.trying(hints)
  }
}
