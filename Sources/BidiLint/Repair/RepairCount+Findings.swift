public import BidiMessages
private import BidiSource
public import LocalizationFiles

extension Linter {
  /// How many findings a ``Fixer`` with this linter repairs in a file.
  ///
  /// A fix may take another finding of its entry with it, or bring one out. So the entries that have a fix are
  /// repaired in memory, and a finding counts as repaired if it is gone.
  ///
  /// - Parameters:
  ///   - findings: What ``findings(in:locale:base:)`` found in the file.
  ///   - file: The file.
  ///   - locale: The locale of its texts; nil if it is not known.
  ///   - base: The texts of the base language, to compare with.
  /// - Returns: The count; its parts add up to the number of findings.
  public func repairCount(
    of findings: [Finding], in file: LocalizationFile, locale: MessageLocale?, base: BaseTexts? = nil
  ) -> RepairCount {
    let places = findings.compactMap { $0.fix?.edits.first?.range.lowerBound }
    guard !places.isEmpty else { return RepairCount(notRepairable: findings.count) }
    var linter = self
    linter.entryNumbers = Set(places.compactMap { file.entryNumber(around: $0) }).sorted()
    /// The findings that fixes do not take away.
    func left(includesUnsafe: Bool) -> Int {
      let fixer = Fixer(linter: linter, includesUnsafe: includesUnsafe)
      guard let outcome = try? fixer.fix(file, known: findings, locale: locale, base: base) else {
        return findings.count
      }
      return remaining(findings, in: file, after: outcome, linter)
    }
    let afterSafe = left(includesUnsafe: false)
    let afterAll = min(
      afterSafe, findings.contains { $0.fix?.safety == .unsafe } ? left(includesUnsafe: true) : afterSafe)
    return RepairCount(
      safe: findings.count - afterSafe, unsafe: afterSafe - afterAll, notRepairable: afterAll)
  }

  /// How many findings are there still after a repair: those of the same rule in the same entry.
  private func remaining(
    _ findings: [Finding], in file: LocalizationFile, after outcome: Fixer.Outcome, _ linter: Linter
  ) -> Int {
    struct Place: Hashable {
      let rule: String
      let key: String?

      init(_ finding: Finding) {
        rule = finding.rule
        key = finding.key
      }
    }
    let looked = Set((linter.entryNumbers ?? []).map { file.entries[$0].key.string })
    var counts: [Place: Int] = [:]
    for finding in outcome.remaining { counts[Place(finding), default: 0] += 1 }
    return findings.count { finding in
      // What no fix touched is there still.
      if let key = finding.key, !looked.contains(key) { return true }
      guard let count = counts[Place(finding)], count > 0 else { return false }
      counts[Place(finding)] = count - 1
      return true
    }
  }
}
