import ArgumentParser
import BidiFiles
import BidiLint
import BidiJudge
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
      repaired to standard output; where nothing can be repaired, it is printed as it came. What cannot be repaired is reported as by check.

      Exit status: that of check for what is left; with --diff 0, also where there is a change.
      """)

  @OptionGroup var input: PathArguments
  @OptionGroup var flags: LintFlags
  @OptionGroup var sources: SourceFlags
  @OptionGroup var base: BaseFlag
  @OptionGroup var adoption: AdoptionFlags
  @OptionGroup var report: ReportFlags

  @Flag(help: "Print a unified diff and write nothing.")
  var diff = false

  @Flag(help: "With --diff: exit with 1 where there is a change.")
  var exitCode = false

  @Flag(help: "Also make repairs that a person should look at.")
  var unsafeFixes = false

  func validate() throws {
    if report.output != nil, diff || input.isStandardInput {
      throw ValidationError(
        "--output takes the report of what is left; with --diff or - that goes to standard error.")
    }
    if adoption.since != nil, input.isStandardInput {
      throw ValidationError("--since asks Git, which does not know standard input.")
    }
    if exitCode, !diff { throw ValidationError("--exit-code goes with --diff.") }
  }

  func run() async throws {
    let includesUnsafe = unsafeFixes
    let (project, walker) = try input.project(
      locales: try flags.locale.locales(), needsLocale: true, flags: try flags.settings(),
      base: base, sources: sources.finders)
    // If standard output is the diff or the file, findings go to standard error.
    let isWritten = !diff && !input.isStandardInput
    if isWritten { ProcessWrites.shared.handleSignals() }
    let printer = UnifiedDiff(style: report.color.style, folder: realPath("."))
    var report = try Report.open(
      self.report, walker, project.configuration, isBesideOutput: !isWritten)
    let filter = try report.orFail { () throws(FileFailure) in
      try adoption.filter(for: input.paths, project.configuration)
    }
    var tally = RepairTally()
    let (diff, isStandardInput, exitCode) = (diff, input.isStandardInput, exitCode)
    let findingPrinter = report.printer
    await project.forEachFile { loaded, memory throws(FileFailure) in
      try RepairedFile(
        loaded, filter, includesUnsafe: includesUnsafe, isWritten: isWritten, memory: &memory,
        findingPrinter)
    } finish: { result in
      if case .success(let file) = result {
        tally.add(file.repair)
        let (old, new) = (file.repair.original.source, file.repair.repaired.source)
        if diff {
          report.write(output: Array(printer.text(from: old, to: new).utf8))
          if file.repair.isChanged, !UnifiedDiff.isPatch(of: old) { report.noteNoPatch(old.path) }
        } else if isStandardInput {
          report.write(output: new.bytes())
        }
      } else if isStandardInput, !diff {
        project.input?.forward { report.write(output: $0) }
      }
      report.add(result.map(\.checked))
    }
    report.noteSince(adoption.since)
    if diff, exitCode, tally.changedFiles > 0 {
      try report.finish(summary: { tally.text(isWritten: !diff, $0, $1) }, isFailing: .always)
    } else {
      try report.finish(
        summary: { tally.text(isWritten: !diff, $0, $1) }, isFailing: diff ? .never : .onFindings)
    }
  }
}

/// A repaired file.
struct RepairedFile: Sendable {
  let repair: Fixer.Repair

  /// The findings that remain.
  private(set) var checked: CheckedFile

  init(
    _ loaded: Project.Loaded, _ filter: FindingFilter, includesUnsafe: Bool, isWritten: Bool,
    memory: inout JudgeMemory, _ printer: FindingPrinter
  ) throws(FileFailure) {
    let fileFilter = try filter.ofFile(loaded)
    let keep: (@Sendable ([Finding]) -> [Finding])? =
      filter.isActive ? { @Sendable in Self.kept($0, by: fileFilter) } : nil
    let first = CheckedFile(loaded, filter, isChanged: fileFilter != nil)
    var checked = first
    var left: Set<String> = []
    repair = Fixer(linter: loaded.linter, includesUnsafe: includesUnsafe, keep: keep).repair(
      loaded.file, locale: loaded.locale, base: loaded.base, memory: &memory,
      remaining: { findings in
        checked.add(findings, printer)
        if !isWritten { left.formUnion(findings.lazy.map(\.identity)) }
      })
    // If nothing is written, findings have the places of the unchanged file.
    let isMoved = !isWritten && repair.isChanged && !left.isEmpty
    if isMoved { checked = first }
    if isMoved || filter.baseline != nil {
      var all = fileFilter
      loaded.linter.findings(
        in: loaded.file, locale: loaded.locale, base: loaded.base, memory: &memory
      ) { findings in
        // Accepted findings are counted as check counts them.
        let kept = all?.keep(findings) ?? []
        if isMoved { checked.add(kept.filter { left.contains($0.identity) }, printer) }
      }
      checked.accepted = all?.accepted ?? [:]
    }
    self.checked = checked
    if isWritten, !repair.isChanged {
      FileWriter.cleanFolder(of: loaded.path)
    } else if isWritten {
      try FileWriter.replace(
        loaded.path, with: repair.repaired.source.bytes(), ifStill: loaded.bytes)
    }
  }

  static func kept(_ findings: [Finding], by filter: FileFilter?) -> [Finding] {
    var filter = filter
    return filter?.keep(findings) ?? []
  }
}

/// The number of repairs of a run, for its last line.
struct RepairTally {
  private(set) var changedFiles = 0
  private var files = 0
  private var entries = 0
  private var fixed = 0
  private var edits = 0

  mutating func add(_ repair: Fixer.Repair) {
    files += 1
    entries += repair.original.entries.count
    changedFiles += repair.isChanged ? 1 : 0
    fixed += repair.fixedCount
    edits += repair.editCount
  }

  func text(isWritten: Bool, _ left: Int, _ failures: Int) -> String {
    let verb = isWritten ? "repaired" : "would repair"
    var text =
      "\(verb) \(quantity(fixed, "finding")) by \(quantity(edits, "edit")) in \(changedFiles) of"
    text += " \(quantity(files, "file")) with \(quantity(entries, "entry", "entries"))"
    if left > 0 { text += "; \(quantity(left, "finding")) left" }
    if failures > 0 { text += "; \(quantity(failures, "path")) could not be done" }
    return text + "\n"
  }
}
