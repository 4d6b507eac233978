import BidiJudge
import MessageSyntax
import BidiSource
import BidiText
import BidiUsage
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
  /// The tolerance whose orders the rule reports; nil for orders that no reader accepts.
  static var tolerance: Fault.Tolerance? { get }

  /// Whether a fault with the rule's tolerance is a finding of this rule.
  static func finds(_ fault: Fault, in line: CheckedLine) -> Bool

  /// What is wrong, in one sentence without a full stop.
  static func message(_ fault: Fault, in line: CheckedLine) -> String
}

extension OrderRule {
  static var phase: RulePhase { .order }

  static var tolerance: Fault.Tolerance? { nil }

  /// Whether the rule reports a fault of a line.
  static func reports(_ fault: Fault, in line: CheckedLine) -> Bool {
    tolerance == fault.tolerance && finds(fault, in: line)
  }

  static func message(_ fault: Fault, in line: CheckedLine) -> String {
    fault.withArguments + fault.clause(in: line)
  }
}

extension CheckedEntry {
  /// The diagnoses of order rules: one for each rule that finds a fault in a line.
  ///
  /// A line has one fault. All diagnoses of the entry have its one repair. If the words may be typed in the order of the
  /// screen, the rule for such texts has the one diagnosis.
  func orderDiagnoses(
    _ rules: [any OrderRule.Type], _ ignored: IgnoredRules
  ) -> [Diagnosis] {
    guard let locale = context.locale, let verdict,
      verdict.lines.contains(where: { !$0.faults.isEmpty }), isShownAsWritten,
      !isInRightToLeftScript(locale)
    else { return [] }
    var found: [(rule: any OrderRule.Type, faults: [(fault: Fault, line: CheckedLine)])] = []
    for (line, judged) in zip(message.lines, verdict.lines) {
      let line = CheckedLine(
        entry: self, line: line, verdict: judged, direction: locale.direction)
      guard let fault = line.fault, fault.changesDisplay(of: line), !isOfValue(fault),
        let rule = rules.first(where: { $0.reports(fault, in: line) }),
        // An address, a path or a name alone is data, whatever the container does with it.
        rule != LTROnlyInRTLRule.self || message.data == nil,
        rule != ArrowDirectionRule.self || !ArrowDirectionRule.isPicture(in: line),
        rule != ArgumentDirectionRule.self || usage?.isShownAsWritten != true
      else { continue }
      if let place = found.firstIndex(where: { $0.rule == rule }) {
        found[place].faults.append((fault, line))
      } else {
        found.append((rule, [(fault, line)]))
      }
    }
    found.removeAll { ignored.contains($0.rule.id) }
    if let doubt, !found.isEmpty, context.options.runs(VisualOrderSuspectRule.self) {
      return [suspicion(doubt, found.flatMap(\.faults), verdict)]
    }
    return found.map { rule, faults in
      if context.wantsFixesAlone { return fixAlone(rule, faults.map(\.line)) }
      let count = faults.count - 1
      let more = count == 0 ? "" : " (and \(count) more \(count == 1 ? "line" : "lines"))"
      var diagnosis = rule.diagnosis(
        of: self, rule.message(faults[0].fault, in: faults[0].line) + more, help: help,
        proof: proof(faults, verdict), fix: repair.map(fix))
      diagnosis.isElsewhere = faults.contains { !containersOfOptions.contains($0.fault.container) }
      if rule.severity == .error { doubtError(&diagnosis, faults.map(\.line), locale) }
      doubtLayout(&diagnosis)
      if rule == ArgumentDirectionRule.self { doubtArguments(&diagnosis, faults, locale) }
      // Where a view may take the direction of the first letter, a text without a letter of the language may be right. A text that
      // nobody translated is the translator's work, not a question of order.
      if rule == LTROnlyInRTLRule.self,
        isUntranslated || containers.contains(.natural)
      {
        diagnosis.severity = .info
      }
      if mayMakeFileName {
        diagnosis.severity = .info
        diagnosis.fix = nil
        diagnosis.message += " (unless the program makes the name of a file of it)"
      }
      // The program joins a fragment with other texts, and nobody knows their order here. Nobody sees the order of a text that is
      // only spoken, nor JSON as one line: its strings are shown one by one.
      if isFragment || message.data == .json || entry.isOnlySpoken
        || entry.isForSearchEngines
      {
        diagnosis.severity = .info
      } else if let usage {
        doubtDisplay(&diagnosis, usage)
      }
      return diagnosis
    }
  }

  /// The diagnosis with its fix, and without the severity, the reasons and the proof, which take longer than the fix.
  private func fixAlone(_ rule: any OrderRule.Type, _ lines: [CheckedLine]) -> Diagnosis {
    var diagnosis = rule.diagnosis(of: self, "", fix: repair.map(fix))
    let mayHaveCommand = message.text.utf8.contains(UInt8(ascii: "/"))
    let isWithheld =
      rule.severity == .error
      && (mayHaveCommand && unreadCode(in: lines)?.first == "/" || numberedPlace(in: lines) != nil)
    if isWithheld || mayMakeFileName { diagnosis.fix = nil }
    return diagnosis
  }

  /// The first code that no dialect reads, if all lines have such a code.
  private func unreadCode(in lines: [CheckedLine]) -> Substring? {
    let codes = lines.lazy.map { $0.entry.message.unreadCode(in: $0.line) }
    return codes.allSatisfy { $0 != nil } ? codes.first ?? nil : nil
  }

  /// The first `%1` that no dialect reads, if all lines have such a place.
  private func numberedPlace(in lines: [CheckedLine]) -> String? {
    let places = lines.lazy.map(\.numberedPlace)
    return places.allSatisfy { $0 != nil } ? places.first ?? nil : nil
  }

  /// The diagnosis of a text that may be typed in the order of the screen.
  private func suspicion(
    _ doubt: String, _ faults: [(fault: Fault, line: CheckedLine)], _ verdict: Verdict
  ) -> Diagnosis {
    var diagnosis = VisualOrderSuspectRule.diagnosis(
      of: self, doubt, help: VisualOrderSuspectRule.advice, proof: proof(faults, verdict))
    // A line that is laid out from the left has its words on the screen as somebody typed them there: then it is right.
    if !containers.contains(.rightToLeft),
      faults.allSatisfy({ $0.fault.paragraphDirection == .leftToRight })
    {
      diagnosis.severity = .info
      diagnosis.message += " (then it is right on the screen)"
    }
    return diagnosis
  }

  /// Whether the program puts a value in the place of the `@name` at which a line is wrong.
  private func isOfValue(_ fault: Fault) -> Bool {
    guard let usage else { return false }
    let text = message.text(at: fault.range)
    guard let sign = text.firstIndex(of: "@") else { return false }
    let name = text[sign...].dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return !name.isEmpty && usage.puts(inPlaceOfMember: name)
  }

  /// Whether the text is a name before a noun and its adjective, both with the article: `XC التزلج الكلاسيكي`.
  ///
  /// The adjective belongs to the noun, so the noun does not describe the name. Readers who meet the noun first read a title, too.
  private func isNameAndDefiniteNoun(_ locale: MessageLocale) -> Bool {
    let words = message.text.strippingControls().split(whereSeparator: \.isWhitespace)
    let own = words.drop { $0.utf8.allSatisfy { $0 < 0x80 } }
    return own.count == 2 && own.count < words.count
      && own.allSatisfy {
        $0.unicodeScalars.allSatisfy(\.properties.isAlphabetic)
          && DanglingWords.hasArticle($0.unicodeScalars, inLanguage: locale.language)
      } && !Self.verbsLikeNouns.contains(String(own[own.startIndex]))
  }

  /// Verbs of Arabic that begin as a noun with the article does.
  ///
  /// Source: Ryding, A Reference Grammar of Modern Standard Arabic, 29: form VIII of roots that begin with lam.
  private static let verbsLikeNouns: Set<String> = [
    "\u{0627}\u{0644}\u{062A}\u{0642}\u{0637}", "\u{0627}\u{0644}\u{062A}\u{0632}\u{0645}",
    "\u{0627}\u{0644}\u{062A}\u{0642}\u{0649}", "\u{0627}\u{0644}\u{062A}\u{062D}\u{0642}",
    "\u{0627}\u{0644}\u{062A}\u{0647}\u{0645}", "\u{0627}\u{0644}\u{062A}\u{0641}\u{062A}",
    "\u{0627}\u{0644}\u{062A}\u{0645}\u{0633}",
  ]

  /// Whether the text begins with the letter of a menu in brackets, `(_B)`, which readers accept at either end.
  private var beginsWithMnemonic: Bool {
    let start = message.text.unicodeScalars.prefix(4)
    guard start.count == 4, start.first == "(", start.last == ")" else { return false }
    let (sign, letter) = (start.dropFirst().first, start.dropFirst(2).first)
    return (sign == "_" || sign == "&") && letter?.isASCII == true
      && letter?.properties.isAlphabetic == true
  }

  /// Makes an info of a warning about arguments that is not certain, and says why.
  private func doubtArguments(
    _ diagnosis: inout Diagnosis, _ faults: [(fault: Fault, line: CheckedLine)],
    _ locale: MessageLocale
  ) {
    if needsNoNames || !faults.contains(where: { mayBeName(in: $0.fault) }) {
      diagnosis.severity = .info
      diagnosis.message += " (nothing tells that it is a name)"
    } else if !faults.contains(where: { mayBeNumber(in: $0.fault) }) {
      diagnosis.severity = .info
      diagnosis.message += " (such a name is seldom a number)"
    } else if !containers.contains(.leftToRight),
      let wrong = containersOfFault(faults.map(\.line), certainty: .some)
    {
      // What depends on the argument and on the view is no warning. Who asks for every container wants to know it.
      diagnosis.severity = .info
      diagnosis.message += " (wrong in \(wrong) only)"
    }
  }

  /// Makes an info of a finding in a text that a layout shows to which nothing gives a direction: that is told once for the project.
  private func doubtLayout(_ diagnosis: inout Diagnosis) {
    if usage?.isOnly(inFiles: context.options.filesWithoutDirection) == true {
      diagnosis.severity = .info
      diagnosis.message += " (nothing gives the page a direction)"
      return
    }
    guard context.options.areLayoutsLeftToRight, containers == [.leftToRight],
      usage?.uses.contains(where: { $0.direction == .layout }) == true
    else { return }
    diagnosis.severity = .info
    diagnosis.message += " (nothing gives the layout a direction)"
  }

  /// Makes an info of a finding in a text that the program shows in no order of its own.
  ///
  /// Exceptions with translated texts are shown in windows often enough: they are judged as other texts.
  private func doubtDisplay(_ diagnosis: inout Diagnosis, _ usage: EntryUsage) {
    guard let reason = usage.unshown else { return }
    diagnosis.severity = .info
    // A mark in the name of a file is there for every program.
    if usage.isOnly([.fileName]) { diagnosis.fix = nil }
    if !reason.isEmpty { diagnosis.message += " (\(reason))" }
  }

  /// Makes a warning or an info of an error that is not certain, and says why.
  private func doubtError(
    _ diagnosis: inout Diagnosis, _ lines: [CheckedLine], _ locale: MessageLocale
  ) {
    // An error is wrong in every container that may show the text. Where it depends on the view, most such texts are right: a warning
    // needs a use in a container in which the text is wrong.
    let wrong = containersOfFault(lines)
    if let wrong {
      diagnosis.message += " (wrong in \(wrong) only)"
      diagnosis.severity = isSurelyShown(wrong: lines) ? .warning : .info
    }
    // An error needs a sentence or a phrase: a name beside one word is understood either way.
    if diagnosis.severity != .info,
      lines.allSatisfy(\.verdict.isNameAndWord) || isNameAndDefiniteNoun(locale)
        || lines.allSatisfy(\.isHalfTranslated) || lines.allSatisfy(\.beginsWithIdentifier)
    {
      diagnosis.severity = .warning
    }
    if let reason = reasonOfBothOrders(diagnosis.rule, lines) {
      diagnosis.severity = .info
      diagnosis.message += " (\(reason))"
    }
    // It needs a text of which every part is known.
    if let code = unreadCode(in: lines) {
      if diagnosis.severity != .info { diagnosis.severity = .warning }
      diagnosis.message += " (unless the program shows something else for \"\(code)\")"
      // A control before a command is the end of it.
      if code.first == "/" { diagnosis.fix = nil }
    }
    if let place = numberedPlace(in: lines) {
      diagnosis.severity = .info
      diagnosis.fix = nil
      diagnosis.message += " (unless the program puts something in the place of \"\(place)\")"
    }
    if lines.allSatisfy(\.beginsWithSymbol) {
      diagnosis.severity = .info
      diagnosis.message += " (only the symbol changes its side)"
    }
  }

  /// Why readers accept lines in either order, as a clause; nil where they do not.
  private func reasonOfBothOrders(_ rule: any Rule.Type, _ lines: [CheckedLine]) -> String? {
    if beginsWithMnemonic { return "the letter of a menu stands at either end" }
    if rule == BaseDirectionRule.self {
      if lines.allSatisfy(\.isListOfPairs)
        || message.lines.count > 1 && lines.allSatisfy(\.isPair)
          && message.lines.count(where: { CheckedLine.isPair($0, in: message) }) > 1
      {
        return "each pair is read for itself"
      }
      if lines.allSatisfy(\.isNameAndGloss) {
        return "the base text is the name alone, so the rest may explain it"
      }
    } else if lines.allSatisfy({ $0.fault?.hasSameSignAfter(in: message) ?? false }) {
      return "the same sign stands at both ends"
    } else if lines.allSatisfy({ $0.fault?.isOfPrice(in: $0) ?? false }) {
      return "only the currency sign changes its side"
    }
    return nil
  }

  /// Whether people see the text as it is written.
  private var isShownAsWritten: Bool {
    // A file dialog displays the parts of a filter one by one, and nobody sees a format of times: never the line.
    // A translation may have spaces that spoil its form, so the base text counts too.
    let unseen: [Message.DataKind?] = [.fileFilter, .timeFormat, .keywords]
    return !unseen.contains(message.data) && !unseen.contains(baseMessage?.data)
      && !entry.isFileName && !entry.isCredits && !entry.isWordList
  }

  /// Whether something tells that an argument with which a line is wrong is a name, or nothing can tell.
  ///
  /// Where it is an address or a text from the user, that is known already.
  private func mayBeName(in fault: Fault) -> Bool {
    let words = fault.examples.filter { $0.argumentClass.contains(.foreignWord) }
    guard !words.isEmpty else { return true }
    return message.arguments.indices.contains { number in
      guard words.contains(where: { $0.specifier == message.arguments[number].text }) else {
        return false
      }
      return isName(number) ?? true
    }
  }

  /// Whether the argument with which a line is wrong may be a number: false if the line is wrong with a number alone, and the
  /// argument is called like a person or a company, such as `partner`.
  private func mayBeNumber(in fault: Fault) -> Bool {
    guard fault.examples.count == 1, let example = fault.examples.first,
      example.argumentClass == .number
    else { return true }
    return message.arguments.contains { argument in
      argument.text == example.specifier
        && !(argument.name.map(ArgumentNames.isOfPerson) ?? false)
    }
  }

  /// Whether an argument is a name; nil if nothing can tell.
  private func isName(_ argument: Int) -> Bool? {
    usage?.isName(argument) ?? message.isName(argument: argument, base: englishMessage)
  }

  /// A declaration for each argument whose own name is that of no name, such as `relativeTime`: it is a number, or a word of the
  /// language.
  var argumentsWithoutName: [DeclaredArgument] {
    message.arguments.indices.filter { number in
      usage?.isName(number) == false
        || message.arguments[number].name.map { ArgumentNames.isName($0) == false } ?? false
    }.map {
      DeclaredArgument(
        message.arguments[$0], number: $0, classes: [.number, .ownWord], source: "as it is no name")
    }
  }

  /// Whether the text is in a right-to-left script in a file of the other direction.
  ///
  /// A file for `ku` may have texts in Latin and in Arabic letters. In a file of any other language, a text of three such words or
  /// more that are two thirds of its words, or one with two thirds of its letters and no argument, is of another language: an Arabic
  /// sentence that stands in the Albanian file.
  func isInRightToLeftScript(_ locale: MessageLocale) -> Bool {
    guard locale.direction == .leftToRight else { return false }
    if locale.hasScriptsOfBothDirections {
      // Kurdish in Latin letters borrows no word in Arabic ones.
      return DirectionStrategy.wordShare().direction(of: message.text) == .rightToLeft
        || locale.language == "ku"
          && message.text.unicodeScalars.contains {
            $0.bidiClass.strongDirection == .rightToLeft
          }
    }
    // A language may be written in two scripts, and what the whole file has tells which one.
    if context.parsed.isMostlyRightToLeft(context.file, locale: locale.identifier) { return true }
    let words = message.text.split(whereSeparator: \.isWhitespace).count {
      $0.unicodeScalars.contains { $0.bidiClass.strongDirection == .rightToLeft }
    }
    // A word beside a name: `\u{642}\u{627}\u{626}\u{645}\u{629} CD`.
    if words > 0, message.arguments.isEmpty {
      let letters = message.text.unicodeScalars.compactMap(\.bidiClass.strongDirection)
      if letters.count(where: { $0 == .rightToLeft }) * 3 >= letters.count * 2 { return true }
    }
    return words > 2
      && DirectionStrategy.wordShare(above: 0.66).direction(of: message.text) == .rightToLeft
  }

  /// The containers in which lines are wrong, in words; nil if one line is wrong in all containers of the run.
  private func containersOfFault(
    _ lines: [CheckedLine], certainty: Verdict.Certainty = .always
  ) -> String? {
    let containers = containers
    guard containers.count > 1,
      !lines.contains(where: { line in
        containers.allSatisfy { line.isWrong(in: $0, certainty) }
      })
    else { return nil }
    let wrong = containers.filter { container in
      lines.contains { $0.isWrong(in: container, certainty) }
    }
    return wrong.map(\.words).joined(separator: " and ") + " containers"
  }

  /// Whether a use tells of a container in which a line is wrong.
  ///
  /// Where a person named the containers, no use has to.
  private func isSurelyShown(wrong lines: [CheckedLine]) -> Bool {
    guard context.options.areContainersBySources else { return true }
    let known = usage?.knownContainers ?? []
    return lines.contains { line in known.contains { line.isWrong(in: $0, .always) } }
  }

  private func proof(_ faults: [(fault: Fault, line: CheckedLine)], _ verdict: Verdict) -> Proof {
    let after = Dictionary(
      (repair?.orders ?? []).map { ($0.line, $0) }, uniquingKeysWith: { first, _ in first })
    let lines = faults.map { fault, line in
      let order = after[line.verdict.number]
      let isOfOrder = order?.container == fault.container && order?.text == fault.text
      return Proof.LineProof(
        number: line.verdict.number, text: fault.text, arguments: fault.examples,
        rightArguments: fault.rightExamples, point: fault.point,
        directionNow: fault.paragraphDirection,
        now: isOfOrder ? order?.before ?? "" : fault.displayed, repaired: order?.after)
    }
    return Proof(
      container: faults[0].fault.container, direction: faults[0].line.direction, lines: lines,
      knowledge: verdict.arguments.enumerated().compactMap {
        $1.words ?? usage?.words(for: $0)
      })
  }

  /// The reason why there is no repair, or what to consider before the repair is made.
  private var help: String? {
    if let doubt { return "\(doubt); \(VisualOrderSuspectRule.advice)" }
    if let data = message.data {
      return
        "the value looks like \(data.rawValue), which a mark would break; give the label a direction in the app"
    }
    guard let repair else {
      if !message.endsOfBareLinks.isEmpty {
        return
          "no control is written after a link, where it would become part of the key: write @:(key) in the place of @:key"
      }
      return
        "no controls of style \(context.options.style.rawValue) were found that put the text in order for every argument;"
        + " change the text, or give the label a direction in the app"
    }
    return repair.isSafe
      ? nil : "people who copy the address may copy the mark with it, which breaks the address"
  }
}

extension DisplayContainer {
  /// The container as an adjective.
  var words: String {
    switch self {
    case .natural: "natural"
    case .rightToLeft: "right-to-left"
    case .leftToRight: "left-to-right"
    }
  }
}

extension WritingDirection {
  /// `left to right` or `right to left`.
  var words: String { self == .leftToRight ? "left to right" : "right to left" }
}
