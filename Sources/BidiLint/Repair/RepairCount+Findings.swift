public import BidiMessages
private import BidiSource
public import LocalizationFiles

extension Linter {
  /// How many repairs a ``Fixer`` with this linter makes in a file.
  ///
  /// A fix may make another one of its entry needless, or bring one out, so the entries that have one are repaired in
  /// memory to count them.
  ///
  /// - Parameters:
  ///   - findings: What ``findings(in:locale:base:)`` found in the file.
  ///   - file: The file.
  ///   - locale: The locale of its texts; nil where it is not known.
  ///   - base: The texts of the base language, to compare with.
  /// - Returns: The count; where a repair cannot be made, there is none.
  public func repairCount(
    of findings: [Finding], in file: LocalizationFile, locale: MessageLocale?, base: BaseTexts? = nil
  ) -> RepairCount {
    let places = findings.compactMap { $0.fix?.edits.first?.range.lowerBound }
    guard !places.isEmpty else { return RepairCount() }
    var linter = self
    linter.entryNumbers = Set(places.compactMap { file.entryNumber(around: $0) }).sorted()
    func outcome(includesUnsafe: Bool) -> Fixer.Outcome? {
      let fixer = Fixer(linter: linter, includesUnsafe: includesUnsafe)
      return try? fixer.fix(file, known: findings, locale: locale, base: base)
    }
    guard let safe = outcome(includesUnsafe: false) else { return RepairCount() }
    guard safe.remaining.contains(where: { $0.fix != nil }) else {
      return RepairCount(safe: safe.fixed.count)
    }
    let all = outcome(includesUnsafe: true)?.fixed.count ?? 0
    return RepairCount(safe: safe.fixed.count, unsafe: max(0, all - safe.fixed.count))
  }
}
