public import BidiLint
private import BidiText

/// An explanation for someone who cannot read the script: pieces with numbers, and their order.
public struct ExplanationReport: Sendable {
  private let style: TextStyle
  private let showsRules: Bool

  /// Makes a report.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - showsRules: Whether every character is listed with every rule that acted on it.
  public init(style: TextStyle, showsRules: Bool = false) {
    self.style = style
    self.showsRules = showsRules
  }

  /// The explanation, with a line end.
  public func text(for explanation: Explanation) -> String {
    var lines = ["Text      \(style.inline(explanation.text))"]
    if let locale = explanation.locale, let direction = explanation.direction {
      lines.append("Locale    \(locale), written \(words(direction))")
    } else {
      lines.append("Locale    not known: pass --locale TAG to learn what is wrong")
    }
    for argument in explanation.arguments {
      lines.append(
        "Argument  \(style.inline(argument.specifier)) = \"\(style.inline(argument.text))\"")
    }
    for (index, paragraph) in explanation.paragraphs.enumerated() {
      lines.append("")
      if explanation.paragraphs.count > 1 {
        lines.append(
          style.paint("Line \(index + 1)", .bold) + "    \(style.inline(paragraph.text))")
      }
      lines += verdict(paragraph, explanation)
      lines += paragraph.notes.map(style.inline)
      lines += pieces(paragraph)
      lines += layouts(paragraph, explanation)
      lines += reasons(paragraph)
    }
    lines += otherFindings(explanation)
    lines += repair(explanation)
    guard showsRules else { return lines.joined(separator: "\n") + "\n" }
    for (index, paragraph) in explanation.paragraphs.enumerated() {
      lines += characters(paragraph, number: explanation.paragraphs.count > 1 ? index + 1 : nil)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  // MARK: What is wrong

  private func verdict(
    _ paragraph: Explanation.ParagraphExplanation, _ explanation: Explanation
  ) -> [String] {
    guard let wanted = paragraph.wanted else { return [reason(paragraph)] }
    let wrong = paragraph.wrongContainers
    guard !wrong.isEmpty else {
      return [style.paint("Right everywhere.", .green) + " " + reason(paragraph)]
    }
    let natural = paragraph.layouts.first { $0.container == .natural }
    if wrong.contains(.natural), natural?.direction == wanted.direction {
      let place =
        wrong.count == Container.allCases.count
        ? "everywhere" : "also in a label of its own direction"
      let faults = paragraph.partFaults.map { $0.prefix(1).uppercased() + $0.dropFirst() + "." }
      return [style.paint("Wrong \(place).", .red)] + faults.map(style.inline) + [reason(paragraph)]
    }
    if wrong.contains(.natural) {
      let first = wanted.direction == .rightToLeft ? "right" : "left"
      let met = naturalFirstPiece(paragraph, from: wanted.direction)
      return [
        style.paint("Wrong in a label that takes its direction from the text.", .red),
        reason(paragraph),
        "A reader of \(explanation.locale ?? "it") starts at the \(first) and meets piece \(met) first.",
      ]
    }
    let names = wrong.map(\.rawValue).joined(separator: " and ")
    return [
      style.paint("Right in a label that takes its direction from the text", .green)
        + style.paint(", wrong in a container that is forced to \(names).", .yellow),
      reason(paragraph),
    ]
  }

  private func naturalFirstPiece(
    _ paragraph: Explanation.ParagraphExplanation, from direction: WritingDirection
  ) -> Int {
    let order = paragraph.layouts.first { $0.container == .natural }?.order ?? []
    return ((direction == .rightToLeft ? order.last : order.first)?.piece ?? 0) + 1
  }

  private func reason(_ paragraph: Explanation.ParagraphExplanation) -> String {
    guard let first = paragraph.firstStrong else {
      return "It has no letter that decides a direction, so a label takes its locale's (rule P3)."
    }
    let shown =
      DirectionalFormatting(first.scalar).map { "control is \($0.visibleName)" }
      ?? "letter is \(first.scalar) (\(first.scalar.scriptName), \(first.scalar.codePoint))"
    return "Its first strong \(shown), so a label lays the line out \(words(first.direction))"
      + " (rules P2 and P3)."
  }

  // MARK: Pieces and orders

  private func pieces(_ paragraph: Explanation.ParagraphExplanation) -> [String] {
    var lines = ["", style.paint("Pieces, in the order in which they are read", .bold)]
    for (index, piece) in paragraph.pieces.enumerated() {
      let isSpace = piece.text.unicodeScalars.allSatisfy(\.properties.isWhitespace)
      let scripts =
        isSpace
        ? "space" : piece.scripts.isEmpty ? "digits, signs" : piece.scripts.joined(separator: ", ")
      let padded = scripts + String(repeating: " ", count: max(0, 16 - scripts.count))
      lines.append("  \(index + 1)  \(padded) \(style.inline(piece.text))" + whole(piece))
    }
    return lines
  }

  /// `  (phone number)`, or of what it is a part.
  private func whole(_ piece: Explanation.Piece) -> String {
    guard let whole = piece.whole else { return "" }
    let text =
      whole.text == piece.text
      ? whole.kind : "part of the \(whole.kind) \(style.inline(whole.text))"
    return style.paint("   (\(text))", .dim)
  }

  private func layouts(
    _ paragraph: Explanation.ParagraphExplanation, _ explanation: Explanation
  ) -> [String] {
    var lines = ["", style.paint("On the screen, from left to right", .bold)]
    var rows = paragraph.layouts
    if let wanted = paragraph.wanted { rows.append(wanted) }
    let orders = rows.map { $0.order.map(shown).joined(separator: " ") }
    let width = orders.map(\.count).max() ?? 0
    for (layout, order) in zip(rows, orders) {
      let mark =
        switch layout.isRight {
        case true where layout.container != nil: style.paint("right", .green)
        case false: style.paint("WRONG", .red)
        default: "     "
        }
      let padded = order + String(repeating: " ", count: width - order.count)
      lines.append(
        "  \(pad(name(layout.container), 16))\(mark)  \(padded)  \(style.visual(layout.displayed))")
    }
    if let wanted = paragraph.wanted {
      let side = wanted.direction == .rightToLeft ? "right" : "left"
      lines.append(
        "  An arrow shows which way the letters of a piece run. The line is read from the \(side).")
    }
    return lines
  }

  private func shown(_ placed: Explanation.PlacedPiece) -> String {
    placed.direction == .leftToRight
      ? "[\(placed.piece + 1) \u{2192}]" : "[\u{2190} \(placed.piece + 1)]"
  }

  private func name(_ container: Container?) -> String {
    switch container {
    case .natural: "natural label"
    case .rtl: "forced rtl"
    case .ltr: "forced ltr"
    case nil: "wanted"
    }
  }

  // MARK: Reasons

  /// Why each piece runs as it does, in the layout that needs it most.
  private func reasons(_ paragraph: Explanation.ParagraphExplanation) -> [String] {
    guard let layout = paragraph.layoutToExplain, !paragraph.pieces.isEmpty else { return [] }
    let ruleWords = RuleWords(layout.trace)
    var lines = ["", style.paint("Why the pieces run so, in a \(place(layout.container))", .bold)]
    for (index, piece) in paragraph.pieces.enumerated() {
      let placed = layout.order.first { $0.piece == index }.map(shown) ?? "[\(index + 1)]"
      for (row, sentence) in ruleWords.sentences(for: piece.scalarRange).enumerated() {
        lines.append("  \(pad(row == 0 ? placed : "", 7))\(style.inline(sentence))")
      }
    }
    lines.append("  " + turning(layout))
    return lines
  }

  /// How rule L2 makes the order from the directions.
  private func turning(_ layout: Explanation.Layout) -> String {
    let side = layout.direction == .rightToLeft ? "right" : "left"
    let opposite = layout.direction == .rightToLeft ? WritingDirection.leftToRight : .rightToLeft
    let turned = layout.order.contains { $0.direction == opposite }
    return "The line runs \(words(layout.direction)): pieces follow each other from the \(side)"
      + (turned ? ", and what runs \(words(opposite)) is turned round as a whole" : "")
      + " (rule L2)."
  }

  private func place(_ container: Container?) -> String {
    switch container {
    case .natural: "label that takes its direction from the text"
    case .rtl: "container that is forced to rtl"
    case .ltr: "container that is forced to ltr"
    case nil: "line as wanted"
    }
  }

  // MARK: Details

  /// Every character with its levels, and with what each rule did to it in the layout explained.
  private func characters(
    _ paragraph: Explanation.ParagraphExplanation, number: Int?
  ) -> [String] {
    guard let layout = paragraph.layoutToExplain else { return [] }
    let title = "Characters" + (number.map { " of line \($0)" } ?? "")
    let rows = layout.trace.characters.map {
      RuleSteps.text(for: $0, paragraphLevel: layout.trace.paragraphLevel)
    }
    let width = (rows.map(\.count).max() ?? 0) + 2
    var lines = [
      "",
      style.paint(title, .bold)
        + "  (in a \(place(layout.container)); levels: even runs left to right,"
        + " odd right to left)",
      "  code point  class  level  wanted  " + pad("rules", max(width, 7)) + "name",
    ]
    for (offset, character) in layout.trace.characters.enumerated() {
      let glyph =
        switch character.scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator: ""
        case .nonspacingMark, .enclosingMark: "  \u{25CC}\(character.scalar)"
        default: "  \(character.scalar)"
        }
      let wanted = paragraph.wanted.map { level($0.levels[offset]) }
      lines.append(
        "  " + pad(character.scalar.codePoint, 12) + pad(character.bidiClass.abbreviation, 7)
          + pad(level(character.level), 7) + pad(wanted ?? "", 8)
          + pad(rows[offset], max(width, 7)) + character.scalar.name + glyph)
    }
    return lines
  }

  private func otherFindings(_ explanation: Explanation) -> [String] {
    guard !explanation.otherFindings.isEmpty else { return [] }
    return ["", style.paint("Other findings", .bold)]
      + explanation.otherFindings.flatMap { finding in
        ["  [\(finding.rule)] \(style.inline(finding.message))"]
          + (finding.help.map { ["  help: \(style.inline($0))"] } ?? [])
      }
  }

  private func repair(_ explanation: Explanation) -> [String] {
    guard let repaired = explanation.repaired else { return [] }
    var lines = ["", style.paint("Repair", .bold), "  \(style.inline(repaired))"]
    if repaired.hasDirectionalFormatting {
      lines.append("  in a .strings file also as \(escaped(repaired))")
    }
    let right = explanation.rightAfterRepair.map { name($0) }
    if !right.isEmpty {
      lines.append("  Then it is right in: \(right.joined(separator: ", ")).")
    }
    return lines
      + explanation.remaining.map { "  Left: [\($0.rule)] \(style.inline($0.message))" }
  }

  private func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if DirectionalFormatting(scalar) != nil {
        result.append(contentsOf: "\\U\(scalar.codePoint.dropFirst(2))".unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return style.inline(String(result))
  }

  private func level(_ level: EmbeddingLevel?) -> String { level.map { String($0.number) } ?? "-" }

  private func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }

  private func words(_ direction: WritingDirection) -> String {
    direction == .leftToRight ? "left to right" : "right to left"
  }
}
