public import BidiMessages
private import BidiSource
public import LocalizationFiles

extension Linter {
  /// How many of the findings in a file a ``Fixer`` with this linter repairs.
  ///
  /// A fix may mend another finding of its entry too, or bring one out, so the entries that have one are repaired in
  /// memory: what counts is which findings are gone afterwards.
  ///
  /// - Parameters:
  ///   - findings: What ``findings(in:locale:base:)`` found in the file.
  ///   - file: The file.
  ///   - locale: The locale of its texts; nil where it is not known.
  ///   - base: The texts of the base language, to compare with.
  /// - Returns: The count, never more than there are findings; where a repair cannot be made, there is none.
  public func repairCount(
    of findings: [Finding], in file: LocalizationFile, locale: MessageLocale?,
    base: BaseTexts? = nil
  ) -> RepairCount {
    let repairable = findings.filter { $0.fix?.edits.isEmpty == false }
    let places = repairable.compactMap { $0.fix?.edits.first?.range.lowerBound }
    guard !places.isEmpty else { return RepairCount() }
    var linter = self
    linter.entryNumbers = Set(places.compactMap { file.entryNumber(around: $0) }).sorted()
    func gone(includesUnsafe: Bool) -> Int? {
      let fixer = Fixer(linter: linter, includesUnsafe: includesUnsafe)
      guard let outcome = try? fixer.fix(file, known: findings, locale: locale, base: base) else {
        return nil
      }
      var left: [String: Int] = [:]
      for finding in outcome.remaining { left[Self.name(of: finding), default: 0] += 1 }
      return repairable.count { finding in
        let name = Self.name(of: finding)
        guard let count = left[name], count > 0 else { return true }
        left[name] = count - 1
        return false
      }
    }
    guard let safe = gone(includesUnsafe: false) else { return RepairCount() }
    guard safe < repairable.count, let all = gone(includesUnsafe: true) else {
      return RepairCount(safe: safe)
    }
    return RepairCount(safe: safe, unsafe: max(0, all - safe))
  }

  /// What a finding keeps when its file changes.
  private static func name(of finding: Finding) -> String {
    "\(finding.rule) \(finding.key ?? "")"
  }
}
