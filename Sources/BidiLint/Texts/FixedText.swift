package import BidiJudge
import MessageSyntax
import BidiSource
package import BidiText
import LocalizationFiles

/// A text that is in no file, before and after its repair.
package struct FixedText: Sendable {
  /// The text before and after, with a map of offsets.
  package let edited: EditedText

  /// The findings whose fixes were made.
  ///
  /// A fix can cause another finding. The place of such a finding is a place of the text after the earlier fixes.
  package let fixed: [Finding]

  /// The findings that are left.
  package let remaining: [Finding]

  let locale: MessageLocale
  let options: LintOptions

  /// The display of each line, before and after.
  ///
  /// - Parameter allClasses: Whether orders are shown for every class of argument, instead of one set of arguments.
  /// - Returns: The orders, line by line.
  package func orders(allClasses: Bool) -> [ShownOrder] {
    ShownOrder.orders(
      of: Message(edited.source), Message(edited.text), locale, options, allClasses: allClasses
    ).orders
  }
}

extension Fixer {
  /// Repairs a text like ``fix(_:locale:base:)`` repairs the values of files, but only with fixes that change
  /// controls.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - locale: The locale that it is written in.
  ///   - base: The text that it was translated from.
  ///   - memory: Verdicts about shapes of lines; new verdicts are added.
  /// - Returns: The text before and after.
  /// - Throws: ``Failure``; then do not change the text.
  package func fix(
    text: String, locale: MessageLocale, base: BaseTexts? = nil, memory: inout JudgeMemory
  ) throws(Failure) -> FixedText {
    var fixer = self
    fixer.changesControlsAlone = true
    let outcome = try fixer.fix(
      LocalizationFile(text: text), locale: locale, base: base, memory: &memory)
    var edited = EditedText(text)
    if outcome.isChanged {
      let repaired = outcome.repaired.entries.first?.value.string ?? text
      guard let changed = EditedText(text, controlsChangedTo: repaired) else {
        throw .damaged(rule: outcome.fixed.first?.rule ?? "fix", key: nil)
      }
      edited = changed
    }
    return FixedText(
      edited: edited, fixed: outcome.fixed, remaining: outcome.remaining, locale: locale,
      options: linter.options)
  }

  /// The text of ``fix(text:locale:base:memory:)``, without findings.
  ///
  /// A text without controls whose repair is one pair or one mark needs one look: without it the order would be wrong, so
  /// it leaves nothing to repair.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - locale: The locale that it is written in.
  ///   - base: The text that it was translated from.
  ///   - memory: Verdicts about shapes of lines; new verdicts are added.
  /// - Returns: The text after its repair.
  /// - Throws: ``Failure``; then do not change the text.
  package func fixedText(
    _ text: String, locale: MessageLocale, base: BaseTexts? = nil, memory: inout JudgeMemory
  ) throws(Failure) -> String {
    guard keep == nil, !ValueFeatures(of: text).contains(.controls),
      let fixed = fixedOrder(text, locale, base, &memory)
    else { return try fix(text: text, locale: locale, base: base, memory: &memory).edited.text }
    // Of several pairs, one may no longer be needed when the others are there.
    guard fixed.unicodeScalars.lazy.filter({ DirectionalFormatting($0) != nil }).prefix(3).count > 2
    else { return fixed }
    return try fix(text: fixed, locale: locale, base: base, memory: &memory).edited.text
  }

  /// A text without controls after the repair of its order; nil if another rule has a repair.
  private func fixedOrder(
    _ text: String, _ locale: MessageLocale, _ base: BaseTexts?, _ memory: inout JudgeMemory
  ) -> String? {
    // Without controls, only rules about the order have repairs that change controls alone.
    let rules = linter.rules(for: nil)
    guard MessageJudge.mayHaveFault(text, locale: locale, options: rules.judge),
      base != nil || !isRight(text, locale, rules, &memory)
    else { return text }
    var pass = LintPass(
      linter, over: LocalizationFile(text: text), locale: locale, base: base)
    // The sources of a program hold fixes back for reasons that are found with the severity alone.
    pass.wantsFixesAlone = linter.usage == nil
    guard pass.ofFile.isEmpty, linter.options.takes(locale: locale.identifier) else { return nil }
    var result: String? = text
    pass.forEachEntry(of: pass.file.entries.indices.filter(pass.isChecked), &memory) {
      checked, diagnoses in
      let made = diagnoses.first { diagnosis in
        guard let fix = diagnosis.fix, !fix.edits.isEmpty else { return false }
        return (fix.safety == .safe || includesUnsafe) && !diagnosis.rule.fixChangesText
      }
      if let made { result = made.rule is any OrderRule.Type ? checked.repair?.text : nil }
    }
    return result
  }

  /// Whether the judge accepts a text as a linter would ask it; false if only a linter knows what to ask.
  private func isRight(
    _ text: String, _ locale: MessageLocale, _ rules: RuleSet, _ memory: inout JudgeMemory
  ) -> Bool {
    guard rules.options.arguments.isEmpty, rules.options.dataKeys.isEmpty,
      text.utf8.count <= OrderNotJudgedRule.longestValue,
      !text.utf8.contains(UInt8(ascii: "$"))
    else { return false }
    let message = Message(text)
    // What a link or a variable shows stands in a file.
    guard !message.arguments.contains(where: { $0.isLink || $0.type == .variable }) else {
      return false
    }
    var judge = MessageJudge(locale: locale, options: rules.judge, memory: &memory)
    defer { judge.handBack(&memory) }
    var context = MessageContext()
    if message.arguments.contains(where: { $0.type == .text }) { context.key = "" }
    return judge.isRight(message, context)
  }
}
