import ArgumentParser
import BidiLint
public import BidiProject
import BidiReport

/// The forms of a report of findings.
enum FindingFormat: String, ExpressibleByArgument, CaseIterable {
  case text, xcode, github, gitlab, json, sarif, junit, checkstyle, markdown

  func form(_ style: TextStyle) -> any FindingForm {
    switch self {
    case .text: TextReport(style: style)
    case .xcode: XcodeForm()
    case .github: GitHubForm()
    case .gitlab: GitLabForm()
    case .json: JSONReport()
    case .sarif: SARIFForm(version: BidiFix.version)
    case .junit: JUnitForm()
    case .checkstyle: CheckstyleForm()
    case .markdown: MarkdownForm()
    }
  }
}

/// The number of findings by rule, locale and file.
struct FindingStatistics: Encodable {
  private(set) var byRule: [String: Int] = [:]
  private(set) var byLocale: [String: Int] = [:]
  private(set) var byFile: [String: Int] = [:]

  /// The look-ups of texts in the programs beside the files: those that were understood, and those whose key code makes.
  var lookUps: [String: Int]?

  mutating func add(_ file: CheckedFile) {
    byRule.merge(file.counts.byRule, uniquingKeysWith: +)
    byLocale.merge(file.byLocale, uniquingKeysWith: +)
    if file.counts.findings > 0 { byFile[file.state.path, default: 0] += file.counts.findings }
  }
}

extension FailingSeverity: ExpressibleByArgument {}

/// The flags of `check` and `fix` that say how findings are reported.
struct ReportFlags: ParsableArguments {
  // A group inside a group is checked 16 times each time a debug build parses a command line.
  @Option(help: ColorChoice.help) var color: ColorChoice = .auto

  @Option(help: TerminalBidi.help) var terminalBidi: TerminalBidi = .auto

  @Option(
    help: ArgumentHelp(
      "The form of the report: text for people; xcode, github and gitlab for their notes at lines; json, sarif, junit"
        + " and checkstyle for programs; markdown for a comment on a pull request.",
      valueName: "form"))
  var format: FindingFormat = .text

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      "Write the report to this file, not to standard output.", valueName: "file"))
  var output: String?

  @Flag(help: "In the place of findings, count them by rule, by locale and by file.")
  var statistics = false

  @Option(
    help: ArgumentHelp(
      "The least severity for which the exit status is 1: error, warning (the default), info, or never.",
      valueName: "severity"))
  var failOn: FailingSeverity?

  /// The style of a text report.
  var style: TextStyle { terminalBidi.style(color, isOutput: output == nil) }

  func validate() throws {
    if statistics, format != .text, format != .json {
      throw ValidationError("--statistics are text or json, not \(format.rawValue).")
    }
  }
}
