import ArgumentParser
import BidiFiles
import BidiLint
import BidiJudge
import BidiProject
import BidiReport
import BidiSource
import BidiUsage
import LocalizationFiles

/// Writes and counts findings as they come, and decides the exit status.
struct Report: ~Copyable {
  /// Writes findings in the form that the flags select.
  let printer: FindingPrinter
  private let isBesideOutput: Bool
  private let failOn: FailingSeverity
  private let leftOut: LeftOutPaths
  private var output: StandardOutput
  private var statistics = FindingStatistics()
  private var result = LintResult()
  private var counts = LintCounts()
  private var withoutLocale: [String] = []
  private var unknownLocales: [(path: String, locale: String)] = []
  private var uncheckedPseudolocales: [String] = []
  private var localeConflicts: [(path: String, locale: String, ofPath: String)] = []
  private var withoutBase: [String] = []
  private var withoutPatch: [String] = []
  private var doubtedFormat: FileFormat?
  private var misspelledIgnores: [(path: String, ignore: LocalizationFile.MisspelledIgnore)] = []
  private var accepted: [String: Int] = [:]

  private var projectFindings: Set<Finding> = []

  private var outdatedNote: (count: Int, name: String)?
  private var changedFiles = 0
  private var since: String?

  private var status = ExitStatus()

  /// - Parameters:
  ///   - flags: The form of findings, and which of them make the run fail.
  ///   - walker: The walk, for the paths that it left out and its failures.
  ///   - configuration: The configuration of the project; nil for none.
  ///   - isBesideOutput: Whether findings go to standard error, because standard output is a diff or a file.
  /// - Throws: `FileFailure` if the file of the report cannot be made.
  init(
    _ flags: ReportFlags, _ walker: FileWalker, _ configuration: Configuration?,
    isBesideOutput: Bool = false
  ) throws(FileFailure) {
    leftOut = walker.leftOut
    printer = FindingPrinter(flags)
    output = try StandardOutput(path: isBesideOutput ? nil : flags.output)
    failOn = flags.failOn ?? configuration?.failOn?.value ?? .warning
    self.isBesideOutput = isBesideOutput
    result.failures = walker.failures
    if !printer.isCounting { write(printer.form.head) }
  }

  /// Begins a report.
  ///
  /// If its file cannot be made, reports that and ends the command.
  static func open(
    _ flags: ReportFlags, _ walker: FileWalker, _ configuration: Configuration?,
    isBesideOutput: Bool = false
  ) throws -> Report {
    do throws(FileFailure) {
      return try Report(flags, walker, configuration, isBesideOutput: isBesideOutput)
    } catch {
      throw end(by: error, TextReport(style: flags.color.style))
    }
  }

  /// Reports a failure.
  ///
  /// - Returns: The exit status of the command.
  private static func end(by failure: FileFailure, _ text: TextReport) -> ExitCode {
    StandardError.write(text.text(for: failure))
    var status = ExitStatus()
    status.noteFailure()
    return ExitCode(status.code)
  }

  /// Does a step that the command needs before it reads files.
  ///
  /// If the step fails, reports that and ends the command.
  func orFail<Value>(_ body: () throws(FileFailure) -> Value) throws -> Value {
    do throws(FileFailure) {
      return try body()
    } catch {
      throw Self.end(by: error, printer.text)
    }
  }

  /// Notes the commit since which texts are checked; nil if all texts are.
  mutating func noteSince(_ reference: String?) { since = reference }

  /// Notes the entries of a baseline that are out of date.
  mutating func noteOutdated(
    from filter: FindingFilter, isLookedAt: (_ path: String, _ rule: String) -> Bool, name: String?
  ) {
    guard let baseline = filter.baseline, filter.changes == nil, let name else { return }
    let gone = baseline.gone(seen: Set(accepted.keys), isLookedAt: isLookedAt).count
    if gone > 0 { outdatedNote = (gone, name) }
  }

  mutating func add(_ file: Result<CheckedFile, FileFailure>) {
    switch file {
    case .success(let file):
      result.fileCount += 1
      result.entryCount += file.entryCount
      let isFirst = counts.findings == 0
      counts.add(file.counts)
      if let locale = file.state.unknownLocale {
        unknownLocales.append((file.state.path, locale))
      } else if !file.state.hasLocale {
        withoutLocale.append(file.state.path)
      }
      if let ofPath = file.state.localeOfPath, let locale = file.state.locale {
        localeConflicts.append((file.state.path, locale.identifier, ofPath))
      }
      if file.state.isUncheckedPseudolocale { uncheckedPseudolocales.append(file.state.path) }
      if let fact = file.state.container { add(fact) }
      if file.state.missesBase { withoutBase.append(file.state.path) }
      doubtedFormat = file.state.doubtedFormat ?? doubtedFormat
      misspelledIgnores += file.state.misspelledIgnores.map { (file.state.path, $0) }
      accepted.merge(file.accepted, uniquingKeysWith: +)
      if printer.isCounting { statistics.add(file) }
      changedFiles += file.isChanged ? 1 : 0
      write(findingsOf: file, path: file.state.path, isFirst: isFirst)
      addProjectFinding(of: file.state)
    case .failure(let failure):
      result.failures.append(failure)
    }
  }

  /// Counts a file by the container of its texts.
  private mutating func add(_ fact: ContainerFact) {
    if let known = result.containers.firstIndex(where: { $0.isSame(as: fact) }) {
      result.containers[known].files += 1
    } else {
      result.containers.append(fact)
    }
  }

  /// Writes a finding about the project, which several files have.
  private mutating func addProjectFinding(of state: FileState) {
    guard let (finding, isAccepted) = state.missingDirection,
      projectFindings.insert(finding).inserted
    else { return }
    guard !isAccepted else {
      accepted[finding.fingerprint] = 1
      return
    }
    let isFirst = counts.findings == 0
    let file = CheckedFile(finding, of: state, printer)
    counts.add(file.counts)
    if printer.isCounting { statistics.add(file) }
    write(findingsOf: file, path: finding.path, isFirst: isFirst)
  }

  private mutating func write(findingsOf file: CheckedFile, path: String, isFirst: Bool) {
    if failOn.isFailing(file.counts) { status.noteFindings() }
    guard file.counts.findings > 0, !printer.isCounting else { return }
    result.findingCount += file.counts.findings
    write(printer.form.fileHead(path, file.counts))
    var skipped = isFirst ? printer.form.separator.utf8.count : 0
    do throws(SystemError) {
      try file.output.read { piece in
        write(bytes: skipped == 0 ? piece : Array(piece.dropFirst(skipped)))
        skipped = 0
      }
    } catch {
      result.failures.append(Spool.failure(error, path: path))
    }
    write(printer.form.fileTail)
  }

  /// Writes a diff or a repaired file to standard output.
  mutating func write(output bytes: [UInt8]) { output.write(bytes: bytes) }

  /// Notes the look-ups of texts in programs, for `--statistics`.
  mutating func note(_ lookups: LookupCounts) {
    guard lookups != LookupCounts() else { return }
    statistics.lookUps = ["understood": lookups.read, "key made by code": lookups.unread]
  }

  /// Notes the path of a file whose diff cannot be applied as a patch.
  mutating func noteNoPatch(_ path: String) { withoutPatch.append(path) }

  private mutating func write(_ text: String) { write(bytes: Array(text.utf8)) }

  private mutating func write(bytes: [UInt8]) {
    if isBesideOutput { StandardError.write(bytes: bytes) } else { output.write(bytes: bytes) }
  }

  /// Writes the end of the report.
  ///
  /// - Parameters:
  ///   - summary: Returns the last line for the number of findings and of failures; nil for the summary of `check`.
  ///   - fixCommand: The command that applies the repairs that `check` counted.
  ///   - isFailing: When the exit status is 1.
  /// - Throws: The exit status, if it is not 0.
  mutating func finish(
    summary: ((_ left: Int, _ failures: Int) -> String)?, fixCommand: String = "bidi-fix fix",
    isFailing: Failing = .onFindings
  ) throws {
    if printer.isCounting {
      write(statisticsText)
    } else {
      write(printer.form.tail(for: result))
    }
    switch isFailing {
    case .always: status.noteFindings()
    case .never: status = ExitStatus()
    case .onFindings: break
    }
    if !output.finish() { status.noteFailure() }
    // A report that programs read must be the only output on standard error.
    let isAlone = isBesideOutput && printer.form.saysFailures
    if !isAlone {
      for failure in result.failures { StandardError.write(printer.text.text(for: failure)) }
      Notes.write(leftOut)
      for fact in result.containers { Notes.writeContainer(fact) }
      Notes.writeUnknownLocales(withoutLocale)
      Notes.writeUnknownLocales(inside: unknownLocales)
      Notes.writeLocaleConflicts(localeConflicts)
      Notes.writeUncheckedPseudolocales(uncheckedPseudolocales)
      Notes.writeMissingBases(withoutBase)
      Notes.writeWithoutPatch(withoutPatch, command: "fix")
      if let since { Notes.writeSince(since, changedFiles, of: result.fileCount) }
      Notes.writeBaseline(accepted: accepted.values.reduce(0, +), gone: outdatedNote)
      Notes.writeMisspelledIgnores(misspelledIgnores)
      Notes.writeRemarksOfWriting()
      if let doubtedFormat { Notes.writeDoubtedFormat(doubtedFormat) }
      StandardError.write(
        summary?(counts.findings, result.failures.count)
          ?? printer.text.summary(of: counts, in: result, fixCommand: fixCommand))
    }
    if !result.failures.isEmpty { status.noteFailure() }
    try status.exit()
  }

  /// The tables of `--statistics`, with the highest counts first.
  private var statisticsText: String {
    if printer.form is JSONReport { return JSONText.line(statistics) + "\n" }
    let tables = [
      ("rule", statistics.byRule), ("locale", statistics.byLocale), ("file", statistics.byFile),
    ]
    let ofProgram = statistics.lookUps.map { [("look-ups of the program", $0)] } ?? []
    return (tables + ofProgram).map { name, counts in
      let rows = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      let width = max(8, rows.first.map { "\($0.value)".count + 2 } ?? 0)
      func row(_ count: String, _ text: String) -> String {
        String(repeating: " ", count: width - count.count) + count + "  " + text + "\n"
      }
      return row(name.contains(" ") ? "number" : "findings", name)
        + rows.map { row("\($0.value)", printer.text.shown($0.key)) }.joined()
    }.joined(separator: "\n")
  }

  /// When the exit status is 1.
  enum Failing {
    /// If there are findings.
    case onFindings
    /// Always.
    case always
    /// Never.
    case never
  }
}
