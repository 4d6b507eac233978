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

  /// What readers see of each line, before and after.
  package let orders: [ShownOrder]
}

extension Fixer {
  /// Repairs a text as ``fix(_:locale:base:)`` repairs the values of files, by the fixes that change controls alone.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - locale: The locale that it is written in.
  ///   - showsAllClasses: Whether orders are shown for every class of argument, and not for one set of arguments alone.
  /// - Returns: The text, with the orders of its lines.
  /// - Throws: ``Failure``; then the text is to be left as it is.
  package func fix(
    text: String, locale: MessageLocale, showsAllClasses: Bool = false
  ) throws(Failure) -> FixedText {
    var memory = JudgeMemory()
    return try fix(
      text: text, locale: locale, showsAllClasses: showsAllClasses, memory: &memory)
  }

  /// Repairs a text as ``fix(text:locale:showsAllClasses:)`` does, with what was found of other texts.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - locale: The locale that it is written in.
  ///   - showsAllClasses: Whether orders are shown for every class of argument, and not for one set of arguments alone.
  ///   - memory: What was found of other texts; what is found is added.
  /// - Returns: The text, with the orders of its lines; the same as without memory.
  /// - Throws: ``Failure``; then the text is to be left as it is.
  package func fix(
    text: String, locale: MessageLocale, showsAllClasses: Bool, memory: inout JudgeMemory
  ) throws(Failure) -> FixedText {
    let (outcome, edited) = try outcome(ofText: text, locale: locale, base: nil, memory: &memory)
    return FixedText(
      edited: edited, fixed: outcome.fixed, remaining: outcome.remaining,
      orders: ShownOrder.orders(
        of: Message(text), Message(edited.text), locale, linter.options, allClasses: showsAllClasses
      ))
  }

  /// Repairs a text as ``fix(text:locale:showsAllClasses:)`` does, and says nothing else of it.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - locale: The locale that it is written in.
  ///   - base: The text that it was translated from, to compare with.
  ///   - memory: What was found of other texts; what is found is added.
  /// - Returns: The text after the repair.
  /// - Throws: ``Failure``; then the text is to be left as it is.
  package func fixed(
    text: String, locale: MessageLocale, base: BaseTexts?, memory: inout JudgeMemory
  ) throws(Failure) -> String {
    try outcome(ofText: text, locale: locale, base: base, memory: &memory).edited.text
  }

  private func outcome(
    ofText text: String, locale: MessageLocale, base: BaseTexts?, memory: inout JudgeMemory
  ) throws(Failure) -> (outcome: Outcome, edited: EditedText) {
    var fixer = self
    fixer.changesControlsAlone = true
    let outcome = try fixer.fix(
      LocalizationFile(text: text), locale: locale, base: base, memory: &memory)
    guard outcome.isChanged else { return (outcome, EditedText(text)) }
    let repaired = outcome.repaired.entries.first?.value.string ?? text
    guard let edited = EditedText(text, controlsChangedTo: repaired) else {
      throw .damaged(rule: outcome.fixed.first?.rule ?? "fix", key: nil)
    }
    return (outcome, edited)
  }
}
