import ArgumentParser
import BidiFiles
import BidiLint
import BidiProject
import BidiReport
import BidiSource
import LocalizationFiles

/// The command `bidi-fix check`.
struct Check: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Find strings that are displayed in the wrong order.",
    discussion: """
      Each finding shows its proof: the order now and the order after the repair, both written as they \
      stand on the screen from left to right, with the arguments that show the fault. Findings go to standard output, a summary to standard error.
      """)

  @OptionGroup var input: PathArguments
  @OptionGroup var flags: LintFlags
  @OptionGroup var sources: SourceFlags
  @OptionGroup var base: BaseFlag
  @OptionGroup var adoption: AdoptionFlags
  @OptionGroup var report: ReportFlags

  @Flag(
    help: "List the files that would be read, with format and locale, and those that would not.")
  var listFiles = false

  @Flag(
    help: "Show the settings that count for each path, where they come from, and check nothing.")
  var showSettings = false

  @Flag(help: "Check again whenever a file changes, until Ctrl-C.")
  var watch = false

  @Option(
    help: ArgumentHelp(
      "Find only the texts that are wider than this file says. The bidi-scene beside bidi-fix measures them; the form of the file is in bidi-scene measure --help.",
      valueName: "file"))
  var widths: String?

  func validate() throws {
    if let words = measureWords, SceneProgram.path == nil {
      throw ValidationError(
        "bidi-fix links no fonts, and there is no bidi-scene beside it; run: bidi-scene \(words.joined(separator: " "))"
      )
    }
    let measuresFiles =
      !watch && !input.isStandardInput && !listFiles && !showSettings && !report.statistics
      && report.output == nil && adoption.since == nil && [.text, .json].contains(report.format)
    if widths != nil, !measuresFiles {
      throw ValidationError(
        "--widths measures files and folders, its form is text or json, and the report goes to standard output."
      )
    }
    if watch, listFiles || input.isStandardInput {
      throw ValidationError("--watch repeats a check of files and folders.")
    }
    if listFiles, input.isStandardInput {
      throw ValidationError("--list-files lists the files of folders; standard input is one text.")
    }
    if adoption.since != nil, input.isStandardInput {
      throw ValidationError("--since asks Git, which does not know standard input.")
    }
  }

  /// The arguments of `bidi-scene` that measure the texts; nil where nothing is measured.
  private var measureWords: [String]? {
    guard let widths else { return nil }
    return ["measure", "--widths", widths, "--format", report.format.rawValue]
      + (flags.locale.tags.map { ["--locale", $0] } ?? []) + ["--"] + input.paths
  }

  func run() async throws {
    if let words = measureWords, let program = SceneProgram.path {
      let error = SceneProgram.replaceThisProgram(with: [program] + words)
      StandardError.write("\(program): error: \(error.message)\n")
      throw ExitCode(2)
    }
    guard watch else { return try await check() }
    try await Watch(
      arguments: input.paths, options: input.walkOptions,
      base: base.base ?? "en", others: [adoption.baseline ?? Baseline.fileName]
    ).run { try await check() }
  }

  private func check() async throws {
    let finders = sources.finders
    let (project, walker) = try input.project(
      locales: try flags.locale.locales(), needsLocale: true, flags: try flags.settings(),
      base: base, sources: finders)
    if showSettings {
      try SettingsList(
        project, paths: input.paths, failOn: self.report.failOn, base: base,
        locale: flags.locale.tags
      ).write()
      return
    }
    if listFiles {
      try FileList(walker).write()
      return
    }
    var report = try Report.open(self.report, walker, project.configuration)
    let filter = try report.orFail { () throws(FileFailure) in
      try adoption.filter(for: input.paths, project.configuration)
    }
    let printer = report.printer
    await project.forEachFile { loaded, memory throws(FileFailure) in
      try CheckedFile(loaded, memory: &memory, printer, filter)
    } finish: {
      report.add($0)
    }
    report.noteOutdated(
      from: filter,
      isLookedAt: project.looksAt(
        among: input.paths, isWhole: flags.locale.tags == nil),
      name: filter.baselineName)
    report.noteSince(adoption.since)
    if printer.isCounting, let usage = finders.usage { report.note(usage.lookups) }
    // The compiler would take seconds to check a sum of these arrays.
    let words: [[String]] = [
      ["bidi-fix fix"], flags.arguments, sources.arguments, base.arguments,
      adoption.arguments(for: filter),
      input.shownPaths,
    ]
    try report.finish(summary: nil, fixCommand: words.joined().joined(separator: " "))
  }
}
