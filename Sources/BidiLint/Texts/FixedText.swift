package import BidiMessages
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
      of: Message(edited.source), Message(edited.text), locale, options, allClasses: allClasses)
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
}
