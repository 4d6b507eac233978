import BidiMessages
import BidiText
import LocalizationFiles

/// A rule about the order in which a line is shown, as the judge finds it.
protocol OrderRule: Rule {
  /// Whether a fault is one of this rule; the first rule that says so has it.
  ///
  /// - Parameters:
  ///   - fault: The fault.
  ///   - line: The line that it is of.
  ///   - direction: The direction of the language.
  static func finds(_ fault: Fault, of line: LineVerdict, _ direction: WritingDirection) -> Bool

  /// What is wrong, in one sentence without a full stop.
  static func message(_ fault: Fault, of entry: CheckedEntry, _ locale: MessageLocale) -> String
}

extension OrderRule {
  /// The judge looks at entries for the rule.
  public static var looksAtEntries: Bool { false }
}

/// Makes diagnoses of what the judge finds.
enum OrderFaults {
  /// One diagnosis for each rule that has a fault of the entry.
  ///
  /// A line has one fault: the surest, that of a natural container before others. All diagnoses carry the one repair.
  static func diagnoses(
    of entry: CheckedEntry, _ rules: [any OrderRule], _ ignored: IgnoredRules,
    in context: RuleContext
  ) -> [(diagnosis: Diagnosis, rule: any Rule)] {
    guard let locale = context.locale, let verdict = entry.verdict else { return [] }
    var found: [(rule: any OrderRule, faults: [(fault: Fault, line: LineVerdict)])] = []
    for line in verdict.lines {
      guard let fault = mainFault(of: line),
        let rule = rules.first(where: { type(of: $0).finds(fault, of: line, locale.direction) })
      else { continue }
      let id = type(of: rule).id
      if let place = found.firstIndex(where: { type(of: $0.rule).id == id }) {
        found[place].faults.append((fault, line))
      } else {
        found.append((rule, [(fault, line)]))
      }
    }
    found.removeAll { ignored.contains(type(of: $0.rule).id) }
    return found.map { rule, faults in
      (diagnosis(rule, faults, entry, verdict, locale, context), rule)
    }
  }

  /// The fault that is reported of a line.
  static func mainFault(of line: LineVerdict) -> Fault? {
    line.faults.max { lhs, rhs in
      (lhs.container == .natural ? 1 : 0, lhs.certainty.rawValue)
        < (rhs.container == .natural ? 1 : 0, rhs.certainty.rawValue)
    }
  }

  private static func diagnosis(
    _ rule: any OrderRule, _ faults: [(fault: Fault, line: LineVerdict)], _ entry: CheckedEntry,
    _ verdict: Verdict, _ locale: MessageLocale, _ context: RuleContext
  ) -> Diagnosis {
    let first = faults[0].fault
    let more = faults.count == 1 ? "" : " (and \(faults.count - 1) more lines)"
    let after = Dictionary(
      (entry.repair?.orders ?? []).map { ($0.line, $0) }, uniquingKeysWith: { first, _ in first })
    let lines = faults.map { fault, line in
      Proof.LineProof(
        number: line.number, text: fault.text, arguments: fault.examples,
        rightArguments: fault.rightExamples, point: fault.point,
        directionNow: fault.paragraphDirection, now: fault.displayed,
        repaired: after[line.number]?.after)
    }
    return Diagnosis(
      range: entry.entry.value.range, key: entry.entry.key.string,
      message: type(of: rule).message(first, of: entry, locale) + more,
      help: help(entry, context),
      proof: Proof(
        container: first.container, direction: locale.direction, lines: lines,
        knowledge: verdict.arguments.compactMap(\.words)),
      fix: entry.repair.map { entry.fix($0, in: context) })
  }

  /// Why there is no repair, or what to think of before it is made.
  private static func help(_ entry: CheckedEntry, _ context: RuleContext) -> String? {
    if let doubt = entry.doubt { return "\(doubt); put the words in order first" }
    if let data = entry.message.data {
      return
        "it looks like \(data.rawValue), which a mark would break; give the label a direction in the app"
    }
    guard let repair = entry.repair else {
      return "no controls of style \(context.options.style.rawValue) put it in order for every argument;"
        + " change the text, or give the label a direction in the app"
    }
    return repair.isSafe
      ? nil : "whoever copies the address may copy the mark with it, which breaks it"
  }
}

extension Fault {
  /// `with %@ = "Alice" `, or nothing for a line without arguments.
  var with: String {
    guard !examples.isEmpty else { return "" }
    return "with " + examples.map { "\($0.specifier) = \"\($0.text)\"" }.joined(separator: ", ") + " "
  }

  /// What the broken point of the law says, as a clause.
  func clause(_ entry: CheckedEntry) -> String {
    let text = entry.message.text(at: range).filter { !$0.isNewline }
    let shown = String(text).showingControls()
    return switch point {
    case .whole: "\"\(shown)\" is torn apart, or drawn into what stands beside it"
    case .order: "the parts of the text change places"
    case .chain: "\"\(shown)\" is not read from one end to the other"
    case .pair: "a bracket or quotation mark at \"\(shown)\" encloses something else than in the text"
    case .edge: "a sign of the sentence does not stand behind what it follows"
    case .sign: "the sign of \"\(shown)\" stands on the other side"
    case .percent: "the percent sign of \"\(shown)\" stands on the other side"
    case .currency: "the currency sign of \"\(shown)\" stands on the other side"
    }
  }
}

extension WritingDirection {
  /// `left to right` or `right to left`.
  var words: String { self == .leftToRight ? "left to right" : "right to left" }
}
