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
  }
}

/// Proves what is wrong with the entries of a file; made once for all of them.
struct EntryProver {
  private let locale: LintLocale
  private let options: LintOptions
  private let mergesToo: Bool
  private let directions: BaseDirectionProver
  private let parts: LineProver

  /// Whether every container gives a text of right-to-left letters alone its own direction.
  private let takesOwnDirection: Bool

  /// Takes what is the same for all entries.
  ///
  /// - Parameters:
  ///   - locale: The locale of the file.
  ///   - options: Containers, samples and policies.
  ///   - mergesToo: Whether Latin items that fuse into one phrase are faults.
  init(locale: LintLocale, options: LintOptions, mergesToo: Bool) {
    self.locale = locale
    self.options = options
    self.mergesToo = mergesToo
    directions = BaseDirectionProver(locale: locale, options: options)
    parts = LineProver(locale: locale, options: options)
    takesOwnDirection =
      locale.direction == .rightToLeft && !options.containers(for: locale).contains(.ltr)
  }

  /// Proves what can be proven of an entry; nil where nothing is wrong.
  func proof(of entry: Entry) throws(BidiError) -> EntryProof? {
    let value = entry.value.string
    let mayHaveWrongDirection = directions.mayBeWrong(value)
    guard mayHaveWrongDirection || parts.mayBeWrong(value),
      !(takesOwnDirection && value.isPlainRightToLeft)
    else { return nil }
    let lines = Line.lines(of: value)
    var directionFaults: [EntryProof.DirectionFault] = []
    if mayHaveWrongDirection {
      for line in lines {
        guard let (proof, container) = try directions.proof(of: line) else { continue }
        directionFaults.append(
          .init(line: line, proof: proof, container: container, kind: line.kind(in: container)))
      }
    }
    let prover = prover(for: entry, lines)
    var partFaults: [LineFault] = []
    for line in lines { partFaults += try prover.faults(of: line, mergesToo: mergesToo) }
    if directionFaults.isEmpty, partFaults.isEmpty { return nil }
    return EntryProof(directionFaults: directionFaults, partFaults: partFaults)
  }

  private func prover(for entry: Entry, _ lines: [Line]) -> LineProver {
    guard locale.direction == .rightToLeft, lines.contains(where: \.hasTextArguments) else {
      return parts
    }
    let hints = ArgumentHints.samples(for: entry)
    return hints.isEmpty ? parts : parts.trying(hints)
  }
}

extension Line {
  /// Which fault it is to be laid out in the wrong direction here.
  fileprivate func kind(in container: Container) -> LineFault.Kind {
    guard container != .natural else { return .baseDirection }
    let isRightToLeftOnly =
      container == .ltr && specifiers.isEmpty && !hasLetters(of: .leftToRight)
    return isRightToLeftOnly ? .rightToLeftOnly : .containerDependent
  }
}
