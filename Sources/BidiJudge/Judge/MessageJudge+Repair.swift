public import BidiText
public import MessageSyntax

extension MessageJudge {
  /// Finds the controls that repair all lines of a message.
  ///
  /// One search closes open controls, removes controls without a partner, gives lines a direction, and puts pairs of
  /// controls round units. The result is parsed and judged again before it is returned.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - context: What is known of its arguments.
  /// - Returns: Nil if nothing is wrong, if no controls repair it, and for data, because a control would break it.
  public mutating func repair(
    of message: Message, context: MessageContext = MessageContext()
  ) -> MessageRepair? {
    guard message.data == nil, message.brokenSpecifiers.isEmpty else { return nil }
    let lines = wrongLines(of: message, context).filter { !$0.hasOnlyArrowFaults }
    var plans: [ControlPlan] = []
    var removals: [String] = []
    var descriptions: [String] = []
    var isSafe = true
    for judged in lines {
      guard let plan = plan(for: judged), !plan.isEmpty else { return nil }
      plans.append(plan)
      isSafe = isSafe && !touchesAddress(plan, judged.shape)
      let taken = names(plan.removed.sorted().compactMap { judged.shape.units[$0].control })
      if !taken.isEmpty, !removals.contains(taken) { removals.append(taken) }
      for text in self.descriptions(of: plan, in: judged, message)
      where !descriptions.contains(text) { descriptions.append(text) }
    }
    let bareLinks = message.endsOfBareLinks
    guard
      let (edits, repaired) = provenEdits(plans, lines, of: message, context, ofWholeValue: false)
        ?? provenEdits(plans, lines, of: message, context, ofWholeValue: true)
    else { return nil }
    guard bareLinks.isEmpty || !edits.contains(where: { $0.isDirectlyAfter(bareLinks) }) else {
      return nil
    }
    return MessageRepair(
      edits: edits, isSafe: isSafe, text: repaired.text, removals: removals,
      descriptions: descriptions,
      orders: orders(of: message, lines, repaired))
  }

  /// The edits of all plans, in order, and the repaired message; nil if they do not repair all forms.
  ///
  /// Controls round lines may stand round the whole value instead. Forms that share the text before them also share a
  /// control that opens there.
  private mutating func provenEdits(
    _ plans: [ControlPlan], _ lines: [JudgedLine], of message: Message,
    _ context: MessageContext, ofWholeValue isOfWholeValue: Bool
  ) -> (edits: [MessageEdit], repaired: Message)? {
    let isShared = message.branches.count > 1
    if isOfWholeValue {
      guard isShared, message.branches.allSatisfy({ $0.lines.count == 1 }),
        Set(plans.map { [$0.lineBefore, $0.lineAfter] }).count == 1
      else { return nil }
    }
    var seen: Set<MessageEdit> = []
    let edits = zip(plans, lines).flatMap { plan, line in
      self.edits(for: plan, in: line, isOfWholeValue ? 0..<message.bytes.count : line.line.range)
    }.filter { !isShared || seen.insert($0).inserted }
    guard !edits.isEmpty else { return nil }
    let all = Self.sorted(edits)
    let text = message.applying(all)
    let repaired = message.withText(text)
    // The search judged the units of the old text. The new text may have other units, for example if a control splits a
    // code.
    guard repaired.arguments == message.arguments, isRight(repaired, context) else { return nil }
    // If forms share controls with the text round them, each form can be balanced while the stored value is not.
    let isProven =
      !isShared || text.controlBalance.isBalanced || !message.text.controlBalance.isBalanced
    return isProven ? (all, repaired) : nil
  }

  private func orders(
    of message: Message, _ lines: [JudgedLine], _ repaired: Message
  ) -> [MessageRepair.Order] {
    var result: [MessageRepair.Order] = []
    // A repair adds no line break and removes none.
    let linesAfter = repaired.lines
    for judged in lines where judged.line.number <= linesAfter.count {
      let line = judged.line
      let container = judged.verdict.faults.first?.container ?? containers.first ?? .natural
      let samples =
        judged.verdict.faults.first?.examples.map(\.text)
        ?? choices(judged.knowledge, rare: false, forRepair: false).compactMap(\.first?.text)
      let texts = judged.shape.texts(samples)
      let base = line.baseDirection(in: container, locale.direction)
      let before = message.filled(line, texts)
      let after = repaired.filled(linesAfter[line.number - 1], texts)
      result.append(
        MessageRepair.Order(
          line: line.number, container: container, text: before,
          before: before.visualParagraph(baseDirection: base) ?? before,
          after: after.visualParagraph(baseDirection: base) ?? after))
    }
    return result
  }

  /// The edits of a plan.
  ///
  /// Controls round the line go to the two ends of a range of the value.
  private func edits(
    for plan: ControlPlan, in judged: JudgedLine, _ stretch: Range<Int>
  ) -> [MessageEdit] {
    let units = judged.shape.units
    var edits: [MessageEdit] = plan.removed.sorted().map { .remove(units[$0].source) }
    if !plan.lineBefore.isEmpty {
      edits.append(.insert(plan.lineBefore.string, before: stretch.lowerBound))
    }
    let placed = plan.placed
    for unit in Set(placed.before.keys).union(placed.after.keys).sorted() {
      if let before = placed.before[unit] {
        edits.append(.insert(before.string, before: units[unit].source.lowerBound))
      }
      if let after = placed.after[unit] {
        edits.append(.append(after.string, after: units[unit].source.upperBound))
      }
    }
    if !plan.lineAfter.isEmpty {
      edits.append(.append(plan.lineAfter.string, after: stretch.upperBound))
    }
    return edits
  }

  /// Sorts edits by their places.
  ///
  /// At one place, text after a character comes first, then text before one, then removals.
  private static func sorted(_ edits: [MessageEdit]) -> [MessageEdit] {
    func rank(_ edit: MessageEdit) -> Int {
      switch edit {
      case .append: 0
      case .insert: 1
      case .remove: 2
      }
    }
    return edits.enumerated().sorted {
      ($0.element.offset, rank($0.element), $0.offset) < (
        $1.element.offset, rank($1.element), $1.offset
      )
    }.map(\.element)
  }

  /// Whether a plan puts a control directly before or after an address.
  private func touchesAddress(_ plan: ControlPlan, _ shape: LineShape) -> Bool {
    plan.pairs.contains { pair in
      !pair.before.isEmpty && shape.units[pair.units.lowerBound].isAddress
        || !pair.after.isEmpty && shape.units[pair.units.upperBound].isAddress
    }
  }

  /// The stretches that get controls, each with its controls.
  private func descriptions(
    of plan: ControlPlan, in judged: JudgedLine, _ message: Message
  ) -> [String] {
    let units = judged.shape.units
    var result: [String] = []
    if !plan.lineBefore.isEmpty || !plan.lineAfter.isEmpty {
      result.append("\(names(plan.lineBefore))\u{2026}\(names(plan.lineAfter))")
    }
    for pair in plan.pairs {
      let source =
        units[pair.units.lowerBound].source
        .lowerBound..<units[pair.units.upperBound].source.upperBound
      result.append(names(pair.before) + message.text(at: source) + names(pair.after))
    }
    return result
  }

  private func names(_ controls: [DirectionalFormatting]) -> String {
    controls.map(\.visibleName).joined()
  }
}

extension [DirectionalFormatting] {
  /// The controls as text.
  package var string: String { map(\.string).joined() }
}

extension StringProtocol {
  /// The text, repaired if readers would not accept its displayed order.
  ///
  /// ```swift
  /// let follow = try "\u{5C0F}\u{660E} \u{0628}\u{062F}\u{0623}".bidiFixed(locale: "ar")
  /// follow.showingControls()  // "‹RLE›小明 بدأ‹PDF›"
  /// try "\u{0628}\u{062F}\u{0623}".bidiFixed(locale: "ar")  // "بدأ"
  /// ```
  ///
  /// - Parameters:
  ///   - locale: The locale that the text is written in: a BCP 47, ICU or Apple identifier.
  ///   - containers: The containers that display it.
  ///   - style: The controls that a repair puts in.
  /// - Returns: The text with the controls of its repair. The text itself if nothing is wrong, or if no controls repair
  ///   it.
  /// - Throws: ``UnknownLocaleError`` if the script of the locale is not known.
  /// - Complexity: O(*n*).
  public func bidiFixed(
    locale: String, containers: [DisplayContainer] = [.natural], style: RepairStyle = .embed
  ) throws(UnknownLocaleError) -> String {
    guard let known = MessageLocale(locale) else { throw UnknownLocaleError(identifier: locale) }
    var judge = MessageJudge(
      locale: known, options: JudgeOptions(containers: containers, style: style))
    return judge.fixed(String(self))
  }
}

extension Sequence where Element: StringProtocol {
  /// The texts, each repaired if readers would not accept its displayed order.
  ///
  /// ```swift
  /// let labels = try ["abc \u{05D0}", "\u{05D0}"].bidiFixed(locale: "he")
  /// labels.map { $0.showingControls() }  // ["‹RLE›abc א‹PDF›", "א"]
  /// ```
  ///
  /// - Parameters:
  ///   - locale: The locale that the texts are written in: a BCP 47, ICU or Apple identifier.
  ///   - containers: The containers that display them.
  ///   - style: The controls that repairs put in.
  /// - Returns: The texts, in order. One judge serves all texts, so lines of one shape are judged once.
  /// - Throws: ``UnknownLocaleError`` if the script of the locale is not known.
  public func bidiFixed(
    locale: String, containers: [DisplayContainer] = [.natural], style: RepairStyle = .embed
  ) throws(UnknownLocaleError) -> [String] {
    guard let known = MessageLocale(locale) else { throw UnknownLocaleError(identifier: locale) }
    var judge = MessageJudge(
      locale: known, options: JudgeOptions(containers: containers, style: style))
    var result: [String] = []
    for text in self { result.append(judge.fixed(String(text))) }
    return result
  }
}

extension MessageJudge {
  /// The repaired text; the text itself if it needs no repair or has none.
  package mutating func fixed(_ text: String) -> String {
    guard mayHaveFault(text) else { return text }
    return repair(of: Message(text))?.text ?? text
  }
}

extension MessageJudge.JudgedLine {
  /// Whether all faults are arrows that point the wrong way; no control turns an arrow.
  fileprivate var hasOnlyArrowFaults: Bool {
    let arrows = shape.chains.filter { $0.points != nil }.flatMap(\.separators)
    return !arrows.isEmpty && !verdict.isUnbalanced && !verdict.faults.isEmpty
      && verdict.faults.allSatisfy { fault in
        fault.point == .chain && arrows.contains(where: fault.units.contains)
      }
  }
}
