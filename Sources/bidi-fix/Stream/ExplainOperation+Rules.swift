import BidiText
import Foundation

/// `"rules": true` of `stream --op explain`, and `explain --rules --format json`.
extension ExplainOperation {
  /// The characters of a paragraph, each with its class and what every rule left of class and level.
  static func characters(_ text: Substring, _ base: BaseDirection) throws -> [[String: Any]] {
    try RuleTrace(text, baseDirection: base).characters.map { character in
      [
        "class": character.bidiClass.abbreviation,
        "level": number(character.level),
        "steps": character.steps.map { step in
          [
            "rule": step.rule.rawValue, "class": step.type.abbreviation,
            "level": number(step.level),
          ] as [String: Any]
        },
      ]
    }
  }

  private static func number(_ level: EmbeddingLevel?) -> Any {
    level.map { Int($0.number) } ?? NSNull()
  }
}
