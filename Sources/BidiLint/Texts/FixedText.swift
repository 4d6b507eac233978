package import BidiMessages
import BidiSource
package import BidiText
import LocalizationFiles

/// A text that stands in no file, before and after its repair.
package struct FixedText: Sendable {
  /// The text before and after, and where each place went.
  package let edited: EditedText

  /// The findings whose fixes were made.
  ///
  /// A fix can bring out another finding, so the places of later ones are those of the text with the earlier fixes
  /// made.
  package let fixed: [Finding]

  /// The findings that are left.
  package let remaining: [Finding]

  let locale: MessageLocale
  let options: LintOptions

  /// What readers see of each line, before and after.
  ///
  /// - Parameter allClasses: Whether orders are shown for every class of argument, and not for one set of arguments alone.
  /// - Returns: The orders, line by line.
  package func orders(allClasses: Bool) -> [ShownOrder] {
    ShownOrder.orders(
      of: Message(edited.source), Message(edited.text), locale, options, allClasses: allClasses)
  }
}

extension Fixer {
  /// Repairs a text as ``fix(_:locale:base:)`` repairs the values of files, by the fixes that change controls alone.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - locale: The locale that it is written in.
  ///   - base: The text that it was translated from, to compare with.
  ///   - memory: What was found of other texts; what is found is added.
  /// - Returns: The text before and after.
  /// - Throws: ``Failure``; then the text is to be left as it is.
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
