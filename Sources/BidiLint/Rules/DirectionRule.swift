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
    let value = entry.value.string
    let inContainer = wrong.filter { $0.container == first.container }
    let code = Code.kind(of: value)
    let isRepaired = code == nil && wrong.allSatisfy { $0.repair != nil }
    let fix = isRepaired ? fix(entry, wrong, context) : nil
    return [
      Diagnosis(
        range: entry.value.range, key: entry.key.string,
        message: message(for: first, locale),
        help: fix != nil ? nil : help(value, code, context.options),
        proof: Proof(
          container: first.container, direction: locale.direction,
          paragraphs: inContainer.map(\.proof)),
        fix: fix)
    ]
  }

  private func fix(
    _ entry: Entry, _ faults: [EntryProof.DirectionFault], _ context: RuleContext
  ) -> Fix? {
    if faults.contains(where: { !$0.rewriting.isEmpty }) {
      return rewriting(entry, faults, context)
    }
    func wraps(_ repair: (EntryProof.DirectionFault) -> LineRepair?) -> [ValueWrap] {
      faults.compactMap { fault in
        repair(fault).map { controls in
          ValueWrap(
            range: fault.line.range(0..<fault.line.text.utf8.count, in: entry.value.string),
            controls: controls)
        }
      }
    }
    let shown = Set(faults.compactMap(\.repair?.description)).sorted().joined(separator: " and ")
    let what = faults.count == 1 ? "the line" : "\(faults.count) lines"
    return Fix(
      wraps(\.repair), joined: wraps(\.joined), of: entry, safety: .safe,
      message: "write \(what) as \(shown)", in: context)
  }

  /// Controls taken out or turned, and others written where that is not enough.
  private func rewriting(
    _ entry: Entry, _ faults: [EntryProof.DirectionFault], _ context: RuleContext
  ) -> Fix {
    var changes: [ValueChange] = []
    var taken: [String] = []
    var written: [String] = []
    for fault in faults {
      let line = fault.line.range(0..<fault.line.text.utf8.count, in: entry.value.string)
      let repair = fault.repair ?? .none
      if !repair.before.isEmpty {
        changes.append(.insert(repair.before.string, before: line.lowerBound))
      }
      for change in fault.rewriting.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
        let range = fault.line.range(change.range, in: entry.value.string)
        if let control = change.control {
          changes.append(.insert(control.string, before: range.lowerBound))
          written.append(control.visibleName)
        }
        changes.append(.remove(range))
        taken += fault.line.text(at: change.range).unicodeScalars.compactMap {
          DirectionalFormatting($0)?.visibleName
        }
      }
      if !repair.after.isEmpty {
        changes.append(.append(repair.after.string, after: line.upperBound))
      }
      if !repair.isEmpty { written.append(repair.description) }
    }
    let write = written.isEmpty ? "" : " and write \(written.joined(separator: ", "))"
    return Fix(
      edits: entry.edits(changes, spelling: context.options.spelling, in: context.file.source),
      safety: .safe, message: "take out \(taken.joined(separator: ", "))\(write)")
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
    for fault: EntryProof.DirectionFault, _ locale: LintLocale
  ) -> String {
    let wanted = locale.direction.words
    if let wrap = fault.foreignWrap {
      return "\(wrap.opener.visibleName)\u{2026}\(wrap.terminator.visibleName) lays the text out"
        + " \(locale.direction.opposite.words) in every container, but it is \(wanted)"
    }
    switch fault.container {
    case .natural:
      return naturalMessage(fault.shown, fault.proof, wanted: wanted)
    case .ltr, .rtl:
      let now = fault.proof.directionNow.words
      return "shown in a \(now) container, the parts of this \(wanted) text change places"
    }
  }

  private func naturalMessage(
    _ line: Line, _ proof: Proof.ParagraphProof, wanted: String
  ) -> String {
    let strong = proof.arguments.filter { FirstStrong(in: $0.text) != nil }
    let tail = "so a label lays it out \(proof.directionNow.words), but the text is \(wanted)"
    if let first = FirstStrong(
      in: line.text, skipping: line.specifiers.filter { $0.argument != .percentSign }.map(\.range)),
      first.direction == proof.directionNow,
      // Numbers hold no letter, and leave that to what follows.
      !line.specifiers.contains(where: { specifier in
        specifier.range.lowerBound < first.index
          && strong.contains { $0.specifier == specifier.text }
      })
    {
      if let control = DirectionalFormatting(first.scalar) {
        return "the first strong character is \(control.visibleName), \(tail)"
      }
      return "the first letter is \(first.scalar) (\(first.scalar.scriptName)), \(tail)"
    }
    guard let argument = strong.first else {
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
