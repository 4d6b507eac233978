import BidiMessages
import BidiText
import LocalizationFiles

/// A control in a key.
public struct ControlInKeyRule: Rule {
  /// The name of the rule.
  public static let id = "control-in-key"
  /// The enmay never be found.
  public static let severity = Severity.warning
  /// What the rule finds.
  public static let summary = "A control stands in a key, which code must then hold too."
  /// What a key needs to be looked at.
  public static let lookedForInKey: ValueFeatures = .controls

  /// What is said of the rule.
  public static let document = RuleDocument(
    finds: "A directional control in the key of an entry.",
    matters: """
      Keys are compared byte by byte. Code that asks for the key without the control, which nobody can \
      see, gets the key itself for an answer.
      """,
    examples: [
      .init("he", wrong: #""title‹RLM›" = "כותרת";"#, right: #""title" = "כותרת";"#)
    ],
    fixSafety: nil,
    fix: "None: the code may hold the same control. Take it out of both.",
    sources: ["Apple, Bundle.localizedString(forKey:value:table:)"])

  /// Looks at one entry.
  public func check(_ entry: CheckedEntry, in context: RuleContext) -> [Diagnosis] {
    let controls = StrippedValue(entry.entry.key.string).controls.map(\.control)
    guard !controls.isEmpty else { return [] }
    return [
      Diagnosis(
        range: entry.entry.key.range, key: entry.entry.key.string,
        message: "the key holds \(controls.names), which code must hold too to find the entry",
        help: "take it out of the key here, in the other languages and in the code")
    ]
  }
}
