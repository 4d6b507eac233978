import BidiMessages
import BidiText
import LocalizationFiles

/// A text that is wrapped twice in controls of one direction.
public struct DuplicateWrapRule: Rule {
  /// The name of the rule.
  public static let id = "duplicate-wrap"
  /// Nothing is seen.
  public static let severity = Severity.info
  /// What the rule finds.
  public static let summary = "A text is wrapped twice in controls of the same direction."
  /// What a value needs to be looked at.
  public static let lookedFor: ValueFeatures = .controls

  /// What is said of the rule.
  public static let document = RuleDocument(
    finds: """
      An embedding or isolate with nothing in it but another one of the same direction, as ‹RLE›‹RLE›…‹PDF›‹PDF› or \
      ‹RLI›‹RLE›…‹PDF›‹PDI›.
      """,
    matters: """
      Nothing is seen. It is the trace of a tool that ran twice; every run adds two characters to what \
      people copy, search and compare.
      """,
    examples: [
      .init(
        "he", wrong: #""a" = "‹RLE›‹RLE›PDF נשמר.‹PDF›‹PDF›";"#,
        right: #""a" = "‹RLE›PDF נשמר.‹PDF›";"#)
    ],
    fixSafety: .safe,
    fix: """
      One of the two is taken out, the inner one if that is enough. Safe where the text is shown the same in \
      every container, alone and joined to other text; none where it is not.
      """,
    sources: ["UAX #9, rules X2 to X7"])

  /// Of more pairs the inner ones are judged as a whole: each is a comparison of its own.
  private static let maximumPairs = 64

  /// Looks at one entry.
  public func check(_ entry: CheckedEntry, in context: RuleContext) -> [Diagnosis] {
    let value = entry.value
    let duplicates = value.duplicatePairs()
    guard let first = duplicates.first else { return [] }
    let comparison = Comparison(locale: context.locale)
    let removed = removable(of: duplicates, in: value, comparison)
    let isSafe = comparison.isSameWhenJoined(
      entry.message, Message(value.removing(removed)))
    let names = removed.sorted().compactMap { DirectionalFormatting(value.unicodeScalars[$0]) }
      .names
    let changes = removed.sorted().map { ValueChange.removeScalar(at: $0, of: value) }
    return [
      Diagnosis(
        range: entry.entry.value.range, key: entry.entry.key.string,
        message: "\(first.outer.opener.visibleName) holds nothing but"
          + " \(first.inner.opener.visibleName)\u{2026}, which says the same",
        fix: removed.isEmpty
          ? nil
          : Fix(
            edits: entry.entry.edits(
              changes, spelling: context.options.spelling, in: context.file.source),
            safety: isSafe ? .safe : .unsafe, message: "remove \(names)"))
    ]
  }

  /// What can be taken out of a value that is shown the same without it.
  private func removable(
    of duplicates: [(inner: ControlPair, outer: ControlPair)], in value: String,
    _ comparison: Comparison
  ) -> Set<String.Index> {
    if duplicates.count > Self.maximumPairs {
      let inner = Set(duplicates.flatMap(\.inner.indices))
      return comparison.isSame(Message(value), Message(value.removing(inner))) ? inner : []
    }
    var removed: Set<String.Index> = []
    for (inner, outer) in duplicates {
      for pair in [inner, outer] where removed.isDisjoint(with: pair.indices) {
        let more = removed.union(pair.indices)
        if comparison.isSame(Message(value), Message(value.removing(more))) {
          removed = more
          break
        }
      }
    }
    return removed
  }
}
