import BidiJudge
import MessageSyntax
import BidiSource
import BidiText
import LocalizationFiles

/// A right-to-left control stands in a left-to-right text that has no right-to-left letter.
///
/// ## What it finds
///
/// ‹RLM›, ‹ALM›, ‹RLE› or ‹RLI› in a value of a left-to-right locale that holds no right-to-left
/// letter. ‹LRM›, ‹LRE›, ‹LRI› and ‹FSI› are not reported, because they help such a text in a
/// right-to-left interface.
///
/// ## Why it matters
///
/// Somebody copied the control from a translation. The control changes the order of what stands
/// beside it: the range 23-25 with ‹RLM› after 23 is read 25-23.
///
/// ## Example
///
///     en
///     wrong: "pages" = "23‹RLM›-25";
///     right: "pages" = "23-25";
///
/// ## Fix
///
/// Safe or unsafe. The controls are taken out. Safe if every container then shows the text as
/// before, or from left to right. Unsafe if an argument of the text may need the control.
///
/// ## Source
///
/// - Thread silnlp#797
/// - UAX #9, rules N1 and N2
struct ControlInLTRLocaleRule: EntryRule {
  static let id = "control-in-ltr-locale"
  static let headline = "a right-to-left control in left-to-right text"
  static let severity = Severity.warning
  static let explainsOrder = true
  static let phase = RulePhase.controls
  static let requiredInValue: ValueFeatures = .controls

  func check(_ entry: CheckedEntry, in context: RuleContext) -> [Diagnosis] {
    let value = entry.value
    let stray = Self.strayControls(in: value, locale: context.locale)
    guard !stray.isEmpty else { return [] }
    let without = value.removing(stray)
    let changes = stray.sorted().map { ValueChange.removeScalar(at: $0, of: value) }
    let names = stray.sorted().compactMap { DirectionalFormatting(value.unicodeScalars[$0]) }.names
    let message = context.message(without, of: entry.entry)
    let isSafe = isRight(message, orAs: entry.message)
    return [
      Self.diagnosis(
        of: entry,
        "\(names) stands in a text of \(context.locale?.identifier ?? "the locale")"
          + " that has no right-to-left letter",
        help: isSafe ? nil : "keep it if arguments of the text need it",
        proof: Comparison(locale: context.locale).proof(
          of: entry.message, without: message),
        fix: entry.fix(
          changes, isSafe ? .safe : .unsafe, "remove \(names)"))
    ]
  }

  /// The right-to-left controls of a text without right-to-left letters.
  static func strayControls(in value: String, locale: MessageLocale?) -> Set<String.Index> {
    guard locale?.direction == .leftToRight, !value.hasRightToLeftLetters else { return [] }
    let marks = value.controlIndices(in: .marks).filter {
      DirectionalFormatting(value.unicodeScalars[$0])?.markedDirection == .rightToLeft
    }
    let pairs = value.controlPairs().filter {
      $0.opener.kind != .override && $0.opener.openedDirection == .rightToLeft
    }
    return Set(marks + pairs.flatMap(\.indices))
  }

  /// Whether, in every container, the display without the controls is right or the same as before.
  private func isRight(_ text: Message, orAs value: Message) -> Bool {
    for (line, other) in zip(text.lines, value.lines) {
      // The texts of arguments are not known.
      guard text.arguments.allSatisfy({ $0.type != .text }) else { return false }
      let texts = text.arguments.map { _ in "12" }
      let (now, before) = (text.filled(line, texts), value.filled(other, texts))
      let wanted = now.visualParagraph(baseDirection: .explicit(.leftToRight)) ?? now
      for container in DisplayContainer.allCases {
        let base = container.baseDirection(in: .leftToRight)
        let shown = now.visualParagraph(baseDirection: base) ?? now
        if isSameOrder(shown, wanted) { continue }
        guard isSameOrder(shown, before.visualParagraph(baseDirection: base) ?? before) else {
          return false
        }
      }
    }
    return true
  }
}
