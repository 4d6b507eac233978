/// The rules that run with some options, by what they look at.
struct RuleSet: Sendable {
  /// The options.
  let options: LintOptions

  /// The rules that look at whole files.
  let fileRules: [any FileRule]

  /// The rules that look at single entries.
  let entryRules: EntryRules

  /// The rules that name a wrong order.
  let orderRules: [any OrderRule]

  /// The rule that reports lines of wrong order whose words may be typed in the order of the screen; nil if it does not run.
  let suspicionRule: VisualOrderSuspectRule?

  init(_ options: LintOptions) {
    self.options = options
    let running = Rules.checked.filter { options.runs(type(of: $0)) }
    fileRules = running.compactMap { $0 as? any FileRule }
    entryRules = EntryRules(running.compactMap { $0 as? any EntryRule })
    orderRules = running.compactMap { $0 as? any OrderRule }
    suspicionRule = running.lazy.compactMap { $0 as? VisualOrderSuspectRule }.first
  }
}
