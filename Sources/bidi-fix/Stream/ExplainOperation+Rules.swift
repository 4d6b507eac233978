import BidiText

/// The JSON of `"rules": true` in `stream --op explain`, and of `explain --rules --format json`.
extension ExplainOperation {
  /// The characters of a paragraph, each with its class, and its class and level after every rule.
  static func characters(_ text: Substring, _ base: BaseDirection) throws -> [CharacterRecord] {
    try RuleTrace(text, baseDirection: base).characters.map { character in
      CharacterRecord(
        bidiClass: character.bidiClass.abbreviation, level: character.level?.number,
        steps: character.steps.map { step in
          StepRecord(
            rule: step.rule.rawValue, bidiClass: step.type.abbreviation, level: step.level?.number)
        })
    }
  }

  /// A character.
  ///
  /// Its level is null if rule X9 removes it.
  struct CharacterRecord: Encodable {
    let bidiClass: String
    let level: UInt8?
    let steps: [StepRecord]

    private enum CodingKeys: String, CodingKey {
      case bidiClass = "class"
      case level, steps
    }

    func encode(to encoder: any Encoder) throws {
      var fields = encoder.container(keyedBy: CodingKeys.self)
      try fields.encode(bidiClass, forKey: .bidiClass)
      try fields.encode(level, forKey: .level)
      try fields.encode(steps, forKey: .steps)
    }
  }

  /// The class and level of a character after a rule.
  struct StepRecord: Encodable {
    let rule: String
    let bidiClass: String
    let level: UInt8?

    private enum CodingKeys: String, CodingKey {
      case rule
      case bidiClass = "class"
      case level
    }

    func encode(to encoder: any Encoder) throws {
      var fields = encoder.container(keyedBy: CodingKeys.self)
      try fields.encode(rule, forKey: .rule)
      try fields.encode(bidiClass, forKey: .bidiClass)
      try fields.encode(level, forKey: .level)
    }
  }
}
