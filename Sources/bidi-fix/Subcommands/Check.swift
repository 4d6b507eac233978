import ArgumentParser
import BidiLint
import BidiReport
import LocalizationFiles

/// The command `bidi-fix check`.
struct Check: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Find strings that are displayed in the wrong order.",
    discussion: """
      Each finding shows its proof: the order now and the order wanted, both written as they stand on \
      the screen from left to right. Findings go to standard output, a summary to standard error.
      """)

  @OptionGroup var input: PathArguments
  @OptionGroup var flags: LintFlags
  @OptionGroup var output: OutputFlags

  @Option(help: ArgumentHelp("The form of the report: text or json.", valueName: "form"))
  var format: ReportFormat = .text

  func run() async throws {
    let linter = Linter(options: try flags.options())
    let (project, unseen) = try input.project(locale: try flags.lintLocale())
    var result = LintResult()
    result.failures = unseen
    var withoutLocale: [String] = []
    let results = await project.forEachFile { loaded throws(FileFailure) in
      do {
        let findings = try linter.findings(in: loaded.file, locale: loaded.locale)
        return (loaded.path, loaded.file.entries.count, findings, loaded.locale == nil)
      } catch {
        throw FileFailure(path: loaded.path, message: "\(error)")
      }
    }
    for file in results {
      switch file {
      case .success(let (path, entryCount, findings, hasNoLocale)):
        result.fileCount += 1
        result.entryCount += entryCount
        result.findings += findings
        if hasNoLocale { withoutLocale.append(path) }
      case .failure(let failure):
        result.failures.append(failure)
      }
    }
    try report(result, withoutLocale: withoutLocale)
  }

  private func report(_ result: LintResult, withoutLocale: [String]) throws {
    var status = ExitStatus()
    var standardOutput = StandardOutput()
    let report = TextReport(style: output.style)
    switch format {
    case .text:
      for finding in result.findings { standardOutput.write(report.text(for: finding)) }
    case .json:
      standardOutput.write(JSONReport.text(for: result))
    }
    if !standardOutput.finish() { status.noteFailure() }
    for failure in result.failures { StandardError.write(report.text(for: failure)) }
    Notes.writeUnknownLocales(withoutLocale)
    StandardError.write(report.summary(of: result))
    if !result.findings.isEmpty { status.noteFindings() }
    if !result.failures.isEmpty { status.noteFailure() }
    try status.exit()
  }
}
