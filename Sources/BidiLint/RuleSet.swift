import BidiJudge

/// The rules that run with some options, by their kinds.
struct RuleSet: Sendable {
  /// The options.
  let options: LintOptions

  /// The options of the judge.
  let judge: JudgeOptions

  /// The rules for whole files.
  let fileRules: [any FileRule]

  /// The rules for single entries.
  let entryRules: EntryRules

  /// The rules for wrong orders.
  let orderRules: [any OrderRule.Type]

  init(_ options: LintOptions) {
    self.options = options
    judge = options.judge
    let running = Rules.checked.filter { options.runs(type(of: $0)) }
    fileRules = running.compactMap { $0 as? any FileRule }
    entryRules = EntryRules(running.compactMap { $0 as? any EntryRule })
    orderRules = running.compactMap { type(of: $0) as? any OrderRule.Type }
  }
}
