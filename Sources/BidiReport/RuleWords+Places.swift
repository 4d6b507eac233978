import BidiText

/// What characters and places are called.
extension RuleWords {
  /// The name of a character, by what it is.
  func noun(of character: TracedCharacter) -> Noun {
    if let control = DirectionalFormatting(character.scalar) {
      return Noun(one: control.visibleName, many: control.visibleName)
    }
    switch character.bidiClass {
    case .leftToRight, .rightToLeft, .arabicLetter:
      guard let letter = Self.letter(character) else { break }
      return Noun(one: "the \(letter)", many: "\(letter)s", glyph: "")
    case .europeanNumber, .arabicNumber: return Noun(one: "the digit", many: "the digits")
    case .nonspacingMark: return Noun(one: "the mark", many: "the marks")
    case .whiteSpace: return Noun(one: "the space", many: "the spaces")
    case .segmentSeparator: return Noun(one: "the tab", many: "the tabs")
    case .paragraphSeparator: return Noun(one: "the line end", many: "the line ends")
    case .boundaryNeutral:
      let name = "the invisible \(character.scalar.codePoint)"
      return Noun(one: name, many: name)
    default: break
    }
    let kind = Self.isBracket(character) ? "bracket" : "sign"
    return Noun(one: "the \(kind)", many: "the \(kind)s", glyph: String(character.scalar))
  }

  /// The name of a control.
  func name(of offset: Int) -> String {
    DirectionalFormatting(trace.characters[offset].scalar)?.visibleName
      ?? trace.characters[offset].scalar.codePoint
  }

  /// What the embedding direction of a character is that of.
  func surroundings(_ offset: Int) -> String {
    let level = trace.characters[offset].explicitLevel ?? trace.paragraphLevel
    return level == trace.paragraphLevel ? "the line" : "the embedding or isolate"
  }

  /// Two neighbours.
  func places(_ before: RuleNeighbor, _ after: RuleNeighbor, _ offset: Int) -> String {
    if let kind = kind(before), kind == self.kind(after) {
      return "two \(kind)\(kind.hasSuffix("\u{203A}") ? "" : "s")"
    }
    return "\(noun(before, offset)) and \(noun(after, offset))"
  }

  /// A neighbour, with an article.
  func noun(_ neighbor: RuleNeighbor, _ offset: Int) -> String {
    guard let kind = kind(neighbor) else { return edge(neighbor, offset) }
    // Controls are called by their names.
    if kind.hasSuffix("\u{203A}") { return kind }
    return ("AEIOU".contains(kind.prefix(1).uppercased()) ? "an " : "a ") + kind
  }

  /// What a neighbour is; nil for the edges.
  func kind(_ neighbor: RuleNeighbor) -> String? {
    guard case .character(let offset) = neighbor else { return nil }
    let character = trace.characters[offset]
    if let control = DirectionalFormatting(character.scalar) { return control.visibleName }
    switch character.bidiClass {
    case .europeanNumber, .arabicNumber: return "number"
    case .leftToRight, .rightToLeft, .arabicLetter:
      if Self.letter(character) != nil {
        return Self.script(character).map { "\($0) word" } ?? "letter"
      }
      return character.bidiClass == .arabicLetter ? "Arabic sign" : "sign"
    case .nonspacingMark: return "mark"
    default: break
    }
    if Self.isBracket(character) { return "bracket" }
    // W4 and W5 made it part of a number.
    let isInNumber = character.rules.contains { $0 == .w4 || $0 == .w5 }
    return isInNumber ? "number" : "sign"
  }

  /// The edge of a sequence: of the line, or of an embedding or isolate.
  private func edge(_ neighbor: RuleNeighbor, _ offset: Int) -> String {
    let isStart = neighbor == .start
    let side = isStart ? "start" : "end"
    guard let index = trace.characters[offset].sequence else { return "the \(side) of the line" }
    let sequence = trace.sequences[index]
    let ranges = sequence.scalarRanges
    if sequence.level == trace.paragraphLevel {
      let isLine =
        isStart
        ? ranges.first?.lowerBound == shownEdges.first
        : ranges.last.map { $0.upperBound - 1 } == shownEdges.last
      return isLine ? "the \(side) of the line" : "an embedding"
    }
    // X10: the higher of two levels decides; another direction than its own comes from what is beside.
    let direction = isStart ? sequence.startDirection : sequence.endDirection
    return direction == sequence.level.direction
      ? "the \(side) of the embedding or isolate" : "an embedding"
  }

  private static func isBracket(_ character: TracedCharacter) -> Bool {
    guard case .pair = character.steps.first(where: { $0.rule == .n0 })?.cause else { return false }
    return true
  }

  /// A letter with its script; nil for signs that have a direction, such as the Arabic question mark.
  private static func letter(_ character: TracedCharacter) -> String? {
    guard character.scalar.properties.isAlphabetic else { return nil }
    return script(character).map { "\($0) letter" } ?? "letter"
  }

  /// The script of a letter; nil for what has none of its own.
  private static func script(_ character: TracedCharacter) -> String? {
    let name = character.scalar.scriptName
    return ["Common", "Inherited", "Unknown"].contains(name) ? nil : name
  }
}
