import BidiJudge
import BidiSource
import BidiText
import LocalizationFiles

/// A text stands in two pairs of controls of the same direction.
///
/// ## What it finds
///
/// An embedding or isolate that holds nothing but another one of the same direction, such as
/// ‹RLE›‹RLE›…‹PDF›‹PDF› or ‹RLI›‹RLE›…‹PDF›‹PDI›.
///
/// ## Why it matters
///
/// Readers see no difference. A tool probably ran twice. Every run adds two characters to what
/// people copy, search and compare.
///
/// ## Example
///
///     he
///     wrong: "a" = "‹RLE›‹RLE›PDF נשמר.‹PDF›‹PDF›";
///     right: "a" = "‹RLE›PDF נשמר.‹PDF›";
///
/// ## Fix
///
/// Safe or unsafe. One of the two pairs is taken out: the inner pair if the text then looks the
/// same. Safe if the text also looks the same in every container when it is joined to other text,
/// unsafe if not. There is no fix if the text looks different without either pair.
///
/// ## Source
///
/// - UAX #9, rules X2 to X7
struct DuplicatePairRule: EntryRule {
  static let id = "duplicate-pair"
  static let headline = "two pairs of controls stand round one text"
  static let severity = Severity.info
  static let waitsForOrder = true
  static let phase = RulePhase.controls
  static let requiredInValue: ValueFeatures = .controls

  /// The limit for removing pairs one by one, because each pair needs a comparison.
  ///
  /// More pairs are compared together.
  private static let maximumPairs = 64

  func check(_ entry: CheckedEntry, in context: RuleContext) -> [Diagnosis] {
    let value = entry.value
    let duplicates = value.duplicatePairs()
    guard let first = duplicates.first else { return [] }
    let comparison = Comparison(locale: context.locale)
    let removed = removable(of: duplicates, entry, context, comparison)
    let isSafe = comparison.isSameWhenJoined(
      entry.message, context.message(value.removing(removed), of: entry.entry))
    let names = removed.sorted().compactMap { DirectionalFormatting(value.unicodeScalars[$0]) }
      .names
    let changes = removed.sorted().map { ValueChange.removeScalar(at: $0, of: value) }
    return [
      Self.diagnosis(
        of: entry,
        "\(first.outer.opener.visibleName) holds nothing but"
          + " \(first.inner.opener.visibleName)\u{2026}, which says the same",
        fix: removed.isEmpty
          ? nil
          : entry.fix(
            changes, isSafe ? .safe : .unsafe, "remove \(names)"))
    ]
  }

  /// The controls that can be removed without a change of the display.
  private func removable(
    of duplicates: [(inner: ControlPair, outer: ControlPair)], _ entry: CheckedEntry,
    _ context: RuleContext,
    _ comparison: Comparison
  ) -> Set<String.Index> {
    func isSame(without indices: Set<String.Index>) -> Bool {
      comparison.isSame(
        entry.message, context.message(entry.value.removing(indices), of: entry.entry))
    }
    if duplicates.count > Self.maximumPairs {
      let inner = Set(duplicates.flatMap(\.inner.indices))
      return isSame(without: inner) ? inner : []
    }
    var removed: Set<String.Index> = []
    for (inner, outer) in duplicates {
      for pair in [inner, outer] where removed.isDisjoint(with: pair.indices) {
        let more = removed.union(pair.indices)
        if isSame(without: more) {
          removed = more
          break
        }
      }
    }
    return removed
  }
}
