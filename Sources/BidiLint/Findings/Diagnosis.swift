import BidiSource
import LocalizationFiles

/// What a rule says about a place in a file, with offsets.
///
/// A ``Finding`` has lines and columns.
struct Diagnosis: Sendable {
  /// The rule.
  let rule: any CheckedRule.Type

  /// The severity, if it is lower than that of the rule.
  var severity: Severity?

  /// The range of the fault.
  let range: SourceRange

  /// The key of the entry; nil for faults of the file.
  let key: String?

  /// The fault, in one sentence without a full stop.
  var message: String

  /// The advice, in one sentence without a full stop.
  var help: String?

  /// What readers see now, and after the fix.
  var proof: Proof?

  /// The fix.
  var fix: Fix?

  /// Whether the text is shown in other views than those of the project, so that it does not wait for their direction.
  var isElsewhere = false
}

extension CheckedRule {
  /// The diagnosis of the rule for the value of an entry, or for a range of the file inside the value.
  static func diagnosis(
    of entry: CheckedEntry, _ message: String, help: String? = nil, proof: Proof? = nil,
    fix: Fix? = nil, range: SourceRange? = nil
  ) -> Diagnosis {
    Diagnosis(
      rule: Self.self, range: range ?? entry.entry.value.range, key: entry.entry.key.string,
      message: message, help: help, proof: proof, fix: fix)
  }
}
