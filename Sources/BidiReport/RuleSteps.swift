import BidiText

/// The steps of a character in one line: `W2 EN→AN, I1 0→2`.
enum RuleSteps {
  /// Each rule with the class or the level that it changed; a rule that changed neither stands alone.
  static func text(for character: TracedCharacter, paragraphLevel: EmbeddingLevel) -> String {
    var type = character.bidiClass
    var level: EmbeddingLevel? = character.level == nil ? nil : paragraphLevel
    var words: [String] = []
    for step in character.steps {
      var word = step.rule.rawValue
      if step.type != type { word += " \(type.abbreviation)\u{2192}\(step.type.abbreviation)" }
      if let before = level, let after = step.level, before != after {
        word += " \(before.number)\u{2192}\(after.number)"
      }
      if case .mirrored(let mirror) = step.cause { word += " \(mirror)" }
      (type, level) = (step.type, step.level)
      words.append(word)
    }
    return words.joined(separator: ", ")
  }
}
