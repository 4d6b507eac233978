import BidiMessages
import BidiSource
import BidiText
import LocalizationFiles

/// A rule about the order in which a line is shown, as the judge finds it.
///
/// Every fault of a line is a finding of one rule: no two rules take the same fault.
///
/// ## Fix
///
/// Safe or unsafe. The cheapest controls that put the whole value right are written, all of its
/// lines together, in every container of the run and for every class of argument. Unsafe if a
/// control stands right beside an address, because people who copy the address may copy the
/// control with it. There is no fix for values that a program reads, such as addresses and
/// identifiers.
protocol OrderRule: CheckedRule {
  /// Whether a fault is a finding of this rule.
  static func finds(_ found: LineFault) -> Bool

  /// What is wrong, in one sentence without a full stop.
  static func message(_ found: LineFault) -> String
}

extension OrderRule {
  static var phase: RulePhase { .order }
}

/// A fault that the judge found, with the line that shows it.
struct LineFault {
  let fault: Fault
  let line: LineVerdict
  let entry: CheckedEntry

  /// The direction of the language.
  let direction: WritingDirection

  /// The fault that is reported of a line: one of a natural container before others, then the surest.
  ///
  /// Nil for a line without a fault.
  init?(of line: LineVerdict, _ entry: CheckedEntry, _ direction: WritingDirection) {
    func weight(_ fault: Fault) -> (Int, Int) {
      (fault.container == .natural ? 1 : 0, fault.certainty.rawValue)
    }
    guard let fault = line.faults.max(by: { weight($0) < weight($1) }) else { return nil }
    self.fault = fault
    self.line = line
    self.entry = entry
    self.direction = direction
  }

  /// Whether the repair shows something else than what is shown now.
  ///
  /// Two equal words that changed places look right: where nothing can be seen, there is no finding.
  var isSeen: Bool {
    !(entry.repair?.orders ?? []).contains {
      $0.line == line.number && $0.container == fault.container && isSameText($0.text, fault.text)
        && isSameOrder($0.before, $0.after)
    }
  }

  // MARK: What kind of fault it is

  /// Whether a policy for numbers is broken, which is no matter of direction.
  var isOfPolicy: Bool {
    switch fault.point {
    case .sign, .percent, .currency: true
    case .whole, .order, .chain, .pair, .edge: false
    }
  }

  /// Whether the container lays the line out in the direction that is not its language's.
  var isInOtherDirection: Bool { fault.paragraphDirection != direction }

  /// Whether a container of a fixed direction makes the fault, and the line is right without it.
  var isOfContainer: Bool {
    !isOfPolicy && fault.certainty != .rare && fault.container != .natural
      && (isInOtherDirection || !line.hasOwnLetters)
  }

  /// Whether the fault shows with every argument, in a natural container or in one of the language's direction.
  var isAlwaysWrong: Bool { !isOfPolicy && !isOfContainer && fault.certainty == .always }

  /// Whether a unit, a chain or a pair is shown wrong, and not the line as a whole.
  var isOfUnits: Bool {
    switch fault.point {
    case .whole, .chain, .pair: true
    case .order, .edge, .sign, .percent, .currency: false
    }
  }

  /// Whether an arrow that does not turn points the wrong way.
  var isOfArrow: Bool {
    fault.point == .chain
      && entry.message.text(at: fault.range).unicodeScalars.contains {
        Signs.pointer($0.value).points != nil
      }
  }

  /// Whether the line has letters of a right-to-left language alone, in a left-to-right container.
  var isOwnTextInLTR: Bool {
    fault.container == .leftToRight && direction == .rightToLeft && line.hasOwnLetters
      && !line.hasForeignLetters && !line.hasArguments
  }

  /// Whether a line of a right-to-left locale has no letter of its language, in a right-to-left container.
  var isForeignTextInRTL: Bool {
    fault.container == .rightToLeft && direction == .rightToLeft && !line.hasOwnLetters
  }

  // MARK: Words

  /// `with %@ = "Alice" `, or nothing for a line without arguments.
  var withArguments: String {
    guard !fault.examples.isEmpty else { return "" }
    let texts = fault.examples.map { "\($0.specifier) = \"\($0.text)\"" }
    return "with \(texts.joined(separator: ", ")): "
  }

  /// What the broken point of the law says, as a clause.
  var clause: String { fault.clause(entry, direction) }
}

extension Fault {
  /// What the broken point of the law says, as a clause.
  ///
  /// - Parameters:
  ///   - entry: The entry.
  ///   - direction: The direction of the language.
  /// - Returns: The clause, without a full stop.
  func clause(_ entry: CheckedEntry, _ direction: WritingDirection) -> String {
    // Where the whole line lies the other way, the sign that was looked at first is not what readers see.
    let isTurned = container == .natural && paragraphDirection != direction
    if isTurned, point == .order || point == .edge || point == .pair {
      return "the line is laid out \(paragraphDirection.words), so its parts change places"
    }
    func shown() -> String {
      let text = entry.message.text(at: range).unicodeScalars.filter { !Character($0).isNewline }
      return String(String.UnicodeScalarView(text)).showingControls()
    }
    return switch point {
    case .whole: "\"\(shown())\" is torn apart, or drawn into what stands beside it"
    case .order: "the parts of the text change places"
    case .chain: "\"\(shown())\" is not read from one end to the other"
    case .pair:
      "a bracket or quotation mark at \"\(shown())\" encloses something else than in the text"
    case .edge: "a sign of the sentence does not stand behind what it follows"
    case .sign: "the sign of \"\(shown())\" stands on the other side"
    case .percent: "the percent sign of \"\(shown())\" stands on the other side"
    case .currency: "the currency sign of \"\(shown())\" stands on the other side"
    }
  }
}

/// Makes diagnoses of what the judge finds.
enum OrderFaults {
  /// One diagnosis for each rule that takes a fault of the entry.
  ///
  /// A line has one fault. All diagnoses of the entry carry its one repair.
  ///
  /// Where the words may be typed in the order of the screen, the rule for such texts has the one diagnosis.
  static func diagnoses(
    of entry: CheckedEntry, _ rules: [any OrderRule], _ ignored: IgnoredRules,
    suspicion: VisualOrderSuspectRule?, in context: RuleContext
  ) -> [(diagnosis: Diagnosis, rule: any CheckedRule)] {
    guard let locale = context.locale, let verdict = entry.verdict else { return [] }
    var found: [(rule: any OrderRule, faults: [LineFault])] = []
    for line in verdict.lines {
      guard let fault = LineFault(of: line, entry, locale.direction), fault.isSeen,
        let rule = rules.first(where: { type(of: $0).finds(fault) })
      else { continue }
      let id = type(of: rule).id
      if let place = found.firstIndex(where: { type(of: $0.rule).id == id }) {
        found[place].faults.append(fault)
      } else {
        found.append((rule, [fault]))
      }
    }
    found.removeAll { ignored.contains(type(of: $0.rule).id) }
    if let suspicion, let doubt = entry.doubt, let (rule, _) = found.first {
      let all = found.flatMap(\.faults)
      var diagnosis = diagnosis(rule, all, entry, verdict, locale, context)
      diagnosis.message = doubt
      diagnosis.help = VisualOrderSuspectRule.advice
      return [(diagnosis, suspicion)]
    }
    return found.map { rule, faults in
      (diagnosis(rule, faults, entry, verdict, locale, context), rule)
    }
  }

  private static func diagnosis(
    _ rule: any OrderRule, _ faults: [LineFault], _ entry: CheckedEntry,
    _ verdict: Verdict, _ locale: MessageLocale, _ context: RuleContext
  ) -> Diagnosis {
    let count = faults.count - 1
    let more = count == 0 ? "" : " (and \(count) more \(count == 1 ? "line" : "lines"))"
    let after = Dictionary(
      (entry.repair?.orders ?? []).map { ($0.line, $0) }, uniquingKeysWith: { first, _ in first })
    let lines = faults.map { found in
      let order = after[found.line.number]
      let isOfOrder = order?.container == found.fault.container && order?.text == found.fault.text
      return Proof.LineProof(
        number: found.line.number, text: found.fault.text, arguments: found.fault.examples,
        rightArguments: found.fault.rightExamples, point: found.fault.point,
        directionNow: found.fault.paragraphDirection,
        now: isOfOrder ? order?.before ?? "" : found.fault.displayed, repaired: order?.after)
    }
    return Diagnosis(
      range: entry.entry.value.range, key: entry.entry.key.string,
      message: type(of: rule).message(faults[0]) + more,
      help: help(entry, context),
      proof: Proof(
        container: faults[0].fault.container, direction: locale.direction, lines: lines,
        knowledge: verdict.arguments.compactMap(\.words)),
      fix: entry.repair.map { entry.fix($0, in: context) })
  }

  /// Why there is no repair, or what to think of before it is made.
  private static func help(_ entry: CheckedEntry, _ context: RuleContext) -> String? {
    if let doubt = entry.doubt { return "\(doubt); \(VisualOrderSuspectRule.advice)" }
    if let data = entry.message.data {
      return
        "the value looks like \(data.rawValue), which a mark would break; give the label a direction in the app"
    }
    guard let repair = entry.repair else {
      if !entry.message.endsOfBareLinks.isEmpty {
        return
          "no control is written behind a link, where it would become part of the key: write @:(key) in the place of @:key"
      }
      return
        "no controls of style \(context.options.style.rawValue) put the text in order for every argument;"
        + " change the text, or give the label a direction in the app"
    }
    return repair.isSafe
      ? nil : "people who copy the address may copy the mark with it, which breaks the address"
  }
}

extension WritingDirection {
  /// `left to right` or `right to left`.
  var words: String { self == .leftToRight ? "left to right" : "right to left" }
}
