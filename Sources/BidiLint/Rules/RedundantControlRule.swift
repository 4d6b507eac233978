import BidiJudge
import MessageSyntax
import BidiSource
import BidiText
import LocalizationFiles

/// A directional control changes nothing in any container.
///
/// ## What it finds
///
/// Marks, and pairs of controls, without which the value is shown in the same order and with the
/// same direction in every container. The rule tries arguments that disturb their neighbours too
/// (handles, telephone numbers, names with brackets), so a needed isolate round a specifier is not
/// reported. A mark in the syntax of a message is white space there, which puts the source of the
/// message in order, and is not reported either.
///
/// ## Why it matters
///
/// A control is data: it travels into the clipboard, into searches and comparisons, and the next
/// editor of the text must move it along. Of 230 values that translators marked by hand in 24 apps,
/// 103 look the same without the marks.
///
/// ## Example
///
///     he
///     wrong: "a" = "שמירת‹RLM› הקובץ";
///     right: "a" = "שמירת הקובץ";
///
/// ## Fix
///
/// Safe or unsafe. The controls are taken out. Safe if the value also looks the same with text
/// joined before or after it. Unsafe if not, because the control may be there for the joined text.
/// Other rules take out their own controls (duplicate-pair, control-in-ltr-locale).
///
/// ## Source
///
/// - UAX #9
/// - UTS #35, part 9, `message.abnf`: marks and isolates in the syntax of MessageFormat 2
/// - Threads butler#250 and fluent.js#484: isolates that nobody needs
struct RedundantControlRule: EntryRule {
  static let id = "redundant-control"
  static let headline = "a control changes nothing"
  static let severity = Severity.info
  static let waitsForOrder = true
  static let phase = RulePhase.rest
  static let requiredInValue: ValueFeatures = .controls

  /// The limit for removing controls one by one, because each needs a comparison.
  ///
  /// More controls are compared together.
  private static let maximumUnits = 64

  func check(_ entry: CheckedEntry, in context: RuleContext) -> [Diagnosis] {
    let value = entry.value
    guard value.hasDirectionalFormatting, value.controlBalance.isBalanced else { return [] }
    // Programs read such a value, and control-in-code reports it.
    guard entry.message.data == nil else { return [] }
    let comparison = Comparison(locale: context.locale)
    func isSame(without indices: Set<String.Index>) -> Bool {
      comparison.isSame(entry.message, context.message(value.removing(indices), of: entry.entry))
    }
    var removed: Set<String.Index> = []
    let units = units(of: entry.message)
    guard !units.isEmpty else { return [] }
    let all = Set(units.joined())
    if isSame(without: all) {
      removed = all
    } else if units.count <= Self.maximumUnits {
      for unit in units {
        let more = removed.union(unit)
        if isSame(without: more) { removed = more }
      }
    }
    removed.subtract(ControlInLTRLocaleRule.strayControls(in: value, locale: context.locale))
    removed = removed.filter { !Self.partsLetters($0, in: value) }
    // If another rule names the cause, that rule reports it. Other needless controls are reported after its repair.
    guard !removed.isEmpty, !hasCause(value, removed, entry, context) else { return [] }
    guard isSame(without: removed), isAccepted(without: removed, entry, context) else { return [] }
    let names = removed.sorted().compactMap { DirectionalFormatting(value.unicodeScalars[$0]) }
      .map(\.visibleName).joined(separator: " ")
    let changes = removed.sorted().map { ValueChange.removeScalar(at: $0, of: value) }
    let isSafe = comparison.isSameWhenJoined(
      entry.message, context.message(value.removing(removed), of: entry.entry))
    return [
      Self.diagnosis(
        of: entry,
        "without \(names) the text is shown the same everywhere",
        help: isSafe ? nil : "keep it if an app joins this text with another",
        fix: entry.fix(
          changes, isSafe ? .safe : .unsafe, "remove \(names)"))
    ]
  }

  /// Whether a control stands between a virama and the next letter, which else make one shape.
  ///
  /// Source: The Unicode Standard 16.0, 12.1, Rendering Devanagari: a virama between two consonants joins them.
  private static func partsLetters(_ control: String.Index, in value: String) -> Bool {
    let scalars = value.unicodeScalars
    guard control > scalars.startIndex else { return false }
    let after = scalars.index(after: control)
    return scalars[scalars.index(before: control)].properties.canonicalCombiningClass == .virama
      && after < scalars.endIndex && scalars[after].properties.isAlphabetic
  }

  /// Whether removing some controls adds no fault, by the judge.
  ///
  /// The comparison tries each class of argument for all arguments together; the judge also tries combinations of
  /// classes.
  private func isAccepted(
    without indices: Set<String.Index>, _ entry: CheckedEntry, _ context: RuleContext
  ) -> Bool {
    guard let locale = context.locale, !entry.message.arguments.isEmpty else { return true }
    var options = context.options.judge
    options.includesRareClasses = true
    options.containers = DisplayContainer.allCases
    var judge = MessageJudge(locale: locale, options: options)
    let surroundings = entry.surroundings
    func faultCount(_ message: Message) -> Int {
      judge.verdict(of: message, context: surroundings).lines.reduce(0) { $0 + $1.faults.count }
    }
    let now = faultCount(entry.message)
    return faultCount(context.message(entry.value.removing(indices), of: entry.entry)) <= now
  }

  /// Whether override-control or duplicate-pair reports one of the controls to remove.
  private func hasCause(
    _ value: String, _ removed: Set<String.Index>, _ entry: CheckedEntry, _ context: RuleContext
  ) -> Bool {
    let duplicates = value.duplicatePairs().flatMap { $0.inner.indices + $0.outer.indices }
    if !removed.isDisjoint(with: duplicates), !DuplicatePairRule().check(entry, in: context).isEmpty
    {
      return true
    }
    let isOfOverride = removed.contains {
      DirectionalFormatting(value.unicodeScalars[$0])?.kind == .override
    }
    return isOfOverride && !OverrideControlRule().check(entry, in: context).isEmpty
  }

  /// The controls that must be removed together: pairs, single marks, and two equal marks round letters of their direction or
  /// numbers, which people write as a pair.
  ///
  /// Controls in the syntax of the message are left out.
  private func units(of message: Message) -> [[String.Index]] {
    let value = message.text
    let shown = Set(
      message.piecesInOrder.lazy.compactMap { piece in
        if case .control = piece.kind { piece.range.lowerBound } else { nil }
      })
    let pairs = value.controlBalance.pairs.map { [$0.opener, $0.terminator] }
    return (pairs + marks(in: value)).filter { unit in
      unit.allSatisfy { shown.contains(value.utf8.distance(from: value.startIndex, to: $0)) }
    }
  }

  private func marks(in value: String) -> [[String.Index]] {
    var units: [[String.Index]] = []
    var isOpen = false
    for index in value.controlIndices(in: .marks) {
      if isOpen, let first = units.last?.first, isHeld(value, from: first, to: index) {
        units[units.count - 1].append(index)
        isOpen = false
      } else {
        units.append([index])
        isOpen = true
      }
    }
    return units
  }

  /// Whether two equal marks have a stretch between them without a letter of the other direction.
  private func isHeld(_ value: String, from first: String.Index, to last: String.Index) -> Bool {
    let scalars = value.unicodeScalars
    let (mark, stretch) = (scalars[first], scalars[scalars.index(after: first)..<last])
    let direction = DirectionalFormatting(mark)?.openedDirection ?? mark.bidiClass.strongDirection
    return mark == scalars[last] && !stretch.isEmpty
      && !stretch.contains { scalar in
        scalar.bidiClass.strongDirection.map { $0 != direction } ?? false
      }
  }
}
