import BidiLint
import BidiSource
import BidiMessages
import BidiReport
import LocalizationFiles

/// How findings are written.
struct FindingPrinter: Sendable {
  let form: any FindingForm
  let text: TextReport

  /// Whether findings are counted and not written.
  let isCounting: Bool

  init(_ flags: ReportFlags) {
    form = flags.format.form(flags.style)
    text = TextReport(style: flags.look.style)
    isCounting = flags.statistics
  }

  /// A finding with what stands between it and the one before: the first of all loses that.
  func text(for finding: Finding) -> String { form.separator + form.text(for: finding) }
}

/// What is to be said of a file besides its findings.
struct FileState: Sendable {
  let path: String
  let locale: MessageLocale?
  let hasLocale: Bool
  let unknownLocale: String?
  /// What the path calls the locale, where the file names one of the other direction.
  let localeOfPath: String?
  /// Whether the locale is a pseudolocale that nobody asked for.
  let isPassedOver: Bool
  let missesBase: Bool
  let doubtedFormat: FileFormat?
  let misspelledIgnores: [LocalizationFile.MisspelledIgnore]

  init(_ loaded: Project.Loaded) {
    path = loaded.path
    locale = loaded.locale
    hasLocale = loaded.hasLocale
    unknownLocale = loaded.unknownLocale
    localeOfPath = loaded.localeOfPath
    isPassedOver =
      loaded.locale.map { !loaded.linter.options.takes(locale: $0.identifier) } ?? false
    missesBase = loaded.missesBase
    doubtedFormat = loaded.doubtedFormat
    misspelledIgnores = loaded.file.misspelledIgnores()
  }
}

/// What a report needs of a file: its findings are written at once, and not held.
struct CheckedFile: Sendable {
  let state: FileState
  let entryCount: Int

  /// Whether the file has texts that are of interest.
  private(set) var isChanged = false
  private(set) var counts = LintCounts()
  private(set) var output = Spool()

  /// How many findings a baseline has accepted, by their fingerprints.
  private(set) var accepted: [String: Int] = [:]

  /// How many findings there are by locale; of entries whose locale is not known, by "-".
  private(set) var byLocale: [String: Int] = [:]

  init(
    _ loaded: Project.Loaded, memory: inout JudgeMemory,
    _ printer: FindingPrinter, _ filter: FindingFilter
  ) throws(FileFailure) {
    state = FileState(loaded)
    entryCount = loaded.file.entries.count
    guard var filter = try filter.ofFile(loaded) else { return }
    isChanged = true
    loaded.linter.findings(
      in: loaded.file, locale: loaded.locale, base: loaded.base, memory: &memory
    ) { found in
      let findings = filter.keep(found)
      counts.add(findings, repairs: RepairCount(of: findings))
      write(findings, loaded.locale, printer)
    }
    accepted = filter.accepted
  }

  /// The findings that repairs have left.
  init(
    _ state: FileState, entryCount: Int, isChanged: Bool, accepted: [String: Int],
    findings: [Finding],
    _ printer: FindingPrinter
  ) {
    self.state = state
    self.entryCount = entryCount
    self.isChanged = isChanged
    self.accepted = accepted
    counts.add(findings, repairs: RepairCount())
    write(findings, state.locale, printer)
  }

  private mutating func write(
    _ findings: [Finding], _ locale: MessageLocale?, _ printer: FindingPrinter
  ) {
    for finding in findings {
      byLocale[finding.locale ?? locale?.identifier ?? "-", default: 0] += 1
      if !printer.isCounting { output.write(printer.text(for: finding)) }
    }
  }
}
