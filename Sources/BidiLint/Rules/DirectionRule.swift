import BidiText
import LocalizationFiles

/// A rule about lines that a container lays out in the direction that their language has not.
protocol DirectionRule: ProvenRule {
  /// The kind of fault.
  static var kind: LineFault.Kind { get }
}

extension DirectionRule {
  func check(
    _ proof: EntryProof, of entry: Entry, in context: RuleContext
  ) throws(BidiError) -> [Diagnosis] {
    let wrong = proof.directionFaults.filter { $0.kind == Self.kind }
    guard let first = wrong.first, let locale = context.locale else { return [] }
    let prover = BaseDirectionProver(locale: locale, options: context.options)
    let value = entry.value.string
    let inContainer = wrong.filter { $0.container == first.container }
    let code = Code.kind(of: value)
    let repairs = code == nil ? try repairs(of: wrong.map(\.line), by: prover) : nil
    return [
      Diagnosis(
        range: entry.value.range, key: entry.key.string,
        message: message(for: first.line, first.proof, first.container, locale),
        help: repairs == nil ? help(value, code, context.options) : nil,
        proof: Proof(
          container: first.container, direction: locale.direction,
          paragraphs: inContainer.map(\.proof)),
        fix: repairs.map { fix(entry, wrong.map(\.line), $0, context) })
    ]
  }

  private func repairs(
    of lines: [Line], by prover: BaseDirectionProver
  ) throws(BidiError) -> [LineRepair]? {
    var repairs: [LineRepair] = []
    for line in lines {
      guard let repair = try prover.repair(of: line) else { return nil }
      repairs.append(repair)
    }
    return repairs
  }

  private func fix(
    _ entry: Entry, _ lines: [Line], _ repairs: [LineRepair], _ context: RuleContext
  ) -> Fix {
    let utf8 = entry.value.string.utf8
    var changes: [ValueChange] = []
    for (line, repair) in zip(lines, repairs) {
      let start = utf8.distance(from: utf8.startIndex, to: line.text.startIndex)
      let end = utf8.distance(from: utf8.startIndex, to: line.text.endIndex)
      changes.append(.insert(repair.before.string, before: start))
      if !repair.after.isEmpty { changes.append(.append(repair.after.string, after: end)) }
    }
    let shown = Set(repairs.map(\.description)).sorted().joined(separator: " and ")
    let what = lines.count == 1 ? "the line" : "\(lines.count) lines"
    return Fix(
      edits: entry.edits(changes, spelling: context.options.spelling, in: context.file.source),
      safety: .safe, message: "write \(what) as \(shown)")
  }

  /// Why there is no repair, and what to do.
  private func help(_ value: String, _ code: String?, _ options: LintOptions) -> String {
    if let code {
      return
        "it looks like \(code), which a mark would break; give the label a direction in the app"
    }
    if !value.controlBalance.isBalanced {
      return "a control inside is not closed; repair that first (unbalanced-control)"
    }
    let other = options.style == .embed ? "" : "; try --style embed"
    return "no marks of style \(options.style.rawValue) put the parts in order everywhere\(other)"
  }

  private func message(
    for line: Line, _ proof: Proof.ParagraphProof, _ container: Container, _ locale: LintLocale
  ) -> String {
    let wanted = locale.direction.words
    switch container {
    case .natural:
      return naturalMessage(line, proof, wanted: wanted)
    case .ltr, .rtl:
      let now = proof.directionNow.words
      return "shown in a \(now) container, the parts of this \(wanted) text change places"
    }
  }

  private func naturalMessage(
    _ line: Line, _ proof: Proof.ParagraphProof, wanted: String
  ) -> String {
    let tail = "so a label lays it out \(proof.directionNow.words), but the text is \(wanted)"
    if let first = FirstStrong(
      in: line.text, skipping: line.specifiers.filter { $0.argument != .percentSign }.map(\.range)),
      first.direction == proof.directionNow,
      !line.specifiers.contains(where: { $0.range.lowerBound < first.index })
    {
      if let control = DirectionalFormatting(first.scalar) {
        return "the first strong character is \(control.visibleName), \(tail)"
      }
      return "the first letter is \(first.scalar) (\(first.scalar.scriptName)), \(tail)"
    }
    guard let argument = proof.arguments.first else {
      return "the line begins with text of the other direction, \(tail)"
    }
    return
      "with \(argument.specifier) = \"\(argument.text)\" the first letter is one of the argument, \(tail)"
  }
}

extension WritingDirection {
  /// `left-to-right` or `right-to-left`.
  var words: String { self == .leftToRight ? "left to right" : "right to left" }
}
