public import BidiText
public import LocalizationFiles

/// A control that changes nothing, in any container and with any sample argument.
///
/// ## What it finds
///
/// Marks, and pairs of an opener and its end, without which the value is shown in the same order and
/// with the same direction. Arguments that disturb their surroundings are tried too, so that an isolate
/// round a specifier is left alone.
///
/// ## Why it matters
///
/// A control is data: it travels into the clipboard, into searches and comparisons.
///
/// ## Fix
///
/// Taking them out. Safe where the value also looks the same with text joined before or behind it;
/// unsafe otherwise, because the control may be there for that.
///
/// ## Source
///
/// UAX #9.
public struct RedundantControlRule: Rule {
  /// The name of the rule.
  public static let id = "redundant-control"
  /// Nothing is seen.
  public static let severity = Severity.info
  /// What the rule finds.
  public static let summary = "A directional control changes nothing in any container."

  /// Values with more controls are judged as a whole alone: each is a comparison of its own.
  private static let maximumUnits = 64

  /// Looks at one entry.
  public func check(_ entry: Entry, in context: RuleContext) throws(BidiError) -> [Diagnosis] {
    let value = entry.value.string
    guard value.hasDirectionalFormatting, value.controlBalance.isBalanced else { return [] }
    let comparison = Comparison(locale: context.locale, options: context.options)
    var removed: Set<String.Index> = []
    let units = units(of: value)
    let all = Set(units.joined())
    if try comparison.isSame(value, value.removing(all)) {
      removed = all
    } else if units.count <= Self.maximumUnits {
      for unit in units {
        let more = removed.union(unit)
        if try comparison.isSame(value, value.removing(more)) { removed = more }
      }
    }
    guard !removed.isEmpty else { return [] }
    let without = value.removing(removed)
    let names = removed.sorted().compactMap { DirectionalFormatting(value.unicodeScalars[$0]) }
      .map(\.visibleName).joined(separator: " ")
    let changes = removed.sorted().map { ValueChange.removeScalar(at: $0, of: value) }
    let isSafe = try comparison.isSameWhenJoined(value, without)
    return [
      Diagnosis(
        range: entry.value.range, key: entry.key.string,
        message: "without \(names) the text is shown the same everywhere",
        help: isSafe ? nil : "keep it if an app joins this text with another",
        fix: Fix(
          edits: entry.edits(changes, spelling: context.options.spelling, in: context.file.source),
          safety: isSafe ? .safe : .unsafe, message: "remove \(names)"))
    ]
  }

  /// What can be taken out without leaving half a pair.
  private func units(of value: String) -> [[String.Index]] {
    let pairs = value.controlBalance.pairs.map { [$0.opener, $0.terminator] }
    let marks = value.controlIndices(in: .marks).map { [$0] }
    return pairs + marks
  }
}

extension String {
  fileprivate func removing(_ indices: Set<String.Index>) -> String {
    var view = String.UnicodeScalarView()
    for index in unicodeScalars.indices where !indices.contains(index) {
      view.append(unicodeScalars[index])
    }
    return String(view)
  }
}
