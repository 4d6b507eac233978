import BidiSource
import LocalizationFiles

/// What a rule says of a place in a file, in offsets: a ``Finding`` counts them out in lines.
struct Diagnosis: Sendable {
  /// The rule.
  let rule: any CheckedRule.Type

  /// Where the fault is.
  let range: SourceRange

  /// The key of the entry; nil for faults of the file.
  let key: String?

  /// What is wrong.
  var message: String

  /// What to do about it.
  var help: String?

  /// What readers see now and after the fix.
  var proof: Proof?

  /// The fix.
  var fix: Fix?
}

extension CheckedRule {
  /// What the rule says of the value of an entry.
  static func diagnosis(
    of entry: CheckedEntry, _ message: String, help: String? = nil, proof: Proof? = nil,
    fix: Fix? = nil
  ) -> Diagnosis {
    Diagnosis(
      rule: Self.self, range: entry.entry.value.range, key: entry.entry.key.string,
      message: message, help: help, proof: proof, fix: fix)
  }
}
