import BidiLint
import BidiMessages
import LocalizationFiles

/// What a report needs of a file.
struct CheckedFile: Sendable {
  let path: String
  let entryCount: Int
  let findings: [Finding]
  let hasLocale: Bool
  let missesBase: Bool
  let repairs: RepairCount

  init(_ loaded: Project.Loaded, by linter: Linter, memory: inout JudgeMemory) {
    path = loaded.path
    entryCount = loaded.file.entries.count
    hasLocale = loaded.locale != nil
    missesBase = loaded.missesBase
    findings = linter.findings(
      in: loaded.file, locale: loaded.locale, base: loaded.base, memory: &memory)
    repairs = RepairCount(of: findings)
  }

  /// The findings that repairs have left.
  init(path: String, entryCount: Int, findings: [Finding], hasLocale: Bool, missesBase: Bool) {
    self.path = path
    self.entryCount = entryCount
    self.findings = findings
    self.hasLocale = hasLocale
    self.missesBase = missesBase
    repairs = RepairCount()
  }
}
