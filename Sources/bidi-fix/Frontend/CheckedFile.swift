import BidiText
import BidiFiles
import BidiLint
import BidiJudge
import BidiProject
import BidiReport
import BidiSource
import LocalizationFiles

/// Writes findings in the form that the flags select.
struct FindingPrinter: Sendable {
  let form: any FindingForm
  let text: TextReport

  /// Whether findings are counted and not written.
  let isCounting: Bool

  init(_ flags: ReportFlags) {
    form = flags.format.form(flags.style)
    text = TextReport(style: flags.color.style)
    isCounting = flags.statistics
  }

  /// A finding after a separator.
  ///
  /// The report removes the separator of the first finding.
  func text(for finding: Finding) -> String { form.separator + form.text(for: finding) }
}

/// Facts about a file that the notes after a run report.
struct FileState: Sendable {
  let path: String
  let locale: MessageLocale?
  let hasLocale: Bool
  let unknownLocale: String?
  /// The locale in the path, if the file itself names a locale of the other direction.
  let localeOfPath: String?
  /// Whether the file was not checked, because its locale is a pseudolocale and no flag names it.
  let isUncheckedPseudolocale: Bool
  let missesBase: Bool
  let doubtedFormat: FileFormat?
  let misspelledIgnores: [LocalizationFile.MisspelledIgnore]
  /// Where the project shows the texts, if that is worth a note; nil for what labels do by default.
  let container: ContainerFact?
  /// The finding that the project gives no direction, and whether the baseline accepts it; nil if it does.
  let missingDirection: (finding: Finding, isAccepted: Bool)?

  init(_ loaded: Project.Loaded, _ filter: FindingFilter) {
    path = loaded.path
    locale = loaded.locale
    hasLocale = loaded.hasLocale
    unknownLocale = loaded.unknownLocale
    localeOfPath = loaded.localeOfPath
    isUncheckedPseudolocale =
      loaded.locale.map { !loaded.linter.options.takes(locale: $0.identifier) } ?? false
    missesBase = loaded.missesBase
    doubtedFormat = loaded.doubtedFormat
    misspelledIgnores = loaded.file.misspelledIgnores()
    container = loaded.containerFact
    missingDirection =
      filter.changes == nil
      ? loaded.missingDirection.map { ($0, filter.baseline?.accepts($0) ?? false) } : nil
  }
}

extension Project.Loaded {
  /// Where the project shows the texts; nil if they are in natural containers because no sign says otherwise.
  var containerFact: ContainerFact? {
    guard let container, !container.isByHabit || container.containers != [.natural] else {
      return nil
    }
    return ContainerFact(
      format: file.format.name, containers: ContainerChoice(container.containers).rawValue,
      reason: container.reason)
  }

  /// The finding that the project gives its views no direction; nil if it gives one.
  var missingDirection: Finding? {
    guard let missing = container?.missing ?? container?.pages?.missing else { return nil }
    return Finding.missingDirection(
      views: missing.views, advice: missing.advice, path: pathFromHere(missing.path),
      line: missing.line, options: linter.options)
  }
}

/// The result of checking a file.
///
/// Findings are written at once, so that they need no memory.
struct CheckedFile: Sendable {
  let state: FileState
  let entryCount: Int

  /// Whether the filter selects texts of the file.
  private(set) var isChanged = false
  private(set) var counts = LintCounts()
  private(set) var output = Spool()

  /// The number of findings that a baseline accepts, by fingerprint.
  var accepted: [String: Int] = [:]

  /// The number of findings by locale; "-" for entries of an unknown locale.
  private(set) var byLocale: [String: Int] = [:]

  /// A file without findings yet.
  ///
  /// - Parameters:
  ///   - loaded: The file.
  ///   - filter: The filter of the run.
  ///   - isChanged: Whether the filter selects texts of the file.
  init(_ loaded: Project.Loaded, _ filter: FindingFilter, isChanged: Bool) {
    state = FileState(loaded, filter)
    entryCount = loaded.file.entries.count
    self.isChanged = isChanged
  }

  init(
    _ loaded: Project.Loaded, memory: inout JudgeMemory,
    _ printer: FindingPrinter, _ filter: FindingFilter
  ) throws(FileFailure) {
    let ofFile = try filter.ofFile(loaded)
    self.init(loaded, filter, isChanged: ofFile != nil)
    guard var ofFile else { return }
    loaded.linter.findings(
      in: loaded.file, locale: loaded.locale, base: loaded.base, memory: &memory
    ) { found in
      add(ofFile.keep(found), printer)
    }
    accepted = ofFile.accepted
  }

  /// A finding about the project, which is of no file of texts.
  init(_ finding: Finding, of state: FileState, _ printer: FindingPrinter) {
    self.state = state
    entryCount = 0
    add([finding], printer)
  }

  /// Counts and writes findings.
  mutating func add(_ findings: [Finding], _ printer: FindingPrinter) {
    counts.add(findings, repairs: RepairCount(of: findings))
    for finding in findings {
      byLocale[finding.judgedLocale ?? "-", default: 0] += 1
      if !printer.isCounting { output.write(printer.text(for: finding)) }
    }
  }
}
