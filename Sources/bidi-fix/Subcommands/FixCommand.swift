import ArgumentParser
import BidiLint
import BidiReport
import BidiSource
import LocalizationFiles

/// The command `bidi-fix fix`.
struct FixCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fix",
    abstract: "Repair strings in place; with --diff show what would change.",
    discussion: """
      Only values change, by invisible marks; comments, keys and every other byte stay. Each file is \
      replaced whole, so that it is the old one or the new one at any moment. With - standard input is \
      repaired to standard output. What cannot be repaired is reported as by check.

      Exit status: that of check for what is left; with --diff 0, also where there is a change.
      """)

  @OptionGroup var input: PathArguments
  @OptionGroup var flags: LintFlags
  @OptionGroup var output: OutputFlags

  @Flag(help: "Print a unified diff and write nothing.")
  var diff = false

  @Flag(help: "With --diff: exit with 1 where there is a change.")
  var exitCode = false

  @Flag(help: "Also make repairs that a person should look at.")
  var unsafeFixes = false

  @Option(
    help: ArgumentHelp("The form of the report of what is left: text or json.", valueName: "form"))
  var format: ReportFormat = .text

  func validate() throws {
    if exitCode, !diff { throw ValidationError("--exit-code goes with --diff.") }
  }

  func run() async throws {
    let linter = Linter(options: try flags.options())
    let fixer = Fixer(linter: linter, includesUnsafe: unsafeFixes)
    let (project, unseen) = try input.project(locale: try flags.lintLocale())
    let isWritten = !diff && !input.isStandardInput
    let results = await project.forEachFile { loaded throws(FileFailure) in
      try Repaired(loaded, by: fixer, isWritten: isWritten)
    }
    var summary = RepairSummary(failures: unseen)
    for file in results { summary.add(file) }
    try report(summary)
  }

  private func report(_ summary: RepairSummary) throws {
    var status = ExitStatus()
    var standardOutput = StandardOutput()
    let text = TextReport(style: output.style)
    var remaining = LintResult()
    remaining.failures = summary.failures
    for file in summary.files {
      remaining.fileCount += 1
      remaining.entryCount += file.outcome.original.entries.count
      remaining.findings += file.outcome.remaining
      if diff {
        standardOutput.write(
          UnifiedDiff(style: output.style)
            .text(from: file.outcome.original.source, to: file.outcome.repaired.source))
      } else if input.isStandardInput {
        standardOutput.write(bytes: file.outcome.repaired.source.bytes())
      }
    }
    // Standard output is the diff, or the file; what is left to say goes beside it.
    let isReportBeside = diff || input.isStandardInput
    switch format {
    case .text where isReportBeside:
      for finding in remaining.findings { StandardError.write(text.text(for: finding)) }
    case .text:
      for finding in remaining.findings { standardOutput.write(text.text(for: finding)) }
    case .json where isReportBeside:
      StandardError.write(JSONReport.text(for: remaining))
    case .json:
      standardOutput.write(JSONReport.text(for: remaining))
    }
    if !standardOutput.finish() { status.noteFailure() }
    for failure in summary.failures { StandardError.write(text.text(for: failure)) }
    Notes.writeUnknownLocales(summary.withoutLocale)
    StandardError.write(summary.text(isWritten: !isReportBeside))
    if diff ? exitCode && summary.changedFileCount > 0 : !remaining.findings.isEmpty {
      status.noteFindings()
    }
    if !summary.failures.isEmpty { status.noteFailure() }
    try status.exit()
  }
}

/// A file with its repairs, written where they are to be.
struct Repaired: Sendable {
  let path: String
  let outcome: Fixer.Outcome
  let hasLocale: Bool

  init(_ loaded: Project.Loaded, by fixer: Fixer, isWritten: Bool) throws(FileFailure) {
    path = loaded.path
    hasLocale = loaded.locale != nil
    do throws(Fixer.Failure) {
      outcome = try fixer.fix(loaded.file, locale: loaded.locale)
    } catch {
      throw FileFailure(path: loaded.path, message: error.description)
    }
    if isWritten, outcome.isChanged {
      try FileWriter.replace(
        path, with: outcome.repaired.source.bytes(), ifStill: loaded.bytes)
    }
  }
}

/// What a run of `fix` did.
struct RepairSummary {
  private(set) var files: [Repaired] = []
  private(set) var failures: [FileFailure]

  init(failures: [FileFailure]) { self.failures = failures }

  mutating func add(_ result: Result<Repaired, FileFailure>) {
    switch result {
    case .success(let file): files.append(file)
    case .failure(let failure): failures.append(failure)
    }
  }

  var changedFileCount: Int { files.count { $0.outcome.isChanged } }

  var withoutLocale: [String] { files.filter { !$0.hasLocale }.map(\.path) }

  func text(isWritten: Bool) -> String {
    let entries = files.reduce(0) { $0 + $1.outcome.original.entries.count }
    let fixed = files.reduce(0) { $0 + $1.outcome.fixed.count }
    let edits = files.reduce(0) { $0 + $1.outcome.editCount }
    let left = files.reduce(0) { $0 + $1.outcome.remaining.count }
    let verb = isWritten ? "repaired" : "would repair"
    var text =
      "\(verb) \(fixed) findings by \(edits) edits in \(changedFileCount) of \(files.count) files"
    text += " with \(entries) entries"
    if left > 0 { text += "; \(left) findings are left" }
    if !failures.isEmpty { text += "; \(failures.count) files could not be done" }
    return text + "\n"
  }
}
