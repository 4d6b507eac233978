import BidiSource

/// What a rule says, before the places are counted out in lines.
struct Diagnosis: Sendable {
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

  init(
    range: SourceRange, key: String?, message: String, help: String? = nil, proof: Proof? = nil,
    fix: Fix? = nil
  ) {
    self.range = range
    self.key = key
    self.message = message
    self.help = help
    self.proof = proof
    self.fix = fix
  }
}
