import BidiJudge
import MessageSyntax
import BidiSource
import BidiText
import LocalizationFiles

/// Explains the verdict and the findings of an entry, line by line.
struct EntryExplainer {
  private let checked: CheckedEntry
  private let context: MessageContext
  private let findings: [Finding]
  private let locale: MessageLocale
  private let options: LintOptions

  /// The containers that the options ask for, without those that make no difference for the language.
  let asked: [DisplayContainer]

  /// The reason why no order is judged; nil if orders are judged.
  private let silence: String?

  /// Whether the lines are judged once more, with what the sources say of the arguments.
  private let judgesAnew: Bool

  init(
    _ checked: CheckedEntry, _ locale: MessageLocale, _ findings: [Finding], silence: String?,
    judgesAnew: Bool = false
  ) {
    self.checked = checked
    self.judgesAnew = judgesAnew
    self.findings = findings
    self.locale = locale
    context = checked.context.locale == nil ? MessageContext() : checked.surroundings
    options = checked.context.options
    asked =
      checked.isShownElsewhere
      ? checked.containers : MessageJudge(locale: locale, options: options.judge).containers
    // If a rule explains the order and proves no wrong order, no rule reports the order of the entry.
    let doubt = findings.first { finding in
      !(finding.proof?.lines.contains { $0.point != nil } ?? false)
        && Rules.checked.contains { type(of: $0).id == finding.rule && type(of: $0).explainsOrder }
    }
    self.silence = silence ?? doubt.map { "see \($0.rule)" }
  }

  /// The most lines that are explained, without those that have a fault.
  private static let mostLines = 500

  /// A line as it stands in a value, whatever the form.
  private struct StoredLine: Hashable {
    /// Its place in the form.
    let place: Int
    let text: String
    let hasFault: Bool
  }

  /// What is known about each argument, and the lines.
  ///
  /// A line that is the same in several forms comes once: of a value with many plurals, most lines are. Of very many lines the last
  /// are left out, those without a fault sooner.
  func lines() -> (arguments: [ArgumentKnowledge], lines: [ExplainedLine], leftOut: Int) {
    let message = checked.message
    let others = DisplayContainer.allCases.filter { !asked.contains($0) }
      .map { ($0, verdict(of: message, in: [$0])) }
    let judge = MessageJudge(locale: locale, options: options.judge)
    let main =
      (judgesAnew ? nil : checked.verdict) ?? verdict(of: message, in: asked)
    var result: [ExplainedLine] = []
    var place = -1
    var known: Set<StoredLine> = []
    var leftOut = 0
    for branch in message.branches {
      for (placeInForm, line) in branch.lines.enumerated() {
        place += 1
        guard !line.pieces.isEmpty else { continue }
        let judged = main.lines[place]
        let stored = StoredLine(
          place: placeInForm, text: String(message.text(at: line.range)),
          hasFault: !judged.faults.isEmpty)
        guard known.insert(stored).inserted else { continue }
        let most = judged.faults.isEmpty ? Self.mostLines : 2 * Self.mostLines
        guard result.count < most else {
          leftOut += 1
          continue
        }
        let checkedLine = CheckedLine(
          entry: checked, line: line, verdict: judged, direction: locale.direction)
        var rows: [(container: DisplayContainer, line: LineVerdict)] = asked.map { ($0, judged) }
        for (container, verdict) in others { rows.append((container, verdict.lines[place])) }
        let faults = rows.compactMap { row in
          row.line.faults.first { $0.container == row.container }
        }
        let shown = faults.first?.examples ?? []
        let (text, pieces, cuts) = self.pieces(
          judge.shown(line, of: message, main.arguments, with: shown).text)
        let unreported = reasonNotReported(checkedLine)
        result.append(
          ExplainedLine(
            number: line.number, selectors: branch.selectors,
            text: stored.text, pieces: pieces,
            containers: rows.map { row in
              let fault = row.line.faults.first { $0.container == row.container }
              // If the order is wrong with every argument, the arguments of the other containers show it too.
              let own = fault.map { $0.certainty == .always ? shown : $0.examples }
              let (filled, arguments) = judge.shown(
                line, of: message, main.arguments, with: own ?? shown)
              return container(
                row.container, line, fault, fault?.clause(in: checkedLine), row.line.doubt, filled,
                arguments, unreported, isSameText(filled, text) ? cuts : nil)
            }))
      }
    }
    return (main.arguments, result, leftOut)
  }

  /// The repair, with the containers in which its result is right.
  func explained(_ repair: MessageRepair) -> ExplainedRepair {
    let repaired = checked.message.withText(repair.text)
    let others = DisplayContainer.allCases.filter { !asked.contains($0) }
    let right = others.filter {
      let verdict = verdict(of: repaired, in: [$0])
      return verdict.certainty == .right && !verdict.isUnbalanced
    }
    return ExplainedRepair(
      repair: repair, escaped: escaped(repair.text), askedFor: asked, alsoRight: right,
      stillWrong: others.filter { !right.contains($0) })
  }

  /// A text with its controls as the format of the file escapes them.
  ///
  /// A text that is in no file gets the escapes of `.strings`, which `explain` reads too.
  private func escaped(_ text: String) -> EscapedText? {
    var result = ""
    var hasControls = false
    for scalar in text.unicodeScalars {
      guard let control = DirectionalFormatting(scalar) else {
        result.unicodeScalars.append(scalar)
        continue
      }
      hasControls = true
      let escape =
        checked.context.file.isText
        ? ControlNotation.strings.spelling(of: control) : checked.entry.escape(of: scalar)
      guard let escape else { return nil }
      result += escape
    }
    let file = checked.context.file
    let format = file.isText ? ".strings" : file.format.name
    return hasControls ? EscapedText(formatName: format, text: result) : nil
  }

  private func verdict(of message: Message, in containers: [DisplayContainer]) -> Verdict {
    var judgeOptions = options.judge
    judgeOptions.containers = containers
    var judge = MessageJudge(locale: locale, options: judgeOptions)
    return judge.verdict(of: message, context: context)
  }

  // MARK: What is said

  private func container(
    _ container: DisplayContainer, _ line: Message.Line, _ fault: Fault?, _ clause: String?,
    _ doubt: LineVerdict.Doubt?, _ text: String, _ arguments: [Fault.Example],
    _ unreported: String?, _ cuts: [Int]?
  ) -> ExplainedContainer {
    let isAskedFor = asked.contains(container)
    let base = line.baseDirection(in: container, locale.direction)
    let paragraph = try? ResolvedParagraph(text, baseDirection: base)
    let statement: ExplainedContainer.Statement =
      if let silence {
        .unsaid(silence)
      } else if let doubt {
        .unsaid(doubt.words)
      } else if fault == nil {
        .right
      } else if isAskedFor, let unreported {
        .unsaid(unreported)
      } else {
        .wrong
      }
    return ExplainedContainer(
      container: container, isAskedFor: isAskedFor, statement: statement, fault: fault,
      clause: clause, arguments: arguments, text: text,
      direction: base.direction(of: text),
      displayed: text.visualParagraph(baseDirection: base) ?? text,
      order: paragraph.flatMap { paragraph in cuts.map { order(of: $0, in: paragraph) } } ?? [],
      fallback: locale.direction)
  }

  /// The reason why no rule reports the fault of a line, as a clause; nil if a rule reports it, and if there is no
  /// fault.
  private func reasonNotReported(_ line: CheckedLine) -> String? {
    guard let fault = line.fault else { return nil }
    let isReported = findings.contains { finding in
      finding.proof?.lines.contains { $0.number == line.verdict.number && $0.point != nil } ?? false
    }
    if isReported { return nil }
    if let unseen = checked.unseen { return unseen }
    if checked.isInRightToLeftScript(locale) { return "it is in another script than its file" }
    if !fault.changesDisplay(of: line) { return "the repaired line would look the same" }
    let rules = Rules.checked.compactMap { type(of: $0) as? any OrderRule.Type }
      .filter { $0.finds(fault, in: line) }
    guard let rule = rules.first(where: options.runs) else {
      return rules.first.map { "the rule \($0.id) is not run" }
    }
    return IgnoredRules(checked.entry).contains(rule.id) ? "a comment turns \(rule.id) off" : nil
  }

  // MARK: Pieces

  /// A text, cut at the starts of the level runs of all containers.
  ///
  /// A cut inside a grapheme cluster moves to its end.
  private func pieces(_ text: String) -> (text: String, pieces: [ExplainedLine.Piece], cuts: [Int])
  {
    let paragraphs = DisplayContainer.allCases.compactMap {
      try? ResolvedParagraph(text, baseDirection: $0.baseDirection(in: locale.direction))
    }
    let scalars = paragraphs.first?.scalars ?? []
    var cuts: Set<Int> = [0, scalars.count]
    for paragraph in paragraphs {
      for run in paragraph.levelRuns() { cuts.insert(run.scalarRange.lowerBound) }
    }
    var start = 0
    for cluster in text {
      let end = start + cluster.unicodeScalars.count
      if (start + 1..<end).contains(where: cuts.contains) {
        cuts.subtract(start + 1..<end)
        cuts.insert(end)
      }
      start = end
    }
    let sorted = cuts.sorted()
    let pieces = zip(sorted, sorted.dropFirst()).map { start, end in
      let part = scalars[start..<end]
      var scripts: [String] = []
      for scalar in part where scalar.bidiClass.strongDirection != nil {
        let name = scalar.scriptName
        if !["Common", "Inherited", "Unknown"].contains(name), !scripts.contains(name) {
          scripts.append(name)
        }
      }
      return ExplainedLine.Piece(
        text: String(String.UnicodeScalarView(part)), scalarRange: start..<end, scripts: scripts)
    }
    return (text, pieces, sorted)
  }

  /// The pieces between cuts in display order.
  ///
  /// - Complexity: O(*n* log *n*).
  private func order(
    of cuts: [Int], in paragraph: ResolvedParagraph
  ) -> [ExplainedLine.PlacedPiece] {
    var order: [ExplainedLine.PlacedPiece] = []
    for offset in paragraph.visualOrder() {
      let piece = cuts.firstSorted { $0 > offset } - 1
      guard piece >= 0, order.last?.piece != piece else { continue }
      order.append(
        .init(
          piece: piece, direction: paragraph.levels[offset]?.direction ?? paragraph.direction))
    }
    return order
  }
}

extension LineVerdict.Doubt {
  /// The reason why the line is not judged, as a clause.
  fileprivate var words: String {
    switch self {
    case .override: "an override turns its letters round"
    case .brokenSpecifier: "a specifier has a typing error"
    case .unreadForms: "forms are nested too deeply to be read"
    }
  }
}
