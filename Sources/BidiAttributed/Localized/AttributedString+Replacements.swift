public import BidiFormat
import BidiJudge
internal import BidiText
public import Foundation

extension AttributedString {
  /// The text with each replaced argument isolated where the order needs it, and all attributes kept.
  ///
  /// For texts that Foundation has localized and formatted, with `applyReplacementIndexAttribute`: the attribute says
  /// where the arguments are. Runs of one index that touch are one argument. A number that a `.stringsdict` has chosen the
  /// form for has the attribute with all of the form, which then is isolated as a whole, if at all.
  ///
  /// ```swift
  /// var name = AttributedString("\u{5C0F}\u{660E}")
  /// name.replacementIndex = 1
  /// let text = name + AttributedString(" \u{0628}\u{062F}\u{0623}")
  /// let isolated = try text.isolatingReplacements(locale: Locale(identifier: "ar"))
  /// isolated.plain.text.showingControls()  // "‹FSI›小明‹PDI› بدأ"
  /// ```
  ///
  /// - Parameters:
  ///   - locale: The locale that the text is written for.
  ///   - mode: How arguments are set apart.
  /// - Returns: The text before and after, and where each place went.
  /// - Throws: `MessageError/tooManyPlaceholders(limit:utf8Offset:)` in the mode `IsolationMode/fluent`.
  /// - Complexity: That of `BidiFormatter` and that of ``FoundationEssentials/AttributedString/applying(_:)``.
  public func isolatingReplacements(
    locale: Locale, mode: IsolationMode = .asNeeded
  ) throws(MessageError) -> EditedAttributedString {
    let table = RunTable(self)
    let formatted = try ReplacedText(table).isolated(
      by: BidiFormatter(locale: locale.identifier, mode: mode))
    // A formatter changes controls alone.
    let plain = EditedText(table.text, controlsChangedTo: formatted)
    return applying(plain ?? EditedText(table.text), table)
  }
}
