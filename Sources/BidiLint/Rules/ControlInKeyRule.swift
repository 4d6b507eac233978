import BidiJudge
import BidiSource
import BidiText
import LocalizationFiles

/// A control stands in a key, so code must hold it too.
///
/// ## What it finds
///
/// A directional control in the key of an entry.
///
/// ## Why it matters
///
/// Keys are compared byte by byte. Nobody sees the control. Code that asks for the key without the
/// control gets the key itself as the text. An info in gettext, which takes its keys from the code.
///
/// ## Example
///
///     he
///     wrong: "title‹RLM›" = "כותרת";
///     right: "title" = "כותרת";
///
/// ## Fix
///
/// None. The code may hold the same control, so take the control out of both.
///
/// ## Source
///
/// - Apple, Bundle.localizedString(forKey:value:table:)
struct ControlInKeyRule: EntryRule {
  static let id = "control-in-key"
  static let headline = "a control stands in the key"
  static let severity = Severity.warning
  static let phase = RulePhase.value
  static let requiredInKey: ValueFeatures = .controls

  func check(_ entry: CheckedEntry, in context: RuleContext) -> [Diagnosis] {
    let controls = StrippedValue(entry.entry.key.string).controls.map(\.control)
    guard !controls.isEmpty else { return [] }
    var diagnosis = Diagnosis(
      rule: Self.self, range: entry.entry.key.range, key: entry.entry.key.string,
      message: "the key holds \(controls.names), which code must hold too to find the entry",
      help: "take it out of the key here, in the other languages and in the code")
    // gettext takes its keys from the code, so it is there by intent.
    if let base = entry.entry.baseText, !StrippedValue(base).controls.isEmpty {
      diagnosis.severity = .info
    }
    return [diagnosis]
  }
}
