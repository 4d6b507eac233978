package import BidiLint
private import BidiJudge
private import MessageSyntax
private import BidiSource
private import BidiText

/// An explanation for someone who cannot read the script: pieces with numbers, and their order.
package struct ExplanationReport: Sendable {
  private let style: TextStyle
  private let showsRules: Bool

  /// Makes a report.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - showsRules: Whether every character is listed with every rule that acted on it.
  package init(style: TextStyle, showsRules: Bool = false) {
    self.style = style
    self.showsRules = showsRules
  }

  /// The explanation, with a line end.
  package func text(for explanation: Explanation) -> String {
    var lines = ["Text      \(style.inline(explanation.text))"]
    if let locale = explanation.locale {
      lines.append("Locale    \(locale.identifier), written \(words(locale.direction))")
      let reason = explanation.containerReason.map { ": \(style.inline($0))" } ?? ""
      lines.append("Shown in  \(explanation.containers.map(name).joined(separator: ", "))\(reason)")
    } else {
      lines.append("Locale    not known: pass --locale TAG to learn what is wrong")
    }
    lines += zip(explanation.arguments, explanation.triedClasses).map { known, tried in
      argument(known, tried, explanation.ownTexts[known.specifier])
    }
    lines += explanation.uses.prefix(Self.mostUses).map { "Used      \(style.inline($0))" }
    if explanation.uses.count > Self.mostUses {
      lines.append("Used      and \(explanation.uses.count - Self.mostUses) more")
    }
    lines += findings(explanation)
    let isOne = explanation.lines.count == 1 && explanation.lines[0].number == 1
    for line in explanation.lines {
      lines.append("")
      if !isOne {
        lines.append(
          style.paint("Line \(line.number)", .bold)
            + "    \(style.inline(line.text))\(Self.form(line.selectors))")
      }
      lines += verdict(line)
      lines += pieces(line)
      lines += orders(line)
      lines += reasons(line)
    }
    if explanation.linesLeftOut > 0 {
      lines += [
        "",
        "\(quantity(explanation.linesLeftOut, "further line")) not explained; check judges every line",
      ]
    }
    lines += repair(explanation)
    guard showsRules else { return lines.joined(separator: "\n") + "\n" }
    for line in explanation.lines { lines += characters(line, number: isOne ? nil : line.number) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The explanation for a small window, as an editor has it beside the text: what `check` says, and the order in each
  /// container.
  ///
  /// - Parameter explanation: The explanation.
  /// - Returns: Lines, without an end of the last one.
  package func summary(of explanation: Explanation) -> String {
    var lines = ["Text      \(style.inline(explanation.text))"]
    if let locale = explanation.locale {
      lines.append("Locale    \(locale.identifier), written \(words(locale.direction))")
    } else {
      lines.append("Locale    not known, so nothing is called wrong")
    }
    lines += zip(explanation.arguments, explanation.triedClasses).map { known, tried in
      argument(known, tried, explanation.ownTexts[known.specifier])
    }
    lines += findings(explanation)
    let isOne = explanation.lines.count == 1 && explanation.lines[0].number == 1
    for line in explanation.lines.prefix(Self.mostLinesOfSummary) {
      lines.append("")
      if !isOne { lines.append("Line \(line.number)") }
      lines += verdict(line)
      lines.append("On the screen, from left to right:")
      lines += line.containers.map { container in
        style.visualLine(
          "  \(pad(name(container.container), 16))\(mark(container))"
            + style.visual(container.displayed))
      }
    }
    let more = explanation.lines.count - Self.mostLinesOfSummary
    if more > 0 { lines += ["", "\(quantity(more, "more line"))"] }
    return lines.joined(separator: "\n")
  }

  private static let mostLinesOfSummary = 4

  /// The most selectors that are listed.
  private static let mostSelectors = 4

  /// The form that has a line, after two spaces; empty if the value has one form.
  private static func form(_ selectors: [String]) -> String {
    if selectors.isEmpty { return "" }
    let more = selectors.count > mostSelectors ? ", \u{2026}" : ""
    return "  (\(selectors.prefix(mostSelectors).joined(separator: ", "))\(more))"
  }

  /// The most uses that are listed.
  private static let mostUses = 5

  /// Where a value looks right and where wrong, in one line; nil where nothing is said of any place.
  ///
  /// - Parameter explanation: The explanation.
  /// - Returns: Such as `looks right in natural label; wrong in forced ltr`.
  package func places(of explanation: Explanation) -> String? {
    var (right, wrong): ([String], [String]) = ([], [])
    for container in DisplayContainer.allCases {
      let statements = explanation.lines.compactMap { line in
        line.containers.first { $0.container == container }?.statement
      }
      if statements.contains(.wrong) {
        wrong.append(name(container))
      } else if !statements.isEmpty, statements.allSatisfy({ $0 == .right }) {
        right.append(name(container))
      }
    }
    let parts = [
      right.isEmpty ? nil : "right in \(right.joined(separator: ", "))",
      wrong.isEmpty ? nil : "wrong in \(wrong.joined(separator: ", "))",
    ].compactMap(\.self)
    return parts.isEmpty ? nil : "looks " + parts.joined(separator: "; ")
  }

  private func argument(
    _ known: ArgumentKnowledge, _ tried: ArgumentClasses, _ ownTexts: String?
  ) -> String {
    // What a specifier says of itself is known: %d is a number.
    let unknown =
      known.classes == .number ? "a number by its type" : ownTexts ?? "nothing is known of it"
    let text = known.words ?? "\(known.specifier): \(unknown); tried as \(tried.words)"
    return "Argument  \(style.inline(text))"
  }

  /// What `check` says of the entry, in its words.
  private func findings(_ explanation: Explanation) -> [String] {
    guard !explanation.findings.isEmpty else {
      return explanation.locale == nil ? [] : ["Findings  none: check passes it"]
    }
    return explanation.findings.flatMap { finding in
      ["Finding   [\(finding.rule)] \(style.inline(finding.message))"]
        + (finding.help.map { ["          help: \(style.inline($0))"] } ?? [])
    }
  }

  // MARK: What is wrong

  /// What is said of the containers that were asked for; those with one answer share it.
  private func verdict(_ line: ExplainedLine) -> [String] {
    var answers: [(lines: [String], containers: [ExplainedContainer])] = []
    for container in line.containers where container.isAskedFor {
      let lines = answer(container)
      if let index = answers.firstIndex(where: { $0.lines == lines }) {
        answers[index].containers.append(container)
      } else {
        answers.append((lines, [container]))
      }
    }
    var lines = answers.flatMap { answer in
      let places = answer.containers.map { name($0.container) }.joined(separator: ", ")
      return [answer.lines[0].replacing("PLACE", with: places)] + answer.lines.dropFirst()
    }
    let main = line.containerToExplain
    if main?.container == .natural, let main { lines.append(firstStrong(main)) }
    return lines
  }

  /// What is said of a container, which is named PLACE.
  private func answer(_ container: ExplainedContainer) -> [String] {
    switch container.statement {
    case .right: return [style.paint("Right in:", .green) + " PLACE"]
    case .unsaid(let reason): return ["Nothing is said of: PLACE (\(reason))"]
    case .wrong: break
    }
    guard let fault = container.fault else { return [style.paint("Wrong in:", .red) + " PLACE"] }
    var lines = [style.paint("Wrong in:", .red) + " PLACE"]
    if fault.certainty == .always {
      if !fault.examples.isEmpty {
        lines.append("  with every argument, such as \(container.arguments.wordsWithClasses)")
      }
    } else {
      lines.append("  with \(fault.examples.wordsWithClasses)")
      if !fault.rightExamples.isEmpty {
        lines.append("  right with \(fault.rightExamples.wordsWithClasses)")
      }
    }
    if let clause = container.clause { lines.append("  What is wrong: \(clause).") }
    return (lines + ["  What readers expect: \(fault.point.words)"])
      .enumerated().map { $0.offset == 0 ? $0.element : style.inline($0.element) }
  }

  private func firstStrong(_ container: ExplainedContainer) -> String {
    guard let first = FirstStrong(in: container.text) else {
      return "It has no letter that decides a direction, so a label takes its locale's (rule P3)."
    }
    let shown =
      DirectionalFormatting(first.scalar).map { "control is \($0.visibleName)" }
      ?? "letter is \(first.scalar) (\(first.scalar.scriptName), \(first.scalar.codePoint))"
    return "Its first strong \(shown), so a label lays the line out \(words(first.direction))"
      + " (rules P2 and P3)."
  }

  // MARK: Pieces and orders

  private func pieces(_ line: ExplainedLine) -> [String] {
    let arguments = line.containerToExplain?.arguments ?? []
    let with = arguments.isEmpty ? "" : "  (with \(style.inline(arguments.words)))"
    var lines = ["", style.paint("Pieces, in the order in which they are read", .bold) + with]
    for (index, piece) in line.pieces.enumerated() {
      let isSpace = piece.text.unicodeScalars.allSatisfy(\.properties.isWhitespace)
      let scripts =
        isSpace
        ? "space" : piece.scripts.isEmpty ? "digits, signs" : piece.scripts.joined(separator: ", ")
      lines.append("  \(pad("\(index + 1)", 3))\(pad(scripts, 17))\(style.inline(piece.text))")
    }
    return lines
  }

  private func orders(_ line: ExplainedLine) -> [String] {
    var lines = ["", style.paint("On the screen, from left to right", .bold)]
    let orders = line.containers.map { $0.order.map(shown).joined(separator: " ") }
    let width = (orders.map(\.cellWidth).max() ?? 0) + 2
    let main = line.containerToExplain?.arguments ?? []
    for (container, order) in zip(line.containers, orders) {
      let asked = container.isAskedFor ? "" : style.paint("  (not asked for)", .dim)
      let with = container.arguments == main ? "" : "  with \(container.arguments.words)"
      lines.append(
        style.visualLine(
          "  \(pad(name(container.container), 16))\(mark(container))\(pad(order, width))"
            + style.visual(container.displayed) + style.besideVisual(with) + asked))
    }
    lines.append("  An arrow shows which way the letters of a piece run.")
    return lines
  }

  private func mark(_ container: ExplainedContainer) -> String {
    let width = 16
    switch container.statement {
    case .right: return style.paint(pad("right", width), .green)
    case .wrong:
      let isAlways = container.fault?.certainty == .always
      return style.paint(pad(isAlways ? "WRONG" : "WRONG for some", width), .red)
    case .unsaid: return pad("", width)
    }
  }

  private func shown(_ placed: ExplainedLine.PlacedPiece) -> String {
    placed.direction == .leftToRight
      ? "[\(placed.piece + 1) \u{2192}]" : "[\u{2190} \(placed.piece + 1)]"
  }

  private func name(_ container: DisplayContainer) -> String {
    switch container {
    case .natural: "natural label"
    case .rightToLeft: "forced rtl"
    case .leftToRight: "forced ltr"
    }
  }

  // MARK: Reasons

  /// Why each piece runs as it does, in the container that needs it most.
  private func reasons(_ line: ExplainedLine) -> [String] {
    guard let container = line.containerToExplain, let trace = container.trace, !line.pieces.isEmpty
    else { return [] }
    let ruleWords = RuleWords(trace)
    var lines = [
      "", style.paint("Why the pieces run so, in a \(place(container.container))", .bold),
    ]
    let places = Dictionary(container.order.map { ($0.piece, $0) }) { first, _ in first }
    for (index, piece) in line.pieces.enumerated() {
      let placed = places[index].map(shown) ?? "[\(index + 1)]"
      for (row, sentence) in ruleWords.sentences(for: piece.scalarRange).enumerated() {
        lines.append("  \(pad(row == 0 ? placed : "", 7))\(style.inline(sentence))")
      }
    }
    lines.append("  " + turning(container))
    return lines
  }

  /// How rule L2 makes the order from the directions.
  private func turning(_ container: ExplainedContainer) -> String {
    let side = container.direction == .rightToLeft ? "right" : "left"
    let opposite = container.direction.opposite
    let turned = container.order.contains { $0.direction == opposite }
    return "The line runs \(words(container.direction)): pieces follow each other from the \(side)"
      + (turned ? ", and what runs \(words(opposite)) is turned round as a whole" : "")
      + " (rule L2)."
  }

  private func place(_ container: DisplayContainer) -> String {
    switch container {
    case .natural: "label that takes its direction from the text"
    case .rightToLeft: "container that is forced to rtl"
    case .leftToRight: "container that is forced to ltr"
    }
  }

  // MARK: Details

  /// Every character with its levels, and with what each rule did to it in the container explained.
  private func characters(_ line: ExplainedLine, number: Int?) -> [String] {
    guard let container = line.containerToExplain, let trace = container.trace else { return [] }
    let title = "Characters" + (number.map { " of line \($0)" } ?? "")
    let rows = trace.characters.map {
      RuleSteps.text(for: $0, paragraphLevel: trace.paragraphLevel)
    }
    let width = (rows.map(\.cellWidth).max() ?? 0) + 2
    var lines = [
      "",
      style.paint(title, .bold)
        + "  (in a \(place(container.container)); levels: even runs left to right, odd right to left)",
      "  code point  class  level  " + pad("rules", max(width, 7)) + "name",
    ]
    for (character, row) in zip(trace.characters, rows) {
      let glyph =
        switch character.scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator: ""
        case .nonspacingMark, .enclosingMark: "  \u{25CC}\(character.scalar)"
        default: "  \(character.scalar)"
        }
      lines.append(
        "  " + pad(character.scalar.codePoint, 12) + pad(character.bidiClass.abbreviation, 7)
          + pad(character.level.map { String($0.number) } ?? "-", 7)
          + pad(row, max(width, 7)) + character.scalar.name + glyph)
    }
    return lines
  }

  // MARK: Repair

  private func repair(_ explanation: Explanation) -> [String] {
    guard let explained = explanation.repair else { return [] }
    let repair = explained.repair
    let how = explained.isSafe ? "made by fix" : "made by fix --unsafe-fixes, after a look at it"
    var lines = [
      "", style.paint("Repair", .bold) + "  (\(how))", "  \(style.inline(repair.text))",
    ]
    if let escaped = explained.escaped {
      lines.append("  with the escapes of \(escaped.formatName): \(style.inline(escaped.text))")
    }
    for order in repair.orders {
      let number = explanation.lines.count > 1 ? " \(order.line)" : ""
      lines.append(
        style.visualLine("  \(pad("before\(number)", 10))\(style.visual(order.before))"))
      lines.append(
        style.visualLine("  \(pad("after\(number)", 10))\(style.visual(order.after))"))
    }
    func list(_ containers: [DisplayContainer]) -> String {
      containers.map(name).joined(separator: ", ")
    }
    let classes = explanation.arguments.isEmpty ? "" : ", with every class of argument"
    lines.append("  Right afterwards\(classes): \(list(explained.askedFor)).")
    if !explained.alsoRight.isEmpty {
      lines.append("  Not asked for, and right too: \(list(explained.alsoRight)).")
    }
    if !explained.stillWrong.isEmpty {
      lines.append(
        "  Not asked for, and wrong: \(list(explained.stillWrong)). Try --container any.")
    }
    return lines
  }

  private func pad(_ text: String, _ width: Int) -> String {
    (text + " ").padded(to: width)
  }

  private func words(_ direction: WritingDirection) -> String {
    direction == .leftToRight ? "left to right" : "right to left"
  }
}
