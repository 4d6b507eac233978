public import BidiText
public import BidiJudge
public import MessageSyntax
public import BidiSource
import LocalizationFiles

/// What a rule of `bidi-fix` says about the lines of a message.
public struct RuleStatement: Sendable, Hashable {
  /// The name of the rule, such as `base-direction`.
  public let rule: String

  /// The severity.
  public let severity: Severity

  /// What is wrong, in eight words at most.
  public let headline: String

  /// The fault, in one sentence without a full stop.
  public let message: String

  /// The advice, in one sentence without a full stop.
  public let help: String?
}

extension Verdict {
  /// What the rules of `bidi-fix check` say about the faults of the lines, and about controls without a partner.
  ///
  /// ```swift
  /// import BidiJudge
  /// import MessageSyntax
  ///
  /// let message = Message("PDF \u{05E4}\u{05D2}\u{05D5}\u{05DD}.")
  /// let hebrew = MessageLocale("he")!
  /// let verdict = message.verdict(locale: hebrew)
  /// verdict.statements(about: message, in: hebrew).map(\.rule)  // ["base-direction"]
  /// ```
  ///
  /// For the findings of all rules, with repairs, ask ``Linter/findings(in:locale:base:)``.
  ///
  /// - Parameters:
  ///   - message: The message that was judged.
  ///   - locale: Its language.
  ///   - containers: The containers in which it was judged.
  /// - Returns: One statement for each rule; none for a message that is right.
  /// - Complexity: O(*n*).
  public func statements(
    about message: Message, in locale: MessageLocale, containers: [DisplayContainer] = [.natural]
  ) -> [RuleStatement] {
    let options = LintOptions(containers: containers)
    let context = RuleContext(
      file: LocalizationFile(text: message.text), locale: locale, options: options, base: nil)
    var judge = MessageJudge(locale: locale, options: options.judge)
    let checked = CheckedEntry(0, in: context)
    checked.verdict = self
    checked.repair = judge.repair(of: message)
    let controls = isUnbalanced ? UnbalancedControlRule().check(checked, in: context) : []
    let orders = checked.orderDiagnoses(RuleSet(options).orderRules, IgnoredRules())
    return (controls + orders).map { diagnosis in
      RuleStatement(
        rule: diagnosis.rule.id, severity: diagnosis.severity ?? diagnosis.rule.severity,
        headline: diagnosis.rule.headline, message: diagnosis.message,
        help: diagnosis.help)
    }
  }
}
