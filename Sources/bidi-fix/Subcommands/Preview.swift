import ArgumentParser
import BidiLint
import BidiMessages
import BidiProject
import BidiReport
import BidiSource
import LocalizationFiles

/// The command `bidi-fix preview`.
struct Preview: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write a page that shows strings before and after their repair, in a browser.",
    discussion: """
      One file, which needs no network: each entry with a finding as the browser lays it out, in every container and with \
      every class of argument, beside the order that bidi-fix computed, and a mark where the two differ. Ticked entries \
      become a patch, ignore comments, or a table for a translator.

        bidi-fix preview App/ -o report.html
        bidi-fix preview --all --locale ar App/ -o report.html
      """)

  @OptionGroup var input: PathArguments
  @OptionGroup var flags: LintFlags
  @OptionGroup var base: BaseFlag
  @OptionGroup var adoption: AdoptionFlags

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("The file to write; - for standard output.", valueName: "file"))
  var output: String?

  @Flag(help: "Show every entry that programs show, not only those with findings.")
  var all = false

  @Flag(help: "Show also repairs that a person should look at.")
  var unsafeFixes = false

  func validate() throws {
    if output == nil { throw ValidationError("Name the file to write: -o report.html.") }
    if adoption.since != nil, input.isStandardInput {
      throw ValidationError("--since asks Git, which does not know standard input.")
    }
  }

  func run() async throws {
    var page = try StandardOutput(path: output == "-" ? nil : output)
    let status = try await write(isServed: false) { page.write($0) }
    var exit = status
    if !page.finish() { exit.noteFailure() }
    try exit.exit()
  }

  /// Writes the page, piece by piece.
  func write(isServed: Bool, to take: (String) -> Void) async throws -> ExitStatus {
    let (project, walker) = try input.project(
      locales: try flags.locale.locales(), needsLocale: true, flags: try flags.settings(),
      base: base)
    let report = PreviewReport(
      version: BidiFix.version, folder: realPath("."), isServed: isServed)
    let text = TextReport(style: TextStyle(isColored: false, showsControls: true))
    var status = ExitStatus()
    let filter: FindingFilter
    do throws(FileFailure) {
      filter = try adoption.filter(for: input.paths, project.configuration)
    } catch {
      StandardError.write(text.text(for: error))
      status.noteFailure()
      try status.exit()
      return status
    }
    let (scope, includesUnsafe): (FilePreview.Scope, Bool) = (all ? .all : .findings, unsafeFixes)
    let settings = project.settings
    take(report.head)
    var failures = walker.failures
    var (files, entries) = (0, 0)
    await project.forEachFile { loaded, memory throws(FileFailure) in
      let preview = try FilePreview(
        loaded, filter, settings, scope, includesUnsafe: includesUnsafe, memory: &memory)
      return preview.entries.isEmpty
        ? nil : (text: report.text(for: preview), count: preview.entries.count)
    } finish: { (result: Result<(text: String, count: Int)?, FileFailure>) in
      switch result {
      case .success(let file):
        guard let file else { return }
        take((files == 0 ? "" : report.separator) + file.text)
        files += 1
        entries += file.count
      case .failure(let failure): failures.append(failure)
      }
    }
    take(report.tail(failures: failures))
    for failure in failures {
      StandardError.write(text.text(for: failure))
      status.noteFailure()
    }
    Notes.write(walker.leftOut)
    StandardError.write(
      "\(count(entries, "entry", "entries")) of \(count(files, "file")) to look at"
        + (output == "-" || isServed ? "\n" : " in \(text.shown(output ?? ""))\n"))
    return status
  }
}

extension FilePreview {
  /// What is to be seen of a file.
  init(
    _ loaded: Project.Loaded, _ filter: FindingFilter, _ settings: ProjectSettings, _ scope: Scope,
    includesUnsafe: Bool, memory: inout JudgeMemory
  ) throws(FileFailure) {
    let ofFile = try filter.ofFile(loaded)
    let keep: (@Sendable ([Finding]) -> [Finding])? =
      filter.isActive ? { @Sendable in RepairedFile.kept($0, by: ofFile) } : nil
    let outcome: Fixer.Outcome
    do throws(Fixer.Failure) {
      outcome = try Fixer(linter: loaded.linter, includesUnsafe: includesUnsafe, keep: keep).fix(
        loaded.file, locale: loaded.locale, base: loaded.base, memory: &memory)
    } catch {
      throw FileFailure(path: loaded.path, message: error.description)
    }
    let findings = loaded.linter.findings(
      in: loaded.file, locale: loaded.locale, base: loaded.base, memory: &memory)
    self.init(
      outcome, findings: keep?(findings) ?? findings, locale: loaded.locale,
      options: {
        settings.options(path: loaded.path, locale: $0.flatMap { MessageLocale($0) } ?? loaded.locale)
      }, base: loaded.base, scope: scope)
  }
}
