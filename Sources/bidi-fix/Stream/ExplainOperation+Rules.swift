import BidiText

/// `"rules": true` of `stream --op explain`, and `explain --rules --format json`.
extension ExplainOperation {
  /// The characters of a paragraph, each with its class and what every rule left of class and level.
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

  /// A character; its level is null where rule X9 removes it.
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

  /// What a rule left of class and level.
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
